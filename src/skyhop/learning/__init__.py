"""Learning: training of networks by self-play. A network estimates the win chance of a seat in a world."""

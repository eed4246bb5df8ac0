"""Learning: training of networks that estimate the value of views, by self-play."""

"""Learning: a network learns the value of views from self-play."""

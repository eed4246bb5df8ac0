"""Learning: a game plays against itself, and a network learns from it what views are worth."""

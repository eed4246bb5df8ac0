"""Balloon Cup: a game with hidden hands for two players. The game has four published rulesets."""

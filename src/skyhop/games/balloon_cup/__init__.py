"""Balloon Cup: a game for two players with hidden hands and four published rulesets."""

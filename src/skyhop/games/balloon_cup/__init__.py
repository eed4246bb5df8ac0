"""Balloon Cup: a game for two players with hidden hands, by four published rulesets."""

"""Balloon Cup: two players, hidden hands, four published rule sets."""

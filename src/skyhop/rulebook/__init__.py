"""Texts about a game: clauses, scenarios, lessons, questions."""

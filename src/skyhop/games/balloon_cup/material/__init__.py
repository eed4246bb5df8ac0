"""Printed material for a match on paper: cards, tiles, cubes, trophies and the rules."""

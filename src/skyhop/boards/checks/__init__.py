"""Checks of a board's graph and printed shapes, independent of the generator's code."""

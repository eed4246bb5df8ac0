"""Skyhop: play, study and print two balloon games."""

__version__ = "0.1.0"

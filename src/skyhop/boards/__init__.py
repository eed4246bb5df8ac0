"""Boards: made from a seed and settings, checked, drawn, kept in files (AO-11, AO-13)."""

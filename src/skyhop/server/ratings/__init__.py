"""Ratings: estimate strength and decide which matches count."""

"""Ratings: estimates of strength, and rules for which matches count."""

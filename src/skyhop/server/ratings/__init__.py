"""Ratings: estimates of playing strength, and rules that decide which matches count for the ratings."""

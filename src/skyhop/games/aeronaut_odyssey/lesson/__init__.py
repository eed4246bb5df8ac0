"""Lesson for newcomers: scenario files, and texts for each of them."""

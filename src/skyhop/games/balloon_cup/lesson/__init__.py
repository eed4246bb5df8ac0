"""Lesson: scenario files, and the texts that explain each to newcomers."""

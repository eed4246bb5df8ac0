"""Paths of routes: doubles, bends, and distances to other printed elements."""

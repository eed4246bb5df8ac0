"""Drawings of a match: the map with the routes and travelers of the players, and the inventories."""

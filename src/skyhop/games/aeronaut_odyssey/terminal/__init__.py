"""Aeronaut Odyssey in the terminal: how it is drawn, typed and explained."""

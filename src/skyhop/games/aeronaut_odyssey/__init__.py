"""Aeronaut Odyssey: a game in which one to six players claim routes between the cities of a map."""

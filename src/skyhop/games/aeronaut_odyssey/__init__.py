"""Aeronaut Odyssey: claim routes between cities on a generated map."""

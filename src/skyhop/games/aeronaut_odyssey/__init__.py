"""Aeronaut Odyssey: routes between cities on a generated map."""

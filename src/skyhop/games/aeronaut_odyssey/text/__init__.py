"""Texts of Aeronaut Odyssey: labels, log, descriptions and explanations."""

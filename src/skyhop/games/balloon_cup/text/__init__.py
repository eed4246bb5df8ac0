"""Texts of Balloon Cup: labels, log, descriptions and explanations."""

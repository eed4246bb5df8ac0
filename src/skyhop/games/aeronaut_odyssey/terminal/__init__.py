"""Aeronaut Odyssey in the terminal: drawings, typed input and explanations."""

"""Quiz on Aeronaut Odyssey: questions, and their words."""

"""What the quiz asks about Aeronaut Odyssey, and its words."""

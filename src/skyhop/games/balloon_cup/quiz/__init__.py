"""What the quiz asks about Balloon Cup, and its words."""

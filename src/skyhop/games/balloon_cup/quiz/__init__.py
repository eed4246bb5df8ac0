"""Quiz about Balloon Cup: questions and their words."""

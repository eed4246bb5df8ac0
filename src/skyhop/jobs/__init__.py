"""Background jobs of a server: one queue, whose time is shared fairly among guests."""

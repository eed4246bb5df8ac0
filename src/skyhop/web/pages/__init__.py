"""Pages for people, drawn on the server."""

"""Plain page for games without their own, in a folder like a game's `page/`."""

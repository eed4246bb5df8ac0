"""Terminal commands. A module contains one command or a few related commands."""

"""Terminal commands. A module contains one command, or two related ones."""

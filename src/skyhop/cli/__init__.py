"""Commands of the terminal. A module contains one command, or two related ones."""

"""How routes run: which are doubled, how they bend, and how near they come to what else is printed."""

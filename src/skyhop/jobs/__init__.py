"""Background jobs of a server: one queue with a fair share of time for each guest."""

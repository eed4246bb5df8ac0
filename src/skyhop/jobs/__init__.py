"""Background jobs of a server: one queue of jobs, shared fairly among all who ask."""

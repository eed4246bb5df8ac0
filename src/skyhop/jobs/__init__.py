"""Background jobs of a server: queues that share the processor time fairly among guests."""

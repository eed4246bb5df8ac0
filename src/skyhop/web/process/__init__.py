"""Server process: socket, workers, logging and the metrics endpoint."""

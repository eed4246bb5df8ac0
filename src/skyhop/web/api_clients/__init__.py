"""Documents of the API, and the event streams of connected programs."""

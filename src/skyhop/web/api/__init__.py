"""HTTP API for programs, and the settings page for its tokens."""

"""Log in words: one sentence for each event that a seat receives."""

"""The log in words: what a seat heard of an action, one sentence each."""

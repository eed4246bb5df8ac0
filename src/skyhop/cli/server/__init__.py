"""Commands that serve a table and look after its data."""

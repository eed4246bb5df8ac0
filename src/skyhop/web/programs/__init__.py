"""The door for programs of others: `/api/v1`, with tokens, streams of lines and one description of it all."""

"""A match on pages: it is seen, played, looked back at, analysed."""

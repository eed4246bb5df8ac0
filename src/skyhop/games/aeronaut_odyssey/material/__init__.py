"""A match on paper: the map, what is cut out, what is read and written."""

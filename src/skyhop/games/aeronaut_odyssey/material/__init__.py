"""Printed material for a match on paper: the map, parts to cut out, texts and sheets to fill in."""

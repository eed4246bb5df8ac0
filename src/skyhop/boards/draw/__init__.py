"""Drawing of a board or a sketch as one SVG in mm, for screen and print."""

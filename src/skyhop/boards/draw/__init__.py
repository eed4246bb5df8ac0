"""Drawing of a board or of a sketch as one SVG text in mm, for screen and print."""

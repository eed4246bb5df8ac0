"""Drawing of a board, or of an unfinished board of the generator, as one SVG text in mm."""

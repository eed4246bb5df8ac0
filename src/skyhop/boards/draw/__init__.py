"""Drawing of a board as one SVG, in mm, for screen, print and sketches of the stages."""

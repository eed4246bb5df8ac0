"""The drawing of a board: one SVG, in mm, for screen, print and sketches of the stages."""

"""Maps: generate, draw, compare and print boards."""

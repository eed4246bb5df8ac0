"""Map pages: generate, edit, draw, compare and print boards."""

"""How a greedy player judges a view: chances of tiles times what their cubes are worth."""

"""Evaluation of views for the greedy player: chances of winning the tiles, and values of their cubes."""

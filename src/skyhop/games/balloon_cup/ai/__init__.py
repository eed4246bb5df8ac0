"""Evaluation of views for the greedy player: its chances of winning the tiles, and the values of their cubes."""

"""Evaluation for the greedy player: the chances of winning each tile, and the values of cubes and trophies."""

"""Evaluation of views for the greedy player: chance of winning each tile times the value of its cubes."""

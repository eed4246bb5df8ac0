"""Evaluation of the greedy player: journeys to complete, routes to claim, balloons to collect."""

"""Evaluation of the greedy player: values of actions, computed from values of journeys, routes and balloons."""

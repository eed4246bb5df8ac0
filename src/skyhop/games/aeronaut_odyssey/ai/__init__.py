"""Evaluation of the greedy player: values of journeys, routes and balloons."""

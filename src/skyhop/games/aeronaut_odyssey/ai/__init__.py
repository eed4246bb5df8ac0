"""The greedy player's evaluation: journeys to join, routes worth claiming, balloons worth having."""

"""What a greedy player thinks of a moment: journeys to join, routes worth claiming, balloons worth having."""

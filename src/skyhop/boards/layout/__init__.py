"""Layout of boards: page, cities, and connected pairs of cities, as functions over plain values."""

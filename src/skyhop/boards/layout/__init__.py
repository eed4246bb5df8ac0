"""Layout of boards: page, cities, and connected pairs of cities. The functions take and return plain values."""

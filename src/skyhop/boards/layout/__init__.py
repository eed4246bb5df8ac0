"""Layout of boards: page, cities, and connected pairs. Functions over plain values."""

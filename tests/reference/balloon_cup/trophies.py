"""[BC-1.4, BC-8.1] Trophies and their prices."""

PRICE_OF_TROPHY = {"R": 7, "Y": 6, "G": 5, "B": 4, "A": 3}

TROPHIES_TO_WIN = 3

CUBES_IN_A_TRADE = 3
"""[BC-7.2, BC-9.1] Cubes of one claimed colour that are paid in one trade."""

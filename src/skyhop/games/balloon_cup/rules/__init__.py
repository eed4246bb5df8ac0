"""Rules as kernels over records: one module each for cards, tiles, trophies, turns, legality and play."""

"""Rules as kernels over records, one noun per file: cards, tiles, trophies, turns, legality, play."""

"""Rules as kernels over records. Each module has one subject: tiles and cards, trophies, turns, or legality."""

"""The rules as kernels over records, one noun a file: cards, bag, tiles, trophies, trades, turns, actions."""

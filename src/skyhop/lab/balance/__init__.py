"""Is it fair, how long does it take, how does it end: figures from many games of greedy against itself."""

"""Simple games: one file with a record and two kernels; everything else is generated."""

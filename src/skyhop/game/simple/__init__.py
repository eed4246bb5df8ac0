"""Simple games: one file with a record and two kernels. Skyhop generates everything else."""

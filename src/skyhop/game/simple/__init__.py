"""Plain games: of a record and two kernels in one file all the rest is made."""

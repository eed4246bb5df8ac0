"""What every game stands on: kernels, chance, refusals, journals, matches."""

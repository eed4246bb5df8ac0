"""What every game is made of: kernels, chance, journals, matches and words."""

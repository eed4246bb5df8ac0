"""The engine: records, kernels and their compiler, chance, events, states and documents; it knows no game."""

"""Engine: records, kernels and their compiler, chance, events, states and documents; independent of all games."""

"""Engine: records, kernels and their compiler, chance, events, states and documents. It is independent of all games."""

"""Engine for all games: records, kernels and their compiler, chance, events, states and documents."""

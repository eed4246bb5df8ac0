"""Engine: records, kernels and their compiler, chance, events, states and documents. No part depends on a game."""

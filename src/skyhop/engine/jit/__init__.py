"""Numba pipeline: compile kernels, key and cache their machine code."""

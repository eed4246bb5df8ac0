"""Compiler pipeline on top of numba: compile kernels, and cache their machine code by a key."""

"""Compiler for kernels, based on numba. A cache on disk stores the machine code."""

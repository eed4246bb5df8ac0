"""Compiler pipeline on top of numba. It compiles kernels and caches their machine code on disk by a key."""

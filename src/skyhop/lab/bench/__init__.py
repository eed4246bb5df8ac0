"""Benchmarks: programs that measure speed. They are not tests, because a busy machine would make them fail."""

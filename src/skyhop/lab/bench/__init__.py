"""Benchmarks: programs that measure. They are no tests, because tests would fail on a busy machine."""

"""Benchmarks: programs that measure, not tests that fail on a busy machine."""

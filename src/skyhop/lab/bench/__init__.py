"""Benchmarks: programs that measure speed.

They are not part of the tests, because they would fail on a busy machine.
"""

"""Benchmarks: programs that measure speed.

Benchmarks are not part of the tests, because slow results on a busy machine would make tests fail.
"""

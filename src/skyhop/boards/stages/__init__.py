"""Stages of the generator: functions from one sketch to the next."""

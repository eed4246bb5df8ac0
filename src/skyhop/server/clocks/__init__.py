"""Clocks: time controls, charged time and presence."""

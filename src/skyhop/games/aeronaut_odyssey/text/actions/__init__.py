"""Actions of Aeronaut Odyssey: notation and sentences of each kind, and the reading of texts."""

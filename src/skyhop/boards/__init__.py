"""[AO-11, AO-13] Boards of Aeronaut Odyssey: made from a seed and settings, checked, drawn, kept in files."""

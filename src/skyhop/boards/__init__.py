"""[AO-11, AO-13] Boards of Aeronaut Odyssey: generator, checker, drawing and file format."""

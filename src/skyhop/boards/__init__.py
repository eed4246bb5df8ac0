"""[AO-11, AO-13] Boards of Aeronaut Odyssey: the code that generates, checks, draws and stores them."""

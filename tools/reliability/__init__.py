"""Programs that test the server under load, attack and faults: `python -m tools.reliability.NAME --help`.

Each program prints its figures, and exits with 1 if the server breaks a promise. `docs/reliability.md` lists results.
"""

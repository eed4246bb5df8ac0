"""What the table promises under load, attack and faults, shown by programs: `python -m tools.reliability.NAME --help`.

Each prints its figures and exits with 1 where a promise is broken; `docs/reliability.md` says what came out.
"""

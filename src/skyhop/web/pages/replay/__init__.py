"""Replay pages: past steps, films, analysis, branches and shuffle proofs of a match."""

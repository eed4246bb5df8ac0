"""Replay: films, analysis and shuffle proofs of a match."""

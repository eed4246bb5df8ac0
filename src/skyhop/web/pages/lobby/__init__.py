"""Lobby pages: start matches, join offers, and return to running and finished matches."""

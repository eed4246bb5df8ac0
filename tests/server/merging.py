"""Merges of a guest with another person, whose matches then belong to one player."""

from __future__ import annotations

from functools import partial

from skyhop.server.accounts import merge_players
from skyhop.server.match_registry import MatchRegistry


async def merge(matches: MatchRegistry, guest: str, into: str) -> None:
    await matches.write(partial(merge_players, guest=guest, into=into), list)

"""The log of a match in words, as one seat saw it, made again from the journal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from skyhop.core.journal import Entry
from skyhop.core.match import Match, plies
from skyhop.core.protocol import View


class _Moment(NamedTuple):
    """What the seat saw before an entry; no entry at the end."""

    view: View
    entry: Entry | None


def log_of(match: Match, seat: int) -> Iterator[str]:
    """Tell the match from its beginning, sentence by sentence."""
    moments = (
        _Moment(match.game.view(state, seat), entry)
        for _ply, state, entry in plies(match.journal)
        if entry is None or not entry.is_chance
    )
    for before, after in pairwise(moments):
        if before.entry is not None and isinstance(before.entry.actor, int):
            yield from match.game.events(before.view, after.view, before.entry.actor, before.entry.text)

"""What was said beside the play, as those hear it who have muted others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.server.phrases import Phrase

if TYPE_CHECKING:
    from skyhop.server.matches.live import Live
    from skyhop.server.remarks import Remark


def muted_by(live: Live, seat: int | None) -> frozenset[int]:
    """The seats whose phrases a seat does not want to hear."""
    if not live.mutes:
        return frozenset()
    reader = None if seat is None else live.seats[seat].player
    return frozenset(n for n, place in enumerate(live.seats) if (reader, place.player) in live.mutes)


def heard_by(live: Live, seat: int | None) -> tuple[Remark, ...]:
    """What was said beside the play, as a seat or a spectator hears it."""
    muted = muted_by(live, seat)
    return tuple(each for each in live.remarks if each.seat not in muted or not isinstance(each.said, Phrase))

"""Legal actions in a match, for tests."""

from __future__ import annotations

import random

from skyhop.server.matches.live import Live

RNG = random.Random(7)


def an_action(live: Live) -> tuple[int, int, str]:
    """Any legal action: the seat to decide, the ply, the action in notation."""
    seat = live.match.to_decide
    assert seat is not None
    view = live.match.view(seat)
    return seat, live.match.ply, live.match.game.write(view, RNG.choice(live.match.game.legal(view)))


async def played(live: Live, count: int) -> None:
    """Play so many turns, or to the end."""
    for _turn in range(count):
        if live.match.to_decide is None:
            return
        await live.play(*an_action(live))

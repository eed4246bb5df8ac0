"""Who meets whom: nobody sits down with whom they have blocked, or who has blocked them, and some wait before."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial

from starlette.requests import Request

from skyhop.i18n import _
from skyhop.server.aborts import check_may_meet
from skyhop.server.answers import Stale
from skyhop.server.clocks.time_control import TimeControl
from skyhop.server.match_registry import Matches
from skyhop.server.matches import disconnects
from skyhop.server.players.blocks import read_strangers
from skyhop.server.seats import Seat
from skyhop.web.http.sessions import guest_of, store_of


async def meets(request: Request, seats: Sequence[Seat]) -> bool:
    """Say whether who asks may sit with these players."""
    strangers = await store_of(request).read(partial(read_strangers, player=guest_of(request)))
    return strangers.isdisjoint({seat.player for seat in seats})


async def part(request: Request, other: str) -> None:
    """End what who asks and another player would play again, so that nobody is asked who would be refused."""
    matches: Matches = request.app.state.matches
    player = guest_of(request)
    for asked, end in ((player, disconnects.decline), (other, disconnects.leave)):
        for row in await matches.store.asking(asked):
            live = await matches.open(row.id, is_fresh=True)
            if {player, other} <= {seat.player or seat.kept_for for seat in live.seats}:
                with contextlib.suppress(Stale):  # it has begun, or is over
                    await end(live, player)


async def check_wait(request: Request, control: TimeControl | None) -> None:
    """See that who asks may begin with others by this clock; `MustWait` where too many matches were not begun."""
    if control is not None and not control.free:
        await store_of(request).read(partial(check_may_meet, player=guest_of(request)))


def no_meeting() -> str:
    """Say why somebody does not sit down; not who has blocked whom."""
    return _("You and somebody at that table do not play with each other; choose another match.")

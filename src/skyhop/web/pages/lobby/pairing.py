"""Quick pairing: one button for a game and a clock seats somebody at the match that fits best, or offers one."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from functools import partial

import sqlalchemy as sa
from starlette.requests import Request

from skyhop.game import registry
from skyhop.i18n import _
from skyhop.server.answers import Stale, UnknownMatch
from skyhop.server.clocks.time_control import TimeControl
from skyhop.server.match_registry import Matches
from skyhop.server.matches import disconnects
from skyhop.server.matches.live import Live
from skyhop.server.pairing import Search, Waiting, check_none, find
from skyhop.server.seats import Seat
from skyhop.web.http.sessions import guest_of

QUICK = ("3+2", "5+3", "10+5", "30+20", "1d")
"""Clocks that have a button: the fewer there are, the sooner two meet."""
TRIES = 12
Unless = Callable[[sa.Connection], None]


class NobodyFree(LookupError):  # noqa: N818  an answer
    """Whoever fitted was paired with others, again and again."""


async def paired(
    request: Request, written: str, game: str, own: Seat, begin: Callable[[Unless], Awaitable[Live]]
) -> Live:
    """Seat a player at the nearest match of this game and clock; where none fits, `begin` one, unless one comes.

    Whoever offers such a match already goes back to it, or takes it back and sits down at one that fits by now.
    """
    matches: Matches = request.app.state.matches
    rules = registry.game(game).options().rulesets[0].name
    search = Search(guest_of(request), game, rules, TimeControl.read(written))
    for _try in range(TRIES):
        found = await matches.store.read(partial(find, search=search))
        if found.others and (found.own is None or await _is_taken_back(matches, found.own, search.player)):
            for name in found.others:
                with contextlib.suppress(UnknownMatch):
                    live = await matches.open(name, is_fresh=True)
                    if await live.sit(own):
                        return live
        elif found.own is not None:
            return await matches.open(found.own, is_fresh=True)
        with contextlib.suppress(Waiting):
            return await begin(partial(check_none, search=search))
        await asyncio.sleep(random.uniform(0, 0.05))  # noqa: S311  so that two do not try in step
    raise NobodyFree(_("Others were faster again and again; try once more."))


async def _is_taken_back(matches: Matches, name: str, player: str) -> bool:
    """Take an own offer back; False where somebody has sat down at it meanwhile."""
    try:
        await disconnects.withdraw((await matches.open(name, is_fresh=True)), player)
    except Stale:
        return False
    return True

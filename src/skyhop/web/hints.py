"""Hints at a table: what a strong bot would consider, told to the seat that is to decide.

A hint is made from the view of that seat, in a thread of its own, and remembered until the match goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.core.capability import Capability
from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.state import View
from skyhop.hints.hint import SECONDS, Adviser, Candidate, Hint, not_ready
from skyhop.table.live import Live, Stale
from skyhop.web import match, tables
from skyhop.web.crowd import only_waiting
from skyhop.web.game_page import page_of
from skyhop.web.guests import form_of
from skyhop.web.limits import HINT, Busy, address_of, charge
from skyhop.web.match import place_of
from skyhop.web.moments import Moment
from skyhop.web.names import names

MOST_GAMES = 16
MOST_WAITING = 8
"""Hints of one worker that are being made or wait for it; each takes about a second."""
MOST_OF_ADDRESS = 4
"""Of these, so that guests of one address leave room for others."""
_worker = ThreadPoolExecutor(1, thread_name_prefix="hints")
_waiting: dict[asyncio.Future[Hint], str] = {}
"""What is being made or waits for it, and for which address."""
_given: WeakKeyDictionary[Live, tuple[int, asyncio.Future[Hint]]] = WeakKeyDictionary()
"""By match the last hint that was asked for, and at which ply; only one seat decides there."""


class CandidateShown(NamedTuple):
    """A candidate in words: what it is, the win chance, what is at stake, and selectors of what lights up."""

    text: str
    named: str
    chance: str
    told: str
    places: tuple[str, ...]


class HintShown(NamedTuple):
    """A hint as the table shows it."""

    candidates: tuple[CandidateShown, ...]
    headline: str


@lru_cache(MOST_GAMES)
def adviser_of(game: Game) -> Adviser:
    """Who gives hints for a game that can be searched."""
    return Adviser(game, seconds=SECONDS)


async def hint(request: Request) -> Response:
    """POST /matches/{match}/hint: say what a strong bot would consider, to the seat that is to decide."""
    form, place = await form_of(request), await place_of(request, is_fresh=True)
    if refusal := _refusal(place.live, place.seat, form):
        return await match.show(request, *refusal)
    live, seat, ply = place.live, place.live.match.to_decide or 0, place.live.match.ply
    view = live.match.view(seat)
    found = await _asked(request, live, view)
    try:
        await live.tell_of_hint(seat, ply)
    except Stale:
        return await match.show(request, match.moved_on(), 409)
    picture = tables.latest(live, seat, hint=shown(live, view, found))
    return match.answer(request, Moment.now(live, seat), picture)


def _refusal(live: Live, seat: int | None, form: FormData) -> tuple[str, int] | None:
    """Say why there is no hint, and with which status."""
    if seat is None:
        return _("You are watching this match; only its players can act."), 403
    if not live.allows_hints:
        return _("There are no hints in this match: whoever began it did not allow them."), 403
    if not live.match.game.has(Capability.SEARCH):
        return _("There are no hints for this game: nothing can look ahead in it."), 501
    if form.get("ply") != str(live.match.ply):
        return match.moved_on(), 409
    if live.match.to_decide != seat:
        return _("A hint is for whoever is to act, and that is not you now."), 409
    if not adviser_of(live.match.game).is_ready:
        return not_ready(), 409
    return None


async def _asked(request: Request, live: Live, view: View) -> Hint:
    """Have a hint made, or take the one that is there; `Busy` where too many wait for theirs."""
    ply, address = live.match.ply, address_of(request)
    known = _given.get(live)
    if known is None or known[0] != ply or _has_failed(known[1]):
        if len(_waiting) >= MOST_WAITING or list(_waiting.values()).count(address) >= MOST_OF_ADDRESS:
            raise Busy
        charge(request, HINT)
        making = asyncio.get_running_loop().run_in_executor(_worker, adviser_of(live.match.game).hint, view, ply)
        _waiting[making] = address
        making.add_done_callback(lambda made: _waiting.pop(made, None))
        known = _given[live] = (ply, making)
    with only_waiting():
        return await asyncio.shield(known[1])


def _has_failed(making: asyncio.Future[Hint]) -> bool:
    """Say whether there will be no hint of this: asking again is worth it."""
    return making.done() and (making.cancelled() or making.exception() is not None)


def shown(live: Live, view: View, found: Hint) -> HintShown:
    """Put a hint into words for the seat of a view."""
    named = names(live.seats, view.seat)
    candidates = tuple(candidate_shown(live.match.game, view, each, named) for each in found.candidates)
    return HintShown(candidates, found.headline())


def candidate_shown(game: Game, view: View, each: Candidate, named: Sequence[str]) -> CandidateShown:
    """Put a candidate into words for the seat of a view that calls the players by these names."""
    page = page_of(game.name)
    return CandidateShown(
        each.text,
        " ".join(page.name(view, each.action, named).split()) or each.text,
        each.chance(),
        " ".join(each.told(game, view)),
        tuple(page.places(view, each.action, named)),
    )

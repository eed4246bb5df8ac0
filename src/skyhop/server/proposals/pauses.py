"""Pauses: all players agree that no clock runs for a while; bots agree at once, and any player may resume.

A pause returns no time, and no seat acts in it. Each pause has a limit by speed class, and their number is limited, so
that each match ends. During a pause nobody waits for disconnected players.
"""

from __future__ import annotations

from skyhop.i18n import _
from skyhop.server.clocks.time_control import SECOND, Clocks
from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.live import Live
from skyhop.server.proposals.proposal import answered, asked_of
from skyhop.server.remarks import PAUSE, OpenProposal, Remark, RemarkKind, request_at

MOST = 3
"""Most pauses of a match: enough for interruptions, too few to gain time to think."""
COUNTDOWN = 10
"""Seconds from a player's request to resume until the clocks run."""


def request_of(live: Live) -> OpenProposal | None:
    """Return the open proposal of a pause, or None."""
    is_possible = live.match.outcome is None and not live.is_paused
    request = request_at(live.remarks, live.match.ply, PAUSE) if is_possible else None
    is_answered = request is not None and asked_of(live, request.seat) <= request.agreed
    return None if is_answered else request


def may_ask(live: Live, seat: int) -> bool:
    """Return True if a seat may ask for a pause: a charged clock runs, and no pause is proposed or refused here."""
    if _running(live) is None or not live.seats[seat].acts_for_itself:
        return False
    is_refused = any(each.ply == live.match.ply and each.said is RemarkKind.PAUSE_REFUSED for each in live.remarks)
    return not is_refused and request_of(live) is None


def may_go_on(live: Live, seat: int | None) -> bool:
    """Return True if a seat may resume a paused match; False if it resumes soon anyway."""
    pause = None if live.clocks is None or live.match.outcome is not None else live.clocks.pause
    return seat is not None and pause is not None and pause[1] - live.clock() > _countdown()


def rests_left(live: Live) -> int:
    """Return how many pauses are left."""
    return MOST - len(live.clocks.pauses) if live.clocks is not None else 0


async def ask(live: Live, seat: int, ply: int) -> str:
    """Ask for a pause, or agree to another's proposal; start it if all agree. Return an error text, empty on success.

    Raise `StaleAction` if the page was out of date.
    """
    async with live.acting(seat, ply):
        if live.is_paused or ((request := request_of(live)) is not None and request.seat == seat):
            return ""
        if request is not None:
            await _answer(live, request, seat, is_agreed=True)
        elif not may_ask(live, seat):
            return _("The match cannot be paused now.")
        elif asked_of(live, seat):
            await live.say(Remark(ply, seat, RemarkKind.PAUSE_ASKED))
        else:
            await _begin(live, Remark(ply, seat, RemarkKind.PAUSE_ASKED))
    return ""


async def answer(live: Live, seat: int, ply: int, *, is_agreed: bool) -> None:
    """Answer a pause proposal; any answer by its author withdraws it.

    Raise `StaleAction` as `ask`, or if no proposal is open.
    """
    async with live.acting(seat, ply):
        await _answer(live, request_of(live), seat, is_agreed=is_agreed)


async def go_on(live: Live, seat: int, ply: int) -> str:
    """Resume a paused match after a countdown; return an error text, empty on success. Raise `StaleAction` as `ask`."""
    async with live.acting(seat, ply):
        if live.clocks is None or live.clocks.pause is None or live.match.outcome is not None:
            return _("The match is not paused.")
        if may_go_on(live, seat):
            await _until(live, live.clock() + _countdown(), Remark(ply, seat, RemarkKind.GOES_ON))
    return ""


async def _answer(live: Live, request: OpenProposal | None, seat: int, *, is_agreed: bool) -> None:
    async def begin(agreed: Remark) -> None:
        await _begin(live, agreed)

    await answered(live, PAUSE, request, (seat, is_agreed), begin)


async def _begin(live: Live, said: Remark) -> None:
    """Start a pause; raise `StaleAction` if the time was up meanwhile."""
    control = live.info.control
    if control is None or _running(live) is None:
        raise StaleAction(is_repeated=False)
    await _until(live, live.clock() + control.speed.pause * SECOND, said)


async def _until(live: Live, until: int, said: Remark) -> None:
    """Store a pause that ends at a time."""
    if live.info.control is not None and live.clocks is not None:
        await live.say(said, clocks=live.clocks.paused(live.info.control, live.clock(), until))


def _running(live: Live) -> Clocks | None:
    """Return the clocks if they may be paused: not in a first turn, whose time would start anew."""
    control, clocks = live.info.control, live.clocks
    if control is None or clocks is None or clocks.since is None or live.match.outcome is not None:
        return None
    is_free = clocks.is_first and control.speed.first > 0
    is_up = (clocks.due(control) or 0) <= live.clock()
    return None if is_free or is_up or live.has_open_seat or not rests_left(live) else clocks


def _countdown() -> int:
    return COUNTDOWN * SECOND

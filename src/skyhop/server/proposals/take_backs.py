"""Take-backs: the last player to act proposes one, and all other people must agree; bots agree at once.

Rated matches allow none. A take-back is also refused if a player has seen more than the action itself shows.
"""

from __future__ import annotations

import asyncio
from itertools import islice

from skyhop.game.take_back import count_in, reached
from skyhop.i18n import _
from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.live import Live
from skyhop.server.proposals.proposal import answered, asked_of
from skyhop.server.remarks import TAKE_BACK, OpenProposal, Remark, RemarkKind, request_at
from skyhop.server.store.journal_append import RemarkAppend


def request_of(live: Live) -> OpenProposal | None:
    """Return the open take-back proposal, or None.

    It lapses if a player returns to a seat whose bot has acted since. The bot's actions then count as the player's own.
    """
    request = None if live.match.outcome is not None else request_at(live.remarks, live.match.ply, TAKE_BACK)
    return request if request is not None and since_own(live, request.seat) else None


def may_ask(live: Live, seat: int) -> int:
    """Return how many actions a seat may take back: its last one and later ones of bots; 0 if none.

    Whether they revealed anything is checked in full only by `ask`.
    """
    if live.info.is_rated or live.match.outcome is not None or live.has_open_seat:
        return 0
    count = since_own(live, seat)
    here = [remark.said for remark in live.remarks if remark.ply == live.match.ply]
    is_answered = RemarkKind.REFUSED in here or request_of(live) is not None
    return count if count and not is_answered and live.history.tells_all(count) else 0


def since_own(live: Live, seat: int) -> int:
    """Count the actions since a seat's last one, inclusive, if only bots acted later; else return 0.

    A person with several seats takes back their last action in any of them.
    """
    entries, origin = live.match.journal.entries, live.info.begun_from
    own = (seat, *live.seats_of(str(live.seats[seat].player)))
    since_begun = islice(reached(entries), len(entries) - (origin.ply if origin else 0))
    for count, entry in enumerate(since_begun, 1):
        if entry.actor in own:
            return count
        if not isinstance(entry.actor, int) or live.seats[entry.actor].kind != "bot":
            break
    return 0


async def ask(live: Live, seat: int, ply: int) -> str:
    """Propose to take the last action back, or do so if nobody must agree; return an error text, empty on success.

    Raise `StaleAction` if the page was out of date.
    """
    if _was_taken_back(live, ply):
        raise StaleAction(is_repeated=True)
    async with live.acting(seat, ply):
        if (request := request_of(live)) is not None and request.seat == seat:
            return ""
        if not (count := may_ask(live, seat)):
            return _("There is nothing that you could take back now.")
        if await asyncio.to_thread(live.history.shows_more, count):
            return _("This cannot be taken back: somebody has seen something new since.")
        actor = int(live.match.journal.entries[-count].actor)
        if asked_of(live, seat):
            await live.say(Remark(ply, actor, RemarkKind.ASKED))
        else:
            await _enter(live, actor, count)
    return ""


async def answer(live: Live, seat: int, ply: int, *, is_agreed: bool) -> None:
    """Answer a take-back proposal; any answer by its author withdraws it. Raise `StaleAction` as `ask`."""
    if _was_taken_back(live, ply):
        raise StaleAction(is_repeated=True)
    async with live.acting(seat, ply):
        request = request_of(live)

        async def take(agreed: Remark) -> None:
            asker = request.seat if request is not None else seat
            await _enter(live, asker, since_own(live, asker), agreed)

        await answered(live, TAKE_BACK, request, (seat, is_agreed), take)


async def _enter(live: Live, seat: int, count: int, *said: Remark) -> None:
    """Store a take-back of a seat's latest actions, with the remarks about it."""
    await live.enter(lambda match: match.take_back(seat, count), saying=RemarkAppend(live.remarks, said))


def _was_taken_back(live: Live, ply: int) -> bool:
    """Return True if a form is a repeat whose take-back is already done."""
    entries = live.match.journal.entries
    return ply < len(entries) and count_in(entries[ply]) > 0

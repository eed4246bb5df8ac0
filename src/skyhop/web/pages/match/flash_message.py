"""Messages of a match page with links to clauses. The module also checks if two players may play together."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, Self

from starlette.requests import Request

from skyhop.game.action import Refusal
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import _
from skyhop.rulebook.rulebook import anchor
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.lobby import check_may_meet
from skyhop.server.match_registry import write_between
from skyhop.server.matches.commands import Decline, LeaveAll
from skyhop.server.players.friends import list_running_matches
from skyhop.server.players.moderation import MAX_BLOCKS, block, read_strangers, unblock
from skyhop.server.seats import Seat
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import guest_of
from skyhop.web.pages.rules import address_of


async def may_meet(request: Request, seats: Sequence[Seat]) -> bool:
    """Return True if the sender of the request may play with the players of these seats."""
    strangers = await state_of(request).store.read(partial(read_strangers, player=guest_of(request)))
    return strangers.isdisjoint({seat.player for seat in seats})


async def cancel_rematches(request: Request, other: str) -> None:
    """Cancel the open rematches and challenges between the sender of the request and another player.

    After one of the two has blocked the other, neither can take a seat in such a match.
    """
    matches = state_of(request).matches
    player = guest_of(request)
    for invited, inviter, end in ((player, other, Decline), (other, player, LeaveAll)):
        for row in await matches.store.list_invitations(invited):
            if inviter in {seat.player or seat.kept_for for seat in row.others}:
                live = await matches.open(row.id, is_fresh=True)
                with contextlib.suppress(StaleAction):  # the rematch has started or ended
                    await live.handle(end(player))


async def block_player(request: Request, other: str) -> bool:
    """Let the sender of the request block another player, and cancel their open rematches and challenges.

    The other player can then no longer watch the running matches of the sender. Return False if the sender has blocked
    too many players, or if `other` is the sender.
    """
    work = partial(block, player=guest_of(request), other=other)
    is_blocked = await write_between(state_of(request).matches, work, guest_of(request), other)
    if is_blocked:
        await cancel_rematches(request, other)
        await _update_running_matches(request)
        state_of(request).matches.lobby.notify()  # open lobbies then list other offers
    return is_blocked


async def unblock_player(request: Request, other: str) -> None:
    """Let the sender of the request unblock another player, who can then watch the matches of the sender again."""
    work = partial(unblock, player=guest_of(request), other=other)
    await write_between(state_of(request).matches, work, guest_of(request))
    await _update_running_matches(request)


async def _update_running_matches(request: Request) -> None:
    """Make all workers reload the list of players who may not watch the running matches of the sender."""
    await state_of(request).matches.write(partial(list_running_matches, player=guest_of(request)), list)


def describe_no_block() -> str:
    """Return the message that the block is impossible. The two possible reasons are in `block_player`."""
    problem = _("You cannot block yourself, or more than %(count)s players.")
    return problem % {"count": MAX_BLOCKS}


async def check_wait(request: Request, control: TimeControl | None) -> None:
    """Raise `MustWait` if the player must wait after several no-shows before the next match.

    This rule applies only to real-time matches (with a clock in minutes).
    """
    if control is not None and not control.free:
        await state_of(request).store.read(partial(check_may_meet, player=guest_of(request)))


def describe_no_meeting() -> str:
    """Return the message that a player may not join a match. It does not reveal that a player has blocked another."""
    return _("You and a player of this match cannot play together now. Choose another match.")


CITED = re.compile(r"(.*) \[([A-Z]+-[0-9.]+)\]", re.DOTALL)
"""Pattern of a sentence with a clause number in brackets at its end."""


class Notice(NamedTuple):
    """Message to the reader, with the number and the address of a clause if the message cites one."""

    sentence: str
    clause: str = ""
    address: str = ""

    @classmethod
    def of(cls, match: Match, answer: Refusal | str) -> Self:
        """Return the message to the reader for a refusal or a text. A refusal may cite a clause of the rules."""
        if isinstance(answer, str) or not answer.clause:
            return cls(answer if isinstance(answer, str) else answer.sentence)
        page = address_of(match.game, match.journal.header.ruleset)
        return cls(answer.sentence, answer.clause, f"{page}#{anchor(answer.clause)}")

    @classmethod
    def of_start(cls, game: Game, problem: str, ruleset: str) -> Self:
        """Return the message that explains why a match cannot start.

        A clause in the message links to the rules of the ruleset. If the ruleset is unknown, the clause links to
        the first ruleset of the game.
        """
        cited = CITED.fullmatch(problem)
        if not cited or not game.has(Capability.RULEBOOK):
            return cls(problem)
        name = ruleset if ruleset in game.rulesets() else game.rulesets()[0]
        return cls(cited[1], cited[2], f"/rules/{game.name}/{name}#{anchor(cited[2])}")

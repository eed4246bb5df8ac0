"""Who meets whom: nobody sits down with whom they have blocked, or who has blocked them, and some wait before."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple, Self

from starlette.requests import Request

from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.game.refusal import Refusal
from skyhop.i18n import _
from skyhop.rulebook.clause import anchor
from skyhop.server.clocks.time_control import TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.lobby import check_may_meet
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import disconnects
from skyhop.server.players.blocks import read_strangers
from skyhop.server.seats import Seat
from skyhop.web.http.sessions import guest_of, store_of
from skyhop.web.pages.reference.rules import address_of


async def meets(request: Request, seats: Sequence[Seat]) -> bool:
    """Say whether who asks may sit with these players."""
    strangers = await store_of(request).read(partial(read_strangers, player=guest_of(request)))
    return strangers.isdisjoint({seat.player for seat in seats})


async def part(request: Request, other: str) -> None:
    """End what who asks and another player would play again, so that nobody is asked who would be refused."""
    matches: MatchRegistry = request.app.state.matches
    player = guest_of(request)
    for asked, end in ((player, disconnects.decline), (other, disconnects.leave)):
        for row in await matches.store.asking(asked):
            live = await matches.open(row.id, is_fresh=True)
            if {player, other} <= {seat.player or seat.kept_for for seat in live.seats}:
                with contextlib.suppress(StaleAction):  # it has begun, or is over
                    await end(live, player)


async def check_wait(request: Request, control: TimeControl | None) -> None:
    """See that who asks may begin with others by this clock; `MustWait` where too many matches were not begun."""
    if control is not None and not control.free:
        await store_of(request).read(partial(check_may_meet, player=guest_of(request)))


def no_meeting() -> str:
    """Say why somebody does not sit down; not who has blocked whom."""
    return _("You and somebody at that table do not play with each other; choose another match.")


CITED = re.compile(r"(.*) \[([A-Z]+-[0-9.]+)\]", re.DOTALL)
"""A sentence that ends with its clause."""


class Notice(NamedTuple):
    """A sentence, with the number of a clause and its address where there is one."""

    sentence: str
    clause: str = ""
    address: str = ""

    @classmethod
    def of(cls, match: Match, answer: Refusal | str) -> Self:
        """Make a notice of an answer at a match."""
        if isinstance(answer, str) or not answer.clause:
            return cls(answer if isinstance(answer, str) else answer.sentence)
        page = address_of(match.game, match.journal.header.ruleset)
        return cls(answer.sentence, answer.clause, f"{page}#{anchor(answer.clause)}")

    @classmethod
    def of_start(cls, game: Game, problem: str, ruleset: str) -> Self:
        """Make a notice of why a match cannot begin; where there is no such ruleset, its clause is in the first one."""
        cited = CITED.fullmatch(problem)
        if not cited or not game.has(Capability.RULEBOOK):
            return cls(problem)
        name = ruleset if ruleset in game.rulesets() else game.rulesets()[0]
        return cls(cited[1], cited[2], f"/rules/{game.name}/{name}#{anchor(cited[2])}")

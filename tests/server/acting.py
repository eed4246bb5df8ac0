"""Legal actions in a match, for tests."""

from __future__ import annotations

import random
from dataclasses import dataclass

from skyhop.game.ending import Ending
from skyhop.server.matches.commands import Play
from skyhop.server.matches.context import Command, CommandContext
from skyhop.server.matches.live import Live
from skyhop.server.remarks import RemarkKind

RNG = random.Random(7)


def an_action(live: Live) -> tuple[int, int, str]:
    """Any legal action: the seat to decide, the ply, the action in notation."""
    seat = live.match.to_decide
    assert seat is not None
    view = live.match.view(seat)
    return seat, live.match.ply, live.match.game.write(view, RNG.choice(live.match.game.legal(view)))


async def act(live: Live, seat: int, ply: int, action: str) -> None:
    """Play an action of a seat."""
    await live.handle(Play(action), seat, ply)


@dataclass(frozen=True)
class End(Command[None]):
    """Command: end a match for a reason that concerns the seat, with remarks."""

    ending: Ending
    said: tuple[RemarkKind, ...] = ()

    async def run(self, context: CommandContext) -> None:
        """End the match."""
        await context.append(lambda match: match.end(self.ending, context.seat), *self.said)


async def played(live: Live, count: int) -> None:
    """Play so many turns, or to the end."""
    for _turn in range(count):
        if live.match.to_decide is None:
            return
        await act(live, *an_action(live))

"""Bots that play seats of a match."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Protocol, TypeVar

from skyhop.bots.bot import AT_A_TABLE, Bot, bot
from skyhop.game.match import Match
from skyhop.server.exceptions import MatchPaused, StaleAction, StoreFault
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.commands import Play
from skyhop.server.matches.turn import Command
from skyhop.server.seats import Seat

LOG = logging.getLogger("skyhop")
Result = TypeVar("Result")
WAIT = 5.0
"""Seconds until a bot tries again after a fault of the store."""


class BotMatch(Protocol):
    """Part of a match that bots use."""

    match: Match
    channel: MatchChannel

    @property
    def seats(self) -> Sequence[Seat]:
        """Players of the seats."""

    @property
    def bot_to_decide(self) -> int | None:
        """Seat that decides, if a bot plays it."""

    @property
    def stuck_seat(self) -> int | None:
        """Seat that decides, if its bot has failed."""

    async def handle(self, command: Command[Result], seat: int = 0, ply: int | None = None) -> Result:
        """Run a command of a seat; raise `StaleAction` after a later ply, or `MatchPaused` while no clock runs."""

    async def note_failure(self, ply: int, seat: int, place: Seat) -> None:
        """Record that the bot in a seat cannot play at a ply."""


class SeatedBots:
    """Bots of one match."""

    def __init__(self, live: BotMatch, thinking: Executor | None) -> None:
        self._live, self._thinking = live, thinking
        self._made: dict[tuple[int, Seat], Bot] = {}
        self._at_work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the bots: they play until a person decides, a bot fails, or the match or server ends."""
        if self._seat_due() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._play())

    async def wait(self, patience: float) -> None:
        """Wait until the bots are done, for `patience` seconds at most."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)

    async def stop(self, patience: float = 0.0) -> None:
        """Stop the bots; one that is thinking may still act within `patience` seconds.

        If it does not, the match waits at that decision until a visitor opens it and a bot resumes.
        """
        for each in self._made.values():
            each.stop()
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)
            self._at_work.cancel()
            await asyncio.wait([self._at_work])

    def _seat_due(self) -> int | None:
        is_over = self._live.stuck_seat is not None or self._live.channel.is_closed
        return None if is_over else self._live.bot_to_decide

    async def _play(self) -> None:
        while (seat := self._seat_due()) is not None:
            ply, place = self._live.match.ply, self._live.seats[seat]
            try:
                await self._act(seat, place)
            except StoreFault:
                await asyncio.sleep(WAIT)  # the store logs the fault; the bot tries again
            except Exception:  # after any error, show players that the bot failed
                LOG.exception("A bot cannot play on: %s, %s.", place.player, self._live.match.game.name)
                await self._live.note_failure(ply, seat, place)

    async def _act(self, seat: int, place: Seat) -> None:
        """Create the bot of a seat, or let it choose and play one action.

        If the match changes while the bot thinks, its action is stale and ignored.
        """
        match = self._live.match
        ply, view = match.ply, match.view(seat)
        if (seat, place) not in self._made:
            self._made[seat, place] = await self._run(self._new, place)  # creating a bot may read files
            return
        action = await self._run(self._made[seat, place].choose, view)
        if self._live.seats[seat] == place:
            with contextlib.suppress(StaleAction, MatchPaused):  # the match has gone on meanwhile
                await self._live.handle(Play(match.game.write(view, action)), seat, ply)

    async def _run(self, work: Callable[..., Result], *given: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thinking, work, *given)

    def _new(self, place: Seat) -> Bot:
        return bot(str(place.player), self._live.match.game, secrets.randbits(64), AT_A_TABLE)

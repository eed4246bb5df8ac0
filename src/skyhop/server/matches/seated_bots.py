"""The bots that sit at a match: made when they are first to decide, and thinking in threads, until people are to."""

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
from skyhop.server.answers import Paused, Stale
from skyhop.server.exceptions import StoreFault
from skyhop.server.matches.broadcast import News
from skyhop.server.seats import Seat

LOG = logging.getLogger("skyhop")
Answer = TypeVar("Answer")
WAIT = 5.0
"""Seconds until a bot tries again where the store cannot write."""


class Played(Protocol):
    """The match that they play, as far as they know it."""

    match: Match
    news: News

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits there."""

    @property
    def bot_to_decide(self) -> int | None:
        """The seat to decide where a bot sits in it."""

    @property
    def stuck(self) -> int | None:
        """The seat to decide where the bot in it was tried and cannot play."""

    async def play(self, seat: int, ply: int, text: str) -> None:
        """Take an action; `Stale` where the match has gone on meanwhile, `Paused` where no clock runs."""

    async def bot_fails(self, ply: int, seat: int, place: Seat) -> None:
        """Hear that the bot in a seat cannot play at a ply."""


class SeatedBots:
    """Lets bots play one match."""

    def __init__(self, live: Played, thinking: Executor | None) -> None:
        self._live, self._thinking = live, thinking
        self._made: dict[tuple[int, Seat], Bot] = {}
        self._at_work: asyncio.Task[None] | None = None

    def let_play(self) -> None:
        """Let them think and act until a person is to decide, one of them cannot, or the match or table ends."""
        if self._seat_due() is not None and (self._at_work is None or self._at_work.done()):
            self._at_work = asyncio.create_task(self._play())

    async def have_played(self, patience: float) -> None:
        """Wait until they are done, for `patience` seconds at most."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)

    async def stop(self, patience: float = 0.0) -> None:
        """Let them play no further; what one is thinking about it may still do within `patience` seconds.

        Where it does not, the match waits at that decision, and a bot takes it up when somebody looks at it again.
        """
        for each in self._made.values():
            each.stop()
        if self._at_work is not None:
            await asyncio.wait([self._at_work], timeout=patience)
            self._at_work.cancel()
            await asyncio.wait([self._at_work])

    def _seat_due(self) -> int | None:
        is_over = self._live.stuck is not None or self._live.news.is_closed
        return None if is_over else self._live.bot_to_decide

    async def _play(self) -> None:
        while (seat := self._seat_due()) is not None:
            ply, place = self._live.match.ply, self._live.seats[seat]
            try:
                await self._act(seat, place)
            except StoreFault:
                await asyncio.sleep(WAIT)  # the store says what it lacks; people are told, bots try again
            except Exception:  # whatever it is, whoever waits for the bot is told
                LOG.exception("A bot cannot play on: %s, %s.", place.player, self._live.match.game.name)
                await self._live.bot_fails(ply, seat, place)

    async def _act(self, seat: int, place: Seat) -> None:
        """Let the bot in a seat think and act; it is made first, and what happens meanwhile makes its action stale."""
        match = self._live.match
        ply, view = match.ply, match.view(seat)
        if (seat, place) not in self._made:
            self._made[seat, place] = await self._thought(self._new, place)  # it may read files
            return
        action = await self._thought(self._made[seat, place].choose, view)
        if self._live.seats[seat] == place:
            with contextlib.suppress(Stale, Paused):  # the match has gone on meanwhile
                await self._live.play(seat, ply, match.game.write(view, action))

    async def _thought(self, work: Callable[..., Answer], *given: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thinking, work, *given)

    def _new(self, place: Seat) -> Bot:
        return bot(str(place.player), self._live.match.game, secrets.randbits(64), AT_A_TABLE)

"""The table that assistants play at: the one that pages play at, in memory. A secret handle proves a seat of a match.

Nothing leaves a `Place` but views of its seat and what that seat heard; after the end, what all may see then.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from skyhop.bots import bot
from skyhop.engine.state import OPEN, Ruleset, View
from skyhop.game.capability import Capability
from skyhop.game.documents import ViewShown, view_shown
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.i18n import _
from skyhop.jobs.persistent import hashed
from skyhop.mcp.errors import notation_of, refuse
from skyhop.server.events import MatchFinished, Subscriber
from skyhop.server.exceptions import StaleAction, UnknownMatch
from skyhop.server.match_registry import BOTS, MatchRegistry
from skyhop.server.matches.history import LogStep
from skyhop.server.matches.live import Live, break_off
from skyhop.server.seats import Seat
from skyhop.server.store.store import RetentionPolicy, memory_store

ASSISTANT = "assistant"
"""What the player of the seat is called."""
MOST_MATCHES, MOST_OF_CLIENT = 64, 16
PATIENCE = 3600.0
"""Seconds after which a match that nobody has asked for gives way to a new one."""
LONGEST_THOUGHT = 60.0
"""Seconds that an answer waits for bots; none thinks so long at a table."""
HANDLE_BYTES = 16
ANY_AGE = RetentionPolicy("9", "9", "9")
"""Every match is older."""


class SeatView(NamedTuple):
    """A seat of a match, as far as it knows the match."""

    live: Live
    seat: int

    @property
    def game(self) -> Game:
        """What is played."""
        return self.live.match.game

    @property
    def ply(self) -> int:
        """The number of the next entry of the journal; it changes with every action."""
        return self.live.match.ply

    @property
    def steps(self) -> int:
        """Count the decisions so far."""
        return len(self.live.history)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self.live.view(self.seat)

    @property
    def is_over(self) -> bool:
        """Say whether the match has ended."""
        return self.live.match.outcome is not None

    @property
    def players(self) -> Sequence[str]:
        """Who sits where: the names of bots, and the assistant's."""
        return [seat.called or seat.title for seat in self.live.seats]

    async def play(self, ply: int, text: str) -> None:
        """Do an action of the seat; `Refused`, as the own view says, where it is illegal, `Stale` at another ply."""
        self._check_seated()
        if ply != self.ply:
            raise StaleAction(is_repeated=False)
        view = self.view
        action = self.game.read(view, notation_of(self.game, text), self.seat)
        await self.live.play(self.seat, ply, self.game.write(view, action))

    async def resign(self) -> None:
        """Give the match up, or end it without a loser where a bot cannot play on; `Refused` after its end."""
        self._check_seated()
        if self.live.stuck is None:
            await self.live.resign(self.seat, self.ply)
        else:
            await break_off(self.live, self.seat, self.ply)

    def _check_seated(self) -> None:
        if any(each.seat == self.seat for each in self.live.match.state.given_up):
            refuse(_("You gave this match up: a bot plays your seat on."), _("Watch it, or begin another match."))

    async def bots_have_played(self) -> None:
        """Wait until the bots have acted."""
        await self.live.bots.have_played(LONGEST_THOUGHT)

    def told(self, first: int, count: int) -> list[LogStep]:
        """Tell so many steps as the seat heard them, from step `first` on."""
        return self.live.history.told(self.seat)[max(first, 0) : first + count]

    def shown(self) -> ViewShown:
        """What the seat sees, and what it heard of the last step, as a document."""
        heard = self.live.history.showing(self.steps - 1, self.seat).events if self.steps else ()
        return view_shown(self.game, self.view, heard)

    def since_own(self) -> list[str]:
        """What happened since the seat's last decision, that one included, in sentences."""
        told = self.live.history.told(self.seat)
        own = [index for index, step in enumerate(told) if step.actor == self.seat]
        return [sentence for step in told[own[-1] if own else 0 :] for sentence in step.sentences]

    def view_after(self, steps: int, *, all_open: bool = False) -> View:
        """What the seat saw after so many steps; with `all_open`, after the end, what all held."""
        if all_open:
            self.journal()
            if not self.game.has(Capability.OPEN_VIEW):
                refuse(_("%(title)s has no view of what all hold.") % {"title": self.game.title})
        return self.live.history.view(steps, OPEN if all_open else self.seat)

    def journal(self) -> Journal:
        """The whole record of a match that is over; before, it would tell what others hold."""
        if not self.is_over:
            refuse(_("The match goes on: what others hold is hidden until its end."), _("Play on, or resign."))
        return self.live.match.journal


@dataclass
class SeatHandle:
    """What a handle proves: the seat of a match, by whom it was begun, and when somebody asked for it last."""

    match: str
    seat: int
    client: str
    asked_at: float


class SeatHandles:
    """The seats of assistants by their handles. Who does not know a handle cannot find its match."""

    def __init__(self, most: int = MOST_MATCHES, clock: Callable[[], float] = time.monotonic) -> None:
        note_end = Subscriber("handles", (MatchFinished,), lambda _live, event: self._over.add(event.match))
        self.matches = MatchRegistry(memory_store(), (BOTS, note_end))
        self._most, self._clock = most, clock
        self._beginning = asyncio.Lock()
        self._held: dict[str, SeatHandle] = {}
        self._over = set[str]()

    async def aclose(self) -> None:
        """Stop the bots and close the store; the handles are worth nothing afterwards."""
        await self.matches.close()

    async def start(self, game: Game, ruleset: Ruleset, opponent: str, first: str, client: str) -> str:
        """Begin a match against bots for a client, where `first` (me, bot or lot) begins; give its handle."""
        own = Seat("program", hashed(client), ASSISTANT)
        bots = [Seat("bot", opponent or bot.usual(game).name)] * (game.seat_count(ruleset) - 1)
        begins = {"me": 0, "bot": min(1, len(bots))}.get(first)
        parameters = {"name": ruleset.name, **ruleset.parameters}
        async with self._beginning:
            await self._make_room(client)
            live = await self.matches.start(game.name, parameters, (own, *bots), begins)
            return self.add(live, live.seats.index(own), client)

    def add(self, live: Live, seat: int, client: str = "") -> str:
        """Make a handle for a seat."""
        handle = secrets.token_urlsafe(HANDLE_BYTES)
        self._held[handle] = SeatHandle(live.info.id, seat, client, self._clock())
        return handle

    async def find(self, handle: str) -> SeatView:
        """Find the seat of a handle, or refuse by a sentence."""
        try:
            held = self._held[handle]
            held.asked_at = self._clock()
            return SeatView(await self.matches.open(held.match), held.seat)
        except (KeyError, UnknownMatch):
            refuse(_("There is no match of this handle, or it was let go."), _("start_match begins another."))

    async def _make_room(self, client: str) -> None:
        """Let the match go that was asked for longest ago, of those that are over or that nobody comes back to."""
        own = {handle: held for handle, held in self._held.items() if held.client == client}
        if len(own) >= MOST_OF_CLIENT:
            crowd = own
            problem = _("You play %(count)s matches here already, and no client keeps more: the rest is for others.")
        elif len(self._held) >= self._most:
            crowd = self._held
            problem = _("%(count)s matches are played here already, and no more are kept.")
        else:
            return
        old = self._clock() - PATIENCE
        idle = [name for name, held in crowd.items() if held.asked_at < old or held.match in self._over]
        if not idle:
            refuse(problem % {"count": len(crowd)}, _("Play one to its end, or resign it, and ask again."))
        gone = self._held.pop(min(idle, key=lambda name: crowd[name].asked_at)).match
        self._over.discard(gone)
        self.matches.drop_idle()
        await self.matches.store.forget([gone], ANY_AGE)

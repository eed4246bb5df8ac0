"""Matches of assistants, in memory. A secret handle gives an assistant access to its seat.

A `SeatView` reveals only the views of its seat and the events that the seat saw. After the end of the match, it
also reveals public data.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from skyhop.bots import bot
from skyhop.engine.state import OPEN, Ruleset, View
from skyhop.game.action import Refused
from skyhop.game.capability import Capability
from skyhop.game.documents import ViewShown, make_view_document
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.text import add_seat_number, seat_number
from skyhop.i18n import _
from skyhop.jobs.persistent import hash_name
from skyhop.mcp.errors import normalize_notation, refuse
from skyhop.server.events import MatchFinished, Subscriber
from skyhop.server.exceptions import StaleAction, UnknownMatch
from skyhop.server.match_registry import BOTS, MatchRegistry
from skyhop.server.matches.commands import BreakOff, Play, Resign
from skyhop.server.matches.history import LogStep, NamesByPly
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import RetentionPolicy
from skyhop.server.matches.state import accepts
from skyhop.server.seats import Seat
from skyhop.server.store.store import open_memory_store

ASSISTANT = "assistant"
"""Player name of every assistant in the matches of this registry."""
MOST_MATCHES, MOST_OF_CLIENT = 64, 16
PATIENCE = 3600.0
"""Seconds without a request after which the registry may drop a match to make room for a new one."""
LONGEST_THOUGHT = 60.0
"""Maximum number of seconds that a response waits for the actions of bots. No bot needs this much time."""
HANDLE_BYTES = 16
ANY_AGE = RetentionPolicy("9", "9", "9")
"""Retention policy that treats every match as expired. The registry uses it to delete a match immediately."""


class SeatView(NamedTuple):
    """Access to a match from one seat. It reveals only facts that this seat may know."""

    live: Live
    seat: int

    @property
    def game(self) -> Game:
        """Game of the match."""
        return self.live.match.game

    @property
    def ply(self) -> int:
        """Index of the next journal entry. Each action increases the index."""
        return self.live.match.ply

    @property
    def steps(self) -> int:
        """Number of decisions so far."""
        return len(self.live.history)

    @property
    def view(self) -> View:
        """View of the seat."""
        return self.live.view(self.seat)

    @property
    def is_over(self) -> bool:
        """True if the match has ended."""
        return self.live.match.outcome is not None

    @property
    def players(self) -> Sequence[str]:
        """Names of the players by seat."""
        return [seat.called or seat.title for seat in self.live.seats]

    async def play(self, ply: int, text: str) -> None:
        """Play an action of the seat. `ply` is the ply for which the action was chosen.

        Refuse an action that is illegal according to the view of the seat, and an action for another position. Also
        refuse to act for a seat that was given up.
        """
        with self._explain_refusals(_("legal_actions_of_match lists your legal actions.")):
            if not accepts(self.live, self.seat, ply):
                raise StaleAction(is_repeated=False)
            view = self.view
            action = self.game.read(view, normalize_notation(self.game, text), self.seat)
            await self.live.handle(Play(self.game.write(view, action)), self.seat, ply)

    async def resign(self) -> None:
        """Resign. If a bot has failed, end the match without a loser instead. Refuse this for a finished match."""
        with self._explain_refusals(_("look_back shows the course of the match.")):
            await self.live.handle(Resign() if self.live.stuck_seat is None else BreakOff(), self.seat, self.ply)

    @contextmanager
    def _explain_refusals(self, advice: str) -> Iterator[None]:
        """Context manager: let the seat act inside the block, and add `advice` to the refusals of the match.

        Refuse to act for a seat that was given up.
        """
        if any(each.seat == self.seat for each in self.live.match.state.given_up):
            problem = _("You gave up this match, so a bot plays in your seat.")
            refuse(problem, _("Watch this match, or start another match."))
        try:
            yield
        except StaleAction:
            problem = _(
                "Your action is for an older position, so the server refused it. The match is now at ply %(ply)s."
            )
            refuse(problem % {"ply": self.ply}, _("view_match shows the current position."))
        except Refused as refused:
            refuse(str(refused), advice)

    async def wait_for_bots(self) -> None:
        """Wait until the bots have acted, at most `LONGEST_THOUGHT` seconds."""
        await self.live.bots.wait(LONGEST_THOUGHT)

    def log(self, first: int = 0, count: int | None = None) -> list[LogStep]:
        """Return up to `count` steps, from step `first`, as the seat saw them.

        Steps of a bot that replaced the assistant have the bot's name.
        """
        seats = self.live.seats_by_ply
        names = tuple(
            (ply, self._names_of(seats_at_ply) if seats_at_ply[self.seat].kind == "bot" else ())
            for ply, seats_at_ply in seats
        )
        return self.live.history.log(self.seat, names=NamesByPly(names))[first:][:count]

    def _names_of(self, seats: Sequence[Seat]) -> tuple[str, ...]:
        own = add_seat_number(seats[self.seat].name(is_reader=False), self.seat)
        return tuple(own if number == self.seat else seat_number(number) for number in range(len(seats)))

    def document(self) -> ViewShown:
        """Return the view of the seat with the events of the last step, as a document."""
        events = self.live.history.show_step(self.steps - 1, self.seat).events if self.steps else ()
        return make_view_document(self.game, self.view, events)

    def describe_since_own(self) -> list[str]:
        """Return sentences about the seat's last decision and all events after it."""
        log = self.log()
        own = [index for index, step in enumerate(log) if step.actor == self.seat]
        return [sentence for step in log[own[-1] if own else 0 :] for sentence in step.sentences]

    def view_after(self, steps: int, *, all_open: bool = False) -> View:
        """Return the seat's view after `steps` steps. If `all_open` is True, the view shows all hands.

        The view of all hands is available only after the end.
        """
        if all_open:
            self.journal()
            if not self.game.has(Capability.OPEN_VIEW):
                refuse(_("%(title)s has no view with all hands revealed.") % {"title": self.game.title})
        return self.live.history.view(steps, OPEN if all_open else self.seat)

    def journal(self) -> Journal:
        """Return the journal of a finished match. Refuse a running match, because its journal contains hidden hands."""
        if not self.is_over:
            refuse(_("The match is still running, so hidden information is not shown."), _("Play on, or resign."))
        return self.live.match.journal


@dataclass
class SeatHandle:
    """Seat of an assistant, the client that started the match, and the time of the latest request."""

    match: str
    seat: int
    client: str
    asked_at: float


class SeatHandles:
    """Registry of the seats of assistants. A secret handle identifies each seat."""

    def __init__(self, most: int = MOST_MATCHES, clock: Callable[[], float] = time.monotonic) -> None:
        finished = Subscriber("handles", (MatchFinished,), lambda _live, event: self._over.add(event.match))
        self.matches = MatchRegistry(open_memory_store(), (BOTS, finished))
        self._most, self._clock = most, clock
        self._beginning = asyncio.Lock()
        self._held: dict[str, SeatHandle] = {}
        self._over = set[str]()

    async def aclose(self) -> None:
        """Stop the bots and close the store. All handles become invalid."""
        await self.matches.close()

    async def start(self, game: Game, ruleset: Ruleset, opponent: str, first: str, client: str) -> str:
        """Start a match of a client against bots, and return the handle of the client's seat.

        `first` is `me`, `bot` or `random`.
        """
        own = Seat("program", hash_name(client), ASSISTANT)
        bots = [Seat("bot", opponent or bot.default_opponent(game).name)] * (game.seat_count(ruleset) - 1)
        begins = {"me": 0, "bot": min(1, len(bots))}.get(first)
        parameters = {"name": ruleset.name, **ruleset.parameters}
        async with self._beginning:
            await self._make_room(client)
            live = await self.matches.start(game.name, parameters, (own, *bots), begins)
            return self.add(live, live.seats.index(own), client)

    def add(self, live: Live, seat: int, client: str = "") -> str:
        """Create a secret handle for a seat of a match, and return the handle."""
        handle = secrets.token_urlsafe(HANDLE_BYTES)
        self._held[handle] = SeatHandle(live.info.id, seat, client, self._clock())
        return handle

    async def find(self, handle: str) -> SeatView:
        """Return the seat of a handle. Refuse an unknown handle."""
        try:
            entry = self._held[handle]
            entry.asked_at = self._clock()
            return SeatView(await self.matches.open(entry.match), entry.seat)
        except (KeyError, UnknownMatch):
            refuse(_("No match has this handle, or the handle was released."), _("start_match starts another match."))

    async def _make_room(self, client: str) -> None:
        """If the registry is full or the client has too many matches, drop a finished or abandoned match.

        Drop the match that has been without a request for the longest time. If no match can be dropped, refuse the new
        match.
        """
        own = {handle: entry for handle, entry in self._held.items() if entry.client == client}
        if len(own) >= MOST_OF_CLIENT:
            candidates = own
            problem = _("You already play %(count)s matches here, the limit for one client.")
        elif len(self._held) >= self._most:
            candidates = self._held
            problem = _("There are already %(count)s matches here, the limit of this server.")
        else:
            return
        old = self._clock() - PATIENCE
        idle = [name for name, entry in candidates.items() if entry.asked_at < old or entry.match in self._over]
        if not idle:
            refuse(problem % {"count": len(candidates)}, _("Finish or resign a match, then try again."))
        dropped = self._held.pop(min(idle, key=lambda name: candidates[name].asked_at)).match
        self._over.discard(dropped)
        self.matches.drop_idle()
        await self.matches.store.write(partial(ANY_AGE.forget, matches=[dropped]))

"""Matches that assistants play in this process, each against bots, known by a secret handle; and what a seat may know.

Nothing leaves a `SeatMatch` but views of its seat and what that seat heard; after the end, what all may see then.
"""

from __future__ import annotations

import hashlib
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from skyhop.bots import bot
from skyhop.bots.bot import Bot
from skyhop.core.engine.chance import SECRET_BYTES, SecretShuffler, mixed_seed
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.engine.state import OPEN, View, Viewer
from skyhop.core.game.capability import Capability
from skyhop.core.game.ending import RESIGNATION
from skyhop.core.game.game import Game
from skyhop.core.game.journal import Journal
from skyhop.core.game.match import Match, Step
from skyhop.core.game.view_document import ViewShown, view_shown
from skyhop.core.language.i18n import _
from skyhop.mcp.errors import refuse
from skyhop.mcp.words import notation_of
from skyhop.table.history import History, Told

ASSISTANT = "assistant"
"""Who sits in the seat, in the journal."""
MOST_MATCHES = 64
PATIENCE = 3600.0
"""Seconds after which a match that nobody has asked for gives way to a new one."""
HANDLE_BYTES = 16


class Begun(NamedTuple):
    """How a match begins: its rules, who sits where, who is first."""

    ruleset: Ruleset
    players: Sequence[str]
    first: int

    @property
    def seat(self) -> int:
        """The seat of the assistant."""
        return self.players.index(ASSISTANT)


class SeatMatch:
    """A match as one seat knows it. One at a time acts or looks."""

    def __init__(self, match: Match, seat: int, bots: Mapping[int, Bot]) -> None:
        """Sit down; the bots act until the seat is to decide."""
        self.seat = seat
        self.lock = threading.Lock()
        self._match = match
        self._bots = bots
        self._history = History(match.game, match.ply, match.state.copy())
        self._let_bots_act()

    @property
    def game(self) -> Game:
        """What is played."""
        return self._match.game

    @property
    def ply(self) -> int:
        """The number of the next entry of the journal; it changes with every action."""
        return self._match.ply

    @property
    def steps(self) -> int:
        """Count the decisions so far."""
        return len(self._history)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._match.view(self.seat)

    @property
    def is_over(self) -> bool:
        """Say whether the match has ended."""
        return self._match.outcome is not None

    @property
    def players(self) -> Sequence[str]:
        """Who sits where: the names of bots, and the assistant's."""
        return self._match.journal.header.seats

    def play(self, text: str) -> None:
        """Do an action of the seat, and let the bots act; `Refused`, as the own view says, where it is illegal."""
        view = self.view
        action = self.game.read(view, notation_of(self.game, text), self.seat)
        self._add(self._match.play(self.seat, self.game.write(view, action)))
        self._let_bots_act()

    def resign(self) -> None:
        """Give the match up; `Refused` after its end."""
        self._add(self._match.end(RESIGNATION, self.seat))

    def told(self, first: int, count: int | None = None) -> list[Told]:
        """Tell so many steps as the seat heard them, from step `first` on."""
        end = self.steps if count is None else min(first + count, self.steps)
        return self._history.told(self.seat)[max(first, 0) : end]

    def shown(self) -> ViewShown:
        """What the seat sees, and what it heard of the last step, as a document."""
        heard = self._history.showing(self.steps - 1, self.seat).events if self.steps else ()
        return view_shown(self.game, self.view, heard)

    def since_own(self) -> list[str]:
        """What happened since the seat's last decision, that one included, in sentences."""
        told = self._history.told(self.seat)
        own = [index for index, step in enumerate(told) if step.actor == self.seat]
        return [sentence for step in told[own[-1] if own else 0 :] for sentence in step.sentences]

    def view_after(self, steps: int, *, all_open: bool = False) -> View:
        """What the seat saw after so many steps; with `all_open`, after the end, what all held."""
        place: Viewer = self.seat
        if all_open:
            self._check_open()
            place = OPEN
        return self._history.view(steps, place)

    def journal(self) -> Journal:
        """The whole record of a match that is over; before, it would tell what others hold."""
        if not self.is_over:
            refuse(_("The match goes on: what others hold is hidden until its end."), _("Play on, or resign."))
        return self._match.journal

    def _check_open(self) -> None:
        self.journal()
        if not self.game.has(Capability.OPEN_VIEW):
            refuse(_("%(title)s has no view of what all hold.") % {"title": self.game.title})

    def _let_bots_act(self) -> None:
        while (seat := self._match.to_decide) is not None and seat in self._bots:
            view = self._match.view(seat)
            action = self._bots[seat].choose(view)
            self._add(self._match.play(seat, self.game.write(view, action)))

    def _add(self, step: Step) -> None:
        self._history.add(step)


class Matches:
    """The matches of this process, by their handles. Who does not know a handle cannot find its match."""

    def __init__(self, most: int = MOST_MATCHES, clock: Callable[[], float] = time.monotonic) -> None:
        """Keep at most so many."""
        self._most, self._clock = most, clock
        self._lock = threading.Lock()
        self._kept: dict[str, SeatMatch] = {}
        self._asked_at: dict[str, float] = {}

    def start(self, game: Game, begun: Begun) -> tuple[str, SeatMatch]:
        """Begin a match, the bots acting first where they are to; give its handle too."""
        self._make_room()
        secret = secrets.token_bytes(SECRET_BYTES)
        match = Match.start(
            game,
            begun.ruleset,
            first=begun.first,
            seats=begun.players,
            shuffler=SecretShuffler(secret, ASSISTANT),
        )
        seed = int.from_bytes(hashlib.sha256(secret).digest()[:8], "big")
        bots = {
            seat: bot.bot(name, game, mixed_seed(seed, seat), bot.AT_A_TABLE)
            for seat, name in enumerate(begun.players)
            if name != ASSISTANT
        }
        return self.add(SeatMatch(match, begun.seat, bots))

    def add(self, match: SeatMatch) -> tuple[str, SeatMatch]:
        """Keep a match under a new handle."""
        handle = secrets.token_urlsafe(HANDLE_BYTES)
        with self._lock:
            self._kept[handle] = match
            self._asked_at[handle] = self._clock()
        return handle, match

    def find(self, handle: str) -> SeatMatch:
        """Find the match of a handle, or refuse by a sentence."""
        with self._lock:
            if handle not in self._kept:
                refuse(_("There is no match of this handle, or it was let go."), _("start_match begins another."))
            self._asked_at[handle] = self._clock()
            return self._kept[handle]

    def _make_room(self) -> None:
        """Let the match go that was asked for longest ago, of those that are over or that nobody comes back to."""
        with self._lock:
            if len(self._kept) < self._most:
                return
            old = self._clock() - PATIENCE
            idle = [each for each, at in self._asked_at.items() if at < old or self._kept[each].is_over]
            if not idle:
                problem = _("%(count)s matches are played here already, and no more are kept.")
                refuse(problem % {"count": len(self._kept)}, _("Play one to its end, or resign it, and ask again."))
            oldest = min(idle, key=lambda each: self._asked_at[each])
            del self._kept[oldest], self._asked_at[oldest]


def begun(game: Game, ruleset: Ruleset, opponent: str, first: str) -> Begun:
    """Seat the assistant and bots; `first` is me, bot or lot. Where seat 0 must begin, who begins sits there."""
    seats = game.seat_count(ruleset)
    players = [ASSISTANT, *[opponent or bot.usual(game).name] * (seats - 1)]
    begins = {"me": 0, "bot": min(1, seats - 1)}.get(first, secrets.randbelow(seats))
    if begins not in game.starters(ruleset):
        players, begins = players[begins:] + players[:begins], 0
    return Begun(ruleset, players, begins)

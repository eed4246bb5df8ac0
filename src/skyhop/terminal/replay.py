"""Looking back at a match, step by step, by single keys."""

from __future__ import annotations

from typing import Protocol

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from skyhop.engine.state import OPEN, Viewer
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.text import seat_number
from skyhop.i18n import _
from skyhop.server.matches.history import History
from skyhop.terminal.simple import terminal_of

PACE = 1.0
"""Seconds from step to step while they are played."""
LONGEST_STEP = 6


class KeySource(Protocol):
    """Whatever gives keys by their names."""

    def read(self, seconds: float | None = None) -> str:
        """Wait for a key, so many seconds at most."""


class Replay:
    """Goes through the steps of a match. Before its end it is seen from one place only."""

    def __init__(
        self, game: Game, history: History, console: Console, keys: KeySource, own: Viewer, *, is_over: bool
    ) -> None:
        """Begin at the first step, seen from the seat `own`, or with None as spectators do."""
        self._game = game
        self._history = history
        self._console = console
        self._keys = keys
        self._places: list[Viewer] = [own]
        if is_over:
            self._places = [*range(game.seat_count(history.beginning(None).ruleset)), None]
            self._places += [OPEN] * game.has(Capability.OPEN_VIEW)
        self._viewer = own
        self._step = 0
        self._typed = ""
        self._plays = False
        self._notice = ""

    def run(self, *, has_next: bool = False) -> bool:
        """Show what is asked for until the person has seen enough; say whether the next match is wanted."""
        while True:
            self._show(has_next=has_next)
            key = self._keys.read(PACE if self._plays else None).lower()
            if key == "q" or (key == "n" and has_next):
                return key == "n"
            self._notice = ""
            self._answer(key)

    def _answer(self, key: str) -> None:
        if key.isascii() and key.isdigit():
            self._typed = (self._typed + key)[:LONGEST_STEP]
            return
        last = len(self._history)
        if not key:
            self._play_on(last)
            return
        typed, self._typed = self._typed, ""
        wanted = {"left": self._step - 1, "right": self._step + 1, "home": 0, "end": last}
        if key in wanted:
            self._go(wanted[key])
        elif key == "enter" and typed:
            self._go(int(typed))
        elif key == "backspace":
            self._typed = typed[:-1]
        elif key == "v":
            self._look_from_next()
        elif key == " ":
            self._play(last)

    def _go(self, step: int) -> None:
        self._plays = False
        self._step = min(max(step, 0), len(self._history))

    def _play(self, last: int) -> None:
        """Play from here, from the beginning where the end is shown, or stop."""
        self._plays = not self._plays and last > 0
        if self._plays and self._step == last:
            self._step = 0

    def _play_on(self, last: int) -> None:
        """Show the next step where they are played; what is typed meanwhile stays."""
        self._step += self._plays
        self._plays = self._plays and self._step < last

    def _look_from_next(self) -> None:
        if len(self._places) == 1:
            self._notice = _("What another seat sees can be looked at when the match is over.")
            return
        self._viewer = self._places[(self._places.index(self._viewer) + 1) % len(self._places)]

    def _show(self, *, has_next: bool) -> None:
        """Draw the step, what had just happened, and the keys."""
        named = {"step": self._step, "steps": len(self._history), "place": _place(self._viewer)}
        head = _("Step %(step)s of %(steps)s, as seen by: %(place)s") % named
        self._console.clear()
        self._console.print(Rule(Text(head, "bold"), style="dim"))
        self._console.print(terminal_of(self._game).render(self._history.view(self._step, self._viewer)))
        self._console.print(Text(f"• {self._history.sentence(self._step, self._viewer)}", "italic"), highlight=False)
        self._console.print(Text(self._notice or self._foot(has_next=has_next), "dim"), highlight=False)

    def _foot(self, *, has_next: bool) -> str:
        """Say what is typed, or which keys there are."""
        if self._typed:
            return _("To step %(step)s: Enter goes there") % {"step": self._typed}
        plays = _("space stops") if self._plays else _("space plays")
        keys = [_("← → one step, Home End"), _("number and Enter: to that step"), plays]
        keys += [_("v: another place")] if len(self._places) > 1 else []
        keys += [_("n: next match")] if has_next else []
        return " · ".join([*keys, _("q: quit")])


def _place(place: Viewer) -> str:
    """Name a place to look from."""
    if isinstance(place, str):
        return _("all open")
    return _("spectators") if place is None else seat_number(place)

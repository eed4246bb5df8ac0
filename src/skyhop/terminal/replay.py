"""Replay of a match in the terminal, step by step, with single keys. The module also saves and loads matches.

The file of a match is one line: a journal that `skyhop replay` can read, with the secret that determines future
shuffles. The file is on the player's own disk and contains all hidden information. A player who reads the file
gains an advantage only in their own match.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from skyhop.engine.chance import SECRET_BYTES, SecretShuffler
from skyhop.engine.state import OPEN, Viewer
from skyhop.files import printable, text_of, write_whole
from skyhop.game import journal
from skyhop.game.action import JournalError
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match, replay
from skyhop.game.text import seat_number
from skyhop.i18n import _
from skyhop.server.matches.history import History
from skyhop.server.shuffle_proof import TERMINAL
from skyhop.terminal.screen import render_board

STEP_SECONDS = 1.0
"""Seconds for which playback shows each step."""
MAX_STEP_DIGITS = 6


class KeySource(Protocol):
    """Source of the names of pressed keys."""

    def read(self, seconds: float | None = None) -> str:
        """Wait for a key, for at most `seconds`. Return the name of the key.

        If no key was pressed in this time, return an empty text.
        """


class Replay:
    """Viewer for the steps of a match, for one person.

    While the match is not over, the viewer shows only the view of `own`: a seat, or None for a spectator.
    """

    def __init__(
        self, game: Game, history: History, console: Console, keys: KeySource, own: Viewer, *, is_over: bool
    ) -> None:
        """Create a viewer that starts at the first step, as the seat `own` sees it.

        If `own` is None, start as a spectator sees the match.
        """
        self._game = game
        self._history = history
        self._console = console
        self._keys = keys
        self._places: list[Viewer] = [own]
        if is_over:
            self._places = [*range(game.seat_count(history.view(0, None).ruleset)), None]
            self._places += [OPEN] * game.has(Capability.OPEN_VIEW)
        self._viewer = own
        self._step = 0
        self._typed_keys = ""
        self._plays = False
        self._notice = ""

    def run(self, *, has_next: bool = False) -> bool:
        """Show steps until the person stops. Return True if the person wants the next match of the file."""
        while True:
            self._show(has_next=has_next)
            key = self._keys.read(STEP_SECONDS if self._plays else None).lower()
            if key == "q" or (key == "n" and has_next):
                return key == "n"
            self._notice = ""
            self._answer(key)

    def _answer(self, key: str) -> None:
        if key.isascii() and key.isdigit():
            self._typed_keys = (self._typed_keys + key)[:MAX_STEP_DIGITS]
            return
        last = len(self._history)
        if not key:
            self._play_on(last)
            return
        typed, self._typed_keys = self._typed_keys, ""
        targets = {"left": self._step - 1, "right": self._step + 1, "home": 0, "end": last}
        if key in targets:
            self._go(targets[key])
        elif key == "enter" and typed:
            self._go(int(typed))
        elif key == "backspace":
            self._typed_keys = typed[:-1]
        elif key == "v":
            self._look_from_next()
        elif key == " ":
            self._play(last)

    def _go(self, step: int) -> None:
        self._plays = False
        self._step = min(max(step, 0), len(self._history))

    def _play(self, last: int) -> None:
        """Start to show the steps automatically. If playback already runs, stop it.

        At the last step, start again from the first step.
        """
        self._plays = not self._plays and last > 0
        if self._plays and self._step == last:
            self._step = 0

    def _play_on(self, last: int) -> None:
        """Show the next step during playback. Do not discard the digits that the person has typed so far."""
        self._step += self._plays
        self._plays = self._plays and self._step < last

    def _look_from_next(self) -> None:
        if len(self._places) == 1:
            self._notice = _("You can switch to another player's view after the match.")
            return
        self._viewer = self._places[(self._places.index(self._viewer) + 1) % len(self._places)]

    def _show(self, *, has_next: bool) -> None:
        """Print the view after the current step, the sentences about this step, and the line that names the keys."""
        named = {"step": self._step, "steps": len(self._history), "place": _name_viewer(self._viewer)}
        head = _("Step %(step)s of %(steps)s, as seen by: %(place)s") % named
        self._console.clear()
        self._console.print(Rule(Text(printable(head), "bold"), style="dim"))
        self._console.print(render_board(self._game, self._history.view(self._step, self._viewer)))
        self._console.print(
            Text(printable(f"• {self._history.describe_step(self._step, self._viewer)}"), "italic"), highlight=False
        )
        self._console.print(Text(self._notice or self._describe_keys(has_next=has_next), "dim"), highlight=False)

    def _describe_keys(self, *, has_next: bool) -> str:
        """Return the last line of the screen, which names the available keys."""
        if self._typed_keys:
            return _("Press Enter to go to step %(step)s") % {"step": self._typed_keys}
        plays = _("space: stop") if self._plays else _("space: play")
        keys = [_("← → one step, Home End"), _("number and Enter: go to that step"), plays]
        keys += [_("v: view of another seat")] if len(self._places) > 1 else []
        keys += [_("n: next match")] if has_next else []
        return " · ".join([*keys, _("q: quit")])


def _name_viewer(place: Viewer) -> str:
    """Return the name of a viewer in words: a seat or a spectator."""
    if isinstance(place, str):
        return _("everything revealed")
    return _("spectators") if place is None else seat_number(place)


SECRET = "secret"  # noqa: S105  name of a field
PERSON = "human"
"""Name of a person in the journal of a terminal match."""


class Save:
    """File in which a match is saved after each step. If `path` is None, the match is not saved."""

    def __init__(self, secret: bytes, path: Path | None = None) -> None:
        """Store the secret of the match's shuffles and the path. The first call of `write` creates the file."""
        self.secret = secret
        self.path = path

    @property
    def shuffler(self) -> SecretShuffler:
        """Shuffler of the match."""
        return SecretShuffler(self.secret, TERMINAL)

    def write(self, match: Match) -> None:
        """Write the match atomically to the file, if there is one. Raise `OSError` if this fails."""
        if self.path is None:
            return
        line = json.dumps(json.loads(match.journal.to_line()) | {SECRET: self.secret.hex()}, separators=(",", ":"))
        write_whole(self.path, f"{line}\n".encode())


def seat_of_person(header: journal.Header) -> int | None:
    """Return the seat of the only person in a match. Return None if the match has no person or several people."""
    people = [seat for seat, name in enumerate(header.seats) if name == PERSON]
    return people[0] if len(people) == 1 else None


def resume(path: Path) -> tuple[Match, Save]:
    """Load a match from its file. Return the match and an object that saves it to the same file.

    Raise `JournalError` if the file is damaged or somebody changed it. Raise `OSError` if the file cannot be read.
    """
    line, _end, more = text_of(path).partition("\n")
    if more.strip():
        raise JournalError(_("the file contains more than one match"))
    read = journal.read_line(line)
    save = Save(_secret(line), path)
    return replay(read, save.shuffler), save


def _secret(line: str) -> bytes:
    """Return the secret in the line of a saved match."""
    try:
        secret = bytes.fromhex(json.loads(line)[SECRET])
    except (KeyError, TypeError, ValueError):
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise JournalError(
            _("the secret for future shuffles is missing: this file is not a match saved by skyhop play")
        )
    return secret

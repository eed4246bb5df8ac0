"""What has happened in a match, step by step, as each seat may know it: for the log, and for pages that catch up."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from skyhop.core.i18n import language
from skyhop.core.journal import Journal
from skyhop.core.match import plies
from skyhop.core.protocol import Game, State, View


class Step(NamedTuple):
    """One decision: its seat and notation, the states around it (with all chance that followed), the ply after."""

    actor: int
    text: str
    before: State
    after: State
    ply: int


class Showing(NamedTuple):
    """One step as a seat may see it."""

    before: View
    after: View
    actor: int
    text: str
    ply: int


class Told(NamedTuple):
    """One step in words, for the log."""

    actor: int
    text: str
    ply: int
    sentences: tuple[str, ...]


class History:
    """The steps of a match. States stay inside; what leaves is made from a seat's views."""

    def __init__(self, game: Game, ply: int) -> None:
        """Begin at the ply of the first decision."""
        self._game = game
        self._first_ply = ply
        self._steps: list[Step] = []
        self._told: dict[tuple[int | None, str], list[Told]] = {}

    @classmethod
    def of(cls, game: Game, journal: Journal) -> History:
        """Replay a journal and remember its steps; `JournalError` where it cannot be."""
        stops = [(ply, state, entry) for ply, state, entry in plies(journal) if entry is None or not entry.is_chance]
        history = cls(game, stops[0][0])
        for (_ply, before, entry), (after_ply, after, _next) in itertools.pairwise(stops):
            if entry is not None and isinstance(entry.actor, int):
                history.add(Step(entry.actor, entry.text, before, after, after_ply))
        return history

    def add(self, step: Step) -> None:
        """Remember one step more."""
        self._steps.append(step)

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def ply(self) -> int:
        """Give the ply that the last step led to."""
        return self._steps[-1].ply if self._steps else self._first_ply

    def showing(self, index: int, seat: int | None) -> Showing:
        """Show step `index` to a seat."""
        step = self._steps[index]
        before, after = (self._game.view(state, seat) for state in (step.before, step.after))
        return Showing(before, after, step.actor, step.text, step.ply)

    def steps_after(self, ply: int) -> range:
        """Give the indices of the steps that led beyond a ply."""
        first = next((n for n, step in enumerate(self._steps) if step.ply > ply), len(self._steps))
        return range(first, len(self._steps))

    def count(self, ply: int) -> int:
        """Count the steps up to a ply."""
        return self.steps_after(ply).start

    def told(self, seat: int | None, count: int | None = None) -> list[Told]:
        """Tell the first `count` steps (all without one) to a seat, in the language in use."""
        told = self._told.setdefault((seat, language()), [])
        for index in range(len(told), len(self._steps)):
            seen = self.showing(index, seat)
            sentences = self._game.events(seen.before, seen.after, seen.actor, seen.text)
            told.append(Told(seen.actor, seen.text, seen.ply, tuple(sentences)))
        return told[:count]

"""What has happened in a match, step by step, as each seat may know it: for the log, and for pages that catch up."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np

from skyhop.engine.event import Event
from skyhop.engine.state import ExternalStatus, State, View, Viewer
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.match import Step, plies, steps
from skyhop.game.take_back import shows_more, standing
from skyhop.game.text import notation_in, plain
from skyhop.i18n import _, language

FEW = 16
"""A state is kept as its differences while these are fewer than one byte in so many."""


class StepView(NamedTuple):
    """One step as a seat may see it: the view after it, what it heard, who acted, the notation, the ply after."""

    view: View
    events: tuple[Event, ...]
    actor: int
    text: str
    ply: int


class LogStep(NamedTuple):
    """One step in words, for the log: as it is told, the same without the notation, and what notation that is."""

    actor: int
    text: str
    ply: int
    sentences: tuple[str, ...]
    plain: tuple[str, ...]
    notation: str | None


class PackedStep(NamedTuple):
    """A step in little room: its state as the bytes in which it differs from another one, the base."""

    actor: int
    text: str
    ply: int
    events: tuple[Event, ...]
    base: State
    places: np.ndarray[Any, Any]
    values: np.ndarray[Any, Any]
    beside: ExternalStatus

    @classmethod
    def of(cls, step: Step, base: State) -> PackedStep:
        """Keep a step; where its state has little in common with the base, it is a base itself."""
        old, new = base.records.view(np.uint8), step.state.records.view(np.uint8)
        places = np.flatnonzero(old != new)
        if len(places) > len(new) // FEW:
            base, places = step.state, places[:0]
        values = new[places]
        places = places.astype(np.uint32)
        return cls(step.actor, step.text, step.ply, step.events, base, places, values, step.state.beside)

    @property
    def state(self) -> State:
        """The state after the step."""
        state = State(self.base.ruleset, self.base.records.copy(), self.beside)
        state.records.view(np.uint8)[self.places] = self.values
        return state


class History:
    """The steps of a match. States stay inside; what leaves is made from views."""

    def __init__(self, game: Game, ply: int, state: State) -> None:
        """Begin at the ply of the first decision, and with the state that it meets."""
        self._game = game
        self._first_ply = ply
        self._first_state = self._latest_state = state
        self._steps: list[PackedStep] = []
        self._told: dict[tuple[Viewer, str, tuple[str, ...]], list[LogStep]] = {}
        self._last_shown: dict[Viewer, StepView] = {}
        """The last step, by the places that have seen it: it is told, and it is drawn."""
        self._is_covered = False

    @classmethod
    def of(cls, game: Game, journal: Journal) -> History:
        """Replay a journal and remember its steps; `JournalError` where it cannot be."""
        first = next(ply for ply in plies(journal) if ply.entry is None or not ply.entry.is_chance)
        history = cls(game, first.number, first.state)
        for step in steps(journal):
            history.add(step)
        return history

    def cover(self, *, is_covered: bool) -> None:
        """Show each seat only what everybody knows, or again what it knows."""
        if is_covered != self._is_covered:
            self._is_covered = is_covered
            self._last_shown.clear()
            self._told.clear()

    def add(self, step: Step) -> None:
        """Remember one step more."""
        self._steps.append(PackedStep.of(step, self._steps[-1].base if self._steps else self._first_state))
        self._latest_state = step.state
        self._last_shown.clear()

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def ply(self) -> int:
        """The ply that the last step led to."""
        return self.ply_of(len(self._steps))

    def ply_of(self, count: int) -> int:
        """The ply after so many steps."""
        return self._steps[count - 1].ply if count else self._first_ply

    @property
    def last_state(self) -> State:
        """The state after the last step, for whoever plays on."""
        return self._steps[-1].state if self._steps else self._first_state.copy()

    def beginning(self, place: Viewer) -> View:
        """Show the match before its first step at a place."""
        return self._view(self._first_state, place)

    def showing(self, index: int, place: Viewer) -> StepView:
        """Show step `index` at a place."""
        if index != len(self._steps) - 1:
            return self._shown(index, place)
        if place not in self._last_shown:
            self._last_shown[place] = self._shown(index, place)
        return self._last_shown[place]

    def view(self, count: int, place: Viewer) -> View:
        """What was seen at a place after so many steps."""
        return self.showing(count - 1, place).view if count else self.beginning(place)

    def sentence(self, count: int, place: Viewer, names: tuple[str, ...] = ()) -> str:
        """What had just happened after so many steps, as it was told at a place."""
        if not count:
            return _("The match begins.")
        return " ".join(self.told(place, count, names)[-1].sentences)

    def drawing(self, count: int, place: Viewer, names: tuple[str, ...] = ()) -> str:
        """Draw what was seen at a place after so many steps."""
        return self._game.draw(self.view(count, place), names)

    def frame(self, count: int, place: Viewer, names: tuple[str, ...] = ()) -> tuple[str, str]:
        """Draw what was seen at a place after so many steps, and say what had just happened."""
        return self.drawing(count, place, names), self.sentence(count, place, names)

    def copy(self) -> History:
        """The same steps, for another thread: what is shown and told is remembered by each alone."""
        twin = History(self._game, self._first_ply, self._first_state)
        twin._steps, twin._latest_state = list(self._steps), self._latest_state
        twin._is_covered = self._is_covered
        return twin

    def heard_before(self, index: int, place: Viewer) -> Iterator[list[Event]]:
        """Give what was heard at a place of the steps before step `index` that stand there, the latest first."""
        if isinstance(place, str):
            self._check_over()
        for step in standing(self._steps[: index + 1]):
            if step.ply <= self.ply_of(index):
                yield self._heard(step, place)

    def _shown(self, index: int, place: Viewer) -> StepView:
        step = self._steps[index]
        state = self._latest_state if index == len(self._steps) - 1 else step.state
        return StepView(self._view(state, place), tuple(self._heard(step, place)), step.actor, step.text, step.ply)

    def _view(self, state: State, place: Viewer) -> View:
        if isinstance(place, str):
            self._check_over()
            return self._game.open_view(state)
        return self._game.view(state, self._seen_from(place))

    def _heard(self, step: PackedStep, place: Viewer) -> list[Event]:
        """What was heard at a place of a step; where all lies open, what any seat heard."""
        if isinstance(place, str):
            return list(step.events)
        return self._game.heard(step.base.ruleset, step.events, self._seen_from(place))

    def _seen_from(self, seat: int | None) -> int | None:
        """Where a seat sees from: from nowhere while all is covered."""
        return None if self._is_covered else seat

    def _check_over(self) -> None:
        """Refuse to show or tell what all hold while the match goes on, whoever should have asked before."""
        if self._game.outcome(self._latest_state) is None:
            message = "before the end nobody sees what all hold"
            raise ValueError(message)

    def tells_all(self, count: int) -> bool:
        """Say whether all heard the same of the latest steps, so many: nobody was told what others were not."""
        latest = self._steps[len(self._steps) - count :]
        return all(self._game.heard(step.base.ruleset, step.events, None) == list(step.events) for step in latest)

    def shows_more(self, count: int) -> bool:
        """Say whether somebody saw in the latest steps, so many, what the actions do not say by themselves."""
        states = [self._first_state, *(step.state for step in self._steps[-count - 1 :])][-count - 1 :]
        pairs = zip(self._steps[-count:], states, states[1:], strict=False)
        return not self.tells_all(count) or any(
            shows_more(self._game, before, step.text, step.actor, after) for step, before, after in pairs
        )

    def steps_after(self, ply: int) -> range:
        """The indices of the steps that led beyond a ply."""
        return range(bisect(self._steps, ply, key=attrgetter("ply")), len(self._steps))

    def count(self, ply: int) -> int:
        """Count the steps up to a ply."""
        return self.steps_after(ply).start

    def told(self, place: Viewer, count: int | None = None, names: tuple[str, ...] = ()) -> list[LogStep]:
        """Tell the first `count` steps (all without one) at a place, in the language in use and by these names."""
        told = self._told.setdefault((place, language(), names), [])
        for index in range(len(told), len(self._steps)):
            seen = self.showing(index, place)
            sentences = tuple(self._game.tell(seen.view, seen.events, names))
            told.append(LogStep(seen.actor, seen.text, seen.ply, sentences, plain(sentences), notation_in(sentences)))
        return told[:count]

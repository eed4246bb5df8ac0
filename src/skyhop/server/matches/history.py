"""History of a match: its steps as each seat may see them. The log and the page updates show these steps."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from operator import attrgetter, itemgetter
from typing import NamedTuple, Self

import numpy as np
import numpy.typing as npt

from skyhop.engine.chance import SecretShuffler
from skyhop.engine.event import Event
from skyhop.engine.state import ExternalStatus, GivenUp, State, View, Viewer
from skyhop.game import registry
from skyhop.game.game import Game, open_view
from skyhop.game.journal import Journal, count_in, list_standing_steps, reveals_more
from skyhop.game.match import Match, Ply, Step, plies, steps
from skyhop.game.text import notation_in, strip_notation
from skyhop.i18n import _, language
from skyhop.server.match_record import StoredMatch
from skyhop.server.timestamps import MatchClock

DELTA_DIVISOR = 16
"""Divisor of the size of a state. If at most 1/16 of the bytes differ, the history stores only these bytes."""


class NamesByPly(NamedTuple):
    """Names of the players at each ply: pairs of a ply and the names from this ply on.

    The player of a seat may change during a match.
    """

    changes: tuple[tuple[int, tuple[str, ...]], ...] = ((0, ()),)

    def at(self, ply: int) -> tuple[str, ...]:
        """Return the names of the players at a ply."""
        return self.changes[bisect(self.changes, ply, key=itemgetter(0)) - 1][1]


UNNAMED = NamesByPly()
"""Value without names. Sentences then call each player by the number of the seat."""


class StepView(NamedTuple):
    """One step as a viewer may see it: the view after the step, and the step's events, actor and notation.

    `ply` is the ply after the step.
    """

    view: View
    events: tuple[Event, ...]
    actor: int
    text: str
    ply: int


class LogStep(NamedTuple):
    """Texts about one step of a match for the log.

    `sentences` may contain the notation of the action. `plain` contains the sentences without the notation.
    `notation` is the notation in `sentences`, or None.
    """

    actor: int
    text: str
    ply: int
    sentences: tuple[str, ...]
    plain: tuple[str, ...]
    notation: str | None


class PackedStep(NamedTuple):
    """Compressed step of a match.

    It contains a base state, and the bytes in which the state after the step differs from the base state.
    """

    actor: int
    text: str
    ply: int
    events: tuple[Event, ...]
    base: State
    places: npt.NDArray[np.uint32]
    values: npt.NDArray[np.uint8]
    beside: ExternalStatus

    @classmethod
    def of(cls, step: Step, base: State) -> PackedStep:
        """Return a compressed step. Store only the bytes in which the state after the step differs from `base`.

        If too many bytes differ, store the whole state after the step as a new base state.
        """
        old, new = base.records.view(np.uint8), step.state.records.view(np.uint8)
        places = np.flatnonzero(old != new).astype(np.uint32)
        if len(places) > len(new) // DELTA_DIVISOR:
            base, places = step.state, places[:0]
        values = new[places]
        return cls(step.actor, step.text, step.ply, step.events, base, places, values, step.state.status)

    @property
    def state(self) -> State:
        """State after the step."""
        state = State(self.base.ruleset, self.base.records.copy(), self.beside)
        state.records.view(np.uint8)[self.places] = self.values
        return state


class History:
    """Steps of a match.

    Only `last_state` returns a state with all hidden facts. All other methods return views or texts.
    """

    def __init__(self, game: Game, ply: int, state: State) -> None:
        """Create a history without steps. `ply` and `state` belong to the first decision of the match."""
        self._game = game
        self._first_ply = ply
        self._first_state = self._latest_state = state
        self._steps: list[PackedStep] = []
        self.given_up: list[tuple[int, tuple[GivenUp, ...]]] = [(0, state.given_up)]
        """Pairs of a ply and the abandoned seats that are valid from this ply on."""
        self._logs: dict[tuple[Viewer, str, NamesByPly], list[LogStep]] = {}
        self._last_shown: dict[Viewer, StepView] = {}
        """Cache of the last step by viewer, since log and drawing both need it."""
        self._is_covered = False

    @classmethod
    def of(cls, game: Game, journal: Journal) -> History:
        """Replay a journal into a history. Raise `JournalError` if the replay fails."""
        first = next(ply for ply in plies(journal) if ply.entry is None or not ply.entry.is_chance)
        history = cls(game, first.number, first.state)
        for step in steps(journal):
            history.add(step)
        return history

    def cover(self, *, is_covered: bool) -> None:
        """Hide the private information of each seat, or show it again.

        While the information is hidden, even the player of the seat cannot see it.
        """
        if is_covered != self._is_covered:
            self._is_covered = is_covered
            self._last_shown.clear()
            self._logs.clear()

    def add(self, step: Step) -> None:
        """Append a step to the history. Clear the cached views of the step that was the last step until now."""
        self._steps.append(PackedStep.of(step, self._steps[-1].base if self._steps else self._first_state))
        self._latest_state = step.state
        if step.state.given_up != self.given_up[-1][1]:
            self.given_up.append((step.ply, step.state.given_up))
        self._last_shown.clear()

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def ply(self) -> int:
        """Ply after the last step."""
        return self.ply_of(len(self._steps))

    def ply_of(self, count: int) -> int:
        """Return the ply after the first `count` steps."""
        return self._steps[count - 1].ply if count else self._first_ply

    @property
    def last_state(self) -> State:
        """State after the last step. The match continues from this state."""
        return self._steps[-1].state if self._steps else self._first_state.copy()

    def show_step(self, index: int, place: Viewer) -> StepView:
        """Return the step number `index`, counted from 0, as a viewer may see it."""
        if index != len(self._steps) - 1:
            return self._make_step_view(index, place)
        if place not in self._last_shown:
            self._last_shown[place] = self._make_step_view(index, place)
        return self._last_shown[place]

    def view(self, count: int, place: Viewer) -> View:
        """Return the view after the first `count` steps, as a viewer may see it."""
        return self.show_step(count - 1, place).view if count else self._view(self._first_state, place)

    def describe_step(self, count: int, place: Viewer, names: NamesByPly = UNNAMED) -> str:
        """Return the sentences about step `count`, counted from 1, as a viewer may read them.

        If `count` is 0, return a sentence about the start of the match.
        """
        if not count:
            return _("The match begins.")
        return " ".join(self.log(place, count, names)[-1].sentences)

    def draw(self, count: int, place: Viewer, names: NamesByPly = UNNAMED) -> str:
        """Return a drawing of the position after `count` steps as SVG. It shows only facts that the viewer may know."""
        return self._game.renderer.draw(self.view(count, place), names.at(self.ply_of(count)))

    def draw_frame(self, count: int, place: Viewer, names: NamesByPly = UNNAMED) -> tuple[str, str]:
        """Return the drawing after `count` steps, and the sentences about the last of these steps.

        The drawing and the sentences contain only facts that the viewer may know.
        """
        return self.draw(count, place, names), self.describe_step(count, place, names)

    def copy(self) -> History:
        """Return a copy of the history for use in another thread. The caches of the copy are empty."""
        twin = History(self._game, self._first_ply, self._first_state)
        twin._steps, twin._latest_state = list(self._steps), self._latest_state
        twin.given_up, twin._is_covered = list(self.given_up), self._is_covered
        return twin

    def list_events_before(self, index: int, place: Viewer) -> Iterator[list[Event]]:
        """Yield a list of events for each step before the step number `index`. The latest step comes first.

        Each list contains only the events that the viewer may know. Steps that were taken back are left out.
        """
        if isinstance(place, str):
            self._check_over()
        for step in list_standing_steps(self._steps[: index + 1]):
            if step.ply <= self.ply_of(index):
                yield self._list_events(step, place)

    def _make_step_view(self, index: int, place: Viewer) -> StepView:
        step = self._steps[index]
        state = self._latest_state if index == len(self._steps) - 1 else step.state
        return StepView(
            self._view(state, place), tuple(self._list_events(step, place)), step.actor, step.text, step.ply
        )

    def _view(self, state: State, place: Viewer) -> View:
        if isinstance(place, str):
            self._check_over()
            return open_view(self._game, state)
        return self._game.view(state, self._find_viewpoint(place))

    def _list_events(self, step: PackedStep, place: Viewer) -> list[Event]:
        """Return those events of a step that a viewer may know.

        The open view shows a finished match with all private information. A viewer with this view receives all
        events.
        """
        if isinstance(place, str):
            return list(step.events)
        return self._game.list_visible_events(step.base.ruleset, step.events, self._find_viewpoint(place))

    def _find_viewpoint(self, seat: int | None) -> int | None:
        """Return the seat whose view a reader gets: `seat`, or None for the view of spectators.

        While private information is hidden from all seats, return None.
        """
        return None if self._is_covered else seat

    def _check_over(self) -> None:
        """Raise ValueError if the match is not over.

        A viewer may see the private information of all seats only after the end.
        """
        if self._game.outcome(self._latest_state) is None:
            message = "before the end nobody sees what all hold"
            raise ValueError(message)

    def is_public(self, count: int) -> bool:
        """Return True if spectators received all events of the latest `count` steps.

        All seats then received these events too.
        """
        latest = self._steps[len(self._steps) - count :]
        return all(
            self._game.list_visible_events(step.base.ruleset, step.events, None) == list(step.events) for step in latest
        )

    def reveals_more(self, count: int) -> bool:
        """Return True if a player learned more from the latest `count` steps than the notation of the actions says."""
        states = [self._first_state, *(step.state for step in self._steps[-count - 1 :])][-count - 1 :]
        pairs = zip(self._steps[-count:], states, states[1:], strict=False)
        return not self.is_public(count) or any(
            reveals_more(self._game, before, step.text, step.actor, after) for step, before, after in pairs
        )

    def list_steps_after(self, ply: int) -> range:
        """Return the indices of the steps that end after a ply."""
        return range(bisect(self._steps, ply, key=attrgetter("ply")), len(self._steps))

    def count_steps(self, ply: int) -> int:
        """Return the number of steps that end at this ply or earlier."""
        return self.list_steps_after(ply).start

    def log(self, place: Viewer, count: int | None = None, names: NamesByPly = UNNAMED) -> list[LogStep]:
        """Return the log of the first `count` steps for a viewer, in the current language.

        Without `count`, use all steps. The sentences about a step use the names that the players had at the time of
        the step. Several threads may call the method.
        """
        key = (place, language(), names)
        log = [*self._logs.get(key, ())]  # a copy, because two threads must not append to the same list
        for index in range(len(log), len(self._steps)):
            shown = self.show_step(index, place)
            sentences = tuple(self._game.renderer.tell(shown.view, shown.events, names.at(self.ply_of(index))))
            log.append(
                LogStep(
                    shown.actor, shown.text, shown.ply, sentences, strip_notation(sentences), notation_in(sentences)
                )
            )
        self._logs[key] = log
        return log[:count]


class ReplayedMatch(NamedTuple):
    """Match that was replayed from the store, and its history."""

    match: Match
    history: History
    tail: Sequence[Step] = ()
    """Steps that `history` lacks.

    A thread replays them while other code reads `history`. The owner of `history` adds them afterwards.
    """

    @classmethod
    def of(cls, stored: StoredMatch, shuffler: SecretShuffler, clock: MatchClock) -> Self:
        """Replay a stored match, and return the match with its history."""
        game, journal = registry.game(stored.info.game), stored.journal()
        history = History.of(game, journal)
        match = Match(game, history.last_state, journal, shuffler, clock)
        match.let_chance_act()  # the journal may end between an action and its shuffle
        return cls(match, history if match.ply == history.ply else History.of(game, journal))

    def catch_up(self, stored: StoredMatch, shuffler: SecretShuffler, clock: MatchClock) -> ReplayedMatch:
        """Return this match after the new journal entries of the stored match.

        Replay only the new entries. If a new entry is a take-back, or if earlier entries differ, replay the whole
        journal.
        """
        known, journal = self.match.journal.entries, stored.journal()
        tail = journal.entries[len(known) :]
        is_taken_back = any(count_in(entry) for entry in tail)
        if journal.entries[: len(known)] != known or self.history.ply != len(known) or is_taken_back:
            return ReplayedMatch.of(stored, shuffler, clock)
        start = Ply(len(known), self.match.state, None, ())
        fresh = tuple(steps(journal, start)) if tail else ()
        state = fresh[-1].state if fresh else self.match.state
        match = Match(self.match.game, state.copy(), journal, shuffler, clock)
        match.let_chance_act()
        is_whole = match.ply == (fresh[-1].ply if fresh else len(known))
        return ReplayedMatch(match, self.history, fresh) if is_whole else ReplayedMatch.of(stored, shuffler, clock)

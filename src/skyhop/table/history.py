"""What has happened in a match, step by step, as each seat may know it: for the log, and for pages that catch up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skyhop.core.event import Event
from skyhop.core.game import Game
from skyhop.core.i18n import _, language
from skyhop.core.journal import Journal
from skyhop.core.match import Step, plies, steps
from skyhop.core.state import State, View


class Showing(NamedTuple):
    """One step as a seat may see it: the view after it, what it heard, who acted, the notation, the ply after."""

    view: View
    events: tuple[Event, ...]
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

    def __init__(self, game: Game, ply: int, state: State) -> None:
        """Begin at the ply of the first decision, and with the state that it meets."""
        self._game = game
        self._first_ply = ply
        self._first_state = state
        self._steps: list[Step] = []
        self._told: dict[tuple[int | None, str, tuple[str, ...]], list[Told]] = {}
        self._last_shown: dict[int | None, Showing] = {}
        """The last step, by the seats that have seen it: it is told, and it is drawn."""

    @classmethod
    def of(cls, game: Game, journal: Journal) -> History:
        """Replay a journal and remember its steps; `JournalError` where it cannot be."""
        first = next(ply for ply in plies(journal) if ply.entry is None or not ply.entry.is_chance)
        history = cls(game, first.number, first.state)
        for step in steps(journal):
            history.add(step)
        return history

    def add(self, step: Step) -> None:
        """Remember one step more."""
        self._steps.append(step)
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

    def beginning(self, seat: int | None) -> View:
        """Show the match before its first step to a seat."""
        return self._game.view(self._first_state, seat)

    def showing(self, index: int, seat: int | None) -> Showing:
        """Show step `index` to a seat."""
        if index != len(self._steps) - 1:
            return self._shown(index, seat)
        if seat not in self._last_shown:
            self._last_shown[seat] = self._shown(index, seat)
        return self._last_shown[seat]

    def view(self, count: int, seat: int | None) -> View:
        """What a seat saw after so many steps."""
        return self.showing(count - 1, seat).view if count else self.beginning(seat)

    def sentence(self, count: int, seat: int | None, names: tuple[str, ...] = ()) -> str:
        """What had just happened after so many steps, as it was told to a seat."""
        if not count:
            return _("The match begins.")
        return " ".join(self.told(seat, count, names)[-1].sentences)

    def frame(self, count: int, seat: int | None, names: tuple[str, ...] = ()) -> tuple[str, str]:
        """Draw what a seat saw after so many steps, and say what had just happened."""
        return self._game.draw(self.view(count, seat)), self.sentence(count, seat, names)

    def copy(self) -> History:
        """The same steps, for another thread: what is shown and told is remembered by each alone."""
        twin = History(self._game, self._first_ply, self._first_state)
        twin._steps = list(self._steps)
        return twin

    def heard_before(self, index: int, seat: int | None) -> Iterator[list[Event]]:
        """Give what a seat heard of the steps before step `index`, the latest first."""
        for step in reversed(self._steps[: max(index, 0)]):
            yield self._game.heard(step.state.ruleset, step.events, seat)

    def _shown(self, index: int, seat: int | None) -> Showing:
        step = self._steps[index]
        view = self._game.view(step.state, seat)
        heard = self._game.heard(view.ruleset, step.events, seat)
        return Showing(view, tuple(heard), step.actor, step.text, step.ply)

    def steps_after(self, ply: int) -> range:
        """The indices of the steps that led beyond a ply."""
        first = next((n for n, step in enumerate(self._steps) if step.ply > ply), len(self._steps))
        return range(first, len(self._steps))

    def count(self, ply: int) -> int:
        """Count the steps up to a ply."""
        return self.steps_after(ply).start

    def told(self, seat: int | None, count: int | None = None, names: tuple[str, ...] = ()) -> list[Told]:
        """Tell the first `count` steps (all without one) to a seat, in the language in use and by these names."""
        told = self._told.setdefault((seat, language(), names), [])
        for index in range(len(told), len(self._steps)):
            seen = self.showing(index, seat)
            sentences = self._game.tell(seen.view, seen.events, names)
            told.append(Told(seen.actor, seen.text, seen.ply, tuple(sentences)))
        return told[:count]

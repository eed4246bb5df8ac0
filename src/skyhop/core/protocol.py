"""What a game offers and what it is made of: rulesets, states, views, outcomes.

Everything above the games (bots, table, web, terminal, lab, environments) speaks to this protocol alone, so that a new
game is one new folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

import numpy as np

from skyhop.core.chance import ChanceEvent

if TYPE_CHECKING:
    from rich.console import RenderableType

Record = Any
"""One structured record, or an array of them: numpy knows their fields only at run time."""

Records = np.ndarray[Any, Any]
"""A one-dimensional array of structured records; shape (1,) where it belongs to one state, view or ruleset."""


@dataclass(frozen=True)
class Ruleset:
    """A named, frozen set of parameters, and the record that kernels read."""

    name: str
    parameters: Mapping[str, str | int | bool]
    record: Records

    def __eq__(self, other: object) -> bool:
        """Two rulesets are equal when their parameters are."""
        return isinstance(other, Ruleset) and self.parameters == other.parameters

    def __hash__(self) -> int:
        """Hash the parameters."""
        return hash(tuple(sorted(self.parameters.items())))


class _OfRecord:
    """One record under a ruleset, equal and hashed by its bytes."""

    __slots__ = ("records", "ruleset")

    def __init__(self, ruleset: Ruleset, records: Records) -> None:
        self.ruleset = ruleset
        self.records = records

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _OfRecord)
            and type(self) is type(other)
            and self.ruleset == other.ruleset
            and self.records.tobytes() == other.records.tobytes()
        )

    def __hash__(self) -> int:
        return hash(self.records.tobytes())


class State(_OfRecord):
    """The whole truth of a match. Only the engine, the journal and the table's keeper hold one."""

    __slots__ = ()

    def copy(self) -> Self:
        """Give an independent copy."""
        return type(self)(self.ruleset, self.records.copy())


class View(_OfRecord):
    """What one seat may know, or a spectator where `seat` is None. Equal views look alike in every byte."""

    __slots__ = ()

    @property
    def seat(self) -> int | None:
        """Name the seat that sees this, None for a spectator."""
        seat = int(self.records["seat"][0])
        return seat if seat >= 0 else None


class Outcome(NamedTuple):
    """How a match ended: the seats that share the win (none: a draw) and the reason, a word of the game's."""

    winners: tuple[int, ...]
    reason: str


class Terminal(Protocol):
    """How a game speaks with a person at a keyboard, who sees a view and types actions."""

    def render(self, view: View) -> RenderableType:
        """Draw a view in colour, as wide as the screen is; nothing may depend on colour alone."""

    def spell(self, text: str) -> str:
        """Write what a person typed as notation is written: `r7 - 3` is `R7-3`; what is unclear stays as it is."""

    def explain(self, view: View, action: int) -> str:
        """Say in one sentence what an action of the deciding seat does."""

    def hints(self, view: View) -> list[str]:
        """List what the viewer may do now, by kind, in words and notation; lines of text."""

    def topics(self, view: View) -> Mapping[str, str]:
        """Give what else the viewer may ask to see, a text by the word that asks for it."""

    def clauses(self, view: View) -> Sequence[str]:
        """Name the clauses that matter at this moment, the most important first."""


class Game(Protocol):
    """A game: pure functions over states and views. Actions are integers below `action_count`.

    `seats` are the numbers of seats that it can be played with; `scenario_fields` the fields that its scenario files
    have besides those of every game.
    """

    name: str
    title: str
    seats: range
    action_count: int
    scenario_fields: tuple[str, ...]

    def rulesets(self) -> Sequence[str]:
        """Name the published rulesets, the default first."""

    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """Make a ruleset from a name or from parameters; `RulesetError` names what is wrong."""

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:
        """Make the ruleset that a scenario file names; what it refers to lies in `folder`. `RulesetError` as above."""

    def seat_count(self, ruleset: Ruleset) -> int:
        """Count the seats of a match under this ruleset."""

    def starters(self, ruleset: Ruleset) -> Sequence[int]:
        """List the seats that may begin a match."""

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """Begin a match with seat `first`; the state waits at its first chance event."""

    def chance(self, state: State) -> ChanceEvent | None:
        """Give the shuffle that is due, or None."""

    def roll(self, state: State) -> tuple[str, ...]:
        """Shuffle what is due by the record's own generator; give the order, first drawn first."""

    def settle(self, state: State, tokens: Sequence[str]) -> None:
        """Put the pile that is due into a recorded order; `ValueError` where that is another pile's."""

    def to_decide(self, position: State | View) -> int | None:
        """Name the seat that decides next; None while chance is due and after the end."""

    def phase(self, position: State | View) -> str:
        """Name the kind of decision that is due, a word of the game's, or `over`."""

    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the seat to decide in increasing order; none in another seat's view."""

    def write(self, position: State | View, action: int) -> str:
        """Give an action's notation; it may depend on the hand, so it must be the deciding seat's view."""

    def read(self, position: State | View, text: str, seat: int | None = None) -> int:
        """Understand an action's notation; `Refused` where it is illegal, no action at all, or another seat decides."""

    def apply(self, state: State, action: int) -> None:
        """Do a legal action; `Refused` where it is not, and the state is as it was."""

    def resign(self, state: State, seat: int) -> None:
        """End the match: the seat gives it up; `Refused` after the end."""

    def agree_draw(self, state: State) -> None:
        """End the match as a draw that all players want; `Refused` after the end."""

    def outcome(self, position: State | View) -> Outcome | None:
        """Give the result, None while the match goes on."""

    def view(self, state: State, seat: int | None) -> View:
        """Show what a seat, or with None a spectator, may know."""

    def determinize(self, view: View, seed: int) -> State:
        """Imagine a world that the view allows; what is shown stays where it is."""

    def position(self, state: State) -> dict[str, Any]:
        """Write the whole truth in the shape of a scenario's `[position]`."""

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """Set a position up, at the start of a turn; `PositionError` names the field that cannot be."""

    def expect(self, state: State, field: str, wanted: object) -> str | None:
        """Compare one field of a scenario's `[expect]`; None if it holds, else what there is instead."""

    def invariants(self, state: State) -> list[str]:
        """List what is impossible about a state; empty for every state that play can reach."""

    def events(self, before: View, after: View, actor: int | None, action: str) -> list[str]:
        """Tell in words what happened between two views of one seat."""

    def text(self, view: View) -> str:
        """Write a view in plain text, complete for a screen reader."""

    def draw(self, view: View) -> str:
        """Draw a view as one SVG document."""

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a view small, for the rules; not `alone`, it relies on definitions that its page has."""

    def terminal(self) -> Terminal:
        """Give what a terminal needs to play the game."""

    def appraise(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Value each action of the deciding seat, higher is better; shape (actions,)."""

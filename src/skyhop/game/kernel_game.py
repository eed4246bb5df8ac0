"""Base class for games from declared records, entry points and notation.

    class BalloonCup(KernelGame):
        name = "balloon-cup"
        state_record = StateRecord
        kernels = kernels  # a module of entry points
        notation = notation  # a module that parses actions
        phase = staticmethod(phase_of)
        ...

A game adds only its own parts: the start of a match, and the piles that are shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import numpy as np

from skyhop.engine.event import Event
from skyhop.engine.record import Array1, Record, Records
from skyhop.engine.state import Ruleset, State, View, copy_fields, overwrite
from skyhop.game.action import ParsedAction
from skyhop.game.ai import BulkKernels
from skyhop.game.game import Game, may_decide


class GameKernels(BulkKernels, Protocol):
    """Entry points of a game: compiled functions over records. Python code calls these functions.

    Some entry points run many matches at once. All others play one match and record its events.
    """

    def go_on(self, rules: Records, states: Records, index: int, actions: Array1[np.int16], /) -> None:
        """Continue the match `index` to the next decision or chance event, and record the events."""

    def act(self, rules: Records, states: Records, index: int, action: int, actions: Array1[np.int16], /) -> None:
        """Apply a legal action to the match `index`, and record the events.

        Then continue to the next decision or chance event.
        """

    def refusal(self, rules: Records, states: Records, index: int, action: int, /) -> int:
        """Return the code of the first reason to refuse an action of the deciding seat, or `LEGAL`."""


class ActionNotation(Protocol):
    """Notation of a game's actions. It parses texts with the help of a record of the position."""

    def understand(self, ruleset: Ruleset, records: Records, text: str) -> ParsedAction:
        """Parse a text as an action, and check the action. `records` contains a record of the position."""

    def names(self, ruleset: Ruleset, records: Records, text: str) -> Mapping[str, object]:
        """Return the values for the placeholders in the refusal sentence of a refused text."""


class KernelGame(Game):
    """Game from declared records, entry points and notation."""

    kernels: GameKernels
    notation: ActionNotation
    seen_record: type[Record]
    """Record of the fields that states and views share. If the rules read a view, all other fields are zero."""

    def table(self, position: State | View) -> Records:
        """Return a record that the functions of the rules can read.

        For a state, return the record of the state. For a view, return a record with the visible fields, and with
        zeros in all other fields.
        """
        if isinstance(position, State):
            return position.records
        return copy_fields(position.records, self.state_record, self.seen_record)

    def legal(self, position: State | View) -> list[int]:
        """Return the legal actions of the deciding seat in increasing order.

        For the view of another seat, the list is empty.
        """
        return legal_actions(self.kernels, position.ruleset, self.table(position)) if may_decide(self, position) else []

    def judge(self, position: State | View, action: int) -> int:
        """Return the code of the first reason to refuse an action. If the action is legal, return `LEGAL`."""
        return self.kernels.refusal(position.ruleset.record, self.table(position), 0, action)

    def understand(self, position: State | View, text: str) -> ParsedAction:
        """Parse a text as an action, and check the action."""
        return self.notation.understand(position.ruleset, self.table(position), text)

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Return the values for the placeholders in the refusal sentence of a refused text."""
        return self.notation.names(position.ruleset, self.table(position), text)

    def act(self, state: State, action: int) -> list[Event]:
        """Apply a legal action to the state without checking the action, and return the events."""
        kernels, rules = self.kernels, state.ruleset.record
        return self.events_of(state, lambda states: kernels.act(rules, states, 0, action, kernels.scratch()))

    def go_on(self, state: State) -> list[Event]:
        """Continue the match to the next decision or chance event, and return the events."""
        rules, actions = state.ruleset.record, self.kernels.scratch()
        return self.events_of(state, lambda states: self.kernels.go_on(rules, states, 0, actions))

    def write_all(self, position: State | View, actions: Sequence[int]) -> list[str]:
        """Return the notation of several actions. A game may override this method with a faster method."""
        return [self.write(position, action) for action in actions]

    def events_of(self, state: State, change: Callable[[Records], object]) -> list[Event]:
        """Call `change` with the state's records, and return the events that happen during the call.

        `change` calls entry points of the game. These entry points record the events.
        """
        gathered = copy_fields(state.records, self.eventful_record, self.state_record)
        change(gathered)
        overwrite(state.records, gathered, self.state_record)
        return self.hearing.list_events(gathered)


def write_all(game: Game, position: State | View, actions: Sequence[int]) -> list[str]:
    """Return the notation of several actions. This may be faster than `Game.write` for each of them."""
    if isinstance(game, KernelGame):
        return game.write_all(position, actions)
    return [game.write(position, action) for action in actions]


def legal_actions(kernels: BulkKernels, ruleset: Ruleset, table: Records) -> list[int]:
    """Return the legal actions of the deciding seat in increasing order."""
    actions = kernels.scratch()
    count = kernels.legal(ruleset.record, table, 0, actions)
    return sorted(actions[:count].tolist())

"""Interface of a game: rulesets, states, views, events, outcomes.

Everything above the games (bots, server, web, terminal, lab, environments) uses only this class. So a new game is one
new folder, or one file: `skyhop.game.simple.simple_game.SimpleGame` implements all of it for games that need no more
than a record and two kernels.

`Capabilities` holds the optional methods of a game.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, SupportsIndex

import numpy as np

from skyhop.engine.chance import ChanceEvent
from skyhop.engine.event import Event, Hearing
from skyhop.engine.record import Record, Records
from skyhop.engine.state import BrokenOff, GivenUp, Outcome, Ruleset, ScoreLine, State, View, copied
from skyhop.game.ai import (
    USUAL_LADDER,
    ActionRange,
    BulkKernels,
    Column,
    Evaluation,
    Features,
    Ladder,
    Measured,
    SearchKernels,
    Stakes,
    Workload,
)
from skyhop.game.capability import PARTS, Capability, lacking, missing
from skyhop.game.ending import COUPLE, RULES, Ending, won_by_who_stayed
from skyhop.game.material import Part, Wish
from skyhop.game.options import NO_OPTIONS, Options
from skyhop.game.refusal import GeneralCode, ParsedAction, Refusal, RefusalReason, Refused
from skyhop.game.text import GameTerminal, GameWords


class Capabilities(ABC):
    """Optional methods of a game, and the check for each capability."""

    name: str
    title: str

    @property
    def module(self) -> str:
        """Name of the module that makes the game when imported."""
        return type(self).__module__

    @cached_property
    def folder(self) -> Path | None:
        """Folder of the game's files; None for a game of one file."""
        return Path(str(import_module(self.module).__file__)).parent if self.module.endswith(".game") else None

    @cached_property
    def _had(self) -> set[Capability]:
        """Capabilities found so far; their files are not searched again."""
        return set()

    def has(self, capability: Capability) -> bool:
        """Return True if the game has a capability; a positive answer is cached."""
        if capability not in self._had and not lacking(self, capability):
            self._had.add(capability)
        return capability in self._had

    @abstractmethod
    def defines(self, method: str) -> bool:
        """Return True if the game has a method of its own, not the default of this class that raises."""

    def open_view(self, state: State) -> View:
        """Return a view with everything that the seats hold; only for replay after the end."""
        raise missing(self, Capability.OPEN_VIEW)

    def terminal(self) -> GameTerminal:
        """Return the terminal interface of the game."""
        declared: GameTerminal = self._declared(Capability.TERMINAL)
        return declared

    def words(self) -> GameWords:
        """Return the game's interface for pages in words."""
        declared: GameWords = self._declared(Capability.WORDS)
        return declared

    def evaluate(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Return a value for each action of the deciding seat, higher is better; shape (actions,)."""
        raise missing(self, Capability.EVALUATION)

    def evaluation(self) -> Evaluation | None:
        """Return the evaluation as a kernel, for many matches at once; None if only Python has it."""
        return None

    def bulk(self) -> BulkKernels:
        """Return the kernels that play many matches at once."""
        raise missing(self, Capability.BULK)

    def search_kernels(self) -> SearchKernels:
        """Return the kernels that a search is compiled with."""
        declared: SearchKernels = self._declared(Capability.SEARCH)
        return declared

    def features(self) -> Features:
        """Return the features of views, for machine learning."""
        declared: Features = self._declared(Capability.FEATURES)
        return declared

    def stakes(self) -> Stakes:
        """Return the hint features of worlds."""
        declared: Stakes = self._declared(Capability.STAKES)
        return declared

    def self_play(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play `matches` matches with greedy seats by evaluation and other seats at random; return each seat's score.

        The result has shape (matches, seats); rivals that the rules play count as seats. Greedy seats choose any action
        whose value is at most `slack` below the best.
        """
        raise missing(self, Capability.SELF_PLAY)

    def ruleset_on(self, board: Mapping[str, object], players: int = 0) -> Ruleset:
        """Return the ruleset for a board document (`skyhop-board-1`), with everything that the board requires.

        `players` is the number of players, 0 for the number that the board was made for.
        Raise `RulesetError` if that number is impossible.
        """
        raise missing(self, Capability.BOARDS)

    def material(self, ruleset: Ruleset, wish: Wish) -> Sequence[Part]:
        """List the parts to print for a match under this ruleset."""
        raise missing(self, Capability.MATERIAL)

    def _declared(self, capability: Capability) -> Any:  # noqa: ANN401  whatever the capability is
        """Return the declaration in a capability's file; raise `MissingCapability` if the game has none."""
        if not self.has(capability):
            raise missing(self, capability)
        parts = PARTS[capability]
        file = parts.files[0].removesuffix(".py").replace("/", ".")
        return getattr(import_module(f"{self.module.rpartition('.')[0]}.{file}"), parts.declares)


SPECTATOR = -1
"""Seat number of a spectator, in records."""
OVER = "over"
"""Phase after the end."""


class GameError(ValueError):
    """Error raised for a game that is declared wrongly; the message says what to add or change."""


def declared_in(module: str) -> Game:
    """Return the game that a module declares."""
    game: Game = import_module(module).GAME
    return game


class Game(Capabilities):
    """Game as pure functions over states and views. Actions are integers below `action_count`.

    `seats` are the possible numbers of seats; `scenario_fields` the fields that its scenario files
    have in addition to those of every game.

    Its records are declared (`skyhop.engine.record`). A state and a view share the fields of `open_record`, which
    everybody may see; `show` writes the other fields of a view, each with a kernel named `show_<field>`.
    """

    seats: range
    action_count: int
    action_ranges: Sequence[ActionRange] = ()
    """Meaning of the action numbers, from 0 on; empty if an action's number is its notation less one."""
    scenario_fields: tuple[str, ...] = ()
    choices: Options = NO_OPTIONS
    measured: Sequence[Workload] = ()
    ladder: Ladder = USUAL_LADDER
    """Levels of bots that play the game against people."""
    engines: Mapping[str, Measured] = MappingProxyType({})
    """Measured strength of bots that are no levels, on the scale of the ladder."""
    piles: Mapping[str, str] = MappingProxyType({})
    """Titles of the piles that chance shuffles, by their names in journals; marked by `N_`."""
    notation_clause: str = ""
    """Clause or chapter about the notation of actions; `position_clause` likewise for positions."""
    position_clause: str = ""
    moment_fields: Mapping[str, range | type[IntEnum]] = MappingProxyType({})
    """Fields of its state's record that `position` leaves out, with the numbers that each may hold."""

    rules_record: type[Record]
    state_record: type[Record]
    open_record: type[Record]
    view_record: type[Record]
    eventful_record: type[Record]
    """State record that also records events."""
    hearing: Hearing
    view_class: type[View] = View
    reasons: Mapping[Any, RefusalReason]
    """Reasons of refusals, by the codes of `judge`, including those of `GeneralCode`."""

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickle a game that a module declares as a reference to that module, so that copies are the same object.

        In another process, the main program has another `GAME`, or none.
        """
        declared = None if self.module == "__main__" else getattr(sys.modules.get(self.module), "GAME", None)
        return (declared_in, (self.module,)) if declared is self else super().__reduce_ex__(protocol)

    def defines(self, method: str) -> bool:
        """Return True if the game has a method of its own, not the default of this class that raises."""
        return getattr(type(self), method) is not getattr(Game, method)

    def options(self) -> Options:
        """Return the options for the rules, and the published rulesets, the default first."""
        return self.choices

    def rulesets(self) -> Sequence[str]:
        """List the names of the published rulesets, the default first."""
        return tuple(ruleset.name for ruleset in self.options().rulesets)

    @abstractmethod
    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """Return a ruleset for a name or for parameters; `RulesetError` names the error."""

    def check_playable(self, ruleset: Ruleset) -> None:
        """Raise `RulesetError` if no match may start under a ruleset, because of a document in it such as a board.

        Reading the journal of a match that has started skips this check.
        """

    def ruleset_with(self, name: str, options: Mapping[str, object], players: int | None) -> Ruleset:
        """Return the ruleset of a new match: a name, options that differ from it, and the number of players."""
        base = self.ruleset(name or self.rulesets()[0])
        counted = self.options().at_table(players) if players is not None else {}
        changed = {**counted, **options}
        made = self.ruleset({**base.parameters, **changed}) if changed else base
        self.check_playable(made)
        return made

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:
        """Return the ruleset that a scenario file names, with files from `folder`; raise `RulesetError` on errors."""
        raise missing(self, Capability.POSITIONS)

    @abstractmethod
    def seat_count(self, ruleset: Ruleset) -> int:
        """Return the number of seats of a match under this ruleset."""

    @abstractmethod
    def starters(self, ruleset: Ruleset) -> Sequence[int]:
        """List the seats that may start a match."""

    @abstractmethod
    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """Start a match with seat `first`; the state waits at its first chance event."""

    @abstractmethod
    def chance(self, state: State) -> ChanceEvent | None:
        """Return the shuffle that is due, or None."""

    @abstractmethod
    def roll(self, state: State) -> tuple[str, ...]:
        """Return an order for the pile that is due, by the record's generator, first drawn first, for `settle`."""

    @abstractmethod
    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Set the order of the pile that is due, continue, return the events; raise `ValueError` for a wrong order."""

    def undrawn(self, state: State) -> Mapping[str, int]:
        """Count, by pile, the items at the end of its latest order that nobody has drawn or seen in place."""
        return {}

    def reorder(self, state: State, pile: str, order: Sequence[int]) -> None:
        """Reorder the items that `undrawn` counts: `order[0]` is the old index of the item drawn next."""

    def _due(self, state: State, tokens: Sequence[str]) -> ChanceEvent:
        """Return the shuffle that is due and that `tokens` order; raise `ValueError` if they do not match."""
        due = self.chance(state)
        if due is None or sorted(due.tokens) != sorted(tokens):
            message = " ".join(tokens)
            raise ValueError(message)
        return due

    @abstractmethod
    def to_decide(self, position: State | View) -> int | None:
        """Return the seat that decides next; None while chance is due and after the end."""

    def may_decide(self, position: State | View) -> bool:
        """Return True if a decision is due; in a view, only for its own seat."""
        decider = self.to_decide(position)
        return decider is not None and not (isinstance(position, View) and position.seat != decider)

    @abstractmethod
    def phase(self, position: State | View) -> str:
        """Return the kind of decision that is due, in the game's words, or `over`."""

    @abstractmethod
    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the deciding seat in increasing order; none for another seat's view."""

    @abstractmethod
    def write(self, position: State | View, action: int) -> str:
        """Return an action's notation; it may depend on the hand, so a view must be the deciding seat's."""

    def read(self, position: State | View, text: str, seat: int | None = None) -> int:
        """Parse an action's notation; raise `Refused` if it is illegal, no action, or another seat decides."""
        understood = self.understand(position, text)
        code = self._first_reason(position, understood.code, seat)
        if code != GeneralCode.LEGAL:
            raise self._refused(code, position, text)
        return understood.action

    def why_not(self, position: State | View, texts: Sequence[str], seat: int | None = None) -> Refusal | None:
        """Return why none of these texts can be played, as `read` does, or None if one can be.

        Several texts represent an ambiguous choice, such as a card that could go to several places.
        """
        codes = [self._first_reason(position, self.understand(position, text).code, seat) for text in texts]
        if GeneralCode.LEGAL in codes:
            return None
        refusals = [self._refusal(code, position, text) for code, text in zip(codes, texts, strict=True)]
        return refusals[0] if len(set(refusals)) == 1 else self.sum_up(position, texts, refusals)

    def sum_up(self, position: State | View, texts: Sequence[str], refusals: Sequence[Refusal]) -> Refusal:
        """Return one refusal for several refused texts; by default the first reason."""
        return refusals[0]

    def check(self, state: State, action: int) -> None:
        """Raise `Refused` if an action is illegal."""
        code = self.refusal(state, action)
        if code != GeneralCode.LEGAL:
            is_written = code not in (GeneralCode.GAME_IS_OVER, GeneralCode.NO_ACTION)
            raise self._refused(code, state, self.write(state, action) if is_written else str(action))

    def refusal(self, position: State | View, action: int) -> int:
        """Return the code of the first reason against any integer as an action, or `LEGAL`; see `reasons`."""
        return self._first_reason(position, self.judge(position, action), None)

    @abstractmethod
    def judge(self, position: State | View, action: int) -> int:
        """Return the first reason against any integer as an action of the deciding seat, or `LEGAL`, for any viewer."""

    @abstractmethod
    def understand(self, position: State | View, text: str) -> ParsedAction:
        """Parse a text as an action of the deciding seat and check it, for any viewer; `NO_ACTION` if it is none."""

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Return the values for the names in the sentences of `reasons`, for a refused text."""
        return {"text": text[:40]}

    def _first_reason(self, position: State | View, code: int, seat: int | None) -> int:
        """Return the first reason, with those shared by all games before the game's own."""
        if self.phase(position) == OVER:
            return GeneralCode.GAME_IS_OVER
        is_asked = self.may_decide(position) and seat in (None, self.to_decide(position))
        return code if is_asked or code == GeneralCode.NO_ACTION else GeneralCode.NOT_YOUR_DECISION

    def _refused(self, code: int, position: State | View, text: str = "") -> Refused:
        return Refused(self._refusal(code, position, text))

    def _refusal(self, code: int, position: State | View, text: str) -> Refusal:
        return self.reasons[code].refusal(self.names(position, text))

    @abstractmethod
    def act(self, state: State, action: int) -> list[Event]:
        """Apply an action known to be legal, and return its events."""

    def apply(self, state: State, action: int) -> list[Event]:
        """Apply an action and return its events; raise `Refused` if it is illegal, with the state unchanged."""
        self.check(state, action)
        return self.act(state, action)

    def end(self, state: State, ending: Ending, seat: int) -> list[Event]:
        """Break the match off for a reason that concerns a seat; return the events. Raise `Refused` after the end."""
        if ending is RULES:
            raise ValueError(ending.name)
        if self.outcome(state) is not None:
            raise self._refused(GeneralCode.GAME_IS_OVER, state)
        winners = ending.winners(seat, self.points(state), state.left)
        broken_off = BrokenOff(seat, ending.name, winners)
        self.stop(state)
        state.beside = state.beside._replace(broken_off=broken_off)
        return [broken_off]

    def may_go_on(self, state: State, seat: int) -> bool:
        """Return True if the match continues when the player of a seat leaves: several others have never left."""
        seats = self.seat_count(state.ruleset)
        return seats > COUPLE and seats - len(state.left | {seat}) >= COUPLE

    def give_up(self, state: State, given_up: GivenUp) -> list[Event]:
        """Let a bot play on for a seat whose player left and now ranks last; raise `Refused` after the end."""
        if self.outcome(state) is not None:
            raise self._refused(GeneralCode.GAME_IS_OVER, state)
        state.beside = state.beside._replace(given_up=(*state.given_up, given_up))
        return [given_up]

    @abstractmethod
    def stop(self, state: State) -> None:
        """Clear pending decisions and hidden parts in a match that is broken off, as after the end by the rules."""

    def points(self, position: State | View) -> Sequence[int]:
        """Return the points of every seat, and of a rival, as if the match ended now; empty if only the end counts."""
        return (0,) * self.seat_count(position.ruleset)

    def totals(self, state: State) -> Sequence[int]:
        """Return the final total of every seat: its points, or for games without points the totals of `score`."""
        totals = list(self.points(state))
        for line in () if any(totals) else self.score(self.view(state, None)):
            if line.is_total and line.seat is not None:
                totals[line.seat] = line.points or 0
        return totals

    def outcome(self, position: State | View) -> Outcome | None:
        """Return the result, or None while the match goes on."""
        by_rules = position.ended or self.outcome_by_rules(position)
        return won_by_who_stayed(by_rules, position.given_up, lambda: self.points(position))

    @abstractmethod
    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """Return the result of a match that was not broken off, or None while it goes on."""

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat, or with None a spectator, may know."""
        return self._view_as_shown(state, state, SPECTATOR if seat is None else seat)

    def show(self, state: State, views: Records, seat: int) -> None:
        """Write the fields that a seat (-1: a spectator) may partly see into a view; nothing if all is public."""

    def _view_as_shown(self, state: State, shown: State, seat: int = SPECTATOR) -> View:
        """Return a view of `state` for a seat or a spectator, with the partly visible fields taken from `shown`."""
        views = copied(state.records, self.view_record, self.open_record)
        views["seat"] = seat
        self.show(shown, views, seat)
        return self.view_class(state.ruleset, views, state.beside)

    def may_look(self, ruleset: Ruleset, seat: int | None, owner: int) -> bool:
        """Return True if the rules let a seat or a spectator see what another seat holds before the end."""
        return seat == owner

    def heard(self, ruleset: Ruleset, events: Sequence[Event], seat: int | None) -> list[Event]:
        """Return the events as a seat, or with None a spectator, sees them."""
        return self.hearing.heard(events, seat, lambda owner: self.may_look(ruleset, seat, owner))

    @abstractmethod
    def determinize(self, view: View, seed: int) -> State:
        """Choose a world that the view allows; visible items keep their places."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """Return the table as a scenario's `[position]`; `skyhop.game.position` adds ruleset and moment."""

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """Set up a position, at the start of a turn or at its `moment`; `PositionError` names a wrong field."""
        raise missing(self, Capability.POSITIONS)

    def expect(self, state: State, field: str, wanted: object) -> str | None:
        """Compare one field of a scenario's `[expect]`; return None if it holds, else the actual value."""
        raise missing(self, Capability.POSITIONS)

    @abstractmethod
    def invariants(self, state: State) -> list[str]:
        """List the invariants that a state breaks; empty for every state that play can reach."""

    @abstractmethod
    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Describe events, as the view's seat saw them, one sentence each; the view is the one after them.

        `names` are the players' names by seat, if known.
        """

    @abstractmethod
    def text(self, view: View) -> str:
        """Return a view as plain text, complete for a screen reader."""

    def hand(self, view: View) -> Sequence[str]:
        """List the pieces of the view's seat in notation; empty if nobody holds anything."""
        return ()

    def score(self, view: View) -> Sequence[ScoreLine]:
        """Explain the players' scores line by line, as if the match ended now; empty if only the end counts."""
        return ()

    @abstractmethod
    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as one SVG document, with the players' names if known."""

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a small picture of a view for the rules; unless `alone`, it uses the definitions of its page."""
        return self.draw(view)

    def ruleset_to_learn(self, number: int, seed: int) -> Ruleset:
        """Return the ruleset for training batch `number`: the default for every other batch, the rest in turn.

        A game with maps draws one by `seed`, so that training generalises over maps.
        """
        first, *others = self.rulesets()
        return self.ruleset(others[number // 2 % len(others)] if others and number % 2 else first)

    def ruleset_to_test(self, ruleset: Ruleset, seed: int) -> Ruleset:
        """Return the same ruleset on a map for tests, drawn by `seed`, that training never uses."""
        return ruleset

    def workloads(self) -> Sequence[Workload]:
        """List the workloads that benchmarks measure."""
        return self.measured

    def _gathering(self, state: State, act: Callable[[Records], object]) -> list[Event]:
        """Change a state through entry points that emit events, and return the events."""
        gathered = copied(state.records, self.eventful_record, self.state_record)
        act(gathered)
        state.records[:] = copied(gathered, self.state_record, self.state_record)
        return self.hearing.told(gathered)

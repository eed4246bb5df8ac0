"""What a game is: rulesets, states, views, events, outcomes.

Everything above the games (bots, table, web, terminal, lab, environments) speaks to this class alone, so that a new
game is one new folder, or one file: `skyhop.game.simple.simple_game.SimpleGame` has all of it for games that need no
more than a record and two kernels.

What a game may have or not stands in `skyhop.game.game`.
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
from skyhop.engine.state import AbandonedSeat, Interruption, Outcome, Ruleset, ScoreLine, State, View, copied
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
    """All of it, and whether a game has it."""

    name: str
    title: str

    @property
    def module(self) -> str:
        """Name the module that makes the game when it is imported."""
        return type(self).__module__

    @cached_property
    def folder(self) -> Path | None:
        """Where its files lie; None for a game of one file."""
        return Path(str(import_module(self.module).__file__)).parent if self.module.endswith(".game") else None

    @cached_property
    def _had(self) -> set[Capability]:
        """What it is known to have: its files are not looked for again."""
        return set()

    def has(self, capability: Capability) -> bool:
        """Say whether the game has something that not every game has; what it has stays."""
        if capability not in self._had and not lacking(self, capability):
            self._had.add(capability)
        return capability in self._had

    @abstractmethod
    def defines(self, method: str) -> bool:
        """Say whether the game has a method of its own, not the one of this class that only refuses."""

    def open_view(self, state: State) -> View:
        """Show what all seats hold together, as it lies open after the end; only who looks back then is given it."""
        raise missing(self, Capability.OPEN_VIEW)

    def terminal(self) -> GameTerminal:
        """What a terminal needs to play the game."""
        declared: GameTerminal = self._declared(Capability.TERMINAL)
        return declared

    def words(self) -> GameWords:
        """What a page in words needs to play the game."""
        declared: GameWords = self._declared(Capability.WORDS)
        return declared

    def evaluate(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Value each action of the deciding seat, higher is better; shape (actions,)."""
        raise missing(self, Capability.EVALUATION)

    def evaluation(self) -> Evaluation | None:
        """The evaluation as a kernel, for whoever plays many matches at once; None where only Python has it."""
        return None

    def bulk(self) -> BulkKernels:
        """The kernels that play many matches at once."""
        raise missing(self, Capability.BULK)

    def search_kernels(self) -> SearchKernels:
        """The kernels that a search is compiled with."""
        declared: SearchKernels = self._declared(Capability.SEARCH)
        return declared

    def features(self) -> Features:
        """What a view holds as numbers."""
        declared: Features = self._declared(Capability.FEATURES)
        return declared

    def stakes(self) -> Stakes:
        """What is at stake in the worlds that a search tries."""
        declared: Stakes = self._declared(Capability.STAKES)
        return declared

    def self_play(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play so many matches: seats that are greedy by evaluation, the others at random; give each seat's score.

        It has shape (matches, seats), with whoever plays by the rules alone. Greedy seats choose anything that they
        value at most `slack` less than the best.
        """
        raise missing(self, Capability.SELF_PLAY)

    def ruleset_on(self, board: Mapping[str, object], players: int = 0) -> Ruleset:
        """Make the rules of a match on a board, by its document (`skyhop-board-1`), with all that it was made for.

        `players` say how many play, 0 as many as it was made for; `RulesetError` where so many cannot.
        """
        raise missing(self, Capability.BOARDS)

    def material(self, ruleset: Ruleset, wish: Wish) -> Sequence[Part]:
        """List what a match under this ruleset is played with on paper, part by part."""
        raise missing(self, Capability.MATERIAL)

    def _declared(self, capability: Capability) -> Any:  # noqa: ANN401  whatever the capability is
        """What the game's file of a capability declares; `MissingCapability` where it has none."""
        if not self.has(capability):
            raise missing(self, capability)
        parts = PARTS[capability]
        file = parts.files[0].removesuffix(".py").replace("/", ".")
        return getattr(import_module(f"{self.module.rpartition('.')[0]}.{file}"), parts.declares)


SPECTATOR = -1
"""The seat of whoever only watches, in records."""
OVER = "over"
"""The phase after the end."""


class GameError(ValueError):
    """A game that is not made as games are; the message says what to add or change."""


def declared_in(module: str) -> Game:
    """Return the game that a module declares."""
    game: Game = import_module(module).GAME
    return game


class Game(Capabilities):
    """A game: pure functions over states and views. Actions are integers below `action_count`.

    `seats` are the numbers of seats that it can be played with; `scenario_fields` the fields that its scenario files
    have besides those of every game.

    Its records are declared (`skyhop.engine.record`). A state and a view have the fields of `open_record`, which
    everybody may see, together; `show` writes the others of a view, each by a kernel that is named `show_<field>`.
    """

    seats: range
    action_count: int
    action_ranges: Sequence[ActionRange] = ()
    """What the numbers of actions mean, from 0 on; nothing where a number is its notation less one."""
    scenario_fields: tuple[str, ...] = ()
    choices: Options = NO_OPTIONS
    measured: Sequence[Workload] = ()
    ladder: Ladder = USUAL_LADDER
    """How strongly programs play it against people."""
    engines: Mapping[str, Measured] = MappingProxyType({})
    """How strong bots that are no levels were measured to be, on the scale of the ladder."""
    piles: Mapping[str, str] = MappingProxyType({})
    """What piles are called that chance shuffles, by their names in journals; marked by `N_`."""
    notation_clause: str = ""
    """The clause or chapter that says how actions are written; so below for positions."""
    position_clause: str = ""
    moment_fields: Mapping[str, range | type[IntEnum]] = MappingProxyType({})
    """The fields of its state's record that `position` leaves out, with the numbers that each may hold."""

    rules_record: type[Record]
    state_record: type[Record]
    open_record: type[Record]
    view_record: type[Record]
    eventful_record: type[Record]
    """A state's record that gathers events."""
    hearing: Hearing
    view_class: type[View] = View
    reasons: Mapping[Any, RefusalReason]
    """Why an action is refused, by the codes that `judge` gives, those of `Always` among them."""

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickle the game that a module declares as that module's: copies are the same object.

        The main program of another process has another `GAME`, or none.
        """
        declared = None if self.module == "__main__" else getattr(sys.modules.get(self.module), "GAME", None)
        return (declared_in, (self.module,)) if declared is self else super().__reduce_ex__(protocol)

    def defines(self, method: str) -> bool:
        """Say whether the game has a method of its own, not the one of this class that only refuses."""
        return getattr(type(self), method) is not getattr(Game, method)

    def options(self) -> Options:
        """List what may be chosen about the rules, and the published rulesets, the default first."""
        return self.choices

    def rulesets(self) -> Sequence[str]:
        """Name the published rulesets, the default first."""
        return tuple(ruleset.name for ruleset in self.options().rulesets)

    @abstractmethod
    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """Make a ruleset from a name or from parameters; `RulesetError` names what is wrong."""

    def check_playable(self, ruleset: Ruleset) -> None:
        """Raise `RulesetError` where no match may begin under a ruleset, because of a document in it such as a board.

        Journals of matches that have begun are read without this check.
        """

    def ruleset_with(self, name: str, options: Mapping[str, object], players: int | None) -> Ruleset:
        """Make the ruleset of a match that is to begin: a name, options that differ from it, and how many play."""
        base = self.ruleset(name or self.rulesets()[0])
        counted = self.options().at_table(players) if players is not None else {}
        changed = {**counted, **options}
        made = self.ruleset({**base.parameters, **changed}) if changed else base
        self.check_playable(made)
        return made

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:
        """Make the ruleset that a scenario file names; what it refers to lies in `folder`. `RulesetError` as above."""
        raise missing(self, Capability.POSITIONS)

    @abstractmethod
    def seat_count(self, ruleset: Ruleset) -> int:
        """Count the seats of a match under this ruleset."""

    @abstractmethod
    def starters(self, ruleset: Ruleset) -> Sequence[int]:
        """List the seats that may begin a match."""

    @abstractmethod
    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """Begin a match with seat `first`; the state waits at its first chance event."""

    @abstractmethod
    def chance(self, state: State) -> ChanceEvent | None:
        """The shuffle that is due, or None."""

    @abstractmethod
    def roll(self, state: State) -> tuple[str, ...]:
        """Draw an order for the pile that is due by the record's generator, first drawn first; `settle` takes it."""

    @abstractmethod
    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Put the pile that is due into an order and go on; give what happens. `ValueError`: it is another pile's."""

    def undrawn(self, state: State) -> Mapping[str, int]:
        """Count, pile by pile, the items last in its latest order that nobody has drawn or seen in their place yet."""
        return {}

    def reorder(self, state: State, pile: str, order: Sequence[int]) -> None:
        """Put what `undrawn` counts of a pile into another order: `order[0]` is the old place of what is drawn next."""

    def _due(self, state: State, tokens: Sequence[str]) -> ChanceEvent:
        """The shuffle that is due, of which this is an order; `ValueError` where it is none."""
        due = self.chance(state)
        if due is None or sorted(due.tokens) != sorted(tokens):
            message = " ".join(tokens)
            raise ValueError(message)
        return due

    @abstractmethod
    def to_decide(self, position: State | View) -> int | None:
        """Name the seat that decides next; None while chance is due and after the end."""

    def may_decide(self, position: State | View) -> bool:
        """Say whether a decision is due, and in a view its seat's own."""
        decider = self.to_decide(position)
        return decider is not None and not (isinstance(position, View) and position.seat != decider)

    @abstractmethod
    def phase(self, position: State | View) -> str:
        """Name the kind of decision that is due, a word of the game's, or `over`."""

    @abstractmethod
    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the seat to decide in increasing order; none in another seat's view."""

    @abstractmethod
    def write(self, position: State | View, action: int) -> str:
        """An action's notation; it may depend on the hand, so it must be the deciding seat's view."""

    def read(self, position: State | View, text: str, seat: int | None = None) -> int:
        """Understand an action's notation; `Refused` where it is illegal, no action at all, or another seat decides."""
        understood = self.understand(position, text)
        code = self._first_reason(position, understood.code, seat)
        if code != GeneralCode.LEGAL:
            raise self._refused(code, position, text)
        return understood.action

    def why_not(self, position: State | View, texts: Sequence[str], seat: int | None = None) -> Refusal | None:
        """Say why none of these texts can be done, as `read` would; None where one can.

        Several stand for something whose meaning is open yet, such as a card that could go to several places.
        """
        codes = [self._first_reason(position, self.understand(position, text).code, seat) for text in texts]
        if GeneralCode.LEGAL in codes:
            return None
        refusals = [self._refusal(code, position, text) for code, text in zip(codes, texts, strict=True)]
        return refusals[0] if len(set(refusals)) == 1 else self.sum_up(position, texts, refusals)

    def sum_up(self, position: State | View, texts: Sequence[str], refusals: Sequence[Refusal]) -> Refusal:
        """Say in one sentence why none of several texts can be done; usually the first reason is enough."""
        return refusals[0]

    def check(self, state: State, action: int) -> None:
        """Raise `Refused` where an action is illegal."""
        code = self.refusal(state, action)
        if code != GeneralCode.LEGAL:
            is_written = code not in (GeneralCode.GAME_IS_OVER, GeneralCode.NO_ACTION)
            raise self._refused(code, state, self.write(state, action) if is_written else str(action))

    def refusal(self, position: State | View, action: int) -> int:
        """The code of the first reason against any integer as an action, or `LEGAL`; see `reasons`."""
        return self._first_reason(position, self.judge(position, action), None)

    @abstractmethod
    def judge(self, position: State | View, action: int) -> int:
        """The first reason against any integer as an action of the seat to decide, whoever asks, or `LEGAL`."""

    @abstractmethod
    def understand(self, position: State | View, text: str) -> ParsedAction:
        """Judge what a text says, as an action of the seat to decide, whoever asks; `NO_ACTION` where it says none."""

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Name what the sentences of `reasons` speak of, when a text is refused."""
        return {"text": text[:40]}

    def _first_reason(self, position: State | View, code: int, seat: int | None) -> int:
        """Put the reasons that are alike in every game before a game's own."""
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
        """Do an action that is known to be legal, and give what happens."""

    def apply(self, state: State, action: int) -> list[Event]:
        """Do an action and give what happens; `Refused` where it is illegal, and the state is as it was."""
        self.check(state, action)
        return self.act(state, action)

    def end(self, state: State, ending: Ending, seat: int) -> list[Event]:
        """Break the match off for a reason that is about a seat, and give what happens; `Refused` after the end."""
        if ending is RULES:
            raise ValueError(ending.name)
        if self.outcome(state) is not None:
            raise self._refused(GeneralCode.GAME_IS_OVER, state)
        winners = ending.winners(seat, self.points(state), state.left)
        broken_off = Interruption(seat, ending.name, winners)
        self.stop(state)
        state.beside = state.beside._replace(broken_off=broken_off)
        return [broken_off]

    def may_go_on(self, state: State, seat: int) -> bool:
        """Say whether a match goes on when the player of a seat leaves: where several others never have."""
        seats = self.seat_count(state.ruleset)
        return seats > COUPLE and seats - len(state.left | {seat}) >= COUPLE

    def give_up(self, state: State, given_up: AbandonedSeat) -> list[Event]:
        """Let a bot play a seat on whose player leaves, who comes last; `Refused` after the end."""
        if self.outcome(state) is not None:
            raise self._refused(GeneralCode.GAME_IS_OVER, state)
        state.beside = state.beside._replace(given_up=(*state.given_up, given_up))
        return [given_up]

    @abstractmethod
    def stop(self, state: State) -> None:
        """Leave nothing due in a match that is broken off, and nothing hidden, as after the end by the rules."""

    def points(self, position: State | View) -> Sequence[int]:
        """Count the points of every seat, and of a rival, as if the match ended now; none where only the end counts."""
        return (0,) * self.seat_count(position.ruleset)

    def totals(self, state: State) -> Sequence[int]:
        """Count what every seat has in the end: its points, and where the game counts none, the totals of its score."""
        totals = list(self.points(state))
        for line in () if any(totals) else self.score(self.view(state, None)):
            if line.is_total and line.seat is not None:
                totals[line.seat] = line.points or 0
        return totals

    def outcome(self, position: State | View) -> Outcome | None:
        """The result, None while the match goes on."""
        by_rules = position.ended or self.outcome_by_rules(position)
        return won_by_who_stayed(by_rules, position.given_up, lambda: self.points(position))

    @abstractmethod
    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """The result of a match that was not broken off, None while it goes on."""

    def view(self, state: State, seat: int | None) -> View:
        """Show what a seat, or with None a spectator, may know."""
        return self._view_as_shown(state, state, SPECTATOR if seat is None else seat)

    def show(self, state: State, views: Records, seat: int) -> None:
        """Write what a seat (-1: a spectator) may see in part into a view; nothing, where all lies open."""

    def _view_as_shown(self, state: State, shown: State, seat: int = SPECTATOR) -> View:
        """Show a state to a seat, or a spectator, and of what is seen in part as much as of another."""
        views = copied(state.records, self.view_record, self.open_record)
        views["seat"] = seat
        self.show(shown, views, seat)
        return self.view_class(state.ruleset, views, state.beside)

    def may_look(self, ruleset: Ruleset, seat: int | None, owner: int) -> bool:
        """Say whether the rules let a seat, or a spectator, look into what another holds before the end."""
        return seat == owner

    def heard(self, ruleset: Ruleset, events: Sequence[Event], seat: int | None) -> list[Event]:
        """What a seat, or with None a spectator, hears of events."""
        return self.hearing.heard(events, seat, lambda owner: self.may_look(ruleset, seat, owner))

    @abstractmethod
    def determinize(self, view: View, seed: int) -> State:
        """Choose a world that the view allows; what is shown stays where it is."""

    @abstractmethod
    def position(self, state: State) -> dict[str, Any]:
        """Write the table in the shape of a scenario's `[position]`; `core.game.position` adds ruleset and moment."""

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """Set a position up, at the start of a turn or at its `moment`; `PositionError` names a wrong field."""
        raise missing(self, Capability.POSITIONS)

    def expect(self, state: State, field: str, wanted: object) -> str | None:
        """Compare one field of a scenario's `[expect]`; None if it holds, else what there is instead."""
        raise missing(self, Capability.POSITIONS)

    @abstractmethod
    def invariants(self, state: State) -> list[str]:
        """List what is impossible about a state; empty for every state that play can reach."""

    @abstractmethod
    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Put events, as the view's seat heard them, into words, a sentence each; the view is that after them.

        `names` are what the players are called, seat by seat, where that is known.
        """

    @abstractmethod
    def text(self, view: View) -> str:
        """Write a view in plain text, complete for a screen reader."""

    def hand(self, view: View) -> Sequence[str]:
        """List what the view's seat holds, piece by piece in notation; nothing where nobody holds anything."""
        return ()

    def score(self, view: View) -> Sequence[ScoreLine]:
        """Say line by line how the players stand, as if the match ended now; nothing where only the end counts."""
        return ()

    @abstractmethod
    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as one SVG document, in which the players have these names, where they are known."""

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a view small, for the rules; not `alone`, it relies on definitions that its page has."""
        return self.draw(view)

    def ruleset_to_learn(self, number: int, seed: int) -> Ruleset:
        """What batch `number` of a training is played by: every other one by the default, the rest in turn.

        A game that is played on maps draws one by `seed`, to learn what holds on all of them.
        """
        first, *others = self.rulesets()
        return self.ruleset(others[number // 2 % len(others)] if others and number % 2 else first)

    def ruleset_to_test(self, ruleset: Ruleset, seed: int) -> Ruleset:
        """The same rules, where there are maps on one, drawn by `seed`, that nothing is learned from."""
        return ruleset

    def workloads(self) -> Sequence[Workload]:
        """List what benchmarks measure of the game."""
        return self.measured

    def _gathering(self, state: State, act: Callable[[Records], object]) -> list[Event]:
        """Change a state by entries that emit events, and give these."""
        gathered = copied(state.records, self.eventful_record, self.state_record)
        act(gathered)
        state.records[:] = copied(gathered, self.state_record, self.state_record)
        return self.hearing.told(gathered)


def notation_of(game: Game, typed: str) -> str:
    """Write what somebody typed as notation is written; what is none comes back as it was typed."""
    return game.terminal().normalize(typed) if game.has(Capability.TERMINAL) else typed

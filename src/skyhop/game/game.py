"""Interface of a game: rulesets, states, views, events and outcomes.

All other packages (bots, server, web, terminal, lab, environments) use a game only through this class. A new game
is one new folder, or one file:

- `skyhop.game.simple.simple_game.SimpleGame` makes a game from a record and two kernels.
- `skyhop.game.kernel_game.KernelGame` makes a game from declared records, entry points and notation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Protocol

from skyhop.engine.chance import ChanceEvent
from skyhop.engine.event import Event, Hearing
from skyhop.engine.record import Record, Records
from skyhop.engine.state import Outcome, Ruleset, State, View, copy_fields
from skyhop.game.action import GeneralCode, ParsedAction, Refusal, RefusalReason, Refused
from skyhop.game.ai import (
    USUAL_LADDER,
    ActionRange,
    BulkKernels,
    Evaluation,
    Features,
    HintFeatures,
    Ladder,
    MeasuredStrength,
    SearchKernels,
    SelfPlay,
    Workload,
)
from skyhop.game.capability import Capability, CapabilityAttribute, DeclaredGame, Material
from skyhop.game.ending import award_remaining_seats
from skyhop.game.options import NO_OPTIONS, BoardRulesets, Options
from skyhop.game.text import GameTerminal, GameWords, Renderer
from skyhop.i18n import _

SPECTATOR = -1
"""Number in a record that means a spectator. A seat has a number from 0."""
OVER = "over"
"""Phase of a match that is over."""


MAX_CHANCE_OUTCOMES = 1000
"""Maximum number of chance outcomes in a row, without a decision between them."""


class GameError(ValueError):
    """Error raised for a game that cannot be loaded, or whose declaration is wrong. The message says what to change."""


class EndlessChanceError(GameError):
    """Error raised if `MAX_CHANCE_OUTCOMES` chance outcomes follow each other without a decision."""

    def __init__(self) -> None:
        problem = _(
            "The game drew %(count)s chance outcomes in a row without a decision. Make sure that `settle` leads to "
            "a decision or ends the match."
        )
        super().__init__(problem % {"count": MAX_CHANCE_OUTCOMES})


class Positions(NamedTuple):
    """Functions for scenario files: convert a state to fields and back, check expected fields, and find the ruleset."""

    position: Callable[[State], dict[str, object]]
    """(state): return the fields of a scenario's `[position]`. `skyhop.game.position` adds ruleset and moment."""
    from_position: Callable[[Ruleset, Mapping[str, object]], State]
    """(ruleset, position): return the state of a position.

    Without a field `moment`, this state is at the start of a turn. Raise `PositionError` for a wrong field.
    """
    expect: Callable[[State, str, object], str | None]
    """(state, field, wanted): check one field of a scenario's `[expect]`.

    Return None if the field has the value `wanted`. Otherwise, return its actual value.
    """
    ruleset_of_scenario: Callable[[Mapping[str, object], Path], Ruleset]
    """(fields, folder): return the ruleset of a scenario file. Raise `RulesetError` if the file has a wrong ruleset."""


class Observation(Protocol):
    """Interface that selects the values that a seat or a spectator (-1) may see, for games with hidden information."""

    def show(self, rules: Records, states: Records, index: int, views: Records, seat: int, /) -> None:
        """Fill the view of `seat` with the partly visible values of `states[index]` that this seat may see."""

    def may_look(self, rules: Records, owner: int, seat: int, /) -> bool:
        """Return True if `seat` may see the hidden items of `owner` during the match."""


class PublicObservation:
    """Observation of games without hidden fields.

    If an event has hidden numbers, only the seats that the event names may see these numbers.
    """

    def show(self, rules: Records, states: Records, index: int, views: Records, seat: int, /) -> None:
        """Write nothing: all fields are public."""

    def may_look(self, rules: Records, owner: int, seat: int, /) -> bool:
        """Return True if the seat is the owner. No other seat may see hidden items."""
        return seat == owner


class SimultaneousFields(NamedTuple):
    """Names of the record fields of a game in which several seats can choose at the same time.

    The first two fields contain seats, one bit each.
    """

    choosing: str
    """Field with the seats that must still choose. If its value is 0, the seats decide in turn."""
    done_choosing: str
    """Field with the seats whose choices are hidden until the last seat has chosen."""
    to_act: str
    """Field with the seat that decides next."""


def accept_ruleset(ruleset: Ruleset) -> None:
    """Do nothing. This is the default check for games in which every ruleset can be played."""


class Game(DeclaredGame, ABC):
    """Game: functions over states and views. A game object stores no match. Actions are integers below `action_count`.

    The records of a game are declared (`skyhop.engine.record`). A state and a view share the fields of
    `open_record`. Everybody may see these fields. `observation` writes the other fields of a view.
    """

    seats: range
    """Possible numbers of seats."""
    starters: range
    """Seats that may start a match."""
    teams: Mapping[int, Sequence[int]] = MappingProxyType({})
    """Team of each seat, by the number of seats. For other numbers of seats, each seat plays for itself.

    The seats of a team win together and have the same points.
    """
    action_count: int
    action_ranges: Sequence[ActionRange] = ()
    """Kinds of actions with their ranges of action numbers, which start at 0.

    If it is empty, the notation of each action is its action number plus 1.
    """
    scenario_fields: tuple[str, ...] = ()
    """Fields of scenario files that only this game has."""
    options: Options = NO_OPTIONS
    """Options for the rules, and the published rulesets. The first ruleset is the default."""
    check_playable: Callable[[Ruleset], None] = staticmethod(accept_ruleset)
    """Function that raises `RulesetError` if no match can be played under a ruleset, for example because of its board.

    Code that reads the journal of an existing match skips this check.
    """
    workloads: Sequence[Workload] = ()
    """Workloads that benchmarks measure."""
    ladder: Ladder = USUAL_LADDER
    """Levels of bots that play the game against people."""
    engines: Mapping[str, MeasuredStrength] = MappingProxyType({})
    """Measured strength of bots outside the ladder, on the scale of the ladder."""
    piles: Mapping[str, str] = MappingProxyType({})
    """Titles of the piles that chance shuffles, by their names in journals. `N_` marks the titles for translation."""
    goal: str = ""
    """Sentence about the goal of the game, marked for translation. Empty if the page of the game has its own texts."""
    rules: str = ""
    """Sentences that tell a newcomer how to play, marked for translation. Empty if the game has its own lesson."""
    action_sentences: Mapping[str, str] = MappingProxyType({})
    """Sentences that describe actions, by their notation, marked for translation.

    The entry with the key "" describes all other actions. `%(action)s` stands for the notation. A game with its own
    texts needs no entries.
    """
    largest_pile: int = 1
    """Largest number of different items in a pile that chance shuffles after the start of a match."""
    stacks: Mapping[str, str] = MappingProxyType({})
    """Face-down piles: the record field with the items of a pile, mapped to the record field with its size.

    The next draw takes the last item of the pile.
    """
    simultaneous: SimultaneousFields | None = None
    """Record fields for choices at the same time. None if the seats always decide in turn."""
    notation_clause: str = ""
    """Clause or chapter of the rules that explains the notation of actions."""
    position_clause: str = ""
    moment_fields: Mapping[str, range | type[IntEnum]] = MappingProxyType({})
    """State fields that the game's own position format omits, each with its possible numbers."""
    stopped: Mapping[str, int] = MappingProxyType({})
    """Values that record fields get when a match is broken off: no pending decision, no hidden value, no winner."""

    rules_record: type[Record]
    state_record: type[Record]
    open_record: type[Record]
    view_record: type[Record]
    eventful_record: type[Record]
    """State record with additional fields in which kernels record events."""
    hearing: Hearing
    view_class: type[View] = View
    reasons: Mapping[int, RefusalReason]
    """Refusal reasons by the codes that `judge` returns, including the codes of `GeneralCode`."""
    observation: Observation = PublicObservation()
    renderer: Renderer
    """Renderer that converts views to texts and pictures, and events to sentences."""

    positions = CapabilityAttribute[Positions](Capability.POSITIONS)
    open_fields = CapabilityAttribute[Mapping[str, int]](Capability.OPEN_VIEW)
    """Values of record fields that mark the match as over. A view with these values shows all hidden items."""
    terminal = CapabilityAttribute[GameTerminal](Capability.TERMINAL)
    words = CapabilityAttribute[GameWords](Capability.WORDS)
    evaluation = CapabilityAttribute[Evaluation](Capability.EVALUATION)
    bulk = CapabilityAttribute[BulkKernels](Capability.BULK)
    search_kernels = CapabilityAttribute[SearchKernels](Capability.SEARCH)
    features = CapabilityAttribute[Features](Capability.FEATURES)
    hint_features = CapabilityAttribute[HintFeatures](Capability.HINT_FEATURES)
    self_play = CapabilityAttribute[SelfPlay](Capability.SELF_PLAY)
    boards = CapabilityAttribute[BoardRulesets](Capability.BOARDS)
    material = CapabilityAttribute[Material](Capability.MATERIAL)

    def rulesets(self) -> Sequence[str]:
        """Return the names of the published rulesets. The default ruleset comes first."""
        return tuple(ruleset.name for ruleset in self.options.rulesets)

    @abstractmethod
    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """Return the ruleset for a name or for a table of parameters.

        Raise `RulesetError` if no such ruleset is possible.
        """

    @abstractmethod
    def seat_count(self, ruleset: Ruleset) -> int:
        """Return the number of seats of a match under this ruleset."""

    @abstractmethod
    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """Start a match in which seat `first` begins. The state stops at its first chance event."""

    @abstractmethod
    def chance(self, state: State) -> ChanceEvent | None:
        """Return the pending shuffle of the state. If no shuffle is pending, return None."""

    @abstractmethod
    def roll(self, state: State) -> tuple[str, ...]:
        """Return a random order for the pending shuffle. The item that is drawn first comes first.

        Pass this order to `settle`.
        """

    @abstractmethod
    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Set the order of the pending shuffle, continue the match, and return the events.

        Raise `ValueError` if the order does not contain exactly the items of the shuffle.
        """

    @abstractmethod
    def to_decide(self, position: State | View) -> int | None:
        """Return the seat that decides next. While a shuffle is pending and after the end, return None.

        While several seats choose at the same time, return the first of them. For the view of one of these seats,
        return this seat. `list_deciders` returns all of them.
        """

    @abstractmethod
    def phase(self, position: State | View) -> str:
        """Return the game's name for the pending kind of decision. After the end of the match, return `over`."""

    @abstractmethod
    def legal(self, position: State | View) -> list[int]:
        """Return the legal actions of the deciding seat in increasing order.

        For another seat's view, the list is empty.
        """

    @abstractmethod
    def write(self, position: State | View, action: int) -> str:
        """Return the notation of an action.

        The notation may depend on the hand of the deciding seat. A view must therefore belong to this seat.
        """

    def read(self, position: State | View, text: str, seat: int | None = None) -> int:
        """Return the number of the action that a text in notation describes.

        Raise `Refused` if the text is not an action, if the action is illegal, or if another seat decides.
        """
        understood = self.understand(position, text)
        code = _find_first_reason(self, position, understood.code, seat)
        if code != GeneralCode.LEGAL:
            raise make_refusal(self, code, position, text)
        return understood.action

    def why_not(self, position: State | View, texts: Sequence[str], seat: int | None = None) -> Refusal | None:
        """Return the refusal of a choice, as `read` raises it. If the choice is legal, return None.

        `texts` contains all notations that the choice may mean. For example, a card may fit on several sides. The
        choice is legal if at least one text is a legal action. Otherwise the result is the refusal of the first
        text.
        """
        return next(iter(list_refusals(self, position, texts, seat)), None)

    @abstractmethod
    def judge(self, position: State | View, action: int) -> int:
        """Return the code of the first reason to refuse an action of the deciding seat, or `LEGAL`.

        The action may be any integer. The position may be the view of any seat.
        """

    @abstractmethod
    def understand(self, position: State | View, text: str) -> ParsedAction:
        """Parse a text as an action of the deciding seat, and check the action.

        If the text is not an action, the code of the result is `NO_ACTION`. The position may be the view of any
        seat.
        """

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Return the values for the placeholders in the refusal of `text`.

        The sentences of `reasons` contain placeholders.
        """
        return {"text": text[:40]}

    @abstractmethod
    def act(self, state: State, action: int) -> list[Event]:
        """Apply a legal action to the state without checking the action, and return the events."""

    def apply(self, state: State, action: int) -> list[Event]:
        """Apply an action to the state and return the events. If the action is illegal, raise `Refused`.

        An illegal action does not change the state.
        """
        check_action(self, state, action)
        return self.act(state, action)

    def points(self, position: State | View) -> Sequence[int]:
        """Return the points of every seat and of a rival without a seat, as if the match ended now.

        In games without points, all numbers are 0.
        """
        return (0,) * self.seat_count(position.ruleset)

    def outcome(self, position: State | View) -> Outcome | None:
        """Return the outcome of the match, whether the rules or a player ended it.

        While the match continues, return None.
        """
        broken_off, given_up = position.status
        by_rules = self.outcome_by_rules(position) if broken_off is None else broken_off.outcome
        return award_remaining_seats(by_rules, given_up, lambda: self.points(position)) if given_up else by_rules

    @abstractmethod
    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """Return the outcome of a match that ended by the rules. While the match continues, return None."""

    def view(self, state: State, seat: int | None) -> View:
        """Return the view of a seat. If `seat` is None, return the view of a spectator."""
        return _view_as_shown(self, state, state, SPECTATOR if seat is None else seat)

    def list_visible_events(self, ruleset: Ruleset, events: Sequence[Event], seat: int | None) -> list[Event]:
        """Return the events as a seat sees them. If `seat` is None, return the events as a spectator sees them."""
        viewer = SPECTATOR if seat is None else seat
        rules = ruleset.record
        return self.hearing.list_visible(
            events, seat, lambda owner: bool(self.observation.may_look(rules, owner, viewer))
        )

    @abstractmethod
    def determinize(self, view: View, seed: int) -> State:
        """Return a random state that is possible for the view. Visible items keep their positions."""

    @abstractmethod
    def invariants(self, state: State) -> list[str]:
        """Return the invariants that a state breaks. The list is empty for every state of a real match."""


def ruleset_for_match(game: Game, name: str, options: Mapping[str, object], players: int | None) -> Ruleset:
    """Return the ruleset of a new match: the ruleset `name` with the changes in `options` and for `players`."""
    base = game.ruleset(name or game.rulesets()[0])
    counted = game.options.choose_for_players(players) if players is not None else {}
    changed = {**counted, **options}
    ruleset = game.ruleset({**base.parameters, **changed}) if changed else base
    game.check_playable(ruleset)
    return ruleset


def open_view(game: Game, state: State) -> View:
    """Return a view that shows the hidden items of all seats. Use this function only after the end of a match."""
    ended = state.copy()
    for field, value in game.open_fields.items():
        ended.record[field] = value
    return _view_as_shown(game, state, ended, SPECTATOR)


def _view_as_shown(game: Game, state: State, source: State, seat: int) -> View:
    """Return a view of `state`. Copy the partly visible fields from the state `source`."""
    views = copy_fields(state.records, game.view_record, game.open_record)
    views["seat"] = seat
    game.observation.show(state.ruleset.record, source.records, 0, views, seat)
    return game.view_class(state.ruleset, views, state.status)


def list_teams(game: Game, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each team in a match with this number of seats. Without teams, each seat is a team."""
    team_of_seat = game.teams.get(seats) or range(seats)
    return tuple(
        tuple(seat for seat, other in enumerate(team_of_seat) if other == team) for team in dict.fromkeys(team_of_seat)
    )


def list_partners(game: Game, seats: int, seat: int) -> frozenset[int]:
    """Return the other seats in the team of `seat`. Without teams, the set is empty."""
    return frozenset(next(team for team in list_teams(game, seats) if seat in team)) - {seat}


def list_deciders(game: Game, position: State | View) -> tuple[int, ...]:
    """Return the seats that may decide now, in increasing order.

    There are several seats only while seats choose at the same time.
    """
    seat, fields = game.to_decide(position), game.simultaneous
    if seat is None:
        return ()
    mask = 0 if fields is None else int(position.record[fields.choosing])
    return tuple(each for each in range(mask.bit_length()) if mask >> each & 1) or (seat,)


def count_choices(game: Game, position: State | View) -> int:
    """Return how many seats have made a choice that is hidden until the other deciding seats have chosen."""
    fields = game.simultaneous
    return 0 if fields is None else int(position.record[fields.done_choosing]).bit_count()


def turn_to(game: Game, state: State, seat: int) -> None:
    """If several seats choose at the same time, let `seat` decide first. Otherwise, do nothing."""
    if game.simultaneous is not None and seat in list_deciders(game, state):
        state.record[game.simultaneous.to_act] = seat


def may_decide(game: Game, position: State | View) -> bool:
    """Return True if a seat must decide now. For a view, return True only if the view's seat must decide."""
    decider = game.to_decide(position)
    return decider is not None and not (isinstance(position, View) and position.seat != decider)


def find_refusal_code(game: Game, position: State | View, action: int) -> int:
    """Return the code of the first reason to refuse an action, or `LEGAL`. The action may be any integer.

    `Game.reasons` has the reasons by their codes.
    """
    return _find_first_reason(game, position, game.judge(position, action), None)


def check_action(game: Game, state: State, action: int) -> None:
    """Raise `Refused` if an action is illegal."""
    code = find_refusal_code(game, state, action)
    if code != GeneralCode.LEGAL:
        is_written = code not in (GeneralCode.GAME_IS_OVER, GeneralCode.NO_ACTION)
        raise make_refusal(game, code, state, game.write(state, action) if is_written else str(action))


def list_refusals(game: Game, position: State | View, texts: Sequence[str], seat: int | None) -> list[Refusal]:
    """Return the different refusals of the texts, in order. If one text is a legal action, return an empty list."""
    codes = [_find_first_reason(game, position, game.understand(position, text).code, seat) for text in texts]
    if GeneralCode.LEGAL in codes:
        return []
    refusals = (_refusal(game, code, position, text) for code, text in zip(codes, texts, strict=True))
    return list(dict.fromkeys(refusals))


def make_refusal(game: Game, code: int, position: State | View, text: str = "") -> Refused:
    """Return the exception `Refused` for a refusal code. `text` is the refused text."""
    return Refused(_refusal(game, code, position, text))


def _refusal(game: Game, code: int, position: State | View, text: str) -> Refusal:
    return game.reasons[code].refusal(game.names(position, text))


def _find_first_reason(game: Game, position: State | View, code: int, seat: int | None) -> int:
    """Return the code of the first reason to refuse an action.

    The function checks the general reasons of all games before `code`, the reason of this game.
    """
    if game.phase(position) == OVER:
        return GeneralCode.GAME_IS_OVER
    is_asked = may_decide(game, position) and seat in (None, game.to_decide(position))
    return code if is_asked or code == GeneralCode.NO_ACTION else GeneralCode.NOT_YOUR_DECISION


def check_order(game: Game, state: State, tokens: Sequence[str]) -> ChanceEvent:
    """Return the pending shuffle of the state. Check that `tokens` is a possible order for the pile.

    Raise `ValueError` if `tokens` does not contain exactly the items of the shuffle. The items may have any order.
    """
    due = game.chance(state)
    if due is None or sorted(due.tokens) != sorted(tokens):
        message = " ".join(tokens)
        raise ValueError(message)
    return due


def count_undrawn(game: Game, state: State) -> Mapping[str, int]:
    """Return, for each face-down pile, the number of items that nobody has drawn or seen since its latest shuffle."""
    return {pile: int(state.record[size]) for pile, size in game.stacks.items()}


def reorder(state: State, pile: str, order: Sequence[int]) -> None:
    """Put the undrawn items of a pile in a new order.

    `order[0]` is the old index of the item that will be drawn next.
    """
    stack = state.records[pile][0, : len(order)]
    stack[::-1] = stack[::-1][list(order)]


def compute_final_totals(game: Game, state: State) -> Sequence[int]:
    """Return the final points of every seat. If all points are 0, use the totals in the explanation of the score."""
    totals = list(game.points(state))
    for line in () if any(totals) else game.renderer.score(game.view(state, None)):
        if line.is_total and line.seat is not None:
            totals[line.seat] = line.points or 0
    return totals


def choose_training_ruleset(game: Game, number: int, seed: int) -> Ruleset:
    """Return the ruleset for training batch `number`.

    In a game without boards, batches with an even number use the default ruleset. The other batches use the remaining
    rulesets in turn. In a game with boards, the ruleset and its board are random, and depend only on `number` and
    `seed`. Many different boards help the network to play on any board.
    """
    if game.has(Capability.BOARDS):
        return game.boards.to_learn(number, seed)
    first, *others = game.rulesets()
    return game.ruleset(others[number // 2 % len(others)] if others and number % 2 else first)


def choose_test_ruleset(game: Game, ruleset: Ruleset, seed: int) -> Ruleset:
    """Return the ruleset with a test board. `seed` determines the board. Training never uses this board.

    If the game has no boards, return the ruleset unchanged.
    """
    return game.boards.to_test(ruleset, seed) if game.has(Capability.BOARDS) else ruleset

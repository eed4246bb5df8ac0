"""Games from a record and two kernels. All other parts of such a game have a simple default.

    class Table(SimpleState, seen_by=Sight.EVERYBODY):
        cells: Grid = of(6, 7)

    GAME = SimpleGame(
        "connect-four", "Connect Four", Table, Kernels(legal, act), action_count=7, grid="cells", marks=".●○"
    )

The notation of an action is its number plus 1. Text and picture show the grid, and a position consists of the
record's fields. A game can override each default: methods of `Game`, its `renderer`, and its `capabilities`.

A game with options is a subclass with the class attributes `options` and `rules_record`. The record of the rules has
the number of seats and one field for each option. Kernels that need the rules take them as their first parameter.

A record with hidden fields needs the kernel `determinize`, which fills in possible values. A view contains the viewing
seat's own number or row of each partly visible field. A game that shows other values needs the kernel `show`. In a game
with hidden fields, other seats see that a seat took an action, but they do not see the action itself.

A game with a die or cards declares `chance_fields`. A kernel calls `await_chance` to wait for one of these fields.
Chance then sets the field, and the journal records the outcome. A field with one number gets one item, such as the face
of a die. A field with a row gets all items in a random order. Items have the numbers from 1 on.

A game in which several seats choose at the same time derives its record from `ChoosingState`. Each choice is one action
of the match and one entry of the journal. The seats choose in any order. A choice stays hidden until the last seat has
chosen. Then the kernel `reveal` continues the match.

Kernels can also draw with the generator in the record, a hidden field `random: np.uint64`. A match with such draws has
one chance event, which sets the seed. Each match therefore has its own draws, and its journal can be replayed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import numpy as np

from skyhop.engine.chance import ChanceEvent, mix_seed, next_word, seed_word
from skyhop.engine.event import Event
from skyhop.engine.kernel import Entry
from skyhop.engine.record import Array1, Record, Records, Row, record_of, records
from skyhop.engine.state import Outcome, Ruleset, State, View, copy_fields
from skyhop.game.action import ParsedAction, PositionError
from skyhop.game.ai import Evaluation
from skyhop.game.capability import Capability
from skyhop.game.ending import RULES
from skyhop.game.game import Game, GameError, Positions, PublicObservation, check_order, may_decide
from skyhop.game.position import check_names
from skyhop.game.simple.author_error import GameAuthorError, check_notation
from skyhop.game.simple.kernels import (
    Kernels,
    Owner,
    Show,
    act_entry,
    draw_entry,
    encode_items,
    evaluate_entry,
    find_maker_module,
    is_called_by,
    legal_entry,
    search_kernels,
    show_entry,
    start_entry,
)
from skyhop.game.simple.record import (
    AWAITING,
    CHOICES,
    HEARING,
    RANDOM,
    SIMULTANEOUS,
    Acted,
    ActedUnseen,
    EndState,
    MatchEnded,
    RefusalCode,
    Rolled,
    Shuffled,
    SimpleRules,
    SimpleState,
    check_areas,
    check_chance,
    check_choices,
    check_generator,
    check_grid,
    check_sights,
    complete_options,
    group_by_visibility,
    list_choice_events,
    list_fields,
    list_misplaced_choosers,
    list_own_fields,
    list_winners,
    number_of,
    order_items,
    read_numbers,
)
from skyhop.game.simple.renderer import Area, SimpleRenderer
from skyhop.i18n import _, listed

MAX_LISTED_ACTIONS = 20
"""Maximum number of legal actions that a refusal lists."""
SPARE_ACTIONS = 1000
"""Number of additional elements in the array of actions.

A wrong kernel may list more actions than `action_count`. Compiled code does not check array bounds.
"""
NOT_BEGUN, UNDECIDED = int(EndState.NOT_BEGUN), int(EndState.UNDECIDED)
"""Values of the field `ending` as integers. In Python 3.11, an access to a member of an enum is slow."""
SEED_LOTS = tuple(str(number) for number in range(1, 22))
"""Items whose shuffled order determines the seed of a match. They have more than 2**64 possible orders."""


class SimpleObservation(PublicObservation):
    """Observation of a simple game with hidden fields.

    The kernel `show` of the game writes the hidden values that a seat may see.
    """

    def __init__(self, kernel: Show, entry: Entry) -> None:
        """Create the observation.

        `kernel` writes the partly visible fields, and `entry` is the entry point of the kernel.
        """
        self.kernel, self.show_entry = kernel, entry

    def show(self, rules: Records, states: Records, index: int, views: Records, seat: int, /) -> None:
        """Fill the view of `seat` with the partly visible values of `states[index]` that this seat may see."""
        self.show_entry(rules, states, index, views, seat)


class SimpleGame(Game):
    """Game from a record and kernels. `skyhop.game.simple.kernels` describes the parameters of the kernels.

    `grid` is the name of the field that texts and pictures show. `marks` has a character for each number in this
    field. If the number of actions equals the number of columns, an action chooses a column. If the number of
    actions equals the number of cells, an action chooses a cell. There may be one more action, which chooses no cell.
    """

    hearing = HEARING
    reasons = RefusalCode.reasons()
    rules_record: type[Record] = SimpleRules
    renderer: SimpleRenderer
    chance_fields: Mapping[str, Sequence[str]] = MappingProxyType({})
    """Items of each die, deck or bag, by the record field that chance sets.

    The field gets the numbers of the items, counted from 1.
    """
    action_names: Sequence[str] = ()
    """Notation of the actions, in order. If it is empty, the notation of an action is its number plus 1."""
    points_field: str = ""
    """Record field with the points of each seat. Empty for a game without points."""
    areas: Sequence[Area] = ()
    """Rows of cards, numbers or tracks that texts and pictures show, if the game has no `grid`."""
    is_hexagonal: bool = False
    """True if the cells of the `grid` are hexagons. Each row then begins half a cell further to the right."""
    sides: Sequence[int] = ()
    """Seats that own the sides of a board of hexagons: top, right, bottom and left. Empty if nobody owns a side."""
    shows_actions: bool = False
    """True if everybody sees all actions, although the record has hidden fields."""
    stopped = MappingProxyType({"ending": EndState.BROKEN_OFF, "winners": 0})

    def __init__(
        self,
        name: str,
        title: str,
        record: type[SimpleState],
        kernels: Kernels,
        *,
        action_count: int,
        seats: int | range = 2,
        grid: str = "",
        marks: str = ".",
    ) -> None:
        """Create the game from its parts. `seats` is the number of seats, or the range of possible numbers.

        Raise `GameError` if a part is missing or wrong.
        """
        self.name, self.title, self.action_count, self.grid, self.marks = name, title, action_count, grid, marks
        self.seats = seats if isinstance(seats, range) else range(seats, seats + 1)
        self.starters = range(self.seats[0])
        self.options = complete_options(title, self.options, self.seats, self.rules_record)
        self.state_record = self.eventful_record = record
        self.open_record, self.seen_record, self.view_record = seen = group_by_visibility(record)
        check_grid(title, record, grid)
        check_notation(self.action_names)
        check_areas(title, seen.in_part, [area.field for area in self.areas])
        own_fields = list_own_fields(record, seen, self.seats[-1])
        check_choices(title, record, own_fields, is_revealed=kernels.reveal is not None)
        is_determinized = kernels.determinize is not None
        check_sights(title, record, seen, own_fields if kernels.show is None else None, is_determinized=is_determinized)
        if kernels.reveal is not None:
            self.simultaneous = SIMULTANEOUS
        fields = own_fields if kernels.show is None else [name for name in own_fields if name == CHOICES]
        self.kernels, kernels = kernels, kernels.join(record, fields)
        has_hidden = set(list_fields(record)) - {RANDOM} != set(list_fields(self.open_record))
        self.has_secret_actions = has_hidden and not self.shows_actions
        self._maker = find_maker_module()
        owner = Owner(self._maker, name, self.rules_record)
        self._legal, self._act = legal_entry(owner, kernels.legal, record), act_entry(owner, kernels.act, record)
        self._start = None if kernels.start is None else start_entry(owner, kernels.start, record)
        if kernels.show is not None:
            entry = show_entry(owner, kernels.show, record, self.view_record)
            self.observation = SimpleObservation(kernels.show, entry)
        self._fill_in = None if kernels.determinize is None else act_entry(owner, kernels.determinize, record)
        check_chance(title, record, self.chance_fields, is_settled=kernels.settle is not None)
        self._settle = None if kernels.settle is None else act_entry(owner, kernels.settle, record)
        self._draw = draw_entry(owner, record, self.chance_fields) if self.chance_fields else None
        self._draws = any(
            is_called_by(each, next_word) for each in (kernels.start, self.kernels.act, kernels.settle, kernels.reveal)
        )
        if self._draws or self.chance_fields:
            check_generator(title, self.seen_record)
        self.piles = {**{name: name.replace("_", " ").capitalize() for name in self.chance_fields}, **self.piles}
        self.largest_pile = max((len(set(items)) for items in self.chance_fields.values()), default=1)
        positions = SimplePositions(self)
        self.renderer = SimpleRenderer(
            self, self.seen_record, grid, marks, self.chance_fields, self.areas, is_hexagonal=self.is_hexagonal
        )
        self.renderer.sides = tuple(seat + 1 for seat in self.sides)
        self.capabilities = {
            Capability.POSITIONS: Positions(
                positions.position, positions.from_position, positions.expect, positions.ruleset_of_scenario
            ),
            Capability.SEARCH: search_kernels(kernels, self.open_record, record, self.chance_fields),
            **self.capabilities,
        }
        if kernels.evaluate is not None:
            evaluated = evaluate_entry(owner, kernels.evaluate, record)
            self.capabilities[Capability.EVALUATION] = Evaluation(partial(self._evaluate_actions, evaluated))
        self._check_first_actions()

    def _check_first_actions(self) -> None:
        """Raise `GameError` if an action of the first position is not below `action_count` or has a reserved word.

        Skip the check if a subclass overrides `new`.
        """
        if type(self).new is not SimpleGame.new:
            return
        states, ruleset = _seed_generator(records(self.state_record, 1), 0), self.ruleset(self.rulesets()[0])
        if self._start is not None:
            self._start.run_as_written(ruleset.record, states, 0)
        actions = self._list_actions(self._legal.run_as_written, ruleset.record, states)
        is_own = type(self).write is not SimpleGame.write and type(self).__init__ is SimpleGame.__init__
        if is_own and states["ending"][0] == UNDECIDED:
            check_notation([self.write(State(ruleset, states), each) for each in actions], type(self).write)

    @property
    def module(self) -> str:
        """Name of the module whose import creates the game."""
        return self._maker

    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """Return the ruleset for a name, or for a table with values of the game's options."""
        name, parameters = self.options.resolve(spec)
        numbers = {option.name: number_of(option, parameters[option.name]) for option in self.options.options}
        return Ruleset(name, parameters, record_of(self.rules_record, {"seats": self.seats[0], **numbers}))

    def seat_count(self, ruleset: Ruleset) -> int:
        """Return the number of seats."""
        return int(ruleset.record["seats"][0])

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """Start a match in which seat `first` begins.

        A match with random draws stops at the chance event that sets its seed.
        """
        states = _seed_generator(records(self.state_record, 1), seed)
        states["to_act"] = first
        if self._draws:
            states["ending"] = NOT_BEGUN
        else:
            self._set_up(ruleset, states)
        return State(ruleset, states)

    def _set_up(self, ruleset: Ruleset, states: Records) -> None:
        if self._start is not None:
            self._start(ruleset.record, states, 0)

    def chance(self, state: State) -> ChanceEvent | None:
        """Return the pending shuffle of a chance field, or the shuffle that determines the seed of random draws.

        Raise `GameError` if the match awaits a field that `chance_fields` lacks.
        """
        if (ending := int(state.records["ending"][0])) >= UNDECIDED:
            return None
        if ending == NOT_BEGUN:
            return ChanceEvent(RANDOM, SEED_LOTS)
        if (number := AWAITING - ending) >= len(self.chance_fields):
            problem = _(
                "await_chance needs the index of a field in chance_fields. The number of these fields is %(count)s."
            )
            raise GameError(problem % {"count": len(self.chance_fields)})
        field = list(self.chance_fields)[number]
        is_pile = self.state_record.dtype[field].shape != ()
        return ChanceEvent(field, tuple(self.chance_fields[field]), None if is_pile else 1)

    def roll(self, state: State) -> tuple[str, ...]:
        """Return the items of the pending shuffle in a random order, which the record's random generator chooses."""
        due = self.chance(state)
        if due is None:
            raise ValueError(state)
        if self._draw is not None and _find_awaited(state) is not None:
            self._draw(state.ruleset.record, state.records, 0)
            return order_items(due, np.ravel(state.record[due.pile]).tolist())
        lots = Random(int(state.record[RANDOM]))  # noqa: S311  only for simulations; servers use a secret
        state.record[RANDOM] = seed_word(mix_seed(int(state.record[RANDOM])))
        return tuple(lots.sample(due.tokens, len(due.tokens)))

    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Set the chance field, or the seed of the match, from the order of the shuffled items. Continue the match."""
        due, number = check_order(self, state, tokens), _find_awaited(state)
        state.record["ending"] = UNDECIDED
        if number is None or self._settle is None:
            self._set_up(state.ruleset, _seed_generator(state.records, mix_seed(*map(int, tokens))))
            return []
        seat, items = int(state.record["to_act"]), encode_items(due.tokens, tokens)
        state.record[due.pile] = items if due.needed is None else items[0]
        is_open = due.needed is not None and due.pile in list_fields(self.open_record)
        settled: Event = Rolled(seat, number, items[0]) if is_open else Shuffled(seat, number)
        self._settle(state.ruleset.record, state.records, 0, number)
        return [settled, MatchEnded(seat)] if state.record["ending"] > UNDECIDED else [settled]

    def to_decide(self, position: State | View) -> int | None:
        """Return the seat that decides next. While a shuffle is pending and after the end of the match, return None."""
        records = position.records
        return None if records["ending"][0] else int(records["to_act"][0])

    def phase(self, position: State | View) -> str:
        """Return the phase of the match: `deal` (a shuffle is pending), `play` or `over`."""
        ending = position.record["ending"]
        return "play" if ending == UNDECIDED else "deal" if ending < UNDECIDED else "over"

    def legal(self, position: State | View) -> list[int]:
        """Return the legal actions of the deciding seat in increasing order.

        For the view of another seat, the list is empty. Raise `GameAuthorError` if the deciding seat has no action.
        """
        if not may_decide(self, position):
            return []
        found = self._list_actions(self._legal, position.ruleset.record, self._make_table(position))
        if not found:
            problem = _(
                "%(place)s: the kernel lists no action, but seat %(seat)s must decide. End the match when the "
                "seat to move has no legal action."
            )
            raise GameAuthorError(problem % {"place": self._legal.place, "seat": self.to_decide(position)})
        return found

    def _list_actions(
        self, legal: Callable[[Records, Records, int, Row], int], rules: Records, states: Records
    ) -> list[int]:
        """Return the actions that the kernel `legal` lists.

        Raise `GameError` if an action is not below `action_count`.
        """
        actions = np.zeros(self.action_count + SPARE_ACTIONS, np.int16)
        found: list[int] = actions[: legal(rules, states, 0, actions)].tolist()
        greatest = max(len(found) - 1, *found, -1)
        if greatest >= self.action_count or min(found, default=0) < 0:
            problem = _(
                "%(title)s: the kernel lists the actions %(actions)s, but "
                "action_count=%(count)s allows only the actions 0 to %(last)s"
            )
            names = {"title": self.title, "actions": listed(map(str, found[:MAX_LISTED_ACTIONS]))}
            raise GameError(problem % (names | {"count": self.action_count, "last": self.action_count - 1}))
        return found

    def _make_table(self, position: State | View) -> Records:
        """Return a record that the kernels of the game can read.

        For a state, return the record of the state. For a view, return a record with the visible fields, and with
        zeros in all other fields.
        """
        if isinstance(position, State):
            return position.records
        return copy_fields(position.records, self.state_record, self.seen_record)

    def write(self, position: State | View, action: int) -> str:  # noqa: ARG002  the same in each position
        """Return the notation of an action: its name or, in a game without names, the action number plus 1.

        If a game overrides this method, `read` parses the notation of the game.
        """
        return self.action_names[action] if self.action_names else str(action + 1)

    def judge(self, position: State | View, action: int) -> int:
        """Return the code of the reason to refuse an action. If the action is legal, return `LEGAL`.

        There are three reasons: the action does not exist, a shuffle is pending, or the action is illegal now.
        """
        if not 0 <= action < self.action_count:
            return RefusalCode.NO_ACTION
        if position.record["ending"] < UNDECIDED:
            return RefusalCode.NOT_YOUR_DECISION
        return RefusalCode.LEGAL if action in self.legal(position) else RefusalCode.NOT_POSSIBLE

    def understand(self, position: State | View, text: str) -> ParsedAction:
        """Parse a text as an action, and check the action."""
        action = next((each for each in range(self.action_count) if self.write(position, each) == text), -1)
        return ParsedAction(self.judge(position, action), action)

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Return the values for the placeholders in the refusal of `text`. One value lists the possible actions."""
        actions = listed(self.write(position, each) for each in self.legal(position)[:MAX_LISTED_ACTIONS])
        return {**super().names(position, text), "actions": actions}

    def act(self, state: State, action: int) -> list[Event]:
        """Apply a legal action to the state without checking the action, and return the events."""
        seat = int(state.records["to_act"][0])
        acted = [] if self.simultaneous is None else list_choice_events(state.record, seat, action)
        self._act(state.ruleset.record, state.records, 0, action)
        acted = acted or [ActedUnseen(seat, action) if self.has_secret_actions else Acted(seat, action)]
        return [*acted, MatchEnded(seat)] if state.records["ending"][0] > UNDECIDED else acted

    def points(self, position: State | View) -> Sequence[int]:
        """Return the points of every seat, as if the match ended now. In games without points, all numbers are 0."""
        if not self.points_field:
            return super().points(position)
        return tuple(position.record[self.points_field][: self.seat_count(position.ruleset)].tolist())

    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """Return the outcome of a match that ended by the rules. While the match continues, return None."""
        if position.records["ending"][0] <= UNDECIDED:
            return None
        return Outcome(list_winners(int(position.record["winners"])), RULES.name)

    def determinize(self, view: View, seed: int) -> State:
        """Return a random state that is possible for the view.

        If the game hides nothing, only one state is possible.
        """
        states = _seed_generator(copy_fields(view.records, self.state_record, self.seen_record), seed)
        if self._fill_in is not None:
            self._fill_in(view.ruleset.record, states, 0, int(view.record["seat"]))
        return State(view.ruleset, states, view.status)

    def _evaluate_actions(self, evaluate: Entry, view: View, actions: Sequence[int]) -> Array1[np.float64]:
        """Return the value of each action of the deciding seat, with shape (actions,).

        The game's kernel computes the values.
        """
        values = np.zeros(len(actions))
        evaluate(view.ruleset.record, self._make_table(view), 0, np.array(actions, np.int16), values)
        return values

    def invariants(self, state: State) -> list[str]:
        """Return the invariants that a state breaks. A game can add invariants of its own fields."""
        record, seats = state.record, self.seat_count(state.ruleset)
        found = []
        if not 0 <= record["to_act"] < seats:
            found.append(f"there is no seat {record['to_act']} to decide")
        if record["winners"] >> seats or (record["winners"] and not record["ending"]):
            found.append(f"the seats {list_winners(int(record['winners']))} cannot have won")
        if not AWAITING - len(self.chance_fields) < record["ending"] <= max(EndState):
            found.append(f"ending cannot be {record['ending']}")
        if self.grid and not ((record[self.grid] >= 0) & (record[self.grid] < len(self.marks))).all():
            found.append(f"{self.grid} holds a number that has no mark")
        elif not found and (wrong := _list_wrong_choices(self, state)):
            found.append(f"the seats {wrong} cannot have made these choices")
        elif (
            not found
            and not record["ending"]
            and not self._list_actions(self._legal, state.ruleset.record, state.records)
        ):
            found.append("nothing can be done, and the match goes on")
        return found


def _seed_generator(states: Records, seed: int) -> Records:
    if RANDOM in (states.dtype.names or ()):
        states[RANDOM] = seed_word(seed)
    return states


def _list_wrong_choices(game: SimpleGame, state: State) -> list[int]:
    """Return the seats that cannot choose, or have a hidden choice which is not among their legal actions."""
    found = list(list_misplaced_choosers(state.record, game.seat_count(state.ruleset)))
    is_choosing = game.simultaneous is not None and not found and game.to_decide(state) is not None
    for seat in list_winners(int(state.record["done_choosing"])) if is_choosing else ():
        turned = state.copy()
        turned.record["to_act"] = seat
        if state.record[CHOICES][seat] - 1 not in game.legal(turned):
            found.append(seat)
    return found


def _find_awaited(state: State) -> int | None:
    """Return the index of the chance field for which a match waits, or None."""
    number = AWAITING - int(state.record["ending"])
    return number if number >= 0 else None


class SimplePositions:
    """Positions of a simple game. A position contains the fields of the game's record."""

    def __init__(self, game: SimpleGame) -> None:
        """Create the object for the positions of `game`."""
        self._game = game

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:  # noqa: ARG002  simple games read no files
        """Return the ruleset that a scenario file names, or the default ruleset."""
        return self._game.ruleset(fields.get("ruleset", self._game.rulesets()[0]))

    def position(self, state: State) -> dict[str, object]:
        """Return the position of a state: the fields of its record."""
        return {name: state.record[name].tolist() for name in list_fields(self._game.state_record) if name != RANDOM}

    def from_position(self, ruleset: Ruleset, position: Mapping[str, object]) -> State:
        """Return the state of a position. Missing fields get their initial values.

        Raise `PositionError` for an impossible field.
        """
        state = self._game.new(ruleset)
        while (due := self._game.chance(state)) is not None:
            self._game.settle(state, SEED_LOTS if due.pile == RANDOM else self._game.roll(state))
        check_names(position, tuple(self.position(state)))
        for name, value in position.items():
            state.record[name] = read_numbers(name, value, state.record[name])
        for broken in self._game.invariants(state):
            raise PositionError("position", broken)
        return state

    def expect(self, state: State, field: str, expected: object) -> str | None:
        """Compare one field of the state's record with the value `expected`.

        If they are equal, return None. Otherwise, return the actual value as text.
        """
        position = self.position(state)
        check_names([field], tuple(position))
        return None if position[field] == expected else str(position[field])

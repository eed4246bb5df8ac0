"""Games from a record and two kernels; everything else has a simple default.

    class Table(SimpleState, seen_by=Sight.EVERYBODY):
        cells: Grid = of(6, 7)

    GAME = SimpleGame("connect-four", "Connect Four", Table, legal, act, action_count=7, grid="cells", marks=".●○")

There is one ruleset. An action is written as a number from 1, and the log names it. Text and picture show the
grid, and a position is the record's fields. A game can override each default, because all are methods of `Game`.

A record with hidden parts needs two more kernels: `show` for the parts that a seat may see, and `determinize` for
possible values. The other seats see only that an action was taken in such a game.

Kernels draw at random with the record's own generator, a field `random: np.uint64` that nobody sees. If a match draws,
its seed is its one chance event. So every match draws differently and a journal can be replayed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from skyhop.engine.chance import ChanceEvent, mixed_seed, next_word, word_of
from skyhop.engine.event import Event, TakenBack
from skyhop.engine.jit.code_key import functions_of
from skyhop.engine.record import Records, Row, records
from skyhop.engine.state import GivenUp, Outcome, Ruleset, State, View, copied
from skyhop.game.ai import SearchKernels
from skyhop.game.author_error import GameAuthorError
from skyhop.game.ending import RULES, ending_of, how_it_was_broken_off, how_it_was_given_up, won_by_who_stayed
from skyhop.game.game import Game, GameError
from skyhop.game.position import check_names
from skyhop.game.refusal import ParsedAction, PositionError
from skyhop.game.simple.kernels import (
    Act,
    Determinize,
    Evaluate,
    Legal,
    Owner,
    Show,
    Start,
    act_entry,
    evaluate_entry,
    legal_entry,
    module_of_maker,
    search_kernels,
    show_entry,
    start_entry,
)
from skyhop.game.simple.record import (
    HEARING,
    RANDOM,
    Acted,
    ActedUnseen,
    EndState,
    MatchEnded,
    RefusalCode,
    SimpleRules,
    SimpleState,
    check_generator,
    check_grid,
    check_sights,
    names_of,
    numbers_of,
    seen_of,
    winners_of,
    written,
)
from skyhop.game.take_back import how_it_was_taken_back
from skyhop.game.text import Sentence, about, names_listed, seat_name
from skyhop.i18n import _, listed
from skyhop.svg.diagram import Diagram, lines_svg


def told(
    view: View, events: Sequence[Event], seats: int, write: Callable[[int], str], players: Sequence[str] = ()
) -> Iterator[str]:
    """Describe events, a sentence each; `write` returns an action's notation, `players` are the names, if known."""
    for event in events:
        names = {"who": seat_name(view, event.seat, seats, players)}
        match event:
            case Acted(action=action) | ActedUnseen(action=int(action)):
                yield Sentence.about("%(who)s chose %(action)s.", names | {"action": write(action)})
            case ActedUnseen():
                yield about("%(who)s chose something that only they know.", names)
            case GivenUp():
                yield how_it_was_given_up(event, lambda seat: seat_name(view, seat, seats, players))
            case TakenBack():
                yield how_it_was_taken_back(event, lambda seat: seat_name(view, seat, seats, players))
            case _:
                yield what_is_due(view, seats, players)


def what_is_due(view: View, seats: int, players: Sequence[str] = ()) -> str:
    """Describe whose decision is due, or how the match ended."""
    if view.record["ending"] != EndState.UNDECIDED:
        return _ending(view, seats, players)
    decider = int(view.record["to_act"])
    if decider == view.seat:
        return _("Your turn.")
    return _("%(who)s: to decide.") % {"who": seat_name(view, decider, seats, players)}


def _ending(view: View, seats: int, players: Sequence[str]) -> str:
    broken_off = view.broken_off
    if broken_off is None:
        by_rules = Outcome(winners_of(int(view.record["winners"])), RULES.name)
        outcome = won_by_who_stayed(by_rules, view.given_up, lambda: (0,) * seats) or by_rules
        return _result(view, outcome.winners, seats, players)
    stayed = seats - len(view.left)
    how = how_it_was_broken_off(broken_off, stayed, lambda seat: seat_name(view, seat, seats, players))
    is_won = ending_of(broken_off.outcome).counts
    return f"{how} {_result(view, broken_off.winners, seats, players)}" if is_won else how


def _result(view: View, winners: tuple[int, ...], seats: int, players: Sequence[str]) -> str:
    if not winners:
        return _("A draw.")
    if winners == (view.seat,):
        return _("You have won.")
    if len(winners) == 1:
        return _("%(who)s has won.") % {"who": seat_name(view, winners[0], seats, players)}
    named = (seat_name(view, seat, seats, players) for seat in winners)
    return _("The win is shared: %(who)s.") % {"who": names_listed(named)}


MANY = 20
"""Maximum number of actions in a refusal."""
SPARE = 1000
"""Extra space for actions above `action_count`, because machine code does not check array bounds."""
LOTS = tuple(str(number) for number in range(1, 22))
"""Lots whose order, one of more than 2 to the 64th, is the seed of a match that draws."""


class SimpleGame(Game):
    """Game made from a record and kernels over it; `skyhop.game.simple.kernels` describes their parameters.

    `grid` is the field that text and picture show, with a character of `marks` for each number in it. With
    as many actions as columns, an action is a column; with as many as cells, a cell.
    """

    hearing = HEARING
    reasons = RefusalCode.reasons()
    rules_record = SimpleRules

    def __init__(
        self,
        name: str,
        title: str,
        record: type[SimpleState],
        legal: Legal,
        act: Act,
        *,
        action_count: int,
        seats: int = 2,
        grid: str = "",
        marks: str = ".",
        start: Start | None = None,
        evaluate: Evaluate | None = None,
        show: Show | None = None,
        determinize: Determinize | None = None,
    ) -> None:
        """Build the game; raise `GameError` if a part is missing."""
        self.name, self.title, self.action_count = name, title, action_count
        self.seats = range(seats, seats + 1)
        self.grid, self.marks = grid, marks
        self.state_record = self.eventful_record = record
        seen = seen_of(record)
        self.open_record, self.seen_record, self.view_record = seen
        self.show_in_part = show
        check_grid(title, record, grid)
        check_sights(title, record, seen, is_shown=show is not None, is_determinized=determinize is not None)
        self._hides = set(names_of(record)) - {RANDOM} != set(names_of(self.open_record))
        self._maker = module_of_maker()
        self._kernels = search_kernels(legal, act, start, show, determinize, self.open_record)
        owner = Owner(self._maker, name)
        self._legal, self._act = legal_entry(owner, legal, record), act_entry(owner, act, record)
        self._start = None if start is None else start_entry(owner, start, record)
        self._evaluate = None if evaluate is None else evaluate_entry(owner, evaluate, record)
        self._show = None if show is None else show_entry(owner, show, record, self.view_record)
        self._fill_in = None if determinize is None else act_entry(owner, determinize, record)
        self._draws = any(_calls(each, next_word) for each in (start, act))
        if self._draws:
            check_generator(title, self.seen_record)
        self._check_first_actions()

    def _check_first_actions(self) -> None:
        """Raise `GameError` if `action_count` excludes actions of the first position, unless a class overrides them."""
        if type(self).new is not SimpleGame.new:
            return
        states = self._seeded(records(self.state_record, 1), 0)
        if self._start is not None:
            self._start.run_as_written(states, 0)
        self._listed(self._legal.run_as_written, states)

    def defines(self, method: str) -> bool:
        """Return True if the game has a method of its own; `evaluate` counts if the game has a kernel for it."""
        if method == "evaluate" and type(self).evaluate is SimpleGame.evaluate:
            return self._evaluate is not None
        return super().defines(method)

    @property
    def module(self) -> str:
        """Name of the module that makes the game when imported."""
        return self._maker

    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """Return the only ruleset, which has no parameters."""
        rules = records(SimpleRules, 1)
        rules["seats"] = self.seats[0]
        return Ruleset(self.options().chosen(spec).name, {}, rules)

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:  # noqa: ARG002  needs no file
        """Return the ruleset that a scenario file names."""
        return self.ruleset(fields.get("ruleset", self.rulesets()[0]))

    def seat_count(self, ruleset: Ruleset) -> int:  # noqa: ARG002  there is one
        """Return the number of seats."""
        return self.seats[0]

    def starters(self, ruleset: Ruleset) -> range:  # noqa: ARG002  as above
        """Return the seats that may start: all."""
        return range(self.seats[0])

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """Start a match with seat `first`; a match that draws waits for its seed."""
        states = self._seeded(records(self.state_record, 1), seed)
        states["to_act"] = first
        if self._draws:
            states["ending"] = EndState.NOT_BEGUN
        else:
            self._set_up(states)
        return State(ruleset, states)

    def _set_up(self, states: Records) -> None:
        if self._start is not None:
            self._start(states, 0)

    def _seeded(self, states: Records, seed: int) -> Records:
        if RANDOM in names_of(self.state_record):
            states[RANDOM] = word_of(seed)
        return states

    def chance(self, state: State) -> ChanceEvent | None:
        """Return the lots that seed a match that draws, before it starts, or None."""
        return ChanceEvent(RANDOM, LOTS) if state.record["ending"] == EndState.NOT_BEGUN else None

    def roll(self, state: State) -> tuple[str, ...]:
        """Return the lots in an order chosen by the generator's seed."""
        if self.chance(state) is None:
            raise ValueError(state)
        lots = Random(int(state.record[RANDOM]))  # noqa: S311  for a simulation; a table's order comes from its secret
        return tuple(lots.sample(LOTS, len(LOTS)))

    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Seed the match by the order of the lots, and set it up."""
        self._due(state, tokens)
        state.record["ending"] = EndState.UNDECIDED
        self._set_up(self._seeded(state.records, mixed_seed(*map(int, tokens))))
        return []

    def to_decide(self, position: State | View) -> int | None:
        """Return the seat that decides next; None after the end."""
        return None if position.record["ending"] else int(position.record["to_act"])

    def phase(self, position: State | View) -> str:
        """Return the phase: `deal`, `play` or `over`."""
        ending = position.record["ending"]
        return "play" if ending == EndState.UNDECIDED else "deal" if ending == EndState.NOT_BEGUN else "over"

    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the deciding seat in increasing order; none for another seat's view."""
        if not self.may_decide(position):
            return []
        found = self._listed(self._legal, self._table(position))
        if not found:
            problem = _("%(place)s: the kernel lists no action, and seat %(seat)s is to decide: end the match before")
            raise GameAuthorError(problem % {"place": self._legal.place, "seat": self.to_decide(position)})
        return found

    def _listed(self, legal: Callable[[Records, int, Row], int], states: Records) -> list[int]:
        """List the actions that a kernel lists; raise `GameError` for one outside `action_count`."""
        actions = np.zeros(self.action_count + SPARE, np.int16)
        found: list[int] = actions[: legal(states, 0, actions)].tolist()
        greatest = max(len(found) - 1, *found, -1)
        if greatest >= self.action_count or min(found, default=0) < 0:
            problem = _(
                "%(title)s: its kernel lists %(actions)s, and by action_count=%(count)s actions are 0 to %(last)s"
            )
            names = {"title": self.title, "actions": listed(map(str, found[:MANY]))}
            raise GameError(problem % (names | {"count": self.action_count, "last": self.action_count - 1}))
        return found

    def _table(self, position: State | View) -> Records:
        """Return a record that the kernels can read: a state's own, or the visible part of a view, all else blank."""
        if isinstance(position, State):
            return position.records
        return copied(position.records, self.state_record, self.seen_record)

    def write(self, position: State | View, action: int) -> str:  # noqa: ARG002  it is the same everywhere
        """Return an action as a number from 1; `read` parses the result of this method, also if overridden."""
        return str(action + 1)

    def judge(self, position: State | View, action: int) -> int:
        """Return the reason against an action: it does not exist, or is not legal now."""
        if not 0 <= action < self.action_count:
            return RefusalCode.NO_ACTION
        return RefusalCode.LEGAL if action in self.legal(position) else RefusalCode.NOT_POSSIBLE

    def understand(self, position: State | View, text: str) -> ParsedAction:
        """Parse a text as an action and check it."""
        action = next((each for each in range(self.action_count) if self.write(position, each) == text), -1)
        return ParsedAction(self.judge(position, action), action)

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Return the values for refusal sentences, with the possible actions."""
        actions = listed(self.write(position, each) for each in self.legal(position)[:MANY])
        return {**super().names(position, text), "actions": actions}

    def act(self, state: State, action: int) -> list[Event]:
        """Apply an action known to be legal, and return its events."""
        seat = int(state.record["to_act"])
        self._act(state.records, 0, action)
        acted: Event = ActedUnseen(seat, action) if self._hides else Acted(seat, action)
        return [acted, MatchEnded(seat)] if state.record["ending"] else [acted]

    def stop(self, state: State) -> None:
        """Clear the pending decision."""
        state.record["ending"], state.record["winners"] = EndState.BROKEN_OFF, 0

    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """Return the result of a match that was not broken off, or None while it goes on."""
        if position.record["ending"] <= EndState.UNDECIDED:
            return None
        return Outcome(winners_of(int(position.record["winners"])), RULES.name)

    def show(self, state: State, views: Records, seat: int) -> None:
        """Write the fields that a seat may partly see into a view."""
        if self._show is not None:
            self._show(state.records, 0, views, seat)

    def determinize(self, view: View, seed: int) -> State:
        """Choose a world that the view allows; if all is public, there is one."""
        states = self._seeded(copied(view.records, self.state_record, self.seen_record), seed)
        if self._fill_in is not None:
            self._fill_in(states, 0, int(view.record["seat"]))
        return State(view.ruleset, states, view.beside)

    def position(self, state: State) -> dict[str, Any]:
        """Return the complete position: the fields of the record."""
        return {name: state.record[name].tolist() for name in names_of(self.state_record) if name != RANDOM}

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """Set up a position; missing fields are as at the start. `PositionError` names an impossible one."""
        state = self.new(ruleset)
        if self.chance(state) is not None:
            self.settle(state, LOTS)
        check_names(position, tuple(self.position(state)))
        for name, value in position.items():
            state.record[name] = numbers_of(name, value, state.record[name])
        for broken in self.invariants(state):
            raise PositionError("position", broken)
        return state

    def expect(self, state: State, field: str, wanted: object) -> str | None:
        """Compare one field of the record; return None if it holds, else the actual value."""
        position = self.position(state)
        check_names([field], tuple(position))
        return None if position[field] == wanted else str(position[field])

    def evaluate(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Return a value for each action of the deciding seat, by the game's kernel; shape (actions,)."""
        if self._evaluate is None:
            return super().evaluate(view, actions)
        values = np.zeros(len(actions))
        self._evaluate(self._table(view), 0, np.array(actions, np.int16), values)
        return values

    def search_kernels(self) -> SearchKernels:
        """Return the kernels that a search is compiled with."""
        return self._kernels

    def invariants(self, state: State) -> list[str]:
        """List the invariants that a state breaks; a game adds those of its own fields."""
        record, seats = state.record, self.seats[0]
        found = []
        if not 0 <= record["to_act"] < seats:
            found.append(f"there is no seat {record['to_act']} to decide")
        if record["winners"] >> seats or (record["winners"] and not record["ending"]):
            found.append(f"the seats {winners_of(int(record['winners']))} cannot have won")
        if self.grid and not ((record[self.grid] >= 0) & (record[self.grid] < len(self.marks))).all():
            found.append(f"{self.grid} holds a number that has no mark")
        elif not found and not record["ending"] and not self._listed(self._legal, state.records):
            found.append("nothing can be done, and the match goes on")
        return found

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Describe events, with actions in notation."""
        return list(told(view, events, self.seats[0], lambda action: self.write(view, action), names))

    def text(self, view: View) -> str:
        """Return the grid, or without one the fields, then each seat's mark, and the decision that is due."""
        return self._words(view)

    def _words(self, view: View, players: Sequence[str] = ()) -> str:
        return "\n".join((*self._lines(view, players), what_is_due(view, self.seats[0], players)))

    def _lines(self, view: View, players: Sequence[str] = ()) -> list[str]:
        if not self.grid:
            names = (name for name in names_of(self.seen_record) if name not in names_of(SimpleState))
            return [f"{name.replace('_', ' ')}: {written(view.record[name])}" for name in names]
        whose = listed(
            f"{self.marks[seat + 1]} {seat_name(view, seat, self.seats[0], players)}" for seat in self.seats_marked
        )
        return [*self.diagram(view).text(), *([whose] if whose else [])]

    @property
    def seats_marked(self) -> range:
        """Seats whose mark is known: all, if there is one mark per seat after the empty one, else none."""
        return range(self.seats[0] if len(self.marks) == self.seats[0] + 1 else 0)

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw the grid, or without one the text."""
        words = self._words(view, names)
        return self.diagram(view).svg(words) if self.grid else lines_svg(self._lines(view, names), words)

    def diagram(self, view: View) -> Diagram:
        """Return the grid as a diagram, with the actions of the view's seat that are a column or a cell."""
        cells = view.record[self.grid]
        columns = cells.shape[1]
        actions = {cell: self.write(view, action) for action in self.legal(view) for cell in self.cells_of(action)}
        names = [self.write(view, action) for action in range(columns)] if self.action_count == columns else ()
        return Diagram(tuple(map(tuple, cells.tolist())), self.marks, tuple(names), actions)

    def cells_of(self, action: int) -> list[tuple[int, int]]:
        """List the cells, by row and column, that select an action: those of a column, one, or none."""
        rows, columns = self.state_record.dtype[self.grid].shape
        if self.action_count == columns:
            return [(row, action) for row in range(rows)]
        return [divmod(action, columns)] if self.action_count == rows * columns else []


def _calls(kernel: Any, called: Any) -> bool:  # noqa: ANN401  kernels, or none
    return kernel is not None and called.py_func in functions_of(kernel.py_func)

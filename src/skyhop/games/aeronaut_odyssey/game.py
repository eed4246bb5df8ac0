"""Aeronaut Odyssey as the rest of Skyhop knows it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from skyhop.boards.file import LARGEST as LARGEST_BOARD
from skyhop.engine.chance import ChanceEvent, word_of
from skyhop.engine.event import Event
from skyhop.engine.record import Records, records
from skyhop.engine.ruleset import Ruleset
from skyhop.engine.state import Outcome, ScoreLine, State, View
from skyhop.files import text_of
from skyhop.game.bulk import BulkKernels, Column
from skyhop.game.evaluation import Evaluation
from skyhop.game.game import SPECTATOR, Game
from skyhop.game.material import Part, Wish
from skyhop.game.refusal import Refusal, RulesetError, Understood
from skyhop.games.aeronaut_odyssey import checks, expectation, kernels, reading
from skyhop.games.aeronaut_odyssey.actions import ACTION_COUNT, RANGES
from skyhop.games.aeronaut_odyssey.constants import SEATS
from skyhop.games.aeronaut_odyssey.determinize import determinized
from skyhop.games.aeronaut_odyssey.events import HEARING
from skyhop.games.aeronaut_odyssey.ladder import ENGINES, LADDER
from skyhop.games.aeronaut_odyssey.notation import write_action
from skyhop.games.aeronaut_odyssey.options import OPTIONS
from skyhop.games.aeronaut_odyssey.position import MOMENT_FIELDS, position_of, state_of
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.observation import may_look, show
from skyhop.games.aeronaut_odyssey.ruleset import Rules, board_of, check_playable, ruleset_of, ruleset_on
from skyhop.games.aeronaut_odyssey.state import Chance, EventfulRecord, Open, StateRecord, ViewRecord
from skyhop.games.aeronaut_odyssey.text import description, scoring
from skyhop.games.aeronaut_odyssey.text.log.expansions import told
from skyhop.games.aeronaut_odyssey.view import (
    AeronautOdysseyView,
    legal_actions,
    outcome_of,
    phase_of,
    seat_to_decide,
    totals_of,
)
from skyhop.games.aeronaut_odyssey.workloads import WORKLOADS
from skyhop.i18n import N_, _


class AeronautOdyssey(Game):
    """Aeronaut Odyssey by both rulebooks, with every expansion, for one to six players."""

    name = "aeronaut-odyssey"
    title = "Aeronaut Odyssey"
    seats = range(1, SEATS + 1)
    notation_clause = "AO-12"
    position_clause = "AO-13.3"
    action_count = ACTION_COUNT
    action_ranges = RANGES
    rules_record = Rules
    scenario_fields = ("board",)
    ladder = LADDER
    engines = ENGINES
    piles = MappingProxyType({"orders": N_("orders")})
    state_record = StateRecord
    open_record = Open
    view_record = ViewRecord
    eventful_record = EventfulRecord
    hearing = HEARING
    view_class = AeronautOdysseyView
    reasons = Code.reasons()
    choices = OPTIONS
    measured = WORKLOADS
    ruleset = staticmethod(ruleset_of)
    ruleset_on = staticmethod(ruleset_on)
    moment_fields = MOMENT_FIELDS
    check_playable = staticmethod(check_playable)
    position = staticmethod(position_of)
    expect = staticmethod(expectation.difference)
    invariants = staticmethod(checks.broken)

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:
        """[AO-13.1] Make the ruleset of a scenario, whose board lies in `folder`, for the seats of its position."""
        spec = fields.get("ruleset", OPTIONS.rulesets[0].name)
        parameters: dict[str, Any] = {"base": spec} if isinstance(spec, str) else dict(_table(spec))
        position = fields.get("position")
        described = position if isinstance(position, Mapping) else {}  # what it must be is said where it is read
        rows = described.get("seats")
        parameters.setdefault("seats", described.get("setup", len(rows) if isinstance(rows, list) else 2))
        return ruleset_of({**parameters, "board": _board_in(folder, fields.get("board"))})

    def seat_count(self, ruleset: Ruleset) -> int:
        """[AO-8.1] Count the players; the rival is none."""
        return int(ruleset.parameters["seats"])

    def starters(self, ruleset: Ruleset) -> range:  # noqa: ARG002 - whatever the rules
        """Seat 0 begins (AO-3.1)."""
        return range(1)

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """[AO-3] Begin a match; seat 0 is always the `first`."""
        if first not in self.starters(ruleset):
            raise ValueError(first)
        states = records(StateRecord, 1)
        states["random"] = word_of(seed)
        kernels.start(ruleset.record, states, 0)
        state = State(ruleset, states)
        self._go_on(state)
        return state

    def chance(self, state: State) -> ChanceEvent | None:
        """[AO-9.11] The orders that must be dealt, in the order of the board, or None."""
        if state.records["chance"][0] != Chance.DEAL_ORDERS:
            return None
        return ChanceEvent("orders", tuple(f"S{number + 1}" for number in range(self._order_count(state))))

    def roll(self, state: State) -> tuple[str, ...]:
        """Shuffle the orders by the record's own generator; give their order."""
        kernels.shuffle_orders(state.ruleset.record, state.records, 0)
        return tuple(f"S{int(number) + 1}" for number in state.records["pile"][0, : self._order_count(state)])

    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """[AO-9.11] Deal the orders as they come, and go on."""
        self._due(state, tokens)
        state.records["pile"][0, : len(tokens)] = [int(token[1:]) - 1 for token in tokens]
        rules, actions = state.ruleset.record, kernels.scratch()
        return self._gathering(state, lambda states: kernels.deal(rules, states, 0, actions))

    def _order_count(self, state: State) -> int:
        return int(state.ruleset.record["order_count"][0])

    def _go_on(self, state: State) -> list[Event]:
        rules, actions = state.ruleset.record, kernels.scratch()
        return self._gathering(state, lambda states: kernels.go_on(rules, states, 0, actions))

    def to_decide(self, position: State | View) -> int | None:
        """[AO-8.4] Name the seat that decides next, in solo always the human; None while chance is due and after."""
        return seat_to_decide(position.ruleset, position.records[0])

    def phase(self, position: State | View) -> str:
        """[AO-12.3] Name the kind of decision that is due, deal, or over."""
        return phase_of(position.records[0])

    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the seat to decide in increasing order; none in another seat's view."""
        if not self.may_decide(position):
            return []
        return legal_actions(position.ruleset, _table_of(position))

    def write(self, position: State | View, action: int) -> str:
        """[AO-12] An action's notation."""
        return write_action(board_of(position.ruleset), position.records[0], action)

    def judge(self, position: State | View, action: int) -> int:
        """[AO-12.4] The first reason against an action, or `LEGAL`."""
        return kernels.refusal(position.ruleset.record, _table_of(position), 0, action)

    def understand(self, position: State | View, text: str) -> Understood:
        """[AO-12, AO-12.4] Judge what a text says."""
        return reading.understand(position.ruleset, _table_of(position), text)

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Name the cities, routes and balloons that a text speaks of, and what is asked for."""
        return reading.names(position.ruleset, _table_of(position), text)

    def sum_up(self, position: State | View, texts: Sequence[str], refusals: Sequence[Refusal]) -> Refusal:
        """[AO-9.5, AO-6.1] Sum up why no space of a multiroute can be claimed."""
        return reading.sum_of(position.ruleset, _table_of(position), texts) or refusals[0]

    def act(self, state: State, action: int) -> list[Event]:
        """Do an action that is known to be legal, and give what happens."""
        rules, actions = state.ruleset.record, kernels.scratch()
        return self._gathering(state, lambda states: kernels.act(rules, states, 0, action, actions))

    def stop(self, state: State) -> None:
        """Leave nothing due."""
        record = state.record
        record["over"], record["chance"] = 1, Chance.NONE
        for column in ("agenda_kind", "agenda_seat", "agenda_number", "agenda_size"):
            record[column] = 0

    def points(self, position: State | View) -> Sequence[int]:
        """[AO-7.2, AO-7.3, AO-9.11] Count the points of every seat and of the rival, as if the game ended now."""
        return totals_of(position.ruleset.record, _table_of(position))

    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """[AO-7.4, AO-8.4] The result of a match that was not broken off, None while it goes on."""
        return outcome_of(position.ruleset.record, _table_of(position))

    def show(self, state: State, views: Records, seat: int) -> None:
        """[AO-2.4, AO-9.11] Write what a seat may see in part into a view."""
        show(state.ruleset.record, state.records, 0, views, seat)

    def open_view(self, state: State) -> View:
        """[AO-8.4] Show all inventories and secret orders, as after the end."""
        ended = state.copy()
        ended.record["over"] = 1
        return self._view_as_shown(state, ended)

    def may_look(self, ruleset: Ruleset, seat: int | None, owner: int) -> bool:
        """[AO-2.4, AO-8.4] Say whether a seat may look into an inventory: its own, the rival's, any open one."""
        return bool(may_look(ruleset.record, owner, SPECTATOR if seat is None else seat))

    def determinize(self, view: View, seed: int) -> State:
        """Choose a world that the view allows: hidden balloons and orders fall at random."""
        return determinized(AeronautOdysseyView.of(view), seed)

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """[AO-13.3] Set a position up, at its moment or the start of a turn; `PositionError` names a wrong field."""
        state = state_of(ruleset, position)
        self._go_on(state)
        return state

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Put events, as the view's seat heard them, into words."""
        return told(AeronautOdysseyView.of(view), events, names)

    def text(self, view: View) -> str:
        """Write a view in plain text, complete for a screen reader."""
        return description.table_text(AeronautOdysseyView.of(view))

    def hand(self, view: View) -> Sequence[str]:
        """[AO-2.4, AO-12] List the balloons that the view's seat holds, a letter each; none for a spectator."""
        return [] if view.seat is None else tuple(AeronautOdysseyView.of(view).held(view.seat))

    def score(self, view: View) -> Sequence[ScoreLine]:
        """[AO-7.2, AO-7.3, AO-9.11] Say line by line how the players stand."""
        return scoring.score_lines(AeronautOdysseyView.of(view))

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as one SVG document."""
        from skyhop.games.aeronaut_odyssey.draw.table import draw_table  # noqa: PLC0415  drawing is not needed to play

        return draw_table(AeronautOdysseyView.of(view), names)

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a view small, for the rules; not `alone`, it relies on definitions that its page has."""
        from skyhop.games.aeronaut_odyssey.draw.illustration import draw_illustration  # noqa: PLC0415  as above

        return draw_illustration(AeronautOdysseyView.of(view), alone=alone)

    def evaluate(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Value each action of the deciding seat, higher is better; shape (actions,)."""
        from skyhop.games.aeronaut_odyssey.ai.evaluation import values  # noqa: PLC0415  compiled only for greedy players

        return values(AeronautOdysseyView.of(view), actions)

    def evaluation(self) -> Evaluation:
        """The evaluation as a kernel."""
        from skyhop.games.aeronaut_odyssey.ai.many import EVALUATION  # noqa: PLC0415  as above

        return EVALUATION

    def bulk(self) -> BulkKernels:
        """The kernels that play many matches at once."""
        return kernels

    def self_play(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play so many matches: seats that are greedy by evaluation, the others at random; give each seat's score."""
        from skyhop.games.aeronaut_odyssey.ai.self_play import play  # noqa: PLC0415  as above

        return play(ruleset, matches, seed, is_greedy, slack)

    def ruleset_to_learn(self, number: int, seed: int) -> Ruleset:
        """[AO-11.1] Draw rules, seats and a map to learn from."""
        from skyhop.games.aeronaut_odyssey.maps import ruleset_to_learn  # noqa: PLC0415  slow to import

        return ruleset_to_learn(number, seed)

    def ruleset_to_test(self, ruleset: Ruleset, seed: int) -> Ruleset:
        """[AO-11.1] The same rules on a map of the same size that nothing was learned from."""
        from skyhop.games.aeronaut_odyssey.maps import ruleset_to_test  # noqa: PLC0415  as above

        return ruleset_to_test(ruleset, seed)

    def material(self, ruleset: Ruleset, wish: Wish) -> Sequence[Part]:
        """[AO-1, AO-9] List what a match on its board is played with on paper."""
        from skyhop.games.aeronaut_odyssey.material.material import material  # noqa: PLC0415  only print needs it

        return material(self, ruleset, wish)


def _table_of(position: State | View) -> Records:
    """A record that the rules can read: a state's own, or what a view shows."""
    return AeronautOdysseyView.of(position).table if isinstance(position, View) else position.records


def _table(spec: object) -> Mapping[str, Any]:
    if isinstance(spec, Mapping):
        return spec
    raise RulesetError(_("a ruleset is a name or a table of parameters, not %(spec)s") % {"spec": repr(spec)})


def _board_in(folder: Path, name: object) -> object:
    """[AO-13.1] Read the board file that a scenario names beside it; a board and a share code stay as they are."""
    if isinstance(name, Mapping) or (isinstance(name, str) and name.isalnum()):
        return name
    if not isinstance(name, str):
        raise RulesetError(
            _("board: a board is missing: its file's name, its share code, or the board itself [AO-13.1]")
        )
    try:
        return json.loads(text_of(folder / name, LARGEST_BOARD))
    except OSError as error:
        problem = _("board: %(file)s cannot be read: %(reason)s [AO-13.1]")
        raise RulesetError(problem % {"file": name, "reason": error.strerror}) from None
    except (ValueError, RecursionError) as error:
        problem = _("board: %(file)s is not JSON: %(reason)s [AO-13.1]")
        raise RulesetError(problem % {"file": name, "reason": error}) from None


GAME = AeronautOdyssey()

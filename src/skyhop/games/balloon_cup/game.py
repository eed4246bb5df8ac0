"""Balloon Cup's implementation of the `Game` interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from skyhop.engine.chance import ChanceEvent, word_of
from skyhop.engine.event import Event
from skyhop.engine.record import Records, records
from skyhop.engine.state import Outcome, Ruleset, ScoreLine, State, View
from skyhop.game.ai import BulkKernels, Evaluation, Figure, Ladder, Measured, Rung, Workload
from skyhop.game.game import SPECTATOR, Game
from skyhop.game.material import Part, Wish
from skyhop.game.refusal import ParsedAction, Refusal
from skyhop.games.balloon_cup import checks, kernels
from skyhop.games.balloon_cup.actions import ACTION_COUNT, RANGES
from skyhop.games.balloon_cup.constants import COLOURS, SEATS
from skyhop.games.balloon_cup.events import HEARING
from skyhop.games.balloon_cup.notation import CARD_OF_TEXT, HIDDEN_CARD, card_text
from skyhop.games.balloon_cup.observation import determinized, may_look, show
from skyhop.games.balloon_cup.options import OPTIONS
from skyhop.games.balloon_cup.position import MOMENT_FIELDS, position_of, state_of
from skyhop.games.balloon_cup.refusals import OF_ANOTHER, RefusalCode
from skyhop.games.balloon_cup.state import (
    NOBODY,
    Chance,
    EventfulRecord,
    Open,
    Rules,
    Stage,
    StateRecord,
    ViewRecord,
    ruleset_of,
)
from skyhop.games.balloon_cup.text import actions, description, log
from skyhop.games.balloon_cup.view import BalloonCupView, outcome_of, phase_of, seat_to_decide
from skyhop.i18n import N_

WORKLOADS = (
    Workload(
        lambda: ruleset_of("rio-grande"),
        4000,
        {
            "play": Figure("random-play", N_("Random play"), 80_000),
            "decisions": Figure("random-play-decisions", N_("Random play")),
            "reference": Figure("reference", N_("Random play of the plain reference")),
            "ratio": Figure("reference-ratio", N_("Kernels against the plain reference"), 80),
            "step": Figure("step-single", N_("Step from Python, one match"), 1_200_000),
            "batch": Figure("step-batch", N_("Step from Python, a batch of matches"), 1_000_000),
            "envs": Figure("envs", N_("Vector of matches, chosen in compiled code"), 5_000_000),
            "envs-numpy": Figure("envs-numpy", N_("Vector of matches, chosen by numpy"), 2_000_000),
            "envs-record": Figure("envs-record", N_("Vector of matches, with observations")),
            "envs-threads": Figure("envs-threads", N_("A vector in each of two threads, against one"), 1.6),
            "envs-turns": Figure("envs-turns", N_("PettingZoo, one match"), 20_000),
            "rivals": Figure("openspiel", N_("OpenSpiel's gin rummy from Python")),
            "openspiel-one": Figure("openspiel-one", N_("Step from Python against OpenSpiel's")),
            "openspiel-vector": Figure("openspiel-vector", N_("Vector of matches against OpenSpiel's game")),
            "pettingzoo": Figure("pettingzoo", N_("PettingZoo's Leduc hold'em")),
            "pettingzoo-turns": Figure("pettingzoo-turns", N_("PettingZoo's turns, ours against its own game")),
            "greedy": Figure("greedy", N_("Greedy decides"), 1),
            "search": Figure("search", N_("Search from the opening, random playouts"), 60_000),
            "value": Figure("value", N_("Value decides"), 10),
            "judged": Figure("search-judged", N_("Search from the opening, network at the leaves")),
            "click": Figure("click", N_("First click to the table, nothing compiled"), 1),
            "start": Figure("start", N_("Start to first move, nothing compiled"), 1),
            "table": Figure("post", N_("Posted action answered")),
            "table-often": Figure("post-95", N_("Posted action answered, 95 of 100 times within"), 30),
            "cost": Figure("action-cost", N_("Posted action, one core of the server"), 1.5),
            "cost-wire": Figure("action-wire", N_("Posted action, sent to each page that watches"), 8),
            "cost-page": Figure("page-wire", N_("First page of a match"), 60),
        },
    ),
)


LADDER: Ladder = {
    "passenger": Rung("greedy", 12.0, points=0),
    "crew": Rung("greedy", 6.8, points=135, margin=25),
    "cadet": Rung("greedy", 4.4, points=279, margin=35),
    "copilot": Rung("greedy", 2.8, points=440, margin=47),
    "pilot": Rung("greedy", 1.65, points=620, margin=52),
    "navigator": Rung("greedy", 0.8, points=800, margin=56),
    "captain": Rung("greedy", points=949, margin=60),
    "aeronaut": Rung("ismcts", iterations=10_000, points=1148, margin=89),
}
ENGINES = {
    "random": Measured(-402, 26),
    "greedy": Measured(949, 60),
    "value": Measured(1031, 64),
    "value2": Measured(1061, 68),
    "ismcts": Measured(1076, 67),
}
"""Measured strength of the bots that are not levels of the ladder."""


class BalloonCup(Game):
    """Balloon Cup by all published rulesets, and by house rules."""

    name = "balloon-cup"
    title = "Balloon Cup"
    seats = range(2, 3)
    notation_clause = "BC-11"
    position_clause = "BC-11"
    action_count = ACTION_COUNT
    action_ranges = RANGES
    rules_record = Rules
    ladder = LADDER
    engines = ENGINES
    piles = MappingProxyType({"supply": N_("supply"), "bag": N_("bag")})
    state_record = StateRecord
    open_record = Open
    view_record = ViewRecord
    eventful_record = EventfulRecord
    hearing = HEARING
    view_class = BalloonCupView
    reasons = RefusalCode.reasons()
    choices = OPTIONS
    measured = WORKLOADS
    ruleset = staticmethod(ruleset_of)
    moment_fields = MOMENT_FIELDS
    position = staticmethod(position_of)
    determinize = staticmethod(determinized)
    expect = staticmethod(checks.difference)
    invariants = staticmethod(checks.broken)

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:  # noqa: ARG002 - needs no file
        """[BC-9.6] Return the ruleset that a scenario file names."""
        return ruleset_of(fields.get("ruleset", "rio-grande"))

    def seat_count(self, ruleset: Ruleset) -> int:  # noqa: ARG002 - two, whatever the rules
        """Return the number of seats: two."""
        return SEATS

    def starters(self, ruleset: Ruleset) -> range:  # noqa: ARG002 - either, whatever the rules
        """[BC-2.4] Return the seats that may start: both."""
        return range(SEATS)

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """[BC-2, BC-2.4] Start a match with seat `first`; the state waits for the shuffle of the supply."""
        states = records(StateRecord, 1)
        states["random"] = word_of(seed)
        states["stage"], states["first"], states["winner"] = Stage.NEW_GAME, first, NOBODY
        state = State(ruleset, states)
        self._go_on(state)
        return state

    def chance(self, state: State) -> ChanceEvent | None:
        """Return the pile that must be shuffled, with its items sorted, or None."""
        kind = int(state.records["chance"][0])
        if kind == Chance.NONE:
            return None
        pile, order = self._pile(state)
        tokens = sorted(order, key=lambda token: CARD_OF_TEXT.get(token, COLOURS.find(token)))
        return ChanceEvent(pile, tuple(tokens))

    def roll(self, state: State) -> tuple[str, ...]:
        """Shuffle the pile that is due with the record's own generator; return the order, first drawn first."""
        kernels.shuffle_due(state.records, 0)
        return self._pile(state)[1]

    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Set the order of the pile that is due, first drawn first, and continue."""
        due = self._due(state, tokens)
        numbers = [CARD_OF_TEXT[token] if due.pile == "supply" else COLOURS.index(token) for token in tokens]
        state.records[due.pile][0, : len(numbers)] = numbers[::-1]
        state.records["chance"] = Chance.NONE
        return self._go_on(state)

    def undrawn(self, state: State) -> Mapping[str, int]:
        """[BC-2.3, BC-3.3] Count the cards in the supply and the cubes in the bag.

        The bag is always mixed before a decision.
        """
        return {"supply": int(state.record["supply_size"]), "bag": int(state.record["bag_size"])}

    def reorder(self, state: State, pile: str, order: Sequence[int]) -> None:
        """[BC-2.3, BC-3.3] Reorder the supply or the bag; both are stacks."""
        stack = state.records[pile][0, : len(order)]
        stack[::-1] = stack[::-1][list(order)]

    def _go_on(self, state: State) -> list[Event]:
        return self._gathering(state, lambda states: kernels.go_on(state.ruleset.record, states, 0))

    def _pile(self, state: State) -> tuple[str, tuple[str, ...]]:
        """Return the name of the pile that is due and its items, first drawn first."""
        record = state.records[0]
        if record["chance"] == Chance.SHUFFLE_SUPPLY:
            return "supply", tuple(card_text(int(card)) for card in record["supply"][: record["supply_size"]][::-1])
        return "bag", tuple(COLOURS[int(colour)] for colour in record["bag"][: record["bag_size"]][::-1])

    def to_decide(self, position: State | View) -> int | None:
        """Return the seat that decides next; None while chance is due and after the end."""
        return seat_to_decide(position.records[0])

    def phase(self, position: State | View) -> str:
        """Return the phase: deal, place, stuck, claim, over."""
        return phase_of(position.records[0])

    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the deciding seat in increasing order; none for another seat's view."""
        if not self.may_decide(position):
            return []
        actions = kernels.scratch()
        count = kernels.legal(position.ruleset.record, _table(position), 0, actions)
        listed: list[int] = actions[:count].tolist()
        return listed

    def write(self, position: State | View, action: int) -> str:
        """[BC-11] Return an action's notation."""
        return actions.ACTIONS.write(position.records[0], action)

    def judge(self, position: State | View, action: int) -> int:
        """[BC-4.4] Return the first reason against an action, or `LEGAL`."""
        return kernels.refusal(position.ruleset.record, _table(position), 0, action)

    def understand(self, position: State | View, text: str) -> ParsedAction:
        """[BC-11, BC-4.4] Parse a text as an action and check it."""
        return actions.understand(position.ruleset, _table(position), text)

    def names(self, position: State | View, text: str) -> Mapping[str, object]:
        """Return the card, tile and colour in a text, and the limits of an exchange, for refusal sentences."""
        return actions.names(position.ruleset, _table(position), text)

    def why_not(self, position: State | View, texts: Sequence[str], seat: int | None = None) -> Refusal | None:
        """Return why none of the texts can be played, or None; a hidden card can only be played by its holder."""
        if list(texts) == [HIDDEN_CARD]:
            return OF_ANOTHER.refusal({})
        return super().why_not(position, texts, seat)

    def sum_up(self, position: State | View, texts: Sequence[str], refusals: Sequence[Refusal]) -> Refusal:
        """[BC-4.1, BC-4.2] Summarise why a card fits on no side, or why a side takes none of the cards."""
        possible = [self.write(position, action) for action in self.legal(position)]
        reason = actions.sum_of(texts, possible)
        return refusals[0] if reason is None else reason.refusal(self.names(position, texts[0]))

    def act(self, state: State, action: int) -> list[Event]:
        """Apply an action known to be legal, and return its events."""
        return self._gathering(state, lambda states: kernels.act(state.ruleset.record, states, 0, action))

    def stop(self, state: State) -> None:
        """[BC-8.5] Clear pending decisions and shuffles, with no winner by the rules."""
        record = state.record
        record["stage"], record["chance"] = Stage.OVER, Chance.NONE
        record["to_act"] = record["winner"] = NOBODY

    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """[BC-8] Return the result of a match that was not broken off, or None while it goes on."""
        return outcome_of(position.records[0])

    def show(self, state: State, views: Records, seat: int) -> None:
        """[BC-10] Write the fields that a seat may partly see into a view."""
        show(state.ruleset.record, state.records, 0, views, seat)

    def open_view(self, state: State) -> View:
        """[BC-10] Return a view with both hands open, as after the end."""
        ended = state.copy()
        ended.record["stage"] = Stage.OVER
        return self._view_as_shown(state, ended)

    def may_look(self, ruleset: Ruleset, seat: int | None, owner: int) -> bool:
        """[BC-9.7] Return True if a seat may see a hand: its own, or any if hands are open."""
        return bool(may_look(ruleset.record, owner, SPECTATOR if seat is None else seat))

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """Set up a position, at its moment or the start of a turn; `PositionError` names a wrong field."""
        state = state_of(ruleset, position)
        self._go_on(state)
        return state

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Describe the events that the view's seat saw."""
        return log.told(BalloonCupView.of(view), events, names)

    def text(self, view: View) -> str:
        """Return a view as plain text, complete for a screen reader."""
        return description.table_text(BalloonCupView.of(view))

    def hand(self, view: View) -> Sequence[str]:
        """[BC-10, BC-11] List the cards of the view's seat, such as `R7`, sorted; none for a spectator."""
        return [] if view.seat is None else [card_text(card) for card in BalloonCupView.of(view).hand(view.seat)]

    def score(self, view: View) -> Sequence[ScoreLine]:
        """[BC-6.2, BC-7.1, BC-8.1] Explain the players' scores line by line."""
        return description.score_lines(BalloonCupView.of(view))

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as one SVG document."""
        from skyhop.games.balloon_cup.draw.table import draw_table  # noqa: PLC0415  drawing is not needed to play

        return draw_table(BalloonCupView.of(view), names)

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a small picture of a view for the rules; unless `alone`, it uses the definitions of its page."""
        from skyhop.games.balloon_cup.draw.illustration import draw_illustration  # noqa: PLC0415  as above

        return draw_illustration(BalloonCupView.of(view), alone=alone)

    def evaluate(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Return a value for each action of the deciding seat, higher is better; shape (actions,)."""
        from skyhop.games.balloon_cup.ai.evaluation import values  # noqa: PLC0415  compiled only for greedy players

        return values(BalloonCupView.of(view), actions)

    def evaluation(self) -> Evaluation:
        """Return the evaluation as a kernel."""
        from skyhop.games.balloon_cup.ai.evaluation import EVALUATION  # noqa: PLC0415  as above

        return EVALUATION

    def totals(self, state: State) -> Sequence[int]:
        """[BC-8.1] Count the trophies of every seat."""
        owners = state.record["owner_of_trophy"].tolist()
        return [owners.count(seat) for seat in range(SEATS)]

    def bulk(self) -> BulkKernels:
        """Return the kernels that play many matches at once."""
        return kernels

    def material(self, ruleset: Ruleset, wish: Wish) -> Sequence[Part]:  # noqa: ARG002  nothing here depends on it
        """[BC-1] List the components to print: cards, tiles, cubes, trophies; and the rules."""
        from skyhop.games.balloon_cup.material import material  # noqa: PLC0415  only print needs it

        return material(self, ruleset)


def _table(position: State | View) -> Records:
    """Return a record that the rules can read: a state's own, or the visible part of a view."""
    return BalloonCupView.of(position).table if isinstance(position, View) else position.records


GAME = BalloonCup()

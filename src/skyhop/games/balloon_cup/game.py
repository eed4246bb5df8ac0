"""Game class of Balloon Cup, which the registry finds. It includes rulesets, levels and workloads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from skyhop.engine.chance import ChanceEvent, seed_word
from skyhop.engine.event import Event
from skyhop.engine.record import records
from skyhop.engine.state import Outcome, Ruleset, ScoreLine, State, View
from skyhop.game.action import Refusal
from skyhop.game.ai import Figure, Ladder, MeasuredStrength, Rung, Workload
from skyhop.game.capability import Capability
from skyhop.game.game import Positions, check_order, list_refusals
from skyhop.game.kernel_game import KernelGame
from skyhop.game.text import Renderer
from skyhop.games.balloon_cup import checks, kernels, observation
from skyhop.games.balloon_cup.actions import ACTION_COUNT, RANGES
from skyhop.games.balloon_cup.constants import COLOURS, SEATS
from skyhop.games.balloon_cup.events import HEARING
from skyhop.games.balloon_cup.options import OPTIONS
from skyhop.games.balloon_cup.position import MOMENT_FIELDS, position_of, state_of
from skyhop.games.balloon_cup.refusals import OF_ANOTHER, RefusalCode
from skyhop.games.balloon_cup.state import (
    NOBODY,
    Chance,
    EventfulRecord,
    Open,
    Rules,
    Seen,
    Stage,
    StateRecord,
    ViewRecord,
    ruleset_of,
)
from skyhop.games.balloon_cup.text import actions as notation
from skyhop.games.balloon_cup.text import description, log
from skyhop.games.balloon_cup.text.labels import CARD_OF_TEXT, HIDDEN_CARD, TEXT_OF_CARD, card_text
from skyhop.games.balloon_cup.view import OVER, PHASE_OF_STAGE, BalloonCupView, outcome_of, phase_of
from skyhop.i18n import N_

WORKLOADS = (
    Workload(
        lambda: ruleset_of("rio-grande"),
        4000,
        {
            "play": Figure("random-play", N_("Random play"), 80_000),
            "decisions": Figure("random-play-decisions", N_("Random play")),
            "reference": Figure("reference", N_("Random play with the plain reference")),
            "ratio": Figure("reference-ratio", N_("Speed of the kernels relative to the plain reference"), 80),
            "step": Figure("step-single", N_("Step from Python, one match"), 1_200_000),
            "plies": Figure("plies", N_("Plies from Python: list the legal actions, play one"), 50_000),
            "batch": Figure("step-batch", N_("Step from Python, a batch of matches"), 1_000_000),
            "envs": Figure("envs", N_("Vector of matches, actions chosen in compiled code"), 5_000_000),
            "envs-numpy": Figure("envs-numpy", N_("Vector of matches, actions chosen by numpy"), 2_000_000),
            "envs-record": Figure("envs-record", N_("Vector of matches, with the observation record")),
            "envs-features": Figure("envs-features", N_("Vector of matches, with the observation features"), 1_500_000),
            "envs-threads": Figure(
                "envs-threads", N_("Speed of two vectors in two threads, relative to one vector"), 1.6
            ),
            "envs-turns": Figure("envs-turns", N_("PettingZoo, one match"), 20_000),
            "rivals": Figure("openspiel", N_("Gin rummy of OpenSpiel, called from Python")),
            "openspiel-one": Figure("openspiel-one", N_("Speed of steps from Python, relative to OpenSpiel")),
            "openspiel-vector": Figure("openspiel-vector", N_("Speed of a vector of matches, relative to OpenSpiel")),
            "pettingzoo": Figure("pettingzoo", N_("Leduc hold'em of PettingZoo")),
            "pettingzoo-turns": Figure(
                "pettingzoo-turns", N_("Speed of turns in PettingZoo, relative to Leduc hold'em")
            ),
            "greedy": Figure("greedy", N_("Decision of the bot Greedy"), 1),
            "search": Figure("search", N_("Search from the opening, random playouts"), 60_000),
            "value": Figure("value", N_("Decisions of the bot Value"), 10),
            "judged": Figure("search-judged", N_("Search from the opening, evaluation by a network")),
            "click": Figure("click", N_("Time from the first click to the match page, if nothing is compiled yet"), 1),
            "start": Figure("start", N_("Time from program start to first move, nothing compiled"), 1),
            "table": Figure("post", N_("Response time of a posted action, median")),
            "table-often": Figure("post-95", N_("Response time of a posted action, 95th percentile"), 30),
            "cost": Figure("action-cost", N_("Processor time of a posted action, one core of the server"), 1.5),
            "cost-wire": Figure("action-wire", N_("Data sent to each open page after a posted action"), 8),
            "cost-page": Figure("page-wire", N_("Size of the first page of a match"), 60),
        },
    ),
)

NO_CHANCE, SHUFFLE_SUPPLY = int(Chance.NONE), int(Chance.SHUFFLE_SUPPLY)
"""Values of the field `chance` as integers. In Python 3.11, an access to a member of an enum is slow."""
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
    "random": MeasuredStrength(-402, 26),
    "greedy": MeasuredStrength(949, 60),
    "value": MeasuredStrength(1031, 64),
    "value2": MeasuredStrength(1061, 68),
    "ismcts": MeasuredStrength(1076, 67),
}
"""Measured ratings of bots that are not levels, such as the random bot."""


def ruleset_of_scenario(fields: Mapping[str, Any], folder: Path) -> Ruleset:  # noqa: ARG001  scenarios of this game read no files
    """[BC-9.6] Return the ruleset that a scenario file names, or the default ruleset."""
    return ruleset_of(fields.get("ruleset", "rio-grande"))


class BalloonCupRenderer(Renderer):
    """Renderer that turns views of Balloon Cup into texts and SVG drawings."""

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Describe events in sentences. Include only facts that the view's seat may know."""
        return log.describe_events(BalloonCupView.of(view), events, names)

    def text(self, view: View) -> str:
        """Describe all facts in a view as plain text that a screen reader can read."""
        return description.table_text(BalloonCupView.of(view))

    def hand(self, view: View) -> Sequence[str]:
        """[BC-10, BC-11] Return the notation of the cards in the hand of the view's seat, such as `R7`, sorted.

        For the view of a spectator, the result is empty.
        """
        return [] if view.seat is None else [card_text(card) for card in BalloonCupView.of(view).hand(view.seat)]

    def score(self, view: View) -> Sequence[ScoreLine]:
        """[BC-6.2, BC-7.1, BC-8.1] Return lines that explain the score of each player."""
        return description.score_lines(BalloonCupView.of(view))

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as an SVG document: the hands, the tiles, the trophies and the piles."""
        from skyhop.games.balloon_cup.draw.table import draw_table  # noqa: PLC0415  drawing is not needed to play

        return draw_table(BalloonCupView.of(view), names)

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a view as a small SVG picture for the rules.

        If `alone` is True, the picture contains the SVG definitions. Otherwise, the page must already contain them.
        """
        from skyhop.games.balloon_cup.draw.illustration import draw_illustration  # noqa: PLC0415  as above

        return draw_illustration(BalloonCupView.of(view), alone=alone)


class BalloonCup(KernelGame):
    """Game class of Balloon Cup, with all published rulesets and custom rulesets."""

    name = "balloon-cup"
    title = "Balloon Cup"
    seats = range(SEATS, SEATS + 1)
    starters = range(SEATS)
    notation_clause = "BC-11"
    position_clause = "BC-11"
    action_count = ACTION_COUNT
    action_ranges = RANGES
    rules_record = Rules
    ladder = LADDER
    engines = ENGINES
    piles = MappingProxyType({"supply": N_("supply"), "bag": N_("bag")})
    stacks = MappingProxyType({"supply": "supply_size", "bag": "bag_size"})
    stopped = MappingProxyType({"stage": Stage.OVER, "chance": Chance.NONE, "to_act": NOBODY, "winner": NOBODY})
    state_record = StateRecord
    open_record = Open
    seen_record = Seen
    view_record = ViewRecord
    eventful_record = EventfulRecord
    hearing = HEARING
    view_class = BalloonCupView
    reasons = RefusalCode.reasons()
    options = OPTIONS
    workloads = WORKLOADS
    moment_fields = MOMENT_FIELDS
    kernels = kernels
    notation = notation
    observation = observation
    renderer = BalloonCupRenderer()
    capabilities = MappingProxyType(
        {
            Capability.POSITIONS: Positions(position_of, state_of, checks.difference, ruleset_of_scenario),
            Capability.OPEN_VIEW: {"stage": int(Stage.OVER)},
            Capability.BULK: kernels,
        }
    )
    ruleset = staticmethod(ruleset_of)
    determinize = staticmethod(observation.determinize_view)
    invariants = staticmethod(checks.find_broken)

    def seat_count(self, ruleset: Ruleset) -> int:  # noqa: ARG002 - two under all rulesets
        """Return the number of seats, which is always two."""
        return SEATS

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """[BC-2, BC-2.4] Start a match in which the seat `first` goes first. The state waits for the first shuffle."""
        states = records(StateRecord, 1)
        states["random"] = seed_word(seed)
        states["stage"], states["first"], states["winner"] = Stage.NEW_GAME, first, NOBODY
        state = State(ruleset, states)
        self.go_on(state)
        return state

    def chance(self, state: State) -> ChanceEvent | None:
        """Return the pending shuffle, or None if no shuffle is pending.

        The result contains the name of the pile (`supply` or `bag`) and its sorted cards or cubes.
        """
        if state.records["chance"].item() == NO_CHANCE:
            return None
        pile, texts, numbers = self._pile(state)
        return ChanceEvent(pile, tuple(texts[number] for number in sorted(numbers)))

    def roll(self, state: State) -> tuple[str, ...]:
        """Make the pending shuffle of the supply or the bag with the random generator in the state.

        Return the shuffled cards or cubes. The first one is drawn first.
        """
        kernels.shuffle_due(state.records, 0)
        _pile, texts, numbers = self._pile(state)
        return tuple(texts[number] for number in numbers)

    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """Give the pile of the pending shuffle the order in `tokens`, and continue the match. Return the events.

        The first item in `tokens` is drawn first.
        """
        due = check_order(self, state, tokens)
        numbers = [CARD_OF_TEXT[token] if due.pile == "supply" else COLOURS.index(token) for token in tokens]
        state.records[due.pile][0, : len(numbers)] = numbers[::-1]
        state.records["chance"] = Chance.NONE
        return self.go_on(state)

    def _pile(self, state: State) -> tuple[str, Sequence[str], list[int]]:
        """Return the pile to shuffle: its name, the notation of all items by number, and the numbers of its items.

        The first item is drawn first.
        """
        pile, texts = ("supply", TEXT_OF_CARD) if state.records["chance"][0] == SHUFFLE_SUPPLY else ("bag", COLOURS)
        numbers: list[int] = state.records[pile][0, : int(state.records[f"{pile}_size"][0])].tolist()
        return pile, texts, numbers[::-1]

    def to_decide(self, position: State | View) -> int | None:
        """Return the seat that decides next. While a shuffle is pending and after the end, return None."""
        records = position.records
        if records["stage"].item() not in PHASE_OF_STAGE or (isinstance(position, State) and records["chance"].item()):
            return None
        seat: int = records["to_act"].item()
        return seat

    def phase(self, position: State | View) -> str:
        """Return the kind of the pending decision: `place`, `stuck` or `claim`.

        If a shuffle is pending, return `deal`. After the end of the match, return `over`.
        """
        return phase_of(position.records[0])

    def write(self, position: State | View, action: int) -> str:
        """[BC-11] Return an action's notation."""
        return notation.ACTIONS.write(position.records[0], action)

    def write_all(self, position: State | View, actions: Sequence[int]) -> list[str]:
        """[BC-11] Return the notation of several actions."""
        return notation.ACTIONS.write_all(position.records[0], actions)

    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """[BC-8] Return the outcome of a match that ended by the rules. While the match continues, return None."""
        return None if position.records["stage"].item() != OVER else outcome_of(position.records[0])

    def why_not(self, position: State | View, texts: Sequence[str], seat: int | None = None) -> Refusal | None:
        """[BC-4.1, BC-4.2] Return the reason why all actions in `texts` are illegal, or None if one of them is legal.

        If all texts are placements of one card, or all are placements on one side, return one common reason. A
        hidden card has its own reason, because only the player who holds the card can play it.
        """
        if list(texts) == [HIDDEN_CARD]:
            return OF_ANOTHER.refusal({})
        refusals = list_refusals(self, position, texts, seat)
        if len(refusals) > 1:
            possible = [self.write(position, action) for action in self.legal(position)]
            if (reason := notation.sum_of(texts, possible)) is not None:
                return reason.refusal(self.names(position, texts[0]))
        return next(iter(refusals), None)


GAME = BalloonCup()

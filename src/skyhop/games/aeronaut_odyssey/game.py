"""Game class of Aeronaut Odyssey, which the registry finds. It includes rulesets, levels and workloads."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from random import Random
from types import MappingProxyType

from skyhop.boards.file import LARGEST as LARGEST_BOARD
from skyhop.boards.settings import SEEDS, settings, share_code
from skyhop.engine.chance import ChanceEvent, mix_seed, seed_word
from skyhop.engine.event import Event
from skyhop.engine.record import Records, records
from skyhop.engine.state import Outcome, Ruleset, ScoreLine, State, View
from skyhop.files import text_of
from skyhop.game.action import Refusal, RulesetError
from skyhop.game.ai import Figure, Ladder, MeasuredStrength, Rung, Workload
from skyhop.game.capability import Capability
from skyhop.game.game import Positions, check_order, list_refusals
from skyhop.game.kernel_game import KernelGame
from skyhop.game.options import BoardRulesets
from skyhop.game.text import Renderer
from skyhop.games.aeronaut_odyssey import checks, kernels, observation
from skyhop.games.aeronaut_odyssey.actions import ACTION_COUNT, RANGES
from skyhop.games.aeronaut_odyssey.constants import SEATS
from skyhop.games.aeronaut_odyssey.events import HEARING
from skyhop.games.aeronaut_odyssey.notation import NotationContext
from skyhop.games.aeronaut_odyssey.observation import determinize_view
from skyhop.games.aeronaut_odyssey.options import EXPANSIONS, OPTIONS
from skyhop.games.aeronaut_odyssey.position import MOMENT_FIELDS, position_of, state_of
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.state import (
    Chance,
    EventfulRecord,
    Open,
    Rules,
    Seen,
    StateRecord,
    ViewRecord,
    board_of,
    check_playable,
    ruleset_of,
    ruleset_on,
)
from skyhop.games.aeronaut_odyssey.text import action_reading, description, standing
from skyhop.games.aeronaut_odyssey.text.expansion_log import describe_events
from skyhop.games.aeronaut_odyssey.view import (
    AeronautOdysseyView,
    outcome_of,
    phase_of,
    seat_to_decide,
    totals_of,
)
from skyhop.i18n import N_, _

EVERYTHING = tuple(word.value for word in EXPANSIONS.choices)
BOARD_SEED = 3
BOARD_PLAYERS = 4
"""Minimum number of players for the generated boards of workloads."""


@cache
def workload_ruleset(size: str, seats: int, base: str = "pioneer", expansions: tuple[str, ...] = ()) -> Ruleset:
    """Return a ruleset for benchmarks, with a generated board of the given size.

    Equal arguments give the same board.
    """
    from skyhop.boards.generate import generate  # noqa: PLC0415 - an optional dependency

    players = max(seats, BOARD_PLAYERS)
    board = generate(settings(seed=BOARD_SEED, size=size, kind=base, expansions=expansions, players=players))
    return ruleset_of({"base": base, "expansions": expansions, "seats": seats, "board": board})


WORKLOADS = (
    Workload(
        partial(workload_ruleset, "regular", 2),
        2000,
        {
            "play": Figure("odyssey-regular", N_("Random play, regular board, 2 seats"), 20_000),
            "search": Figure("odyssey-search", N_("Search from the opening, regular board, 2 seats"), 15_000),
            "judged": Figure(
                "odyssey-search-judged", N_("Search from the opening, regular board, evaluation by a network")
            ),
            "plies": Figure(
                "odyssey-plies", N_("Plies from Python on the map: list the legal actions, play one"), 50_000
            ),
            "reference": Figure("odyssey-reference", N_("Random play with the plain reference")),
            "ratio": Figure("odyssey-ratio", N_("Speed of the kernels relative to the plain reference"), 50),
            "click": Figure("odyssey-click", N_("Time from the first click to the map, if nothing is compiled yet"), 1),
            "cost": Figure(
                "odyssey-action-cost", N_("Processor time of a posted action on the map, one core of the server"), 3
            ),
            "cost-wire": Figure(
                "odyssey-action-wire", N_("Data sent to each open page after a posted action on the map"), 8
            ),
            "cost-page": Figure("odyssey-page-wire", N_("Size of the first page of a match on the map"), 60),
            "start": Figure(
                "odyssey-start", N_("Time from program start to first move on the map, nothing compiled"), 1
            ),
        },
    ),
    Workload(
        partial(workload_ruleset, "huge", 6, expansions=EVERYTHING),
        200,
        {
            "play": Figure("odyssey-huge", N_("Random play, huge board, 6 seats, all expansions"), 1_000),
            "greedy": Figure("odyssey-greedy", N_("Decision of the bot Greedy on a huge board"), 5),
        },
    ),
    Workload(
        partial(workload_ruleset, "huge", 6, "capital", EVERYTHING),
        200,
        {
            "play": Figure(
                "odyssey-huge-capital", N_("Random play, huge board, 6 seats, all expansions, ruleset capital"), 1_000
            )
        },
    ),
)


SIZES = {"tiny": 2, "small": 5, "regular": 3}
"""Relative frequencies of the map sizes in training. Training never uses larger maps."""
MAP_SEATS = {1: 1, 2: 10, 3: 5, 4: 5, 5: 2, 6: 2}
"""Relative frequencies of the seat counts in training. A match with one seat is solo."""
TRAINING_STREAM = 4
"""Number of a random stream. It separates the draws of training rulesets from other draws with the same seed."""
SEED_STEP = 2
"""Step between the map seeds of one purpose: even seeds are for tests, odd seeds are for training."""
ASSUMED_SIZE = "regular"
"""Assumed size of a map whose file does not state its size."""
TRAINING_RULESETS = 1000
"""Number of different training rulesets.

Training reuses them, because the generation of a map takes longer than a match.
"""


def ruleset_to_learn(number: int, seed: int) -> Ruleset:
    """[AO-11.1] Return the ruleset for training batch `number`, with a generated map.

    The same `number` and `seed` give the same ruleset.
    """
    return draw_ruleset(number % TRAINING_RULESETS, seed)


def ruleset_to_test(ruleset: Ruleset, seed: int) -> Ruleset:
    """[AO-11.1] Return the ruleset with another map of the same size. Training never uses this map."""
    parameters = ruleset.parameters
    size = str(board_of(ruleset).settings.get("size", ASSUMED_SIZE))
    return _on_map(parameters, size, Random(seed).randrange(0, SEEDS, SEED_STEP))  # noqa: S311  as below


@lru_cache(maxsize=TRAINING_RULESETS)
def draw_ruleset(number: int, seed: int) -> Ruleset:
    """[AO-11.1] Return a random training ruleset: rulebook, seat count, expansions and map.

    The same `number` and `seed` give the same ruleset.
    """
    chance = Random(mix_seed(seed, TRAINING_STREAM, number))  # noqa: S311  training data is not secret
    (size,) = chance.choices(list(SIZES), list(SIZES.values()))
    (seats,) = chance.choices(list(MAP_SEATS), list(MAP_SEATS.values()))
    parameters = {
        "base": chance.choice(("pioneer", "capital")),
        "seats": seats,
        "solo": seats == 1,
        "secret_inventories": chance.random() < 1 / 8,
        "expansions": " ".join(word.value for word in EXPANSIONS.choices if chance.random() < 1 / 3),
    }
    return _on_map(parameters, size, chance.randrange(1, SEEDS, SEED_STEP))


def _on_map(parameters: Mapping[str, object], size: str, seed: int) -> Ruleset:
    code = share_code(
        settings(
            seed=seed,
            size=size,
            kind=parameters["base"],
            players=parameters["seats"],
            expansions=parameters["expansions"],
        )
    )
    return ruleset_of({**parameters, "board": code})


DEAL_ORDERS = int(Chance.DEAL_ORDERS)
"""Value of the field `chance` while a deal is pending. In Python 3.11, an access to a member of an enum is slow."""
LADDER: Ladder = {
    "passenger": Rung("greedy", 0.86, points=0),
    "crew": Rung("greedy", 0.585, points=175, margin=26),
    "cadet": Rung("greedy", 0.416, points=379, margin=37),
    "copilot": Rung("greedy", 0.288, points=582, margin=45),
    "pilot": Rung("greedy", 0.185, points=735, margin=50),
    "navigator": Rung("greedy", points=919, margin=55),
    "captain": Rung("ismcts", iterations=300, points=1115, margin=59),
    "aeronaut": Rung("ismcts", iterations=3_000, points=1356, margin=77),
}
ENGINES = {
    "random": MeasuredStrength(-569, 36),
    "greedy": MeasuredStrength(919, 55),
    "value": MeasuredStrength(1016, 60),
    "value2": MeasuredStrength(1136, 62),
    "ismcts": MeasuredStrength(1280, 178),
}
"""Measured ratings of bots that are not levels, such as the random bot."""


def _table(spec: object) -> Mapping[str, object]:
    if isinstance(spec, Mapping):
        return spec
    raise RulesetError(_("a ruleset is a name or a table of options, not %(spec)s") % {"spec": repr(spec)})


def _board_in(folder: Path, name: object) -> object:
    """[AO-13.1] Return the board of a scenario.

    If `name` is the name of a file in `folder`, return the content of the file. Return any other `name` unchanged. It
    is then a share code or a board.
    """
    if isinstance(name, Mapping) or (isinstance(name, str) and name.isalnum()):
        return name
    if not isinstance(name, str):
        raise RulesetError(_("board: no board was given; give a file name, a share code or a board [AO-13.1]"))
    try:
        return json.loads(text_of(folder / name, LARGEST_BOARD))
    except OSError as error:
        problem = _("board: %(file)s cannot be read: %(reason)s [AO-13.1]")
        raise RulesetError(problem % {"file": name, "reason": error.strerror}) from None
    except (ValueError, RecursionError) as error:
        problem = _("board: %(file)s is not JSON: %(reason)s [AO-13.1]")
        raise RulesetError(problem % {"file": name, "reason": error}) from None


def ruleset_of_scenario(fields: Mapping[str, object], folder: Path) -> Ruleset:
    """[AO-13.1] Return the ruleset of a scenario. `folder` contains the board file.

    If the ruleset does not state the number of seats, the position in the scenario determines this number.
    """
    spec = fields.get("ruleset", OPTIONS.rulesets[0].name)
    parameters: dict[str, object] = {"base": spec} if isinstance(spec, str) else dict(_table(spec))
    position = fields.get("position")
    described = position if isinstance(position, Mapping) else {}  # the reader of positions reports other types
    rows = described.get("seats")
    parameters.setdefault("seats", described.get("setup", len(rows) if isinstance(rows, list) else 2))
    return ruleset_of({**parameters, "board": _board_in(folder, fields.get("board"))})


class AeronautOdysseyRenderer(Renderer):
    """Renderer that turns views of Aeronaut Odyssey into texts and SVG drawings."""

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Describe events in sentences. Include only facts that the view's seat may know."""
        return describe_events(AeronautOdysseyView.of(view), events, names)

    def text(self, view: View) -> str:
        """Describe all facts in a view as plain text that a screen reader can read."""
        return description.table_text(AeronautOdysseyView.of(view))

    def hand(self, view: View) -> Sequence[str]:
        """[AO-2.4, AO-12] Return the letters of the balloons with which the view's seat can pay.

        For the view of a spectator, the result is empty.
        """
        return [] if view.seat is None else tuple(AeronautOdysseyView.of(view).player(view.seat).held)

    def score(self, view: View) -> Sequence[ScoreLine]:
        """[AO-7.2, AO-7.3, AO-9.11] Return lines that explain the score of each player."""
        return standing.score_lines(AeronautOdysseyView.of(view))

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Draw a view as an SVG document: the map, the inventories and the trajectories."""
        from skyhop.games.aeronaut_odyssey.draw.table import draw_table  # noqa: PLC0415  drawing is not needed to play

        return draw_table(AeronautOdysseyView.of(view), names)

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a view as a small SVG picture for the rules.

        If `alone` is True, the picture defines the seat patterns. Otherwise, the page must already define them.
        """
        from skyhop.games.aeronaut_odyssey.draw.table import draw_illustration  # noqa: PLC0415  as above

        return draw_illustration(AeronautOdysseyView.of(view), alone=alone)


class AeronautOdyssey(KernelGame):
    """Game class of Aeronaut Odyssey, with both rulebooks and every expansion, for one to six players."""

    name = "aeronaut-odyssey"
    title = "Aeronaut Odyssey"
    seats = range(1, SEATS + 1)
    starters = range(1)
    notation_clause = "AO-12"
    position_clause = "AO-13.3"
    action_count = ACTION_COUNT
    action_ranges = RANGES
    rules_record = Rules
    scenario_fields = ("board",)
    ladder = LADDER
    engines = ENGINES
    piles = MappingProxyType({"orders": N_("orders")})
    stopped = MappingProxyType(
        {
            "over": 1,
            "chance": Chance.NONE,
            **dict.fromkeys(("agenda_kind", "agenda_seat", "agenda_number", "agenda_size"), 0),
        }
    )
    state_record = StateRecord
    open_record = Open
    seen_record = Seen
    view_record = ViewRecord
    eventful_record = EventfulRecord
    hearing = HEARING
    view_class = AeronautOdysseyView
    reasons = RefusalCode.reasons()
    options = OPTIONS
    workloads = WORKLOADS
    moment_fields = MOMENT_FIELDS
    kernels = kernels
    notation = action_reading
    observation = observation
    renderer = AeronautOdysseyRenderer()
    capabilities = MappingProxyType(
        {
            Capability.POSITIONS: Positions(position_of, state_of, checks.compare_field, ruleset_of_scenario),
            Capability.OPEN_VIEW: {"over": 1},
            Capability.BULK: kernels,
            Capability.BOARDS: BoardRulesets(ruleset_on, ruleset_to_learn, ruleset_to_test),
        }
    )
    ruleset = staticmethod(ruleset_of)
    check_playable = staticmethod(check_playable)
    determinize = staticmethod(determinize_view)
    invariants = staticmethod(checks.find_broken)

    def seat_count(self, ruleset: Ruleset) -> int:
        """[AO-8.1] Return the number of players, without the rival."""
        return int(ruleset.parameters["seats"])

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """[AO-3] Start a match. `first` must be 0, because seat 0 always goes first."""
        if first not in self.starters:
            raise ValueError(first)
        states = records(StateRecord, 1)
        states["random"] = seed_word(seed)
        kernels.start(ruleset.record, states, 0)
        state = State(ruleset, states)
        self.go_on(state)
        return state

    def chance(self, state: State) -> ChanceEvent | None:
        """[AO-9.11] Return the pending deal of orders, or None if no deal is pending.

        The result lists the notation of all orders, by increasing number.
        """
        if state.records["chance"][0] != DEAL_ORDERS:
            return None
        return ChanceEvent("orders", tuple(f"S{number + 1}" for number in range(self._order_count(state))))

    def roll(self, state: State) -> tuple[str, ...]:
        """Shuffle the secret orders with the random generator in the state.

        Return the notation of the shuffled orders.
        """
        kernels.shuffle_orders(state.ruleset.record, state.records, 0)
        return tuple(f"S{int(number) + 1}" for number in state.records["pile"][0, : self._order_count(state)])

    def settle(self, state: State, tokens: Sequence[str]) -> list[Event]:
        """[AO-9.11] Deal the secret orders in the sequence of `tokens`, and advance to the next decision.

        Return the events of the deal.
        """
        check_order(self, state, tokens)
        state.records["pile"][0, : len(tokens)] = [int(token[1:]) - 1 for token in tokens]
        rules, actions = state.ruleset.record, kernels.scratch()
        return self.events_of(state, lambda states: kernels.deal(rules, states, 0, actions))

    def _order_count(self, state: State) -> int:
        return int(state.ruleset.record["order_count"][0])

    def to_decide(self, position: State | View) -> int | None:
        """[AO-8.4] Return the seat that makes the next decision. In a solo match, the human decides for the rival.

        While a deal is pending and after the end, return None.
        """
        return seat_to_decide(position.ruleset, position.records)

    def phase(self, position: State | View) -> str:
        """[AO-12.3] Return the name of the kind of the pending decision, such as `turn` or `pick`.

        If a deal is pending, return `deal`. After the end of the match, return `over`.
        """
        return phase_of(position.records[0])

    def write(self, position: State | View, action: int) -> str:
        """[AO-12] Return the notation of an action."""
        return action_reading.ACTIONS.write(NotationContext(position.ruleset, position.records), action)

    def write_all(self, position: State | View, actions: Sequence[int]) -> list[str]:
        """[AO-12] Return the notation of several actions."""
        return action_reading.ACTIONS.write_all(NotationContext(position.ruleset, position.records), actions)

    def points(self, position: State | View) -> Sequence[int]:
        """[AO-7.2, AO-7.3, AO-9.11] Return the points that each seat would have if the match ended now.

        In a solo match, the rival is the last seat.
        """
        return totals_of(position.ruleset.record, self.table(position))

    def outcome_by_rules(self, position: State | View) -> Outcome | None:
        """[AO-7.4, AO-8.4] Return the outcome of a match that ended by the rules.

        While the match continues, return None.
        """
        return outcome_of(position.ruleset.record, self.table(position))

    def table(self, position: State | View) -> Records:
        """Return the position as an array with one record, in the form that the rules read.

        For a view, this record is cached, because pages read it often.
        """
        return AeronautOdysseyView.of(position).table if isinstance(position, View) else position.records

    def why_not(self, position: State | View, texts: Sequence[str], seat: int | None = None) -> Refusal | None:
        """[AO-9.5, AO-6.1] Return the reason why all actions in `texts` are illegal, or None if one of them is legal.

        If the actions claim spaces of the same multiroute, return one refusal for all these spaces.
        """
        refusals = list_refusals(self, position, texts, seat)
        summed = action_reading.sum_of(position.ruleset, self.table(position), texts) if len(refusals) > 1 else None
        return summed or next(iter(refusals), None)


GAME = AeronautOdyssey()

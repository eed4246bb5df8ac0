"""The state of a match: one record, and what its numbers mean.

What is still to happen stands on an *agenda*, a stack of items of a kind, a seat and a number: decisions, which wait
for the seat's answer, and steps, which the rules take by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from skyhop.boards.file import expansions_of, from_plain
from skyhop.boards.model import Board
from skyhop.boards.settings import USUAL_PLAYERS
from skyhop.engine.event import Events
from skyhop.engine.record import AnyRecord, Emitting, Grid, Record, Records, Row, Sight, of, records
from skyhop.engine.state import Ruleset
from skyhop.game.refusal import RulesetError
from skyhop.games.aeronaut_odyssey.constants import (
    ABILITIES,
    AGENDA,
    BALLOONS,
    BALLOONS_OF_A_MOVE,
    CELLS,
    CITIES,
    EVEN_START,
    ORDERS,
    ORDERS_DEALT,
    POINTS_OF_LENGTH,
    ROUTES,
    SEATS,
    SPACES,
    TRAJECTORIES,
    TYPES,
)
from skyhop.games.aeronaut_odyssey.layout import Layout, lay_out
from skyhop.games.aeronaut_odyssey.options import OPTIONS, VARIANT, mistakes_in, read_board
from skyhop.i18n import _

HUMAN, RIVAL = 0, 1
"""[AO-8.1] The seats of a solo game."""
NOBODY = -1
NOWHERE = -1
NO_ORDER = -1


class Cell(IntEnum):
    """[AO-13.3] What a space of an inventory holds."""

    FREE = 0
    HELD = 1
    """`HELD + balloon`: a balloon that can be paid with."""
    CROSSED = 11
    """`CROSSED + balloon`: one that was crossed out."""
    LOST = 21
    UNSEEN = 22
    """In a view: nobody else's to see."""


class Due(IntEnum):
    """[AO-4.2] The kinds of items on the agenda; what the number of an item means is said below each."""

    TURN = 0
    """1: the move or claim is made."""
    KEEP = 1
    START = 2
    GIFT = 3
    REWARD = 4
    """The route flown over or claimed, `NO_ROUTE` where a balloon was picked."""
    REFUSABLE = 5
    """A reward under `veto`: which of the picked balloons brought it."""
    RIVAL_TAKES = 6
    """The route flown over."""
    TOLL = 7
    """Who receives it."""
    PICK = 8
    """The route flown over."""
    PROFIT = 9
    """The types received, bits."""
    OWNER = 10
    """Which of the picked balloons."""
    REPICK = 11
    """Which of the picked balloons."""
    LOSE = 12
    SWAP_OF_BONUS = 13
    SWAP_OF_PRIZE = 14
    """How many are left."""
    THIEF = 15
    """The victim."""

    RIVAL_REWARDED = 16
    """The first step that the rules take by themselves: the route flown over."""
    BONUS = 17
    """The space, as `actions.number_of_space` has it."""
    SEND_THIEF = 18
    """The route claimed."""
    SPIES = 19
    """10 * route + the type paid."""
    FULFIL = 20
    END_TURN = 21
    """1: the player moved or claimed."""
    BEGIN = 22
    """The first turn, after the setup."""


FIRST_STEP = Due.RIVAL_REWARDED
"""Items from here on are steps, those before decisions."""
PHASES = (
    *("turn", "keep", "start", "gift", "reward", "reward", "reward", "toll"),
    *("pick", "profit", "owner", "repick", "lose", "swap", "swap", "thief"),
)
"""[AO-12.3] The words for the kinds of decisions."""


class End(IntEnum):
    """[AO-7.1] Why a match ended."""

    UNDECIDED = 0
    STUCK = 1
    ALL_CLAIMED = 2
    STANDSTILL = 3

    @property
    def word(self) -> str:
        """The word of an outcome."""
        return self.name.lower().replace("_", "-")


class Chance(IntEnum):
    """What chance has to do before the rules can go on."""

    NONE = 0
    DEAL_ORDERS = 1


class Open(Record, seen_by=Sight.EVERYBODY):
    """[AO-1.6, AO-2.4] What lies open: a view has it as it is."""

    turn: int
    """The seat whose turn it is."""
    over: int
    reason: End
    chance: Chance
    agenda_size: int
    agenda_kind: Row = of(AGENDA)
    """What is due, the next on top; no item is left above it."""
    agenda_seat: Row = of(AGENDA)
    agenda_number: Row = of(AGENDA)
    extra_turns: int
    """[AO-9.4] Turns that second winds still bring."""
    has_passed: Row = of(SEATS)
    """[AO-7.1] Whether a seat could not act and was skipped, and nobody has acted since."""
    has_profited: Row = of(SEATS)
    """[AO-5.4] Whether a seat may not profit before its own next turn."""
    city: Row = of(SEATS)
    """Where the traveler is, or `NOWHERE`."""
    points: Row = of(SEATS)
    """[AO-9.2, AO-9.3] Points gained by trajectories and symbols."""
    cell_count: Row = of(SEATS)
    """The spaces of an inventory, used up, lost or free."""
    free: Row = of(SEATS)
    """Those that are free; for speed, `cells` say so too."""
    is_named: Grid = of(SEATS, CELLS, kind="i1")
    """[AO-9.9] Whether a thief has named this space of a seat's inventory."""
    abilities: Grid = of(SEATS, len(ABILITIES))
    """How often a seat has each ability."""
    toll: Grid = of(SEATS, ROUTES, kind="i1")
    """[AO-9.4] Whether a seat takes toll on a route."""
    slots_used: Row = of(CITIES)
    claims: Row = of(ROUTES)
    """How many `claimer`s a route has."""
    claimer: Grid = of(ROUTES, SPACES)
    """By route its first claimer and who shares it, of a multiroute who claimed each space, or `NOBODY`."""
    owners: Row = of(ROUTES)
    """The seats that own a route, bits; none of an unfinished multiroute."""
    group: Grid = of(SEATS, CITIES)
    """By seat and city, the lowest city that own routes join to it."""
    taken: Row = of(TRAJECTORIES)
    """How many have gained a trajectory."""
    taker: Grid = of(TRAJECTORIES, SEATS)
    """Who has, in order; 0 after the last."""
    picked: Row = of(BALLOONS_OF_A_MOVE)
    """The balloons of the last move, which everybody has seen."""
    picked_cell: Row = of(BALLOONS_OF_A_MOVE)
    """Where they stand in the mover's inventory."""
    refused: int
    """[AO-10.1] The types vetoed this turn, bits."""


class Seen(Open, seen_by=Sight.IN_PART):
    """[AO-2.4, AO-9.11] What a seat may know in part."""

    cells: Grid = of(SEATS, CELLS, kind="i1")
    """[AO-2.1] What each space of an inventory holds, a `Cell`; in a view `UNSEEN` where it is hidden."""
    held: Grid = of(SEATS, BALLOONS)
    """By seat and type, the balloons that can be paid with; in a view 0 where they are hidden."""
    orders: Grid = of(SEATS, ORDERS_DEALT)
    """[AO-9.11] The secret orders of a seat, or `NO_ORDER`; in a view the others' are not there."""


class StateRecord(Seen, Emitting):
    """The whole truth."""

    random: np.uint64
    """The generator of simulations."""
    pile: Row = of(ORDERS)
    """[AO-9.11] The orders in the order in which they are dealt."""
    first_free: Row = of(SEATS)
    """For speed: no space before it is free."""
    first_held: Grid = of(SEATS, BALLOONS)
    """For speed: no space before it holds that balloon."""


class ViewRecord(Seen, seen_by=Sight.IN_PART):
    """What one seat knows, beginning like a state, so that the same kernels read it."""

    balloons: Row = of(SEATS)
    """[AO-2.4] How many balloons a seat can pay with, hidden or not."""
    order_count: Row = of(SEATS)
    """[AO-9.11] How many secret orders a seat has, known or not."""
    seat: int
    """Who sees it; `NOBODY` is a spectator."""


class EventfulRecord(StateRecord, Events):
    """A state that gathers the events of an action."""


def kind_on_top(record: AnyRecord) -> int:
    """[AO-4.2] The kind of the item on top of the agenda, a `Due`; kernels ask `rules.agenda`."""
    return int(record["agenda_kind"][record["agenda_size"] - 1])


def seat_on_top(record: AnyRecord) -> int:
    """[AO-4.2] The seat of the item on top of the agenda."""
    return int(record["agenda_seat"][record["agenda_size"] - 1])


def number_on_top(record: AnyRecord) -> int:
    """[AO-4.2] The number of the item on top of the agenda."""
    return int(record["agenda_number"][record["agenda_size"] - 1])


def orders_dealt(record: AnyRecord) -> list[int]:
    """[AO-9.11] List the orders that the seat to decide was dealt."""
    return [int(order) for order in record["orders"][seat_on_top(record)]]


class Variant(IntEnum):
    """[AO-10] The variants in the order of the option's words."""

    NONE = 0
    TWO_TYPES = 1
    NOT_THAT_WAY = 2
    VETO = 3


class Rules(Layout, seen_by=Sight.EVERYBODY):
    """What is played, by how many seats, and on which board."""

    is_capital: int
    seats: int
    """The rival's included."""
    is_solo: int
    is_secret: int
    """[AO-2.4] Whether inventories are secret."""
    variant: Variant
    has_thieves: int
    has_wilds: int
    """[AO-9.8] Whether there are wild balloons."""
    points_at_start: Row = of(SEATS)
    """[AO-3.5] Points of each seat that it has from the start."""
    points_of_length: Row = of(SPACES + 1)
    """[AO-7.2] Points of a route by its number of spaces."""


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[AO-9, AO-10] Make a ruleset from a name or a table of parameters; what is left out is as in `pioneer`.

    `board` is a board as an object or as JSON text, or the share code of one that is then made; without one the board
    that comes with the game is played.

    Raises:
        RulesetError: for what does not exist, does not go together, or cannot be played on this board.

    """
    chosen = OPTIONS.chosen(spec)
    parameters: dict[str, Any] = chosen.parameters
    if parameters["solo"]:
        parameters["seats"] = 1
    board = read_board(parameters["board"])
    _check_inventories(board, parameters["seats"])
    return Ruleset(chosen.name, parameters, _record(parameters, board))


def ruleset_on(board: Mapping[str, object], players: int = 0) -> Ruleset:
    """[AO-11.1] Make the rules of a match on a board; 0: as many players as it was made for.

    Raises:
        RulesetError: where so many cannot play on it.

    """
    read = from_plain(dict(board))
    made_for = read.settings.get("players")
    count = players or (made_for if isinstance(made_for, int) else USUAL_PLAYERS)
    given = {"expansions": " ".join(sorted(expansions_of(read))), "board": board}
    return ruleset_of({**OPTIONS.ruleset(read.ruleset).values, **OPTIONS.at_table(count), **given})


def check_playable(ruleset: Ruleset) -> None:
    """[AO-1, AO-11.3] Raise RulesetError where the board of a ruleset has mistakes: it may not be drawn or played."""
    if mistakes := mistakes_in(str(ruleset.parameters["board"])):
        problem = _("board: %(mistake)s. Correct the board first; skyhop board check lists all its mistakes.")
        raise RulesetError(problem % {"mistake": mistakes[0]})


def board_of(ruleset: Ruleset) -> Board:
    """The board that is played on."""
    return read_board(str(ruleset.parameters["board"]))


def points_of(ruleset: Ruleset, route: int) -> int:
    """[AO-7.2] The points of the route of this number."""
    return int(ruleset.record["points_of_length"][0][len(board_of(ruleset).routes[route].spaces)])


def types_at(ruleset: Ruleset, city: int) -> str:
    """[AO-5.3] Write the types found at the city of this number (from 1) on routes in play; gray is none."""
    bits = int(ruleset.record["types_at"][0][city - 1])
    return "".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1)


def has_gray(ruleset: Ruleset, city: int) -> bool:
    """[AO-9.8] Say whether a gray route in play begins at the city of this number (from 1)."""
    return bool(ruleset.record["has_gray"][0][city - 1])


def players_of(parameters: Mapping[str, Any]) -> int:
    """[AO-8.1] Count the seats at the table, the rival's included."""
    return 2 if parameters["solo"] else int(parameters["seats"])


def _check_inventories(board: Board, seats: int) -> None:
    """[AO-1.4] Refuse a board that was made for fewer players."""
    players = board.settings.get("players")
    if isinstance(players, int) and not isinstance(players, bool) and players < seats:
        problem = _("board: it was made for %(players)s players, and %(seats)s are to play; make one for more [AO-1.4]")
        raise RulesetError(problem % {"players": players, "seats": seats})


def _record(parameters: Mapping[str, Any], board: Board) -> Records:
    """Write the parameters and the board into a record array of shape (1,)."""
    rules = records(Rules, 1)
    expansions = frozenset(parameters["expansions"].split())
    is_capital = parameters["base"] == "capital"
    seats = players_of(parameters)
    rules["is_capital"], rules["seats"], rules["is_solo"] = is_capital, seats, parameters["solo"]
    rules["is_secret"] = parameters["secret_inventories"]
    rules["variant"] = VARIANT.number_of(parameters["variant"])
    if parameters["even_start"]:
        rules["points_at_start"][0, :seats] = EVEN_START[seats]
    rules["has_thieves"] = "thieves" in expansions
    rules["has_wilds"] = "wild" in expansions and is_capital
    rules["points_of_length"] = POINTS_OF_LENGTH[parameters["base"]]
    lay_out(rules[0], board, expansions, is_capital=is_capital, is_duo=seats == 2)
    return rules

"""State of a match of Aeronaut Odyssey as one record.

The *decision stack* (fields `agenda_…`) contains pending items. Each item has a kind, a seat and a number. An item is
a *decision* or a *step*. At a decision, the rules wait for an action of the seat. A step is an effect that needs no
action.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import IntEnum
from functools import lru_cache

import numpy as np

from skyhop.boards.file import expansions_of, from_plain
from skyhop.boards.model import Board
from skyhop.boards.settings import USUAL_PLAYERS
from skyhop.engine.event import Events
from skyhop.engine.record import AnyRecord, Emitting, Grid, Record, Records, Row, Sight, of, records
from skyhop.engine.state import Ruleset
from skyhop.game.action import RulesetError
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
"""[AO-8.1] Seats of a solo match: the human player and the rival."""
NOBODY = -1
NOWHERE = -1
NO_ORDER = -1


class Cell(IntEnum):
    """[AO-13.3] Contents of an inventory space."""

    FREE = 0
    HELD = 1
    """Number for the first type of balloon with which a seat can pay. Balloon `b` has the number `HELD + b`."""
    CROSSED = 11
    """Number for the first type of crossed-out balloon. Balloon `b` has the number `CROSSED + b`."""
    LOST = 21
    UNSEEN = 22
    """Number for a content that a view hides. A state never contains it."""


class Due(IntEnum):
    """[AO-4.2] Kinds of items of the decision stack. The docstring of each kind explains the number in its items."""

    TURN = 0
    """Action of a turn. Number: 1 after the move or claim of the turn, 0 before."""
    KEEP = 1
    START = 2
    GIFT = 3
    REWARD = 4
    """Choice of a reward. Number: the route flown over or claimed, or `NO_ROUTE` for a picked balloon."""
    REFUSABLE = 5
    """Choice of a reward or a veto. Number: the index of the picked balloon that leads to this reward."""
    RIVAL_TAKES = 6
    """Choice of the rival's balloon. Number: the route flown over."""
    TOLL = 7
    """Choice of the balloon for a toll. Number: the seat that receives the toll."""
    PICK = 8
    """Pick of balloons after a move. Number: the route flown over."""
    PROFIT = 9
    """Choice of a profit. Number: the types that the mover received, as a bit mask."""
    OWNER = 10
    """Choice of the owner to reward. Number: the index of the picked balloon."""
    REPICK = 11
    """Pick of a replacement after a veto. Number: the index of the lost balloon among the picked balloons."""
    LOSE = 12
    SWAP_OF_BONUS = 13
    SWAP_OF_PRIZE = 14
    """Swap from the reward of a trajectory. Number: the number of swaps that the seat may still make."""
    THIEF = 15
    """Choice of a space by a thief. Number: the seat of the victim."""

    RIVAL_REWARDED = 16
    """Reward of the rival. Number: the route flown over.

    This is the first kind of step. All kinds before it are decisions.
    """
    BONUS = 17
    """Effect of a symbol. Number: the space of the symbol, as `actions.number_of_space` counts."""
    SEND_THIEF = 18
    """Search for a thief's victim. Number: the claimed route."""
    SPIES = 19
    """Balloons for spies. Number: 10 * the claimed route + the balloon type of the payment."""
    FULFIL = 20
    END_TURN = 21
    """End of a turn. Number: 1 if the player moved or claimed, else 0."""
    BEGIN = 22
    """Start of the first turn after the setup. Number: always 0."""


FIRST_STEP = Due.RIVAL_REWARDED
"""First kind of step in `Due`. All kinds before it are decisions."""
PHASES = (
    *("turn", "keep", "start", "gift", "reward", "reward", "reward", "toll"),
    *("pick", "profit", "owner", "repick", "lose", "swap", "swap", "thief"),
)
"""[AO-12.3] Names of the phases, by the number of the kind of decision."""


class End(IntEnum):
    """[AO-7.1] Reasons for the end of a match."""

    UNDECIDED = 0
    STUCK = 1
    ALL_CLAIMED = 2
    STANDSTILL = 3

    @property
    def word(self) -> str:
        """Name of the reason in the outcome of a match, such as `all-claimed`."""
        return self.name.lower().replace("_", "-")


class Chance(IntEnum):
    """Kinds of chance events that the rules can wait for."""

    NONE = 0
    DEAL_ORDERS = 1


class Open(Record, seen_by=Sight.EVERYBODY):
    """[AO-1.6, AO-2.4] Public fields of the state. A view contains these fields unchanged."""

    turn: int
    """Seat whose turn it is."""
    over: int
    reason: End
    chance: Chance
    agenda_size: int
    agenda_kind: Row = of(AGENDA)
    """Kinds of the items of the decision stack. The last used element is the next item. Unused elements are 0."""
    agenda_seat: Row = of(AGENDA)
    agenda_number: Row = of(AGENDA)
    extra_turns: int
    """[AO-9.4] Number of remaining extra turns from second winds."""
    has_passed: Row = of(SEATS)
    """[AO-7.1] 1 for each seat that was skipped because it could not act, else 0.

    The value becomes 0 when any seat acts again.
    """
    has_profited: Row = of(SEATS)
    """[AO-5.4] 1 for each seat that may not profit before its next turn, else 0."""
    city: Row = of(SEATS)
    """City of each seat's traveler. Before the start, it is `NOWHERE`."""
    points: Row = of(SEATS)
    """[AO-9.2, AO-9.3] Points gained from trajectories and symbols, by seat."""
    cell_count: Row = of(SEATS)
    """Number of spaces in each inventory: used, lost or free."""
    free: Row = of(SEATS)
    """Number of free spaces in each inventory. `cells` has the same information, but this field is faster to read."""
    is_named: Grid = of(SEATS, CELLS, kind="i1")
    """[AO-9.9] 1 for each inventory space that a thief has chosen, by seat and space."""
    abilities: Grid = of(SEATS, len(ABILITIES))
    """Number of unused abilities, by seat and ability."""
    toll: Grid = of(SEATS, ROUTES, kind="i1")
    """[AO-9.4] 1 if a seat receives tolls for a route, else 0, by seat and route."""
    slots_used: Row = of(CITIES)
    claims: Row = of(ROUTES)
    """Number of claimers of each route."""
    claimer: Grid = of(ROUTES, SPACES)
    """Seats that claimed each plain route: its first owner, then its second owner.

    For a multiroute, the elements are the claimers of its spaces. Unused elements are `NOBODY`.
    """
    owners: Row = of(ROUTES)
    """Owners of each route as a bit mask. For an incomplete multiroute, the mask is 0."""
    group: Grid = of(SEATS, CITIES)
    """By seat and city: the lowest-numbered city that the routes of the seat connect with this city."""
    taken: Row = of(TRAJECTORIES)
    """Number of seats that gained each trajectory."""
    taker: Grid = of(TRAJECTORIES, SEATS)
    """Seats that gained each trajectory, in order. Unused elements are 0."""
    picked: Row = of(BALLOONS_OF_A_MOVE)
    """Balloons that the mover picked in the last move. All seats see them."""
    picked_cell: Row = of(BALLOONS_OF_A_MOVE)
    """Inventory spaces into which the mover wrote the picked balloons."""
    refused: int
    """[AO-10.1] Balloon types that owners refused this turn, as a bit mask."""


class Seen(Open, seen_by=Sight.IN_PART):
    """[AO-2.4, AO-9.11] Public and partly hidden fields. A view contains only the values that its seat may see."""

    cells: Grid = of(SEATS, CELLS, kind="i1")
    """[AO-2.1] Content of each inventory space, a `Cell`, by seat and space. In a view, hidden spaces are `UNSEEN`."""
    held: Grid = of(SEATS, BALLOONS)
    """Number of balloons with which each seat can pay, by seat and type. In a view, hidden numbers are 0."""
    orders: Grid = of(SEATS, ORDERS_DEALT)
    """[AO-9.11] Secret orders of each seat. Unused elements, and hidden orders in a view, are `NO_ORDER`."""


class StateRecord(Seen, Emitting):
    """Complete state of a match."""

    random: np.uint64
    """State of the random generator that simulations use for chance events."""
    pile: Row = of(ORDERS)
    """[AO-9.11] Pile of secret orders. The first order of the pile is dealt first."""
    first_free: Row = of(SEATS)
    """Lower bound for the number of the first free space, by seat. Searches for a free space start there."""
    first_held: Grid = of(SEATS, BALLOONS)
    """Lower bound for the number of the first space with a balloon of a type, by seat and type.

    Searches for such a balloon start there.
    """


class ViewRecord(Seen, seen_by=Sight.IN_PART):
    """View of one seat. It begins with the same fields as a state, so the same kernels can read states and views."""

    balloons: Row = of(SEATS)
    """[AO-2.4] Number of balloons with which each seat can pay. It is public even if the types are hidden."""
    order_count: Row = of(SEATS)
    """[AO-9.11] Number of secret orders of each seat. It is public even if the orders are hidden."""
    seat: int
    """Seat of the view. For a spectator, it is `NOBODY`."""


class EventfulRecord(StateRecord, Events):
    """State record with additional fields that collect the events of an action."""


def kind_on_top(record: AnyRecord) -> int:
    """[AO-4.2] Return the kind (`Due`) of the top item of the decision stack. Kernels call `kind_due` instead."""
    return int(record["agenda_kind"][record["agenda_size"] - 1])


def seat_on_top(record: AnyRecord) -> int:
    """[AO-4.2] Return the seat of the top item of the decision stack."""
    return int(record["agenda_seat"][record["agenda_size"] - 1])


def number_on_top(record: AnyRecord) -> int:
    """[AO-4.2] Return the number of the top item of the decision stack."""
    return int(record["agenda_number"][record["agenda_size"] - 1])


def orders_dealt(record: AnyRecord) -> list[int]:
    """[AO-9.11] Return the orders that the deciding seat received from the deal."""
    return [int(order) for order in record["orders"][seat_on_top(record)]]


class Variant(IntEnum):
    """[AO-10] Variants of the rules. The numbers follow the order of the option's values."""

    NONE = 0
    TWO_TYPES = 1
    NOT_THAT_WAY = 2
    VETO = 3


class Rules(Layout, seen_by=Sight.EVERYBODY):
    """Ruleset as a record: rules, number of seats, and board."""

    is_capital: int
    seats: int
    """Number of seats, including the rival."""
    is_solo: int
    is_secret: int
    """[AO-2.4] 1 if inventories are secret."""
    variant: Variant
    has_thieves: int
    has_wilds: int
    """[AO-9.8] 1 if players can receive wild balloons."""
    points_at_start: Row = of(SEATS)
    """[AO-3.5] Points of each seat at the start."""
    points_of_length: Row = of(SPACES + 1)
    """[AO-7.2] Points of a route by its number of spaces."""


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[AO-9, AO-10] Return the ruleset with a given name, or the ruleset with the given parameters.

    Missing parameters have the values of the ruleset `pioneer`. `board` is a board as an object, as JSON text, or
    as a share code. Without `board`, the match uses the board that the game includes.

    Raises:
        RulesetError: If a value is unknown, values contradict each other, or the board does not fit.
    """
    options = OPTIONS.resolve(spec)
    parameters = options.parameters
    if parameters["solo"]:
        parameters["seats"] = 1
    board = read_board(parameters["board"])
    _check_inventories(board, int(parameters["seats"]))
    return Ruleset(options.name, parameters, _record(parameters, board))


def ruleset_on(board: Mapping[str, object], players: int = 0) -> Ruleset:
    """[AO-11.1] Return the ruleset of a match on the given board, with all expansions that the board supports.

    If `players` is 0, the settings of the board determine the number of players.

    Raises:
        RulesetError: If the board does not allow this number of players.
    """
    read = from_plain(dict(board))
    made_for = read.settings.get("players")
    count = players or (made_for if isinstance(made_for, int) else USUAL_PLAYERS)
    values = {"expansions": " ".join(sorted(expansions_of(read))), "board": board}
    return ruleset_of({**OPTIONS.ruleset(read.ruleset).values, **OPTIONS.choose_for_players(count), **values})


def check_playable(ruleset: Ruleset) -> None:
    """[AO-1, AO-11.3] Raise RulesetError if mistakes in the ruleset's board make a match impossible."""
    if mistakes := mistakes_in(str(ruleset.parameters["board"])):
        problem = _(
            "board: %(mistake)s. Correct the board first. The command “skyhop board check” lists all mistakes of "
            "the board."
        )
        raise RulesetError(problem % {"mistake": mistakes[0]})


def board_of(ruleset: Ruleset) -> Board:
    """Return the board of a ruleset."""
    return read_board(str(ruleset.parameters["board"]))


@lru_cache(maxsize=64)
def load_played_board(ruleset: Ruleset) -> Board:
    """[AO-13.2] Return the board of a ruleset without the parts that belong to disabled expansions."""
    board = board_of(ruleset)
    expansions = str(ruleset.parameters["expansions"]).split()
    return replace(
        board,
        routes=board.routes if "bonus" in expansions else tuple(replace(route, bonus={}) for route in board.routes),
        trajectories=board.trajectories if "trajectories" in expansions else (),
        orders=board.orders if "thieves" in expansions else (),
        faces=board.faces if ruleset.parameters["base"] == "capital" else (),
    )


def points_of(ruleset: Ruleset, route: int) -> int:
    """[AO-7.2] Return the points of a route. `route` is the number of the route."""
    return int(ruleset.record["points_of_length"][0][len(board_of(ruleset).routes[route].spaces)])


def types_at(ruleset: Ruleset, city: int) -> str:
    """[AO-5.3] Return the letters of the balloon types that routes in play at a city have. Omit gray.

    `city` is the number of the city, counted from 1.
    """
    bits = int(ruleset.record["types_at"][0][city - 1])
    return "".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1)


def has_gray(ruleset: Ruleset, city: int) -> bool:
    """[AO-9.8] Return True if a city has a gray route in play. `city` is the number of the city, counted from 1."""
    return bool(ruleset.record["has_gray"][0][city - 1])


def players_of(parameters: Mapping[str, str | int | bool]) -> int:
    """[AO-8.1] Return the number of seats for the parameters of a ruleset. In a solo match, count the rival."""
    return 2 if parameters["solo"] else int(parameters["seats"])


def _check_inventories(board: Board, seats: int) -> None:
    """[AO-1.4] Raise RulesetError if the board supports fewer players than `seats`."""
    players = board.settings.get("players")
    if isinstance(players, int) and not isinstance(players, bool) and players < seats:
        problem = _(
            "board: this board is for %(players)s players, but the match has %(seats)s; generate a board for "
            "more players [AO-1.4]"
        )
        raise RulesetError(problem % {"players": players, "seats": seats})


def _record(parameters: Mapping[str, str | int | bool], board: Board) -> Records:
    """Return the rules record for the parameters and the board, with shape (1,)."""
    rules = records(Rules, 1)
    expansions = frozenset(str(parameters["expansions"]).split())
    is_capital = parameters["base"] == "capital"
    seats = players_of(parameters)
    rules["is_capital"], rules["seats"], rules["is_solo"] = is_capital, seats, parameters["solo"]
    rules["is_secret"] = parameters["secret_inventories"]
    rules["variant"] = VARIANT.number_of(parameters["variant"])
    if parameters["even_start"]:
        rules["points_at_start"][0, :seats] = EVEN_START[seats]
    rules["has_thieves"] = "thieves" in expansions
    rules["has_wilds"] = "wild" in expansions and is_capital
    rules["points_of_length"] = POINTS_OF_LENGTH[str(parameters["base"])]
    lay_out(rules[0], board, expansions, is_capital=is_capital, is_duo=seats == 2)
    return rules

"""State of a match: one record of a few hundred bytes, and the meaning of its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

import numpy as np

from skyhop.engine.event import Events
from skyhop.engine.record import Block, Emitting, Grid, Record, Records, Row, Sight, of, records
from skyhop.engine.state import Ruleset
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, CUBES, CUBES_OF_COLOUR, SEATS, TILES
from skyhop.games.balloon_cup.options import OPTIONS, PAID, TRADE, WHEN

NOBODY = -1

# Places of a card. A card has exactly one place.
UNSEEN = -1
SUPPLY = 0
DISCARD = 1
HAND = 2
"""Place of each card in the hand of seat 0. For the hand of any seat, the place is `HAND + seat`."""
SIDE = 4
"""Lowest of the places that mean a side of a tile. `rules.tiles.place_on_side` computes these places."""


class Terrain(IntEnum):
    """[BC-1.5] Terrain on the visible face of a tile."""

    FLATLAND = 0
    MOUNTAIN = 1


class Stage(IntEnum):
    """Stage of a match: the next step of the rules, or the next decision."""

    NEW_GAME = 0
    DEAL_CARDS = 1
    FILL_TILES = 2
    START_TURN = 3
    START_TRADES = 4
    """Stage in which the seat to move may trade before it places a card (BC-9.2)."""
    FIND_ACTION = 5
    LAST_TRADES = 6
    """Stage in which the other player may trade before a deadlock ends the game (BC-8.2)."""
    PLACE = 7
    STUCK = 8
    EXCHANGE = 9
    WINNER_CLAIMS = 10
    OTHER_CLAIMS = 11
    OWN_CLAIMS = 12
    """Stage in which the seat to move may trade after a scoring, if the option `when` is `own-turn-or-scoring`."""
    WON_CLAIMS = 13
    """Stage in which only the winner of the tile may trade, if the option `when` is `won-scoring`."""
    DRAW = 14
    OVER = 15


CLAIMS = (
    Stage.START_TRADES,
    Stage.LAST_TRADES,
    Stage.WINNER_CLAIMS,
    Stage.OTHER_CLAIMS,
    Stage.OWN_CLAIMS,
    Stage.WON_CLAIMS,
)
DECISIONS = (Stage.PLACE, Stage.STUCK, *CLAIMS)
"""Stages in which a player must decide, unless a shuffle comes first."""


class Chance(IntEnum):
    """Shuffle that must happen before the rules can continue."""

    NONE = 0
    SHUFFLE_SUPPLY = 1
    MIX_BAG = 2


class End(IntEnum):
    """Reason for the end of a game.

    An outcome contains the name of the reason in lower case.
    """

    UNDECIDED = 0
    TROPHIES = 1
    DEADLOCK = 2
    STANDSTILL = 3


class Open(Record, seen_by=Sight.EVERYBODY):
    """[BC-10] Public fields of the state. A view contains these fields unchanged."""

    stage: Stage
    to_act: int
    """Seat that must decide."""
    turn: int
    """Seat whose turn it is."""
    first: int
    """Seat that started the game."""
    games_played: int
    games_won: Row = of(SEATS)
    winner: int
    """Seat that won the match, or `NOBODY`."""
    reason: End
    winner_of_tile: int
    """Seat that won the tile scored in this turn, or `NOBODY`."""
    stuck_turns: int
    """[BC-8.3] Number of consecutive stuck turns."""
    empty_exchanges: int
    """[BC-8.3] Number of consecutive exchanges of no card."""
    terrain_of_tile: Row = of(TILES)
    is_in_play: Row = of(TILES)
    cubes_on_tile: Grid = of(TILES, COLOUR_COUNT)
    lacking: Block = of(TILES, SEATS, COLOUR_COUNT)
    """Number of cards that each side still lacks, by tile, seat and colour."""
    open_sides: Row = of(COLOUR_COUNT)
    """Number of sides that lack a card, by colour.

    This field repeats information of `lacking`, for speed.
    """
    sum_of_side: Grid = of(TILES, SEATS)
    """Sum of the card values on a side, by tile and seat.

    This field repeats information of `place_of_card`, for speed.
    """
    cubes_won: Grid = of(SEATS, COLOUR_COUNT)
    owner_of_trophy: Row = of(COLOUR_COUNT)
    discard_size: int
    supply_size: int
    bag_size: int


class Seen(Open, seen_by=Sight.IN_PART):
    """[BC-10] Public and partly hidden fields. A view contains only the values that its seat may see."""

    place_of_card: Row = of(CARDS)
    """[BC-4.3] Place of each card; both players see the cards on the tiles.

    In a view it is `UNSEEN` for a card in the supply or in a hidden hand.
    """
    is_shown: Row = of(CARDS)
    """[BC-5.1] True for each card in a hand that a stuck player had to show to the opponent."""
    held: Grid = of(SEATS, COLOUR_COUNT)
    """Number of cards in hand, by seat and colour.

    A view counts only the cards that its seat knows.
    """
    discard: Row = of(CARDS)
    """Discard pile, oldest card first."""
    bag: Row = of(CUBES)
    """Cubes in the bag, as a stack.

    The next draw takes the cube at index `bag_size - 1`. A view contains the cubes in sorted order.
    """


class StateRecord(Seen, Emitting):
    """Complete state of a match."""

    random: np.uint64
    """State of the random generator that simulations use for shuffles and random actions."""
    supply: Row = of(CARDS)
    """Cards of the supply, as a stack.

    The next draw takes the card at index `supply_size - 1`.
    """
    chance: Chance
    bag_is_unmixed: int
    next_tile_to_fill: int
    exchange_due: int
    """Number of cards still to be drawn for an exchange."""


class ViewRecord(Seen, seen_by=Sight.IN_PART):
    """View of one seat. It begins with the same fields as a state, so the same kernels can read states and views."""

    hand_size: Row = of(SEATS)
    """Number of cards in each hand, including the cards that the viewer does not know."""
    seat: int
    """Seat of the viewer, or -1 for a spectator."""


class EventfulRecord(StateRecord, Events):
    """State record with additional fields that collect the events of an action."""


class TradeForm(IntEnum):
    """[BC-9.1] Form of a trade. In both forms, a player pays three cubes of one colour for one cube of another colour.

    The trophy of the paid colour must already be claimed.
    """

    CLAIM = 0
    """Trade for one missing cube, inside a claim."""
    CUBE = 1
    """Trade for a cube from the bag."""


class When(IntEnum):
    """[BC-9.2] Time at which players may trade."""

    AFTER_SCORING = 0
    OWN_TURN = 1
    OWN_TURN_OR_SCORING = 2
    WON_SCORING = 3


class Paid(IntEnum):
    """[BC-9.3] Destination of cubes paid for a trophy."""

    BOX = 0
    BAG = 1


class Rules(Record, seen_by=Sight.EVERYBODY):
    """[BC-9.6] Parameters of a ruleset, as kernels read them."""

    trade: TradeForm
    when: When
    paid: Paid
    exchange_min: int
    exchange_max: int
    cap_of_colour: Row = of(COLOUR_COUNT)
    """[BC-9.5] Maximum number of cubes of a colour on one tile."""
    best_of: int
    open_hands: int


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[BC-9.6] Return the ruleset with a given name, or the ruleset with the given parameters.

    Missing parameters have the values of the ruleset `rio-grande`.

    Raises:
        RulesetError: If a name, parameter or value is unknown.
    """
    options = OPTIONS.resolve(spec)
    return Ruleset(options.name, options.parameters, _record(options.parameters))


def _record(parameters: Mapping[str, str | int | bool]) -> Records:
    """Return the parameters as a record array of shape (1,)."""
    rules = records(Rules, 1)
    for option in (TRADE, WHEN, PAID):
        rules[option.name] = option.number_of(parameters[option.name])
    for parameter in ("exchange_min", "exchange_max", "best_of", "open_hands"):
        rules[parameter] = parameters[parameter]
    rules["cap_of_colour"] = CUBES_OF_COLOUR
    rules["cap_of_colour"][0, 3] = parameters["max_blue"]
    rules["cap_of_colour"][0, 4] = parameters["max_gray"]
    return rules

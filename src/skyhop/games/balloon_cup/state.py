"""The state of a match: one record, a few hundred bytes, and what its numbers mean."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from skyhop.engine.event import Events
from skyhop.engine.record import Block, Emitting, Grid, Record, Records, Row, Sight, of, records
from skyhop.engine.state import Ruleset
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, CUBES, CUBES_OF_COLOUR, SEATS, TILES
from skyhop.games.balloon_cup.options import OPTIONS, PAID, TRADE, WHEN

NOBODY = -1

# Where a card is: it has one place.
UNSEEN = -1
SUPPLY = 0
DISCARD = 1
HAND = 2
"""`HAND + seat`."""
SIDE = 4
"""From here on the sides of tiles, `rules.tiles.place_on_side`."""


class Terrain(IntEnum):
    """[BC-1.5] Which side of a tile lies up."""

    FLATLAND = 0
    MOUNTAIN = 1


class Stage(IntEnum):
    """What the rules do, or whom they ask, next."""

    NEW_GAME = 0
    DEAL_CARDS = 1
    FILL_TILES = 2
    START_TURN = 3
    START_TRADES = 4
    """Asks the player to move for trades before the turn's placement (BC-9.2)."""
    FIND_ACTION = 5
    LAST_TRADES = 6
    """Asks the other player for trades before a deadlock ends the game (BC-8.2)."""
    PLACE = 7
    STUCK = 8
    EXCHANGE = 9
    WINNER_CLAIMS = 10
    OTHER_CLAIMS = 11
    OWN_CLAIMS = 12
    """Asks the player whose turn it is after a scoring (`own-turn-or-scoring`)."""
    WON_CLAIMS = 13
    """Asks the winner of the tile, and nobody after (`won-scoring`)."""
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
"""The stages in which a player is asked, unless chance is due first."""


class Chance(IntEnum):
    """What must be shuffled before the rules can go on."""

    NONE = 0
    SHUFFLE_SUPPLY = 1
    MIX_BAG = 2


class End(IntEnum):
    """Why a game ended; the names in small letters are the words of an outcome."""

    UNDECIDED = 0
    TROPHIES = 1
    DEADLOCK = 2
    STANDSTILL = 3


class Open(Record, seen_by=Sight.EVERYBODY):
    """[BC-10] What lies open: a view has it as it is."""

    stage: Stage
    to_act: int
    """The seat that is asked."""
    turn: int
    """The seat whose turn it is."""
    first: int
    """The seat that began the game."""
    games_played: int
    games_won: Row = of(SEATS)
    winner: int
    """The seat that has won the match, or `NOBODY`."""
    reason: End
    winner_of_tile: int
    """Who has won the tile that was scored in this turn, or `NOBODY`."""
    stuck_turns: int
    """[BC-8.3] Stuck turns that have followed one another."""
    empty_exchanges: int
    """[BC-8.3] Exchanges of no card that have followed one another."""
    terrain_of_tile: Row = of(TILES)
    is_in_play: Row = of(TILES)
    cubes_on_tile: Grid = of(TILES, COLOUR_COUNT)
    lacking: Block = of(TILES, SEATS, COLOUR_COUNT)
    """By tile, seat and colour, the cards that the side still lacks."""
    open_sides: Row = of(COLOUR_COUNT)
    """By colour, the sides that lack a card of it; `lacking` says so too, this is faster."""
    sum_of_side: Grid = of(TILES, SEATS)
    """The values of the cards that lie there; their places say so too, this is faster."""
    cubes_won: Grid = of(SEATS, COLOUR_COUNT)
    owner_of_trophy: Row = of(COLOUR_COUNT)
    discard_size: int
    supply_size: int
    bag_size: int


class Seen(Open, seen_by=Sight.IN_PART):
    """[BC-10] What a seat may know in part."""

    place_of_card: Row = of(CARDS)
    """[BC-4.3] A placed card's is seen by both. In a view `UNSEEN` of a card in the supply or in a hidden hand."""
    is_shown: Row = of(CARDS)
    """[BC-5.1] Whether a card in a hand was laid open."""
    held: Grid = of(SEATS, COLOUR_COUNT)
    """By seat and colour, the cards in hand; in a view those known."""
    discard: Row = of(CARDS)
    """The oldest first."""
    bag: Row = of(CUBES)
    """A stack: the entry before `bag_size` is drawn next. In a view it is sorted."""


class StateRecord(Seen, Emitting):
    """The whole truth."""

    random: np.uint64
    """The generator of simulations."""
    supply: Row = of(CARDS)
    """A stack: the entry before `supply_size` is drawn next."""
    chance: Chance
    bag_is_unmixed: int
    next_tile_to_fill: int
    exchange_due: int
    """Cards that are still to be drawn for those exchanged."""


class ViewRecord(Seen, seen_by=Sight.IN_PART):
    """What one seat knows, beginning like a state, so that the same kernels read it."""

    hand_size: Row = of(SEATS)
    """The cards in a hand, known or not."""
    seat: int
    """Who sees it; -1 is a spectator."""


class EventfulRecord(StateRecord, Events):
    """A state that gathers the events of an action."""


class TradeForm(IntEnum):
    """[BC-9.1] What three cubes of a claimed colour stand for."""

    CLAIM = 0
    """One missing cube, inside a claim."""
    CUBE = 1
    """A real cube from the bag."""


class When(IntEnum):
    """[BC-9.2] When players are asked for trades."""

    AFTER_SCORING = 0
    OWN_TURN = 1
    OWN_TURN_OR_SCORING = 2
    WON_SCORING = 3


class Paid(IntEnum):
    """[BC-9.3] Where cubes go that were paid."""

    BOX = 0
    BAG = 1


class Rules(Record, seen_by=Sight.EVERYBODY):
    """[BC-9.6] The parameters as kernels read them."""

    trade: TradeForm
    when: When
    paid: Paid
    exchange_min: int
    exchange_max: int
    cap_of_colour: Row = of(COLOUR_COUNT)
    """[BC-9.5] The most cubes of a colour on one tile."""
    best_of: int
    open_hands: int


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[BC-9.6] Make a ruleset from a name or from a table of parameters; what is left out is as in `rio-grande`.

    Raises:
        RulesetError: for a name or parameter that does not exist, or a value that it cannot have.

    """
    chosen = OPTIONS.chosen(spec)
    return Ruleset(chosen.name, chosen.parameters, _record(chosen.parameters))


def _record(parameters: Mapping[str, Any]) -> Records:
    """Write the parameters into a record array of shape (1,)."""
    rules = records(Rules, 1)
    for option in (TRADE, WHEN, PAID):
        rules[option.name] = option.number_of(parameters[option.name])
    for parameter in ("exchange_min", "exchange_max", "best_of", "open_hands"):
        rules[parameter] = parameters[parameter]
    rules["cap_of_colour"] = CUBES_OF_COLOUR
    rules["cap_of_colour"][0, 3] = parameters["max_blue"]
    rules["cap_of_colour"][0, 4] = parameters["max_gray"]
    return rules

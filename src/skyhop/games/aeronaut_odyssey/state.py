"""The state of a match: one record, and what its numbers mean.

What is still to happen stands on an *agenda*, a stack of items of a kind, a seat and a number: decisions, which wait
for the seat's answer, and steps, which the rules take by themselves.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from skyhop.engine.event import Events
from skyhop.engine.record import AnyRecord, Emitting, Grid, Record, Row, Sight, of
from skyhop.games.aeronaut_odyssey.constants import (
    ABILITIES,
    AGENDA,
    BALLOONS,
    BALLOONS_OF_A_MOVE,
    CELLS,
    CITIES,
    ORDERS,
    ORDERS_DEALT,
    ROUTES,
    SEATS,
    SPACES,
    TRAJECTORIES,
)

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

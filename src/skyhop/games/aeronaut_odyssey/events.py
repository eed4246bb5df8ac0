"""Events of a match of Aeronaut Odyssey, and their audiences.

All seats receive claims, picks, profits and thefts with all their numbers. Other events with a balloon may hide the
type of the balloon (AO-2.4). Such an event shows the type only to seats that may see the inventory. Cities, routes,
spaces, trajectories and orders are numbered from 0.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from skyhop.engine.event import Audience, Hearing, event


class EventKind(IntEnum):
    """Kinds of events. The class of each event explains its numbers."""

    ONLY_ANSWER = 1
    DEALT = 2
    KEPT = 3
    STARTED = 4
    GIFT = 5
    TURN = 6
    TURN_ENDED = 7
    SKIPPED = 8
    MOVED = 9
    TOLL = 10
    PICKED = 11
    PROFITED = 12
    NO_PROFIT = 13
    OWNER_NAMED = 14
    VETOED = 15
    REPICKED = 16
    REWARDED = 17
    SPACE_GAINED = 18
    RIVAL_RECEIVED = 19
    CLAIMED = 20
    SPACE_CLAIMED = 21
    FINISHED = 22
    SHARED = 23
    FACE_SCORED = 24
    SYMBOL = 25
    CROSSED_OUT = 26
    SWAPPED = 27
    NO_SWAP = 28
    ROBBED = 29
    SPIED = 30
    FULFILLED = 31
    STOLE = 32
    ARRIVED_LATE = 33
    TELEPORTED = 34
    SECOND_WIND = 35
    MATCH_ENDED = 38


@event(EventKind.ONLY_ANSWER)
class OnlyAnswer(NamedTuple):
    """[AO-4.2] Event: the seat had only one legal action, so the rules chose it. The event of this action follows."""

    seat: int


@event(EventKind.DEALT, heard_by=Audience.SEATS, hiding="first second")
class Dealt(NamedTuple):
    """[AO-9.11] Event: a seat received two secret orders from the deal."""

    seat: int
    first: int | None
    second: int | None


@event(EventKind.KEPT, heard_by=Audience.SEATS, hiding="first second")
class Kept(NamedTuple):
    """[AO-9.11] Event: a seat kept one or two secret orders. If it kept one order, `second` is `NO_ORDER`."""

    seat: int
    orders: int
    first: int | None
    second: int | None


@event(EventKind.STARTED)
class Started(NamedTuple):
    """[AO-3.1] Event: a seat chose its start city."""

    seat: int
    city: int


@event(EventKind.GIFT, heard_by=Audience.HOLDERS, hiding="first second third")
class Gift(NamedTuple):
    """[AO-3.3] Event: a later seat received balloons before the start. `NO_BALLOON` fills the unused fields."""

    seat: int
    balloons: int
    first: int | None
    second: int | None
    third: int | None


@event(EventKind.TURN)
class TurnBegan(NamedTuple):
    """[AO-4.1, AO-9.4] Event: a turn began. If it is an extra turn from a second wind, `is_extra` is 1."""

    seat: int
    is_extra: int


@event(EventKind.TURN_ENDED)
class TurnEnded(NamedTuple):
    """[AO-4.1] Event: a seat ended its turn.

    `has_acted` is 1 if the seat moved or claimed in this turn. It is 0 if no move or claim was possible.
    """

    seat: int
    has_acted: int


@event(EventKind.SKIPPED)
class Skipped(NamedTuple):
    """[AO-7.1] Event: in `capital`, the match skipped a seat that could not act."""

    seat: int


@event(EventKind.MOVED)
class Moved(NamedTuple):
    """[AO-5.1] Event: a traveler flew over a route to a city and used a slot, numbered from 1."""

    seat: int
    route: int
    city: int
    slot: int


@event(EventKind.TOLL, heard_by=Audience.HOLDERS, hiding="balloon", seats="payer")
class Toll(NamedTuple):
    """[AO-9.4] Event: the owner of a toll took a balloon from the seat that flew over the route."""

    seat: int
    payer: int
    balloon: int | None


@event(EventKind.PICKED)
class Picked(NamedTuple):
    """[AO-5.3] Event: a mover picked one or two balloons. If it picked one balloon, `second` is `NO_BALLOON`."""

    seat: int
    first: int
    second: int


@event(EventKind.PROFITED)
class Profited(NamedTuple):
    """[AO-5.4] Event: a seat took a balloon as profit. The mover has just received a balloon of the same type."""

    seat: int
    balloon: int


@event(EventKind.NO_PROFIT)
class NoProfit(NamedTuple):
    """[AO-5.4] Event: a seat declined to profit."""

    seat: int


@event(EventKind.OWNER_NAMED)
class OwnerNamed(NamedTuple):
    """[AO-5.6] Event: the mover chose the owner who receives the reward for a picked balloon."""

    seat: int
    owner: int
    balloon: int


@event(EventKind.VETOED)
class Vetoed(NamedTuple):
    """[AO-10.1] Event: the owner refused the reward. The mover therefore loses the picked balloon."""

    seat: int
    mover: int
    balloon: int


@event(EventKind.REPICKED)
class Repicked(NamedTuple):
    """[AO-10.1] Event: the mover picked another balloon instead of the lost balloon."""

    seat: int
    balloon: int


@event(EventKind.REWARDED, heard_by=Audience.HOLDERS, hiding="balloon")
class Rewarded(NamedTuple):
    """[AO-2.3] Event: a seat took a balloon as the reward for a route.

    `route` is `NO_ROUTE` if the reward is for a picked balloon.
    """

    seat: int
    route: int
    balloon: int | None


@event(EventKind.SPACE_GAINED)
class SpaceGained(NamedTuple):
    """[AO-2.3, AO-8.3] Event: a seat took a space as the reward for a route.

    `route` is `NO_ROUTE` if the reward is for a picked balloon.
    """

    seat: int
    route: int


@event(EventKind.RIVAL_RECEIVED, heard_by=Audience.HOLDERS, hiding="balloon")
class RivalReceived(NamedTuple):
    """[AO-8.3] Event: the rival received a balloon because the human flew over its route."""

    seat: int
    route: int
    balloon: int | None


@event(EventKind.CLAIMED)
class Claimed(NamedTuple):
    """[AO-6.1] Event: a seat claimed a plain route with balloons of one type and `wilds` wilds."""

    seat: int
    route: int
    balloon: int
    wilds: int


@event(EventKind.SPACE_CLAIMED)
class SpaceClaimed(NamedTuple):
    """[AO-9.5] Event: a seat claimed a multiroute space with a wild or a balloon of the space's type."""

    seat: int
    route: int
    space: int
    is_wild: int


@event(EventKind.FINISHED)
class Finished(NamedTuple):
    """[AO-9.6] Event: a seat claimed the last free space of a multiroute."""

    seat: int
    route: int


@event(EventKind.SHARED)
class Shared(NamedTuple):
    """[AO-9.4] Event: a seat became the second owner of a route. The seat paid the same price as for a claim."""

    seat: int
    route: int
    balloon: int
    wilds: int
    owner: int


@event(EventKind.FACE_SCORED)
class FaceScored(NamedTuple):
    """[AO-7.3] Event: the seats that score a face have changed. `owners` contains the new seats as a bit mask.

    The event has no seat of its own.
    """

    seat: int
    face: int
    owners: int


@event(EventKind.SYMBOL)
class SymbolFound(NamedTuple):
    """[AO-9.3, AO-9.4] Event: a claimer found the symbol on a space.

    If the symbol changed nothing, `has_effect` is 0.
    """

    seat: int
    route: int
    space: int
    has_effect: int


@event(EventKind.CROSSED_OUT, heard_by=Audience.HOLDERS, hiding="balloon")
class CrossedOut(NamedTuple):
    """[AO-9.3] Event: a seat crossed out a balloon because of a symbol."""

    seat: int
    balloon: int | None


@event(EventKind.SWAPPED, heard_by=Audience.HOLDERS, hiding="old new")
class Swapped(NamedTuple):
    """[AO-9.2, AO-9.3] Event: a seat changed a balloon into another type."""

    seat: int
    old: int | None
    new: int | None


@event(EventKind.NO_SWAP)
class NoSwap(NamedTuple):
    """[AO-9.2] Event: a seat declined its remaining swaps."""

    seat: int


@event(EventKind.ROBBED, heard_by=Audience.HOLDERS, hiding="balloon", seats="victim")
class Robbed(NamedTuple):
    """[AO-9.9] Event: a thief chose a space of the victim, counted from 0.

    `has_found` is 1 if the space contained a balloon, else 0.
    """

    seat: int
    victim: int
    cell: int
    has_found: int
    balloon: int | None


@event(EventKind.SPIED)
class Spied(NamedTuple):
    """[AO-9.10] Event: a spy was in a city of a claimed route.

    `has_received` is 1 if the spy had a free space for the balloon, else 0.
    """

    seat: int
    city: int
    balloon: int
    has_received: int


@event(EventKind.FULFILLED)
class Fulfilled(NamedTuple):
    """[AO-9.1] Event: a seat fulfilled a trajectory.

    `lost` is the number of reward balloons for which the seat had no free space.
    """

    seat: int
    trajectory: int
    lost: int


@event(EventKind.STOLE)
class Stole(NamedTuple):
    """[AO-9.4] Event: a thief chose a balloon type to steal. `has_found` is 0 if the victim had no such balloon."""

    seat: int
    victim: int
    balloon: int
    has_found: int


@event(EventKind.ARRIVED_LATE)
class ArrivedLate(NamedTuple):
    """[AO-9.4] Event: a seat used a late arrival for a trajectory."""

    seat: int
    trajectory: int


@event(EventKind.TELEPORTED)
class Teleported(NamedTuple):
    """[AO-9.4] Event: a traveler teleported to a city and used a slot, numbered from 1."""

    seat: int
    city: int
    slot: int


@event(EventKind.SECOND_WIND)
class SecondWind(NamedTuple):
    """[AO-9.4] Event: a seat gained one more turn after the current turn."""

    seat: int


@event(EventKind.MATCH_ENDED)
class MatchEnded(NamedTuple):
    """[AO-7.1] Event: the match ended. `reason` is a member of `End`. The event belongs to no seat."""

    seat: int
    reason: int


HEARING = Hearing(EventKind)

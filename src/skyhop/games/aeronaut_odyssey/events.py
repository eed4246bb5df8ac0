"""Events of a match of Aeronaut Odyssey, and the audiences that may receive their details.

All seats receive claims, picks, profits and thefts with all details. Other events with a balloon may hide the type
of the balloon (AO-2.4). Such an event shows the type only to seats that may see the inventory. Cities, routes,
spaces, trajectories and orders are numbered from 0.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from skyhop.engine.event import Audience, Hearing, event


class EventKind(IntEnum):
    """Kinds of events. Each kind has a class in this module. The fields of the class are the details of the event."""

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
    """[AO-4.2] Event: the seat had only one legal action, so the match chose this action.

    The event of this action follows.
    """

    seat: int


@event(EventKind.DEALT, heard_by=Audience.SEATS, hiding="first second")
class Dealt(NamedTuple):
    """[AO-9.11] Event: a seat received two secret orders at the start of the match."""

    seat: int
    first: int | None
    second: int | None


@event(EventKind.KEPT, heard_by=Audience.SEATS, hiding="first second")
class Kept(NamedTuple):
    """[AO-9.11] Event: a seat kept one or two of its secret orders. If the seat kept one, `second` is `NO_ORDER`."""

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
    """[AO-3.3] Event: a seat that is not first in turn order received balloons before the first turn.

    `NO_BALLOON` fills the unused fields.
    """

    seat: int
    balloons: int
    first: int | None
    second: int | None
    third: int | None


@event(EventKind.TURN)
class TurnBegan(NamedTuple):
    """[AO-4.1, AO-9.4] Event: the turn of a seat began.

    `is_extra` is 1 for an extra turn from a second wind, else 0.
    """

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
    """[AO-7.1] Event: the match skipped a seat that could not act. This happens only in the ruleset `capital`."""

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
    """[AO-9.4] Event: the seat with a toll on a route took a balloon from the seat that flew over this route."""

    seat: int
    payer: int
    balloon: int | None


@event(EventKind.PICKED)
class Picked(NamedTuple):
    """[AO-5.3] Event: the moving seat picked one or two balloons.

    If the seat picked one, `second` is `NO_BALLOON`.
    """

    seat: int
    first: int
    second: int


@event(EventKind.PROFITED)
class Profited(NamedTuple):
    """[AO-5.4] Event: a seat took a balloon of a type that the moving seat had just received."""

    seat: int
    balloon: int


@event(EventKind.NO_PROFIT)
class NoProfit(NamedTuple):
    """[AO-5.4] Event: a seat declined to profit from the move of another seat."""

    seat: int


@event(EventKind.OWNER_NAMED)
class OwnerNamed(NamedTuple):
    """[AO-5.6] Event: the moving seat chose the route owner who receives the reward for a picked balloon."""

    seat: int
    owner: int
    balloon: int


@event(EventKind.VETOED)
class Vetoed(NamedTuple):
    """[AO-10.1] Event: a route owner refused the reward for a picked balloon. The moving seat loses this balloon."""

    seat: int
    mover: int
    balloon: int


@event(EventKind.REPICKED)
class Repicked(NamedTuple):
    """[AO-10.1] Event: the moving seat picked a balloon to replace the balloon that a veto removed."""

    seat: int
    balloon: int


@event(EventKind.REWARDED, heard_by=Audience.HOLDERS, hiding="balloon")
class Rewarded(NamedTuple):
    """[AO-2.3] Event: a seat took a balloon as its reward.

    `route` is the route that gave the reward, or `NO_ROUTE` if the reward is for a picked balloon.
    """

    seat: int
    route: int
    balloon: int | None


@event(EventKind.SPACE_GAINED)
class SpaceGained(NamedTuple):
    """[AO-2.3, AO-8.3] Event: a seat took an inventory space as its reward.

    `route` is the route that gave the reward, or `NO_ROUTE` if the reward is for a picked balloon.
    """

    seat: int
    route: int


@event(EventKind.RIVAL_RECEIVED, heard_by=Audience.HOLDERS, hiding="balloon")
class RivalReceived(NamedTuple):
    """[AO-8.3] Event: the rival received a balloon because the human flew over a route of the rival."""

    seat: int
    route: int
    balloon: int | None


@event(EventKind.CLAIMED)
class Claimed(NamedTuple):
    """[AO-6.1] Event: a seat claimed a plain route.

    The seat paid balloons of one type, and replaced `wilds` of them with wilds.
    """

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
    """[AO-9.6] Event: a seat claimed the last free space of a multiroute, which completes the route."""

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
    """[AO-7.3] Event: the seats that score a face have changed.

    `owners` is a bit mask of the seats that score it now. The event belongs to no seat.
    """

    seat: int
    face: int
    owners: int


@event(EventKind.SYMBOL)
class SymbolFound(NamedTuple):
    """[AO-9.3, AO-9.4] Event: a seat claimed a space with a bonus symbol.

    If the symbol changed nothing, `has_effect` is 0, else 1.
    """

    seat: int
    route: int
    space: int
    has_effect: int


@event(EventKind.CROSSED_OUT, heard_by=Audience.HOLDERS, hiding="balloon")
class CrossedOut(NamedTuple):
    """[AO-9.3] Event: a seat crossed out one of its balloons because of a bonus symbol."""

    seat: int
    balloon: int | None


@event(EventKind.SWAPPED, heard_by=Audience.HOLDERS, hiding="old new")
class Swapped(NamedTuple):
    """[AO-9.2, AO-9.3] Event: a seat swapped a balloon of type `old` for a balloon of type `new`."""

    seat: int
    old: int | None
    new: int | None


@event(EventKind.NO_SWAP)
class NoSwap(NamedTuple):
    """[AO-9.2] Event: a seat declined its remaining swaps."""

    seat: int


@event(EventKind.ROBBED, heard_by=Audience.HOLDERS, hiding="balloon", seats="victim")
class Robbed(NamedTuple):
    """[AO-9.9] Event: a thief chose a space of the victim's inventory. `cell` counts the spaces from 0.

    `has_found` is 1 if the space contained a balloon, else 0.
    """

    seat: int
    victim: int
    cell: int
    has_found: int
    balloon: int | None


@event(EventKind.SPIED)
class Spied(NamedTuple):
    """[AO-9.10] Event: a seat acted as a spy, because its traveler was in a city of a route that was just claimed.

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
    """[AO-9.4] Event: a seat tried to steal a balloon of one type.

    If the victim had no such balloon, `has_found` is 0.
    """

    seat: int
    victim: int
    balloon: int
    has_found: int


@event(EventKind.ARRIVED_LATE)
class ArrivedLate(NamedTuple):
    """[AO-9.4] Event: a seat used the ability *late arrival* to fulfil a trajectory without a free slot."""

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
    """[AO-9.4] Event: a seat used a second wind. It has one more turn after the current turn."""

    seat: int


@event(EventKind.MATCH_ENDED)
class MatchEnded(NamedTuple):
    """[AO-7.1] Event: the match ended. `reason` is a member of `End`. The event belongs to no seat."""

    seat: int
    reason: int


HEARING = Hearing(EventKind)

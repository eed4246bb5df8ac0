"""What can happen in a match of Aeronaut Odyssey, and who hears of it.

Claims, picks, profits, thefts and what they name are announced to all; what a seat receives or gives up by a choice of
its own is heard by those who may look into its inventory (AO-2.4). Cities, routes, spaces, trajectories and orders are
numbered from 0.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from skyhop.engine.event import Audience, Hearing, event


class EventKind(IntEnum):
    """The kinds of events; what their numbers mean is said by the class of each."""

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
    """[AO-4.2] There was one answer to a decision of the seat, so it was made by itself: the event that follows."""

    seat: int


@event(EventKind.DEALT, heard_by=Audience.SEATS, hiding="first second")
class Dealt(NamedTuple):
    """[AO-9.11] Two secret orders were dealt."""

    seat: int
    first: int | None
    second: int | None


@event(EventKind.KEPT, heard_by=Audience.SEATS, hiding="first second")
class Kept(NamedTuple):
    """[AO-9.11] So many secret orders were kept; the second is `NO_ORDER` where it is one."""

    seat: int
    orders: int
    first: int | None
    second: int | None


@event(EventKind.STARTED)
class Started(NamedTuple):
    """[AO-3.1] A traveler was drawn at a city."""

    seat: int
    city: int


@event(EventKind.GIFT, heard_by=Audience.HOLDERS, hiding="first second third")
class Gift(NamedTuple):
    """[AO-3.3] A later seat received so many balloons before the start, `NO_BALLOON` after the last."""

    seat: int
    balloons: int
    first: int | None
    second: int | None
    third: int | None


@event(EventKind.TURN)
class TurnBegan(NamedTuple):
    """[AO-4.1, AO-9.4] A turn began, or (1) one more by a second wind."""

    seat: int
    is_extra: int


@event(EventKind.TURN_ENDED)
class TurnEnded(NamedTuple):
    """[AO-4.1] A player uses no more abilities, having moved or claimed (1) or not being able to (0)."""

    seat: int
    has_acted: int


@event(EventKind.SKIPPED)
class Skipped(NamedTuple):
    """[AO-7.1] `capital`: a player cannot act and is skipped."""

    seat: int


@event(EventKind.MOVED)
class Moved(NamedTuple):
    """[AO-5.1] A traveler flew over a route to a city, and used up its slot of this number (from 1)."""

    seat: int
    route: int
    city: int
    slot: int


@event(EventKind.TOLL, heard_by=Audience.HOLDERS, hiding="balloon", seats="payer")
class Toll(NamedTuple):
    """[AO-9.4] The seat took a balloon as toll from whoever flew."""

    seat: int
    payer: int
    balloon: int | None


@event(EventKind.PICKED)
class Picked(NamedTuple):
    """[AO-5.3] The balloons of a move; the second is `NO_BALLOON` where one fits, or a wild was picked."""

    seat: int
    first: int
    second: int


@event(EventKind.PROFITED)
class Profited(NamedTuple):
    """[AO-5.4] A player took a balloon of a type just received by another."""

    seat: int
    balloon: int


@event(EventKind.NO_PROFIT)
class NoProfit(NamedTuple):
    """[AO-5.4] A player took none."""

    seat: int


@event(EventKind.OWNER_NAMED)
class OwnerNamed(NamedTuple):
    """[AO-5.6] The mover named the owner who is rewarded for a picked balloon."""

    seat: int
    owner: int
    balloon: int


@event(EventKind.VETOED)
class Vetoed(NamedTuple):
    """[AO-10.1] The owner to be rewarded refused; the mover's balloon was taken back."""

    seat: int
    mover: int
    balloon: int


@event(EventKind.REPICKED)
class Repicked(NamedTuple):
    """[AO-10.1] The mover picked another balloon instead."""

    seat: int
    balloon: int


@event(EventKind.REWARDED, heard_by=Audience.HOLDERS, hiding="balloon")
class Rewarded(NamedTuple):
    """[AO-2.3] A reward: a balloon, for a route flown over or claimed (`NO_ROUTE`: for a balloon picked)."""

    seat: int
    route: int
    balloon: int | None


@event(EventKind.SPACE_GAINED)
class SpaceGained(NamedTuple):
    """[AO-2.3, AO-8.3] A reward: a space, for a route as above."""

    seat: int
    route: int


@event(EventKind.RIVAL_RECEIVED, heard_by=Audience.HOLDERS, hiding="balloon")
class RivalReceived(NamedTuple):
    """[AO-8.3] The rival took a balloon for its route that was flown over."""

    seat: int
    route: int
    balloon: int | None


@event(EventKind.CLAIMED)
class Claimed(NamedTuple):
    """[AO-6.1] A plain route was claimed, for balloons of a type and so many wilds among them."""

    seat: int
    route: int
    balloon: int
    wilds: int


@event(EventKind.SPACE_CLAIMED)
class SpaceClaimed(NamedTuple):
    """[AO-9.5] A space of a multiroute was claimed, for its own type or a wild."""

    seat: int
    route: int
    space: int
    is_wild: int


@event(EventKind.FINISHED)
class Finished(NamedTuple):
    """[AO-9.6] That was the last space of a multiroute."""

    seat: int
    route: int


@event(EventKind.SHARED)
class Shared(NamedTuple):
    """[AO-9.4] A route was shared with its owner, for a payment as of a claim."""

    seat: int
    route: int
    balloon: int
    wilds: int
    owner: int


@event(EventKind.FACE_SCORED)
class FaceScored(NamedTuple):
    """[AO-7.3] These seats, bits, score a face now, and others or nobody did before; it is no seat's event."""

    seat: int
    face: int
    owners: int


@event(EventKind.SYMBOL)
class SymbolFound(NamedTuple):
    """[AO-9.3, AO-9.4] A claimer found the symbol on a space; it brought (1) or took something, or could not (0)."""

    seat: int
    route: int
    space: int
    has_effect: int


@event(EventKind.CROSSED_OUT, heard_by=Audience.HOLDERS, hiding="balloon")
class CrossedOut(NamedTuple):
    """[AO-9.3] A symbol's finder crossed a balloon out."""

    seat: int
    balloon: int | None


@event(EventKind.SWAPPED, heard_by=Audience.HOLDERS, hiding="old new")
class Swapped(NamedTuple):
    """[AO-9.2, AO-9.3] A balloon was changed into another type."""

    seat: int
    old: int | None
    new: int | None


@event(EventKind.NO_SWAP)
class NoSwap(NamedTuple):
    """[AO-9.2] The swaps left were not used."""

    seat: int


@event(EventKind.ROBBED, heard_by=Audience.HOLDERS, hiding="balloon", seats="victim")
class Robbed(NamedTuple):
    """[AO-9.9] A thief named a space of the victim's inventory, from 0, and took what it held, if anything (1)."""

    seat: int
    victim: int
    cell: int
    has_found: int
    balloon: int | None


@event(EventKind.SPIED)
class Spied(NamedTuple):
    """[AO-9.10] A player in a city of the claimed route received a balloon of the type paid (1), or had no space."""

    seat: int
    city: int
    balloon: int
    has_received: int


@event(EventKind.FULFILLED)
class Fulfilled(NamedTuple):
    """[AO-9.1] A trajectory was fulfilled; so many balloons of its reward found no space."""

    seat: int
    trajectory: int
    lost: int


@event(EventKind.STOLE)
class Stole(NamedTuple):
    """[AO-9.4] A balloon that the thief named was stolen (1), or the victim had none."""

    seat: int
    victim: int
    balloon: int
    has_found: int


@event(EventKind.ARRIVED_LATE)
class ArrivedLate(NamedTuple):
    """[AO-9.4] A late arrival was used for a trajectory."""

    seat: int
    trajectory: int


@event(EventKind.TELEPORTED)
class Teleported(NamedTuple):
    """[AO-9.4] A traveler was put into a city, and used up its slot of this number (from 1)."""

    seat: int
    city: int
    slot: int


@event(EventKind.SECOND_WIND)
class SecondWind(NamedTuple):
    """[AO-9.4] One more turn will follow."""

    seat: int


@event(EventKind.MATCH_ENDED)
class MatchEnded(NamedTuple):
    """[AO-7.1] The match ended, and why, an `End`; it is no seat's event."""

    seat: int
    reason: int


HEARING = Hearing(EventKind)

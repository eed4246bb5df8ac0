"""What can happen in a match of Balloon Cup, and who hears of it."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from skyhop.engine.event import Audience, Hearing, event


class EventKind(IntEnum):
    """The kinds of events; what their numbers mean is said by the class of each."""

    PLACED = 1
    EXCHANGED = 2
    DISCARDED = 3
    CLAIMED = 4
    TRADED = 5
    DECLINED = 6
    WON_TILE = 7
    TOOK_CUBES = 8
    TOOK_TROPHY = 9
    TILE_LEFT = 10
    DREW = 11
    SHOWED = 12
    RESHUFFLED = 13
    GAME_ENDED = 16
    MATCH_ENDED = 17


@event(EventKind.PLACED)
class Placed(NamedTuple):
    """[BC-4.2] A card was laid on the owner's side of a tile; `before` cards of its colour lay there already."""

    seat: int
    card: int
    tile: int
    owner: int
    before: int


@event(EventKind.EXCHANGED)
class Exchanged(NamedTuple):
    """[BC-5.2] A stuck player exchanged so many cards; which, is told card by card."""

    seat: int
    cards: int


@event(EventKind.DISCARDED)
class Discarded(NamedTuple):
    """[BC-5.2] A card of an exchange was laid on the discard pile."""

    seat: int
    card: int


@event(EventKind.CLAIMED)
class Claimed(NamedTuple):
    """[BC-7.2] A trophy was claimed with substitutes; the claim is a row of `actions`."""

    seat: int
    claim: int


@event(EventKind.TRADED)
class Traded(NamedTuple):
    """[BC-9.1] Three cubes of a colour were traded for one of another."""

    seat: int
    given: int
    taken: int


@event(EventKind.DECLINED)
class Declined(NamedTuple):
    """[BC-9.2] A player who was asked for a trade made none."""

    seat: int


@event(EventKind.WON_TILE)
class WonTile(NamedTuple):
    """[BC-6.2, BC-6.3] A tile was scored: its winner, which of its sides lay up, and both sums."""

    seat: int
    tile: int
    terrain: int
    own: int
    other: int


@event(EventKind.TOOK_CUBES)
class TookCubes(NamedTuple):
    """[BC-6.4] The winner of a tile took its cubes of a colour."""

    seat: int
    colour: int
    cubes: int


@event(EventKind.TOOK_TROPHY)
class TookTrophy(NamedTuple):
    """[BC-7.1, BC-7.2] A trophy changed from the market to a player."""

    seat: int
    colour: int


@event(EventKind.TILE_LEFT)
class TileLeft(NamedTuple):
    """[BC-6.5, BC-9.5] A tile could not be filled and left the game; it is no seat's event."""

    seat: int
    tile: int


@event(EventKind.DREW, heard_by=Audience.HOLDERS, hiding="card")
class Drew(NamedTuple):
    """[BC-3.3] A card was drawn; only its holder hears which, unless hands lie open (BC-9.7)."""

    seat: int
    card: int | None


@event(EventKind.SHOWED)
class Showed(NamedTuple):
    """[BC-5.1, BC-5.3] A card of a hand that was laid open."""

    seat: int
    card: int


@event(EventKind.RESHUFFLED)
class Reshuffled(NamedTuple):
    """[BC-3.3] The discard pile became the supply of so many cards; it is no seat's event."""

    seat: int
    cards: int


@event(EventKind.GAME_ENDED)
class GameEnded(NamedTuple):
    """[BC-9.7] A game of a series ended: who won it (or nobody), why, and the games that both have won."""

    seat: int
    reason: int
    first_score: int
    second_score: int


@event(EventKind.MATCH_ENDED)
class MatchEnded(NamedTuple):
    """[BC-8] The match ended: who won it (or nobody), and why."""

    seat: int
    reason: int


HEARING = Hearing(EventKind)

"""Events of a match of Balloon Cup, and their audiences."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from skyhop.engine.event import Audience, Hearing, event


class EventKind(IntEnum):
    """Kinds of events. Each kind has a class in this module. The fields of the class are the details of the event."""

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
    """[BC-4.2] Event: a player placed a card on a side of a tile. `owner` is the seat to which this side belongs.

    `before` is the number of cards of the same colour that the side already had.
    """

    seat: int
    card: int
    tile: int
    owner: int
    before: int


@event(EventKind.EXCHANGED)
class Exchanged(NamedTuple):
    """[BC-5.2] Event: a stuck player exchanged `cards` cards. A `Discarded` event follows for each of these cards."""

    seat: int
    cards: int


@event(EventKind.DISCARDED)
class Discarded(NamedTuple):
    """[BC-5.2] Event: a stuck player discarded a card to exchange it."""

    seat: int
    card: int


@event(EventKind.CLAIMED)
class Claimed(NamedTuple):
    """[BC-7.2] Event: a player claimed a trophy with substitutes.

    `claim` is the number of a row in the table of substitutes in `actions`.
    """

    seat: int
    claim: int


@event(EventKind.TRADED)
class Traded(NamedTuple):
    """[BC-9.1] Event: a player traded three cubes of one colour for one cube of another colour."""

    seat: int
    given: int
    taken: int


@event(EventKind.DECLINED)
class Declined(NamedTuple):
    """[BC-9.2] Event: a player declined a possible trade."""

    seat: int


@event(EventKind.WON_TILE)
class WonTile(NamedTuple):
    """[BC-6.2, BC-6.3] Event: a player won a tile.

    `own` is the sum of the winner's side, and `other` is the sum of the opponent's side.
    """

    seat: int
    tile: int
    terrain: int
    own: int
    other: int


@event(EventKind.TOOK_CUBES)
class TookCubes(NamedTuple):
    """[BC-6.4] Event: the winner of a tile took the tile's cubes of one colour."""

    seat: int
    colour: int
    cubes: int


@event(EventKind.TOOK_TROPHY)
class TookTrophy(NamedTuple):
    """[BC-7.1, BC-7.2] Event: a player received a trophy."""

    seat: int
    colour: int


@event(EventKind.TILE_LEFT)
class TileLeft(NamedTuple):
    """[BC-6.5, BC-9.5] Event: the rules removed a tile from the game.

    The cubes in the bag could not fill the tile. The event belongs to no seat.
    """

    seat: int
    tile: int


@event(EventKind.DREW, heard_by=Audience.HOLDERS, hiding="card")
class Drew(NamedTuple):
    """[BC-3.3] Event: a player drew a card. The opponent sees the card only if hands are open (BC-9.7)."""

    seat: int
    card: int | None


@event(EventKind.SHOWED)
class Showed(NamedTuple):
    """[BC-5.1, BC-5.3] Event: a stuck player showed one card of the hand to the opponent."""

    seat: int
    card: int


@event(EventKind.RESHUFFLED)
class Reshuffled(NamedTuple):
    """[BC-3.3] Event: the discard pile became the new supply. `cards` is its number of cards.

    The event belongs to no seat.
    """

    seat: int
    cards: int


@event(EventKind.GAME_ENDED)
class GameEnded(NamedTuple):
    """[BC-9.7] Event: a game of a series ended. `seat` is the winner or `NOBODY`. `reason` is a member of `End`.

    `first_score` and `second_score` are the numbers of games that seat 0 and seat 1 have won.
    """

    seat: int
    reason: int
    first_score: int
    second_score: int


@event(EventKind.MATCH_ENDED)
class MatchEnded(NamedTuple):
    """[BC-8] Event: the match ended. `seat` is the winner or `NOBODY`. `reason` is a member of `End`."""

    seat: int
    reason: int


HEARING = Hearing(EventKind)

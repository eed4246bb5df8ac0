"""What programs are given of ratings: of a game at a speed, as people read them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from skyhop.engine.document import Document, Part
from skyhop.server.ratings.eligibility import Reason

Rank = Annotated[int, Meta(ge=1)]


class Points(Part):
    """A rating."""

    points: int
    margin: int
    """So far to both sides lies what is likely, 19 times of 20."""
    is_provisional: bool
    """Whether too little is known."""
    matches: int
    """How many counted."""


class RatedAt(Part):
    """A player's rating of one game at one speed."""

    game: str
    speed: str
    rating: Points


class MatchRated(Part):
    """What one match made of a player's rating."""

    match: str
    game: str
    speed: str
    rank: Rank | None
    """The place, from 1; null where the match did not count."""
    annulled: Reason | None
    """Why it did not count."""
    rating: Points


class PlayerRatings(Document, tag="skyhop-player-ratings-1"):
    """The ratings of a program or a bot, and the rated matches that ended last, the latest first."""

    player: str
    ratings: list[RatedAt]
    history: list[MatchRated]


class Placed(Part):
    """Somebody on a leaderboard."""

    kind: Literal["guest", "account", "bot", "program"]
    name: str
    program: str | None
    """Of a program its identity, of a bot its name."""
    is_you: bool
    rating: Points


class Leaderboard(Document, tag="skyhop-leaderboard-1"):
    """The best of a game at a speed of whom enough is known."""

    game: str
    speed: str
    best: list[Placed]


class SeatRated(Part):
    """The rating of who sits in a seat, and what the match made of it."""

    rating: Points
    """As it is now; after the end as the match left it."""
    rank: Rank | None
    """The place, from 1; null before the end, and where the match did not count."""
    annulled: Reason | None
    """Why it did not count."""


class SeatRatings(Document, tag="skyhop-seat-ratings-1"):
    """The ratings of who sits in a match, of its game at its speed."""

    game: str
    speed: str
    seats: list[SeatRated | None]
    """Null of a seat that is free."""

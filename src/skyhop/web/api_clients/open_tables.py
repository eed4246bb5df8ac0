"""What programs are given of open tables, where a seat is free for whoever comes."""

from __future__ import annotations

from typing import TypeAlias

from skyhop.engine.document import Document, Part
from skyhop.web.api_clients.documents import End, Line, SeatShown, TermsShown


class OfferShown(Part):
    """A match that is offered to all, and has a free seat."""

    match: str
    game: str
    ruleset: str
    terms: TermsShown
    seats: list[SeatShown]
    """The host is the first of whoever sits there."""
    is_yours: bool
    begun_at: str


class OffersListed(Document, tag="skyhop-offers-1"):
    """The open tables, the oldest first; those of players whom the program does not meet are left out."""

    offers: list[OfferShown]


class Offers(Line, frozen=True, tag="offers"):
    """All open tables: as the first line, and whenever they are others."""

    offers: list[OfferShown]


OfferLine: TypeAlias = Offers | End
"""What the stream of open tables consists of."""

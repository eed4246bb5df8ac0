"""Messages of a server: the fields of its stream lines that a bot reads.

Messages may have more fields, so that a bot can play on a newer server.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from skyhop.connect.table import NotASkyhopServer
from skyhop.engine.document import DocumentError, decode_document, replace_fields
from skyhop.game.documents import ViewShown


class Message(msgspec.Struct, frozen=True):
    """Message of a server, or a part of one."""


class MatchStarted(Message, frozen=True):
    """Event: the bot is seated in a running match."""

    match: str
    game: str


class OfferedTerms(Message, frozen=True):
    """Terms of a match."""

    clock: str
    """Time control; empty without clocks."""


class InvitationReceived(Message, frozen=True):
    """Event: another player invites the bot."""

    match: str
    game: str
    by: str
    rematch_of: str | None = None
    """Match before, if the invitation is to a rematch."""
    terms: OfferedTerms | None = None


class StreamEnded(Message, frozen=True):
    """Last line of a stream."""

    reason: str
    detail: str


class OfferedSeat(Message, frozen=True):
    """Seat of an open offer."""

    kind: str
    name: str
    program: str | None = None


class OfferReceived(Message, frozen=True):
    """Open offer of a match."""

    match: str
    game: str
    terms: OfferedTerms
    seats: tuple[OfferedSeat, ...]
    is_yours: bool

    @property
    def host(self) -> str:
        """Program or name of the first seated player; empty if no seat is taken."""
        return next((seat.program or seat.name for seat in self.seats if seat.kind != "open"), "")


class OffersReceived(Message, frozen=True):
    """All open offers; other lines of their stream have none."""

    offers: tuple[OfferReceived, ...] = ()


class ClocksReceived(Message, frozen=True):
    """Clocks of a match."""

    left: tuple[int, ...]
    """Milliseconds left to each seat."""
    paused_for: int | None = None
    """Milliseconds until a paused match resumes by itself."""


class ResultReceived(Message, frozen=True):
    """Result of a match."""

    winners: tuple[int, ...]


class MatchChanged(Message, frozen=True, kw_only=True):
    """Changes of a match since the line before."""

    ply: int
    to_decide: int | None
    phase: str
    table: dict[str, object]
    """Changed fields of the view's table."""
    result: ResultReceived | None
    clocks: ClocksReceived | None = None
    take_back_asked_by: int | None = None
    pause_asked_by: int | None = None


class MatchReceived(Message, frozen=True, kw_only=True):
    """Whole match, as the bot sees it."""

    ply: int
    seat: int | None
    to_decide: int | None
    view: ViewShown
    result: ResultReceived | None
    clocks: ClocksReceived | None = None
    take_back_asked_by: int | None = None
    pause_asked_by: int | None = None

    def after(self, changed: MatchChanged) -> MatchReceived:
        """Return the match after changes."""
        return MatchReceived(
            ply=changed.ply,
            seat=self.seat,
            to_decide=changed.to_decide,
            view=replace_fields(self.view, phase=changed.phase, table={**self.view.table, **changed.table}),
            result=changed.result,
            clocks=changed.clocks,
            take_back_asked_by=changed.take_back_asked_by,
            pause_asked_by=changed.pause_asked_by,
        )


class PlayerGone(Message, frozen=True):
    """Event: another player disconnected, or is back."""

    seat: int
    claim_in: int | None = None
    """Milliseconds until the match can be claimed."""


AnyMessage = TypeVar("AnyMessage", bound=Message)


def read_message(kind: type[AnyMessage], line: object) -> AnyMessage:
    """Read a message from a parsed line; raise `NotASkyhopServer` if it lacks a field or has another type."""
    try:
        return decode_document(kind, line)
    except DocumentError as error:
        raise NotASkyhopServer from error

"""What programs are given and what they send, each declared once; the description of the API is made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, field

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part
from skyhop.game.documents import EventShown, ViewShown
from skyhop.game.journal import Result
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.shuffle_proof import LONGEST

Ply = Annotated[int, Meta(ge=0, le=99_999)]
SeatWord = Annotated[str, Meta(min_length=1, max_length=40)]


class ProgramShown(Document, tag="skyhop-program-1"):
    """Who the program is that asks."""

    id: str
    """It stays the same when the token is replaced; others invite the program by it."""
    name: str
    owner: str | None
    """What its owner is called; null: whoever keeps the table, or somebody without a name."""
    scopes: list[str]
    """What its token allows."""


class SeatShown(Part):
    """Who sits in a seat."""

    kind: Literal["guest", "account", "bot", "program", "open"]
    name: str
    """In the language that was asked for."""
    is_you: bool
    program: str | None
    """Of a program its identity, of a bot its name."""


class TermsShown(Part):
    """On what terms a match is played."""

    clock: str
    """As it is written: 5+3, minutes and seconds a turn, or 3d, days a turn; empty where nobody has one."""
    speed: str
    """Ratings are kept for each game at each of these."""
    is_rated: bool
    is_offered: bool
    """Whether it is listed for everybody while a seat is free."""


class ClocksShown(Part):
    """The clocks of all seats, by the clock of the server; milliseconds."""

    left: tuple[int, ...]
    """Of each seat: when its turn began, or when its clock stopped."""
    forgiven: tuple[int, ...]
    """Of each seat, what was forgiven for the way in all."""
    runs: int | None
    """The seat whose clock runs; null while none does."""
    due_in: int | None
    """So long after this was written its time is up: of a first turn the match is broken off, else lost."""
    is_first: bool
    """Whether it is the seat's first turn, for which its clock is not charged."""
    paused_for: int | LeftOut | None = LEFT_OUT
    """So long after this was written a match goes on by itself that is paused; null where it is not."""
    pauses_left: int | LeftOut = LEFT_OUT
    """How many pauses there may still be."""


class MatchSeen(Document, tag="skyhop-match-seen-1"):
    """A match as the seat of the program sees it, or as spectators do."""

    match: str
    game: str
    ruleset: str
    """The name of the ruleset; the view has every option."""
    seats: list[SeatShown]
    seat: int | None
    """The program's own, from 0; null where it only watches."""
    is_friendly: bool
    """Whether hints may be taken."""
    first: int
    """The seat that began."""
    ply: int
    """What an action wants to be told, so that none is meant for another position."""
    to_decide: int | None
    """The seat; null after the end, and before all have sat down at what is offered or rated: then nobody acts."""
    draw_offered_by: int | None
    result: Result | None
    """Null while the match goes on."""
    view: ViewShown
    terms: TermsShown | LeftOut = LEFT_OUT
    clocks: ClocksShown | LeftOut = LEFT_OUT
    """Left out where nobody has a clock."""
    take_back_asked_by: int | LeftOut | None = LEFT_OUT
    """The seat that asks to take its last action back, and waits for all others to agree."""
    pause_asked_by: int | LeftOut | None = LEFT_OUT
    """The seat that asks for a pause, and waits for all others to agree."""


class MatchListed(Part):
    """A match in a list."""

    match: str
    game: str
    ruleset: str
    seats: list[int]
    """The program's own."""
    begun_at: str
    result: Result | None


class MatchesListed(Document, tag="skyhop-matches-1"):
    """The program's matches, the newest first."""

    matches: list[MatchListed]


class Done(Document, tag="skyhop-done-1"):
    """That something was done, and where the match stands since."""

    match: str
    ply: int


class JobStatus(Document, tag="skyhop-progress-1"):
    """How far something is that is being made."""

    done: int
    """Parts that are done."""
    parts: int
    ahead: int
    """About how many others are made before it."""


class NewMatch(Part):
    """A match that is to begin."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWord], Meta(min_length=1, max_length=10)]
    """Who sits where: me (once), open (whoever is given the address of the match), or the name of a bot."""
    ruleset: Annotated[str, Meta(max_length=40)] = ""
    """A published one; the game's first where it is left out."""
    options: dict[str, str | int | bool] = field(default_factory=dict)
    """Options that differ from the ruleset."""
    first: Annotated[int, Meta(ge=0, le=9)] | None = None
    """The seat that begins; where it is left out, the lot decides."""
    is_friendly: bool = False
    """Whether hints may be taken."""
    clock: Annotated[str, Meta(max_length=8)] = ""
    """As it is written, 5+3 or 3d; none where it is left out."""
    is_rated: bool = False
    is_offered: bool = False
    """Whether everybody is told that a seat is free; one must be."""
    word: Annotated[str, Meta(max_length=LONGEST)] = ""
    """What the shuffles are to follow from as well; it needs a ticket."""
    ticket: Annotated[str, Meta(max_length=200)] = ""


class TicketShown(Document, tag="skyhop-ticket-1"):
    """What the table has drawn for a word that it does not know: it holds for an hour, once, and for this program."""

    ticket: str
    match: str
    """The name that a match will have which begins by it."""
    commitment: str
    """The hash of what was drawn."""


class ActionCommand(Part):
    """An action that is to be done."""

    action: Annotated[str, Meta(min_length=1, max_length=60)]
    """In notation."""
    ply: Ply
    """That of the position for which it is meant."""


class AtPly(Part):
    """Something that is meant for a position."""

    ply: Ply


class DrawCommand(Part):
    """What is said of a draw."""

    answer: Literal["offer", "agree", "decline"]
    """Offer a draw, which agrees to one that is offered; agree, where one is offered still; decline it, or take the own
    offer back."""
    ply: Ply


class ConsentCommand(Part):
    """What is said of something to which all others must agree."""

    answer: Literal["ask", "agree", "decline"]
    """Ask for it; agree that somebody else has it; do not agree, or ask for it no longer."""
    ply: Ply


class PauseCommand(Part):
    """What is said of a pause."""

    answer: Literal["ask", "agree", "decline", "go on"]
    """As of taking back; or let the match go on, which it does ten seconds later."""
    ply: Ply


class ClaimCommand(Part):
    """That nobody waits any longer for somebody who is gone."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    """Theirs."""
    ply: Ply
    outcome: Literal["win", "off"] = "win"
    """Win, or with several others let a bot play on for them; or call the match off."""


class InviteCommand(Part):
    """Whom to invite to an open seat."""

    program: Annotated[str, Meta(min_length=1, max_length=40)]
    """Its identity."""


class StreamLine(Part, frozen=True, tag_field="type"):
    """A line of a stream."""


class MatchStart(StreamLine, frozen=True, tag="matchStart"):
    """The program sits in a match that goes on: it has begun, or went on when the stream was opened."""

    match: str
    game: str
    seat: int
    rematch_of: str | LeftOut = LEFT_OUT


class MatchFinish(StreamLine, frozen=True, tag="matchFinish"):
    """A match of the program is over."""

    match: str


class Invitation(StreamLine, frozen=True, tag="invited"):
    """Somebody asks the program to sit down at an open seat: it sits down, or declines."""

    match: str
    game: str
    by: str
    rematch_of: str | LeftOut = LEFT_OUT
    terms: TermsShown | LeftOut = LEFT_OUT


class InvitationDeclined(StreamLine, frozen=True, tag="declined"):
    """A program that was invited does not sit down."""

    match: str
    by: str


class MatchWhole(StreamLine, frozen=True, tag="match"):
    """The whole match, as the first line, and again when somebody else sits in a seat."""

    match: MatchSeen


class MatchUpdate(StreamLine, frozen=True, tag="state"):
    """What has happened since the line before."""

    ply: int
    to_decide: int | None
    phase: str
    """The kind of decision that is due, or over."""
    actor: int | None
    """The seat that has acted; null where nothing was done but something said."""
    table: Mapping[str, Any]
    """The fields of the view's table that are not as they were, whole."""
    heard: tuple[EventShown, ...]
    draw_offered_by: int | None
    result: Result | None
    clocks: ClocksShown | LeftOut = LEFT_OUT
    """As they are now, on the last line of several; left out where nobody has a clock."""
    take_back_asked_by: int | LeftOut | None = LEFT_OUT
    pause_asked_by: int | LeftOut | None = LEFT_OUT
    """As of a whole match, on the last line of several."""


class OpponentGone(StreamLine, frozen=True, tag="opponentGone"):
    """Somebody who sat at the table is away, or is back."""

    seat: int
    gone: bool
    claim_in: int | LeftOut = LEFT_OUT
    """So long after this was written the match can be claimed; with 0 there is a line of its own. Left out where nobody
    is waited for, since no clock by minutes runs."""


class StreamEnd(StreamLine, frozen=True, tag="end"):
    """The last line: why nothing follows."""

    reason: Literal["over", "replaced", "revoked", "slow", "closing", "closed", "unavailable"]
    detail: str


EventLine: TypeAlias = MatchStart | MatchFinish | Invitation | InvitationDeclined | StreamEnd
MatchLine: TypeAlias = MatchWhole | MatchUpdate | OpponentGone | StreamEnd


Rank = Annotated[int, Meta(ge=1)]


class RatingPoints(Part):
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
    rating: RatingPoints


class MatchRated(Part):
    """What one match made of a player's rating."""

    match: str
    game: str
    speed: str
    rank: Rank | None
    """The place, from 1; null where the match did not count."""
    annulled: ExclusionReason | None
    """Why it did not count."""
    rating: RatingPoints


class PlayerRatings(Document, tag="skyhop-player-ratings-1"):
    """The ratings of a program or a bot, and the rated matches that ended last, the latest first."""

    player: str
    ratings: list[RatedAt]
    history: list[MatchRated]


class LeaderboardRow(Part):
    """Somebody on a leaderboard."""

    kind: Literal["guest", "account", "bot", "program"]
    name: str
    program: str | None
    """Of a program its identity, of a bot its name."""
    is_you: bool
    rating: RatingPoints


class Leaderboard(Document, tag="skyhop-leaderboard-1"):
    """The best of a game at a speed of whom enough is known."""

    game: str
    speed: str
    best: list[LeaderboardRow]


class SeatRated(Part):
    """The rating of who sits in a seat, and what the match made of it."""

    rating: RatingPoints
    """As it is now; after the end as the match left it."""
    rank: Rank | None
    """The place, from 1; null before the end, and where the match did not count."""
    annulled: ExclusionReason | None
    """Why it did not count."""


class SeatRatings(Document, tag="skyhop-seat-ratings-1"):
    """The ratings of who sits in a match, of its game at its speed."""

    game: str
    speed: str
    seats: list[SeatRated | None]
    """Null of a seat that is free."""


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


class Offers(StreamLine, frozen=True, tag="offers"):
    """All open tables: as the first line, and whenever they are others."""

    offers: list[OfferShown]


OfferLine: TypeAlias = Offers | StreamEnd
"""What the stream of open tables consists of."""

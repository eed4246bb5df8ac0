"""Documents that the API sends and receives. The OpenAPI description is generated from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part
from skyhop.game.documents import EventShown, ViewShown
from skyhop.game.journal import Result
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.shuffle_proof import LONGEST

Ply = Annotated[int, Meta(ge=0, le=99_999)]
SeatWord = Annotated[str, Meta(min_length=1, max_length=40)]


class ProgramShown(Document, tag="skyhop-program-1"):
    """Program that owns the token."""

    id: str
    """Identity of the program. Other players invite the program by this identity. A new token does not change it."""
    name: str
    owner: str | None
    """Name of the owner. Null if the operator of the server owns the program, or if the owner has no name."""
    scopes: list[str]
    """Scopes of the token."""


class SeatShown(Part):
    """Player of a seat."""

    kind: Literal["guest", "account", "bot", "program", "open"]
    name: str
    """Name of the player, in the language of the request."""
    is_you: bool
    program: str | None
    """Identity of a program, or name of a bot. Null for a person or a free seat."""


class TermsShown(Part):
    """Terms of a match: its clock, and whether the match is rated and listed as an offer."""

    clock: str
    """Time control. `5+3` means 5 minutes, and 3 more seconds for each turn. `3d` means 3 days for each turn.

    Empty if the match has no clocks.
    """
    speed: str
    """Speed class of the time control. Each game has a separate rating for each speed."""
    is_rated: bool
    is_offered: bool
    """True if the lobby lists the match as an offer as long as a seat is free."""


class ClocksShown(Part):
    """Clocks of all seats, in milliseconds, as measured by the server."""

    left: tuple[int, ...]
    """Milliseconds left to each seat when its turn began or its clock stopped."""
    forgiven: tuple[int, ...]
    """Milliseconds of network lag forgiven to each seat so far."""
    runs: int | None
    """Seat whose clock runs. Null if no clock runs.

    If several clocks run, the field contains the seat of the program if its clock runs. Otherwise, the field contains
    the seat whose time ends first.
    """
    due_in: int | None
    """Milliseconds from the creation of this document until the time of the seat in `runs` ends. Null if no clock runs.

    If the time ends in the first turn of the seat, the match is called off. In later turns, the seat loses the match.
    """
    is_first: bool
    """True during the first turn of the seat in `runs`. This turn takes no time from the seat's clock."""
    paused_for: int | LeftOut | None = LEFT_OUT
    """Milliseconds from the creation of this document until the pause ends automatically. Null if there is no pause."""
    pauses_left: int | LeftOut = LEFT_OUT
    """Number of pauses that the match may still have."""


class MatchSeen(Document, tag="skyhop-match-seen-1"):
    """Match as the program's seat sees it, or as a spectator sees it."""

    match: str
    game: str
    ruleset: str
    """Name of the ruleset. The view contains all options."""
    seats: list[SeatShown]
    seat: int | None
    """Seat of the program, counted from 0. Null for a spectator."""
    is_friendly: bool
    """True if hints are allowed."""
    first: int
    """Seat that acted first."""
    ply: int
    """Ply of the position. An action must contain this ply. The server then refuses the action in another position.

    While several seats choose at the same time, the choices of other seats do not make the ply outdated.
    """
    to_decide: int | None
    """Seat that decides next. Null after the end of the match.

    While several seats choose at the same time, this is the seat of the program until it has chosen.

    Also null in an offered or rated match with a free seat. In such a match, nobody may act before all seats are
    taken.
    """
    draw_offered_by: int | None
    result: Result | None
    """Result of the match. Null while the match runs."""
    view: ViewShown
    terms: TermsShown | LeftOut = LEFT_OUT
    clocks: ClocksShown | LeftOut = LEFT_OUT
    """Clocks of the seats. Missing if the match has no time control."""
    take_back_asked_by: int | LeftOut | None = LEFT_OUT
    """Seat that proposes to take back its last action. All other players must agree."""
    pause_asked_by: int | LeftOut | None = LEFT_OUT
    """Seat that proposes a pause. All other players must agree."""


class MatchListed(Part):
    """Match in the list of a program's matches."""

    match: str
    game: str
    ruleset: str
    seats: list[int]
    """Seats of the program."""
    begun_at: str
    result: Result | None


class MatchesListed(Document, tag="skyhop-matches-1"):
    """Matches of the program, the newest first."""

    matches: list[MatchListed]


class Done(Document, tag="skyhop-done-1"):
    """Confirmation of a command, with the current ply of the match."""

    match: str
    ply: int


class JobStatus(Document, tag="skyhop-progress-1"):
    """Progress of a background job."""

    done: int
    """Number of finished parts."""
    parts: int
    ahead: int
    """Approximate number of jobs before this one in the queue."""


class NewMatch(Part):
    """Request to start a match."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWord], Meta(min_length=1, max_length=10)]
    """Players by seat: `me` (once), `open` (for anybody with the link to the match), or the name of a bot."""
    ruleset: Annotated[str, Meta(max_length=40)] = ""
    """Name of a published ruleset. The default is the first ruleset of the game."""
    options: dict[str, str | int | bool] = field(default_factory=dict)
    """Values of the options that differ from the ruleset."""
    first: Annotated[int, Meta(ge=0, le=9)] | None = None
    """Seat that acts first. If the field is missing, the server chooses this seat at random."""
    is_friendly: bool = False
    """True to allow hints."""
    clock: Annotated[str, Meta(max_length=8)] = ""
    """Time control, such as `5+3` or `3d`. If the field is missing, the match has no clocks."""
    is_rated: bool = False
    is_offered: bool = False
    """True to list the match as a public offer. One seat must be `open`."""
    word: Annotated[str, Meta(max_length=LONGEST)] = ""
    """Client seed for the shuffles. The program must get a ticket first."""
    ticket: Annotated[str, Meta(max_length=200)] = ""


class TicketShown(Document, tag="skyhop-ticket-1"):
    """Ticket for a client seed, with a commitment that the server made before it knows this seed.

    The ticket is valid for one hour, for one match and for this program.
    """

    ticket: str
    match: str
    """Id of the match that can be started with this ticket."""
    commitment: str
    """Hash of the server's secret random value."""


class AtPly(Part):
    """Command with the ply of its position. The server refuses the command at any other ply."""

    ply: Ply
    """Ply of the position for which the command is meant."""


class ActionCommand(AtPly):
    """Command to play an action."""

    action: Annotated[str, Meta(min_length=1, max_length=60)]
    """Action in notation."""


class DrawCommand(AtPly):
    """Command to offer, accept or decline a draw."""

    answer: Literal["offer", "agree", "decline"]
    """`offer` offers a draw, or accepts an open draw offer. `agree` only accepts an open draw offer.

    `decline` declines the open draw offer, or withdraws the program's own offer.
    """


class ConsentCommand(AtPly):
    """Command to propose, accept or decline a take-back."""

    answer: Literal["ask", "agree", "decline"]
    """`ask` makes a proposal. `agree` accepts it. `decline` declines it, or withdraws the program's own proposal."""


class PauseCommand(AtPly):
    """Command to propose, accept or decline a pause, or to resume a paused match."""

    answer: Literal["ask", "agree", "decline", "go on"]
    """`ask`, `agree` and `decline` work as for a take-back. `go on` resumes the match ten seconds later."""


class ClaimCommand(AtPly):
    """Command to claim a win over a disconnected player, or to call the match off."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    """Seat of the disconnected player."""
    outcome: Literal["win", "off"] = "win"
    """`win` wins the match. If the match can continue without the player, a bot takes the seat instead.

    `off` calls the match off.
    """


class InviteCommand(Part):
    """Command to invite a program to an open seat."""

    program: Annotated[str, Meta(min_length=1, max_length=40)]
    """Identity of the invited program."""


class StreamLine(Part, frozen=True, tag_field="type"):
    """Line of a stream. The field `type` contains the kind of the line."""


class MatchStart(StreamLine, frozen=True, tag="matchStart"):
    """Event: the program has a seat in a running match.

    The server sends the event when the match starts, and again when the program opens a stream.
    """

    match: str
    game: str
    seat: int
    rematch_of: str | LeftOut = LEFT_OUT


class MatchFinish(StreamLine, frozen=True, tag="matchFinish"):
    """Event: a match of the program is over."""

    match: str


class Invitation(StreamLine, frozen=True, tag="invited"):
    """Event: another player invites the program to an open seat. The program takes the seat or declines."""

    match: str
    game: str
    by: str
    rematch_of: str | LeftOut = LEFT_OUT
    terms: TermsShown | LeftOut = LEFT_OUT


class InvitationDeclined(StreamLine, frozen=True, tag="declined"):
    """Event: an invited program declined the seat."""

    match: str
    by: str


class MatchWhole(StreamLine, frozen=True, tag="match"):
    """Complete match, as the first line of a stream. If a seat gets a new player, the server sends this line again."""

    match: MatchSeen


class MatchUpdate(StreamLine, frozen=True, tag="state"):
    """Changes of the match since the previous line."""

    ply: int
    to_decide: int | None
    phase: str
    """Kind of the next decision, as a word of the game, or `over`."""
    actor: int | None
    """Seat that acted. Null if the line reports no action."""
    table: Mapping[str, object]
    """Changed fields of the view's table, each with its complete new value."""
    heard: tuple[EventShown, ...]
    draw_offered_by: int | None
    result: Result | None
    clocks: ClocksShown | LeftOut = LEFT_OUT
    """Current clocks. If the server sends several lines together, only the last line contains this field.

    Missing if the match has no time control.
    """
    take_back_asked_by: int | LeftOut | None = LEFT_OUT
    pause_asked_by: int | LeftOut | None = LEFT_OUT
    """Seat that proposes a pause. If the server sends several lines together, only the last line has this field."""


class OpponentGone(StreamLine, frozen=True, tag="opponentGone"):
    """Event: a player has disconnected, or has returned."""

    seat: int
    gone: bool
    claim_in: int | LeftOut = LEFT_OUT
    """Milliseconds from the creation of this line until the program may claim a win or call the match off.

    Another line with 0 follows at that time. The field is missing if no such claim will be possible, for example
    without a time control in minutes.
    """


class StreamEnd(StreamLine, frozen=True, tag="end"):
    """Last line of a stream, with the reason for its end."""

    reason: Literal["over", "replaced", "revoked", "slow", "closing", "closed", "unavailable"]
    detail: str


EventLine: TypeAlias = MatchStart | MatchFinish | Invitation | InvitationDeclined | StreamEnd
MatchLine: TypeAlias = MatchWhole | MatchUpdate | OpponentGone | StreamEnd


Rank = Annotated[int, Meta(ge=1)]


class RatingPoints(Part):
    """Rating of a player."""

    points: int
    margin: int
    """Half the width of the 95% interval around the points."""
    is_provisional: bool
    """True if the rating is still uncertain, because it rests on too few matches."""
    matches: int
    """Number of matches that counted for the rating."""


class RatedAt(Part):
    """Rating of a player in one game at one speed."""

    game: str
    speed: str
    rating: RatingPoints


class MatchRated(Part):
    """Rating of a player after one match, with the player's rank in this match."""

    match: str
    game: str
    speed: str
    rank: Rank | None
    """Rank in the match, from 1. Null if the match did not count."""
    annulled: ExclusionReason | None
    """Reason why the match did not count."""
    rating: RatingPoints


class PlayerRatings(Document, tag="skyhop-player-ratings-1"):
    """Ratings of a program or a bot, and its most recent rated matches, the latest first."""

    player: str
    ratings: list[RatedAt]
    history: list[MatchRated]


class PublicPlayer(Part):
    """Public facts about a player. Every reader may know them."""

    kind: Literal["guest", "account", "bot", "program"]
    name: str | None
    """Name of the player. Null for people without an account."""
    program: str | None
    """Identity of a program, or name of a bot. Null for a person."""
    has_profile: bool
    """True if `GET /players/{name}` returns the profile of the player."""


class ResultsAgainst(Part):
    """Results of a player in the rated matches against one opponent.

    All people without an account together count as one opponent.
    """

    opponent: PublicPlayer
    won: int
    drawn: int
    lost: int


class MatchPlayed(Part):
    """Rated match in a profile, with the rating of the player after it."""

    match: str
    game: str
    ruleset: str
    """Name of the ruleset."""
    speed: str
    result: Literal["won", "drawn", "lost", "not-counted"]
    annulled: ExclusionReason | None
    """Reason why the match did not count."""
    at: str
    """Time of the end, in UTC."""
    opponents: list[PublicPlayer]
    rating: RatingPoints


class PlayerProfile(Document, tag="skyhop-player-1"):
    """Public profile of a person with an account."""

    name: str
    """Current name. The request may contain an earlier name, or a similar spelling."""
    since: str
    """First day of the player, in UTC."""
    ratings: list[RatedAt]
    running: list[str]
    """Running matches that everybody may watch."""
    results: list[ResultsAgainst]
    """Results by opponent, the most frequent opponent first."""
    matches: list[MatchPlayed]
    """Rated matches, the latest first. Left out: private matches, and matches with players who hide their profile."""


class LeaderboardRow(Part):
    """Player on a leaderboard."""

    kind: Literal["guest", "account", "bot", "program"]
    name: str
    program: str | None
    """Identity of a program, or name of a bot. Null for a person."""
    is_you: bool
    rating: RatingPoints


class Leaderboard(Document, tag="skyhop-leaderboard-1"):
    """Players with the highest ratings in a game at one speed. Provisional ratings are left out."""

    game: str
    speed: str
    best: list[LeaderboardRow]


class SeatRated(Part):
    """Rating of the player in a seat, with the rank of the seat after the match."""

    rating: RatingPoints
    """Current rating. After the end of the match, this is the rating directly after the match."""
    rank: Rank | None
    """Rank in the match, from 1. Null before the end of the match, or if the match did not count."""
    annulled: ExclusionReason | None
    """Reason why the match did not count."""


class SeatRatings(Document, tag="skyhop-seat-ratings-1"):
    """Ratings of the players of a match, in the game and at the speed of this match."""

    game: str
    speed: str
    seats: list[SeatRated | None]
    """Rating by seat. Null for a free seat."""


class OfferShown(Part):
    """Public offer of a match with a free seat."""

    match: str
    game: str
    ruleset: str
    terms: TermsShown
    seats: list[SeatShown]
    """Seats of the match. The host has the first taken seat."""
    is_yours: bool
    begun_at: str


class OffersListed(Document, tag="skyhop-offers-1"):
    """Open offers, the oldest first. The list contains no offers of blocked players."""

    offers: list[OfferShown]


class Offers(StreamLine, frozen=True, tag="offers"):
    """All open offers, as the first line of a stream. The server sends all offers again after each change."""

    offers: list[OfferShown]


OfferLine: TypeAlias = Offers | StreamEnd
"""Classes of the lines in the stream of offers."""

"""Privacy: the page about the stored data of players, and the export of all data about one player as a document.

The privacy page follows from the schema of the store, so no column is missing on it.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part, write_document
from skyhop.game.journal import Result
from skyhop.i18n import N_, _, translated
from skyhop.server.accounts import FORMER_NAME_DAYS, read_former_names, read_passkeys
from skyhop.server.backup.backup import format_record
from skyhop.server.daily import read_tries
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MAX_LEFT_MATCHES, MatchRegistry
from skyhop.server.matches.retention import FINISHED_DAYS, UNBEGUN_DAYS, UNFINISHED_DAYS
from skyhop.server.notices.subscriptions import (
    CONFIRMATION_HOURS,
    read_choices,
    read_confirmation,
    read_notices,
    read_subscriptions,
)
from skyhop.server.personal_data import DATA_GROUPS, DataGroup
from skyhop.server.players.friends import Relation, is_presence_shown, read_friends, read_links
from skyhop.server.players.moderation import read_log, read_others, read_own_reports, read_restriction
from skyhop.server.players.sessions import GUEST_DAYS, SESSION_DAYS, read_devices
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.ratings.puzzles import read_first_answers
from skyhop.server.ratings.recorder import RatedMatch, read_history, read_ratings
from skyhop.server.schema import BLOCKS, MUTES, Fate
from skyhop.server.shared_counters import LOG_DAYS
from skyhop.server.store.store import Store, list_tokens
from skyhop.server.store.store import find_player as people_player
from skyhop.server.tournaments.service import read_own_tournaments
from skyhop.web import levels
from skyhop.web.http import locale, settings
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.rate_limits import ANALYSIS, LOOK, limited
from skyhop.web.http.sessions import SEEN, guest_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match import names

RETENTION_TIMES = {
    "unbegun": UNBEGUN_DAYS,
    "unfinished": UNFINISHED_DAYS,
    "finished": FINISHED_DAYS,
    "guest": GUEST_DAYS,
    "session": SESSION_DAYS,
    "former": FORMER_NAME_DAYS,
    "log": LOG_DAYS,
    "confirmation": CONFIRMATION_HOURS,
}
"""Retention times by their names in the texts of `DATA_GROUPS`: hours for `confirmation`, days for all others."""
FATES = {
    Fate.ENDS: N_("Your sign-ins and tokens become invalid at once. The kind of your browser is deleted."),
    Fate.STAYS: N_("This data is kept because other players need it, but your name is removed."),
    Fate.GOES: N_("This data is deleted."),
}
"""Texts about stored data after a player deletes their data.

A group of data may contain rows with several fates. The page then shows only the first of these texts that applies.
"""


class DataShown(NamedTuple):
    """Group of stored data as texts for the privacy page."""

    title: str
    contents: list[str]
    purpose: str
    duration: str
    readers: str
    deletion: str


def describe_data(group: DataGroup) -> DataShown:
    """Return a group of stored data as texts in the language of the reader."""
    fate = next((fate for fate in FATES if fate in group.fates), None)
    return DataShown(
        translated(group.title),
        [translated(content) for content in group.contents],
        translated(group.purpose),
        translated(group.duration) % RETENTION_TIMES,
        translated(group.readers),
        translated(FATES[fate]) if fate else _("This data is kept. It does not name you."),
    )


def _list_cookies(request: Request) -> list[tuple[str, str]]:
    """Return the names of all cookies of this site, with their purposes."""
    return [
        (state_of(request).cookie_name, _("shows that the seats and the account are yours")),
        (settings.COOKIE, _("your display settings")),
        (locale.COOKIE, _("your language")),
        (names.COOKIE, _("the name that you typed last")),
        (levels.COOKIE, _("the level that you chose last in each game")),
        (SEEN, _("results that you have seen")),
    ]


async def show_privacy(request: Request) -> Response:
    """GET /privacy: show which data the server stores, for what, for how long, and who sees them."""
    context = {"groups": [describe_data(group) for group in DATA_GROUPS], "cookies": _list_cookies(request)}
    return render("web/privacy.html", context)


MAX_DECISIONS = 1000
NO_MATCHES = '"matches": []'
"""Text of the empty list in the document. The export replaces it with the list of matches and writes them one by one.
"""


class DeviceShown(Part):
    """Browser in which the player is signed in."""

    device: str | None
    since: str
    seen: str
    """Date of the browser's last visit."""


class PasskeyShown(Part):
    """Passkey of the player."""

    name: str
    site: str
    """Host name of the site for which the passkey was made."""
    created: str
    seen: str | None
    """Time of the last use of the passkey."""


class ProgramOwned(Part):
    """Program that the player owns, with the scopes of its token."""

    name: str
    scopes: list[str]
    created: str


class RatingShown(Part):
    """Rating in one game at one speed. An entry of the history contains the rating after one match."""

    game: str
    speed: str
    mean: float
    unsure: float
    match: str | None = None
    rank: int | None = None
    annulled: ExclusionReason | LeftOut = LEFT_OUT
    """Reason why the match did not count."""


class TryOwned(Part):
    """Try of the player at a daily match. The result is null if the match was not played to its end on its day."""

    day: str
    game: str
    match: str
    is_counted: bool
    won: int | None
    """1 for a win, 0 for a draw and -1 for a defeat."""
    points: int | None
    against: int | None
    """Points of the opponent."""


class PuzzleAnswerOwned(Part):
    """First answer of the player to a puzzle, and the puzzle rating of the player after it."""

    puzzle: str
    game: str
    is_right: bool
    """False if the player chose a wrong action or asked for the solution."""
    points: int
    """Rating of the puzzle in points."""
    at: str
    mean: float
    unsure: float


class TournamentRecordOwned(Part):
    """Record of the player in the journal of a tournament: opened, entered or withdrew."""

    tournament: str
    name: str
    kind: str
    at: str


class MatchOwned(Part):
    """Match of the player."""

    match: str
    game: str
    ruleset: str
    seats: list[int]
    """Seats of the player, counted from 0."""
    begun_at: str
    last_at: str
    actions: int
    result: Result | None
    """Result of the match. Null while it runs."""
    journal: Mapping[str, object] | None
    """Full journal document.

    It is null while the match runs, because it contains hidden information of other players. It is also null for a
    daily match until its day ends.
    """


class SubscriptionShown(Part):
    """Address to which the server sends notices of the player."""

    channel: str
    service: str
    """Address of a webhook or an e-mail address.

    For web push, only the host name of the push service, since its address is a secret.
    """
    created: str
    sent: str | None
    """Time of the latest notice that arrived."""


class NoticeShown(Part):
    """Notice about a match of the player, or about friend requests. For friend requests, `match` is null."""

    match: str | None
    kind: str
    at: str


class NoticesShown(Part):
    """Notices outside the page: the choices of the player, the addresses, and the notices so far."""

    kinds: list[str]
    quiet: list[int] | None
    """Start and end of the quiet hours, in minutes after midnight."""
    zone: str | None
    subscriptions: list[SubscriptionShown]
    notices: list[NoticeShown]
    unconfirmed: str | LeftOut = LEFT_OUT
    """E-mail address that its owner has not confirmed."""


class RestrictionOwned(Part):
    """Pause or ban of the player by the operator. A ban has no end."""

    until: str | None
    reason: str
    at: str


class DecisionOwned(Part):
    """Action of the operator about the player."""

    action: str
    reason: str
    at: str


class FriendOwned(Part):
    """Friend of the player, or the other player of an open friend request."""

    name: str
    relation: Relation
    since: str


class AccountData(Document, tag="skyhop-account-1"):
    """Data stored about a player. The document contains no keys and no hashes of secrets, such as passphrases."""

    name: str | None
    has_account: bool
    created: str | None
    settings: str
    """Display settings, in the format of the cookie."""
    devices: list[DeviceShown]
    programs: list[ProgramOwned]
    blocked: list[str | None]
    """Names of blocked players. Null for a player without a name."""
    ratings: list[RatingShown]
    history: list[RatingShown]
    matches: list[MatchOwned]
    passkeys: list[PasskeyShown] | LeftOut = LEFT_OUT
    muted: list[str | None] | LeftOut = LEFT_OUT
    """Names of players whose chat phrases are hidden from the player."""
    daily: list[TryOwned] | LeftOut = LEFT_OUT
    """Tries at daily matches."""
    puzzles: list[PuzzleAnswerOwned] | LeftOut = LEFT_OUT
    """First answers to puzzles, the earliest first."""
    tournaments: list[TournamentRecordOwned] | LeftOut = LEFT_OUT
    """Records of the player in the journals of tournaments."""
    reported: list[str] | LeftOut = LEFT_OUT
    """Names that the player reported and on which the operator has not decided."""
    notices: NoticesShown | LeftOut = LEFT_OUT
    friends: list[FriendOwned] | LeftOut = LEFT_OUT
    friend_links: list[str] | LeftOut = LEFT_OUT
    """Expiry times of the player's open links for friends. A player who uses such a link becomes a friend."""
    former_names: list[str] | LeftOut = LEFT_OUT
    """Earlier names, reserved for the player for some months."""
    shows_presence: bool | LeftOut = LEFT_OUT
    """True if friends see when the player is here."""
    restriction: RestrictionOwned | LeftOut = LEFT_OUT
    decisions: list[DecisionOwned] | LeftOut = LEFT_OUT
    """Actions of the operator about the player, the latest first."""


async def write_data(matches: MatchRegistry, player: str, proof: str, settings: str) -> AsyncIterator[str]:
    """Yield the document with all data about a player, in pieces. To save memory, each match is a separate piece."""
    without_matches = write_document(await _read_data(matches.store, player, proof, settings))
    before, after = without_matches.split(NO_MATCHES)
    yield f"{before}{NO_MATCHES[:-1]}"
    for number, row in enumerate(await matches.store.list_matches(player, MAX_LEFT_MATCHES)):
        yield f"{', ' if number else ''}{write_document(await _export_match(matches, row))}"
    yield f"]{after}\n"


async def write_matches(matches: MatchRegistry, player: str) -> AsyncIterator[str]:
    """Yield the journals of a player's finished matches, one per line, in the format of downloaded game files.

    The latest match comes first. A daily match is missing until its day ends.
    """
    for row in await matches.store.list_matches(player, MAX_LEFT_MATCHES, is_over=True):
        stored = await matches.store.load(row.id)
        if stored is not None and not stored.info.is_sealed:
            yield format_record(stored.info, stored.journal(), stored.remarks, stored.clocks) + "\n"


async def _read_data(store: Store, player: str, proof: str, settings: str) -> AccountData:
    """Return the document with all data about a player except the matches."""
    known = await people_player(store, player)
    devices = await store.read(partial(read_devices, player=player, own=proof))
    ratings = await store.read(partial(read_ratings, player=player))
    restriction = await store.read(partial(read_restriction, player=player))
    history = await store.read(partial(read_history, player=player))
    return AccountData(
        name=known and known.name,
        has_account=known is not None and known.kind == "account",
        created=known and known.created,
        settings=settings,
        devices=[DeviceShown(each.device, each.since, each.seen) for each in devices],
        passkeys=[
            PasskeyShown(each.name, each.site, each.created, each.seen)
            for each in await store.read(partial(read_passkeys, player=player))
        ],
        programs=[
            ProgramOwned(each.name, sorted(each.scopes), each.created) for each in await list_tokens(store, player)
        ],
        blocked=[each.name for each in await store.read(partial(read_others, player=player, table=BLOCKS))],
        ratings=[RatingShown(each.game, each.speed, each.rating.mean, each.rating.unsure) for each in ratings],
        history=[_export_rating(each) for each in history],
        matches=[],
        daily=[
            TryOwned(each.day, each.game, each.match, each.is_counted, each.won, each.points, each.against)
            for each in await store.read(partial(read_tries, player=player))
        ],
        puzzles=[
            PuzzleAnswerOwned(
                each.puzzle, each.game, each.is_right, each.points, each.rating.at, each.rating.mean, each.rating.unsure
            )
            for each in await store.read(partial(read_first_answers, player=player))
        ],
        tournaments=[
            TournamentRecordOwned(*row) for row in await store.read(partial(read_own_tournaments, player=player))
        ],
        muted=[each.name for each in await store.read(partial(read_others, player=player, table=MUTES))],
        reported=await store.read(partial(read_own_reports, player=player)),
        notices=await store.read(partial(_export_notices, player=player)),
        friends=[
            FriendOwned(each.name, each.relation, each.at)
            for each in await store.read(partial(read_friends, player=player))
        ],
        friend_links=await store.read(partial(read_links, player=player)),
        former_names=await store.read(partial(read_former_names, player=player)),
        shows_presence=await store.read(partial(is_presence_shown, player=player)),
        restriction=RestrictionOwned(*restriction) if restriction else LEFT_OUT,
        decisions=[
            DecisionOwned(each.action, each.reason, each.at)
            for each in await store.read(partial(read_log, limit=MAX_DECISIONS, player=player))
        ],
    )


def _export_notices(connection: sa.Connection, player: str) -> NoticesShown:
    choices, unconfirmed = read_choices(connection, player), read_confirmation(connection, player)
    return NoticesShown(
        kinds=sorted(choices.kinds) if choices else [],
        quiet=[*choices.quiet] if choices and choices.quiet else None,
        zone=choices.zone if choices else None,
        subscriptions=[
            SubscriptionShown(each.channel, each.shown_address, each.created, each.sent)
            for each in read_subscriptions(connection, player)
        ],
        notices=[NoticeShown(*row) for row in read_notices(connection, player)],
        unconfirmed=unconfirmed.address if unconfirmed else LEFT_OUT,
    )


def _export_rating(played: RatedMatch) -> RatingShown:
    rating, annulled = played.rating, played.annulled or LEFT_OUT
    return RatingShown(played.game, played.speed, rating.mean, rating.unsure, played.match, played.rank, annulled)


async def _export_match(matches: MatchRegistry, row: Summary) -> MatchOwned:
    """Return the document of a match of the player.

    The document contains the journal only if the match is finished and, for a daily match, its day has ended.
    """
    stored = await matches.store.load(row.id) if row.outcome is not None else None
    is_shown = stored is not None and not stored.info.is_sealed
    record = is_shown and stored and format_record(stored.info, stored.journal(), stored.remarks, stored.clocks)
    return MatchOwned(
        match=row.id,
        game=row.game,
        ruleset=row.ruleset,
        seats=list(row.own),
        begun_at=row.begun_at,
        last_at=row.last_at,
        actions=row.actions,
        result=row.outcome and Result(row.outcome.winners, row.outcome.reason),
        journal=json.loads(record) if record else None,
    )


async def download_data(request: Request) -> Response:
    """GET /account/data: return one document with all stored data about the player."""
    matches = state_of(request).matches
    cookie = settings.read_cookie(request, settings.COOKIE)[: settings.MAX_COOKIE_LENGTH]
    document = write_data(matches, guest_of(request), sender_of(request).proof, cookie)
    headers = {"Content-Disposition": 'attachment; filename="skyhop-account.json"'}
    return StreamingResponse(document, media_type="application/json", headers=headers)


async def download_matches(request: Request) -> Response:
    """GET /account/matches.jsonl: return the journals of all finished matches of the player, one per line."""
    document = write_matches(state_of(request).matches, guest_of(request))
    headers = {"Content-Disposition": 'attachment; filename="skyhop-matches.jsonl"'}
    return StreamingResponse(document, media_type="application/jsonl", headers=headers)


ROUTES = (
    Route("/privacy", limited(show_privacy, LOOK)),
    Route("/account/data", limited(download_data, ANALYSIS)),
    Route("/account/matches.jsonl", limited(download_matches, ANALYSIS)),
)

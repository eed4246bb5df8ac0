"""Match data in the store: fixed data, seats, entries, summaries and open offers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple, Self

import sqlalchemy as sa

from skyhop.engine.chance import SecretShuffler
from skyhop.engine.state import GivenUp, Outcome
from skyhop.game.ending import ABORTED, UNMET, ending_of
from skyhop.game.journal import Header, Journal, JournalEntry, Origin, read_origin
from skyhop.i18n import _
from skyhop.server import remarks
from skyhop.server.clocks.clocks import Clocks, TimeControl
from skyhop.server.players.friends import read_barred
from skyhop.server.players.moderation import read_mutes, read_strangers_by_player, split_for_query
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.schema import ENTRIES, IS_OFFERED, MATCHES, SEATS
from skyhop.server.seats import Seat, Series, find_present_seats
from skyhop.server.shuffle_proof import ClientSeed
from skyhop.server.timestamps import MatchClock, add_milliseconds, days_ago, now

LOG = logging.getLogger("skyhop")
MOST_SEATS = 10
"""Maximum number of seats of a match. A journal writes a seat as one digit."""
_SEAT = [SEATS.c[name] for name in Seat._fields]


@dataclass(frozen=True)
class MatchInfo:
    """Data of a match that never change after its start. The server publishes `secret` only after the end."""

    id: str
    game: str
    ruleset: Mapping[str, str | int | bool]
    engine: str
    first: int
    by_lot: bool
    titles: tuple[str, ...]
    """Names of the seats in the journal. A free seat keeps its name when a player joins."""
    secret: bytes
    begun_at: str
    is_friendly: bool = False
    """True if the match allows hints even if several people play."""
    begun_from: Origin | None = None
    """Origin of a branch: the source match, and the ply at which the branch starts."""
    control: TimeControl | None = None
    """Time control, or None if the match has no clocks."""
    offered_by: str | None = None
    """Host of a public offer. The lobby lists the offer while a seat is free."""
    is_rated: bool = False
    stand_in: str | None = None
    """Name of the bot that replaces a player who leaves. It is chosen at the start of the match."""
    series: Series | None = None
    """Series that the match belongs to, with its score before the match."""
    word: ClientSeed | None = None
    """Client seed. The server computes the secret from it, and publishes the client seed together with the secret."""
    daily: str | None = None
    """UTC day of a daily match, such as `2026-06-01`. All daily matches of a day and game have the same secret."""
    tournament: str | None = None
    """Id of the tournament that the match belongs to."""
    is_challenge: bool = False
    """True if a player challenged another player by name."""

    @classmethod
    def of(cls, header: Header, name: str, secret: bytes, begun_at: str, *, by_lot: bool = False) -> Self:
        """Return the fixed data of a match. Most of the data comes from `header`, the header of the match's journal."""
        titles = tuple(header.seats)
        frozen = (name, header.game, header.ruleset, header.engine, header.first, by_lot, titles, secret, begun_at)
        return cls(*frozen, begun_from=header.begun_from)

    @property
    def rematch(self) -> str:
        """Id of the rematch: a hash of the secret. Nobody can guess this id before the end of the match.

        For a daily match, the hash also covers the id of the match, because several matches share the secret.
        """
        own = self.id.encode() if self.daily else b""
        return sha256(b"rematch " + self.secret + own).hexdigest()[:12]

    @property
    def is_sealed(self) -> bool:
        """True for a daily match until its day ends. Other people can still play the same deal until then."""
        return self.daily is not None and now()[: len(self.daily)] <= self.daily

    @property
    def shuffler(self) -> SecretShuffler:
        """Shuffler of the match. All daily matches of a day and game have the same shuffles."""
        return SecretShuffler(self.secret, name_shuffles(self.id, self.game, self.daily))

    def header(self) -> Header:
        """Return the header of the match's journal."""
        return Header(self.game, self.ruleset, self.engine, 1, self.first, self.titles, self.begun_from)

    def build_shuffle_proof(self, *, is_over: bool) -> dict[str, str]:
        """Return the shuffle proof: the commitments and, after the end of the match, the secret and the client seed.

        The proof of a daily match contains the secret only after the end of its day.
        """
        public = {"match": self.shuffler.match, "commitment": self.shuffler.commitment}
        hidden = {"secret": self.secret.hex()}
        if self.word is not None:
            public["word_commitment"] = self.word.commitment
            hidden["word"], hidden["drawn"] = self.word.serialize()
        return public | hidden if is_over and not self.is_sealed else public


def name_shuffles(match: str, game: str, daily: str | None) -> str:
    """Return the name from which a match derives its shuffles: its id, or a name that all matches of a day share."""
    return match if daily is None else f"daily {daily} {game}"


class Rematch(NamedTuple):
    """Latest rematch of a match, and the status of this rematch."""

    id: str
    seats: tuple[Seat, ...]
    is_off: bool
    """True if the rematch was aborted before all seats were taken. The players can then start another rematch."""
    number: int
    """Number of rematches started so far."""
    refused_by: str | None
    """Player who declined the rematch."""


class StoredMatch(NamedTuple):
    """All data of a match that the store contains."""

    info: MatchInfo
    seats: tuple[Seat, ...]
    entries: tuple[JournalEntry, ...]
    outcome: Outcome | None
    remarks: tuple[Remark, ...]
    rematch: Rematch | None
    clocks: Clocks | None = None
    deadline: str | None = None
    mutes: frozenset[tuple[str, str]] = frozenset()
    """Pairs of players of the match: the first player has muted the second player."""
    closed_by: int | None = None
    """Seat of the player who closed the match to spectators."""
    revision: int = 0
    """Number of writes to the match."""
    awaits_rating: bool = False
    """True if the match has ended, and the recorder of ratings has not written its rows yet."""
    barred: frozenset[str] = frozenset()
    """People who may not watch the running match, because a player of the match has blocked them."""

    def journal(self) -> Journal:
        """Return the journal with its stored seals."""
        return Journal(self.info.header(), list(self.entries), self.outcome)

    def clock(self) -> MatchClock:
        """Return the running clock of the match. Its time is at least the time of the latest entry."""
        times = (entry.at for entry in reversed(self.entries) if entry.at is not None)
        return MatchClock(self.info.begun_at, next(times, 0))


class Summary(NamedTuple):
    """Summary of a match in a player's list of matches, with the player's seats and the seats of others."""

    id: str
    game: str
    ruleset: str
    own: tuple[int, ...]
    others: tuple[Seat, ...]
    begun_at: str
    last_at: str
    """Time of the latest journal entry."""
    outcome: Outcome | None
    actions: int
    """Number of actions of all seats, without a resignation or another ending."""
    is_branch: bool = False
    """True if the match is a branch of another match."""
    series: Series | None = None
    """Series that the match belongs to, with its present score."""
    due: Seat | None = None
    """Seat of the player who must act, or a free seat that must be taken first.

    None after the end, or if the seat is unknown.
    """
    is_due: bool = False
    """True if it is the player's turn."""
    is_offer: bool = False
    """True if the match is an open public offer of the player."""
    until: str = ""
    """Time at which the deciding player will have no time left. Empty while no clock runs."""
    is_first_turn: bool = False
    """True if `until` is the time limit of a first turn. False if the time on a clock ends at `until`."""
    control: TimeControl | None = None
    """Time control, or None if the match has no clocks."""
    is_challenge: bool = False
    """True if a player challenged another player by name."""
    is_declined: bool = False
    """True if the challenged player declined the challenge."""
    is_in_tournament: bool = False
    """True if the match belongs to a round of a tournament."""
    turn: int = 0
    """Number of the turn. While several seats choose at the same time, the number stays the same."""
    other_numbers: tuple[int, ...] = ()
    """Numbers of the seats in `others`."""
    is_daily: bool = False
    """True for a daily match."""

    @property
    def is_unanswered(self) -> bool:
        """True if this challenge has ended because the challenged player declined or did not answer."""
        is_met = all(seat.kind != "open" for seat in self.others)
        if self.outcome is None or not self.is_challenge or is_met:
            return False
        return self.is_declined or self.outcome.reason == UNMET.name


def describe_end(summary: Summary, outcome: Outcome) -> str:
    """Return the result of a finished match in words, as its player sees it."""
    if summary.is_unanswered:
        return _("declined your challenge") if summary.is_declined else _("did not answer your challenge")
    if not ending_of(outcome).counts:
        return _("match does not count")
    if not outcome.winners:
        return _("drawn")
    return _("you won") if set(summary.own) & set(outcome.winners) else _("you lost")


class OpenOffer(NamedTuple):
    """Public offer of a match: host, game, terms and seats."""

    id: str
    game: str
    ruleset: str
    control: TimeControl | None
    is_rated: bool
    begun_at: str
    host: str
    seats: tuple[Seat, ...]
    stand_in: str | None = None
    series: Series | None = None
    strangers: frozenset[str] = frozenset()
    """Players who may not meet a player of the offer, because one of the two players blocked the other."""
    deadline: str = ""
    """Time at which the offer ends. A present host extends it."""

    @property
    def free(self) -> int:
        """Number of free seats in the offered match."""
        return sum(seat.kind == "open" for seat in self.seats)


def read_match(connection: sa.Connection, match: str, known: StoredMatch | None = None) -> StoredMatch | None:
    """Return the match with an id, or None if no match has this id.

    `known` is an earlier copy of the match. The function does not read the entries of this copy again.
    """
    row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).mappings().first()
    if row is None:
        return None
    info, outcome = parse_info(row), parse_outcome(row["outcome"])
    if known is not None and outcome is None and row["revision"] == known.revision:
        return known
    seats = sa.select(*_SEAT).where(SEATS.c.match == match).order_by(SEATS.c.seat)
    return StoredMatch(
        info,
        tuple(Seat(*seat) for seat in connection.execute(seats)),
        _read_entries(connection, match, known.entries if known else ()),
        outcome,
        remarks.parse_remarks(row["remarks"]),
        None if outcome is None else _read_rematch(connection, info),
        Clocks.read(row["clocks"]),
        row["deadline"],
        read_mutes(connection, match),
        row["closed_by"],
        row["revision"],
        bool(row["awaits_rating"]),
        read_barred(connection, match) if outcome is None else frozenset(),
    )


def _read_entries(
    connection: sa.Connection, match: str, known: tuple[JournalEntry, ...] = ()
) -> tuple[JournalEntry, ...]:
    """Return the journal entries of a match. Read only the entries after `known` from the store.

    If the seal of the last known entry is unchanged, all entries before that entry are unchanged too.
    """
    columns = (ENTRIES.c.actor, ENTRIES.c.text, ENTRIES.c.seal, ENTRIES.c.elapsed)
    tail = sa.select(*columns).where((ENTRIES.c.match == match) & (ENTRIES.c.ply >= len(known) - 1))
    entries = tuple(parse_entry(*entry) for entry in connection.execute(tail.order_by(ENTRIES.c.ply)))
    if not known:
        return entries
    return (*known, *entries[1:]) if entries[:1] == known[-1:] else _read_entries(connection, match)


def _read_rematch(connection: sa.Connection, info: MatchInfo) -> Rematch | None:
    """Return the latest rematch of a match, or None.

    If the first rematch was aborted, there may be a second rematch.
    """
    found = None
    while found is None or found.is_off:
        row = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == info.rematch)).mappings().first()
        if row is None:
            break
        info = parse_info(row)
        seats = read_seats(connection, [info.id])[info.id]
        is_off = row["ended_at"] is not None and any(seat.kind == "open" for seat in seats)
        refusals = [each for each in remarks.parse_remarks(row["remarks"]) if each.said is RemarkKind.NOT_AGAIN]
        refused_by = (seats[each.seat].kept_for for each in refusals)
        found = Rematch(info.id, tuple(seats), is_off, found.number + 1 if found else 1, next(refused_by, None))
    return found


def read_seats(connection: sa.Connection, matches: Sequence[str]) -> dict[str, list[Seat]]:
    """Return a list of the seats of each match, by match id. An unknown match has an empty list."""
    query = sa.select(SEATS.c.match, *_SEAT).order_by(SEATS.c.match, SEATS.c.seat)
    found: dict[str, list[Seat]] = {match: [] for match in matches}
    for part in split_for_query(matches):
        for match, *seat in connection.execute(query.where(SEATS.c.match.in_(part))):
            found[match].append(Seat(*seat))
    return found


def read_summaries(
    connection: sa.Connection,
    player: str,
    limit: int,
    *,
    offset: int = 0,
    is_over: bool | None,
    is_asked: bool = False,
) -> list[Summary]:
    """Return summaries of a player's matches. All running matches come before all finished matches.

    In each group, the match with the latest start comes first. If `is_over` is True, return only finished matches. If
    it is False, return only running matches. With `is_asked`, return other matches instead: those in which a seat is
    reserved for the player.
    """
    query = _select_matches(SEATS.c.kept_for == player if is_asked else SEATS.c.player == player)
    if is_over is not None:
        query = query.where(MATCHES.c.ended_at.is_not(None) if is_over else MATCHES.c.ended_at.is_(None))
    rows = connection.execute(query.limit(limit).offset(offset)).mappings().all()
    seats = read_seats(connection, [row["id"] for row in rows])
    return [_make_summary(row, seats[row["id"]], player) for row in rows]


def read_own_matches(
    connection: sa.Connection, player: str, limit: int, most_invitations: int, days: int, results: int = 1
) -> list[Summary]:
    """Return a player's running matches and invitations, and the latest matches that ended with all seats taken.

    Challenges that another player declined or did not answer count as ended matches. At most `limit` matches are
    running, and at most `results` have ended. `most_invitations` limits the invitations, which other players create.
    Leave out matches that ended more than `days` days ago. Leave out damaged matches.
    """
    is_own, is_running = SEATS.c.player == player, MATCHES.c.ended_at.is_(None)
    running = _select_matches(is_own).where(is_running).limit(limit)
    invitations = _select_matches(SEATS.c.kept_for == player).where(is_running).limit(most_invitations)
    is_declined = sa.cast(MATCHES.c.remarks, sa.String).contains(f'"{RemarkKind.NOT_NOW}"')
    is_answer = (MATCHES.c.is_challenge == 1) & (is_declined | (MATCHES.c.outcome[1].as_string() != ABORTED.name))
    is_result = (MATCHES.c.ended_at >= days_ago(days)) & ((MATCHES.c.free_seats == 0) | is_answer)
    over = _select_matches(is_own).where(is_result).order_by(None).order_by(MATCHES.c.ended_at.desc()).limit(results)
    found = [row for query in (running, invitations, over) for row in connection.execute(query).mappings()]
    rows = {row["id"]: row for row in found}
    seats = read_seats(connection, [*rows]) if rows else {}
    return [*filter(None, (_try_summary(row, seats[name], player) for name, row in rows.items()))]


def _try_summary(row: sa.RowMapping, seats: Sequence[Seat], player: str) -> Summary | None:
    """Return the summary of a match. Return None for a damaged match, so that a page shows the other matches."""
    try:
        return _make_summary(row, seats, player)
    except Exception:  # damaged data can raise any error
        LOG.exception("Match %s is damaged, so the list of own matches omits it.", row["id"])
        return None


def _make_summary(row: sa.RowMapping, seats: Sequence[Seat], player: str) -> Summary:
    outcome, series = parse_outcome(row["outcome"]), Series.read(row["series"])
    others = [n for n, seat in enumerate(seats) if player not in (seat.player, seat.kept_for)]
    deciders = [] if outcome is not None else _find_due_seats(row, seats)
    due = next((seat for seat in deciders if seat.player == player), deciders[0] if deciders else None)
    return Summary(
        row["id"],
        row["game"],
        row["ruleset"]["name"],
        tuple(n for n, seat in enumerate(seats) if seat.player == player),
        tuple(seats[n] for n in others),
        row["begun_at"],
        row["last_at"] or row["begun_at"],
        outcome,
        row["actions"],
        row["begun_from"] is not None,
        series and series.add_result(outcome),
        due,
        due is not None and due.player == player,
        row["offered_by"] == player and row["free_seats"] > 0 and row["deadline"] is not None,
        *(("", False) if outcome is not None else _find_deadline(row)),
        control=TimeControl.read(row["control"] or ""),
        is_challenge=row["is_challenge"] == 1,
        is_in_tournament=row["tournament"] is not None,
        is_declined=any(remark.said is RemarkKind.NOT_NOW for remark in remarks.parse_remarks(row["remarks"])),
        turn=row["actions"] + len(row["to_decide"]) - 1,
        other_numbers=tuple(others),
        is_daily=row["daily"] is not None,
    )


def _find_deadline(row: sa.RowMapping) -> tuple[str, bool]:
    """Return the time at which the deciding player will have no time left, and a truth value.

    The time is an empty text while no clock runs. The truth value is True if this time is the end of the separate time
    limit for a first turn.
    """
    control, clocks = TimeControl.read(row["control"] or ""), Clocks.read(row["clocks"])
    if control is None or clocks is None or (due := clocks.find_deadline(control)) is None:
        return "", False
    return add_milliseconds(row["begun_at"], due), clocks.is_first and not control.free


def _find_due_seats(row: sa.RowMapping, seats: Sequence[Seat]) -> list[Seat]:
    """Return the seats that may act next. If a free seat must be taken first, return only the free seat.

    A rated match, a public offer and a rematch with reserved seats wait until all seats are taken.
    """
    numbers: list[int] = row["to_decide"]
    if not numbers:
        return []
    is_asking = any(seat.kept_for is not None for seat in seats)
    if row["offered_by"] is not None or row["is_rated"] or is_asking:
        free = next((seat for seat in seats if seat.kind == "open"), None)
        if free is not None:
            return [free]
    given_up = [GivenUp(*each) for each in row["given_up"]]
    returned = [remark.seat for remark in remarks.parse_remarks(row["remarks"]) if remark.said is RemarkKind.RETURNED]
    present = find_present_seats(seats, given_up, returned)
    return [present[number] for number in numbers]


def read_offers(connection: sa.Connection, *conditions: sa.ColumnElement[bool]) -> list[OpenOffer]:
    """Return the public offers with a free seat that meet the SQL conditions `conditions`, oldest first."""
    names = ("id", "game", "ruleset", "control", "is_rated", "begun_at", "offered_by", "stand_in", "series", "deadline")
    query = sa.select(*(MATCHES.c[name] for name in names)).where(sa.text(IS_OFFERED), *conditions)
    rows = connection.execute(query.order_by(MATCHES.c.begun_at, MATCHES.c.id)).all()
    at = read_seats(connection, [row[0] for row in rows])
    seated = {name: {str(seat.player) for seat in seats if seat.acts_for_itself} for name, seats in at.items()}
    strangers = read_strangers_by_player(connection, frozenset[str]().union(*seated.values()))
    return [
        OpenOffer(
            name,
            game,
            rules["name"],
            TimeControl.read(control or ""),
            bool(rated),
            begun,
            host,
            tuple(at[name]),
            bot,
            Series.read(series),
            frozenset[str]().union(*(strangers[player] for player in seated[name])),
            deadline,
        )
        for name, game, rules, control, rated, begun, host, bot, series, deadline in rows
    ]


def _select_matches(is_of: sa.ColumnElement[bool]) -> sa.Select[tuple[object, ...]]:
    own = sa.select(SEATS.c.match).where(is_of)
    names = ("id", "game", "ruleset", "begun_at", "last_at", "outcome", "actions", "begun_from", "series")
    for_due = ("to_decide", "given_up", "remarks", "offered_by", "is_rated")
    timed = ("control", "clocks", "deadline", "free_seats", "is_challenge", "tournament", "daily")
    query = sa.select(*(MATCHES.c[name] for name in (*names, *for_due, *timed))).where(MATCHES.c.id.in_(own))
    return query.order_by(MATCHES.c.ended_at.is_not(None), MATCHES.c.begun_at.desc(), MATCHES.c.id)


def parse_entry(actor: str, text: str, seal: str, at: int | None) -> JournalEntry:
    """Return a journal entry from the values of its columns in the store."""
    return JournalEntry(int(actor) if actor.isdigit() else actor, text, seal, at)


def parse_outcome(stored: object) -> Outcome | None:
    """Return the outcome of a match from its column in the store, or None for a running match."""
    return Outcome(tuple(stored[0]), stored[1]) if isinstance(stored, list) else None


def parse_info(row: sa.RowMapping) -> MatchInfo:
    """Return the fixed data of a match from its row in the store."""
    names = ("id", "game", "ruleset", "engine", "first", "secret", "begun_at", "daily", "tournament", "stand_in")
    fields = {name: row[name] for name in (*names, "offered_by")}
    return MatchInfo(
        **fields,
        by_lot=bool(row["by_lot"]),
        titles=tuple(row["titles"]),
        is_friendly=bool(row["is_friendly"]),
        begun_from=read_origin(row["begun_from"]),
        control=TimeControl.read(row["control"] or ""),
        is_rated=bool(row["is_rated"]),
        series=Series.read(row["series"]),
        word=row["word"] and ClientSeed.read(*row["word"]),
        is_challenge=bool(row["is_challenge"]),
    )

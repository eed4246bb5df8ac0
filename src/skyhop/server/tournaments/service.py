"""Journals of tournaments in the store, and the service that pairs rounds and starts their matches.

Every worker runs the service. A record is written only if the journal has the expected number of records, so two
workers cannot pair the same round. The record of a round names the ids of its matches before they start. The first
worker that starts a match creates it. A later attempt changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.game import registry
from skyhop.game.ending import TWO_SEATS
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import UnknownMatch
from skyhop.server.match_registry import MatchRegistry, SharedRead
from skyhop.server.matches.create import Terms, TournamentMatch, new_match_id
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import FINISHED_DAYS, run_isolated
from skyhop.server.players.moderation import check_not_barred, check_not_restricted, read_strangers_by_player
from skyhop.server.players.players import PlayerGone, UnknownPlayer, check_is_here, check_not_merged, enter_player
from skyhop.server.ratings.recorder import read_ranks
from skyhop.server.remarks import RemarkKind, parse_remarks
from skyhop.server.schema import MATCHES, PLAYERS, TOURNAMENT_RECORDS, TOURNAMENTS
from skyhop.server.seats import MatchPairing, PairingResult, Seat
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.timestamps import days_ago, now, wait_for_event
from skyhop.server.tournaments import (
    MAX_BOTS,
    MAX_RECORDS_OF_ENTRANT,
    Entrant,
    Form,
    NextStep,
    Phase,
    RecordKind,
    Tournament,
    TournamentRecord,
    TournamentTerms,
    read_results,
)
from skyhop.server.tournaments.pairing import RoundPlan

CHECK_SECONDS = 5.0
"""Seconds between two passes of the service.

A pass finds start times that have come, and matches that other workers ended.
"""
MAX_OF_HOST, MAX_RUNNING = 3, 200
"""Maximum number of unfinished tournaments: of one host, and of all hosts together."""
MAX_LISTED = 20
"""Maximum number of ended tournaments in the list."""
FORGET_SECONDS = 3600.0
"""Seconds between two removals of old tournaments."""
RETRY_SECONDS = 60.0
"""Seconds after an error in a tournament before the service tries this tournament again."""
MAX_STEPS = 200
"""Maximum number of steps in one tournament before the service looks at the next tournament."""
TRIES = 12
"""Maximum number of attempts to write a record while other players write records too."""


class TournamentRefused(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a player may not open, enter, leave or change a tournament. The message says why."""


class TournamentRow(NamedTuple):
    """Tournament in a list: its terms, its number of entrants, and its number of paired rounds."""

    terms: TournamentTerms
    entrants: int
    rounds: int
    is_over: bool


def open_tournament(connection: sa.Connection, terms: TournamentTerms, host: Seat) -> None:
    """Insert a tournament with the first record of its journal. The host must be in the store.

    Raises:
        TournamentRefused: if too many tournaments are open.
        NoName: if the operator has removed the name.
        PlayerGone: if the host deleted their data, or is paused or banned.
    """
    check_not_barred(connection, terms.name)
    check_is_here(connection, str(host.player), is_changed=True)
    check_not_restricted(connection, [str(host.player)])
    is_running = TOURNAMENTS.c.ended_at.is_(None)
    is_opening = (TOURNAMENT_RECORDS.c.kind == RecordKind.OPENED) & (TOURNAMENT_RECORDS.c.player == host.player)
    hosted = sa.select(sa.func.count()).select_from(TOURNAMENTS.join(TOURNAMENT_RECORDS)).where(is_running & is_opening)
    if (connection.scalar(hosted) or 0) >= MAX_OF_HOST:
        raise TournamentRefused(_("You already host three tournaments. End one of them before you open another one."))
    running = sa.select(sa.func.count()).select_from(TOURNAMENTS).where(is_running)
    if (connection.scalar(running) or 0) >= MAX_RUNNING:
        raise TournamentRefused(_("This server has too many tournaments now. Try again when one of them has ended."))
    row = {**terms._asdict(), "form": terms.form.value, "control": str(terms.control), "ruleset": dict(terms.ruleset)}
    connection.execute(sa.insert(TOURNAMENTS).values(row | {"has_bots": int(terms.has_bots)}))
    append_record(connection, terms.id, 0, RecordKind.OPENED, player=str(host.player))


def append_record(
    connection: sa.Connection,
    tournament: str,
    number: int,
    kind: RecordKind,
    data: Mapping[str, object] | None = None,
    player: str | None = None,
) -> None:
    """Append a record to the journal of a tournament. The update locks the row of the tournament.

    Raise `WriteConflict` if the journal does not have exactly `number` records, or if it has ended.
    """
    is_known = (TOURNAMENTS.c.id == tournament) & (TOURNAMENTS.c.revision == number) & TOURNAMENTS.c.ended_at.is_(None)
    change = sa.update(TOURNAMENTS).where(is_known).values(revision=number + 1)
    if kind is RecordKind.ENDED:
        change = change.values(ended_at=now())
    if connection.execute(change).rowcount != 1:
        raise WriteConflict(tournament)
    row = {"tournament": tournament, "number": number, "kind": kind.value, "at": now(), "player": player}
    connection.execute(sa.insert(TOURNAMENT_RECORDS).values({**row, "data": dict(data or {})}))


def read_tournament(connection: sa.Connection, name: str) -> Tournament | None:
    """Return a tournament with its journal and the results of its matches, or None if the id is unknown."""
    row = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == name)).mappings().first()
    if row is None:
        return None
    columns = TOURNAMENT_RECORDS.c
    who = (columns.player, PLAYERS.c.kind, PLAYERS.c.name)
    journal = sa.select(columns.number, columns.kind, columns.at, *who, columns.data)
    journal = journal.select_from(TOURNAMENT_RECORDS.outerjoin(PLAYERS, PLAYERS.c.id == TOURNAMENT_RECORDS.c.player))
    journal = journal.where(TOURNAMENT_RECORDS.c.tournament == name).order_by(TOURNAMENT_RECORDS.c.number)
    records = tuple(
        TournamentRecord(number, RecordKind(kind), at, player, who or "", called, data)
        for number, kind, at, player, who, called, data in connection.execute(journal)
    )
    terms = _parse_terms(row)
    known = _read_matches(connection, name, terms.form.point, read_results(records))
    return Tournament(terms, records, known)


def _parse_terms(row: sa.RowMapping) -> TournamentTerms:
    found = {field: row[field] for field in TournamentTerms._fields}
    control = TimeControl.read(row["control"])
    return TournamentTerms(**found | {"form": Form(row["form"]), "control": control, "has_bots": bool(row["has_bots"])})


def _read_matches(
    connection: sa.Connection, tournament: str, point: int, recorded: Mapping[str, PairingResult]
) -> dict[str, PairingResult | None]:
    """Return the matches of a tournament in the store by id. A running match has no result.

    `point` is the number of units in one point. `recorded` contains the results in the journal. Matches with such a
    result are not replayed again.
    """
    query = sa.select(MATCHES.c.id, MATCHES.c.outcome, MATCHES.c.remarks, MATCHES.c.titles)
    found = dict[str, PairingResult | None]()
    for match, outcome, remarks, titles in connection.execute(query.where(MATCHES.c.tournament == tournament)).all():
        is_new = outcome and match not in recorded
        ranks = read_ranks(connection, match, outcome, len(titles)) if is_new else None
        late = [each.seat for each in parse_remarks(remarks) if each.said is RemarkKind.LATE]
        found[match] = PairingResult.of(ranks, late, point) if ranks else recorded.get(match)
    return found


def list_tournaments(connection: sa.Connection) -> list[TournamentRow]:
    """Return all tournaments that have not ended, by start time, and then the tournaments that ended last."""
    running = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.ended_at.is_(None)).order_by(TOURNAMENTS.c.begins_at)
    ended = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.ended_at.is_not(None)).order_by(TOURNAMENTS.c.ended_at.desc())
    rows = [*connection.execute(running).mappings(), *connection.execute(ended.limit(MAX_LISTED)).mappings()]
    names = [row["id"] for row in rows]
    columns = TOURNAMENT_RECORDS.c
    counted = sa.select(columns.tournament, sa.func.count()).where(columns.tournament.in_(names))
    counted = counted.group_by(columns.tournament)
    latest = sa.select(columns.tournament, sa.func.max(columns.number).label("number"))
    latest = latest.where(columns.tournament.in_(names) & columns.kind.in_((RecordKind.ENTERED, RecordKind.WITHDREW)))
    last = latest.group_by(columns.tournament, columns.data["entrant"].as_integer()).subquery()
    is_last = (last.c.tournament == columns.tournament) & (last.c.number == columns.number)
    entered = counted.join(last, is_last).where(columns.kind == RecordKind.ENTERED)
    counts = {row.tournament: row[1] for row in connection.execute(entered)}
    paired = {row.tournament: row[1] for row in connection.execute(counted.where(columns.kind == RecordKind.PAIRED))}
    return [
        TournamentRow(_parse_terms(row), counts.get(row["id"], 0), paired.get(row["id"], 0), bool(row["ended_at"]))
        for row in rows
        if row["game"] in registry.names()
    ]


def list_due(connection: sa.Connection, at: str) -> list[str]:
    """Return the ids of the running tournaments: their start time has come, or their first round is paired."""
    columns = TOURNAMENT_RECORDS.c
    is_paired = sa.exists().where((columns.tournament == TOURNAMENTS.c.id) & (columns.kind == RecordKind.PAIRED))
    is_due = TOURNAMENTS.c.ended_at.is_(None) & ((TOURNAMENTS.c.begins_at <= at) | is_paired)
    return list(connection.scalars(sa.select(TOURNAMENTS.c.id).where(is_due)))


def forget_tournaments(connection: sa.Connection, before: str) -> None:
    """Delete tournaments that ended before a time, at most `MAX_RUNNING` in one call."""
    ended = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.ended_at < before).limit(MAX_RUNNING)
    if names := list(connection.scalars(ended)):
        connection.execute(sa.delete(TOURNAMENT_RECORDS).where(TOURNAMENT_RECORDS.c.tournament.in_(names)))
        connection.execute(sa.delete(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(names)))


def read_own_tournaments(connection: sa.Connection, player: str) -> list[tuple[str, str, str, str]]:
    """Return the records of a player in journals: id and name of the tournament, kind of the record, and time."""
    query = sa.select(TOURNAMENTS.c.id, TOURNAMENTS.c.name, TOURNAMENT_RECORDS.c.kind, TOURNAMENT_RECORDS.c.at)
    query = query.select_from(TOURNAMENT_RECORDS.join(TOURNAMENTS)).where(TOURNAMENT_RECORDS.c.player == player)
    return [tuple(row) for row in connection.execute(query.order_by(TOURNAMENT_RECORDS.c.at))]


def count_bots(tournament: Tournament) -> int:
    """Return the number of bots that have entered."""
    return sum(each.kind == "bot" for each in tournament.entrants)


def enter(connection: sa.Connection, tournament: Tournament, seat: Seat) -> None:
    """Append the entry of a player, a bot or a program. An entrant who has withdrawn can enter again.

    Raise `TournamentRefused` if the entry is not possible, and `WriteConflict` if the journal has changed.
    """
    before = tournament.find_entrant(str(seat.player))
    if before is not None and before in tournament.active:
        raise TournamentRefused(_("This player has already entered."))
    if before is None and not tournament.is_open_for_entry:
        raise TournamentRefused(_("This tournament accepts no more entries."))
    if tournament.phase is Phase.OVER:
        raise TournamentRefused(_("This tournament is over."))
    if before is not None and before.is_removed:
        raise TournamentRefused(_("The host or the operator has removed this player from the tournament."))
    if not (seat.is_person or tournament.terms.has_bots):
        raise TournamentRefused(_("The host allows no bots in this tournament."))
    if seat.kind == "bot" and before is None and count_bots(tournament) >= MAX_BOTS:
        raise TournamentRefused(_("This tournament has %(most)s bots, the maximum.") % {"most": MAX_BOTS})
    number = len(tournament.entrants) if before is None else before.number
    _check_record_count(tournament, number)
    if seat.kind == "bot":
        enter_player(connection, str(seat.player), seat.kind)
    found = check_is_here(connection, str(seat.player))
    check_not_restricted(connection, [str(seat.player)])
    player = found[str(seat.player)].id  # a merge after the request may have replaced the player
    data = {"entrant": number}
    append_record(connection, tournament.terms.id, len(tournament.records), RecordKind.ENTERED, data, player)


def withdraw(connection: sa.Connection, tournament: Tournament, entrant: Entrant, *, is_removed: bool = False) -> None:
    """Append the withdrawal of an entrant, and of other entrants of the same player. A running match continues.

    If `is_removed` is True, the player cannot enter again.

    Raise `TournamentRefused` if the tournament is over or the entrant has withdrawn, and `WriteConflict` if the journal
    has changed.
    """
    if tournament.phase is Phase.OVER or entrant.has_withdrawn:
        raise TournamentRefused(_("This player no longer takes part."))
    _check_record_count(tournament, entrant.number)
    player = check_is_here(connection, entrant.player)[entrant.player].id  # see `enter`
    kinds = {record.data["entrant"]: record.kind for record in tournament.records if "entrant" in record.data}
    own = [each.number for each in tournament.entrants if each.player == entrant.player]
    entered = [each for each in own if kinds[each] is RecordKind.ENTERED]
    for number, each in enumerate(entered, len(tournament.records)):
        data = {"entrant": each, "removed": each} if is_removed else {"entrant": each}
        append_record(connection, tournament.terms.id, number, RecordKind.WITHDREW, data, player)


def _check_record_count(tournament: Tournament, entrant: int) -> None:
    own = sum(record.data.get("entrant") == entrant for record in tournament.records)
    if own >= MAX_RECORDS_OF_ENTRANT:
        raise TournamentRefused(_("This player has entered and withdrawn too often in this tournament."))


def append_round(connection: sa.Connection, tournament: Tournament, plan: RoundPlan) -> None:
    """Append the record of a round, with a new id for each match. Raise `WriteConflict` like `append_record`."""
    data: dict[str, object] = {
        "pairings": [[list(entrants), new_match_id()] for entrants in plan.pairings],
        "byes": list(plan.byes),
        "results": _serialize_results(tournament),
    }
    if not tournament.rounds and tournament.terms.form is Form.ROUND_ROBIN:
        data["table"] = list(tournament.table)
    append_record(connection, tournament.terms.id, len(tournament.records), RecordKind.PAIRED, data)


def append_end(connection: sa.Connection, tournament: Tournament) -> None:
    """Append the last record of a tournament. Raise `WriteConflict` like `append_record`."""
    data = {"results": _serialize_results(tournament)}
    append_record(connection, tournament.terms.id, len(tournament.records), RecordKind.ENDED, data)


def _serialize_results(tournament: Tournament) -> dict[str, list[list[int]]]:
    return {match: [list(part) for part in result] for match, result in tournament.list_new_results().items()}


Plan = Callable[[Tournament], Awaitable[RoundPlan]]
"""Function that pairs the next round of a tournament outside of the event loop."""


class TournamentService:
    """Background service that pairs rounds, starts their matches and ends tournaments.

    Pages read tournaments from the service. All readers who wait at the same time share one read of the store.
    """

    def __init__(self, matches: MatchRegistry, plan: Plan) -> None:
        self._matches, self._store, self._plan = matches, matches.store, plan
        self._is_due = asyncio.Event()
        self._changed = set[str]()
        """Ids of tournaments with a change since the last pass."""
        self.read_list = SharedRead(partial(self._store.read, list_tournaments))
        self._reads: dict[str, SharedRead[Tournament]] = {}
        self._failed: dict[str, float] = {}
        """Monotonic times before which tournaments with an error are not tried again, by id."""

    async def handle_end(self, live: Live) -> None:
        """Wake the service and the pages of the tournament after the end of a match."""
        if (tournament := live.info.tournament) is not None:
            self._wake(tournament)
            await self._notify_pages(tournament)

    def _wake(self, name: str) -> None:
        """Let the service do the next step of a tournament at once."""
        self._changed.add(name)
        self._is_due.set()

    async def _notify_pages(self, name: str) -> None:
        """Wake the pages of a tournament, including the pages on other workers."""
        self._matches.find_channel(name).notify()
        await self._store.notify(name)

    async def run(self) -> None:
        """Do each step when it is due, until the task is cancelled.

        A change wakes the service, which then looks only at the changed tournaments.
        """
        forgotten = checked = -FORGET_SECONDS
        while True:
            if time.monotonic() - forgotten >= FORGET_SECONDS:
                forgotten = time.monotonic()
                await self._store.write(partial(forget_tournaments, before=days_ago(FINISHED_DAYS)))
            self._is_due.clear()
            changed, self._changed = self._changed, set()
            if (rest := checked + CHECK_SECONDS - time.monotonic()) > 0:
                await self.update(changed)
            else:
                checked, rest = time.monotonic(), CHECK_SECONDS
                await self.update()
            await wait_for_event(self._is_due, rest)

    async def update(self, names: Collection[str] | None = None) -> None:
        """Do the steps that are due in all running tournaments, or only in the ones with these ids.

        An error of one tournament does not stop the others.
        """
        at = time.monotonic()
        self._failed = {name: until for name, until in self._failed.items() if until > at}
        for name in await self._store.read(partial(list_due, at=now())):
            if name in self._failed or (names is not None and name not in names):
                continue
            if not await run_isolated("A tournament cannot go on.", partial(self._advance, name)):
                self._failed[name] = at + RETRY_SECONDS

    async def _advance(self, name: str) -> None:
        """Do the steps that are due in one tournament."""
        for _step in range(MAX_STEPS):
            tournament = await self._store.read(partial(read_tournament, name=name))
            if tournament is None or tournament.terms.game not in registry.names():
                return
            step = tournament.find_next_step(now())
            if step is NextStep.PAIR:
                tournament = await self.add_strangers(tournament)
                step = tournament.find_next_step(now())
            if step is NextStep.WAIT:
                return
            try:
                await self._do_step(tournament, step)
            except WriteConflict:  # another worker was faster
                continue
            await self._notify_pages(name)

    async def add_strangers(self, tournament: Tournament) -> Tournament:
        """Return the tournament with the blocks between its active entrants, for the pairing of a round."""
        players = [each.player for each in tournament.active if each.kind != "bot"]
        strangers = await self._store.read(partial(read_strangers_by_player, players=players))
        return replace(tournament, strangers=strangers)

    async def _do_step(self, tournament: Tournament, step: NextStep) -> None:
        name = tournament.terms.id
        if step is NextStep.START_MATCHES:
            for pairing in tournament.unstarted:
                await self._start_match(tournament, pairing)
        elif step is NextStep.PAIR:
            plan = await self._plan(tournament)
            await self._store.write(partial(append_round, tournament=tournament, plan=plan), lambda _done: [name])
        else:
            await self._store.write(partial(append_end, tournament=tournament), lambda _done: [name])

    async def _start_match(self, tournament: Tournament, pairing: MatchPairing) -> None:
        """Start the match of a pairing. Do nothing if another worker has already started it.

        Also do nothing if a player has deleted their data. The other players then win without a match. After a merge of
        a player since `tournament` was read, do nothing either, because the next pass reads the tournament again.
        """
        terms = tournament.terms
        seats = [tournament.entrants[entrant].seat for entrant in pairing.entrants]
        fewer = registry.game(terms.game).options.choose_for_players(len(seats)) if len(seats) < terms.seats else {}
        is_rated, place = any(seat.acts_for_itself for seat in seats), TournamentMatch(terms.id, pairing.match)
        agreed = Terms(terms.control, is_rated=is_rated, tournament=place)
        check = partial(check_not_merged, players=[str(seat.player) for seat in seats])
        with contextlib.suppress(WriteConflict, PlayerGone, UnknownPlayer):
            await self._matches.start(terms.game, {**terms.ruleset, **fewer}, seats, 0, agreed, check)

    async def read(self, name: str) -> Tournament:
        """Return a tournament as it is now. Callers who wait at the same time share one read of the store.

        Raise `UnknownMatch` if the id is unknown, or if the game is not installed.
        """
        if not (name.isascii() and name.isalnum()):  # PostgreSQL rejects some texts, such as NUL
            raise UnknownMatch(name)
        if name not in self._reads:
            if len(self._reads) >= MAX_RUNNING:
                self._reads.clear()
            self._reads[name] = SharedRead(partial(self._read, name))
        return await self._reads[name]()

    async def _read(self, name: str) -> Tournament:
        found = await self._store.read(partial(read_tournament, name=name))
        if found is None or found.terms.game not in registry.names():
            raise UnknownMatch(name)
        return found

    async def open(self, terms: TournamentTerms, host: Seat) -> None:
        """Open a tournament. Raise the errors of `open_tournament`."""
        await self._store.write(partial(open_tournament, terms=terms, host=host))

    async def change(self, name: str, work: Callable[[sa.Connection, Tournament], None]) -> None:
        """Append a record with `work`. If the journal has changed meanwhile, read it again and repeat.

        Raise the errors of `work`, and `WriteConflict` if other players write records all the time.
        """

        def write(connection: sa.Connection) -> None:
            found = read_tournament(connection, name)
            if found is None:
                raise UnknownMatch(name)
            work(connection, found)

        for attempt in range(TRIES):
            try:
                await self._store.write(write, lambda _done: [name])
                break
            except WriteConflict:
                if attempt == TRIES - 1:
                    raise
        self._matches.find_channel(name).notify()
        self._wake(name)

    async def begin(self, name: str, host: str) -> None:
        """Pair the first round before the start time. Raise `TournamentRefused` if it is not possible."""
        tournament = await self.add_strangers(await self.read(name))
        if tournament.host != host or tournament.phase is not Phase.OPEN:
            raise TournamentRefused(_("Only the host can start this tournament, and only once."))
        if not replace(tournament, strangers={}).can_pair:
            raise TournamentRefused(_("A tournament needs at least two players. At least one must not be a bot."))
        if not tournament.can_pair:
            raise TournamentRefused(_("No match is possible because players blocked each other. Wait for new players."))
        plan = await self._plan(tournament)

        def pair(connection: sa.Connection, current: Tournament) -> None:
            if current.phase is Phase.OPEN and current.records != tournament.records:
                raise TournamentRefused(_("Somebody has just entered or withdrawn. Please try again."))
            if current.phase is Phase.OPEN:
                append_round(connection, current, plan)

        await self.change(name, pair)


def choose_rules(game: Game, ruleset: str, seats: int = TWO_SEATS) -> Mapping[str, object]:
    """Return the name and the parameters of a published ruleset for the matches of a tournament.

    Raise `RulesetError` if no ruleset has this name.
    """
    options = game.options
    values = {**options.ruleset(ruleset).values, **options.choose_for_players(seats)}
    return {"name": ruleset, **options.resolve(values).parameters}

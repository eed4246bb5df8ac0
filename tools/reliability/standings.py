"""Independent computation of a tournament from its journal and from the journals of its matches.

Like `recount`, this module reads the rows of the database directly. It shares no code with the server's tournaments.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import chain, combinations
from typing import Any, NamedTuple

import sqlalchemy as sa
from tools.reliability.figures import Figure
from tools.reliability.recount import GIVEN_UP, Found, Match, check_journal, read_rows

from skyhop.game.match import replay
from skyhop.server.store.store import Store

SWISS, ARENA, ROUND_ROBIN, PODS = "swiss", "arena", "round-robin", "pods"
UNITS = {PODS: 120}
"""Number of units in one point in the journal of a tournament, by form. All other forms have 2 units."""
NO_SHOW = "late"
HALF = Fraction(1, 2)
LAST = timedelta(seconds=10)
"""Time before the end of a tournament in which a result may come too late to count.

The server reads the matches before it ends the tournament.
"""
PAIR = 2
"""Number of entrants who must meet again and again, because there are no others."""
MOST_AHEAD = 2
"""Maximum difference, for an entrant of a Swiss tournament, between the numbers of started and of other matches."""


class Record(NamedTuple):
    """Row of the journal of a tournament."""

    kind: str
    at: str
    player: str
    data: dict[str, Any]


class Meeting(NamedTuple):
    """Match of a tournament: the entrants by seat, the id of the match, and the number of its round, from 0.

    The first entrant acts first.
    """

    entrants: tuple[int, ...]
    match: str
    round: int

    @property
    def pairs(self) -> list[frozenset[int]]:
        """Pairs of entrants who meet in the match."""
        return [frozenset(pair) for pair in combinations(self.entrants, 2)]


class Result(NamedTuple):
    """Points of the entrants by seat, and the seats of absent entrants."""

    points: tuple[Fraction, ...]
    absent: list[int]


@dataclass
class Entrant:
    """State of an entrant at one moment while the journal is read."""

    missed: int
    is_in: bool = True
    since: int = 0
    """Number of the record by which the entrant entered last."""


@dataclass
class Cup:
    """Tournament as stored in the rows of the database, and what follows from its journal."""

    name: str
    form: str
    rounds: int
    control: str
    ended_at: str
    seats: int
    """Maximum number of players in a match."""
    records: list[Record] = field(default_factory=list)
    matches: dict[str, tuple[str, Match, list[Any]]] = field(default_factory=dict)
    """Time of the end, the match and its remarks, by the id of the match."""
    names: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    entrants: dict[int, Entrant] = field(default_factory=dict)
    meetings: list[Meeting] = field(default_factory=list)
    byes: list[list[int]] = field(default_factory=list)
    written: dict[str, list[Any]] = field(default_factory=dict)
    """Results in the journal of the tournament, by match: units by seat, and the seats of absent entrants."""
    totals: dict[str, list[int]] = field(default_factory=dict)
    """Points by seat at the end of each match of a pod, from the replay of its journal."""

    def result(self, match: str) -> Result | None:
        """Return the result of a match, computed from its outcome and remarks. Return None while the match runs."""
        _ended, played, remarks = self.matches[match]
        if played.outcome is None:
            return None
        winners, reason = played.outcome
        if self.form == PODS:
            late = sorted({seat for _ply, seat, word in remarks if word == NO_SHOW})
            return Result(_share(played, winners, self.totals[match]), late)
        missing = [seat for _ply, seat, word in remarks if reason == "time" and word == NO_SHOW]
        if missing:
            return Result((Fraction(missing[0] != 0), Fraction(missing[0] != 1)), missing)
        if len(winners) != 1:
            return Result((HALF, HALF), [])
        return Result((Fraction(winners[0] == 0), Fraction(winners[0] == 1)), [])

    def counted(self) -> dict[str, Result]:
        """Return the computed results of the matches whose results are in the journal of the tournament."""
        return {match: found for match in self.written if match in self.matches and (found := self.result(match))}

    @property
    def waits(self) -> bool:
        """Return True if entrants play one match at a time. In a round robin by days, they play all at once."""
        return self.form != ROUND_ROBIN or not self.control.endswith("d")

    def ended(self, match: str) -> str:
        """Return the time of the end of a match. For a running match, the time is later than all others."""
        return self.matches[match][0] or "9999"


async def recount_tournament(store: Store, name: str, shown: Mapping[str, Any]) -> Found:
    """Compute a finished tournament again, and compare it with the document of its standings (`shown`)."""
    cup = await store.read(lambda connection: _read(connection, name))
    for match in cup.matches if cup.form == PODS else ():
        stored = await store.load(match)
        ended = replay(stored.journal()) if stored else None
        cup.totals[match] = [*ended.game.points(ended.state)] if ended else []
    found = Found()
    found.figures.append(Figure("recounted: matches of the tournament", len(cup.matches)))
    found.figures.append(Figure("recounted: rounds", sum(record.kind == "paired" for record in cup.records)))
    found.count("pairings", iter(list(_follow(cup))))
    replays = [line for _at, match, _said in cup.matches.values() for line in await check_journal(store, match)]
    found.count("replays of the tournament's journals", iter(replays))
    found.count("results of the tournament", _of_results(cup))
    late = [match for match in cup.matches if match not in cup.written and cup.ended(match) <= cup.ended_at]
    found.figures.append(Figure("late matches of the tournament that do not count", len(late)))
    found.count("standings", _of_standings(cup, shown))
    if cup.form != ARENA:
        checks = {SWISS: _of_swiss, PODS: _of_pods, ROUND_ROBIN: _of_round_robin}
        found.count("rounds as a whole", checks[cup.form](cup))
    return found


def _read(connection: sa.Connection, name: str) -> Cup:
    """Return a tournament from the rows of the database."""
    only = {"name": name}
    row = connection.execute(
        sa.text("SELECT form, rounds, control, ended_at, seats FROM tournaments WHERE id = :name"), only
    ).one()
    cup = Cup(name, row[0], row[1], row[2], row[3] or "9999", row[4])
    journal = sa.text("SELECT kind, at, player, data FROM tournament_records WHERE tournament = :name ORDER BY number")
    for kind, at, player, data in connection.execute(journal, only):
        cup.records.append(Record(kind, at, player, _plain(data) or {}))
    matches = read_rows(connection)
    ends = sa.text("SELECT id, ended_at, remarks FROM matches WHERE tournament = :name")
    for match, at, said in connection.execute(ends, only):
        cup.matches[match] = (at or "", matches[match], _plain(said))
    for player, kind, called in connection.execute(sa.text("SELECT id, kind, name FROM players")):
        cup.names[player] = f"{called} (program)" if kind == "program" else called
    return cup


def _share(match: Match, winners: list[int], totals: list[int]) -> tuple[Fraction, ...]:
    """Return, for each seat of a match, the share of the other seats that it has beaten. A tie counts as half.

    Winners come first. Players who left come last: the earlier, the worse. Points decide between all other players.
    """
    left: list[int] = []
    for actor, text, _at in match.entries:
        if text.split()[0] in GIVEN_UP and int(actor) not in left:
            left.append(int(actor))
    if not winners:
        return (HALF,) * len(totals)
    keys = [
        (seat in winners, left.index(seat) if seat in left else len(left), total) for seat, total in enumerate(totals)
    ]
    return tuple(
        Fraction(2 * sum(key > other for other in keys) + keys.count(key) - 1, 2 * len(keys) - 2) for key in keys
    )


def _plain(value: Any) -> Any:  # noqa: ANN401  JSON
    return json.loads(value) if isinstance(value, str) else value


def _follow(cup: Cup) -> Iterator[str]:
    """Read the journal of the tournament record by record. Yield its faults."""
    for number, record in enumerate(cup.records):
        cup.written |= record.data.get("results", {})
        if record.kind == "entered":
            entrant = record.data["entrant"]
            cup.players[entrant] = record.player
            missed = len(cup.byes) if cup.form in (SWISS, PODS) else 0
            known = cup.entrants.setdefault(entrant, Entrant(missed))
            known.is_in, known.since = True, number
        elif record.kind == "withdrew":
            cup.entrants[record.data["entrant"]].is_in = False
        elif record.kind == "paired":
            yield from _of_round(cup, record)
            paired = [Meeting(tuple(entrants), match, len(cup.byes)) for entrants, match in record.data["pairings"]]
            cup.meetings += paired
            cup.byes.append(record.data["byes"])
    if [record.kind for record in cup.records].count("ended") != 1 or cup.records[-1].kind != "ended":
        yield f"{cup.name}: the journal of the tournament does not have exactly one end"
    if extra := cup.matches.keys() - {meeting.match for meeting in cup.meetings}:
        yield f"{cup.name}: no pairing has these matches: {sorted(extra)}"
    for meeting in cup.meetings:
        if meeting.match not in cup.matches:
            yield f"{meeting.match}: the paired match does not exist"
        elif (seats := cup.matches[meeting.match][1].seats) != {
            seat: cup.players[entrant] for seat, entrant in enumerate(meeting.entrants)
        }:
            yield f"{meeting.match}: the seats differ from the pairing: {seats}"


def _of_round(cup: Cup, record: Record) -> Iterator[str]:
    """Yield the faults of one round. A paired entrant must take part, must be free, and must be paired only once."""
    label = f"{cup.name}, round {len(cup.byes) + 1}"
    paired = [entrant for entrants, _match in record.data["pairings"] for entrant in entrants]
    seen = Counter([*paired, *record.data["byes"]])
    if many := [entrant for entrant, times in seen.items() if times > 1]:
        yield f"{label}: these entrants were paired twice: {many}"
    here = _present(cup, record.at)
    if missing := [entrant for entrant in seen if entrant not in here]:
        yield f"{label}: these entrants were paired, but do not take part: {missing}"
    for meeting in cup.meetings if cup.waits else ():
        if cup.ended(meeting.match) > record.at and (cup.form != ARENA or set(meeting.entrants) & set(paired)):
            yield f"{label}: the earlier match {meeting.match} still runs"
    if cup.form in (SWISS, PODS) and set(seen) != here:
        yield f"{label}: these entrants were not paired: {here - set(seen)}"
    if cup.form == ARENA and len(here) > PAIR:
        latest = {number: meeting for meeting in cup.meetings for number in meeting.entrants}
        for (first, second), match in record.data["pairings"]:
            if first in latest and latest[first] is latest.get(second):
                yield f"{label}: the entrants of {match} also met in their previous match"


def _present(cup: Cup, at: str) -> set[int]:
    """Return the numbers of the entrants who take part at a time.

    They have not withdrawn, and they have not missed a match since they last entered.
    """
    numbers = [number for number, record in enumerate(cup.records) if record.kind == "paired"]
    gone = set()
    for meeting in cup.meetings:
        result = cup.result(meeting.match) if meeting.match in cup.matches else None
        if result is not None and cup.ended(meeting.match) <= at:
            late = [meeting.entrants[seat] for seat in result.absent]
            gone |= {entrant for entrant in late if cup.entrants[entrant].since < numbers[meeting.round]}
    return {number for number, each in cup.entrants.items() if each.is_in} - gone


def _of_results(cup: Cup) -> Iterator[str]:
    """Yield the results in the journal that differ from the computed ones, and matches that are missing in it."""
    unit = UNITS.get(cup.form, 2)
    for match, written in cup.written.items():
        found = cup.result(match) if match in cup.matches else None
        if found is None or [[unit * each for each in found.points], found.absent] != written:
            yield f"{match}: the journal has the result {written}, but the computed result is {found}"
        elif cup.ended(match) > cup.ended_at:
            yield f"{match}: the match counts, although it ended after the tournament"
    for match in cup.matches:
        if match not in cup.written and _is_before(cup.ended(match), cup.ended_at):
            yield f"{match}: the match ended at {cup.ended(match)}, before the tournament, but does not count"


def _is_before(at: str, end: str) -> bool:
    return at < "9" and datetime.fromisoformat(at) + LAST < datetime.fromisoformat(end)


TIES = {ARENA: (), PODS: ("buchholz",)}
"""Tie-breaks by points of opponents that the document contains, by form. All other forms have two."""


class Row(NamedTuple):
    """Row of the standings, in points."""

    points: Fraction
    buchholz: Fraction
    berger: Fraction
    wins: int


def recount_rows(cup: Cup) -> dict[int, Row]:
    """Return the computed rows of the standings, by number of the entrant."""
    results = cup.counted()
    own: dict[int, list[tuple[list[int], Fraction]]] = defaultdict(list)
    for meeting in cup.meetings:
        if (result := results.get(meeting.match)) is not None:
            for number, gained in zip(meeting.entrants, result.points, strict=True):
                own[number].append(([other for other in meeting.entrants if other != number], gained))
    free = Counter(entrant for byes in cup.byes for entrant in byes)
    points = {number: _points(cup, number, own[number], free[number]) for number in cup.entrants}
    rows = {}
    for number, entrant in cup.entrants.items():
        alone = free[number] + entrant.missed
        rows[number] = Row(
            points[number],
            sum((_average(points, others) for others, _gained in own[number]), alone * points[number]),
            sum(
                (_average(points, others) * gained for others, gained in own[number]),
                (free[number] + entrant.missed * HALF) * points[number],
            ),
            sum(gained == 1 for _others, gained in own[number]),
        )
    return rows


def _average(points: Mapping[int, Fraction], others: list[int]) -> Fraction:
    return Fraction(sum(points[other] for other in others)) / len(others)


def _points(cup: Cup, number: int, own: list[tuple[list[int], Fraction]], free: int) -> Fraction:
    """Return the points of an entrant. In an arena, the third win in a row and all after it count double.

    In pods, every bye after the first is worth half a point.
    """
    if cup.form != ARENA:
        byes = free - HALF * max(0, free - 1) if cup.form == PODS else free
        return byes + cup.entrants[number].missed * HALF + sum(gained for _others, gained in own)
    total, in_a_row = Fraction(0), 0
    for _others, gained in own:
        total += 2 * gained * (2 if in_a_row >= 2 else 1)
        in_a_row = in_a_row + 1 if gained == 1 else 0
    return total


def _key(cup: Cup, row: Row) -> tuple[Fraction | int, ...]:
    if cup.form == ARENA:
        return row.points, row.wins
    if cup.form == PODS:
        return row.points, row.buchholz, row.wins
    return (row.points, *([row.buchholz] if cup.form == SWISS else []), row.berger, row.wins)


def _of_standings(cup: Cup, shown: Mapping[str, Any]) -> Iterator[str]:
    """Yield the rows of the shown standings that differ from the computed rows."""
    rows, names = recount_rows(cup), TIES.get(cup.form, ("buchholz", "sonneborn_berger"))
    keys = {number: _key(cup, row) for number, row in rows.items()}
    wanted = {}
    for number, row in rows.items():
        place = 1 + sum(key > keys[number] for key in keys.values())
        counted = (place, float(row.points), row.wins)
        ties = [float(each) for each in (row.buchholz, row.berger)[: len(names)]]
        wanted[cup.names[cup.players[number]]] = (*counted, *ties)
    told = {}
    for each in shown["standings"]:
        ties = [each[name] for name in names]
        told[each["name"]] = (each["place"], each["points"], each["wins"], *ties)
    if len(wanted) != len(rows) or len(told) != len(shown["standings"]):
        yield f"{cup.name}: two players have the same name"
    places = [each["place"] for each in shown["standings"]]
    if places != sorted(places):
        yield f"{cup.name}: the standings are not in order"
    for name in sorted(wanted.keys() | told.keys()):
        if wanted.get(name) != told.get(name):
            yield f"{name}: the page shows {told.get(name)}, but the computed row is {wanted.get(name)}"


def _of_swiss(cup: Cup) -> Iterator[str]:
    """Yield the faults of a Swiss tournament: second byes, unnecessary second meetings, and unbalanced starts."""
    yield from (
        f"{cup.name}: entrant {n} had {times} byes" for n, times in Counter(chain(*cup.byes)).items() if times > 1
    )
    if len(cup.byes) <= len(cup.entrants) // 2:
        met = Counter(chain.from_iterable(meeting.pairs for meeting in cup.meetings))
        yield from (
            f"{cup.name}: the entrants {set(pair)} met {times} times" for pair, times in met.items() if times > 1
        )
    starts = Counter([meeting.entrants[0] for meeting in cup.meetings])
    others = Counter([meeting.entrants[1] for meeting in cup.meetings])
    for number in cup.entrants:
        if abs(starts[number] - others[number]) > MOST_AHEAD:
            yield f"{cup.name}: entrant {number} went first {starts[number]} times, and second {others[number]} times"


def _of_pods(cup: Cup) -> Iterator[str]:
    """Yield the faults of a tournament of pods: a wrong number of rounds, too many pods, or unequal pods.

    The sizes of two pods in a round may differ by at most one.
    """
    if len(cup.byes) != cup.rounds:
        yield f"{cup.name}: the number of rounds is {len(cup.byes)}, not {cup.rounds}"
    for number, byes in enumerate(cup.byes):
        sizes = [len(meeting.entrants) for meeting in cup.meetings if meeting.round == number]
        if byes or max(sizes) - min(sizes) > 1 or len(sizes) != -(-sum(sizes) // cup.seats):
            yield f"{cup.name}, round {number + 1}: the pods have the sizes {sizes}, with {len(byes)} byes"


def _of_round_robin(cup: Cup) -> Iterator[str]:
    """Yield the faults of a round robin: pairs who met twice, and pairs who stayed but never met."""
    table = next(record.data["table"] for record in cup.records if "table" in record.data)
    met = Counter(chain.from_iterable(meeting.pairs for meeting in cup.meetings))
    for pair in map(frozenset, combinations(table, 2)):
        are_here = all(cup.entrants[number].is_in for number in pair)
        if met[pair] > 1 or (are_here and met[pair] == 0):
            yield f"{cup.name}: the entrants {set(pair)} met {met[pair]} times"
    if strangers := {number for meeting in cup.meetings for number in meeting.entrants} - set(table):
        yield f"{cup.name}: these players of matches are not in the pairing table: {strangers}"

"""Independent computation of ratings, clocks, results and seats from the journals, as a check of the server.

This module reads the rows of the database directly. It shares only two things with the server: OpenSkill, and the rules
of the games, which replay the journals.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce
from tools.reliability.figures import Figure

from skyhop.game.action import JournalError
from skyhop.game.journal import Journal
from skyhop.game.match import replay
from skyhop.server.store.store import Store

MODEL = PlackettLuce()
FIRST = (25.0, 25 / 3, 0)
DRIFT = (4.2**2 - 2.6**2) / 365
GIVEN_UP = {"resign": "resignation", "time": "time", "left": "left"}
NO_RESULT = {"aborted": "aborted", "unmet": "unmet"}
ANNULLED_EARLY, NEW, OF_LAST, EARLY, CHAIN, TOGETHER = 5, 5, 6, 2, 3, 10
DAY = timedelta(days=1)
CLOSE = 1e-9
LOOKS, PAUSE = 120, 0.5
LONG, SURE = 9_000, 2
"""Minimum milliseconds of an outage that surely stops the clocks, and the number of thirds of it that surely count.

The end of an outage is measured too late.
"""


class Outage(NamedTuple):
    """Outage of a server: the time of the kill, and the time of the first answer after it."""

    down: str
    up: str


class Row(NamedTuple):
    """Row of the server's ratings: a seat's rating after a match."""

    seat: int
    player: str
    number: int
    rank: int | None
    annulled: str | None
    mu: float
    sigma: float


@dataclass
class Match:
    """Match as stored in the rows of the database."""

    name: str
    game: str
    control: str
    is_rated: bool
    outcome: Any
    clocks: Any
    begun_at: str = ""
    seats: dict[int, str] = field(default_factory=dict)
    open_seats: int = 0
    entries: list[tuple[str, str, int]] = field(default_factory=list)
    """Entries of the journal: actor, text, and milliseconds since the start of the match."""
    rows: list[Row] = field(default_factory=list)
    at: str = ""

    @property
    def acted(self) -> dict[int, int]:
        """Number of actions in the journal, by seat."""
        found: dict[int, int] = defaultdict(int)
        for actor, text, _at in self.entries:
            if actor.isdigit() and text not in GIVEN_UP and text not in NO_RESULT and text != "draw":
                found[int(actor)] += 1
        return found

    @property
    def given_up_by(self) -> int | None:
        """Seat whose player resigned or left in the last entry, if any."""
        actor, text, _at = self.entries[-1]
        return int(actor) if text in GIVEN_UP else None


@dataclass
class Found:
    """Disagreements, as figures and sentences."""

    figures: list[Figure] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def count(self, name: str, problems: Iterator[str]) -> None:
        """Add the problems, and a figure with their number. The limit of the figure is 0."""
        listed = list(problems)
        self.figures.append(Figure(f"disagreements: {name}", len(listed), 0))
        self.told += listed


async def _recorded(store: Store) -> dict[str, Match]:
    """Wait until the server has recorded the ratings of all finished rated matches. Then read all rows."""
    for _look in range(LOOKS):
        matches = await store.read(read_rows)
        if all(match.rows for match in matches.values() if match.outcome and match.is_rated and not match.open_seats):
            break
        await asyncio.sleep(PAUSE)
    return matches


async def disagreements(
    store: Store,
    actions: Sequence[tuple[str, int, int, str]],
    seats: Mapping[str, Mapping[int, str]],
    results: Mapping[str, Mapping[str, Any]],
    unread: Sequence[tuple[str, int, int, str]] = (),
    *,
    people: Collection[str] = (),
    outages: Sequence[Outage] = (),
) -> Found:
    """Compute everything again, and compare it with the database and with the answers to the programs.

    `unread` are actions whose answers no program read. `people` are players whose actions are not in `actions`. During
    `outages`, clocks may have stopped.
    """
    matches = await _recorded(store)
    found = Found()
    done = [each for each in unread if _is_done(matches, *each)]
    found.figures.append(Figure("actions whose answer nobody read", len(done)))
    over = [match for match in matches.values() if match.outcome is not None]
    found.figures.append(Figure("recounted: finished matches", len(over)))
    found.figures.append(Figure("recounted: entries of journals", sum(len(match.entries) for match in over)))
    found.figures.append(Figure("recounted: rows of ratings", sum(len(match.rows) for match in over)))
    found.figures.append(Figure("  of matches that did not count", sum(m.rows[0].rank is None for m in over if m.rows)))
    found.count("acknowledged actions", _of_actions(matches, [*actions, *done], people))
    found.count("seats", _of_seats(matches, seats))
    found.count("results", _of_results(matches, results))
    found.count("journals, replayed", iter([line for match in over for line in await check_journal(store, match)]))
    found.count("clocks", (line for match in over for line in _of_clocks(match, outages)))
    found.count("ratings", _of_ratings(over, await store.read(_read_owners)))
    return found


def read_rows(connection: sa.Connection) -> dict[str, Match]:
    """Return all matches, from the rows of the database."""
    matches: dict[str, Match] = {}
    rows = connection.execute(sa.text("SELECT id, game, control, is_rated, outcome, clocks, begun_at FROM matches"))
    for name, game, control, is_rated, outcome, clocks, begun_at in rows:
        matches[name] = Match(name, game, control or "", bool(is_rated), _plain(outcome), _plain(clocks), begun_at)
    for name, seat, kind, player in connection.execute(sa.text("SELECT match, seat, kind, player FROM seats")):
        matches[name].seats[seat] = player
        matches[name].open_seats += kind == "open"
    entries = connection.execute(sa.text("SELECT match, actor, text, elapsed FROM entries ORDER BY match, ply"))
    for name, actor, text, elapsed in entries:
        matches[name].entries.append((actor, text, elapsed))
    columns = "match, at, seat, player, number, rank, annulled, mu, sigma"
    for name, at, *row in connection.execute(sa.text(f"SELECT {columns} FROM ratings ORDER BY match, seat")):  # noqa: S608  no text of anybody's
        matches[name].rows.append(Row(*row))
        matches[name].at = at
    return matches


def _read_owners(connection: sa.Connection) -> dict[str, str]:
    """Return the owners of programs, by the id of the program."""
    rows = connection.execute(sa.text("SELECT program, owner FROM tokens WHERE owner IS NOT NULL"))
    return {row.program: row.owner for row in rows}


def _plain(value: object) -> object:
    return json.loads(value) if isinstance(value, str) else value


def _is_done(matches: Mapping[str, Match], name: str, ply: int, seat: int, action: str) -> bool:
    entries = matches[name].entries if name in matches else []
    return [each[:2] for each in entries[ply : ply + 1]] == [(str(seat), action)]


def _of_actions(
    matches: Mapping[str, Match], actions: Sequence[tuple[str, int, int, str]], people: Collection[str]
) -> Iterator[str]:
    """Yield the acknowledged actions that are missing at their ply, and matches with additional actions.

    Actions of `people` do not count.
    """
    counts: dict[str, int] = defaultdict(int)
    for name, ply, seat, action in actions:
        counts[name] += 1
        if not _is_done(matches, name, ply, seat, action):
            yield f"{name}: the journal lacks the action {action} of seat {seat} at ply {ply}"
    for name, match in matches.items():
        acted = sum(count for seat, count in match.acted.items() if match.seats[seat] not in people)
        if acted != counts[name]:
            yield f"{name}: the journal has {acted} actions, but the server acknowledged {counts[name]}"


def _of_seats(matches: Mapping[str, Match], seats: Mapping[str, Mapping[int, str]]) -> Iterator[str]:
    for name, sat in seats.items():
        for seat, player in sat.items():
            if name not in matches or matches[name].seats.get(seat) != player:
                yield f"{name}: {player} does not have seat {seat}"


def _of_results(matches: Mapping[str, Match], results: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Yield matches whose stored result differs from the streamed one, or whose resigning seat has not lost."""
    for name, result in results.items():
        if matches[name].outcome != [result["winners"], result["reason"]]:
            yield f"{name}: the stream sent the result {result}, but the store has {matches[name].outcome}"
    for name, match in matches.items():
        if match.outcome is None:
            continue
        text, loser = match.entries[-1][1], match.given_up_by
        wanted = (
            [[1 - loser], GIVEN_UP[text]] if loser is not None else [[], NO_RESULT[text]] if text in NO_RESULT else None
        )
        if wanted and match.outcome != wanted:
            yield f"{name}: the journal ends with {text}, but the result is {match.outcome}"


async def check_journal(store: Store, match: Match) -> list[str]:
    """Replay the journal of a match, and return its faults."""
    stored = await store.load(match.name)
    return _replayed(match, stored.journal()) if stored else [f"{match.name}: the store does not have this match"]


def _replayed(match: Match, journal: Journal) -> list[str]:
    """Return the faults of a journal: a wrong result, or a wrong seal."""
    try:
        outcome = replay(journal).outcome
    except JournalError as error:
        return [f"{match.name}: the replay fails: {error}"]
    told = None if outcome is None else [list(outcome.winners), outcome.reason]
    return (
        []
        if told == match.outcome
        else [f"{match.name}: the replay ends with {told}, but the store has {match.outcome}"]
    )


def _of_clocks(match: Match, outages: Sequence[Outage]) -> Iterator[str]:
    """Yield matches whose remaining times do not follow from the times of the entries.

    No player loses time because of an outage. Clocks may stop longer than the outage, because they also wait for the
    player. A busy server without a sign of life for some seconds counts as down, too.
    """
    minutes, _plus, seconds = match.control.partition("+")
    if not seconds or match.clocks is None or match.open_seats:
        return
    left, has_acted, since = [int(minutes) * 60_000] * 2, [False, False], None
    least, is_wrong, down = [0, 0], False, _shift(match, outages)
    own = [(int(actor), text, at) for actor, text, at in match.entries if actor.isdigit()]
    for place, (seat, text, at) in enumerate(own):
        is_word = text in GIVEN_UP or text in NO_RESULT
        decides = match.clocks["seat"] if is_word else seat
        if has_acted[decides] and since is not None:
            left[decides] -= at - since - _overlap(match.clocks.get("pauses", ()), since, at)
            least[decides] += _overlap(down, since, at)
            if is_word and (rest := left[decides] + match.clocks["forgiven"][decides]) < 0:
                is_wrong |= text == "time" and rest + least[decides] > 0  # time ran out only because of an outage
                left[decides], least[decides] = -match.clocks["forgiven"][decides], 0
        if not is_word:
            following = own[place + 1] if place + 1 < len(own) else None
            then = None if following is None else match.clocks["seat"] if _is_word(following[1]) else following[0]
            left[seat] += int(seconds) * 1000 * (then != seat)
            has_acted[seat], since = True, at
    forgiven = match.clocks["forgiven"]
    gains = [shown - back - rest for shown, back, rest in zip(match.clocks["left"], forgiven, left, strict=True)]
    is_unlike = gains != least if not outages else any(gain < own for gain, own in zip(gains, least, strict=True))
    if is_wrong or is_unlike:
        yield (
            f"{match.name}: the clocks are {match.clocks['left']}, but the computed times are {left} "
            f"(forgiven lag: {forgiven}, outages: {least})"
        )


def _shift(match: Match, outages: Sequence[Outage]) -> list[tuple[int, int]]:
    """Return the periods in which the server surely did not run, in milliseconds since the start of a match."""
    begun, found = datetime.fromisoformat(match.begun_at), []
    for outage in outages:
        down, up = ((datetime.fromisoformat(at) - begun) // timedelta(milliseconds=1) for at in outage)
        if up - down > LONG:
            found.append((down, down + SURE * (up - down) // 3))
    return found


def _overlap(periods: Sequence[Sequence[int]], since: int, at: int) -> int:
    return sum(max(0, min(at, until) - max(since, begun)) for begun, until in periods)


def _is_word(text: str) -> bool:
    return text in GIVEN_UP or text in NO_RESULT


class Ledger:
    """Current ratings of all players, and their earlier rated matches."""

    def __init__(self, owners: Mapping[str, str]) -> None:
        self.owners = owners
        self.present: dict[tuple[str, str, str], tuple[float, float, int, str]] = {}
        self.before: dict[str, list[Match]] = defaultdict(list)

    def why_not(self, match: Match) -> str | None:
        """Return the reason why a match of two players does not count."""
        winners, reason = match.outcome
        if reason in NO_RESULT.values():
            return "broken-off"
        if len({self.owners.get(player, player) for player in match.seats.values()}) < 2:
            return "related"
        if len(match.acted) < 2:
            return "unplayed"
        at = datetime.fromisoformat(match.at)
        players = set(match.seats.values())
        recent = [each for each in self.before[match.seats[0]] if datetime.fromisoformat(each.at) > at - DAY]
        together = [each for each in recent if set(each.seats.values()) == players]
        if reason in GIVEN_UP.values():
            loser = match.seats[1 - winners[0]]
            mine = self.before[loser]
            counted = sum(each.rows[0].rank is not None for each in mine)
            early = sum(_is_early(each, loser) for each in mine[-OF_LAST:])
            if _is_early(match, loser) and (counted < NEW or early >= EARLY):
                return "early"
            if sum(_gave_up(each, loser) for each in together) >= CHAIN:
                return "chain"
        return "often" if sum(each.rows[0].rank is not None for each in together) >= TOGETHER else None

    def rate(self, match: Match, speed: str) -> list[tuple[float, float, int]]:
        """Update the ratings of both players after a match that counts, and return the new ratings."""
        ages = [self._aged((match.seats[seat], match.game, speed), match.at) for seat in (0, 1)]
        winners = match.outcome[0]
        places = [1.0 if seat in winners or not winners else 2.0 for seat in (0, 1)]
        after = MODEL.rate([[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _count in ages], ranks=places)
        made = [(team[0].mu, team[0].sigma, ages[seat][2] + 1) for seat, team in enumerate(after)]
        for seat, rating in enumerate(made):
            self.present[match.seats[seat], match.game, speed] = (*rating, match.at)
        return made

    def _aged(self, key: tuple[str, str, str], at: str) -> tuple[float, float, int]:
        if key not in self.present:
            return FIRST
        mu, sigma, count, before = self.present[key]
        days = max(0.0, (datetime.fromisoformat(at) - datetime.fromisoformat(before)) / DAY)
        return mu, min(FIRST[1], math.sqrt(sigma**2 + DRIFT * days)), count


def _gave_up(match: Match, player: str) -> bool:
    seat = match.given_up_by
    return seat is not None and match.seats[seat] == player


def _is_early(match: Match, player: str) -> bool:
    seat = match.given_up_by
    return seat is not None and match.seats[seat] == player and match.acted.get(seat, 0) < ANNULLED_EARLY


def _of_ratings(over: Sequence[Match], owners: Mapping[str, str]) -> Iterator[str]:
    """Yield the matches whose stored ratings are wrong: their number, their reason not to count, or their values."""
    ledger = Ledger(owners)
    for match in over:
        is_played = match.is_rated and not match.open_seats
        if len(match.rows) != (2 if is_played else 0):
            yield f"{match.name}: the store has {len(match.rows)} rows of ratings for this match"
    rated = [match for match in over if len(match.rows) == len(match.seats)]
    for match in sorted(rated, key=lambda each: (each.at, sum(row.number for row in each.rows))):
        speed = _speed(match.control)
        wanted = ledger.why_not(match)
        if any(row.annulled != wanted for row in match.rows):
            stored = match.rows[0].annulled
            yield f"{match.name}: the stored reason not to count is {stored}, but the computed reason is {wanted}"
        elif wanted is None:
            for row, made in zip(match.rows, ledger.rate(match, speed), strict=True):
                if row.number != made[2] or max(abs(row.mu - made[0]), abs(row.sigma - made[1])) > CLOSE:
                    yield f"{match.name}: seat {row.seat} has the rating {row}, but the computed rating is {made}"
        for player in match.seats.values():
            ledger.before[player].append(match)


def _speed(control: str) -> str:
    minutes, _plus, seconds = control.partition("+")
    estimate = int(minutes) * 60 + 40 * int(seconds)
    bounds = ((30, "ultra"), (180, "bullet"), (480, "blitz"), (1500, "rapid"))
    return next((name for below, name in bounds if estimate < below), "classical")

"""Ratings by the OpenSkill model. After each rated match, one worker updates the ratings exactly once.

A rating is the mean and the uncertainty of a player's strength, for a game and a speed class. The uncertainty grows
while a player is inactive. This growth is an addition to OpenSkill.
"""

from __future__ import annotations

import contextlib
import math
from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from statistics import median
from typing import NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce

from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.ending import TWO_SEATS, compute_ranks
from skyhop.game.game import Game
from skyhop.game.match import replay
from skyhop.server.clocks.clocks import UNTIMED
from skyhop.server.events import MatchFinished, ServerEvent
from skyhop.server.match_record import StoredMatch, parse_outcome, read_match
from skyhop.server.players.moderation import split_for_query
from skyhop.server.players.players import PlayerKind
from skyhop.server.ratings.eligibility import ExclusionReason, find_exclusion
from skyhop.server.schema import ACCOUNTS, AWAITS_RATING, MATCHES, PLAYERS, RATINGS, SEATS
from skyhop.server.timestamps import now

MODEL = PlackettLuce()
FIRST_MEAN, FIRST_UNCERTAINTY = 25.0, 25 / 3
"""Mean and uncertainty of a new player."""
LEVEL_UNCERTAINTY = FIRST_UNCERTAINTY / 4
"""Uncertainty of a level's rating. It was measured in matches against other levels, not against people."""
PROVISIONAL_UNCERTAINTY, MIN_UNCERTAINTY = 4.2, 2.6
"""Uncertainty after about 30 matches between equal players, and uncertainty after many matches.

A rating with an uncertainty above `PROVISIONAL_UNCERTAINTY` is provisional.
"""
DAILY_DRIFT = (PROVISIONAL_UNCERTAINTY**2 - MIN_UNCERTAINTY**2) / 365
"""Daily growth of the squared uncertainty. After a year without matches, a well-known rating is provisional again."""
ELO = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Elo points per unit of the OpenSkill mean. With this factor, both scales give the same odds."""
FIRST_POINTS = 1500
"""Points shown for a new player."""


class Rating(NamedTuple):
    """Estimate of a player's strength: mean, uncertainty, number of matches and time of the latest match."""

    mean: float = FIRST_MEAN
    unsure: float = FIRST_UNCERTAINTY
    matches: int = 0
    at: str = ""

    @property
    def points(self) -> int:
        """Mean of the rating in points like Elo points, as pages show it."""
        return round(FIRST_POINTS + ELO * (self.mean - FIRST_MEAN))

    @property
    def margin(self) -> int:
        """Half the width, in points, of the interval that contains the true strength with 95% confidence."""
        return round(2 * ELO * self.unsure)

    @property
    def is_provisional(self) -> bool:
        """True if the estimate is too uncertain for the list of the best players."""
        return self.unsure > PROVISIONAL_UNCERTAINTY

    def advance_to(self, at: str) -> Rating:
        """Return the rating at the later time `at`, with a larger uncertainty.

        The caller makes sure that the player has played no match until this time.
        """
        if not self.at:
            return self
        days = max(0.0, (datetime.fromisoformat(at) - datetime.fromisoformat(self.at)) / timedelta(days=1))
        return self._replace(unsure=min(FIRST_UNCERTAINTY, math.sqrt(self.unsure**2 + DAILY_DRIFT * days)))


def create_rating(game: Game, bot: str | None) -> Rating:
    """Return the rating of a player or bot before the first match.

    A bot that is a level starts with the measured rating of the level. All other bots and all players start with
    the default rating.
    """
    measured: Mapping[str, int] = {name: rung.points for name, rung in game.ladder.items() if rung.points is not None}
    if bot is None or bot not in measured:
        return Rating()
    return Rating(FIRST_MEAN + (measured[bot] - median(measured.values())) / ELO, LEVEL_UNCERTAINTY)


def update_ratings(ratings: Sequence[Rating], ranks: Sequence[int], at: str, teams: Sequence[int] = ()) -> list[Rating]:
    """Return the ratings of all seats after a match in which they had these ranks.

    Rank 1 is the best rank, and tied seats have the same rank. `teams` has the team of each seat. Without `teams`, each
    seat is a team. If a player left, the seat of this player can have a different rank from its partners. In this
    calculation, such a seat is a separate team.
    """
    sides = list(zip(teams or range(len(ratings)), ranks, strict=True))
    found = {side: [number for number, other in enumerate(sides) if other == side] for side in sides}
    now_known = [each.advance_to(at) for each in ratings]
    rated = MODEL.rate(
        [[MODEL.rating(mu=now_known[n].mean, sigma=now_known[n].unsure) for n in seats] for seats in found.values()],
        ranks=[float(rank) for _team, rank in found],
    )
    after = {
        n: each for seats, team in zip(found.values(), rated, strict=True) for n, each in zip(seats, team, strict=True)
    }
    return [Rating(after[n].mu, after[n].sigma, before.matches + 1, at) for n, before in enumerate(ratings)]


MAX_RANKS = 2000
"""Maximum number of replayed matches whose ranks are in memory."""
_ranks = OrderedDict[str, Sequence[int]]()
"""Ranks of the seats in finished matches of more than two seats, by match. They never change."""
AT_ONCE = 20
MAX_LISTED = 50


class RatingRecorder:
    """Recorder of rating changes. It writes one database row for each seat of each match."""

    name = "ratings"
    kinds: tuple[type[ServerEvent], ...] = (MatchFinished,)
    key = tuple(RATINGS.primary_key)

    def find_missing(self, connection: sa.Connection, excluded: Collection[str] = ()) -> Sequence[ServerEvent]:
        """Return events of finished rated matches for which the store has no ratings. The earliest end comes first.

        The method may return only some of these events. A match that no opponent joined is not rated. Skip the
        matches in `excluded`.
        """
        is_recorded = sa.exists().where(RATINGS.c.match == MATCHES.c.id)
        is_lacking = sa.text(AWAITS_RATING) & MATCHES.c.game.in_(registry.names()) & ~is_recorded
        rows = sa.select(MATCHES.c.id, MATCHES.c.plies, MATCHES.c.outcome).where(is_lacking)
        rows = rows.where(MATCHES.c.id.not_in(excluded)).order_by(MATCHES.c.ended_at, MATCHES.c.id)
        return [_make_event(*row) for row in connection.execute(rows.limit(AT_ONCE))]

    def record(self, connection: sa.Connection, event: ServerEvent) -> None:
        """Write the rating rows of one match within the transaction of `connection`."""
        # Transactions that rate another match of these players, or merge one of them, wait until the commit.
        players_of_match = PLAYERS.c.id.in_(sa.select(SEATS.c.player).where(SEATS.c.match == event.match))
        connection.execute(sa.select(PLAYERS.c.id).where(players_of_match).order_by(PLAYERS.c.id).with_for_update())
        stored = read_match(connection, event.match)
        if stored is None or stored.outcome is None:
            return
        players = [str(seat.player) for seat in stored.seats]
        game, at = stored.info.game, now()
        speed = stored.info.control.speed.name if stored.info.control else UNTIMED.name
        before = [read_rating(connection, seat.player, game, speed) for seat in stored.seats]
        annulled = find_exclusion(connection, stored, at)
        ranked = () if annulled else rank_seats(stored)
        if not annulled and not ranked:
            annulled = ExclusionReason.DAMAGED
        after = update_ratings(before, ranked, at, _list_team_numbers(game, len(ranked))) if ranked else before
        common = {"match": event.match, "game": game, "speed": speed, "at": at, "annulled": annulled}
        rows = [
            {
                **common,
                "seat": seat,
                "player": player,
                "number": after[seat].matches,
                "rank": ranked[seat] if ranked else None,
                "mu": after[seat].mean,
                "sigma": after[seat].unsure,
            }
            for seat, player in enumerate(players)
            if stored.seats[seat].player is not None
        ]
        connection.execute(sa.insert(RATINGS), rows)
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == event.match).values(awaits_rating=0))


def _list_team_numbers(game: str, seats: int) -> Sequence[int]:
    """Return the team of each seat in a match of this game. In a game without teams, each seat is a team."""
    return (registry.game(game).teams.get(seats) if game in registry.names() else None) or range(seats)


def _make_event(match: str, ply: int, stored: object) -> ServerEvent:
    outcome = parse_outcome(stored) or Outcome((), "")
    return MatchFinished(match, ply, outcome.winners, outcome.reason)


def rank_winners(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """Return rank 1 for the winners of a match, and rank 2 for all other seats. Without a winner, all have rank 1."""
    return tuple(1 if seat in outcome.winners or not outcome.winners else 2 for seat in range(seats))


def rank_seats(stored: StoredMatch) -> tuple[int, ...]:
    """Return the ranks of all seats in a finished match. If the journal cannot be replayed, return an empty tuple."""
    outcome, seats = stored.outcome, len(stored.seats)
    assert outcome is not None  # noqa: S101  finished matches only
    if seats == TWO_SEATS:
        return rank_winners(outcome, seats)
    try:
        match = replay(stored.journal())
    except JournalError:
        return ()  # the page of the match shows the damage
    return compute_ranks(match.game.points(match.state), outcome.winners, match.state.status)


def read_ranks(connection: sa.Connection, match: str, outcome: object, seats: int) -> Sequence[int]:
    """Return the ranks of the seats in a finished match. A match of more than two seats is replayed only once."""
    ended = parse_outcome(outcome)
    if ended is None or not ended.winners:
        return [1] * seats
    if seats == TWO_SEATS:
        return rank_winners(ended, seats)
    if (known := _ranks.get(match)) is not None:
        return known
    stored = read_match(connection, match)
    found = rank_seats(stored) if stored is not None else ()
    ranks = found or rank_winners(ended, seats)  # without the journal, only the winners are known
    _ranks[match] = ranks
    while len(_ranks) > MAX_RANKS:
        with contextlib.suppress(KeyError):  # another thread was faster
            _ranks.popitem(last=False)
    return ranks


def read_rating(
    connection: sa.Connection, player: str | None, game: str, speed: str, before: int | None = None
) -> Rating:
    """Return the rating of a player after the last counted match.

    `before` is the number of one of the player's counted matches. If it is given, return the rating before that match.
    """
    own = (RATINGS.c.player == player) & (RATINGS.c.game == game) & (RATINGS.c.speed == speed)
    own &= RATINGS.c.rank.is_not(None) & (sa.true() if before is None else RATINGS.c.number < before)
    columns = sa.select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.number, RATINGS.c.at).where(own)
    row = connection.execute(columns.order_by(RATINGS.c.number.desc(), RATINGS.c.at.desc()).limit(1)).first()
    if row is None and game in registry.names():
        return create_rating(registry.game(game), player)
    return Rating(*row) if row else Rating()


def recompute_ratings(connection: sa.Connection, player: str) -> None:
    """Recompute all ratings of a player, match by match, in the order in which they were recorded.

    The ratings of the opponents do not change. If the player has several seats in a match, the match no longer
    counts for this player.
    """
    own = sa.select(RATINGS).where(RATINGS.c.player == player)
    rows = connection.execute(own.order_by(RATINGS.c.at, RATINGS.c.number, RATINGS.c.match, RATINGS.c.seat)).all()
    seats = Counter(row.match for row in rows)
    present = dict[tuple[str, str], Rating]()
    for row in rows:
        before = present.get((row.game, row.speed), Rating())
        counts = row.rank is not None and seats[row.match] == 1
        after = _rate_again(connection, row, before) if counts else before
        present[row.game, row.speed] = after
        values: dict[str, object] = {"number": after.matches, "mu": after.mean, "sigma": after.unsure}
        if row.rank is not None and not counts:
            values |= {"rank": None, "annulled": ExclusionReason.RELATED}
        this = (RATINGS.c.match == row.match) & (RATINGS.c.seat == row.seat)
        connection.execute(sa.update(RATINGS).where(this).values(values))


def _rate_again(connection: sa.Connection, row: sa.Row[tuple[object, ...]], before: Rating) -> Rating:
    """Return the new rating of a player after a counted match. `before` is the player's new rating before this match.

    For the opponents, the function uses the stored ratings from before this match.
    """
    ranked = (RATINGS.c.match == row.match) & RATINGS.c.rank.is_not(None)
    seats = connection.execute(sa.select(RATINGS).where(ranked).order_by(RATINGS.c.seat)).all()
    count = connection.scalar(sa.select(sa.func.count()).where(SEATS.c.match == row.match)) or 0
    teams = _list_team_numbers(row.game, count)
    if len({teams[each.seat] for each in seats}) == 1:  # the opponents were merged into one player
        return before._replace(matches=before.matches + 1, at=row.at)
    own = [seat.seat for seat in seats].index(row.seat)
    ratings = [read_rating(connection, each.player, each.game, each.speed, each.number) for each in seats]
    ratings[own] = before
    return update_ratings(ratings, [each.rank for each in seats], row.at, [teams[each.seat] for each in seats])[own]


class PlayerRating(NamedTuple):
    """Rating of a player in one game and speed class."""

    player: str
    name: str | None
    kind: str
    game: str
    speed: str
    rating: Rating


class RatedMatch(NamedTuple):
    """Effect of one match on the rating of a player. `rating` is the rating after the match.

    If the match did not count for the ratings, the rank is None.
    """

    match: str
    game: str
    speed: str
    rank: int | None
    annulled: ExclusionReason | None
    """Reason why the match did not count. None if it counted."""
    rating: Rating


class HeadToHead(NamedTuple):
    """Numbers of results in a player's rated matches against one opponent."""

    name: str | None
    kind: str
    player: str
    won: int
    drawn: int
    lost: int


def _select_latest(condition: sa.ColumnElement[bool] | None = None) -> sa.Subquery:
    """Return a query for the rating rows that count, with a column `place`.

    Place 1 is the latest row of a player in a game and speed class. `condition` selects rows of `RATINGS`.
    """
    own = [RATINGS.c.player, RATINGS.c.game, RATINGS.c.speed]
    newest = [RATINGS.c.number.desc(), RATINGS.c.at.desc()]
    place = sa.func.row_number().over(partition_by=own, order_by=newest).label("place")
    counted = sa.select(RATINGS, place).where(RATINGS.c.rank.is_not(None))
    return (counted if condition is None else counted.where(condition)).subquery()


class RatingKey(NamedTuple):
    """Key of a rating: player, game and speed class."""

    player: str
    game: str
    speed: str


def read_latest_ratings(connection: sa.Connection, players: Collection[str]) -> dict[RatingKey, Rating]:
    """Return all present ratings of several players. Read them in one query."""
    found, at = dict[RatingKey, Rating](), now()
    for part in split_for_query(players):
        latest = _select_latest(RATINGS.c.player.in_(part))
        columns = [latest.c[name] for name in ("player", "game", "speed", "mu", "sigma", "number", "at")]
        for player, game, speed, *rating in connection.execute(sa.select(*columns).where(latest.c.place == 1)):
            found[RatingKey(player, game, speed)] = Rating(*rating).advance_to(at)
    return found


def read_ratings(
    connection: sa.Connection, *, player: str | None = None, game: str = "", speed: str = ""
) -> list[PlayerRating]:
    """Return present ratings: all ratings of `player`, or the best ratings in one game and speed class.

    The best ratings contain no provisional ratings, and no ratings of accounts with a hidden profile.
    """
    latest, at = _select_latest(), now()
    columns = [PLAYERS.c.name, PLAYERS.c.kind, *(latest.c[n] for n in ("game", "speed", "mu", "sigma", "number", "at"))]
    query = sa.select(latest.c.player, *columns).join(PLAYERS, PLAYERS.c.id == latest.c.player)
    query = query.where((latest.c.place == 1) & (latest.c.number > 0) & (PLAYERS.c.kind != PlayerKind.GONE))
    if player is None:
        is_hidden = sa.exists().where((ACCOUNTS.c.player == latest.c.player) & (ACCOUNTS.c.is_hidden == 1))
        query = query.where((latest.c.game == game) & (latest.c.speed == speed) & ~is_hidden)
    else:
        query = query.where(latest.c.player == player)
    rows = connection.execute(query.order_by(latest.c.mu.desc(), latest.c.player)).all()
    read = [
        PlayerRating(who, name, kind, game, speed, Rating(*rating).advance_to(at))
        for who, name, kind, game, speed, *rating in rows
    ]
    return read if player else [rated for rated in read if not rated.rating.is_provisional][:MAX_LISTED]


def read_history(connection: sa.Connection, player: str) -> list[RatedMatch]:
    """Return the effects of a player's rated matches on the player's ratings. The latest match comes first."""
    columns = [
        RATINGS.c[name] for name in ("match", "game", "speed", "rank", "annulled", "mu", "sigma", "number", "at")
    ]
    query = sa.select(*columns).where(RATINGS.c.player == player).order_by(RATINGS.c.at.desc(), RATINGS.c.match)
    rows = connection.execute(query.limit(MAX_LISTED)).all()
    return [
        RatedMatch(match, game, speed, rank, ExclusionReason(annulled) if annulled else None, Rating(*rating))
        for match, game, speed, rank, annulled, *rating in rows
    ]


def read_seats(connection: sa.Connection, stored: StoredMatch) -> list[RatedMatch | None]:
    """Return the effect of a match on the rating of each seat's player. The entry of a free seat is None.

    If the effect is not recorded yet, return the player's present rating.
    """
    columns = [RATINGS.c[name] for name in ("rank", "annulled", "mu", "sigma", "number", "at")]
    info, at = stored.info, now()
    rows = connection.execute(sa.select(RATINGS.c.seat, *columns).where(RATINGS.c.match == info.id))
    effects = {seat: (rank, annulled, Rating(*rating)) for seat, rank, annulled, *rating in rows}
    speed = info.control.speed.name if info.control else UNTIMED.name
    found: list[RatedMatch | None] = []
    for number, seat in enumerate(stored.seats):
        rank, annulled, rating = effects.get(number) or (
            None,
            None,
            read_rating(connection, seat.player, info.game, speed).advance_to(at),
        )
        reason = ExclusionReason(annulled) if annulled else None
        is_free = seat.player is None
        found.append(None if is_free else RatedMatch(info.id, info.game, speed, rank, reason, rating))
    return found


def read_records(
    connection: sa.Connection,
    player: str,
    condition: sa.ColumnElement[bool] | None = None,
    *,
    opponent: str = "",
    are_guests_joined: bool = False,
) -> list[HeadToHead]:
    """Return the results of a player's rated matches against each opponent, at most `MAX_LISTED` results.

    The most frequent opponent comes first. `condition` selects rows of `RATINGS`: only their matches count. With
    `opponent`, return only the result against this player. With `are_guests_joined`, all people without an account
    are one opponent, who comes last and has an empty id.
    """
    other = RATINGS.alias()
    is_guest = PLAYERS.c.kind.in_([PlayerKind.GUEST, PlayerKind.GONE]) if are_guests_joined else sa.false()
    identity = {
        "name": sa.case((is_guest, None), else_=PLAYERS.c.name),
        "kind": sa.case((is_guest, PlayerKind.GUEST), else_=PLAYERS.c.kind),
        "id": sa.case((is_guest, ""), else_=PLAYERS.c.id),
    }
    columns = [column.label(name) for name, column in identity.items()]
    ranks = [RATINGS.c.rank.label("rank"), other.c.rank.label("other")]
    query = sa.select(*columns, *ranks).join_from(
        RATINGS, other, (other.c.match == RATINGS.c.match) & (other.c.seat != RATINGS.c.seat)
    )
    query = query.join(PLAYERS, PLAYERS.c.id == other.c.player)
    query = query.where((RATINGS.c.player == player) & RATINGS.c.rank.is_not(None))
    query = query if condition is None else query.where(condition)
    pairs = (query.where(other.c.player == opponent) if opponent else query).subquery()

    def count(is_so: sa.ColumnElement[bool]) -> sa.Label[int]:
        return sa.func.sum(sa.case((is_so, 1), else_=0)).label(None)

    own = [pairs.c[name] for name in identity]
    is_won, is_drawn, is_lost = (
        pairs.c.rank < pairs.c.other,
        pairs.c.rank == pairs.c.other,
        pairs.c.rank > pairs.c.other,
    )
    query = sa.select(*own, *map(count, (is_won, is_drawn, is_lost))).group_by(*own)
    query = query.order_by(pairs.c.id != "", sa.func.count().desc(), pairs.c.id)  # the limit omits no guests
    found = [HeadToHead(*row) for row in connection.execute(query.limit(MAX_LISTED))]
    return sorted(found, key=lambda record: not record.player)

"""Creation of matches and branches: terms, random choice of the first seat, secret, deal and clocks."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from skyhop.engine.chance import FIRST_SEAT_EVENT, SECRET_BYTES, SecretShuffler
from skyhop.game.ending import OF_TEXT
from skyhop.game.game import Game, count_choices
from skyhop.game.journal import Journal, count_in
from skyhop.game.match import Match, branch
from skyhop.server.clocks.clocks import DAY_MS, SECOND_MS, Clocks, StoredClocks, TimeControl, measure_turn
from skyhop.server.match_record import MatchInfo, name_shuffles
from skyhop.server.names import CODE_LETTERS
from skyhop.server.seats import Seat, Series
from skyhop.server.shuffle_proof import ClientSeed
from skyhop.server.store.match_change import MatchCreation, PositionSummary
from skyhop.server.timestamps import MatchClock, add_milliseconds, now

OFFER_SECONDS = 30
"""Seconds that an offer with a time control in minutes stays open after its host has closed all pages."""
ARRIVAL_SECONDS = 60
"""Seconds that a tournament match waits for its first player before this player's clock starts."""
OFFERED_DAYS = 14
"""Days that an offer without a time control in minutes stays open."""
DAILY_SPREAD_SECONDS = 600
"""Length in seconds of the period after a day. The unfinished daily matches of the day end in it, one after another."""


def create_clocks(info: MatchInfo, seats: Sequence[Seat], match: Match) -> StoredClocks | None:
    """Return the clocks and the deadline at the start of a match. Return None if the match has neither of them.

    The deadline of a daily match is soon after the end of its day.
    """
    if info.daily is not None:
        late = secrets.randbelow(DAILY_SPREAD_SECONDS * SECOND_MS)
        return StoredClocks(None, add_milliseconds(f"{info.daily}T00:00:00.000+00:00", DAY_MS + late))
    clocks = info.control and Clocks.create(info.control, len(seats), match.to_decide or 0)
    clocks = info.control and clocks and let_deciders_run(info.control, clocks, match)
    is_asking = info.offered_by is not None or any(seat.kept_for for seat in seats)
    if clocks and info.tournament is not None and seats[match.to_decide or 0].acts_for_itself:
        return StoredClocks(clocks, add_milliseconds(info.begun_at, ARRIVAL_SECONDS * SECOND_MS))
    if not is_asking and not clocks:
        return None
    waits = 0
    if any(seat.kind == "open" for seat in seats):
        waits = OFFER_SECONDS * SECOND_MS if info.control and not info.control.free else OFFERED_DAYS * DAY_MS
    return StoredClocks(clocks or None, add_milliseconds(info.begun_at, waits) if waits == 0 or is_asking else None)


def add_flag_fall(info: MatchInfo, clocks: Clocks, deadline: str | None) -> StoredClocks:
    """Return the clocks together with their next deadline.

    During a pause, the deadline is the end of the pause. While a clock runs, the deadline is the flag fall.
    Otherwise it is `deadline`.
    """
    flag = clocks.find_flag_fall(info.control) if info.control is not None else None
    flag = clocks.pause[1] if clocks.pause else flag
    return StoredClocks(clocks, deadline if flag is None else add_milliseconds(info.begun_at, flag))


def charge_clocks(
    info: MatchInfo, before: StoredClocks, match: Match, ply: int, thinking_time: int | None
) -> StoredClocks | None:
    """Return the clocks and the deadline after the journal entry `ply`, or None if the match has no clocks.

    `before` contains the clocks and the deadline before this entry. `thinking_time` is in milliseconds, as the
    page reports it, or None.
    """
    control, clocks = info.control, before.clocks
    if control is None or clocks is None:
        return None
    entry, deciders = match.journal.entries[ply], match.deciders
    if (count := count_in(entry)) and isinstance(entry.actor, int):
        used = measure_turn(match.journal.entries, ply - count, clocks)
        is_turn_over = count > 1 or entry.actor != clocks.seat
        after = clocks.take_back(control, entry.actor, entry.at or 0, used, is_turn_over=is_turn_over)
        return add_flag_fall(info, after, before.deadline)
    is_end = entry.text.partition(" ")[0] in OF_TEXT
    if not is_end and isinstance(entry.actor, int) and entry.actor != clocks.seat:  # a seat of a simultaneous choice
        clocks = replace(clocks, seat=entry.actor, is_first=is_first_turn(match, entry.actor, ply))
    if match.outcome is not None and (entry.actor != clocks.seat or is_end or clocks.pause):
        return StoredClocks(clocks.stop(control, entry.at or 0).end_pause(entry.at or 0), None)
    if is_end and isinstance(entry.actor, int):  # a bot replaces the player who left
        after = let_deciders_run(control, clocks.hand_over(control, entry.actor, entry.at or 0), match)
        return add_flag_fall(info, after, before.deadline)
    due = next((seat for seat in deciders if seat != entry.actor), match.to_decide)
    after = clocks.charge_action(control, entry.at or 0, thinking_time, due, is_first=is_first_turn(match, due))
    if match.outcome is not None:
        return StoredClocks(after, None)
    if count_choices(match.game, match.state):  # the clocks of these seats have been running since the choice began
        after = replace(after, since=clocks.since, free=clocks.free)
    return add_flag_fall(info, let_deciders_run(control, after, match), before.deadline)


def let_deciders_run(control: TimeControl, clocks: Clocks, match: Match) -> Clocks:
    """Return the clocks with the deciders of the match as the deciding seats."""
    seats = {seat: is_first_turn(match, seat) for seat in match.deciders}
    return clocks.let_run(control, seats) if seats else clocks


def is_first_turn(match: Match, seat: int | None, ply: int | None = None) -> bool:
    """Return True if a seat has not acted before the ply `ply`. Without `ply`, look at the whole match."""
    return not any(entry.actor == seat for entry in match.journal.entries[:ply])


class DailyDeal(NamedTuple):
    """Deal of a daily match: its UTC day, the secret that all matches of the day share, and the id of this match."""

    day: str
    secret: bytes
    match: str


class TournamentMatch(NamedTuple):
    """Tournament of a match, and the id that the journal of the tournament gives to this match."""

    tournament: str
    match: str


class Terms(NamedTuple):
    """Terms of a match: clocks, public offer, rating, bot that replaces players, series, hints and spectators.

    The terms also contain the client seed of a player, or the deal of the day.
    """

    control: TimeControl | None = None
    offered_by: str | None = None
    is_rated: bool = False
    stand_in: str | None = None
    """Name of the bot that replaces a leaving player, if several other players remain."""
    series: Series | None = None
    is_friendly: bool = False
    """True if the match allows hints even if several people play."""
    closing: str | None = None
    """Player who closes the match to spectators, or None."""
    word: ClientSeed | None = None
    """Client seed. The server computes the match's secret and id from it."""
    daily: DailyDeal | None = None
    tournament: TournamentMatch | None = None
    is_challenge: bool = False
    """True if the host challenges another player by name. One seat is then reserved for this player."""


def new_match_id() -> str:
    """Return a random, unguessable match id. Its characters are from `CODE_LETTERS`."""
    return "".join(secrets.choice(CODE_LETTERS) for _letter in range(12))


def deal_match(
    name: str,
    game: Game,
    ruleset: str | Mapping[str, object],
    seats: Sequence[Seat],
    first: int | None,
    terms: Terms,
) -> MatchCreation:
    """Create a match and deal its cards or other items. If `first` is None, choose the first seat at random.

    If the rules fix the first seat, rotate the players so that the chosen player gets this seat. Raise
    `RulesetError` for a parameter with an illegal value.
    """
    rules, begun_at, chosen = game.ruleset(ruleset), now(), terms.daily or terms.word
    game.check_playable(rules)
    secret, daily = chosen.secret if chosen else secrets.token_bytes(SECRET_BYTES), terms.daily and terms.daily.day
    shuffler, clock = SecretShuffler(secret, name_shuffles(name, game.name, daily)), MatchClock(begun_at)
    starter = shuffler.order(range(len(seats)), FIRST_SEAT_EVENT)[0] if first is None else first
    if starter not in game.starters:
        terms = terms._replace(series=terms.series and terms.series.rotate_seats(starter))
        seats, starter = (*seats[starter:], *seats[:starter]), game.starters[0]
    titles = tuple(seat.title for seat in seats)
    match = Match.start(game, rules, first=starter, seats=titles, shuffler=shuffler, clock=clock)
    tournament = terms.tournament and terms.tournament.tournament
    agreed = {**terms._asdict(), "daily": daily, "tournament": tournament}
    closing = agreed.pop("closing")
    info = replace(MatchInfo.of(match.journal.header, name, secret, begun_at, by_lot=first is None), **agreed)
    closers = (n for n, seat in enumerate(seats) if closing is not None and closing in (seat.player, seat.kept_for))
    stored_clocks, closed_by = create_clocks(info, seats, match), next(closers, None)
    return MatchCreation(info, seats, match.journal.entries, stored_clocks, closed_by, PositionSummary(match.deciders))


def create_branch(
    journal: Journal, origin: tuple[str, int], seats: Sequence[Seat], *, is_closed: bool
) -> MatchCreation:
    """Create a match that has the journal of another match up to a ply, and continues from there.

    `origin` is a pair: the id of the other match, and the ply. With `is_closed`, spectators may not watch the
    branch.

    Raises:
        JournalError: if no seat decides at that ply.
    """
    match, ply = origin
    name, secret, begun_at = new_match_id(), secrets.token_bytes(SECRET_BYTES), now()
    titles = tuple(seat.title for seat in seats)
    begun = branch(journal, ply, titles, SecretShuffler(secret, name), match, MatchClock(begun_at))
    info = MatchInfo.of(begun.journal.header, name, secret, begun_at)
    players = (number for number, seat in enumerate(seats) if seat.acts_for_itself)
    closed_by, standing = (
        next(players, 0) if is_closed else None,
        PositionSummary(begun.deciders, begun.state.given_up),
    )
    return MatchCreation(info, seats, begun.journal.entries, closed_by=closed_by, standing=standing)

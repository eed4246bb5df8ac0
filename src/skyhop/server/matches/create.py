"""How matches begin: on which terms, drawn by which lot, dealt by which secret; also where another one stood."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from skyhop.engine.chance import LOT, SECRET_BYTES, SecretShuffler
from skyhop.game.branch import branch
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.match import Match
from skyhop.server.added_word import Word
from skyhop.server.clocks.time_control import TimeControl
from skyhop.server.match_record import MatchInfo
from skyhop.server.matches.timekeeping import at_first
from skyhop.server.seats import Seat
from skyhop.server.series import Series
from skyhop.server.store.journal_append import Beginning, Standing
from skyhop.server.timestamps import MatchClock, now

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a match's name; none looks like another."""


class Terms(NamedTuple):
    """On what terms a match is played: with which clocks, offered to all by whom, whether it is rated, in a series."""

    control: TimeControl | None = None
    offered_by: str | None = None
    is_rated: bool = False
    stand_in: str | None = None
    """The bot that plays on for who leaves several others."""
    series: Series | None = None
    is_friendly: bool = False
    """Whether hints may be taken, also where people play each other."""
    closing: str | None = None
    """The player who lets only those watch who sit there."""
    word: Word | None = None
    """What a player has added, from which the secret follows, and the name of the match."""


def new_name() -> str:
    """A name for a match that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _letter in range(12))


def dealt(
    name: str,
    game: Game,
    ruleset: str | Mapping[str, object],
    seats: Sequence[Seat],
    first: int | None,
    terms: Terms,
) -> Beginning:
    """Deal a match; without `first` the lot decides who begins. `RulesetError` names a parameter that cannot be.

    Where the rules name the seat that begins, the players are seated so that whoever is drawn has it.
    """
    rules, begun_at, word = game.ruleset(ruleset), now(), terms.word
    game.check_playable(rules)
    secret = secrets.token_bytes(SECRET_BYTES) if word is None else word.secret
    shuffler, clock = SecretShuffler(secret, name), MatchClock(begun_at)
    starter = shuffler.order(range(len(seats)), LOT)[0] if first is None else first
    if starter not in game.starters(rules):
        terms = terms._replace(series=terms.series and terms.series.turned(starter))
        seats, starter = (*seats[starter:], *seats[:starter]), game.starters(rules)[0]
    titles = tuple(seat.title for seat in seats)
    match = Match.start(game, rules, first=starter, seats=titles, shuffler=shuffler, clock=clock)
    agreed = terms._asdict()
    closing = agreed.pop("closing")
    info = MatchInfo.of(match.journal.header, name, secret, begun_at, by_lot=first is None, **agreed)
    closers = (n for n, seat in enumerate(seats) if closing is not None and closing in (seat.player, seat.kept_for))
    clocked, closed_by = at_first(info, seats, match), next(closers, None)
    return Beginning(info, seats, match.journal.entries, clocked, closed_by, Standing(match.to_decide))


def branched(journal: Journal, origin: tuple[str, int], seats: Sequence[Seat], *, is_closed: bool) -> Beginning:
    """Begin a match where that of a journal stood, by its name and ply, behind a closed door where `is_closed`.

    Raises:
        JournalError: where nothing is to be decided there.

    """
    match, ply = origin
    name, secret, begun_at = new_name(), secrets.token_bytes(SECRET_BYTES), now()
    titles = tuple(seat.title for seat in seats)
    begun = branch(journal, ply, titles, SecretShuffler(secret, name), match, MatchClock(begun_at))
    info = MatchInfo.of(begun.journal.header, name, secret, begun_at)
    players = (number for number, seat in enumerate(seats) if seat.acts_for_itself)
    closed_by, standing = next(players, 0) if is_closed else None, Standing(begun.to_decide, begun.state.given_up)
    return Beginning(info, seats, begun.journal.entries, closed_by=closed_by, standing=standing)

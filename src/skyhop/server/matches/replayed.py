"""State and steps of a stored match, replayed from its journal."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Self

from skyhop.engine.chance import SecretShuffler
from skyhop.game import registry
from skyhop.game.match import Match, Ply, Step, steps
from skyhop.game.refusal import JournalError
from skyhop.game.take_back import count_in
from skyhop.server.answers import UnknownMatch
from skyhop.server.match_record import Stored
from skyhop.server.matches.history import History
from skyhop.server.store.journal_append import Standing, keep_standing, unknown_standings
from skyhop.server.timestamps import MatchClock

if TYPE_CHECKING:
    from skyhop.server.match_registry import Matches
    from skyhop.server.matches.live import Live


def known_of(live: Live) -> Stored:
    """Return a match as this process knows it, to be compared with the store."""
    return Stored(
        live.info,
        live.sat_down,
        tuple(live.match.journal.entries),
        live.match.outcome,
        live.offer,
        live.remarks,
        live.rematch,
        live.clocks,
        live.deadline,
        live.mutes,
        live.closed_by,
        live.revision,
    )


class Replayed(NamedTuple):
    """A match as it stands, to be played on, and its steps."""

    match: Match
    history: History
    tail: Sequence[Step] = ()
    """Steps that `history` still lacks. It is in use while they are replayed, so that its owner adds them."""

    @classmethod
    def of(cls, stored: Stored, shuffler: SecretShuffler, clock: MatchClock) -> Self:
        """Replay what is stored."""
        game, journal = registry.game(stored.info.game), stored.journal()
        history = History.of(game, journal)
        match = Match(game, history.last_state, journal, shuffler, clock)
        match.let_chance_act()  # the journal may end between an action and the shuffle that it caused
        return cls(match, history if match.ply == history.ply else History.of(game, journal))

    def taken_up(self, stored: Stored, shuffler: SecretShuffler, clock: MatchClock) -> Replayed:
        """Replay only the entries that follow those of this match, where these are the same in the store.

        A take-back leads to a state before the tail, so that the whole journal is replayed.
        """
        known, journal = self.match.journal.entries, stored.journal()
        tail = journal.entries[len(known) :]
        is_taken_back = any(count_in(entry) for entry in tail)
        if journal.entries[: len(known)] != known or self.history.ply != len(known) or is_taken_back:
            return Replayed.of(stored, shuffler, clock)
        start = Ply(len(known), self.match.state, None, ())
        fresh = tuple(steps(journal, start)) if tail else ()
        state = fresh[-1].state if fresh else self.match.state
        match = Match(self.match.game, state.copy(), journal, shuffler, clock)
        match.let_chance_act()
        is_whole = match.ply == (fresh[-1].ply if fresh else len(known))
        return Replayed(match, self.history, fresh) if is_whole else Replayed.of(stored, shuffler, clock)


async def note_standings(matches: Matches) -> None:
    """Note whose turn it is in matches of earlier versions, which the lobby lists without a replay."""
    for name in await matches.store.read(unknown_standings):
        if matches.is_closing:
            return
        with contextlib.suppress(UnknownMatch, JournalError):  # the page of the match says so
            match = (await matches.open(name)).match
            standing = Standing(match.to_decide, match.state.given_up)
            await matches.store.write(partial(keep_standing, match=name, ply=match.ply, standing=standing))

"""What a journal of the store is replayed to."""

from __future__ import annotations

from typing import NamedTuple, Self

from skyhop.core.engine.chance import SecretShuffler
from skyhop.core.game import registry
from skyhop.core.game.match import Match
from skyhop.table.clock import MatchClock
from skyhop.table.history import History
from skyhop.table.records import Stored


class Replayed(NamedTuple):
    """A match as it stands, to be played on, and its steps."""

    match: Match
    history: History

    @classmethod
    def of(cls, stored: Stored, shuffler: SecretShuffler, clock: MatchClock) -> Self:
        """Replay what is stored."""
        game, journal = registry.game(stored.info.game), stored.journal()
        history = History.of(game, journal)
        match = Match(game, history.last_state, journal, shuffler, clock)
        match.let_chance_act()  # the journal may end between an action and the shuffle that it caused
        return cls(match, history if match.ply == history.ply else History.of(game, journal))

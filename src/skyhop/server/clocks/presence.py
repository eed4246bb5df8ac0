"""Who is at the table of a match, and who is gone: by the signs that pages give, and by what they say when they close.

Only where people play by minutes: there one waits for another, and what can be done about it hangs on how long.
Nothing of it is stored. A table that opens anew has seen nobody yet, and waits for all as for one who has just gone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self

from skyhop.server.clocks.time_control import MINUTE, SECOND, TimeControl
from skyhop.server.timestamps import passed

SIGN = 8.0
"""Seconds between two signs of a page, for which its stream asks."""
SILENT = 20 * SECOND
"""Without a sign until somebody counts as gone: two may be late or lost."""
CLOSED = 5 * SECOND
"""After a page was closed until it is shown; one that is loaded anew, or another that is open, is heard of before."""
WAIT_CLOSED, WAIT = 10 * SECOND, 30 * SECOND
"""How long the others wait for whoever has closed the page, and for whoever has gone otherwise."""
LONGER = ((30 * MINUTE, 3), (10 * MINUTE, 2))
"""By how much longer where the clock has so much at first."""
NEVER = 10**15
"""Milliseconds that do not pass."""
TOLD_AGAIN = 6 * SECOND
"""Until other workers are told of a sign again."""


class Patience(NamedTuple):
    """How long the others wait, in milliseconds."""

    closed: int
    otherwise: int

    @classmethod
    def of(cls, control: TimeControl) -> Self:
        """Say it of a clock by minutes."""
        times = next((times for least, times in LONGER if control.bank >= least), 1)
        return cls(WAIT_CLOSED * times, WAIT * times)


class Disconnect(NamedTuple):
    """How somebody is gone: whether they closed the page, for how many milliseconds the others wait yet, since when.

    And how long it has been shown so: that they are gone, or that nobody need wait any longer.
    """

    is_closed: bool
    rest: int
    since: int
    age: int

    @property
    def is_waited_for(self) -> bool:
        """Say whether the others still wait."""
        return self.rest > 0


@dataclass
class PresenceSigns:
    """What was last heard of somebody, in milliseconds of the clock that nobody sets."""

    seen: int
    left: int | None = None
    is_closed: bool = False
    told: int | None = None
    """When other workers were told of it."""


class Presence:
    """Who is at the table of one match."""

    def __init__(self, tell: Callable[[], None]) -> None:
        """`tell` whoever watches when somebody else counts as gone, or is back."""
        self._tell = tell
        self._signs: dict[str, PresenceSigns] = {}
        self._players: Mapping[str, bool] = {}
        self._patience: Patience | None = None
        self._state: list[object] = []
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_on(self) -> bool:
        """Say whether the others look after anybody."""
        return self._patience is not None

    def expect(self, players: Mapping[str, bool], patience: Patience | None) -> None:
        """Look after these players; without `patience` after nobody.

        Of each it is said whether signs are asked for: a program is there until its stream ends. Who was not expected
        before is waited for from now on.
        """
        fresh = players.keys() if self._patience is None else players.keys() - self._players.keys()
        self._signs |= {player: PresenceSigns(passed()) for player in fresh}
        self._players, self._patience = players, patience

    def sign(self, player: str) -> bool:
        """Hear of somebody; say whether other workers are to be told."""
        if self._patience is None or player not in self._players:
            return False
        signs, at = self._signs[player], passed()
        is_news = signs.left is not None or signs.told is None or at - signs.told >= TOLD_AGAIN
        self._signs[player] = PresenceSigns(at, told=at if is_news else signs.told)
        self.look()
        return is_news

    def leave(self, player: str, *, is_closed: bool = False) -> bool:
        """Hear that somebody has closed the page, or that their stream has ended; say whether others are to be told."""
        if self._patience is None or player not in self._players:
            return False
        if not is_closed and self.gone(player) is not None:  # that nothing was heard of them tells more
            return False
        signs = self._signs[player]
        is_news = is_closed and not signs.is_closed
        left = passed() if signs.left is None else signs.left
        self._signs[player] = PresenceSigns(signs.seen, left, is_closed or signs.is_closed)
        self.look()
        return is_news

    def gone(self, player: str | None) -> Disconnect | None:
        """How somebody is gone; None where they are there, as far as anybody knows."""
        if self._patience is None or player is None or player not in self._players:
            return None
        at, since, shown = passed(), *self._moments(player)
        if at < shown:
            return None
        is_closed = self._signs[player].is_closed
        waited = since + (self._patience.closed if is_closed else self._patience.otherwise)
        return Disconnect(is_closed, max(0, waited - at), since, at - (shown if at < waited else waited))

    def look(self) -> None:
        """Tell whoever watches what is so by now, and look again when it is so no longer."""
        state = [(gone is not None, gone is not None and gone.is_waited_for) for gone in map(self.gone, self._players)]
        if state != self._state:
            self._state = list(state)
            self._tell()
        if self._timer is not None:
            self._timer.cancel()
        rest = min((at for player in self._players for at in self._turns(player)), default=None)
        self._timer = None if rest is None else asyncio.get_running_loop().call_later(rest / 1000 + 0.05, self.look)

    def _turns(self, player: str) -> list[int]:
        """In how many milliseconds it may be shown of somebody that they are gone, or need not be waited for."""
        rest = self._moments(player)[1] - passed()
        if (gone := self.gone(player)) is not None:
            rest = gone.rest
        return [rest] if 0 < rest < NEVER else []

    def _moments(self, player: str) -> tuple[int, int]:
        """Since when somebody is gone where they give no sign, and from when on that is shown."""
        signs = self._signs[player]
        if signs.left is not None:
            return signs.left, signs.left + CLOSED
        return signs.seen, signs.seen + (SILENT if self._players[player] else NEVER)

"""Presence of players in a match, from the messages of their pages.

An open page sends regular messages (*heartbeats*). A page that closes sends a last message. The server tracks presence
only in real-time matches, where players wait for each other. The server does not store presence. After a restart, each
player counts as just disconnected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self

from skyhop.server.clocks.clocks import MINUTE_MS, SECOND_MS, TimeControl
from skyhop.server.timestamps import monotonic_milliseconds

SIGN_SECONDS = 8.0
"""Seconds between two heartbeats of a page. The stream of the page requests the heartbeats."""
SILENT_MS = 20 * SECOND_MS
"""Milliseconds without a heartbeat until a player counts as disconnected. Two heartbeats may be late or lost."""
CLOSED_MS = 5 * SECOND_MS
"""Milliseconds from the closing of a page until other players see the disconnect.

After a reload, or if the player has another open page, a heartbeat arrives earlier.
"""
WAIT_AFTER_CLOSING_MS, WAIT_MS = 10 * SECOND_MS, 30 * SECOND_MS
"""Milliseconds that other players must wait for a disconnected player.

The first value applies if the player closed the page, the second value otherwise.
"""
WAIT_FACTORS = ((30 * MINUTE_MS, 3), (10 * MINUTE_MS, 2))
"""Pairs of a number and a factor.

If a clock starts with at least this number of milliseconds, the waiting times are multiplied by the factor.
"""
FOREVER_MS = 10**15
"""Number of milliseconds that means forever."""
REPORT_AGAIN_MS = 6 * SECOND_MS
"""Minimum milliseconds between two messages to other workers about the heartbeats of one player."""


class Patience(NamedTuple):
    """Waiting times in milliseconds before other players may claim the match after a disconnect.

    `closed` applies after the player has closed the page, and `otherwise` in all other cases.
    """

    closed: int
    otherwise: int

    @classmethod
    def of(cls, control: TimeControl) -> Self:
        """Return the waiting times for a time control in minutes."""
        times = next((times for least, times in WAIT_FACTORS if control.bank >= least), 1)
        return cls(WAIT_AFTER_CLOSING_MS * times, WAIT_MS * times)


class Disconnect(NamedTuple):
    """Disconnect of a player: its cause and its time, and the milliseconds that the other players must still wait.

    `is_closed` is True if the player closed the page. `rest` is the remaining wait. `since` is the monotonic time
    of the disconnect in milliseconds. During the wait, `age` is the number of milliseconds since the other players
    first saw the disconnect. Afterwards, `age` is the number of milliseconds since the end of the wait.
    """

    is_closed: bool
    rest: int
    since: int
    age: int

    @property
    def is_waited_for(self) -> bool:
        """True if the other players must still wait for the player. False if they may claim the match."""
        return self.rest > 0


@dataclass
class PresenceSigns:
    """Times of the latest messages of one player's page, in milliseconds of the monotonic clock.

    `seen` is the time of the latest heartbeat. `left` is the time at which the player closed the page.
    """

    seen: int
    left: int | None = None
    is_closed: bool = False
    told: int | None = None
    """Time of the latest message to other workers about the player's heartbeats."""


class Presence:
    """Presence of the players in one match."""

    def __init__(self, notify: Callable[[], None]) -> None:
        """Create an object that tracks no players yet.

        The object calls `notify` whenever a player becomes disconnected or returns.
        """
        self._notify = notify
        self._signs: dict[str, PresenceSigns] = {}
        self._players: Mapping[str, bool] = {}
        self._waiting_times: Patience | None = None
        self._shown = set[str]()
        """Players to whom a page has shown or announced the match since the server began to track them."""
        self._state: list[object] = []
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_on(self) -> bool:
        """True if the server tracks the presence of this match's players."""
        return self._waiting_times is not None

    def expect(self, players: Mapping[str, bool], patience: Patience | None) -> None:
        """Track the presence of `players` from now on. If `patience` is None, track no players.

        `players` maps each player to True if the page of the player must send heartbeats. A program sends no
        heartbeats, so it counts as present until its stream ends. For a new player, the time of the latest heartbeat is
        now.
        """
        fresh = {*players} if self._waiting_times is None else players.keys() - self._players.keys()
        self._signs |= {player: PresenceSigns(monotonic_milliseconds()) for player in fresh}
        self._shown -= fresh
        self._players, self._waiting_times = players, patience

    def sign(self, player: str) -> bool:
        """Record a heartbeat of a player's page. Return True if the caller must announce it to other workers."""
        if self._waiting_times is None or player not in self._players:
            return False
        self._shown.add(player)
        signs, at = self._signs[player], monotonic_milliseconds()
        is_news = signs.left is not None or signs.told is None or at - signs.told >= REPORT_AGAIN_MS
        self._signs[player] = PresenceSigns(at, told=at if is_news else signs.told)
        self.update()
        return is_news

    def leave(self, player: str, *, is_closed: bool = False) -> bool:
        """Record that a player closed the page, or that an event stream of the player ended.

        Return True if the caller must announce this to other workers.
        """
        if self._waiting_times is None or player not in self._players:
            return False
        self._shown.add(player)
        if not is_closed and self.find_disconnect(player) is not None:  # keep the earlier disconnect
            return False
        signs = self._signs[player]
        is_news = is_closed and not signs.is_closed
        left = monotonic_milliseconds() if signs.left is None else signs.left
        self._signs[player] = PresenceSigns(signs.seen, left, is_closed or signs.is_closed)
        self.update()
        return is_news

    def has_shown(self, player: str) -> bool:
        """Return True if a page has shown or announced the match to the player since the tracking of the player began.

        Only the memory of a worker contains this fact. After a restart, the fact is lost.
        """
        return player in self._shown

    def find_disconnect(self, player: str | None) -> Disconnect | None:
        """Return a player's disconnect, or None if the player counts as present."""
        if self._waiting_times is None or player is None or player not in self._players:
            return None
        at, since, visible_from = monotonic_milliseconds(), *self._find_disconnect_times(player)
        if at < visible_from:
            return None
        is_closed = self._signs[player].is_closed
        waits_until = since + (self._waiting_times.closed if is_closed else self._waiting_times.otherwise)
        return Disconnect(
            is_closed, max(0, waits_until - at), since, at - (visible_from if at < waits_until else waits_until)
        )

    def update(self) -> None:
        """Call `notify` if the presence of a player has changed. Then schedule the next check of presence."""
        state = [
            (gone is not None, gone is not None and gone.is_waited_for)
            for gone in map(self.find_disconnect, self._players)
        ]
        if state != self._state:
            self._state = list(state)
            self._notify()
        if self._timer is not None:
            self._timer.cancel()
        rest = min((at for player in self._players for at in self._list_changes(player)), default=None)
        self._timer = None if rest is None else asyncio.get_running_loop().call_later(rest / 1000 + 0.05, self.update)

    def _list_changes(self, player: str) -> list[int]:
        """Return the milliseconds until a player's presence may change, as a list with one number.

        If the presence cannot change without a new message, return an empty list.
        """
        rest = self._find_disconnect_times(player)[1] - monotonic_milliseconds()
        if (gone := self.find_disconnect(player)) is not None:
            rest = gone.rest
        return [rest] if 0 < rest < FOREVER_MS else []

    def _find_disconnect_times(self, player: str) -> tuple[int, int]:
        """Return two times that apply if no further heartbeat of a player arrives.

        The first is the time of the disconnect. The second is the time from which other players see the disconnect.
        """
        signs = self._signs[player]
        if signs.left is not None:
            return signs.left, signs.left + CLOSED_MS
        return signs.seen, signs.seen + (SILENT_MS if self._players[player] else FOREVER_MS)

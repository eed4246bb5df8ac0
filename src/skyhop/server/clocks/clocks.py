"""Time controls and clocks of matches, and their stored form. Only the server's clock measures time.

All times are whole milliseconds since the start of the match, as in its journal. The used time of a player follows from
the times of the journal entries. Each seat has a quota of network lag. Lag within this quota does not count as used
time. The store contains the deadlines, so the server has them again after a restart.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from skyhop.game.journal import JournalEntry
from skyhop.i18n import N_, _, ngettext
from skyhop.server.schema import HEARTBEAT, MATCHES, SEATS
from skyhop.server.timestamps import add_milliseconds, milliseconds_between, now, seconds_ahead

SECOND_MS, MINUTE_MS, DAY_MS = 1000, 60_000, 86_400_000
ASSUMED_TURNS = 40
"""Number of turns assumed for the comparison of time controls."""
MAX_GRACE_MS = 2 * SECOND_MS
"""Maximum time in milliseconds between the deadline and the flag fall."""
WRITTEN = re.compile(r"(?P<minutes>\d{1,3})\+(?P<increment>\d{1,3})|(?P<days>\d{1,2})d")


class Speed(NamedTuple):
    """Speed class of time controls, such as blitz: its name in the store, its title, and its limits in seconds.

    A class contains each time control whose `TimeControl.estimate` is less than `below`, if no faster class contains
    it.
    """

    name: str
    title: str
    below: float
    first: int
    """Seconds for the first turn of each seat.

    A first turn takes no time from the clock. If it takes longer than `first` seconds, the match is aborted.
    """
    pause: int
    """Longest pause in seconds."""


SPEEDS = (
    Speed("ultra", N_("ultra-fast"), 30, 15, 60),
    Speed("bullet", N_("very fast"), 180, 20, 120),
    Speed("blitz", N_("fast"), 480, 25, 300),
    Speed("rapid", N_("moderate"), 1500, 30, 900),
    Speed("classical", N_("slow"), float("inf"), 35, 1800),
)
BY_DAYS = Speed("days", N_("correspondence"), float("inf"), 0, 7 * DAY_MS // SECOND_MS)
UNTIMED = Speed("untimed", N_("without a clock"), float("inf"), 0, 0)
ALL_SPEEDS = {speed.name: speed for speed in (*SPEEDS, BY_DAYS, UNTIMED)}
CHOICES = ("3+2", "5+3", "10+5", "15+10", "30+20", "1d", "3d", "7d")
"""Time controls that pages offer. The server also accepts other time controls."""


class NoControl(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a text is not a time control. The message shows the format of time controls."""


class TimeControl(NamedTuple):
    """Time control of a match. All seats have the same time control."""

    bank: int
    """Milliseconds on the clock at the start."""
    increment: int = 0
    """Milliseconds added after each turn."""
    free: int = 0
    """Uncharged milliseconds at the start of each turn."""

    @classmethod
    def read(cls, text: str) -> TimeControl | None:
        """Parse a time control. `5+3` is five minutes for the match, plus three seconds after each turn.

        `3d` is three days for each turn, plus three days in reserve for the match. Return None for an empty text.

        Raises:
            NoControl: for any other text.
        """
        if not text:
            return None
        found = WRITTEN.fullmatch(text)
        if found and found["days"] and (days := int(found["days"])):
            return cls(days * DAY_MS, free=days * DAY_MS)
        if found and not found["days"] and (bank := int(found["minutes"]) * MINUTE_MS):
            return cls(bank, int(found["increment"]) * SECOND_MS)
        raise NoControl(_("Write a clock as 5+3 (5 minutes, plus 3 seconds per turn) or 3d (3 days per turn)."))

    def __str__(self) -> str:
        return f"{self.free // DAY_MS}d" if self.free else f"{self.bank // MINUTE_MS}+{self.increment // SECOND_MS}"

    @property
    def title(self) -> str:
        """Display name of the time control, such as `5+3`. If its times are in days, the name consists of words."""
        if not self.free:
            return str(self)
        days = self.free // DAY_MS
        return ngettext("%(count)s day a turn", "%(count)s days a turn", days) % {"count": days}

    @property
    def estimate(self) -> float:
        """Seconds that a seat has for `ASSUMED_TURNS` turns."""
        return (self.bank + ASSUMED_TURNS * self.increment) / SECOND_MS

    @property
    def speed(self) -> Speed:
        """Speed class of the time control."""
        return BY_DAYS if self.free else next(speed for speed in SPEEDS if self.estimate < speed.below)

    @property
    def gift(self) -> int:
        """Milliseconds that a player gives to an opponent with one gift of time."""
        return DAY_MS if self.free else 15 * SECOND_MS

    @property
    def gain(self) -> int:
        """Milliseconds that each turn of a seat adds to its quota of network lag. Lag within the quota costs no time.

        The number is at most 1000, and 0 for time controls in days.
        """
        return 0 if self.free else min(SECOND_MS, round(self.estimate * 4) + 150)


@dataclass(frozen=True)
class Clocks:
    """Clocks of a match: the milliseconds left for each seat, the seat that decides, and the start of its turn."""

    left: tuple[int, ...]
    quota: tuple[int, ...]
    """Milliseconds of further network lag that will cost no time, by seat."""
    forgiven: tuple[int, ...]
    """Milliseconds of network lag that have cost no time so far, by seat."""
    seat: int
    """Seat that is to decide. Its clock runs."""
    is_first: bool
    """True if the deciding seat has not yet acted in this match."""
    free: int
    """Milliseconds left in this turn before the clock of the deciding seat is charged."""
    since: int | None = None
    """Time at which the turn of the deciding seat began, or None while no clock runs.

    No clock runs before all seats are taken. After a restart, no clock runs at first.
    """
    pause: tuple[int, int] | None = None
    """Start and end of the present pause, which all players accepted."""
    pauses: tuple[tuple[int, int], ...] = ()
    """Start and end of each earlier pause."""
    others: tuple[int, ...] = ()
    """Other seats whose used time counts now, because they decide at the same time as `seat`.

    A seat in a first turn with a time limit is not among them.
    """

    @classmethod
    def create(cls, control: TimeControl, seats: int, seat: int) -> Clocks:
        """Return the clocks at the start of a match, in which `seat` decides first."""
        quota = (3 * control.gain,) * seats
        return cls((control.bank,) * seats, quota, (0,) * seats, seat, is_first=True, free=control.free)

    @classmethod
    def read(cls, stored: object) -> Clocks | None:
        """Return clocks from their stored form, or None if the match has no clocks."""
        return msgspec.convert(stored, cls) if isinstance(stored, Mapping) else None

    def serialize(self) -> dict[str, object]:
        """Return the clocks in their stored form. Omit empty fields for pauses and for other seats."""
        fields = msgspec.json.decode(msgspec.json.encode(self))
        return {name: value for name, value in fields.items() if value or name not in {"pause", "pauses", "others"}}

    @property
    def latest_time(self) -> int:
        """Latest time that the clocks contain: the start of the present turn or of the present pause."""
        return max(self.since or 0, self.pause[0] if self.pause else 0)

    def find_deadline(self, control: TimeControl) -> int | None:
        """Return the time at which the deciding seat will have used up its time, or None while no clock runs."""
        if self.since is None:
            return None
        if self.is_first and control.speed.first:
            return self.since + control.speed.first * SECOND_MS
        return self.since + self.free + self.left[self.seat]

    def find_flag_fall(self, control: TimeControl) -> int | None:
        """Return the time of the flag fall, or None while no clock runs.

        In a real-time match, the flag falls up to two seconds after the deadline, because an action may still be on
        its way to the server.
        """
        due = self.find_deadline(control)
        return None if due is None else due + (0 if control.free else min(self.quota[self.seat], MAX_GRACE_MS))

    def has_flag_fallen(self, control: TimeControl, at: int) -> bool:
        """Return True if the flag of the deciding seat has fallen at the time `at`.

        Two places end a match after a fallen flag: `skyhop.server.matches.deadlines` at the time of the flag fall, and
        `CommandContext.append` if an action comes too late.
        """
        flag = self.find_flag_fall(control)
        return flag is not None and at >= flag

    def start(self, at: int) -> Clocks:
        """Return the clocks with the clock of the deciding seat running from the time `at`.

        If there is a pause, end it.
        """
        return replace(self.end_pause(at), since=at)

    def begin_pause(self, control: TimeControl, at: int, until: int) -> Clocks:
        """Return the clocks paused from `at` to `until`. Subtract the time that the deciding seats have used so far."""
        begun = self.pause[0] if self.pause else at
        return replace(self.stop(control, at), pause=(begun, until))

    def end_pause(self, at: int) -> Clocks:
        """Return the clocks after the pause ends at the time `at`. Without a pause, return the clocks unchanged."""
        return self if self.pause is None else replace(self, pause=None, pauses=(*self.pauses, (self.pause[0], at)))

    def measure_pause(self, since: int, at: int) -> int:
        """Return the total milliseconds of all pauses between the times `since` and `at`."""
        pauses = (*self.pauses, *([self.pause] if self.pause else []))
        return sum(max(0, min(until, at) - max(begun, since)) for begun, until in pauses)

    def stop(self, control: TimeControl, at: int) -> Clocks:
        """Return the clocks stopped at the time `at`. Subtract the time that the deciding seats have used so far."""
        return self._charge(control, 0 if self.since is None else max(0, at - self.since))

    def charge_action(
        self, control: TimeControl, at: int, thinking_time: int | None, due: int | None, *, is_first: bool
    ) -> Clocks:
        """Return the clocks after the deciding seat acts at the time `at`. The seat `due` decides next.

        `is_first` is True if the next seat has not acted yet. `thinking_time` is in milliseconds, as the
        page reports it. The rest of the turn is network lag. The function subtracts the thinking time, and the network
        lag above the quota of the seat. If less than 0 milliseconds are left, the flag has fallen.
        """
        seat, then = self.seat, self.seat if due is None else due
        elapsed = 0 if self.since is None else max(0, at - self.since)
        is_free = self.is_first or control.free
        lag = 0 if thinking_time is None or is_free else max(0, elapsed - max(0, thinking_time))
        forgiven = min(lag, self.quota[seat])
        quota = min(self.quota[seat] + control.gain - forgiven, 7 * control.gain)
        after = self._charge(control, elapsed - forgiven, is_final=True)
        left = after.left[seat] + (control.increment if due != seat and after.left[seat] >= 0 else 0)
        return replace(
            after,
            left=_replace_item(after.left, seat, left),
            quota=_replace_item(self.quota, seat, quota),
            forgiven=_replace_item(self.forgiven, seat, self.forgiven[seat] + forgiven),
            free=after.free if due == seat else control.free,
            since=None if due is None or self.since is None else at,
            seat=then,
            is_first=is_first,
            others=(),
        )

    def hand_over(self, control: TimeControl, seat: int, at: int) -> Clocks:
        """Return the clocks after a bot replaces the player of a seat. The bot starts with a full clock.

        Subtract the time that other deciding seats have used so far.
        """
        if seat not in {self.seat, *self.others}:
            return replace(self, left=_replace_item(self.left, seat, control.bank))
        after = self.stop(control, at) if self.others else replace(self, free=control.free)
        since = None if self.since is None else at
        return replace(after, left=_replace_item(after.left, seat, control.bank), since=since)

    def let_run(self, control: TimeControl, seats: Mapping[int, bool]) -> Clocks:
        """Return the clocks with `seats` as the deciding seats, whose clocks run at the same time.

        In the result, `seat` is the seat whose flag falls first. `seats` maps each deciding seat to True if it has not
        acted yet.
        """
        since = self.since or 0
        each = [replace(self, seat=seat, is_first=is_first, since=since) for seat, is_first in seats.items()]
        first = min(each, key=lambda clocks: clocks.find_flag_fall(control) or 0)
        charged = (seat for seat, is_first in seats.items() if not (is_first and control.speed.first))
        return replace(first, since=self.since, others=tuple(seat for seat in charged if seat != first.seat))

    def take_back(self, control: TimeControl, seat: int, at: int, used: int, *, is_turn_over: bool) -> Clocks:
        """Return the clocks after a seat takes back its last action. The turn of this action took `used` milliseconds.

        The seat gets back none of the time that it has used. The seat also loses the increment of the action.
        """
        after = self._charge(control, 0 if self.since is None else max(0, at - self.since))
        left = after.left[seat] - (control.increment if is_turn_over else 0)
        free = max(0, control.free - used) if is_turn_over else after.free
        since = None if self.since is None else at
        return replace(
            after,
            left=_replace_item(after.left, seat, max(0, left)),
            free=free,
            since=since,
            seat=seat,
            is_first=False,
            others=(),
        )

    def add_time(self, control: TimeControl, seat: int) -> Clocks:
        """Return the clocks after a seat receives a gift of time."""
        return replace(self, left=_replace_item(self.left, seat, self.left[seat] + control.gift))

    def _charge(self, control: TimeControl, thinking_time: int, *, is_final: bool = False) -> Clocks:
        """Return the stopped clocks after `thinking_time` milliseconds of a turn.

        With time controls in days, each turn begins with uncharged time (`free`). First subtract `thinking_time` from
        this time. Subtract the rest from the clocks of the deciding seats. If the first turn of a seat has a separate
        time limit, this turn subtracts nothing. With `is_final`, subtract time only from the clock of the seat that
        acts. The result may be negative.
        """
        is_limited = self.is_first and control.speed.first
        charged, left = max(0, thinking_time - self.free), self.left
        others = () if is_final else self.others
        for seat in others if is_limited else (self.seat, *others):
            rest = left[seat] - charged
            left = _replace_item(left, seat, rest if is_final else max(0, rest))
        return replace(self, left=left, free=self.free if is_limited else max(0, self.free - thinking_time), since=None)


def measure_turn(entries: Sequence[JournalEntry], ply: int, clocks: Clocks) -> int:
    """Return the milliseconds between a journal entry and the latest entry before it by another actor.

    `ply` is the index of the journal entry. Pauses do not count, and entries without a time are skipped. An actor is a
    seat or a pile of cards, so a shuffle within a turn shortens the result. Two turns of a seat without another actor's
    entry between them count as one turn.
    """
    actor = entries[ply].actor
    before = next((entry for entry in reversed(entries[:ply]) if entry.actor != actor and entry.at is not None), None)
    since, at = (before.at if before else 0) or 0, entries[ply].at or 0
    return at - since - clocks.measure_pause(since, at)


def _replace_item(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


RESTART_SECONDS = 30
"""Seconds from a restart until stopped clocks run again. A clock runs earlier if the deciding player returns."""
DOWNTIME_MS = 5000
"""Milliseconds without a heartbeat after which the server counts the gap as a downtime."""
DOWNTIME_OF_DAYS_MS = 120_000
"""Value of `DOWNTIME_MS` for time controls in days. It is higher, because their heartbeat is slower."""
HAS_FREE_SEAT = sa.exists().where((SEATS.c.match == MATCHES.c.id) & (SEATS.c.kind == "open"))
HAS_BEGUN = MATCHES.c.control.is_not(None) & MATCHES.c.ended_at.is_(None) & ~HAS_FREE_SEAT
"""SQL condition: the match has a clock that runs, or that only a downtime stopped."""
RUNNING = sa.select(
    *(MATCHES.c[name] for name in ("id", "begun_at", "control", "clocks", "deadline")), HAS_BEGUN.label("has_begun")
).where(MATCHES.c.deadline.is_not(None) | HAS_BEGUN)
STOPPED = sa.update(MATCHES).where(MATCHES.c.id == sa.bindparam("name"))


class StoredClocks(NamedTuple):
    """Clocks of a match, and its deadline: the time at which the scheduler must next act on the match."""

    clocks: Clocks | None
    deadline: str | None

    def columns(self) -> dict[str, object]:
        """Return the values of the clocks and the deadline for the match's row in the store, by column name."""
        return {"clocks": self.clocks and self.clocks.serialize(), "deadline": self.deadline}


def write_heartbeat(connection: sa.Connection) -> None:
    """Write the present time to the store. After a crash, it is the last known time of the server."""
    connection.execute(sa.update(HEARTBEAT).values(at=now()))


def stop_clocks(connection: sa.Connection) -> list[str]:
    """Stop the clocks that ran during a downtime, and return the ids of their matches.

    Players keep the time that they had at the start of the downtime, even if somebody changed the machine's clock
    meanwhile. A clock starts again when the deciding player returns, at the latest after `RESTART_SECONDS` seconds.
    Each open offer and each pause lasts for at least `RESTART_SECONDS` more seconds.
    """
    alive = connection.scalar(sa.select(HEARTBEAT.c.at).with_for_update()) or ""
    stopped = []
    for row in connection.execute(RUNNING).mappings().all():
        if (values := _stop_row(row, alive)) is not None:
            connection.execute(STOPPED.values(values), {"name": row["id"]})
            stopped.append(row["id"])
    write_heartbeat(connection)
    return stopped


def _stop_row(row: sa.RowMapping, alive: str) -> dict[str, object] | None:
    """Return the new column values of a match after a downtime. If its clocks ran on without a downtime, return None.

    The downtime began at `alive`. If somebody set the machine's clock back, move the start of the match back too.
    The time of the match then continues without a jump.
    """
    begun_at, again = row["begun_at"], seconds_ahead(RESTART_SECONDS)
    control, clocks = TimeControl.read(row["control"] or ""), Clocks.read(row["clocks"])
    last = max(clocks.latest_time if clocks else 0, milliseconds_between(begun_at, max(alive, begun_at)))
    gone = milliseconds_between(begun_at, now()) - last
    is_slow = control is None or control.free or not row["has_begun"]
    is_missed = abs(gone) > (DOWNTIME_OF_DAYS_MS if is_slow else DOWNTIME_MS)
    if gone < 0 and is_missed:
        begun_at = add_milliseconds(begun_at, gone)
    deadline = again if row["has_begun"] else max(add_milliseconds(row["deadline"], gone if is_missed else 0), again)
    stored_clocks = StoredClocks(clocks, deadline)
    if control is not None and clocks is not None and (clocks.pause or clocks.since is not None):
        if not is_missed:
            return None
        if clocks.pause is not None:
            until = max(clocks.pause[1] + max(0, gone), milliseconds_between(begun_at, again))
            paused = replace(clocks, pause=(clocks.pause[0], until))
            stored_clocks = StoredClocks(paused, add_milliseconds(begun_at, until))
        else:
            stored_clocks = StoredClocks(clocks.stop(control, last), again)
    return {**stored_clocks.columns(), "begun_at": begun_at}


def list_deadlines(connection: sa.Connection, before: str | None = None) -> list[tuple[str, str]]:
    """Return pairs of a deadline and a match id, one for each match with a deadline.

    With `before`, return only deadlines before this time.
    """
    due = sa.select(MATCHES.c.deadline, MATCHES.c.id).where(MATCHES.c.deadline.is_not(None))
    if before is not None:
        due = due.where(MATCHES.c.deadline < before)
    return [tuple(row) for row in connection.execute(due)]

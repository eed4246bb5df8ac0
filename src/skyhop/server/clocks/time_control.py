"""How long players may think, and what is left of it: by the clock of the server alone.

All times are whole milliseconds; moments count from the beginning of the match, as in its journal. What a clock is
charged follows from the times of the entries, and from what was forgiven for the way to the server and back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from skyhop.game.journal import JournalEntry
from skyhop.i18n import N_, _, ngettext

SECOND, MINUTE, DAY = 1000, 60_000, 86_400_000
TURNS = 40
"""Turns by which clocks are compared: how long one seat may think in so many."""
LONGEST_GRACE = 2 * SECOND
"""Beyond its deadline, until a flag falls."""
WRITTEN = re.compile(r"(?P<minutes>\d{1,3})\+(?P<increment>\d{1,3})|(?P<days>\d{1,2})d")


class Speed(NamedTuple):
    """How fast matches are: a word for the store, a title, the estimate below which it holds, the first turn."""

    name: str
    title: str
    below: float
    first: int
    """Seconds for the first turn of each seat, which no clock is charged for; at its end the match is broken off."""
    pause: int
    """Seconds that a pause may last."""


SPEEDS = (
    Speed("ultra", N_("ultra-fast"), 30, 15, 60),
    Speed("bullet", N_("very fast"), 180, 20, 120),
    Speed("blitz", N_("fast"), 480, 25, 300),
    Speed("rapid", N_("moderate"), 1500, 30, 900),
    Speed("classical", N_("slow"), float("inf"), 35, 1800),
)
BY_DAYS = Speed("days", N_("by days"), float("inf"), 0, 7 * DAY // SECOND)
UNTIMED = Speed("untimed", N_("without a clock"), float("inf"), 0, 0)
ALL_SPEEDS = {speed.name: speed for speed in (*SPEEDS, BY_DAYS, UNTIMED)}
CHOICES = ("3+2", "5+3", "10+5", "15+10", "30+20", "1d", "3d", "7d")
"""Those that pages offer; any that can be written is taken."""


class NoControl(ValueError):  # noqa: N818  it names what was said
    """There is no such clock; its sentence says how one is written."""


class TimeControl(NamedTuple):
    """What a seat has to think with."""

    bank: int
    """What it has at first."""
    increment: int = 0
    """What each of its turns brings."""
    free: int = 0
    """What it may think in each turn before its clock runs."""

    @classmethod
    def read(cls, written: str) -> TimeControl | None:
        """Read `5+3`, minutes and seconds a turn, or `3d`, days a turn and as many in the bank; None of nothing.

        Raises:
            NoControl: for anything else.

        """
        if not written:
            return None
        found = WRITTEN.fullmatch(written)
        if found and found["days"] and (days := int(found["days"])):
            return cls(days * DAY, free=days * DAY)
        if found and not found["days"] and (bank := int(found["minutes"]) * MINUTE):
            return cls(bank, int(found["increment"]) * SECOND)
        raise NoControl(_("A clock is written as 5+3, minutes and seconds a turn, or as 3d, days a turn."))

    def __str__(self) -> str:
        return f"{self.free // DAY}d" if self.free else f"{self.bank // MINUTE}+{self.increment // SECOND}"

    @property
    def title(self) -> str:
        """Name it, in words where it is by days."""
        if not self.free:
            return str(self)
        days = self.free // DAY
        return ngettext("%(count)s day a turn", "%(count)s days a turn", days) % {"count": days}

    @property
    def estimate(self) -> float:
        """Seconds that a seat may think in forty turns."""
        return (self.bank + TURNS * self.increment) / SECOND

    @property
    def speed(self) -> Speed:
        """How fast such a match is."""
        return BY_DAYS if self.free else next(speed for speed in SPEEDS if self.estimate < speed.below)

    @property
    def gift(self) -> int:
        """What an opponent gives at once."""
        return DAY if self.free else 15 * SECOND

    @property
    def gain(self) -> int:
        """What a turn adds to what may be forgiven for its way: a second at most."""
        return 0 if self.free else min(SECOND, round(self.estimate * 4) + 150)


@dataclass(frozen=True)
class Clocks:
    """What is left to each seat, and whose clock runs since when."""

    left: tuple[int, ...]
    quota: tuple[int, ...]
    """What may be forgiven to each seat for the way."""
    forgiven: tuple[int, ...]
    """What was, in all."""
    seat: int
    """Which is to decide."""
    is_first: bool
    """Whether it has not acted yet."""
    free: int
    """What it may think in this turn before its clock runs."""
    since: int | None = None
    """When it began to think; None where no clock runs: before all have sat down, and where the table was closed."""
    pause: tuple[int, int] | None = None
    """Since when no clock runs because all have agreed to that, and until when."""
    pauses: tuple[tuple[int, int], ...] = ()
    """Those before."""

    @classmethod
    def beginning(cls, control: TimeControl, seats: int, seat: int) -> Clocks:
        """Those of a match that begins."""
        quota = (3 * control.gain,) * seats
        return cls((control.bank,) * seats, quota, (0,) * seats, seat, is_first=True, free=control.free)

    @classmethod
    def read(cls, written: object) -> Clocks | None:
        """Read what the store keeps; None where there are none."""
        if not isinstance(written, Mapping):
            return None
        lists = {name: tuple(written[name]) for name in ("left", "quota", "forgiven")}
        pause, pauses = written.get("pause"), written.get("pauses", ())
        rests = {"pause": tuple(pause) if pause else None, "pauses": tuple(tuple(each) for each in pauses)}
        return cls(**{**written, **lists, **rests})

    def written(self) -> dict[str, Any]:
        """What the store keeps; of pauses where there were any."""
        kept = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()}
        pause, pauses = kept.pop("pause"), [list(each) for each in kept.pop("pauses")]
        return {**kept, **({"pause": pause} if pause else {}), **({"pauses": pauses} if pauses else {})}

    @property
    def reached(self) -> int:
        """The latest moment that they know of."""
        return max(self.since or 0, self.pause[0] if self.pause else 0)

    def due(self, control: TimeControl) -> int | None:
        """When the time of whoever decides is up; None while no clock runs."""
        if self.since is None:
            return None
        if self.is_first and control.speed.first:
            return self.since + control.speed.first * SECOND
        return self.since + self.free + self.left[self.seat]

    def flag(self, control: TimeControl) -> int | None:
        """When the match ends by it: a little later, since an answer may be under way."""
        due = self.due(control)
        return None if due is None else due + (0 if control.free else min(self.quota[self.seat], LONGEST_GRACE))

    def is_up(self, control: TimeControl, at: int) -> bool:
        """Say whether the flag has fallen by a moment."""
        flag = self.flag(control)
        return flag is not None and at >= flag

    def started(self, at: int) -> Clocks:
        """Let the clock of whoever decides run; a pause is over by that."""
        return replace(self.unpaused(at), since=at)

    def paused(self, control: TimeControl, at: int, until: int) -> Clocks:
        """Let no clock run from a moment until another; what was thought until then stays thought."""
        begun = self.pause[0] if self.pause else at
        return replace(self.stopped(control, at), pause=(begun, until))

    def unpaused(self, at: int) -> Clocks:
        """Those after whose pause, if any, is over at a moment."""
        return self if self.pause is None else replace(self, pause=None, pauses=(*self.pauses, (self.pause[0], at)))

    def rested(self, since: int, at: int) -> int:
        """How long it was paused between two moments."""
        pauses = (*self.pauses, *([self.pause] if self.pause else []))
        return sum(max(0, min(until, at) - max(begun, since)) for begun, until in pauses)

    def stopped(self, control: TimeControl, at: int) -> Clocks:
        """Let no clock run from a moment on; what was thought until then stays thought."""
        return self._charged(control, 0 if self.since is None else max(0, at - self.since))

    def acted(self, control: TimeControl, at: int, thought: int | None, due: int | None, *, is_first: bool) -> Clocks:
        """Those after who decides has acted at a moment, and `due` is to decide, who has acted before or not.

        The page says how long it `thought`. What is more was the way, of which as much is forgiven as may be; a clock
        below nothing says that the time was up.
        """
        seat, then = self.seat, self.seat if due is None else due
        if self.since is None:
            return replace(self, seat=then, is_first=is_first)
        elapsed = max(0, at - self.since)
        is_free = self.is_first or control.free
        way = 0 if thought is None or is_free else max(0, elapsed - max(0, thought))
        forgiven = min(way, self.quota[seat])
        quota = min(self.quota[seat] + control.gain - forgiven, 7 * control.gain)
        after = self._charged(control, elapsed - forgiven, is_final=True)
        left = after.left[seat] + (control.increment if due != seat and after.left[seat] >= 0 else 0)
        return replace(
            after,
            left=_with(after.left, seat, left),
            quota=_with(self.quota, seat, quota),
            forgiven=_with(self.forgiven, seat, self.forgiven[seat] + forgiven),
            free=after.free if due == seat else control.free,
            since=None if due is None else at,
            seat=then,
            is_first=is_first,
        )

    def handed_over(self, control: TimeControl, seat: int, at: int) -> Clocks:
        """Those after a bot has taken a seat over at a moment: it has the time of whoever begins."""
        after = replace(self, left=_with(self.left, seat, control.bank))
        if seat != self.seat:
            return after
        return replace(after, free=control.free, since=None if self.since is None else at)

    def taken_back(self, control: TimeControl, seat: int, at: int, used: int, *, is_turn_over: bool) -> Clocks:
        """Those after a seat has taken its last action back at a moment, for whose turn it had `used` so much already.

        It gives no time back: what the action brought is gone, and what was thought by all until now stays thought.
        """
        after = self._charged(control, 0 if self.since is None else max(0, at - self.since))
        left = after.left[seat] - (control.increment if is_turn_over else 0)
        free = max(0, control.free - used) if is_turn_over else after.free
        since = None if self.since is None else at
        return replace(
            after, left=_with(after.left, seat, max(0, left)), free=free, since=since, seat=seat, is_first=False
        )

    def given(self, control: TimeControl, seat: int) -> Clocks:
        """Those after a seat was given time."""
        return replace(self, left=_with(self.left, seat, self.left[seat] + control.gift))

    def _charged(self, control: TimeControl, thought: int, *, is_final: bool = False) -> Clocks:
        """Take what was thought from what is free, then from the clock; the first turn of each seat costs nothing."""
        if self.is_first and control.speed.first:
            return replace(self, since=None)
        charged = max(0, thought - self.free)
        left = self.left[self.seat] - charged
        left = left if is_final else max(0, left)
        return replace(self, left=_with(self.left, self.seat, left), free=max(0, self.free - thought), since=None)


def turn_until(entries: Sequence[JournalEntry], ply: int, clocks: Clocks) -> int:
    """How long the turn had lasted when the entry of a ply was made, by the times of the journal, without pauses."""
    actor = entries[ply].actor
    before = next((entry for entry in reversed(entries[:ply]) if entry.actor != actor and entry.at is not None), None)
    since, at = (before.at if before else 0) or 0, entries[ply].at or 0
    return at - since - clocks.rested(since, at)


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])

"""How the clocks of a match stand when it begins and after each of its entries, and when it is to be seen to."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.game.ending import OF_TEXT
from skyhop.game.match import Match
from skyhop.game.take_back import count_in
from skyhop.server.clocks.clock_state import Clocked
from skyhop.server.clocks.time_control import DAY, SECOND, Clocks, turn_until
from skyhop.server.match_record import MatchInfo
from skyhop.server.seats import Seat
from skyhop.server.timestamps import later

OFFER_WAITS = 30
"""Seconds that an offer to play at once waits when no page of its host is open any more."""
OFFERED_DAYS = 14
"""How long a match is offered that need not be played at once."""


def at_first(info: MatchInfo, seats: Sequence[Seat], match: Match) -> Clocked | None:
    """How the clocks of a match stand when it begins; None where nothing is ever due."""
    clocks = info.control and Clocks.beginning(info.control, len(seats), match.to_decide or 0)
    is_asking = info.offered_by is not None or any(seat.kept_for for seat in seats)
    if not is_asking and not clocks:
        return None
    waits = 0
    if any(seat.kind == "open" for seat in seats):
        waits = OFFER_WAITS * SECOND if info.control and not info.control.free else OFFERED_DAYS * DAY
    return Clocked(clocks or None, later(info.begun_at, waits) if waits == 0 or is_asking else None)


def with_flag(info: MatchInfo, clocks: Clocks, deadline: str | None) -> Clocked:
    """These clocks, and when the time of who decides is up; where they stand, the deadline is when they go on."""
    flag = clocks.flag(info.control) if info.control is not None else None
    flag = clocks.pause[1] if clocks.pause else flag
    return Clocked(clocks, deadline if flag is None else later(info.begun_at, flag))


def charged(info: MatchInfo, before: Clocked, match: Match, ply: int, thought: int | None) -> Clocked | None:
    """How clocks that stood so `before` stand after the entry of a ply; None where there are none."""
    control, clocks = info.control, before.clocks
    if control is None or clocks is None:
        return None
    entry, due = match.journal.entries[ply], match.to_decide
    if (count := count_in(entry)) and isinstance(entry.actor, int):
        used = turn_until(match.journal.entries, ply - count, clocks)
        is_turn_over = count > 1 or entry.actor != clocks.seat
        after = clocks.taken_back(control, entry.actor, entry.at or 0, used, is_turn_over=is_turn_over)
        return with_flag(info, after, before.deadline)
    is_end = entry.text.partition(" ")[0] in OF_TEXT
    if match.outcome is not None and (entry.actor != clocks.seat or is_end or clocks.pause):
        return Clocked(clocks.stopped(control, entry.at or 0).unpaused(entry.at or 0), None)
    if is_end and isinstance(entry.actor, int):  # a bot plays on for who has left
        return with_flag(info, clocks.handed_over(control, entry.actor, entry.at or 0), before.deadline)
    is_first = not any(other.actor == due for other in match.journal.entries)
    after = clocks.acted(control, entry.at or 0, thought, due, is_first=is_first)
    return with_flag(info, after, before.deadline) if match.outcome is None else Clocked(after, None)

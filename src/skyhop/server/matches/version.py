"""The version of what pages show of a match: its ply, and what stands beside the play."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from skyhop.server.remarks import Remark

if TYPE_CHECKING:
    from skyhop.server.matches.live import Live


class MarksAre(StrEnum):
    """What the end of a match shows of its marks, which the doors see to; pages tell these apart by the version."""

    NONE = ""
    COUNTING = "counting"
    SHOWN = "marks"


def version_of(live: Live, said: Sequence[Remark]) -> str:
    """Name what pages show now: the ply, and beside the play who is there, who offers a draw, what comes next.

    Of what was `said` there is only what its reader hears.

    It follows from what is shown alone, so that it is the same after a restart and in another process; who is away
    is known in one process only, and not before they were there, and each counts marks, and tries bots, for itself.
    """
    free = sum(seat.kind == "open" for seat in live.seats)
    beside = ([f"free{free}"] if free else []) + ([] if live.offer is None else [f"offer{live.offer}"])
    words = [f"{remark.seat}{remark.said}" for remark in said if remark.ply == live.match.ply]
    beside += [f"said{''.join(words).replace(' ', '')}"] if words else []
    beside += [] if live.stuck is None else [f"stuck{live.stuck}"]
    beside += [] if live.closed_by is None else [f"closed{live.closed_by}"]
    gone = live.gone
    beside += [f"away{seat}" for seat in live.away if seat not in gone]
    if (again := live.rematch) is not None:
        kept = "".join(f"for{number}" for number, seat in enumerate(again.seats) if seat.kept_for is not None)
        beside.append(f"rematch{again.number}{'off' if again.is_off else kept}")
    beside += [f"gone{seat}from{left.since}{'waited' * left.is_waited_for}" for seat, left in gone.items()]
    beside += [live.marks] if live.marks else []
    beside += [live.news.spectators.stamp] if live.news.spectators else []
    beside += [f"since{live.clocks.since}"] if live.clocks is not None and live.clocks.since is not None else []
    beside += [f"paused{live.clocks.pause[1]}"] if live.clocks is not None and live.clocks.pause else []
    return ".".join([str(live.match.ply), *beside])

"""Records of matches that are over, as lines of JSON. Those that go on hold what only one player knows."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence

from skyhop.game.journal import Journal
from skyhop.server.clocks.time_control import Clocks
from skyhop.server.match_record import MatchInfo
from skyhop.server.remarks import Remark
from skyhop.server.store.store import Store


def whole_record(info: MatchInfo, journal: Journal, remarks: Sequence[Remark], clocks: Clocks | None = None) -> str:
    """Write the journal of a match that is over, what was said, when it was paused, and what shuffles are checked by.

    It is one line of JSON.

    Guests stay nameless in it. `skyhop replay` reads it.

    Raises:
        ValueError: before the end, which is a mistake of the caller.

    """
    if journal.outcome is None:
        raise ValueError(info.id)
    line = json.loads(journal.to_line())
    line["remarks"] = [list(remark) for remark in remarks]
    if clocks is not None and clocks.pauses:
        line["pauses"] = [list(pause) for pause in clocks.pauses]
    line["fairness"] = info.fairness(is_over=True) | {"by_lot": info.by_lot}
    return json.dumps(line, separators=(",", ":"))


async def records(store: Store) -> AsyncIterator[str]:
    """Give the record of every match that is over, in the order in which they began; one at a time is in memory."""
    for name in await store.finished():
        stored = await store.load(name)
        if stored is not None:  # another program may have forgotten it meanwhile
            yield whole_record(stored.info, stored.journal(), stored.remarks, stored.clocks)

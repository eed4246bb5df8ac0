"""Tests of memory: finished matches leave the memory of the server."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from tests.web.visitor import Visitor

from skyhop.game.match import Match
from skyhop.lab.bench.server import actions_on
from skyhop.server import match_registry
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live

KEPT = (Live, Match, History)
ROUNDS, MATCHES, ACTIONS = 2, 3, 3


async def played(visitor: Visitor, number: int) -> None:
    """Begin a match, act a few times, look back and resign."""
    path = await visitor.start(seat2="random", game=("balloon-cup", "aeronaut-odyssey")[number % 2])
    for _action in range(ACTIONS):
        await visitor.get(path)
        if offered := actions_on(visitor.page):
            await visitor.post(f"{path}/actions", {"ply": visitor.ply, **offered[0]})
    await visitor.get(f"{path}?ply=1")
    await visitor.get(path)
    await visitor.post(f"{path}/resignation", {"ply": visitor.ply, "sure": "yes"})


@pytest.mark.slow
async def test_matches_that_nobody_visits_leave_nothing_in_memory(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty minutes of load took 4 MB a minute: caches that fill up to their limits, and no matches."""
    monkeypatch.setattr(match_registry, "IDLE_SECONDS", 0.0)
    counts = list[Counter[str]]()
    for number in range(ROUNDS):
        for match in range(MATCHES):
            await played(anna, number + match)
        assert matches._live
        matches.drop_idle()
        gc.collect()
        counts.append(Counter(type(each).__name__ for each in gc.get_objects() if type(each) in KEPT))

    assert not matches._live
    assert counts[1] == counts[0]

"""Tests of a server without compiled kernels: it answers at once and compiles in the background."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.amount import in_turn
from tests.running_server import Server

from skyhop.engine.kernel import JIT
from skyhop.lab.bench.server import Guest, action_on

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

ACTIONS = 12
PLAYERS = {"balloon-cup": {"seat2": "greedy", "first": "me"}, "aeronaut-odyssey": {"seat2": "greedy", "first": "me"}}


@pytest.fixture
def server(tmp_path: Path) -> Server:
    made = Server(tmp_path / "data")
    made.start(SKYHOP_CACHE=str(tmp_path / "cache"))
    return made


@pytest.mark.parametrize("game", in_turn(PLAYERS, 2))
def test_the_first_click_is_answered_before_anything_is_compiled(server: Server, game: str) -> None:
    guest = Guest("127.0.0.1", server.port)
    started = guest.post("/matches", guest.get("/").page, {"game": game, **PLAYERS[game]})
    page = guest.get(started.location).page
    told = server.errors()
    played = 0
    while played < ACTIONS and (action := action_on(page)) is not None:
        answer = guest.post(f"{started.location}/actions", page, action)
        assert answer.status == 200
        page = guest.get(started.location).page
        played += 1
    guest.close()

    assert server.stop() == 0
    assert started.status == 303
    assert 'name="ply"' in page
    assert played > 0
    assert "Compiling the engine in the background, once per version" in told
    assert "Compiled the engine in" not in told
    assert "Traceback" not in server.errors()

"""Tests of a killed server: it loses no acknowledged action."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.running_server import Server

from skyhop.game.match import replay
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.store.store import open_store

PLAYERS = 4
POLL = 0.03
"""Seconds between two looks while the other player is due: who asks without a pause keeps the server from playing."""
FRAGMENT = {"Accept": "text/vnd.skyhop.server"}
TAKES = re.compile(r'name="to" value="([-x]\d)" data-takes="([^" ]+)')


class Rusher(threading.Thread):
    """Plays one match as fast as it is answered, and remembers every action that was acknowledged."""

    games = 1
    """Of how many the match is the best."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.http = httpx.Client(base_url=address, follow_redirects=True, timeout=60, headers={"Origin": address})
        page = self.http.get("/").text
        self.token = re.findall(r'name="token" value="([^"]*)"', page)[0]
        chosen = {"seat2": "random", "first": "me", "option.best_of": self.games}
        answer = self.http.post("/matches", data={"token": self.token, "game": "balloon-cup", **chosen})
        self.path = answer.url.path
        self.page = answer.text
        self.acknowledged: list[tuple[int, str]] = []

    def run(self) -> None:
        try:
            while "bc-end" not in self.page:
                self.act()
        except httpx.TransportError:
            pass
        finally:
            self.http.close()

    def act(self) -> None:
        ply = int(re.findall(r'name="ply" value="(\d+)"', self.page)[0])
        takes = TAKES.findall(self.page)
        if takes:
            text = takes[0][1] + takes[0][0]
        elif 'value="~"' in self.page:
            text = "~"
        elif "claims" in self.page:
            text = "."
        else:
            time.sleep(POLL)
            self.page = self.http.get(self.path, headers=FRAGMENT).text
            return
        answer = self.http.post(
            f"{self.path}/actions", data={"token": self.token, "ply": ply, "action": text}, headers=FRAGMENT
        )
        if answer.status_code == 200:
            self.acknowledged.append((ply, text))
        self.page = answer.text


def rush(server: Server) -> list[Rusher]:
    """Let players rush, and kill the server under them."""
    server.start()
    rushing = [Rusher(server.address) for _player in range(PLAYERS)]
    for player in rushing:
        player.start()
    deadline = time.monotonic() + 60
    while min(len(player.acknowledged) for player in rushing) < 8 and time.monotonic() < deadline:
        time.sleep(0.01)
    server.kill()
    for player in rushing:
        player.join()
    return rushing


@pytest.mark.slow
@pytest.mark.process
async def test_no_acknowledged_action_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    players = await asyncio.to_thread(rush, server) + await asyncio.to_thread(rush, server)

    store = await open_store(tmp_path)
    stored = {player.path: await store.load(player.path.rpartition("/")[2]) for player in players}
    reopened = [await MatchRegistry(store).open(path.rpartition("/")[2]) for path in stored]
    await store.close()

    assert all(len(player.acknowledged) > 2 for player in players)
    for player in players:
        match = stored[player.path]
        assert match is not None
        assert [(ply, match.entries[ply].text) for ply, _text in player.acknowledged] == player.acknowledged
        assert replay(match.journal()).ply == len(match.entries)
    assert len(reopened) == 2 * PLAYERS

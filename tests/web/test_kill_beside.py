"""A server that is killed while actions are taken back loses no word of what it has acknowledged."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.server import Server

from skyhop.core.game.match import replay
from skyhop.table.matches import Matches
from skyhop.table.remarks import Said
from skyhop.table.store import open_store

FRAGMENT = {"Accept": "text/vnd.skyhop.table"}
PLACES = 2
WANTED = 2
"""Actions that are taken back before the server is killed."""
ACTION = re.compile(r'<button name="action" value="([^"]+)"')


class Pair(threading.Thread):
    """Two people who act, take back, and act again, until the server is gone."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.people = [
            httpx.Client(base_url=address, follow_redirects=True, timeout=60, headers={"Origin": address})
            for _person in range(PLACES)
        ]
        self.tokens = [re.findall(r'name="token" value="([^"]*)"', person.get("/").text)[0] for person in self.people]
        chosen = {"game": "aeronaut-odyssey", "seat2": "friend", "first": "me"}
        self.path = self.people[0].post("/matches", data={"token": self.tokens[0], **chosen}).url.path
        self.post(1, "seats", {})
        self.acknowledged: list[int] = []

    def post(self, who: int, place: str, fields: dict[str, str]) -> httpx.Response:
        data = {"token": self.tokens[who], "page": "text", **fields}
        return self.people[who].post(f"{self.path}/{place}", data=data, headers=FRAGMENT)

    def run(self) -> None:
        try:
            while True:
                for who in range(PLACES):
                    self.turn(who)
        except httpx.TransportError:
            pass
        finally:
            for person in self.people:
                person.close()

    def turn(self, who: int) -> None:
        """Take every action back once, then leave it."""
        for is_last in (False, True):
            page = self.people[who].get(f"{self.path}/text").text
            actions = ACTION.findall(page)
            if not actions:
                return
            ply = self.ply(page)
            self.post(who, "actions", {"ply": ply, "action": actions[0]})
            if is_last:
                return
            ply = self.ply(self.people[who].get(f"{self.path}/text").text)
            self.post(who, "take-back", {"ply": ply, "ask": "yes"})
            answer = self.post(1 - who, "take-back", {"ply": ply, "agree": "yes"})
            if answer.status_code == 200:
                self.acknowledged.append(int(ply))

    @staticmethod
    def ply(page: str) -> str:
        return str(re.findall(r'name="ply" value="(\d+)"', page)[0])


def rush(server: Server) -> Pair:
    """Let two play, and kill the server under them."""
    server.start()
    pair = Pair(server.address)
    pair.start()
    deadline = time.monotonic() + 180
    while len(pair.acknowledged) < WANTED and time.monotonic() < deadline:
        time.sleep(0.01)
    server.kill()
    pair.join()
    return pair


@pytest.mark.process
async def test_nothing_that_was_taken_back_comes_again_when_the_server_is_killed(tmp_path: Path) -> None:
    pair = await asyncio.to_thread(rush, Server(tmp_path, "--no-limits"))

    store = await open_store(tmp_path)
    name = pair.path.rpartition("/")[2]
    stored = await store.load(name)
    live = await Matches(store).open(name)
    await store.close()

    assert stored is not None
    assert len(pair.acknowledged) >= WANTED
    assert {stored.entries[ply].text for ply in pair.acknowledged} == {"takeback 1"}
    agreed = {remark.ply for remark in stored.remarks if remark.said is Said.AGREED}
    taken_back = {ply for ply, entry in enumerate(stored.entries) if entry.text == "takeback 1"}
    assert agreed == taken_back
    assert replay(stored.journal()).state == live.match.state

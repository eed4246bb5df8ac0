"""Tests of a server that is killed during take-backs and pauses: it loses no acknowledged request."""

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
from skyhop.server.match_record import StoredMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.store.store import open_store

FRAGMENT = {"Accept": "text/vnd.skyhop.server"}
PLACES = 2
WANTED = 2
"""Actions that are taken back before the server is killed."""
PAUSE = "Pause for up to"
ACTION = re.compile(r'<button name="action" value="([^"]+)"')


class Pair(threading.Thread):
    """Two people who act, take back, and act again, until the server is gone."""

    def __init__(self, address: str, **choices: str) -> None:
        super().__init__()
        self.people = [
            httpx.Client(base_url=address, follow_redirects=True, timeout=60, headers={"Origin": address})
            for _person in range(PLACES)
        ]
        self.tokens = [re.findall(r'name="token" value="([^"]*)"', person.get("/").text)[0] for person in self.people]
        chosen = {"game": "aeronaut-odyssey", "seat2": "friend", "first": "me", **choices}
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
            if self.act(who) is None or is_last:
                return
            ply = self.ply(self.page(who))
            self.post(who, "take-back", {"ply": ply, "ask": "yes"})
            answer = self.post(1 - who, "take-back", {"ply": ply, "agree": "yes"})
            if answer.status_code == 200:
                self.acknowledged.append(int(ply))

    def act(self, who: int) -> httpx.Response | None:
        """Do the first action that a page offers, if any."""
        page = self.page(who)
        actions = ACTION.findall(page)
        return self.post(who, "actions", {"ply": self.ply(page), "action": actions[0]}) if actions else None

    def page(self, who: int) -> str:
        return self.people[who].get(f"{self.path}/text").text

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


@pytest.mark.slow
@pytest.mark.process
async def test_nothing_that_was_taken_back_comes_again_when_the_server_is_killed(tmp_path: Path) -> None:
    pair = await asyncio.to_thread(rush, Server(tmp_path, "--no-limits"))

    store = await open_store(tmp_path)
    name = pair.path.rpartition("/")[2]
    stored = await store.load(name)
    live = await MatchRegistry(store).open(name)
    await store.close()

    assert stored is not None
    assert len(pair.acknowledged) >= WANTED
    assert {stored.entries[ply].text for ply in pair.acknowledged} == {"takeback 1"}
    agreed = {remark.ply for remark in stored.remarks if remark.said is RemarkKind.AGREED}
    taken_back = {ply for ply, entry in enumerate(stored.entries) if entry.text == "takeback 1"}
    assert agreed == taken_back
    assert replay(stored.journal()).state == live.match.state


def rest(server: Server) -> tuple[Pair, str]:
    """Let two pause, and kill the server under them; give what the page said before."""
    server.start()
    pair = Pair(server.address, clock="10+5")
    while PAUSE not in pair.page(0):  # until both have had their first turn
        for who in range(PLACES):
            pair.act(who)
    ply = pair.ply(pair.page(0))
    for who, said in enumerate(("ask", "agree")):
        assert pair.post(who, "pause", {"ply": ply, said: "yes"}).status_code == 200
    page = pair.page(0)
    server.kill()
    return pair, page


def wake(server: Server, pair: Pair) -> list[int]:
    """Serve again, act, which nobody can in a pause, let the match go on, and kill the server once more."""
    server.start(server.port)
    ply = pair.ply(pair.page(0))
    act = {"ply": ply, "action": "N"}  # whatever it is, the pause stands against it
    tried = [pair.post(who, "actions", act).status_code for who in range(PLACES)]
    tried.append(pair.post(1, "pause", {"ply": ply, "on": "yes"}).status_code)
    server.kill()
    for person in pair.people:
        person.close()
    return tried


async def kept(server: Server, pair: Pair) -> StoredMatch:
    store = await open_store(server.data)
    stored = await store.load(pair.path.rpartition("/")[2])
    await store.close()
    assert stored is not None
    return stored


@pytest.mark.slow
@pytest.mark.process
async def test_a_pause_stands_when_the_server_is_killed_and_so_does_that_it_is_over_soon(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    pair, page = await asyncio.to_thread(rest, server)
    before = await kept(server, pair)
    assert "The match is paused" in page
    assert [remark.said for remark in before.remarks[-2:]] == [RemarkKind.PAUSE_ASKED, RemarkKind.PAUSE_AGREED]
    assert before.clocks is not None
    assert before.clocks.pause is not None
    assert before.clocks.since is None

    tried = await asyncio.to_thread(wake, server, pair)
    after = await kept(server, pair)

    assert tried == [409, 409, 200]
    assert after.entries == before.entries
    assert after.clocks is not None
    assert after.clocks.pause is not None
    assert (after.clocks.pause[0], after.clocks.left) == (before.clocks.pause[0], before.clocks.left)
    assert after.clocks.pause[1] < before.clocks.pause[1]
    assert after.remarks == (*before.remarks, Remark(after.remarks[-1].ply, 1, RemarkKind.GOES_ON))

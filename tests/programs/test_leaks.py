"""Two worlds that differ only in what a program's seat cannot know are told to it alike, byte by byte."""

from __future__ import annotations

import shutil
from pathlib import Path

import httpx
import pytest
from tests.web.test_leaks import SCENES, Scene, a_match_of_many_worlds

from skyhop.engine.document import write_line
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.players.tokens import Scope, Token, Tokens
from skyhop.server.seats import Seat
from skyhop.server.store import store
from skyhop.server.store.match_change import MatchCreation
from skyhop.web.api import match_stream
from skyhop.web.app import create_app
from skyhop.web.http.guard import Guard

PROGRAM = "p" + "0" * 32


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("seat", [0, None])
async def test_answers_streams_and_refusals_are_the_same_in_every_world_that_a_seat_allows(
    tmp_path: Path, name: str, seat: int | None
) -> None:
    scene, first = SCENES[name], tmp_path / "first"
    first.mkdir()
    table = create_app(first, has_limits=False)
    async with table.app.router.lifespan_context(table.app):
        token = await store.make_token(table.app.state.matches.store, None, "Zephyr", [*Scope])
        (known,) = await store.list_tokens(table.app.state.matches.store, None)
    for number in range(scene.worlds):
        shutil.copytree(first, tmp_path / str(number))
    table = create_app(first, has_limits=False)
    async with table.app.router.lifespan_context(table.app):
        own = Seat("program", known.program if seat == 0 else PROGRAM, "Zephyr")
        live, worlds = await a_match_of_many_worlds(table.app.state.matches, own, scene, seat)
        truth = await everything_told(table, live, token, known, scene)
    for number, journal in enumerate(worlds):
        world = create_app(tmp_path / str(number), has_limits=False)
        async with world.app.router.lifespan_context(world.app):
            others: MatchRegistry = world.app.state.matches
            await others.store.add(MatchCreation(live.info, live.seats, journal.entries))
            twin = await others.open(live.info.id)

            assert twin.match.state != live.match.state
            assert await everything_told(world, twin, token, known, scene) == truth


async def everything_told(table: Guard, live: Live, token: str, known: Token, scene: Scene) -> list[object]:
    """Gather every byte that a program can get: documents, actions, refusals, and a stream from its first line on."""
    path, told = f"/api/v1/matches/{live.info.id}", list[object]()
    transport = httpx.ASGITransport(table)
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers) as http:
        for address in (path, f"{path}/actions", f"{path}/journal", f"{path}/analysis", "/api/v1/matches"):
            answer = await http.get(address)
            told.append((answer.status_code, answer.text))
        is_own = live.match.to_decide == live.seat_of(known.program)
        for ply in {0, live.match.ply} - ({live.match.ply} if is_own else set()):
            for action in scene.tried:
                answer = await http.post(f"{path}/actions", json={"action": action, "ply": ply})
                told.append((answer.status_code, answer.text))
    tokens: Tokens = table.app.state.tokens
    lines = match_stream.stream_lines(table.app.state.matches, live.info.id, tokens, known)
    told.append(write_line(await anext(lines)))  # type: ignore[arg-type]  # the first is a line
    await lines.aclose()
    follower = match_stream.MatchStreamState(live, known.program)
    follower._ply, follower._table = live.history.ply_of(0), {}
    told += [write_line(each) for each in follower.since(live)]
    assert len(told) > len(live.history)
    return told

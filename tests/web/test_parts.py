"""Tests of pictures in parts: a page that merges them equals a page that loads the whole picture."""

from __future__ import annotations

import asyncio
import gzip
import random
import re
import sys
import zlib
from collections.abc import AsyncGenerator
from typing import Any, cast

import pytest
from tests.amount import in_turn, some
from tests.web.page import PART, SAME, Page
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.game import registry
from skyhop.i18n import use_language
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.seats import Seat
from skyhop.web.http import connections, fragments, static_files
from skyhop.web.http.fragments import PLY, TOKEN
from skyhop.web.pages.match import match, rendering, stream

GAMES = (
    ("balloon-cup", "rio-grande"),
    ("balloon-cup", "gravon"),
    ("aeronaut-odyssey", "pioneer"),
    ("aeronaut-odyssey", "capital"),
    ("connect-four", ""),
)
SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))
STEPS = 60


async def act(live: Live, rng: random.Random) -> None:
    seat = live.match.to_decide
    assert seat is not None
    view = live.match.view(seat)
    await live.handle(Play(live.match.game.write(view, rng.choice(live.match.game.legal(view)))), seat, live.match.ply)


@pytest.mark.parametrize(("game", "ruleset"), in_turn(GAMES, 2))
@pytest.mark.parametrize("seed", some(3))
async def test_a_page_put_together_from_parts_is_the_page_drawn_whole(
    matches: MatchRegistry, game: str, ruleset: str, seed: int
) -> None:
    """In every seat and for a spectator, where steps are missed, offers are made and the match is given up."""
    with registry.with_examples():
        live = await matches.start(game, ruleset or registry.game(game).rulesets()[0], SEATS, 0)
        await watch_and_play(live, random.Random(seed))


async def watch_and_play(live: Live, rng: random.Random) -> None:
    pages = {seat: (Page(), "") for seat in (0, 1, None)}

    for step in range(STEPS):
        for seat, (page, seen) in pages.items():
            if step and rng.random() < 0.3:
                continue  # it looks again later
            for _version, shown in stream.render_since(live, seat, seen):
                assert page.receive(shown.render_without(page.newest, "token"))
            assert page.shown == rendering.render_latest(live, seat).render_all("token")
            pages[seat] = (page, live.version)
        if live.match.outcome is not None:
            break
        if step == STEPS - 2 or (step > 5 and rng.random() < 0.01):
            await live.handle(Resign(), rng.randrange(2), live.match.ply)
        elif rng.random() < 0.1:
            await live.handle(Propose(DRAW), 0, live.match.ply)
        else:
            await act(live, rng)

    assert live.match.outcome is not None
    for seat, (page, _seen) in pages.items():
        assert page.receive(rendering.render_latest(live, seat).render_without(page.newest, "token"))
        assert page.shown == rendering.render_latest(live, seat).render_all("token")


@pytest.mark.parametrize(("game", "ruleset"), in_turn(GAMES[:4], 2))
async def test_what_is_remembered_is_what_is_drawn_anew(matches: MatchRegistry, game: str, ruleset: str) -> None:
    """After every action, in every seat and for a spectator: no drawing depends on more than it is remembered by."""
    rng, live = random.Random(ruleset), await matches.start(game, ruleset, SEATS, 0)
    for _step in range(STEPS // 4):
        await act(live, rng)
        remembered = [rendering.render_latest(live, seat).render_all("token") for seat in (0, 1, None)]
        forget_drawings()
        rendering.forget_pictures(live)

        assert [rendering.render_latest(live, seat).render_all("token") for seat in (0, 1, None)] == remembered


def forget_drawings() -> None:
    """Forget all parts, and all that functions of games remember about drawings, words and views."""
    fragments._part.cache_clear()
    fragments._piece.cache_clear()
    for name in [name for name in sys.modules if name.startswith("skyhop.games.")]:
        for found in vars(sys.modules[name]).values():
            if hasattr(found, "cache_clear") and found.__module__ == name:
                found.cache_clear()


async def test_a_page_that_missed_a_part_knows_it(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    page, other = Page(), Page()
    other.receive(rendering.render_latest(live, 1).render_all("token"))
    await act(live, random.Random(1))
    shown = rendering.render_latest(live, 1)

    assert not page.receive(shown.render_without(other.newest, "token"))
    assert page.receive(shown.render_all("token"))


async def test_a_stream_that_names_nothing_is_sent_the_whole(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    pictures = stream.Watch(matches, live.info.id, "anna", "token").since("")
    await anext(pictures)

    event = await anext(pictures)
    await pictures.aclose()

    page = Page()
    assert page.hear(event)
    assert (page.shown, SAME.findall(event)) == (rendering.render_latest(live, 0).render_all("token"), [])


async def test_a_stream_sends_only_what_its_page_lacks(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    page = Page()
    page.receive(rendering.render_latest(live, 1).render_all("token"))
    pictures = stream.Watch(matches, live.info.id, "ben", "token").since(live.version, page.newest)
    await anext(pictures)
    for step in range(4):
        before = set(page.newest)
        coming = asyncio.ensure_future(anext(pictures))
        await asyncio.sleep(0.01)
        await act(live, random.Random(step))
        event = await coming

        assert page.hear(event)
        assert page.shown == rendering.render_latest(live, 1).render_all("token")
        assert not before & {name for name, _text in PART.findall(event)}
    await pictures.aclose()


async def test_a_stream_does_not_send_again_what_its_page_was_sent_two_pictures_ago(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    page, sent = Page(), list[str]()
    pictures = stream.Watch(matches, live.info.id, "anna", "token").since("")
    await anext(pictures)
    for step in range(8):
        event = await anext(pictures)
        assert page.hear(event)
        assert page.shown == rendering.render_latest(live, 0).render_all("token")
        sent += [name for name, _text in PART.findall(event)]
        await act(live, random.Random(step))
    await pictures.aclose()

    assert len(sent) == len(set(sent))


def test_a_stream_forgets_parts_before_its_page_does() -> None:
    held: dict[str, None] = {}

    for turn in range(stream.MAX_HELD_FRAGMENTS):
        stream._hold(held, ["often", f"once-{turn}"])

    script = (static_files.STATIC / "table" / "parts.js").read_text("utf-8")
    kept = re.search(r"const MOST = (\d+);", script)
    assert kept is not None
    assert int(kept[1]) > stream.MAX_HELD_FRAGMENTS
    assert ("often" in held, "once-0" in held, len(held)) == (True, False, stream.MAX_HELD_FRAGMENTS)


async def test_a_browser_that_comes_back_is_not_believed_to_have_what_its_page_had_at_first(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    names = list(rendering.render_latest(live, 0).parts)
    asyncio.get_running_loop().call_later(0.3, matches.end_streams)

    answer = await anna.http.get(f"{path}/events", params={"parts": ",".join(names)}, headers={"Last-Event-ID": "0"})

    assert "<!--part " in answer.text
    assert SAME.findall(answer.text) == []


async def test_an_answer_leaves_out_what_the_page_names(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    page = Page()
    page.receive((await anna.http.get(path, headers=FRAGMENT)).text)
    parts = {match.PARTS_HEADER: ",".join(page.newest)}

    answer = await anna.post(
        f"{path}/actions", {"ply": str(live.match.ply), "action": any_action(live, 0)}, **FRAGMENT, **parts
    )

    assert SAME.findall(answer.text)
    assert page.receive(answer.text)
    assert 'data-actor="0"' in page.shown


@pytest.mark.parametrize("named", ["", ",,,", "x" * 4000, ",".join(f"tile-{n}.0" for n in range(900)), "<b>,&"])
async def test_names_of_parts_that_nobody_drew_change_nothing(anna: Visitor, named: str) -> None:
    path = await anna.start()
    whole = (await anna.http.get(path, headers=FRAGMENT)).text

    assert (await anna.http.get(path, headers={**FRAGMENT, match.PARTS_HEADER: named})).text == whole


async def test_one_drawing_serves_all_who_look_from_one_place(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    await act(live, random.Random(2))

    one, other = rendering.render_latest(live, None), rendering.render_step(live, None, len(live.history) - 1)
    with use_language("fr"):
        french = rendering.render_latest(live, None)
    await act(live, random.Random(2))

    assert one is other
    assert one is not french
    assert rendering.render_latest(live, None) is not one


async def test_no_drawing_holds_a_guests_token_or_a_ply(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    shown = rendering.render_latest(live, 0)
    drawn = shown.frame + "".join(shown.parts.values())

    assert TOKEN in drawn
    assert PLY in drawn
    assert {TOKEN in shown.render_all("a-token"), PLY in shown.render_all("a-token")} == {False}
    assert shown.render_all("a-token").replace("a-token", "b-token") == shown.render_all("b-token")


async def given(texts: list[str]) -> AsyncGenerator[str]:
    for text in texts:
        yield text


async def test_each_event_can_be_read_when_it_comes_and_all_of_them_are_a_gzip_file() -> None:
    texts = [f"retry: {stream.RETRY_MS}\n\n", "data: <ü>\n\n" * 500, "", "data: 3\n\n"]
    reading, read, sent = zlib.decompressobj(16 + zlib.MAX_WBITS), [], b""
    async for chunk in connections.compress_texts(given(texts)):
        sent += chunk
        read.append(reading.decompress(chunk).decode())

    assert read == [*texts, ""]
    assert gzip.decompress(sent).decode() == "".join(texts)


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip", "gzip"), ("br, gzip;q=0.5", "gzip"), ("br", None)])
async def test_streams_and_pages_are_compressed_for_those_who_read_it(
    anna: Visitor, matches: MatchRegistry, accepted: str, encoding: str | None
) -> None:
    path = await anna.start()
    asyncio.get_running_loop().call_later(0.3, matches.end_streams)
    headers = {"Accept-Encoding": accepted}

    stream_sent = await anna.http.get(f"{path}/events", headers=headers)
    page_sent = await anna.http.get(path, headers=headers)

    assert stream_sent.headers.get("content-encoding") == encoding
    assert "event: table" in stream_sent.text
    assert page_sent.headers.get("content-encoding") == encoding


async def test_what_is_written_once_brings_its_parts_along(matches: MatchRegistry) -> None:
    """Drawn or remembered, a piece of the frame comes with the parts that fill its holes."""
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    forget_drawings()
    drawn = rendering.render_latest(live, 0)
    rendering.forget_pictures(live)
    remembered = rendering.render_latest(live, 0)

    assert remembered == drawn
    assert set(fragments.HOLE.findall(drawn.frame)) == set(drawn.parts)
    assert any(name.startswith("slots-") for name in drawn.parts)


async def test_a_part_has_no_parts_of_its_own(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    tiles = cast("dict[str, Any]", rendering.build_play_context(live, 0, -1, is_past=False))["tiles"]

    with pytest.raises(TypeError, match=r"part\.once"), fragments.collect_fragments():
        fragments.FragmentRenderer("balloon-cup")("column", tiles[0], 1)

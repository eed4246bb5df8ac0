"""Tests of the map editor: the engine checks a drawn map, and the server answers nonsense and stores nothing."""

from __future__ import annotations

import json
import re

import pytest
from tests.documents.spoiling import spoilt
from tests.web.visitor import Visitor

from skyhop.boards.settings import settings, share_code

CODE = "2aqnaaad7qo6rrlhc"


async def test_a_made_map_as_a_draft_is_playable_and_its_form_brings_the_map(anna: Visitor) -> None:
    await anna.get("/boards/edit")
    draft = (await anna.get(f"/boards/edit/start?code={CODE}")).json()

    checked = (await anna.http.post("/boards/edit/check", json={"draft": draft})).json()
    board = (await anna.http.post("/boards/edit/board", json={"draft": draft})).json()
    printed = await anna.http.post("/boards/edit/print.pdf", data={"board": board["file"]})

    assert checked["playable"]
    assert json.loads(board["file"])["format"] == "skyhop-board-1"
    assert "option.board=file" in board["play"]
    assert printed.content.startswith(b"%PDF")


async def test_a_map_whose_name_no_font_can_show_is_drawn_and_printed(anna: Visitor) -> None:
    draft = (await anna.get(f"/boards/edit/start?code={CODE}")).json()
    board = (
        await anna.http.post("/boards/edit/board", json={"draft": {**draft, "name": "\N{BALLOON} 中文 ไทย \ue001"}})
    ).json()

    printed = await anna.http.post("/boards/edit/print.pdf", data={"board": board["file"]})
    drawn = await anna.http.post("/boards/edit/drawing", json={"draft": draft})

    assert (printed.status_code, printed.content[:4], drawn.status_code) == (200, b"%PDF", 200)


async def test_a_match_on_a_drawn_map_is_played_by_the_rules_that_it_was_drawn_for(anna: Visitor) -> None:
    await anna.get("/boards/edit")
    code = share_code(settings(size="tiny", kind="capital", expansions=("wild",)))
    draft = (await anna.get(f"/boards/edit/start?code={code}")).json()

    play = (await anna.http.post("/boards/edit/board", json={"draft": draft})).json()["play"]

    assert "ruleset=capital" in play
    assert "option.expansions=wild" in play
    await anna.get(play)
    assert re.search(r'<input type="radio" name="ruleset" value="capital" checked', anna.page)


@pytest.mark.parametrize(
    ("what", "sent", "status"),
    [
        ("check", b"no json", 400),
        ("check", b"[]", 422),
        ("check", b'{"draft": {"format": "skyhop-draft-1"}}', 422),
        ("fixes", b'{"draft": {"format": "skyhop-board-1"}}', 422),
        ("nothing", b"{}", 404),
        ("check", b"[" * 100_000, 400),
        ("check", b" " * 300_000, 413),
    ],
)
async def test_what_is_no_draft_is_refused_with_a_reason(anna: Visitor, what: str, sent: bytes, status: int) -> None:
    answer = await anna.http.post(f"/boards/edit/{what}", content=sent)

    assert answer.status_code == status


async def test_an_empty_page_is_open_and_no_board(anna: Visitor) -> None:
    draft = (await anna.get("/boards/edit/start?size=tiny")).json()

    checked = (await anna.http.post("/boards/edit/check", json={"draft": draft})).json()
    board = await anna.http.post("/boards/edit/board", json={"draft": draft})
    done = (await anna.http.post("/boards/edit/complete", json={"draft": draft})).json()

    assert (checked["errors"], checked["open"], checked["playable"], board.status_code) == (0, 2, False, 422)
    assert "three cities" in done["why_not"][0]
    assert (await anna.get("/boards/edit/start?size=giant")).status_code == 422


async def test_what_the_game_refuses_of_a_board_is_a_reason_and_no_defect(anna: Visitor) -> None:
    draft = (await anna.get(f"/boards/edit/start?code={CODE}")).json()
    draft["settings"]["players"] = 54

    board = await anna.http.post("/boards/edit/board", json={"draft": draft})

    assert board.status_code == 422
    assert "seats" in board.json()["problem"]


@pytest.mark.parametrize("what", ["check", "complete", "fixes", "board", "drawing"])
@pytest.mark.parametrize(
    ("spoilt", "problem"),
    [
        ('{"name": "\\ud800"}', "U+D800"),
        ('{"name": "a\\u0000"}', "U+0000"),
        ('{"settings": {"\\udfff": 1}}', "U+DFFF"),
        ('{"settings": {"a": [NaN]}}', "not finite"),
        ('{"seed": -Infinity}', "not finite"),
        ('{"seed": 1e999}', "not finite"),
        ('{"page": {"space": 1e-320}}', "page.space"),
    ],
)
async def test_a_draft_with_values_that_json_cannot_mean_is_refused(
    anna: Visitor, what: str, spoilt: str, problem: str
) -> None:
    """Python's parser reads them, and what works on drafts would fail."""
    draft = (await anna.get("/boards/edit/start?size=tiny")).json()
    changes = json.loads(spoilt)
    changes["page"] = {**draft["page"], **changes.get("page", {})}

    answer = await anna.http.post(f"/boards/edit/{what}", content=json.dumps({"draft": {**draft, **changes}}))

    assert (answer.status_code, problem in answer.json()["problem"]) == (422, True)


async def test_a_map_with_a_city_off_its_page_is_not_drawn(anna: Visitor) -> None:
    draft = (await anna.get(f"/boards/edit/start?code={CODE}")).json()
    draft["cities"][1]["y"] = 3

    answer = await anna.http.post("/boards/edit/drawing", json={"draft": draft})

    assert (answer.status_code, "outside the page" in answer.json()["problem"]) == (422, True)


@pytest.mark.parametrize("what", ["check", "fixes", "board", "drawing"])
async def test_a_spoilt_draft_is_answered_or_refused(anna: Visitor, what: str) -> None:
    text = (await anna.get(f"/boards/edit/start?code={CODE}")).text
    for seed in range(15):
        sent = f'{{"draft": {spoilt(text, seed)}}}'
        answer = await anna.http.post(f"/boards/edit/{what}", content=sent.encode())
        assert answer.status_code in (200, 422), seed
        assert answer.status_code == 200 or answer.json()["problem"], seed

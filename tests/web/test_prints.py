"""Tests of the print page of a game: it offers the parts, and the PDF contains the chosen parts."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from tests.amount import in_turn
from tests.web.visitor import Visitor

from skyhop.web.pages.maps import rendered

TINY = "/boards?size=tiny&seed=7&expansions=&expansions=trajectories"


async def test_the_page_of_maps_leads_to_the_page_on_which_a_game_is_printed(anna: Visitor) -> None:
    await anna.get("/boards")
    assert 'href="/print/balloon-cup"' in anna.page

    await anna.get("/print/balloon-cup")

    offered = dict(re.findall(r'name="with" value="([\w-]+)"( checked)?', anna.page))
    assert [bool(offered[name]) for name in ("cards", "rules", "folded-cubes", "calibration")] == [
        True,
        True,
        False,
        False,
    ]
    assert 'name="pages"' not in anna.page


async def test_what_is_asked_for_is_printed_and_the_same_address_gives_the_same_bytes(anna: Visitor) -> None:
    whole, cards, again = [
        await anna.http.get(f"/print/balloon-cup.pdf{query}") for query in ("", "?with=cards", "?with=cards")
    ]

    assert whole.headers["content-type"] == "application/pdf"
    assert cards.content == again.content
    assert len(cards.content) < len(whole.content)


async def test_a_map_is_printed_from_its_page_in_the_parts_that_are_ticked(anna: Visitor) -> None:
    path = urlsplit(str((await anna.get(TINY)).url)).path
    offered = dict(re.findall(r'name="with" value="([\w-]+)"( checked)?', anna.page))

    answers = [await anna.http.get(f"{path}.pdf?with=map&pages={pages}&ink=gray&sides=duplex") for pages in (0, 4)]

    assert {"map", "inventories", "trajectories", "rules"} <= {name for name, ticked in offered.items() if ticked}
    assert 'name="pages"' in anna.page
    assert [len(re.findall(rb"/Type ?/Page\b", answer.content)) for answer in answers] == [1, 7]


@pytest.mark.parametrize(
    ("query", "problem"),
    in_turn(
        [
            ("paper=A5", "there is no paper A5"),
            ("with=coins", "there is no part coins"),
            ("pages=x", "whole number"),
            ("pages=99", "must be 0 to 36"),
            ("sides=both", "there is no value both"),
            ("ink=pink", "there is no value pink"),
            ("shift=far", "far is not a shift"),
        ],
        2,
    ),
)
async def test_what_cannot_be_printed_is_said(anna: Visitor, query: str, problem: str) -> None:
    path = urlsplit(str((await anna.get(TINY)).url)).path

    answer = await anna.http.get(f"{path}.pdf?{query}")

    assert (answer.status_code, problem in answer.text) == (422, True)


@pytest.mark.parametrize("name", ["/print/chess", "/print/chess.pdf"])
async def test_only_games_that_can_be_printed_have_such_a_page(anna: Visitor, name: str) -> None:
    assert (await anna.get(name)).status_code == 404


async def test_without_the_press_the_page_says_what_to_install(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_arguments: object) -> None:
        raise ModuleNotFoundError(name="typst")

    monkeypatch.setattr(rendered, "_list_parts", missing)
    monkeypatch.setattr(rendered, "_pdf", missing)

    answers = [await anna.get(f"/print/aeronaut-odyssey{kind}") for kind in ("", ".pdf")]

    assert [(answer.status_code, "typst: pip install" in answer.text) for answer in answers] == [(501, True)] * 2

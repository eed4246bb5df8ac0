"""The head of a page leads to the sections of the site, marks the section of the page, and names the reader."""

from __future__ import annotations

import re

import pytest
from tests.amount import in_turn
from tests.web.visitor import HOST, Visitor, words_of

SECTIONS = ["/", "/puzzles", "/learn", "/boards", "/watch"]
OF_SECTION = {
    "/lessons/balloon-cup/1": None,
    "/puzzles/balloon-cup": "/puzzles",
    "/rules/balloon-cup/gravon": "/learn",
    "/quiz": "/learn",
    "/print/balloon-cup": "/boards",
    "/boards/edit": "/boards",
    "/ratings": "/watch",
    "/tournaments": "/watch",
    "/puzzlesque": None,
    "/settings": None,
}
LINK = re.compile(r'<a href="([^"]*)"( aria-current="\w+")?')
PAGE = {"Accept": "text/html"}


def sections(page: str) -> dict[str, str]:
    """Return the addresses of the sections, and how each is marked."""
    found = page.partition('<nav class="sections"')[2].partition("</nav>")[0]
    return dict(LINK.findall(found))


def person(page: str) -> str:
    """Return the words in the reader's own place."""
    found = re.search(r'<a class="tool person".*?<span>([^<]*)</span>', page)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("path", SECTIONS)
async def test_every_section_is_there_and_marks_itself_alone(anna: Visitor, path: str) -> None:
    answer = await anna.get(path)

    assert answer.status_code == 200
    assert sections(answer.text) == {each: ' aria-current="page"' * (each == path) for each in SECTIONS}


@pytest.mark.parametrize("path", in_turn(OF_SECTION, 4))
async def test_a_page_marks_the_section_that_it_belongs_to(anna: Visitor, path: str) -> None:
    marked = [address for address, mark in sections((await anna.get(path)).text).items() if mark]

    assert marked == [each for each in [OF_SECTION[path]] if each]


async def test_all_that_the_home_page_led_to_is_a_link_away(anna: Visitor) -> None:
    learn, maps = [(await anna.get(path)).text for path in ("/learn", "/boards")]

    for game in ("aeronaut-odyssey", "balloon-cup"):
        for path in (f"/lessons/{game}/1", f"/rules/{game}", f"/quiz/{game}"):
            assert f'href="{path}"' in learn
        assert f'href="/print/{game}"' in maps
    assert 'href="/boards/edit"' in maps


async def test_the_table_has_a_head_of_its_own(anna: Visitor) -> None:
    match = await anna.start(seat2="me")

    for path in (match, f"{match}/text"):
        page = (await anna.get(path)).text
        assert sections(page) == {}
        assert "tool person" not in page


async def test_the_head_names_the_reader_but_not_on_what_a_browser_keeps_for_later(anna: Visitor) -> None:
    guest = person((await anna.http.get("/settings", headers=PAGE)).text)
    await anna.get("/account")
    await anna.post("/account", {"name": "Anna", "passphrase": "four words of mine"})

    own = person((await anna.http.get("/settings", headers=PAGE)).text)
    kept = (await anna.http.get("/offline", headers={"Accept": "*/*"})).text

    assert (guest, own) == ("Sign in", "Anna")
    assert person(kept) == "Your account"
    assert "anna" not in words_of(kept)


async def test_the_answer_to_a_form_keeps_the_section_and_the_address_of_its_page(anna: Visitor) -> None:
    await anna.get("/ratings?game=balloon-cup")
    wrong = {"name": "Nobody", "passphrase": "not a passphrase"}
    sent = [
        (await anna.post("/account/session", wrong, Referer=f"{site}/ratings?game=balloon-cup")).text
        for site in (HOST, "http://elsewhere.example")
    ]

    assert [[path for path, mark in sections(page).items() if mark] for page in sent] == [["/watch"], ["/"]]
    assert ['href="/ratings?game=balloon-cup&amp;lang=de"' in page for page in sent] == [True, False]


@pytest.mark.parametrize("path", ["/nowhere", "/settings/notices/webhooks"])
async def test_an_error_page_names_the_reader_too(anna: Visitor, path: str) -> None:
    guest = (await anna.http.get(path, headers=PAGE)).text
    await anna.get("/account")
    await anna.post("/account", {"name": "Anna", "passphrase": "a long passphrase", "again": "a long passphrase"})

    assert (person(guest), person((await anna.http.get(path, headers=PAGE)).text)) == ("Sign in", "Anna")

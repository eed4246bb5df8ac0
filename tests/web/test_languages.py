"""Tests of the language of pages: from the address, the chosen setting, or the browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from tests.amount import in_turn
from tests.languages import pseudo_languages
from tests.web.visitor import FRAGMENT, Visitor, any_action
from tools.pseudo import LONG, MIRRORED, longer

from skyhop.i18n import use_language
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.seats import Seat
from skyhop.web.http.locale import COOKIE
from skyhop.web.pages.match.stream import Watch

CLICKED = {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate"}


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    with pseudo_languages():
        yield


def language_of(page: str) -> str:
    found = re.search(r'<html lang="([^"]*)"', page)
    assert found is not None
    return found[1]


def offers(page: str) -> list[tuple[str, str]]:
    """The menu in the head of a page: addresses and names."""
    menu = page.partition('<details class="languages">')[2].partition("</details>")[0]
    return [
        (address.replace("&amp;", "&"), name) for address, name in re.findall(r'<a href="([^"]*)"[^>]*>([^<]*)', menu)
    ]


@pytest.mark.parametrize(
    "path", in_turn(["/", "/settings", "/boards", "/rules/balloon-cup/gravon", "/nowhere", "/offline"], 3)
)
async def test_every_page_offers_all_languages_under_their_own_names(anna: Visitor, path: str) -> None:
    page = (await anna.get(path)).text

    assert offers(page)[0][1] == "English"
    assert offers(page)[-2:] == [(f"{path}?lang={tag}", tag) for tag in (LONG, MIRRORED)]
    assert page.count('aria-current="true"') >= 1


async def test_an_address_with_a_language_is_read_in_it_and_so_is_all_that_follows(anna: Visitor) -> None:
    pages = [(await anna.get(path)).text for path in ("/", f"/?lang={LONG}", "/", "/settings", "/?lang=en", "/")]

    assert [language_of(page) for page in pages] == ["en", LONG, LONG, LONG, "en", "en"]
    assert longer("Settings") in pages[2]


async def test_a_choice_on_a_page_is_kept_and_leads_back_to_the_plain_address(anna: Visitor) -> None:
    anna.http.follow_redirects = False

    answer = await anna.http.get(f"/rules/balloon-cup/rio-grande?q=bag&lang={LONG}", headers=CLICKED)

    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/balloon-cup/rio-grande?q=bag")
    assert anna.http.cookies[COOKIE] == LONG
    assert "max-age=31536000" in answer.headers["set-cookie"]


@pytest.mark.parametrize("path", ["//evil.example/", "/%5C%5Cevil.example/", "///evil.example"])
async def test_a_choice_never_leads_to_another_site(anna: Visitor, path: str) -> None:
    anna.http.follow_redirects = False

    answer = await anna.http.get(f"http://127.0.0.1{path}?lang={LONG}", headers=CLICKED)
    page = (await anna.http.get(f"http://127.0.0.1{path}")).text

    assert answer.headers["location"].startswith("/evil.example")
    assert [address for address, _name in offers(page) if not address.startswith("/evil.example")] == []


async def test_what_else_an_address_asks_for_stays_when_the_language_changes(anna: Visitor) -> None:
    page = (await anna.get("/rules/balloon-cup/rio-grande?q=a%26b+c&q=%C3%A4")).text

    assert (f"/rules/balloon-cup/rio-grande?q=a%26b+c&q=%C3%A4&lang={LONG}", LONG) in offers(page)


async def test_an_answer_to_a_form_leads_to_the_lobby_in_another_language(anna: Visitor) -> None:
    await anna.get("/")

    page = (await anna.post("/matches", {"game": "balloon-cup", "ruleset": "nothing"})).text

    assert (f"/?lang={LONG}", LONG) in offers(page)


@pytest.mark.parametrize(
    ("address", "cookie", "accepted", "spoken"),
    [
        ("/", "", "", "en"),
        ("/", "", LONG, LONG),
        ("/", MIRRORED, LONG, MIRRORED),
        (f"/?lang={LONG}", MIRRORED, "en", LONG),
        ("/?lang=xx", MIRRORED, "en", MIRRORED),
        ("/?lang=", "xx", LONG, LONG),
        ("/?lang=en-GB", LONG, LONG, "en"),
        (f"/?{'x' * 3000}&lang={LONG}", "", "en", "en"),
    ],
)
async def test_the_address_goes_before_the_choice_and_that_before_the_browser(
    anna: Visitor, address: str, cookie: str, accepted: str, spoken: str
) -> None:
    headers = {"Cookie": f"{COOKIE}={cookie}", "Accept-Language": accepted}

    assert language_of((await anna.http.get(address, headers=headers)).text) == spoken


async def test_answers_say_what_they_depend_on_and_files_speak_no_language(anna: Visitor) -> None:
    page, file = await anna.get("/"), await anna.get("/static/theme.css")
    drawing = await anna.get("/lessons/balloon-cup/1/picture.svg")

    assert {"Accept-Language", "Cookie"} <= set(page.headers["vary"].split(", "))
    assert {"Accept-Language", "Cookie"} <= set(drawing.headers["vary"].split(", "))
    assert set(file.headers["vary"].split(", ")) == {"Accept-Encoding"}
    for address in ("/static/theme.css", f"/static/theme.css?1&lang={LONG}"):
        assert "set-cookie" not in (await anna.get(address)).headers


async def test_whoever_reads_from_the_right_has_pages_from_the_right(anna: Visitor) -> None:
    pages = [(await anna.get(f"/?lang={tag}")).text for tag in ("en", LONG, MIRRORED)]

    assert ['dir="rtl"' in page for page in pages] == [False, False, True]


async def test_two_at_one_table_read_their_own_language(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend", first="me")
    await ben.get(f"{path}?lang={LONG}")
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])

    hers = (await anna.play(path, any_action(live, 0), **FRAGMENT)).text
    his = (await ben.get(path)).text

    assert "You placed" in hers
    assert longer("Settings") not in hers
    assert "Ýöûŕ öppöñéñţ" in his
    assert "Your opponent" not in his


async def test_what_a_stream_brings_is_in_the_language_of_whoever_watches(matches: MatchRegistry) -> None:
    seats = (Seat("guest", "anna"), Seat("guest", "ben"))
    live = await matches.start("balloon-cup", "rio-grande", seats, 0)
    seen = live.version

    async def heard(guest: str, tag: str) -> str:
        with use_language(tag):
            stream = Watch(matches, live.info.id, guest, "token").since(seen)
            async for event in stream:
                if "event: table" in event:
                    await stream.aclose()
                    return event
        raise AssertionError

    hearing = [asyncio.create_task(heard(guest, tag)) for guest, tag in (("anna", "en"), ("ben", LONG))]
    await live.handle(Play(any_action(live, 0)), 0, live.match.ply)
    hers, his = await asyncio.gather(*hearing)

    assert "You placed" in hers
    assert "Ýöûŕ öppöñéñţ" in his
    assert "Your opponent" not in his


async def test_the_page_without_connection_is_kept_in_the_language_that_was_chosen(anna: Visitor) -> None:
    workers = [re.findall(r'data-worker="([^"]*)"', (await anna.get(f"/?lang={tag}")).text) for tag in ("en", LONG)]

    assert workers[0] != workers[1]
    assert longer("No connection") in (await anna.get("/offline")).text

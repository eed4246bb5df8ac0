"""Both games in the engines of Firefox and Safari, where the system has them: some turns, and what once was wrong."""

from __future__ import annotations

import io
import time
from collections.abc import Callable, Iterator, Sequence
from typing import cast

import pytest
from PIL import Image
from playwright.sync_api import Playwright
from tests.browser.aeronaut import ON_IT, QUESTION, TAPS, WAYS
from tests.browser.driven import ENGINES, Driven, LeftOut
from tests.running_server import Server

pytestmark = pytest.mark.browser
TURNS = 6
LAPTOP, PHONE, TURNED = (1280, 800), (400, 740), (740, 400)
STATE = "document.getElementById('table').dataset.version"
STILL = "html[data-state=still] "
ROUTE, PLACE = ".ao-lit[id^=route]", ".ao-lit"
CITIES = """[...document.querySelectorAll(".ao-spot")].map((spot) => {
    const at = new DOMPoint(spot.cx.baseVal.value, spot.cy.baseVal.value).matrixTransform(spot.getScreenCTM());
    return [at.x, at.y, spot.r.baseVal.value * spot.getScreenCTM().a];
})"""
BOX = """(() => {
    const {left, top, right, bottom} = document.querySelector("%s").getBoundingClientRect();
    return [left, top, right, bottom];
})()"""
HEIGHTS = "[...document.querySelectorAll('.bc-slot')].map((slot) => Math.round(slot.getBoundingClientRect().height))"
LOOKS, PAUSE = 80, 0.25
LEAST_INK = 0.02
"""Of the middle of a city's disc: a narrow letter has more."""
ACCENT = (224, 155, 18)
"""The frame of a card that is chosen."""


@pytest.fixture(params=ENGINES)
def driven(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Driven]:
    try:
        with ENGINES[request.param](playwright) as opened:
            opened.resize(*LAPTOP)
            yield opened
    except LeftOut as missing:
        pytest.skip(str(missing))


def test_balloon_cup_is_played(driven: Driven, server: Server) -> None:
    begin(driven, server, "balloon-cup")
    for number in range(TURNS):
        driven.wait_for(f"{STILL}.bc-own")
        before = driven.ask(STATE)
        place_card(driven, number)
        driven.wait_for(f"#table:not([data-version='{before}'])")
    driven.wait_for(f"{STILL}.bc-own")

    driven.press(".hand label:not(.bc-idle)")
    driven.wait_for(".hand :checked")
    assert comes(lambda: all(framed(driven, ".hand label:has(:checked)")))
    driven.resize(*PHONE)
    driven.go(driven.ask("location.href"))
    driven.wait_for(f"{STILL}.bc-own")
    upright = driven.ask(HEIGHTS)
    driven.resize(*TURNED)
    assert comes(lambda: driven.ask(HEIGHTS) != upright)
    driven.resize(*PHONE)
    assert comes(lambda: driven.ask(HEIGHTS) == upright)


def test_aeronaut_odyssey_is_played(driven: Driven, server: Server) -> None:
    begin(driven, server, "aeronaut-odyssey")
    driven.wait_for(f"{STILL}.ao-own")
    assert comes(lambda: min(inked(driven)) > LEAST_INK)
    for number in range(TURNS):
        driven.wait_for(f"{STILL}.ao-own")
        before = driven.ask(STATE)
        act(driven, number)
        driven.wait_for(f"#table:not([data-version='{before}'])")


def comes(is_so: Callable[[], bool]) -> bool:
    """Look until it is so: WebKit may take a picture before all of the page is painted."""
    for _look in range(LOOKS):
        if is_so():
            return True
        time.sleep(PAUSE)
    return False


def begin(driven: Driven, server: Server, game: str) -> None:
    """Begin a match from the lobby by one click, and let nothing take its time."""
    driven.go(server.address)
    driven.press(f"#{game} ~ form .primary, section.game:has(#{game}) .primary")
    driven.wait_for("#table")
    driven.ask("void Object.assign(document.documentElement.dataset, {pace: '0', speed: '0.02'})")


def place_card(driven: Driven, number: int) -> None:
    """Do what is due: a card and a place, a trade, an exchange."""
    if driven.count("dialog.claims"):
        driven.press("dialog.claims button")
    elif driven.count(".bc-exchange"):
        driven.press(".hand label", 0)
        driven.press(".hand label", 1)
        driven.press(".bc-exchange")
    else:
        fitting = ".hand label:not(.bc-idle)"
        driven.press(fitting, number % driven.count(fitting))
        driven.wait_for(".bc-target[data-lit]")
        driven.press(".bc-target[data-lit]")


def act(driven: Driven, number: int) -> None:
    """Answer what is asked, or press a place that lights up."""
    if driven.count(QUESTION):
        for step in range(4):
            before = driven.ask(STATE)
            driven.press(TAPS, (number + step) % driven.count(TAPS))
            driven.wait_for(f"{QUESTION} [data-part].ao-slot, #table:not([data-version='{before}'])")
            if not driven.count(f"{QUESTION}:has([data-part].ao-slot):has(.ao-slot:not([data-part]))"):
                return
    lit = ROUTE if number % 3 and driven.count(ROUTE) else PLACE
    place = f"document.querySelectorAll('{lit}')[{number % driven.count(lit)}]"
    driven.press_at(*driven.ask(f"({ON_IT})({place})"))
    if driven.count(WAYS):
        driven.press(WAYS)


def framed(driven: Driven, selector: str) -> list[bool]:
    """Return for each side of a box whether a frame is visible just outside the middle of the side."""
    left, top, right, bottom = driven.ask(BOX % selector)
    middle, half = (left + right) / 2, (top + bottom) / 2
    picture = shown(driven)
    sides = ((left - 3, half), (right + 3, half), (middle, top - 3), (middle, bottom + 3))
    return [near(cast("Sequence[int]", picture.getpixel((int(x), int(y)))), ACCENT) for x, y in sides]


def inked(driven: Driven) -> list[float]:
    """Return the share of the middle of each city's disc that does not have its main colour."""
    picture = shown(driven)
    shares = []
    for x, y, radius in driven.ask(CITIES):
        half = radius * 0.5
        inner = picture.crop((int(x - half), int(y - half), int(x + half), int(y + half))).convert("L").quantize(4)
        counts = sorted(inner.histogram(), reverse=True)
        shares.append(1 - counts[0] / sum(counts))
    return shares


def near(colour: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(abs(one - other) < 40 for one, other in zip(colour, wanted, strict=True))


def shown(driven: Driven) -> Image.Image:
    """Return a picture of the page, with one pixel for each pixel of the page."""
    picture = Image.open(io.BytesIO(driven.picture())).convert("RGB")
    return picture.resize(driven.ask("[innerWidth, innerHeight]"))

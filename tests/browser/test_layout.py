"""The layout audit finds nothing: every page and moment at every size, by day and by night, also with larger text.

An ordinary run looks once at every page and every moment of both tables: the sizes of screens and texts and the themes
take turns, so that each is seen several times. `make slow` looks at all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Route
from tests.browser import layout
from tests.browser.aeronaut import ON_IT, TINY
from tests.browser.layout import SIZES, Size
from tests.browser.scenes import BOTH_HANDS, MAP_AND_QUESTION, SCENES
from tests.server import Server

pytestmark = pytest.mark.browser
PAGES = {
    "home": "/",
    "home-choices": "/?game=balloon-cup",
    "home-more-choices": "/?game=aeronaut-odyssey",
    "rules-bc": "/rules/balloon-cup/rio-grande",
    "rules-ao": "/rules/aeronaut-odyssey/pioneer",
    "rules-own": "/rules/balloon-cup/custom?trade=cube&best_of=3",
    "clauses": "/rules/balloon-cup/rio-grande?q=bag",
    "lesson-bc": "/lessons/balloon-cup/4",
    "lesson-ao": "/lessons/aeronaut-odyssey/2",
    "settings": "/settings",
    "offline": "/offline",
    "boards": "/boards",
    "board": f"/boards/{TINY}",
    "unknown": "/matches/unknown",
}
LESSONS = {
    "lesson-bc": (".lesson", *BOTH_HANDS),
    "lesson-ao": (".lesson", *MAP_AND_QUESTION),
}
"""What of a lesson's step is seen without scrolling, as at a table, unless the screen is smaller than most phones'."""
SMALL = 360
STRIDE = 5
"""From one page's size to the next one's: every size comes before one comes again."""
SILENT = "window.EventSource = class extends EventTarget { close() {} }"
"""A stream that brings no news: what is looked at stands still."""
LOOKS = [("light", False), ("dark", False), ("light", True), ("dark", True)]
Opens = Callable[..., Page]


@pytest.fixture
def look_at(browser: Browser, server: Server) -> Iterator[Opens]:
    """Open a page of the server, or a moment of a table, with a mouse or a finger."""
    contexts = []

    def opening(name: str, scheme: str, *, is_large: bool, is_touched: bool) -> Page:
        context = browser.new_context(
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=is_touched,
            is_mobile=is_touched,
            bypass_csp=True,
            service_workers="block",
        )
        contexts.append(context)
        context.add_init_script(SILENT)
        page = context.new_page()
        if name in SCENES:
            html = SCENES[name].html()

            def answer(route: Route) -> None:
                route.fulfill(body=html, content_type="text/html")

            page.route("**/matches/*", answer)
        page.goto(server.address + PAGES.get(name, f"/matches/{name}"))
        if name in SCENES:
            page.wait_for_selector("html[data-state=still]")
        layout.ready(page)
        if is_large:
            page.add_style_tag(content=layout.LARGER)
        if name in SCENES and SCENES[name].then:
            page.evaluate(SCENES[name].then)
        return page

    yield opening
    for context in contexts:
        context.close()


def audited(look_at: Opens, name: str, scheme: str, sizes: Sequence[Size], *, is_large: bool = False) -> list[str]:
    """Look at a page in some sizes; contrast is measured in each."""
    scene = SCENES.get(name)
    found = []
    for is_touched in (True, False):
        some = [size for size in sizes if layout.is_touched(size) == is_touched]
        if not some:
            continue
        page = look_at(name, scheme, is_large=is_large, is_touched=is_touched)
        for size in some:
            # Who wants larger text may have to scroll to the hand on a small screen.
            of_page = LESSONS.get(name, ()) if min(size) > SMALL else ()
            together = () if is_large else scene.together if scene else of_page
            faults = layout.faults(page, size, together, scene.shown if scene else ())
            found += [f"{size[0]}x{size[1]} {fault}" for fault in [*faults, *layout.faint(page)]]
    return found


def chosen(turn: int) -> Size:
    """A size, another at each turn."""
    return SIZES[STRIDE * turn % len(SIZES)]


@pytest.mark.parametrize("name", [*SCENES, *PAGES])
def test_nothing_is_cut_covered_faint_or_out_of_reach(look_at: Opens, name: str) -> None:
    turn = [*SCENES, *PAGES].index(name)
    scheme, is_large = LOOKS[turn // 3 % len(LOOKS)]

    assert audited(look_at, name, scheme, [chosen(turn)], is_large=is_large) == []


@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "is_large"), LOOKS)
@pytest.mark.parametrize("name", [*SCENES, *PAGES])
def test_nothing_is_wrong_at_any_size(look_at: Opens, name: str, scheme: str, is_large: bool) -> None:  # noqa: FBT001
    assert audited(look_at, name, scheme, SIZES, is_large=is_large) == []


BROKEN = {
    "sideways": ".bc-tiles { width: 120vw }",
    "cut": ".bc-headline { width: 40px; overflow: hidden; white-space: nowrap }",
    "outside": ".bc-advice { white-space: nowrap; font-size: 3rem }",
    "covered": ".bc-market { position: relative; z-index: 9; margin-left: -300px; background: #fff }",
    "missing": ".bc-goal { display: none }",
    "small": "#sound { min-height: 0; height: 18px; padding: 0 }",
    "unreachable": ".bc-aside { position: fixed; inset: 0; z-index: 90; background: #fff }",
    "off the screen": ".bc-tiles { margin-top: 40vh }",
    "faint": ".bc-advice { color: #a9b4be }",
}


def test_the_audit_finds_what_is_broken(look_at: Opens) -> None:
    page = look_at("bc-choosing", "light", is_large=False, is_touched=False)
    scene = SCENES["bc-choosing"]

    for kind, broken in BROKEN.items():
        style = page.add_style_tag(content=broken)
        found = layout.faults(page, (1280, 800), scene.together, scene.shown)
        found += layout.faint(page) if kind == "faint" else []
        style.evaluate("element => element.remove()")
        assert kind in {fault.partition(":")[0] for fault in found}


def test_the_audit_finds_a_list_that_goes_on_and_does_not_say_so(look_at: Opens) -> None:
    page = look_at("ao-pick", "light", is_large=False, is_touched=True)
    page.add_style_tag(content=".ao-prompt { background: #fff !important; max-height: 90px !important }")

    assert any(
        fault.startswith("untold: nothing says that form.ao-prompt") for fault in layout.faults(page, (320, 640))
    )


def test_each_of_two_ways_lights_up_on_the_map_and_is_taken_there(look_at: Opens) -> None:
    page = look_at("ao-ways", "light", is_large=False, is_touched=False)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.route("**/actions", lambda route: route.abort())
    for way in ("B-F2", "B-F"):
        page.hover(f"#ao-chooser [data-way='route-{way}']")
        assert page.evaluate("[...document.querySelectorAll('.ao-shown')].map(place => place.id)") == [f"route-{way}"]
    with page.expect_request("**/actions") as sent:
        page.mouse.click(*page.locator("#route-B-F2").evaluate(ON_IT))

    assert (sent.value.post_data or "").endswith("action=%3EF2")


def test_the_audit_finds_a_name_that_is_wider_than_its_city(look_at: Opens) -> None:
    page = look_at("ao-six", "light", is_large=False, is_touched=False)
    page.add_style_tag(content=".city > .letter { font-size: 12px }")

    assert any(fault.startswith("outside: the name AB") for fault in layout.faults(page, (1280, 800)))


def test_contrast_is_that_of_black_on_white_and_of_white_on_white() -> None:
    white = np.full((8, 8, 3), 255.0)
    black = white.copy()
    black[2:6, 2:6] = 0

    assert layout.contrast(black, white) == pytest.approx(21)
    assert layout.contrast(white, white) is None


def test_nothing_moves_when_a_refusal_or_an_offer_comes(look_at: Opens) -> None:
    places = {}
    for name in ("bc-choosing", "bc-refused", "bc-offer"):
        page = look_at(name, "light", is_large=False, is_touched=False)
        page.set_viewport_size({"width": 1280, "height": 800})
        places[name] = [page.locator(part).bounding_box() for part in (".bc-tiles", ".bc-you", ".bc-hand")]

    assert places["bc-refused"] == places["bc-choosing"]
    assert places["bc-offer"] == places["bc-choosing"]


def test_the_end_can_be_put_away_and_looked_at_again(look_at: Opens) -> None:
    page = look_at("bc-end", "light", is_large=False, is_touched=False)
    page.set_viewport_size({"width": 1280, "height": 800})
    end, again = page.locator(".bc-end"), page.locator("[data-opens]")

    closing: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(20, 300),
        lambda: page.locator("[data-closes]").click(),
    ]
    for close in closing:
        close()
        assert not end.is_visible()
        again.click()
        assert end.is_visible()
        assert not again.is_visible()

"""Pages have room for languages longer than English, can be read from the right, and change by a click.

The longer language is made by code, two fifths longer; those that have a catalog are looked at too.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.amount import in_turn
from tests.browser import layout, pages
from tests.browser.layout import Size
from tests.languages import forget_languages, pseudo_languages
from tests.running_server import Server
from tools.pseudo import LONG, MIRRORED, longer

from skyhop.i18n import CATALOG_VARIABLE, languages, use_language
from skyhop.web.http.locale import COOKIE

pytestmark = pytest.mark.browser
SIZES: tuple[Size, ...] = ((360, 740), (768, 1024), (1280, 800))
KEY_PAGES = (
    *("bc-start", "bc-stuck", "bc-end", "bc-refused", "bc-offer", "ao-turn", "ao-pick", "ao-end"),
    *(
        "home",
        "home-more-choices",
        "rules-bc",
        "settings",
        "boards",
        "lesson-balloon-cup-1",
        "lesson-aeronaut-odyssey-1",
    ),
)
FROM_THE_RIGHT = ("home", "settings", "boards", "bc-start")
TAGS = (LONG, *languages()[1:])
"""The longer one, and every language that has a catalog."""
IN_TURN = [
    *[(LONG, name) for name in KEY_PAGES[::2]],
    *[(TAGS[1 + turn % len(TAGS[1:])], name) for turn, name in enumerate(KEY_PAGES[1::6])],
]
"""Every other page in the longer one, and some of the rest in one of the others."""
Opens = Callable[..., Page]


@pytest.fixture(scope="module", autouse=True)
def offered() -> Iterator[None]:
    with pseudo_languages():
        yield
    forget_languages()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("languages"))
    running.start(SKYHOP_LOCALE=os.environ[CATALOG_VARIABLE])
    yield running
    running.stop()


@pytest.fixture
def look_at(browser: Browser, server: Server) -> Iterator[Opens]:
    """Open a page of the server, or a moment of a table, in a language."""
    contexts = []

    def opening(name: str, tag: str, size: Size = (1280, 800)) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=layout.is_touched(size),
            is_mobile=layout.is_touched(size),
            bypass_csp=True,
            service_workers="block",
        )
        contexts.append(context)
        context.add_cookies([{"name": COOKIE, "value": tag, "url": server.address}])
        with use_language(tag):
            page = pages.opened(context, server.address, name)
        layout.ready(page)
        return page

    yield opening
    for context in contexts:
        context.close()


def faults(look_at: Opens, name: str, tag: str, size: Size) -> list[str]:
    page = look_at(name, tag, size)
    assert page.evaluate("document.documentElement.lang") == tag
    return [f"{size[0]} {fault}" for fault in layout.faults(page, size)]


@pytest.mark.parametrize(("tag", "name"), in_turn(IN_TURN, 8))
def test_every_language_has_room(look_at: Opens, name: str, tag: str) -> None:
    """Each language and page gets one of the sizes. `make slow` tries every size."""
    turn = KEY_PAGES.index(name) + TAGS.index(tag)

    assert faults(look_at, name, tag, SIZES[turn % len(SIZES)]) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", KEY_PAGES)
@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_room_at_any_size(look_at: Opens, name: str, tag: str, size: Size) -> None:
    assert faults(look_at, name, tag, size) == []


@pytest.mark.parametrize("name", in_turn(FROM_THE_RIGHT, 4))
def test_a_page_can_be_read_from_the_right(look_at: Opens, name: str) -> None:
    """A smoke test: the head is turned round, and nothing is pushed out of the screen."""
    page = look_at(name, MIRRORED)
    settings = page.locator("#settings-link").bounding_box()

    assert settings is not None
    assert settings["x"] < 200
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_one_click_in_the_menu_changes_the_language_and_it_stays(browser: Browser, server: Server) -> None:
    page = browser.new_context(service_workers="block").new_page()
    page.goto(f"{server.address}/rules/balloon-cup/rio-grande?q=bag")
    page.locator(".languages summary").click()
    page.locator(".languages a", has_text=LONG).first.click()
    page.wait_for_selector(f"html[lang={LONG}]")

    assert page.url == f"{server.address}/rules/balloon-cup/rio-grande?q=bag"
    page.goto(server.address)
    assert page.evaluate("document.documentElement.lang") == LONG
    assert page.locator("#settings-link").inner_text() == longer("Settings")
    page.context.close()


@pytest.mark.slow
def test_a_table_that_is_open_elsewhere_is_read_in_the_language_that_was_chosen_since(
    browser: Browser, server: Server
) -> None:
    context = browser.new_context(service_workers="block")
    table, other = context.new_page(), context.new_page()
    table.goto(f"{server.address}/lessons/balloon-cup/1")
    other.goto(f"{server.address}/?lang={LONG}")

    table.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    table.wait_for_selector(f"html[lang={LONG}]")
    context.close()

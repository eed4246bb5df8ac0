"""Every page and every moment is usable by everybody, as far as a program can tell: axe finds nothing, nothing is cut.

What only a person can tell is written down in docs/accessibility.md, with how it was tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.browser import aeronaut, pages
from tests.browser.accessibility import problems
from tests.browser.conftest import Opens
from tests.browser.scenes import SCENES
from tests.running_server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
WIDE: ViewportSize = {"width": 1280, "height": 800}
NARROW: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 by 1024 pixels, zoomed to 400 %: WCAG 1.4.10."""

SCROLL_TO_BAR = "if (document.querySelector('.look-back[data-past]')) scrollTo(0, document.body.scrollHeight)"
"""The bar of a replay sticks to the lower edge of the window until it is scrolled to its place, and covers controls."""

Media = tuple[str, ViewportSize, Literal["light", "dark"], Literal["none", "active"]]
LOOKS: tuple[Media, ...] = (
    ("day", WIDE, "light", "none"),
    ("night", WIDE, "dark", "none"),
    ("forced", WIDE, "dark", "active"),
    ("zoomed", NARROW, "light", "none"),
)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(reduced_motion="reduce", bypass_csp=True, service_workers="block")
    yield opened
    opened.close()


def found(page: Page) -> dict[str, list[str]]:
    """Return the problems in light mode, dark mode and forced colours, and at high zoom."""
    looks = {}
    for name, size, scheme, forced in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, forced_colors=forced)
        page.evaluate(SCROLL_TO_BAR)
        # In forced colours axe goes by the colours that a style sheet names, not by those that are painted.
        looks[name] = [each for each in problems(page) if forced == "none" or not each.startswith("color-contrast")]
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > size["width"]:
            looks[name].append(f"scrolls sideways: {wide} pixels")
    return {name: wrong for name, wrong in looks.items() if wrong}


@pytest.mark.parametrize("name", pages.NAMES)
def test_nothing_is_wrong_with_a_page_or_a_moment(context: BrowserContext, server: Server, name: str) -> None:
    page = pages.opened(context, server.address, name)
    if name in SCENES and SCENES[name].then:
        page.evaluate(SCENES[name].then)

    assert found(page) == {}


def test_nothing_is_wrong_with_a_film_and_an_analysis(open_browser: Opens) -> None:
    player = open_browser(bypass_csp=True)
    aeronaut.begin(player, first="me")
    match = player.page.url
    aeronaut.is_over(player)
    before = player.version
    aeronaut.act_by_mouse(player, 0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    aeronaut.is_over(player)
    player.resign()
    looks = {}
    for made, done in (("film", "[data-made]"), ("analysis", ".analysis")):
        player.page.goto(f"{match}/{made}")
        player.page.wait_for_selector(done, timeout=120_000)
        looks[made] = found(player.page)

    assert {look: {} for look in looks} == looks


def test_nothing_is_wrong_with_an_account_and_its_codes(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    address = f"{server.address}/account"
    page.goto(address)
    page.fill("#name", "Account of Anna")
    page.fill("#passphrase", "four words of mine")
    page.click("form[action='/account'] button")
    page.wait_for_selector(".codes")
    opened = found(page)
    page.goto(address)
    page.locator("#for-deletion").fill("not this one at all")
    page.check("[name=sure]")
    page.click("form[action='/account/deletion'] button")
    page.wait_for_selector("[role=alert]")

    assert {"opened": opened, "refused": found(page)} == {"opened": {}, "refused": {}}

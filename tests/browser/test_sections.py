"""The sections of the site are a key or a thumb away on every screen, and cover nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.amount import in_turn
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser
PHONES = ((320, 568), (390, 844), (768, 1024))
UNCOVERED = """bar => {
    scrollTo(0, document.documentElement.scrollHeight);
    const parts = [...document.querySelectorAll("main, main *")];
    const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    return Math.round(bar.getBoundingClientRect().top - lowest);
}"""
"""Pixels between the end of a page and the bar."""


@pytest.mark.parametrize(("width", "height"), in_turn(PHONES, 3))
def test_on_a_phone_the_sections_are_at_the_bottom_and_cover_nothing(
    open_browser: Opens, width: int, height: int
) -> None:
    player = open_browser(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page = player.page
    for path in ("/ratings", "/settings"):
        page.goto(player.address + path)
        bar = page.locator(".sections")
        box = bar.bounding_box()

        assert box is not None
        assert box["y"] + box["height"] == height
        for link in bar.get_by_role("link").all():
            target = link.bounding_box()
            assert target is not None
            assert min(target["width"], target["height"]) >= 44
        assert bar.evaluate(UNCOVERED) >= 0

    bar.get_by_role("link", name="Learn").tap()
    expect(page.locator("h1")).to_have_text("Learn")
    expect(bar.locator("[aria-current=page]")).to_have_text("Learn")


def test_what_has_the_focus_is_never_under_the_bar(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 390, "height": 600})
    page = player.page
    page.goto(f"{player.address}/settings")
    page.locator("#settings input[type=radio]").first.focus()
    bar = page.locator(".sections").bounding_box()
    assert bar is not None

    for _press in range(12):
        page.keyboard.press("Tab")
        bottom = page.evaluate("document.activeElement.getBoundingClientRect().bottom")
        assert bottom <= bar["y"]


def test_the_first_key_leads_past_the_head(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/learn")

    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")

    expect(page.locator("main a").first).to_be_focused()

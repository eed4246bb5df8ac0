"""Maps are made in the browser: at once when a setting changes, with the form alone where there are no scripts."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser
TINY = "/boards?size=tiny&seed=7&expansions="


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_the_page_is_usable_by_everybody(open_browser: Opens, scheme: str, width: int) -> None:
    player = open_browser(color_scheme=scheme, viewport={"width": width, "height": 740})
    player.page.goto(player.address + TINY)

    violations = Axe().run(player.page).response["violations"]

    assert [(violation["id"], violation["nodes"][0]["html"]) for violation in violations] == []
    assert player.page.evaluate("document.documentElement.scrollWidth") == width


def test_a_seed_stays_when_the_kind_changes(open_browser: Opens) -> None:
    page = opened(open_browser)
    page.select_option("#kind", "capital")

    expect(page.locator(".words")).to_contain_text("Capital")
    expect(page.locator("#seed")).to_have_value("7")


def test_another_map_has_another_seed_and_the_button_keeps_the_focus(open_browser: Opens) -> None:
    page = opened(open_browser)
    page.focus("#roll")
    page.keyboard.press("Enter")

    expect(page.locator("#seed")).not_to_have_value("7")
    expect(page.locator("#roll")).to_be_focused()
    page.go_back()
    expect(page.locator("#seed")).to_have_value("7")


def test_too_few_types_are_told_beside_the_form(open_browser: Opens, complaints: list[str]) -> None:
    page = opened(open_browser)
    for letter in "ROYW":
        page.uncheck(f"#type-{letter}")

    expect(page.locator("#news")).to_contain_text("3 to 8 different letters")
    expect(page.locator("#type-R")).not_to_be_checked()
    complaints.clear()


def test_without_scripts_the_button_shows_the_map(open_browser: Opens) -> None:
    page = opened(open_browser, java_script_enabled=False)
    page.select_option("#kind", "capital")
    page.click("text=Show this map")

    expect(page.locator(".words")).to_contain_text("Capital")
    expect(page.locator("#seed")).to_have_value("7")


def opened(open_browser: Opens, **options: object) -> Page:
    player = open_browser(**options)
    player.page.goto(player.address + TINY)
    return player.page


def test_on_paper_there_are_the_maps_alone_and_no_grid_over_several_pages(open_browser: Opens) -> None:
    """Firefox leaves the page empty on which such a grid begins."""
    page = open_browser().page
    page.goto(open_browser().address + "/boards")
    page.emulate_media(media="print")

    displays = "all => all.map(each => getComputedStyle(each).display)"
    assert page.locator(".front, .made, .gallery").evaluate_all(displays) == ["block"] * 3
    expect(page.locator("#choices")).to_be_hidden()
    expect(page.locator(".gallery img").first).to_be_visible()

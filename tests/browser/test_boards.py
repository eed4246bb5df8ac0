"""Maps are made in the browser: at once when a setting changes, with the form alone where there are no scripts."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect
from tests.amount import in_turn
from tests.browser import aeronaut
from tests.browser.conftest import Opens
from tests.browser.waiting import wait_until

from skyhop.boards.model import title_of
from skyhop.i18n import use_language

pytestmark = pytest.mark.browser
TINY = "/boards?size=tiny&seed=7&expansions="


@pytest.mark.slow
@pytest.mark.parametrize(("width", "scheme"), in_turn([(360, "light"), (1280, "dark")], 2))
def test_the_page_is_usable_by_everybody(open_browser: Opens, scheme: str, width: int) -> None:
    player = open_browser(color_scheme=scheme, viewport={"width": width, "height": 740})
    player.page.goto(player.address + TINY)

    violations = Axe().run(player.page).response["violations"]

    assert [(violation["id"], violation["nodes"][0]["html"]) for violation in violations] == []
    assert player.page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.slow
def test_a_seed_stays_when_the_kind_changes(open_browser: Opens) -> None:
    page = opened(open_browser)
    page.select_option("#kind", "capital")

    expect(page.locator(".words")).to_contain_text("Capital")
    expect(page.locator("#seed")).to_have_value("7")


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_on_paper_there_are_the_maps_alone_and_no_grid_over_several_pages(open_browser: Opens) -> None:
    """Firefox leaves the page empty on which such a grid begins."""
    page = open_browser().page
    page.goto(open_browser().address + "/boards", wait_until="domcontentloaded")
    page.emulate_media(media="print")

    displays = "all => all.map(each => getComputedStyle(each).display)"
    assert page.locator(".front, .made, .shelf, #kept ~ .gallery").evaluate_all(displays) == ["block"] * 5
    expect(page.locator("#choices")).to_be_hidden()
    expect(page.locator(".gallery img").first).to_be_visible()


KEEPS_NOTHING = """() => {
    Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
SLOWLY = 60_000
"""Milliseconds that a busy machine may take to draw a dozen maps."""
CODES = "all => all.map(each => each.dataset.keep)"


def kept(page: Page) -> list[str]:
    """The codes on the shelf, the latest first."""
    codes: list[str] = page.locator("#kept .card .keep").evaluate_all(CODES)
    return codes


@pytest.mark.slow
def test_maps_are_kept_in_the_browser_and_in_all_its_tabs(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(player.address + "/boards", wait_until="domcontentloaded")
    page.wait_for_selector("html[data-scripted]")
    keep = page.locator(".card .keep")
    first, second = keep.nth(0), keep.nth(1)
    wanted = page.locator(".gallery[aria-labelledby] .keep").evaluate_all(CODES)[:2]
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#kept .card")).to_have_count(1)
    page.locator(f".gallery[aria-labelledby] [data-keep='{wanted[1]}']").click()
    expect(page.locator("#kept .card")).to_have_count(2)
    assert kept(page) == wanted[::-1]
    assert second.get_attribute("aria-pressed") == "true"

    other = player.new_page()
    other.goto(player.address + f"/boards/{wanted[0]}", wait_until="domcontentloaded")
    other.wait_for_selector("html[data-scripted]")
    expect(other.locator(".keep")).to_have_attribute("aria-pressed", "true")
    expect(other.locator("#kept-codes option")).to_have_count(2)
    other.locator(".keep").click()
    expect(page.locator(f"#kept [data-keep='{wanted[0]}']")).to_have_attribute("aria-pressed", "false")
    page.locator(f"#kept [data-keep='{wanted[0]}']").click()
    expect(other.locator(".keep")).to_have_attribute("aria-pressed", "true")

    page.locator(f"#kept [data-keep='{wanted[1]}']").click()
    page.reload(wait_until="domcontentloaded")
    expect(page.locator("#kept .card")).to_have_count(1)
    assert kept(page) == wanted[:1]


@pytest.mark.slow
@pytest.mark.parametrize("look", ["subway,names", "night-flight", ""])
def test_a_map_is_kept_with_its_look_and_has_its_name_in_the_language_that_is_read(
    open_browser: Opens, look: str
) -> None:
    player = open_browser()
    page = player.page
    query = f"?{urlencode({'theme': look})}" if look else ""
    page.goto(f"{player.address}/boards/{aeronaut.TINY}{query}", wait_until="domcontentloaded")
    page.wait_for_selector("html[data-scripted]")
    page.locator(".keep").click()
    with use_language("de"):
        name = title_of(page.locator("h1").inner_text())
    page.goto(player.address + "/boards?lang=de", wait_until="domcontentloaded")

    card = page.locator("#kept .card")
    expect(card.locator("b")).to_have_text(name)
    expect(card.locator("a")).to_have_attribute("href", f"/boards/{aeronaut.TINY}{query}")
    expect(card.locator("img")).to_have_attribute("src", f"/boards/{aeronaut.TINY}.webp{query}")


def test_a_browser_that_keeps_no_more_says_so(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(player.address + "/boards", wait_until="domcontentloaded")
    player.page.wait_for_selector("html[data-scripted]")
    player.page.evaluate(KEEPS_NOTHING)
    player.page.locator(".card .keep").first.click()

    expect(player.page.get_by_role("alert")).to_contain_text("cannot save more maps")
    expect(player.page.locator(".card .keep").first).to_have_attribute("aria-pressed", "false")


@pytest.mark.slow
def test_damaged_or_strange_words_in_the_storage_harm_nothing(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(player.address + "/boards", wait_until="domcontentloaded")
    for text in ("{", "7", "null", '[null, {"code": "../x"}, {"code": "javascript:1"}]', '{"code": "5aaaaa"}'):
        page.evaluate("text => localStorage.setItem('skyhop-maps', text)", text)
        page.reload()
        page.wait_for_selector("html[data-scripted]")
        expect(page.locator("#kept")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("scripts", [True, False])
def test_ideas_come_at_once_and_two_of_them_are_compared(open_browser: Opens, *, scripts: bool) -> None:
    player = open_browser(java_script_enabled=scripts, viewport={"width": 390, "height": 844})
    page = player.page
    page.goto(player.address + TINY)
    page.click("#choices >> text=Generate 9 maps")
    expect(page.locator(".shelf .card")).to_have_count(9)
    if scripts:
        expect(page.locator("#all-drawn")).to_have_text("All 9 maps are ready.", timeout=SLOWLY)
        expect(page.locator(".drawn-so-far")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []
    boxes = page.locator(".shelf [name=map]")
    boxes.nth(0).check()
    boxes.nth(3).check()
    page.click("text=Compare the two selected maps")

    expect(page.locator(".pair section")).to_have_count(2)
    expect(page.locator("tr", has_text="Crossings and overlaps")).to_contain_text("none")
    if scripts:
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []


@pytest.mark.slow
def test_a_picture_that_did_not_come_is_asked_for_again(open_browser: Opens, complaints: list[str]) -> None:
    player = open_browser()
    page = player.page
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if route.request.url in failed:
            return route.continue_()
        failed.append(route.request.url)
        return route.abort()

    page.route("**/*.webp*", fail_once)
    page.goto(player.address + TINY + "&ideas=6")

    expect(page.locator("#all-drawn")).to_have_text("All 6 maps are ready.", timeout=SLOWLY)
    assert len(failed) >= 6
    complaints.clear()


@pytest.mark.slow
def test_what_a_clarity_looks_like_is_shown_by_pictures(open_browser: Opens) -> None:
    page = opened(open_browser)
    page.click("text=Examples of clarity")

    pictures = page.locator(".explained img")
    expect(pictures).to_have_count(5)
    pictures.last.scroll_into_view_if_needed()
    wait_until(page, "[...document.querySelectorAll('.explained img')].at(-1).naturalWidth > 0", seconds=SLOWLY / 1000)
    assert len(set(pictures.evaluate_all("all => all.map(each => each.src)"))) == 5


def test_the_map_that_is_open_is_played_printed_and_drawn_on_by_one_click_each(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(player.address + TINY)
    address = page.url
    name = page.locator("h1").inner_text()
    printed = page.request.get(player.address + (page.locator("#print").get_attribute("href") or ""))
    assert (printed.status, printed.headers["content-type"]) == (200, "application/pdf")
    page.click("text=Edit map")
    expect(page.locator('[data-do="play"]')).to_be_enabled()

    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("#ao-view")).to_have_attribute("aria-label", re.compile(name))

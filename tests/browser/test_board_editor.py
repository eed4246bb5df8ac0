"""A map of eight cities is drawn from nothing, mended, undone, found again after the tab is gone, printed, played."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser
PLACES = ((0.3, 0.15), (0.5, 0.15), (0.7, 0.15), (0.27, 0.5), (0.5, 0.5), (0.75, 0.5), (0.4, 0.85), (0.62, 0.85))
SHOTS = os.environ.get("SKYHOP_SHOTS")


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def put_cities(page: Page) -> None:
    page.click('[data-tool="city"]')
    for number, (x, y) in enumerate(PLACES, 1):
        box = page.locator("#map").bounding_box()
        assert box
        page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        expect(page.locator("#map [data-city]")).to_have_count(number)


def test_a_map_from_nothing_is_mended_undone_found_again_printed_and_played(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    page.goto(player.address + "/boards/edit")
    expect(page.locator("#map .panel").first).to_be_attached()
    put_cities(page)
    page.click('[data-tool="move"]')
    page.click('[data-do="complete"]')
    expect(page.locator('[data-do="play"]')).to_be_enabled()
    routes = page.locator("#map [data-route]")
    expect(routes.nth(9)).to_be_attached()
    assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []
    shoot(page, "whole")

    page.locator("#map [data-city]").first.press("ArrowLeft")
    page.select_option("#chosen select >> nth=0", "12")
    fault = page.locator("#issues li", has_text="12 slots")
    fault.get_by_role("button", name="Mend").click()
    expect(fault).to_contain_text("Give it 6 slots in place of 12")
    shoot(page, "mend")
    fault.get_by_role("button", name="Do it").click()
    expect(fault).to_have_count(0)
    page.click('[data-do="undo"]')
    expect(fault).to_have_count(1)
    page.click('[data-do="redo"]')
    expect(fault).to_have_count(0)
    expect(page.locator('[data-do="play"]')).to_be_enabled()

    drawn = page.locator("#map").inner_html()
    again = page.context.new_page()
    page.close(run_before_unload=False)
    again.goto(player.address + "/boards/edit")
    expect(again.locator('[data-do="play"]')).to_be_enabled()
    assert again.locator("#map [data-route]").count() == drawn.count("data-route=")
    with again.context.expect_event("response", lambda answer: answer.url.endswith("print.pdf")) as answered:
        again.click('[data-do="print"]')
    assert (answered.value.status, answered.value.headers["content-type"]) == (200, "application/pdf")

    again.click('[data-do="play"]')
    again.wait_for_url("**/?game=*")
    assert "skyhop-board-1" in again.locator("textarea[name='option.board.text']").input_value()
    shoot(again, "play")
    again.locator("#choices-aeronaut-odyssey button.primary").click()
    again.wait_for_url("**/matches/*")
    expect(again.locator("[id^='route-'], .route").first).to_be_attached()


@pytest.mark.parametrize(("width", "height", "scheme"), [(390, 844, "dark"), (820, 1180, "light")])
def test_a_made_map_is_drawn_on_by_finger_on_every_screen(
    open_browser: Opens, width: int, height: int, scheme: str
) -> None:
    player = open_browser(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=True)
    page = player.page
    page.goto(player.address + "/boards/edit?code=2aqnaaad7qo6rrlhc")
    expect(page.locator('[data-do="play"]')).to_be_enabled()
    city = page.locator("#map [data-city]").first
    city.locator(".touch").tap()

    expect(page.locator("#chosen h2")).to_contain_text("City")
    shoot(page, f"made-{width}-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert [violation["id"] for violation in Axe().run(page).response["violations"]] == []


def take_away_first(page: Page) -> None:
    page.bring_to_front()
    page.locator("#map [data-city] .touch").first.click()
    page.keyboard.press("Delete")


def test_another_map_another_tab_and_a_full_browser_lose_nothing_that_was_drawn(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 1280, "height": 800})
    page = player.page
    page.goto(player.address + "/boards/edit")
    expect(page.locator("#map .panel").first).to_be_attached()
    put_cities(page)
    cities = page.locator("#map [data-city]")

    page.fill("#code", "2aqnaaad7qo6rrlhc")
    page.click('[data-do="code"]')
    expect(cities).not_to_have_count(len(PLACES))
    expect(page.locator("#say")).to_contain_text("Undo brings back")
    page.click('[data-do="undo"]')
    expect(cities).to_have_count(len(PLACES))

    other = page.context.new_page()
    other.goto(player.address + "/boards/edit")
    expect(other.locator("#map [data-city]")).to_have_count(len(PLACES))
    other.locator("#map [data-city]").first.press("Delete")
    expect(cities).to_have_count(len(PLACES) - 1)
    expect(page.locator("#say")).to_contain_text("Another tab")
    take_away_first(page)
    expect(other.locator("#map [data-city]")).to_have_count(len(PLACES) - 2)

    page.evaluate("() => { IDBObjectStore.prototype.put = function () { this.transaction.abort(); }; }")
    take_away_first(page)
    expect(page.locator("#say")).to_contain_text("keeps no more")
    expect(cities).to_have_count(len(PLACES) - 3)

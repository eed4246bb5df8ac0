"""An analysis in a real browser: it is made, gone through by keys, and shows the better action on the table."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.test_look_back import STILL, begun, stands_at

pytestmark = pytest.mark.browser
PATIENCE = 600_000
"""Milliseconds: where nothing is compiled yet, an analysis waits for that."""


SLOW = """() => document.getAnimations().map((animation) => {
    animation.playbackRate = 0.01;
    return animation.animationName;
})"""
"""Let what moves go on so slowly that it is met in its first place; name what moves."""


def opened(page: Page) -> int:
    """Open the analysis of a match that is over, by its panel; give the number of steps."""
    page.click("#end >> text=Analyse")
    page.wait_for_url("**/analysis*")
    page.wait_for_selector(f"{STILL} .analysis", timeout=PATIENCE)
    return int(page.get_attribute("#look-range", "max") or 0)


@pytest.mark.slow
def test_a_press_meets_what_it_began_on_though_it_was_moving(open_browser: Opens) -> None:
    player = open_browser(reduced_motion="no-preference")
    begun(player, 1)
    page = player.page
    player.resign()
    page.wait_for_selector("#end")
    slowed = page.evaluate(SLOW)
    button = page.locator("#end >> text=Analyse").bounding_box()
    assert button is not None

    page.mouse.move(button["x"] + button["width"] / 2, button["y"] + button["height"] - 3)
    page.mouse.down()
    page.mouse.up()

    assert "bc-rise" in slowed
    page.wait_for_url("**/analysis*")


@pytest.mark.slow
def test_an_analysis_is_gone_through_by_keys(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 4)
    page = player.page
    match = page.url
    player.resign()
    page.wait_for_selector(f"{STILL} #end")

    steps = opened(page)
    stands_at(page, steps)
    expect(page.locator(".analysis-what")).to_contain_text("You resigned.")
    page.keyboard.press("Home")
    stands_at(page, 0)
    expect(page.locator(".analysis-what")).to_have_text("The match begins.")
    for step in (1, 2):
        page.keyboard.press("ArrowRight")
        stands_at(page, step)
        expect(page.locator(".analysis .mark")).to_have_count(1)
    expect(page).to_have_url(re.compile(r"/analysis\?step=\d+&as=0$"))
    expect(page.locator("#log .mark")).to_have_count(steps)
    expect(page.locator("#log [aria-current=step] .mark")).to_have_text(page.locator(".analysis .mark").inner_text())
    box = page.locator(".analysis-curves").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    stands_at(page, steps)
    assert Axe().run(page).response["violations"] == []
    page.click("#look-now")
    page.wait_for_selector(f"{STILL} #table:not([data-past])")
    expect(page).to_have_url(match)


@pytest.mark.slow
def test_the_better_action_lights_up_and_goes_again(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 9)
    page = player.page
    player.resign()
    page.wait_for_selector(f"{STILL} #end")
    opened(page)
    page.click(".all-steps summary")
    bad = page.locator(".steps tr:has(td b) a").first
    step = int(bad.inner_text())
    bad.click()
    stands_at(page, step)

    page.keyboard.press("b")
    stands_at(page, step - 1)
    expect(page.locator("#analysis-back")).to_be_visible()
    expect(page.locator("[data-better]")).not_to_have_count(0)
    page.keyboard.press("b")
    stands_at(page, step)
    expect(page.locator("[data-better]")).to_have_count(0)


@pytest.mark.slow
def test_without_javascript_every_step_has_a_link(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 2)
    player.resign()
    player.page.wait_for_selector(f"{STILL} #end")
    steps = opened(player.page)
    plain = open_browser(java_script_enabled=False).page

    plain.goto(player.page.url)
    plain.click(".all-steps summary")
    plain.click(".steps tr:nth-child(2) a")

    expect(plain.locator("#table[data-step='2']")).to_be_visible()
    expect(plain.locator(".analysis .mark")).to_have_count(1)
    expect(plain.locator(".steps tbody tr")).to_have_count(steps)
    plain.click("#look-previous")
    expect(plain.locator("#table[data-step='1'] .analysis")).to_be_visible()

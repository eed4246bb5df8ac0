"""An analysis in a real browser: it opens at a mistake, is gone through by keys, and lets one find a better move."""

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


WATCHES_THE_END = """() => {
    window.seen = [];
    for (const name of ["picture-placed", "picture-shown"]) {
        document.addEventListener(name, () => seen.push([name, document.getElementById("end")?.hidden]));
    }
}"""


@pytest.mark.slow
@pytest.mark.parametrize(("motion", "is_held_back"), [("no-preference", True), ("reduce", False)])
def test_the_end_is_told_when_all_pieces_have_landed(
    open_browser: Opens,
    motion: str,
    is_held_back: bool,  # noqa: FBT001  a case
) -> None:
    player = open_browser(reduced_motion=motion)
    begun(player, 1)
    page = player.page
    page.evaluate(WATCHES_THE_END)
    player.resign()
    page.wait_for_selector(f"{STILL} #end:not([hidden])")

    assert page.evaluate("seen.filter(([name, hidden]) => hidden !== undefined)") == [
        ["picture-placed", is_held_back],
        ["picture-shown", False],
    ]


@pytest.mark.slow
def test_an_analysis_is_gone_through_by_keys(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 4)
    page = player.page
    match = page.url
    player.resign()
    page.wait_for_selector(f"{STILL} #end")

    steps = opened(page)
    page.keyboard.press("End")
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


@pytest.mark.slow
def test_mistakes_are_gone_through_and_a_better_move_is_looked_for(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 9)
    page = player.page
    player.resign()
    page.wait_for_selector(f"{STILL} #end")
    opened(page)
    own = [
        int(link.inner_text().split()[-1])
        for link in page.locator(".judged-player:first-child .mistakes a[href*=step]").all()
    ]
    assert own
    stands_at(page, own[0])
    expect(page.locator(".look-marks > svg:visible")).to_have_count(len(own))

    for step in own[1:]:
        page.keyboard.press("m")
        stands_at(page, step)
    for step in own[-2::-1]:
        page.keyboard.press("Shift+M")
        stands_at(page, step)
    assert Axe().run(page).response["violations"] == []
    page.select_option("#look-as", "1")
    page.wait_for_selector(f"{STILL} #table[data-perspective='1'][data-past]")
    others = page.locator(".judged-player:nth-child(2) .mistakes li:has(.mark)").count()
    expect(page.locator(".look-marks > svg:visible")).to_have_count(others)

    page.locator(".judged-player:first-child .find-better").first.click()
    page.wait_for_url("**/mistakes/*")
    assert Axe().run(page).response["violations"] == []
    player.hurry()
    player.place_by_clicks(0)
    page.wait_for_selector(f"{STILL} :is(.notice, .lesson-done)")
    told = page.locator(".notice, .lesson-done .lesson-told").first.inner_text()
    assert re.match("Not yet|That is better|As good", told)
    page.get_by_role("link", name="Go to the analysis").click()
    page.wait_for_url("**/analysis*")
    page.click("#analysis-better")
    expect(page.locator("[data-better]")).not_to_have_count(0)


@pytest.mark.slow
def test_without_javascript_mistakes_have_links_too(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 9)
    player.resign()
    player.page.wait_for_selector(f"{STILL} #end")
    opened(player.page)
    plain = open_browser(java_script_enabled=False).page

    plain.goto(player.page.url + "&as=0" if "?" in player.page.url else player.page.url + "?step=0&as=0")
    plain.click("#mistake-next")
    expect(plain.locator(".analysis .mark")).to_have_count(1)
    step = plain.get_attribute("#table", "data-step")
    plain.click(".analysis-ways >> text=Find a better move")
    expect(plain.locator(f"form[action$='/mistakes/{step}/actions']").first).to_be_attached()
    plain.click("text=Show the move")
    expect(plain.locator("#analysis-back")).to_be_visible()

"""Looking back in a real browser: by the bar of steps, by keys, by the log and by the address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser import aeronaut
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.waiting import wait_until

pytestmark = pytest.mark.browser
STILL = "html[data-state=still]"
IN_LOG = """() => {
  const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
  const [log, line, end] = ["#log", "#log [aria-current]", "#log > :last-child"].map(boxOf);
  return innerWidth === 1300 && line.top >= log.top - 1 && line.top < log.bottom && end.top > log.bottom;
}"""
"""Script that returns True if the line of the step is visible in the log of a large window and the log's end is not."""


def stands_at(page: Page, step: int) -> None:
    page.wait_for_selector(f"{STILL} #table[data-step='{step}'][data-past]")
    expect(page.locator("#look-step")).to_have_text(str(step))


def is_now(page: Page) -> None:
    page.wait_for_selector(f"{STILL} #table:not([data-past])")
    expect(page.locator("#look-now")).to_be_hidden()


def begun(player: Player, turns: int = 3) -> int:
    """Play some turns; give the number of steps."""
    player.begin(seat2="random", first="me")
    player.hurry()
    for number in range(turns):
        assert not player.is_over()
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    assert not player.is_over()
    return int(player.page.get_attribute("#table", "data-step") or 0)


@pytest.mark.slow
def test_a_reader_goes_through_the_steps_and_comes_back(open_browser: Opens) -> None:
    player = open_browser()
    steps, page = begun(player), player.page
    match = page.url
    page.evaluate("document.activeElement.blur()")

    page.keyboard.press("ArrowLeft")
    stands_at(page, steps - 1)
    expect(page).to_have_url(re.compile(r"\?step=\d+$"))
    expect(page.locator("#table :is(button[name=to], input[type=radio], .claims)")).to_have_count(0)
    expect(page.locator("#log [aria-current=step]")).to_have_count(1)
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    stands_at(page, 1)
    page.evaluate("Object.assign(document.getElementById('log').style, {flex: 'none', height: '60px'})")
    page.set_viewport_size({"width": 1300, "height": 820})  # the log stays at its step, which is far from its end
    wait_until(page, IN_LOG)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("#log [data-ply]").nth(1).click()
    stands_at(page, 2)
    page.locator("#look-range").fill("3")
    stands_at(page, 3)
    expect(page.locator("#look-range")).to_have_value("3")
    page.click("#look-previous")
    stands_at(page, 2)
    expect(page.locator("#look-previous")).to_be_focused()
    page.reload()
    stands_at(page, 2)
    player.hurry()
    page.wait_for_timeout(300)
    page.click("#look-play")
    is_now(page)
    expect(page).to_have_url(match)
    page.locator(".bc-hand input[type=radio]").first.focus()
    page.keyboard.press("Home")
    page.wait_for_timeout(200)
    is_now(page)
    before = player.version
    player.place_by_clicks(0)
    page.wait_for_selector(f"#table:not([data-version='{before}'])")


def test_who_comes_back_still_has_the_card_that_was_chosen(open_browser: Opens) -> None:
    player = open_browser()
    steps, page = begun(player, 1), player.page
    player.fitting_piece().click()
    chosen = page.locator(".hand input:checked").get_attribute("value")

    page.click("#look-previous")
    stands_at(page, steps - 1)
    page.click("#look-last")
    is_now(page)

    assert page.locator(".hand input:checked").get_attribute("value") == chosen
    assert page.locator("button[data-lit]").count() > 0


@pytest.mark.slow
def test_news_do_not_throw_a_reader_forward(open_browser: Opens) -> None:
    anna, ben, spectator = open_browser(), open_browser(), open_browser()
    anna.begin(seat2="friend", first="me", offered="true")
    ben.page.goto(anna.page.url)
    ben.page.click("#free-seat")
    for player in (anna, ben):
        player.hurry()
    anna.page.wait_for_selector(f"{STILL} .bc-own")
    anna.place_by_clicks(0)
    ben.page.wait_for_selector(f"{STILL} .bc-own")
    anna.page.wait_for_selector(f"{STILL} #table[data-step='1']")

    anna.page.click("#look-previous")
    stands_at(anna.page, 0)
    spectator.page.goto(ben.page.url)
    expect(ben.page.locator("#watched")).to_contain_text("Watching: 1 guest")
    expect(anna.page.locator("#look-news")).to_be_hidden()
    ben.place_by_clicks(0)

    expect(anna.page.locator("#look-news")).to_be_visible()
    stands_at(anna.page, 0)
    expect(anna.page.locator("#look-all")).to_have_text("2")
    anna.page.click("#look-now")
    is_now(anna.page)
    anna.page.wait_for_selector(f"{STILL} #table[data-step='2']")  # who won a tile by it may be on turn, or not
    expect(anna.page.locator("#look-news")).to_be_hidden()


@pytest.mark.parametrize("width", [960, 1280])
def test_the_buttons_for_the_steps_stay_where_they_are(open_browser: Opens, width: int) -> None:
    player = open_browser(viewport={"width": width, "height": 800})
    begun(player, 2)
    page = player.page
    player.resign()
    page.wait_for_selector(f"{STILL} .bc-end")
    page.click("#look-previous")
    page.wait_for_selector(f"{STILL} #table[data-past]")
    bar = page.locator("#look-back")
    expect(page.locator("#look-now")).to_be_visible()
    with_end = bar.bounding_box()
    page.eval_on_selector("#look-now", "button => (button.style.display = 'none')")

    assert bar.bounding_box() == with_end


@pytest.mark.slow
def test_after_the_end_a_match_is_seen_from_every_place(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 2)
    page = player.page
    player.resign()
    page.wait_for_selector(f"{STILL} .bc-end")

    page.select_option("#look-as", "1")
    page.wait_for_selector(f"{STILL} #table[data-seat='1'][data-past]")
    expect(page.locator(".bc-hand svg")).to_have_count(8)
    page.click("#look-previous")
    page.wait_for_selector(f"{STILL} #table[data-seat='1'][data-past]")
    expect(page).to_have_url(re.compile("as=1$"))
    page.click("#look-save")
    with page.expect_popup() as opened:
        page.click("#look-film-to")
    shown = opened.value.locator("#making[data-made] img")
    expect(shown).to_be_visible(timeout=30_000)
    assert shown.evaluate("async (film) => (await film.decode(), film.naturalWidth)") == 960
    assert "as=1" in opened.value.url
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.locator("#look-film")).to_be_hidden()
    page.click("#look-now")
    is_now(page)
    expect(page.locator("[data-opens]")).to_be_visible()


@pytest.mark.slow
def test_the_map_is_looked_back_at_too(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    aeronaut.begin(player)
    player.hurry()
    page = player.page
    page.wait_for_selector(aeronaut.DUE)
    player.skip(1)
    player.hurry()
    page.wait_for_selector(aeronaut.DUE)
    page.tap("#look-previous")
    page.wait_for_selector(f"{STILL} #table[data-past]")
    expect(page.locator(".ao-lit, .ao-prompt, #ao-all")).to_have_count(0)
    page.tap("#look-now")
    is_now(page)
    expect(page.locator(".ao-lit, .ao-prompt")).not_to_have_count(0)


@pytest.mark.slow
def test_after_the_end_all_hands_are_laid_open(open_browser: Opens) -> None:
    player = open_browser()
    begun(player, 2)
    page = player.page
    expect(page.locator("#look-as")).to_be_hidden()
    player.resign()
    page.wait_for_selector(f"{STILL} .bc-end")

    page.select_option("#look-as", "open")
    page.wait_for_selector(f"{STILL} #table[data-perspective=open][data-past]")
    step = page.locator("#look-step").inner_text()
    page.click("#look-previous")
    stands_at(page, int(step) - 1)

    expect(page).to_have_url(re.compile("as=open$"))
    expect(page.locator("#look-as")).to_have_value("open")
    expect(page.locator(".bc-hand svg")).to_have_count(8)
    expect(page.locator("#log [aria-current=step]")).to_contain_text("drew")

"""Whole lessons in a browser: Balloon Cup's by keys alone, that of Aeronaut Odyssey by mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.aeronaut import ON_IT
from tests.browser.conftest import Opens
from tests.browser.lessons import lay

from skyhop.game import registry
from skyhop.rulebook.scenario import exercises_of

pytestmark = pytest.mark.browser


def done(page: Page, why: str) -> None:
    """See that an exercise is done, and that it is announced why."""
    expect(page.locator(".lesson-done .lesson-told")).to_have_text(why)
    expect(page.locator("#said")).to_contain_text(why)
    page.wait_for_selector("html[data-state=still]")


def go_through(page: Page, game: str, act: Callable[[int], None], go_on: Callable[[], None]) -> None:
    exercises = exercises_of(registry.game(game))
    for number, exercise in enumerate(exercises, 1):
        expect(page.locator("#lesson-title")).to_have_text(f"{number} of {len(exercises)} {exercise.title}")
        page.wait_for_selector("html[data-state=still]")
        act(number)
        done(page, exercise.why)
        go_on()
    page.wait_for_url(re.compile(r"/matches/\w+$"))


@pytest.mark.slow
def test_the_lesson_of_balloon_cup_is_done_by_keys_alone(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(player.address)
    player.form("balloon-cup").get_by_role("link", name="Learn in two minutes").focus()
    page.keyboard.press("Enter")
    cards = {1: ("R11", "-2"), 2: ("R1", "x2"), 3: ("Y5", "-2"), 4: ("B3", "-3"), 5: ("R2", "-1"), 8: ("A13", "-1")}

    def act(number: int) -> None:
        if number == 1:
            lay(page, "R11", "x4")
            expect(page.locator(".table > .notice")).to_contain_text("The rules allow that.")
            expect(page.locator("#said")).to_contain_text("The rules allow that.")
            page.keyboard.press("Escape")
        if number in cards:
            lay(page, *cards[number])
        elif number == 6:
            page.locator(".bc-offer").focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("7")
            page.keyboard.press("8")
            page.keyboard.press("Enter")

    def go_on() -> None:
        expect(page.locator("[data-landing=first]")).to_be_focused()
        page.keyboard.press("Enter")

    go_through(page, "balloon-cup", act, go_on)


@pytest.mark.slow
def test_the_lesson_of_aeronaut_odyssey_is_done_by_mouse(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/lessons/aeronaut-odyssey/1")
    places = {1: "city-G", 3: "route-N-O", 5: "city-O", 7: "route-A-B", 8: "route-C-D"}
    answers = {2: ("red", "yellow"), 4: ("yellow",), 6: ("orange",)}

    def press(place: str) -> None:
        page.mouse.click(*page.locator(f"#{place}").evaluate(ON_IT))

    def act(number: int) -> None:
        if number == 7:
            press("city-N")
            expect(page.locator(".table > .notice")).to_contain_text("AO-5.5")
        if number in places:
            press(places[number])
        for name in answers.get(number, ()):
            page.locator(".ao-prompt").get_by_role("button", name=name, exact=True).first.click()

    go_through(page, "aeronaut-odyssey", act, lambda: page.locator(".lesson [data-landing=first]").click())


def test_a_side_that_is_pressed_in_an_exchange_says_why_no_card_goes_there(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/lessons/balloon-cup/7")
    page.wait_for_selector("html[data-state=still] .hand input[type=hidden][value='~']", state="attached")

    page.locator("button[name=to]").first.click(force=True)

    sentence = re.compile(r"needs none of the colours in your hand.* BC-4\.2$")
    expect(page.locator(".table > .notice")).to_have_text(sentence)

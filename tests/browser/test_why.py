"""The page explains illegal actions by mouse, by keyboard and by touch, and the focus does not move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.aeronaut import DUE, ON_IT, QUESTION, TAPS, answer, begin
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.waiting import wait_until

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NOT_MINE = "These cards are in another player's hand. Choose a card from your own hand. BC-2.3"
NOT_EVERYWHERE = """() => {
    const takes = [...document.querySelectorAll("button[name=to]")].map((side) => side.dataset.takes.split(" "));
    const fitting = [...document.querySelectorAll(".hand label:not(.bc-idle) input")].map((card) => card.value);
    return fitting.find((card) => takes.some((cards) => !cards.includes(card)));
}"""
"""A card that some side takes and another does not."""
STANDS_AT = """thing => {
    const told = document.querySelector(".table > .notice")?.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const across = Math.max(told?.left - box.right, box.left - told?.right);
    const down = Math.max(told?.top - box.bottom, box.top - told?.bottom);
    return Math.max(across, down) >= 0 && Math.max(across, down) < 24;
}"""
WAIT = "It is not your decision now; wait for the other player. BC-3.1"


def notice(player: Player) -> Locator:
    return player.page.locator(".table > .notice")


def stands_at(player: Player, thing: Locator) -> None:
    """See that what is explained stands at what was pressed, whole on the screen, and covers nothing of it."""
    expect(notice(player)).to_be_in_viewport(ratio=1)
    wait_until(player.page, STANDS_AT, thing.element_handle())


def says(player: Player, sentence: str | re.Pattern[str]) -> None:
    """See that something is explained and announced, and that nothing has been done or moved."""
    expect(notice(player)).to_have_text(sentence)
    expect(player.page.locator("#said")).to_have_text(sentence)
    expect(notice(player)).not_to_have_attribute("role", "alert")
    expect(notice(player)).to_be_in_viewport()


def faded_side(player: Player) -> Locator:
    """Find a side that does not take the chosen card, by the tile's colours."""
    sides = player.page.locator(".bc-target[aria-disabled=true]")
    sides.first.wait_for()
    return sides.first


@pytest.mark.slow
def test_on_a_phone_the_reason_stands_at_the_hand_and_the_last_action_is_said(open_browser: Opens) -> None:
    player = open_browser(**PHONE)
    player.begin(seat2="random", first="me")
    player.page.evaluate("document.documentElement.dataset.confirm = 'never'")
    player.hurry()
    unfit = player.page.locator(".hand .bc-idle")
    for number in range(20):
        player.page.wait_for_selector("html[data-state=still] .bc-own")
        if number and unfit.count() and player.page.locator(".bc-target[data-takes]:not([data-takes=''])").count():
            break
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(player.page.locator(".bc-said")).to_be_in_viewport(ratio=1)
    expect(player.page.locator(".bc-said")).to_have_text(re.compile("^Random bot .*[.]$"))

    unfit.first.click(force=True)
    told, hand = notice(player).bounding_box(), player.page.locator(".bc-hand").bounding_box()

    assert told is not None
    assert hand is not None
    assert 0 <= hand["y"] - told["y"] - told["height"] < 12


def test_balloon_cup_explains_by_mouse_and_keys_and_keeps_the_focus(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.hurry()
    page, version = player.page, player.version
    page.wait_for_selector("html[data-state=still] .bc-own")
    cards = page.locator(".hand label")
    boxes = [one.bounding_box() for one in cards.all()]

    page.locator(".bc-backs").click()
    says(player, NOT_MINE)
    assert [one.bounding_box() for one in cards.all()] == boxes
    expect(notice(player).locator("a")).to_have_attribute("href", "/rules/balloon-cup/rio-grande#bc-2.3")
    notice(player).locator("a").click()
    expect(page.locator("#side-panel [id='bc-2.3']")).to_be_visible()
    page.keyboard.press("Escape")  # the panel
    page.keyboard.press("Escape")
    expect(notice(player)).to_have_count(0)

    expect(page.locator(".bc-advice")).to_contain_text("Choose a card from your hand.")
    page.locator(".bc-target[data-takes]:not([data-takes=''])").first.click(force=True)
    says(player, "First choose the card to place here.")
    page.locator(f".hand label:has(input[value='{page.evaluate(NOT_EVERYWHERE)}'])").click()
    expect(notice(player)).to_have_count(0)
    expect(page.locator(".bc-then")).to_be_visible()
    faded_side(player).click(force=True)
    stands_at(player, faded_side(player))
    says(player, re.compile(r"(has no|has all its) \w+ c(ube|ards).* BC-4\.[12]$"))
    assert player.version == version

    page.keyboard.press("Escape")
    faded_side(player).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(notice(player)).to_have_count(1)
    page.locator(".hand label input").first.focus()
    expect(notice(player)).to_have_count(0)
    faded_side(player).focus()
    page.keyboard.press("Space")
    expect(notice(player)).to_have_count(1)

    turn = [not re.search("bc-idle", one.get_attribute("class") or "") for one in cards.all()].index(True)
    cards.nth(turn).locator("input").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#table:not([data-version='{version}'])")
    expect(page.locator(".hand label input").nth(turn)).to_be_focused()
    expect(page.locator(".bc-last").first).to_be_attached()


@pytest.mark.slow
def test_whoever_waits_for_a_friend_is_told_so_on_a_phone(open_browser: Opens) -> None:
    player = open_browser(**PHONE)
    player.begin(seat2="friend", first="other")
    page = player.page
    page.wait_for_selector("html[data-state=still]")

    page.locator(".bc-backs").tap()
    says(player, NOT_MINE)
    page.locator(".hand label").first.tap(force=True)
    says(player, WAIT)
    page.locator(".bc-target").last.tap(force=True)
    says(player, WAIT)
    page.locator(".bc-market li").first.tap(force=True)
    says(player, WAIT)
    stands_at(player, page.locator(".bc-market li").first)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def unlit(player: Player, kind: str) -> Locator:
    return player.page.locator(f".ao-place[data-meant][id^={kind}]:not(.ao-way)")


def to_the_turn(player: Player) -> None:
    """Answer what is asked until there is a turn to take."""
    for number in range(6):
        player.page.wait_for_selector(DUE)
        if not player.page.locator(QUESTION).count():
            return
        before = player.version
        answer(player, number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")


@pytest.mark.slow
def test_aeronaut_odyssey_explains_by_mouse_and_keys_and_keeps_the_focus(open_browser: Opens) -> None:
    player = open_browser()
    begin(player, first="me")
    player.hurry()
    page = player.page
    page.wait_for_selector(DUE)

    page.mouse.click(*unlit(player, "route").first.evaluate(ON_IT))
    says(player, "Make another decision first: the city to start at (@B). AO-4.2")
    page.locator(".ao-lit[id^=city]").first.focus()
    before = player.version
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#table:not([data-version='{before}'])")
    to_the_turn(player)
    version = player.version
    expect(notice(player)).to_have_count(0)

    page.mouse.click(*unlit(player, "route").first.evaluate(ON_IT))
    says(player, re.compile(r"costs .*, (and )?you have .* AO-6\.1$"))
    page.mouse.click(*unlit(player, "city").first.evaluate(ON_IT))
    stands_at(player, unlit(player, "city").first)
    says(player, re.compile(r"AO-(5\.1|1\.3)$"))
    assert player.version == version

    page.locator(".ao-lit").first.focus()
    for key in ("Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowUp") * 3:
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.matches('[data-meant]')"):
            break
    says(player, re.compile(r"AO-\d"))
    stands_at(player, page.locator("[data-meant]:focus"))
    page.keyboard.press("Escape")
    expect(notice(player)).to_have_count(0)

    city = page.locator(".ao-lit[id^=city]").first
    name = city.get_attribute("id") or ""
    city.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#table:not([data-version='{version}'])")
    page.wait_for_selector(DUE)
    focus = page.evaluate("document.activeElement.id || document.activeElement.className")
    asked = page.locator(TAPS).count() > 0
    assert ("ao-ch" in focus) if asked else focus == name
    expect(page.locator(".ao-last").first).to_be_attached()


@pytest.mark.slow
def test_a_second_balloon_is_asked_for_and_a_place_explains_itself_on_a_phone(open_browser: Opens) -> None:
    player = open_browser(**PHONE)
    begin(player, first="me")
    player.hurry()
    page = player.page
    page.evaluate("document.documentElement.dataset.confirm = 'never'")
    page.wait_for_selector(DUE)

    page.touchscreen.tap(*unlit(player, "route").first.evaluate(ON_IT))
    says(player, re.compile("Make another decision first"))
    stands_at(player, unlit(player, "route").first)
    for _turn in range(8):
        page.wait_for_selector(DUE)
        if page.locator(".ao-slot[data-asks]").count():
            break
        before = player.version
        if not answer(player, 0, Locator.tap):
            page.locator(".ao-lit[id^=city]").first.evaluate("place => place.focus()")
            page.keyboard.press("Enter")
            if page.locator("#ao-chooser:not([hidden]) .ao-choice").count():
                page.locator("#ao-chooser .ao-choice").first.tap()
        page.wait_for_selector(f"#table:not([data-version='{before}'])")
    page.locator(".ao-row .ao-chip").first.tap()
    expect(page.locator(f"{QUESTION} .ao-asks")).to_have_text("Choose one more balloon.")
    page.locator(".ao-slot[data-part]").tap()
    expect(page.locator(f"{QUESTION} .ao-asks")).not_to_have_text("Choose one more balloon.")

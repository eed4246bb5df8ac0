"""Two people and a spectator: who watches is shown, and the door that a player closes ends the watching."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser
UNDER = """() => [...document.querySelectorAll(".feet :is(button, summary, a)")]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect().toJSON())"""


@pytest.mark.slow
def test_two_play_one_watches_until_a_player_closes_the_door(open_browser: Opens) -> None:
    host, guest, spectator = open_browser(), open_browser(), open_browser()
    host.begin(seat2="friend", first="me", offered="true", clock="3d")
    guest.page.goto(host.page.url)
    guest.page.locator(".sit-down button, #invitation button.primary").first.click()
    guest.page.wait_for_selector("html[data-scripted] #table[data-seat]")
    spectator.page.goto(host.page.url)
    spectator.page.wait_for_selector("html[data-scripted] #table")

    for player in (host, guest, spectator):
        expect(player.page.locator("#watched")).to_contain_text("Watching: 1 guest")
    expect(spectator.page.locator("#watched button")).to_have_count(0)
    guest.page.locator("#watched button").click()
    expect(guest.page.locator("#watched")).to_contain_text("This match is private.")

    expect(spectator.page.locator("main")).to_contain_text("This match is private.")
    expect(spectator.page.locator("#table")).to_have_count(0)
    expect(host.page.locator("#watched")).not_to_contain_text("Watching")
    expect(host.page.locator("#watched button")).to_have_count(0)
    host.place_by_clicks(0)
    guest.page.locator("#watched button").click()
    expect(guest.page.locator("#watched")).not_to_contain_text("Only the players")
    spectator.page.reload()
    spectator.page.wait_for_selector("#table")
    spectator.complaints[:] = [each for each in spectator.complaints if "403" not in each]  # the door was closed


@pytest.mark.slow
def test_who_presses_the_same_clock_meets(open_browser: Opens) -> None:
    host, guest = open_browser(), open_browser()
    for player in (host, guest):
        player.page.goto(player.address)
        player.page.wait_for_selector(".pairing")
        player.page.locator(".pairing form").first.get_by_role("button", name="5+3").click()
        player.page.wait_for_selector("#table")

    assert guest.page.url == host.page.url
    expect(guest.page.locator("#invitation")).to_have_count(0)
    expect(host.page.locator("#clocks")).to_be_visible()


def test_what_stands_under_a_table_is_in_one_row(open_browser: Opens) -> None:
    player = open_browser()
    player.start()

    # Looked for and measured at one moment: what a rival's action ends stands here no more.
    boxes = player.page.evaluate(UNDER)
    assert len(boxes) >= 4
    assert len({(box["y"], box["height"]) for box in boxes}) == 1

"""Friends in real browsers: a request, and a challenge that reaches the other page at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import problems
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser
IS_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def signed_up(player: Player, name: str) -> None:
    """Open an account with a name of its own."""
    player.page.goto(f"{player.address}/account")
    player.page.fill("#name", name)
    player.page.fill("#passphrase", "four words of mine")
    player.page.click("form[action='/account'] button")
    player.page.wait_for_selector(".codes")


@pytest.mark.slow
def test_a_request_and_a_challenge_reach_the_other_browser(open_browser: Opens) -> None:
    anna, ben = open_browser(), open_browser(viewport={"width": 390, "height": 844})
    signed_up(anna, "Annabel Friend")
    signed_up(ben, "Benedict Friend")
    anna.page.goto(f"{anna.address}/players/Benedict Friend")
    anna.page.get_by_role("button", name="Add friend").click()
    expect(anna.page.get_by_text("Friend request sent.")).to_be_visible()
    anna.page.goto(f"{anna.address}/friends")
    expect(anna.page.get_by_role("heading", name="Unanswered requests")).to_be_visible()
    ben.page.goto(ben.address)
    ben.page.get_by_role("link", name="Friends · 1 request").click()
    ben.page.get_by_role("button", name="Accept Annabel Friend").click()
    expect(ben.page.locator(".people .who")).to_have_text("Annabel Friend")
    assert problems(ben.page) == []
    assert not ben.page.evaluate(IS_WIDE)

    anna.page.get_by_role("link", name="Challenge Benedict Friend").click()  # the page has renewed itself
    anna.page.get_by_label("Balloon Cup").check()
    anna.page.get_by_label("5+3").check()
    assert problems(anna.page) == []
    anna.page.get_by_role("button", name="Send the challenge").click()
    expect(anna.page.get_by_text("Waiting for an answer to the challenge: Benedict Friend")).to_be_visible()

    asked = ben.page.locator("#own-matches [data-kind=asked]")
    expect(asked).to_contain_text("challenges you")
    asked.get_by_role("link").click()
    expect(ben.page.get_by_text("Annabel Friend challenges you to Balloon Cup")).to_be_visible()
    ben.page.get_by_role("button", name="Accept").click()
    for player in (anna, ben):
        player.page.wait_for_selector("#clocks .running")


@pytest.mark.slow
def test_a_declined_challenge_is_told_on_any_page(open_browser: Opens) -> None:
    carl, dora = open_browser(), open_browser()
    signed_up(carl, "Carl Friend")
    signed_up(dora, "Dora Friend")
    dora.page.goto(f"{dora.address}/friends")
    carl.page.goto(f"{carl.address}/players/Dora Friend/challenge")
    carl.page.get_by_role("button", name="Send the challenge").click()
    carl.page.wait_for_selector("#asking")
    carl.page.goto(f"{carl.address}/rules/balloon-cup")
    dora.page.locator("#own-matches").get_by_role("link").click()
    dora.page.get_by_role("button", name="Decline").click()

    expect(carl.page.locator("#own-matches .stand")).to_have_text("declined your challenge")

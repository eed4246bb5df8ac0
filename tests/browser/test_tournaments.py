"""A tournament in browsers: opened, entered, started and live until its end, also without a script and on paper."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.amount import in_turn
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser

START_IN_TOKYO = """() => {
    const format = { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" };
    return new Intl.DateTimeFormat("en", format).format(new Date(document.querySelector("#live time").dateTime));
}"""


def open_tournament(player: Player, form: str = "round-robin", **ticks: bool) -> str:
    """Open a tournament by the form of the list, and return its address."""
    page = player.page
    page.goto(f"{player.address}/tournaments")
    page.get_by_label("Name of the tournament").fill("Friday cup")
    page.locator("select[name=form]").select_option(form)
    page.get_by_label("Your name").fill("Anna")
    for title, is_on in ticks.items():
        page.locator(f"input[name={title}]").set_checked(is_on)
    page.get_by_role("button", name="Open the tournament").click()
    page.wait_for_url(re.compile("/tournaments/"))
    return page.url


def enter(player: Player, address: str, name: str) -> None:
    player.page.goto(address)
    player.page.get_by_label("Your name").fill(name)
    player.page.get_by_role("button", name="Enter the tournament").click()
    expect(player.page.locator("#own")).to_contain_text("You have entered.")


def test_two_people_play_a_tournament_whose_page_is_live(open_browser: Opens) -> None:
    anna, ben, watcher = open_browser(), open_browser(), open_browser(timezone_id="Asia/Tokyo")
    address = open_tournament(anna)
    enter(ben, address, "Montgolfier")
    watcher.page.goto(address)
    expect(anna.page.locator("#live [data-entrant]")).to_have_count(2)  # without a reload
    expect(anna.page.locator("#live .mine")).to_contain_text("Anna")

    expect(watcher.page.locator("#live time")).to_have_text(watcher.page.evaluate(START_IN_TOKYO))

    anna.page.get_by_role("button", name="Start now").click()

    for player in (anna, ben):  # both pages move to the match
        player.page.wait_for_url(re.compile("/matches/"))
        player.page.wait_for_selector("#table")
    expect(watcher.page.locator("#live .pairings li")).to_have_count(1)
    expect(watcher.page.locator("#live .pairings a")).to_have_text(re.compile("Watch"))
    ben.page.locator("form[action$=resignation] button").click()
    ben.page.locator("dialog[open] button.danger").click()

    expect(watcher.page.locator("#live .stand")).to_have_text("The tournament is over. Anna has won.")
    expect(watcher.page.locator("#live .result")).to_have_text(re.compile("1 : 0|0 : 1"))
    anna.page.locator(".again a[href^='/tournaments/']").click()
    expect(anna.page.locator("#own")).to_contain_text("Final place: 1.")
    watcher.page.set_viewport_size({"width": 390, "height": 844})
    watcher.page.locator("#live .result").evaluate("result => (result.textContent += ' (no-show)')")
    for name in watcher.page.locator("#live .pairings bdi").all():
        assert name.evaluate("name => name.getClientRects().length") == 1  # on one line
    expect(watcher.page.locator("#print")).to_be_visible()
    watcher.page.emulate_media(media="print")
    expect(watcher.page.locator("#standings")).to_be_visible()
    expect(watcher.page.locator("#print")).to_be_hidden()
    expect(watcher.page.locator(".bar")).to_be_hidden()


@pytest.mark.parametrize("scheme", in_turn(["dark", "light"], 2))
def test_the_pages_work_without_a_script_on_a_phone(open_browser: Opens, scheme: str) -> None:
    player = open_browser(
        java_script_enabled=False,
        viewport={"width": 360, "height": 740},
        color_scheme=scheme,
    )
    address = open_tournament(player, "swiss", bots=True)
    for _bot in range(2):
        player.page.get_by_role("button", name="Add this bot").click()
    expect(player.page.locator("#live [data-entrant]")).to_have_count(3)
    player.page.get_by_role("button", name="Withdraw").click()
    expect(player.page.locator("#own")).to_contain_text("Withdrawn.")
    player.page.get_by_role("button", name="Return").click()
    player.page.get_by_role("button", name="End the tournament").click()
    player.page.get_by_role("link", name="Back").click()
    assert player.page.url == address


@pytest.mark.slow
@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_the_pages_are_usable_by_everybody(open_browser: Opens, scheme: str, width: int) -> None:
    player = open_browser(color_scheme=scheme, viewport={"width": width, "height": 800})
    address = open_tournament(player, "swiss", bots=True)
    for page in (address, f"{player.address}/tournaments"):
        player.page.goto(page)
        violations = Axe().run(player.page).response["violations"]
        assert [(violation["id"], violation["nodes"][0]["html"]) for violation in violations] == []
        assert player.page.evaluate("document.documentElement.scrollWidth") == width
        for control in player.page.locator("main :is(select, button, .button)").locator("visible=true").all():
            box = control.bounding_box()
            assert box is not None
            assert box["height"] >= 44
    rounds, minutes = (player.page.locator(f"select[name={name}]") for name in ("rounds", "minutes"))
    for form, shown, hidden in (("swiss", rounds, minutes), ("arena", minutes, rounds)):
        player.page.locator("select[name=form]").select_option(form)
        expect(shown).to_be_visible()
        expect(hidden).to_be_hidden()


def test_the_next_match_reaches_players_on_any_page(open_browser: Opens) -> None:
    """No page listed another match when it was loaded."""
    anna, ben = open_browser(), open_browser(viewport={"width": 390, "height": 844})
    enter(ben, open_tournament(anna, "arena"), "Ben")
    with ben.page.expect_response("**/offers/events**"):
        ben.page.goto(f"{ben.address}/settings")
    anna.page.get_by_role("button", name="Start now").click()
    ben.page.locator(".begun a").click()
    ben.page.wait_for_selector("#table")
    first = ben.page.url
    anna.page.goto(first)

    ben.resign()

    for player in (anna, ben):
        expect(player.page.locator("#table[data-over]")).to_be_attached()
        expect(player.page.locator("#own-matches li:visible")).to_have_count(1)
        expect(player.page.locator(".begun")).to_contain_text("Your next match in the tournament has begun.")
        expect(player.page.locator(".begun")).to_be_in_viewport()
        assert player.page.url == first
    anna.page.locator(".begun a").click()
    anna.page.wait_for_selector("#table:not([data-over])")
    assert anna.page.url != first

    ben.page.locator(".again a[href^='/tournaments/']").click()

    ben.page.wait_for_url(anna.page.url)  # the match began before the page of the tournament was loaded

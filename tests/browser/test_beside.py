"""Two people in real browsers take an action back, give time, say a phrase, and play a series."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser
ODYSSEY = "aeronaut-odyssey"
TOP_OF_MAP = "document.getElementById('ao-view').getBoundingClientRect().top + scrollY"
COUNT_DARK_FRAMES = """() => {
  window.dark = 0;
  const look = () => {
    window.dark += Number(document.querySelector(".bc-target[data-lit]") === null);
    requestAnimationFrame(look);
  };
  look();
}"""


def meet(open_browser: Opens, **choices: str) -> tuple[Player, Player]:
    """Let a host begin, and a guest sit down."""
    host, guest = open_browser(), open_browser()
    host.begin(ODYSSEY, seat2="friend", first="me", **choices)
    guest.page.goto(host.page.url)
    guest.page.locator("#free-seat button, .sit-down button").first.click()
    expect(guest.page.locator("#table[data-seat]")).to_be_attached()
    for each in (host, guest):
        each.page.wait_for_selector("html[data-scripted]")
    return host, guest


def act(page: Page) -> None:
    """Take the first action, by its number on the page in words."""
    page.goto(page.url.partition("?")[0] + "/text")
    page.wait_for_selector("html[data-scripted]")
    page.locator("#typed").fill("1")
    page.locator("#typed").press("Enter")
    expect(page.locator("#news")).to_contain_text("started")
    page.goto(page.url.removesuffix("/text").partition("/text")[0])
    page.wait_for_selector("html[data-scripted]")


@pytest.mark.slow
def test_an_action_is_taken_back_when_the_other_agrees(open_browser: Opens) -> None:
    host, guest = meet(open_browser)
    act(host.page)
    for each in (host, guest):
        each.page.set_viewport_size({"width": 390, "height": 844})
    before = guest.page.evaluate(TOP_OF_MAP)
    host.page.get_by_role("button", name="Undo my last move").click()
    expect(host.page.locator("#take-back")).to_contain_text("You asked to undo this")
    expect(host.page.locator("#take-back")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("#take-back")).to_contain_text("asks to undo this")
    assert guest.page.evaluate(TOP_OF_MAP) == before, "a question moves no city away from a finger"
    guest.page.get_by_role("button", name="Agree", exact=True).click()
    for each in (host, guest):
        expect(each.page.locator("#take-back")).to_have_count(0)
        expect(each.page.locator("#log")).to_contain_text("undid the last move")
    expect(host.page.locator("#table[data-own]")).to_be_attached()


@pytest.mark.slow
def test_a_phrase_is_said_politely_in_the_reader_s_language_and_muted(open_browser: Opens) -> None:
    host, guest = open_browser(), open_browser(locale="de-DE")
    host.begin(ODYSSEY, seat2="friend", first="me")
    guest.page.goto(host.page.url)
    guest.page.locator("#free-seat button, .sit-down button").first.click()
    guest.page.wait_for_selector("html[data-scripted]")
    expect(host.page.locator("#phrases")).to_be_attached()
    host.page.locator("#phrases summary").click()
    host.page.get_by_role("button", name="Good luck!").click()
    expect(guest.page.locator("#said")).to_contain_text("Viel Glück!")
    expect(guest.page.locator("#said")).to_have_attribute("role", "status")
    guest.page.locator("#phrases summary").click()
    guest.page.locator("#phrases button[name=mute]").click()
    expect(guest.page.locator("#phrases button[name=mute][value=no]")).to_be_attached()
    expect(guest.page.locator("#log")).not_to_contain_text("Viel Glück!")
    expect(host.page.locator("#log")).to_contain_text("Good luck!")


@pytest.mark.slow
def test_a_chosen_card_stays_chosen_while_something_happens_beside_the_play(open_browser: Opens) -> None:
    host, guest = open_browser(), open_browser()
    host.begin(seat2="friend", first="me")
    guest.page.goto(host.page.url)
    guest.page.locator("#free-seat button, .sit-down button").first.click()
    guest.page.wait_for_selector("html[data-scripted]")
    host.page.locator("#phrases").wait_for(state="attached")
    host.fitting_piece().click()
    host.lit()
    host.page.evaluate(COUNT_DARK_FRAMES)

    guest.page.locator("#phrases summary").click()
    guest.page.get_by_role("button", name="Good luck!").click()

    expect(host.page.locator("#log")).to_contain_text("Good luck!")
    expect(host.page.locator(".hand input:checked")).to_have_count(1)
    assert host.page.evaluate("dark") == 0, "the sides that take the card went out for a moment"
    host.lit().click()
    expect(host.page.locator("#table")).to_have_attribute("data-step", "1")


@pytest.mark.slow
def test_on_a_phone_a_phrase_is_read_beside_the_map_while_the_other_thinks(open_browser: Opens) -> None:
    host, guest = meet(open_browser)
    guest.page.set_viewport_size({"width": 390, "height": 844})
    host.page.locator("#phrases summary").click()
    host.page.get_by_role("button", name="Good luck!").click()

    expect(guest.page.locator(".ao-said")).to_contain_text("Good luck!")
    expect(guest.page.locator(".ao-said")).to_be_in_viewport()
    expect(host.page.locator("#log")).to_contain_text("Good luck!")
    expect(host.page.locator(".ao-said")).to_have_count(0)


@pytest.mark.slow
def test_time_is_given_and_both_clocks_show_it(open_browser: Opens) -> None:
    host, guest = meet(open_browser, clock="10+5")
    left = guest.page.locator("#clocks .clock:not(.running) .left")
    expect(left).to_have_attribute("data-left", "600000")
    host.page.locator(".beside button[name=give]").click()
    for each in (host, guest):
        expect(each.page.locator("#clocks .clock:not(.running) .left")).to_have_attribute("data-left", "615000")
        expect(each.page.locator("#log")).to_contain_text("gave extra time")


@pytest.mark.slow
def test_a_series_goes_on_with_its_score(open_browser: Opens) -> None:
    host, guest = meet(open_browser, series="3")
    expect(host.page.locator(".beside")).to_contain_text("Best of 3: you 0")
    guest.resign()
    expect(host.page.locator(".again")).to_contain_text("Best of 3: you 1")
    host.page.locator(".again form button").first.click()
    expect(host.page.locator(".beside")).to_contain_text("Best of 3")
    guest.page.locator("#return").get_by_role("button", name="Rematch", exact=True).click()
    host.page.goto(host.address)
    expect(host.page.locator("[data-match]").first).to_contain_text("best of 3, 1 to 0")


@pytest.mark.slow
def test_a_match_is_paused_and_goes_on_for_both(open_browser: Opens) -> None:
    host, guest = meet(open_browser, clock="10+5")
    for each in (host, guest):
        act(each.page)
    host.page.get_by_role("button", name="Pause for up to").click()
    expect(host.page.locator("#pause")).to_contain_text("You ask for a pause")
    guest.page.get_by_role("button", name="Agree", exact=True).click()
    for each in (host, guest):
        expect(each.page.locator("#rest")).to_contain_text("The match is paused")
        expect(each.page.locator("#clocks .clock.running")).to_have_count(0)
    guest.page.get_by_role("button", name="Continue").click()
    expect(host.page.locator("#rest")).to_contain_text("goes on")
    for each in (host, guest):
        expect(each.page.locator("#rest")).to_have_count(0, timeout=30_000)
        expect(each.page.locator("#clocks .clock.running")).to_be_attached()
        expect(each.page.locator("#log")).to_contain_text("resumed the match")


@pytest.mark.slow
def test_a_name_is_reported_by_one_press_and_asked_once(open_browser: Opens) -> None:
    host, guest = open_browser(), open_browser()
    host.begin(ODYSSEY, seat2="friend", first="me")
    guest.page.goto(host.page.url)
    guest.page.wait_for_selector("html[data-scripted]")
    guest.page.locator("#called").fill("Scoundrel")
    guest.page.locator("#free-seat").click()
    expect(host.page.locator("#reports")).to_be_attached()
    host.page.locator("#reports summary").click()
    with host.context.expect_page() as opened:
        host.page.get_by_role("button", name="Scoundrel", exact=True).click()
    tab = opened.value
    expect(tab.get_by_role("heading", name="Report the name “Scoundrel”?")).to_be_visible()
    tab.get_by_role("button", name="Report this name").click()
    expect(tab.locator("main")).to_contain_text("will check the name “Scoundrel”")
    tab.get_by_role("link", name="Back", exact=True).click()
    expect(tab.locator("#table[data-seat]")).to_be_attached()
    expect(host.page.locator("#table[data-seat]")).to_be_attached()

"""People who meet at an open table, with clocks, in real browsers."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.amount import in_turn
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser
SEEN = 30_000
"""Milliseconds until those who wait see that somebody is gone, or need not wait any longer."""


def test_two_meet_at_an_open_table_and_their_clocks_run(open_browser: Opens) -> None:
    guest, host = open_browser(), open_browser()
    guest.page.goto(guest.address)
    expect(guest.page.locator("#offered .none")).to_be_visible()

    host.begin(seat2="friend", first="me", clock="10+5", offered="true")
    expect(host.page.locator("#invitation")).to_be_attached()
    expect(guest.page.locator("#offers")).to_have_text("Open matches 1")
    guest.page.locator("#offered button.primary").click()
    guest.page.wait_for_selector("#table")

    running = host.page.locator("#clocks .running .left")
    expect(running).to_have_attribute("data-left", "30000")
    before = running.text_content()
    expect(running).not_to_have_text(before or "")
    host.place_by_clicks(0)
    expect(host.page.locator("#clocks .clock").first.locator(".left")).to_have_attribute("data-left", "605000")
    expect(guest.page.locator("#clocks [data-own].running")).to_be_visible()

    lobby = host.new_page()
    lobby.goto(host.address)
    expect(lobby.locator("#offered .none")).to_be_visible()


@pytest.mark.slow
def test_a_table_that_is_signed_out_on_another_device_says_so_and_shows_no_hand(open_browser: Opens) -> None:
    here, elsewhere = open_browser(), open_browser()
    here.page.goto(f"{here.address}/account")
    here.page.fill("#name", "Traveller")
    here.page.fill("#passphrase", "four words of mine")
    here.page.click("form[action='/account'] button")
    here.page.get_by_role("button", name="Copy").click()
    expect(here.page.get_by_role("button", name="Copied")).to_be_visible()
    here.page.reload()
    expect(here.page.locator(".codes code")).to_have_count(8)
    here.begin(seat2="random", first="me")
    expect(here.page.locator("#table .hand").first).to_be_visible()

    elsewhere.page.goto(f"{elsewhere.address}/account")
    elsewhere.page.fill("#in-name", "Traveller")
    elsewhere.page.fill("#in-passphrase", "four words of mine")
    elsewhere.page.click("form[action='/account/session'] button")
    elsewhere.page.get_by_text("Sign out all others").click()

    expect(here.page.get_by_text("This browser was signed out")).to_be_visible(timeout=SEEN)
    here.page.go_back()
    expect(here.page.locator("#table .hand")).to_have_count(0)


def beside_each_other(open_browser: Opens) -> tuple[Player, Player]:
    """Two people at a match by minutes, in which both have acted."""
    host, guest = open_browser(), open_browser()
    host.begin(seat2="friend", first="me", clock="5+3")
    guest.page.goto(host.page.url)
    guest.page.locator("#free-seat").click()
    for player in (host, guest):
        player.page.wait_for_selector("#clocks [data-own].running")
        player.place_by_clicks(0)
    return host, guest


@pytest.mark.slow
def test_who_closes_the_page_is_seen_to_be_gone_and_the_win_is_claimed(open_browser: Opens) -> None:
    host, guest = beside_each_other(open_browser)
    guest.page.goto("about:blank")

    gone = host.page.locator("#gone")
    expect(gone).to_contain_text("Your opponent has closed the page.", timeout=SEEN)
    expect(gone.locator(".left")).to_have_attribute("data-until", re.compile(r"\d{13}"))
    expect(host.page.locator("#said")).to_contain_text("Your opponent has closed the page.")
    expect(host.page.locator(".bc-said")).to_have_count(0)
    gone.get_by_role("button", name="Claim the win").click(timeout=SEEN)

    expect(host.page.locator(".bc-end")).to_contain_text("Your opponent left the match.")
    back = guest.new_page()
    back.goto(host.page.url)
    expect(back.locator(".bc-end")).to_contain_text("You left the match.")


@pytest.mark.slow
def test_who_loads_the_page_anew_or_looks_elsewhere_is_not_gone(open_browser: Opens) -> None:
    host, guest = beside_each_other(open_browser)
    guest.page.reload()
    guest.page.evaluate("""() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }""")
    with guest.page.expect_request("**/presence", timeout=20_000) as sent:
        pass

    assert "left" not in (sent.value.post_data or "")
    expect(host.page.locator("#gone")).to_have_count(0)


@pytest.mark.slow
def test_of_three_a_bot_plays_on_and_who_was_gone_returns(open_browser: Opens) -> None:
    host, guest, third = open_browser(), open_browser(), open_browser()
    host.begin("aeronaut-odyssey", seat2="friend", seat3="friend", first="me", clock="5+3", stand_in="captain")
    expect(host.page.locator("#invitation")).to_contain_text("If a player leaves, Captain takes over")
    for player in (guest, third):
        player.page.goto(host.page.url)
        player.page.locator("#free-seat").click()
        player.page.wait_for_selector("#table[data-seat]")
    guest.page.goto("about:blank")

    third.page.locator("#gone").get_by_text("Let Captain take over").click(timeout=SEEN)
    expect(third.page.locator("#gone")).to_have_count(0)
    expect(host.page.locator("#log")).to_contain_text("left the match")
    back = guest.new_page()
    back.goto(host.page.url)
    back.locator("#return button").click()

    back.wait_for_selector("#table[data-seat='1']")
    expect(host.page.locator("#log")).to_contain_text("has returned to the match")


def offer(open_browser: Opens, **options: object) -> tuple[Player, Player]:
    """A host with an offer that is open, and a guest."""
    host, guest = open_browser(**options), open_browser()
    host.begin(seat2="friend", first="me", clock="5+3", offered="true")
    return host, guest


def sit_down(host: Player, guest: Player, path: str) -> None:
    """Let the guest join once the host's page hears of it."""
    host.page.wait_for_function(
        "performance.getEntriesByType('resource').some(({ name }) => name.includes('offers.js'))"
    )
    guest.page.goto(f"{guest.address}{path}")
    guest.page.locator("#free-seat").click()


@pytest.mark.slow
def test_a_host_who_reads_the_rules_is_taken_to_the_table(open_browser: Opens) -> None:
    host, guest = offer(open_browser)
    path = host.page.url.removeprefix(host.address)
    host.page.goto(f"{host.address}/rules/balloon-cup")
    sit_down(host, guest, path)

    host.page.wait_for_url(f"**{path}")
    host.page.wait_for_selector("#clocks [data-own].running")
    host.place_by_clicks(0)
    host.page.goto(f"{host.address}/rules/balloon-cup")
    expect(host.page.locator("#own-matches [data-kind=open]")).to_have_count(0)


@pytest.mark.slow
def test_a_host_in_the_lobby_is_taken_to_the_table_and_may_go_back(open_browser: Opens) -> None:
    host, guest = offer(open_browser)
    path = host.page.url.removeprefix(host.address)
    host.page.goto(host.address)
    sit_down(host, guest, path)

    host.page.wait_for_url(f"**{path}")
    host.page.go_back()
    expect(host.page.locator("#offered .none")).to_be_attached()
    expect(host.page.locator(".begun")).to_have_count(0)
    assert host.page.url == f"{host.address}/"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "scheme"), in_turn([(390, "light"), (1280, "dark"), (390, "dark"), (1280, "light")], 4)
)
def test_a_host_in_the_map_editor_gets_a_button_to_the_table(open_browser: Opens, width: int, scheme: str) -> None:
    host, guest = offer(open_browser, viewport={"width": width, "height": 800}, color_scheme=scheme)
    path = host.page.url.removeprefix(host.address)
    host.page.goto(f"{host.address}/boards/edit")
    sit_down(host, guest, path)

    notice = host.page.locator(".begun")
    expect(notice).to_have_text("The match that you offered has begun. Go to your match")
    expect(notice).to_be_in_viewport(ratio=1)
    assert host.page.url.startswith(f"{host.address}/boards/edit")
    notice.get_by_role("link", name="Go to your match").click()
    host.page.wait_for_url(f"**{path}")


@pytest.mark.slow
def test_a_host_with_an_edited_form_stays_there(open_browser: Opens) -> None:
    host, guest = offer(open_browser)
    path = host.page.url.removeprefix(host.address)
    host.page.goto(f"{host.address}/account")
    host.page.fill("#name", "Traveller")
    sit_down(host, guest, path)

    expect(host.page.locator(".begun a")).to_have_attribute("href", path)
    expect(host.page.locator("#name")).to_have_value("Traveller")


@pytest.mark.slow
def test_a_host_who_plays_another_match_stays_there(open_browser: Opens) -> None:
    host, guest = offer(open_browser, viewport={"width": 390, "height": 800})
    path = host.page.url.removeprefix(host.address)
    host.begin(seat2="random", first="me")
    played = host.page.url
    sit_down(host, guest, path)

    expect(host.page.locator(".begun a")).to_have_attribute("href", path)
    expect(host.page.locator(".begun a")).to_be_in_viewport(ratio=1)
    places = [host.page.locator(name).bounding_box() for name in (".bar", "#own-matches", ".begun", "#table")]
    for above, below in pairwise(place for place in places if place is not None):
        assert above["y"] + above["height"] <= below["y"]
    host.place_by_clicks(0)
    assert host.page.url == played

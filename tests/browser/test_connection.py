"""Two tabs, a reload, a lost network and a killed server all end in the right picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.server import Server

pytestmark = pytest.mark.browser


def a_match(open_browser: Opens) -> Player:
    player = open_browser()
    player.start(seat2="random", first="me")
    player.hurry()
    assert not player.is_over()
    return player


def test_two_tabs_show_the_same(open_browser: Opens) -> None:
    player = a_match(open_browser)
    other = player.new_page()
    other.goto(player.page.url)

    for number in range(3):
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.is_over()
    player.page.wait_for_timeout(200)

    other.wait_for_selector(f"#table[data-version='{player.version}']")
    assert other.locator(".bc-tiles").inner_text() == player.page.locator(".bc-tiles").inner_text()


def test_a_reload_shows_the_same(open_browser: Opens) -> None:
    player = a_match(open_browser)
    player.place_by_clicks(0)
    player.page.wait_for_timeout(300)
    player.is_over()
    shown = player.version, player.page.locator(".bc-hand").inner_html()

    player.page.reload()

    assert shown == (player.version, player.page.locator(".bc-hand").inner_html())


def test_a_card_from_an_old_page_is_not_played(open_browser: Opens, complaints: list[str]) -> None:
    player = a_match(open_browser)
    old = player.new_page()
    old.route("**/events*", lambda route: route.abort())
    old.goto(player.page.url)
    player.place_by_clicks(1)
    player.page.wait_for_timeout(300)
    player.is_over()

    old.locator(".hand label:not(.bc-idle)").first.click()
    old.locator(".bc-target[data-lit]").first.click()

    expect(old.locator(".notice")).to_contain_text("moved on")
    assert old.get_attribute("#table", "data-version") == player.version
    complaints.clear()  # the console tells of the answer 409 and of the events that were held back


def test_a_lost_network_is_told_and_ends_in_the_right_picture(open_browser: Opens, complaints: list[str]) -> None:
    player = a_match(open_browser)
    before = player.version

    player.context.set_offline(True)
    player.fitting_piece().click()
    player.lit().click()
    expect(player.page.locator("#connection")).to_be_visible()
    player.context.set_offline(False)

    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(player.page.locator("#connection")).to_be_hidden()
    assert not player.is_over()
    complaints.clear()  # the console tells of the network


def test_a_killed_server_comes_back_with_everything(open_browser: Opens, server: Server, complaints: list[str]) -> None:
    player = a_match(open_browser)
    for number in range(2):
        before = player.version
        player.place_by_clicks(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.is_over()
    shown = player.version
    port = server.port

    server.kill()
    expect(player.page.locator("#connection")).to_be_visible()
    server.start(port)

    expect(player.page.locator("#connection")).to_be_hidden()
    assert int(player.version) >= int(shown)
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{shown}'])")
    player.page.goto(player.address)
    expect(player.page.locator(".matches a").first).to_contain_text("Balloon Cup")
    complaints.clear()  # the console tells of the network

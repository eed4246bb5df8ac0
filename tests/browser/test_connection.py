"""Two tabs, a reload, a lost network and a killed server all end in the right picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect
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


def held_up(player: Player, status: int, times: int) -> list[int]:
    """Answer the next actions as a table does that cannot do them now; gives what is counted down."""
    left = [times]

    def answer(route: Route) -> None:
        left[0] -= 1
        if left[0] < 0:
            route.continue_()
        else:
            page = "<!doctype html><main><h1>Not now</h1><p>Very many people play here.</p></main>"
            route.fulfill(status=status, headers={"Retry-After": "1"}, content_type="text/html", body=page)

    player.page.route("**/actions", answer)
    return left


def test_a_table_that_is_held_up_is_told_and_the_card_is_played_later(
    open_browser: Opens, complaints: list[str]
) -> None:
    player = a_match(open_browser)
    before = player.version
    held_up(player, 503, 2)

    player.place_by_clicks(0)

    expect(player.page.locator("#connection")).to_have_text("Very many people play here.")
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(player.page.locator("#connection")).to_be_hidden()
    complaints.clear()  # the console tells of the answers 503


def test_what_a_table_refuses_for_a_while_is_told_and_not_sent_again(
    open_browser: Opens, complaints: list[str]
) -> None:
    player = a_match(open_browser)
    before = player.version
    left = held_up(player, 429, 1)

    player.place_by_clicks(0)

    expect(player.page.locator("#connection")).to_have_text("Very many people play here.")
    player.page.wait_for_timeout(1500)
    assert (left, player.version) == ([0], before)
    player.page.reload()
    player.place_by_clicks(0)
    player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    complaints.clear()  # the console tells of the answer 429


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

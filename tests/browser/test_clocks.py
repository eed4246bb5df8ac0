"""Clocks of pages: after a sleep of the computer, and while the server or the network is away."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.waiting import wait_until
from tests.running_server import Server

pytestmark = pytest.mark.browser
SLEEPS = """
const [monotonic, wall] = [performance.now.bind(performance), Date.now];
Object.assign(window, { slept: 0, stopped: 0, opened: 0 });
performance.now = () => monotonic() - window.slept;
Date.now = () => wall() - window.stopped;
const Real = EventSource;
window.EventSource = class extends Real {
  constructor(address) {
    super(address);
    window.opened += 1;
  }
};
"""
"""A monotonic clock that stands still for `slept`, a wall clock that does for `stopped`, and a count of streams."""
SLEEP = 25_000
LEEWAY = 1500
"""Milliseconds by which a clock may differ: one second for its figures, the rest for a busy machine."""
PLAYED = 4000
"""Milliseconds that a clock has run before the sleep: no page shows more than was left at the start of the turn."""
BACK = 40_000
"""Milliseconds until clocks run again after a restart of the server, whoever has come back."""
RUNNING = "#clocks .running .left"
AWAY = "The server does not answer, so the clocks on this page have stopped."


def timed_match(open_browser: Opens) -> tuple[Player, Player]:
    """Two people at a match by minutes whose computers can sleep; the clock of the first one runs."""
    host, guest = open_browser(), open_browser()
    for player in (host, guest):
        player.page.add_init_script(SLEEPS)
    host.begin(seat2="friend", first="me", clock="10+5")
    guest.page.goto(host.page.url)
    guest.page.locator("#free-seat").click()
    for player in (host, guest):
        player.page.wait_for_selector("#clocks [data-own].running")
        before = host.version
        player.place_by_clicks(0)
        host.page.wait_for_selector(f"#table:not([data-version='{before}'])")
    host.page.wait_for_selector(RUNNING)
    host.page.wait_for_timeout(PLAYED)
    return host, guest


def error(page: Page) -> float:
    """Return by how many milliseconds the clock that runs differs from the server's."""
    until, shown = page.evaluate(
        f"() => {{ const {{ dataset, textContent }} = document.querySelector('{RUNNING}');"
        " return [Number(dataset.until), textContent]; }"
    )
    minutes, seconds = map(int, shown.split(":"))
    return abs(float(until) - 1000 * time.time() - 1000 * (60 * minutes + seconds))


def expect_right_clock(page: Page) -> None:
    page.wait_for_timeout(500)  # the page counts five times a second
    end = time.monotonic() + 5
    while error(page) > LEEWAY:
        assert time.monotonic() < end, f"the clock is wrong by {error(page)} ms"
        page.wait_for_timeout(100)


@pytest.mark.slow
@pytest.mark.parametrize("path", ["", "/text"])
def test_a_clock_is_right_as_soon_as_the_computer_wakes(open_browser: Opens, path: str) -> None:
    host, _guest = timed_match(open_browser)
    host.page.goto(host.page.url + path)
    expect_right_clock(host.page)
    host.page.route("**/events*", lambda route: route.abort())  # the network is not back yet

    host.page.evaluate("slept => { window.slept = slept; }", SLEEP)

    expect_right_clock(host.page)
    host.complaints.clear()  # the console tells of the stream


def a_picture(host: Player, guest: Player) -> None:
    guest.page.locator(".under button", has_text="Offer a draw").click()
    expect(host.page.locator("#offer")).to_contain_text("Accept the draw")


def a_new_connection(host: Player, _guest: Player) -> None:
    host.page.evaluate("dispatchEvent(new Event('online'))")


def a_visible_page(host: Player, _guest: Player) -> None:
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


@pytest.mark.parametrize("synchronised", [a_picture, a_new_connection, a_visible_page])
@pytest.mark.slow
def test_a_clock_goes_by_the_server_where_both_clocks_of_the_computer_stood_still(
    open_browser: Opens, synchronised: Callable[[Player, Player], None]
) -> None:
    host, guest = timed_match(open_browser)
    host.page.evaluate("slept => { window.slept = window.stopped = slept; }", SLEEP)

    synchronised(host, guest)

    expect_right_clock(host.page)


@pytest.mark.slow
def test_nothing_is_counted_down_while_the_server_is_away(
    open_browser: Opens, server: Server, complaints: list[str]
) -> None:
    host, _guest = timed_match(open_browser)
    port = server.port
    server.kill()
    expect(host.page.locator("#connection")).to_contain_text(AWAY)
    shown = host.page.locator(RUNNING).text_content()
    host.page.wait_for_timeout(1500)

    assert host.page.locator(RUNNING).text_content() == shown

    server.start(port)
    expect(host.page.locator("#connection")).to_be_hidden()
    host.page.wait_for_selector(RUNNING, timeout=BACK)
    expect_right_clock(host.page)
    complaints.clear()  # the console tells of the network


@pytest.mark.slow
def test_a_device_that_is_offline_shows_that_its_clock_runs_on(open_browser: Opens, complaints: list[str]) -> None:
    host, _guest = timed_match(open_browser)
    host.context.set_offline(True)
    expect(host.page.locator("#connection")).to_contain_text("the clocks run on")
    shown = host.page.locator(RUNNING).text_content() or ""

    expect(host.page.locator(RUNNING)).not_to_have_text(shown)
    expect_right_clock(host.page)

    host.context.set_offline(False)
    expect(host.page.locator("#connection")).to_be_hidden()
    complaints.clear()  # the console tells of the network


@pytest.mark.slow
def test_the_list_of_open_tables_is_asked_for_anew_after_a_sleep_and_when_the_page_is_seen_again(
    open_browser: Opens,
) -> None:
    player = open_browser()
    player.page.add_init_script(SLEEPS)
    player.page.goto(player.address)
    wait_until(player.page, "window.opened === 1")

    player.page.evaluate("slept => { window.slept = slept; }", SLEEP)
    wait_until(player.page, "window.opened === 2")
    player.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    wait_until(player.page, "window.opened === 3")

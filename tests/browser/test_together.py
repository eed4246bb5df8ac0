"""People who meet at an open table, with clocks, in real browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser


def test_two_meet_at_an_open_table_and_their_clocks_run(open_browser: Opens) -> None:
    guest, host = open_browser(), open_browser()
    guest.page.goto(guest.address)
    expect(guest.page.locator("#offered .none")).to_be_visible()

    host.start(seat2="friend", first="me", clock="10+5", offered="true")
    expect(host.page.locator("#invitation")).to_be_attached()
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

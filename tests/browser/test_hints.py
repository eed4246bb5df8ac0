"""A hint in a real browser: asked for by a key, lit on the table, said aloud, and gone when the match goes on."""

from __future__ import annotations

import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.player import Player

from skyhop.lab.bench.server import FRAGMENT, field_of

pytestmark = pytest.mark.browser
PATIENCE = 600.0
"""Seconds: where nothing is compiled yet, a hint waits for that."""


def await_engine(player: Player) -> None:
    """Ask beside the page until there is a hint; the page's own question is then answered at once."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        page = player.context.request.get(player.page.url, headers=FRAGMENT).text()
        hidden: dict[str, str | float | bool] = {name: field_of(page, name) for name in ("token", "ply")}
        headers = FRAGMENT | {"Origin": player.address}
        if player.context.request.post(f"{player.page.url}/hint", form=hidden, headers=headers).ok:
            return
        player.page.wait_for_timeout(1000)
    raise AssertionError


@pytest.mark.slow
def test_a_hint_lights_up_what_it_is_about_and_goes_when_the_match_goes_on(open_browser: Opens) -> None:
    player = open_browser()
    player.begin(seat2="random", first="me")
    player.hurry()
    page = player.page
    await_engine(player)

    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_contain_text("Place ")
    first = page.locator(".hints li").first.get_attribute("data-action") or ""
    card = page.locator(f'.hand [data-key="card-{first[:-2]}"]')
    expect(card).to_have_attribute("data-hint", re.compile(r"\b1\b"))
    expect(card.locator(".hint-sign")).to_have_count(1)
    expect(page.locator(f'[data-key="tile-{first[-1]}"] [data-side][data-hint]').first).to_be_visible()
    expect(page.locator("#said")).to_contain_text("win chance")
    assert Axe().run(page).response["violations"] == []

    page.keyboard.press("h")
    expect(page.locator(".hints, .hint-sign, [data-hint]")).to_have_count(0)
    page.click(".hint-tool")
    expect(page.locator(".hints")).to_have_count(1)
    before = player.version
    player.place_by_clicks(0)
    page.wait_for_selector(f"#table:not([data-version='{before}'])")
    expect(page.locator(".hints, .hint-sign, [data-hint]")).to_have_count(0)

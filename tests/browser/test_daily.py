"""The daily matches in a browser: a try from its start to the result that is shared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.player import MOST_TURNS

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_try_is_begun_played_and_shared(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/daily")
    expect(page.locator("#left")).to_have_text(re.compile(r"^\d+ h \d+ min$"))
    page.get_by_role("button", name="Begin your try Aeronaut Odyssey").click()
    page.wait_for_selector("#table")
    match = page.url

    page.goto(f"{player.address}/daily")
    page.get_by_role("link", name="Continue your try Aeronaut Odyssey").click()
    page.wait_for_url(match)
    player.skip(MOST_TURNS)
    expect(page.locator("#fairness")).to_contain_text("after the end of the day")
    expect(page.locator(".again a[href$=journal]")).to_have_count(0)
    page.locator(".again a[href='/daily']").click()

    told = page.locator("#share-aeronaut-odyssey")
    expect(told).to_contain_text("Aeronaut Odyssey: ")
    page.get_by_role("button", name="Copy result").click()
    expect(page.locator("#said")).to_have_text("Copied")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Picture (PNG)").click()
    assert re.fullmatch(r"skyhop-daily-[\d-]+-aeronaut-odyssey\.png", saved.value.suggested_filename)


def test_a_try_begins_without_a_script(open_browser: Opens) -> None:
    player = open_browser(java_script_enabled=False, viewport={"width": 360, "height": 640})
    player.page.goto(f"{player.address}/")
    player.page.locator("a[href='/daily#of-balloon-cup']").click()

    player.page.get_by_role("button", name="Begin your try Balloon Cup").click()

    player.page.wait_for_url(re.compile("/matches/"))
    expect(player.page.locator("#table")).to_have_count(1)

"""The page of matches to watch in a browser: cards come, change and go without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens

pytestmark = pytest.mark.browser
ONLY_BEST = """best => {
    document.querySelector(".best .cards").innerHTML = best;
    document.querySelector(".running .cards").innerHTML = "";
}"""


@pytest.mark.slow
def test_a_match_appears_changes_and_leaves_when_it_becomes_private(open_browser: Opens) -> None:
    host, guest, watcher = open_browser(), open_browser(), open_browser(viewport={"width": 360, "height": 740})
    page = watcher.page
    page.goto(f"{watcher.address}/watch")
    host.begin(seat2="friend", first="me", offered="true", clock="3d")
    guest.page.goto(host.page.url)
    guest.page.locator(".sit-down button, #invitation button.primary").first.click()
    guest.page.wait_for_selector("html[data-scripted] #table[data-seat]")

    card = page.locator(f'.running .cards [data-match="{host.page.url.split("/")[4]}"]')
    expect(card).to_contain_text("0 actions", timeout=15_000)
    expect(page.get_by_text("No match to watch right now.")).to_be_hidden()
    before = card.locator("img").get_attribute("src")
    card.get_by_role("link").focus()
    host.place_by_clicks(0)

    expect(card).to_contain_text("1 action")
    expect(card.locator("img")).not_to_have_attribute("src", str(before))
    expect(card.get_by_role("link")).to_be_focused()
    expect(card.locator(".due")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    guest.page.locator("#watched button").click()

    expect(card).to_have_count(0)
    for best, is_visible in (("", True), ("<li></li>", False), ("<li><span class=result></span></li>", True)):
        page.evaluate(ONLY_BEST, best)
        expect(page.locator(".none")).to_be_visible(visible=is_visible)

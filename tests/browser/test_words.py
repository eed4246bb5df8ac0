"""The page in words as a screen reader meets it: headings, news that are announced once, a focus that stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.waiting import wait_until

pytestmark = pytest.mark.browser
HEARS = """() => {
    window.heard = [];
    const hear = ({ addedNodes }) => heard.push(...[...addedNodes].map((node) => node.textContent));
    const listener = new MutationObserver((changes) => changes.forEach(hear));
    listener.observe(document.getElementById("said"), { childList: true });
}"""


def test_a_number_is_typed_the_answer_is_announced_once_and_the_focus_stays(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    player.begin(seat2="random", first="me")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the first of all links
    expect(page).to_have_url(f"{player.address}/matches/{page.url.split('/')[4]}/text")
    expect(page.locator("main")).to_match_aria_snapshot("""
      - navigation "On this page":
        - link "Repeat"
        - link "Changes"
        - link "Current position"
        - link "What can I do"
      - paragraph: "Your turn: place a card."
      - region "Changes":
        - heading "Changes" [level=2]
        - list:
          - listitem: No moves yet.
      - region "Current position":
        - heading "Current position" [level=2]
        - heading "Tiles" [level=3]
      - region "Legal moves":
        - heading "Legal moves" [level=2]
        - textbox "Number, words or notation"
        - button "Confirm"
    """)
    expect(page.get_by_role("log")).to_be_attached()
    page.wait_for_selector("html[data-scripted]")  # before that, a form is sent as one, and the page comes anew
    page.evaluate(HEARS)

    page.get_by_role("textbox").focus()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table[data-own]:not([data-ply='2'])")

    heard = page.evaluate("heard")
    assert [line for line in heard if line.startswith("You placed ")] == heard[:1]
    answers = [line for line in heard if line.startswith("Random bot placed ")]
    assert answers == heard[1 : 1 + len(answers)] != []  # whoever loses a tile leads to the next one
    expect(page.get_by_role("textbox")).to_be_focused()
    expect(page.get_by_role("textbox")).to_have_value("")
    page.get_by_role("link", name="Repeat").press("Enter")
    wait_until(page, "line => heard.filter((told) => told === line).length === 2", answers[-1])
    expect(page.get_by_role("link", name="Repeat")).to_be_focused()

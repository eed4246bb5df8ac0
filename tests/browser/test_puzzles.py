"""A puzzle in a browser: solved by keys, its answer lit up, and its first answer marked on the list from then on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.lessons import lay

from skyhop.game import registry
from skyhop.puzzles.collection import collection

pytestmark = pytest.mark.browser
PLACED = re.compile(r"([A-Z]\d+)([-x]\d)")
"""A card and where it goes, as Balloon Cup writes it."""


@pytest.mark.slow
def test_whoever_solves_a_puzzle_on_the_map_by_keys_goes_on_by_enter(open_browser: Opens) -> None:
    puzzle = next(each for each in collection(registry.game("aeronaut-odyssey")) if each.answer.startswith("+"))
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/puzzles/aeronaut-odyssey/{puzzle.name}")
    page.wait_for_selector("html[data-state=still]")
    page.locator("#ao-view").focus()
    while page.evaluate("document.activeElement.id") != f"route-{puzzle.answer[1:]}":
        page.keyboard.press("n")

    page.keyboard.press("Enter")

    expect(page.locator("[data-landing=first]")).to_be_focused()


def test_a_puzzle_is_solved_by_keys_and_its_first_answer_marked_on_the_list(open_browser: Opens) -> None:
    placed = [puzzle for puzzle in collection(registry.game("balloon-cup")) if PLACED.fullmatch(puzzle.answer)]
    puzzle = next(each for each in placed if PLACED.fullmatch(each.candidates[1].text))
    best, second = (PLACED.fullmatch(each.text) for each in puzzle.candidates[:2])
    assert best is not None
    assert second is not None
    player = open_browser()
    page = player.page
    page.goto(f"{player.address}/puzzles/balloon-cup/{puzzle.name}")
    page.wait_for_selector("html[data-state=still]")

    lay(page, *second.groups())
    expect(page.locator("#said")).to_contain_text("Not the best")
    expect(page.locator(".candidates")).to_have_count(0)
    page.keyboard.press("Escape")
    lay(page, *best.groups())

    expect(page.locator("#said")).to_contain_text("Right.")
    expect(page.locator(".candidates li")).to_have_count(len(puzzle.candidates))
    expect(page.locator(".hand [data-hint~='1']")).to_have_count(1)
    expect(page.locator("[data-landing=first]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: not address.endswith(puzzle.name))
    page.goto(f"{player.address}/puzzles/balloon-cup")
    expect(page.locator(".band .solved")).to_have_count(0)
    expect(page.locator(f".missed[data-puzzle='{puzzle.name}']")).to_be_visible()

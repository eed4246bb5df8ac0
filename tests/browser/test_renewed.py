"""A table's page is renewed by each picture that comes: by what it shows it cannot be told from one loaded anew."""

from __future__ import annotations

from collections.abc import Callable
from difflib import unified_diff

import pytest
from playwright.sync_api import Page
from tests.browser import aeronaut
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser
TURNS = 6

TREE = """made => {
    document.activeElement.blur();
    const table = document.getElementById("table").cloneNode(true);
    const gone = "template, .hints, input[name=token], #ao-info, #ao-ring, [hidden]";
    for (const part of table.querySelectorAll(gone)) part.remove();
    const lines = [];
    const bare = (text) => text.trim().replace(/\\s+/g, " ");
    const tell = (node, depth) => {
        const space = " ".repeat(depth);
        if (node.nodeType === Node.TEXT_NODE && node.data.trim()) lines.push(space + bare(node.data));
        if (node.nodeType !== Node.ELEMENT_NODE) return;
        const known = [...node.attributes].filter(({ name }) => !made.includes(name));
        const attributes = known.map(({ name, value }) => `${name}=${bare(value)}`).sort();
        lines.push(`${space}<${[node.localName, ...attributes].join(" ")}>`);
        for (const child of node.childNodes) tell(child, depth + 1);
    };
    tell(table, 0);
    return lines;
}"""
"""Script that returns the content of a table, line by line, without animations and without the reader's changes."""
MADE = [
    *("data-actor", "data-scored", "data-trophy", "data-sum0", "data-sum1", "data-winner", "data-said"),
    *("data-first", "data-turn", "tabindex"),
]
"""Attributes for animations and for scripts."""

KEPT = """() => {
    const all = [...document.querySelectorAll("#table *")];
    const kept = all.filter((element) => element.seen).length / all.length;
    for (const element of all) element.seen = true;
    return kept;
}"""
"""The part of a table's elements that were there when this was asked last."""


def anew(player: Player) -> Page:
    """Open the page of the match once more."""
    page = player.new_page()
    page.set_viewport_size(player.page.viewport_size or {"width": 1280, "height": 800})
    page.goto(player.page.url)
    page.wait_for_selector("html[data-scripted]")
    return page


def follow(player: Player, due: str, act: Callable[[int], None]) -> list[float]:
    """Act again and again, and compare the page each time with one loaded anew; give what part of it was kept."""
    kept = []
    for number in range(TURNS):
        player.page.wait_for_selector(due)
        player.page.evaluate(KEPT)
        before = player.version
        act(number)
        player.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        player.page.wait_for_selector(due)
        kept.append(player.page.evaluate(KEPT))
        other = anew(player)
        assert list(unified_diff(player.page.evaluate(TREE, MADE), other.evaluate(TREE, MADE), n=0)) == []
        other.close()
    return kept


@pytest.mark.slow
def test_a_table_of_cards_is_renewed_and_most_of_it_stays(open_browser: Opens) -> None:
    player = open_browser(reduced_motion="no-preference")
    player.begin("balloon-cup", seat2="random")
    player.hurry()
    kept = follow(player, "html[data-state=still] .bc-own", player.place_by_clicks)
    assert min(kept) > 0.5


@pytest.mark.slow
def test_a_map_is_renewed_and_most_of_it_stays(open_browser: Opens) -> None:
    player = open_browser()
    aeronaut.begin(player)
    player.hurry()
    kept = follow(player, "html[data-state=still] .ao-own", lambda number: aeronaut.act_by_mouse(player, number))
    assert min(kept) > 0.5

"""The page of a match's shuffles: everything is derived by the browser, from the journal and the hash it noted."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.amount import in_turn
from tests.browser.conftest import Opens
from tests.browser.player import Player

from skyhop.lab.bench.server import field_of

pytestmark = pytest.mark.browser
NO_CRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""As at a plain address of the network."""


def over(player: Player, game: str = "balloon-cup") -> str:
    """Play a few turns, give the match up, and go to the page of its shuffles; the address of the match."""
    player.start(game)
    player.skip(3)
    match = player.page.url
    for _try in range(20):  # the bot may have acted meanwhile
        page = player.context.request.get(match).text()
        fields: dict[str, str | float | bool] = {name: field_of(page, name) for name in ("token", "ply")}
        fields["sure"], headers = "yes", {"Origin": player.address}
        if player.context.request.post(f"{match}/resignation", form=fields, headers=headers).ok:
            break
    player.page.goto(f"{match}/shuffles")
    return match


@pytest.mark.parametrize(("game", "script"), in_turn(product(["balloon-cup", "aeronaut-odyssey"], ["", NO_CRYPTO]), 4))
def test_the_browser_derives_every_shuffle(open_browser: Opens, game: str, script: str) -> None:
    player = open_browser()
    player.page.add_init_script(script)
    match = over(player, game)
    record = json.loads(player.context.request.get(f"{match}/journal").text())

    expect(player.page.locator("#verdict[data-is=good]")).to_contain_text("nobody changed the shuffles afterwards")
    expect(player.page.locator("#hash")).to_have_text(record["fairness"]["commitment"])
    orders = [text for actor, text, *_sealed in record["plies"] if isinstance(actor, str)]
    expect(player.page.locator("#derived li")).to_have_count(len(orders))
    assert player.page.locator("#derived li p").all_text_contents() == orders


def test_what_does_not_follow_is_said(open_browser: Opens, tmp_path: Path) -> None:
    player = open_browser()
    match = over(player)
    record = json.loads(player.context.request.get(f"{match}/journal").text())
    ply = next(number for number, row in enumerate(record["plies"]) if row[0] == "supply")
    tokens = record["plies"][ply][1].split()
    record["plies"][ply][1] = " ".join([*tokens[1:], tokens[0]])
    forged = tmp_path / "forged.jsonl"
    forged.write_text(json.dumps(record))
    verdict = player.page.locator("#verdict")

    player.page.locator("#own").set_input_files(forged)
    expect(verdict).to_have_attribute("data-is", "bad")
    expect(verdict).to_contain_text(f"Entry {ply} (shuffle: supply) does not match the secret")
    player.page.locator("#own").set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": b"{}"})
    expect(verdict).to_contain_text("not a game file of this match")


@pytest.mark.slow
def test_a_secret_that_was_exchanged_does_not_have_the_hash_that_was_noted(open_browser: Opens) -> None:
    """A table that chose another secret after the deal gives out a journal that agrees with itself."""
    player = open_browser()
    match = over(player)
    verdict = player.page.locator("#verdict")
    name = match.rpartition("/")[2]
    expect(verdict).to_have_attribute("data-is", "good")
    player.page.evaluate(f"localStorage['skyhop-hash-{name}'] = JSON.stringify({{hash: 'a'.repeat(64), at: 0}})")
    player.page.reload()

    expect(verdict).to_contain_text("replaced after the deal")
    player.page.evaluate("localStorage.clear()")
    player.page.reload()
    expect(verdict).to_contain_text("The game file is consistent")
    player.page.locator("#noted").fill("b" * 64)
    player.page.locator("#noted").blur()
    expect(verdict).to_contain_text("replaced after the deal")


@pytest.mark.slow
def test_what_a_journal_takes_from_another_match_is_said_and_not_counted(open_browser: Opens) -> None:
    """The browser knows no rules, so it cannot see that nothing was dealt before: whoever reads it can."""
    player = open_browser()
    match = over(player)
    record = json.loads(player.context.request.get(f"{match}/journal").text())
    shuffles = [len(text.split()) for actor, text, *_sealed in record["plies"] if isinstance(actor, str)]
    record["begun_from"] = {"match": "another", "ply": 3, "dealt": [shuffles[0]]}
    expect(player.page.locator("#derived li")).to_have_count(len(shuffles))

    file = {"name": "a.jsonl", "mimeType": "text/plain", "buffer": json.dumps(record).encode()}
    player.page.locator("#own").set_input_files(file)  # type: ignore[arg-type]  # a file as a dictionary

    expect(player.page.locator("#verdict")).to_contain_text("continues another match from entry 3")
    expect(player.page.locator("#derived li")).to_have_count(len(shuffles) - 1)


@pytest.mark.slow
def test_nothing_but_the_journal_is_asked_of_the_table(open_browser: Opens) -> None:
    player = open_browser()
    asked: list[str] = []

    def note(route: Route) -> None:
        asked.append(re.sub(r"[?].*", "", route.request.url))
        route.continue_()

    match = over(player)
    player.page.route("**/matches/**", note)
    player.page.reload()
    expect(player.page.locator("#verdict")).to_have_attribute("data-is", "good")

    assert asked == [f"{match}/shuffles", f"{match}/journal"]


@pytest.mark.slow
def test_a_word_is_noted_with_its_hash_and_checked_with_both(open_browser: Opens) -> None:
    player = open_browser()
    player.page.goto(player.address)
    form, verdict = player.form("aeronaut-odyssey"), player.page.locator("#verdict")
    player.unfold("aeronaut-odyssey")
    form.locator("input[name=word]").fill("Käse <b>")
    shown = form.locator("details.word code").inner_text()
    form.locator("text=Start this match").click()
    player.page.wait_for_selector("#table")
    match = player.page.url
    page = player.context.request.get(match).text()
    fields: dict[str, str | float | bool] = {name: field_of(page, name) for name in ("token", "ply")}
    headers = {"Origin": player.address}
    assert player.context.request.post(f"{match}/resignation", form=fields | {"sure": "yes"}, headers=headers).ok
    player.page.goto(f"{match}/shuffles")

    expect(player.page.locator("#verdict[data-is=good]")).to_contain_text("added the word “Käse <b>” before the deal")
    expect(verdict).to_contain_text("before it knew the word")
    expect(player.page.locator("#drawn-hash")).to_have_text(shown)
    record = json.loads(player.context.request.get(f"{match}/journal").text())
    for changes, said in (({"word": "Brot"}, "has another word or no word"), ({"drawn": "00" * 32}, "was replaced")):
        forged = json.dumps(record | {"fairness": record["fairness"] | changes}).encode()
        file = {"name": "a.jsonl", "mimeType": "text/plain", "buffer": forged}
        player.page.locator("#own").set_input_files(file)  # type: ignore[arg-type]  # a file as a dictionary
        expect(player.page.locator("#verdict[data-is=bad]")).to_contain_text(said)

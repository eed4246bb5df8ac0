"""The rulebook of Aeronaut Odyssey is complete, readable, and shows positions that the reference engine knows."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.reference.aeronaut_odyssey.game import Game as Reference
from tests.reference.aeronaut_odyssey.scenario import read_scenario
from tests.reference.aeronaut_odyssey.score import POINTS_OF_LENGTH

from skyhop.rulebook.render import rules_html, summary_html
from skyhop.rulebook.rulebook import CITATION, Illustration, Rulebook

pytestmark = pytest.mark.presentation

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "src" / "skyhop" / "games" / "aeronaut_odyssey" / "rulebook"
SCENARIOS = ROOT / "scenarios" / "aeronaut-odyssey"
RULESETS = {"pioneer": {"base": "pioneer"}, "capital": {"base": "capital"}}
BOOK = Rulebook.load(FOLDER, "en", RULESETS)
SHOWN = [pytest.param(clause.position, id=clause.number) for clause in BOOK.clauses() if clause.position]

CLAUSES_OF_CHAPTER = {1: 6, 2: 5, 3: 5, 4: 2, 5: 7, 6: 4, 7: 5, 8: 4, 9: 11, 10: 1, 11: 4, 12: 4, 13: 3, 14: 8}
"""Number of clauses in each chapter. Chapter 14 contains worked examples."""

WORDS_AT_MOST = 40
"""Maximum number of words in a sentence. The longest sentences list the cases of refusals."""


def test_every_clause_of_the_rules_is_there_once_and_in_order() -> None:
    expected = [f"AO-{chapter}.{n}" for chapter, last in CLAUSES_OF_CHAPTER.items() for n in range(1, last + 1)]

    assert expected == [clause.number for clause in BOOK.clauses()]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_clause_says_something_in_each_ruleset(ruleset: str) -> None:
    silent = [clause.number for clause in BOOK.for_ruleset(ruleset).clauses() if not clause.text]

    assert silent == []


def test_conditions_ask_for_the_base_of_a_ruleset_alone() -> None:
    paragraphs = [*BOOK.summary, *(paragraph for clause in BOOK.clauses() for paragraph in clause.paragraphs)]
    asked = {(each.parameter, each.values, each.wanted) for words in paragraphs for each in words.conditions}

    assert asked == {("base", ("pioneer",), True), ("base", ("capital",), True)}


def test_rulesets_differ_where_the_rules_say_so() -> None:
    differing = {clause.number for clause in BOOK.clauses() if len(BOOK.variants(clause.number)) > 1}

    assert differing == {
        *("AO-1.1", "AO-1.3", "AO-1.4", "AO-3.1", "AO-3.3", "AO-3.5", "AO-5.4", "AO-5.5", "AO-5.6"),
        *("AO-5.7", "AO-7.1", "AO-7.2", "AO-7.3", "AO-9.2", "AO-9.3", "AO-9.8", "AO-10.1"),
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_points_are_those_of_the_ruleset(ruleset: str) -> None:
    text = BOOK.for_ruleset(ruleset).clause("AO-7.2").text
    rows = re.findall(r"^\| (?:spaces|points) \| (.+) \|$", text, re.MULTILINE)
    spaces, points = ([int(cell) for cell in row.split(" | ")] for row in rows)

    assert dict(zip(spaces, points, strict=True)) == POINTS_OF_LENGTH[ruleset]


def test_sentences_are_short() -> None:
    texts = [*BOOK.summary, *(paragraph for clause in BOOK.clauses() for paragraph in clause.paragraphs)]
    long = [said for words in texts for said in sentences(words.text) if len(said.split()) > WORDS_AT_MOST]

    assert long == []


def test_a_sentence_that_goes_on_and_on_is_found() -> None:
    assert sentences("One. Two\nthree! Four?\n\n- Five\n1. Six (AO-1.1). Seven\n\n| no | one |") == [
        *("One.", "Two three!", "Four?", "Five", "Six (AO-1.1).", "Seven")
    ]


def test_every_clause_and_chapter_that_the_book_cites_is_in_it() -> None:
    known = {clause.number for clause in BOOK.clauses()} | {chapter.number for chapter in BOOK.chapters}
    pages = [page.read_text("utf-8") for page in sorted((FOLDER / "en").glob("*.md"))]

    assert {number for page in pages for number in CITATION.findall(page)} - known == set()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_link_of_a_page_leads_somewhere_on_it(ruleset: str) -> None:
    book = BOOK.for_ruleset(ruleset)
    page = rules_html(book, lambda shown: f"<svg>{shown.seat}</svg>")
    anchors = re.findall(r' id="([^"]+)"', page)
    links = set(re.findall(r'href="#([^"]+)"', page + summary_html(book)))

    assert len(anchors) == len(set(anchors))
    assert links - set(anchors) == set()
    assert page.count("<figure") == sum(clause.position is not None for clause in book.clauses())


def test_every_way_to_write_an_action_is_a_piece_of_notation() -> None:
    text = "\n".join(BOOK.clause(number).text for number in ("AO-12.1", "AO-12.2", "AO-12.3"))
    rows = [row for row in text.splitlines() if row.startswith("|") and "*" in row]

    assert rows != []
    assert [row for row in rows if "*" in re.sub(r"`[^`]*`", "", row)] == []


@pytest.mark.parametrize("position", SHOWN)
def test_a_position_is_that_of_a_scenario_and_its_actions_begin_the_scenarios(position: Illustration) -> None:
    known = [scenario for scenario in map(read_scenario, sorted(SCENARIOS.glob("*.toml"))) if is_of(scenario, position)]

    assert [begins(scenario, position) for scenario in known] == [True]


@pytest.mark.parametrize("position", SHOWN)
def test_the_actions_of_a_position_are_legal_and_written_as_the_engine_writes_them(position: Illustration) -> None:
    game = reference(position)

    for action in position.play:
        assert action in game.legal()
        game.play(action)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_the_boards_of_the_book_are_those_of_the_scenarios(path: Path) -> None:
    assert json.loads((SCENARIOS / path.name).read_text("utf-8")) == json.loads(path.read_text("utf-8"))


def test_every_board_of_the_book_is_shown() -> None:
    shown = {clause.position.scenario["board"] for clause in BOOK.clauses() if clause.position}

    assert shown == {path.name for path in FOLDER.glob("*.json")}


def test_every_case_has_a_position() -> None:
    assert [clause.number for clause in BOOK.chapter("AO-14").clauses if not clause.position] == []


@pytest.mark.parametrize(
    ("number", "scores"),
    [("AO-7.3", [5, 10, 9]), ("AO-14.4", [4, 4, 4]), ("AO-14.5", [5, 4, 1]), ("AO-14.6", [4, 8, 10])],
)
def test_the_points_that_a_position_speaks_of_are_right(number: str, scores: list[int]) -> None:
    position = BOOK.clause(number).position
    assert position is not None
    game = reference(position)
    for action in position.play:
        game.play(action)

    assert scores == game.scores


def sentences(text: str) -> list[str]:
    """Cut Markdown without its tables into sentences, an entry of a list being one or more of its own."""
    words = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
    blocks = re.split(r"\n\s*\n|\n?^\s*(?:-|\d+\.) ", words, flags=re.MULTILINE)
    said = [" ".join(each.split()) for block in blocks for each in re.split(r"(?<=[.!?])\*{0,2}\s+", block)]
    return [each for each in said if each]


def reference(position: Illustration) -> Reference:
    """Set a position up on the reference engine."""
    fields: Mapping[str, Any] = {**position.scenario, **position.position}
    board = json.loads((FOLDER / fields["board"]).read_text("utf-8"))
    if "setup" in fields:
        return Reference(fields["ruleset"], board, fields["setup"])
    return Reference.from_position(fields["ruleset"], board, position.position)


def is_of(scenario: dict[str, Any], position: Illustration) -> bool:
    """Return True if a scenario starts from a position of the rulebook."""
    board = json.loads((FOLDER / str(position.scenario["board"])).read_text("utf-8"))
    shown = (position.scenario["ruleset"], board, position.position)
    return shown == (scenario["ruleset"], scenario["board"], scenario["position"])


def begins(scenario: dict[str, Any], position: Illustration) -> bool:
    """Return True if a scenario starts with the actions of a position. The letters of a run have no order."""
    played = [sorted(step["action"]) for step in scenario.get("play", []) if "error" not in step]
    return played[: len(position.play)] == [sorted(action) for action in position.play]

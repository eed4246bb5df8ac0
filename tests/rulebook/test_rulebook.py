"""A rulebook is read from its files, cut to a ruleset, searched by number, and shown as HTML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.rulebook.clause_search import find_clauses
from skyhop.rulebook.render import rules_html, summary_html
from skyhop.rulebook.rulebook import (
    Illustration,
    Parameters,
    Rulebook,
    RulebookError,
    UnknownClause,
    load_state,
    read_chapter,
)

pytestmark = pytest.mark.presentation

FLYING = """# XY-1 Flying

In the air (XY-1.2).

## XY-1.1 Up

Rise by {height}.

::: wind=west,east
Then drift.
:::
::: wind!=west
Not *west*.
:::

## XY-1.2 Down & out
also: touchdown, arrive

Land <b>softly</b>, see XY-2.

~~~position
caption = "A field."
play = ["down"]
rulesets = ["calm"]
[position]
height = 3
~~~
"""
WORDS = """# XY-2 Words

## XY-2 Words

| word | is |
|---|---|
| `up` | up |
"""
RULESETS: dict[str, Parameters] = {"calm": {"wind": "none", "height": 3}, "stormy": {"wind": "west", "height": 3}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pages = tmp_path / "en"
    pages.mkdir()
    (pages / "01-flying.md").write_text(FLYING, "utf-8")
    (pages / "02-words.md").write_text(WORDS, "utf-8")
    (pages / "summary.md").write_text("Fly (XY-1.1).\n\n::: wind=west\nBeware.\n:::\n", "utf-8")
    return tmp_path


@pytest.fixture
def book(folder: Path) -> Rulebook:
    return Rulebook.load(folder, "en", RULESETS)


def test_chapters_and_clauses_come_in_the_order_of_the_files(book: Rulebook) -> None:
    expected = [("XY-1", ["XY-1.1", "XY-1.2"]), ("XY-2", ["XY-2"])]

    found = [(chapter.number, [clause.number for clause in chapter.clauses]) for chapter in book.chapters]

    assert expected == found


@pytest.mark.parametrize(
    ("ruleset", "text"),
    [
        ("calm", "Rise by 3.\n\nNot *west*."),
        ("stormy", "Rise by 3.\n\nThen drift."),
        ({"wind": "east", "height": 9}, "Rise by 9.\n\nThen drift.\n\nNot *west*."),
    ],
)
def test_a_ruleset_keeps_the_words_that_hold_in_it(book: Rulebook, ruleset: str | Parameters, text: str) -> None:
    clause = book.for_ruleset(ruleset).clause("XY-1.1")

    assert text == clause.text
    assert clause.varies


def test_other_words_for_a_clause_find_it_and_are_not_shown(book: Rulebook) -> None:
    clause = book.clause("XY-1.2")

    assert clause.also == "touchdown, arrive"
    assert clause.text == "Land <b>softly</b>, see XY-2."
    assert find_clauses(book, "touchdown").clauses == (clause,)


@pytest.mark.parametrize(("ruleset", "is_shown"), [("calm", True), ("stormy", False)])
def test_a_position_is_kept_where_it_shows_the_clause(book: Rulebook, ruleset: str, *, is_shown: bool) -> None:
    position = book.for_ruleset(ruleset).clause("1.2").position

    expected = Illustration("A field.", {"height": 3}, ("down",), ("calm",)) if is_shown else None
    assert expected == position


def test_the_summary_is_cut_to_the_ruleset(book: Rulebook) -> None:
    expected = ["Fly (XY-1.1).", "Beware."]

    assert expected == [paragraph.text for paragraph in book.for_ruleset("stormy").summary]


def test_a_book_knows_the_name_of_its_ruleset(book: Rulebook) -> None:
    custom: Parameters = {"wind": "east", "height": 9}

    named = [book.ruleset, *(book.for_ruleset(of).ruleset for of in ("calm", RULESETS["stormy"], custom))]

    assert named == [None, "calm", "stormy", "custom"]


def test_rulesets_that_read_the_same_share_a_variant(book: Rulebook) -> None:
    assert list(book.variants("1.1")) == [("calm",), ("stormy",)]
    assert list(book.variants("1.2")) == [("calm", "stormy")]


def test_a_ruleset_that_does_not_exist_is_named(book: Rulebook) -> None:
    with pytest.raises(RulesetError, match="no ruleset 'foggy'; choose one of calm, stormy"):
        book.for_ruleset("foggy")


@pytest.mark.parametrize("spoken", ["XY-1.2", "xy-1.2", "1.2", " xy 1.2 "])
def test_a_clause_is_found_however_its_number_is_written(book: Rulebook, spoken: str) -> None:
    assert book.clause(spoken).title == "Down & out"


@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("1.7", "there is no clause XY-1.7; similar numbers are XY-1.1, XY-1.2"),
        ("7.1", "there is no clause XY-7.1; similar numbers are XY-1.1"),
        ("up", "there is no clause up; similar numbers are XY-1, XY-2"),
    ],
)
def test_an_unknown_clause_is_answered_with_those_near_it(book: Rulebook, spoken: str, said: str) -> None:
    with pytest.raises(UnknownClause, match=said):
        book.clause(spoken)


@pytest.mark.parametrize(
    ("spoken", "numbers"), [("1", ["XY-1.1", "XY-1.2"]), ("xy-1.2", ["XY-1.2"]), ("XY-2", ["XY-2"])]
)
def test_a_number_names_a_clause_or_all_of_a_chapter(book: Rulebook, spoken: str, numbers: list[str]) -> None:
    assert numbers == [clause.number for clause in book.list_clauses(spoken)]


def test_an_unknown_chapter_is_answered_with_all_chapters(book: Rulebook) -> None:
    assert book.chapter("2").title == "Words"
    with pytest.raises(UnknownClause, match="no chapter XY-3; the chapters are XY-1, XY-2"):
        book.chapter("XY-3")


@pytest.mark.parametrize(
    ("tag", "title"), [("de-CH", "Fliegen"), ("de", "Fliegen"), ("fr", "Flying"), ("../en", "Flying")]
)
def test_a_language_without_texts_is_answered_in_english(folder: Path, tag: str, title: str) -> None:
    (folder / "de").mkdir()
    (folder / "de" / "01-fliegen.md").write_text("# XY-1 Fliegen\n", "utf-8")
    (folder / "de" / "summary.md").write_text("Flieg.\n", "utf-8")

    assert title == Rulebook.load(folder, tag).chapters[0].title


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "x.md: no heading"),
        ("words", "x.md:1: text before"),
        ("\n\nwords", "x.md:3: text before"),
        ("## XY-1.1 Up\nRise.", "x.md:1: a chapter begins"),
        ("# XY-1 F\n## XY-2.1 Up\nRise.", "x.md:2: XY-2.1 is not a clause of chapter XY-1"),
        ("# XY-1 F\n## XY-1.1 Up\n", "x.md:2: the clause is empty"),
        ("# XY-1 F\n## XY-1.1 Up\n::: wind\nRise.\n:::", "x.md:3: 'wind' is not a valid condition"),
        ("# XY-1 F\n## XY-1.1 Up\n:::\nRise.", "x.md:3: a variant opens"),
        ("# XY-1 F\n## XY-1.1 Up\n::: wind=west\n::: wind=east\nRise.", "x.md:4: a variant opens"),
        ("# XY-1 F\n## XY-1.1 Up\n::: wind=west\nRise.", "x.md: a variant is not closed"),
        ("# XY-1 F\n## XY-1.1 Up\nRise.\n~~~position\n", "x.md:2: a position must be the last part"),
        ("# XY-1 F\n## XY-1.1 Up\nRise.\n~~~position\nx = \n~~~", "x.md:2: the position: "),
        ("# XY-1 F\n## XY-1.1 Up\nRise.\n~~~position\nx = 1\n~~~", "x.md:2: the position: "),
    ],
)
def test_a_faulty_chapter_is_named_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(RulebookError, match=problem):
        read_chapter(text, "x.md")


def test_a_position_may_bring_what_a_scenario_file_says_beside_it() -> None:
    table = 'caption = "Up."\nposition = {}\nscenario = {board = "a.json"}'

    chapter = read_chapter(f"# XY-1 F\n## XY-1.1 Up\nRise.\n~~~position\n{table}\n~~~", "x.md")

    assert chapter.clauses[0].position == Illustration("Up.", {}, scenario={"board": "a.json"})


@pytest.mark.parametrize(("scenario", "ruleset"), [({}, "le-clube"), ({"ruleset": "gravon"}, "gravon")])
def test_a_position_is_set_up_in_its_own_ruleset_if_it_has_one(scenario: dict[str, str], ruleset: str) -> None:
    game = registry.game("balloon-cup")
    illustration = Illustration("A tile.", {"tiles": ["1 flatland R | |"], "hands": ["R1", "R2"]}, scenario=scenario)

    assert game.ruleset(ruleset) == load_state(game, "le-clube", illustration).ruleset


def test_what_a_position_leaves_to_chance_is_dealt_before_it_is_shown() -> None:
    game = registry.game("aeronaut-odyssey")
    scenario = {"board": "six-winds.json", "ruleset": {"expansions": "trajectories bonus multi wild thieves"}}

    state = load_state(game, "pioneer", Illustration("Orders.", {"setup": 2}, scenario=scenario))

    position: dict[str, Any] = game.positions.position(state)
    assert game.chance(state) is None
    assert [len(seat["orders"]) for seat in position["seats"]] == [2, 2]


def test_a_clause_that_is_there_twice_is_refused(folder: Path) -> None:
    (folder / "en" / "03-again.md").write_text("# XY-2 W\n## XY-2 W\nAgain.", "utf-8")

    with pytest.raises(RulebookError, match="XY-2: each clause number may occur only once"):
        Rulebook.load(folder)


def test_a_page_links_what_it_cites_and_trusts_no_markup(book: Rulebook) -> None:
    page = rules_html(book.for_ruleset("calm"))

    assert '<section class="chapter" id="xy-1">' in page
    assert '<section class="clause" id="xy-1.2">' in page
    assert '<a class="clause-number" href="#xy-1.2">XY-1.2</a> Down &amp; out</h3>' in page
    assert '<p>In the air (<a href="#xy-1.2">XY-1.2</a>).</p>' in page
    assert "&lt;b&gt;softly&lt;/b&gt;" in page
    assert "<td><code>up</code></td>" in page
    assert page.count("<figure") == 0


def test_a_page_has_each_anchor_once(book: Rulebook) -> None:
    page = rules_html(book.for_ruleset("calm"))

    assert [page.count(f'id="{name}"') for name in ("xy-1", "xy-1.1", "xy-1.2", "xy-2")] == [1, 1, 1, 1]


def test_positions_are_drawn_by_whoever_shows_the_page(book: Rulebook) -> None:
    page = rules_html(book.for_ruleset("calm"), lambda shown: f"<svg>{shown.position['height']}</svg>")

    assert '<figure class="position"><svg>3</svg><figcaption>A field.</figcaption></figure>' in page


def test_a_clause_that_other_rulesets_have_otherwise_says_so(book: Rulebook) -> None:
    page = rules_html(book.for_ruleset("calm"))

    assert page.count('<p class="clause-varies">') == 1


def test_the_summary_links_to_the_page_of_clauses(book: Rulebook) -> None:
    assert summary_html(book.for_ruleset("calm"), "rules.html") == (
        '<p>Fly (<a href="rules.html#xy-1.1">XY-1.1</a>).</p>\n'
    )

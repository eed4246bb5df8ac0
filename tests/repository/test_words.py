"""Tests of the glossary: the code uses its words, and no private words instead."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from skyhop.game import registry

ROOT = Path(__file__).resolve().parents[2]
PRIVATE = {
    "events": ("telling", "deeds", "aftermath"),
    "evaluation": ("appraise", "appraisal"),
    "determinization": ("imagination",),
    "headlines": ("sayings",),
    "colours": ("livery",),
    "terminal": ("desk",),
    "session": ("sitting",),
    "cookie": ("badge", "badges"),
    "worker": ("workshop",),
    "random numbers": ("dice",),
    "map": ("atlas", "chart"),
}
"""Words of our own, by those that the field has for the same."""
ELSEWHERE = {"sheet": ("src/skyhop/server", "src/skyhop/engine")}
"""Words with one meaning, such as paper, that are not used for another in these folders."""
VAGUE = ("_write", "_do", "_handle", "_process")
"""Names of functions that say of no step what it does."""
SALT = "skyhop badge"
"""It signs the cookies of tables that are open already, so it stays."""
STYLE = re.compile(r"old[-_ ]chart", re.IGNORECASE)
"""The name of a style of maps, which looks like what sailors call a chart."""


@cache
def python_of(*folders: str) -> dict[Path, str]:
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return {path: path.read_text("utf-8") for path in found if path != Path(__file__)}


def terms() -> list[str]:
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    return re.findall(r"^(\w[\w ]*)\n:   ", text, re.MULTILINE)


@cache
def words_of(text: str) -> set[str]:
    """Take identifiers and sentences apart: `ViewRecord`, `view_record` and “a view” all have the word view."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


def with_word(word: str, *folders: str) -> list[str]:
    return [
        str(path.relative_to(ROOT))
        for path, text in python_of(*folders).items()
        if word in words_of(STYLE.sub("", text.replace(SALT, ""))) or word in words_of(STYLE.sub("", path.stem))
    ]


SOURCE = " ".join(python_of("src", "tests").values())


def test_every_word_of_the_glossary_is_used() -> None:
    assert {word for term in terms() for word in term.split()} - words_of(SOURCE) == set()


def test_the_glossary_has_words() -> None:
    assert len(terms()) > 20
    assert len(set(terms())) == len(terms())


@pytest.mark.parametrize("word", [word for words in PRIVATE.values() for word in words])
def test_what_the_field_has_a_word_for_has_no_other(word: str) -> None:
    assert with_word(word, "src", "tests", "tools") == []


@pytest.mark.parametrize("word", ELSEWHERE)
def test_a_word_for_one_thing_is_not_used_for_another(word: str) -> None:
    assert with_word(word, *ELSEWHERE[word]) == []


@pytest.mark.parametrize("name", VAGUE)
def test_a_function_is_named_by_what_it_does(name: str) -> None:
    defined = re.compile(rf"^ *(?:async )?def {name}\(", re.MULTILINE)

    assert [str(path.relative_to(ROOT)) for path, text in python_of("src").items() if defined.search(text)] == []


def test_pages_of_all_games_name_none() -> None:
    """They ask the game: another one that is played on maps, say, would have its own title there."""
    pages = [path for path in (ROOT / "src/skyhop/web").rglob("*") if path.suffix in {".html", ".js", ".css"}]
    words = [word for name in registry.names() for word in (name, registry.game(name).title)]

    assert len(pages) > 20
    assert [(path.name, word) for path in pages for word in words if word.lower() in path.read_text().lower()] == []


def test_the_words_that_are_looked_for_would_be_found() -> None:
    assert words_of("class OldBadges: badge_of_guest = 'A badge'") >= {"badge", "badges"}
    assert with_word("cookie", "src/skyhop/server") == ["src/skyhop/server/players/sessions.py"]

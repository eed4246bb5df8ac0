"""The glossary is true: its words are used, and words of our own for what the field has a word for are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PRIVATE = (
    *("telling", "deeds", "aftermath", "imagination", "appraise", "appraisal"),
    *("sayings", "livery", "desk", "badge"),
)
"""Words that stood for events, evaluation, determinization, headlines, colours, terminal and cookie."""


def python_of(*folders: str) -> dict[Path, str]:
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return {path: path.read_text("utf-8") for path in found if path != Path(__file__)}


def terms() -> list[str]:
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    return re.findall(r"^(\w[\w ]*)\n:   ", text, re.MULTILINE)


def words_of(text: str) -> set[str]:
    """Take identifiers and sentences apart: `ViewRecord`, `view_record` and “a view” all have the word view."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text)}


SOURCE = " ".join(python_of("src", "tests").values())


@pytest.mark.parametrize("term", terms())
def test_every_word_of_the_glossary_is_used(term: str) -> None:
    assert set(term.split()) <= words_of(SOURCE)


def test_the_glossary_has_words() -> None:
    assert len(terms()) > 20
    assert len(set(terms())) == len(terms())


@pytest.mark.parametrize("word", PRIVATE)
def test_what_the_field_has_a_word_for_has_no_other(word: str) -> None:
    found = [
        str(path.relative_to(ROOT))
        for path, text in python_of("src", "tests", "tools").items()
        if word in words_of(text) or word in words_of(path.stem)
    ]

    assert found == []

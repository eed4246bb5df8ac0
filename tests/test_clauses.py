"""Clauses and their citations agree, for every game that has a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from skyhop.game import registry
from skyhop.rulebook.rulebook import Rulebook, read_chapter

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "skyhop"
TEXTS = {".css", ".html", ".js", ".json", ".md", ".pot", ".py", ".toml"}
RULEBOOKS = sorted(path for path in (SOURCE / "games").glob("*/rulebook") if path.is_dir())
PLAYED = [folder for folder in RULEBOOKS if folder.parent.name.replace("_", "-") in registry.names()]
CASES = "*-worked-cases.md"
"""File names of the chapters with worked cases. They contain no rules, only examples for other clauses."""


@pytest.fixture(params=RULEBOOKS, ids=lambda folder: folder.parent.name)
def folder(request: pytest.FixtureRequest) -> Path:
    """Folder of a game's rulebook."""
    found: Path = request.param
    return found


@pytest.fixture(params=PLAYED, ids=lambda folder: folder.parent.name)
def rules(request: pytest.FixtureRequest) -> Rulebook:
    """Rulebook of an installed game, without its worked cases."""
    folder: Path = request.param
    book = Rulebook.load(folder)
    cases = {read_chapter(path.read_text("utf-8"), path.name).number for path in (folder / "en").glob(CASES)}
    return replace(book, chapters=tuple(chapter for chapter in book.chapters if chapter.number not in cases))


@pytest.fixture
def book(folder: Path) -> Rulebook:
    return Rulebook.load(folder)


def test_there_are_rulebooks_and_one_of_each_game() -> None:
    assert [folder.parent.name.replace("_", "-") for folder in PLAYED] == list(registry.names())


def test_every_clause_that_is_cited_exists(book: Rulebook) -> None:
    known = {clause.number for clause in book.clauses()} | {chapter.number for chapter in book.chapters}
    places = (ROOT / name for name in ("src", "tests", "scenarios", "docs", "tools", "README.md", "CHANGELOG.md"))
    files = [path for place in places for path in texts_in(place)]

    unknown = {
        f"{path.relative_to(ROOT)}: {number}" for path in files for number in cited([path], book) if number not in known
    }

    assert unknown == set()


def test_every_clause_is_cited_by_code(rules: Rulebook) -> None:
    code = [path for path in texts_in(SOURCE) if path.suffix == ".py"]

    uncited = {clause.number for clause in rules.clauses()} - cited(code, rules)

    assert uncited == set()


def test_every_clause_is_cited_by_a_test_or_a_scenario(rules: Rulebook) -> None:
    files = [path for name in ("tests", "scenarios") for path in texts_in(ROOT / name)]

    uncited = {clause.number for clause in rules.clauses()} - cited(files, rules)

    assert uncited == set()


def texts_in(place: Path) -> Iterator[Path]:
    """Return the text files in a folder, including rulebooks. If `place` is a file, return this file."""
    paths = [place] if place.is_file() else sorted(place.rglob("*"))
    return (path for path in paths if path.suffix in TEXTS and path.is_file())


def cited(paths: Iterable[Path], book: Rulebook) -> set[str]:
    """Return the clauses and chapters of a book that files cite. `BC-5.1` cites only the clause, not the chapter."""
    citation = re.compile(rf"\b{book.prefix}-\d+(?:\.\d+)?\b")
    return {number for path in paths for number in citation.findall(path.read_text("utf-8"))}

"""Clauses and their citations agree, for every game that has a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from skyhop.core.rulebook import Rulebook

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "skyhop"
TEXTS = {".css", ".html", ".js", ".json", ".md", ".pot", ".py", ".toml"}
RULEBOOKS = sorted(path for path in (SOURCE / "games").glob("*/rulebook") if path.is_dir())


@pytest.fixture(params=RULEBOOKS, ids=lambda folder: folder.parent.name)
def folder(request: pytest.FixtureRequest) -> Path:
    """The rulebook folder of a game."""
    found: Path = request.param
    return found


@pytest.fixture
def book(folder: Path) -> Rulebook:
    return Rulebook.load(folder)


def test_there_are_rulebooks() -> None:
    assert RULEBOOKS != []


def test_every_clause_that_is_cited_exists(book: Rulebook) -> None:
    known = {clause.number for clause in book.clauses()} | {chapter.number for chapter in book.chapters}
    places = (ROOT / name for name in ("src", "tests", "scenarios", "docs", "tools", "README.md", "CHANGELOG.md"))
    files = [path for place in places for path in texts_in(place)]

    unknown = {
        f"{path.relative_to(ROOT)}: {number}" for path in files for number in cited([path], book) if number not in known
    }

    assert unknown == set()


def test_every_clause_is_cited_by_code(book: Rulebook) -> None:
    code = [path for path in texts_in(SOURCE) if path.suffix == ".py"]

    uncited = {clause.number for clause in book.clauses()} - cited(code, book)

    assert uncited == set()


def test_every_clause_is_cited_by_a_test_or_a_scenario(book: Rulebook) -> None:
    files = [path for name in ("tests", "scenarios") for path in texts_in(ROOT / name)]

    uncited = {clause.number for clause in book.clauses()} - cited(files, book)

    assert uncited == set()


def test_every_language_has_the_same_clauses(folder: Path, book: Rulebook) -> None:
    expected = [clause.number for clause in book.clauses()]
    languages = [path.name for path in folder.iterdir() if path.is_dir()]

    for language in languages:
        assert [clause.number for clause in Rulebook.load(folder, language).clauses()] == expected, language


def texts_in(place: Path) -> Iterator[Path]:
    """Give the text files of a folder, or the file itself; rulebooks cite themselves and come too."""
    paths = [place] if place.is_file() else sorted(place.rglob("*"))
    return (path for path in paths if path.suffix in TEXTS and path.is_file())


def cited(paths: Iterable[Path], book: Rulebook) -> set[str]:
    """Collect the clauses and chapters of a book that files cite; `BC-5.1` counts for the clause alone."""
    citation = re.compile(rf"\b{book.prefix}-\d+(?:\.\d+)?\b")
    return {number for path in paths for number in citation.findall(path.read_text("utf-8"))}

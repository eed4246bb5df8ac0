"""Every document is declared once, has a version and a schema, and those of every version can be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from tests.conformance.playing import match_at
from tests.documents.golden_documents import FOLDER
from tests.documents.spoiling import spoilt
from tools import document_pages

from skyhop import __version__
from skyhop.engine.document import Document, DocumentError, encode_document, read
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.journal import Header, Journal, JournalDocument, Origin
from skyhop.server.backup.backup import format_record
from skyhop.server.match_record import MatchInfo
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.terminal.replay import Save

DOCUMENTS = document_pages.all_documents()
SCHEMAS = document_pages.schemas()
GOLDEN = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_document_has_a_format_with_a_version_and_a_schema(name: str) -> None:
    assert re.fullmatch(r"skyhop-[a-z]+(-[a-z]+)*-[1-9]\d*", name)
    Draft202012Validator.check_schema(SCHEMAS[name])


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_document_of_every_version_is_read_and_written_as_it_was(file: Path) -> None:
    text = file.read_text("utf-8")
    found = read(DOCUMENTS[file.stem], text)

    assert isinstance(found, Document)
    assert json.loads(json.dumps(encode_document(found))) == json.loads(text)
    Draft202012Validator(SCHEMAS[file.stem]).validate(json.loads(text))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_spoilt_document_is_read_or_refused(file: Path) -> None:
    text = file.read_text("utf-8")
    for seed in range(100):
        try:
            found = read(DOCUMENTS[file.stem], spoilt(text, seed))
        except DocumentError:
            continue
        json.dumps(encode_document(found), allow_nan=False).encode()


def test_there_is_a_document_of_each_format_as_this_version_writes_it() -> None:
    assert {file.stem for file in (FOLDER / __version__).glob("*.json")} == {*DOCUMENTS}


def test_the_page_names_every_document_and_every_field_that_needs_a_word() -> None:
    page = "\n".join(document_pages._page())

    assert [line for line in page.splitlines() if line.startswith("## ")] == [f"## {name}" for name in DOCUMENTS]
    assert all(kind.__doc__ for kind in DOCUMENTS.values())


def test_journals_of_tables_and_of_the_terminal_are_such_documents(tmp_path: Path) -> None:
    game = registry.game("balloon-cup")
    match = match_at(game, game.ruleset("rio-grande"), 1, 4)
    match.end(RESIGNATION, 0)
    save = Save(bytes(32), tmp_path / "match")
    save.write(match)
    rules = {"name": "rio-grande", **match.state.ruleset.parameters}
    info = MatchInfo(
        "m", game.name, rules, __version__, 0, by_lot=False, titles=("a", "b"), secret=bytes(32), begun_at=""
    )
    origin = Origin("m", 2, (45,))
    branch = Journal(Header(game.name, rules, __version__, begun_from=origin), match.journal.entries, None)

    saved = read(JournalDocument, (tmp_path / "match").read_text())
    kept = read(JournalDocument, format_record(info, match.journal, [Remark(3, 1, RemarkKind.OFFERED)]))
    assert saved.secret == bytes(32).hex()
    assert kept.remarks == ((3, 1, "offered"),)
    assert kept.plies == saved.plies == tuple(entry[:3] for entry in match.journal.entries)
    assert read(JournalDocument, branch.to_line()).begun_from == Origin("m", 2, (45,))

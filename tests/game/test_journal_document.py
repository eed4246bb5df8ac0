"""The line of a journal is the document that is declared."""

from __future__ import annotations

import json

from skyhop.engine.document import encode_document, read
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.journal import Header, Journal, JournalDocument, Origin
from skyhop.game.match import Match

with registry.with_examples():
    NIM = registry.game("nim")


def test_a_journal_is_the_document_that_is_declared_also_of_a_branch() -> None:
    match = Match.start(NIM, NIM.ruleset({}))
    match.play(0, "3")
    running = match.journal.to_line()
    match.end(RESIGNATION, 1)
    branch = Journal(Header("nim", {}, "0", begun_from=Origin("m", 1, (2, 3))), match.journal.entries)

    for line in (running, match.journal.to_line(), branch.to_line()):
        assert json.loads(json.dumps(encode_document(read(JournalDocument, line)))) == json.loads(line)

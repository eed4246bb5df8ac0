"""Decisions as documents: what could be done, what was, and at last how the match stands."""

from __future__ import annotations

import pytest

from skyhop.engine.document import encode_document
from skyhop.game import registry
from skyhop.game.documents import describe_decision
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match, plies

with registry.with_examples():
    NIM = registry.game("nim")


@pytest.mark.parametrize("is_over", [False, True])
def test_the_last_document_of_a_match_says_how_it_stands(is_over: bool) -> None:  # noqa: FBT001  as pytest gives it
    match = Match.start(NIM, NIM.ruleset({}))
    match.play(0, "3")
    if is_over:
        match.end(RESIGNATION, 1)
    with registry.with_examples():
        shown = [
            encode_document(describe_decision(1, NIM, ply, state, entry))
            for ply, state, entry, _events in plies(match.journal)
        ]

    assert [each["action"] for each in shown[:-1]] == ["3", "resign"][: len(shown) - 1]
    assert "over" not in shown[0]
    ended = {"over": True, "winner": 0, "winners": (0,), "reason": "resignation"}
    goes_on = {"over": False, "winner": None, "winners": None, "reason": None}
    assert {name: shown[-1][name] for name in goes_on} == (ended if is_over else goes_on)

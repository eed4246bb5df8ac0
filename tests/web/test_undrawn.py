"""Tests of a map that cannot be drawn: it starts no match, and an existing match has a text page."""

from __future__ import annotations

import json

import pytest
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.game import ruleset_for_match
from skyhop.games.aeronaut_odyssey.game import GAME
from skyhop.games.aeronaut_odyssey.options import load_own_board
from skyhop.web.http.templates import CONFIRMATION_FIELD

FIELDS = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "friend", "option.board": "file"}
"""The form of a match with somebody else, on the board of a file."""


def spoilt(x: float, y: float) -> str:
    """Write the board of the game with its first city at another place."""
    board = json.loads(load_own_board())
    board["cities"][0].update(x=x, y=y)
    return json.dumps(board)


OFF_THE_PAGE = spoilt(0.5, 4)


@pytest.mark.parametrize("board", [spoilt(0, 0.3), OFF_THE_PAGE])
async def test_a_board_with_mistakes_begins_no_match(anna: Visitor, board: str) -> None:
    """The form says the first mistake."""
    await anna.get("/")
    answer = await anna.post("/matches", {**FIELDS, "option.board.text": board})

    assert (answer.status_code, "does not reach city A" in answer.text) == (422, True)


def test_a_board_with_mistakes_is_refused_to_programs() -> None:
    """The HTTP API, assistants and Python make the rules of a new match by these."""
    with pytest.raises(RulesetError, match="does not reach city A"):
        ruleset_for_match(registry.game(GAME.name), "pioneer", {"board": json.loads(OFF_THE_PAGE)}, 2)


async def test_a_match_whose_picture_fails_is_read_in_words_and_given_up(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a match may have begun before boards were checked."""
    await anna.get("/")
    with monkeypatch.context() as patch:
        patch.setattr(type(GAME), "check_playable", lambda *_given: None)
        address = str((await anna.post("/matches", {**FIELDS, "option.board.text": OFF_THE_PAGE})).url)
    match = address.partition("?")[0]
    pages = [
        await anna.get(match),
        await ben.get("/"),
        await ben.post(f"{match}/seats", {}),
        await ben.get(match),
        await ben.get(f"{match}/text"),
        await ben.get(f"{match}?step=0"),
    ]
    await ben.get(match)
    given_up = await ben.post(f"{match}/resignation", {"ply": ben.ply, CONFIRMATION_FIELD: "yes"})

    assert [page.status_code for page in pages] == [200] * len(pages)
    assert "This match cannot be shown because of a software error." in pages[3].text
    assert given_up.status_code == 200
    assert "data-over" in (await anna.get(match)).text

"""Aeronaut Odyssey in short sentences: where one stands, what leads from there, and what can be done, by kind."""

from __future__ import annotations

import pytest
from tests.amount import met
from tests.games.aeronaut_odyssey.test_text import BOARD, POSITION
from tests.games.aeronaut_odyssey.walks import GAME, decisions

from skyhop.game.text import Choices
from skyhop.games.aeronaut_odyssey.text.words import MAX_TOGETHER, WORDS
from skyhop.i18n import use_language

NAMES = ("You", "Ada", "Ben")


def passages(seat: int | None, **rules: object) -> dict[str, tuple[str, ...]]:
    parameters = {"expansions": "trajectories bonus thieves", "seats": 3, **rules, "board": BOARD}
    view = GAME.view(GAME.positions.from_position(GAME.ruleset(parameters), POSITION), seat)
    return {passage.title: passage.lines for passage in WORDS.passages(view, NAMES)}


def test_the_own_place_comes_first_then_its_routes_then_the_others() -> None:
    told = passages(0)

    assert list(told) == ["Your position", "Routes from here", "Trajectories", "Ada", "Ben", "Also"]
    assert told["Your position"][:3] == (
        "City Atidoford (A); 1 of 3 slots free; balloons: red, yellow, white; here: Ben",
        "You: \N{MINUS SIGN}1 points (routes 1, trajectories and symbols 0, orders \N{MINUS SIGN}2).",
        "Balloons to pay with: 2 red; 3 of 6 spaces free.",
    )
    assert told["Ada"][:2] == ("City Droliworth (D)", "Ada: 7 points (routes 2, trajectories and symbols 5).")
    assert (
        "Trajectory T1: Atidoford (A) to Furedale (F), 5 points; 1 of 2 slots left; fulfilled by Ada; you: at least "
        "4 spaces missing" in (told["Trajectories"])
    )


@pytest.mark.parametrize(("tag", "part"), [("de", "Flugrouten/Symbole 0, "), ("fr", "trajectoires et symboles 0, ")])
def test_the_parts_of_a_score_are_told_apart_by_commas(tag: str, part: str) -> None:
    with use_language(tag):
        (_city, score, *_more), *_others = passages(0).values()

    assert part in score
    assert score.count(", ") == 2


def test_who_only_watches_stands_nowhere_and_secret_balloons_are_counted() -> None:
    told = passages(None, secret_inventories=True)

    assert (told["Your position"], told["Routes from here"]) == ((), ())
    assert told["Ada"][2] == "Balloons to pay with: 1 balloon; 5 of 6 spaces free."


def groups() -> list[tuple[str, Choices]]:
    """Return the choices in decisions of every phase, with actions of every kind."""
    found = []
    for state in decisions():
        view = GAME.view(state, GAME.to_decide(state))
        names = [f"Player {seat}" for seat in range(GAME.seat_count(state.ruleset))]
        found += [(GAME.phase(state), group) for group in WORDS.choices(view, names)]
    return met(found)


def test_every_choice_has_a_title_and_headings_do_not_hold_many() -> None:
    for phase, group in groups():
        assert group.title
        assert all(choice.title for choice in group.choices)
        if phase in ("turn", "pick"):
            assert len(group.choices) <= 2 * MAX_TOGETHER

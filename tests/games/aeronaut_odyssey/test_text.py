"""A table in plain text: everything that its viewer may know, and nothing else."""

import json
from pathlib import Path

import pytest
from tests.games.aeronaut_odyssey.walks import GAME, moments, viewers

from skyhop.game.capability import MaterialOptions
from skyhop.games.aeronaut_odyssey.options import OPTIONS
from skyhop.games.aeronaut_odyssey.text.description import describe_due
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import use_language
from skyhop.rulebook import scenario

pytestmark = pytest.mark.presentation

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "aeronaut-odyssey"
BOARD = json.loads((SCENARIOS / "six.json").read_text())
SCORED = "You: \N{MINUS SIGN}1 points (routes 1, trajectories and symbols 0, orders \N{MINUS SIGN}2). "
POSITION = {
    "turn": 0,
    "seats": [
        {"city": "A", "cells": "RRo...", "abilities": ["steal"], "orders": ["S4"]},
        {"city": "D", "cells": "W.....", "orders": ["S1", "S2"], "tolls": ["A-B"], "points": 5},
        {"city": "A", "cells": "......", "profited": True},
    ],
    "slots": {"A": 2},
    "owners": {"A-B": "1", "B-C": "0"},
    "taken": {"T1": "1"},
}


def shown(seat: int | None, **rules: object) -> list[str]:
    parameters = {"expansions": "trajectories bonus thieves", "seats": 3, **rules, "board": BOARD}
    state = GAME.positions.from_position(GAME.ruleset(parameters), POSITION)
    return GAME.renderer.text(GAME.view(state, seat)).splitlines()


def test_a_table_is_written_line_by_line_for_the_seat_that_looks() -> None:
    lines = shown(0)

    assert lines[:11] == [
        "six, ruleset pioneer, trajectories, bonus balloons, thieves & spies",
        SCORED + "Traveler at Atidoford (A).",
        "    You: inventory 2 red; 3 of 6 spaces free: RRo...",
        "    You: abilities steal",
        "    You: secret order S4: Atidoford (A) to Cidawick (C), 4 points; at least 2 spaces missing",
        "Seat 2: 7 points (routes 2, trajectories and symbols 5). Traveler at Droliworth (D).",
        "    Seat 2: inventory 1 white; 5 of 6 spaces free: W.....",
        "    Seat 2: collects the toll on A-B",
        "    Seat 2: 2 secret orders",
        "Seat 3: 0 points (routes 0, trajectories and symbols 0). Traveler at Atidoford (A).",
        "    Seat 3: inventory none; 6 of 6 spaces free: ......",
    ]
    assert lines[13:16] == [
        "City Atidoford (A): 1 of 3 slots left; here: you, seat 3",
        "    to Bluraholm (B): A-B, 2 spaces, red; on space 1: the ability late arrival; owned by seat 2",
        "    to Bluraholm (B): A-B2, 2 spaces, yellow; on space 2: lose a point; free",
    ]
    assert (
        "Trajectory T1: Atidoford (A) to Furedale (F), 5 points; 1 of 2 slots left; fulfilled by seat 2; you: at least "
        "4 spaces missing" in lines
    )
    assert lines[-1] == "Your decision: move or claim."


@pytest.mark.parametrize(("tag", "name"), [("de", "Wacholder-Grenze"), ("fr", "Frontière des Genévriers")])
def test_a_map_has_its_name_in_the_language_of_the_reader_at_every_door(tag: str, name: str) -> None:
    board = {**BOARD, "name": "The Juniper Frontier"}
    ruleset = GAME.ruleset({"expansions": "trajectories bonus thieves", "seats": 3, "board": board})
    view = GAME.view(GAME.positions.from_position(ruleset, POSITION), 0)

    with use_language(tag):
        lists = [option.title_of(str(ruleset.parameters[option.name])) for option in OPTIONS.documents]
        doors = [GAME.renderer.text(view).partition(",")[0], GAME.renderer.draw(view), *lists]
        doors += [part.title for part in GAME.material(ruleset, MaterialOptions()) if part.name == "map"]

    assert [name in door for door in doors] == [True] * 4


def test_a_spectator_reads_who_is_to_decide_and_no_order() -> None:
    lines = shown(None)

    assert lines[-1] == "Seat 1: next decision: move or claim."
    assert not [line for line in lines if "secret order S" in line]


def test_secret_inventories_are_only_counted() -> None:
    lines = shown(2, secret_inventories=True)

    assert "    Seat 1: inventory of 2 balloons, hidden from the other players; 3 of 6 spaces free" in lines
    assert "    You: inventory none; 6 of 6 spaces free: ......" in lines


def test_faces_are_written_with_who_scores_them() -> None:
    lines = shown(0, base="capital", expansions="trajectories thieves bonus")

    assert "Face A-B, A-E, B-E: 3 points; not closed yet" in lines


@pytest.mark.parametrize("seed", range(2))
def test_every_moment_of_random_matches_can_be_read_by_everybody(seed: int) -> None:
    for state, chance in moments(300 + seed, 8):
        to = chance.choice(viewers(state))
        assert len(GAME.renderer.text(GAME.view(state, to)).splitlines()) > 12


def test_the_rival_begins_small_inside_a_sentence_as_all_others_do() -> None:
    solo = GAME.ruleset({"solo": True, "seats": 1, "board": BOARD})
    state = GAME.positions.from_position(
        solo, {"seats": [{"city": "A", "cells": "......"}, {"city": "D", "cells": "......"}]}
    )

    lines = GAME.renderer.text(GAME.view(state, 0)).splitlines()
    assert "City Droliworth (D): 3 of 3 slots left; here: the rival" in lines


def test_who_chooses_what_a_toll_takes_reads_who_pays_and_for_whom() -> None:
    found = scenario.load(SCENARIOS / "the-flyer-chooses-what-a-secret-toll-takes.toml")
    state = found.start.copy()
    for step in found.steps:
        assert scenario._take(GAME, state, step) is None

    view = GAME.view(state, 0)
    assert isinstance(view, AeronautOdysseyView)

    assert describe_due(view) == "Your decision: the balloon for the toll (from: you, to: seat 2)."

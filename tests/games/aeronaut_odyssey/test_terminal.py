"""The game at a terminal: what is drawn, typed and explained."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.conformance.house_rules import board
from tests.conformance.playing import match_at
from tests.games.aeronaut_odyssey.walks import GAME, moments, viewers

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.engine.state import State, View
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import end_early
from skyhop.rulebook.rulebook import rulebook_of
from skyhop.terminal.screen import list_actions

pytestmark = pytest.mark.presentation

TERMINAL, WORDS = GAME.terminal, GAME.words
SCENARIOS = Path(__file__).parents[3] / "scenarios" / "aeronaut-odyssey"
BOARD = json.loads((SCENARIOS / "six.json").read_text())
WITHOUT_END = f"keep {'1' * 54}!"
"""As long as a page in words sends, and nothing that can be done."""


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("> b", ">B"),
        (">b2", ">B2"),
        ("fly to b", ">B"),
        ("@ c", "@C"),
        ("start at c", "@C"),
        ("a-b", "+A-B"),
        ("+b-a", "+A-B"),
        ("claim b – a 2", "claim b – a 2"),  # noqa: RUF001  people type it
        ("claim b – a2", "+A-B2"),  # noqa: RUF001
        ("+ ab-z.3", "+Z-AB.3"),
        ("b-a = *rr", "+A-B=RR*"),
        ("+a-b.2=*", "+A-B.2=*"),
        ("share b-a", "!share A-B"),
        ("! share a-b=rr", "!share A-B=RR"),
        ("steal 2 r", "!steal #2R"),
        ("!steal from #2 r", "!steal #2R"),
        ("!steal 2R", "!steal #2R"),
        ("late 3", "!late T3"),
        ("teleport to f", "!teleport F"),
        ("wind", "!wind"),
        ("y r", "RY"),
        ("yellow, red", "RY"),
        ("*", "*"),
        ("+", "+"),
        ("space", "+"),
        ("pass", "."),
        ("x", "x"),
        ("for 2", "for #2"),
        ("for #2", "for #2"),
        ("- r", "-R"),
        ("r -> y", "R>Y"),
        ("# 5", "#5"),
        ("keep 7 3", "keep S3 S7"),
        ("s3 s7", "keep S3 S7"),
        ("keep s3s7 9", "keep S3 S7 S9"),
        ("Hello there", "Hello there"),
        pytest.param(WITHOUT_END, WITHOUT_END, id="what a pattern could cut in 2**53 ways"),
    ],
)
def test_what_people_type_is_written_as_notation(typed: str, meant: str) -> None:
    assert WORDS.normalize(typed) == meant


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_may_be_done_is_explained_listed_and_understood(seed: int) -> None:
    for state, chance in moments(400 + seed, 4):
        seat = GAME.to_decide(state)
        if seat is None:
            continue
        view, legal = GAME.view(state, seat), GAME.legal(state)
        choices = " ".join(list_actions(GAME, view)).split()
        for action in chance.sample(legal, min(8, len(legal))):
            text = GAME.write(view, action)
            assert WORDS.normalize(text) == text
            assert WORDS.explain(view, action).endswith(".")
            assert set(text.split()) <= set(choices)


@pytest.mark.parametrize("seed", range(2))
def test_the_table_in_colour_fits_its_screen_and_shows_nothing_hidden(seed: int) -> None:
    for state, chance in moments(500 + seed, 4):
        if chance.random() > 0.3:
            continue
        to, width = chance.choice(viewers(state)), chance.choice([60, 80, 120])
        view = GAME.view(state, to)
        world = GAME.view(GAME.determinize(view, chance.getrandbits(40)), to)

        table = rendered(view, width)

        assert table == rendered(world, width)
        assert all(len(line) <= width for line in table.splitlines())


def rendered(view: View, width: int) -> str:
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(TERMINAL.render(view))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def table(*seats: dict[str, object], **more: object) -> State:
    ruleset = GAME.ruleset({"seats": len(seats), "expansions": "bonus trajectories", "board": BOARD})
    return GAME.positions.from_position(ruleset, {"turn": 0, "seats": list(seats), **more})


def test_the_table_in_colour_says_without_colour_what_it_shows() -> None:
    state = table(
        {"city": "A", "cells": "RRoW.x"}, {"city": "B", "cells": "......"}, owners={"A-B": "1"}, slots={"A": 2}
    )

    lines = [line.rstrip() for line in rendered(GAME.view(state, 0), 80).splitlines()]

    assert "A    ●●○   1    B\N{NO-BREAK SPACE}★RR+:2  D\N{NO-BREAK SPACE}☼YYY+  E\N{NO-BREAK SPACE}□W" in lines
    assert "   RRoW·×  1 free" in lines  # noqa: RUF001  the sign for a lost space
    assert lines[-1].strip() == "Your decision: move or claim."


def test_a_wild_is_seen_in_an_inventory_and_also_where_it_is_crossed_out() -> None:
    ruleset = GAME.ruleset({"base": "capital", "expansions": "wild multi", "board": board("court-winds")})
    state = GAME.positions.from_position(
        ruleset, {"turn": 0, "seats": [{"city": "A", "cells": "*/R..."}, {"city": "B"}]}
    )

    assert any(line.strip().startswith("*/R···") for line in rendered(GAME.view(state, 0), 80).splitlines())


def test_choices_are_grouped_by_kind() -> None:
    state = table({"city": "A", "cells": "RR....", "abilities": ["teleport"]}, {"city": "B", "cells": "......"})

    choices = list_actions(GAME, GAME.view(state, 0))

    assert choices[:2] == ["Legal actions:", "Fly"]
    claim = "  +A-B       Claim Atidoford-Bluraholm (A-B) for 2 red: 2 points; a reward, because"
    assert any(line.startswith(claim) for line in choices)
    assert "Teleport: teleport to any city with a free slot" in choices
    assert list_actions(GAME, GAME.view(state, 1)) == [GAME.words.due(GAME.view(state, 1))]


def test_many_actions_of_one_kind_are_listed_in_rows() -> None:
    ruleset = GAME.boards.on_board(to_plain(generate(settings(size="large", players=4))), 4)
    match = match_at(GAME, ruleset, 3, 0)
    lines = list_actions(GAME, match.view(match.to_decide))

    assert lines[:2] == ["Legal actions:", "Start at"]
    assert [line.split()[0] for line in lines[2:]] == ["@A", "@P", "@AE"]


def test_after_the_end_there_is_nothing_to_do() -> None:
    state = table({"city": "A", "cells": "RR...."}, {"city": "B", "cells": "......"})
    end_early(GAME, state, RESIGNATION, 0)

    assert list_actions(GAME, GAME.view(state, 1))[0].startswith("Your opponent resigned.")


def test_a_late_arrival_says_what_it_brings() -> None:
    """[AO-9.4]"""
    state = table(
        {"city": "A", "cells": "RR....", "abilities": ["late"]},
        {"city": "B", "cells": "......"},
        owners={"A-B": "0", "B-C": "0"},
        taken={"T2": "1"},
    )
    view = GAME.view(state, 0)

    assert WORDS.explain(view, GAME.read(view, "!late T2")) == (
        "Fulfil T2, Atidoford (A) to Cidawick (C), although no slot is left: 2 red balloons."
    )


def test_the_clauses_of_every_moment_stand_in_the_rulebook() -> None:
    known = {clause.number for clause in rulebook_of(GAME).clauses()}
    seen = set()
    for state, _chance in moments(600, 12):
        seen.add(GAME.phase(state))
        assert set(WORDS.clauses(GAME.view(state, 0))) <= known
    assert len(seen) > 8


def test_topics_give_map_scores_and_goals() -> None:
    state = table({"city": "A", "cells": "RR...."}, {"city": "B", "cells": "......"})
    topics = WORDS.topics(GAME.view(state, 0))

    assert topics["map"].startswith("City Atidoford (A): 3 of 3 slots left; here: you\n    to Bluraholm (B): A-B")
    assert topics["scores"].splitlines()[0] == "You: 0 points (routes 0, trajectories and symbols 0)."
    assert "Trajectory T1: Atidoford (A) to Furedale (F)" in topics["goals"]


def test_who_only_watches_is_told_of_no_orders() -> None:
    """[AO-9.6]"""
    state = table({"city": "A", "cells": "RR...."}, {"city": "B", "cells": "......"})

    assert "order" not in WORDS.topics(GAME.view(state, None))["goals"].lower()


def test_what_is_left_to_pay_with_is_told_to_nobody_who_does_not_see_it() -> None:
    """[AO-2.4]"""
    told = {0: 0, 1: 0}
    for state, _chance in moments(7, 12):
        seat = GAME.to_decide(state)
        if seat is None or not state.ruleset.parameters["secret_inventories"]:
            continue
        for action in GAME.legal(state):
            if GAME.write(GAME.view(state, seat), action).startswith("+"):
                texts = [WORDS.explain(GAME.view(state, viewer), action) for viewer in (seat, None)]
                told = {number: told[number] + ("Balloons left" in texts[number]) for number in told}
    assert told[0] > 0
    assert told[1] == 0


def test_the_letters_are_explained() -> None:
    """[AO-12.1]"""
    types = "R red, O orange, Y yellow, W white, K black, B blue, P pink, G green"
    assert WORDS.legend().startswith(f"Colours: {types}")

"""The table as a drawing: well formed, always the same, and nothing in it that a seat may not know."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree as ET

import numpy as np
import pytest
import shapely
from shapely.geometry.base import BaseGeometry
from tests.amount import in_turn
from tests.boards.test_land import contrast, grounds, ways
from tests.conformance.house_rules import board
from tests.games.aeronaut_odyssey.walks import GAME, view_of
from tests.games.balloon_cup.test_draw import DEFICIENCIES, lab

from skyhop.boards.cities import place_names
from skyhop.boards.draw.styles import STYLES, Theme, style_of
from skyhop.boards.draw.svg import element
from skyhop.boards.model import Board
from skyhop.boards.settings import settings, share_code
from skyhop.engine.state import Ruleset, State
from skyhop.game.action import RulesetError
from skyhop.games.aeronaut_odyssey.draw.inventory import draw_cell
from skyhop.games.aeronaut_odyssey.draw.layers import (
    CROSSING_COLOUR,
    SEAT_PATTERNS,
    define_patterns,
    draw_faces,
    draw_layers,
    draw_wakes,
)
from skyhop.games.aeronaut_odyssey.draw.table import draw_illustration, draw_table
from skyhop.games.aeronaut_odyssey.page.map_view import light_of, place_around_cities
from skyhop.games.aeronaut_odyssey.state import Cell, board_of, load_played_board, ruleset_of
from skyhop.games.aeronaut_odyssey.text.labels import list_types_at
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.rulebook.quiz import questions_of

pytestmark = pytest.mark.presentation

SPECS: tuple[dict[str, object], ...] = (
    {"solo": True},
    {"seats": 2, "expansions": "trajectories"},
    {"seats": 6, "expansions": "trajectories bonus", "secret_inventories": True},
    {"seats": 3, "base": "capital"},
)


def played(ruleset: Ruleset, actions: int = 60) -> State:
    rng, state = random.Random(4), GAME.new(ruleset, seed=4)
    for _turn in range(actions):
        if legal := GAME.legal(state):
            GAME.apply(state, rng.choice(legal))
    return state


@pytest.mark.parametrize("spec", SPECS, ids=str)
def test_the_drawing_is_well_formed_and_always_the_same(spec: dict[str, object]) -> None:
    state = played(ruleset_of(spec))

    for seat in (None, 0):
        view = view_of(state, seat)
        drawn = draw_table(view)
        assert ET.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own drawing
        assert drawn == draw_table(view_of(state.copy(), seat))
        assert "style=" not in drawn
        assert "<script" not in drawn


CODE = share_code(settings(seed=5, size="tiny", players=6))


@pytest.mark.parametrize("style", STYLES)
def test_a_match_is_drawn_in_the_style_that_its_map_asks_for(style: str) -> None:
    """On the page and in pictures alike; bytes of the usual one are what they were."""
    plain, styled = (ruleset_of({"seats": 3, "board": text}) for text in (CODE, f"/boards/{CODE}?theme={style}"))
    state = played(styled, 20)

    assert board_of(styled).settings["style"] == style
    drawn = draw_table(view_of(state, 0))
    assert STYLES[style].land in drawn or STYLES[style].land == "#FFFFFF"
    assert (draw_layers(styled, "screen") == draw_layers(plain, "screen")) == (style == "storybook")
    assert (draw_layers(styled, "picture") == draw_layers(plain, "picture")) == (style == "storybook")
    assert light_of(load_played_board(styled)) == {"storybook": "", "night-flight": "dark"}.get(style, "light")
    assert ruleset_of(dict(styled.parameters)) == styled


def test_a_look_that_is_not_there_is_refused_and_one_in_a_file_is_the_usual() -> None:
    with pytest.raises(RulesetError, match="there is no style pink; choose one of storybook"):
        ruleset_of({"board": f"{CODE}?theme=pink"})
    assert style_of(replace(load_played_board(ruleset_of({})), settings={"style": ["pink"]})).name == "storybook"


@pytest.mark.parametrize("style", STYLES.values(), ids=list(STYLES))
def test_what_players_have_is_seen_on_every_style(style: Theme) -> None:
    """A claimed route shows on all grounds by its line, its colour beside that line or on the ground; slots do, too."""
    for look in SEAT_PATTERNS:
        for ground in grounds(style):
            assert contrast(style.ink, ground) >= 3
            for deficiency in DEFICIENCIES:
                apart = np.linalg.norm(lab(look.fill, deficiency) - lab(style.ink, deficiency))
                assert apart >= 18 or contrast(look.fill, ground) >= 3
    assert contrast(style.line, style.slot) >= 3
    assert contrast(CROSSING_COLOUR, style.slot) >= 3


def test_an_owners_line_has_an_edge_on_the_usual_map_too() -> None:
    """Pink and lime were hardly seen on its land."""
    assert f'stroke="{STYLES["storybook"].ink}"' in draw_wakes(view_of(played(ruleset_of({"seats": 3})), 0))


def test_hidden_inventories_show_only_how_many() -> None:
    state = played(ruleset_of({"seats": 3, "secret_inventories": True}))
    truth = draw_table(view_of(state, 0))
    cells = state.records["cells"][0, 1]
    held = np.flatnonzero((cells >= Cell.HELD) & (cells < Cell.HELD + 6))
    cells[held] = Cell.HELD + (cells[held] - Cell.HELD + 1) % 6

    assert draw_table(view_of(state, 0)) == truth
    assert draw_table(view_of(state, 1)) != truth
    assert "hidden: " in truth


def test_an_illustration_bears_no_id_but_those_of_its_patterns() -> None:
    view = view_of(played(ruleset_of("pioneer")), 0)

    alone, relying = draw_illustration(view), draw_illustration(view, alone=False)

    assert [part[:8] for part in alone.split(' id="')[1:]] == [f"ao-seat-{seat}"[:8] for seat in range(6)]
    assert ' id="' not in relying


def test_an_illustration_of_a_small_map_names_every_city() -> None:
    question = questions_of(GAME)["ao-toll"]
    drawn, board = draw_illustration(AeronautOdysseyView.of(question.view)), board_of(question.view.ruleset)

    assert all(f">{name}</text>" in drawn for name in place_names(board).values())
    assert 'class="names"' not in draw_illustration(view_of(played(ruleset_of("pioneer")), 0))


def test_a_crossed_out_balloon_is_its_cell_with_a_cross() -> None:
    held, crossed = ("".join(draw_cell(cell, 1, (0.0, 0.0))) for cell in "Rr")

    assert (held.count("#B3261E"), crossed.count("#B3261E")) == (0, 1)
    assert 'fill="#BA152C"' in held
    assert 'fill="#BA152C"' in crossed


def test_seats_differ_in_their_patterns_and_not_only_in_colour() -> None:
    for one, other in combinations(SEAT_PATTERNS, 2):
        assert one.mark != other.mark
    assert ET.fromstring(element("svg", define_patterns())).findall("pattern") != []  # noqa: S314 - our own drawing


def test_what_an_expansion_brings_is_not_drawn_without_it() -> None:
    names = {spec: draw_table(view_of(played(ruleset_of({"expansions": spec})), 0)) for spec in
             ("", "trajectories")}  # fmt: skip

    assert "Trajectories" not in names[""]
    assert "Trajectories" in names["trajectories"]


def test_a_face_without_a_ring_of_routes_has_no_number_to_ring() -> None:
    whole, open_, styled = board("six"), board("six"), board("six")
    styled["settings"] = {"style": "subway"}
    open_["faces"][0]["routes"] = ["A-B", "A-E", "E-F"]

    def rings(spec: object, base: str = "capital") -> int:
        ruleset = ruleset_of({"base": base, "board": spec, "seats": 2})
        seats = [{"city": "A", "cells": "......"}, {"city": "B", "cells": "......"}]
        owners = dict.fromkeys(("A-B", "A-E", "B-E", "E-F"), "0")
        view = view_of(GAME.positions.from_position(ruleset, {"turn": 0, "seats": seats, "owners": owners}), 0)
        drawn = draw_faces(view, load_played_board(ruleset))
        return drawn.count("<circle")

    assert (rings(whole), rings(open_)) == (1, 0)
    assert rings(styled) > 1, "one of the style's ink below"
    assert rings(whole, "pioneer") == 0, "only capital scores faces [AO-7.3]"


@pytest.mark.parametrize(("size", "players"), in_turn([("regular", 2), ("huge", 4), ("tiny", 3)], 3))
def test_offered_balloons_and_names_are_beside_their_cities_and_cover_nothing(size: str, players: int) -> None:
    ruleset = GAME.ruleset({"board": share_code(settings(size=size, players=players, seed=3)), "seats": players})
    found = load_played_board(ruleset)
    page, cities = found.page, [shapely.Point(city.x, city.y) for city in found.cities]

    offers, names = place_around_cities(ruleset)

    shapes = [shapely.LineString([offer.start, offer.end]).buffer(offer.half) for offer in offers]
    taken = shapely.union_all([ways(found).buffer(0.5 * page.thickness), circles(found, 1.2 * page.city)])
    assert {offer.city: offer.name for offer in offers}.items() <= {
        city.n: list_types_at(ruleset, city.n) for city in found.cities
    }.items()
    assert len(offers) >= 0.85 * len(cities)
    assert not [offer.name for offer, shape in zip(offers, shapes, strict=True) if shape.intersects(taken)]
    assert not [pair for pair in combinations(shapes, 2) if shapely.intersects(*pair)]
    for label in (*offers, *names):
        middle = shapely.LineString([label.start, label.end]).centroid
        nearest = min(cities, key=lambda city: middle.distance(shapely.Point(city.x * page.width, city.y * page.width)))
        assert nearest == cities[label.city - 1]


def circles(found: Board, radius: float) -> BaseGeometry:
    width = found.page.width
    return shapely.union_all([shapely.Point(city.x * width, city.y * width).buffer(radius) for city in found.cities])

"""The printed material suits the expansions, the players and the rulebook of a match, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from math import dist
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from skyhop.boards.draw.svg import BASELINE
from skyhop.boards.file import loads, to_plain
from skyhop.boards.model import Board, city_name
from skyhop.boards.settings import EXPANSIONS
from skyhop.game import registry
from skyhop.game.capability import MaterialOptions, Part, Pieces, Poster, Text
from skyhop.games.aeronaut_odyssey.material import CELL_MM
from skyhop.i18n import languages, use_language
from skyhop.print import document
from skyhop.print.document import MIN_SLOT_MM
from skyhop.print.pieces import Backs, render_sheets
from skyhop.print.typst import SIZES_MM

pytestmark = pytest.mark.presentation

GAME = registry.game("aeronaut-odyssey")
BOTH = ("pioneer", "capital")


BOARDS = Path(__file__).parent / "printed"
"""Made by seed 4 and read from files: where nothing is compiled, a map takes a minute to make."""


@cache
def board(kind: str, expansions: tuple[str, ...] = EXPANSIONS, size: str = "small") -> Board:
    return loads((BOARDS / f"{size}-{kind}-{'with' if expansions else 'without'}.json").read_text("utf-8"))


def material(of: Board, players: int = 4, options: MaterialOptions | None = None) -> dict[str, Part]:
    return {
        part.name: part
        for part in GAME.material(GAME.boards.on_board(to_plain(of), players), options or MaterialOptions())
    }


def pieces(part: Part) -> Pieces:
    assert isinstance(part, Pieces)
    return part


def words(part: Part) -> str:
    assert isinstance(part, Text)
    return part.words


def usual(parts: dict[str, Part]) -> set[str]:
    return {name for name, part in parts.items() if part.is_usual}


@pytest.mark.parametrize("kind", BOTH)
def test_every_expansion_that_is_on_has_what_it_needs(kind: str) -> None:
    with_all, with_none = usual(material(board(kind))), usual(material(board(kind, ())))

    always = {"map", "inventories", "pieces", "legend", "score", "rules", "table"}
    assert with_all == always | {"trajectories", "orders"}
    assert with_none == always


@pytest.mark.parametrize("kind", BOTH)
def test_each_secret_order_is_a_card_and_all_backs_are_alike(kind: str) -> None:
    orders = pieces(material(board(kind))["orders"]).pieces

    assert len(orders) == len(board(kind).orders)
    assert len({piece.back for piece in orders}) == 1
    for order, piece in zip(board(kind).orders, orders, strict=True):
        assert all(f">{city_name(end)}</text>" in piece.front.svg for end in order.ends)
        assert f">+{order.amount}</text>" in piece.front.svg


@pytest.mark.parametrize("kind", BOTH)
@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_has_an_inventory_with_all_spaces_and_room_for_more(kind: str, players: int) -> None:
    of = board(kind, ())
    part = pieces(material(of, players)["inventories"])
    count = 2 if players == 1 else players
    spaces = of.inventory * (2 if count == 2 else 1)

    assert CELL_MM >= 9
    assert len(part.pieces) == count
    for piece in part.pieces:
        cells = re.findall(r'<rect[^>]*stroke-dasharray="1 1"|<rect[^>]*stroke-width="0.3"', piece.front.svg)
        dashed = [cell for cell in cells if "dasharray" in cell]
        assert (len(cells) - len(dashed), len(dashed) >= spaces // 2) == (spaces, True)


@pytest.mark.parametrize("paper", SIZES_MM)
def test_no_inventory_is_cut_by_the_edge_of_a_sheet(paper: str) -> None:
    of = board("pioneer", size="huge")
    part = pieces(material(of, 6)["inventories"])

    pages = list(render_sheets(part, paper, Backs(), lambda _drawing: "0.svg"))

    assert sum(page.count("image(") for page in pages) == 6
    assert not [panel for panel in ("inventory", "trajectories") if f'class="{panel}"' in _map(of).drawing.svg]


def _map(of: Board) -> Poster:
    poster = material(of)["map"]
    assert isinstance(poster, Poster)
    return poster


@pytest.mark.parametrize("kind", BOTH)
def test_there_are_slots_to_draw_in_for_each_trajectory(kind: str) -> None:
    part = material(board(kind))["trajectories"]

    assert isinstance(part, Text)
    assert part.pictures["slot"].width >= MIN_SLOT_MM
    rows = [row for row in part.words.splitlines() if row.startswith("| **")]
    assert [row.count("(slot)") for row in rows] == [one.slots for one in board(kind).trajectories]


@pytest.mark.parametrize("kind", BOTH)
def test_the_legend_explains_each_sign_that_is_on_the_map(kind: str) -> None:
    of = board(kind)
    told = words(material(of)["legend"])

    signs = {symbol for route in of.routes for symbol in route.bonus.values()}
    wanted = [f"(bonus{sign})" for sign in signs] + [f"(type-{letter})" for letter in of.types]
    wanted += [f"(reward-{one.reward})" for one in of.trajectories] + ["(city)", "(plain)", "(multi)", "(gray)"]
    wanted += ["(capital)", "(face)"] if kind == "capital" else []
    assert [sign for sign in wanted if sign not in told] == []


def test_the_table_lists_all_cities_and_routes_for_whoever_cannot_see_the_map() -> None:
    of = board("capital")
    rows = words(material(of)["table"]).splitlines()

    for name in [city.name for city in of.cities] + [route.id for route in of.routes]:
        assert any(row.startswith(f"| {name} |") for row in rows)


WANTED = {
    "en": ("**Profit", "A full inventory cannot fly", "any one type: you choose", "one wild balloon", "highest score"),
    "de": ("**Profit", "Ein voller Vorrat kann nicht fliegen", "Du wählst", "einen Joker", "höchste Punktzahl gewinnt"),
    "fr": ("**Profit", "Une réserve pleine ne peut pas voler", "vous choisissez", "un joker", "score le plus élevé"),
}
"""Of `pioneer` the first two, of both the third and the last, of `capital` the fourth."""


@pytest.mark.parametrize("tag", WANTED)
def test_the_rules_say_what_people_who_printed_them_missed(tag: str) -> None:
    profit, full, gray, wild, highest = WANTED[tag]
    with use_language(tag):
        pioneer, capital = (words(material(board(kind))["rules"]) for kind in BOTH)

    assert [phrase in pioneer for phrase in (profit, full, gray, wild, highest)] == [True, True, True, False, True]
    assert [phrase in capital for phrase in (profit, full, gray, wild, highest)] == [False, False, True, True, True]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("players", [1, 2, 4])
def test_rules_of_expansions_that_are_off_are_not_printed(tag: str, players: int) -> None:
    with use_language(tag):
        headings = [words(material(board("pioneer", on), players)["rules"]).count("\n## ") for on in ((), EXPANSIONS)]

    assert headings[1] - headings[0] == len(EXPANSIONS)


@pytest.mark.parametrize("paper", SIZES_MM)
@pytest.mark.parametrize("tag", languages())
def test_the_rules_of_a_usual_map_stand_on_one_page_of_every_paper(tag: str, paper: str) -> None:
    usual_map = replace(board("pioneer", ()), trajectories=board("pioneer").trajectories)
    with use_language(tag):
        made = document.render_pictures("t", [material(usual_map)["rules"]], document.Print(paper), 10)

    assert len(made) == 1


def test_whoever_plays_alone_is_told_the_marks_of_the_map_and_of_the_rival() -> None:
    parts = material(board("pioneer"), 1, MaterialOptions(marks={"bronze": 20, "silver": 31}))

    assert "solo" in usual(parts)
    assert ("| bronze | 20 |" in words(parts["solo"]), "## The rival" in words(parts["rules"])) == (True, True)
    assert "skyhop board marks" in words(material(board("pioneer"))["solo"])


def test_the_score_sheet_has_a_column_for_each_and_a_row_for_all_that_counts() -> None:
    told = words(material(board("capital"))["score"])

    assert "| Player 4 |" in told
    assert [row in told for row in ("Routes of 6: 9 points", "Areas", "Trajectories", "Secret orders")] == [True] * 4


def test_pictures_of_the_rules_have_letters_that_are_read_on_paper_each_beside_its_city() -> None:
    """The smallest of them is 33 mm high; cities' own letters have half a millimetre there."""
    part = material(board("pioneer"))["rules"]
    assert isinstance(part, Text)
    for drawing in part.pictures.values():
        root = ET.fromstring(drawing.svg)  # noqa: S314  our own drawing
        least = 1.2 / (2 * BASELINE) * float(str(root.get("viewBox")).split()[3]) / 33
        cities = {
            group.findtext("{*}title", ""): (float(str(tower.get("cx"))), float(str(tower.get("cy"))))
            for group in root.findall(".//{*}g")
            if "city" in str(group.get("class")).split()
            for tower in group.findall("{*}circle")[:1]
        }
        letters = [text for text in root.iter("{http://www.w3.org/2000/svg}text") if placed(text)[2] >= least]
        nearest = [min(cities, key=lambda name: dist(cities[name], placed(text)[:2])) for text in letters]

        assert sorted(nearest) == sorted(cities)
        assert [name.split()[1].strip(",") for name in nearest] == [text.text for text in letters]


def placed(text: ET.Element) -> tuple[float, float, float]:
    """Return the position and the size of a text."""
    x, y, size = (float(str(text.get(name))) for name in ("x", "y", "font-size"))
    return x, y, size


def test_alone_no_win_is_shared() -> None:
    shared = ["equal scores share" in words(material(board("capital"), players)["score"]) for players in (1, 2)]

    assert shared == [False, True]


@pytest.mark.parametrize(("tag", "slots", "places"), [("de", "Landeplätze", "Plätze"), ("fr", "Aires", "Emplacements")])
def test_what_is_filled_in_on_trajectories_is_no_landing_place(tag: str, slots: str, places: str) -> None:
    with use_language(tag):
        parts = material(board("capital"))

    assert f"| {places} |" in words(parts["trajectories"])
    assert f"| {slots}" in words(parts["table"])


@pytest.mark.parametrize("kind", BOTH)
def test_french_has_a_space_before_a_colon_on_every_sheet(kind: str) -> None:
    with use_language("fr"):
        texts = [part.words for part in material(board(kind), 1).values() if isinstance(part, Text)]

    assert sum(text.count("\u00a0:") for text in texts) > 20
    assert re.findall(r"[^\n]{0,20}[^\s|:-]: [^\n]{0,20}", "\n".join(texts)) == []


def test_line_art_is_printed_where_ink_is_to_be_saved() -> None:
    usual_one, saving = (material(board("pioneer"), options=MaterialOptions(look))["map"] for look in ("colour", "ink"))

    assert isinstance(usual_one, Poster)
    assert isinstance(saving, Poster)
    assert ("#D8EAF4" in usual_one.drawing.svg, "#D8EAF4" in saving.drawing.svg) == (True, False)

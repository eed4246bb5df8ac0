import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.conformance.playing import match_at

import skyhop
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match, end_early
from skyhop.games.balloon_cup.draw import illustration
from skyhop.games.balloon_cup.draw.palette import LETTERS, PAINTS

pytestmark = pytest.mark.presentation

GAME = registry.game("balloon-cup")
SVG = "{http://www.w3.org/2000/svg}"
ADVANCE = 0.63
"""Average width of a letter of a bold, wide sans-serif font, as a share of the font size."""

# Severity 1.0 of Machado, Oliveira and Fernandes, IEEE TVCG 2009, on linear RGB.
DEFICIENCIES = {
    "none": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
XYZ_OF_RGB = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.95047, 1.0, 1.08883])


def lab(colour: str, deficiency: str) -> NDArray[np.float64]:
    """The CIE Lab coordinates of `#RRGGBB` as people with a deficiency see it."""
    srgb = np.array([int(colour[start : start + 2], 16) for start in (1, 3, 5)]) / 255
    linear = np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)
    seen = np.clip(DEFICIENCIES[deficiency] @ linear, 0, 1)
    ratio = XYZ_OF_RGB @ seen / WHITE
    root = np.where(ratio > (6 / 29) ** 3, np.cbrt(ratio), ratio / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])])


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_five_colours_are_told_apart_whatever_the_eye(deficiency: str) -> None:
    for first, second in combinations(LETTERS, 2):
        distance = np.linalg.norm(lab(PAINTS[first].fill, deficiency) - lab(PAINTS[second].fill, deficiency))
        assert distance >= 24, (first, second, distance)


def test_the_drawing_is_well_formed_and_always_the_same() -> None:
    for ruleset in GAME.rulesets():
        match = match_at(GAME, GAME.ruleset(ruleset), 4, 40)
        for seat in (None, 0, 1):
            drawn = GAME.renderer.draw(match.view(seat))
            root = ET.fromstring(drawn)  # noqa: S314 - our own drawing
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert drawn == GAME.renderer.draw(match.view(seat))
            assert "&lt;" not in drawn
            assert "style=" not in drawn
            assert "<script" not in drawn


def test_the_drawing_shows_no_hidden_card() -> None:
    match = match_at(GAME, GAME.ruleset("rio-grande"), 4, 10)
    view = match.view(0)

    drawn = {GAME.renderer.draw(GAME.view(GAME.determinize(view, seed), 0)) for seed in range(5)}

    assert drawn == {GAME.renderer.draw(view)}


def test_the_end_shows_who_has_won_and_which_trophies() -> None:
    state = GAME.positions.from_position(
        GAME.ruleset("rio-grande"), {"hands": ["R1 R3", "Y1"], "tiles": ["1 flatland R | |"], "trophies": ["A", "B"]}
    )
    before = GAME.renderer.draw(GAME.view(state, 0))
    end_early(GAME, state, RESIGNATION, 1)
    after = GAME.renderer.draw(GAME.view(state, 0))

    assert [drawn.count(">won<") for drawn in (before, after)] == [2, 2]
    assert [drawn.count(">won the match<") for drawn in (before, after)] == [0, 1]
    assert [f"/ {price}<" in after for price in (7, 6, 5, 4, 3)] == [True, True, True, False, False]


@pytest.mark.parametrize("name", ["You", "Your opponent", "Votre adversaire", "An opponent of many letters"])
def test_a_name_in_the_rules_ends_before_the_cubes_beside_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(illustration, "seat_name", lambda _view, _seat: name)
    position = {"tiles": ["1 flatland R | |"], "hands": ["R1", "R2"], "cubes": ["BB", "RR"]}
    state = GAME.positions.from_position(GAME.ruleset("rio-grande"), position)

    drawn = ET.fromstring(GAME.renderer.illustrate(GAME.view(state, 0)))  # noqa: S314 - our own drawing

    names = [text for text in drawn.iter(f"{SVG}text") if text.text == name]
    beside = [
        (text, cube)
        for text in names
        for cube in drawn.iter(f"{SVG}use")
        if cube.get("href", "").startswith("#bc-cube") and abs(at(cube, "y") - at(text, "y")) < illustration.ROW
    ]
    assert (len(names), len(beside)) == (2, 4)
    for text, cube in beside:
        assert at(text, "x") + ADVANCE * at(text, "font-size") * len(name) < at(cube, "x")


def at(element: ET.Element, attribute: str) -> float:
    return float(element.attrib[attribute])


def test_the_style_sheet_has_a_rule_for_each_colour_that_drawings_name_and_for_no_other() -> None:
    form = re.compile(r"\bbc-(?:fill|stroke|stop)-[a-z-]+")
    style = (Path(skyhop.__file__).parent / "web" / "static" / "theme.css").read_text("utf-8")
    match = Match.start(GAME, GAME.ruleset("rio-grande"), seed=3)

    drawn = {*form.findall(illustration.defs() + illustration.backdrop())}
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        legal = GAME.legal(view)
        match.play(seat, GAME.write(view, legal[match.ply * 7 % len(legal)]))
        if not match.ply % 3:
            drawn |= {*form.findall(GAME.renderer.draw(match.view(0)) + GAME.renderer.illustrate(match.view(None)))}

    assert {*form.findall(style)} == drawn


def test_a_name_of_wide_letters_is_written_whole_in_several_lines() -> None:
    match = match_at(GAME, GAME.ruleset("rio-grande"), 4, 10)

    drawn = GAME.renderer.draw(match.view(0), ("Anna", "W" * 24))

    lines = [len(line) for line in re.findall(r"<text[^>]*>(W+)</text>", drawn)]
    assert sum(lines) == 2 * 24, "in the strip, and over the trophies"
    assert len(lines) > 2

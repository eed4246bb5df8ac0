"""Tests of rare cases of the rules, which random matches seldom reach."""

from __future__ import annotations

from typing import Any

from tests.games.balloon_cup.test_terminal import position

from skyhop.games.balloon_cup.game import GAME


def test_a_tile_whose_caps_cannot_be_kept_goes_and_its_cubes_lie_in_the_bag() -> None:
    """[BC-9.5] Four gray cubes cannot fill a tile of four where a tile has two at most."""
    tiles = ["4 mountain GGGG | G1 G2 G4 | G7 G8 G10 G13", "2 mountain RY | |"]
    hands = ["G6 R1", "R13 Y13"]

    state = position({"max_gray": 2}, "G6-4", hands=hands, tiles=tiles, bag="AAAA")
    found: dict[str, Any] = GAME.positions.position(state)

    assert [tile[0] for tile in found["tiles"]] == ["2"]
    assert sorted(found["bag"]) == ["A"] * 4

"""Boards from a seed: always valid by a check that does not trust the generator, always the same."""

import hashlib
import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st

from skyhop.boards.check import check
from skyhop.boards.file import BoardError, dumps, from_plain, loads, to_plain
from skyhop.boards.generate import generate, sketches
from skyhop.boards.model import Board, city_name, city_number
from skyhop.boards.settings import (
    CLARITIES,
    EXPANSIONS,
    PAPERS,
    SIZES,
    TYPES,
    Settings,
    SettingsError,
    settings,
)
from skyhop.boards.share import settings_of, share_code
from skyhop.boards.stages.pipeline import STAGES

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey"


def any_settings(size: str, clarity: str, seed: int) -> Settings:
    """Choose everything else at random."""
    chance = Random(f"{size} {clarity} {seed}")
    return settings(
        seed=seed,
        size=size,
        clarity=clarity,
        kind=chance.choice(("pioneer", "capital")),
        players=chance.randint(1, 6),
        types=chance.randint(3, 8),
        expansions=[name for name in EXPANSIONS if chance.random() < 0.5],
        paper=chance.choice(list(PAPERS)),
    )


def assert_valid(chosen: Settings) -> Board:
    board = loads(dumps(generate(chosen)))
    assert [str(mistake) for mistake in check(board).mistakes] == []
    return board


@pytest.mark.parametrize("clarity", CLARITIES)
@pytest.mark.parametrize("size", SIZES)
def test_every_size_and_clarity_gives_valid_boards(size: str, clarity: str) -> None:
    for seed in range(50 if size in ("tiny", "small", "regular") else 6):
        board = assert_valid(any_settings(size, clarity, seed))
        least, most = SIZES[size].cities
        assert least <= len(board.cities) <= most


def test_a_city_that_was_pushed_into_an_inventory_comes_out_again() -> None:
    """One board in some thousands had such a city: it was moved off a panel's edge only from outside."""
    wanted = settings(
        seed=916, size="tiny", clarity="okay", kind="pioneer", players=2, types=6, expansions=["wild", "thieves"]
    )
    board = generate(wanted)

    assert check(board).mistakes == ()


@pytest.mark.slow
@pytest.mark.parametrize("clarity", CLARITIES)
@pytest.mark.parametrize("size", SIZES)
def test_many_seeds_give_valid_boards(size: str, clarity: str) -> None:
    for seed in range(100, 150):
        assert_valid(any_settings(size, clarity, seed))


@given(
    seed=st.integers(0, 2**32 - 1),
    size=st.sampled_from(["tiny", "small", "regular"]),
    clarity=st.sampled_from(list(CLARITIES)),
    kind=st.sampled_from(["pioneer", "capital"]),
    players=st.integers(1, 6),
    types=st.lists(st.sampled_from(TYPES), min_size=3, unique=True).map("".join),
    expansions=st.sets(st.sampled_from(EXPANSIONS)),
    real_material=st.booleans(),
)
@hypothesis(max_examples=25, deadline=None)
def test_any_settings_give_a_valid_board_and_a_code_that_leads_back(**chosen: object) -> None:
    wanted = settings(chosen)

    assert settings_of(share_code(wanted)) == wanted
    assert_valid(wanted)


@pytest.mark.parametrize(
    ("chosen", "digest"),
    [
        ({"seed": 1, "size": "tiny"}, "431e382150ccf355"),
        ({"seed": 2, "size": "regular", "expansions": EXPANSIONS, "clarity": "superclean"}, "88e839bb336778f3"),
        ({"seed": 3, "size": "huge", "kind": "capital", "players": 6}, "073fd3aa9dd0291e"),
    ],
)
def test_the_same_settings_give_the_same_bytes(chosen: dict[str, object], digest: str) -> None:
    text = dumps(generate(settings(chosen)))

    assert text == dumps(generate(settings(chosen)))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == digest


def test_a_board_reads_back_as_it_was_written() -> None:
    board = generate(settings(seed=5, expansions=EXPANSIONS, kind="capital"))

    assert loads(dumps(board)) == board
    assert dumps(loads(dumps(board))) == dumps(board)


def test_every_stage_can_be_looked_at() -> None:
    seen = [sketch.stage for sketch in sketches(settings(seed=4, size="small"))]

    assert seen[-len(STAGES) :] == list(STAGES)


@pytest.mark.parametrize("name", ["six", "six-winds"])
def test_hand_made_boards_are_welcome(name: str) -> None:
    report = check(loads((SCENARIOS / f"{name}.json").read_text()))

    assert report.is_valid
    assert report.measures["cities"] == 6
    assert report.misses


def plain() -> dict[str, object]:
    made: dict[str, object] = json.loads(dumps(generate(settings(seed=7, size="small"))))
    return made


def routes(board: dict[str, object]) -> list[dict[str, object]]:
    found = board["routes"]
    assert isinstance(found, list)
    return found


def mistakes_of(board: dict[str, object]) -> str:
    return " · ".join(str(mistake) for mistake in check(from_plain(board)).mistakes)


def test_a_bridge_is_named() -> None:
    board = plain()
    of_a = [route for route in routes(board) if str(route["id"]).startswith("A-")]
    kept = str(of_a[0]["id"]).removesuffix("2")
    board["routes"] = [
        route | {"double": 0} if str(route["id"]) == kept else route
        for route in routes(board)
        if not str(route["id"]).startswith("A-") or str(route["id"]) == kept
    ]
    board["faces"] = []

    said = mistakes_of(board)

    assert f"route {kept}: without it the map falls apart [AO-1.5]" in said
    assert "city A: it has fewer than two neighbours [AO-1.5]" in said


def test_a_lost_city_is_named() -> None:
    board = plain()
    board["routes"] = [route for route in routes(board) if not str(route["id"]).startswith("A-")]
    board["faces"] = []

    assert "no route leads from here to A [AO-1.5]" in mistakes_of(board)


def test_a_route_over_another_is_named() -> None:
    board = plain()
    first, second = routes(board)[0], routes(board)[-1]
    first["path"] = second["path"]

    said = mistakes_of(board)

    assert f"it lies over route {second['id']} [AO-1.5]" in said
    assert f"route {first['id']}: its path does not reach city" in said


def test_a_path_too_short_for_its_spaces_is_named() -> None:
    board = plain()
    longest = max(
        (route for route in routes(board) if "double" not in route), key=lambda route: len(str(route["spaces"]))
    )
    longest["spaces"] = str(longest["spaces"])[0] * 5
    longest.pop("bonus", None)
    longest.pop("multi", None)

    assert f"route {longest['id']}: its path has room for" in mistakes_of(board)


def test_wrong_slots_are_named() -> None:
    board = plain()
    cities = board["cities"]
    assert isinstance(cities, list)
    cities[2]["slots"] = 9

    assert "city C: it has 9 slots, but 3 to 6 are right [AO-1.3]" in mistakes_of(board)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda board: board.pop("cities"), "cities"),
        (lambda board: board.update(format="chess"), "format"),
        (lambda board: board["routes"][0].update(id="A-ZZ"), "ZZ"),
        (lambda board: board["routes"][0].update(spaces="X"), "A-"),
        (lambda board: board["cities"][0].update(slots="many"), "A"),
        (lambda board: board["cities"][1].update(n=9), "9"),
        (lambda board: board.update(types="RRR"), "types"),
        (lambda board: board["routes"].append(board["routes"][0]), "twice"),
    ],
)
def test_a_malformed_file_names_the_place(change: object, part: str) -> None:
    board = to_plain(generate(settings(seed=7, size="small")))
    assert callable(change)
    change(board)

    with pytest.raises(BoardError, match=part):
        loads(json.dumps(board))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "{", '{"format": 1}'])
def test_what_is_no_board_is_said_so(text: str) -> None:
    with pytest.raises(BoardError, match=r"AO-13\.1"):
        loads(text)


@pytest.mark.parametrize(
    ("chosen", "part"),
    [
        ({"size": "giant"}, "size"),
        ({"players": 7}, "players"),
        ({"types": "RR"}, "types"),
        ({"types": 2}, "types"),
        ({"expansions": "dragons"}, "expansions"),
        ({"pages": 2}, "pages"),
        ({"seed": -1}, "seed"),
        ({"speed": 1}, "speed"),
    ],
)
def test_a_setting_that_cannot_be_is_named(chosen: dict[str, object], part: str) -> None:
    with pytest.raises(SettingsError, match=part):
        settings(chosen)


@pytest.mark.parametrize("code", ["", "hello", "9aaaa", "1aqnaaaaql676z35c", "2aqnaaaaql676z35c"])
def test_a_mistyped_share_code_is_refused(code: str) -> None:
    with pytest.raises(SettingsError, match="code"):
        settings_of(code)


@given(st.integers(1, 800))
def test_cities_are_lettered_and_numbered_both_ways(number: int) -> None:
    assert city_number(city_name(number)) == number

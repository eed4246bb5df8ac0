"""[AO-11, AO-13.1] A ruleset keeps its board, in whatever shape it comes, and says what a share code was made for."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import pytest
from tests.amount import some
from tests.conformance.house_rules import board
from tests.games.aeronaut_odyssey.walks import GAME

from skyhop.boards.file import from_plain, to_plain
from skyhop.boards.model import Board
from skyhop.boards.settings import Settings, read_share_code, settings, share_code
from skyhop.game.action import RulesetError
from skyhop.game.options import Value
from skyhop.games.aeronaut_odyssey import options as boards
from skyhop.games.aeronaut_odyssey.game import workload_ruleset
from skyhop.games.aeronaut_odyssey.options import load_own_board
from skyhop.games.aeronaut_odyssey.state import board_of, check_playable, ruleset_on

pytestmark = pytest.mark.presentation

TINY = settings(size="tiny", seed=987, kind="capital", expansions=["bonus"], players=4)
CODE = share_code(TINY)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Settings]]:
    """The settings of the boards that are asked for; every one of them is the board `six`, which takes no time."""
    found: list[Settings] = []

    def made(wanted: Settings) -> Board:
        found.append(wanted)
        return from_plain(board("six"))

    boards._generate_board.cache_clear()
    monkeypatch.setattr("skyhop.boards.generate.generate", made)
    yield found
    boards._generate_board.cache_clear()


def test_one_board_in_any_shape_makes_one_ruleset() -> None:
    plain = board("six")
    shapes = (plain, json.dumps(plain), json.dumps(plain, indent=3), from_plain(plain))

    first, *others = [GAME.ruleset({"board": shape}) for shape in shapes]

    assert others == [first] * 3
    assert to_plain(board_of(first)) == to_plain(from_plain(plain))


def test_a_share_code_stands_for_the_board_that_is_made_from_it(asked: list[Settings]) -> None:
    """[AO-11.1] Also as the address of its page, and it is made once."""
    rules = {"base": "capital", "expansions": "bonus"}
    spoken = (CODE, f" https://example.org/boards/{CODE} ")

    found = [GAME.ruleset({**rules, "board": text}) for text in spoken]

    assert asked == [TINY]
    assert found == [GAME.ruleset({**rules, "board": board("six")})] * 2


def test_a_share_code_suggests_what_its_board_was_made_for() -> None:
    """[AO-11.2]"""
    assert boards.suggest_options(f" https://example.org/boards/{CODE} ") == {
        "base": "capital",
        "expansions": "bonus",
        "seats": 4,
    }
    assert boards.suggest_options("nonsense") == {}


def test_a_share_code_is_played_where_the_packages_of_the_press_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("rustworkx", "shapely", "typst"):
        monkeypatch.setitem(sys.modules, package, None)
    boards._generate_board.cache_clear()

    assert GAME.ruleset({"board": share_code(settings(size="tiny", seed=4))}).name == "pioneer"


def test_the_board_that_comes_with_the_game_is_named() -> None:
    assert board_of(GAME.ruleset("pioneer")).name == boards.name_of("")


@pytest.mark.parametrize(("seats", "players"), [(2, 4), (5, 5)])
def test_a_board_to_be_measured_has_room_for_those_who_play(asked: list[Settings], seats: int, players: int) -> None:
    ruleset = workload_ruleset.__wrapped__("huge", seats, "capital", ("bonus",))

    (wanted,) = asked
    assert (wanted.size, wanted.kind, wanted.expansions) == ("huge", "capital", frozenset({"bonus"}))
    assert wanted.players == players
    assert (ruleset.name, GAME.seat_count(ruleset)) == ("capital", seats)


@pytest.mark.parametrize(("seats", "size"), [(1, "small"), (2, "small"), (3, "regular"), (4, "regular"), (6, "large")])
def test_a_new_board_suits_players_rules_and_expansions(seats: int, size: str) -> None:
    """[AO-11.2]"""
    chosen: dict[str, Value] = {"seats": seats, "base": "capital", "expansions": "bonus wild"}

    first, second = (read_share_code(boards.new_code(chosen)) for _twice in range(2))

    assert first.seed != second.seed
    assert first == settings(chosen_for(size, seats), seed=first.seed)


def chosen_for(size: str, players: int) -> dict[str, object]:
    return {"size": size, "kind": "capital", "players": players, "expansions": "bonus wild", "clarity": "superclean"}


@pytest.mark.parametrize(
    ("base", "expansions", "missing"),
    [
        ("pioneer", "trajectories thieves", []),
        ("pioneer", "bonus multi wild", ["bonus balloons", "multiroutes", "gray routes"]),
        ("capital", "", ["capital"]),
    ],
)
def test_what_a_board_does_not_carry_is_named(base: str, expansions: str, missing: list[str]) -> None:
    assert boards.lacks("", {"base": base, "expansions": expansions}) == missing


@pytest.mark.parametrize("seed", some(4))
@pytest.mark.parametrize("kind", ["pioneer", "capital"])
def test_what_a_share_code_lacks_is_what_its_board_lacks(kind: str, seed: int) -> None:
    for expansions in ("", "trajectories bonus", "multi wild"):
        wanted = {"size": "tiny", "players": 2, "kind": kind, "expansions": expansions, "seed": seed}
        code, chosen = share_code(settings(wanted)), {"base": "capital", "expansions": "trajectories bonus multi wild"}

        assert boards.lacks(code, chosen) == boards.lacks(boards.board_text(code), chosen)


def test_boards_are_made_quickly_once_the_generator_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for quick in ({"skyhop.boards"}, set[str]()):
        monkeypatch.setattr(boards, "is_quick", quick.__contains__)
        assert boards.are_made_quickly() is bool(quick)


def test_boards_can_be_made_where_the_generators_packages_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert boards.can_generate_boards()
    monkeypatch.setattr(boards, "find_spec", lambda package: None if package == "shapely" else package)
    assert not boards.can_generate_boards()


def test_a_board_with_mistakes_is_not_playable() -> None:
    board = json.loads(load_own_board())
    board["cities"][0].update(x=0.5, y=4)

    with pytest.raises(RulesetError, match="does not reach city A"):
        check_playable(ruleset_on(board))

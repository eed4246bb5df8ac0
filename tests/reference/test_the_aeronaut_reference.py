"""Tests of the plain Aeronaut Odyssey engine against its own invariants."""

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from tests.amount import some
from tests.reference.aeronaut_odyssey import (
    Game,
    Refused,
    canonical,
    play_at_random,
    random_board,
    random_rules,
    settle_at_random,
)
from tests.reference.aeronaut_odyssey.score import points_at_start

FOLDER = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey"
BOARDS = sorted(FOLDER.glob("*.json"))
SIX = json.loads((FOLDER / "six.json").read_text(encoding="utf-8"))
ALL = {"base": "pioneer", "expansions": ["trajectories", "bonus", "multi", "wild", "thieves"]}


def random_game(seed: int, watch: Callable[[Game], None] = lambda _: None) -> Game:
    """Play one game of random rules on a random board by 1 to 6 seats."""
    chance = random.Random(seed)
    seats = chance.randint(1, 6)
    rules = random_rules(chance, seats)
    return play_at_random(rules, random_board(chance, rules), seats, chance, watch)


def most_actions(game: Game) -> int:
    """[AO-7.5] Count slots, plain routes and multiroute spaces in play."""
    slots = sum(city.slots for city in game.table.board.cities.values())
    return slots + sum(len(route.spaces) if route.multi else 1 for route in game.table.routes)


def check_table(game: Game) -> None:
    """Check that nothing is used twice and that nothing used comes back."""
    table = game.table
    for city, used in table.slots_used.items():
        assert used <= table.board.cities[city].slots
    for route in table.routes:
        claimed = table.claims.get(route.id, [])
        assert len(claimed) <= (len(route.spaces) if route.multi else 2)
        assert route.multi or len(set(claimed)) == len(claimed)
    for route in table.board.routes.values():
        assert table.is_in_play(route) or not table.claims.get(route.id)
    for name, seats in table.taken.items():
        assert len(set(seats)) == len(seats)
        late = sum(text == f"!late {name}" for _, text in game.history)
        assert len(seats) - late <= table.board.trajectories[name].slots


class Watch:
    """Observer that compares a game before every decision with its previous state."""

    def __init__(self) -> None:
        """Start without a previous state."""
        self.before: list[list[str]] = []
        self.at_turn: list[list[str]] = []

    def __call__(self, game: Game) -> None:
        """[AO-2.1] Check that spaces never disappear, and crossed out ones stay so.

        Used spaces stay used from turn to turn.
        """
        check_table(game)
        cells = [list(player.inventory.cells) for player in game.table.players]
        assert all(now == was for was, now in changes(self.before, cells) if was in "roywkbpg/x")
        self.before = cells
        if game.phase == "turn":
            assert all(now != "." for was, now in changes(self.at_turn, cells) if was != ".")
            self.at_turn = cells


def changes(before: list[list[str]], after: list[list[str]]) -> list[tuple[str, str]]:
    """Pair the previous content of each space with its content now."""
    assert all(len(old) <= len(new) for old, new in zip(before, after, strict=False))
    return [pair for old, new in zip(before, after, strict=False) for pair in zip(old, new, strict=False)]


def score_again(game: Game) -> list[int]:
    """Score a game from its position and board file alone."""
    position, rules, board = game.position(), game.table.ruleset, game.table.board
    worth = [0, 1, 2, 4, 7, 10] if rules.base == "pioneer" else [0, 1, 2, 3, 5, 7, 9]
    owners = {name: "" if "." in text else text for name, text in position["owners"].items()}
    found = []
    for seat, row in enumerate(position["seats"]):
        own = [board.routes[name] for name, text in owners.items() if str(seat) in text]
        total = row["points"] + sum(worth[len(route.spaces)] for route in own) + points_at_start(game.table, seat)
        for name in row["orders"]:
            order = board.orders[name]
            linked = {order.ends[0]}
            for _ in board.cities:
                linked |= {city for route in own if linked & set(route.ends) for city in route.ends}
            total += order.amount if order.ends[1] in linked else -(order.amount // 2)
        found.append(total)
    for face in board.faces:
        sides = [set(owners.get(name, "") + owners.get(f"{name}2", "")) for name in face.routes]
        if all(sides):
            count = Counter(digit for side in sides for digit in side)
            for digit, number in count.items():
                found[int(digit)] += face.number if number == max(count.values()) else 0
    return found


@pytest.mark.parametrize("seed", some(150))
def test_a_random_game_ends_within_its_bound_and_is_scored_as_its_position_says(seed: int) -> None:
    """[AO-7.5] Games of every ruleset end. Cells, slots and routes are used once."""
    game = random_game(seed, Watch())

    acted = [text for _, text in game.history if text[0] == ">" or (text[0] == "+" and len(text) > 1)]
    assert len(acted) <= most_actions(game)
    assert game.result is not None
    assert list(game.result.scores) == score_again(game) == game.scores
    assert game.legal() == []


@pytest.mark.slow
def test_three_thousand_random_games_end() -> None:
    """Every kind of decision occurs in these games."""
    met: Counter[str] = Counter()
    for seed in range(1000, 4000):
        watch = Watch()

        def look(game: Game, watch: Watch = watch) -> None:
            met[game.phase] += 1
            watch(game)

        game = random_game(seed, look)
        acted = [text for _, text in game.history if text[0] == ">" or (text[0] == "+" and len(text) > 1)]
        assert len(acted) <= most_actions(game)
        assert game.result is not None
        assert list(game.result.scores) == score_again(game)

    kinds = {"turn", "keep", "start", "gift", "reward", "toll", "pick", "repick", "profit", "owner", "lose", "swap"}
    assert set(met) == kinds | {"thief", "over"}


def every_text(game: Game) -> list[str]:
    """List all texts that might be actions, legal or not."""
    board, seats = game.table.board, range(len(game.table.players))
    letters = board.types + "*"
    runs = ["".join(run) for count in range(1, 4) for run in combinations_with_replacement(letters, count)]
    longer = ["".join(run) for count in range(4, 7) for run in combinations_with_replacement(letters, count)]
    payments = ["", *(f"={run}" for run in [*runs, *longer] if len(set(run) - {"*"}) < 2)]
    names = list(board.orders)
    return [
        *(".", "+", "x", "!wind", *runs),
        *(f"-{letter}" for letter in letters),
        *(f"{old}>{new}" for old in letters for new in letters),
        *(f"{mark}{city}" for mark in (">", "@", "!teleport ") for city in board.cities),
        *(f">{city}2" for city in board.cities),
        *(f"+{name}{payment}" for name in board.routes for payment in payments),
        *(f"+{name}.{space}{payment}" for name in board.routes for space in range(1, 7) for payment in payments),
        *(f"!share {name}{payment}" for name in board.routes for payment in payments),
        *(f"!steal #{seat + 1}{letter}" for seat in seats for letter in letters),
        *(f"!late {name}" for name in board.trajectories),
        *(f"for #{seat + 1}" for seat in seats),
        *(f"#{number}" for number in range(30)),
        *(f"keep {one} {other}" for one in names for other in names if one < other),
        *(f"keep {name}" for name in names),
    ]


def unnamed(game: Game, text: str) -> str:
    """Leave out a payment that need not be named."""
    name, _, payment = text.rpartition("=")
    route = game.table.board.routes.get(name.removeprefix("!share ").removeprefix("+").partition(".")[0])
    return text if route is None or route.is_gray or "*" in payment else name


@pytest.mark.parametrize("seed", some(12))
def test_an_action_is_legal_exactly_if_no_clause_refuses_it(seed: int) -> None:
    """The list of legal actions and the refusals are separate code and agree."""
    chance = random.Random(seed)

    def check(game: Game) -> None:
        if game.phase == "turn" and chance.random() < 0.8:
            return
        allowed = {unnamed(game, text) for text in every_text(game) if game.refusal(text) is None}
        listed = game.legal()
        assert len(set(listed)) == len(listed)
        assert {text for text in listed if "keep" not in text} == {text for text in allowed if "keep" not in text}
        assert len([text for text in allowed if "keep" in text]) == len([text for text in listed if "keep" in text])

    random_game(seed, check)


@pytest.mark.parametrize("seed", some(30))
def test_a_game_is_determined_by_its_entries(seed: int) -> None:
    """A copy that is replayed from the entries has the same position and the same end."""
    game = random_game(seed)

    twin = game.copy()

    assert twin.position() == game.position()
    assert twin.result == game.result


@pytest.mark.parametrize("seed", some(30))
def test_the_start_of_a_turn_can_be_written_and_set_up_again(seed: int) -> None:
    """[AO-13.3] A position contains everything relevant except the turns that second winds have yet to add."""

    def check(game: Game) -> None:
        table = game.table
        at_the_start = game.phase == "turn" and not game.decision.acted and not table.extra_turns  # type: ignore[union-attr]
        if not at_the_start or table.passed:
            return
        twin = Game.from_position(table.ruleset, table.board, canonical(game.position()))
        same_turn = game.history[-1:] == [] or twin.legal() == game.legal()
        assert canonical(twin.position()) == canonical(game.position())
        assert same_turn

    random_game(seed, check)


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_boards_of_the_scenarios_are_played_to_the_end(path: Path, seats: int) -> None:
    """Each board is played with every expansion and in both rulesets."""
    board = json.loads(path.read_text(encoding="utf-8"))
    longest = max(len(route["spaces"]) for route in board["routes"])
    for base in ("pioneer", "capital")[longest > 5 :]:
        rules = {**ALL, "base": base, "solo": seats == 1}
        game = play_at_random(rules, board, seats, random.Random(seats), Watch())
        assert game.result is not None


def test_a_refused_action_changes_nothing() -> None:
    """Position, decision and entries stay as they were."""
    game = Game("pioneer", SIX, 3)
    before = (game.position(), game.decision, list(game.history))

    with pytest.raises(Refused) as refused:
        game.play(">B")

    assert refused.value.clause == "AO-4.2"
    assert (game.position(), game.decision, list(game.history)) == before


def test_only_the_seat_that_is_asked_may_act() -> None:
    """[AO-4.2] The game refuses an action of a seat that may not decide."""
    game = Game("pioneer", SIX, 3)

    assert [game.refusal("@A", seat) for seat in range(3)] == [None, "AO-4.2", "AO-4.2"]


def test_orders_are_dealt_two_by_two_from_the_first_on() -> None:
    """[AO-9.11] Seat 0 gets the first two of the order that chance gives."""
    game = Game({"expansions": ["thieves"]}, SIX, 2)
    assert game.pending is not None
    assert game.pending.tokens == ("S1", "S2", "S3", "S4")

    game.settle(["S4", "S1", "S3", "S2"])

    assert game.legal() == ["keep S1", "keep S4", "keep S1 S4"]
    game.play("keep S4 S1")
    assert game.legal() == ["keep S2", "keep S3", "keep S2 S3"]
    assert game.history == [("orders", "S4 S1 S3 S2"), (0, "keep S1 S4")]


def test_only_orders_that_were_dealt_can_be_kept() -> None:
    """[AO-9.11] Orders of other seats and undealt orders cannot be kept."""
    game = Game({"expansions": ["thieves"]}, SIX, 2)
    game.settle(["S4", "S1", "S3", "S2"])

    assert [game.refusal(text) for text in ("keep S2", "keep S1 S3", "keep S4 S4")] == ["AO-9.11"] * 3


def test_a_payment_that_need_not_be_named_is_left_out_of_the_history() -> None:
    """[AO-12.2] Both spellings are the same action."""
    seats = [{"city": "C", "cells": "RR...."}, {"city": "D"}, {"city": "D"}]
    game = Game.from_position("pioneer", SIX, {"seats": seats})

    game.play("+B-A=RR")

    assert game.history == [(0, "+A-B")]


def test_no_more_balloons_of_compensation_than_fit() -> None:
    """[AO-3.3, AO-2.2] Two spaces hold two balloons, though seat 5 is due three."""
    game = Game("capital", {**SIX, "inventory": 2}, 6)
    for text in ("R", "R", "RR", "RR"):
        game.play(text)

    assert game.refusal("RRR") == "AO-3.3"
    assert {len(text) for text in game.legal()} == {2}


def test_a_second_toll_symbol_on_a_route_adds_nothing() -> None:
    """[AO-9.4] The flyer hands over one balloon, not two."""
    routes = [
        {**route, "bonus": {"1": "toll", "2": "toll"}} if route["id"] == "A-B" else route for route in SIX["routes"]
    ]
    seats = [{"city": "F", "cells": "RR...."}, {"city": "A", "cells": "WWW..."}, {"city": "D"}]
    game = Game.from_position({"expansions": ["bonus"]}, {**SIX, "routes": routes}, {"seats": seats})

    game.play("+A-B")
    game.play(">B")
    game.play("+")

    assert [row["cells"] for row in game.position()["seats"]] == ["rrW....", "wWW...", "......"]
    assert game.phase == "pick"


def test_an_order_of_chance_that_is_none_is_an_error() -> None:
    """[AO-9.11] Chance must name every order once, and only when the orders are due."""
    game = Game({"expansions": ["thieves"]}, SIX, 2)

    with pytest.raises(ValueError, match="pile"):
        game.settle(["S1", "S1", "S2", "S3"])
    settle_at_random(game, random.Random(1))
    with pytest.raises(ValueError, match="pile"):
        game.settle(["S1", "S2", "S3", "S4"])


def test_nobody_sees_the_orders_of_others_nor_a_secret_inventory() -> None:
    """[AO-2.4, AO-9.11] A seat sees its own orders, but only the number of other orders. A spectator sees none."""
    rules = {"expansions": ["thieves"], "secret_inventories": True}
    seats = [{"city": "A", "cells": "Rr.", "orders": ["S1"]}, {"city": "B", "cells": "OO..", "orders": ["S2", "S3"]}]
    game = Game.from_position(rules, SIX, {"seats": seats})

    assert [row["orders"] for row in game.visible(0)["seats"]] == [["S1"], 2]
    assert [row["cells"] for row in game.visible(1)["seats"]] == [{"balloons": 1, "spaces": 1}, "OO.."]
    assert [row["orders"] for row in game.visible(None)["seats"]] == [1, 2]


def test_the_human_sees_what_the_rival_has() -> None:
    """[AO-8.4] The human decides for the rival and therefore sees the rival's inventory."""
    seats = [{"city": "A", "cells": "Rr."}, {"city": "B", "cells": "OO.."}]
    game = Game.from_position({"solo": True, "secret_inventories": True}, SIX, {"seats": seats})

    assert [row["cells"] for row in game.visible(0)["seats"]] == ["Rr.", "OO.."]

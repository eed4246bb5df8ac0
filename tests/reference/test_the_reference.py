"""Tests of the plain Balloon Cup engine against its own invariants."""

import itertools
import random
import re
from collections import Counter

import pytest
from tests.reference.balloon_cup import (
    CARDS,
    DRAW,
    NAMED,
    Game,
    PositionError,
    Refused,
    Result,
    RulesetError,
    Series,
    canonical,
    play_at_random,
    ruleset,
    settle_at_random,
)

CUSTOM = [
    {"trade": trade, "when": when, "paid": paid, "max_gray": 2, "max_blue": 3, "exchange_max": most}
    for trade, when, (paid, most) in itertools.product(
        ("claim", "cube"),
        ("after-scoring", "own-turn", "own-turn-or-scoring", "won-scoring"),
        (("box", 0), ("bag", 8)),
    )
]
ALL_CUBES = Counter({"R": 13, "Y": 11, "G": 9, "B": 7, "A": 5})
PRICES = {"R": 7, "Y": 6, "G": 5, "B": 4, "A": 3}
EVERY_TEXT = [
    ".",
    "~",
    *(f"{card}{mark}{tile}" for card in CARDS for mark in "-x" for tile in (1, 2, 3, 4)),
    *(f"{paid}>{wanted}" for paid in "RYGBA" for wanted in "RYGBA"),
    *(
        f"+{colour}={''.join(chosen)}"
        for colour in "RYGBA"
        for count in range(1, 8)
        for chosen in itertools.combinations_with_replacement("RYGBA", count)
    ),
]


def cards_of(game: Game) -> list[str]:
    """Return every card, wherever it is."""
    table = game.table
    placed = [card for tile in table.tiles.values() for side in tile.sides for card in side]
    hands = [*table.players[0].hand, *table.players[1].hand]
    return sorted([*table.supply, *table.discard, *placed, *hands])


def cubes_of(game: Game) -> Counter[str]:
    """Return every cube that has not left the game."""
    table = game.table
    on_tiles = [cube for tile in table.tiles.values() for cube in tile.cubes if tile.in_play]
    return Counter(table.bag) + Counter(on_tiles) + table.players[0].cubes + table.players[1].cubes


def check_conservation(game: Game) -> None:
    """Check that no card and no cube is lost or created."""
    assert sorted(CARDS) == cards_of(game)
    assert cubes_of(game) <= ALL_CUBES
    if game.table.ruleset.paid == "bag":
        assert cubes_of(game) == ALL_CUBES
    elif game.table.ruleset.trade == "cube":
        claimed = game.table.claimed()
        assert ALL_CUBES - cubes_of(game) == Counter({colour: PRICES[colour] for colour in claimed})


@pytest.mark.parametrize("rules", [*NAMED, *CUSTOM], ids=str)
def test_random_games_end_and_lose_neither_card_nor_cube(rules: object) -> None:
    """Every game ends. Before every decision, all cards and cubes are in a possible place."""
    chance = random.Random(5)
    for number in range(4):
        game = play_at_random(rules, chance, number % 2, check_conservation)  # type: ignore[arg-type]

        assert game.result is not None
        assert game.legal() == []


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*NAMED, *CUSTOM], ids=str)
def test_a_hundred_random_games_of_each_ruleset_end_within_three_hundred_actions(rules: object) -> None:
    """Games of every ruleset are finite, and not only by luck."""
    chance = random.Random(11)
    games = [play_at_random(rules, chance, number % 2, check_conservation) for number in range(100)]  # type: ignore[arg-type]

    assert max(len(game.history) for game in games) < 300
    assert all(game.result for game in games)


@pytest.mark.parametrize("rules", [*NAMED, *CUSTOM], ids=str)
def test_an_action_is_legal_exactly_if_no_clause_refuses_it(rules: object) -> None:
    """The list of legal actions and the refusals are separate code and agree."""

    def check(game: Game) -> None:
        if game.phase == "place" and len(game.history) % 40:
            return
        hand = game.table.players[game.to_decide or 0].hand
        exchanges = ["~" + "".join(cards) for count in range(1, 9) for cards in itertools.combinations(hand, count)]
        allowed = {normal(text) for text in [*EVERY_TEXT, *exchanges] if game.refusal(text) is None}
        assert allowed == {normal(text) for text in game.legal()}

    play_at_random(rules, random.Random(8), 0, check)  # type: ignore[arg-type]


def normal(text: str) -> str:
    """Write the cards of an exchange in one order."""
    return "~" + "".join(sorted(re.findall(r"[RYGBA]\d+", text))) if text[0] == "~" else text


@pytest.mark.parametrize("name", NAMED)
def test_a_game_is_determined_by_its_entries(name: str) -> None:
    """A copy that is replayed from the entries has the same position and the same end."""
    game = play_at_random(name, random.Random(3), 1)

    twin = game.copy()

    assert twin.position() == game.position()
    assert twin.result == game.result


def test_positions_that_say_the_same_are_equal_in_canonical_spelling() -> None:
    """Spaces and the order of cards on a side mean nothing. The order of the bag has a meaning."""
    one = {"to_move": 0, "hands": ["R1 Y2", ""], "cubes": ["YR", ""], "trophies": ["", ""], "bag": "RY"}
    two = {**one, "hands": ["Y2 R1", ""], "cubes": ["RY", ""], "bag": "YR", "tiles": ["2 mountain  GY|Y3 G1 | "]}
    one["tiles"] = ["2 mountain YG | G1 Y3 | ", "3 out"]

    assert canonical(one) != canonical(two)
    assert canonical(one, bag_is_mixed=False) == canonical(two, bag_is_mixed=False)


def test_a_refused_action_changes_nothing() -> None:
    """Position, decision and entries stay as they were."""
    game = Game("rio-grande", 1)
    settle_at_random(game, random.Random(1))
    before = (game.position(), game.decision, list(game.history))

    with pytest.raises(Refused) as refused:
        game.play("~")

    assert refused.value.clause == "BC-3.1"
    assert (game.position(), game.decision, list(game.history)) == before


def test_seat_0_is_dealt_the_first_eight_cards_and_tiles_are_filled_from_1_to_4() -> None:
    """The deal follows the orders that chance gives."""
    game = Game("rio-grande", 1)
    game.settle(CARDS)
    game.settle("RYGBAAABBB" + "R" * 12 + "Y" * 10 + "G" * 8 + "B" * 3 + "A" * 2)

    assert game.position()["hands"] == ["R1 R2 R3 R4 R5 R6 R7 R8", "R9 R10 R11 R12 R13 Y1 Y2 Y3"]
    assert game.position()["tiles"] == [
        "1 flatland R |  | ",
        "2 mountain YG |  | ",
        "3 flatland BAA |  | ",
        "4 mountain BBBA |  | ",
    ]
    assert game.to_decide == 1


def test_caps_at_setup_lay_cubes_aside_and_mix_the_bag_before_the_next_tile() -> None:
    """[BC-9.5] The third gray cube is passed over. The bag is mixed before tile 4 is filled."""
    game = Game("gravon")
    game.settle(CARDS)
    game.settle("RYGAAAR" + "R" * 11 + "Y" * 10 + "G" * 8 + "B" * 7 + "A" * 2)

    assert game.pending is not None
    assert Counter(game.pending.tokens) == Counter("R" * 11 + "Y" * 10 + "G" * 8 + "B" * 7 + "A" * 3)
    assert [tile.cubes for tile in game.table.tiles.values()] == [["R"], ["Y", "G"], ["A", "A", "R"], []]
    game.settle(sorted(game.pending.tokens, key="YRGBA".index))
    assert game.table.tiles[4].cubes == ["Y", "Y", "Y", "Y"]
    assert game.phase in {"place", "stuck"}


@pytest.mark.parametrize(
    ("spec", "parameter"),
    [
        ("rio", "ruleset"),
        ({"trade": "cubes"}, "trade"),
        ({"when": "never"}, "when"),
        ({"paid": True}, "paid"),
        ({"exchange_min": 5}, "exchange_min"),
        ({"exchange_min": True}, "exchange_min"),
        ({"exchange_max": 9}, "exchange_max"),
        ({"max_gray": 1}, "max_gray"),
        ({"max_blue": 2}, "max_blue"),
        ({"best_of": 2}, "best_of"),
        ({"open_hands": 1}, "open_hands"),
        ({"colours": 5}, "colours"),
    ],
)
def test_a_ruleset_that_cannot_be_names_its_parameter(spec: object, parameter: str) -> None:
    """[BC-9.6]."""
    with pytest.raises(RulesetError) as wrong:
        ruleset(spec)  # type: ignore[arg-type]

    assert wrong.value.parameter == parameter


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("to_move", 2),
        ("hands", ["R1 R2", "R2"]),
        ("hands", ["R14", ""]),
        ("hands", "R1"),
        ("cubes", ["AAAAA", "A"]),
        ("cubes", ["RX", ""]),
        ("trophies", ["R", "R"]),
        ("trophies", ["RYG", ""]),
        ("bag", "white"),
        ("supply", "Y4"),
        ("discard", "R5"),
        ("tiles", ["2 mountain YG | Y2 Y3 |"]),
        ("tiles", ["2 mountain YG | Y2 R9 |"]),
        ("tiles", ["1 flatland G | G2 | G4"]),
        ("tiles", ["3 flatland RY | |"]),
        ("tiles", ["1 flatland R | |", "1 mountain Y | |"]),
        ("tiles", ["1 hill R | |"]),
        ("weather", "fair"),
    ],
)
def test_a_position_that_cannot_be_names_its_field(field: str, value: object) -> None:
    """Every impossible value in the scenario format is an error and never makes a wrong game."""
    possible = {"to_move": 0, "hands": ["R1", "R2"], "supply": "R5", "tiles": ["1 flatland R | |"]}

    with pytest.raises(PositionError) as wrong:
        Game.from_position("rio-grande", {**possible, field: value})

    assert wrong.value.field == field


def test_forty_stuck_turns_in_succession_are_a_standstill() -> None:
    """[BC-8.3] 39 stuck turns are not a standstill if the players exchange something every time."""
    hands = ["Y1 Y2 Y3 Y5 Y6 Y7 Y8 Y9", "G1 G2 G4 G6 G7 G8 G10 G12"]
    position = {"to_move": 0, "hands": hands, "bag": "R", "tiles": ["1 flatland A | A1 |"], "supply": "B1"}
    game = Game.from_position("rio-grande", {**position, "discard": "A4 A7 A10 A13"})
    turns = 0
    while game.result is None:
        game.play("~" + game.table.players[game.to_decide or 0].hand[-1])
        turns += 1
        if game.pending:
            game.settle(sorted(game.pending.tokens, key=lambda card: (card[0] == "A", card)))

    assert (turns, game.result) == (40, Result(DRAW, "standstill"))


def test_a_match_of_three_alternates_the_start_and_ends_with_the_second_win() -> None:
    """[BC-9.7]."""
    series = Series({"best_of": 3}, first=1)
    starts = []
    for winner in (0, 0):
        starts.append(series.next_game().turn_of)
        series.record(Result(winner, "trophies"))

    assert starts == [1, 0]
    assert (series.is_over, series.winner) == (True, 0)


def test_a_drawn_game_of_a_match_is_played_and_nobodys() -> None:
    """[BC-9.7] A match with one win, one loss and one draw is drawn."""
    series = Series({"best_of": 3})
    for winner in (0, DRAW, 1):
        assert series.winner is None
        series.record(Result(winner, "deadlock"))

    assert series.winner == DRAW


def test_open_hands_are_seen() -> None:
    """[BC-9.7] In the teaching game each player knows the other's whole hand."""
    game = Game({"open_hands": True})
    settle_at_random(game, random.Random(2))

    assert [" ".join(cards) for cards in game.seen_by_opponent] == game.position()["hands"]


def test_resigning_and_an_agreed_draw_end_the_game() -> None:
    """[BC-8.5]."""
    resigned, drawn = Game(), Game()
    resigned.resign(0)
    drawn.agree_draw(1)

    assert resigned.result == Result(1, "resign")
    assert drawn.result == Result(DRAW, "draw")
    assert resigned.refusal("R1-1") == "BC-8.1"

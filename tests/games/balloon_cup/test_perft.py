"""Perft: the number of action sequences of a length, from positions in which nothing is shuffled on the way."""

import pytest
from tests.reference.balloon_cup.game import Game as Reference

from skyhop.engine.kernel import JIT
from skyhop.engine.state import State
from skyhop.game import registry

GAME = registry.game("balloon-cup")

OPENING = {
    "to_move": 0,
    "hands": ["R1 R2 Y1 Y2 G1 G2 B1 A1", "R13 Y13 G13 B13 A13 R12 Y12 G12"],
    "supply": "B3 B5 B7",
    "bag": "RYGBARYGBA",
    "tiles": ["1 flatland R | |", "2 mountain YG | |", "3 flatland RBA | |", "4 mountain RRYY | |"],
}
CLAIMS = {
    "to_move": 0,
    "hands": ["R1 R3 Y1 Y2 G1 G2 B3 A1", "R13 Y13 G13 B13 A13 R12 Y12 G12"],
    "cubes": ["GGGYYYBB", "RRAYYYGGG"],
    "trophies": ["", "Y"],
    "supply": "A4",
    "bag": "RRYYBBAG",
    "tiles": ["1 flatland G | | G7", "2 mountain RY | | R4"],
}
STUCK = {
    "to_move": 0,
    "hands": ["Y1 Y2 Y3 G1 G2 G4 B1 B3", "R1 R2 R3 R4 Y11 Y12 Y13 G13"],
    "supply": "R9 Y5 A1",
    "bag": "RGGYB",
    "tiles": ["1 flatland R | | R5", "2 mountain RR | |"],
}
COUNTS = [
    ("rio-grande", OPENING, (28, 748, 17_884)),
    ("rio-grande", CLAIMS, (8, 40, 136)),
    ("gravon", CLAIMS, (8, 56, 208)),
    ("kosmos-fr", CLAIMS, (5, 40, 190)),
    ("rio-grande", STUCK, (163, 708, 14_148)),
]


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions; a match that ends earlier counts for none."""
    if depth == 0:
        return 1
    total = 0
    for action in GAME.legal(state):
        after = state.copy()
        GAME.apply(after, action)
        while GAME.chance(after) is not None:
            GAME.settle(after, GAME.roll(after))
        total += perft(after, depth - 1)
    return total


def perft_by_the_reference(ruleset: str, position: dict[str, object], played: tuple[str, ...], depth: int) -> int:
    """Count the same by the plain engine, which replays the sequence for each count."""
    game = Reference.from_position(ruleset, position)
    while game.pending is not None:
        game.settle(list(game.pending.tokens))
    for text in played:
        game.play(text)
        while game.pending is not None:
            game.settle(list(game.pending.tokens))
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    return sum(perft_by_the_reference(ruleset, position, (*played, text), depth - 1) for text in game.legal())


@pytest.mark.parametrize(("ruleset", "position", "counts"), COUNTS)
def test_perft_counts_are_known(ruleset: str, position: dict[str, object], counts: tuple[int, ...]) -> None:
    start = GAME.positions.from_position(GAME.ruleset(ruleset), position)

    depth = len(counts) if JIT else 2
    assert tuple(perft(start, number) for number in range(1, depth + 1)) == counts[:depth]


@pytest.mark.parametrize(("ruleset", "position", "counts"), COUNTS)
def test_the_reference_counts_the_same(ruleset: str, position: dict[str, object], counts: tuple[int, ...]) -> None:
    assert tuple(perft_by_the_reference(ruleset, position, (), depth) for depth in (1, 2)) == counts[:2]

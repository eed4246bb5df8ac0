"""The kernels against a plain engine that was written from the rules page alone."""

import os
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.amount import some
from tests.reference.aeronaut_odyssey import Game as Reference
from tests.reference.aeronaut_odyssey import canonical, random_board, random_rules

from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.game.action import Refused

pytestmark = pytest.mark.every_python

GAME = registry.game("aeronaut-odyssey")
BALLOONS = "ROYWKBPG*"
CITIES = "ABCDEFGH"

PARTS = 4
MATCHES = int(os.environ.get("SKYHOP_ORACLE_MATCHES", "600"))

NO_SEATS = ["for #0", "!steal #0R"]
NONSENSE = [
    *NO_SEATS,
    "",
    "hello",
    "+A-Z",
    ">ZZ",
    "@",
    "for 9",
    "for #0",
    "!steal #0R",
    "#0",
    "keep",
    "keep S99",
    "!late T99",
    "!fly",
    "A-B",
    "T1",
    "rr",
]


class Pair:
    """The same match on both engines, by random rules, on a random board, by 1 to 6 seats."""

    def __init__(self, seed: object) -> None:
        self.chance = Random(str(seed))
        seats = self.chance.randint(1, 6)
        rules = random_rules(self.chance, seats)
        self.board = random_board(self.chance, rules)
        self.plain = Reference(rules, self.board, seats)
        ruleset = GAME.ruleset({**rules, "seats": seats, "board": self.board})
        self.ours = GAME.new(ruleset)
        self.heard: list[str] = []
        """Actions that were legal once, and are tried again later."""

    def settle(self) -> None:
        """Deal the same orders to both, if they are due."""
        event, pending = GAME.chance(self.ours), self.plain.pending
        assert (event and (event.pile, event.tokens)) == (pending and (pending.pile, pending.tokens))
        if event is not None:
            order = self.chance.sample(event.tokens, len(event.tokens))
            GAME.settle(self.ours, order)
            self.plain.settle(order)

    def compare(self) -> None:
        """Compare everything that is known, and what is legal for whom."""
        assert canonical(GAME.positions.position(self.ours)) == canonical(self.plain.position())
        assert GAME.phase(self.ours) == self.plain.phase
        assert GAME.to_decide(self.ours) == self.plain.to_decide
        assert GAME.positions.expect(self.ours, "scores", self.plain.scores) is None
        assert written(self.ours) == sorted(self.plain.legal())
        assert GAME.invariants(self.ours) == []

    def compare_refusals(self) -> None:
        """Try texts of every kind, most of them illegal."""
        for text in self.some_texts():
            assert (text, refused_by(self.ours, text)) == (text, self.plain.refusal(text))

    def some_texts(self) -> list[str]:
        chance = self.chance
        run = "".join(chance.choices(BALLOONS, k=chance.randint(1, 3)))
        seats = [f"{chance.randint(0, 5)}", f"#{chance.randint(1, 6)}"]
        marks = [".", "+", "x", f"-{run[0]}", f"{run[0]}>{run[-1]}", f"#{chance.randint(1, 30)}"]
        abilities = [
            f"!steal {chance.choice(seats)}{run[0]}",
            f"!late T{chance.randint(1, 6)}",
            "!wind",
        ]
        journeys = [f">{chance.choice(CITIES)}{chance.choice(['', '2'])}", f"@{chance.choice(CITIES)}"]
        orders = [f"keep S{chance.randint(1, 9)}", f"keep S{chance.randint(1, 9)} S{chance.randint(1, 9)}"]
        others = [
            f"for {chance.choice(seats)}",
            f"!teleport {chance.choice(CITIES)}",
            chance.choice(NONSENSE),
        ]
        kinds = (marks, abilities, journeys, orders, others, self.heard or ["."])
        return [run, *(chance.choice(kind) for kind in kinds), *self.some_claims()]

    def some_claims(self) -> list[str]:
        chance, row = self.chance, self.chance.choice(self.board["routes"])
        name = row["id"] if chance.random() < 0.7 else turned(row["id"])
        length = len(row["spaces"])
        payments = ["", row["spaces"], chance.choice(self.board["types"]) * length, "*" * chance.randint(1, length)]
        payments.append("".join(chance.choices(self.board["types"] + "*", k=length)))
        payment = chance.choice(payments)
        ending = f"={payment}" if payment and "A" not in payment else ""
        space = chance.choice(["", "", f".{chance.randint(1, 6)}"])
        return [f"+{name}{space}{ending}", f"!share {name}{ending}"]

    def play_on(self) -> None:
        """Play the same random action on both."""
        text = self.chance.choice(sorted(self.plain.legal()))
        self.heard.append(text)
        action = GAME.read(self.ours, text)
        assert GAME.write(self.ours, action) == text
        GAME.apply(self.ours, action)
        self.plain.play(text)


def written(state: State) -> list[str]:
    return sorted(GAME.write(state, action) for action in GAME.legal(state))


def turned(name: str) -> str:
    """Write a route with its cities in the other order."""
    one, other = name.removesuffix("2").split("-")
    return f"{other}-{one}{'2' if name.endswith('2') else ''}"


def refused_by(state: State, text: str) -> str | None:
    try:
        GAME.read(state, text)
    except Refused as refused:
        return refused.refusal.clause
    return None


def compare_views(ours: State, visible: Mapping[str, Any], seat: int | None) -> None:
    """Compare what a seat may know of the others with what the plain engine shows it."""
    position: dict[str, Any] = GAME.positions.position(GAME.determinize(GAME.view(ours, seat), 7))
    for mine, theirs in zip(position["seats"], visible["seats"], strict=True):
        orders, cells = theirs["orders"], theirs["cells"]
        assert (len(mine["orders"]) if isinstance(orders, int) else mine["orders"]) == orders
        shown = {"balloons": sum(cell in BALLOONS for cell in mine["cells"]), "spaces": mine["cells"].count(".")}
        assert (mine["cells"] if isinstance(cells, str) else shown) == cells


def play_both(seed: object) -> None:
    """Play one random match on both engines, comparing everything at every decision."""
    pair = Pair(seed)
    pair.settle()
    while pair.plain.result is None:
        pair.compare()
        pair.compare_refusals()
        seat = pair.chance.choice([None, *range(len(pair.plain.position()["seats"]))])
        if not (pair.ours.ruleset.parameters["solo"] and seat == 1):
            compare_views(pair.ours, pair.plain.visible(seat), seat)
        pair.play_on()
    pair.compare()
    assert refused_by(pair.ours, ".") == pair.plain.refusal(".")
    outcome = GAME.outcome(pair.ours)
    assert outcome is not None
    assert outcome.winners == pair.plain.result.winners


@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_agree(part: int) -> None:
    for number in some(20):
        play_both(f"{part} {number}")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_both_engines_agree_over_many_matches(part: int) -> None:
    for number in range(MATCHES // PARTS):
        play_both(f"many {part} {number}")

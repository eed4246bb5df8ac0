"""[AO-1, AO-13.1] Small random boards: cities in a ring, and chords that do not cross."""

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .balloons import GRAY, TYPES
from .board_file import BONUSES, FORMAT, city_label

Pair = tuple[int, int]


def random_rules(chance: random.Random, seats: int) -> dict[str, Any]:
    """Choose a random ruleset in which each option occurs often. One seat means solo."""
    base = chance.choice(["pioneer", "capital"])
    expansions = ["trajectories", "bonus", "multi", "wild", "thieves"]
    rules: dict[str, Any] = {
        "base": base,
        "expansions": [name for name in expansions if chance.random() < 0.6],
        "variant": None if base == "pioneer" else chance.choice([None, "two_types", "not_that_way", "veto", "veto"]),
        "secret_inventories": chance.random() < 0.3,
        "solo": seats == 1 or (seats == 2 and chance.random() < 0.3),
    }
    may_be_even = base == "pioneer" and not rules["solo"]
    return rules | {"even_start": may_be_even and random.Random(str(rules)).random() < 0.3}


def random_board(chance: random.Random, rules: Mapping[str, Any]) -> dict[str, Any]:
    """Make a board on which these rules can be played. The board satisfies AO-1.5."""
    types = "".join(sorted(chance.sample(TYPES, chance.choice([3, 3, 3, 4, 5, 8])), key=TYPES.index))
    count = chance.randint(4, 7)
    pairs = ring_with_chords(chance, count)
    lengths = 5 if rules["base"] == "pioneer" else 6
    routes = [row for pair in pairs for row in random_routes(chance, rules, types, pair, lengths, count)]
    cities = range(1, count + 1)
    return {
        "format": FORMAT,
        "ruleset": rules["base"],
        "name": f"ring of {count}",
        "types": types,
        "inventory": chance.randint(2, 12),
        "cities": [{"n": n, **place(n, count), "slots": chance.randint(1, 6)} for n in cities],
        "routes": routes,
        "trajectories": [random_trajectory(chance, n, types, count) for n in range(1, chance.randint(1, 6))],
        "orders": [random_order(chance, n, count) for n in range(1, chance.randint(2, 14))],
        "faces": [{"routes": names(face), "number": min(8, max(2, len(face)))} for face in faces_of(pairs, count)],
    }


def place(number: int, count: int) -> dict[str, float]:
    """Return the place of a city of the ring in the drawing."""
    angle = 2 * math.pi * number / count
    return {"x": round(0.5 + 0.4 * math.cos(angle), 3), "y": round(0.5 + 0.4 * math.sin(angle), 3)}


def ring_with_chords(chance: random.Random, count: int) -> list[Pair]:
    """[AO-1.5] Join the cities in a ring, and join some other pairs without a crossing."""
    pairs = [(n, n + 1) for n in range(1, count)] + [(1, count)]
    chords = [(a, b) for a in range(1, count) for b in range(a + 2, count + 1) if (a, b) != (1, count)]
    for chord in chance.sample(chords, len(chords)):
        if chance.random() < 0.6 and not any(cross(chord, other) for other in pairs):
            pairs.append(chord)
    return sorted(pairs)


def cross(one: Pair, other: Pair) -> bool:
    """Return True if two chords of a ring cross."""
    (a, b), (c, d) = sorted([one, other])
    return a < c < b < d


def faces_of(pairs: Sequence[Pair], count: int) -> list[list[Pair]]:
    """[AO-7.3] List the bounded faces: one under each chord, and one under the side from the first to the last city."""
    faces = []
    for low, high in pairs:
        if high - low < 2:
            continue
        around, city = [(low, high)], low
        while city != high:
            farthest = max(b for a, b in pairs if a == city and b <= high and (a, b) != (low, high))
            around.append((city, farthest))
            city = farthest
        faces.append(around)
    assert len(faces) == len(pairs) - count + 1
    return faces


def names(pairs: Iterable[Pair]) -> list[str]:
    """[AO-12.1] Write the routes between pairs of cities."""
    return [f"{city_label(a)}-{city_label(b)}" for a, b in pairs]


def random_routes(
    chance: random.Random, rules: Mapping[str, Any], types: str, pair: Pair, lengths: int, count: int
) -> list[dict[str, Any]]:
    """[AO-1.1, AO-1.2] Make a route, a double route or a multiroute."""
    (name,) = names([pair])
    length = chance.choice([1, 1, 2, 2, 2, 2, 3, 3, 4, lengths])
    multi = length > 1 and "multi" in rules["expansions"] and chance.random() < 0.25
    if multi:
        rows = [{"id": name, "spaces": "".join(chance.choices(types, k=length)), "multi": True}]
    else:
        possible = types + (GRAY if "wild" in rules["expansions"] else "")
        rows = [{"id": name, "spaces": chance.choice(possible) * length}]
        if chance.random() < 0.3:
            rows = [{**rows[0], "double": 1}, {"id": f"{name}2", "spaces": chance.choice(types) * length, "double": 2}]
    symbols = [*sorted(BONUSES), *(f"+{letter}" for letter in types), "toll", "toll", "steal", "late", "late", "share"]
    for row in rows:
        row["path"] = [list(place(n, count).values()) for n in pair]
        marked = [space for space in range(1, length + 1) if length > 1 and chance.random() < 0.6]
        row["bonus"] = {str(space): chance.choice(symbols) for space in marked}
    return rows


def random_ends(chance: random.Random, count: int) -> str:
    """Choose two cities."""
    (name,) = names([tuple(sorted(chance.sample(range(1, count + 1), 2)))])  # type: ignore[list-item]  # a pair
    return name


def random_trajectory(chance: random.Random, number: int, types: str, count: int) -> dict[str, Any]:
    """[AO-9.1, AO-9.2] Make a trajectory between cities, or of types."""
    reward = chance.choice(["points", "spaces", "swaps", chance.choice(types)])
    row = {"id": f"T{number}", "reward": reward, "amount": chance.randint(1, 4), "slots": chance.randint(1, 2)}
    if chance.random() < 0.25:
        return {**row, "types": "".join(chance.choices(types, k=2))}
    return {**row, "ends": random_ends(chance, count)}


def random_order(chance: random.Random, number: int, count: int) -> dict[str, Any]:
    """[AO-9.11] Make a secret trajectory."""
    return {"id": f"S{number}", "ends": random_ends(chance, count), "amount": chance.randint(2, 9)}

"""Documents with a few values replaced, left out or doubled, as a careless or hostile writer sends them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random

ODD: tuple[object, ...] = (
    *(None, True, "", " ", "0", "A", "\ud800", "\x1b[2J", "\u202e", "x" * 2000),
    *(0, -1, 1, 7, 2**31, 2**63, 2**64, 10**30, -(10**30)),
    *(0.5, -0.0, 1e-320, 1e308, float("nan"), float("inf")),
    *([], {}, [[]], [None], {"": None}, [[[[[[[[]]]]]]]]),
)
MOST_CHANGES = 3
Place = tuple[str | int, ...]


def places(value: object, at: Place = ()) -> Iterator[Place]:
    """Yield the path of each value below a value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield (*at, key)
        yield from places(inner, (*at, key))


def spoilt(text: str, seed: int) -> str:
    """Return a document with up to three values changed at random, as JSON in ASCII."""
    random, document = Random(seed), json.loads(text)
    for _change in range(random.randint(1, MOST_CHANGES)):
        if not (paths := [*places(document)]):
            break
        *way, last = random.choice(paths)
        holder = document
        for key in way:
            holder = holder[key]
        match random.randrange(3):
            case 0:
                del holder[last]
            case 1:
                holder[last] = [holder[last]] * 2
            case _:
                holder[last] = copy.deepcopy(random.choice(ODD))
    return json.dumps(document)

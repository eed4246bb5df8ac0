"""Names of cities, made of syllables: each begins with its city's letters, and none is a place or a word elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.land import chance
from skyhop.boards.draw.syllables import AVOIDED, BETWEEN, ENDINGS, KNOWN, LINKS, SOFT, STARTS, VOWELS
from skyhop.boards.model import city_name
from skyhop.i18n import language

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skyhop.boards.model import Board

USUAL_LANGUAGE = "en"


def place_names(board: Board) -> Mapping[int, str]:
    """Name the cities of a board by their numbers, in the reader's language; the same board has the same names."""
    rng, last = chance(board), city_name(len(board.cities))
    endings = ENDINGS.get(language().partition("-")[0], ENDINGS[USUAL_LANGUAGE])
    found: dict[int, str] = {}
    heads: set[str] = set()
    for city in board.cities:
        fresh = [stem for stem in stems(city.name, last) if stem[:-1] not in heads]
        stem, turn = rng.one_of(fresh), rng.below(len(endings))
        while not is_new(stem, turn):
            stem, turn = rng.one_of(fresh), rng.below(len(endings))
        heads.add(stem[:-1])
        found[city.n] = stem + endings[turn]
    return found


def is_new(stem: str, ending: int) -> bool:
    """Say whether a name is none that is known, in any language."""
    return not stem.startswith(AVOIDED) and all(stem + endings[ending] not in KNOWN for endings in ENDINGS.values())


def stems(letters: str, last: str) -> Iterator[str]:
    """All beginnings of names for a city's letters, on a board with cities up to a last one.

    A name that begins with the two letters of another city is none for a city of one letter.
    """
    start = letters.capitalize()
    for head in _heads(start, last):
        if head[-1].lower() in VOWELS:
            yield from (head + soft + link for soft in SOFT for link in LINKS)
        else:
            yield from (head + vowel + soft + link for vowel in VOWELS for soft in SOFT for link in LINKS)


def _heads(start: str, last: str) -> Iterator[str]:
    if len(start) > 1:
        yield start + "ue" if start.endswith("q") else start
    elif start.lower() in VOWELS:
        yield from (start + letter for letter in BETWEEN if len(last) == 1 or start + letter.upper() > last)
    else:
        yield from STARTS.get(start, (start,))

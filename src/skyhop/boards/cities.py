"""Contents of a board around its routes: names, letters and slots of cities, bonuses, special routes and faces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cmp_to_key, partial
from typing import TYPE_CHECKING

from skyhop.boards.layout.mesh import neighbours
from skyhop.boards.model import chance, city_name
from skyhop.i18n import language

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from skyhop.boards.model import Board, Page, Point
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Settings


FEWEST = 0.2
MOST = 0.375
TOLL = "toll"
ABILITIES = ("steal", "late", "share", "teleport", TOLL, "wind")


def bonuses(
    lengths: Sequence[int],
    types: str,
    *,
    negative: bool,
    expansions: Collection[str],
    most_tolls: int,
    rng: Rng,
    is_strict: bool = False,
) -> list[dict[int, str]]:
    """Return the bonuses of each route: a dict with the name of each bonus, by number of the space.

    Bonuses cover 20% to 37.5% of the spaces on routes with two or more spaces. On one route, bonuses cover at most
    half of the spaces, rounded up. A route gets at most `most_tolls` tolls. If only tolls are left and `is_strict`
    is False, a route may get more tolls.
    """
    spots = [(route, space) for route, length in enumerate(lengths) if length > 1 for space in range(1, length + 1)]
    count = round(len(spots) * rng.between(FEWEST + 0.03, MOST - 0.05))
    bag = _bag(count, types, negative=negative, expansions=expansions, rng=rng)
    found: list[dict[int, str]] = [{} for _ in lengths]
    for route, space in rng.shuffled(spots):
        has_tolls = list(found[route].values()).count(TOLL) >= most_tolls
        if is_strict and has_tolls and set(bag) == {TOLL}:
            continue
        if len(found[route]) < (lengths[route] + 1) // 2 and bag:
            found[route][space] = _take_bonus(bag, has_tolls=has_tolls)
    return [dict(sorted(bonus.items())) for bonus in found]


def _take_bonus(bag: list[str], *, has_tolls: bool) -> str:
    """Remove a bonus from the end of the bag and return it.

    If `has_tolls` is True, the route already has enough tolls. In this case, take the last bonus that is not a
    toll. If only tolls are left, take a toll.
    """
    at = len(bag) - 1
    while has_tolls and at > 0 and bag[at] == TOLL:
        at -= 1
    return bag.pop(at)


def _bag(count: int, types: str, *, negative: bool, expansions: Collection[str], rng: Rng) -> list[str]:
    """Return a shuffled list of `count` bonuses: two fifths gains, one fifth penalties, two fifths abilities.

    Swaps count as gains. If `negative` is False, gains replace the penalties.
    """
    gains = ["+1", "+space", "+balloon", "swap"]
    losses = ["-1", "-balloon", "-space"] if negative else gains
    abilities = [name for name in ABILITIES if name != "late" or "trajectories" in expansions]
    bag: list[str] = []
    rows = {"gains": rng.shuffled(gains), "losses": rng.shuffled(losses), "abilities": rng.shuffled(abilities)}
    order = ("gains", "abilities", "gains", "losses", "abilities")
    counts = dict.fromkeys(rows, 0)
    for index in range(count):
        kind = order[index % len(order)]
        name = rows[kind][counts[kind] % len(rows[kind])]
        counts[kind] += 1
        bag.append("+" + rng.one_of(types) if name == "+balloon" else name)
    return rng.shuffled(bag)


FEWEST_MULTI = 0.125
MOST_MULTI = 0.225
GRAY_SHARE = 0.14  # share of gray routes among all routes


@dataclass(frozen=True)
class SpecialRoutes:
    """Indices of a board's multiroutes and gray routes."""

    multi: frozenset[int]
    gray: frozenset[int]


def special_routes(
    lengths: Sequence[int], partnered: Sequence[bool], expansions: Collection[str], rng: Rng, plain: int = 0
) -> SpecialRoutes:
    """Choose the multiroutes and the gray routes of a board. Return their indices.

    A multiroute has at least two spaces and is not part of a double route. At most one of the two routes of a
    double route is gray. If the board has enough routes, at least `plain` routes are neither gray nor multiroutes.
    """
    multi = _multiroutes(lengths, partnered, rng) if "multi" in expansions else frozenset()
    gray: set[int] = set()
    if "wild" in expansions:
        for index in rng.shuffled(range(len(lengths))):
            if len(gray) >= max(1, min(round(GRAY_SHARE * len(lengths)), len(lengths) - len(multi) - plain)):
                break
            if index not in multi and not (partnered[index] and {index - 1, index + 1} & gray):
                gray.add(index)
    return SpecialRoutes(multi, frozenset(gray))


def _multiroutes(lengths: Sequence[int], partnered: Sequence[bool], rng: Rng) -> frozenset[int]:
    """Return the indices of random multiroutes that together have the target share of all spaces.

    The share never exceeds the allowed range.
    """
    total = sum(lengths)
    target = round(total * rng.between(FEWEST_MULTI + 0.03, MOST_MULTI - 0.03))
    fit = [index for index, length in enumerate(lengths) if length > 1 and not partnered[index]]
    multi: set[int] = set()
    spaces = 0
    for index in rng.shuffled(fit):
        if spaces < target and spaces + lengths[index] <= MOST_MULTI * total:
            multi.add(index)
            spaces += lengths[index]
    return frozenset(multi)


def mix_types(length: int, types: str, rng: Rng) -> str:
    """Return one type letter for each space of a multiroute. Use every type once before a type repeats."""
    run = ""
    while len(run) < length:
        run += "".join(rng.shuffled(types))
    return run[:length]


PIONEER_SLOTS = (3, 6)
CAPITAL_SLOTS = (1, 3)
ROWS = 4.5


def reading_order(points: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page, *, capital: bool) -> list[int]:
    """Return the cities in the order of their letters: the capital first, then the other cities row by row."""
    row = page.height / ROWS
    order = sorted(range(len(points)), key=lambda city: (int(points[city][1] / row), points[city]))
    if capital:
        first = _find_most_central(points, pairs, page)
        order.remove(first)
        order.insert(0, first)
    return order


def slots(
    pairs: Sequence[tuple[int, int]], doubled: Sequence[bool], count: int, settings: Settings, rng: Rng
) -> list[int]:
    """Return the number of movement slots of each city.

    The number depends on the routes at the city and on chance. A capital has the most slots.
    """
    routes = [0] * count
    for pair, double in zip(pairs, doubled, strict=True):
        for city in pair:
            routes[city] += 2 if double else 1
    if settings.kind == "pioneer":
        return [_clamp(1 + round(0.75 * many + rng.between(-0.5, 0.5)), PIONEER_SLOTS) for many in routes]
    found = [_clamp(round(0.45 * many + rng.between(-0.5, 0.5)), CAPITAL_SLOTS) for many in routes]
    found[0] = max(4, settings.of_map.players + 1)
    return found


def _find_most_central(points: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page) -> int:
    """Return the index of the city with the best score.

    Many neighbours and a position near the middle of the page increase the score.
    """
    near = neighbours(len(points), pairs)

    def merit(city: int) -> tuple[float, int]:
        x, y = points[city]
        off = ((x - page.width / 2) / page.width) ** 2 + ((y - page.height / 2) / page.height) ** 2
        return (len(near[city]) - 18 * off, -city)

    return max(range(len(points)), key=merit)


def _clamp(number: int, bounds: tuple[int, int]) -> int:
    return min(bounds[1], max(bounds[0], number))


LEAST_NUMBER = 2
MOST_NUMBER = 8


def faces(points: Sequence[Point], pairs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Return the bounded faces of the map: the areas that routes enclose.

    Each face is a list of city indices in the order around the face. The list starts with the lowest index.
    """
    near = [
        sorted(others, key=cmp_to_key(partial(_turn, points, city)))
        for city, others in enumerate(neighbours(len(points), pairs))
    ]
    walked: set[tuple[int, int]] = set()
    found = []
    for low, high in sorted([*pairs, *((high, low) for low, high in pairs)]):
        if (low, high) in walked:
            continue
        face, here, ahead = [], low, high
        while (here, ahead) not in walked:
            walked.add((here, ahead))
            face.append(here)
            ring = near[ahead]
            here, ahead = ahead, ring[ring.index(here) - 1]
        if _area(points, face) > 0:
            first = face.index(min(face))
            found.append(face[first:] + face[:first])
    return sorted(found)


def number(routes: int) -> int:
    """[AO-7.3] Return the number printed on a face with `routes` routes around it."""
    return min(MOST_NUMBER, max(LEAST_NUMBER, routes))


def _turn(points: Sequence[Point], at: int, first: int, second: int) -> int:
    """Compare the directions from the city `at` to the cities `first` and `second` by angle.

    Return -1, 0 or 1, as a sort requires.
    """
    ax, ay = points[first][0] - points[at][0], points[first][1] - points[at][1]
    bx, by = points[second][0] - points[at][0], points[second][1] - points[at][1]
    upper_a, upper_b = (ay, ax) > (0, 0), (by, bx) > (0, 0)
    if upper_a != upper_b:
        return -1 if upper_a else 1
    cross = ax * by - ay * bx
    return (cross < 0) - (cross > 0)


def _area(points: Sequence[Point], face: Sequence[int]) -> float:
    total = 0.0
    for here, there in zip(face, [*face[1:], face[0]], strict=True):
        total += points[here][0] * points[there][1] - points[there][0] * points[here][1]
    return total


STARTS = {
    "B": ("B", "Bl", "Br"),
    "C": ("C", "Cl", "Cr"),
    "D": ("D", "Dr"),
    "F": ("F", "Fl", "Fr"),
    "G": ("G", "Gl", "Gr"),
    "K": ("K", "Kl", "Kr"),
    "P": ("P", "Pl", "Pr"),
    "Q": ("Qua", "Que", "Qui", "Quo"),
    "S": ("S", "Sm", "St", "Sk"),
    "T": ("T", "Tr"),
    "V": ("V", "Vr"),
    "W": ("W", "Wr"),
}
"""Beginnings of names, by first letter. If the table lacks a letter, the letter itself is the beginning."""
VOWELS, LINKS = "aeiou", "aeio"
"""Vowels inside a stem, and vowels that connect a stem to an ending."""
CONSONANTS = "lrnmvd"
"""Consonants between the vowels of a stem."""
SECOND_LETTERS = ("b", "d", "g", "k", "l", "m", "n", "r", "s", "t", "v", "z", "y")
"""Possible second letters of names that begin with a vowel."""
ENDINGS = {
    "en": ("wick", "mere", "stow", "combe", "thorpe", "ley", "worth", "holm", "dale", "ford", "burn", "ham"),
    "de": ("heim", "see", "stett", "bach", "rode", "wald", "hagen", "holm", "brunn", "furt", "dorf", "berg"),
    "fr": ("gny", "mare", "nay", "mont", "lieu", "vaux", "court", "ville", "zac", "champ", "port", "roche"),
}
"""Endings of names, by language. The endings of a name have the same index in all languages."""
AVOIDED_STARTS = ("Anal", "Anu", "Cona", "Coni", "Cul", "Cuni", "Homo", "Hure", "Nude", "Nudi", "Nudo", "Pede", "Peni")
"""Beginnings of names with an unwanted meaning in one of the languages."""
AVOIDED_NAMES = frozenset(
    """
Aeroport Airedale Aureville Aurigny Auroville Auvigny Badesee Balagny Bemerode Bideford Bimodale Boreham Bovigny
Brederode Bromiley Cadimare Caliburn Caligny Camaley Cameley Celigny Cevedale Cideville Cineport Cividale
Claremont Clareville Coledale Coleford Coleville Coligny Colisee Cologny Conimere Covedale Dadeville Daleville
Damigny Daneville Davezac Delacombe Delacourt Delamare Delamere Delamont Delaroche Delaville Delecourt Delemont
Deligny Demigny Denecourt Denicourt Dereham Derimere Develey Diramare Dirimere Doraville Dorigny Dovedale
Dunamare Emeriville Fanemont Fareham Feneberg Fineberg Flavacourt Flavigny Floraville Florimont Forecourt
Foresee Foreville Framecourt Gadaley Galeville Gameville Garamont Gemozac Genesee Genicourt Geraberg Gereford
Gilocourt Gladeville Goreville Gravigny Greneville Grimethorpe Groneberg Grovedale Grovemont Groveport
Groveville Grunebach Grunewald Hadamare Hamecourt Haneberg Haramont Heliport Henaberg Hereford Hericourt
Himeville Hodimont Homecourt Homedale Homeport Horeham Hurigny Jaligny Jeminay Jeroham Jolimont Judaberg
Juniville Juvigny Kalamare Karabach Karasee Kenedale Keniworth Kileberg Kronoberg Kronohagen Kunaley Kunewald
Laleham Laneham Lavasee Lavigny Ledeberg Lelodorf Lineham Lineville Lodewick Lodowick Lolodorf Loreburn Loreley
Lovagny Lovedale Lumigny Lunebach Luneberg Luneville Madeley Malanay Maleville Maligny Manebach Manidale Manosee
Maraville Mareham Mariberg Maricourt Marigny Marimont Marivaux Medebach Melamare Menomare Mereville Mericourt
Merigny Meriport Mileham Milizac Mineville Miniville Miramare Miramont Mirecourt Miremont Modeville Monomere
Morecombe Morigny Morimont Moroville Mudeford Mulanay Muneville Murigny Nanahagen Neroberg Noraville Novamont
Oberiberg Padiham Parigny Perigny Pineberg Pinedale Pineville Poligny Pomerode Prevoroche Prineville Promisee
Prunedale Puligny Quaremont Radeberg Ramecourt Redimere Remicourt Remigny Reveley Revigny Rivecourt Rodeberg
Rodewald Romagny Romenay Rudeport Ruleville Rumigny Runeberg Ruvigny Salaville Saligny Savenay Savigny Semecourt
Sevigny Sideburn Sideville Sinodale Solidale Soligny Sorigny Stanaford Staniford Staveley Stoneham Stoneley
Stoneville Sudeley Suderode Talazac Taradale Tavigny Teleport Telomere Tidaholm Tividale Torigny Tramecourt
Tromaville Tuniberg Tureholm Unimodale Usodimare Utilisee Valamont Valemare Valigny Vanaheim Varaville Varigny
Veneberg Veradale Vidimare Vinacourt Vineberg Vinezac Viriville Wareham Wareheim Wereham Wideville Wineville
Yeroham Zoneberg
""".split()  # noqa: SIM905  a list of words
)
"""Names that this module could form, but that are real places or words.

Sources are the places with 500 or more people in GeoNames, and the 400,000 most frequent words of seven
languages (wordfreq).
"""


USUAL_LANGUAGE = "en"


def place_names(board: Board) -> Mapping[int, str]:
    """Return the names of a board's cities, by city number, in the reader's language. Equal boards have equal names."""
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
    """Return True if a city name with this stem and ending is new.

    A new name is not a known place or word in any language.
    """
    return not stem.startswith(AVOIDED_STARTS) and all(
        stem + endings[ending] not in AVOIDED_NAMES for endings in ENDINGS.values()
    )


def stems(letters: str, last: str) -> Iterator[str]:
    """Yield all possible beginnings of a name for a city with the letters `letters`.

    `last` contains the letters of the board's last city. If possible, the name of city `A` does not begin with
    "Ab" on a board with a city `AB`.
    """
    start = letters.capitalize()
    for head in _heads(start, last):
        if head[-1].lower() in VOWELS:
            yield from (head + soft + link for soft in CONSONANTS for link in LINKS)
        else:
            yield from (head + vowel + soft + link for vowel in VOWELS for soft in CONSONANTS for link in LINKS)


def _heads(start: str, last: str) -> Iterator[str]:
    if len(start) > 1:
        yield start + "ue" if start.endswith("q") else start
    elif start.lower() in VOWELS:
        heads = [start + letter for letter in SECOND_LETTERS]
        yield from [head for head in heads if len(last) == 1 or head.upper() > last] or heads
    else:
        yield from STARTS.get(start, (start,))

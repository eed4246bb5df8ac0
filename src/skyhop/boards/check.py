"""[AO-1, AO-11.3] Board checker: reads the board file alone and shares no code with the generator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from skyhop.boards.checks.graph import asked_misses, graph_mistakes, longest_chain, most_of_a_type_at_a_city, pairs
from skyhop.boards.checks.shapes import Shapes
from skyhop.boards.file import expansions_of
from skyhop.boards.model import Board
from skyhop.boards.report import Miss, Mistake, Report
from skyhop.boards.settings import CLARITIES, SIZES
from skyhop.i18n import _, listed

ROUTES_PER_CITY = (3.0, 3.4)
DOUBLED = (0.175, 0.375)
BONUSES = (0.2, 0.375)
MULTI = (0.125, 0.225)
MOST_AT_A_CITY = 3
SLOTS = {"pioneer": (3, 6), "capital": (1, 3)}
FEWEST_TYPES = 3
UNEVEN = 1.6
"""Largest allowed ratio between the most and the fewest spaces of a type."""
SPACES_APART = 2
"""Largest allowed difference in spaces between types. Small maps need it, because routes cannot be split."""


def check(board: Board) -> Report:
    """Check every property of AO-1 and AO-11.3. Mistakes forbid play or print. Misses only fall short of targets."""
    shapes = Shapes(board)
    mistakes = mistakes_of(board, shapes)
    measures = _measures(board, shapes)
    return Report(
        name=board.name,
        ruleset=board.ruleset,
        seed=board.seed if isinstance(board.seed, int) else None,
        valid=not mistakes,
        mistakes=mistakes,
        misses=(*_misses(board, measures), *asked_misses(board)),
        measures=measures,
    )


def mistakes_of(board: Board, shapes: Shapes) -> tuple[Mistake, ...]:
    """Return the mistakes of a board. The board may be incomplete, but needs at least one city and one route."""
    return (*_plain_mistakes(board), *graph_mistakes(board), *shapes.mistakes())


def _plain_mistakes(board: Board) -> Iterator[Mistake]:
    """Yield mistakes in numbers: types, slots, the capital."""
    if len(board.types) < FEWEST_TYPES:
        yield Mistake("AO-1.1", _("the board"), _("it has fewer than three types"), "types")
    least, most = SLOTS.get(board.ruleset, SLOTS["pioneer"])
    for city in board.cities:
        limit = 99 if city.capital else most
        if not least <= city.slots <= limit:
            problem = _("it has %(slots)s slots, but %(least)s to %(most)s are right")
            names = {"slots": city.slots, "least": least, "most": limit}
            where = _("city %(city)s") % {"city": city.name}
            yield Mistake("AO-1.3", where, problem % names, "slots", (city.name,))
    if board.ruleset == "capital" and not board.cities[0].capital:
        name = board.cities[0].name
        where, problem = _("city %(city)s") % {"city": name}, _("it must be the capital")
        yield Mistake("AO-3.1", where, problem, "capital", (name,))


def _measures(board: Board, shapes: Shapes) -> dict[str, float | int | dict[str, int]]:
    """Return the measures of AO-11.3. Shares range from 0 to 1, distances are in mm."""
    joined = pairs(board)
    page = board.page
    spaces = [letter for route in board.routes for letter in route.spaces]
    able = sum(len(route.spaces) for route in board.routes if len(route.spaces) > 1)
    plain = Counter(dict.fromkeys(board.types, 0))
    plain.update(letter for route in board.routes if not route.multi for letter in route.spaces if not route.gray)
    lengths = Counter(len(route.spaces) for route in board.routes)
    return {
        "cities": len(board.cities),
        "pairs": len(joined),
        "routes": len(board.routes),
        "routes_per_city": round(2 * len(joined) / len(board.cities), 3),
        "doubled": round(sum(route.double == 2 for route in board.routes) / max(len(joined), 1), 3),
        "lengths": {str(length): lengths[length] for length in sorted(lengths)},
        "spaces_of_type": dict(plain),
        "bonuses": round(sum(len(route.bonus) for route in board.routes) / max(able, 1), 3),
        "multi": round(sum(len(route.spaces) for route in board.routes if route.multi) / max(len(spaces), 1), 3),
        "chain": longest_chain(board),
        "of_a_type_at_a_city": most_of_a_type_at_a_city(board),
        "trajectories": len(board.trajectories),
        "span_across": round(_span([city.x * page.width for city in board.cities], page.width, page.city), 3),
        "span_down": round(_span([city.y * page.width for city in board.cities], page.height, page.city), 3),
        "clearance": round(shapes.clearance(), 2),
    }


def _span(places: list[float], whole: float, radius: float) -> float:
    """[AO-11.3] Return the share of a page dimension that the cities cover, their discs included."""
    return (max(places) - min(places) + 2 * radius) / whole


def _misses(board: Board, measures: dict[str, float | int | dict[str, int]]) -> Iterator[Miss]:
    """[AO-11.3] Yield the targets that the board misses, for the size in its settings."""
    size = SIZES.get(str(board.settings.get("size")))
    clarity = CLARITIES.get(str(board.settings.get("clarity")))
    expansions = expansions_of(board)
    yield from _within(_("routes per city"), measures["routes_per_city"], ROUTES_PER_CITY)
    yield from _within(_("share of doubles"), measures["doubled"], DOUBLED)
    if "bonus" in expansions:
        yield from _within(_("share of spaces with a bonus"), measures["bonuses"], BONUSES)
    if "multi" in expansions:
        yield from _within(_("share of multiroute spaces"), measures["multi"], MULTI)
    yield from _within(_("routes of a type at a city"), measures["of_a_type_at_a_city"], (0, MOST_AT_A_CITY))
    yield from _balance(measures["spaces_of_type"])
    if size is not None:
        yield from _within(_("routes of a type in a row"), measures["chain"], (0, size.chain))
        missing = [n for n in range(1, size.lengths + 1) if not any(len(route.spaces) == n for route in board.routes)]
        if missing:
            wanted = _("one of each up to %(most)s") % {"most": size.lengths}
            yield Miss(_("lengths of routes"), wanted, _("none of %(missing)s") % {"missing": missing})
    if clarity is not None:
        yield from _within(_("span across"), measures["span_across"], (clarity.span, 1.0))
        yield from _within(_("span down"), measures["span_down"], (clarity.span, 1.0))


def _within(target: str, got: object, wanted: tuple[float, float]) -> Iterator[Miss]:
    if isinstance(got, int | float) and not wanted[0] <= got <= wanted[1]:
        yield Miss(target, f"{wanted[0]:g} … {wanted[1]:g}", f"{got:g}")


def _balance(counts: object) -> Iterator[Miss]:
    if not isinstance(counts, dict) or not counts:
        return
    most, fewest = max(counts.values()), min(counts.values())
    if most > max(UNEVEN * max(fewest, 1), fewest + SPACES_APART):
        wanted = _("at most %(times)s times as many of one as of another, or %(more)s more")
        wanted %= {"times": UNEVEN, "more": SPACES_APART}
        yield Miss(_("balance of types"), wanted, listed(f"{letter} {count}" for letter, count in counts.items()))

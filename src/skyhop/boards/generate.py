"""[AO-11.1] Board generator: a sequence of stages from settings to a board.

Equal settings always produce the same bytes.

Later stages repair flaws of earlier stages. If the routes between two cities have too little space, a repair
removes one of the two routes. If there is only one route, the repair removes this route. The generator starts again
with other random numbers in two cases: the map would become disconnected, or the board misses a target of AO-11.3.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING

from skyhop.boards.cities import bonuses, faces, number
from skyhop.boards.layout.page import plan, plan_printed_page
from skyhop.boards.model import Board, City, Face, Page, Route, route_id
from skyhop.boards.pipeline import STAGES
from skyhop.boards.rng import Rng
from skyhop.boards.settings import ATTAINABLE, CLEAR, DISTINCT, KEPT, MOST_PLAYERS, SETTLED, SUFFICED
from skyhop.boards.sketch import Sketch, count_missed_targets, is_hopeless, shape_missed
from skyhop.boards.trajectories import (
    LEAST_POINTS,
    Attainable,
    attainable_orders,
    attainable_trajectories,
    distances,
    equalize_rewards,
    orders,
    trajectories,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skyhop.boards.model import Order, Point, Trajectory
    from skyhop.boards.settings import Settings

# A share code holds settings and a version, but no map. A changed constant would change the maps of existing codes,
# so each change applies from a new version on, as with EARLY_REDUCTION.
DIGITS = 5  # decimals of coordinates in the file; on paper, a few thousandths of a mm
ATTEMPTS = 40
TRIES = {"tiny": 8, "small": 5, "regular": 4, "large": 2, "huge": 2}
"""Maximum number of attempts, by size, while a board misses a target.

After the last attempt, the generator returns the best board.
"""
ATTEMPT_FACTOR = 12
"""Factor for `TRIES` and `ATTEMPTS`, used from version 7 of the generator on."""
EARLY_REDUCTION = {"small": (KEPT, 8), "large": (SUFFICED, 3)}
"""By size: the first version that plans fewer routes after failed attempts, and the number of failed attempts."""
GOOD_ENOUGH_MISSES = 0.1
"""Limit for the result of `count_missed_targets`.

A board with a lower result has only small flaws. The generator then makes no further attempt.
"""


def generate(settings: Settings) -> Board:
    """[AO-11.1] Return the board for these settings. It satisfies AO-1.5 and has no overlaps."""
    *_before, last = sketches(settings)
    return finish(last)


def sketches(settings: Settings) -> list[Sketch]:
    """Return the sketches after each stage of the best attempt. The best attempt misses the fewest targets.

    Raise `RuntimeError` if no attempt gives a complete board.
    """
    best: list[Sketch] = []
    least, tries = inf, 0
    patience = ATTEMPT_FACTOR if settings.version >= KEPT else 1
    for attempt in range(ATTEMPTS * patience):
        if least < GOOD_ENOUGH_MISSES or tries >= TRIES[settings.size] * patience:
            break
        stages = list(_attempt(settings, attempt, least))
        if stages[-1].pairs:
            tries += 1
            if stages[-1].slots and (missed := count_missed_targets(stages[-1])) < least:
                best, least = stages, missed
    if not best:
        raise RuntimeError(settings)
    return best


def _attempt(settings: Settings, attempt: int, least: float) -> Iterator[Sketch]:
    """Yield the sketch after each stage of one attempt to generate a board.

    Stop early if the map is disconnected, or if the attempt cannot become better than the best earlier attempt.
    `least` is the result of `count_missed_targets` for this earlier attempt.
    """
    rng = Rng(settings.seed, settings.size, attempt, "plan")
    since, quick = EARLY_REDUCTION.get(settings.size, (KEPT, inf))
    spared = settings.version >= since and attempt >= quick
    sketch = Sketch(settings, plan(settings, rng, spared=spared), attempt)
    for name, work in STAGES.items():
        sketch = work(replace(sketch, stage=name))
        yield sketch
        if name not in {"page", "sites"} and not sketch.pairs:
            break
        if name == "thin" and is_hopeless(sketch, least):
            yield replace(sketch, pairs=())
            break
        if name == "mending" and least < inf and shape_missed(sketch) >= least:
            break


def finish(sketch: Sketch) -> Board:
    """Return the board of a complete sketch, with names and expansions. Convert all lengths to page widths."""
    settings = sketch.settings
    routes = _routes(sketch)
    inventory = sketch.plan.inventory(settings.kind, len(routes))
    goals, secret = _draw_goals(sketch, routes, inventory)
    return Board(
        name=sketch.plan.name,
        ruleset=settings.kind,
        types=settings.types,
        inventory=inventory,
        page=plan_printed_page(sketch.layout_page, settings, sketch.plan),
        cities=tuple(
            City(
                index + 1,
                *_to_page_widths(point, sketch.layout_page),
                slots,
                capital=settings.kind == "capital" and index == 0,
            )
            for index, (point, slots) in enumerate(zip(sketch.points, sketch.slots, strict=True))
        ),
        routes=tuple(routes),
        trajectories=tuple(goals),
        orders=tuple(secret),
        faces=tuple(_faces(sketch)) if settings.kind == "capital" else (),
        seed=settings.seed,
        settings=settings.record(),
    )


def _draw_goals(sketch: Sketch, routes: Sequence[Route], inventory: int) -> tuple[list[Trajectory], list[Order]]:
    """[AO-9.1, AO-9.11] Return random trajectories and secret orders.

    From version 3 of the generator on, players can complete all of them.
    """
    settings, rng = sketch.settings, replace(sketch, stage="trajectories").rng()
    city_distances = distances(len(sketch.points), sketch.pairs, sketch.lengths)
    of_routes = settings.kind == "capital"
    count = sketch.plan.trajectories
    shortest = LEAST_POINTS if settings.version >= CLEAR else 0
    goals = trajectories(
        city_distances, sketch.pairs, count, settings.types, routes_kind=of_routes, rng=rng, shortest=shortest
    )
    printed = sketch.plan.orders
    # the number of orders to draw does not depend on the players, so the first orders are the same for all players
    order_count = printed if settings.version < CLEAR else 2 * MOST_PLAYERS
    secret = orders(city_distances, sketch.pairs, order_count, rng, shortest)
    if settings.version < ATTAINABLE:
        return goals, secret
    players = settings.players if settings.version < SETTLED else MOST_PLAYERS
    can = Attainable(routes, len(sketch.points), inventory, players)
    rng = replace(sketch, stage="attainable").rng()
    goals = attainable_trajectories(goals, can, city_distances, settings.types, rng)
    secret = attainable_orders(secret, can, city_distances, rng, may_repeat=settings.version < DISTINCT)[:printed]
    return (goals, secret) if settings.version < CLEAR else (equalize_rewards(goals, can, city_distances), secret)


def _routes(sketch: Sketch) -> list[Route]:
    """Return the routes of a sketch with their names and bonuses."""
    settings = sketch.settings
    extras: list[dict[int, str]] = [{} for _run in sketch.runs]
    if "bonus" in settings.expansions:
        extras = bonuses(
            [len(run) for run in sketch.runs],
            settings.types,
            negative=settings.kind == "pioneer",
            expansions=settings.expansions,
            most_tolls=1 if settings.version >= ATTAINABLE else sum(map(len, sketch.runs)),
            rng=replace(sketch, stage="bonuses").rng(),
            is_strict=settings.version >= KEPT,
        )
    return [
        Route(
            ends=(sketch.pairs[index][0] + 1, sketch.pairs[index][1] + 1),
            spaces=sketch.runs[at],
            path=tuple(_to_page_widths(point, sketch.layout_page) for point in line),
            double=which,
            multi=at in sketch.multi,
            bonus=extras[at],
        )
        for at, (index, which, line) in enumerate(sketch.paths())
    ]


def _faces(sketch: Sketch) -> list[Face]:
    """[AO-7.3] Return the bounded faces, each with the names of the routes around it.

    For a double route, include only the first route.
    """
    found = []
    for ring in faces(sketch.points, sketch.pairs):
        sides = {tuple(sorted(side)) for side in zip(ring, [*ring[1:], ring[0]], strict=True)}
        names = sorted(route_id((low + 1, high + 1)) for low, high in sides)
        found.append(Face(tuple(names), number(len(names))))
    return found


def _to_page_widths(point: Point, page: Page) -> Point:
    return round(point[0] / page.width, DIGITS), round(point[1] / page.width, DIGITS)

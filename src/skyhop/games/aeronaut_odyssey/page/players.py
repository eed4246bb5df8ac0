"""Rows of the match page, one for each player, with the facts that the viewer may know.

A row contains the inventory, the score and its parts, and the abilities. The module also lists trajectories and
orders.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from skyhop.boards.model import Board, Order, Trajectory, city_name
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.draw.inventory import describe_hidden
from skyhop.games.aeronaut_odyssey.rules.trajectories import points_lost
from skyhop.games.aeronaut_odyssey.state import points_of
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_name,
    connection_name,
    goal_name,
    name_balloons,
    point_count,
    prize_name,
    space_count,
)
from skyhop.games.aeronaut_odyssey.text.standing import routes_missing, spaces_missing
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView, Score
from skyhop.i18n import _, cache_by_language, integer, ngettext

FEW_SPACES = 2
"""Number of free spaces up to which the page warns a player that the inventory is nearly full."""


class CellView(NamedTuple):
    """Space of an inventory on the page: its number, counted from 1, and the letter of its balloon.

    `is_crossed` is True for a crossed-out or lost space. For a space without a balloon, `letter` is "".
    """

    number: int
    letter: str
    is_crossed: bool


class PlayerRow(NamedTuple):
    """Row of a player: name, inventory, score, and other public facts.

    `held` contains the number of balloons by letter. If the inventory is hidden, `held` and `cells` are empty.
    `accounts` contains the parts of the score with their sources. During the match, `accounts` is empty.
    """

    seat: int
    name: str
    cells: tuple[CellView, ...]
    held: tuple[tuple[str, int], ...]
    balloons: int
    free: int
    used: str
    is_short: bool
    warning: str
    description: str
    score: Score
    parts: tuple[tuple[str, int], ...]
    abilities: tuple[str, ...]
    accounts: tuple[ScoreBreakdown, ...]
    is_asked: bool
    is_on_turn: bool


class ScoreBreakdown(NamedTuple):
    """Part of a score, such as the routes: its title, and a text for each source of its points."""

    title: str
    items: tuple[str, ...]


class Goal(NamedTuple):
    """Trajectory or secret order with its cities or types, its reward, and the seats that fulfilled it.

    `description` describes the condition and the reward in one sentence. `progress` tells what the viewer still needs.
    """

    id: str
    ends: tuple[str, ...]
    types: str
    amount: int
    reward: str
    takers: tuple[int, ...]
    free: int
    progress: str
    is_done: bool
    description: str


def row_of(view: AeronautOdysseyView, seat: int, names: Sequence[str]) -> PlayerRow:
    """Return the row of the page for the player of a seat."""
    cells, score = view.player(seat).cells, _describe_initial_score(view, seat)
    return PlayerRow(
        seat,
        names[seat],
        _cells(cells or ""),
        _count_held(view, seat),
        view.player(seat).balloons,
        view.player(seat).free,
        _describe_used(cells or ""),
        view.player(seat).free <= FEW_SPACES and view.outcome is None,
        _("%(spaces)s left for balloons") % {"spaces": space_count(view.player(seat).free)},
        _describe_inventory(view, seat, cells),
        score,
        _parts(view, seat, score),
        tuple(ability_name(name) for name in view.player(seat).abilities),
        tuple(account for account in accounts_of(view, seat) if account.items) if view.outcome else (),
        view.pending_seat == seat,
        view.turn_of == seat and view.pending_seat in {None, seat} and view.outcome is None,
    )


def _describe_initial_score(view: AeronautOdysseyView, seat: int) -> Score:
    """[AO-9.11] Return the score of a seat. While seats still choose the orders to keep, orders count 0 points."""
    score = view.score(seat)
    return score._replace(orders=0) if view.phase == "keep" else score


def accounts_of(view: AeronautOdysseyView, seat: int) -> Iterator[ScoreBreakdown]:
    """[AO-3.5, AO-7.2, AO-7.3, AO-9.2, AO-9.11] Yield the parts of a seat's score with the sources of their points."""
    if start := view.score(seat).start:
        yield ScoreBreakdown(_("even start"), (_add_points(f"#{seat + 1}", start),))
    owned = [number for number, one in enumerate(view.standings) if seat in one.owners]
    yield ScoreBreakdown(
        _("routes"), tuple(_add_points(view.board.routes[n].id, points_of(view.ruleset, n)) for n in owned)
    )
    if view.is_capital:
        scored = [face for number, face in enumerate(view.board.faces) if seat in view.face_owners(number)]
        yield ScoreBreakdown(_("faces"), tuple(_add_points("/".join(face.routes), face.number) for face in scored))
    gained = [one for number, one in enumerate(view.board.trajectories) if seat in view.list_takers(number)]
    prizes = [(one.id, one.amount) for one in gained if one.reward == "points"]
    if rest := view.score(seat).gained - sum(points for _one, points in prizes):
        prizes.append((_("symbols"), rest))
    yield ScoreBreakdown(_("bonus"), tuple(_add_points(*prize) for prize in prizes))
    ids = view.player(seat).orders
    orders = [order for order in view.board.orders if order.id in ids]
    signed = (order.amount if view.joins(seat, order.ends) else -points_lost(order.amount) for order in orders)
    yield ScoreBreakdown(
        _("orders"), tuple(_add_points(order.id, points) for order, points in zip(orders, signed, strict=True))
    )


@lru_cache(maxsize=2000)
def _add_points(name: str, points: int) -> str:
    """Return a name and its points as one text, such as `A-B +4`, that browsers do not break into two lines."""
    return f"{name}\N{NO-BREAK SPACE}".replace("-", "\N{NON-BREAKING HYPHEN}") + integer(points, is_change=True)


@lru_cache(maxsize=2000)
def _cells(cells: str) -> tuple[CellView, ...]:
    return tuple(_cell(number, cell) for number, cell in enumerate(cells, 1))


def _count_held(view: AeronautOdysseyView, seat: int) -> tuple[tuple[str, int], ...]:
    """Count the balloons with which a seat can pay, by letter. If the inventory is hidden, the result is empty."""
    run = view.player(seat).held
    return tuple((letter, run.count(letter)) for letter in dict.fromkeys(run))


@cache_by_language(2000)
def _describe_used(cells: str) -> str:
    """Return the number of crossed-out spaces in words."""
    count = sum(cell.is_crossed for cell in _cells(cells))
    return ngettext("%(count)s space crossed out", "%(count)s spaces crossed out", count) % {"count": count}


def _cell(number: int, cell: str) -> CellView:
    """[AO-13.3] Return one inventory space for the page. `cell` is the character for the space in a position file."""
    if cell in ".x":
        return CellView(number, "", cell == "x")
    return CellView(number, "wild" if cell in "*/" else cell.upper(), cell == "/" or cell.islower())


def _describe_inventory(view: AeronautOdysseyView, seat: int, cells: str | None) -> str:
    """Describe an inventory in words, for users who cannot see the drawing."""
    if cells is None:
        return describe_hidden(view, seat)
    words = {
        "balloons": name_balloons(view.player(seat).held),
        "free": view.player(seat).free,
        "all": view.player(seat).space_count,
    }
    return _("balloons to pay with: %(balloons)s; %(free)s of %(all)s spaces free") % words


def _parts(view: AeronautOdysseyView, seat: int, score: Score) -> tuple[tuple[str, int], ...]:
    """[AO-7.2] Return the titles and points of the score's parts.

    Omit parts that cannot occur under the match's rules.
    """
    expansions = str(view.ruleset.parameters["expansions"]).split()
    parts = [(_("routes"), score.routes)]
    if view.ruleset.parameters["even_start"]:
        parts.insert(0, (_("even start"), score.start))
    if view.is_capital:
        parts.append((_("faces"), score.faces))
    if score.gained or {"trajectories", "bonus"} & set(expansions):
        parts.append((_("bonus"), score.gained))
    if view.player(seat).orders:
        parts.append((_("orders"), score.orders))
    return tuple(parts)


def goals_of(view: AeronautOdysseyView, board: Board) -> tuple[Goal, ...]:
    """[AO-9.1] Return the trajectories of the board, each with its reward, its owners and the viewer's progress."""
    return tuple(_trajectory(view, number, one) for number, one in enumerate(board.trajectories))


def _trajectory(view: AeronautOdysseyView, number: int, one: Trajectory) -> Goal:
    takers = view.list_takers(number)
    progress = ""
    if view.seat is not None and view.seat in takers:
        progress = _("fulfilled by you")
    elif len(takers) >= one.slots:
        progress = _("all taken")
    elif view.seat is not None:
        progress = _describe_progress(view, view.seat, number, one)
    ends = tuple(city_name(end) for end in one.ends) if one.ends else ()
    free = max(0, one.slots - len(takers))
    description = _("%(goal)s: %(prize)s") % {"goal": goal_name(view.ruleset, one), "prize": prize_name(one)}
    return Goal(
        one.id, ends, one.types, one.amount, one.reward, takers, free, progress, view.seat in takers, description
    )


def _describe_progress(view: AeronautOdysseyView, seat: int, number: int, one: Trajectory) -> str:
    """Return a sentence about the number of routes or spaces that a seat lacks for a trajectory."""
    if one.ends is None:
        return _("routes missing: %(count)s") % {"count": routes_missing(view, seat, number)}
    return _describe_missing_spaces(view, seat, one.ends)


def _describe_missing_spaces(view: AeronautOdysseyView, seat: int, ends: tuple[int, int]) -> str:
    """Return a sentence about the number of spaces that a seat lacks to connect two cities."""
    missing = spaces_missing(view, seat, ends)
    if missing is None:
        return _("impossible to join")
    return _("%(spaces)s to go") % {"spaces": space_count(missing)} if missing else _("joined")


def orders_of(view: AeronautOdysseyView, board: Board) -> tuple[Goal, ...]:
    """[AO-9.11] Return the secret orders of the view's seat, each with its points and the seat's progress."""
    if view.seat is None:
        return ()
    own_orders = view.player(view.seat).orders
    return tuple(_order(view, view.seat, order) for order in board.orders if order.id in own_orders)


def too_few_orders(view: AeronautOdysseyView) -> int:
    """[AO-9.11] If the board has too few orders for all players, return the number of its orders, else 0.

    With too few orders, the rules deal no orders.
    """
    count = int(view.ruleset.record["order_count"][0])
    return 0 if count >= ORDERS_DEALT * (1 if view.is_solo else len(view.seats)) else count


def _order(view: AeronautOdysseyView, seat: int, order: Order) -> Goal:
    is_done = view.joins(seat, order.ends)
    ends = tuple(city_name(end) for end in order.ends)
    progress = _("joined") if is_done else _describe_missing_spaces(view, seat, order.ends)
    description = _("%(goal)s: %(prize)s") % {
        "goal": connection_name(view.ruleset, order.ends),
        "prize": point_count(order.amount),
    }
    return Goal(order.id, ends, "", order.amount, "points", (), 0, progress, is_done, description)

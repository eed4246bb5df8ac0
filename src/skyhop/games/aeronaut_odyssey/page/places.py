"""Cities and routes in words: what is found there, who owns what, what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from skyhop.boards.model import Route
from skyhop.engine.ruleset import Ruleset
from skyhop.game.text import names_listed
from skyhop.games.aeronaut_odyssey.draw.layers import played_board
from skyhop.games.aeronaut_odyssey.ruleset import board_of, has_gray, points_of, types_at
from skyhop.games.aeronaut_odyssey.text.labels import balloons_named, bonus_name, point_count, type_name
from skyhop.games.aeronaut_odyssey.view import Standing
from skyhop.i18n import _, listed, with_semicolons


class Visits(NamedTuple):
    """What has come of a city: how many slots are used, and who is there, by name."""

    slots_used: int
    here: tuple[str, ...]


def found_at(ruleset: Ruleset, city: int) -> str:
    """[AO-5.3, AO-9.7] List the types found at a city (by number from 1), in their order; gray last."""
    return types_at(ruleset, city) + ("A" if has_gray(ruleset, city) else "")


def slots_told(ruleset: Ruleset, city: int, used: int) -> str:
    """[AO-1.3] Say how many slots are left."""
    slots = board_of(ruleset).city(city).slots
    return _("%(free)s of %(all)s slots free") % {"free": slots - used, "all": slots}


def space_bonus(route: Route, space: int) -> Mapping[int, str]:
    """[AO-9.3] The symbol on one space, counted from 0, if there is one."""
    return {space + 1: route.bonus[space + 1]} if space + 1 in route.bonus else {}


def city_told(ruleset: Ruleset, city: int, visits: Visits) -> tuple[str, ...]:
    """Tell of a city: slots, balloons, who is there."""
    types = listed(type_name(letter) for letter in found_at(ruleset, city))
    lines = (
        _("City %(city)s") % {"city": board_of(ruleset).city(city).name},
        slots_told(ruleset, city, visits.slots_used),
        _("balloons: %(types)s") % {"types": types},
    )
    return (*lines, _("here: %(players)s") % {"players": names_listed(visits.here)}) if visits.here else lines


def route_told(ruleset: Ruleset, number: int, standing: Standing, names: Sequence[str]) -> tuple[str, ...]:
    """Tell of a route: what it costs, its points, its symbols, whose it is."""
    route = played_board(ruleset).routes[number]
    words = {"route": route.id, "points": point_count(points_of(ruleset, number))}
    lines = [_("%(route)s, %(points)s") % words]
    if route.gray:
        lines.append(_("costs %(count)s of any one type") % {"count": len(route.spaces)})
    elif route.multi:
        spaces = listed(f"{place}: {type_name(letter)}" for place, letter in enumerate(route.spaces, 1))
        lines.append(_("each space has its own type (%(spaces)s)") % {"spaces": spaces})
    else:
        lines.append(_("costs %(balloons)s") % {"balloons": balloons_named(route.spaces)})
    lines += [
        _("space %(space)s: %(symbol)s") % {"space": space, "symbol": bonus_name(symbol)}
        for space, symbol in sorted(route.bonus.items())
    ]
    return (*lines, _standing(standing, names))


def _standing(standing: Standing, names: Sequence[str]) -> str:
    if not standing.is_in_play:
        return _("out of play with two players")
    if standing.owners:
        parts = [_("owner: %(players)s") % {"players": names_listed(names[seat] for seat in standing.owners)}]
        if standing.tolls:
            parts.append(_("toll for %(players)s") % {"players": names_listed(names[seat] for seat in standing.tolls)})
        return with_semicolons(parts)
    claimed = [names[seat] for seat in standing.claimers if seat is not None]
    if claimed:
        return _("unfinished; spaces claimed by %(players)s") % {"players": names_listed(claimed)}
    return _("free")

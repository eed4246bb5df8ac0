"""Cities and routes in words: what is found there, who owns what, what it is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skyhop.boards.model import City, Route
from skyhop.core.i18n import _
from skyhop.games.aeronaut_odyssey.labels import balloons_named, bonus_name, point_count, type_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def found_at(view: AeronautOdysseyView, city: int) -> str:
    """[AO-5.3, AO-9.7] List the types found at a city (by number from 1), in their order; gray last."""
    return view.types_at(city) + ("A" if view.has_gray(city) else "")


def slots_told(view: AeronautOdysseyView, city: int) -> str:
    """[AO-1.3] Say how many slots are left."""
    place = view.board.city(city)
    return _("%(free)s of %(all)s slots free") % {"free": place.slots - view.slots_used(place.name), "all": place.slots}


def space_bonus(route: Route, space: int) -> Mapping[int, str]:
    """[AO-9.3] The symbol on one space, counted from 0, if there is one."""
    return {space + 1: route.bonus[space + 1]} if space + 1 in route.bonus else {}


def city_told(view: AeronautOdysseyView, city: City, names: Sequence[str]) -> list[str]:
    """Tell of a city: slots, balloons, who is there."""
    types = ", ".join(type_name(letter) for letter in found_at(view, city.n))
    lines = [
        _("City %(city)s") % {"city": city.name},
        slots_told(view, city.n),
        _("balloons: %(types)s") % {"types": types},
    ]
    here = [names[seat] for seat in view.seats if view.city(seat) == city.name]
    return lines + ([_("here: %(players)s") % {"players": ", ".join(here)}] if here else [])


def route_told(view: AeronautOdysseyView, number: int, route: Route, names: Sequence[str]) -> list[str]:
    """Tell of a route: what it costs, its points, its symbols, whose it is."""
    words = {"route": route.id, "points": point_count(view.points_of(number))}
    lines = [_("%(route)s, %(points)s") % words]
    if route.gray:
        lines.append(_("costs %(count)s of any one type") % {"count": len(route.spaces)})
    elif route.multi:
        spaces = ", ".join(f"{place}: {type_name(letter)}" for place, letter in enumerate(route.spaces, 1))
        lines.append(_("each space has its own type (%(spaces)s)") % {"spaces": spaces})
    else:
        lines.append(_("costs %(balloons)s") % {"balloons": balloons_named(route.spaces)})
    lines += [
        _("space %(space)s: %(symbol)s") % {"space": space, "symbol": bonus_name(symbol)}
        for space, symbol in sorted(route.bonus.items())
    ]
    return [*lines, _standing(view, number, route, names)]


def _standing(view: AeronautOdysseyView, number: int, route: Route, names: Sequence[str]) -> str:
    if not view.is_in_play(number):
        return _("out of play with two players")
    owners = view.owners(number)
    if owners:
        told = _("owner: %(players)s") % {"players": ", ".join(names[seat] for seat in owners)}
        tolls = [names[seat] for seat in view.seats if route.id in view.tolls(seat)]
        return told + (_("; toll for %(players)s") % {"players": ", ".join(tolls)} if tolls else "")
    claimed = [names[seat] for seat in view.claimers(number) if seat is not None]
    if claimed:
        return _("unfinished; spaces claimed by %(players)s") % {"players": ", ".join(claimed)}
    return _("free")

"""Description of a view in plain text. It contains all facts, so screen reader users need no picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyhop.boards.model import City, Route, city_number
from skyhop.game.text import inside, join_names
from skyhop.games.aeronaut_odyssey.state import RIVAL
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_name,
    balloon_count,
    bonus_name,
    city_label,
    connection_name,
    expansion_name,
    goal_name,
    name_balloons,
    point_count,
    prize_name,
    space_count,
    type_name,
)
from skyhop.games.aeronaut_odyssey.text.standing import ending, routes_missing, score_line, seat_name, spaces_missing
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed, ngettext, with_semicolons


def table_text(view: AeronautOdysseyView) -> str:
    """Describe all facts of a match that the viewer may know."""
    lines = [head_line(view), *(line for seat in view.seats for line in _seat_lines(view, seat))]
    lines += [
        _("Map:"),
        *map_lines(view),
        *trajectory_lines(view),
        *face_lines(view),
        *wind_lines(view),
        describe_due(view),
    ]
    return "\n".join(lines)


def head_line(view: AeronautOdysseyView) -> str:
    """Describe the match: board, ruleset and expansions."""
    expansions, *more = extras(view)
    names = {"board": view.board.title or _("a board"), "ruleset": view.ruleset.name, "expansions": expansions}
    return ", ".join([_("%(board)s, ruleset %(ruleset)s, %(expansions)s") % names, *more])


def extras(view: AeronautOdysseyView) -> Iterator[str]:
    """Yield the names of the chosen expansions, variant and other options."""
    parameters = view.ruleset.parameters
    expansions = listed(expansion_name(name) for name in str(parameters["expansions"]).split())
    yield expansions or _("no expansions")
    if parameters["variant"]:
        yield _("variant %(variant)s") % {"variant": parameters["variant"]}
    if parameters["even_start"]:
        yield _("even start")
    if parameters["secret_inventories"]:
        yield _("secret inventories")


def wind_lines(view: AeronautOdysseyView, players: Sequence[str] = ()) -> Iterator[str]:
    """[AO-9.4] Yield a line about the extra turns from second winds, for the seat whose turn it is.

    Without such turns, yield nothing.
    """
    if view.record["extra_turns"]:
        names = {"who": seat_name(view, view.turn_of, players), "count": int(view.record["extra_turns"])}
        yield _("%(who)s: extra turns from second winds: %(count)s") % names


def describe_due(view: AeronautOdysseyView, players: Sequence[str] = ()) -> str:
    """Describe the pending decision and its seat in one sentence. After the end, describe the result.

    `players` contains the names of the players, if known.
    """
    if view.pending_seat is None:
        return ending(view, players) or _("The secret orders are being dealt.")
    names = {"who": seat_name(view, view.pending_seat, players), "what": _decision(view, players)}
    if view.to_decide != view.seat:
        return _("%(who)s: next decision: %(what)s.") % names
    if view.is_solo and view.pending_seat == RIVAL:
        return _("You decide for the rival: %(what)s.") % names
    return _("Your decision: %(what)s.") % names


def _decision(view: AeronautOdysseyView, players: Sequence[str]) -> str:
    """[AO-12.3] Describe the pending decision."""
    number = view.number_due
    if view.phase == "turn":
        return _("use an ability, or end the turn") if view.has_acted else _("move or claim")
    if view.phase == "toll":
        payer, holder = (inside(seat_name(view, seat, players)) for seat in (view.turn_of, number))
        names = {"payer": payer, "holder": holder}
        return _("the balloon for the toll (from: %(payer)s, to: %(holder)s)") % names
    if view.phase == "profit":
        return _("take a balloon of a type that the player to move just picked, or none")
    if view.phase == "thief":
        return _("the number of an inventory space to rob (victim: %(victim)s)") % {
            "victim": inside(seat_name(view, number, players))
        }
    if view.phase in ("owner", "repick"):
        names = {"type": type_name(view.picked_letter)}
        if view.phase == "owner":
            return _("the owner who receives the reward for the %(type)s balloon") % names
        return _("another type instead of %(type)s") % names
    return {
        "keep": _("the secret orders to keep"),
        "start": _("the city to start at"),
        "gift": _("the balloons at the start"),
        "reward": _("the reward: a balloon or an inventory space"),
        "pick": _("the balloons to pick at this city"),
        "lose": _("the balloon to cross out"),
        "swap": _("the balloon to swap, or no swap"),
    }[view.phase]


def _seat_lines(view: AeronautOdysseyView, seat: int) -> Iterator[str]:
    """Yield lines that describe a seat: its city, score, inventory, abilities, tolls and orders."""
    city = view.player(seat).city
    score = score_line(view, seat)
    if city is None:
        yield _("%(score)s Not on the map yet.") % {"score": score}
    else:
        names = {"score": score, "city": city_label(view.ruleset, city_number(city))}
        yield _("%(score)s Traveler at %(city)s.") % names
    yield f"    {inventory_line(view, seat)}"
    yield from (f"    {seat_name(view, seat)}: {line}" for line in possession_lines(view, seat))


def inventory_line(view: AeronautOdysseyView, seat: int) -> str:
    """[AO-2.1, AO-2.4] Return a line about the inventory of a seat: its balloons, its free spaces, and each space.

    If the inventory is hidden, the line contains only numbers.
    """
    cells = view.player(seat).cells
    names = {"who": seat_name(view, seat), "free": view.player(seat).free, "cells": cells}
    names["spaces"] = space_count(view.player(seat).space_count)
    if cells is None:
        names["balloons"] = balloon_count(view.player(seat).balloons)
        return (
            _("%(who)s: inventory of %(balloons)s, hidden from the other players; %(free)s of %(spaces)s free") % names
        )
    names["balloons"] = name_balloons(view.player(seat).held)
    return _("%(who)s: inventory %(balloons)s; %(free)s of %(spaces)s free: %(cells)s") % names


def possession_lines(view: AeronautOdysseyView, seat: int) -> Iterator[str]:
    """Yield lines about a seat's abilities, tolls, orders and current restrictions."""
    if abilities := view.player(seat).abilities:
        yield _("abilities %(names)s") % {"names": listed(ability_name(name) for name in abilities)}
    if tolls := view.player(seat).tolls:
        yield _("collects the toll on %(routes)s") % {"routes": listed(tolls)}
    if cells := view.player(seat).named_cells:
        yield _("inventory spaces that thieves have chosen: %(numbers)s") % {"numbers": listed(map(str, cells))}
    if view.phase in ("turn", "pick", "profit") and not view.is_capital and view.player(seat).has_profited:
        yield _("cannot profit again until its next turn")
    yield from order_lines(view, seat)


def order_lines(view: AeronautOdysseyView, seat: int) -> Iterator[str]:
    """[AO-9.11] Describe a seat's secret orders: each order that the viewer knows, and the number of hidden orders."""
    known = view.player(seat).orders
    for order in view.board.orders:
        if order.id in known:
            names = {
                "name": order.id,
                "way": connection_name(view.ruleset, order.ends),
                "points": point_count(order.amount),
            }
            names["progress"] = _progress(view, seat, order.ends)
            yield _("secret order %(name)s: %(way)s, %(points)s; %(progress)s") % names
    hidden = view.player(seat).order_count - len(known)
    if hidden:
        yield ngettext("%(count)s secret order", "%(count)s secret orders", hidden) % {"count": hidden}


def _progress(view: AeronautOdysseyView, seat: int, ends: tuple[int, int]) -> str:
    if view.joins(seat, ends):
        return _("fulfilled")
    missing = spaces_missing(view, seat, ends)
    if missing is None:
        return _("can no longer be joined")
    return _("at least %(spaces)s missing") % {"spaces": space_count(missing)}


def map_lines(view: AeronautOdysseyView) -> list[str]:
    """Describe the map, city by city."""
    return [line for city in view.board.cities for line in _city_lines(view, city)]


def _city_lines(view: AeronautOdysseyView, city: City) -> Iterator[str]:
    """Describe a city: its slots, the travelers in it, and each route in play at the city."""
    names = {
        "city": city_label(view.ruleset, city.n),
        "left": city.slots - view.slots_used(city.name),
        "slots": city.slots,
    }
    parts = [_("City %(city)s: %(left)s of %(slots)s slots left") % names]
    here = [seat_name(view, seat) for seat in view.seats if view.player(seat).city == city.name]
    yield with_semicolons([*parts, *([_("here: %(players)s") % {"players": join_names(here)}] if here else [])])
    for number, route in enumerate(view.board.routes):
        if city.n in route.ends and view.standings[number].is_in_play:
            other = city_label(view.ruleset, sum(route.ends) - city.n)
            yield "    " + _("to %(city)s: %(route)s") % {"city": other, "route": route_text(view, number)}


def route_text(view: AeronautOdysseyView, number: int) -> str:
    """Describe a route: name, spaces with types and symbols, and owners."""
    route = view.board.routes[number]
    names = {"route": route.id, "spaces": space_count(len(route.spaces)), "type": name_spaces(route)}
    parts = [_("%(route)s, %(spaces)s, %(type)s") % names, *_symbols(view, route), _ownership(view, number)]
    return with_semicolons(parts)


def name_spaces(route: Route) -> str:
    """[AO-9.5, AO-9.8] Return the type of a route in words.

    For a multiroute, return the types of its spaces. The first space is at the city with the lower number.
    """
    if not route.multi:
        return type_name(route.spaces[0])
    return _("multiroute: %(types)s") % {"types": listed(type_name(letter) for letter in route.spaces)}


def _symbols(view: AeronautOdysseyView, route: Route) -> Iterator[str]:
    """[AO-9.3, AO-9.4] Yield descriptions of the bonus symbols on a route."""
    if "bonus" in str(view.ruleset.parameters["expansions"]).split():
        for space, text in sorted(route.bonus.items()):
            yield _("on space %(space)s: %(bonus)s") % {"space": space, "bonus": bonus_name(text)}


def _ownership(view: AeronautOdysseyView, number: int) -> str:
    owners = view.standings[number].owners
    if owners:
        return _("owned by %(names)s") % {"names": join_names(seat_name(view, seat) for seat in owners)}
    claimers = view.standings[number].claimers
    if all(seat is None for seat in claimers):
        return _("free")
    spaces = (_("space %(space)s free") if seat is None else _("space %(space)s: %(who)s") for seat in claimers)
    owner_names = ("" if seat is None else inside(seat_name(view, seat)) for seat in claimers)
    texts = (
        text % {"space": place, "who": name}
        for place, (text, name) in enumerate(zip(spaces, owner_names, strict=True), 1)
    )
    return listed(texts)


def trajectory_lines(view: AeronautOdysseyView, players: Sequence[str] = ()) -> Iterator[str]:
    """[AO-9.1, AO-9.2] Describe each trajectory: reward, slots, and the viewer's progress."""
    if "trajectories" not in str(view.ruleset.parameters["expansions"]).split():
        return
    for number, trajectory in enumerate(view.board.trajectories):
        takers = view.list_takers(number)
        names = {
            "name": trajectory.id,
            "goal": goal_name(view.ruleset, trajectory),
            "prize": prize_name(trajectory),
            "left": trajectory.slots - min(len(takers), trajectory.slots),
            "slots": trajectory.slots,
        }
        parts = [_("Trajectory %(name)s: %(goal)s, %(prize)s; %(left)s of %(slots)s slots left") % names]
        if takers:
            names_of_takers = join_names(seat_name(view, seat, players) for seat in takers)
            parts.append(_("fulfilled by %(names)s") % {"names": names_of_takers})
        yield with_semicolons(filter(None, [*parts, progress_text(view, number)]))


def progress_text(view: AeronautOdysseyView, number: int) -> str:
    """Return a text about the progress of the view's seat on a trajectory.

    `number` counts the trajectories from 0. If the seat has fulfilled the trajectory, or if the viewer is a
    spectator, return "".
    """
    trajectory, seat = view.board.trajectories[number], view.seat
    if seat is None or seat in view.list_takers(number):
        return ""
    if trajectory.ends is not None:
        return _("you: %(progress)s") % {"progress": _progress(view, seat, trajectory.ends)}
    missing = routes_missing(view, seat, number)
    lacking = ngettext("%(count)s route missing", "%(count)s routes missing", missing) % {"count": missing}
    return _("you: %(progress)s") % {"progress": lacking if missing else _("fulfilled")}


def face_lines(view: AeronautOdysseyView) -> Iterator[str]:
    """[AO-7.3] Describe each face with its number and the seats that currently score it."""
    if not view.is_capital:
        return
    for number, face in enumerate(view.board.faces):
        names = {"routes": listed(face.routes), "points": point_count(face.number)}
        owners = view.face_owners(number)
        if owners:
            names["owners"] = join_names(seat_name(view, seat) for seat in owners)
            yield _("Face %(routes)s: %(points)s; scored by %(owners)s") % names
        else:
            yield _("Face %(routes)s: %(points)s; not closed yet") % names

"""Names of types, abilities and rewards, and descriptions of cities and routes, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from skyhop.boards.cities import place_names
from skyhop.boards.model import Route, Trajectory, city_name, city_number
from skyhop.engine.state import Ruleset
from skyhop.game.text import join_names
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.state import board_of, has_gray, load_played_board, points_of, types_at
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView, RouteOwnership
from skyhop.i18n import N_, _, cache_by_language, integer, listed, ngettext, translated, with_semicolons

_TYPES = {
    "R": N_("red"),
    "O": N_("orange"),
    "Y": N_("yellow"),
    "W": N_("white"),
    "K": N_("black"),
    "B": N_("blue"),
    "P": N_("pink"),
    "G": N_("green"),
    "A": N_("gray"),
    "*": N_("wild"),
}


def type_name(letter: str) -> str:
    """[AO-12.1] Return the name of the balloon type with this letter. The letter may also mean gray or the wild."""
    return translated(_TYPES[letter])


def name_types(letters: str) -> str:
    """Return the names of the types with these letters."""
    return listed(type_name(letter) for letter in letters)


def sort_letters(run: str) -> str:
    """Sort the letters of balloons in the order of the types in `TYPES`. Remove spaces."""
    return "".join(sorted(run.replace(" ", ""), key=BALLOON_TEXT.index))


def legend() -> str:
    """[AO-12.1] Return a legend of the letters of the balloon types."""
    letters = listed(f"{letter} {translated(name)}" for letter, name in _TYPES.items())
    return _("Colours: %(letters)s.") % {"letters": letters}


@cache_by_language(2000)
def name_balloons(run: str) -> str:
    """Return the number of balloons of each type in words. For example, `RRY` is "2 red, 1 yellow"."""
    counts = {letter: run.count(letter) for letter in BALLOON_TEXT if letter in run}
    template = _("%(count)s %(colour)s")
    return listed(template % {"count": count, "colour": type_name(letter)} for letter, count in counts.items()) or _(
        "none"
    )


def balloon_count(count: int) -> str:
    """Return a number of balloons in words, without their types."""
    return ngettext("%(count)s balloon", "%(count)s balloons", count) % {"count": count}


def space_count(count: int) -> str:
    """Return a number of spaces of a route or inventory in words."""
    return ngettext("%(count)s space", "%(count)s spaces", count) % {"count": count}


def point_count(count: int) -> str:
    """Return a number of points in words."""
    return ngettext("%(count)s point", "%(count)s points", count) % {"count": integer(count)}


def ability_name(ability: str) -> str:
    """[AO-9.4] Return the name of an ability, as used inside a sentence."""
    return {
        "steal": _("steal"),
        "late": _("late arrival"),
        "share": _("share"),
        "teleport": _("teleport"),
        "wind": _("second wind"),
        "toll": _("toll"),
    }[ability]


def ability_title(ability: str) -> str:
    """[AO-9.4] Return the name of an ability, as used in a heading."""
    return {
        "steal": _("Steal"),
        "late": _("Late arrival"),
        "share": _("Share"),
        "teleport": _("Teleport"),
        "wind": _("Second wind"),
    }[ability]


def ability_use(ability: str) -> str:
    """[AO-9.4] Return a short description of the effect of an ability."""
    return {
        "steal": _("take a balloon from another player"),
        "late": _("fulfil a trajectory without free slots"),
        "share": _("become a co-owner of another player's route, for its full price"),
        "teleport": _("teleport to any city with a free slot"),
        "wind": _("take another turn after this turn"),
    }[ability]


def bonus_name(text: str) -> str:
    """[AO-13.2] Return the name of a bonus symbol. `text` is the symbol's text in board files."""
    fixed = {
        "+1": _("a point"),
        "-1": _("lose a point"),
        "-balloon": _("lose a balloon"),
        "+space": _("an inventory space"),
        "-space": _("lose an inventory space"),
        "swap": _("a swap"),
    }
    if text in fixed:
        return fixed[text]
    if text.startswith("+"):
        return _("1 %(type)s balloon") % {"type": type_name(text[1:])}
    return _("the ability %(ability)s") % {"ability": ability_name(text)}


def prize_name(trajectory: Trajectory) -> str:
    """[AO-9.2] Return the reward of a trajectory in words."""
    amount = trajectory.amount
    if trajectory.reward == "points":
        return point_count(amount)
    if trajectory.reward == "spaces":
        return ngettext("%(count)s inventory space", "%(count)s inventory spaces", amount) % {"count": amount}
    if trajectory.reward == "swaps":
        return ngettext("%(count)s swap", "%(count)s swaps", amount) % {"count": amount}
    names = {"count": amount, "type": type_name(trajectory.reward)}
    return ngettext("%(count)s %(type)s balloon", "%(count)s %(type)s balloons", amount) % names


def prize_noun(reward: str) -> str:
    """[AO-9.2] Return the name of a kind of trajectory reward, without its amount.

    If `reward` is the letter of a balloon type, return the name of the type.
    """
    nouns = {"points": _("points"), "spaces": _("spaces"), "swaps": _("swaps")}
    return nouns.get(reward) or type_name(reward)


def describe_prize(reward: str) -> str:
    """[AO-9.2] Return a description of a kind of reward."""
    meant = {
        "points": _("prize: points"),
        "spaces": _("prize: more inventory spaces"),
        "swaps": _("prize: recolour balloons"),
    }
    return meant.get(reward) or _("prize: %(type)s balloons") % {"type": type_name(reward)}


@cache_by_language(64)
def _names_on(ruleset: Ruleset) -> Mapping[int, str]:
    """Return the names of the cities on the ruleset's board, by city number."""
    return place_names(board_of(ruleset))


def city_label(ruleset: Ruleset, city: int) -> str:
    """Return the name of a city with its letters, such as `Solwick (S)`. `city` is its number, counted from 1."""
    return f"{_names_on(ruleset)[city]} ({city_name(city)})"


def destination_label(ruleset: Ruleset, route: Route, city: int) -> str:
    """Return the name of the city at an end of a route. For a double route, also name the route."""
    label = city_label(ruleset, city)
    return _("%(city)s over %(route)s") % {"city": label, "route": route.id} if route.double else label


def typed_notation(route: Route) -> str:
    """Return the notation of a route. For a double route, add its type, such as `N-S2 (white)`."""
    return f"{route.id} ({type_name(route.spaces[0])})" if route.double and not route.multi else route.id


def route_label(ruleset: Ruleset, route: Route) -> str:
    """Return the names of a route's two cities with the notation of the route, such as `Nimley-Solwick (N-S)`."""
    one, other = (_names_on(ruleset)[end] for end in route.ends)
    return f"{one}-{other} ({route.id})"


def typed_route_label(ruleset: Ruleset, route: Route) -> str:
    """Return the label of a route. For a double route, add its type, such as `Nimley-Solwick (N-S2, white)`.

    The type tells the two routes apart on a map without notation.
    """
    label = route_label(ruleset, route)
    return f"{label[:-1]}, {type_name(route.spaces[0])})" if route.double and not route.multi else label


def goal_name(ruleset: Ruleset, trajectory: Trajectory) -> str:
    """[AO-9.1, AO-9.2] Return the condition of a trajectory in words."""
    if trajectory.ends is None:
        return _("routes of these types: %(types)s") % {"types": name_balloons(trajectory.types)}
    return connection_name(ruleset, trajectory.ends)


def connection_name(ruleset: Ruleset, ends: tuple[int, int]) -> str:
    """Return the two cities that a player must connect, in words."""
    start, goal = (city_label(ruleset, end) for end in ends)
    return _("%(start)s to %(goal)s") % {"start": start, "goal": goal}


def expansion_name(name: str) -> str:
    """[AO-9] Return the name of an expansion."""
    return {
        "trajectories": _("trajectories"),
        "bonus": _("bonus balloons"),
        "multi": _("multiroutes"),
        "wild": _("wild winds"),
        "thieves": _("thieves & spies"),
    }[name]


class Visits(NamedTuple):
    """Number of used slots of a city, and the names of the players whose travelers are there now."""

    slots_used: int
    here: tuple[str, ...]


def list_types_at(ruleset: Ruleset, city: int) -> str:
    """[AO-5.3, AO-9.7] Return the letters of the balloon types at a city, sorted by type, with gray last.

    `city` is the number of the city, counted from 1.
    """
    return types_at(ruleset, city) + ("A" if has_gray(ruleset, city) else "")


def describe_slots(ruleset: Ruleset, city: int, used: int) -> str:
    """[AO-1.3] Return the number of free slots of a city in words."""
    slots = board_of(ruleset).city(city).slots
    return _("%(free)s of %(all)s slots free") % {"free": slots - used, "all": slots}


def space_bonus(route: Route, space: int) -> Mapping[int, str]:
    """[AO-9.3] Return the symbol on a space as a mapping from the space number to the symbol.

    The number in the mapping counts from 1, but the parameter `space` counts from 0. If the space has no symbol,
    the mapping is empty.
    """
    return {space + 1: route.bonus[space + 1]} if space + 1 in route.bonus else {}


def describe_city(ruleset: Ruleset, city: int, visits: Visits) -> tuple[str, ...]:
    """Describe a city: its slots, the balloons to pick there, and the players whose travelers are there."""
    lines = (
        _("City %(city)s") % {"city": city_label(ruleset, city)},
        describe_slots(ruleset, city, visits.slots_used),
        _("balloons: %(types)s") % {"types": name_types(list_types_at(ruleset, city))},
    )
    return (*lines, _("here: %(players)s") % {"players": join_names(visits.here)}) if visits.here else lines


def describe_route(ruleset: Ruleset, number: int, standing: RouteOwnership, names: Sequence[str]) -> tuple[str, ...]:
    """Describe a route: price, points, symbols and owners."""
    route = load_played_board(ruleset).routes[number]
    words = {"route": route_label(ruleset, route), "points": point_count(points_of(ruleset, number))}
    lines = [_("%(route)s, %(points)s") % words]
    if route.gray:
        lines.append(_("price in balloons of any one type: %(count)s") % {"count": len(route.spaces)})
    elif route.multi:
        spaces = listed(f"{place}: {type_name(letter)}" for place, letter in enumerate(route.spaces, 1))
        lines.append(_("each space has its own type (%(spaces)s)") % {"spaces": spaces})
    else:
        lines.append(_("costs %(balloons)s") % {"balloons": name_balloons(route.spaces)})
    lines += [
        _("space %(space)s: %(symbol)s") % {"space": space, "symbol": bonus_name(symbol)}
        for space, symbol in sorted(route.bonus.items())
    ]
    return (*lines, _standing(standing, names))


def _standing(standing: RouteOwnership, names: Sequence[str]) -> str:
    if not standing.is_in_play:
        return _("out of play with two players")
    if standing.owners:
        parts = [_("owner: %(players)s") % {"players": join_names(names[seat] for seat in standing.owners)}]
        if standing.tolls:
            parts.append(_("toll for %(players)s") % {"players": join_names(names[seat] for seat in standing.tolls)})
        return with_semicolons(parts)
    claimed = [names[seat] for seat in standing.claimers if seat is not None]
    if claimed:
        return _("not complete; spaces claimed by %(players)s") % {"players": join_names(claimed)}
    return _("free")


def routes_to_reward(view: AeronautOdysseyView, owner: int) -> tuple[str, ...]:
    """[AO-5.6] Return the map ids of the routes for which `owner` can get a reward after a pick.

    These routes have the type of the picked balloon and are at the city of the seat to move.
    """
    here = view.player(view.turn_of).city
    found = "A" if view.picked_letter == "*" else view.picked_letter
    return tuple(
        f"route-{route.id}"
        for number, route in enumerate(view.board.routes)
        if owner in view.standings[number].owners
        and here in [city_name(end) for end in route.ends]
        and found in route.spaces
    )


def name_types_at(view: AeronautOdysseyView, city: str) -> str:
    """[AO-5.3] Return the names of the balloon types at a city."""
    return listed(type_name(letter) for letter in view.types_at(city_number(city))) or _("none")


def describe_left(view: AeronautOdysseyView, payment: str) -> Iterator[str]:
    """[AO-2.4] Yield a sentence about the balloons that the seat to move would have after a payment.

    If the inventory is hidden, yield nothing.
    """
    if held := view.player(view.turn_of).held:
        left = Counter(held) - Counter(payment)
        yield _("Balloons left: %(balloons)s.") % {"balloons": name_balloons("".join(left.elements()))}

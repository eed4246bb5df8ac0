"""The legal actions in words, by kind: what each costs and brings, and which place of the map stands for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyhop.boards.model import Route, city_name
from skyhop.core.i18n import _
from skyhop.games.aeronaut_odyssey.draw.ground import played_board
from skyhop.games.aeronaut_odyssey.labels import (
    ability_name,
    ability_use,
    bonus_name,
    goal_name,
    point_count,
    prize_name,
    type_name,
    way_name,
)
from skyhop.games.aeronaut_odyssey.notation import (
    Ability,
    Claim,
    Keep,
    Mark,
    Move,
    Run,
    Share,
    payment_of,
    route_flown,
)
from skyhop.games.aeronaut_odyssey.page.places import found_at, slots_told, space_bonus
from skyhop.games.aeronaut_odyssey.telling.deeds import points_of, understood
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


class Choice(NamedTuple):
    """One action: its notation and kind, balloons that are shown, words, and the map's place to click, if any."""

    action: str
    kind: str
    balloons: str
    title: str
    hint: str = ""
    target: str = ""


class Group(NamedTuple):
    """The actions of one kind under a title; `hint` says what the kind is for."""

    kind: str
    title: str
    hint: str
    choices: tuple[Choice, ...]


def groups_of(view: AeronautOdysseyView, legal: Sequence[str], names: Sequence[str]) -> tuple[Group, ...]:
    """Group the legal actions in the order in which a player thinks of them."""
    found: dict[str, list[Choice]] = {}
    for text in legal:
        choice = _choice(view, text, names)
        found.setdefault(choice.kind, []).append(choice)
    order = {kind: place for place, kind in enumerate(_titles())}
    return tuple(
        Group(kind, *_titles()[kind], tuple(found[kind])) for kind in sorted(found, key=lambda kind: order[kind])
    )


def _titles() -> dict[str, tuple[str, str]]:
    """Name the kinds, in the order of groups, with a few words on what they are for."""
    abilities = {
        name: (ability_name(name).capitalize(), ability_use(name))
        for name in ("steal", "late", "share", "teleport", "wind")
    }
    return {
        "move": (_("Fly"), _("and receive balloons that are found there")),
        "claim": (_("Claim"), _("a free route, near or far")),
        **abilities,
        "run": (_("Balloons"), ""),
        "reward": (_("Reward"), ""),
        "start": (_("Start at"), ""),
        "keep": (_("Keep"), ""),
        "owner": (_("Reward for"), ""),
        "lose": (_("Cross out"), ""),
        "swap": (_("Swap"), ""),
        "thief": (_("Name a space"), ""),
        "done": (_("Nothing more"), ""),
    }


def _choice(view: AeronautOdysseyView, text: str, names: Sequence[str]) -> Choice:
    parsed = understood(view, text)
    if isinstance(parsed, Move):
        return _move(view, text, parsed, names)
    if isinstance(parsed, Claim):
        return _claim(view, text, parsed)
    if isinstance(parsed, Share):
        route = view.board.routes[parsed.route]
        title = _("Share %(route)s") % {"route": route.id}
        return Choice(
            text, "share", payment_of(route, None, parsed.payment), title, point_count(points_of(view, route)),
            f"route-{route.id}",
        )  # fmt: skip
    if isinstance(parsed, Ability):
        return _ability(view, text, parsed, names)
    if isinstance(parsed, Run):
        return Choice(text, "run", parsed.balloons, ", ".join(type_name(letter) for letter in parsed.balloons))
    if isinstance(parsed, Keep):
        return _keep(view, text, parsed)
    if isinstance(parsed, Mark):
        return _mark(view, text, parsed, names)
    raise ValueError(text)


def _move(view: AeronautOdysseyView, text: str, move: Move, names: Sequence[str]) -> Choice:
    """[AO-5] Say where a flight leads, which balloons wait there, and who is rewarded for it."""
    name = city_name(move.city + 1)
    number = route_flown(view.board, view.record, move)
    words = {"city": name, "route": view.board.routes[number].id if number is not None else ""}
    title = _("Fly to %(city)s over %(route)s") % words if _is_double(view, number) else _("Fly to %(city)s") % words
    found = found_at(view, name)
    there = ", ".join(type_name(letter) for letter in found)
    hint = [_("balloons there: %(types)s") % {"types": there}, slots_told(view, name)]
    hint += [
        _("%(player)s is rewarded") % {"player": names[owner]}
        for owner in (view.owners(number) if number is not None else ())
        if owner != view.asked
    ]
    return Choice(text, "move", found, title, "; ".join(hint), f"city-{name}")


def _is_double(view: AeronautOdysseyView, number: int | None) -> bool:
    if number is None or not view.board.routes[number].double:
        return False
    ends = view.board.routes[number].ends
    return sum(view.is_in_play(other) for other, route in enumerate(view.board.routes) if route.ends == ends) > 1


def _claim(view: AeronautOdysseyView, text: str, claim: Claim) -> Choice:
    """[AO-6] Say what a claim costs and brings."""
    route = played_board(view.ruleset).routes[claim.route]
    paid = payment_of(route, claim.space, claim.payment)
    target = f"route-{route.id}"
    words = {"route": route.id, "space": (claim.space or 0) + 1}
    if claim.space is not None:
        title = _("Claim space %(space)s of %(route)s") % words
        hint = [_("%(points)s when it is complete") % {"points": point_count(points_of(view, route))}]
    else:
        title = _("Claim %(route)s") % words
        hint = [point_count(points_of(view, route))]
    hint += _gains(view, route, claim.space)
    return Choice(text, "claim", paid, title, "; ".join(hint), target)


def _gains(view: AeronautOdysseyView, route: Route, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Say what a claim brings besides points."""
    here = None if view.asked is None else view.city(view.asked)
    if here in [city_name(end) for end in route.ends] and space is None:
        yield _("a reward, since the traveler is there")
    symbols = route.bonus if space is None else space_bonus(route, space)
    yield from (bonus_name(symbol) for symbol in symbols.values())


def _ability(view: AeronautOdysseyView, text: str, used: Ability, names: Sequence[str]) -> Choice:
    """[AO-9.4] Say what an ability is used for."""
    if used.name == "steal":
        player, letter = names[int(text[7])], text[8]
        words = {"type": type_name(letter), "player": player}
        return Choice(text, "steal", letter, _("%(type)s from %(player)s") % words)
    if used.name == "late":
        trajectory = view.board.trajectories[int(text.removeprefix("!late T")) - 1]
        return Choice(text, "late", "", goal_name(trajectory), prize_name(trajectory))
    if used.name == "teleport":
        city = text.removeprefix("!teleport ")
        return Choice(
            text, "teleport", "", _("Go to %(city)s") % {"city": city}, slots_told(view, city), f"city-{city}"
        )
    return Choice(text, "wind", "", _("Take one more turn"))


def _keep(view: AeronautOdysseyView, text: str, keep: Keep) -> Choice:
    """[AO-9.11] Name the orders that would be kept."""
    orders = [view.board.orders[number] for number in keep.orders]
    title = _("Keep %(orders)s") % {"orders": " + ".join(way_name(order.ends) for order in orders)}
    points = ", ".join(
        _("%(won)s points, or %(lost)s lost") % {"won": order.amount, "lost": order.amount // 2} for order in orders
    )
    return Choice(text, "keep", "", title, points)


def _mark(view: AeronautOdysseyView, text: str, mark: Mark, names: Sequence[str]) -> Choice:
    """[AO-12.3] Say what the short answers mean."""
    if mark.kind == ".":
        return Choice(text, "done", "", _done(view))
    if mark.kind == "+":
        return Choice(text, "reward", "", _("one more space"), _("your inventory grows"))
    if mark.kind == "x":
        return Choice(text, "reward", "", _("refuse"), _("the balloon is not received; another type is picked"))
    if mark.kind == "@":
        found = found_at(view, mark.text)
        hint = _("balloons there: %(types)s") % {"types": ", ".join(type_name(letter) for letter in found)}
        return Choice(text, "start", found, _("Start at %(city)s") % {"city": mark.text}, hint, f"city-{mark.text}")
    if mark.kind == "for":
        return Choice(text, "owner", "", names[int(mark.text)])
    if mark.kind == "-":
        return Choice(text, "lose", mark.text, type_name(mark.text))
    if mark.kind == ">":
        words = {"old": type_name(mark.text[0]), "new": type_name(mark.text[2])}
        return Choice(text, "swap", mark.text[0] + mark.text[2], _("%(old)s for %(new)s") % words)
    return _theft(view, text, int(mark.text))


def _done(view: AeronautOdysseyView) -> str:
    return {"turn": _("End the turn"), "profit": _("Take none"), "swap": _("No swap")}.get(view.phase, _("Nothing"))


def _theft(view: AeronautOdysseyView, text: str, number: int) -> Choice:
    """[AO-9.9] Say what lies in a space that a thief may name, where it is seen."""
    cells = view.cells(view.number_due)
    cell = cells[number - 1] if cells else ""
    is_held = cell.isupper() and cell != "X"
    hint = type_name(cell) if is_held else (_("nothing") if cells else "")
    return Choice(text, "thief", cell if is_held else "", _("space %(number)s") % {"number": number}, hint)

"""Legal actions in words, grouped by kind, with costs, gains and places on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from skyhop.boards.model import city_name
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import ActionKind
from skyhop.games.aeronaut_odyssey.constants import ABILITIES, BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.draw.layers import played_board
from skyhop.games.aeronaut_odyssey.notation import NotationContext, orders_kept, paid_for_space, payment_run, run_text
from skyhop.games.aeronaut_odyssey.page.places import found_at, routes_to_reward, slots_told, space_bonus
from skyhop.games.aeronaut_odyssey.rules.trajectories import points_lost
from skyhop.games.aeronaut_odyssey.state import points_of
from skyhop.games.aeronaut_odyssey.text.actions.reading import ACTIONS
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_title,
    ability_use,
    bonus_name,
    goal_name,
    point_count,
    prize_name,
    type_name,
    way_name,
)
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, listed, ngettext, remembered, with_semicolons


class Chip(NamedTuple):
    """Balloon to tap: the part of an action it selects, its letter, and its name."""

    part: str
    letter: str
    name: str


class ChipRow(NamedTuple):
    """Row of chips to fill a number of slots; it has a title if there are several rows.

    `slots` holds a prompt for each slot, shown once the earlier slots are filled. The first prompt is empty.
    """

    title: str
    slots: tuple[str, ...]
    chips: tuple[Chip, ...]


def parts_of_run(run: str) -> tuple[str, ...]:
    """Split a run into its balloons."""
    return tuple(run)


def parts_of_swap(old: str, new: str) -> tuple[str, ...]:
    """Split a swap into the balloon given and the balloon received."""
    return f"{old}>", new


def rows_of(actions: Sequence[Sequence[str]]) -> tuple[ChipRow, ...]:
    """Return the chips for actions, each given by its parts; empty if one tap is enough for each action."""
    if all(len(parts) < 2 for parts in actions):
        return ()
    found = {part for parts in actions for part in parts}
    if not any(">" in part for part in found):
        return (_row("", _asks(max(map(len, actions))), found),)
    given = {part for part in found if part.endswith(">")}
    return _row(_("give"), ("",), given), _row(_("for"), (_("Now choose what you get for it."),), found - given)


def _asks(count: int) -> tuple[str, ...]:
    """Return a prompt for each balloon with the number still to choose; the first prompt is empty."""
    more = (
        ngettext("One more balloon.", "%(count)s more balloons.", left) % {"count": left}
        for left in range(count - 1, 0, -1)
    )
    return ("", *more)


def _row(title: str, slots: tuple[str, ...], parts: set[str]) -> ChipRow:
    order = sorted(parts, key=lambda part: BALLOON_TEXT.index(part.strip(">")))
    return ChipRow(title, slots, tuple(Chip(part, part.strip(">"), type_name(part.strip(">"))) for part in order))


class OfferedAction(NamedTuple):
    """Action offered to the viewer, with the names of all players."""

    view: AeronautOdysseyView
    action: int
    names: Sequence[str]

    @property
    def text(self) -> str:
        """[AO-12] Notation of the action."""
        return ACTIONS.write(NotationContext(self.view.ruleset, self.view.records), self.action)


class ActionChoice(NamedTuple):
    """Action to choose: its notation, kind, balloons and texts.

    `target` names the places on the map that select the action. `way` names places that tell it from other actions with
    the same target. `parts` are the chips that compose the action.
    """

    action: str
    kind: str
    balloons: str
    title: str
    hint: str = ""
    target: str = ""
    way: str = ""
    parts: tuple[str, ...] = ()


class Group(NamedTuple):
    """Actions of one kind under a title; `hint` explains the kind, and `chips` compose an action."""

    kind: str
    title: str
    hint: str
    choices: tuple[ActionChoice, ...]
    chips: tuple[ChipRow, ...] = ()


def groups_of(view: AeronautOdysseyView, legal: Sequence[int], names: Sequence[str]) -> tuple[Group, ...]:
    """Return the legal actions in groups, in the order in which a player considers them."""
    found: dict[str, list[ActionChoice]] = {}
    for action in legal:
        choice = _CHOICES[ActionKind(codes.kind_of(action))](OfferedAction(view, action, names))
        found.setdefault(choice.kind, []).append(choice)
    return tuple(
        Group(kind, title, hint, tuple(found[kind]), rows_of([choice.parts for choice in found[kind]]))
        for kind, (title, hint) in _titles().items()
        if kind in found
    )


@remembered(20)
def _titles() -> dict[str, tuple[str, str]]:
    """Return title and explanation of each kind, in the order of the groups."""
    abilities = {name: (ability_title(name), ability_use(name)) for name in ABILITIES}
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


def _move(offer: OfferedAction) -> ActionChoice:
    """[AO-5] Describe a flight: destination, balloons there, and players who are rewarded for it."""
    view, number = offer.view, offer.action - codes.MOVE
    route, here = view.board.routes[number], int(view.record["city"][view.turn_of]) + 1
    city = sum(route.ends) - here
    words = {"city": city_name(city), "route": route.id}
    title = _("Fly to %(city)s over %(route)s") % words if _is_double(view, number) else _("Fly to %(city)s") % words
    found = found_at(view.ruleset, city)
    hint = [_("balloons there: %(types)s") % {"types": _types(found)}, _slots(view, city)]
    hint += [
        _("%(player)s is rewarded") % {"player": inside(offer.names[owner])}
        for owner in view.standings[number].owners
        if owner != view.asked
    ]
    way = f"route-{route.id}"
    return ActionChoice(offer.text, "move", found, title, with_semicolons(hint), f"city-{city_name(city)}", way)


def _slots(view: AeronautOdysseyView, city: int) -> str:
    return slots_told(view.ruleset, city, view.slots_used(city_name(city)))


def _types(letters: str) -> str:
    return listed(type_name(letter) for letter in letters)


def _is_double(view: AeronautOdysseyView, number: int) -> bool:
    """Return True if another route in play joins the same cities."""
    ends = view.board.routes[number].ends
    return (
        sum(view.standings[other].is_in_play for other, route in enumerate(view.board.routes) if route.ends == ends) > 1
    )


def _claim(offer: OfferedAction) -> ActionChoice:
    """[AO-6] Describe the cost and gains of claiming a plain route."""
    payment = codes.claim_of(offer.action)
    route = offer.view.board.routes[payment.route]
    hint = [point_count(points_of(offer.view.ruleset, payment.route)), *_gains(offer.view, payment.route, None)]
    title = _("Claim %(route)s") % {"route": route.id}
    return ActionChoice(
        offer.text, "claim", payment_run(route, payment), title, with_semicolons(hint), f"route-{route.id}"
    )


def _space_claim(offer: OfferedAction) -> ActionChoice:
    """[AO-9.5] Describe the cost and gains of claiming a multiroute space."""
    claim = codes.space_claim_of(offer.action)
    route = offer.view.board.routes[claim.route]
    points = point_count(points_of(offer.view.ruleset, claim.route))
    hint = [_("%(points)s when it is complete") % {"points": points}, *_gains(offer.view, claim.route, claim.space)]
    title = _("Claim space %(space)s of %(route)s") % {"route": route.id, "space": claim.space + 1}
    return ActionChoice(
        offer.text, "claim", paid_for_space(route, claim), title, with_semicolons(hint), f"route-{route.id}"
    )


def _gains(view: AeronautOdysseyView, number: int, space: int | None) -> Iterator[str]:
    """[AO-6.2, AO-9.3] Yield the gains of a claim besides points."""
    if view.asked is not None and view.would_own(number, space) and view.is_at(view.asked, number):
        yield _("a reward, since the traveler is there")
    route = played_board(view.ruleset).routes[number]
    symbols = route.bonus if space is None else space_bonus(route, space)
    yield from (bonus_name(symbol) for symbol in symbols.values())


def _share(offer: OfferedAction) -> ActionChoice:
    payment = codes.share_of(offer.action)
    route = offer.view.board.routes[payment.route]
    title = _("Share %(route)s") % {"route": route.id}
    points = point_count(points_of(offer.view.ruleset, payment.route))
    return ActionChoice(offer.text, "share", payment_run(route, payment), title, points, f"route-{route.id}")


def _steal(offer: OfferedAction) -> ActionChoice:
    theft = codes.theft_of(offer.action)
    letter = BALLOON_TEXT[theft.balloon]
    words = {"type": type_name(letter), "player": inside(offer.names[theft.victim])}
    return ActionChoice(offer.text, "steal", letter, _("%(type)s from %(player)s") % words)


def _arrive_late(offer: OfferedAction) -> ActionChoice:
    trajectory = offer.view.board.trajectories[offer.action - codes.LATE]
    return ActionChoice(offer.text, "late", "", goal_name(trajectory), prize_name(trajectory))


def _teleport(offer: OfferedAction) -> ActionChoice:
    city = offer.action - codes.TELEPORT + 1
    title = _("Go to %(city)s") % {"city": city_name(city)}
    return ActionChoice(offer.text, "teleport", "", title, _slots(offer.view, city), f"city-{city_name(city)}")


def _done(offer: OfferedAction) -> ActionChoice:
    titles = {"turn": _("End the turn"), "profit": _("Take none"), "swap": _("No swap")}
    return ActionChoice(offer.text, "done", "", titles[offer.view.phase])


def _keep(offer: OfferedAction) -> ActionChoice:
    """[AO-9.11] Describe the orders that the seat would keep."""
    orders = [offer.view.board.orders[number] for number in orders_kept(offer.view.record, offer.action)]
    title = _("Keep %(orders)s") % {"orders": " + ".join(way_name(order.ends) for order in orders)}
    points = listed(
        _("%(won)s points, or %(lost)s lost") % {"won": order.amount, "lost": points_lost(order.amount)}
        for order in orders
    )
    ends = " ".join(f"city-{city_name(end)}" for order in orders for end in order.ends)
    return ActionChoice(offer.text, "keep", "", title, points, way=ends)


def _start(offer: OfferedAction) -> ActionChoice:
    city = offer.action - codes.START + 1
    found = found_at(offer.view.ruleset, city)
    hint = _("balloons there: %(types)s") % {"types": _types(found)}
    title = _("Start at %(city)s") % {"city": city_name(city)}
    return ActionChoice(offer.text, "start", found, title, hint, f"city-{city_name(city)}")


def _run(offer: OfferedAction) -> ActionChoice:
    run = run_text(offer.action)
    return ActionChoice(offer.text, "run", run, _types(run), parts=parts_of_run(run))


def _refuse(offer: OfferedAction) -> ActionChoice:
    return ActionChoice(offer.text, "reward", "", _("refuse"), _("the balloon is not received; another type is picked"))


def _owner(offer: OfferedAction) -> ActionChoice:
    owner = offer.action - codes.OWNER
    return ActionChoice(
        offer.text, "owner", "", offer.names[owner], target=" ".join(routes_to_reward(offer.view, owner))
    )


def _lose(offer: OfferedAction) -> ActionChoice:
    letter = BALLOON_TEXT[offer.action - codes.LOSE]
    return ActionChoice(offer.text, "lose", letter, type_name(letter))


def _swap(offer: OfferedAction) -> ActionChoice:
    old, new = (BALLOON_TEXT[balloon] for balloon in codes.swap_of(offer.action))
    words = {"old": type_name(old), "new": type_name(new)}
    title = _("%(old)s for %(new)s") % words
    return ActionChoice(offer.text, "swap", old + new, title, parts=parts_of_swap(old, new))


def _rob(offer: OfferedAction) -> ActionChoice:
    """[AO-9.9] Describe a space that a thief may name, with its content if visible."""
    number = offer.action - codes.NAME + 1
    cells = offer.view.player(offer.view.number_due).cells
    cell = cells[number - 1] if cells else ""
    is_held = cell in BALLOON_TEXT and cell != ""
    hint = type_name(cell) if is_held else (_("nothing") if cells else "")
    title = _("space %(number)s") % {"number": number}
    return ActionChoice(offer.text, "thief", cell if is_held else "", title, hint)


_CHOICES: dict[ActionKind, Callable[[OfferedAction], ActionChoice]] = {
    ActionKind.MOVE: _move,
    ActionKind.CLAIM: _claim,
    ActionKind.CLAIM_SPACE: _space_claim,
    ActionKind.STEAL: _steal,
    ActionKind.LATE: _arrive_late,
    ActionKind.SHARE: _share,
    ActionKind.TELEPORT: _teleport,
    ActionKind.WIND: lambda offer: ActionChoice(offer.text, "wind", "", _("Take one more turn")),
    ActionKind.DONE: _done,
    ActionKind.KEEP: _keep,
    ActionKind.START: _start,
    ActionKind.RUN: _run,
    ActionKind.SPACE: lambda offer: ActionChoice(
        offer.text, "reward", "", _("one more space"), _("your inventory grows")
    ),
    ActionKind.VETO: _refuse,
    ActionKind.OWNER: _owner,
    ActionKind.LOSE: _lose,
    ActionKind.SWAP: _swap,
    ActionKind.NAME: _rob,
}
"""[AO-12.2, AO-12.3] Function that describes each kind of action."""

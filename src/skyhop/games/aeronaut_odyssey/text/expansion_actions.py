"""[AO-9, AO-12] Actions of expansions: spaces of multiroutes, abilities, secret orders, swaps and thieves."""

from __future__ import annotations

import re
from collections.abc import Sequence

from skyhop.boards.model import city_name
from skyhop.game.action import ActionDeclaration, ActionField, read_loosely
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.actions import ActionKind
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, CELLS, ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.notation import (
    WILD_TEXT,
    NotationContext,
    check_below,
    list_kept_orders,
    orders_text,
    own_payment,
)
from skyhop.games.aeronaut_odyssey.rules.agenda import NOT_DEALT, ActionRequest
from skyhop.games.aeronaut_odyssey.rules.trajectories import points_lost
from skyhop.games.aeronaut_odyssey.state import orders_dealt, points_of
from skyhop.games.aeronaut_odyssey.text.base_game_actions import (
    CITY,
    PAID,
    ROUTE,
    SEAT,
    TYPE,
    ActionFacts,
    ViewWithNames,
    gains,
    read_route,
    route_words,
    short_gains,
    slots_at,
)
from skyhop.games.aeronaut_odyssey.text.labels import (
    connection_name,
    describe_left,
    goal_name,
    name_balloons,
    point_count,
    prize_name,
    type_name,
)
from skyhop.i18n import _, listed, with_semicolons


def _claim_space(offer: ViewWithNames, name: str, space: int, payment: str) -> str:
    """[AO-9.5] Describe the claim of a multiroute space and its payment."""
    _number, route = offer.context.route(name)
    names = {"route": offer.route(name), "paid": name_balloons(payment or route.spaces[space - 1]), "space": space}
    return _("Claim space %(space)s of the multiroute %(route)s for %(paid)s.") % names


def _claim_space_brings(offer: ViewWithNames, name: str, space: int, payment: str) -> str:
    """[AO-9.5, AO-9.6] Describe the gains from the claim of a space.

    Also state if the claim completes the multiroute.
    """
    number, route = offer.context.route(name)
    sentences = [*gains(offer.view, number, space - 1), *describe_left(offer.view, payment or route.spaces[space - 1])]
    if offer.view.would_own(number, space - 1):
        points = {"points": point_count(points_of(offer.view.ruleset, number))}
        sentences.insert(
            0, _("This completes the multiroute: %(points)s for each player who owns a space of it.") % points
        )
    return " ".join(sentences)


def _claim_space_facts(offer: ViewWithNames, name: str, space: int, payment: str) -> ActionFacts:
    number, route = offer.context.route(name)
    points = point_count(points_of(offer.view.ruleset, number))
    hint = [
        _("%(points)s when the multiroute is complete") % {"points": points},
        *short_gains(offer.view, number, space - 1),
    ]
    return ActionFacts("claim", payment or route.spaces[space - 1], with_semicolons(hint), f"route-{route.id}")


def _describe_plain_space(offer: ViewWithNames, name: str, space: int, payment: str) -> str:
    names = {"route": offer.written_route(name), "space": space, "balloons": name_balloons(payment)}
    if payment:
        return _("Claim space %(space)s of %(route)s and pay %(balloons)s.") % names
    return _("Claim space %(space)s of %(route)s.") % names


def _space_claim_of(context: NotationContext, action: int) -> tuple[str, int, str]:
    claim = codes.space_claim_of(action)
    return context.board.routes[claim.route].id, claim.space + 1, WILD_TEXT if claim.is_wild else ""


def _request_space(context: NotationContext, name: str, space: int, payment: str) -> ActionRequest:
    number, route = context.route(name)
    place = check_below(len(route.spaces), space - 1)
    own = own_payment(route)[place : place + 1]
    return context.request(ActionKind.CLAIM_SPACE, codes.number_of_space(number, place), payment or own)


def _steal(offer: ViewWithNames, seat: int, letter: str) -> str:
    names = {"victim": offer.seat_name(seat), "type": type_name(letter)}
    return _("Steal 1 %(type)s balloon, if there is one (victim: %(victim)s). Your turn goes on.") % names


def _steal_title(offer: ViewWithNames, seat: int, letter: str) -> str:
    return _("%(type)s from %(player)s") % {"type": type_name(letter), "player": offer.seat_name(seat)}


def _describe_plain_steal(offer: ViewWithNames, seat: int, letter: str) -> str:
    names = {"type": type_name(letter), "victim": offer.seat_name(seat)}
    return _("Use the ability “steal”: 1 %(type)s balloon (victim: %(victim)s).") % names


def _request_theft(context: NotationContext, seat: int, letter: str) -> ActionRequest:
    victim = check_below(context.count("seats"), seat)
    return ActionRequest(ActionKind.STEAL, codes.action_of_theft(victim, context.balloon(letter)))


def _arrive_late(offer: ViewWithNames, number: int) -> str:
    trajectory = offer.board.trajectories[number - 1]
    names = {"name": trajectory.id, "goal": goal_name(offer.view.ruleset, trajectory), "prize": prize_name(trajectory)}
    return _("Fulfil %(name)s, %(goal)s, although no slot is left: %(prize)s.") % names


def _request_late(context: NotationContext, number: int) -> ActionRequest:
    return ActionRequest(ActionKind.LATE, codes.LATE + check_below(context.count("trajectory_count"), number - 1))


def _share(offer: ViewWithNames, name: str, payment: str) -> str:
    names = route_words(offer, name, payment)
    return _("Share %(route)s for %(paid)s: %(points)s for you too. Your turn goes on.") % names


def _share_facts(offer: ViewWithNames, name: str, payment: str) -> ActionFacts:
    number, route = offer.context.route(name)
    points = point_count(points_of(offer.view.ruleset, number))
    return ActionFacts("share", payment or own_payment(route), points, f"route-{route.id}")


def _describe_plain_share(offer: ViewWithNames, name: str, payment: str) -> str:
    names = {"route": offer.written_route(name), "balloons": name_balloons(payment)}
    return (_("Share %(route)s and pay %(balloons)s.") if payment else _("Share %(route)s.")) % names


def _request_share(context: NotationContext, name: str, payment: str) -> ActionRequest:
    number, route = context.route(name)
    return context.request(ActionKind.SHARE, number, payment or own_payment(route))


def _teleport(offer: ViewWithNames, city: str) -> str:
    names = {"city": offer.city(city)}
    return _("Go to %(city)s and take a slot, but receive no balloons. Your turn goes on.") % names


def _keep(offer: ViewWithNames, orders: Sequence[int]) -> str:
    """[AO-9.11] Describe the points that the seat can gain or lose with the orders that it keeps."""
    texts = []
    for order in (offer.board.orders[number] for number in orders):
        names = {
            "name": order.id,
            "way": connection_name(offer.view.ruleset, order.ends),
            "points": point_count(order.amount),
        }
        names["loss"] = point_count(points_lost(order.amount))
        texts.append(_("%(name)s, %(way)s: %(points)s if you fulfil the order, otherwise a loss of %(loss)s") % names)
    return _("Keep %(orders)s.") % {"orders": with_semicolons(texts)}


def _keep_title(offer: ViewWithNames, orders: Sequence[int]) -> str:
    ways = (connection_name(offer.view.ruleset, offer.board.orders[number].ends) for number in orders)
    return _("Keep %(orders)s") % {"orders": " + ".join(ways)}


def _keep_facts(offer: ViewWithNames, orders: Sequence[int]) -> ActionFacts:
    own_orders = [offer.board.orders[number] for number in orders]
    points = listed(
        _("win %(won)s points, or lose %(lost)s points") % {"won": order.amount, "lost": points_lost(order.amount)}
        for order in own_orders
    )
    ends = " ".join(f"city-{city_name(end)}" for order in own_orders for end in order.ends)
    return ActionFacts("keep", hint=points, way=ends)


def _request_keep(context: NotationContext, numbers: Sequence[int]) -> ActionRequest:
    """[AO-9.11] Return the request to keep these orders. `numbers` may list them in any order."""
    orders = sorted(check_below(context.count("order_count"), order) for order in numbers)
    dealt = orders_dealt(context.record)
    if len(orders) == ORDERS_DEALT:
        return ActionRequest(ActionKind.KEEP, codes.KEEP + ORDERS_DEALT if orders == dealt else NOT_DEALT)
    return ActionRequest(ActionKind.KEEP, codes.KEEP + dealt.index(orders[0]) if orders[0] in dealt else NOT_DEALT)


def _read_keep(words: str) -> str:
    if not re.fullmatch("KEEP S?[0-9]+(?: ?S[0-9]+| [0-9]+)*|S[0-9]+(?: ?S[0-9]+)*", words):
        return ""
    return " ".join(["keep", *(f"S{number}" for number in sorted(re.findall("[0-9]+", words), key=int))])


def _swap(_offer: ViewWithNames, old: str, new: str) -> str:
    return _("Swap 1 %(old)s balloon for 1 %(new)s balloon.") % {"old": type_name(old), "new": type_name(new)}


def _swap_of(_context: NotationContext, action: int) -> tuple[str, str]:
    swap = codes.swap_of(action)
    return BALLOON_TEXT[swap.old], BALLOON_TEXT[swap.new]


def _request_swap(context: NotationContext, old: str, new: str) -> ActionRequest:
    return ActionRequest(ActionKind.SWAP, codes.action_of_swap(context.balloon(old), context.balloon(new)))


def _rob(offer: ViewWithNames, number: int) -> str:
    names = {"number": number, "victim": offer.seat_name(offer.view.number_due)}
    return _("Steal from inventory space %(number)s (victim: %(victim)s).") % names


def _rob_facts(offer: ViewWithNames, number: int) -> ActionFacts:
    """[AO-9.9] Return facts for the button of a space that a thief may choose.

    If the thief sees the balloon in the space, the facts include this balloon.
    """
    cells = offer.view.player(offer.view.number_due).cells
    cell = cells[number - 1] if cells else ""
    is_held = cell in BALLOON_TEXT and cell != ""
    hint = type_name(cell) if is_held else (_("nothing") if cells else "")
    return ActionFacts("thief", cell if is_held else "", hint)


CLAIM_SPACE = ActionDeclaration(
    kind=ActionKind.CLAIM_SPACE,
    notation="+{route}.{space}{paid}",
    fields=(ROUTE, ActionField("space", "[1-9]", int, str), PAID),
    decode=_space_claim_of,
    request=_request_space,
    sentence=_claim_space,
    effects=_claim_space_brings,
    plain=_describe_plain_space,
    title=lambda offer, name, space, _paid: (
        _("Claim space %(space)s of %(route)s") % {"route": offer.route(name), "space": space}
    ),
    facts=_claim_space_facts,
)
STEAL = ActionDeclaration(
    kind=ActionKind.STEAL,
    notation="!steal {seat}{type}",
    is_fixed=True,
    fields=(SEAT, ActionField("type", TYPE, str, str)),
    decode=lambda _context, action: (codes.theft_of(action).victim, BALLOON_TEXT[codes.theft_of(action).balloon]),
    request=_request_theft,
    sentence=_steal,
    plain=_describe_plain_steal,
    title=_steal_title,
    facts=lambda _offer, _seat, letter: ActionFacts("steal", letter),
    loose=read_loosely(f"!?STEAL ?(?:FROM ?)?#?([0-9]) ?({TYPE})", "!steal #{0}{1}"),
)
LATE = ActionDeclaration(
    kind=ActionKind.LATE,
    notation="!late T{number}",
    is_fixed=True,
    fields=(ActionField("number", "[1-9][0-9]?", int, str),),
    decode=lambda _context, action: (action - codes.LATE + 1,),
    request=_request_late,
    sentence=_arrive_late,
    plain=lambda _offer, number: _("Use a late arrival for %(trajectory)s.") % {"trajectory": f"T{number}"},
    title=lambda offer, number: goal_name(offer.view.ruleset, offer.board.trajectories[number - 1]),
    facts=lambda offer, number: ActionFacts("late", hint=prize_name(offer.board.trajectories[number - 1])),
    loose=read_loosely("!?LATE ?T?([0-9]+)", "!late T{0}"),
)
SHARE = ActionDeclaration(
    kind=ActionKind.SHARE,
    notation="!share {route}{paid}",
    fields=(ROUTE, PAID),
    decode=lambda context, action: context.payment_of(codes.share_of(action)),
    request=_request_share,
    sentence=_share,
    plain=_describe_plain_share,
    title=lambda offer, name, _paid: _("Share %(route)s") % {"route": offer.route(name)},
    facts=_share_facts,
    loose=lambda words: read_route("!?SHARE ", "!share ", words),
)
TELEPORT = ActionDeclaration(
    kind=ActionKind.TELEPORT,
    notation="!teleport {city}",
    is_fixed=True,
    fields=(CITY,),
    decode=lambda _context, action: (city_name(action - codes.TELEPORT + 1),),
    request=lambda context, city: ActionRequest(ActionKind.TELEPORT, codes.TELEPORT + context.city(city)),
    sentence=_teleport,
    plain=lambda offer, city: _("Teleport to %(city)s.") % {"city": offer.city(city)},
    title=lambda offer, city: _("Go to %(city)s") % {"city": offer.city(city)},
    facts=lambda offer, city: ActionFacts("teleport", hint=slots_at(offer, city), target=f"city-{city}"),
    loose=read_loosely("!?TELEPORT (?:TO )?([A-Z]+)", "!teleport {0}"),
)
WIND = ActionDeclaration(
    kind=ActionKind.WIND,
    notation="!wind",
    is_fixed=True,
    request=lambda _context: ActionRequest(ActionKind.WIND, codes.WIND),
    sentence=lambda _offer: _("Take an extra turn after this turn."),
    plain=lambda _offer: _("Use a second wind."),
    title=lambda _offer: _("Take one more turn"),
    facts=lambda _offer: ActionFacts("wind"),
    loose=read_loosely("!?WIND", "!wind"),
)
KEEP = ActionDeclaration(
    kind=ActionKind.KEEP,
    notation="keep {orders}",
    fields=(
        ActionField(
            "orders",
            "S[1-9][0-9]{0,3}(?: S[1-9][0-9]{0,3})?",
            lambda text: tuple(int(name[1:]) - 1 for name in text.split()),
            orders_text,
        ),
    ),
    decode=lambda context, action: (list_kept_orders(context.record, action),),
    request=_request_keep,
    sentence=_keep,
    title=_keep_title,
    facts=_keep_facts,
    loose=_read_keep,
)
LOSE = ActionDeclaration(
    kind=ActionKind.LOSE,
    notation="-{type}",
    is_fixed=True,
    fields=(ActionField("type", TYPE, str, str),),
    decode=lambda _context, action: (BALLOON_TEXT[action - codes.LOSE],),
    request=lambda context, letter: ActionRequest(ActionKind.LOSE, codes.LOSE + context.balloon(letter)),
    sentence=lambda _offer, letter: _("Cross out %(balloons)s.") % {"balloons": name_balloons(letter)},
    title=lambda _offer, letter: type_name(letter),
    facts=lambda _offer, letter: ActionFacts("lose", letter),
    loose=read_loosely(f"- ?({TYPE})", "-{0}"),
)
SWAP = ActionDeclaration(
    kind=ActionKind.SWAP,
    notation="{old}>{new}",
    is_fixed=True,
    fields=(ActionField("old", TYPE, str, str), ActionField("new", TYPE, str, str)),
    decode=_swap_of,
    request=_request_swap,
    sentence=_swap,
    title=lambda _offer, old, new: _("%(old)s for %(new)s") % {"old": type_name(old), "new": type_name(new)},
    facts=lambda _offer, old, new: ActionFacts("swap", old + new, parts=(f"{old}>", new)),
    loose=read_loosely(f"({TYPE}) ?[-=]?> ?([ROYWKBPG])", "{0}>{1}"),
)
NAME = ActionDeclaration(
    kind=ActionKind.NAME,
    notation="#{number}",
    is_fixed=True,
    fields=(ActionField("number", "[1-9][0-9]{0,8}", int, str),),
    decode=lambda _context, action: (action - codes.NAME + 1,),
    request=lambda _context, number: ActionRequest(ActionKind.NAME, codes.NAME + min(number - 1, CELLS)),
    sentence=_rob,
    plain=lambda _offer, number: _("Steal from inventory space %(number)s.") % {"number": number},
    title=lambda _offer, number: _("space %(number)s") % {"number": number},
    facts=_rob_facts,
    loose=read_loosely("# ?([0-9]+)", "#{0}"),
)

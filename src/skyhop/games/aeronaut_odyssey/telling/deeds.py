"""An action in one sentence, as its viewer may hear it; what it says is struck off the ledgers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from skyhop.boards.model import Route
from skyhop.core.i18n import _, ngettext
from skyhop.games.aeronaut_odyssey.actions import theft_of
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.labels import balloon_count, balloons_named, point_count, space_count, type_name
from skyhop.games.aeronaut_odyssey.notation import (
    Ability,
    Claim,
    Keep,
    Mark,
    Move,
    Parsed,
    Run,
    Share,
    parse,
    payment_of,
    route_flown,
)
from skyhop.games.aeronaut_odyssey.state import RIVAL
from skyhop.games.aeronaut_odyssey.telling.ledger import UNSEEN, Ledger
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

Ledgers: TypeAlias = Mapping[int, Ledger]


def seat_name(view: AeronautOdysseyView, seat: int) -> str:
    """Name a seat as its viewer would: you, the rival, your opponent; of more seats, and to a spectator, its number."""
    if view.is_solo and seat == RIVAL:
        return _("The rival")
    if view.seat == seat:
        return _("You")
    if view.seat is not None and len(view.seats) == 2:
        return _("Your opponent")
    return _("Seat %(seat)s") % {"seat": seat}


def understood(view: AeronautOdysseyView, text: str) -> Parsed | None:
    """[AO-12] Understand an action on the board of a view."""
    rules = view.ruleset.record
    return parse(view.board, len(view.seats), text, int(rules["trajectory_count"][0]), int(rules["order_count"][0]))


def points_of(view: AeronautOdysseyView, route: Route) -> int:
    """[AO-7.2] Give the points of a route."""
    return int(view.ruleset.record["points_of_length"][0][len(route.spaces)])


def action_told(
    before: AeronautOdysseyView, after: AeronautOdysseyView, ledgers: Ledgers, actor: int, action: str
) -> str:
    """Tell who did what; in solo it may be the rival, for whom the human decides."""
    asked = before.asked
    if action in ("resign", "draw") or asked is None:
        return _outside_the_rules(before, actor, action)
    names = {"who": seat_name(before, asked), "action": action}
    parsed = understood(before, action)
    if isinstance(parsed, Move):
        return _move(before, after, parsed, names)
    if isinstance(parsed, Claim):
        return _claim(before, parsed, ledgers[asked], names)
    if isinstance(parsed, Ability):
        return _ability(before, after, parsed, ledgers, names)
    if isinstance(parsed, Share):
        return _share(before, parsed, ledgers[asked], names)
    if isinstance(parsed, Keep):
        return _keep(before, parsed, asked, names)
    if isinstance(parsed, Run):
        return _run(before, parsed.balloons, ledgers, asked, names)
    if isinstance(parsed, Mark):
        return _mark(before, parsed, ledgers, names)
    return f"{names['who']}: {action}"


def _outside_the_rules(view: AeronautOdysseyView, actor: int, action: str) -> str:
    names = {"who": seat_name(view, actor), "action": action}
    if action == "resign":
        return _("%(who)s: resigned.") % names
    return _("%(who)s: agreed to a draw.") % names


def _move(before: AeronautOdysseyView, after: AeronautOdysseyView, move: Move, names: dict[str, str]) -> str:
    number = route_flown(before.board, before.record, move)
    city = before.board.cities[move.city]
    words = {
        "route": "" if number is None else before.board.routes[number].id,
        "city": city.name,
        "used": after.slots_used(city.name),
        "slots": city.slots,
    }
    return _("%(who)s: flew over %(route)s to %(city)s, into slot %(used)s of %(slots)s (%(action)s).") % (
        names | words
    )


def _claim(view: AeronautOdysseyView, claim: Claim, ledger: Ledger, names: dict[str, str]) -> str:
    """[AO-6.1, AO-9.5] Tell a claim and its payment, which is made before everybody's eyes."""
    route = view.board.routes[claim.route]
    paid = payment_of(route, claim.space, claim.payment)
    ledger.strike_given(paid)
    words = {
        "route": route.id,
        "paid": balloons_named(paid),
        "spaces": space_count(len(route.spaces)),
        "points": point_count(points_of(view, route)),
    }
    if claim.space is None:
        return _("%(who)s: claimed %(route)s, %(spaces)s, %(points)s, for %(paid)s (%(action)s).") % (names | words)
    words |= {"space": str(claim.space + 1)}
    if view.claimers(claim.route).count(None) > 1:
        return _("%(who)s: claimed space %(space)s of multiroute %(route)s for %(paid)s (%(action)s).") % (
            names | words
        )
    told = _(
        "%(who)s: claimed space %(space)s of multiroute %(route)s for %(paid)s and so finished it; "
        "all who took part score %(points)s (%(action)s)."
    )
    return told % (names | words)


def _share(view: AeronautOdysseyView, share: Share, ledger: Ledger, names: dict[str, str]) -> str:
    route = view.board.routes[share.route]
    paid = payment_of(route, None, share.payment)
    ledger.strike_given(paid)
    words = {"route": route.id, "paid": balloons_named(paid), "points": point_count(points_of(view, route))}
    words |= {"owner": ", ".join(seat_name(view, seat) for seat in view.owners(share.route))}
    told = _("%(who)s: shares %(route)s with its owner (%(owner)s), %(points)s, for %(paid)s (%(action)s).")
    return told % (names | words)


def _ability(
    before: AeronautOdysseyView, after: AeronautOdysseyView, used: Ability, ledgers: Ledgers, names: dict[str, str]
) -> str:
    if used.name == "steal":
        return _theft(before, after, used, ledgers, names)
    if used.name == "late":
        return _("%(who)s: used a late arrival (%(action)s).") % names
    if used.name == "wind":
        return _("%(who)s: used a second wind; one more turn follows (%(action)s).") % names
    city = names["action"].removeprefix("!teleport ")
    place = next(one for one in before.board.cities if one.name == city)
    words = {"city": city, "used": after.slots_used(city), "slots": place.slots}
    return _("%(who)s: teleported to %(city)s, into slot %(used)s of %(slots)s (%(action)s).") % (names | words)


def _theft(
    before: AeronautOdysseyView, after: AeronautOdysseyView, used: Ability, ledgers: Ledgers, names: dict[str, str]
) -> str:
    """[AO-9.4, AO-2.4] Tell a theft; in vain it leaves the victim as many balloons as before."""
    victim = theft_of(used.action).victim
    letter = names["action"][-1]
    words = {"victim": seat_name(before, victim), "type": type_name(letter)}
    if after.balloons(victim) == before.balloons(victim):
        told = _("%(who)s: tried to steal 1 %(type)s balloon (victim: %(victim)s), in vain (%(action)s).")
        return told % (names | words)
    asked = before.asked
    ledgers[victim].strike_given(letter)
    if asked is not None:
        ledgers[asked].strike_received(letter)
    return _("%(who)s: stole 1 %(type)s balloon (victim: %(victim)s) (%(action)s).") % (names | words)


def _keep(view: AeronautOdysseyView, keep: Keep, asked: int, names: dict[str, str]) -> str:
    """[AO-9.11] Tell which orders are kept, to others only how many."""
    if view.seat == asked:
        return _("%(who)s: kept %(orders)s.") % (names | {"orders": names["action"].removeprefix("keep ")})
    count = len(keep.orders)
    told = ngettext("%(who)s: kept %(count)s secret order.", "%(who)s: kept %(count)s secret orders.", count)
    return told % (names | {"count": count})


def _run(view: AeronautOdysseyView, run: str, ledgers: Ledgers, asked: int, names: dict[str, str]) -> str:
    """Tell balloons that somebody chose: of a move to all, otherwise to whom the inventory is open."""
    if view.phase == "toll":
        return _toll(view, run, ledgers, names)
    ledger = ledgers[asked]
    ledger.strike_received(run)
    words = names | {"balloons": balloons_named(run)}
    if view.phase == "pick":
        return _("%(who)s: picked %(balloons)s (%(action)s).") % words
    if view.phase == "profit":
        return _("%(who)s: profited, %(balloons)s (%(action)s).") % words
    if view.phase == "repick":
        return _("%(who)s: picked %(balloons)s instead (%(action)s).") % words
    if view.phase == "gift":
        told = _("%(who)s: begins with %(balloons)s (%(action)s).")
    else:
        told = _("%(who)s: was rewarded, %(balloons)s (%(action)s).")
    return told % words if ledger.is_open else _without_types(view, run, names)


def _without_types(view: AeronautOdysseyView, run: str, names: dict[str, str]) -> str:
    words = names | {"balloons": balloon_count(len(run))}
    if view.phase == "gift":
        return _("%(who)s: begins with %(balloons)s.") % words
    return _("%(who)s: was rewarded, %(balloons)s.") % words


def _toll(view: AeronautOdysseyView, run: str, ledgers: Ledgers, names: dict[str, str]) -> str:
    """[AO-9.4, AO-2.4] Tell a toll; its type to those two whom it concerns, and to all where inventories are open."""
    holder, flyer = view.number_due, view.turn_of
    ledgers[flyer].strike_given(run)
    ledgers[holder].strike_received(run)
    words = {"who": seat_name(view, holder), "payer": seat_name(view, flyer), "type": type_name(run)}
    if ledgers[flyer].is_open or ledgers[holder].is_open:
        return _("%(who)s: took a toll, 1 %(type)s balloon (payer: %(payer)s) (%(action)s).") % (names | words)
    return _("%(who)s: took a toll, 1 balloon (payer: %(payer)s).") % (names | words)


def _mark(before: AeronautOdysseyView, mark: Mark, ledgers: Ledgers, names: dict[str, str]) -> str:
    asked = before.turn_of if before.asked is None else before.asked
    if mark.kind == "@":
        return _("%(who)s: starts at %(city)s (%(action)s).") % (names | {"city": mark.text})
    if mark.kind == "for":
        words = {"owner": seat_name(before, int(mark.text))}
        return _("%(who)s: names the owner to be rewarded: %(owner)s (%(action)s).") % (names | words)
    if mark.kind == "#":
        return _thief(before, ledgers, names)
    if mark.kind == "+":
        ledgers[asked].strike_space()
        return _("%(who)s: was rewarded, one more inventory space (%(action)s).") % names
    if mark.kind == "x":
        picked = type_name(letter_picked(before))
        told = _("%(who)s: refused the reward, so the %(type)s balloon is not received (%(action)s).")
        ledgers[before.turn_of].taken_back.clear()
        return told % (names | {"type": picked})
    if mark.kind == ".":
        return _nothing(before, names)
    return _own_balloons(mark, ledgers[asked], names)


def letter_picked(view: AeronautOdysseyView) -> str:
    """[AO-10.1] Give the picked balloon for which the owner asked would be rewarded."""
    return BALLOON_TEXT[int(view.record["picked"][view.number_due])]


def _own_balloons(mark: Mark, ledger: Ledger, names: dict[str, str]) -> str:
    """[AO-9.3, AO-9.2] Tell a loss or a swap; of a hidden inventory without the types."""
    if mark.kind == "-":
        ledger.strike_given(mark.text)
        if not ledger.is_open:
            return _("%(who)s: crossed out 1 balloon.") % names
        words = {"type": type_name(mark.text)}
        return _("%(who)s: crossed out 1 %(type)s balloon (%(action)s).") % (names | words)
    old, new = mark.text.split(">")
    ledger.strike_change(old, new)
    if not ledger.is_open:
        return _("%(who)s: swapped 1 balloon.") % names
    words = {"old": type_name(old), "new": type_name(new)}
    return _("%(who)s: swapped 1 %(old)s balloon into %(new)s (%(action)s).") % (names | words)


def _thief(before: AeronautOdysseyView, ledgers: Ledgers, names: dict[str, str]) -> str:
    """[AO-9.9] Tell the number, and what the space held as far as the viewer knows."""
    victim = before.number_due
    asked = before.turn_of if before.asked is None else before.asked
    words = {"victim": seat_name(before, victim), "number": names["action"][1:]}
    found = "".join(ledgers[victim].given.elements()).strip(UNSEEN) or "".join(ledgers[asked].received.elements())
    if not ledgers[victim].strike_given(found[:1]):
        told = _("%(who)s: named inventory space %(number)s (victim: %(victim)s) and found nothing (%(action)s).")
        return told % (names | words)
    ledgers[asked].strike_received(found[:1])
    if found.startswith(UNSEEN):
        told = _("%(who)s: named inventory space %(number)s (victim: %(victim)s) and took 1 balloon (%(action)s).")
        return told % (names | words)
    told = _(
        "%(who)s: named inventory space %(number)s (victim: %(victim)s) and took the %(type)s balloon (%(action)s)."
    )
    return told % (names | words | {"type": type_name(found[0])})


def _nothing(view: AeronautOdysseyView, names: dict[str, str]) -> str:
    if view.phase == "profit":
        return _("%(who)s: did not profit (%(action)s).") % names
    if view.phase == "swap":
        return _("%(who)s: swapped no more (%(action)s).") % names
    if view.has_acted:
        return _("%(who)s: used no more abilities (%(action)s).") % names
    return _("%(who)s: cannot act and used no ability (%(action)s).") % names

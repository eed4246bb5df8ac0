"""What followed an action by itself, without anybody's choice, as far as two views of one viewer show it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skyhop.boards.model import city_number
from skyhop.core.i18n import _
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT, SPACES, TYPES
from skyhop.games.aeronaut_odyssey.labels import (
    balloon_count,
    balloons_named,
    bonus_name,
    goal_name,
    prize_name,
    type_name,
)
from skyhop.games.aeronaut_odyssey.notation import Claim, Mark, Move, Parsed, payment_of, route_flown
from skyhop.games.aeronaut_odyssey.state import RIVAL, Due
from skyhop.games.aeronaut_odyssey.telling.deeds import Ledgers, seat_name, understood
from skyhop.games.aeronaut_odyssey.telling.ledger import UNSEEN
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


class Item(NamedTuple):
    """One item of the agenda, which is open to all: its kind, seat and number."""

    kind: int
    seat: int
    number: int


class Passage(NamedTuple):
    """An action as its viewer saw it: the views around it, what was done, and what is still to be told."""

    before: AeronautOdysseyView
    after: AeronautOdysseyView
    parsed: Parsed | None
    ledgers: Ledgers

    def was_due(self, kind: int) -> list[Item]:
        """List the items of a kind that were on the agenda and have been dealt with, the first first."""
        left = agenda(self.after)
        return [item for item in agenda(self.before)[1:] if item.kind == kind and item not in left]

    def name(self, seat: int) -> str:
        """Name a seat as the viewer would."""
        return seat_name(self.after, seat)


def agenda(view: AeronautOdysseyView) -> list[Item]:
    """[AO-4.2] List what is to be decided and to happen, the next first."""
    record = view.record
    places = range(int(record["agenda_size"]) - 1, -1, -1)
    columns = (record["agenda_kind"], record["agenda_seat"], record["agenda_number"])
    return [Item(*(int(column[place]) for column in columns)) for place in places]


def aftermath_told(before: AeronautOdysseyView, after: AeronautOdysseyView, ledgers: Ledgers, action: str) -> list[str]:
    """Tell what the action brought about, in the order of AO-5.7 and AO-6.4; then whatever else the views show."""
    passage = Passage(before, after, understood(before, action), ledgers)
    told = [*_rival_told(passage), *_rewards_told(passage), *_tolls_told(passage), *_picks_told(passage)]
    told += [*_symbols_told(passage), *_spies_told(passage), *_trajectories_told(passage)]
    return told + [sentence for seat in after.seats for sentence in _rest_told(passage, seat)]


def _flown(passage: Passage) -> int | None:
    """Find the number of the route that a move goes over; None if it is none."""
    if not isinstance(passage.parsed, Move):
        return None
    return route_flown(passage.before.board, passage.before.record, passage.parsed)


def _rival_told(passage: Passage) -> Iterator[str]:
    """[AO-8.3] Tell what the rival received for its route."""
    route = _flown(passage)
    if route is None or not passage.before.is_solo or RIVAL not in passage.before.owners(route):
        return
    spaces = passage.before.board.routes[route].spaces
    received = passage.ledgers[RIVAL].strike_received(spaces[0])
    if received:
        words = {"who": passage.name(RIVAL), "type": type_name(received)}
        yield _("%(who)s: received 1 %(type)s balloon for the route flown over.") % words


def _rewards_told(passage: Passage) -> Iterator[str]:
    """[AO-2.3] Tell rewards of a full inventory, which can only be a space; others are asked for."""
    if not isinstance(passage.parsed, Move | Claim):
        return
    for seat in passage.after.seats:
        gained = (passage.after.board.trajectories[number] for number in _newly_taken(passage, seat))
        is_prize = any(trajectory.reward == "spaces" for trajectory in gained)
        if passage.before.free(seat) == 0 and not is_prize and passage.ledgers[seat].strike_space():
            yield _("%(who)s: was rewarded, one more inventory space.") % {"who": passage.name(seat)}


def _tolls_told(passage: Passage) -> Iterator[str]:
    """[AO-9.4] Tell tolls for which there was only one balloon to take."""
    flyer = passage.before.turn_of
    for holder in _toll_holders(passage):
        given, received = passage.ledgers[flyer], passage.ledgers[holder]
        letters = "".join(given.given.elements()).strip(UNSEEN) or "".join(received.received.elements())
        if not letters:
            continue
        given.strike_given(letters[0])
        received.strike_received(letters[0])
        words = {"who": passage.name(holder), "payer": passage.name(flyer), "balloon": run_named(letters[0])}
        yield _("%(who)s: took a toll, %(balloon)s (payer: %(payer)s).") % words


def run_named(run: str) -> str:
    """Name the balloons of a ledger, as far as they are known."""
    return balloon_count(len(run)) if UNSEEN in run else balloons_named(run)


def _toll_holders(passage: Passage) -> list[int]:
    """List who took a toll without being asked, in turn order."""
    route = _flown(passage)
    if route is None:
        return [item.number for item in passage.was_due(Due.TOLL)]
    flyer, seats = passage.before.turn_of, passage.before.seats
    left = [item.number for item in agenda(passage.after) if item.kind == Due.TOLL]
    others = [(flyer + step) % len(seats) for step in range(1, len(seats))]
    return [seat for seat in others if passage.before.record["toll"][seat, route] and seat not in left]


def _picks_told(passage: Passage) -> Iterator[str]:
    """[AO-5.3, AO-10.1] Tell the balloons that a move brought where there was nothing to choose."""
    mover = passage.before.turn_of
    ledger = passage.ledgers[mover]
    is_picked = isinstance(passage.parsed, Move) or bool(passage.was_due(Due.PICK))
    if is_picked and all(item.kind != Due.PICK for item in agenda(passage.after)):
        run = "".join(BALLOON_TEXT[balloon] for balloon in _picked(passage))
        received = ledger.strike_received(run)
        if received:
            words = {"who": passage.name(mover), "balloons": balloons_named(received)}
            yield _("%(who)s: picked %(balloons)s, the only choice.") % words
    if isinstance(passage.parsed, Mark) and passage.parsed.kind == "x":
        for _old, new in ledger.changed:
            words = {"who": passage.name(mover), "balloons": balloons_named(new)}
            yield _("%(who)s: picked %(balloons)s instead, the only choice.") % words
        ledger.changed.clear()


def _picked(passage: Passage) -> list[int]:
    """List the balloons of the move, as many as have come."""
    mover = passage.before.turn_of
    count = min(2, sum(passage.ledgers[mover].received.values()))
    return [int(balloon) for balloon in passage.after.record["picked"][:count]]


def _symbols_told(passage: Passage) -> Iterator[str]:
    """[AO-9.3, AO-9.4] Tell the symbols of claimed spaces that took effect."""
    places = [(item.seat, *divmod(item.number, SPACES)) for item in passage.was_due(Due.BONUS)]
    if isinstance(passage.parsed, Claim):
        places = _places_claimed(passage, passage.parsed)
    for seat, route, space in places:
        if passage.after.ruleset.record["bonus"][0][route, space]:
            yield _symbol_told(passage, seat, route, space)


def _places_claimed(passage: Passage, claim: Claim) -> list[tuple[int, int, int]]:
    """List the spaces just claimed whose symbols are no longer to come."""
    route = passage.before.board.routes[claim.route]
    left = [item.number for item in agenda(passage.after) if item.kind == Due.BONUS]
    spaces = range(len(route.spaces)) if claim.space is None else [claim.space]
    claimer = passage.before.turn_of
    return [(claimer, claim.route, space) for space in spaces if SPACES * claim.route + space not in left]


def _symbol_told(passage: Passage, seat: int, number: int, space: int) -> str:
    route, ledger = passage.after.board.routes[number], passage.ledgers[seat]
    text = route.bonus[space + 1]
    words = {"who": passage.name(seat), "route": route.id, "space": space + 1, "bonus": bonus_name(text)}
    if text == "toll":
        return _("%(who)s: found the toll of %(route)s, which is due from now on.") % words
    if text == "-balloon" and (lost := "".join(ledger.given.elements())):
        ledger.strike_given(lost[0])
        words["lost"] = run_named(lost[0])
        told = _("%(who)s: found a symbol on space %(space)s of %(route)s: %(bonus)s; %(lost)s crossed out.")
        return told % words
    if text == "+space":
        ledger.strike_space()
    elif text == "-space":
        ledger.strike_lost_space()
    elif text[0] == "+" and text[1] in TYPES and not ledger.strike_received(text[1]):
        return _("%(who)s: found %(bonus)s on space %(space)s of %(route)s, and has no space for it.") % words
    return _("%(who)s: found a symbol on space %(space)s of %(route)s: %(bonus)s.") % words


def _spies_told(passage: Passage) -> Iterator[str]:
    """[AO-9.10] Tell who looked on, and what each received."""
    claim = _claim_watched(passage)
    if claim is None or any(item.kind == Due.SPIES for item in agenda(passage.after)):
        return
    route, paid = passage.before.board.routes[claim[0]], claim[1]
    claimer, seats = passage.before.turn_of, passage.before.seats
    for seat in ((claimer + step) % len(seats) for step in range(1, len(seats))):
        city = passage.before.city(seat)
        if city is None or city_number(city) not in route.ends:
            continue
        words = {"who": passage.name(seat), "city": city, "type": type_name(paid)}
        if passage.ledgers[seat].strike_received(paid):
            yield _("%(who)s: was a spy at %(city)s and received 1 %(type)s balloon.") % words
        else:
            yield _("%(who)s: was a spy at %(city)s without a space for the %(type)s balloon.") % words


def _claim_watched(passage: Passage) -> tuple[int, str] | None:
    """Give the route of a claim at which spies may look on, and the type paid; None if only wilds were."""
    if not passage.before.ruleset.record["has_thieves"][0]:
        return None
    if isinstance(passage.parsed, Claim):
        claim = passage.parsed
        run = payment_of(passage.before.board.routes[claim.route], claim.space, claim.payment).replace("*", "")
        return (claim.route, run[0]) if run else None
    for item in passage.was_due(Due.SPIES):
        route, paid = divmod(item.number, 10)
        return (route, BALLOON_TEXT[paid]) if BALLOON_TEXT[paid] != "*" else None
    return None


def _newly_taken(passage: Passage, seat: int) -> Iterator[int]:
    """List the trajectories that a seat has gained."""
    for number, _trajectory in enumerate(passage.after.board.trajectories):
        known = len(passage.before.taken(number))
        if seat in passage.after.taken(number)[known:]:
            yield number


def _trajectories_told(passage: Passage) -> Iterator[str]:
    """[AO-9.1, AO-9.2] Tell who fulfilled what."""
    seats = passage.after.seats
    claimer = passage.before.turn_of
    for seat in ((claimer + step) % len(seats) for step in range(len(seats))):
        for number in _newly_taken(passage, seat):
            yield _trajectory_told(passage, seat, number)


def _trajectory_told(passage: Passage, seat: int, number: int) -> str:
    trajectory = passage.after.board.trajectories[number]
    ledger = passage.ledgers[seat]
    words = {
        "who": passage.name(seat),
        "name": trajectory.id,
        "goal": goal_name(trajectory),
        "prize": prize_name(trajectory),
    }
    if trajectory.reward == "spaces":
        ledger.strike_space(trajectory.amount)
    elif trajectory.reward in TYPES:
        received = ledger.strike_received(trajectory.reward * trajectory.amount)
        if len(received) < trajectory.amount:
            words |= {"lost": balloon_count(trajectory.amount - len(received))}
            told = _("%(who)s: fulfilled %(name)s, %(goal)s: %(prize)s, of which %(lost)s found no space.")
            return told % words
    return _("%(who)s: fulfilled %(name)s, %(goal)s: %(prize)s.") % words


def _rest_told(passage: Passage, seat: int) -> Iterator[str]:
    """Tell what else has changed in an inventory, for whatever reason."""
    ledger = passage.ledgers[seat]
    who = {"who": passage.name(seat)}
    for _one in range(ledger.spaces):
        yield _("%(who)s: was rewarded, one more inventory space.") % who
    for _one in range(ledger.lost_spaces):
        yield _("%(who)s: lost an inventory space.") % who
    if run := "".join(ledger.received.elements()):
        yield _("%(who)s: received %(balloons)s.") % (who | {"balloons": run_named(run)})
    if run := "".join(ledger.given.elements()):
        yield _("%(who)s: crossed out %(balloons)s.") % (who | {"balloons": run_named(run)})
    if run := "".join(ledger.taken_back.elements()):
        yield _("%(who)s: gave %(balloons)s back.") % (who | {"balloons": balloons_named(run)})
    for old, new in ledger.changed:
        names = {"old": type_name(old), "new": type_name(new)}
        yield _("%(who)s: has 1 %(new)s balloon in place of 1 %(old)s.") % (who | names)

"""Sentences for quiz questions about Aeronaut Odyssey: situations, actions and results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypedDict

import msgspec

from skyhop.boards.model import city_number
from skyhop.engine.state import View
from skyhop.game.text import inside, join_names
from skyhop.games.aeronaut_odyssey.notation import WILD_TEXT
from skyhop.games.aeronaut_odyssey.options import OPTIONS
from skyhop.games.aeronaut_odyssey.text.action_reading import ACTIONS
from skyhop.games.aeronaut_odyssey.text.base_game_actions import ViewWithNames
from skyhop.games.aeronaut_odyssey.text.description import (
    describe_due,
    extras,
    inventory_line,
    possession_lines,
    trajectory_lines,
)
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_name,
    city_label,
    name_balloons,
    point_count,
    space_count,
)
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import N_, _, listed, ngettext, translated

QUESTION_OF_FIELD = {
    "over": N_("What is the result then?"),
    "seat": N_("Who decides next, and what?"),
    "turn": N_("Whose turn is it then?"),
    "scores": N_("How many points does each player have then?"),
    "owners": N_("Who owns %(what)s then?"),
    "slots": N_("How many slots of %(what)s are filled then?"),
    "taken": N_("Who has trajectory %(what)s then?"),
    "cells": N_("What is in the inventory of %(what)s then?"),
    "points": N_("How many points will %(what)s have from symbols and trajectories then?"),
    "abilities": N_("Which abilities can %(what)s use then?"),
}
"""Text of a question about a result. The key is the name of the first field in the choices.

The field belongs to the match or to a seat. `what` names the routes, cities, trajectories or players that the result is
about.
"""
QUESTION_OF_OWN_FIELD = {
    "cells": N_("What is in your inventory then?"),
    "points": N_("How many points do you have from symbols and trajectories then?"),
    "abilities": N_("Which abilities can you still use then?"),
}
"""Text of a question about only the answering seat. The key is the name of the first field in the choices."""
DECISIONS = {
    "turn": N_("a move, a claim, or the end of the turn"),
    "keep": N_("the secret orders to keep"),
    "start": N_("the city to start at"),
    "gift": N_("the balloons at the start"),
    "reward": N_("the reward: a balloon or an inventory space"),
    "toll": N_("the balloon for the toll"),
    "pick": N_("the balloons to pick at this city"),
    "profit": N_("take a balloon of a type that the player to move just picked, or none"),
    "owner": N_("the owner who receives the reward"),
    "repick": N_("another balloon instead of the refused balloon"),
    "lose": N_("the balloon to cross out"),
    "swap": N_("the balloon to swap, or no swap"),
    "thief": N_("the inventory space to rob"),
}
"""Description of the decision in each phase, without notation, because users type no actions in the quiz."""


class SeatResult(TypedDict, total=False):
    """Fields of one seat in the result that a choice of a quiz question describes."""

    cells: str
    """Inventory spaces, one character for each space."""
    points: int
    abilities: list[str]


class AeronautOdysseyResult(TypedDict, total=False):
    """Result that a choice of a quiz question describes.

    The fields have the same meaning as `[expect]` in a scenario. Only the fields that the question needs are
    present.
    """

    over: bool
    winners: list[int]
    seat: int
    phase: str
    turn: int
    scores: list[int]
    owners: dict[str, str]
    """Seats that own each route. For a multiroute, the text has one character for each space. A `.` means no owner."""
    slots: dict[str, int]
    taken: dict[str, str]
    """Seats that gained each trajectory, as one digit for each seat."""
    seats: list[SeatResult]


class AeronautOdysseyQuizWords:
    """Texts of quiz questions and answers about Aeronaut Odyssey."""

    def situation(self, view: View) -> Sequence[str]:
        """Return sentences that describe a position: its rules, inventories, trajectories and pending decision."""
        game_view = AeronautOdysseyView.of(view)
        seats = (line for seat in game_view.seats for line in _describe_seat(game_view, seat))
        rules = ", ".join([OPTIONS.title_of(game_view.ruleset.name), *extras(game_view)])
        return (
            _("Rules: %(ruleset)s.") % {"ruleset": rules},
            *seats,
            *trajectory_lines(game_view),
            describe_due(game_view),
        )

    def action(self, view: View, text: str) -> str:
        """[AO-12.2, AO-12.3] Describe an action, given in notation."""
        parsed = ACTIONS.parse(text)
        if parsed is None:
            raise ValueError(text)
        return parsed.action.describe(ViewWithNames(AeronautOdysseyView.of(view)), *parsed.values)

    def question(self, view: View, expected: Mapping[str, object]) -> str:
        """Return the text of a question about a result. The first field of `expected` selects the text."""
        game_view, result = AeronautOdysseyView.of(view), msgspec.convert(expected, AeronautOdysseyResult)
        field = _field(result)
        seats = [seat for seat, row in enumerate(result.get("seats", ())) if row]
        if seats == [view.seat]:
            return translated(QUESTION_OF_OWN_FIELD[field])
        names = {
            "owners": (_name_route(game_view, route) for route in result.get("owners", ())),
            "slots": (_name_city(game_view, city) for city in result.get("slots", ())),
            "taken": result.get("taken", ()),
        }
        what = listed(names.get(field, (inside(seat_name(game_view, seat)) for seat in seats)))
        return translated(QUESTION_OF_FIELD[field]) % {"what": what}

    def outcome(self, view: View, expected: Mapping[str, object]) -> str:
        """Describe the result that one choice of a question expects."""
        result = msgspec.convert(expected, AeronautOdysseyResult)
        return " ".join(_OUTCOMES[_field(result)](AeronautOdysseyView.of(view), result))


def _name_city(view: AeronautOdysseyView, city: str) -> str:
    return city_label(view.ruleset, city_number(city))


def _name_route(view: AeronautOdysseyView, route: str) -> str:
    return ViewWithNames(view).written_route(route)


def _describe_seat(view: AeronautOdysseyView, seat: int) -> Iterator[str]:
    """[AO-2.1] Yield lines about the inventory of a seat, without notation, and about its other possessions."""
    if view.player(seat).cells is None:
        yield inventory_line(view, seat)
    else:
        names = {"who": seat_name(view, seat), "balloons": name_balloons(view.player(seat).held)}
        names |= {"free": str(view.player(seat).free), "spaces": space_count(view.player(seat).space_count)}
        yield _("%(who)s: balloons to pay with: %(balloons)s; free: %(free)s of %(spaces)s.") % names
    yield from (f"{seat_name(view, seat)}: {line}" for line in possession_lines(view, seat))


def _field(expected: AeronautOdysseyResult) -> str:
    """Return the name of the first field of a result. This field selects the text of the question.

    If the first field is `seats`, return the first field of a seat.
    """
    field = next(iter(expected))
    return field if field != "seats" else next(name for row in expected["seats"] for name in row)


def _end(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-7.1, AO-7.4] Describe the end of the match and its winners, or state that the match continues."""
    if not expected["over"]:
        yield _("The match goes on.")
        return
    winners = join_names([seat_name(view, seat) for seat in expected["winners"]])
    yield _("The match is over. Winner: %(who)s.") % {"who": winners}


def _next(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-4.2] Describe the next decision and the seat that makes it."""
    names = {"who": seat_name(view, expected["seat"]), "what": translated(DECISIONS[expected["phase"]])}
    yield _("%(who)s: %(what)s.") % names


def _turn(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    yield f"{seat_name(view, expected['turn'])}."


def _scores(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-7] Describe the points of each seat."""
    for seat, points in enumerate(expected["scores"]):
        yield _("%(who)s: %(what)s.") % {"who": seat_name(view, seat), "what": point_count(points)}


def _owners(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-6.1, AO-9.4] Yield a sentence about the owners of each route in the result.

    For a multiroute, the sentence lists the owner of each space.
    """
    for route, owners in expected["owners"].items():
        names = [inside(seat_name(view, int(seat))) if seat != "." else _("nobody") for seat in owners]
        yield _("%(who)s: %(what)s.") % {"who": _name_route(view, route), "what": listed(names) or _("nobody")}


def _slots(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-1.3] Describe the number of used slots of a city."""
    for city, filled in expected["slots"].items():
        names = {"city": _name_city(view, city), "count": filled}
        yield ngettext("%(city)s: %(count)s slot filled.", "%(city)s: %(count)s slots filled.", filled) % names


def _describe_takers(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-9.1] Yield a sentence about each trajectory in the result, with the seats that gained it."""
    for trajectory, seats in expected["taken"].items():
        takers = join_names([seat_name(view, int(seat)) for seat in seats]) or _("nobody")
        yield _("%(who)s: %(what)s.") % {"who": trajectory, "what": takers}


def _cells(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-2.1] Describe the balloons with which a seat can pay, and the free spaces of the seat."""
    for seat, row in enumerate(expected["seats"]):
        if "cells" in row:
            cells = row["cells"]
            held = "".join(letter for letter in cells if letter.isupper() or letter == WILD_TEXT)
            names = {"who": seat_name(view, seat), "balloons": name_balloons(held)}
            names |= {"free": str(cells.count(".")), "spaces": space_count(len(cells))}
            yield _("%(who)s: balloons to pay with: %(balloons)s; free: %(free)s of %(spaces)s.") % names


def _points(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-9.2, AO-9.3] Yield a sentence about each seat in the result: its points from symbols and trajectories."""
    for seat, row in enumerate(expected["seats"]):
        if "points" in row:
            names = {"who": seat_name(view, seat), "what": point_count(row["points"])}
            yield _("%(who)s: %(what)s.") % names


def _abilities(view: AeronautOdysseyView, expected: AeronautOdysseyResult) -> Iterator[str]:
    """[AO-9.4] Describe the abilities that a seat can still use."""
    for seat, row in enumerate(expected["seats"]):
        if "abilities" in row:
            names = {"who": seat_name(view, seat), "what": listed(map(ability_name, row["abilities"])) or _("none")}
            yield _("%(who)s: %(what)s.") % names


_OUTCOMES: dict[str, Callable[[AeronautOdysseyView, AeronautOdysseyResult], Iterator[str]]] = {
    "over": _end,
    "seat": _next,
    "turn": _turn,
    "scores": _scores,
    "owners": _owners,
    "slots": _slots,
    "taken": _describe_takers,
    "cells": _cells,
    "points": _points,
    "abilities": _abilities,
}
WORDS = AeronautOdysseyQuizWords()

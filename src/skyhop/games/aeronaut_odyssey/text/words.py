"""Aeronaut Odyssey in short sentences, for whoever plays by ear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from skyhop.boards.model import city_name, city_number
from skyhop.engine.state import View
from skyhop.game.text import Choice, Choices, Passage
from skyhop.games.aeronaut_odyssey.constants import ABILITIES
from skyhop.games.aeronaut_odyssey.page.choices import ActionChoice as Shown
from skyhop.games.aeronaut_odyssey.page.choices import Group, groups_of
from skyhop.games.aeronaut_odyssey.page.places import Visits, city_told, route_told
from skyhop.games.aeronaut_odyssey.text.description import possession_lines, trajectory_lines, what_is_due, wind_lines
from skyhop.games.aeronaut_odyssey.text.labels import balloon_count, balloons_named, space_count, type_name
from skyhop.games.aeronaut_odyssey.text.standing import score_line, seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, with_semicolons

MOST_TOGETHER = 9
"""Choices of one kind under one heading; more are put under several."""


class AeronautWords:
    """The functions of `skyhop.game.text.GameWords`."""

    def due(self, view: View, names: Sequence[str]) -> str:
        """Say who decides what; at the end, how it ended."""
        return what_is_due(AeronautOdysseyView.of(view), names).partition("\n")[0]

    def passages(self, view: View, names: Sequence[str]) -> tuple[Passage, ...]:
        """Say where one stands oneself, what leads from there, what is to be gained, and what the others have."""
        shown = AeronautOdysseyView.of(view)
        known = _known(shown, names)
        others = [seat for seat in shown.seats if seat != shown.seat]
        own = tuple(_seat(shown, shown.seat, known)) if shown.seat is not None else ()
        return (
            Passage(_("Where you stand"), own),
            Passage(_("Routes from here"), tuple(_routes(shown, known))),
            Passage(_("Trajectories"), tuple(trajectory_lines(shown, known))),
            *(Passage(known[seat], tuple(_seat(shown, seat, known))) for seat in others),
            Passage(_("Besides"), tuple(wind_lines(shown, known))),
        )

    def choices(self, view: View, names: Sequence[str]) -> tuple[Choices, ...]:
        """List what can be done, by kind; where one kind has many, by route or by type."""
        shown = AeronautOdysseyView.of(view)
        groups = groups_of(shown, shown.legal(), _known(shown, names))
        return tuple(choices for group in groups for choices in _divided(group))


def _known(view: AeronautOdysseyView, names: Sequence[str]) -> list[str]:
    """Name all seats, the rival's too."""
    return [*names, *(seat_name(view, seat) for seat in view.seats[len(names) :])]


def _seat(view: AeronautOdysseyView, seat: int, known: Sequence[str]) -> Iterator[str]:
    """Say where a seat is, what it has scored, and what it holds."""
    place = view.city(seat)
    if place is None:
        yield _("Not on the map yet.")
    elif seat == view.seat:
        yield _city(view, city_number(place), known)
    else:
        yield _("City %(city)s") % {"city": place}
    yield score_line(view, seat, known)
    words: dict[str, object] = {"free": view.free(seat), "spaces": space_count(view.space_count(seat))}
    is_seen = view.cells(seat) is not None
    words["balloons"] = balloons_named(view.held(seat)) if is_seen else balloon_count(view.balloons(seat))
    yield _("Balloons to pay with: %(balloons)s; %(free)s of %(spaces)s free.") % words
    yield from possession_lines(view, seat)


def _city(view: AeronautOdysseyView, city: int, known: Sequence[str]) -> str:
    """Tell of a city as anywhere, and who of the others is there."""
    here = tuple(known[seat] for seat in view.seats if seat != view.seat and view.city(seat) == city_name(city))
    return with_semicolons(city_told(view.ruleset, city, Visits(view.slots_used(city_name(city)), here)))


def _routes(view: AeronautOdysseyView, known: Sequence[str]) -> Iterator[str]:
    """Say of each route from the reader's city where it leads, what it costs and gives, and what is found there."""
    here = view.city(view.seat) if view.seat is not None else None
    for number, route in enumerate(view.board.routes):
        if here and city_number(here) in route.ends and view.is_in_play(number):
            other = sum(route.ends) - city_number(here)
            yield with_semicolons(
                (*route_told(view.ruleset, number, view.standings[number], known), _city(view, other, known))
            )


def _divided(group: Group) -> Iterator[Choices]:
    """Put the choices of a group under one heading; many under one for each route or first type, if these are less."""
    title = _titled(group.title, group.hint) if group.kind in ABILITIES else group.title
    found = [(head, list(some)) for head, some in groupby(group.choices, key=lambda choice: _heading(group, choice))]
    if len(group.choices) <= MOST_TOGETHER or 2 * len(found) > len(group.choices):
        found = [("", list(group.choices))]
    for heading, choices in found:
        yield Choices(heading or title, tuple(_choice(group, choice) for choice in choices))


def _heading(group: Group, choice: Shown) -> str:
    """Say what a choice has in common with others of a kind of which there are many."""
    if group.kind == "run":
        return _titled(group.title, type_name(choice.balloons[0]))
    return choice.title if group.kind in ("claim", "share") else ""


def _titled(what: str, more: str) -> str:
    return _("%(what)s: %(more)s") % {"what": what, "more": more}


def _choice(group: Group, choice: Shown) -> Choice:
    """Say what is done, for what, and what it brings."""
    if group.kind == "run":
        return Choice(choice.action, balloons_named(choice.balloons))
    title = choice.title
    if group.kind in ("claim", "share"):
        title = _("%(what)s for %(paid)s") % {"what": choice.title, "paid": balloons_named(choice.balloons)}
    return Choice(choice.action, title, choice.hint)


WORDS = AeronautWords()

"""Sentences of Aeronaut Odyssey, short enough for players who use a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from skyhop.boards.model import city_name, city_number
from skyhop.engine.state import View
from skyhop.game.text import Choice, Choices, Passage
from skyhop.games.aeronaut_odyssey.constants import ABILITIES
from skyhop.games.aeronaut_odyssey.page import ActionChoice as Shown
from skyhop.games.aeronaut_odyssey.page import Group, groups_of
from skyhop.games.aeronaut_odyssey.text import labels
from skyhop.games.aeronaut_odyssey.text.action_reading import ACTIONS, normalize_text
from skyhop.games.aeronaut_odyssey.text.base_game_actions import ViewWithNames
from skyhop.games.aeronaut_odyssey.text.description import (
    describe_due,
    face_lines,
    map_lines,
    order_lines,
    possession_lines,
    trajectory_lines,
    wind_lines,
)
from skyhop.games.aeronaut_odyssey.text.labels import (
    Visits,
    balloon_count,
    city_label,
    describe_city,
    describe_route,
    name_balloons,
    space_count,
    type_name,
)
from skyhop.games.aeronaut_odyssey.text.standing import score_line, seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, with_semicolons

MAX_TOGETHER = 9
"""Maximum number of choices of one kind under one heading. More choices form groups with their own headings."""


CLAUSES_OF_PHASE = {
    "turn": ("AO-4.1", "AO-5.1", "AO-5.3", "AO-6.1", "AO-6.2", "AO-7.2"),
    "keep": ("AO-9.11",),
    "start": ("AO-3.1", "AO-5.3"),
    "gift": ("AO-3.3",),
    "reward": ("AO-2.3", "AO-5.2", "AO-6.2"),
    "toll": ("AO-9.4",),
    "pick": ("AO-5.3", "AO-2.1", "AO-2.2"),
    "repick": ("AO-10.1",),
    "profit": ("AO-5.4",),
    "owner": ("AO-5.6",),
    "lose": ("AO-9.3",),
    "swap": ("AO-9.2", "AO-9.3"),
    "thief": ("AO-9.9",),
    "over": ("AO-7.1", "AO-7.2", "AO-7.4"),
}
"""Clauses about the decision in each phase, most important first."""


class AeronautWords:
    """Sentences of Aeronaut Odyssey. The class implements `skyhop.game.text.GameWords`."""

    def due(self, view: View, names: Sequence[str] = ()) -> str:
        """Describe the pending decision and its seat, or the end of the match."""
        return describe_due(AeronautOdysseyView.of(view), names).partition("\n")[0]

    def passages(self, view: View, names: Sequence[str] = ()) -> tuple[Passage, ...]:
        """Describe the viewer's seat, the routes at its city, the trajectories, and the other seats."""
        game_view = AeronautOdysseyView.of(view)
        player_names = _list_names(game_view, names)
        others = [seat for seat in game_view.seats if seat != game_view.seat]
        own = tuple(_seat(game_view, game_view.seat, player_names)) if game_view.seat is not None else ()
        return (
            Passage(_("Your position"), own),
            Passage(_("Routes from here"), tuple(_routes(game_view, player_names))),
            Passage(_("Trajectories"), tuple(trajectory_lines(game_view, player_names))),
            *(Passage(player_names[seat], tuple(_seat(game_view, seat, player_names))) for seat in others),
            Passage(_("Also"), tuple(wind_lines(game_view, player_names))),
        )

    def choices(self, view: View, names: Sequence[str] = ()) -> tuple[Choices, ...]:
        """Return the legal actions of the viewer, grouped by kind.

        If a kind has many actions, it has one group for each route or for each balloon type.
        """
        game_view = AeronautOdysseyView.of(view)
        groups = groups_of(game_view, game_view.legal(), _list_names(game_view, names))
        return tuple(choices for group in groups for choices in _divide_group(group))

    def name(self, view: View, action: int, names: Sequence[str] = ()) -> str:
        """Describe an action in one sentence."""
        game_view = AeronautOdysseyView.of(view)
        offer = ViewWithNames(game_view, _list_names(game_view, names))
        declared, values = ACTIONS.read(offer.context, action)
        return declared.sentence(offer, *values)

    def explain(self, view: View, action: int, names: Sequence[str] = ()) -> str:
        """Describe an action and its certain effects. Omit effects that depend on chance or on other players."""
        game_view = AeronautOdysseyView.of(view)
        offer = ViewWithNames(game_view, _list_names(game_view, names))
        declared, values = ACTIONS.read(offer.context, action)
        return declared.explain(offer, *values)

    def normalize(self, text: str) -> str:
        """[AO-12] Convert typed text to notation. If the text is not an action, return it unchanged."""
        return normalize_text(text)

    def topics(self, view: View) -> Mapping[str, str]:
        """Return further texts about the position. The keys are their titles: the map, the scores and the goals."""
        game_view = AeronautOdysseyView.of(view)
        goals = [*trajectory_lines(game_view), *face_lines(game_view)]
        if game_view.seat is not None:
            goals += order_lines(game_view, game_view.seat)
        return {
            _("map"): "\n".join(map_lines(game_view)),
            _("scores"): "\n".join(score_line(game_view, seat) for seat in game_view.seats),
            _("goals"): "\n".join(goals) or _("In this match, only routes score points."),
        }

    def legend(self) -> str:
        """[AO-12.1] Return a legend of the letters of the balloon types."""
        return labels.legend()

    def clauses(self, view: View) -> Sequence[str]:
        """Return the clauses about the decision in the current phase, most important first."""
        return CLAUSES_OF_PHASE.get(AeronautOdysseyView.of(view).phase, ())


def _list_names(view: AeronautOdysseyView, names: Sequence[str]) -> list[str]:
    """Return the names of all seats. `names` may lack the last names, such as the rival's name."""
    return [*names, *(seat_name(view, seat) for seat in view.seats[len(names) :])]


def _seat(view: AeronautOdysseyView, seat: int, player_names: Sequence[str]) -> Iterator[str]:
    """Describe a seat: its city, score, inventory and other possessions."""
    place = view.player(seat).city
    if place is None:
        yield _("Not on the map yet.")
    elif seat == view.seat:
        yield _city(view, city_number(place), player_names)
    else:
        yield _("City %(city)s") % {"city": city_label(view.ruleset, city_number(place))}
    yield score_line(view, seat, player_names)
    words: dict[str, object] = {"free": view.player(seat).free, "spaces": space_count(view.player(seat).space_count)}
    is_seen = view.player(seat).cells is not None
    words["balloons"] = name_balloons(view.player(seat).held) if is_seen else balloon_count(view.player(seat).balloons)
    yield _("Balloons to pay with: %(balloons)s; %(free)s of %(spaces)s free.") % words
    yield from possession_lines(view, seat)


def _city(view: AeronautOdysseyView, city: int, player_names: Sequence[str]) -> str:
    """Describe a city and the other players whose travelers are there."""
    visitors = tuple(
        player_names[seat] for seat in view.seats if seat != view.seat and view.player(seat).city == city_name(city)
    )
    return with_semicolons(describe_city(view.ruleset, city, Visits(view.slots_used(city_name(city)), visitors)))


def _routes(view: AeronautOdysseyView, player_names: Sequence[str]) -> Iterator[str]:
    """Describe each route from the viewer's city: destination, cost, points, and types at the destination."""
    here = view.player(view.seat).city if view.seat is not None else None
    for number, route in enumerate(view.board.routes):
        if here and city_number(here) in route.ends and view.standings[number].is_in_play:
            other = sum(route.ends) - city_number(here)
            yield with_semicolons(
                (
                    *describe_route(view.ruleset, number, view.standings[number], player_names),
                    _city(view, other, player_names),
                )
            )


def _divide_group(group: Group) -> Iterator[Choices]:
    """Yield the actions of a group under one or more headings.

    If there are many actions and a few headings are enough, each heading is a route or a first balloon type.
    Otherwise, the only heading is the title of the group.
    """
    title = _add_title(group.title, group.hint) if group.kind in ABILITIES else group.title
    found = [(head, list(some)) for head, some in groupby(group.choices, key=lambda choice: _heading(group, choice))]
    if len(group.choices) <= MAX_TOGETHER or 2 * len(found) > len(group.choices):
        found = [("", list(group.choices))]
    for heading, choices in found:
        yield Choices(heading or title, tuple(_choice(group, choice) for choice in choices))


def _heading(group: Group, choice: Shown) -> str:
    """Return the heading for a choice and similar choices: its route, or the type of its first balloon.

    For other kinds of choices, return "".
    """
    if group.kind == "run":
        return _add_title(group.title, type_name(choice.balloons[0]))
    return choice.title if group.kind in ("claim", "share") else ""


def _add_title(title: str, more: str) -> str:
    return _("%(what)s: %(more)s") % {"what": title, "more": more}


def _choice(group: Group, choice: Shown) -> Choice:
    """Describe a choice: the action, its payment, and its gains."""
    if group.kind == "run":
        return Choice(choice.action, name_balloons(choice.balloons))
    title = choice.title
    if group.kind in ("claim", "share"):
        title = _("%(what)s for %(paid)s") % {"what": choice.title, "paid": name_balloons(choice.balloons)}
    return Choice(choice.action, title, choice.hint)


WORDS = AeronautWords()

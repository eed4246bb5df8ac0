"""The map as a table: a row a city, with its slots, the travelers there, and the routes that lead from it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from skyhop.boards.model import City, city_name
from skyhop.core.language.i18n import _
from skyhop.games.aeronaut_odyssey.terminal.chips import seat_mark, seat_marks, space_chips
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def map_table(view: AeronautOdysseyView) -> Table:
    """Draw the cities in order; a slot used up is a full circle, a free one an empty one."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(*(Text(head, "dim") for head in (_("City"), _("Slots"), _("Here"), _("Routes"))))
    for city in view.board.cities:
        here = [seat for seat in view.seats if view.city(seat) == city.name]
        routes = Text("  ").join(route_chips(view, city))
        table.add_row(Text(city.name, "bold"), _slots(view, city), seat_marks(here), routes)
    return table


def _slots(view: AeronautOdysseyView, city: City) -> Text:
    used = view.slots_used(city.name)
    return Text("●" * used + "○" * (city.slots - used), "" if used < city.slots else "dim")


def route_chips(view: AeronautOdysseyView, city: City) -> Iterator[Text]:
    """The routes in play that leave a city: where they lead, their spaces, and whose they are."""
    for number, route in enumerate(view.board.routes):
        if city.n in route.ends and view.is_in_play(number):
            other = city_name(sum(route.ends) - city.n) + ("2" if route.double == 2 else "")
            bonus = "+" if route.bonus and "bonus" in str(view.ruleset.parameters["expansions"]).split() else ""
            parts = [Text(f"{other}\N{NO-BREAK SPACE}"), space_chips(route.spaces), Text(bonus), _owners(view, number)]
            yield Text("").join(parts)


def _owners(view: AeronautOdysseyView, number: int) -> Text:
    """The seats that own a route; of an unfinished multiroute a sign for each space."""
    owners = view.owners(number)
    if owners:
        return Text.assemble(":", seat_marks(owners))
    claimers = view.claimers(number)
    if all(seat is None for seat in claimers):
        return Text()
    marks = (Text("_") if seat is None else seat_mark(seat) for seat in claimers)
    return Text.assemble(":", *marks)

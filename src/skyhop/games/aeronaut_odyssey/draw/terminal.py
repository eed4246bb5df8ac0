"""Coloured picture of a view for the terminal. The picture is as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from skyhop.boards.model import City, city_name
from skyhop.engine.state import View
from skyhop.game.text import join_names
from skyhop.games.aeronaut_odyssey.text.description import describe_due, head_line, possession_lines, progress_text
from skyhop.games.aeronaut_odyssey.text.labels import goal_name, prize_name
from skyhop.games.aeronaut_odyssey.text.standing import score_line, seat_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _

STYLES = {
    "R": "#ffffff on #ba152c",
    "O": "#10181f on #e78332",
    "Y": "#10181f on #ffda1f",
    "W": "#10181f on #f2fff6",
    "K": "#ffffff on #2a243a",
    "B": "#ffffff on #284aa3",
    "P": "#10181f on #cb7abf",
    "G": "#10181f on #3fa278",
    "A": "#10181f on #b4bac1",
    "*": "#10181f on #ffffff",
}
"""Text colour and background colour of each balloon type, of gray routes, and of the wild."""

SYMBOLS = {"R": "★", "O": "▲", "Y": "☼", "W": "□", "K": "■", "B": "▼", "P": "♥", "G": "♣", "A": "≈", "*": "✦"}

SEAT_STYLES = ("#d9534f", "#5b7fd6", "#3fa27a", "#c9a227", "#b06fc4", "#8f969d")
"""Colours of the seats, readable on dark and light screens. Readers who see no colours use the seat numbers."""


def space_chips(spaces: str) -> Text:
    """Return the symbol of a route's balloon type, then the letters of the route's spaces in colour.

    For a multiroute, the symbol is `⁂`.
    """
    chips = Text("").join(Text(letter, f"bold {STYLES[letter]}") for letter in spaces)
    symbol = SYMBOLS[spaces[0]] if len(set(spaces)) == 1 else "⁂"
    return Text.assemble((symbol, "bold"), chips)


def cells_line(cells: str) -> Text:
    """[AO-2.1] Return the text of an inventory, with one character for each space.

    The character shows a balloon, a crossed-out balloon, a free space or a lost space.
    """
    return Text("").join(_cell(cell) for cell in cells)


def _cell(cell: str) -> Text:
    if cell == ".":
        return Text("·", "dim")
    if cell == "x":
        return Text("×", "dim")  # noqa: RUF001  sign of a lost space
    if cell == "/":
        return Text("/", "dim strike")
    if cell.islower():
        return Text(cell, "dim strike")
    return Text(cell, f"bold {STYLES[cell]}")


def seat_mark(seat: int) -> Text:
    """Return the number of a seat in the colour of the seat."""
    return Text(str(seat + 1), f"bold reverse {SEAT_STYLES[seat]}")


def seat_marks(seats: Iterable[int]) -> Text:
    """Return the numbers of seats, each in its colour."""
    return Text("").join(seat_mark(seat) for seat in seats)


class AeronautTable:
    """Coloured text of a view: map, trajectories and faces, then the inventories. The library Rich prints it."""

    def __init__(self, view: AeronautOdysseyView) -> None:
        """Store the view. The inventory of the view's seat is drawn last, nearest to the input line."""
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        yield Text(head_line(view), "dim")
        yield map_table(view)
        yield Text()
        if "trajectories" in str(view.ruleset.parameters["expansions"]).split() and view.board.trajectories:
            yield _trajectories(view)
            yield Text()
        if view.is_capital and view.board.faces:
            yield _faces(view)
            yield Text()
        for seat in sorted(view.seats, key=lambda one: one == view.seat):
            yield from _seat(view, seat)
        yield Text()
        yield Text(describe_due(view), "bold reverse" if view.to_decide == view.seat else "bold")


def _seat(view: AeronautOdysseyView, seat: int) -> Iterator[Text]:
    """Yield the lines of a seat: name, city, score, inventory, abilities, tolls and orders."""
    is_on_turn = view.turn_of == seat and view.phase != "over"
    place = view.player(seat).city
    yield Text.assemble(
        "▶" if is_on_turn else " ",
        seat_mark(seat),
        Text(f" {place} " if place else " ", "bold"),
        score_line(view, seat),
    )
    cells = view.player(seat).cells
    if cells is None:
        held, free = view.player(seat).balloons, view.player(seat).free
        inventory = Text("▒" * held + "-" * (view.player(seat).space_count - held - free) + "·" * free)
    else:
        inventory = cells_line(cells)
    names = {"count": view.player(seat).free}
    yield Text.assemble("   ", inventory, Text("  " + _("%(count)s free") % names, "dim"))
    yield from (Text(f"   {line}") for line in possession_lines(view, seat))


def _trajectories(view: AeronautOdysseyView) -> Table:
    """Return a table of the trajectories, with one row for each trajectory.

    The row contains the goal, the reward, the seats that gained the reward, and the progress of the view's seat.
    """
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, trajectory in enumerate(view.board.trajectories):
        takers = view.list_takers(number)
        free = Text("○" * max(0, trajectory.slots - len(takers)))
        table.add_row(
            Text(trajectory.id, "bold"),
            goal_name(view.ruleset, trajectory),
            prize_name(trajectory),
            Text.assemble(seat_marks(takers), free),
            Text(progress_text(view, number), "dim"),
        )
    return table


def _faces(view: AeronautOdysseyView) -> Text:
    """[AO-7.3] Return a line with the number of each face and the seats that currently score the face."""
    parts = []
    for number, face in enumerate(view.board.faces):
        routes = "\N{NO-BREAK SPACE}".join(face.routes)
        owners = view.face_owners(number)
        names = join_names(seat_name(view, seat) for seat in owners)
        parts.append(Text(f"{routes} = {face.number}" + (f" ({names})" if owners else ""), "bold" if owners else "dim"))
    return Text.assemble(Text(_("Faces") + " ", "bold"), Text(", ").join(parts))


def map_table(view: AeronautOdysseyView) -> Table:
    """Return a table of the cities with their slots, travelers and routes.

    A filled circle is a used slot. An empty circle is a free slot.
    """
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(*(Text(head, "dim") for head in (_("City"), _("Slots"), _("Here"), _("Routes"))))
    for city in view.board.cities:
        here = [seat for seat in view.seats if view.player(seat).city == city.name]
        routes = Text("  ").join(route_chips(view, city))
        table.add_row(Text(city.name, "bold"), _slots(view, city), seat_marks(here), routes)
    return table


def _slots(view: AeronautOdysseyView, city: City) -> Text:
    used = view.slots_used(city.name)
    return Text("●" * used + "○" * (city.slots - used), "" if used < city.slots else "dim")


def route_chips(view: AeronautOdysseyView, city: City) -> Iterator[Text]:
    """Yield a text for each route in play at a city: the other city, the route's spaces and its owners."""
    for number, route in enumerate(view.board.routes):
        if city.n in route.ends and view.standings[number].is_in_play:
            other = city_name(sum(route.ends) - city.n) + ("2" if route.double == 2 else "")
            bonus = "+" if route.bonus and "bonus" in str(view.ruleset.parameters["expansions"]).split() else ""
            parts = [Text(f"{other}\N{NO-BREAK SPACE}"), space_chips(route.spaces), Text(bonus), _owners(view, number)]
            yield Text("").join(parts)


def _owners(view: AeronautOdysseyView, number: int) -> Text:
    """Return the owners of a route as text. For an unfinished multiroute, return one character for each space.

    If nobody has claimed anything, the text is empty.
    """
    owners = view.standings[number].owners
    if owners:
        return Text.assemble(":", seat_marks(owners))
    claimers = view.standings[number].claimers
    if all(seat is None for seat in claimers):
        return Text()
    marks = (Text("_") if seat is None else seat_mark(seat) for seat in claimers)
    return Text.assemble(":", *marks)


class AeronautTerminal:
    """Terminal view of Aeronaut Odyssey. The class implements `skyhop.game.text.GameTerminal`."""

    def render(self, view: View) -> AeronautTable:
        """Return the coloured text of a view. The library Rich prints this text."""
        return AeronautTable(AeronautOdysseyView.of(view))


TERMINAL = AeronautTerminal()

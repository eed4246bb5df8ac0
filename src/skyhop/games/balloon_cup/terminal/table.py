"""The whole table of a view in colour, as wide as the terminal."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from skyhop.core.language.i18n import _, ngettext
from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.labels import colour_name
from skyhop.games.balloon_cup.log import seat_name
from skyhop.games.balloon_cup.terminal.chips import (
    CARD_WIDTH,
    cards_line,
    colour_style,
    cubes_counted,
    ink,
    large_cards,
)
from skyhop.games.balloon_cup.terminal.tiles import short_name, tiles_table
from skyhop.games.balloon_cup.text import situation_lines, what_is_due
from skyhop.games.balloon_cup.view import BalloonCupView

WIDTH_FOR_BARS = 78
WIDTH_FOR_NAMES = 72


class TablePicture:
    """A view that rich can draw: above the opponent, the tiles, trophies and piles, below one's own hand."""

    def __init__(self, view: BalloonCupView) -> None:
        """Take the view; a spectator sees seat 0 above and seat 1 below."""
        self.view = view
        self.order = (0, 1) if view.seat is None else (1 - view.seat, view.seat)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, width = self.view, options.max_width
        upper, lower = self.order
        yield _hand(view, upper, width)
        yield tiles_table(view, self.order, width)
        yield _trophies(view, self.order, width)
        yield Text()
        yield _piles(view, width)
        yield from (Text(line) for line in situation_lines(view))
        yield Text()
        yield _hand(view, lower, width)
        yield Text()
        yield Text(what_is_due(view), "bold reverse" if view.to_decide == view.seat else "bold")


def _hand(view: BalloonCupView, seat: int, width: int) -> Text:
    """Show a hand: the viewer's own as large cards where they fit, another's as backs and known cards."""
    known = view.hand(seat)
    hidden = view.hand_size(seat) - len(known)
    if not hidden and seat == view.seat and 0 < len(known) * (CARD_WIDTH + 1) <= width:
        return large_cards(known)
    parts = [Text(seat_name(view, seat), "bold"), Text(": ")]
    if not known and not hidden:
        parts.append(Text(_("no card in hand"), "dim"))
    if hidden:
        backs = ngettext("%(count)s hidden card", "%(count)s hidden cards", hidden) % {"count": hidden}
        parts.append(Text(f"{'▒' * hidden} {backs}{'  ' if known else ''}", "dim"))
    return Text.assemble(*parts, cards_line(known))


def _trophies(view: BalloonCupView, order: tuple[int, int], width: int) -> Table:
    """Show each trophy with its price, and how far each player has come."""
    table = Table.grid(padding=(0, 2 if width >= WIDTH_FOR_NAMES else 1, 0, 0))
    table.add_row(_("Trophies"), *(_trophy_head(view, letter, width) for letter in COLOURS))
    for seat in order:
        table.add_row(
            Text(short_name(view, seat), "bold"), *(_progress(view, seat, letter, width) for letter in COLOURS)
        )
    return table


def _trophy_head(view: BalloonCupView, letter: str, width: int) -> Text:
    name = f"{letter} {colour_name(letter)}" if width >= WIDTH_FOR_NAMES else letter
    if letter not in view.trophies_left:
        return Text(f" {name} ", f"{ink(letter)} strike")
    return Text(f" {name} {_price(letter)} ", colour_style(letter))


def _progress(view: BalloonCupView, seat: int, letter: str, width: int) -> Text:
    """Show the player's cubes of a colour: against the price while the trophy can be won."""
    count, price = view.cubes(seat).count(letter), _price(letter)
    if letter in view.trophies(seat):
        return Text(f"★ {_cubes(count, width)}", f"bold {ink(letter)}")
    if letter not in view.trophies_left:
        return Text(_cubes(count, width), ink(letter))
    bar = "■" * min(count, price) + "·" * (price - count) + " " if width >= WIDTH_FOR_BARS else ""
    return Text(f"{bar}{count}/{price}", ink(letter) if count else "dim")


def _cubes(count: int, width: int) -> str:
    if width < WIDTH_FOR_NAMES:
        return str(count)
    return ngettext("%(count)s cube", "%(count)s cubes", count) % {"count": count}


def _price(letter: str) -> int:
    return int(PRICE_OF_TROPHY[COLOURS.index(letter)])


def _piles(view: BalloonCupView, width: int) -> Text:
    """Show bag, supply and discard pile, in one line where it has room."""
    supply = ngettext("%(count)s card", "%(count)s cards", view.supply_size) % {"count": view.supply_size}
    bag = cubes_counted(view.bag) if view.bag else Text(_("empty"), "dim")
    piles = {_("Bag"): bag, _("Supply"): Text(supply), _("Discard"): _top_of_discard(view)}
    parts = [Text.assemble((name, "bold"), " ", content) for name, content in piles.items()]
    line = Text("   ").join(parts)
    return line if line.cell_len <= width else Text("\n").join(parts)


def _top_of_discard(view: BalloonCupView) -> Text:
    """Show the last card of the discard pile and how many there are."""
    if not view.discard:
        return Text(_("empty"), "dim")
    count = ngettext("%(count)s card, top", "%(count)s cards, top", len(view.discard)) % {"count": len(view.discard)}
    return Text.assemble(f"{count} ", cards_line(view.discard[-1:]))

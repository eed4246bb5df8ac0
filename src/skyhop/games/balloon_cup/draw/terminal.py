"""Coloured picture of a view for the terminal. The picture is as wide as the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyhop.engine.state import View
from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.text.description import describe_due, situation_lines
from skyhop.games.balloon_cup.text.labels import card_text, colour_name
from skyhop.games.balloon_cup.text.log import seat_name
from skyhop.games.balloon_cup.view import BalloonCupView, Tile
from skyhop.i18n import _, ngettext

CARD_STYLES = (
    "#ffffff on #c22f2f",
    "#10181f on #f5c842",
    "#10181f on #3fa27a",
    "#ffffff on #274b9f",
    "#10181f on #bfc4ca",
)
"""Text colour and background colour of a card, by the card's colour."""

INKS = ("#d9534f", "#c9a227", "#3fa27a", "#5b7fd6", "#8f969d")
"""Text colour for each colour of the game, readable on dark and light screens."""

PATTERNS = "‖»◆≈∷"
"""Characters for the patterns of the colours: stripes, chevrons, diamonds, waves, dots."""

CARD_WIDTH = 5
"""Width of a large card, in characters."""


def card_chip(card: int) -> Text:
    """Return a small card: its notation on a background of its colour."""
    text = card_text(card)
    return Text(text, f"bold {_card_style(text[0])}")


def cards_line(cards: Iterable[int]) -> Text:
    """Return a row of small cards."""
    return Text(" ").join(card_chip(card) for card in cards)


def large_cards(cards: Iterable[int]) -> Text:
    """Return a row of large cards as three lines of text: the pattern, the notation, and the pattern again."""
    texts = [card_text(card) for card in cards]
    edge = Text(" ").join(
        Text(PATTERNS[COLOURS.index(text[0])].center(3, " ").center(CARD_WIDTH), _card_style(text[0])) for text in texts
    )
    values = Text(" ").join(Text(text.center(CARD_WIDTH), f"bold {_card_style(text[0])}") for text in texts)
    return Text("\n").join((edge, values, edge))


def places_line(cards: Iterable[int], missing: str) -> Text:
    """Return the cards on one side of a tile. Add a dot and the colour letter for each missing card."""
    chips = [card_chip(card) for card in cards]
    return Text(" ").join([*chips, *(Text(f"·{letter}", ink(letter)) for letter in missing)])


def cubes_line(cubes: str) -> Text:
    """Return a row of cubes as text. Each cube is a square with the letter of its colour."""
    return Text(" ").join(Text(f"■{letter}", ink(letter)) for letter in cubes)


def count_cubes(cubes: str) -> Text:
    """Return the number of cubes of each colour as text. Omit colours without cubes."""
    present = [letter for letter in COLOURS if letter in cubes]
    return Text("  ").join(Text(f"{cubes.count(letter)} ■{letter}", ink(letter)) for letter in present)


def ink(letter: str) -> str:
    """Return the text colour for a colour letter."""
    return INKS[COLOURS.index(letter)]


def colour_style(letter: str) -> str:
    """Return the text colour and the background colour for a card. `letter` is the colour of the card."""
    return f"bold {_card_style(letter)}"


def _card_style(letter: str) -> str:
    return CARD_STYLES[COLOURS.index(letter)]


WIDTH_FOR_BARS = 78
WIDTH_FOR_NAMES = 72


class BalloonCupTable:
    """Coloured text of a view: the opponent, then tiles, trophies and piles, then the viewer's hand. Rich prints it."""

    def __init__(self, view: BalloonCupView) -> None:
        """Store the view. A spectator sees seat 0 at the top and seat 1 at the bottom."""
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
        yield Text(describe_due(view), "bold reverse" if view.to_decide == view.seat else "bold")


def _hand(view: BalloonCupView, seat: int, width: int) -> Text:
    """Return a hand. The viewer's hand has large cards if they fit into the width.

    The opponent's hand shows the cards that the viewer knows, and backs for all other cards.
    """
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
    """Return a table of the trophies, each with its price and the progress of both players."""
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
    """Return the number of a player's cubes of a colour. If the trophy of this colour is unclaimed, add its price."""
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
    """Return the bag, the supply and the discard pile with their sizes, on one line if they fit."""
    supply = ngettext("%(count)s card", "%(count)s cards", view.supply_size) % {"count": view.supply_size}
    bag = count_cubes(view.bag) if view.bag else Text(_("empty"), "dim")
    piles = {_("Bag"): bag, _("Supply"): Text(supply), _("Discard"): _top_of_discard(view)}
    parts = [Text.assemble((name, "bold"), " ", content) for name, content in piles.items()]
    line = Text("   ").join(parts)
    return line if line.cell_len <= width else Text("\n").join(parts)


def _top_of_discard(view: BalloonCupView) -> Text:
    """Return the top card of the discard pile and the size of the pile."""
    if not view.discard:
        return Text(_("empty"), "dim")
    count = ngettext("%(count)s card, top card:", "%(count)s cards, top card:", len(view.discard)) % {
        "count": len(view.discard)
    }
    return Text.assemble(f"{count} ", cards_line(view.discard[-1:]))


MOUNTAIN_STYLE, FLATLAND_STYLE, GONE_STYLE = "#7f9bb3", "#b8a04a", "dim"
WIDEST = 30


def tiles_table(view: BalloonCupView, order: tuple[int, int], width: int) -> Table:
    """Return a table of the tiles, with as many columns as fit into the width.

    `order` contains the upper seat and the lower seat.
    """
    columns = _columns(width)
    table = Table.grid(padding=(0, 1, 0, 0))
    each = min((width - columns) // columns, WIDEST)
    boxes = [_box(view, tile, order, each) for tile in view.tiles]
    for start in range(0, len(boxes), columns):
        table.add_row(*boxes[start : start + columns])
    return table


def _columns(width: int) -> int:
    """Return the number of tiles that fit into the width.

    The calculation uses the widest tile: tile 4 needs 15 characters for a complete side.
    """
    if width >= 76:
        return 4
    return 2 if width >= 42 else 1


def _box(view: BalloonCupView, tile: Tile, order: tuple[int, int], width: int) -> Panel:
    is_mountain = tile.terrain == "mountain"
    if not tile.in_play:
        content, title, style = Group(Text(_("has left the game"), "dim")), str(tile.number), GONE_STYLE
    else:
        content = Group(*_sides(view, tile, order))
        goal = _("▲ high wins") if is_mountain else _("▼ low wins")
        title = f"{tile.number} {goal}"
        style = MOUNTAIN_STYLE if is_mountain else FLATLAND_STYLE
    return Panel(content, title=Text(title, "bold"), title_align="left", box=ROUNDED, border_style=style, width=width)


def _sides(view: BalloonCupView, tile: Tile, order: tuple[int, int]) -> list[Text]:
    """Return five lines for a tile: cards, sum, cubes, sum and cards.

    The first two lines are for the upper side, the last two lines for the lower side.
    """
    upper, lower = order
    return [
        places_line(tile.sides[upper].cards, tile.sides[upper].missing),
        _sum_line(view, tile, upper),
        cubes_line(tile.cubes),
        _sum_line(view, tile, lower),
        places_line(tile.sides[lower].cards, tile.sides[lower].missing),
    ]


def _sum_line(view: BalloonCupView, tile: Tile, seat: int) -> Text:
    is_ahead = tile.leader == seat
    names = {"who": short_name(view, seat), "sum": tile.sides[seat].sum}
    if is_ahead:
        return Text(_("%(who)s %(sum)s ahead") % names, "bold")
    return Text(_("%(who)s %(sum)s") % names, "" if tile.sides[seat].cards else "dim")


def short_name(view: BalloonCupView, seat: int) -> str:
    """Return a short name for a seat, of one or two words."""
    if view.seat is None:
        return seat_name(view, seat)
    return _("You") if view.seat == seat else _("They")


class BalloonCupTerminal:
    """Terminal view of Balloon Cup. The class implements `skyhop.game.text.GameTerminal`."""

    def render(self, view: View) -> BalloonCupTable:
        """Return the coloured text of a view. The library Rich prints this text."""
        return BalloonCupTable(BalloonCupView.of(view))


TERMINAL = BalloonCupTerminal()

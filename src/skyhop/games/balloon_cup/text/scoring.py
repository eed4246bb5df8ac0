"""How the players stand, line by line: who would win which tile, what cubes suffice for, who has how many trophies."""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.engine.state import ScoreLine
from skyhop.game.text import inside
from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY, SEATS
from skyhop.games.balloon_cup.text.labels import trophy_colour
from skyhop.games.balloon_cup.text.log import ending, seat_name
from skyhop.games.balloon_cup.view import BalloonCupView, Tile
from skyhop.i18n import _, ngettext


def score_lines(view: BalloonCupView) -> tuple[ScoreLine, ...]:
    """[BC-6.2, BC-7.1, BC-8.1] Explain the tiles, the cubes and the trophies of both players, as they are now."""
    lines = [_tile_line(view, tile) for tile in view.tiles if tile.in_play]
    for seat in range(SEATS):
        lines += [*_cube_lines(view, seat), *_trophy_lines(view, seat)]
    if view.outcome is not None:
        clause = "BC-8.5" if view.broken_off else {"trophies": "BC-8.1"}.get(view.outcome.reason, "BC-8.4")
        lines.append(ScoreLine(None, ending(view), clause))
    return tuple(lines)


def _tile_line(view: BalloonCupView, tile: Tile) -> ScoreLine:
    """[BC-6.1, BC-6.2, BC-6.3] Say how the sums of a tile compare, and what is still missing."""
    first, second = tile.sides
    names = {"tile": tile.number, "first": first.sum, "second": second.sum, "cubes": tile.cubes}
    names |= {"one": seat_name(view, 0), "other": inside(seat_name(view, 1))}
    missing = len(first.missing) + len(second.missing)
    names["missing"] = missing
    if tile.terrain == "mountain":
        said = _("Tile %(tile)s, mountain, the higher sum wins: %(one)s %(first)s, %(other)s %(second)s.")
    else:
        said = _("Tile %(tile)s, flatland, the lower sum wins: %(one)s %(first)s, %(other)s %(second)s.")
    cards = ngettext("%(missing)s card is missing.", "%(missing)s cards are missing.", missing)
    sentence = f"{said} {cards}" % names
    if first.sum == second.sum:
        more = _("At equal sums whoever places the last card wins %(cubes)s.") % names
        return ScoreLine(None, f"{sentence} {more}", "BC-6.3")
    if tile.leader is None:
        return ScoreLine(None, sentence, "BC-6.2")
    names["leader"] = seat_name(view, tile.leader)
    more = _("%(leader)s: ahead for %(cubes)s.") % names
    return ScoreLine(tile.leader, f"{sentence} {more}", "BC-6.2")


def _cube_lines(view: BalloonCupView, seat: int) -> Iterator[ScoreLine]:
    """[BC-7.1] Say what a seat's cubes lack for each trophy that is still to be won."""
    cubes = view.cubes(seat)
    for letter, price in zip(COLOURS, PRICE_OF_TROPHY.tolist(), strict=True):
        if letter in cubes and letter in view.trophies_left:
            names = {"who": seat_name(view, seat), "count": cubes.count(letter), "price": price}
            names["colour"] = trophy_colour(letter)
            said = _("%(who)s: %(count)s of the %(price)s %(colour)s cubes for that trophy.") % names
            yield ScoreLine(seat, said, "BC-7.1")


def _trophy_lines(view: BalloonCupView, seat: int) -> Iterator[ScoreLine]:
    """[BC-8.1] Count trophies: three win."""
    won = view.trophies(seat)
    for letter in won:
        names = {"who": seat_name(view, seat), "colour": trophy_colour(letter)}
        yield ScoreLine(seat, _("%(who)s: the %(colour)s trophy.") % names, "BC-7.4", 1)
    counted = {"who": seat_name(view, seat), "count": len(won)}
    said = ngettext("%(who)s: %(count)s trophy of three.", "%(who)s: %(count)s trophies of three.", len(won)) % counted
    yield ScoreLine(seat, said, "BC-8.1", len(won), is_total=True)

"""Description of a view in plain text. It contains all facts, so screen reader users need no picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from skyhop.engine.state import ScoreLine
from skyhop.game.text import inside
from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY, SEATS
from skyhop.games.balloon_cup.text.labels import (
    card_text,
    cards_name,
    cards_text,
    colour_name,
    count_by_colour,
    trophy_colour,
)
from skyhop.games.balloon_cup.text.log import ending, seat_name
from skyhop.games.balloon_cup.view import BalloonCupView, Side, Tile
from skyhop.i18n import _, listed, ngettext


def table_text(view: BalloonCupView) -> str:
    """Describe all facts of a match that the viewer may know."""
    order = (0, 1) if view.seat is None else (1 - view.seat, view.seat)
    lines = [player_line(view, order[0])]
    lines += [line for tile in view.tiles for line in _tile_lines(view, tile, order)]
    lines += [_trophies_line(view), piles_line(view), _discard_line(view), *situation_lines(view)]
    lines += [player_line(view, order[1]), describe_due(view)]
    return "\n".join(lines)


def situation_lines(view: BalloonCupView, *, in_words: bool = False) -> list[str]:
    """Return a line about the cards that each seat has shown to its opponent, and the lines of `turn_lines`.

    If `in_words` is True, the lines contain names of cards instead of notation.
    """
    lines = []
    for seat in range(SEATS):
        if cards := view.shown_cards(seat):
            names = {"who": seat_name(view, seat), "cards": _cards(cards, in_words=in_words)}
            lines.append(_("%(who)s: cards shown to the opponent: %(cards)s") % names)
    return [*lines, *turn_lines(view)]


def turn_lines(view: BalloonCupView, players: Sequence[str] = ()) -> list[str]:
    """Return lines about special facts of a turn, such as stuck turns and the score of a series.

    If a seat decides during the turn of the other seat, a line names the seat whose turn it is.
    """
    lines = []
    if view.stuck_turns:
        lines.append(_("Stuck turns in a row: %(count)s") % {"count": view.stuck_turns})
    if view.to_decide not in (None, view.turn_of):
        lines.append(_("%(who)s: to move") % {"who": seat_name(view, view.turn_of, players)})
    if int(view.ruleset.parameters["best_of"]) > 1:
        lines.append(_("Games won: %(first)s to %(second)s") % dict(zip(("first", "second"), view.score, strict=True)))
    return lines


def describe_due(view: BalloonCupView, players: Sequence[str] = ()) -> str:
    """Return one sentence about the pending decision and the seat that decides. After the end, return the result.

    `players` contains the names of the players, if known.
    """
    if view.to_decide is None:
        return ending(view, players)
    return describe_decision(view, view.to_decide, view.phase, players)


def describe_decision(view: BalloonCupView, seat: int, phase: str, players: Sequence[str] = ()) -> str:
    """Return one sentence about the decision of a seat. `phase` is the kind of the decision, such as `place`."""
    if seat == view.seat:
        return _describe_own_decision(view, phase)
    names = {"who": seat_name(view, seat, players)}
    if phase == "claim":
        return _("%(who)s may trade cubes now, or continue without a trade.") % names
    if phase == "stuck":
        return _("%(who)s cannot place a card and may exchange cards.") % names
    return _("%(who)s must place a card.") % names


def _describe_own_decision(view: BalloonCupView, phase: str) -> str:
    if phase == "place":
        return _("Your turn: place a card.")
    if phase == "stuck":
        return _("Your turn: no card fits, so you are stuck. Exchange cards.")
    if view.ruleset.parameters["trade"] == "claim":
        return _("You may buy a trophy with a trade, or enter a full stop to continue.")
    return _("You may trade cubes, or enter a full stop to continue.")


def player_line(view: BalloonCupView, seat: int, *, in_words: bool = False) -> str:
    """Describe a player's hand, cubes and trophies. Include only facts that the viewer may know.

    If `in_words` is True, the line contains names of cards and colours instead of notation.
    """
    trophies = view.trophies(seat)
    return _("%(who)s: hand %(hand)s; cubes %(cubes)s; trophies %(trophies)s") % {
        "who": seat_name(view, seat),
        "hand": _hand_text(view, seat, in_words=in_words),
        "cubes": _cubes(view.cubes(seat), in_words=in_words) or _("none"),
        "trophies": (listed(map(colour_name, trophies)) if in_words else trophies) or _("none"),
    }


def _cards(cards: Iterable[int], *, in_words: bool) -> str:
    return cards_name(map(card_text, cards)) if in_words else cards_text(cards)


def _cubes(run: str, *, in_words: bool) -> str:
    """[BC-11] Return the cubes with the letters `run`, in words or as letters. Without cubes, return ""."""
    return count_by_colour(run) if in_words else run


def _hand_text(view: BalloonCupView, seat: int, *, in_words: bool) -> str:
    """[BC-10] List the cards of a hand that the viewer knows, and count the unknown cards."""
    known = view.hand(seat)
    hidden = view.hand_size(seat) - len(known)
    counted = ngettext("%(count)s hidden card", "%(count)s hidden cards", hidden) % {"count": hidden}
    if hidden and known:
        return _("%(cards)s and %(hidden)s") % {"cards": _cards(known, in_words=in_words), "hidden": counted}
    return counted if hidden else _cards(known, in_words=in_words) or _("empty")


def _tile_lines(view: BalloonCupView, tile: Tile, order: tuple[int, int]) -> list[str]:
    if not tile.in_play:
        return [describe_removed_tile(tile.number)]
    return [
        tile_head(tile.number, tile.terrain, tile.cubes),
        *(_side_line(view, tile.sides[seat], seat) for seat in order),
    ]


def describe_removed_tile(number: object) -> str:
    """[BC-6.5] Return the text for a tile that is out of the game."""
    return _("Tile %(tile)s: out of play") % {"tile": number}


def tile_head(number: object, terrain: str, cubes: str) -> str:
    """[BC-6.2] Describe a tile: its terrain, its cubes, and the sum that wins (the higher or the lower)."""
    names = {"tile": number, "cubes": cubes}
    if terrain == "mountain":
        return _("Tile %(tile)s: mountain, the higher sum wins, cubes %(cubes)s") % names
    return _("Tile %(tile)s: flatland, the lower sum wins, cubes %(cubes)s") % names


def _side_line(view: BalloonCupView, side: Side, seat: int) -> str:
    return _("    %(who)s: %(cards)s; sum: %(sum)s; still missing: %(missing)s") % {
        "who": seat_name(view, seat),
        "cards": cards_text(side.cards) or _("no card"),
        "sum": side.sum,
        "missing": side.missing or _("nothing"),
    }


def _trophies_line(view: BalloonCupView) -> str:
    prices = " ".join(f"{letter} {PRICE_OF_TROPHY[COLOURS.index(letter)]}" for letter in view.trophies_left)
    return _("Trophies to be won, with prices: %(prices)s") % {"prices": prices or _("none")}


def piles_line(view: BalloonCupView, *, in_words: bool = False) -> str:
    """[BC-10] List the cubes in the bag, and count the cards in the supply.

    If `in_words` is True, the line contains names of colours instead of their letters.
    """
    count, supply = len(view.bag), view.supply_size
    return _("Bag: %(bag)s (%(cubes)s); supply: %(cards)s") % {
        "bag": _cubes(view.bag, in_words=in_words) or _("empty"),
        "cubes": ngettext("%(count)s cube", "%(count)s cubes", count) % {"count": count},
        "cards": ngettext("%(count)s card", "%(count)s cards", supply) % {"count": supply},
    }


def _discard_line(view: BalloonCupView) -> str:
    return _("Discard pile, oldest first: %(cards)s") % {"cards": cards_text(view.discard) or _("empty")}


def score_lines(view: BalloonCupView) -> tuple[ScoreLine, ...]:
    """[BC-6.2, BC-7.1, BC-8.1] Return lines about the current tiles, and the cubes and trophies of both players."""
    lines = [_tile_line(view, tile) for tile in view.tiles if tile.in_play]
    for seat in range(SEATS):
        lines += [*_cube_lines(view, seat), *_trophy_lines(view, seat)]
    if view.outcome is not None:
        clause = "BC-8.5" if view.broken_off else {"trophies": "BC-8.1"}.get(view.outcome.reason, "BC-8.4")
        lines.append(ScoreLine(None, ending(view), clause))
    return tuple(lines)


def _tile_line(view: BalloonCupView, tile: Tile) -> ScoreLine:
    """[BC-6.1, BC-6.2, BC-6.3] Compare the sums of a tile, and list the missing cards."""
    first, second = tile.sides
    names = {"tile": tile.number, "first": first.sum, "second": second.sum, "cubes": tile.cubes}
    names |= {"one": seat_name(view, 0), "other": inside(seat_name(view, 1))}
    missing = len(first.missing) + len(second.missing)
    names["missing"] = missing
    if tile.terrain == "mountain":
        template = _("Tile %(tile)s, mountain, the higher sum wins: %(one)s %(first)s, %(other)s %(second)s.")
    else:
        template = _("Tile %(tile)s, flatland, the lower sum wins: %(one)s %(first)s, %(other)s %(second)s.")
    cards = ngettext("%(missing)s card is missing.", "%(missing)s cards are missing.", missing)
    sentence = f"{template} {cards}" % names
    if first.sum == second.sum:
        more = _("With equal sums, the player who places the last card wins %(cubes)s.") % names
        return ScoreLine(None, f"{sentence} {more}", "BC-6.3")
    if tile.leader is None:
        return ScoreLine(None, sentence, "BC-6.2")
    names["leader"] = seat_name(view, tile.leader)
    more = _("%(leader)s would win %(cubes)s now.") % names
    return ScoreLine(tile.leader, f"{sentence} {more}", "BC-6.2")


def _cube_lines(view: BalloonCupView, seat: int) -> Iterator[ScoreLine]:
    """[BC-7.1] Yield a line for each colour of which a seat has cubes and whose trophy is unclaimed.

    The line contains the number of cubes and the price of the trophy.
    """
    cubes = view.cubes(seat)
    for letter, price in zip(COLOURS, PRICE_OF_TROPHY.tolist(), strict=True):
        if letter in cubes and letter in view.trophies_left:
            names = {"who": seat_name(view, seat), "count": cubes.count(letter), "price": price}
            names["colour"] = trophy_colour(letter)
            text = _("%(who)s: %(count)s of the %(price)s %(colour)s cubes that this trophy costs.") % names
            yield ScoreLine(seat, text, "BC-7.1")


def _trophy_lines(view: BalloonCupView, seat: int) -> Iterator[ScoreLine]:
    """[BC-8.1] Yield a line for each trophy that a seat has, then a line with the number of these trophies.

    A seat wins with three trophies.
    """
    won = view.trophies(seat)
    for letter in won:
        names = {"who": seat_name(view, seat), "colour": trophy_colour(letter)}
        yield ScoreLine(seat, _("%(who)s: the %(colour)s trophy.") % names, "BC-7.4", 1)
    counted = {"who": seat_name(view, seat), "count": len(won)}
    text = _("%(who)s: %(count)s of 3 trophies.") % counted
    yield ScoreLine(seat, text, "BC-8.1", len(won), is_total=True)

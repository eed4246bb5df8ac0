"""The log in words: what happened between two views of one seat, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skyhop.core.i18n import _, ngettext
from skyhop.games.balloon_cup.constants import COLOURS, SEATS
from skyhop.games.balloon_cup.notation import Claim, Exchange, Placement, Trade, card_text, cards_text, parse
from skyhop.games.balloon_cup.view import BalloonCupView, Tile
from skyhop.games.balloon_cup.words import card_name, colour_name


def seat_name(view: BalloonCupView, seat: int) -> str:
    """Name a seat as its viewer would: you, your opponent; a spectator reads seat 0 and seat 1."""
    if view.seat is None:
        return _("Seat %(seat)s") % {"seat": seat}
    return _("You") if view.seat == seat else _("Your opponent")


def events(before: BalloonCupView, after: BalloonCupView, actor: int | None, action: str) -> list[str]:
    """Tell an action and what followed from it, one sentence each."""
    if actor is None:
        return []
    told = [_action_told(before, actor, action)]
    if after.record["games_played"] == before.record["games_played"] or after.phase == "over":
        told += _scoring_told(before, actor, action)
        told += _trophies_told(before, after)
        told += _tiles_told(before, after)
        told += _drawn_told(before, after, actor, action)
        told += _shown_told(before, after)
    return [*told, *_end_told(before, after)]


def _action_told(before: BalloonCupView, actor: int, action: str) -> str:
    parsed = parse(action)
    names: dict[str, object] = {"who": seat_name(before, actor), "action": action}
    if isinstance(parsed, Placement):
        names |= {"card": card_name(card_text(parsed.card)), "tile": parsed.tile + 1}
        if parsed.across:
            return _("%(who)s: %(card)s to the other side of tile %(tile)s (%(action)s).") % names
        return _("%(who)s: %(card)s to tile %(tile)s (%(action)s).") % names
    if isinstance(parsed, Exchange):
        if not parsed.cards:
            return _("%(who)s: stuck, exchanged nothing (%(action)s).") % names
        count = len(parsed.cards)
        sentence = ngettext(
            "%(who)s: stuck, exchanged %(count)s card (%(action)s).",
            "%(who)s: stuck, exchanged %(count)s cards (%(action)s).",
            count,
        )
        return sentence % (names | {"count": count})
    if isinstance(parsed, Claim):
        return _("%(who)s: claimed %(colour)s with substitutes (%(action)s).") % (
            names | {"colour": colour_name(COLOURS[parsed.colour])}
        )
    if isinstance(parsed, Trade):
        names |= {"given": colour_name(COLOURS[parsed.given]), "taken": colour_name(COLOURS[parsed.taken])}
        return _("%(who)s: traded three %(given)s cubes for a %(taken)s one (%(action)s).") % names
    if action == "resign":
        return _("%(who)s: resigned.") % names
    if action == "draw":
        return _("%(who)s: agreed to a draw.") % names
    return _("%(who)s: no claim (%(action)s).") % names


class Scored(NamedTuple):
    """A tile that an action completed, as it was; both sums with the card just placed; the seat that won it."""

    tile: Tile
    sums: tuple[int, int]
    winner: int


def scored_tile(before: BalloonCupView, actor: int, action: str) -> Scored | None:
    """[BC-6.1, BC-6.2, BC-6.3] Give the tile that an action completed, and who won it; None where it completed none."""
    parsed = parse(action)
    if not isinstance(parsed, Placement):
        return None
    tile = before.tiles[parsed.tile]
    seat = actor ^ parsed.across
    missing = [len(side.missing) for side in tile.sides]
    missing[seat] -= 1
    if any(missing):
        return None
    sums = [side.sum for side in tile.sides]
    sums[seat] += int(card_text(parsed.card)[1:])
    higher_wins = tile.terrain == "mountain"
    winner = actor if sums[0] == sums[1] else int((sums[1] > sums[0]) == higher_wins)
    return Scored(tile, (sums[0], sums[1]), winner)


def _scoring_told(before: BalloonCupView, actor: int, action: str) -> Iterator[str]:
    scored = scored_tile(before, actor, action)
    if scored is None:
        return
    tile, sums, winner = scored
    names = {
        "who": seat_name(before, winner),
        "tile": tile.number,
        "cubes": tile.cubes,
        "own": sums[winner],
        "other": sums[1 - winner],
    }
    if sums[0] == sums[1]:
        yield _("%(who)s: won tile %(tile)s (%(cubes)s), %(own)s all, by placing last.") % names
    elif tile.terrain == "mountain":
        yield _("%(who)s: won mountain %(tile)s (%(cubes)s), %(own)s above %(other)s.") % names
    else:
        yield _("%(who)s: won flatland %(tile)s (%(cubes)s), %(own)s below %(other)s.") % names


def _trophies_told(before: BalloonCupView, after: BalloonCupView) -> Iterator[str]:
    for seat in range(SEATS):
        for letter in after.trophies(seat):
            if letter in before.trophies_left:
                names = {"who": seat_name(after, seat), "colour": colour_name(letter)}
                yield _("%(who)s: took the %(colour)s trophy.") % names


def _tiles_told(before: BalloonCupView, after: BalloonCupView) -> Iterator[str]:
    for old, new in zip(before.tiles, after.tiles, strict=True):
        if old.in_play and not new.in_play:
            yield _("Tile %(tile)s leaves the game: the bag cannot fill it.") % {"tile": new.number}


def _drawn_told(before: BalloonCupView, after: BalloonCupView, actor: int, action: str) -> Iterator[str]:
    """Tell the viewer, and nobody else, which cards came into the own hand."""
    if actor != after.seat:
        return
    parsed = parse(action)
    gone = parsed.cards if isinstance(parsed, Exchange) else (parsed.card,) if isinstance(parsed, Placement) else ()
    kept = set(before.hand(actor)) - set(gone)
    drawn = [card for card in after.hand(actor) if card not in kept]
    if drawn:
        yield _("%(who)s: drew %(cards)s.") % {"who": seat_name(after, actor), "cards": cards_text(drawn)}


def _shown_told(before: BalloonCupView, after: BalloonCupView) -> Iterator[str]:
    for seat in range(SEATS):
        newly = set(after.shown(seat)) - set(before.shown(seat))
        if newly:
            names = {"who": seat_name(after, seat), "cards": cards_text(after.shown(seat))}
            yield _("%(who)s: stuck, hand laid open: %(cards)s.") % names


def _end_told(before: BalloonCupView, after: BalloonCupView) -> Iterator[str]:
    if after.record["games_played"] != before.record["games_played"] and after.phase != "over":
        score = after.score
        yield _("The game is decided; the series stands %(first)s to %(second)s. A new game begins.") % {
            "first": score[0],
            "second": score[1],
        }
    if after.outcome is not None and before.outcome is None:
        yield ending(after)


def ending(view: BalloonCupView) -> str:
    """Say who won and why."""
    outcome = view.outcome
    if outcome is None:
        return ""
    reason = {
        "trophies": _("with three trophies"),
        "deadlock": _("nobody can place a card any more; more trophies win"),
        "standstill": _("both players are stuck; more trophies win"),
        "resignation": _("the other player resigned"),
        "agreement": _("both players agreed"),
    }[outcome.reason]
    if not outcome.winners:
        return _("The match is drawn: %(reason)s.") % {"reason": reason}
    return _("%(who)s: won the match, %(reason)s.") % {"who": seat_name(view, outcome.winners[0]), "reason": reason}

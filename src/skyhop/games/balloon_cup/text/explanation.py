"""Explanation of an action before it is taken, in a sentence or two: its cost, gain and effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from skyhop.games.balloon_cup.actions import (
    COLOUR_OF_CLAIM,
    SUBSTITUTES_OF_CLAIM,
    ActionKind,
    Placement,
    Trade,
    claim_of,
    exchange_of,
    kind_of,
    placement_of,
    trade_of,
)
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_PER_TRADE, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.notation import card_text, hand_to_act
from skyhop.games.balloon_cup.text.labels import card_name, colour_name, trophy_colour
from skyhop.games.balloon_cup.view import BalloonCupView, Scored
from skyhop.i18n import _, listed


def explained(view: BalloonCupView, action: int) -> str:
    """Explain an action of the deciding seat, and its effects as far as they are certain."""
    kind = kind_of(action)
    if kind == ActionKind.PLACEMENT:
        placed = placement_of(action)
        return f"{placing(placed)} {placing_brings(view, placed)}"
    if kind == ActionKind.EXCHANGE:
        hand = hand_to_act(view.record)
        return exchanging(card for bit, card in enumerate(hand) if exchange_of(action) >> bit & 1)
    if kind == ActionKind.CLAIM:
        return _claim(view, claim_of(action))
    if kind == ActionKind.TRADE:
        return trading(trade_of(action))
    return _("Make no trade.")


def named(view: BalloonCupView, action: int) -> str:
    """Describe an action of the deciding seat in one sentence."""
    return placing(placement_of(action)) if kind_of(action) == ActionKind.PLACEMENT else explained(view, action)


def placing(placed: Placement) -> str:
    """Describe a placement: the card and its side."""
    names = {"card": card_name(card_text(placed.card)), "tile": placed.tile + 1}
    if placed.across:
        return _("Place %(card)s on your opponent's side of tile %(tile)s.") % names
    return _("Place %(card)s on your own side of tile %(tile)s.") % names


def exchanging(cards: Iterable[int]) -> str:
    """Describe an exchange: the cards discarded."""
    named = listed(card_name(card_text(card)) for card in cards)
    return _("Discard %(cards)s and draw as many.") % {"cards": named} if named else _("Exchange no card.")


def trading(trade: Trade) -> str:
    """Describe a trade: the cubes given and taken."""
    names = {"given": colour_name(COLOURS[trade.given]), "taken": colour_name(COLOURS[trade.taken])}
    return _("Put three %(given)s cubes into the bag and take a %(taken)s one.") % names


def placing_brings(view: BalloonCupView, placed: Placement) -> str:
    """Describe the effects of a placement as far as they are certain."""
    return " ".join(_scoring(view, placed))


def _scoring(view: BalloonCupView, placed: Placement) -> Iterator[str]:
    """Describe the winner and trophies of a tile that a placement completes, else the state of the side."""
    seat, scored = view.to_decide or 0, view.scored_by(placed)
    if scored is None:
        yield _side(view, placed, seat ^ placed.across)
        return
    cubes = _amounts([(scored.tile.cubes.count(letter), colour) for colour, letter in enumerate(COLOURS)])
    names = {"own": scored.sums[seat], "other": scored.sums[1 - seat], "cubes": cubes}
    if scored.sums[0] == scored.sums[1]:
        yield _("This completes the tile, %(own)s all; you place last, so you win %(cubes)s.") % names
    elif scored.winner == seat:
        yield _("This completes the tile, %(own)s to %(other)s: you win %(cubes)s.") % names
    else:
        yield _("This completes the tile, %(own)s to %(other)s: your opponent wins %(cubes)s.") % names
    yield from _trophies(view, scored)


def _side(view: BalloonCupView, placed: Placement, owner: int) -> str:
    """[BC-4.2] Describe a side after a placement: its sum and the colours it lacks."""
    side, card = view.tiles[placed.tile].sides[owner], card_text(placed.card)
    lacking = listed(colour_name(letter) for letter in side.missing.replace(card[0], "", 1))
    names = {"sum": side.sum + int(card[1:]), "missing": lacking}
    if not lacking:
        return _("That side then comes to %(sum)s, and is complete.") % names
    return _("That side then comes to %(sum)s; missing: %(missing)s.") % names


def _trophies(view: BalloonCupView, scored: Scored) -> Iterator[str]:
    """[BC-7.1] Yield the trophies that the winner of a tile takes with its cubes."""
    cubes = view.cubes(scored.winner) + scored.tile.cubes
    for letter, price in zip(COLOURS, PRICE_OF_TROPHY.tolist(), strict=True):
        if letter in view.trophies_left and cubes.count(letter) >= price:
            yield _("The %(colour)s trophy goes with them.") % {"colour": trophy_colour(letter)}


def _claim(view: BalloonCupView, claim: int) -> str:
    colour, substitutes = int(COLOUR_OF_CLAIM[claim]), SUBSTITUTES_OF_CLAIM[claim].tolist()
    own = int(PRICE_OF_TROPHY[colour]) - sum(substitutes)
    paid = [(own, colour)] if own else []
    paid += [(CUBES_PER_TRADE * count, other) for other, count in enumerate(substitutes) if count]
    names = {"colour": trophy_colour(COLOURS[colour]), "paid": _amounts(paid), "rest": _amounts(_rest(view, paid))}
    return _("Claim the %(colour)s trophy: pay %(paid)s, keep %(rest)s.") % names


def _rest(view: BalloonCupView, paid: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Count the cubes left after a payment, by colour."""
    left = {
        colour: 0 if view.to_decide is None else view.cubes(view.to_decide).count(COLOURS[colour])
        for colour in range(5)
    }
    for count, colour in paid:
        left[colour] -= count
    return [(count, colour) for colour, count in left.items() if count]


def _amounts(amounts: Sequence[tuple[int, int]]) -> str:
    return listed(f"{count} {colour_name(COLOURS[colour])}" for count, colour in amounts if count) or _("nothing")

"""What a person may do at this moment, in words, and which clauses say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyhop.core.i18n import _
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import (
    COLOUR_OF_CLAIM,
    SUBSTITUTES_OF_CLAIM,
    ActionKind,
    Placement,
    claim_of,
    exchange_of,
    kind_of,
    placement_of,
    trade_of,
)
from skyhop.games.balloon_cup.constants import COLOURS, CUBES_PER_TRADE, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.labels import card_name, colour_name
from skyhop.games.balloon_cup.notation import card_text, cards_text, hand_to_act, write_action
from skyhop.games.balloon_cup.view import BalloonCupView

CLAUSES_OF_PHASE = {
    "place": ("BC-3.1", "BC-4.1", "BC-4.2", "BC-6.2", "BC-6.3"),
    "stuck": ("BC-5.1", "BC-5.2", "BC-5.3"),
    "claim": ("BC-7.2", "BC-7.3", "BC-9.1", "BC-9.2"),
    "over": ("BC-8.1", "BC-8.2", "BC-8.3", "BC-8.4"),
}


def explain(view: BalloonCupView, action: int) -> str:
    """Say in one sentence what an action does."""
    kind = kind_of(action)
    if kind == ActionKind.PLACEMENT:
        return _placement(view, placement_of(action))
    if kind == ActionKind.EXCHANGE:
        hand = hand_to_act(view.record)
        cards = [card for bit, card in enumerate(hand) if exchange_of(action) >> bit & 1]
        if not cards:
            return _("Exchange no card.")
        return _("Discard %(cards)s and draw as many.") % {"cards": cards_text(cards)}
    if kind == ActionKind.CLAIM:
        return _claim(view, claim_of(action))
    if kind == ActionKind.TRADE:
        given, taken = (colour_name(COLOURS[colour]) for colour in trade_of(action))
        names = {"given": given, "taken": taken}
        return _("Put three %(given)s cubes into the bag and take a %(taken)s one.") % names
    return _("Make no claim.") if view.ruleset.parameters["trade"] == "claim" else _("Make no trade.")


def _placement(view: BalloonCupView, placed: Placement) -> str:
    names = {"card": card_name(card_text(placed.card)), "tile": placed.tile + 1}
    if placed.across:
        said = _("Place %(card)s on your opponent's side of tile %(tile)s.") % names
    else:
        said = _("Place %(card)s on your own side of tile %(tile)s.") % names
    return " ".join((said, *_scoring(view, placed)))


def _scoring(view: BalloonCupView, placed: Placement) -> Iterator[str]:
    """Say who would win the tile that a placing completes."""
    seat, scored = view.to_decide, view.scored_by(placed)
    if scored is None or seat is None:
        return
    names = {"own": scored.sums[seat], "other": scored.sums[1 - seat], "cubes": scored.tile.cubes}
    if scored.sums[0] == scored.sums[1]:
        yield _("This completes the tile, %(own)s all; you place last, so you win %(cubes)s.") % names
    elif scored.winner == seat:
        yield _("This completes the tile, %(own)s to %(other)s: you win %(cubes)s.") % names
    else:
        yield _("This completes the tile, %(own)s to %(other)s: your opponent wins %(cubes)s.") % names


def _claim(view: BalloonCupView, claim: int) -> str:
    colour, substitutes = int(COLOUR_OF_CLAIM[claim]), SUBSTITUTES_OF_CLAIM[claim].tolist()
    own = int(PRICE_OF_TROPHY[colour]) - sum(substitutes)
    paid = [(own, colour)] if own else []
    paid += [(CUBES_PER_TRADE * count, other) for other, count in enumerate(substitutes) if count]
    names = {"colour": colour_name(COLOURS[colour]), "paid": _amounts(paid), "rest": _amounts(_rest(view, paid))}
    return _("Claim the %(colour)s trophy: pay %(paid)s, keep %(rest)s.") % names


def _rest(view: BalloonCupView, paid: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Count what is left by colour."""
    left = {
        colour: 0 if view.to_decide is None else view.cubes(view.to_decide).count(COLOURS[colour])
        for colour in range(5)
    }
    for count, colour in paid:
        left[colour] -= count
    return [(count, colour) for colour, count in left.items() if count]


def _amounts(amounts: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"{count} {colour_name(COLOURS[colour])}" for count, colour in amounts) or _("nothing")


def hints(view: BalloonCupView) -> list[str]:
    """List what the viewer may do now, by kind."""
    if view.to_decide is None:
        return [_("The match is over.")]
    if view.to_decide != view.seat:
        return [_("It is not your decision now; wait for the other player.")]
    actions = kernels.scratch()
    count = kernels.legal(view.ruleset.record, view.table, 0, actions)
    legal = [int(action) for action in actions[:count]]
    if view.phase == "place":
        return list(_placing_hints(view, legal))
    return list(_stuck_hints(view)) if view.phase == "stuck" else list(_trade_hints(view, legal))


def _placing_hints(view: BalloonCupView, legal: Sequence[int]) -> Iterator[str]:
    texts = [write_action(action, ()) for action in legal]
    trades = [action for action in legal if kind_of(action) != ActionKind.PLACEMENT]
    own_side = _("Place a card on your own side: card, -, number of the tile.")
    other_side = _("Place a card on your opponent's side: card, x, number of the tile.")
    hand = hand_to_act(view.record)
    for across, heading in enumerate((own_side, other_side)):
        yield heading
        for card in hand:
            begin = f"{card_text(card)}{'-x'[across]}"
            places = [text for text in texts if text.startswith(begin)]
            listed = " ".join(f"{place:5}" for place in places).rstrip() or _("no place")
            yield f"  {card_name(card_text(card)):10} {listed}"
    yield from _trade_lines(view, trades)


def _stuck_hints(view: BalloonCupView) -> Iterator[str]:
    least, most = (int(view.ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
    hand = hand_to_act(view.record)
    yield _("None of your cards fits: %(hand)s.") % {"hand": cards_text(hand)}
    yield _("Discard %(least)s to %(most)s of them and draw as many: ~ and the cards, such as ~%(example)s.") % {
        "least": least,
        "most": most,
        "example": cards_text(hand[:1]),
    }
    if least == 0:
        yield _("  ~          exchange none, which ends the turn")


def _trade_hints(view: BalloonCupView, legal: Sequence[int]) -> Iterator[str]:
    yield _("You may make a trade now, or go on with a full stop.")
    yield from _trade_lines(view, legal)


def _trade_lines(view: BalloonCupView, legal: Sequence[int]) -> Iterator[str]:
    for action in legal:
        yield f"  {write_action(action, ()):10} {explain(view, action)}"


def clauses(view: BalloonCupView) -> tuple[str, ...]:
    """Name the clauses that matter at this moment, the most important first."""
    return CLAUSES_OF_PHASE.get(view.phase, ())

"""What a person may do at this moment, in words, and which clauses say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyhop.games.balloon_cup.actions import ActionKind, kind_of
from skyhop.games.balloon_cup.notation import card_text, cards_text, hand_to_act, write_action
from skyhop.games.balloon_cup.text.explanation import explained
from skyhop.games.balloon_cup.text.labels import card_name
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import _

CLAUSES_OF_PHASE = {
    "place": ("BC-3.1", "BC-4.1", "BC-4.2", "BC-6.2", "BC-6.3"),
    "stuck": ("BC-5.1", "BC-5.2", "BC-5.3"),
    "claim": ("BC-7.2", "BC-7.3", "BC-9.1", "BC-9.2"),
    "over": ("BC-8.1", "BC-8.2", "BC-8.3", "BC-8.4"),
}


def choices_of(view: BalloonCupView) -> list[str]:
    """List what the viewer may do now, by kind."""
    if view.to_decide is None:
        return [_("The match is over.")]
    if view.to_decide != view.seat:
        return [_("It is not your decision now; wait for the other player.")]
    legal = view.legal()
    if view.phase == "place":
        return list(_placements(view, legal))
    return list(_exchanges(view)) if view.phase == "stuck" else list(_trades(view, legal))


def _placements(view: BalloonCupView, legal: Sequence[int]) -> Iterator[str]:
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


def _exchanges(view: BalloonCupView) -> Iterator[str]:
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


def _trades(view: BalloonCupView, legal: Sequence[int]) -> Iterator[str]:
    yield _("You may make a trade now, or go on with a full stop.")
    yield from _trade_lines(view, legal)


def _trade_lines(view: BalloonCupView, legal: Sequence[int]) -> Iterator[str]:
    for action in legal:
        yield f"  {write_action(action, ()):10} {explained(view, action)}"


def clauses_of(view: BalloonCupView) -> tuple[str, ...]:
    """Name the clauses that matter at this moment, the most important first."""
    return CLAUSES_OF_PHASE.get(view.phase, ())

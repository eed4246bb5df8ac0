"""Balloon Cup's implementation of the terminal interface."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from skyhop.engine.state import View
from skyhop.games.balloon_cup.actions import ActionKind, kind_of
from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.notation import card_text, cards_text, hand_to_act, write_action
from skyhop.games.balloon_cup.terminal.table import TablePicture
from skyhop.games.balloon_cup.text import labels
from skyhop.games.balloon_cup.text.explanation import explained
from skyhop.games.balloon_cup.text.labels import card_name
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import _, listed, ngettext

CLAUSES_OF_PHASE = {
    "place": ("BC-3.1", "BC-4.1", "BC-4.2", "BC-6.2", "BC-6.3"),
    "stuck": ("BC-5.1", "BC-5.2", "BC-5.3"),
    "claim": ("BC-7.2", "BC-7.3", "BC-9.1", "BC-9.2"),
    "over": ("BC-8.1", "BC-8.2", "BC-8.3", "BC-8.4"),
}


def choices_of(view: BalloonCupView) -> list[str]:
    """List the viewer's legal actions, by kind."""
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
    """List the clauses that matter now, the most important first."""
    return CLAUSES_OF_PHASE.get(view.phase, ())


_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−→", "-") | {"×": "x", "～": "~", "*": "x"})  # noqa: RUF001  people type them
_CARD = r"([RYGBA])([1-9][0-9]?)"
_PLACE = re.compile(rf"{_CARD}(-|X| )([0-9]+)")
_EXCHANGE = re.compile(rf"~((?:{_CARD})*)")


class BalloonCupTerminal:
    """Terminal interface of Balloon Cup: table, input and texts."""

    def render(self, view: View) -> TablePicture:
        """Draw a view in colour."""
        return TablePicture(BalloonCupView.of(view))

    def normalize(self, text: str) -> str:
        """[BC-11] Convert typed text to notation."""
        return _normalized(text)

    def explain(self, view: View, action: int) -> str:
        """Describe in one sentence what an action does."""
        return explained(BalloonCupView.of(view), action)

    def choices(self, view: View) -> list[str]:
        """List the viewer's legal actions, by kind."""
        return choices_of(BalloonCupView.of(view))

    def topics(self, view: View) -> Mapping[str, str]:
        """[BC-10] Return the discard pile, and the cards that the viewer has not seen."""
        seen = BalloonCupView.of(view)
        return {_("discard"): _discarded(seen), _("unseen"): _unseen(seen)}

    def legend(self) -> str:
        """Return the letters of the colours."""
        return labels.legend()

    def clauses(self, view: View) -> Sequence[str]:
        """List the clauses that matter now."""
        return clauses_of(BalloonCupView.of(view))


def _normalized(text: str) -> str:
    """Convert typed text to notation: upper-case letters, `x` in lower case, no spaces, placements joined.

    A card followed by a tile becomes a placement. Return other text unchanged, so that the refusal quotes it.
    """
    words = " ".join(text.translate(_DASHES).upper().replace(",", " ").split())
    if place := _PLACE.fullmatch(re.sub(r" *([-X]) *", r"\1", words)):
        card, number, side, tile = place.groups()
        return f"{card}{number}{'x' if side == 'X' else '-'}{tile}"
    run = words.replace(" ", "")
    if _EXCHANGE.fullmatch(run) or re.fullmatch(r"\+[RYGBA]=[RYGBA]+|[RYGBA]>[RYGBA]|\.", run):
        return run
    return "." if words == "DONE" else text


def _discarded(view: BalloonCupView) -> str:
    if not view.discard:
        return _("The discard pile is empty.")
    return _("Discard pile, oldest first: %(cards)s.\nBy colour: %(sorted)s.") % {
        "cards": cards_text(view.discard),
        "sorted": _by_colour(sorted(view.discard)),
    }


def _unseen(view: BalloonCupView) -> str:
    """List the cards in the supply and the hidden hands, together."""
    unseen = view.unseen
    sentence = ngettext(
        "%(count)s card that you have not seen, in the supply or a hidden hand: %(cards)s.",
        "%(count)s cards that you have not seen, in the supply or a hidden hand: %(cards)s.",
        len(unseen),
    )
    return sentence % {"count": len(unseen), "cards": _by_colour(unseen) or _("none")}


def _by_colour(cards: Sequence[int]) -> str:
    """Return sorted cards colour by colour, with a comma between colours."""
    runs = ([card for card in cards if card_text(card)[0] == letter] for letter in COLOURS)
    return listed(cards_text(run) for run in runs if run)


TERMINAL = BalloonCupTerminal()

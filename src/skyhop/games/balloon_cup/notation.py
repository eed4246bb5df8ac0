"""[BC-11] Notation: parse and write cards, cubes and actions.

Parsing has two steps: `parse` reads a text without any position, `understand` finds its action number. A text can be
well formed and still have no number, such as an exchange of cards not held.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.state import Ruleset
from skyhop.game.refusal import ParsedAction, RefusalReason
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import (
    COLOUR_OF_CLAIM,
    DONE,
    ROW_OF_CLAIM,
    SUBSTITUTES_OF_CLAIM,
    ActionKind,
    Placement,
    Trade,
    action_of_claim,
    action_of_exchange,
    action_of_placement,
    action_of_trade,
    claim_of,
    exchange_of,
    kind_of,
    placement_of,
    trade_of,
)
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_OF_CARD, COLOURS, TILES, VALUE_OF_CARD
from skyhop.games.balloon_cup.refusals import FITS_NOWHERE, TAKES_NONE, RefusalCode
from skyhop.games.balloon_cup.rules.legality import NO_NUMBER, ActionRequest, answer_of
from skyhop.games.balloon_cup.state import HAND
from skyhop.games.balloon_cup.text.labels import colour_name, trophy_colour

TEXT_OF_CARD = tuple(f"{COLOURS[COLOUR_OF_CARD[card]]}{VALUE_OF_CARD[card]}" for card in range(CARDS))
CARD_OF_TEXT = {text: card for card, text in enumerate(TEXT_OF_CARD)}

HIDDEN_CARD = "?"
"""Notation of an unknown card; it is no action."""
_CARD = r"[RYGBA][1-9][0-9]?"
_PLACE = re.compile(rf"({_CARD})([-x])([1-9][0-9]*)")
_EXCHANGE = re.compile(rf"~((?:{_CARD})*)")
_CLAIM = re.compile(r"\+([RYGBA])=([RYGBA]+)")
_TRADE = re.compile(r"([RYGBA])>([RYGBA])")


class Exchange(NamedTuple):
    """Exchange `~R7Y3`: cards in the order written."""

    cards: tuple[int, ...]


class TrophyClaim(NamedTuple):
    """Claim `+G=RY`: a colour, and the number of substitutes from each colour."""

    colour: int
    substitutes: tuple[int, ...]


class NoClaim(NamedTuple):
    """End of claims `.`: no (further) claim."""


Parsed = Placement | Exchange | TrophyClaim | Trade | NoClaim


def card_text(card: int) -> str:
    """Return a card's notation, such as `R7`."""
    return TEXT_OF_CARD[card]


def cards_text(cards: Iterable[int], separator: str = " ") -> str:
    """Return the notation of several cards, joined by `separator`."""
    return separator.join(TEXT_OF_CARD[card] for card in cards)


def parse(text: str) -> Parsed | None:
    """Parse a text as an action, without any position; return None if it is no action of this game."""
    if text == ".":
        return NoClaim()
    if match := _PLACE.fullmatch(text):
        card, tile = CARD_OF_TEXT.get(match[1]), int(match[3]) - 1
        return Placement(card, tile, int(match[2] == "x")) if card is not None and tile < TILES else None
    if match := _EXCHANGE.fullmatch(text):
        cards = [CARD_OF_TEXT.get(card) for card in re.findall(_CARD, match[1])]
        return None if None in cards else Exchange(tuple(card for card in cards if card is not None))
    if match := _CLAIM.fullmatch(text):
        return TrophyClaim(COLOURS.index(match[1]), tuple(match[2].count(letter) for letter in COLOURS))
    if match := _TRADE.fullmatch(text):
        return Trade(COLOURS.index(match[1]), COLOURS.index(match[2]))
    return None


def write_action(action: int, hand: Sequence[int]) -> str:
    """Return an action's notation; `hand` is the sorted hand that an exchange's mask refers to."""
    kind = kind_of(action)
    if kind == ActionKind.PLACEMENT:
        return placement_text(placement_of(action))
    if kind == ActionKind.EXCHANGE:
        return exchange_text(card for bit, card in enumerate(hand) if exchange_of(action) >> bit & 1)
    if kind == ActionKind.TRADE:
        return trade_text(trade_of(action))
    return claim_text(claim_of(action)) if kind == ActionKind.CLAIM else "."


def placement_text(placement: Placement) -> str:
    """Return a placement's notation, `R7-3` or `R7x3`."""
    return f"{TEXT_OF_CARD[placement.card]}{'x' if placement.across else '-'}{placement.tile + 1}"


def exchange_text(cards: Iterable[int]) -> str:
    """Return an exchange's notation, such as `~R7Y3`."""
    return "~" + cards_text(cards, "")


def trade_text(trade: Trade) -> str:
    """Return the notation of a trade of real cubes, such as `Y>G`."""
    return f"{COLOURS[trade.given]}>{COLOURS[trade.taken]}"


def claim_text(row: int) -> str:
    """Return the notation of a claim with substitutes, by its row, such as `+G=RY`."""
    run = "".join(letter * int(count) for letter, count in zip(COLOURS, SUBSTITUTES_OF_CLAIM[row], strict=True))
    return f"+{COLOURS[COLOUR_OF_CLAIM[row]]}={run}"


def hand_to_act(record: AnyRecord) -> list[int]:
    """Return the sorted hand of the deciding seat, as far as the record shows it."""
    hand: list[int] = np.flatnonzero(record["place_of_card"] == HAND + int(record["to_act"])).tolist()
    return hand


def understand(ruleset: Ruleset, records: Records, text: str) -> ParsedAction:
    """[BC-4.4] Parse a text as an action of the deciding player, with the first reason against it."""
    parsed = parse(text)
    if parsed is None:
        return ParsedAction(RefusalCode.NO_ACTION)
    answer = _answer(parsed, hand_to_act(records[0]))
    return ParsedAction(kernels.refusal_of(ruleset.record, records, 0, *answer), answer.action)


def _answer(parsed: Parsed, hand: Sequence[int]) -> ActionRequest:
    """[BC-11] Return the request of a parsed action for a sorted hand."""
    if isinstance(parsed, Placement):
        return answer_of(action_of_placement(*parsed))
    if isinstance(parsed, Trade):
        return answer_of(action_of_trade(*parsed))
    if isinstance(parsed, TrophyClaim):
        row = ROW_OF_CLAIM.get((parsed.colour, parsed.substitutes))
        action = NO_NUMBER if row is None else action_of_claim(row)
        return ActionRequest(ActionKind.CLAIM, action, parsed.colour)
    return _exchange(parsed, hand) if isinstance(parsed, Exchange) else answer_of(DONE)


def _exchange(parsed: Exchange, hand: Sequence[int]) -> ActionRequest:
    """[BC-5.2] Find the cards in the hand; a card that is missing or repeated gives `NO_NUMBER`."""
    cards = set(parsed.cards)
    if len(cards) < len(parsed.cards) or not cards <= set(hand):
        return ActionRequest(ActionKind.EXCHANGE, NO_NUMBER)
    return answer_of(action_of_exchange(sum(1 << hand.index(card) for card in cards)))


def sum_of(texts: Sequence[str], possible: Sequence[str]) -> RefusalReason | None:
    """[BC-4.1, BC-4.2] Return the common reason against placements of one card, or on one side, or None.

    The reason holds for the whole table and hand, even if `texts` covers only a part: `possible` lists all legal
    actions.
    """
    asked, legal = ([parse(text) for text in each] for each in (texts, possible))
    placements = [one for one in asked if isinstance(one, Placement)]
    allowed = [one for one in legal if isinstance(one, Placement)]
    if not placements or len(placements) < len(asked):
        return None
    cards, sides = {one.card for one in placements}, {one[1:] for one in placements}
    if len(cards) == 1 and not any(one.card in cards for one in allowed):
        return FITS_NOWHERE
    if len(sides) == 1 and not any(one[1:] in sides for one in allowed):
        return TAKES_NONE
    return None


def names(ruleset: Ruleset, records: Records, text: str) -> dict[str, object]:
    """Return the values for the names in refusal sentences."""
    parsed = parse(text)
    least, most = (int(ruleset.parameters[name]) for name in ("exchange_min", "exchange_max"))
    named: dict[str, object] = {"text": text[:40], "card": "", "tile": "", "colour": ""}
    named |= {"least": least, "most": max(least, min(most, len(hand_to_act(records[0]))))}
    if isinstance(parsed, Placement):
        card = card_text(parsed.card)
        named |= {"card": card, "tile": parsed.tile + 1, "colour": colour_name(card[0])}
    elif isinstance(parsed, TrophyClaim):
        named |= {"colour": trophy_colour(COLOURS[parsed.colour])}
    elif isinstance(parsed, Trade):
        named |= {"colour": colour_name(COLOURS[parsed.taken])}
    return named


_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−→", "-") | {"×": "x", "～": "~", "*": "x"})  # noqa: RUF001  people type them
_TYPED_CARD = r"([RYGBA])([1-9][0-9]?)"
_TYPED_PLACE = re.compile(rf"{_TYPED_CARD}(-|X| )([0-9]+)")
_TYPED_EXCHANGE = re.compile(rf"~((?:{_TYPED_CARD})*)")


def normalized(text: str) -> str:
    """Convert typed text to notation: upper-case letters, `x` in lower case, no spaces, placements joined.

    A card followed by a tile becomes a placement. Return other text unchanged, so that the refusal quotes it.
    """
    words = " ".join(text.translate(_DASHES).upper().replace(",", " ").split())
    if place := _TYPED_PLACE.fullmatch(re.sub(r" *([-X]) *", r"\1", words)):
        card, number, side, tile = place.groups()
        return f"{card}{number}{'x' if side == 'X' else '-'}{tile}"
    run = words.replace(" ", "")
    if _TYPED_EXCHANGE.fullmatch(run) or re.fullmatch(r"\+[RYGBA]=[RYGBA]+|[RYGBA]>[RYGBA]|\.", run):
        return run
    return "." if words == "DONE" else text

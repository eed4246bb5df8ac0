"""[BC-11] Notation both ways: cards, cubes, actions.

Reading has two halves: `parse` understands a text without any position, `reading` finds its number. A text can be
well formed and still have none, such as an exchange of cards not held.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from skyhop.engine.record import AnyRecord
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
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_OF_CARD, COLOURS, TILES, VALUE_OF_CARD
from skyhop.games.balloon_cup.state import HAND

TEXT_OF_CARD = tuple(f"{COLOURS[COLOUR_OF_CARD[card]]}{VALUE_OF_CARD[card]}" for card in range(CARDS))
CARD_OF_TEXT = {text: card for card, text in enumerate(TEXT_OF_CARD)}

HIDDEN_CARD = "?"
"""Stands for a card that is not known; no action."""
_CARD = r"[RYGBA][1-9][0-9]?"
_PLACE = re.compile(rf"({_CARD})([-x])([1-9][0-9]*)")
_EXCHANGE = re.compile(rf"~((?:{_CARD})*)")
_CLAIM = re.compile(r"\+([RYGBA])=([RYGBA]+)")
_TRADE = re.compile(r"([RYGBA])>([RYGBA])")


class Exchange(NamedTuple):
    """`~R7Y3`: cards in the order written."""

    cards: tuple[int, ...]


class Claim(NamedTuple):
    """`+G=RY`: a colour and how many substitutes each colour supplies."""

    colour: int
    substitutes: tuple[int, ...]


class Done(NamedTuple):
    """`.`: no (further) claim."""


Parsed = Placement | Exchange | Claim | Trade | Done


def card_text(card: int) -> str:
    """Write a card, `R7`."""
    return TEXT_OF_CARD[card]


def cards_text(cards: Iterable[int], separator: str = " ") -> str:
    """Write cards one after another."""
    return separator.join(TEXT_OF_CARD[card] for card in cards)


def parse(text: str) -> Parsed | None:
    """Understand a text as an action, without any position; None where it is no action of this game."""
    if text == ".":
        return Done()
    if match := _PLACE.fullmatch(text):
        card, tile = CARD_OF_TEXT.get(match[1]), int(match[3]) - 1
        return Placement(card, tile, int(match[2] == "x")) if card is not None and tile < TILES else None
    if match := _EXCHANGE.fullmatch(text):
        cards = [CARD_OF_TEXT.get(card) for card in re.findall(_CARD, match[1])]
        return None if None in cards else Exchange(tuple(card for card in cards if card is not None))
    if match := _CLAIM.fullmatch(text):
        return Claim(COLOURS.index(match[1]), tuple(match[2].count(letter) for letter in COLOURS))
    if match := _TRADE.fullmatch(text):
        return Trade(COLOURS.index(match[1]), COLOURS.index(match[2]))
    return None


def write_action(action: int, hand: Sequence[int]) -> str:
    """Write an action; the sorted hand gives an exchange's mask its cards."""
    kind = kind_of(action)
    if kind == ActionKind.PLACEMENT:
        return placement_text(placement_of(action))
    if kind == ActionKind.EXCHANGE:
        return exchange_text(card for bit, card in enumerate(hand) if exchange_of(action) >> bit & 1)
    if kind == ActionKind.TRADE:
        return trade_text(trade_of(action))
    return claim_text(claim_of(action)) if kind == ActionKind.CLAIM else "."


def placement_text(placement: Placement) -> str:
    """Write a placement, `R7-3` or `R7x3`."""
    return f"{TEXT_OF_CARD[placement.card]}{'x' if placement.across else '-'}{placement.tile + 1}"


def exchange_text(cards: Iterable[int]) -> str:
    """Write an exchange, `~R7Y3`."""
    return "~" + cards_text(cards, "")


def trade_text(trade: Trade) -> str:
    """Write a trade of real cubes, `Y>G`."""
    return f"{COLOURS[trade.given]}>{COLOURS[trade.taken]}"


def claim_text(row: int) -> str:
    """Write a claim with substitutes by its row, `+G=RY`."""
    run = "".join(letter * int(count) for letter, count in zip(COLOURS, SUBSTITUTES_OF_CLAIM[row], strict=True))
    return f"+{COLOURS[COLOUR_OF_CLAIM[row]]}={run}"


def hand_to_act(record: AnyRecord) -> list[int]:
    """List the sorted hand of the seat to decide, as far as the record shows it."""
    hand: list[int] = np.flatnonzero(record["place_of_card"] == HAND + int(record["to_act"])).tolist()
    return hand

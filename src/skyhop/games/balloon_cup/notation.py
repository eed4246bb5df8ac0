"""[BC-11] Notation both ways: cards, cubes, actions.

Reading has two halves: `parse` understands a text without any position, `action_of` finds its integer for a hand. A
text can be well formed and still have no integer, such as an exchange of cards not held; `refusals` says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from skyhop.core.protocol import Record
from skyhop.games.balloon_cup.actions import (
    CLAIM,
    COLOUR_OF_CLAIM,
    DONE,
    EXCHANGE,
    INDEX_OF_CLAIM,
    SUBSTITUTES_OF_CLAIM,
    TRADE,
)
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, COLOUR_OF_CARD, COLOURS, TILES, VALUE_OF_CARD
from skyhop.games.balloon_cup.state import HAND

TEXT_OF_CARD = tuple(f"{COLOURS[COLOUR_OF_CARD[card]]}{VALUE_OF_CARD[card]}" for card in range(CARDS))
CARD_OF_TEXT = {text: card for card, text in enumerate(TEXT_OF_CARD)}

_CARD = r"[RYGBA][1-9][0-9]?"
_PLACE = re.compile(rf"({_CARD})([-x])([1-9][0-9]*)")
_EXCHANGE = re.compile(rf"~((?:{_CARD})*)")
_CLAIM = re.compile(r"\+([RYGBA])=([RYGBA]+)")
_TRADE = re.compile(r"([RYGBA])>([RYGBA])")


class Placement(NamedTuple):
    """`R7-3` or `R7x3`: a card, a tile from 0, and whether it goes to the opponent's side."""

    card: int
    tile: int
    across: bool


class Exchange(NamedTuple):
    """`~R7Y3`: cards in the order written."""

    cards: tuple[int, ...]


class Claim(NamedTuple):
    """`+G=RY`: a colour and how many substitutes each colour supplies."""

    colour: int
    substitutes: tuple[int, ...]


class Trade(NamedTuple):
    """`Y>G`: three cubes of one colour for one of another."""

    given: int
    taken: int


class Done(NamedTuple):
    """`.`: no (further) claim."""


Parsed = Placement | Exchange | Claim | Trade | Done


def card_text(card: int) -> str:
    """Write a card, `R7`."""
    return TEXT_OF_CARD[card]


def card_of(text: str) -> int:
    """Read a card; `ValueError` where there is no such card."""
    if text not in CARD_OF_TEXT:
        raise ValueError(text)
    return CARD_OF_TEXT[text]


def cards_text(cards: Iterable[int], separator: str = " ") -> str:
    """Write cards one after another."""
    return separator.join(TEXT_OF_CARD[card] for card in cards)


def parse(text: str) -> Parsed | None:
    """Understand a text as an action, without any position; None where it is no action of this game."""
    if text == ".":
        return Done()
    if match := _PLACE.fullmatch(text):
        card, tile = CARD_OF_TEXT.get(match[1]), int(match[3]) - 1
        return Placement(card, tile, match[2] == "x") if card is not None and tile < TILES else None
    if match := _EXCHANGE.fullmatch(text):
        cards = [CARD_OF_TEXT.get(card) for card in re.findall(_CARD, match[1])]
        return None if None in cards else Exchange(tuple(card for card in cards if card is not None))
    if match := _CLAIM.fullmatch(text):
        return Claim(COLOURS.index(match[1]), tuple(match[2].count(letter) for letter in COLOURS))
    if match := _TRADE.fullmatch(text):
        return Trade(COLOURS.index(match[1]), COLOURS.index(match[2]))
    return None


def action_of(parsed: Parsed, hand: Sequence[int]) -> int | None:
    """Give the integer of an action for a sorted hand; None where there is none."""
    if isinstance(parsed, Placement):
        return (parsed.card * TILES + parsed.tile) * 2 + parsed.across
    if isinstance(parsed, Exchange):
        if len(set(parsed.cards)) < len(parsed.cards) or not set(parsed.cards) <= set(hand):
            return None
        return EXCHANGE + sum(1 << hand.index(card) for card in parsed.cards)
    if isinstance(parsed, Claim):
        return INDEX_OF_CLAIM.get((parsed.colour, parsed.substitutes))
    if isinstance(parsed, Trade):
        return TRADE + parsed.given * COLOUR_COUNT + parsed.taken
    return DONE


def write_action(action: int, hand: Sequence[int]) -> str:
    """Write an action; the sorted hand gives an exchange's mask its cards."""
    if action < EXCHANGE:
        return f"{TEXT_OF_CARD[action // 8]}{'x' if action & 1 else '-'}{action // 2 % TILES + 1}"
    if action < TRADE:
        mask = action - EXCHANGE
        return "~" + cards_text((card for bit, card in enumerate(hand) if mask >> bit & 1), "")
    if action < CLAIM:
        given, taken = divmod(action - TRADE, COLOUR_COUNT)
        return f"{COLOURS[given]}>{COLOURS[taken]}"
    if action < DONE:
        substitutes = SUBSTITUTES_OF_CLAIM[action - CLAIM]
        run = "".join(letter * int(count) for letter, count in zip(COLOURS, substitutes, strict=True))
        return f"+{COLOURS[COLOUR_OF_CLAIM[action - CLAIM]]}={run}"
    return "."


def hand_to_act(record: Record) -> list[int]:
    """List the sorted hand of the seat to decide, as far as the record shows it."""
    return [int(card) for card in np.flatnonzero(record["place_of_card"] == HAND + int(record["to_act"]))]

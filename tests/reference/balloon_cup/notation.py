"""[BC-11] Actions and their notation."""

import re
from dataclasses import dataclass

from .cards import COLOURS, PLACE_IN_ORDER


@dataclass(frozen=True)
class Place:
    """``R7-3`` on the own side of tile 3, ``R7x3`` on the opponent's."""

    card: str
    tile: int
    own: bool


@dataclass(frozen=True)
class Exchange:
    """``~R7Y3``, or ``~`` for no card. The cards keep the order of the text."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class TradeClaim:
    """``+G=RY``: the trophy, and a colour for each cube that is replaced."""

    colour: str
    substitutes: str


@dataclass(frozen=True)
class CubeTrade:
    """``Y>G``: three cubes of the first colour for one of the second."""

    paid: str
    wanted: str


@dataclass(frozen=True)
class Done:
    """``.``: no further claim."""


Action = Place | Exchange | TradeClaim | CubeTrade | Done


def parse(text: str) -> Action | None:
    """[BC-11] Read an action. Return None if the text is not an action of this game."""
    if text == ".":
        return Done()
    if found := re.fullmatch(r"([RYGBA][0-9]+)([-x])([1-4])", text):
        return parse_place(found)
    if found := re.fullmatch(r"~((?:[RYGBA][0-9]+)*)", text):
        return parse_exchange(found[1])
    if found := re.fullmatch(r"\+([RYGBA])=([RYGBA]+)", text):
        return TradeClaim(found[1], found[2])
    if found := re.fullmatch(r"([RYGBA])>([RYGBA])", text):
        return CubeTrade(found[1], found[2])
    return None


def parse_place(found: re.Match[str]) -> Place | None:
    """[BC-11] Read a placement of a card that exists."""
    if found[1] not in PLACE_IN_ORDER:
        return None
    return Place(found[1], int(found[3]), own=found[2] == "-")


def parse_exchange(cards_text: str) -> Exchange | None:
    """[BC-11] Read an exchange of cards that exist, in any order."""
    cards = tuple(re.findall(r"[RYGBA][0-9]+", cards_text))
    if any(card not in PLACE_IN_ORDER for card in cards):
        return None
    return Exchange(cards)


def write(action: Action) -> str:
    """[BC-4.4, BC-11] Write an action, cards and substitutes in the order of BC-1.2."""
    match action:
        case Place(card, tile, own):
            return f"{card}{'-' if own else 'x'}{tile}"
        case Exchange(cards):
            return "~" + "".join(sorted(cards, key=PLACE_IN_ORDER.__getitem__))
        case TradeClaim(colour, substitutes):
            return f"+{colour}=" + "".join(sorted(substitutes, key=COLOURS.index))
        case CubeTrade(paid, wanted):
            return f"{paid}>{wanted}"
        case Done():
            return "."

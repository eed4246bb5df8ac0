"""What has just happened, for motion: which card flew where, which tile was scored and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from skyhop.engine.event import Event
from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.draw import card
from skyhop.games.balloon_cup.events import Claimed, Exchanged, GameEnded, Placed, TookTrophy, Traded, WonTile
from skyhop.games.balloon_cup.notation import card_text
from skyhop.games.balloon_cup.page.slots import key_of

ROUND = 2
"""Placements: one's own, and that of the other player."""


def motion_of(events: Sequence[Event]) -> dict[str, Any]:
    """Describe the flight and the moment of what a seat heard; both are empty where nothing moves."""
    flight = next((_flight(event) for event in events if isinstance(event, Placed)), None)
    return {"flight": flight, "moment": _moment(events)}


def last_card(heard: Iterable[Sequence[Event]]) -> str:
    """Name the card that was placed last, by what was heard of each step, the latest first.

    Nothing where something else has been done since; who declines a trade does nothing.
    """
    for events in heard:
        for event in events:
            if isinstance(event, Placed):
                return card_text(event.card)
            if isinstance(event, (Exchanged, Claimed, Traded)):
                return ""
    return ""


def plays_again(heard: Iterable[Sequence[Event]], seat: int | None) -> bool:
    """[BC-3.2] Say whether a seat goes on since it lost the tile that it completed; heard as for `last_card`."""
    has_lost = False
    for event in chain.from_iterable(map(reversed, heard)):
        if isinstance(event, Placed):
            return has_lost and event.seat == seat
        if isinstance(event, (Exchanged, GameEnded)):
            return False
        has_lost = has_lost or (isinstance(event, WonTile) and event.seat != seat)
    return False


def tiles_won(heard: Iterable[Sequence[Event]]) -> dict[int, int]:
    """Say which tiles the last two placements scored, and who has won them; heard as for `last_card`."""
    won: dict[int, int] = {}
    placed = 0
    for event in chain.from_iterable(map(reversed, heard)):
        if isinstance(event, GameEnded) or placed == ROUND:
            break
        if isinstance(event, WonTile):
            won.setdefault(event.tile + 1, event.seat)
        placed += isinstance(event, Placed)
    return won


def _flight(placed: Placed) -> dict[str, Any]:
    """Say which card flies from whose hand to which place: the first of its colour that was free."""
    text = card_text(placed.card)
    target = key_of(placed.tile + 1, placed.owner, text[0], placed.before)
    return {"card": f"card-{text}", "source": f"hand-{placed.seat}", "target": target, "drawing": card.index(text)}


def _moment(events: Sequence[Event]) -> dict[str, object]:
    """Say which tile was scored, by whom and with which sums, and which trophies were taken."""
    found: dict[str, object] = {}
    for event in events:
        if isinstance(event, WonTile):
            sums = (event.own, event.other) if event.seat == 0 else (event.other, event.own)
            found |= {"scored": event.tile + 1, "winner": event.seat, "sum0": sums[0], "sum1": sums[1]}
        elif isinstance(event, TookTrophy):
            found["trophy"] = f"{found.get('trophy', '')}{COLOURS[event.colour]}"
    return found

"""Cards: their places, who sees them, and drawing."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_OF_CARD
from skyhop.games.balloon_cup.events import EventKind
from skyhop.games.balloon_cup.state import DISCARD, HAND, NOBODY, SUPPLY, Chance, StateRecord


@kernel
def move_card(state: StateRecord, card: int, place: int) -> None:
    """Set a card's new place; a card that leaves a hand is no longer marked as shown."""
    seat = state.place_of_card[card] - HAND
    if 0 <= seat < 2:
        state.held[seat, COLOUR_OF_CARD[card]] -= 1
        state.is_shown[card] = 0
    if HAND <= place < HAND + 2:
        state.held[place - HAND, COLOUR_OF_CARD[card]] += 1
    state.place_of_card[card] = place


@kernel
def discard_card(state: StateRecord, card: int) -> None:
    """Put a card on the face-up discard pile."""
    move_card(state, card, DISCARD)
    state.discard[state.discard_size] = card
    state.discard_size += 1


@kernel
def draw_card(state: StateRecord, seat: int) -> bool:
    """[BC-3.3] Draw one card and return True; if the supply is empty, request a reshuffle and return False.

    Supply or discard pile always has a card: hands and tiles have room for 36 of the 45.
    """
    if state.supply_size == 0:
        turn_discard_into_supply(state)
        return False
    emit(state, EventKind.DREW, seat, take_top_card(state, seat))
    return True


@kernel
def take_top_card(state: StateRecord, seat: int) -> int:
    """Move the top card of the supply into a hand, and return the card."""
    state.supply_size -= 1
    card = state.supply[state.supply_size]
    move_card(state, card, HAND + seat)
    return card


@kernel
def turn_discard_into_supply(state: StateRecord) -> None:
    """[BC-3.3] Turn the discard pile into the supply, and request its shuffle."""
    for position in range(state.discard_size):
        card = state.discard[position]
        state.supply[position] = card
        state.place_of_card[card] = SUPPLY
    state.supply_size = state.discard_size
    state.discard_size = 0
    state.chance = Chance.SHUFFLE_SUPPLY
    emit(state, EventKind.RESHUFFLED, NOBODY, state.supply_size)


@kernel
def show_hand(state: StateRecord, seat: int) -> None:
    """[BC-5.1, BC-5.3] Show a hand: the opponent knows these cards until they leave it."""
    was_open = hand_is_shown(state, seat)
    for card in range(CARDS):
        if state.place_of_card[card] == HAND + seat:
            state.is_shown[card] = 1
            if not was_open:
                emit(state, EventKind.SHOWED, seat, card)


@kernel
def hand_is_shown(state: StateRecord, seat: int) -> bool:
    """[BC-5.1] Return True if every card of a hand is already shown."""
    for card in range(CARDS):
        if state.place_of_card[card] == HAND + seat and not state.is_shown[card]:
            return False
    return True

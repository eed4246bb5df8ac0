"""Tiles and cards: fill and score tiles, draw cards, and record the place and visibility of each card."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    COLOUR_OF_CARD,
    FIRST_CARD_OF_COLOUR,
    SEATS,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.events import EventKind
from skyhop.games.balloon_cup.state import (
    DISCARD,
    HAND,
    NOBODY,
    SIDE,
    SUPPLY,
    Chance,
    Open,
    Rules,
    StateRecord,
    Terrain,
)


@kernel
def move_card(state: StateRecord, card: int, place: int) -> None:
    """Move a card to a new place. If the card leaves a hand, it no longer counts as shown."""
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
    """[BC-3.3] Draw one card and return True. If the supply is empty, request a reshuffle and return False.

    The supply or the discard pile always has a card, because hands and tiles hold at most 36 of the 45 cards.
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
    """[BC-3.3] Make the discard pile the new supply, and request its shuffle."""
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
    """[BC-5.1, BC-5.3] Show a hand to the opponent.

    The opponent then knows each of these cards until the card leaves the hand.
    """
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


@kernel
def fill_tile(rules: Rules, state: StateRecord, tile: int) -> None:
    """[BC-2.2, BC-6.4, BC-6.5, BC-9.5] Draw cubes from the bag for a tile. Their number is the tile's number.

    If the bag cannot fill the tile, take the tile out of the game. The ruleset may limit the cubes of one colour.
    Cubes above this limit stay at their positions in the bag. If there are such cubes, request a shuffle of the
    bag.
    """
    number = tile + 1
    if state.bag_size < number:
        take_out_of_play(state, tile)
        return
    count = 0
    passed_over = 0
    position = state.bag_size - 1
    while count < number and position >= 0:
        colour = state.bag[position]
        if state.cubes_on_tile[tile, colour] < rules.cap_of_colour[colour]:
            state.cubes_on_tile[tile, colour] += 1
            remove_cube(state, position)
            count += 1
        else:
            passed_over += 1
        position -= 1
    if count < number:
        return_cubes(state, tile)
    if passed_over:
        state.bag_is_unmixed = 1
    ask_for_cards(state, tile)


@kernel
def remove_cube(state: StateRecord, position: int) -> None:
    """Remove the cube at `position` from the bag. The cubes after it move down by one position."""
    for above in range(position + 1, state.bag_size):
        state.bag[above - 1] = state.bag[above]
    state.bag_size -= 1


@kernel
def put_into_bag(state: StateRecord, colour: int, count: int) -> None:
    """Put cubes into the bag, and record that the bag must be shuffled."""
    for _cube in range(count):
        state.bag[state.bag_size] = colour
        state.bag_size += 1
    state.bag_is_unmixed = 1


@kernel
def return_cubes(state: StateRecord, tile: int) -> None:
    """[BC-9.5] Return all cubes of a tile to the bag and take the tile out of the game.

    Call this function if the limit for cubes of one colour makes it impossible to fill the tile.
    """
    for colour in range(COLOUR_COUNT):
        put_into_bag(state, colour, state.cubes_on_tile[tile, colour])
        state.cubes_on_tile[tile, colour] = 0
    take_out_of_play(state, tile)


@kernel
def take_out_of_play(state: StateRecord, tile: int) -> None:
    """[BC-6.5] Take a tile out of the game, because the cubes in the bag cannot fill it."""
    state.is_in_play[tile] = 0
    emit(state, EventKind.TILE_LEFT, NOBODY, tile)


@kernel
def ask_for_cards(state: StateRecord, tile: int) -> None:
    """[BC-4.1] Write the number of cards of each colour that each side of a tile needs.

    A side needs one card for each cube on the tile, in the colour of the cube.
    """
    for colour in range(COLOUR_COUNT):
        for seat in range(2):
            state.lacking[tile, seat, colour] = state.cubes_on_tile[tile, colour]
        if state.cubes_on_tile[tile, colour]:
            state.open_sides[colour] += 2


@kernel
def tile_is_complete(state: Open, tile: int) -> bool:
    """[BC-6.1] Return True if neither side of the tile lacks a card."""
    missing = 0
    for seat in range(2):
        for colour in range(COLOUR_COUNT):
            missing += state.lacking[tile, seat, colour]
    return missing == 0


@kernel
def place_on_side(tile: int, seat: int) -> int:
    """Return the place of the cards on the side of `seat` at a tile, for `place_of_card`."""
    return SIDE + SEATS * tile + seat


@kernel
def lay_on_side(state: StateRecord, card: int, tile: int, seat: int) -> None:
    """[BC-4.2] Place a card on the side of `seat` at a tile. The side must lack a card of this colour."""
    colour = COLOUR_OF_CARD[card]
    before = state.cubes_on_tile[tile, colour] - state.lacking[tile, seat, colour]
    emit(state, EventKind.PLACED, state.turn, card, tile, seat, before)
    move_card(state, card, place_on_side(tile, seat))
    state.sum_of_side[tile, seat] += VALUE_OF_CARD[card]
    state.lacking[tile, seat, colour] -= 1
    if not state.lacking[tile, seat, colour]:
        state.open_sides[colour] -= 1


@kernel
def winner_of_sums(terrain: int, first: int, second: int, last_placer: int) -> int:
    """[BC-6.2, BC-6.3] Return the seat that wins a tile with the sums `first` (seat 0) and `second` (seat 1).

    On a mountain, the higher sum wins. On flatland, the lower sum wins. If the sums are equal, return
    `last_placer`.
    """
    if first == second:
        return last_placer
    return int((second > first) == (terrain == Terrain.MOUNTAIN))


@kernel
def winner_of(state: Open, tile: int, last_placer: int) -> int:
    """[BC-6.2, BC-6.3] Return the seat that wins a tile with its current sums.

    If the sums are equal, return `last_placer`, the seat that placed the last card.
    """
    sums = state.sum_of_side
    return winner_of_sums(state.terrain_of_tile[tile], sums[tile, 0], sums[tile, 1], last_placer)


@kernel
def score_tile(rules: Rules, state: StateRecord, tile: int) -> None:
    """[BC-6.4] Score a complete tile: give the cubes to the winner, discard the cards, and turn the tile over.

    Then fill the tile again.
    """
    winner = winner_of(state, tile, state.turn)
    state.winner_of_tile = winner
    own, other = state.sum_of_side[tile, winner], state.sum_of_side[tile, 1 - winner]
    emit(state, EventKind.WON_TILE, winner, tile, state.terrain_of_tile[tile], own, other)
    for colour in range(COLOUR_COUNT):
        if state.cubes_on_tile[tile, colour]:
            count = take_cubes(state, tile, colour, winner)
            emit(state, EventKind.TOOK_CUBES, winner, colour, count)
            discard_from_tile(state, tile, colour)
    state.sum_of_side[tile, 0] = 0
    state.sum_of_side[tile, 1] = 0
    state.terrain_of_tile[tile] = 1 - state.terrain_of_tile[tile]
    fill_tile(rules, state, tile)


@kernel
def take_cubes(state: Open, tile: int, colour: int, winner: int) -> int:
    """[BC-6.4] Give the cubes of one colour on a tile to its winner. Return the number of these cubes."""
    count = state.cubes_on_tile[tile, colour]
    state.cubes_won[winner, colour] += count
    state.cubes_on_tile[tile, colour] = 0
    return count


@kernel
def discard_from_tile(state: StateRecord, tile: int, colour: int) -> None:
    """[BC-6.4] Discard the cards of one colour from both sides of a tile."""
    for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
        if place_on_side(tile, 0) <= state.place_of_card[card] <= place_on_side(tile, 1):
            discard_card(state, card)

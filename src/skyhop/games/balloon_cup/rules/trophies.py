"""Trophies: claims in the trophy's own colour, claims with substitutes, trades of cubes, and the end of a game."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.actions import COLOUR_OF_CLAIM, SUBSTITUTES_OF_CLAIM, claim_of, trade_of
from skyhop.games.balloon_cup.constants import (
    BITS_OF_COUNT,
    COLOUR_COUNT,
    CUBES,
    CUBES_PER_TRADE,
    PRICE_OF_TROPHY,
    TROPHIES_TO_WIN,
)
from skyhop.games.balloon_cup.events import EventKind
from skyhop.games.balloon_cup.rules.tiles import put_into_bag, remove_cube
from skyhop.games.balloon_cup.state import NOBODY, Chance, End, Open, Paid, Rules, Seen, Stage, StateRecord, TradeForm


@kernel
def trophy_count(state: Open, seat: int) -> int:
    """Count a player's trophies."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += state.owner_of_trophy[colour] == seat
    return count


@kernel
def pay_cubes(rules: Rules, state: StateRecord, seat: int, colour: int, count: int) -> None:
    """[BC-7.5, BC-9.3] Take paid cubes from a seat.

    The ruleset decides if they return to the bag or leave the game.
    """
    state.cubes_won[seat, colour] -= count
    if rules.paid == Paid.BAG:
        put_into_bag(state, colour, count)


@kernel
def take_trophy(rules: Rules, state: StateRecord, seat: int, colour: int) -> bool:
    """[BC-7.4, BC-8.1] Give a trophy to a seat. The seat keeps the trophy.

    If it is the seat's third trophy, end the game and return True.
    """
    state.owner_of_trophy[colour] = seat
    emit(state, EventKind.TOOK_TROPHY, seat, colour)
    if trophy_count(state, seat) < TROPHIES_TO_WIN:
        return False
    end_game(rules, state, seat, End.TROPHIES)
    return True


@kernel
def pays_in_own_colour(state: Open, seat: int, colour: int) -> bool:
    """[BC-7.1] Return True if a trophy is unclaimed and the seat can pay for it with cubes of the trophy's colour."""
    return state.owner_of_trophy[colour] == NOBODY and state.cubes_won[seat, colour] >= PRICE_OF_TROPHY[colour]


@kernel
def claim_directly(rules: Rules, state: StateRecord, seat: int) -> bool:
    """[BC-7.1] Claim each trophy that the seat can pay with cubes of the trophy's own colour.

    The claims follow the order of the colours. Return True if a claim ended the game, else False.
    """
    for colour in range(COLOUR_COUNT):
        if pays_in_own_colour(state, seat, colour):
            pay_cubes(rules, state, seat, colour, PRICE_OF_TROPHY[colour])
            if take_trophy(rules, state, seat, colour):
                return True
    return False


@kernel
def leader(state: Open) -> int:
    """[BC-8.4] Return the seat with more trophies. At a tie, return NOBODY."""
    difference = trophy_count(state, 0) - trophy_count(state, 1)
    if difference == 0:
        return NOBODY
    return 0 if difference > 0 else 1


@kernel
def end_match(state: StateRecord, winner: int, reason: End) -> None:
    """[BC-8] End the match with a reason. `winner` is a seat or NOBODY."""
    state.stage = Stage.OVER
    state.chance = Chance.NONE
    state.to_act = NOBODY
    state.winner = winner
    state.reason = reason
    emit(state, EventKind.MATCH_ENDED, winner, reason)


@kernel
def end_game(rules: Rules, state: StateRecord, winner: int, reason: End) -> None:
    """[BC-8.1, BC-3.4, BC-9.7] End a game. If this game decides the series, end the match.

    Otherwise, start the next game. The player who did not start the last game starts the next one.
    """
    state.reason = reason
    state.games_played += 1
    if winner != NOBODY:
        state.games_won[winner] += 1
    ahead = state.games_won[0] - state.games_won[1]
    most = max(state.games_won[0], state.games_won[1])
    if state.games_played >= rules.best_of or 2 * most > rules.best_of:
        end_match(state, NOBODY if ahead == 0 else (0 if ahead > 0 else 1), reason)
        return
    emit(state, EventKind.GAME_ENDED, winner, reason, state.games_won[0], state.games_won[1])
    state.first = 1 - state.first
    state.stage = Stage.NEW_GAME


@kernel
def substitutes_from(state: Open, seat: int, colour: int) -> int:
    """[BC-7.2, BC-9.8] Return the number of substitutes that a seat can pay with its cubes of one colour.

    Three cubes are one substitute. While the trophy of this colour is unclaimed, return 0.
    """
    return state.cubes_won[seat, colour] // CUBES_PER_TRADE * (state.owner_of_trophy[colour] != NOBODY)


@kernel
def substitutes(state: Open, seat: int) -> int:
    """[BC-7.2] Return the number of substitutes that a seat can pay with its cubes of all colours."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += substitutes_from(state, seat, colour)
    return count


@kernel
def shortfall(state: Open, seat: int, colour: int) -> int:
    """[BC-7.2] Return the price of a trophy, minus the number of the seat's cubes in the trophy's colour."""
    return PRICE_OF_TROPHY[colour] - state.cubes_won[seat, colour]


@kernel
def cubes_in_bag(state: Seen, colour: int) -> int:
    """Count the cubes of one colour in the bag."""
    count = 0
    for position in range(state.bag_size):
        count += state.bag[position] == colour
    return count


@kernel
def count_bag(state: Seen) -> int:
    """Return the numbers of cubes in the bag, by colour, as one integer. `count_in` extracts the number of a colour.

    The loop has a fixed length, so that the compiler can use vector instructions.
    """
    counts = 0
    for position in range(CUBES):
        counts += (position < state.bag_size) * (1 << BITS_OF_COUNT * int(state.bag[position]))
    return int(counts)


@kernel
def count_in(counts: int, colour: int) -> int:
    """Return the count of one colour in an integer that contains the counts of all colours."""
    return counts >> BITS_OF_COUNT * colour & (1 << BITS_OF_COUNT) - 1


@kernel
def can_trade(rules: Rules, state: Seen, seat: int) -> bool:
    """[BC-9.2] Return True if the player can make a trade now. Otherwise, the rules do not ask this player."""
    available = substitutes(state, seat)
    if available == 0:
        return False
    for colour in range(COLOUR_COUNT):
        if state.owner_of_trophy[colour] != NOBODY:
            continue
        if rules.trade == TradeForm.CUBE:
            if cubes_in_bag(state, colour):
                return True
        elif 0 < shortfall(state, seat, colour) <= available:
            return True
    return False


@kernel
def pays_claim(state: Open, seat: int, claim: int) -> bool:
    """[BC-7.2] Return True if the seat has the substitutes of a claim, and their number equals the shortfall."""
    missing = shortfall(state, seat, COLOUR_OF_CLAIM[claim])
    for colour in range(COLOUR_COUNT):
        count = SUBSTITUTES_OF_CLAIM[claim, colour]
        if count and count > substitutes_from(state, seat, colour):
            return False
        missing -= count
    return missing == 0


@kernel
def claim_with_substitutes(rules: Rules, state: StateRecord, seat: int, action: int) -> bool:
    """[BC-7.2, BC-12] Claim a trophy for a seat.

    The seat pays its cubes of the trophy's colour, and substitutes for the rest. Return True if the claim ended the
    game, else False.
    """
    claim = claim_of(action)
    colour = COLOUR_OF_CLAIM[claim]
    emit(state, EventKind.CLAIMED, seat, claim)
    pay_cubes(rules, state, seat, colour, state.cubes_won[seat, colour])
    for other in range(COLOUR_COUNT):
        count = SUBSTITUTES_OF_CLAIM[claim, other]
        if count:
            pay_cubes(rules, state, seat, other, CUBES_PER_TRADE * count)
    return take_trophy(rules, state, seat, colour)


@kernel
def trade_cubes(rules: Rules, state: StateRecord, seat: int, action: int) -> bool:
    """[BC-9.1] Put three cubes into the bag, take one cube, and claim the trophies that the seat can now pay for.

    Return True if a claim ended the game.
    """
    given, taken = trade_of(action)
    emit(state, EventKind.TRADED, seat, given, taken)
    position = state.bag_size - 1
    while state.bag[position] != taken:
        position -= 1
    remove_cube(state, position)
    state.cubes_won[seat, given] -= CUBES_PER_TRADE
    put_into_bag(state, given, CUBES_PER_TRADE)
    state.cubes_won[seat, taken] += 1
    return claim_directly(rules, state, seat)

"""Trophies: paying for them, claiming them directly, and the end of a game."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, PRICE_OF_TROPHY, TROPHIES_TO_WIN
from skyhop.games.balloon_cup.events import Kind
from skyhop.games.balloon_cup.rules.tiles import put_into_bag
from skyhop.games.balloon_cup.ruleset import Paid, Rules
from skyhop.games.balloon_cup.state import NOBODY, Chance, End, Open, Stage, StateRecord


@kernel
def trophy_count(state: Open, seat: int) -> int:
    """Count a player's trophies."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += state.owner_of_trophy[colour] == seat
    return count


@kernel
def pay_cubes(rules: Rules, state: StateRecord, seat: int, colour: int, count: int) -> None:
    """[BC-7.5, BC-9.3] Cubes paid leave the game or return to the bag."""
    state.cubes_won[seat, colour] -= count
    if rules.paid == Paid.BAG:
        put_into_bag(state, colour, count)


@kernel
def take_trophy(rules: Rules, state: StateRecord, seat: int, colour: int) -> bool:
    """[BC-7.4, BC-8.1] A trophy is won for good; the third ends the game at once: say whether it did."""
    state.owner_of_trophy[colour] = seat
    emit(state, Kind.TOOK_TROPHY, seat, colour)
    if trophy_count(state, seat) < TROPHIES_TO_WIN:
        return False
    end_game(rules, state, seat, End.TROPHIES)
    return True


@kernel
def pays_in_own_colour(state: Open, seat: int, colour: int) -> bool:
    """[BC-7.1] Say whether a trophy is left, and its price is held in its own colour."""
    return state.owner_of_trophy[colour] == NOBODY and state.cubes_won[seat, colour] >= PRICE_OF_TROPHY[colour]


@kernel
def claim_directly(rules: Rules, state: StateRecord, seat: int) -> bool:
    """[BC-7.1] Claim all trophies whose price is held in their own colour, in order; say if that ended the game."""
    for colour in range(COLOUR_COUNT):
        if pays_in_own_colour(state, seat, colour):
            pay_cubes(rules, state, seat, colour, PRICE_OF_TROPHY[colour])
            if take_trophy(rules, state, seat, colour):
                return True
    return False


@kernel
def leader(state: Open) -> int:
    """[BC-8.4] Name the seat with more trophies, or NOBODY."""
    difference = trophy_count(state, 0) - trophy_count(state, 1)
    if difference == 0:
        return NOBODY
    return 0 if difference > 0 else 1


@kernel
def end_match(state: StateRecord, winner: int, reason: End) -> None:
    """[BC-8] Nothing is decided any more."""
    state.stage = Stage.OVER
    state.chance = Chance.NONE
    state.to_act = NOBODY
    state.winner = winner
    state.reason = reason
    emit(state, Kind.MATCH_ENDED, winner, reason)


@kernel
def end_game(rules: Rules, state: StateRecord, winner: int, reason: End) -> None:
    """[BC-8.1, BC-3.4, BC-9.7] End a game at once; until a series is decided the other player starts the next."""
    state.reason = reason
    state.games_played += 1
    if winner != NOBODY:
        state.games_won[winner] += 1
    ahead = state.games_won[0] - state.games_won[1]
    most = max(state.games_won[0], state.games_won[1])
    if state.games_played >= rules.best_of or 2 * most > rules.best_of:
        end_match(state, NOBODY if ahead == 0 else (0 if ahead > 0 else 1), reason)
        return
    emit(state, Kind.GAME_ENDED, winner, reason, state.games_won[0], state.games_won[1])
    state.first = 1 - state.first
    state.stage = Stage.NEW_GAME

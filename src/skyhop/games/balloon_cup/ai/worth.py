"""What cubes and trophies are worth: progress to a third trophy, one's own and the other player's."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.ai.weights import Weights
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, CUBES_PER_TRADE, PRICE_OF_TROPHY, TROPHIES_TO_WIN
from skyhop.games.balloon_cup.rules.tiles import take_cubes
from skyhop.games.balloon_cup.rules.trades import shortfall, substitutes
from skyhop.games.balloon_cup.rules.trophies import pays_in_own_colour, trophy_count
from skyhop.games.balloon_cup.ruleset import Rules, When
from skyhop.games.balloon_cup.state import NOBODY, ViewRecord


@kernel
def lead(weights: Weights, board: ViewRecord, seat: int) -> float:
    """Value how far a seat is ahead of the other in trophies and cubes."""
    first, second = prospects(weights, board)
    own, other = (first, second) if seat == 0 else (second, first)
    return winnings(weights, board, seat, own) - winnings(weights, board, 1 - seat, other)


@kernel
def standing(weights: Weights, board: ViewRecord, seat: int) -> float:
    """Value what a seat has won: trophies, and its prospects of the next, which count more the fewer are missing."""
    return winnings(weights, board, seat, prospects(weights, board)[seat])


@kernel
def winnings(weights: Weights, board: ViewRecord, seat: int, prospect: float) -> float:
    """Value the same with prospects that are known."""
    trophies = trophy_count(board, seat)
    if trophies >= TROPHIES_TO_WIN:
        return weights.victory
    return weights.trophies[trophies] + weights.haste[trophies] * prospect


@kernel
def prospects(weights: Weights, board: ViewRecord) -> tuple[float, float]:
    """Add up, by seat, the progress to each trophy that is left, less where the other player is near it too."""
    can_stand_in = (substitutes(board, 0), substitutes(board, 1))
    spare = (spare_cubes(board, 0), spare_cubes(board, 1))
    first, second = 0.0, 0.0
    for colour in range(COLOUR_COUNT):
        if board.owner_of_trophy[colour] == NOBODY:
            one = progress_with(weights, board.cubes_won[0, colour], can_stand_in[0], spare[0], colour)
            two = progress_with(weights, board.cubes_won[1, colour], can_stand_in[1], spare[1], colour)
            first += one * (1.0 - weights.rivalry * two)
            second += two * (1.0 - weights.rivalry * one)
    return first, second


@kernel
def progress(weights: Weights, board: ViewRecord, seat: int, colour: int) -> float:
    """[BC-7.2] Say how near a seat is to a trophy, from 0 to 1, trades counted in; the last cubes count most."""
    own = board.cubes_won[seat, colour]
    return progress_with(weights, own, substitutes(board, seat), spare_cubes(board, seat), colour)


@kernel
def progress_with(weights: Weights, cubes: int, can_stand_in: int, spare: int, colour: int) -> float:
    """[BC-7.2] Say the same of so many cubes of the colour, substitutes, and cubes that are good for trades only."""
    price = PRICE_OF_TROPHY[colour]
    if cubes + can_stand_in >= price:
        return 1.0
    share = min(1.0, (cubes + weights.trade * spare / CUBES_PER_TRADE) / price)
    return float(share * (1.0 - weights.bend + weights.bend * share))


@kernel
def take_tile(board: ViewRecord, tile: int, winner: int) -> None:
    """[BC-6.4, BC-7.1] Give a tile's cubes to its winner on an imagined board, and the trophies they pay for."""
    for colour in range(COLOUR_COUNT):
        take_cubes(board, tile, colour, winner)
    claim_trophies(board, winner)


@kernel
def claim_trophies(board: ViewRecord, seat: int) -> None:
    """[BC-7.1] Claim on an imagined board what a seat can pay for in its own colour."""
    for colour in range(COLOUR_COUNT):
        if pays_in_own_colour(board, seat, colour):
            board.cubes_won[seat, colour] -= PRICE_OF_TROPHY[colour]
            board.owner_of_trophy[colour] = seat


@kernel
def finish_by_trade(rules: Rules, board: ViewRecord, seat: int) -> bool:
    """[BC-7.2, BC-9.2] Take the third trophy if the winner of a tile can by a trade at once; say whether it could."""
    if rules.when == When.OWN_TURN or trophy_count(board, seat) != TROPHIES_TO_WIN - 1:
        return False
    available = substitutes(board, seat)
    for colour in range(COLOUR_COUNT):
        if board.owner_of_trophy[colour] == NOBODY and shortfall(board, seat, colour) <= available:
            board.owner_of_trophy[colour] = seat
            return True
    return False


@kernel
def spare_cubes(board: ViewRecord, seat: int) -> int:
    """[BC-7.4] Count a seat's cubes in colours that are good for trades only."""
    count = 0
    for colour in range(COLOUR_COUNT):
        if board.owner_of_trophy[colour] != NOBODY:
            count += board.cubes_won[seat, colour]
    return count

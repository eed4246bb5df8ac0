"""What cubes and trophies are worth: progress to a third trophy, one's own and the other player's."""

from __future__ import annotations

from skyhop.core.kernel import kernel
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, CUBES_PER_TRADE, PRICE_OF_TROPHY, TROPHIES_TO_WIN
from skyhop.games.balloon_cup.evaluation.weights import Weights
from skyhop.games.balloon_cup.rules.tiles import take_cubes
from skyhop.games.balloon_cup.rules.trades import shortfall, substitutes
from skyhop.games.balloon_cup.rules.trophies import pays_in_own_colour, trophy_count
from skyhop.games.balloon_cup.ruleset import Rules, When
from skyhop.games.balloon_cup.state import NOBODY, ViewRecord


@kernel
def lead(weights: Weights, board: ViewRecord, seat: int) -> float:
    """Value how far a seat is ahead of the other in trophies and cubes."""
    return standing(weights, board, seat) - standing(weights, board, 1 - seat)


@kernel
def standing(weights: Weights, board: ViewRecord, seat: int) -> float:
    """Value what a seat has won: trophies, and its prospects of the next, which count more the fewer are missing."""
    trophies = trophy_count(board, seat)
    if trophies >= TROPHIES_TO_WIN:
        return weights.victory
    return weights.trophies[trophies] + weights.haste[trophies] * prospects(weights, board, seat)


@kernel
def prospects(weights: Weights, board: ViewRecord, seat: int) -> float:
    """Add up the progress to each trophy that is left, less where the other player is near it too."""
    total = 0.0
    for colour in range(COLOUR_COUNT):
        if board.owner_of_trophy[colour] == NOBODY:
            own = progress(weights, board, seat, colour)
            total += own * (1.0 - weights.rivalry * progress(weights, board, 1 - seat, colour))
    return total


@kernel
def progress(weights: Weights, board: ViewRecord, seat: int, colour: int) -> float:
    """[BC-7.2] Say how near a seat is to a trophy, from 0 to 1, trades counted in; the last cubes count most."""
    price = PRICE_OF_TROPHY[colour]
    cubes = board.cubes_won[seat, colour]
    if cubes + substitutes(board, seat) >= price:
        return 1.0
    share = min(1.0, (cubes + weights.trade * spare_cubes(board, seat) / CUBES_PER_TRADE) / price)
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

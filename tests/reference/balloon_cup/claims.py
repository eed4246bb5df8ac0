"""[BC-7, BC-9.1 to BC-9.3] Trophies: direct claims and trades."""

from itertools import combinations_with_replacement

from .cards import COLOURS
from .notation import CubeTrade, TradeClaim
from .table import Table
from .trophies import CUBES_IN_A_TRADE, PRICE_OF_TROPHY


def take_direct_claims(table: Table, seat: int) -> None:
    """[BC-7.1] Claim every trophy whose price is held in its own colour, in the order R Y G B A."""
    for colour in COLOURS:
        if colour in table.unclaimed() and table.players[seat].cubes[colour] >= PRICE_OF_TROPHY[colour]:
            pay(table, seat, colour, PRICE_OF_TROPHY[colour])
            table.give_trophy(seat, colour)


def pay(table: Table, seat: int, colour: str, count: int) -> None:
    """[BC-7.5, BC-9.3] Pay cubes for a trophy, into the box or into the bag."""
    table.players[seat].cubes[colour] -= count
    if table.ruleset.paid == "bag":
        table.into_the_bag([colour] * count)


def shortfall(table: Table, seat: int, colour: str) -> int:
    """[BC-7.2] Count the cubes that the player's own cubes of the colour lack for its trophy."""
    return max(0, PRICE_OF_TROPHY[colour] - table.players[seat].cubes[colour])


def possible_trades(table: Table, seat: int) -> list[TradeClaim | CubeTrade]:
    """[BC-9.1] List the trades that a seat could make now."""
    if table.ruleset.trade == "claim":
        return [*possible_trade_claims(table, seat)]
    return [*possible_cube_trades(table, seat)]


def possible_trade_claims(table: Table, seat: int) -> list[TradeClaim]:
    """[BC-7.2] List the claims that trades would complete."""
    claims = []
    for colour in table.unclaimed():
        missing = shortfall(table, seat, colour)
        if missing == 0:
            continue
        for chosen in combinations_with_replacement(table.claimed(), missing):
            claim = TradeClaim(colour, "".join(chosen))
            if can_pay_substitutes(table, seat, claim):
                claims.append(claim)
    return claims


def can_pay_substitutes(table: Table, seat: int, claim: TradeClaim) -> bool:
    """[BC-7.2] Return True if the player has three cubes for every substitute."""
    player = table.players[seat]
    return all(claim.substitutes.count(colour) <= player.trades_in(colour) for colour in COLOURS)


def possible_cube_trades(table: Table, seat: int) -> list[CubeTrade]:
    """[BC-9.1] List the trades of three cubes of a claimed colour for one of an unclaimed colour."""
    return [
        CubeTrade(paid, wanted)
        for paid in table.claimed()
        if table.players[seat].trades_in(paid) > 0
        for wanted in table.unclaimed()
        if wanted in table.bag
    ]


def make_trade(table: Table, seat: int, trade: TradeClaim | CubeTrade) -> None:
    """[BC-9.1] Make a trade of either kind."""
    if isinstance(trade, TradeClaim):
        make_trade_claim(table, seat, trade)
    else:
        make_cube_trade(table, seat, trade)


def make_trade_claim(table: Table, seat: int, claim: TradeClaim) -> None:
    """[BC-7.2] Pay all own cubes of the colour and three for each substitute, then take the trophy."""
    pay(table, seat, claim.colour, table.players[seat].cubes[claim.colour])
    for colour in claim.substitutes:
        pay(table, seat, colour, CUBES_IN_A_TRADE)
    table.give_trophy(seat, claim.colour)


def make_cube_trade(table: Table, seat: int, trade: CubeTrade) -> None:
    """[BC-9.1, BC-7.1] Put three cubes into the bag and take one out, which may complete a direct claim."""
    player = table.players[seat]
    player.cubes[trade.paid] -= CUBES_IN_A_TRADE
    table.into_the_bag([trade.paid] * CUBES_IN_A_TRADE)
    table.bag.remove(trade.wanted)
    player.cubes[trade.wanted] += 1
    take_direct_claims(table, seat)

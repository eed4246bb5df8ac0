"""[BC-3] The turn, from its first trade to the card drawn."""

from .cards import VALUES_OF_COLOUR, colour_of
from .claims import take_direct_claims
from .drawing import draw_card, fill_tile
from .notation import Exchange, Place
from .steps import Steps, decide
from .table import Table, other
from .tile import Tile
from .trading import may_trade, trade_after_scoring

MOST_STUCK_TURNS = 40


def play_turn(table: Table) -> Steps[None]:
    """[BC-3.1, BC-3.2] Play one turn and set the next mover, or end the game."""
    mover = table.mover
    yield from start_turn(table, mover)
    if not table.can_place(mover):
        exchanged = yield from exchange_when_stuck(table, mover)
        if not table.can_place(mover):
            end_stuck_turn(table, mover, exchanged)
            return
    table.stuck_turns = table.empty_exchanges = 0
    tile = yield from place_card(table, mover)
    table.mover = other(mover)
    if tile.is_complete():
        winner = tile.winner(last_to_place=mover)
        yield from score_tile(table, tile, winner)
        yield from trade_after_scoring(table, mover, winner)
        table.mover = other(winner)
    yield from draw_card(table, mover)


def start_turn(table: Table, mover: int) -> Steps[None]:
    """[BC-9.2, BC-8.2] Offer the trades at the start of a turn. End the game if nobody can ever place a card."""
    if table.ruleset.trades_at_the_start:
        yield from may_trade(table, mover)
    if is_deadlock(table):
        if table.ruleset.trades_at_the_start:
            yield from may_trade(table, other(mover))
        table.end_without_third_trophy("deadlock")


def is_deadlock(table: Table) -> bool:
    """[BC-8.2] Return True if, for every colour, no side needs it or all its cards are on the tiles."""
    cards = [card for tile in table.tiles.values() for side in tile.sides for card in side]
    colours_on_table = [colour_of(card) for card in cards]
    return all(colours_on_table.count(colour) == len(VALUES_OF_COLOUR[colour]) for colour in table.wanted())


def exchange_when_stuck(table: Table, mover: int) -> Steps[int]:
    """[BC-5.1, BC-5.2] Show the hand and exchange once. Return the number of exchanged cards."""
    player = table.players[mover]
    player.show_hand()
    action = yield from decide(table, mover, "stuck")
    assert isinstance(action, Exchange)
    for card in action.cards:
        player.part_with(card)
        table.discard.append(card)
    for _ in action.cards:
        yield from draw_card(table, mover)
    return len(action.cards)


def end_stuck_turn(table: Table, mover: int, exchanged: int) -> None:
    """[BC-5.3, BC-8.3] Show the hand again and pass the turn, or end the game at a standstill."""
    table.players[mover].show_hand()
    table.stuck_turns += 1
    table.empty_exchanges = table.empty_exchanges + 1 if exchanged == 0 else 0
    table.mover = other(mover)
    if table.empty_exchanges == len(table.players) or table.stuck_turns == MOST_STUCK_TURNS:
        table.end_without_third_trophy("standstill")


def place_card(table: Table, mover: int) -> Steps[Tile]:
    """[BC-4.1, BC-4.2] Place one card on either side of a tile. Return the tile."""
    action = yield from decide(table, mover, "place")
    assert isinstance(action, Place)
    tile = table.tiles[action.tile]
    table.players[mover].part_with(action.card)
    tile.sides[mover if action.own else other(mover)].append(action.card)
    return tile


def score_tile(table: Table, tile: Tile, winner: int) -> Steps[None]:
    """[BC-6.4, BC-7.1] Give the cubes to the winner, discard the cards, turn over, refill, then take direct claims."""
    table.players[winner].cubes.update(tile.cubes)
    for side in tile.sides:
        table.discard.extend(side)
        side.clear()
    tile.turn_over()
    yield from fill_tile(table, tile)
    take_direct_claims(table, winner)

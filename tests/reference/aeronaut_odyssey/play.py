"""[AO-4.1, AO-7.1] A game from its setup to its end."""

from .abilities import usable_abilities
from .result import Result
from .score import scores
from .setup import set_up
from .steps import Steps
from .table import RIVAL, Table
from .turn import play_turn, possible_actions


def play_game(table: Table) -> Steps[None]:
    """[AO-3, AO-4] Set up, then play turns."""
    yield from set_up(table)
    yield from play_turns(table)


def play_turns(table: Table) -> Steps[None]:
    """[AO-4.1, AO-7.1] Play turns until the game is over. `turn` stays the seat of the last turn."""
    goes_on = table.ruleset.is_pioneer or not nothing_goes_on(table)
    while goes_on:
        acted = yield from play_turn(table, table.turn)
        goes_on = acted if table.ruleset.is_pioneer else goes_on_in_capital(table, acted=acted)
        if goes_on:
            pass_the_turn(table)
    table.result = Result(winners(table), tuple(scores(table)))


def goes_on_in_capital(table: Table, *, acted: bool) -> bool:
    """[AO-7.1, AO-9.4] Record a skipped seat, which ends second winds. Return True if the game goes on."""
    if not acted:
        table.passed.add(table.turn)
        table.extra_turns = 0
    return not nothing_goes_on(table)


def pass_the_turn(table: Table) -> None:
    """[AO-4.1, AO-9.4] Give the next turn to the left neighbour, or to the same seat by a second wind."""
    if table.extra_turns:
        table.extra_turns -= 1
    else:
        table.turn = (table.turn + 1) % len(table.players)


def nothing_goes_on(table: Table) -> bool:
    """[AO-7.1] `capital`: return True if all routes are claimed or no player can act, even after using abilities."""
    if all(table.owners(route) for route in table.routes):
        return True
    return not any(
        possible_actions(table, seat) or (seat not in table.passed and usable_abilities(table, seat, acted=False))
        for seat in table.seats
    )


def winners(table: Table) -> tuple[int, ...]:
    """[AO-7.4, AO-8.4] Return the seats that share the highest score. The human wins only with more than the rival."""
    points = scores(table)
    if table.ruleset.solo and points[RIVAL] >= max(points):
        return (RIVAL,)
    return tuple(seat for seat in table.seats if points[seat] == max(points))

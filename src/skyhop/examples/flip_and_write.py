"""Flip and Write: when a card is turned up, all seats write its number into one of their rows at the same time."""

import numpy as np

from skyhop.engine.chance import below, shuffle
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Block, Row, Sight, of
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import (
    ChoosingState,
    SimpleRules,
    choose_together,
    end_with_most,
    has_chosen,
    start_with_chance,
)
from skyhop.game.simple.renderer import Area
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

SEATS, ROWS, BOXES, CARDS, ROUNDS, PASS, FULL_ROW, PENALTY = 6, 3, 4, 20, 12, 3, 5, 2


class Table(ChoosingState, seen_by=Sight.EVERYBODY):
    """State that everybody sees: sheets, points, the cards turned up so far (`shown`) and their count (`turned`)."""

    sheets: Block = of(SEATS, ROWS, BOXES)
    points: Row = of(SEATS)
    shown: Row = of(CARDS)
    turned: int


class Seen(Table, seen_by=Sight.IN_PART):
    """State with the hidden choices."""

    choices: Row = of(SEATS)


class FlipState(Seen):
    """Complete state."""

    deck: Row = of(CARDS)
    random: np.uint64


@kernel
def settle(rules: SimpleRules, table: FlipState, _number: int) -> None:
    """Turn up a card, and let all seats choose a row."""
    table.shown[table.turned] = table.deck[table.turned]
    table.turned += 1
    choose_together(table, (1 << rules.seats) - 1)


@kernel
def next_box(table: Table, seat: int, row: int) -> int:
    """Return the box in which the seat can write the card, or `BOXES` if this row does not allow it."""
    box = 0
    while box < BOXES and table.sheets[seat, row, box] != 0:
        box += 1
    return box if box == 0 or table.sheets[seat, row, box - 1] < table.shown[table.turned - 1] else BOXES


@kernel
def legal(table: Table, actions: Row) -> int:
    """List the rows that can take the number, and the pass."""
    count = 0
    for row in range(ROWS):
        if next_box(table, table.to_act, row) < BOXES:
            actions[count] = row
            count += 1
    actions[count] = PASS
    return count + 1


@kernel
def reveal(rules: SimpleRules, table: FlipState) -> None:
    """Apply the choices of all seats: a written number, or a pass. Then turn up the next card, or end the match."""
    for seat in range(rules.seats):
        row = table.choices[seat] - 1
        box = BOXES if row == PASS else next_box(table, seat, row)
        if box < BOXES:
            table.sheets[seat, row, box] = table.shown[table.turned - 1]
        table.points[seat] += -PENALTY if row == PASS else 1 + FULL_ROW * (box == BOXES - 1)
    if table.turned == ROUNDS:
        end_with_most(table, table.points, rules.seats)
    else:
        settle(rules, table, 0)


@kernel
def determinize(table: FlipState, seat: int) -> None:
    """Shuffle the cards that nobody knows, and let the other seats choose at random."""
    for place in range(CARDS):
        table.deck[place] = 1 + place
    shuffle(table, table.deck, CARDS)
    for place in range(table.turned):  # move each card that is turned up to its known place in the deck
        for other in range(CARDS):
            if table.deck[other] == table.shown[place]:
                table.deck[other], table.deck[place] = table.deck[place], table.shown[place]
    for other in range(SEATS):
        while other != seat and has_chosen(table, other) and table.choices[other] == 0:
            row = below(table, ROWS + 1)
            if row == PASS or next_box(table, other, row) < BOXES:
                table.choices[other] = row + 1


class FlipAndWrite(SimpleGame):
    """Game of Flip and Write, with a deck of numbers and readable actions."""

    chance_fields = {"deck": tuple(map(str, range(1, CARDS + 1)))}
    goal = N_("Fill rows with increasing numbers: 1 point per number, 5 more for a full row. A pass costs 2 points.")
    rules = N_("In each of 12 rounds, all players write the same number into one of their rows, or pass.")
    action_names, points_field = ("top", "middle", "bottom", "pass"), "points"
    action_sentences = {"": N_("Write the number into this row: %(action)s."), "pass": N_("Pass. This costs 2 points.")}
    areas = (Area("shown"), Area("sheets"), Area("points"))


KERNELS = Kernels(legal, None, start=start_with_chance, determinize=determinize, settle=settle, reveal=reveal)
GAME = FlipAndWrite("flip-and-write", "Flip and Write", FlipState, KERNELS, action_count=4, seats=range(2, SEATS + 1))

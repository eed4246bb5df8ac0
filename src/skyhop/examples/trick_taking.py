"""Trick-taking: follow the first suit if you can. The highest trump (S), else the best of this suit, wins a trick."""

import numpy as np

from skyhop.engine.chance import shuffle
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Grid, Row, Sight, of
from skyhop.game.options import Options, SwitchOption
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleRules, SimpleState, end_with_most, start_with_chance
from skyhop.game.simple.renderer import Area
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

SEATS, SUITS, RANKS, CARDS, HAND, TRUMP = 5, 4, 10, 40, 8, 4


class Rules(SimpleRules):
    """Rules of a match. `misere` is 0 or 1."""

    misere: int


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """State that everybody sees. A card has the number 1 to 40, and 0 means no card."""

    trick: Row = of(SEATS)
    suit: int  # suit of the first card of the trick, counted from 1
    is_played: Row = of(CARDS)
    voids: Grid = of(SEATS, SUITS)  # 1 for a suit that the seat could not follow
    points: Row = of(SEATS)
    tricks: int
    best: int  # strength and seat of the best card of the trick


class Seen(Table, seen_by=Sight.IN_PART):
    """State with the hands: 1 for each card of a seat. A view has only its own hand."""

    hands: Grid = of(SEATS, CARDS)


class TrickState(Seen):
    """Complete state."""

    deck: Row = of(CARDS)
    random: np.uint64


@kernel
def settle(rules: Rules, table: TrickState, _number: int) -> None:
    """Deal the hands."""
    for place in range(HAND * rules.seats):
        table.hands[place % rules.seats, table.deck[place] - 1], table.deck[place] = 1, 0


@kernel
def legal(table: Seen, actions: Row) -> int:
    """List the cards of the first suit in the hand. If there are none, list all cards of the hand."""
    count = 0
    for must_follow in (True, False):
        for card in range(CARDS if count == 0 else 0):
            if table.hands[table.to_act, card] and (card // RANKS == table.suit - 1 or not must_follow):
                actions[count] = card
                count += 1
    return count


@kernel
def act(rules: Rules, table: Seen, card: int) -> None:
    """Play a card. The winner of a full trick leads the next one. The winner's team gets (misere: loses) a point."""
    seat, suit = table.to_act, card // RANKS + 1
    table.suit = table.suit or suit
    table.voids[seat, table.suit - 1] |= suit != table.suit
    strength = 1 + card % RANKS + RANKS * (suit == table.suit) + CARDS * (rules.misere == 0 and suit == TRUMP)
    table.best, table.to_act = max(table.best, SEATS * strength + seat), (seat + 1) % rules.seats
    table.hands[seat, card], table.is_played[card], table.trick[seat] = 0, 1, card + 1
    if table.trick[table.to_act] == 0:
        return
    table.to_act, table.suit, table.best, table.tricks = table.best % SEATS, 0, 0, table.tricks + 1
    for other in range(rules.seats):
        is_winner = (other - table.to_act) % (2 if rules.seats == 4 else SEATS) == 0
        table.points[other], table.trick[other] = table.points[other] + is_winner * (1 - 2 * rules.misere), 0
    if table.tricks == HAND:
        end_with_most(table, table.points, rules.seats)


@kernel
def determinize(rules: Rules, table: TrickState, seat: int) -> None:
    """Deal the unknown cards to seats that may have them. Begin with the seats that lack the most suits."""
    count = 0
    for card in range(CARDS):
        if table.is_played[card] == 0 and (seat < 0 or table.hands[seat, card] == 0):
            table.deck[count] = card + 1
            count += 1
    shuffle(table, table.deck, count)
    for number in range(SUITS * rules.seats):
        other, voids = number % rules.seats, SUITS - 1 - number // rules.seats
        is_next = other != seat and table.voids[other].sum() == voids
        for _card in range(HAND - table.tricks - (table.trick[other] > 0) if is_next else 0):
            count, place = count - 1, count - 1
            while place > 0 and table.voids[other, (table.deck[place] - 1) // RANKS]:
                place -= 1
            table.hands[other, table.deck[place] - 1] = 1
            table.deck[place], table.deck[count] = table.deck[count], 0


class TrickTaking(SimpleGame):
    """Game of trick-taking with an option. Four seats play in two teams."""

    goal = N_("The most tricks win. With the option “Fewest tricks win”, the fewest tricks win.")
    rules = N_("Follow the first suit if you can. The highest trump (S) wins, or else the highest of the first suit.")
    rules_record, options = Rules, Options(options=(SwitchOption(name="misere", title=N_("Fewest tricks win")),))
    chance_fields = {"deck": tuple(f"{suit}{rank + 1}" for suit in "CDHS" for rank in range(10))}
    action_names, points_field, shows_actions = chance_fields["deck"], "points", True
    areas = (Area("trick", action_names, 10), Area("hands", action_names, 10, is_set=True), Area("points"))
    action_sentences, teams = {"": N_("Play %(action)s.")}, {4: (0, 1, 0, 1)}


KERNELS = Kernels(legal, act, start=start_with_chance, determinize=determinize, settle=settle)
GAME = TrickTaking("trick-taking", "Trick-taking", TrickState, KERNELS, action_count=CARDS, seats=range(3, 6))

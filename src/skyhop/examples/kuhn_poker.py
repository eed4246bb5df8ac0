"""Kuhn poker: both players pay a chip for one of three cards. In turn, they pass or bet one more chip."""

import numpy as np

from skyhop.engine.chance import shuffle
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Record, Row, Sight, of
from skyhop.game.options import NumberOption, Options
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import NOBODY, SimpleRules, SimpleState, await_chance, end_match, start_with_chance
from skyhop.game.simple.renderer import Area
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

SEATS, CARDS, PASS, BET, DECK = 2, 3, 0, 1, 0


class Rules(SimpleRules):
    """Rules of a match: the number of hands, and the number of seats."""

    hands: int


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """State that everybody sees."""

    bets: Row = of(SEATS)
    decisions: int
    hands: int
    chips: Row = of(SEATS)


class Seen(Table, seen_by=Sight.IN_PART):
    """State with the card of each seat: 1 is the jack, 2 the queen, 3 the king. A view has only its own card."""

    hand: Row = of(SEATS)


class KuhnState(Seen):
    """Complete state."""

    deck: Row = of(CARDS)
    random: np.uint64


@kernel
def settle(table: KuhnState, _number: int) -> None:
    """Begin a hand: deal one card to each seat."""
    table.decisions = 0
    for seat in range(SEATS):
        table.bets[seat] = 0
        table.hand[seat] = table.deck[seat]


@kernel
def legal(_table: Table, actions: Row) -> int:
    """List pass and bet. Both are legal at each decision."""
    actions[0] = PASS
    actions[1] = BET
    return 2


@kernel
def act(rules: Rules, table: KuhnState, action: int) -> None:
    """Pass or bet. A pass after a bet loses the hand. If no bet is open after two decisions, the higher card wins."""
    seat, other = table.to_act, 1 - table.to_act
    table.bets[seat] += action
    table.decisions += 1
    table.to_act = other
    if table.decisions == 1 or table.bets[seat] > table.bets[other]:
        return
    winner = other if table.bets[other] > table.bets[seat] or table.hand[other] > table.hand[seat] else seat
    table.chips[winner] += 1 + table.bets[1 - winner]
    table.chips[1 - winner] -= 1 + table.bets[1 - winner]
    table.hands += 1
    table.to_act = other if table.decisions == 3 else seat  # the other seat begins the next hand
    if table.hands == rules.hands:
        end_match(table, NOBODY if table.chips[0] == 0 else int(table.chips[1] > 0))
    else:
        await_chance(table, DECK)


@kernel
def determinize(table: KuhnState, seat: int) -> None:
    """Deal a shuffled deck in which the seat has the card that it sees."""
    for place in range(CARDS):
        table.deck[place] = 1 + place
    shuffle(table, table.deck, CARDS)
    while seat >= 0 and 0 < table.hand[seat] != table.deck[seat]:
        shuffle(table, table.deck, CARDS)
    for other in range(SEATS):
        if other != seat:
            table.hand[other] = table.deck[other]


class KuhnPoker(SimpleGame):
    """Game of Kuhn poker: a deck, open actions, and points in chips."""

    goal = N_(
        "Win the most chips. If only one player bets, this player wins the hand. Otherwise, the higher card wins."
    )
    rules = N_(
        "Each player pays one chip and gets one of the cards J, Q and K. K is the highest. In turn, pass or bet one "
        "more chip. If you pass after a bet, you lose the hand. After two passes or two bets, the higher card wins it."
    )
    rules_record: type[Record] = Rules
    options = Options(options=(NumberOption(name="hands", title=N_("Hands"), default=8, numbers=range(1, 21)),))
    chance_fields = {"deck": ("J", "Q", "K")}
    action_names = ("pass", "bet")
    action_sentences = {"pass": N_("Pass."), "bet": N_("Bet one more chip.")}
    points_field = "chips"
    areas = (Area("hand", chance_fields["deck"]), Area("bets"), Area("chips"))
    shows_actions = True


KERNELS = Kernels(legal, act, start=start_with_chance, determinize=determinize, settle=settle)
GAME = KuhnPoker("kuhn-poker", "Kuhn Poker", KuhnState, KERNELS, action_count=2)

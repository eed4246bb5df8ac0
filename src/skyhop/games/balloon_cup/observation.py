"""[BC-10] Views of a state for one seat, and random states that agree with a view."""

from __future__ import annotations

from skyhop.engine.chance import seed_word, shuffle
from skyhop.engine.kernel import copier, entry, kernel, kernel_apart
from skyhop.engine.record import Many
from skyhop.engine.state import State, View, copy_fields
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, COUNT_OF_CARD, CUBES, SEATS
from skyhop.games.balloon_cup.rules.legality import cards_held
from skyhop.games.balloon_cup.rules.tiles import move_card
from skyhop.games.balloon_cup.rules.trophies import count_bag, count_in
from skyhop.games.balloon_cup.state import HAND, SUPPLY, UNSEEN, Open, Rules, Seen, Stage, StateRecord, ViewRecord

copy_open = copier(Open.dtype)


@kernel
def may_see_hand(rules: Rules, owner: int, seat: int) -> bool:
    """[BC-10, BC-9.7] Return True if `seat` may see the hand of `owner` before the end of the match.

    A seat may see its own hand. In a match with open hands, a seat may see both hands.
    """
    return owner == seat or rules.open_hands != 0


@entry
def may_look(rules: Many[Rules], owner: int, seat: int) -> bool:
    """Return True if `seat` may see the hand of `owner` before the end of the match.

    For a spectator, `seat` is -1.
    """
    return may_see_hand(rules[0], owner, seat)


@kernel
def show_place_of_card(rules: Rules, state: StateRecord, view: ViewRecord, seat: int) -> None:
    """[BC-10, BC-5.1] For each card that `seat` knows, write its place into the view. Mark all other cards as unseen.

    Nobody knows the cards of the supply. Only the owner of a hidden hand knows its cards, except the cards that a stuck
    player had to show. The loop has no branches, so that the compiler can use vector instructions.
    """
    is_over = state.stage == Stage.OVER
    hides_first = not (is_over or may_see_hand(rules, 0, seat))
    hides_second = not (is_over or may_see_hand(rules, 1, seat))
    for card in range(CARDS):
        place = state.place_of_card[card]
        is_in_hidden_hand = (place == HAND) & hides_first | (place == HAND + 1) & hides_second
        is_hidden = (place == SUPPLY) | is_in_hidden_hand & (state.is_shown[card] == 0)
        view.place_of_card[card] = UNSEEN if is_hidden else place


@kernel
def show_is_shown(state: StateRecord, view: ViewRecord) -> None:
    """[BC-5.1] In the view, mark the cards that stuck players have shown. Everybody knows these cards."""
    for card in range(CARDS):
        view.is_shown[card] = state.is_shown[card]


@kernel
def show_held(view: ViewRecord) -> None:
    """[BC-10] Write the number of visible cards of each colour in each hand into the view."""
    first, second = 0, 0
    for card in range(CARDS):
        first += COUNT_OF_CARD[card] * (view.place_of_card[card] == HAND)
        second += COUNT_OF_CARD[card] * (view.place_of_card[card] == HAND + 1)
    for colour in range(COLOUR_COUNT):
        view.held[0, colour] = count_in(first, colour)
        view.held[1, colour] = count_in(second, colour)


@kernel
def show_discard(state: StateRecord, view: ViewRecord) -> None:
    """[BC-10] Copy the cards of the discard pile into the view. Omit outdated values beyond the end of the pile."""
    size = state.discard_size
    for position in range(CARDS):
        view.discard[position] = state.discard[position] * (position < size)


@kernel
def show_bag(state: StateRecord, view: ViewRecord) -> None:
    """[BC-10] Write the cubes in the bag into the view, sorted by colour, because nobody knows their order.

    At first, all cubes in the view have colour 0. The pass for a colour adds 1 to all cubes after the cubes of this
    colour. The passes have no branches, so that the compiler can use vector instructions.
    """
    end, counts, size = 0, count_bag(state), state.bag_size
    for colour in range(COLOUR_COUNT - 1):
        end += count_in(counts, colour)
        for position in range(CUBES):
            view.bag[position] += (position >= end) & (position < size)


@kernel
def show_hand_size(state: StateRecord, view: ViewRecord) -> None:
    """[BC-10] Write the number of cards in each hand into the view. Everybody can count these cards."""
    for owner in range(SEATS):
        view.hand_size[owner] = cards_held(state, owner)


@kernel
def show_in_part(rules: Rules, state: StateRecord, view: ViewRecord, seat: int) -> None:
    """[BC-10] Fill the partly hidden fields of a view with the values that a seat may see.

    These fields must be blank before the call.
    """
    show_place_of_card(rules, state, view, seat)
    show_is_shown(state, view)
    show_held(view)
    show_discard(state, view)
    show_bag(state, view)
    show_hand_size(state, view)


@kernel_apart
def fill_view(rules: Rules, state: StateRecord, view: ViewRecord, seat: int) -> None:
    """Fill a blank view with all values that a seat may see."""
    copy_open(state, view)
    view.seat = seat
    show_in_part(rules, state, view, seat)


@entry
def show(rules: Many[Rules], states: Many[StateRecord], index: int, views: Many[ViewRecord], seat: int) -> None:
    """Fill the partly hidden fields of `views[0]` with the values that a seat may see.

    These fields must be blank before the call.
    """
    show_in_part(rules[0], states[index], views[0], seat)


@kernel_apart
def deal_unseen(view: ViewRecord, state: StateRecord) -> None:
    """Deal the unseen cards at random to the hands and the supply, and shuffle the bag."""
    unseen = 0
    for card in range(CARDS):
        if view.place_of_card[card] == UNSEEN:
            state.place_of_card[card] = SUPPLY
            state.supply[unseen] = card
            unseen += 1
    shuffle(state, state.supply, unseen)
    for seat in range(SEATS):
        for _card in range(view.hand_size[seat] - cards_held(view, seat)):
            unseen -= 1
            move_card(state, state.supply[unseen], HAND + seat)
    shuffle(state, state.bag, state.bag_size)


@entry
def determinize(views: Many[ViewRecord], states: Many[StateRecord]) -> None:
    """Fill the hidden fields of `states[0]` with random values that are possible according to `views[0]`.

    Before the call, `states[0]` must contain the visible fields of the view, and a random generator.
    """
    deal_unseen(views[0], states[0])


def determinize_view(view: View, seed: int) -> State:
    """Return a random state that is possible according to a view. Visible cards and cubes keep their places.

    The same seed gives the same state.
    """
    states = copy_fields(view.records, StateRecord, Seen)
    states["random"] = seed_word(seed)
    determinize(view.records, states)
    return State(view.ruleset, states, view.status)

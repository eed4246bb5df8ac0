"""[BC-10] What one seat may know of a match, and nothing else: built field by field from nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from skyhop.core.chance import shuffle
from skyhop.core.kernel import entry, kernel, records
from skyhop.core.protocol import Outcome, Record, Records, State, View
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, COLOUR_OF_CARD, COLOURS, TILES, VALUE_OF_CARD
from skyhop.games.balloon_cup.rules.cards import move_card
from skyhop.games.balloon_cup.rules.legality import cards_held
from skyhop.games.balloon_cup.rules.trades import cubes_in_bag
from skyhop.games.balloon_cup.state import (
    DECISIONS,
    HAND,
    MOUNTAIN,
    NOBODY,
    OVER,
    PLACE,
    PUBLIC_SIZE,
    REASONS,
    SIDE,
    STATE,
    STUCK,
    SUPPLY,
    UNSEEN,
    VIEW,
)


@kernel
def show(rules: Any, state: Any, view: Any, seat: int) -> None:
    """[BC-10] Copy into a blank view what the seat (NOBODY: a spectator) may know."""
    view.seat = seat
    show_table(state, view)
    show_piles(state, view)
    sees_all = state.stage == OVER or rules.open_hands
    for owner in range(2):
        view.hand_size[owner] = cards_held(state, owner)
    for card in range(CARDS):
        place = state.place_of_card[card]
        owner = place - HAND
        if place == SUPPLY or (0 <= owner < 2 and owner != seat and not state.is_shown[card] and not sees_all):
            place = UNSEEN
        view.place_of_card[card] = place
        if place >= HAND and place < HAND + 2:
            view.held[owner, COLOUR_OF_CARD[card]] += 1
            view.is_shown[card] = state.is_shown[card]


@kernel
def show_table(state: Any, view: Any) -> None:
    """[BC-4.3, BC-10] Tiles, terrain, cubes, trophies, and how the match stands are open to all."""
    view.stage = state.stage
    view.to_act = state.to_act
    view.turn = state.turn
    view.first = state.first
    view.games_played = state.games_played
    view.winner = state.winner
    view.reason = state.reason
    view.winner_of_tile = state.winner_of_tile
    view.stuck_turns = state.stuck_turns
    view.empty_exchanges = state.empty_exchanges
    for tile in range(TILES):
        show_tile(state, view, tile)
    for colour in range(COLOUR_COUNT):
        view.open_sides[colour] = state.open_sides[colour]
        view.owner_of_trophy[colour] = state.owner_of_trophy[colour]
    for seat in range(2):
        view.games_won[seat] = state.games_won[seat]
        for colour in range(COLOUR_COUNT):
            view.cubes_won[seat, colour] = state.cubes_won[seat, colour]


@kernel
def show_tile(state: Any, view: Any, tile: int) -> None:
    """[BC-4.3, BC-10] Copy a tile, number by number: numba compiles that much faster than whole arrays."""
    view.terrain_of_tile[tile] = state.terrain_of_tile[tile]
    view.is_in_play[tile] = state.is_in_play[tile]
    for colour in range(COLOUR_COUNT):
        view.cubes_on_tile[tile, colour] = state.cubes_on_tile[tile, colour]
    for seat in range(2):
        view.sum_of_side[tile, seat] = state.sum_of_side[tile, seat]
        for colour in range(COLOUR_COUNT):
            view.lacking[tile, seat, colour] = state.lacking[tile, seat, colour]


@kernel
def show_piles(state: Any, view: Any) -> None:
    """[BC-10] The discard pile card by card, the supply by its size, the bag by its contents, sorted."""
    view.discard_size = state.discard_size
    for position in range(state.discard_size):
        view.discard[position] = state.discard[position]
    view.supply_size = state.supply_size
    for colour in range(COLOUR_COUNT):
        for _cube in range(cubes_in_bag(state, colour)):
            view.bag[view.bag_size] = colour
            view.bag_size += 1


@kernel
def imagine(view: Any, state: Any) -> None:
    """Fill a blank state with one world that the view allows; unseen cards fall at random by the state's generator."""
    show_table(view, state)
    show_piles(view, state)
    unseen = 0
    for card in range(CARDS):
        if view.place_of_card[card] == UNSEEN:
            state.supply[unseen] = card
            unseen += 1
        else:
            state.place_of_card[card] = view.place_of_card[card]
            state.is_shown[card] = view.is_shown[card]
    shuffle(state, state.supply, unseen)
    for seat in range(2):
        for colour in range(COLOUR_COUNT):
            state.held[seat, colour] = view.held[seat, colour]
    for seat in range(2):
        for _card in range(view.hand_size[seat] - cards_held(view, seat)):
            unseen -= 1
            move_card(state, state.supply[unseen], HAND + seat)
    shuffle(state, state.bag, state.bag_size)


@entry
def show_one(rules: Any, states: Any, index: int, views: Any, seat: int) -> None:
    """Show state `index` in the first of `views`, which must be blank."""
    show(rules[0], states[index], views[0], seat)


@entry
def imagine_one(views: Any, states: Any) -> None:
    """Fill the first of `states`, which must be blank but for its generator, from the first of `views`."""
    imagine(views[0], states[0])


class Side(NamedTuple):
    """One player's side of a tile: its cards, their sum, the colours that are still missing."""

    cards: tuple[int, ...]
    sum: int
    missing: str


class Tile(NamedTuple):
    """A hop tile as all see it; sides by seat."""

    number: int
    in_play: bool
    terrain: str
    cubes: str
    sides: tuple[Side, Side]

    @property
    def leader(self) -> int | None:
        """[BC-6.2] Name the seat whose sum would win now; None where a side is empty or the sums are equal."""
        first, second = (side.sum for side in self.sides)
        if first == second or not all(side.cards for side in self.sides):
            return None
        return int((second > first) == (self.terrain == "mountain"))


class BalloonCupView(View):
    """What one seat, or a spectator, may know of a match of Balloon Cup."""

    __slots__ = ()

    @classmethod
    def of(cls, state: State, seat: int | None) -> BalloonCupView:
        """Show a state to a seat, or with None to a spectator."""
        view = records(VIEW, 1)
        show_one(state.ruleset.record, state.records, 0, view, NOBODY if seat is None else seat)
        return cls(state.ruleset, view)

    def imagined(self, seed: int) -> State:
        """Give one world that this view allows, drawn by `seed`."""
        state = records(STATE, 1)
        state["random"] = np.uint64(seed & (2**64 - 1))
        imagine_one(self.records, state)
        return State(self.ruleset, state)

    @property
    def table(self) -> Records:
        """Give what is shown as the record of a state, blank where something is hidden, for the rules to read."""
        state = records(STATE, 1)
        state.view(np.uint8)[:PUBLIC_SIZE] = self.records.view(np.uint8)[:PUBLIC_SIZE]
        return state

    @property
    def record(self) -> Record:
        """Give the one record."""
        return self.records[0]

    @property
    def phase(self) -> str:
        """Name the decision that is due: place, stuck, claim, or over."""
        return phase_of(self.record)

    @property
    def to_decide(self) -> int | None:
        """Name the seat that decides next."""
        return seat_to_decide(self.record)

    @property
    def turn_of(self) -> int:
        """Name the seat whose turn it is; while the other is asked for a claim, not the one to decide."""
        return int(self.record["turn"])

    @property
    def outcome(self) -> Outcome | None:
        """Give the result once the match is over."""
        return outcome_of(self.record)

    @property
    def score(self) -> tuple[int, int]:
        """[BC-9.7] Games won in the series, by seat."""
        return (int(self.record["games_won"][0]), int(self.record["games_won"][1]))

    def hand(self, seat: int) -> tuple[int, ...]:
        """List the cards known to be in a hand, sorted."""
        return self._cards_at(HAND + seat)

    def hand_size(self, seat: int) -> int:
        """Count the cards in a hand, known or not."""
        return int(self.record["hand_size"][seat])

    def shown(self, seat: int) -> tuple[int, ...]:
        """[BC-5.1] List the cards in the seat's hand that it had to show."""
        return tuple(card for card in self.hand(seat) if self.record["is_shown"][card])

    @property
    def unseen(self) -> tuple[int, ...]:
        """List the cards that lie in the supply or a hidden hand, nobody can tell which, sorted."""
        return self._cards_at(UNSEEN)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Give the four tiles, those out of play too."""
        return tuple(self._tile(tile) for tile in range(TILES))

    def cubes(self, seat: int) -> str:
        """Write the cubes that a player has won, as a run of letters in the order of BC-1.1."""
        return run_of(self.record["cubes_won"][seat])

    def trophies(self, seat: int) -> str:
        """Write the trophies that a player has won, as a run of letters."""
        return run_of(self.record["owner_of_trophy"] == seat)

    @property
    def trophies_left(self) -> str:
        """Write the trophies that nobody has claimed yet."""
        return run_of(self.record["owner_of_trophy"] == NOBODY)

    @property
    def discard(self) -> tuple[int, ...]:
        """List the discard pile, oldest first."""
        return tuple(int(card) for card in self.record["discard"][: self.record["discard_size"]])

    @property
    def bag(self) -> str:
        """Write what is in the bag, sorted: its order is nobody's to know."""
        return "".join(COLOURS[colour] for colour in self.record["bag"][: self.record["bag_size"]])

    @property
    def supply_size(self) -> int:
        """Count the cards in the supply."""
        return int(self.record["supply_size"])

    @property
    def stuck_turns(self) -> int:
        """Count the stuck turns that have just followed one another."""
        return int(self.record["stuck_turns"])

    def _cards_at(self, place: int) -> tuple[int, ...]:
        return tuple(int(card) for card in np.flatnonzero(self.record["place_of_card"] == place))

    def _tile(self, tile: int) -> Tile:
        record = self.record
        terrain = "mountain" if record["terrain_of_tile"][tile] == MOUNTAIN else "flatland"
        cubes = run_of(record["cubes_on_tile"][tile])
        return Tile(
            tile + 1, bool(record["is_in_play"][tile]), terrain, cubes, (self._side(tile, 0), self._side(tile, 1))
        )

    def _side(self, tile: int, seat: int) -> Side:
        cards = self._cards_at(SIDE + 2 * tile + seat)
        total = sum(int(VALUE_OF_CARD[card]) for card in cards)
        return Side(cards, total, run_of(self.record["lacking"][tile, seat]))


def run_of(counts: Record) -> str:
    """Write counts by colour as a run of letters."""
    return "".join(letter * int(count) for letter, count in zip(COLOURS, counts, strict=True))


def phase_of(record: Record) -> str:
    """Name the phase: deal (chance is due), place, stuck, claim, over."""
    if record["stage"] == OVER:
        return "over"
    if seat_to_decide(record) is None:
        return "deal"
    if record["stage"] == PLACE:
        return "place"
    return "stuck" if record["stage"] == STUCK else "claim"


def seat_to_decide(record: Record) -> int | None:
    """Name the seat to decide, None while chance is due and after the end."""
    chance_is_due = "chance" in record.dtype.names and record["chance"]
    if chance_is_due or int(record["stage"]) not in DECISIONS:
        return None
    return int(record["to_act"])


def outcome_of(record: Record) -> Outcome | None:
    """[BC-8.1, BC-8.4] Give the result, None while the match goes on."""
    if record["stage"] != OVER:
        return None
    winner = int(record["winner"])
    return Outcome(() if winner == NOBODY else (winner,), REASONS[int(record["reason"])])

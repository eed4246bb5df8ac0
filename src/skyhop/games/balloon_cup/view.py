"""[BC-10] View: all facts that one seat may know about a match. The module `observation` creates it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from skyhop.engine.record import AnyRecord, Records
from skyhop.engine.state import Outcome, View, copy_fields
from skyhop.game.kernel_game import legal_actions
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import Placement
from skyhop.games.balloon_cup.constants import COLOURS, SEATS, TILES, VALUE_OF_CARD
from skyhop.games.balloon_cup.rules.tiles import place_on_side, winner_of_sums
from skyhop.games.balloon_cup.state import DECISIONS, HAND, NOBODY, UNSEEN, End, Seen, Stage, StateRecord, Terrain

TERRAINS = tuple(terrain.name.lower() for terrain in Terrain)
"""Name of each `Terrain` in lower case."""
OVER = int(Stage.OVER)
PHASE_OF_STAGE = {int(stage): "claim" for stage in DECISIONS} | {int(Stage.PLACE): "place", int(Stage.STUCK): "stuck"}
"""Phase name of each stage in which a player must decide.

The table is precomputed because pages read it often.
"""


class Side(NamedTuple):
    """One player's side of a tile: its cards, the sum of their values, and the colours of the missing cards."""

    cards: tuple[int, ...]
    sum: int
    missing: str


class Tile(NamedTuple):
    """Hop tile with its two sides, in seat order. All players can see the complete tile."""

    number: int
    in_play: bool
    terrain: str
    cubes: str
    sides: tuple[Side, Side]

    @property
    def leader(self) -> int | None:
        """[BC-6.2] Seat whose sum would win the tile now: the higher sum on a mountain, the lower sum on flatland.

        It is None if the sums are equal, or if the two sides have different numbers of cards.
        """
        first, second = self.sides
        if not first.cards or len(first.cards) != len(second.cards):
            return None
        winner = winner_of_sums(TERRAINS.index(self.terrain), first.sum, second.sum, NOBODY)
        return None if winner == NOBODY else winner


class Scored(NamedTuple):
    """Result of a placement that would complete a tile: the tile, the sums of both sides, and the winning seat."""

    tile: Tile
    sums: tuple[int, int]
    winner: int


class BalloonCupView(View):
    """View of a match of Balloon Cup for one seat or a spectator."""

    __slots__ = ()

    @property
    def table(self) -> Records:
        """State record for the rules with the visible fields of the view. Its hidden fields are blank."""
        return copy_fields(self.records, StateRecord, Seen)

    @cached_property
    def phase(self) -> str:
        """Kind of the pending decision: `place`, `stuck` or `claim`.

        The value is `deal` while a shuffle is pending, and `over` after the end.
        """
        return phase_of(self.record)

    @cached_property
    def to_decide(self) -> int | None:
        """Seat whose decision is pending. While a shuffle is pending and after the end, it is None."""
        return seat_to_decide(self.record)

    def legal(self) -> list[int]:
        """Return the legal actions of the view's seat in increasing order.

        If another seat decides, the list is empty.
        """
        if self.to_decide is None or self.to_decide != self.seat:
            return []
        return legal_actions(kernels, self.ruleset, self.table)

    @property
    def turn_of(self) -> int:
        """Seat whose turn it is. During this turn, the other seat may have to decide on a claim."""
        return int(self.record["turn"])

    @cached_property
    def outcome(self) -> Outcome | None:
        """Outcome of the match. While the match continues, it is None."""
        return self.ended or outcome_of(self.record)

    @property
    def score(self) -> tuple[int, int]:
        """[BC-9.7] Number of games that each seat has won in the series."""
        return (int(self.record["games_won"][0]), int(self.record["games_won"][1]))

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return the cards in a seat's hand that the viewer knows, sorted."""
        return self._cards_at(HAND + seat)

    def hand_size(self, seat: int) -> int:
        """Return the number of cards in a seat's hand, including cards that the viewer does not know."""
        return int(self.record["hand_size"][seat])

    def shown_cards(self, seat: int) -> tuple[int, ...]:
        """[BC-5.1] Return the cards in a seat's hand that the opponent has seen, because the seat was stuck."""
        return tuple(card for card in self.hand(seat) if self.record["is_shown"][card])

    @property
    def unseen(self) -> tuple[int, ...]:
        """Cards that the viewer has not seen: the supply and the hidden hands, sorted."""
        return self._cards_at(UNSEEN)

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All four tiles, including tiles out of play."""
        record = self.record
        fields = ("terrain_of_tile", "is_in_play", "cubes_on_tile", "sum_of_side", "lacking")
        terrains, in_play, cubes, sums, lacking = (record[name].tolist() for name in fields)
        lying: dict[int, list[int]] = {}
        for card, place in enumerate(record["place_of_card"].tolist()):
            lying.setdefault(place, []).append(card)
        return tuple(
            Tile(
                tile + 1,
                bool(in_play[tile]),
                TERRAINS[terrains[tile]],
                run_of(cubes[tile]),
                tuple(  # type: ignore[arg-type]  # two seats
                    Side(tuple(lying.get(place_on_side(tile, seat), ())), sums[tile][seat], run_of(lacking[tile][seat]))
                    for seat in range(SEATS)
                ),
            )
            for tile in range(TILES)
        )

    def scored_by(self, placement: Placement) -> Scored | None:
        """[BC-6.1, BC-6.2] Return the result of a placement of the deciding seat that would complete a tile.

        If the placement would not complete the tile, return None.
        """
        seat, tile = int(self.record["to_act"]), self.tiles[placement.tile]
        owner = seat ^ placement.across
        if sum(len(side.missing) for side in tile.sides) != 1 or not tile.sides[owner].missing:
            return None
        first, second = (
            side.sum + int(VALUE_OF_CARD[placement.card]) * (n == owner) for n, side in enumerate(tile.sides)
        )
        winner = winner_of_sums(TERRAINS.index(tile.terrain), first, second, seat)
        return Scored(tile, (first, second), winner)

    def cubes(self, seat: int) -> str:
        """Return a player's cubes as a string of colour letters, in the order of BC-1.1."""
        return run_of(self.record["cubes_won"][seat].tolist())

    def trophies(self, seat: int) -> str:
        """Return a player's trophies as a string of colour letters."""
        return run_of((self.record["owner_of_trophy"] == seat).tolist())

    @property
    def trophies_left(self) -> str:
        """Trophies that nobody has claimed yet, as a string of colour letters."""
        return run_of((self.record["owner_of_trophy"] == NOBODY).tolist())

    @property
    def discard(self) -> tuple[int, ...]:
        """Cards of the discard pile. The oldest card is first."""
        return tuple(self.record["discard"][: self.record["discard_size"]].tolist())

    @property
    def bag(self) -> str:
        """Cubes in the bag, as a string of colour letters, sorted.

        Their true order is secret, because it determines the draws.
        """
        return "".join(COLOURS[colour] for colour in self.record["bag"][: self.record["bag_size"]].tolist())

    @property
    def supply_size(self) -> int:
        """Number of cards in the supply."""
        return int(self.record["supply_size"])

    @property
    def stuck_turns(self) -> int:
        """Number of consecutive stuck turns up to now. In a stuck turn, the player cannot place a card."""
        return int(self.record["stuck_turns"])

    def _cards_at(self, place: int) -> tuple[int, ...]:
        return tuple(np.flatnonzero(self.record["place_of_card"] == place).tolist())


def run_of(counts: Sequence[int]) -> str:
    """Return counts by colour as a string of colour letters: one red and two green give `RGG`."""
    return "".join([letter * int(count) for letter, count in zip(COLOURS, counts, strict=True)])


def phase_of(record: AnyRecord) -> str:
    """Return the kind of the pending decision: `place`, `stuck` or `claim`.

    Return `deal` while a shuffle is pending, and `over` after the end.
    """
    stage = int(record["stage"])
    if stage == OVER:
        return "over"
    return "deal" if seat_to_decide(record) is None else PHASE_OF_STAGE[stage]


def seat_to_decide(record: AnyRecord) -> int | None:
    """Return the seat whose decision is pending. While a shuffle is pending and after the end, return None."""
    chance_is_due = "chance" in (record.dtype.names or ()) and record["chance"]
    if chance_is_due or int(record["stage"]) not in PHASE_OF_STAGE:
        return None
    return int(record["to_act"])


def outcome_of(record: AnyRecord) -> Outcome | None:
    """[BC-8.1, BC-8.4] Return the outcome under the rules. While the match continues, return None."""
    if record["stage"] != OVER:
        return None
    winner = int(record["winner"])
    return Outcome(() if winner == NOBODY else (winner,), End(int(record["reason"])).name.lower())

"""Positions: functions that convert a state to the `[position]` of a scenario file, and a position to a state.

The conversion to a state checks each field.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import AnyRecord, records
from skyhop.engine.state import Ruleset, State, copy_fields
from skyhop.game.action import PositionError
from skyhop.game.position import MOMENT, MomentFields, check_names, read_moment, read_number, read_text
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_OF_CARD,
    COLOURS,
    CUBES_OF_COLOUR,
    HAND_LIMIT,
    SEATS,
    STUCK_TURNS_TO_END,
    TILES,
    TROPHIES_TO_WIN,
    VALUE_OF_CARD,
)
from skyhop.games.balloon_cup.rules.tiles import place_on_side
from skyhop.games.balloon_cup.state import (
    DISCARD,
    HAND,
    NOBODY,
    SUPPLY,
    Chance,
    End,
    EventfulRecord,
    Stage,
    StateRecord,
)
from skyhop.games.balloon_cup.text.labels import CARD_OF_TEXT, cards_text
from skyhop.games.balloon_cup.view import TERRAINS, run_of, seat_to_decide
from skyhop.i18n import _

FIELDS = ("to_move", "hands", "cubes", "trophies", "supply", "discard", "bag", "tiles", "seed")
MOMENT_FIELDS: MomentFields = {
    "stage": Stage,
    "to_act": range(NOBODY, SEATS),
    "turn": range(SEATS),
    "first": range(SEATS),
    "games_played": range(100),
    "games_won": range(100),
    "winner": range(NOBODY, SEATS),
    "reason": End,
    "winner_of_tile": range(NOBODY, SEATS),
    "stuck_turns": range(STUCK_TURNS_TO_END + 1),
    "empty_exchanges": range(3),
    "is_shown": range(2),
    "chance": Chance,
    "bag_is_unmixed": range(2),
    "next_tile_to_fill": range(TILES + 1),
    "exchange_due": range(HAND_LIMIT + 1),
    "terrain_of_tile": range(len(TERRAINS)),
}
_TILE = re.compile(r"([1-4]) +(flatland|mountain)( +[RYGBA]+)? *(?:\|([^|]*)\|([^|]*))?")


def position_of(state: State) -> dict[str, object]:
    """[BC-11] Return the position of a state.

    Supply and bag list their items in the order in which players draw them.
    """
    record = state.records[0]
    supply = record["supply"][: record["supply_size"]][::-1]
    bag = record["bag"][: record["bag_size"]][::-1]
    decider = seat_to_decide(record)
    return {
        "to_move": int(record["turn"]) if decider is None else decider,
        "hands": [cards_text(_cards_at(record, HAND + seat)) for seat in range(SEATS)],
        "cubes": [run_of(record["cubes_won"][seat]) for seat in range(SEATS)],
        "trophies": [run_of(record["owner_of_trophy"] == seat) for seat in range(SEATS)],
        "supply": cards_text(supply),
        "discard": cards_text(record["discard"][: record["discard_size"]]),
        "bag": "".join(COLOURS[colour] for colour in bag),
        "tiles": [tile_text(record, tile) for tile in range(TILES) if record["is_in_play"][tile]],
    }


def tile_text(record: AnyRecord, tile: int) -> str:
    """Return a tile as text, such as `2 mountain YG | Y9 | G12`, or `2 out`."""
    if not record["is_in_play"][tile]:
        return f"{tile + 1} out"
    terrain = TERRAINS[int(record["terrain_of_tile"][tile])]
    sides = [cards_text(_cards_at(record, place_on_side(tile, seat))) for seat in range(SEATS)]
    parts = f"{tile + 1} {terrain} {run_of(record['cubes_on_tile'][tile])} | {sides[0]} | {sides[1]}"
    return " ".join(parts.split())


def _cards_at(record: AnyRecord, place: int) -> NDArray[np.intp]:
    return np.flatnonzero(record["place_of_card"] == place)


def state_of(ruleset: Ruleset, position: Mapping[str, object]) -> State:
    """Return the state that a position table describes, at its next decision or shuffle.

    If the position has a `moment`, the match continues from this moment. Otherwise, it continues from the start of
    a turn.

    Raises:
        PositionError: If a field is malformed or impossible. The error names the field.
    """
    check_names(position, (*FIELDS, MOMENT))
    states = records(StateRecord, 1)
    record = states[0]
    record["winner_of_tile"] = NOBODY
    record["winner"] = NOBODY
    record["owner_of_trophy"] = NOBODY
    record["random"] = np.uint64(read_number(position.get("seed", 0), "seed", 0, (1 << 63) - 1))
    record["turn"] = record["first"] = read_number(position.get("to_move", 0), "to_move", 0, SEATS - 1)
    record["stage"] = Stage.START_TURN
    has_moment = read_moment(record, position, MOMENT_FIELDS)
    _Setter(record).set_all(position)
    if has_moment:
        _check_moment(record)
    eventful = copy_fields(states, EventfulRecord, StateRecord)
    kernels.go_on(ruleset.record, eventful, 0, kernels.scratch())
    return State(ruleset, copy_fields(eventful, StateRecord, StateRecord))


def _check_moment(record: AnyRecord) -> None:
    """Raise PositionError if the fields of a position contradict its `moment`."""
    asks_winner = record["stage"] in (Stage.WINNER_CLAIMS, Stage.OTHER_CLAIMS, Stage.WON_CLAIMS)
    if asks_winner and record["winner_of_tile"] == NOBODY:
        raise PositionError("moment.winner_of_tile", _("this stage needs a tile that a seat has won"))
    in_hand = (record["place_of_card"] == HAND + record["turn"]).sum()
    if record["exchange_due"] and in_hand + record["exchange_due"] > HAND_LIMIT:
        raise PositionError("moment.exchange_due", _("a hand has at most %(limit)s cards") % {"limit": HAND_LIMIT})
    hidden = (record["place_of_card"] != HAND) & (record["place_of_card"] != HAND + 1)
    if record["is_shown"][hidden].any():
        raise PositionError("moment.is_shown", _("only cards in a hand can be shown"))


def read_texts(value: object, field: str, count: int | None = None) -> list[str]:
    """Check that a value is a list of strings, and return it. If `count` is given, the list must have this length.

    Raise `PositionError` for any other value.
    """
    if not isinstance(value, Sequence) or isinstance(value, str) or (count is not None and len(value) != count):
        problem = _("%(value)s is not a list of %(count)s strings")
        raise PositionError(field, problem % {"value": repr(value), "count": "" if count is None else count})
    return [read_text(text, f"{field}[{index}]") for index, text in enumerate(value)]


def cards_of(text: str, field: str) -> list[int]:
    """Return the numbers of the cards in a text such as `R7 Y12`. Spaces separate the cards.

    Raise `PositionError` for a card that does not exist.
    """
    for word in text.split():
        if word not in CARD_OF_TEXT:
            raise PositionError(field, _("there is no card %(card)s") % {"card": word})
    return [CARD_OF_TEXT[word] for word in text.split()]


def colours_of(text: str, field: str) -> list[int]:
    """Return the numbers of the colours in a text of colour letters, such as `RRY`.

    Raise `PositionError` for a letter that is not a colour.
    """
    for letter in text:
        if letter not in COLOURS:
            problem = _("there is no colour %(letter)s; choose one of %(colours)s")
            raise PositionError(field, problem % {"letter": repr(letter), "colours": " ".join(COLOURS)})
    return [COLOURS.index(letter) for letter in text]


class _Setter:
    """Writer of position fields into a record. It raises PositionError for repeated cards or too many cubes."""

    def __init__(self, record: AnyRecord) -> None:
        self.record = record
        self.placed: dict[int, str] = {}
        self.cubes: Counter[int] = Counter()

    def set_all(self, position: Mapping[str, object]) -> None:
        for seat, text in enumerate(read_texts(position.get("hands", ["", ""]), "hands", SEATS)):
            self.set_hand(seat, text, f"hands[{seat}]")
        for seat, text in enumerate(read_texts(position.get("cubes", ["", ""]), "cubes", SEATS)):
            self.set_cubes(seat, text, f"cubes[{seat}]")
        for seat, text in enumerate(read_texts(position.get("trophies", ["", ""]), "trophies", SEATS)):
            self.set_trophies(seat, text, f"trophies[{seat}]")
        for index, text in enumerate(read_texts(position.get("tiles", []), "tiles")):
            self.set_tile(text, f"tiles[{index}]")
        self.record["open_sides"] = (self.record["lacking"] > 0).sum(axis=(0, 1))
        self.set_bag(read_text(position.get("bag", ""), "bag"))
        self.set_discard(read_text(position.get("discard", ""), "discard"))
        self.set_supply(read_text(position.get("supply", ""), "supply"))

    def place_card(self, card: int, place: int, field: str) -> None:
        if card in self.placed:
            problem = _("The card %(card)s occurs twice: it is already in %(other)s. Remove one of them")
            raise PositionError(field, problem % {"card": cards_text([card]), "other": self.placed[card]})
        self.placed[card] = field
        self.record["place_of_card"][card] = place

    def count_cubes(self, colours: Sequence[int], field: str) -> None:
        self.cubes.update(colours)
        for colour in colours:
            if self.cubes[colour] > CUBES_OF_COLOUR[colour]:
                problem = _("the game has only %(count)s cubes of the colour %(colour)s")
                raise PositionError(field, problem % {"count": CUBES_OF_COLOUR[colour], "colour": COLOURS[colour]})

    def set_hand(self, seat: int, text: str, field: str) -> None:
        cards = cards_of(text, field)
        if len(cards) > HAND_LIMIT:
            problem = _("a hand has at most %(limit)s cards, not %(count)s")
            raise PositionError(field, problem % {"limit": HAND_LIMIT, "count": len(cards)})
        for card in cards:
            self.place_card(card, HAND + seat, field)
            self.record["held"][seat, COLOUR_OF_CARD[card]] += 1

    def set_cubes(self, seat: int, text: str, field: str) -> None:
        colours = colours_of(text, field)
        self.count_cubes(colours, field)
        for colour in colours:
            self.record["cubes_won"][seat, colour] += 1

    def set_trophies(self, seat: int, text: str, field: str) -> None:
        colours = colours_of(text, field)
        for colour in colours:
            if self.record["owner_of_trophy"][colour] != NOBODY:
                problem = _("the %(colour)s trophy is listed twice")
                raise PositionError(field, problem % {"colour": COLOURS[colour]})
            self.record["owner_of_trophy"][colour] = seat
        if len(colours) >= TROPHIES_TO_WIN and self.record["stage"] != Stage.OVER:
            raise PositionError(field, _("a player with three trophies has won already"))

    def set_tile(self, text: str, field: str) -> None:
        match = _TILE.fullmatch(text.strip())
        if match is None:
            problem = _("%(text)s is not a tile such as “2 mountain YG | Y9 | G12”")
            raise PositionError(field, problem % {"text": repr(text)})
        tile = int(match[1]) - 1
        if self.record["is_in_play"][tile]:
            raise PositionError(field, _("tile %(tile)s is listed twice") % {"tile": tile + 1})
        colours = colours_of((match[3] or "").strip(), field)
        if len(colours) != tile + 1:
            problem = _("tile %(tile)s has %(count)s cubes, but the number of cubes must equal the number of the tile")
            raise PositionError(field, problem % {"tile": tile + 1, "count": len(colours)})
        self.count_cubes(colours, field)
        self.record["is_in_play"][tile] = 1
        self.record["terrain_of_tile"][tile] = TERRAINS.index(match[2])
        for colour in colours:
            self.record["cubes_on_tile"][tile, colour] += 1
            self.record["lacking"][tile, :, colour] += 1
        for seat in range(SEATS):
            self.set_side(tile, seat, cards_of(match[4 + seat] or "", field), field)
        if not self.record["lacking"][tile].any() and self.record["stage"] != Stage.OVER:
            raise PositionError(
                field,
                _("both sides of this tile are complete, but players score a complete tile at once; remove a card"),
            )

    def set_side(self, tile: int, seat: int, cards: Sequence[int], field: str) -> None:
        for card in cards:
            colour = COLOUR_OF_CARD[card]
            if self.record["lacking"][tile, seat, colour] == 0:
                problem = _("the side of seat %(seat)s has no free place for %(card)s")
                raise PositionError(field, problem % {"seat": seat, "card": cards_text([card])})
            self.place_card(card, place_on_side(tile, seat), field)
            self.record["lacking"][tile, seat, colour] -= 1
            self.record["sum_of_side"][tile, seat] += VALUE_OF_CARD[card]

    def set_bag(self, text: str) -> None:
        colours = colours_of(text, "bag")
        self.count_cubes(colours, "bag")
        self.record["bag"][: len(colours)] = colours[::-1]
        self.record["bag_size"] = len(colours)

    def set_discard(self, text: str) -> None:
        cards = cards_of(text, "discard")
        for card in cards:
            self.place_card(card, DISCARD, "discard")
        self.record["discard"][: len(cards)] = cards
        self.record["discard_size"] = len(cards)

    def set_supply(self, text: str) -> None:
        cards = cards_of(text, "supply")
        for card in cards:
            self.place_card(card, SUPPLY, "supply")
        cards += [card for card in range(CARDS) if card not in self.placed]
        self.record["supply"][: len(cards)] = cards[::-1]
        self.record["supply_size"] = len(cards)

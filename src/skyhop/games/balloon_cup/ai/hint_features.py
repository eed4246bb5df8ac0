"""Features that explain hints of Balloon Cup: chances of winning the tiles, and progress to the trophies.

A hint uses the means of these features over several worlds.
"""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many
from skyhop.engine.state import View
from skyhop.game.ai import Change, HintFeatures, Numbers
from skyhop.games.balloon_cup.actions import ActionKind, kind_of, placement_of
from skyhop.games.balloon_cup.ai.chances import cards_missing, chance
from skyhop.games.balloon_cup.ai.features import FEATURES, FeatureScratch
from skyhop.games.balloon_cup.ai.outlook import look, progress
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, COLOURS, PRICE_OF_TROPHY, TILES
from skyhop.games.balloon_cup.observation import fill_view
from skyhop.games.balloon_cup.state import NOBODY, Open, Rules, StateRecord, ViewRecord
from skyhop.games.balloon_cup.text.labels import cubes_name, trophy_colour
from skyhop.games.balloon_cup.view import BalloonCupView, Tile
from skyhop.i18n import _, listed, percent

OWN = TILES
"""First index of the seat's progress to the trophies. The opponent's progress follows it."""
OTHER = OWN + COLOUR_COUNT


@kernel
def write(
    rules: Rules, view: ViewRecord, world: StateRecord, views: Many[ViewRecord], notes: FeatureScratch, numbers: Numbers
) -> None:
    """Write the hint features of `world` into `numbers`.

    `world` is a later state of a simulation that started from the position of `view`. `views` and `notes` are
    scratch space.
    """
    seat = view.seat
    views[0] = views[len(views) - 1]
    fill_view(rules, world, views[0], seat)
    notes.seat = seat
    notes.mover = world.turn if world.winner_of_tile == NOBODY else 1 - world.winner_of_tile
    look(rules, notes.weights, views[0], notes)
    for tile in range(TILES):
        numbers[tile] = chance_of(view, views[0], notes, tile)
    for colour in range(COLOUR_COUNT):
        numbers[OWN + colour] = nearness(notes, views[0], seat, colour)
        numbers[OTHER + colour] = nearness(notes, views[0], 1 - seat, colour)


@kernel
def chance_of(before: ViewRecord, after: ViewRecord, notes: FeatureScratch, tile: int) -> float:
    """[BC-6.4] Return the chance that the seat wins the cubes that are on a tile in `before`.

    If the tile was scored between `before` and `after`, the chance is 1 or 0. A scored tile is turned over, so its
    terrain differs.
    """
    if not before.is_in_play[tile]:
        return 0.0
    if after.terrain_of_tile[tile] != before.terrain_of_tile[tile]:
        own = winnings(before, after, tile, before.seat)
        return 1.0 if own > winnings(before, after, tile, 1 - before.seat) else 0.0
    missing = cards_missing(after, tile)
    return chance(notes.weights, after, notes, tile, missing) if missing else 0.0


@kernel
def winnings(before: Open, after: Open, tile: int, seat: int) -> int:
    """Return an upper limit for the number of cubes that a seat won from one tile between `before` and `after`.

    The limit includes cubes with which the seat has already paid for a trophy.
    """
    total = 0
    for colour in range(COLOUR_COUNT):
        count = after.cubes_won[seat, colour] - before.cubes_won[seat, colour]
        if after.owner_of_trophy[colour] == seat and before.owner_of_trophy[colour] != seat:
            count += PRICE_OF_TROPHY[colour]
        total += min(max(count, 0), before.cubes_on_tile[tile, colour])
    return total


@kernel
def nearness(notes: FeatureScratch, view: ViewRecord, seat: int, colour: int) -> float:
    """[BC-7.1] Return a seat's progress to a trophy, from 0 to 1.

    If the seat has the trophy, return 1. If the opponent has it, return 0.
    """
    owner = view.owner_of_trophy[colour]
    if owner == NOBODY:
        return progress(notes.weights, view, seat, colour)
    return 1.0 if owner == seat else 0.0


NAMES = (
    *(f"tile {number}" for number in range(1, TILES + 1)),
    *(f"{side} trophy: {colour}" for side in ("own", "other") for colour in COLOURS),
)
"""Names of the features that `write` writes.

They are the chance of winning each tile's cubes, then each seat's progress to each trophy.
"""


def describe_hint(view: View, action: int, changes: Sequence[Change]) -> list[str]:
    """Describe the tile or trophy whose improvement explains most of the action's value.

    If nothing improves, describe the chance of winning the tile on which the action places a card.
    """
    game_view, places = BalloonCupView.of(view), range(len(NAMES))
    if gains := [place for place in places if _is_gain(place, changes[place])]:
        gain = max(gains, key=lambda place: changes[place].worth)
        return [_describe_place(game_view, gain, changes[gain])]
    if kind_of(action) == ActionKind.PLACEMENT:
        tile = placement_of(action).tile
        return [_tile(game_view, game_view.tiles[tile], changes[tile]._replace(worth=0.0))]
    return []


def _is_gain(place: int, change: Change) -> bool:
    """Return True if the action changes the hint feature `place` in favour of the seat, else False.

    A higher feature of the seat is a gain. A lower feature of the opponent is also a gain. A lower feature of the
    seat is never a gain, even if it correlates with wins.
    """
    is_more = change.mean > change.others
    return change.worth > 0 and (not is_more if place >= OTHER else is_more)


def _describe_place(view: BalloonCupView, place: int, change: Change) -> str:
    if place < TILES:
        return _tile(view, view.tiles[place], change)
    seat, colour = divmod(place - OWN, COLOUR_COUNT)
    texts = (
        _("You get closer to the %(colour)s trophy than with other actions."),
        _("Your opponent stays farther from the %(colour)s trophy than with other actions."),
    )
    return texts[seat] % {"colour": trophy_colour(COLOURS[colour])}


def _tile(view: BalloonCupView, tile: Tile, change: Change) -> str:
    """[BC-6.2] Describe the chance of winning a tile, its cubes, and the trophies that these cubes can buy."""
    names = {"tile": tile.number, "brings": _list_gains(view, tile), "share": percent(change.mean)}
    if change.worth == 0:
        return _("Your chance of winning tile %(tile)s (%(brings)s) is then %(share)s.") % names
    names["others"] = percent(change.others)
    text = _(
        "Your chance of winning tile %(tile)s (%(brings)s) is then %(share)s, against %(others)s with other actions."
    )
    return text % names


def _list_gains(view: BalloonCupView, tile: Tile) -> str:
    """[BC-6.4, BC-7.1] List the cubes of a tile, and the trophies that the viewer could claim with these cubes."""
    counts = [(letter, tile.cubes.count(letter)) for letter in COLOURS if letter in tile.cubes]
    held = view.cubes(view.seat or 0)
    trophies = [
        _("the %(colour)s trophy") % {"colour": trophy_colour(letter)}
        for (letter, count), price in ((each, int(PRICE_OF_TROPHY[COLOURS.index(each[0])])) for each in counts)
        if letter in view.trophies_left and held.count(letter) + count >= price
    ]
    return listed([cubes_name(counts), *trophies])


HINT_FEATURES = HintFeatures(NAMES, write, FEATURES.note_record, FEATURES.notes, describe_hint)

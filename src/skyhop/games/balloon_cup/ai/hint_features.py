"""What is at stake in Balloon Cup: who wins each tile, who comes nearer to which trophy, counted world by world."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many
from skyhop.engine.state import View
from skyhop.game.ai import Change, Numbers, Stakes
from skyhop.games.balloon_cup.actions import ActionKind, kind_of, placement_of
from skyhop.games.balloon_cup.ai.chances import cards_missing, chance
from skyhop.games.balloon_cup.ai.features import FEATURES, FeatureScratch
from skyhop.games.balloon_cup.ai.outlook import look, progress
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, COLOURS, PRICE_OF_TROPHY, TILES
from skyhop.games.balloon_cup.rules.observation import fill_view
from skyhop.games.balloon_cup.state import NOBODY, Open, Rules, StateRecord, ViewRecord
from skyhop.games.balloon_cup.text.labels import cubes_name, trophy_colour
from skyhop.games.balloon_cup.view import BalloonCupView, Tile
from skyhop.i18n import _, listed, percent

OWN = TILES
"""The first number that tells of own trophies; those of the opponent follow."""
OTHER = OWN + COLOUR_COUNT


@kernel
def write(
    rules: Rules, view: ViewRecord, world: StateRecord, views: Many[ViewRecord], notes: FeatureScratch, numbers: Numbers
) -> None:
    """Count a world, for the seat of `view`, from which the world came about; `views` and `notes` are scratch space."""
    seat = view.seat
    views[0] = views[len(views) - 1]
    fill_view(rules, world, views[0], seat)
    notes.seat = seat
    notes.mover = world.turn if world.winner_of_tile == NOBODY else 1 - world.winner_of_tile
    look(rules, notes.weights, views, notes)
    for tile in range(TILES):
        numbers[tile] = chance_of(view, views[0], notes, tile)
    for colour in range(COLOUR_COUNT):
        numbers[OWN + colour] = nearness(notes, views[0], seat, colour)
        numbers[OTHER + colour] = nearness(notes, views[0], 1 - seat, colour)


@kernel
def chance_of(before: ViewRecord, after: ViewRecord, notes: FeatureScratch, tile: int) -> float:
    """[BC-6.4] Say whether the seat has won what lay on a tile: 1 or 0, while it lies there how likely it will.

    A tile that was scored has been turned over.
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
    """Count the cubes that a seat has won since, as far as they may be those of a tile; paid ones count."""
    total = 0
    for colour in range(COLOUR_COUNT):
        count = after.cubes_won[seat, colour] - before.cubes_won[seat, colour]
        if after.owner_of_trophy[colour] == seat and before.owner_of_trophy[colour] != seat:
            count += PRICE_OF_TROPHY[colour]
        total += min(max(count, 0), before.cubes_on_tile[tile, colour])
    return total


@kernel
def nearness(notes: FeatureScratch, view: ViewRecord, seat: int, colour: int) -> float:
    """[BC-7.1] Say how near a seat is to a trophy: 1 where it has it, 0 where the other has it."""
    owner = view.owner_of_trophy[colour]
    if owner == NOBODY:
        return progress(notes.weights, view, seat, colour)
    return 1.0 if owner == seat else 0.0


NAMES = (
    *(f"tile {number}" for number in range(1, TILES + 1)),
    *(f"{side} trophy: {colour}" for side in ("own", "other") for colour in COLOURS),
)
"""Of what `write` counts: of each tile how likely what lay on it is won, of each trophy how near each seat is to it."""


def told(view: View, action: int, changes: Sequence[Change]) -> list[str]:
    """Say what speaks for an action: the tile that gains most by it, or the trophy; else how its tile then stands."""
    shown, places = BalloonCupView.of(view), range(len(NAMES))
    if gains := [place for place in places if _is_gain(place, changes[place])]:
        gain = max(gains, key=lambda place: changes[place].worth)
        return [_told_of(shown, gain, changes[gain])]
    if kind_of(action) == ActionKind.PLACEMENT:
        tile = placement_of(action).tile
        return [_tile(shown, shown.tiles[tile], changes[tile]._replace(worth=0.0))]
    return []


def _is_gain(place: int, change: Change) -> bool:
    """Say whether a change is for the better by itself; to win less of something may go with winning, but is none."""
    is_more = change.mean > change.others
    return change.worth > 0 and (not is_more if place >= OTHER else is_more)


def _told_of(view: BalloonCupView, place: int, change: Change) -> str:
    if place < TILES:
        return _tile(view, view.tiles[place], change)
    seat, colour = divmod(place - OWN, COLOUR_COUNT)
    told = (
        _("You come nearer to the %(colour)s trophy than with other actions."),
        _("Your opponent stays farther from the %(colour)s trophy than with other actions."),
    )
    return told[seat] % {"colour": trophy_colour(COLOURS[colour])}


def _tile(view: BalloonCupView, tile: Tile, change: Change) -> str:
    """[BC-6.2] Say how often a tile is won, and what that brings."""
    names = {"tile": tile.number, "brings": _brings(view, tile), "share": percent(change.mean)}
    if change.worth == 0:
        return _("Your chance of winning tile %(tile)s (%(brings)s) is then %(share)s.") % names
    names["others"] = percent(change.others)
    told = _(
        "Your chance of winning tile %(tile)s (%(brings)s) is then %(share)s, against %(others)s with other actions."
    )
    return told % names


def _brings(view: BalloonCupView, tile: Tile) -> str:
    """[BC-6.4, BC-7.1] Name the cubes of a tile, and the trophies that the viewer would have with them."""
    counts = [(letter, tile.cubes.count(letter)) for letter in COLOURS if letter in tile.cubes]
    held = view.cubes(view.seat or 0)
    trophies = [
        _("the %(colour)s trophy") % {"colour": trophy_colour(letter)}
        for (letter, count), price in ((each, int(PRICE_OF_TROPHY[COLOURS.index(each[0])])) for each in counts)
        if letter in view.trophies_left and held.count(letter) + count >= price
    ]
    return listed([cubes_name(counts), *trophies])


STAKES = Stakes(NAMES, write, FEATURES.note_record, FEATURES.notes, told, FEATURES.rooms)

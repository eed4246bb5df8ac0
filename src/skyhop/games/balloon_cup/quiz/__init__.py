"""Sentences for quiz questions about Balloon Cup: situations, actions and results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypedDict

import msgspec

from skyhop.engine.state import View
from skyhop.game.text import inside
from skyhop.games.balloon_cup.constants import SEATS
from skyhop.games.balloon_cup.options import OPTIONS
from skyhop.games.balloon_cup.text.actions import ACTIONS
from skyhop.games.balloon_cup.text.description import (
    describe_decision,
    describe_removed_tile,
    piles_line,
    player_line,
    situation_lines,
    tile_head,
)
from skyhop.games.balloon_cup.text.labels import cards_name, colour_name, count_by_colour
from skyhop.games.balloon_cup.text.log import seat_name
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import N_, _, listed, ngettext, translated

QUESTION_OF_FIELD = {
    "over": N_("What is the result then?"),
    "to_move": N_("Who decides next, and what?"),
    "cubes": N_("Who has which cubes then?"),
    "trophies": N_("Who has which trophies then?"),
    "tiles": N_("What happens to the tile?"),
    "bag_size": N_("How many cubes are in the bag then?"),
    "supply_size": N_("How many cards are in the supply then?"),
    "seen_by_opponent": N_("Which of your cards does your opponent know then?"),
}
"""Text of a question about a result. The key is the name of the first field in the choices."""


class BalloonCupResult(TypedDict, total=False):
    """Result that a choice of a quiz question describes.

    The fields have the same meaning as `[expect]` in a scenario. Only the fields that the question needs are
    present.
    """

    over: bool
    winner: int
    """Seat that won. If no seat won, it is -1."""
    to_move: int
    phase: str
    cubes: list[str]
    trophies: list[str]
    tiles: list[str]
    bag_size: int
    supply_size: int
    seen_by_opponent: list[str]


class BalloonCupQuizWords:
    """Texts of quiz questions and answers about Balloon Cup."""

    def situation(self, view: View) -> Sequence[str]:
        """Return sentences that describe a position: ruleset, players, bag and pending decision.

        A player's sentence lists the cards, cubes and trophies of the player.
        """
        game_view = BalloonCupView.of(view)
        rules = _("Rules: %(ruleset)s.") % {"ruleset": OPTIONS.title_of(view.ruleset.name)}
        players = [player_line(game_view, seat, in_words=True) for seat in _order(game_view)]
        return (
            rules,
            *players,
            piles_line(game_view, in_words=True),
            *situation_lines(game_view, in_words=True),
            _describe_due(game_view, game_view.to_decide or 0, game_view.phase),
        )

    def action(self, view: View, text: str) -> str:
        """[BC-11] Describe an action, given in notation."""
        parsed = ACTIONS.parse(text)
        if parsed is None:
            raise ValueError(text)
        return parsed.action.describe(BalloonCupView.of(view), *parsed.values)

    def question(self, view: View, expected: Mapping[str, object]) -> str:  # noqa: ARG002  no question names a player
        """Return the text of a question about a result. The first field of `expected` selects the text."""
        return translated(QUESTION_OF_FIELD[next(iter(expected))])

    def outcome(self, view: View, expected: Mapping[str, object]) -> str:
        """Describe the result that one choice of a question expects."""
        result = msgspec.convert(expected, BalloonCupResult)
        return " ".join(_OUTCOMES[next(iter(expected))](BalloonCupView.of(view), result))


def _describe_due(view: BalloonCupView, seat: int, phase: str) -> str:
    """Describe the decision that a seat must make. Omit the notation, because nobody types actions in the quiz."""
    if seat != view.seat or phase != "claim":
        return describe_decision(view, seat, phase)
    if view.ruleset.parameters["trade"] == "claim":
        return _("You may buy a trophy with a trade, or continue without a trade.")
    return _("You may trade cubes, or continue without a trade.")


def _end(view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    """[BC-8] Describe the end of the match and its winner, or state that the match continues."""
    if not expected["over"]:
        yield _("The match goes on.")
    elif expected["winner"] < 0:
        yield _("The match is over. It is a draw.")
    else:
        yield _("The match is over. Winner: %(who)s.") % {"who": inside(seat_name(view, expected["winner"]))}


def _next(view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    """[BC-3.2, BC-9.2] Describe the next decision and the seat that makes it."""
    yield _describe_due(view, expected["to_move"], expected["phase"])


def _cubes(view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    """[BC-6.4, BC-7.1] Describe each player's cubes."""
    for seat in _order(view):
        cubes = count_by_colour(expected["cubes"][seat]) or _("none")
        yield _("%(who)s: cubes %(cubes)s.") % {"who": seat_name(view, seat), "cubes": cubes}


def _trophies(view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    """[BC-7.1] Describe each player's trophies."""
    for seat in _order(view):
        names = {"who": seat_name(view, seat), "trophies": listed(map(colour_name, expected["trophies"][seat]))}
        names["trophies"] = names["trophies"] or _("none")
        yield _("%(who)s: trophies %(trophies)s.") % names


def _tiles(_view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    """[BC-6.4, BC-6.5] Yield a sentence about each expected tile: its terrain and cubes, or that it left the game.

    The expected text of a tile is like `3 mountain RYB` or `3 out`.
    """
    for text in expected["tiles"]:
        number, terrain, *cubes = text.partition("|")[0].split()
        is_out = terrain == "out"
        yield f"{describe_removed_tile(number) if is_out else tile_head(number, terrain, count_by_colour(*cubes))}."


def _bag(_view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    count = expected["bag_size"]
    yield ngettext("%(count)s cube.", "%(count)s cubes.", count) % {"count": count}


def _supply(_view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    count = expected["supply_size"]
    yield ngettext("%(count)s card.", "%(count)s cards.", count) % {"count": count}


def _describe_known_cards(view: BalloonCupView, expected: BalloonCupResult) -> Iterator[str]:
    """[BC-5.1] Name the cards of the viewer's hand that the other player knows."""
    run = expected["seen_by_opponent"][view.seat or 0]
    yield cards_name(run.split()) or _("none")


def _order(view: BalloonCupView) -> range:
    """Return the seats, the viewer's seat first."""
    return range(SEATS) if view.seat == 0 else range(SEATS)[::-1]


_OUTCOMES: dict[str, Callable[[BalloonCupView, BalloonCupResult], Iterator[str]]] = {
    "over": _end,
    "to_move": _next,
    "cubes": _cubes,
    "trophies": _trophies,
    "tiles": _tiles,
    "bag_size": _bag,
    "supply_size": _supply,
    "seen_by_opponent": _describe_known_cards,
}
WORDS = BalloonCupQuizWords()

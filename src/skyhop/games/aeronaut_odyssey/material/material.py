"""[AO-1, AO-8, AO-9] All that a match on a board needs on paper, by its ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from skyhop.boards.draw.styles import Look
from skyhop.boards.model import Board
from skyhop.engine.ruleset import Ruleset
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.game.material import Part, Wish
from skyhop.games.aeronaut_odyssey.draw.illustration import draw_illustration
from skyhop.games.aeronaut_odyssey.material import cut_out, legend, poster, score, table, tickets
from skyhop.games.aeronaut_odyssey.options import EXPANSIONS
from skyhop.games.aeronaut_odyssey.ruleset import board_of, players_of
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.rulebook.printed_rules import printed_rules


class Played(NamedTuple):
    """What is played, and how it is drawn."""

    board: Board
    base: str
    expansions: frozenset[str]
    seats: int
    is_solo: bool
    look: Look

    @property
    def players(self) -> int:
        """Count all who play, the rival among them."""
        return 2 if self.is_solo else self.seats

    @property
    def points(self) -> tuple[int, ...]:
        """[AO-7.2] Points of a route by its spaces, from one on."""
        return (1, 2, 4, 7, 10) if self.base == "pioneer" else (1, 2, 3, 5, 7, 9)


def material(game: Game, ruleset: Ruleset, wish: Wish) -> Sequence[Part]:
    """List the parts in the order in which one wants them."""
    parameters = ruleset.parameters
    expansions = frozenset(str(parameters["expansions"]).split())
    look = Look.of(wish.look)
    seats, is_solo = int(parameters["seats"]), bool(parameters["solo"])
    played = Played(board_of(ruleset), str(parameters["base"]), expansions, seats, is_solo, look)
    conditions = {word.value: word.value in expansions for word in EXPANSIONS.choices} | {
        "seats": players_of(parameters)
    }
    rules = printed_rules(game, ruleset, conditions, _drawn)
    return [*_parts(played, wish), rules, table.table(played.board, names=look.has_names)]


def _drawn(view: View) -> str:
    """Draw the map of a position alone: what stands beside it could not be read on paper."""
    return draw_illustration(AeronautOdysseyView.of(view), map_only=True)


def _parts(played: Played, wish: Wish) -> Iterator[Part]:
    board, theme = played.board, played.look.style
    yield poster.poster(board, played.look)
    if "trajectories" in played.expansions and board.trajectories:
        yield legend.trajectories(board, theme)
    if "thieves" in played.expansions and board.orders:
        yield cut_out.orders(board)
    yield tickets.inventories(board, played.players, played.points, is_solo=played.is_solo)
    yield cut_out.travelers(played.players)
    yield cut_out.markers(board, played.players)
    yield legend.legend(board, played.expansions, theme)
    yield score.score(played.players, played.points, played.expansions, is_solo=played.is_solo, base=played.base)
    yield score.solo(wish.marks, is_solo=played.is_solo)

"""[AO-9, AO-10, AO-11] Rulesets: the parameters of a match, the board among them, as a record that kernels read."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from skyhop.boards.file import expansions_of, from_plain
from skyhop.boards.model import Board
from skyhop.boards.settings import USUAL_PLAYERS
from skyhop.engine.record import Records, Row, Sight, of, records
from skyhop.engine.ruleset import Ruleset
from skyhop.game.refusal import RulesetError
from skyhop.games.aeronaut_odyssey.board import mistakes_in, read_board
from skyhop.games.aeronaut_odyssey.constants import EVEN_START, POINTS_OF_LENGTH, SEATS, SPACES, TYPES
from skyhop.games.aeronaut_odyssey.layout import Layout, lay_out
from skyhop.games.aeronaut_odyssey.options import OPTIONS, VARIANT
from skyhop.i18n import _


class Variant(IntEnum):
    """[AO-10] The variants in the order of the option's words."""

    NONE = 0
    TWO_TYPES = 1
    NOT_THAT_WAY = 2
    VETO = 3


class Rules(Layout, seen_by=Sight.EVERYBODY):
    """What is played, by how many seats, and on which board."""

    is_capital: int
    seats: int
    """The rival's included."""
    is_solo: int
    is_secret: int
    """[AO-2.4] Whether inventories are secret."""
    variant: Variant
    has_thieves: int
    has_wilds: int
    """[AO-9.8] Whether there are wild balloons."""
    points_at_start: Row = of(SEATS)
    """[AO-3.5] Points of each seat that it has from the start."""
    points_of_length: Row = of(SPACES + 1)
    """[AO-7.2] Points of a route by its number of spaces."""


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[AO-9, AO-10] Make a ruleset from a name or a table of parameters; what is left out is as in `pioneer`.

    `board` is a board as an object or as JSON text, or the share code of one that is then made; without one the board
    that comes with the game is played.

    Raises:
        RulesetError: for what does not exist, does not go together, or cannot be played on this board.

    """
    chosen = OPTIONS.chosen(spec)
    parameters: dict[str, Any] = chosen.parameters
    if parameters["solo"]:
        parameters["seats"] = 1
    board = read_board(parameters["board"])
    _check_inventories(board, parameters["seats"])
    return Ruleset(chosen.name, parameters, _record(parameters, board))


def ruleset_on(board: Mapping[str, object], players: int = 0) -> Ruleset:
    """[AO-11.1] Make the rules of a match on a board; 0: as many players as it was made for.

    Raises:
        RulesetError: where so many cannot play on it.

    """
    read = from_plain(dict(board))
    made_for = read.settings.get("players")
    count = players or (made_for if isinstance(made_for, int) else USUAL_PLAYERS)
    given = {"expansions": " ".join(sorted(expansions_of(read))), "board": board}
    return ruleset_of({**OPTIONS.ruleset(read.ruleset).values, **OPTIONS.at_table(count), **given})


def check_playable(ruleset: Ruleset) -> None:
    """[AO-1, AO-11.3] Raise RulesetError where the board of a ruleset has mistakes: it may not be drawn or played."""
    if mistakes := mistakes_in(str(ruleset.parameters["board"])):
        problem = _("board: %(mistake)s. Correct the board first; skyhop board check lists all its mistakes.")
        raise RulesetError(problem % {"mistake": mistakes[0]})


def board_of(ruleset: Ruleset) -> Board:
    """The board that is played on."""
    return read_board(str(ruleset.parameters["board"]))


def points_of(ruleset: Ruleset, route: int) -> int:
    """[AO-7.2] The points of the route of this number."""
    return int(ruleset.record["points_of_length"][0][len(board_of(ruleset).routes[route].spaces)])


def types_at(ruleset: Ruleset, city: int) -> str:
    """[AO-5.3] Write the types found at the city of this number (from 1) on routes in play; gray is none."""
    bits = int(ruleset.record["types_at"][0][city - 1])
    return "".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1)


def has_gray(ruleset: Ruleset, city: int) -> bool:
    """[AO-9.8] Say whether a gray route in play begins at the city of this number (from 1)."""
    return bool(ruleset.record["has_gray"][0][city - 1])


def players_of(parameters: Mapping[str, Any]) -> int:
    """[AO-8.1] Count the seats at the table, the rival's included."""
    return 2 if parameters["solo"] else int(parameters["seats"])


def _check_inventories(board: Board, seats: int) -> None:
    """[AO-1.4] Refuse a board that was made for fewer players."""
    players = board.settings.get("players")
    if isinstance(players, int) and not isinstance(players, bool) and players < seats:
        problem = _("board: it was made for %(players)s players, and %(seats)s are to play; make one for more [AO-1.4]")
        raise RulesetError(problem % {"players": players, "seats": seats})


def _record(parameters: Mapping[str, Any], board: Board) -> Records:
    """Write the parameters and the board into a record array of shape (1,)."""
    rules = records(Rules, 1)
    expansions = frozenset(parameters["expansions"].split())
    is_capital = parameters["base"] == "capital"
    seats = players_of(parameters)
    rules["is_capital"], rules["seats"], rules["is_solo"] = is_capital, seats, parameters["solo"]
    rules["is_secret"] = parameters["secret_inventories"]
    rules["variant"] = VARIANT.number_of(parameters["variant"])
    if parameters["even_start"]:
        rules["points_at_start"][0, :seats] = EVEN_START[seats]
    rules["has_thieves"] = "thieves" in expansions
    rules["has_wilds"] = "wild" in expansions and is_capital
    rules["points_of_length"] = POINTS_OF_LENGTH[parameters["base"]]
    lay_out(rules[0], board, expansions, is_capital=is_capital, is_duo=seats == 2)
    return rules

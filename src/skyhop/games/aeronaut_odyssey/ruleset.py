"""[AO-9, AO-10, AO-11] Rulesets: the parameters of a match, the board among them, as a record that kernels read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import IntEnum
from functools import lru_cache
from importlib.resources import files
from typing import Any

from skyhop.boards.file import BoardError, from_plain, loads, to_plain
from skyhop.boards.model import Board
from skyhop.core.i18n import _
from skyhop.core.record import Records, Row, Sight, of, records
from skyhop.core.refusals import RulesetError
from skyhop.core.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey.constants import POINTS_OF_LENGTH, SEATS, SPACES
from skyhop.games.aeronaut_odyssey.layout import Layout, lay_out

BASES = ("pioneer", "capital")
EXPANSIONS = ("trajectories", "bonus", "multi", "wild", "thieves")
VARIANTS = ("", "two_types", "not_that_way", "veto")


class Variant(IntEnum):
    """[AO-10] The variants in the order of `VARIANTS`."""

    NONE = 0
    TWO_TYPES = 1
    NOT_THAT_WAY = 2
    VETO = 3


DEFAULTS: dict[str, str | int | bool] = {
    "base": "pioneer",
    "expansions": "",
    "variant": "",
    "secret_inventories": False,
    "solo": False,
    "seats": 2,
}
SWITCHES = ("secret_inventories", "solo")


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
    points_of_length: Row = of(SPACES + 1)
    """[AO-7.2] Points of a route by its number of spaces."""


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[AO-9, AO-10] Make a ruleset from a name or a table of parameters; what is left out is as in `pioneer`.

    `board` is a board as an object or as JSON text, or the share code of one that is then made; without one the board
    that comes with the game is played.

    Raises:
        RulesetError: for what does not exist, does not go together, or cannot be played on this board.

    """
    if isinstance(spec, str):
        spec = {"base": spec}
    if not isinstance(spec, Mapping):
        raise RulesetError(_("a ruleset is a name or a table of parameters, not %(spec)s") % {"spec": repr(spec)})
    given = {key: value for key, value in spec.items() if key not in ("name", "board")}
    parameters = DEFAULTS | {key: _checked(key, value) for key, value in given.items()}
    _check_together(parameters, given)
    text = board_text(spec.get("board"))
    if parameters["solo"]:
        parameters["seats"] = 1
    board = _read(text)
    _check_inventories(board, int(parameters["seats"]))
    return Ruleset(str(parameters["base"]), parameters | {"board": text}, _record(parameters, board))


def board_of(ruleset: Ruleset) -> Board:
    """Give the board that is played on."""
    return _read(str(ruleset.parameters["board"]))


def board_text(spec: object) -> str:
    """[AO-13.1] Write a board, JSON, or a share code as the text that a ruleset keeps; None: the game's own."""
    try:
        if isinstance(spec, Board):
            return _written(spec)
        if isinstance(spec, str) and spec and "{" not in spec:
            return _of_share_code(spec)
        if spec is None or isinstance(spec, str):
            return _canonical(spec or first_flight())
        return _written(from_plain(spec))
    except BoardError as error:
        raise RulesetError(f"board: {error}") from None


@lru_cache(maxsize=64)
def _of_share_code(code: str) -> str:
    """[AO-11.1] Make the board of a share code, which takes up to a second."""
    from skyhop.boards import generate, share  # noqa: PLC0415  slow to import
    from skyhop.boards.settings import SettingsError  # noqa: PLC0415

    try:
        return _written(generate.generate(share.settings_of(code)))
    except SettingsError as error:
        problem = _("board: this is neither a board nor a share code (%(reason)s) [AO-11.1]")
        raise RulesetError(problem % {"reason": error}) from None


@lru_cache(maxsize=256)
def _read(text: str) -> Board:
    return loads(text)


@lru_cache(maxsize=256)
def _canonical(text: str) -> str:
    """Write a board in one way; a text that is canonical already stays the same object in the cache."""
    return _written(_read(text))


def _written(board: Board) -> str:
    return json.dumps(to_plain(board), separators=(",", ":"))


@lru_cache(maxsize=1)
def first_flight() -> str:
    """Give the board that comes with the game, as JSON text."""
    return (files(__package__) / "first-flight.json").read_text("utf-8")


def players_of(parameters: Mapping[str, Any]) -> int:
    """[AO-8.1] Count the seats at the table, the rival's included."""
    return 2 if parameters["solo"] else int(parameters["seats"])


def _checked(parameter: str, value: object) -> str | int | bool:
    """Give a parameter's value, or raise `RulesetError`."""
    allowed: tuple[object, ...]
    if parameter == "expansions":
        return _checked_expansions(value)
    if parameter == "variant" and value is None:
        return ""
    if parameter in SWITCHES:
        allowed = (False, True)
    elif parameter == "seats":
        allowed = tuple(range(1, SEATS + 1))
    elif parameter in ("base", "variant"):
        allowed = BASES if parameter == "base" else VARIANTS
    else:
        problem = _("there is no parameter %(parameter)s; the parameters are %(known)s [AO-9]")
        raise RulesetError(problem % {"parameter": repr(parameter), "known": ", ".join((*DEFAULTS, "board"))})
    is_switch = parameter in SWITCHES
    if isinstance(value, str | int) and isinstance(value, bool) == is_switch and value in allowed:
        return value
    if parameter == "base":
        problem = _("there is no ruleset %(value)s; choose one of %(allowed)s [AO-11.1]")
    else:
        problem = _("%(parameter)s cannot be %(value)s; it is one of %(allowed)s [AO-9]")
    choices = ", ".join(str(choice).lower() or _("none") for choice in allowed)
    raise RulesetError(problem % {"parameter": parameter, "value": repr(value), "allowed": choices})


def _checked_expansions(value: object) -> str:
    """[AO-9] Write the expansions that are on, a list of names or a text of them, in their order."""
    names = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(names, list | tuple | frozenset | set):
        problem = _("expansions: %(value)s is no list of names; choose of %(known)s [AO-9]")
        raise RulesetError(problem % {"value": repr(value), "known": ", ".join(EXPANSIONS)})
    for name in names:
        if name not in EXPANSIONS:
            problem = _("expansions: there is no %(name)s; choose of %(known)s [AO-9]")
            raise RulesetError(problem % {"name": repr(name), "known": ", ".join(EXPANSIONS)})
    if len(set(names)) < len(names):
        raise RulesetError(_("expansions: one is named twice [AO-9]"))
    return " ".join(name for name in EXPANSIONS if name in names)


def _check_together(parameters: Mapping[str, object], given: Mapping[str, object]) -> None:
    """[AO-8.1, AO-10] Refuse parameters that do not go together."""
    if parameters["variant"] and parameters["base"] == "pioneer":
        problem = _("variant: %(variant)s is for the ruleset capital only [AO-10]")
        raise RulesetError(problem % {"variant": parameters["variant"]})
    seats = given.get("seats")
    if parameters["solo"] and seats not in (None, 1, 2):
        raise RulesetError(_("seats: a solo game is for one player; its rival sits in seat 1 [AO-8.1]"))
    if not parameters["solo"] and seats == 1:
        raise RulesetError(_("seats: one player plays solo against a rival; set solo = true [AO-8.1]"))


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
    rules["variant"] = VARIANTS.index(parameters["variant"])
    rules["has_thieves"] = "thieves" in expansions
    rules["has_wilds"] = "wild" in expansions and is_capital
    rules["points_of_length"] = POINTS_OF_LENGTH[parameters["base"]]
    lay_out(rules[0], board, expansions, is_capital=is_capital, is_duo=seats == 2)
    return rules

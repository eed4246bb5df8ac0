"""[AO-9, AO-10] Rulesets, checked parameter by parameter."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .board import Board
from .board_file import BoardError

BASES = ("pioneer", "capital")
EXPANSIONS = ("trajectories", "bonus", "multi", "wild", "thieves")
VARIANTS = ("two_types", "not_that_way", "veto")
MOST_SEATS = 6


class RulesetError(ValueError):
    """Error for a ruleset that does not exist. `parameter` names the wrong parameter."""

    def __init__(self, parameter: str, value: object) -> None:
        """Name the parameter and the value that it may not have."""
        super().__init__(f"{parameter} = {value!r} is no choice of a ruleset")
        self.parameter = parameter


@dataclass(frozen=True)
class Ruleset:
    """Parameters of a ruleset. The defaults are those of ``pioneer``."""

    base: str = "pioneer"
    expansions: frozenset[str] = frozenset()
    variant: str | None = None
    secret_inventories: bool = False
    solo: bool = False
    even_start: bool = False

    @property
    def is_pioneer(self) -> bool:
        """Return True for the author's draft, and False for the later rulebook."""
        return self.base == "pioneer"


def ruleset(spec: "str | Mapping[str, Any] | Ruleset") -> Ruleset:
    """Return the named or composed ruleset, or raise `RulesetError`."""
    if isinstance(spec, Ruleset):
        return spec
    if isinstance(spec, str):
        if spec not in BASES:
            raise RulesetError("ruleset", spec)
        return Ruleset(base=spec)
    for parameter, value in spec.items():
        check_choice(parameter, value)
    rules = Ruleset(**{**spec, "expansions": frozenset(spec.get("expansions", ()))})
    if rules.variant is not None and rules.is_pioneer:
        raise RulesetError("variant", rules.variant)
    if rules.even_start and (rules.solo or not rules.is_pioneer):
        raise RulesetError("even_start", rules.even_start)
    return rules


def check_choice(parameter: str, value: object) -> None:
    """Raise `RulesetError` unless the parameter exists and may have the value."""
    match parameter:
        case "base":
            good = value in BASES
        case "variant":
            good = value is None or value in VARIANTS
        case "expansions":
            good = isinstance(value, list | tuple | frozenset) and are_expansions(list(value))
        case "secret_inventories" | "solo" | "even_start":
            good = isinstance(value, bool)
        case _:
            good = False
    if not good:
        raise RulesetError(parameter, value)


def are_expansions(names: list[object]) -> bool:
    """[AO-9] Return True if the names are different expansions."""
    return all(name in EXPANSIONS for name in names) and len(set(names)) == len(names)


def seats_at_the_table(rules: Ruleset, seats: object) -> int:
    """[AO-8.1] Count the seats, including the rival's, or raise `RulesetError`."""
    if not isinstance(seats, int) or isinstance(seats, bool) or not 1 <= seats <= MOST_SEATS:
        raise RulesetError("seats", seats)
    if rules.solo:
        if seats > 2:
            raise RulesetError("solo", rules.solo)
        return 2
    if seats == 1:
        raise RulesetError("seats", seats)
    return seats


def board_in_play(rules: Ruleset, board: Board) -> Board:
    """[AO-13.2] Return the board without the parts of expansions that are off, or raise `BoardError`."""
    routes = {}
    for route in board.routes.values():
        if route.multi and "multi" not in rules.expansions:
            raise BoardError(f"routes[{route.id}]", "a multiroute needs the expansion multi")
        if route.is_gray and "wild" not in rules.expansions:
            raise BoardError(f"routes[{route.id}]", "a gray route needs the expansion wild")
        if len(route.spaces) > 5 and rules.is_pioneer:
            raise BoardError(f"routes[{route.id}].spaces", "six spaces have no points in pioneer")
        routes[route.id] = route if "bonus" in rules.expansions else replace(route, bonus={})
    return replace(
        board,
        routes=routes,
        trajectories=board.trajectories if "trajectories" in rules.expansions else {},
        orders=board.orders if "thieves" in rules.expansions else {},
        faces=() if rules.is_pioneer else board.faces,
    )

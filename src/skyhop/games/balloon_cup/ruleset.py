"""[BC-9] Rulesets: frozen sets of parameters, as a record that kernels read."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from skyhop.core.i18n import _
from skyhop.core.record import Record, Records, Row, Sight, of, records
from skyhop.core.refusals import RulesetError
from skyhop.core.ruleset import Ruleset
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, CUBES_OF_COLOUR


class TradeForm(IntEnum):
    """[BC-9.1] What three cubes of a claimed colour stand for."""

    CLAIM = 0
    """One missing cube, inside a claim."""
    CUBE = 1
    """A real cube from the bag."""


class When(IntEnum):
    """[BC-9.2] When players are asked for trades."""

    AFTER_SCORING = 0
    OWN_TURN = 1
    OWN_TURN_OR_SCORING = 2
    WON_SCORING = 3


class Paid(IntEnum):
    """[BC-9.3] Where cubes go that were paid."""

    BOX = 0
    BAG = 1


class Rules(Record, seen_by=Sight.EVERYBODY):
    """[BC-9.6] The parameters as kernels read them."""

    trade: TradeForm
    when: When
    paid: Paid
    exchange_min: int
    exchange_max: int
    cap_of_colour: Row = of(COLOUR_COUNT)
    """[BC-9.5] The most cubes of a colour on one tile."""
    best_of: int
    open_hands: int


WORDS = {
    "trade": ("claim", "cube"),
    "when": ("after-scoring", "own-turn", "own-turn-or-scoring", "won-scoring"),
    "paid": ("box", "bag"),
}
NUMBERS = {
    "exchange_min": range(9),
    "exchange_max": range(9),
    "max_gray": range(2, 6),
    "max_blue": range(3, 8),
    "best_of": (1, 3, 5),
}
SWITCHES = ("open_hands",)

RIO_GRANDE: dict[str, str | int | bool] = {
    "trade": "claim",
    "when": "after-scoring",
    "paid": "box",
    "exchange_min": 0,
    "exchange_max": 4,
    "max_gray": 5,
    "max_blue": 7,
    "best_of": 1,
    "open_hands": False,
}
NAMED: dict[str, dict[str, str | int | bool]] = {
    "rio-grande": RIO_GRANDE,
    "gravon": RIO_GRANDE | {"when": "own-turn", "exchange_min": 1, "max_gray": 2, "max_blue": 3},
    "kosmos-fr": RIO_GRANDE | {"trade": "cube", "when": "own-turn-or-scoring", "paid": "bag"},
    "le-clube": RIO_GRANDE | {"trade": "cube", "when": "won-scoring", "paid": "bag"},
}


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[BC-9.6] Make a ruleset from a name or from a table of parameters.

    Raises:
        RulesetError: for a name or parameter that does not exist, or a value that it cannot have.

    """
    if not isinstance(spec, str | Mapping):
        raise RulesetError(_("a ruleset is a name or a table of parameters, not %(spec)s") % {"spec": repr(spec)})
    if isinstance(spec, str):
        if spec not in NAMED:
            problem = _("there is no ruleset %(name)s; choose one of %(names)s [BC-9.6]")
            raise RulesetError(problem % {"name": repr(spec), "names": ", ".join(NAMED)})
        return Ruleset(spec, dict(NAMED[spec]), _record(NAMED[spec]))
    parameters = RIO_GRANDE | {key: _checked(key, value) for key, value in spec.items() if key != "name"}
    if int(parameters["exchange_min"]) > int(parameters["exchange_max"]):
        problem = _("exchange_min (%(least)s) must not be above exchange_max (%(most)s) [BC-9.6]")
        raise RulesetError(problem % {"least": parameters["exchange_min"], "most": parameters["exchange_max"]})
    return Ruleset(_name_of(parameters), parameters, _record(parameters))


def _name_of(parameters: Mapping[str, object]) -> str:
    """Name a set of parameters; house variants (BC-9.7) make a named ruleset a custom one."""
    return next((name for name, named in NAMED.items() if named == parameters), "custom")


def _checked(parameter: str, value: object) -> str | int | bool:
    allowed: tuple[object, ...]
    if parameter in WORDS:
        allowed = WORDS[parameter]
    elif parameter in NUMBERS:
        allowed = tuple(NUMBERS[parameter])
    elif parameter in SWITCHES:
        allowed = (False, True)
    else:
        known = ", ".join((*WORDS, *NUMBERS, *SWITCHES))
        problem = _("there is no parameter %(parameter)s; the parameters are %(known)s [BC-9.6]")
        raise RulesetError(problem % {"parameter": repr(parameter), "known": known})
    is_switch = parameter in SWITCHES
    if isinstance(value, str | int) and isinstance(value, bool) == is_switch and value in allowed:
        return value
    problem = _("%(parameter)s cannot be %(value)s; it is one of %(allowed)s [BC-9.6]")
    choices = ", ".join(str(choice).lower() for choice in allowed)
    raise RulesetError(problem % {"parameter": parameter, "value": repr(value), "allowed": choices})


def _record(parameters: Mapping[str, Any]) -> Records:
    """Write the parameters into a record array of shape (1,)."""
    rules = records(Rules, 1)
    for parameter, words in WORDS.items():
        rules[parameter] = words.index(parameters[parameter])
    for parameter in ("exchange_min", "exchange_max", "best_of", "open_hands"):
        rules[parameter] = parameters[parameter]
    rules["cap_of_colour"] = CUBES_OF_COLOUR
    rules["cap_of_colour"][0, 3] = parameters["max_blue"]
    rules["cap_of_colour"][0, 4] = parameters["max_gray"]
    return rules

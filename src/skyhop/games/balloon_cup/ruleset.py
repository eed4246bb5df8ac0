"""[BC-9] Rulesets: frozen sets of parameters, as a record that kernels read."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from skyhop.engine.record import Record, Records, Row, Sight, of, records
from skyhop.engine.ruleset import Ruleset
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, CUBES_OF_COLOUR
from skyhop.games.balloon_cup.options import OPTIONS, PAID, TRADE, WHEN


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


def ruleset_of(spec: str | Mapping[str, object]) -> Ruleset:
    """[BC-9.6] Make a ruleset from a name or from a table of parameters; what is left out is as in `rio-grande`.

    Raises:
        RulesetError: for a name or parameter that does not exist, or a value that it cannot have.

    """
    chosen = OPTIONS.chosen(spec)
    return Ruleset(chosen.name, chosen.parameters, _record(chosen.parameters))


def _record(parameters: Mapping[str, Any]) -> Records:
    """Write the parameters into a record array of shape (1,)."""
    rules = records(Rules, 1)
    for option in (TRADE, WHEN, PAID):
        rules[option.name] = option.number_of(parameters[option.name])
    for parameter in ("exchange_min", "exchange_max", "best_of", "open_hands"):
        rules[parameter] = parameters[parameter]
    rules["cap_of_colour"] = CUBES_OF_COLOUR
    rules["cap_of_colour"][0, 3] = parameters["max_blue"]
    rules["cap_of_colour"][0, 4] = parameters["max_gray"]
    return rules

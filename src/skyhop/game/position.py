"""Complete positions as tables of fields: the fields of the game, the ruleset, and the moment within a turn.

A game's own fields describe the position at the start of a turn. Every game adds two optional fields. `ruleset`
contains the parameters of the rules. `moment` contains all numbers of the state that the other fields lack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.engine.state import BrokenOff, ExternalStatus, GivenUp, Ruleset, State
from skyhop.game.action import PositionError, RulesetError
from skyhop.game.ending import OF_TEXT
from skyhop.i18n import _, listed


def check_names(fields: Iterable[object], allowed: Sequence[str], prefix: str = "") -> None:
    """Raise `PositionError` for a field whose name is not in `allowed`.

    `prefix` precedes the name of the field in the message.
    """
    for field in fields:
        if field not in allowed:
            problem = _("there is no such field; the fields are %(fields)s")
            raise PositionError(f"{prefix}{field}", problem % {"fields": listed(allowed)})


def read_number(value: object, field: str, least: int, most: int) -> int:
    """Return `value` if it is a whole number from `least` to `most`. Otherwise raise `PositionError`."""
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    problem = _("%(value)s is not a number from %(least)s to %(most)s")
    raise PositionError(field, problem % {"value": repr(value), "least": least, "most": most})


def read_text(value: object, field: str) -> str:
    """Return `value` if it is a text. Otherwise raise `PositionError`."""
    if isinstance(value, str):
        return value
    raise PositionError(field, _("%(value)s is not a string") % {"value": repr(value)})


def read_list(value: object, field: str) -> list[object]:
    """Return `value` if it is a list. Otherwise raise `PositionError`."""
    if isinstance(value, list | tuple):
        return list(value)
    raise PositionError(field, _("%(value)s is not a list") % {"value": repr(value)})


def read_table(value: object, field: str) -> Mapping[str, object]:
    """Return `value` if it is a table. Otherwise raise `PositionError`."""
    if isinstance(value, Mapping):
        return value
    raise PositionError(field, _("%(value)s is not a table") % {"value": repr(value)})


def check_expected(field: str, allowed: Sequence[str]) -> None:
    """Raise `PositionError` if scenarios cannot list the field under `[expect]`."""
    if field not in allowed:
        problem = _("a scenario cannot expect this field; choose one of %(fields)s")
        raise PositionError(field, problem % {"fields": listed(allowed)})


def check_kind(expected: object, actual: object, field: str) -> None:
    """Raise `PositionError` if the expected value of a field and its actual value have different types.

    The message contains the actual value.
    """
    if type(expected) is not type(actual):
        problem = _("%(value)s has the wrong type; write it like %(example)s")
        raise PositionError(field, problem % {"value": repr(expected), "example": repr(actual)})


if TYPE_CHECKING:
    from skyhop.game.game import Game


RULESET = "ruleset"
MOMENT = "moment"
_OTHER_FIELDS = ("broken_off", "given_up")
_LONGEST_NAME = 80
MomentFields = Mapping[str, range | type[IntEnum]]
"""Names of record fields that only the moment contains, each with its possible numbers."""


def write_position(game: Game, state: State, *, with_ruleset: bool = True) -> dict[str, object]:
    """Return a position with all data that a match needs to continue from a state.

    The position does not contain future shuffles.
    """
    ruleset = {RULESET: {"name": state.ruleset.name, **state.ruleset.parameters}} if with_ruleset else {}
    moment = _write_record(state.record, game.moment_fields) | _write_ending(state.status)
    return {**ruleset, **game.positions.position(state), **({MOMENT: moment} if moment else {})}


def read_ruleset(game: Game, position: Mapping[str, object]) -> Ruleset | None:
    """Return the ruleset that a position contains. If the position has no ruleset, return None.

    Raises:
        PositionError: if the ruleset does not exist.
    """
    if RULESET not in position:
        return None
    spec = position[RULESET]
    try:
        return game.ruleset(spec if isinstance(spec, str) else dict(read_table(spec, RULESET)))
    except RulesetError as error:
        raise PositionError(RULESET, str(error)) from None


def set_up_state(game: Game, ruleset: Ruleset, position: Mapping[str, object]) -> State:
    """Return the state of a position under a ruleset.

    If the position contains a ruleset, both rulesets must be equal.

    Raises:
        PositionError: if a field is malformed or impossible. The error names the field.
    """
    if read_ruleset(game, position) not in (None, ruleset):
        problem = _("this position belongs to another ruleset; choose that ruleset for the match, or remove this field")
        raise PositionError(RULESET, problem)
    moment = read_table(position.get(MOMENT, {}), MOMENT)
    check_names(moment, (*game.moment_fields, *_OTHER_FIELDS), f"{MOMENT}.")
    fields = {name: value for name, value in position.items() if name not in (RULESET, MOMENT)}
    numbers = {name: value for name, value in moment.items() if name not in _OTHER_FIELDS}
    state = game.positions.from_position(ruleset, fields | ({MOMENT: numbers} if numbers else {}))
    state.status = _read_status(moment, game.seat_count(ruleset))
    if game.to_decide(state) is not None and not game.legal(state):
        raise PositionError(MOMENT, _("the seat with the pending decision has no legal action"))
    return state


def read_moment(record: AnyRecord, position: Mapping[str, object], fields: MomentFields) -> bool:
    """Copy the numbers from the position's field `moment` to a record. Numbers that `moment` omits become 0.

    Return False if the position has no field `moment`.
    """
    if MOMENT not in position:
        return False
    moment = read_table(position[MOMENT], MOMENT)
    check_names(moment, tuple(fields), f"{MOMENT}.")
    for name, possible in fields.items():
        field, shape = f"{MOMENT}.{name}", record[name].shape
        values = read_list(moment.get(name, []), field) if shape else [moment.get(name, _write_number(0, possible))]
        if shape and len(values) > shape[0]:
            raise PositionError(field, _("there are more than %(most)s values") % {"most": shape[0]})
        numbers = [_read_number(value, field, possible) for value in values]
        if shape:
            record[name] = 0
            record[name][: len(numbers)] = numbers
        else:
            record[name] = numbers[0]
    return True


def _write_record(record: AnyRecord, fields: MomentFields) -> dict[str, object]:
    """Return the nonzero fields in `fields` as a table. Lists omit the zeros at their end."""
    moment: dict[str, object] = {}
    for name, possible in fields.items():
        numbers = np.trim_zeros(np.atleast_1d(record[name]), "b").tolist()
        if numbers:
            words = [_write_number(number, possible) for number in numbers]
            moment[name] = words if record[name].shape else words[0]
    return moment


def _write_number(number: int, possible: range | type[IntEnum]) -> int | str:
    return number if isinstance(possible, range) else possible(number).name.lower()


def _read_number(value: object, field: str, possible: range | type[IntEnum]) -> int:
    if isinstance(possible, range):
        return read_number(value, field, possible[0], possible[-1])
    words = {each.name.lower(): int(each) for each in possible}
    if not isinstance(value, str) or value not in words:
        problem = _("%(value)s is not allowed here; choose one of %(words)s")
        raise PositionError(field, problem % {"value": repr(value), "words": listed(words)})
    return words[value]


def _write_ending(status: ExternalStatus) -> dict[str, object]:
    """Return a table with the end of a broken-off match and the abandoned seats, from the external status."""
    table: dict[str, object] = {}
    if (broken_off := status.broken_off) is not None:
        table["broken_off"] = broken_off._asdict() | {"winners": list(broken_off.winners)}
    if status.given_up:
        table["given_up"] = [given_up._asdict() for given_up in status.given_up]
    return table


def _read_status(moment: Mapping[str, object], seats: int) -> ExternalStatus:
    """Return the external status in a `moment`: the end of a broken-off match, and the abandoned seats."""
    broken_off, field = None, f"{MOMENT}.broken_off"
    if "broken_off" in moment:
        row = _read_row(moment["broken_off"], field, BrokenOff._fields)
        winners = read_list(row["winners"], f"{field}.winners")
        won = tuple(read_number(seat, f"{field}.winners", 0, seats - 1) for seat in winners)
        broken_off = BrokenOff(read_number(row["seat"], field, 0, seats - 1), _read_reason(row["reason"], field), won)
    given_up, field = [], f"{MOMENT}.given_up"
    for value in read_list(moment.get("given_up", []), field):
        row = _read_row(value, field, GivenUp._fields)
        bot = read_text(row["bot"], field)[:_LONGEST_NAME]
        given_up.append(GivenUp(read_number(row["seat"], field, 0, seats - 1), _read_reason(row["reason"], field), bot))
    return ExternalStatus(broken_off, tuple(given_up))


def _read_row(value: object, field: str, names: tuple[str, ...]) -> Mapping[str, object]:
    row = read_table(value, field)
    check_names(row, names, f"{field}.")
    for name in names:
        if name not in row:
            raise PositionError(f"{field}.{name}", _("this field is missing"))
    return row


def _read_reason(value: object, field: str) -> str:
    reasons = [ending.name for ending in OF_TEXT.values()]
    if value not in reasons:
        problem = _("%(value)s is not allowed here; choose one of %(words)s")
        raise PositionError(f"{field}.reason", problem % {"value": repr(value), "words": listed(reasons)})
    return str(value)

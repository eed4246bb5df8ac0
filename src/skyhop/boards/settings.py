"""Settings of a board and their share code."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Literal, TypeAlias, TypeVar

from skyhop.game.options import SWITCH_WORDS, OptionValue
from skyhop.i18n import N_, _, listed, shortened

TYPES = "ROYWKBPG"
KIND_CHOICES = (
    OptionValue("pioneer", N_("Pioneer"), N_("start where you like")),
    OptionValue("capital", N_("Capital"), N_("all start at the capital")),
)
EXPANSION_CHOICES = (
    OptionValue("trajectories", N_("Trajectories"), N_("join two cities for a reward")),
    OptionValue("bonus", N_("Bonus balloons"), N_("gifts, losses and abilities printed on spaces")),
    OptionValue("multi", N_("Multiroutes"), N_("each space has its own type, and players claim each space separately")),
    OptionValue("wild", N_("Wild winds"), N_("a gray route costs balloons of any one type")),
    OptionValue("thieves", N_("Thieves and spies"), N_("steal balloons, and win points with secret orders")),
)
KINDS = tuple(choice.value for choice in KIND_CHOICES)
EXPANSIONS = tuple(choice.value for choice in EXPANSION_CHOICES)
SEEDS = 2**32
VERSIONS = (2, 3, 4, 5, 6, 7, 8)
"""[AO-11.1] Supported versions of the generator, oldest first.

Different versions make different boards from the same seed.
"""
ATTAINABLE = 3
"""First generator version in which players can complete all trajectories and orders.

From this version on, a route has at most one toll.
"""
SETTLED = 4
"""First generator version whose maps do not depend on the number of players and the paper.

From this version on, board files contain the version.
"""
CLEAR = 5
"""First generator version in which maps of each clarity look different.

From this version on, all trajectories have the same reward per space.
"""
DISTINCT = 6
"""First generator version without duplicate secret orders. A map may therefore have fewer orders."""
KEPT = 7
"""First generator version that tries again if a map misses targets.

From this version on, small maps of each clarity look different, too.
"""
SUFFICED = 8
"""First generator version with a limit on the routes of a large map after failed attempts.

The limit is the number of routes that can get types.
"""

Value = TypeVar("Value")
Kind: TypeAlias = Literal["pioneer", "capital"]
Paper: TypeAlias = Literal["A4", "Letter"]


class SettingsError(ValueError):
    """Error raised when a setting or a share code is invalid. The message names the setting and the problem."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(f"{name}: {message}")
        self.name, self.message = name, message

    def __reduce__(self) -> tuple[type[SettingsError], tuple[str, str]]:
        return SettingsError, (self.name, self.message)


@dataclass(frozen=True)
class Size:
    """[AO-11.2, AO-11.3] Numbers for boards of one size, such as the allowed numbers of cities."""

    cities: tuple[int, int]
    lengths: int  # every length up to this one occurs
    longest: int  # spaces of the longest route
    chain: int  # largest number of routes of one type in a row
    trajectories: float  # number of trajectories relative to a regular board
    space: float  # length of a space in mean distances between cities
    pages: int  # number of sheets on which the board is readable


SIZES = {
    "tiny": Size((6, 6), 2, 4, 2, 0.75, 0.33, 1),
    "small": Size((11, 13), 2, 4, 2, 0.85, 0.335, 1),
    "regular": Size((17, 19), 3, 5, 3, 1.0, 0.335, 1),
    "large": Size((33, 35), 4, 5, 3, 1.33, 0.305, 4),
    "huge": Size((47, 50), 5, 5, 4, 1.66, 0.29, 4),
}


@dataclass(frozen=True)
class Clarity:
    """[AO-11.2, AO-11.3] Values that control how crowded a board may be, for one value of the setting `clarity`."""

    span: float  # share of both page dimensions that the cities must cover
    clearance: float  # minimum distance between unrelated elements, in space widths
    candidates: int  # number of places tried for each city
    space: float = 1.0  # factor for the space length of the board's size
    mooring: float = 1.45  # minimum distance from a city's centre to the start of a route, in space widths
    routes: tuple[float, float] = (3.0, 3.4)  # minimum and maximum of the mean number of routes of a city
    doubled: tuple[float, float] = (0.175 + 0.045, 0.375 - 0.075)  # minimum and maximum share of pairs with two routes
    bend: float = 1.0  # strength of the bends of routes
    small_angle: float = 0.68  # cosine of the angle below which routes crowd at a city, about 47 degrees
    third: float = 0.0  # value of keeping a route at a city with only three routes
    long: float = 6.0  # penalty for each space that the path of a route lacks
    breadth: float = 0.27  # width of a route, in space lengths


CLARITIES = {
    "chaos": Clarity(0.75, 0.04, 3),
    "okay": Clarity(0.8, 0.07, 5),
    "normal": Clarity(0.85, 0.1, 9),
    "clean": Clarity(0.9, 0.14, 16),
    "superclean": Clarity(0.92, 0.18, 24),
}
CLEARER = {
    "chaos": Clarity(0.75, 0.06, 0, 1.12, 1.45, (3.25, 3.4), (0.27, 0.33), 2.0, 0.8, 3.0, 12.0),
    "okay": Clarity(0.8, 0.1, 3, 1.05, 1.45, (3.2, 3.4), (0.25, 0.31), 1.4, 0.74, 3.0, 12.0),
    "normal": Clarity(0.85, 0.15, 7, 1.0, 1.5, (3.1, 3.3), (0.23, 0.28), 0.8, 0.68, 3.0, 12.0),
    "clean": Clarity(0.9, 0.22, 16, 0.95, 1.55, (3.04, 3.25), (0.21, 0.25), 0.4, 0.6, 3.0, 12.0),
    "superclean": Clarity(0.92, 0.3, 40, 0.9, 1.6, (3.02, 3.15), (0.19, 0.22), 0.0, 0.5, 3.0, 12.0),
}
"""[AO-11.2] Limits of crowding by clarity, from version 5 on."""
FEW_CITIES = {
    "tiny": {
        "chaos": Clarity(0.75, 0.06, 0, 1.12, 1.45, (3.25, 3.4), (0.29, 0.35), 2.6, 0.8, 8.0, 12.0, 0.32),
        "okay": Clarity(0.8, 0.1, 3, 1.08, 1.45, (3.2, 3.4), (0.26, 0.31), 1.7, 0.78, 8.0, 12.0, 0.28),
        "normal": Clarity(0.85, 0.13, 7, 1.0, 1.5, (3.1, 3.3), (0.23, 0.28), 0.8, 0.76, 8.0, 12.0, 0.235),
        "clean": Clarity(0.9, 0.17, 16, 1.1, 1.55, (3.04, 3.25), (0.2, 0.25), 0.3, 0.76, 8.0, 12.0, 0.195),
        "superclean": Clarity(0.92, 0.2, 40, 1.1, 1.6, (3.02, 3.15), (0.18, 0.22), 0.0, 0.76, 8.0, 12.0, 0.155),
    },
    "small": {
        name: replace(CLEARER[name], small_angle=angle, third=8.0, breadth=breadth)
        for name, angle, breadth in zip(
            CLEARER, (0.84, 0.76, 0.76, 0.76, 0.76), (0.31, 0.285, 0.26, 0.235, 0.215), strict=True
        )
    },
}
"""[AO-11.2] Limits of crowding for maps with few cities, by size and clarity, from version 7 on.

The clarities differ mostly in the size of elements.
"""

PAPERS: dict[str, tuple[float, float]] = {"A4": (297.0, 210.0), "Letter": (279.4, 215.9)}
PAGES = (1, 4, 9)
USUAL_PLAYERS, MOST_PLAYERS = 4, 6


def _read_integer(name: str, value: object) -> int:
    try:
        return int(str(value))
    except ValueError as error:
        raise SettingsError(name, _("must be a whole number, not %(given)s") % {"given": value}) from error


def _read_number(name: str, value: object, values: Sequence[object]) -> int:
    return _choose(name, _read_integer(name, value), values)


def _read_number_in_range(name: str, value: object, values: Sequence[object]) -> int:
    number = _read_integer(name, value)
    if number not in values:
        problem = _("must be %(low)s to %(high)s, not %(given)s")
        raise SettingsError(name, problem % {"low": values[0], "high": values[-1], "given": number})
    return number


def _read_players(name: str, value: object, values: Sequence[object]) -> int:
    return _read_number_in_range(name, value, values[1:])


def _read_switch(name: str, value: object, _values: Sequence[object]) -> bool:
    words = {**SWITCH_WORDS, "1": True, "0": False}
    if str(value).lower() not in words:
        raise SettingsError(name, _("must be yes or no, not %(given)s") % {"given": value})
    return words[str(value).lower()]


def _read_types(name: str, value: object, _values: Sequence[object]) -> str:
    """[AO-1.1] Return the letters of three to eight types in the order of the rules.

    `value` contains these letters, or is the number of types.
    """
    letters = str(value).upper()
    if not isinstance(value, bool) and (isinstance(value, int) or letters.isdigit()):
        return TYPES[: _read_number_in_range(name, value, range(3, len(TYPES) + 1))]
    if odd := sorted(set(letters) - set(TYPES)):
        problem = _("there is no balloon type %(odd)s; use the letters %(types)s")
        raise SettingsError(name, problem % {"odd": odd[0], "types": TYPES})
    if len(set(letters)) != len(letters) or len(letters) < 3:
        raise SettingsError(name, _("must be 3 to 8 different letters, not %(given)s") % {"given": letters})
    return "".join(letter for letter in TYPES if letter in letters)


def _read_expansions(name: str, value: object, _values: Sequence[object]) -> frozenset[str]:
    names = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(names, (list, tuple, set, frozenset)):
        raise SettingsError(name, _("must be a list of names"))
    return frozenset(_choose(name, each, EXPANSIONS) for each in names)


def _choose(name: str, value: Value, values: Sequence[object]) -> Value:
    """Return `value` if it is one of the values. Otherwise raise `SettingsError`."""
    if value not in tuple(values):  # `tuple`, because the value may have no hash
        problem = _("there is no value %(given)s; choose one of %(known)s")
        raise SettingsError(name, problem % {"given": value, "known": listed(map(str, values))})
    return value


def _subsets(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield all subsets of some names. Bit n of the index of a subset is set if the subset contains name n."""
    for bits in range(1 << len(names)):
        yield tuple(name for bit, name in enumerate(names) if bits >> bit & 1)


def _values(values: Sequence[object], read: Callable[..., object] = _choose) -> Mapping[str, object]:
    """Return the metadata of a setting: its possible values, and the function `read` that checks a value.

    Share codes depend on the order of the values.
    """
    return {"values": values, "read": read}


@dataclass(frozen=True)
class Settings:
    """[AO-11.2] All settings that determine a board, including the seed. The function `settings()` creates them.

    A share code contains the settings in the order of the fields.
    """

    seed: int = field(default=0, metadata=_values(range(SEEDS), _read_number_in_range))
    kind: Kind = field(default="pioneer", metadata=_values(KINDS))
    size: str = field(default="regular", metadata=_values(tuple(SIZES)))
    clarity: str = field(default="clean", metadata=_values(tuple(CLARITIES)))
    players: int = field(default=USUAL_PLAYERS, metadata=_values(range(MOST_PLAYERS + 1), _read_players))
    types: str = field(default=TYPES[:6], metadata=_values(tuple(map("".join, _subsets(TYPES))), _read_types))
    expansions: frozenset[str] = field(
        default=frozenset({"trajectories"}),
        metadata=_values(tuple(map(frozenset, _subsets(EXPANSIONS))), _read_expansions),
    )
    ink: bool = field(default=False, metadata=_values((False, True), _read_switch))
    pages: int = field(default=1, metadata=_values(PAGES, _read_number))
    paper: Paper = field(default="A4", metadata=_values(tuple(PAPERS)))
    real_material: bool = field(default=False, metadata=_values((False, True), _read_switch))
    version: int = field(default=VERSIONS[-1], metadata=_values(VERSIONS, _read_number))

    @property
    def of_size(self) -> Size:
        """Numbers for the board size in the settings."""
        return SIZES[self.size]

    @property
    def of_clarity(self) -> Clarity:
        """Limits of crowding that apply to the clarity in the settings."""
        if self.version >= KEPT:
            return FEW_CITIES.get(self.size, CLEARER)[self.clarity]
        return (CLARITIES if self.version < CLEAR else CLEARER)[self.clarity]

    @property
    def longest(self) -> int:
        """[AO-1.1] Maximum number of spaces of a route. On huge boards, the ruleset `capital` allows one space more."""
        return self.of_size.longest + (self.kind == "capital" and self.size == "huge")

    @property
    def tickets(self) -> int:
        """[AO-3.2, AO-8.1] Number of printed inventories: four for one or two players, otherwise one per player."""
        return 4 if self.players <= 2 else self.players

    @property
    def of_map(self) -> Settings:
        """Settings with the default players, paper and pages, because these three settings do not affect the map.

        Before version 4 of the generator, these settings affect the map. For such a version, the property returns
        the settings unchanged.
        """
        if self.version < SETTLED:
            return self
        return replace(self, players=USUAL_PLAYERS, paper="A4", pages=self.of_size.pages)

    def record(self) -> dict[str, object]:
        """Return the settings as plain values for a board file, in a fixed order."""
        plain: dict[str, object] = {each.name: getattr(self, each.name) for each in fields(self)}
        plain["expansions"] = [name for name in EXPANSIONS if name in self.expansions]
        del plain["seed"]
        if self.version < SETTLED:
            del plain["version"]
        return plain


def settings(values: Mapping[str, object] | None = None, **more: object) -> Settings:
    """[AO-11.2] Check the given settings and add defaults for the missing settings.

    `types` may be letters of balloon types or a number of types. `expansions` may be any collection of names. If
    `pages` is 0, the size determines the number of pages. Raise `SettingsError` if a name or value is invalid.
    """
    merged = {**(values or {}), **more}
    declared = {each.name: each for each in fields(Settings)}
    for name in merged:
        if name not in declared:
            problem = _("there is no such setting; choose one of %(known)s")
            raise SettingsError(name, problem % {"known": ", ".join(sorted(declared))})
    size = str(_choose("size", merged.get("size", Settings.size), tuple(SIZES)))
    merged["pages"] = merged.get("pages") or SIZES[size].pages
    checked = {}
    for name, each in declared.items():
        checked[name] = each.metadata["read"](name, merged.get(name, each.default), each.metadata["values"])
    return Settings(**checked)


MAX_QUOTED = 40
"""Maximum number of characters of an invalid share code that an error message quotes."""


def share_code(settings: Settings) -> str:
    """Return the share code of settings.

    A code has only letters and digits, so people can dictate it or put it in a URL.
    """
    digits = 1  # the leading 1 keeps the zeros that follow
    for name, values in _encoded():
        digits = digits * len(values) + values.index(getattr(settings, name))
    body = digits.to_bytes((digits.bit_length() + 7) // 8 or 1, "big")
    body += _check(settings.version, body)
    return f"{settings.version}{base64.b32encode(body).decode().rstrip('=').lower()}"


def read_share_code(code: str) -> Settings:
    """Return the settings in a share code.

    Raise `SettingsError` if the code has a typo or an unknown version.
    """
    text = code.strip().lower().replace("-", "")
    version = next((version for version in VERSIONS if text.startswith(str(version))), None)
    if version is None:
        problem = _("%(code)s is not a share code of a known version. The known versions are %(known)s")
        placeholders = {"code": shortened(code, MAX_QUOTED), "known": ", ".join(map(str, VERSIONS))}
        raise SettingsError("code", problem % placeholders)
    padded = text[1:].upper() + "=" * (-len(text[1:]) % 8)
    try:
        raw = base64.b32decode(padded)
    except (binascii.Error, ValueError):
        raw = b""
    body, check = raw[:-2], raw[-2:]
    if not body or check != _check(version, body):
        raise SettingsError("code", _("%(code)s has a typo. Copy the code again.") % {"code": code})
    digits, fields = int.from_bytes(body, "big"), dict[str, object](version=version)
    for name, values in reversed(_encoded()):
        digits, place = divmod(digits, len(values))
        fields[name] = values[place]
    found = settings(fields)
    if share_code(found) != text:
        raise SettingsError("code", _("%(code)s has a typo. Copy the code again.") % {"code": code})
    return found


def _check(version: int, body: bytes) -> bytes:
    """Return the two-byte checksum of a share code. The checksum detects typing errors."""
    return (zlib.crc32(bytes([version]) + body) & 0xFFFF).to_bytes(2, "big")


def _encoded() -> list[tuple[str, Sequence[object]]]:
    """Return the name of each setting in a share code, with its possible values.

    A code contains the index of a value.
    """
    return [(each.name, each.metadata["values"]) for each in fields(Settings) if each.name != "version"]

"""Settings of a board and their share code."""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from skyhop.i18n import _, listed, shortened

if TYPE_CHECKING:
    from collections.abc import Mapping

TYPES = "ROYWKBPG"
EXPANSIONS = ("trajectories", "bonus", "multi", "wild", "thieves")
SEEDS = 2**32
VERSIONS = (2, 3, 4, 5, 6, 7, 8)
"""[AO-11.1] Supported versions of the generator, oldest first.

Different versions make different boards from the same seed.
"""
ATTAINABLE = 3
"""First version in which players can complete all trajectories and orders, and routes have at most one toll."""
SETTLED = 4
"""First version whose maps are independent of the number of players and the paper. Board files name this version."""
CLEAR = 5
"""First version in which maps of each clarity look different, and all trajectories have the same reward per space."""
DISTINCT = 6
"""First version without duplicate secret orders. If a map lacks different orders, it has fewer orders."""
KEPT = 7
"""First version that tries again if a map misses targets. From this version on, small maps show their clarity too."""
SUFFICED = 8
"""First version with a limit on the routes of a large map after failed attempts.

The limit is the number of routes that can get types.
"""

Kind: TypeAlias = Literal["pioneer", "capital"]
Paper: TypeAlias = Literal["A4", "Letter"]


class SettingsError(ValueError):
    """Error raised when a setting is invalid. The message names the setting, its value and the allowed values."""

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
    clearance: float  # least distance between unrelated elements, in widths of a space
    candidates: int  # number of places tried for each city
    space: float = 1.0  # factor on the length of a space of the board's size
    mooring: float = 1.45  # least distance from a city's centre to the start of a route, in widths of a space
    routes: tuple[float, float] = (3.0, 3.4)  # least and greatest mean number of routes of a city
    doubled: tuple[float, float] = (0.175 + 0.045, 0.375 - 0.075)  # least and greatest share of pairs with two routes
    bend: float = 1.0  # strength of the bends of routes
    small_angle: float = 0.68  # cosine of the angle below which routes crowd at a city, about 47 degrees
    third: float = 0.0  # value of a route at a city that has only three
    long: float = 6.0  # what speaks against a space that a route is too long for
    breadth: float = 0.27  # of a route, in lengths of a space


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


@dataclass(frozen=True)
class Settings:
    """[AO-11.2] All settings that determine a board, including the seed.

    The function `settings()` creates and checks them.
    """

    seed: int = 0
    kind: Kind = "pioneer"
    size: str = "regular"
    clarity: str = "clean"
    players: int = USUAL_PLAYERS
    types: str = TYPES[:6]
    expansions: frozenset[str] = frozenset({"trajectories"})
    ink: bool = False
    pages: int = 1
    paper: Paper = "A4"
    real_material: bool = False
    version: int = VERSIONS[-1]

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
        """[AO-1.1] Largest number of spaces that a route can have. On huge `capital` boards, it is 6."""
        return self.of_size.longest + (self.kind == "capital" and self.size == "huge")

    @property
    def tickets(self) -> int:
        """[AO-3.2, AO-8.1] Number of printed inventories: four for one or two players, otherwise one per player."""
        return 4 if self.players <= 2 else self.players

    @property
    def of_map(self) -> Settings:
        """Settings with default players, paper and pages, because these settings do not affect the map.

        Before version 4, these settings affect the map. For such a version, the property returns the settings
        unchanged.
        """
        if self.version < SETTLED:
            return self
        return replace(self, players=USUAL_PLAYERS, paper="A4", pages=self.of_size.pages)

    def record(self) -> dict[str, object]:
        """Return the settings as plain values for a board file, in a fixed order."""
        plain: dict[str, object] = {field.name: getattr(self, field.name) for field in fields(self)}
        plain["expansions"] = [name for name in EXPANSIONS if name in self.expansions]
        del plain["seed"]
        if self.version < SETTLED:
            del plain["version"]
        return plain


def settings(given: Mapping[str, object] | None = None, **more: object) -> Settings:
    """[AO-11.2] Check the given settings and add defaults for the missing settings.

    `types` may be letters of balloon types or a number of types. `expansions` may be any collection of names. If
    `pages` is 0, the size determines the number of pages. Raise `SettingsError` if a value is invalid.
    """
    chosen = {**(given or {}), **more}
    known = {field.name for field in fields(Settings)}
    for name in chosen:
        if name not in known:
            problem = _("there is no such setting; choose one of %(known)s")
            raise SettingsError(name, problem % {"known": ", ".join(sorted(known))})
    size = _one_of("size", chosen.get("size", "regular"), SIZES)
    pages = _check_integer("pages", chosen.get("pages") or SIZES[size].pages)
    if pages not in PAGES:
        raise SettingsError("pages", _("must be 1, 4 or 9, not %(given)s") % {"given": pages})
    return Settings(
        seed=_within("seed", chosen.get("seed", 0), 0, SEEDS - 1),
        kind=cast("Kind", _one_of("kind", chosen.get("kind", "pioneer"), ("pioneer", "capital"))),
        size=size,
        clarity=_one_of("clarity", chosen.get("clarity", "clean"), CLARITIES),
        players=_within("players", chosen.get("players", USUAL_PLAYERS), 1, MOST_PLAYERS),
        types=_types(chosen.get("types", TYPES[:6])),
        expansions=_expansions(chosen.get("expansions", ("trajectories",))),
        ink=_flag("ink", chosen.get("ink", False)),
        pages=pages,
        paper=cast("Paper", _one_of("paper", chosen.get("paper", "A4"), PAPERS)),
        real_material=_flag("real_material", chosen.get("real_material", False)),
        version=_version(chosen.get("version", VERSIONS[-1])),
    )


def _version(given: object) -> int:
    """[AO-11.1] Return `given` if it is a supported version of the generator. Otherwise raise `SettingsError`."""
    version = _check_integer("version", given)
    if version not in VERSIONS:
        known = listed(map(str, VERSIONS))
        raise SettingsError(
            "version", _("there is no value %(given)s; choose one of %(known)s") % {"given": version, "known": known}
        )
    return version


def _types(given: object) -> str:
    """[AO-1.1] Return the letters of three to eight types in the order of the rules.

    Raise `SettingsError` if the value is invalid.
    """
    if isinstance(given, int) and not isinstance(given, bool):
        return TYPES[: _within("types", given, 3, len(TYPES))]
    letters = str(given).upper()
    if letters.isdigit():
        return _types(_check_integer("types", letters))
    odd = sorted(set(letters) - set(TYPES))
    if odd:
        raise SettingsError(
            "types", _("there is no balloon type %(odd)s; use the letters %(types)s") % {"odd": odd[0], "types": TYPES}
        )
    if len(set(letters)) != len(letters) or len(letters) < 3:
        raise SettingsError("types", _("must be 3 to 8 different letters, not %(given)s") % {"given": letters})
    return "".join(letter for letter in TYPES if letter in letters)


def _expansions(given: object) -> frozenset[str]:
    names = given.replace(",", " ").split() if isinstance(given, str) else given
    if not isinstance(names, (list, tuple, set, frozenset)):
        raise SettingsError("expansions", _("must be a list of names"))
    for name in names:
        _one_of("expansions", name, EXPANSIONS)
    return frozenset(str(name) for name in names)


def _one_of(name: str, given: object, allowed: Mapping[str, object] | tuple[str, ...]) -> str:
    if given not in tuple(allowed):  # what has no hash is answered too
        raise SettingsError(
            name, _("there is no value %(given)s; choose one of %(known)s") % {"given": given, "known": listed(allowed)}
        )
    return str(given)


def _within(name: str, given: object, low: int, high: int) -> int:
    number = _check_integer(name, given)
    if not low <= number <= high:
        raise SettingsError(
            name, _("must be %(low)s to %(high)s, not %(given)s") % {"low": low, "high": high, "given": number}
        )
    return number


def _check_integer(name: str, given: object) -> int:
    try:
        return int(str(given))
    except ValueError as error:
        raise SettingsError(name, _("must be a whole number, not %(given)s") % {"given": given}) from error


def _flag(name: str, given: object) -> bool:
    words = {"true": True, "1": True, "yes": True, "on": True, "false": False, "0": False, "no": False, "off": False}
    if str(given).lower() not in words:
        raise SettingsError(name, _("must be yes or no, not %(given)s") % {"given": given})
    return words[str(given).lower()]


KINDS = ("pioneer", "capital")
MOST_TOLD = 40
"""Maximum number of characters of an invalid share code that an error message quotes."""


def share_code(chosen: Settings) -> str:
    """Return the share code of settings.

    A code has only letters and digits, so people can dictate it or put it in a URL.
    """
    digits = 0
    for value, base in _digits(chosen):
        digits = digits * base + value
    body = digits.to_bytes((digits.bit_length() + 7) // 8 or 1, "big")
    body += _check(chosen.version, body)
    return f"{chosen.version}{base64.b32encode(body).decode().rstrip('=').lower()}"


def read_share_code(code: str) -> Settings:
    """Return the settings in a share code.

    Raise `SettingsError` if the code has a typing error or if its version is too old.
    """
    text = code.strip().lower().replace("-", "")
    version = next((version for version in VERSIONS if text.startswith(str(version))), None)
    if version is None:
        problem = _("%(code)s is not a share code of a known version. The known versions are %(known)s")
        told = {"code": shortened(code, MOST_TOLD), "known": ", ".join(map(str, VERSIONS))}
        raise SettingsError("code", problem % told)
    padded = text[1:].upper() + "=" * (-len(text[1:]) % 8)
    try:
        raw = base64.b32decode(padded)
    except (binascii.Error, ValueError):
        raw = b""
    body, check = raw[:-2], raw[-2:]
    if not body or check != _check(version, body):
        raise SettingsError("code", _("%(code)s has a typing error. Copy it again.") % {"code": code})
    found = _settings(version, int.from_bytes(body, "big"))
    if share_code(found) != text:
        raise SettingsError("code", _("%(code)s has a typing error. Copy it again.") % {"code": code})
    return found


def _check(version: int, body: bytes) -> bytes:
    """Return a checksum that has two bytes. The checksum detects typing errors in codes."""
    return (zlib.crc32(bytes([version]) + body) & 0xFFFF).to_bytes(2, "big")


def _digits(chosen: Settings) -> list[tuple[int, int]]:
    """Return the settings as a list of digits, each with its base. The digits form one number.

    The first digit is never 0.
    """
    types = sum(1 << TYPES.index(letter) for letter in chosen.types)
    expansions = sum(1 << EXPANSIONS.index(name) for name in chosen.expansions)
    return [
        (1, 2),
        (chosen.seed, SEEDS),
        (KINDS.index(chosen.kind), 2),
        (list(SIZES).index(chosen.size), len(SIZES)),
        (list(CLARITIES).index(chosen.clarity), len(CLARITIES)),
        (chosen.players, 7),
        (types, 1 << len(TYPES)),
        (expansions, 1 << len(EXPANSIONS)),
        (int(chosen.ink), 2),
        (PAGES.index(chosen.pages), len(PAGES)),
        (list(PAPERS).index(chosen.paper), len(PAPERS)),
        (int(chosen.real_material), 2),
    ]


def _settings(version: int, digits: int) -> Settings:
    values = []
    for _value, base in reversed(_digits(Settings())):
        digits, value = divmod(digits, base)
        values.append(value)
    real, paper, pages, ink, expansions, types, players, clarity, size, kind, seed, _first = values
    return settings(
        seed=seed,
        kind=KINDS[kind],
        size=list(SIZES)[size],
        clarity=list(CLARITIES)[clarity],
        players=players,
        types="".join(letter for bit, letter in enumerate(TYPES) if types >> bit & 1),
        expansions=[name for bit, name in enumerate(EXPANSIONS) if expansions >> bit & 1],
        ink=bool(ink),
        pages=PAGES[pages],
        paper=list(PAPERS)[paper],
        real_material=bool(real),
        version=version,
    )

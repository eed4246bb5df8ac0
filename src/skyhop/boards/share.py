"""[AO-11.1] Share codes: settings and seed in a few letters, which give exactly the same board."""

from __future__ import annotations

import base64
import binascii
import zlib

from skyhop.boards.settings import (
    CLARITIES,
    EXPANSIONS,
    PAGES,
    PAPERS,
    SEEDS,
    SIZES,
    TYPES,
    VERSIONS,
    Settings,
    SettingsError,
    settings,
)
from skyhop.i18n import _

KINDS = ("pioneer", "capital")
MOST_TOLD = 40
"""Number of letters of an invalid code that a message repeats."""


def share_code(chosen: Settings) -> str:
    """Return the code of settings: letters and digits that survive chats, URLs and phone calls."""
    digits = 0
    for value, base in _digits(chosen):
        digits = digits * base + value
    body = digits.to_bytes((digits.bit_length() + 7) // 8 or 1, "big")
    body += _check(chosen.version, body)
    return f"{chosen.version}{base64.b32encode(body).decode().rstrip('=').lower()}"


def settings_of(code: str) -> Settings:
    """Return the settings of a code, with its version. Raises SettingsError if it is mistyped or too old."""
    text = code.strip().lower().replace("-", "")
    version = next((version for version in VERSIONS if text.startswith(str(version))), None)
    if version is None:
        told = code if len(code) <= MOST_TOLD else f"{code[:MOST_TOLD]}…"
        problem = _("%(code)s is no share code of a version that is known here (%(known)s)")
        raise SettingsError("code", problem % {"code": told, "known": ", ".join(map(str, VERSIONS))})
    padded = text[1:].upper() + "=" * (-len(text[1:]) % 8)
    try:
        raw = base64.b32decode(padded)
    except (binascii.Error, ValueError):
        raw = b""
    body, check = raw[:-2], raw[-2:]
    if not body or check != _check(version, body):
        raise SettingsError("code", _("%(code)s is mistyped; copy it once more") % {"code": code})
    found = _settings(version, int.from_bytes(body, "big"))
    if share_code(found) != text:
        raise SettingsError("code", _("%(code)s is mistyped; copy it once more") % {"code": code})
    return found


def _check(version: int, body: bytes) -> bytes:
    """Return a checksum of two bytes that detects mistyped codes."""
    return (zlib.crc32(bytes([version]) + body) & 0xFFFF).to_bytes(2, "big")


def _digits(chosen: Settings) -> list[tuple[int, int]]:
    """Return the settings as digits of a number, each with its base. The first digit is never 0."""
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

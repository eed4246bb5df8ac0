"""Beginning a match from the lobby's form: ruleset, expansions, who sits where, and the board that is played on."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from skyhop.core.i18n import _
from skyhop.core.refusals import RulesetError
from skyhop.core.start import ANY_BOT, ME, Fields, Start
from skyhop.games.aeronaut_odyssey.board.file import dumps, loads
from skyhop.games.aeronaut_odyssey.board.settings import Settings, SettingsError
from skyhop.games.aeronaut_odyssey.board.share import settings_of
from skyhop.games.aeronaut_odyssey.constants import SEATS
from skyhop.games.aeronaut_odyssey.ruleset import BASES, EXPANSIONS, first_flight

NOBODY = "-"
OWN, CODE, FILE = "own", "code", "file"
OTHERS = tuple(f"seat{number}" for number in range(2, SEATS + 1))
"""Fields for the seats besides one's own."""
SENT = "sent"
"""A hidden field of the form: a box that is not ticked sends nothing."""


def form_of(fields: Fields) -> dict[str, Any]:
    """Give what `start.html` shows: the choices made so far; those of a board that was come with come from its code."""
    made = _settings(fields.get("code")) if fields.get("code") and SENT not in fields else None
    return {
        "fields": fields,
        "ruleset": fields.get("ruleset", made.kind if made else BASES[0]),
        "expansions": _ticked(fields, made),
        "seats": _seats(fields, made),
        "board": fields.get("board", CODE if fields.get("code") else OWN),
        "own": loads(first_flight()).name,
        "all_expansions": _expansions(),
        "variants": _variants(),
    }


def _settings(code: str) -> Settings | None:
    try:
        return settings_of(code)
    except SettingsError:
        return None


def _ticked(fields: Fields, made: Settings | None) -> tuple[str, ...]:
    if SENT in fields:
        return fields.all("expansion")
    return tuple(made.expansions) if made else ("trajectories",)


def _seats(fields: Fields, made: Settings | None) -> list[tuple[str, str]]:
    """Give the fields of the other seats with who sits there; as many bots as a board was made for."""
    players = made.players if made else 2
    return [(name, fields.get(name, ANY_BOT if number < players else NOBODY)) for number, name in enumerate(OTHERS, 1)]


def _expansions() -> list[tuple[str, str, str]]:
    """[AO-9] Name the expansions."""
    words = {
        "trajectories": (_("Trajectories"), _("join two cities for a reward")),
        "bonus": (_("Bonus balloons"), _("gifts, losses and abilities printed on spaces")),
        "multi": (_("Multiroutes"), _("each space has a type of its own and its own claimer")),
        "wild": (_("Wild winds"), _("gray routes take any one type")),
        "thieves": (_("Thieves and spies"), _("take from each other's inventories; secret orders")),
    }
    return [(name, *words[name]) for name in EXPANSIONS]


def _variants() -> list[tuple[str, str]]:
    """[AO-10.1] Name the variants."""
    return [
        ("", _("none")),
        ("two_types", _("two different types a move")),
        ("not_that_way", _("not the type just flown over")),
        ("veto", _("an owner may refuse")),
    ]


def start_of(fields: Fields) -> Start:
    """Read the form; `RulesetError` says what cannot be. A board of a share code is made, which takes a while."""
    others = [player for player in (fields.get(name, NOBODY) for name in OTHERS) if player != NOBODY]
    if SENT not in fields:
        others = others or [ANY_BOT]
    parameters: dict[str, object] = {
        "base": fields.get("ruleset", BASES[0]),
        "expansions": " ".join(_ticked(fields, None)),
        "variant": fields.get("variant"),
        "secret_inventories": "secret_inventories" in fields,
        "solo": not others,
        "seats": 1 + len(others),
        "board": _board(fields),
    }
    first = 0 if fields.get("first") == "me" or not others else None
    return Start(parameters, (ME, *others), first)


def _board(fields: Fields) -> str | None:
    """[AO-11.1, AO-13.1] Give the board's JSON text; None: the game's own."""
    chosen = _source(fields)
    if chosen == CODE:
        return _made(fields.get("code").strip())
    if chosen == FILE:
        text = fields.get("file").strip() or fields.get("text").strip()
        if not text:
            raise RulesetError(_("board: choose a board file, or paste its text [AO-13.1]"))
        return text
    return None


def brings_map(fields: Fields) -> bool:
    """Say whether a map has to be made, or read from a file."""
    return _source(fields) != OWN


def _source(fields: Fields) -> str:
    return fields.get("board", CODE if fields.get("code") else OWN)


def _made(code: str) -> str:
    if not code:
        raise RulesetError(_("board: write the share code of the map, the last part of its address [AO-11.1]"))
    try:
        return _generated(code.rpartition("/")[2])
    except SettingsError as error:
        raise RulesetError(f"board: {error}") from None
    except ModuleNotFoundError as error:
        problem = _("board: maps need %(package)s; install skyhop with its extra press, or play another board")
        raise RulesetError(problem % {"package": error.name}) from None


@lru_cache(maxsize=32)
def _generated(code: str) -> str:
    from skyhop.games.aeronaut_odyssey.board.generate import generate  # noqa: PLC0415 - an extra

    return dumps(generate(settings_of(code)))

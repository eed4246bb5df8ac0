"""Beginning a match from the lobby's form: the ruleset, single rules that differ from it, the opponent, who starts."""

from __future__ import annotations

from typing import Any

from skyhop.core.start import ANY_BOT, ME, Fields, Start
from skyhop.games.balloon_cup.ruleset import NAMED, ruleset_of

RULE = "rule."
STARTERS = {"lot": None, "me": 0, "other": 1}


def form_of(fields: Fields) -> dict[str, Any]:
    """Give what `start.html` shows: the choices made so far."""
    return {"opponent": fields.get("opponent", ANY_BOT), "first": fields.get("first", "lot"), "fields": fields}


def start_of(fields: Fields) -> Start:
    """Read the form; `RulesetError` where its rules cannot be."""
    players = (ME, fields.get("opponent", ANY_BOT))
    return Start(_ruleset(fields), players, STARTERS.get(fields.get("first", "lot")))


def brings_map(_fields: Fields) -> bool:
    """Say no: there are none."""
    return False


def _ruleset(fields: Fields) -> str | dict[str, object]:
    name = fields.get("ruleset", next(iter(NAMED)))
    changed = {key.removeprefix(RULE): _value(text) for key, text in fields.items() if key.startswith(RULE) and text}
    return {**ruleset_of(name).parameters, **changed} if changed else name


def _value(text: str) -> str | int | bool:
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if text.isdecimal() and len(text) < 4 else text

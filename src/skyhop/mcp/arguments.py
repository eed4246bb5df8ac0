"""Wrong arguments of tools and prompts, in sentences that say what is allowed; made from the schemas they declare."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from skyhop.i18n import _, listed

LONGEST_SHOWN = 60
Schema = Mapping[str, Any]


def unknown_arguments(tool: str, known: Mapping[str, Schema], given: Mapping[str, Any]) -> str:
    """Say which arguments a tool or a prompt does not have, and which it has; nothing where it has them all."""
    problem = _("There is no %(name)s; %(tool)s takes %(names)s.")
    told = {"tool": tool, "names": listed(known) or _("nothing")}
    return " ".join(problem % {**told, "name": name[:LONGEST_SHOWN]} for name in given if name not in known)


def wrong_arguments(known: Mapping[str, Schema], given: Mapping[str, Any], error: ValidationError) -> str:
    """Say which arguments are missing or cannot be what they are, and what they may be."""
    return " ".join(_problems(known, given, error))


def _problems(known: Mapping[str, Schema], given: Mapping[str, Any], error: ValidationError) -> Iterator[str]:
    for name in dict.fromkeys(str(each["loc"][0]) for each in error.errors(include_url=False)):
        problem = _("%(name)s is missing; give %(allowed)s.")
        if name in given:
            problem = _("%(name)s cannot be %(given)s; give %(allowed)s.")
        yield problem % {"name": name, "given": _shown(given.get(name)), "allowed": _allowed(known[name])}


def _shown(value: object) -> str:
    """Write a value as JSON, or its beginning."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (ValueError, RecursionError):
        return "…"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _allowed(schema: Schema) -> str:
    """Say what a value may be."""
    if "anyOf" in schema:  # null stands for what may be left out
        first, *others = (_allowed(each) for each in schema["anyOf"] if each["type"] != "null")
        return _("%(one)s or %(other)s") % {"one": first, "other": others[0]} if others else first
    if "enum" in schema:
        return _("one of %(names)s") % {"names": listed(schema["enum"])}
    if schema["type"] == "integer":
        return _whole_number(schema)
    kind = {
        "string": _("a text"),
        "boolean": _("true or false"),
        "array": _("a list of texts"),
        "object": _("an object of texts") if "maxProperties" in schema else _("an object"),
    }[schema["type"]]
    if "maxLength" in schema:
        return _("%(kind)s of at most %(most)s characters") % {"kind": kind, "most": schema["maxLength"]}
    for size in ("Items", "Properties"):
        if f"max{size}" in schema:
            bounds = {"kind": kind, "least": schema.get(f"min{size}", 0), "most": schema[f"max{size}"]}
            return _("%(kind)s with %(least)s to %(most)s entries") % bounds
    return kind


def _whole_number(schema: Schema) -> str:
    bounds = {"least": schema.get("minimum"), "most": schema.get("maximum")}
    if bounds["least"] is None:
        return _("a whole number")
    if bounds["most"] is None:
        return _("a whole number from %(least)s on") % bounds
    return _("a whole number from %(least)s to %(most)s") % bounds

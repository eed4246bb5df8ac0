"""What people type, written as notation is written (BC-11)."""

from __future__ import annotations

import re

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−→", "-") | {"×": "x", "～": "~", "*": "x"})  # noqa: RUF001  people type them
_CARD = r"([RYGBA])([1-9][0-9]?)"
_PLACE = re.compile(rf"{_CARD}(-|X| )([0-9]+)")
_EXCHANGE = re.compile(rf"~((?:{_CARD})*)")


def spelled(text: str) -> str:
    """Write an action as notation is written: letters large, `x` small, no spaces; card and tile make a placing.

    What is no action comes back as it was typed, so that the refusal names it so.
    """
    words = " ".join(text.translate(_DASHES).upper().replace(",", " ").split())
    if place := _PLACE.fullmatch(re.sub(r" *([-X]) *", r"\1", words)):
        card, number, side, tile = place.groups()
        return f"{card}{number}{'x' if side == 'X' else '-'}{tile}"
    run = words.replace(" ", "")
    if _EXCHANGE.fullmatch(run) or re.fullmatch(r"\+[RYGBA]=[RYGBA]+|[RYGBA]>[RYGBA]|\.", run):
        return run
    return "." if words == "DONE" else text

"""[AO-12] Typed text: conversion of loose words and signs to notation."""

from __future__ import annotations

import re

from skyhop.boards.model import city_number
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.text.labels import type_name

_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"→": ">", "×": "X"})  # noqa: RUF001  people type them
_WORDS = {
    "DONE": ".",
    "NONE": ".",
    "PASS": ".",
    "END": ".",
    "SPACE": "+",
    "REFUSE": "x",
    "X": "x",
    "WIND": "!wind",
    "!WIND": "!wind",
}
_JOURNEY = re.compile(r"(?P<sign>[>@]|FLY TO |FLY |MOVE TO |MOVE |START AT |START )(?P<city>[A-Z]+)(?P<second>2?)")
_CLAIM = re.compile(
    r"(?P<kind>\+|CLAIM |!?SHARE )?(?P<one>[A-Z]+)-(?P<other>[A-Z]+)(?P<second>2?)"
    r"(?:\.(?P<space>[0-9]+))?(?:=(?P<payment>[ROYWKBPG* ]+))?"
)
_STEAL = re.compile(r"!?STEAL ?(?:FROM ?)?#?([0-9]) ?([ROYWKBPG*])")
_LATE = re.compile(r"!?LATE ?T?([0-9]+)")
_TELEPORT = re.compile(r"!?TELEPORT (?:TO )?([A-Z]+)")
_KEEP = re.compile(r"KEEP S?[0-9]+(?: ?S[0-9]+| [0-9]+)*|S[0-9]+(?: ?S[0-9]+)*")
_OTHERS = re.compile(r"(?P<mark>[-#]|FOR ?#?) ?(?P<what>[0-9]+|[ROYWKBPG*])")
_SWAP = re.compile(r"([ROYWKBPG*]) ?[-=]?> ?([ROYWKBPG])")


def normalized(text: str) -> str:
    """Return typed text as notation: `> b` as `>B`, `b-a` as `+A-B`, `red yellow` as `RY`.

    Seats use their number on screen, with or without `#`. Text that is no action is returned as typed, so that the
    refusal can quote it.
    """
    words = " ".join(text.translate(_SIGNS).replace(",", " ").split()).upper()
    words = re.sub(r" *([-+>@=.#!*]) *", r"\1", words)
    if words in _WORDS:
        return _WORDS[words]
    return _journey(words) or _ability(words) or _claim(words) or _answer(words) or text.strip()


def _journey(words: str) -> str:
    found = _JOURNEY.fullmatch(words)
    if found is None:
        return ""
    sign = found["sign"] if found["sign"] in ">@" else ("@" if found["sign"].startswith("START") else ">")
    return f"{sign}{found['city']}{found['second']}"


def _claim(words: str) -> str:
    """Return typed text as a claim or share, with the lower city first; "" if it is neither."""
    found = _CLAIM.fullmatch(words)
    if found is None:
        return ""
    cities = sorted((found["one"], found["other"]), key=city_number)
    sign = "!share " if (found["kind"] or "").strip("! ") == "SHARE" else "+"
    space = f".{found['space']}" if found["space"] else ""
    payment = f"={_in_order(found['payment'])}" if found["payment"] else ""
    return f"{sign}{cities[0]}-{cities[1]}{found['second']}{space}{payment}"


def _ability(words: str) -> str:
    if found := _STEAL.fullmatch(words):
        return f"!steal #{found[1]}{found[2]}"
    if found := _LATE.fullmatch(words):
        return f"!late T{found[1]}"
    found = _TELEPORT.fullmatch(words)
    return f"!teleport {found[1]}" if found else ""


def _answer(words: str) -> str:
    """[AO-12.3] Return typed text as the answer to a decision; "" if it is none."""
    if found := _SWAP.fullmatch(words):
        return f"{found[1]}>{found[2]}"
    if found := _OTHERS.fullmatch(words):
        return f"for #{found['what']}" if found["mark"].startswith("FOR") else f"{found['mark']}{found['what']}"
    if found := _KEEP.fullmatch(words):
        numbers = re.findall(r"[0-9]+", words)
        return " ".join(["keep", *(f"S{number}" for number in sorted(numbers, key=int))])
    return _run(words)


def _run(words: str) -> str:
    """[AO-12.1] Return letters or names of balloons as a run, in the order of the types; "" if it is none."""
    names = {type_name(letter).upper(): letter for letter in BALLOON_TEXT}
    letters = "".join(names.get(word, word) for word in words.split())
    return _in_order(letters) if letters and set(letters) <= set(BALLOON_TEXT) else ""


def _in_order(run: str) -> str:
    return "".join(sorted(run.replace(" ", ""), key=BALLOON_TEXT.index))

"""What somebody types on a page in words: the number of a choice, its words, or notation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from skyhop.engine.state import View
from skyhop.game.game import Game, notation_of
from skyhop.i18n import _, listed
from skyhop.web.pages.match.match_text import Numbered, NumberedChoices, choices_of

WORD = re.compile(r"\w+")
MOST_NAMED = 9
"""Choices that are named when several fit what was typed."""


class Several(Exception):  # noqa: N818  an answer, not an error of the program
    """Several choices fit what was typed; the message names them."""

    def __init__(self, found: Sequence[Numbered]) -> None:
        told = _("%(number)s: %(choice)s")
        named = listed(told % {"number": each.number, "choice": each.title} for each in found[:MOST_NAMED])
        super().__init__(_("Several choices fit; type a number: %(choices)s") % {"choices": named})


def action_typed(game: Game, view: View, names: Sequence[str], typed: str) -> str:
    """Find the notation of what somebody typed who looks at a view; what means nothing stays as it is.

    `Several` where it could be more than one choice.
    """
    groups = choices_of(game, view, names)
    return _by_numbers(groups, typed) or _by_words(game, view, groups, typed)


def _by_numbers(groups: Sequence[NumberedChoices], typed: str) -> str:
    """Find the choice of a number, or several that are parts of one action; nothing where there are none such."""
    numbers = re.findall(r"\d+", typed)
    if not numbers or not re.fullmatch(r"[\d\s,;.+]+", typed):
        return ""
    for group in groups:
        texts = {choice.number: choice.text for choice in group.choices}
        if set(numbers) <= texts.keys() and (group.begin or len(numbers) == 1):
            return group.begin + "".join(text for number, text in texts.items() if number in numbers)
    return ""


def _by_words(game: Game, view: View, groups: Sequence[NumberedChoices], typed: str) -> str:
    """Find the one choice that has all the words; notation is what it is before it is words."""
    notation = notation_of(game, typed)
    if notation in (game.write(view, action) for action in game.legal(view)):
        return notation
    wanted = _words(typed)
    found = {
        group.begin + choice.text: choice
        for group in groups
        for choice in group.choices
        if wanted and wanted <= _words(choice.title)
    }
    if len(found) > 1:
        raise Several(list(found.values()))
    return next(iter(found), notation)


def _words(text: str) -> Counter[str]:
    """Count the words of a text: of a card 3 and a tile 3 there are two."""
    return Counter(WORD.findall(text.casefold()))

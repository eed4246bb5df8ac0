"""The rules that a match on paper needs, complete and in short: `rulebook/<language>/printed.md`, with pictures.

A picture there is the position of a clause: `![](BC-6.2)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from skyhop.engine.ruleset import Ruleset
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.game.material import Drawing, Text
from skyhop.i18n import _
from skyhop.rulebook.clause import Parameters, settle
from skyhop.rulebook.rulebook import illustrated_view, rulebook_of

NAME = "rules"
_PICTURE = re.compile(r"!\[\]\(([A-Z]+-[\d.]+)\)")


def printed_rules(game: Game, ruleset: Ruleset, more: Parameters, draw: Callable[[View], str] | None = None) -> Text:
    """Write the rules that hold in a ruleset; `more` are conditions that its parameters do not name."""
    book = rulebook_of(game)
    words = "\n\n".join(paragraph.text for paragraph in settle(book.printed, {**ruleset.parameters, **more}))
    shown = {name: book.clause(name).position for name in _PICTURE.findall(words)}
    first = game.rulesets()[0]
    pictures = {
        name: Drawing((draw or game.illustrate)(illustrated_view(game, first, position)), position.caption)
        for name, position in shown.items()
        if position
    }
    return Text(NAME, _("Rules of %(game)s") % {"game": game.title}, words, pictures, columns=2)

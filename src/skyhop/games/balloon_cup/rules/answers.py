"""[BC-11] What an action says, whether it has a number or not, so that one judge hears both numbers and texts.

Every action has a text, but a text can be well formed and have no number: an exchange of cards that are not held, a
claim with substitutes that none could need. It is refused for what it says.
"""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.actions import COLOUR_OF_CLAIM, ActionKind, claim_of, kind_of, trade_of

NO_NUMBER = -1
"""What stands for the number of a text that has none."""
NO_COLOUR = -1


class Answer(NamedTuple):
    """What an action says: its kind, its number or `NO_NUMBER`, and the colour that a claim or a trade asks for."""

    kind: int
    action: int
    colour: int = NO_COLOUR


@kernel
def answer_of(action: int) -> Answer:
    """Take an action apart."""
    kind, colour = kind_of(action), NO_COLOUR
    if kind == ActionKind.TRADE:
        colour = trade_of(action).taken
    elif kind == ActionKind.CLAIM:
        colour = COLOUR_OF_CLAIM[claim_of(action)]
    return Answer(kind, action, colour)

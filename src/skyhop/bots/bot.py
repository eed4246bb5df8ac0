"""What a bot is, and how to get one by name."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.state import View

CLASSES = {"random": ("skyhop.bots.random", "Random"), "greedy": ("skyhop.bots.greedy", "Greedy")}
"""Where each bot is, by name; imported when asked for."""


class UnknownBot(LookupError):  # noqa: N818 - it names what was asked for
    """A bot that does not exist; the message lists those that do."""


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, view: View) -> int:
        """Give a legal action for the view's seat, which must be the one to decide."""


def names() -> tuple[str, ...]:
    """Name the bots, weakest first."""
    return tuple(CLASSES)


def bot(name: str, game: Game, seed: int) -> Bot:
    """Give a bot for a game; the same seed makes the same choices. `UnknownBot` where there is none of that name."""
    if name not in CLASSES:
        problem = _("there is no bot %(name)s; choose one of %(names)s")
        raise UnknownBot(problem % {"name": repr(name), "names": ", ".join(CLASSES)})
    module, kind = CLASSES[name]
    made: Bot = getattr(import_module(module), kind)(game, seed)
    return made

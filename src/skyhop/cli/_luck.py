"""By what the luck of an experiment is reckoned."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli._wrong_calls import wrong_call
from skyhop.core.game.capability import MissingCapability
from skyhop.core.game.game import Game
from skyhop.core.game.refusals import LearnedFileError
from skyhop.core.language.i18n import _

OWN = "own"
"""What a game comes with."""

LuckBy = Annotated[
    str | None,
    typer.Option(
        "--luck",
        metavar="own|FILE",
        help=_("Take luck off, too, by the value network that the game comes with, or by that of a file."),
    ),
]


def value_file(game: Game, given: str | None) -> Path | None:
    """The file by which luck is reckoned, if it is to be; `MissingCapability` or `LearnedFileError` where none fits."""
    if given is None:
        return None
    from skyhop.search.judgement import judgement_of, own_file  # noqa: PLC0415 - slow to import

    path = None if given == OWN else Path(given)
    with wrong_call(MissingCapability, LearnedFileError):
        judgement_of(game, path)
    return path or own_file(game)

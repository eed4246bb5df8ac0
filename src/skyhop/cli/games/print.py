"""Print a game: cards, tiles, tokens and rules, to be cut out and played with."""

from __future__ import annotations

from typing import Annotated

import typer

from skyhop.cli import print_options
from skyhop.cli.arguments import RulesetArguments, RulesetChoice, game_named
from skyhop.cli.options import gathered, of_a_game, with_examples
from skyhop.cli.usage_errors import wrong_call
from skyhop.game.capability import MissingCapability
from skyhop.game.material import COLOUR, SAVING, Wish
from skyhop.i18n import _


@of_a_game
@gathered
@with_examples
def print(  # noqa: A001  the command's name
    game: Annotated[str, typer.Argument(help=_("Name of the game, such as balloon-cup."))],
    *,
    asked: print_options.PrintRequest,
    rules: RulesetArguments,
    options: dict[str, str | bool],
) -> None:
    """Print a game: cards, tiles, tokens and rules, to be cut out and played with."""
    chosen = RulesetChoice(game_named(game), *rules, options)
    wish = Wish(SAVING if asked.ink == SAVING else COLOUR)
    with wrong_call(MissingCapability):
        print_options.print_material(
            chosen.game, chosen.ruleset(), wish, chosen.game.title, asked, f"{chosen.game.name}.pdf"
        )

"""Arguments that name games, rulesets and their parameters; an unknown name is a usage error."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from skyhop.bots import bot
from skyhop.cli.usage_errors import wrong_call
from skyhop.engine.state import Ruleset
from skyhop.files import text_of
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.options import DocumentOption
from skyhop.game.refusal import LearnedFileError, RulesetError
from skyhop.i18n import _, listed


def _include_examples(value: bool) -> bool:  # noqa: FBT001 - typer calls it so
    if value:
        registry.include_examples()
    return value


Examples = Annotated[
    bool, typer.Option("--examples", callback=_include_examples, is_eager=True, help=_("Find the example games too."))
]
"""It is done before any name of a game is looked up; commands need not read it."""
RulesetName = Annotated[
    str | None, typer.Option("--ruleset", help=_("Name of the ruleset; the default one if left out."))
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help=_("An option of the game by its name; @FILE as the value reads a file. May be repeated."),
    ),
]


class RulesetArguments(NamedTuple):
    """Ruleset arguments of a command, besides the options of the game."""

    ruleset: RulesetName = None
    settings: Settings = None


def game_named(name: str) -> Game:
    """The game of a name."""
    with wrong_call(registry.UnknownGame):
        return registry.game(name)


def check_bots(game: Game, names: Sequence[str], *others: str, weights: bot.Weights | None = None) -> None:
    """Refuse a bot that does not exist, or cannot play the game with these weights; `others` may be named too."""
    for name in names:
        try:
            kind = bot.kind_of(name)
            if weights is not None and not kind.has_learned:
                raise typer.BadParameter(_("the bot %(name)s goes by no weights") % {"name": name})
            kind.check(game, weights)
        except bot.UnknownBot:
            problem = _("there is no bot %(name)s; choose one of %(names)s")
            known = listed((*bot.names(game), *others))
            raise typer.BadParameter(problem % {"name": repr(name), "names": known}) from None
        except (MissingCapability, LearnedFileError) as error:
            raise typer.BadParameter(str(error)) from None


class RulesetChoice:
    """Ruleset of a command line: its name, and options that differ from it."""

    def __init__(
        self, game: Game, name: str | None, settings: list[str] | None, given: Mapping[str, str | bool]
    ) -> None:
        """Take the options of the game as they were written, and read `--set`."""
        self.game = game
        self._options = game.options
        self._base = _checked(game, name or game.rulesets()[0])
        self._given = {key: self._read(key, text) if isinstance(text, str) else text for key, text in given.items()}
        for setting in settings or []:
            key, _equals, value = setting.partition("=")
            if not _equals:
                raise typer.BadParameter(_("--set %(setting)s: write NAME=VALUE") % {"setting": setting})
            key = key.strip().replace("-", "_")
            self._given[key] = self._read(key, value.strip())

    def ruleset(self, seats: int | None = None) -> Ruleset:
        """Make the ruleset; `seats` is how many sit at the table, where the game leaves it open and it was not said."""
        counted = self._options.seats
        given = self._given
        if seats is not None and counted and counted not in given:
            given = given | {counted: seats}
        return _checked(self.game, {**self._base.parameters, **given}) if given else self._base

    def _read(self, name: str, text: str) -> object:
        """Understand what was written for an option; the game refuses what it does not know."""
        if text.startswith("@"):
            return _text_of(Path(text[1:]))
        option = next((option for option in self._options.options if option.name == name), None)
        if isinstance(option, DocumentOption):
            return _file_or_text(text)
        return option.read(text) if option else text


def _checked(game: Game, spec: str | Mapping[str, object]) -> Ruleset:
    with wrong_call(RulesetError):
        made = game.ruleset(spec)
        game.check_playable(made)
        return made


def _file_or_text(value: str) -> str:
    """Read a file where there is one, or where only a file can be meant."""
    path = Path(value)
    return _text_of(path) if path.suffix or path.exists() else value


def _text_of(path: Path) -> str:
    """Read a file; an empty one is no value that somebody meant, and would be as if nothing had been said."""
    try:
        if text := text_of(path).strip():
            return text
        reason: str | None = _("there is nothing in it")
    except OSError as error:
        reason = error.strerror
    problem = _("%(file)s cannot be read: %(reason)s")
    raise typer.BadParameter(problem % {"file": path, "reason": reason})

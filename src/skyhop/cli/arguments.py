"""Arguments that several commands share, such as games and rulesets. Invalid values become usage errors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from skyhop.bots import bot
from skyhop.engine.state import Ruleset
from skyhop.files import text_of
from skyhop.game import registry
from skyhop.game.action import LearnedFileError, RulesetError
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.options import DocumentOption
from skyhop.i18n import _, listed


@contextmanager
def raise_usage_errors(*kinds: type[Exception], place: object = "") -> Iterator[None]:
    """Context manager: convert these exceptions to usage errors. `place` names the wrong argument."""
    try:
        yield
    except kinds as error:
        raise typer.BadParameter(f"{place}: {error}" if place else str(error)) from None


def _include_examples(value: bool) -> bool:  # noqa: FBT001 - typer calls it so
    if value:
        registry.include_examples()
    return value


Examples = Annotated[
    bool, typer.Option("--examples", callback=_include_examples, is_eager=True, help=_("Include the example games."))
]
"""Option `--examples`. Its callback adds the example games before a command looks up a game.

Commands can ignore the value of the option.
"""
RulesetName = Annotated[
    str | None, typer.Option("--ruleset", help=_("Name of the ruleset. Default: the first ruleset of the game."))
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="NAME=VALUE",
        help=_("Option of the game, as NAME=VALUE. NAME=@FILE reads the value from a file. You can repeat --set."),
    ),
]


class RulesetArguments(NamedTuple):
    """Command-line arguments that choose a ruleset, in addition to the options of the game."""

    ruleset: RulesetName = None
    settings: Settings = None


def find_game(name: str) -> Game:
    """Return the game with this name; an unknown name is a usage error."""
    with raise_usage_errors(registry.UnknownGame):
        return registry.game(name)


def load_bot(name: str) -> None:
    """Load the bot with this name if it is a class in a file (`FILE:Class`). A wrong file is a usage error."""
    if bot.is_in_file(name):
        from skyhop.api.match import load_player  # noqa: PLC0415  slow to import

        with raise_usage_errors(ValueError, OSError):
            load_player(name)


def check_bots(game: Game, names: Sequence[str], *others: str, weights: bot.Weights | None = None) -> None:
    """Raise a usage error for a bot that does not exist or cannot play the game with these weights.

    The message lists the names of all bots and the words in `others`. The command accepts these words as bots, too.
    """
    for name in names:
        load_bot(name)
        try:
            kind = bot.kind_of(name)
            if weights is not None and not kind.has_learned:
                raise typer.BadParameter(_("the bot %(name)s uses no weights") % {"name": name})
            kind.check(game, weights)
        except bot.UnknownBot:
            problem = _("there is no bot %(name)s; choose one of %(names)s")
            known = listed((*bot.names(game), *others))
            raise typer.BadParameter(problem % {"name": repr(name), "names": known}) from None
        except (MissingCapability, LearnedFileError) as error:
            raise typer.BadParameter(str(error)) from None


class RulesetChoice:
    """Choice of a ruleset on the command line: its name, and changed options."""

    def __init__(
        self, game: Game, name: str | None, settings: list[str] | None, options: Mapping[str, str | bool]
    ) -> None:
        """Store the options as typed texts, and parse `--set`."""
        self.game = game
        self._options = game.options
        self._base = _validate_ruleset(game, name or game.rulesets()[0])
        self._given = {key: self._read(key, text) if isinstance(text, str) else text for key, text in options.items()}
        for setting in settings or []:
            key, _equals, value = setting.partition("=")
            if not _equals:
                raise typer.BadParameter(_("--set %(setting)s: write NAME=VALUE") % {"setting": setting})
            key = key.strip().replace("-", "_")
            self._given[key] = self._read(key, value.strip())

    def ruleset(self, seats: int | None = None) -> Ruleset:
        """Return the chosen ruleset.

        `seats` applies only if neither the ruleset nor the command line sets the number of seats.
        """
        seat_option = self._options.seats
        options = self._given
        if seats is not None and seat_option and seat_option not in options:
            options = options | {seat_option: seats}
        return _validate_ruleset(self.game, {**self._base.parameters, **options}) if options else self._base

    def _read(self, name: str, text: str) -> object:
        """Convert the text of an option to the type of the option. The game checks the value later."""
        if text.startswith("@"):
            return _read_text(Path(text[1:]))
        option = next((option for option in self._options.options if option.name == name), None)
        if isinstance(option, DocumentOption):
            return _read_file_or_text(text)
        return option.read(text) if option else text


def _validate_ruleset(game: Game, spec: str | Mapping[str, object]) -> Ruleset:
    with raise_usage_errors(RulesetError):
        ruleset = game.ruleset(spec)
        game.check_playable(ruleset)
        return ruleset


def _read_file_or_text(value: str) -> str:
    """Return the content of the file `value` if such a file exists. Otherwise return `value` unchanged."""
    path = Path(value)
    return _read_text(path) if path.suffix or path.exists() else value


def _read_text(path: Path) -> str:
    """Return the text of a file. An empty file is a usage error, because an empty value would mean "not set"."""
    try:
        if text := text_of(path).strip():
            return text
        reason: str | None = _("the file is empty")
    except OSError as error:
        reason = error.strerror
    problem = _("%(file)s cannot be read: %(reason)s")
    raise typer.BadParameter(problem % {"file": path, "reason": reason})

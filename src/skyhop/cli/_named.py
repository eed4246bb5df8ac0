"""What commands are given by name: games, rulesets and their parameters. What does not exist is a wrong call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from skyhop.bots import bot
from skyhop.core import registry
from skyhop.core.capability import MissingCapability
from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.refusals import RulesetError
from skyhop.core.ruleset import Ruleset

SWITCH_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def _include_examples(value: bool) -> None:  # noqa: FBT001 - typer calls it so
    if value:
        registry.include_examples()


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
        help=_("A parameter of the ruleset, such as best_of=3; @FILE as the value reads a file. May be repeated."),
    ),
]
Board = Annotated[
    str | None,
    typer.Option(metavar="FILE|CODE", help=_("The board: its file, or a share code (short for --set board).")),
]
Seats = Annotated[int | None, typer.Option(help=_("How many players (short for --set seats)."))]
Solo = Annotated[bool, typer.Option("--solo", help=_("Alone against a rival (short for --set solo=true)."))]
Expansions = Annotated[
    str | None, typer.Option(metavar="NAMES", help=_("Expansions, separated by blanks (short for --set expansions)."))
]
Variant = Annotated[str | None, typer.Option(help=_("A variant of the rules (short for --set variant)."))]
Secret = Annotated[
    bool,
    typer.Option("--secret-inventories", help=_("Others see only counts (short for --set secret_inventories=true).")),
]


def game_named(name: str) -> Game:
    """Give the game of a name."""
    try:
        return registry.game(name)
    except registry.UnknownGame as error:
        raise typer.BadParameter(str(error)) from None


def check_bots(game: Game, names: Sequence[str], *others: str) -> None:
    """Refuse a bot that does not exist, or cannot play the game; `others` may be named too."""
    for name in names:
        try:
            bot.kind_of(name).check(game)
        except bot.UnknownBot:
            problem = _("there is no bot %(name)s; choose of %(names)s")
            known = ", ".join((*bot.names(game), *others))
            raise typer.BadParameter(problem % {"name": repr(name), "names": known}) from None
        except MissingCapability as error:
            raise typer.BadParameter(str(error)) from None


class RulesetChoice:
    """What the options of a command say about a ruleset: its name, and parameters that differ from it."""

    def __init__(
        self,
        game: Game,
        name: str | None,
        settings: list[str] | None,
        shorthands: Mapping[str, str | int | bool | None],
    ) -> None:
        """Read `--set`, and the options that stand for single parameters, where they are given."""
        self.game = game
        self._base = _checked(game, name or game.rulesets()[0])
        self._given: dict[str, Any] = {key: value for key, value in shorthands.items() if value not in (None, False)}
        if isinstance(board := self._given.get("board"), str):
            self._given["board"] = _file_or_text(board)
        for setting in settings or []:
            key, _equals, value = setting.partition("=")
            if not _equals:
                raise typer.BadParameter(_("--set %(setting)s: write NAME=VALUE") % {"setting": setting})
            self._given[key.strip().replace("-", "_")] = self._typed(key.strip().replace("-", "_"), value.strip())

    def ruleset(self, seats: int | None = None) -> Ruleset:
        """Make the ruleset; `seats` is how many sit at the table, where the game leaves it open and it was not said."""
        if not self._given and (seats is None or not self._leaves_seats_open):
            return self._base
        parameters = {**self._base.parameters, **self._given}
        if seats is not None and self._leaves_seats_open:
            parameters["seats"] = seats
        return _checked(self.game, parameters)

    @property
    def _leaves_seats_open(self) -> bool:
        return "seats" in self._base.parameters and "seats" not in self._given

    def _typed(self, key: str, value: str) -> str | int | bool:
        """Give a value the type that the parameter has; a game names what it does not know."""
        if value.startswith("@"):
            return _text_of(Path(value[1:]))
        known = self._base.parameters.get(key)
        if isinstance(known, bool):
            return SWITCH_WORDS.get(value.lower(), value)
        if isinstance(known, int) and value.isdecimal():
            return int(value)
        return value


def _checked(game: Game, spec: str | Mapping[str, object]) -> Ruleset:
    try:
        return game.ruleset(spec)
    except RulesetError as error:
        raise typer.BadParameter(str(error)) from None


def _file_or_text(value: str) -> str:
    """Read a file where there is one, or where only a file can be meant."""
    path = Path(value)
    return _text_of(path) if path.suffix or path.exists() else value


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise typer.BadParameter(_("%(file)s is no text") % {"file": path}) from None
    except OSError as error:
        problem = _("%(file)s cannot be read: %(reason)s")
        raise typer.BadParameter(problem % {"file": path, "reason": error.strerror}) from None

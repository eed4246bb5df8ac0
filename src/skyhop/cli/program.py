"""Command `skyhop`: find the command of a line by its file, import that file alone, and end with an exit code.

To add a command, add one file `skyhop/cli/<group>/<command>.py`; the groups are `games`, `research` and `server`.
The first line of its docstring is the help that `skyhop --help` shows. The file holds
a typer function of the same name, or, for a command with subcommands, a `typer.Typer`
named `app`. The first docstring lines of its functions are their help. A function that
is decorated with `options.of_a_game` gets the options of the game that the line names.
So `rules.py` may hold:

    def rules(game: Annotated[str, typer.Argument(help=_("Name of the game."))]) -> None:
        ...

The language is set before the file is imported, so declarations may use `_()`.

Exit codes: 0 success, 1 failure, 2 wrong call (130: interrupted).
Raise `typer.BadParameter` for 2 and `typer.Exit(1)` after your own message for 1.
An error class of skyhop that reaches this file is shown as one line, as is a file that
cannot be read. Every other exception is reported as a defect.
`SKYHOP_DEBUG=1` shows the traceback of an error.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import getdoc
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Annotated

import typer

import skyhop
from skyhop.cli.usage_errors import Commands
from skyhop.extras import missing_package
from skyhop.files import printable
from skyhop.i18n import _, known_language, languages, listed, use_language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FAILED = 1
LANGUAGE = "--language"

GROUPS = ("games", "research", "server")
"""Packages whose modules are the commands."""


def run_line(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code."""
    with use_language(given_language(arguments) or language_of(os.environ)):
        try:
            if os.environ.get("SKYHOP_GAMES"):
                from skyhop.game.registry import keep_output_apart  # noqa: PLC0415  slow to import

                keep_output_apart()
            program(arguments)(args=list(arguments), prog_name="skyhop")
        except SystemExit as end:
            return exit_code(end)
        except Exception as error:
            if os.environ.get("SKYHOP_DEBUG"):
                raise
            print(printable(f"skyhop: {message(error)}"), file=sys.stderr)
            return FAILED
    return 0


def program(arguments: Sequence[str]) -> typer.Typer:
    """Build the command tree; only the command that the arguments name is imported."""
    app = typer.Typer(
        cls=Commands,
        callback=_options,
        help=_("Play, study and print two balloon games."),
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    words = _completed_words() or arguments
    wanted = next(iter(words[_options_before(words) :]), None)
    for name in command_names():
        if name == wanted:
            _add_command(app, name, _completed_words() or arguments)
        else:
            app.command(name, help=summary(name))(_unopened)
    return app


def command_names() -> list[str]:
    """List the commands in alphabetical order: the modules of the groups."""
    return sorted(_group_of())


@cache
def _group_of() -> dict[str, str]:
    """Map each command to the package of its group, found by file name and without imports."""
    return {
        module.name: f"{__package__}.{group}"
        for group in GROUPS
        for module in iter_modules(import_module(f"{__package__}.{group}").__path__)
    }


def summary(name: str) -> str:
    """The first docstring line of a command's file, the first of the file, without importing it."""
    spec = find_spec(f"{_group_of()[name]}.{name}") if name in _group_of() else None
    if spec is None or spec.origin is None:
        return ""
    with Path(spec.origin).open(encoding="utf-8") as file:
        line = file.readline().strip()
    return _(line.strip('"')) if line.startswith('"""') else ""


def message(error: Exception) -> str:
    """Return one line that says what went wrong and what to do next."""
    if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("skyhop"):
        return missing_package(error)
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return place + error.strerror
    text = " ".join(str(error).split())
    if type(error).__module__.partition(".")[0] == "skyhop":
        return text
    return _(
        "This is a defect of skyhop, please report it (%(kind)s: %(text)s). SKYHOP_DEBUG=1 shows where it happened."
    ) % {"kind": type(error).__name__, "text": text}


def given_language(arguments: Sequence[str]) -> str | None:
    """The tag of the language that a line asks for before its command; None where it does not, or for none of ours."""
    given = None
    for place, word in enumerate(arguments[: _options_before(arguments)]):
        if word == LANGUAGE:
            given = next(iter(arguments[place + 1 :]), None)
        elif word.startswith(f"{LANGUAGE}="):
            given = word.removeprefix(f"{LANGUAGE}=")
    return known_language(given) if given else None


def _options_before(words: Sequence[str]) -> int:
    """Count the words of a line before its command: options, and the language that one of them names."""
    count = 0
    while count < len(words) and words[count].startswith("-"):
        count += 2 if words[count] == LANGUAGE else 1
    return count


def language_of(environment: Mapping[str, str]) -> str:
    """The tag of the language that the environment asks for, in the order of gettext."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "").partition(":")[0].partition(".")[0]
        if locale:
            return "en" if locale in {"C", "POSIX"} else locale.replace("_", "-")
    return "en"


def exit_code(end: SystemExit) -> int:
    """The number of an exit; a text is printed and counts as a failure."""
    if end.code is None:
        return 0
    if isinstance(end.code, int):
        return end.code
    print(printable(f"skyhop: {end.code}"), file=sys.stderr)
    return FAILED


def _add_command(app: typer.Typer, name: str, words: Sequence[str]) -> None:
    """Add a command; one that is decorated with `of_a_game` as the line's words need it."""
    module = import_module(f"{_group_of()[name]}.{name}")
    if hasattr(module, "app"):
        for subcommand in module.app.registered_commands:
            subcommand.help = _((getdoc(subcommand.callback) or "").partition("\n")[0])
        app.add_typer(module.app, name=name, help=summary(name), cls=Commands, no_args_is_help=True)
        return
    command = getattr(module, name)
    app.command(name, help=summary(name))(command.fitted_to(words) if hasattr(command, "fitted_to") else command)


def _completed_words() -> list[str]:
    """The words on the line that a shell wants completed."""
    return os.environ.get("_TYPER_COMPLETE_ARGS", os.environ.get("COMP_WORDS", "")).split()[1:]


def _unopened() -> None:
    """Stand in the list of commands for a file that is not asked for."""


def _show_version(value: bool) -> None:  # noqa: FBT001 - typer calls it so
    if value:
        print(f"skyhop {skyhop.__version__}")
        raise typer.Exit


def _known_language(tag: str | None) -> str | None:
    """Refuse a language without texts; what is spoken was chosen before."""
    if tag is not None and known_language(tag) is None:
        problem = _("there are no texts in the language %(tag)s; choose one of %(tags)s")
        raise typer.BadParameter(problem % {"tag": repr(tag), "tags": listed(languages())})
    return tag


def _options(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=_("Print the version and stop."))
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(LANGUAGE, callback=_known_language, help=_("Speak this language, such as de; yours if left out.")),
    ] = None,
) -> None:
    pass

"""Command `skyhop`: find the module of a command by its file name, import only that module, and set the exit code.

To add a command, add one file `skyhop/cli/<group>/<command>.py`; the groups are `games`, `research` and `server`.
The file contains a typer function with the name of the command. For a command with subcommands, it contains a
`typer.Typer` named `app` instead. `skyhop --help` shows the first line of the file's docstring. The help of each
function is its docstring. Two related commands may share a file `<command>_and_<command>.py`. For these commands,
`skyhop --help` shows the first docstring line of each function.

A function with the decorator `options.with_game_options` gets the options of the game on the command line.
Parameters before `*` are arguments, and all others are options. The docstring contains their help. For example,
`rules.py` may contain:

    def rules(game: str, *, summary: bool = False) -> None:
        '''Show the rules of a game.

        Args:
            game: Name of the game.
            summary: Show only the summary.
        '''

`typer.Option` in an annotation adds other properties of an option, such as its minimum value. If a help text contains
values, pass it to `typer.Option` as `help`. The program sets the language before it imports the file, so declarations
may use `_()`.

Exit codes: 0 success, 1 failure, 2 usage error, 130 interrupted.
Raise `typer.BadParameter` for 2 and `typer.Exit(1)` after your own message for 1.
The program prints errors of skyhop and unreadable files as one line. It reports all other
exceptions as defects. `SKYHOP_DEBUG=1` shows the traceback of an error.
"""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import getdoc
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Annotated, Any, NotRequired, TypedDict

import typer
from typer.core import TyperGroup

import skyhop
from skyhop.extras import missing_package
from skyhop.files import printable
from skyhop.i18n import N_, _, known_language, languages, listed, translated, use_language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FAILED = 1
LANGUAGE = "--language"

GROUPS = ("games", "research", "server")
"""Packages whose modules are the commands."""
SHARED = "_and_"
"""Text between two command names in the name of a module that holds both."""
_PREFIX = "Value error, "
_SENTENCES = {
    "greater_than_equal": N_("%(input)s is too small; the minimum is %(ge)s"),
    "less_than_equal": N_("%(input)s is too large; the maximum is %(le)s"),
    "int_parsing": N_("%(input)s is not a whole number"),
    "float_parsing": N_("%(input)s is not a number"),
}
"""Error sentences, by pydantic error type. Placeholders stand for the details of an error."""


def run_line(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code."""
    with use_language(parse_language(arguments) or find_language(os.environ)):
        try:
            if os.environ.get("SKYHOP_GAMES"):
                from skyhop.game.registry import keep_output_apart  # noqa: PLC0415  slow to import

                keep_output_apart()
            build_program(arguments)(args=list(arguments), prog_name="skyhop")
        except SystemExit as end:
            return convert_exit_code(end)
        except Exception as error:
            if os.environ.get("SKYHOP_DEBUG"):
                raise
            print(printable(f"skyhop: {format_error(error)}"), file=sys.stderr)
            return FAILED
    return 0


def build_program(arguments: Sequence[str]) -> typer.Typer:
    """Build the command tree.

    If the arguments name a command, import it and leave out all others. Otherwise, list all commands without an import.
    """
    app = typer.Typer(
        cls=Commands,
        callback=_declare_options,
        help=_("Play, study and print two balloon games."),
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    words = _read_completed_words() or arguments
    start = _count_options_before(words)
    command = next(iter(words[start:]), None)
    if command in _group_of() and "--help" not in words[:start]:
        _add_command(app, command, words)
        return app
    for name in list_commands():
        app.command(name, help=read_summary(name))(_stand_in)
    return app


def list_commands() -> list[str]:
    """Return the command names in alphabetical order. A module of a group holds one command, or two."""
    return sorted(_group_of())


@cache
def _group_of() -> dict[str, str]:
    """Return a mapping of command names to modules. Find the commands by file name, without imports."""
    return {
        name: f"{__package__}.{group}.{module.name}"
        for group in GROUPS
        for module in iter_modules(import_module(f"{__package__}.{group}").__path__)
        for name in module.name.split(SHARED)
    }


def read_summary(name: str) -> str:
    """Return the first docstring line of a command's file, or of its function in a shared file, without an import."""
    module = _group_of().get(name, "")
    spec = find_spec(module) if module else None
    if spec is None or spec.origin is None:
        return ""
    with Path(spec.origin).open(encoding="utf-8") as file:
        if SHARED in module:
            found = ast.parse(file.read()).body
            function = next(each for each in found if isinstance(each, ast.FunctionDef) and each.name == name)
            return _((ast.get_docstring(function) or "").partition("\n")[0])
        line = file.readline().strip()
    return _(line.strip('"')) if line.startswith('"""') else ""


def format_error(error: Exception) -> str:
    """Return an error as one line: the cause and the action that solves the problem."""
    if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("skyhop"):
        return missing_package(error)
    if isinstance(error, OSError) and error.strerror:
        place = f"{error.filename}: " if error.filename else ""
        return place + error.strerror
    text = " ".join(str(error).split())
    if type(error).__module__.partition(".")[0] == "skyhop":
        return text
    return _(
        "This is a bug in skyhop. Please report it (%(kind)s: %(text)s). Set SKYHOP_DEBUG=1 to see the traceback."
    ) % {"kind": type(error).__name__, "text": text}


def parse_language(arguments: Sequence[str]) -> str | None:
    """Return the language tag before the command. Return None without a tag.

    Also return None if the program has no translations for the language.
    """
    tag = None
    for place, word in enumerate(arguments[: _count_options_before(arguments)]):
        if word == LANGUAGE:
            tag = next(iter(arguments[place + 1 :]), None)
        elif word.startswith(f"{LANGUAGE}="):
            tag = word.removeprefix(f"{LANGUAGE}=")
    return known_language(tag) if tag else None


def _count_options_before(words: Sequence[str]) -> int:
    """Return the number of words before the command: options, and the value of `--language`."""
    count = 0
    while count < len(words) and words[count].startswith("-"):
        count += 2 if words[count] == LANGUAGE else 1
    return count


def find_language(environment: Mapping[str, str]) -> str:
    """Return the language tag from environment variables. The program reads them in the same order as gettext."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "").partition(":")[0].partition(".")[0]
        if locale:
            return "en" if locale in {"C", "POSIX"} else locale.replace("_", "-")
    return "en"


def convert_exit_code(end: SystemExit) -> int:
    """Return the exit code as a number. If it is a text, print this text and return the code for failure."""
    if end.code is None:
        return 0
    if isinstance(end.code, int):
        return end.code
    print(printable(f"skyhop: {end.code}"), file=sys.stderr)
    return FAILED


def _add_command(app: typer.Typer, name: str, words: Sequence[str]) -> None:
    """Add a command to the command tree. With `with_game_options`, add the options of the game in `words`, too."""
    from skyhop.cli.options import explain  # noqa: PLC0415  slow to import

    module = import_module(_group_of()[name])
    if hasattr(module, "app"):
        for subcommand in module.app.registered_commands:
            subcommand.help = _((getdoc(subcommand.callback) or "").partition("\n")[0])
            subcommand.callback = explain(subcommand.callback)
        app.add_typer(module.app, name=name, help=read_summary(name), cls=Commands, no_args_is_help=True)
        return
    command = getattr(module, name)
    fitted = command.fitted_to(words) if hasattr(command, "fitted_to") else command
    app.command(name, help=read_summary(name))(explain(fitted))


def _read_completed_words() -> list[str]:
    """Return the words of the command line that the shell wants to complete."""
    return os.environ.get("_TYPER_COMPLETE_ARGS", os.environ.get("COMP_WORDS", "")).split()[1:]


def _stand_in() -> None:
    """Do nothing. In the command tree, this function replaces a command whose file is not imported."""


def _show_version(value: bool) -> None:  # noqa: FBT001 - typer calls it so
    if value:
        print(f"skyhop {skyhop.__version__}")
        raise typer.Exit


def _check_language(tag: str | None) -> str | None:
    """Raise a usage error if the language has no translations. The program has already set the language."""
    if tag is not None and known_language(tag) is None:
        problem = _("the language %(tag)s is not available; choose one of %(tags)s")
        raise typer.BadParameter(problem % {"tag": repr(tag), "tags": listed(languages())})
    return tag


def _declare_options(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=_("Print the version and exit."))
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            LANGUAGE,
            callback=_check_language,
            help=_("Language of all texts, such as de. The default is your system's language."),
        ),
    ] = None,
) -> None:
    pass


class Commands(TyperGroup):
    """Group of commands that describes invalid values in the words of this module instead of pydantic's words."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401  types of typer
        """Find the command that the command line names.

        For an unknown command, suggest the commands whose summary begins with the unknown word.
        """
        verb = f"{args[0].lower()} "
        meant = [name for name, each in self.commands.items() if (each.help or "").lower().startswith(verb)]
        if meant and args[0] not in self.commands:
            names = {"name": repr(args[0]), "names": listed(meant)}
            ctx.fail(_("There is no command %(name)s. Did you mean: %(names)s") % names)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> object:  # noqa: ANN401  types of typer
        """Run the requested command. Replace the text of a usage error from pydantic with a clearer text."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            for problem in _list_problems(error)[:1]:
                error.message = _describe_problem(problem)
            error.message = printable(error.message)
            raise


class ValueProblem(TypedDict):
    """Problem that pydantic found in a value."""

    type: str
    msg: str
    input: object
    ctx: NotRequired[dict[str, object]]


def _list_problems(error: typer.BadParameter) -> list[ValueProblem]:
    """Return the problems that pydantic found in a value, from the cause of the error."""
    listed = getattr(error.__cause__, "errors", None)
    return listed() if listed is not None else []


def _describe_problem(problem: ValueProblem) -> str:
    sentence = _SENTENCES.get(problem["type"])
    if sentence is None:
        return problem["msg"].removeprefix(_PREFIX)
    return translated(sentence) % {"input": problem["input"], **problem.get("ctx", {})}

"""Wrong calls in words of our own: what a command refuses, and what the library that reads lines says in its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from skyhop.files import printable
from skyhop.i18n import N_, _, listed, translated

_PREFIX = "Value error, "
_SENTENCES = {
    "greater_than_equal": N_("%(input)s is too little; the least is %(ge)s"),
    "less_than_equal": N_("%(input)s is too much; the most is %(le)s"),
    "int_parsing": N_("%(input)s is no whole number"),
    "float_parsing": N_("%(input)s is no number"),
}
"""By the library's name for what is wrong; what it adds to the sentence stands in it by name."""


@contextmanager
def wrong_call(*kinds: type[Exception], place: object = "") -> Iterator[None]:
    """Answer errors of these kinds inside the block as a wrong call; `place` says what was wrong in."""
    try:
        yield
    except kinds as error:
        raise typer.BadParameter(f"{place}: {error}" if place else str(error)) from None


class Commands(TyperGroup):
    """All commands, or those below one; a value that one of them refuses is refused in our words."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401  typer's own
        """Find the command of a line; a word that helps begin with stands for what they are the help of."""
        verb = f"{args[0].lower()} "
        meant = [name for name, each in self.commands.items() if (each.help or "").lower().startswith(verb)]
        if meant and args[0] not in self.commands:
            names = {"name": repr(args[0]), "names": listed(meant)}
            ctx.fail(_("There is no command %(name)s; what you mean may be: %(names)s") % names)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401  typer passes a context of its own
        """Run the command that is asked for."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            for problem in _problems(error)[:1]:
                error.message = _in_words(problem)
            error.message = printable(error.message)
            raise


def _problems(error: typer.BadParameter) -> list[Mapping[str, Any]]:
    """List what the library has found wrong with a value, which is the cause of its error."""
    listed = getattr(error.__cause__, "errors", None)
    return listed() if listed is not None else []


def _in_words(problem: Mapping[str, Any]) -> str:
    sentence = _SENTENCES.get(problem["type"])
    if sentence is None:
        return str(problem["msg"]).removeprefix(_PREFIX)
    return translated(sentence) % {"input": problem["input"], **problem.get("ctx", {})}

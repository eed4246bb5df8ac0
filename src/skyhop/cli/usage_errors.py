"""Usage errors: values that a command refuses, and clear sentences in place of those of typer and pydantic."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NotRequired, TypedDict

import typer
from typer.core import TyperGroup

from skyhop.files import printable
from skyhop.i18n import N_, _, listed, translated

_PREFIX = "Value error, "
_SENTENCES = {
    "greater_than_equal": N_("%(input)s is too small; the minimum is %(ge)s"),
    "less_than_equal": N_("%(input)s is too large; the maximum is %(le)s"),
    "int_parsing": N_("%(input)s is not a whole number"),
    "float_parsing": N_("%(input)s is not a number"),
}
"""Sentences by the library's error type, with placeholders for the details that the library gives."""


@contextmanager
def raise_usage_errors(*kinds: type[Exception], place: object = "") -> Iterator[None]:
    """Turn these exceptions inside the block into usage errors; `place` names the wrong argument."""
    try:
        yield
    except kinds as error:
        raise typer.BadParameter(f"{place}: {error}" if place else str(error)) from None


class Commands(TyperGroup):
    """Group of commands that reports refused values in Skyhop's own sentences."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401  typer's own
        """Find the command of a line; for an unknown one, suggest commands whose help begins with that word."""
        verb = f"{args[0].lower()} "
        meant = [name for name, each in self.commands.items() if (each.help or "").lower().startswith(verb)]
        if meant and args[0] not in self.commands:
            names = {"name": repr(args[0]), "names": listed(meant)}
            ctx.fail(_("The command %(name)s does not exist. Did you mean: %(names)s") % names)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> object:  # noqa: ANN401  typer passes a context of its own
        """Run the requested command."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            for problem in _list_problems(error)[:1]:
                error.message = _describe_problem(problem)
            error.message = printable(error.message)
            raise


class ValueProblem(TypedDict):
    """Problem that the library found in a value."""

    type: str
    msg: str
    input: object
    ctx: NotRequired[dict[str, object]]


def _list_problems(error: typer.BadParameter) -> list[ValueProblem]:
    """Return the problems that the library found in a value; they are the cause of its error."""
    listed = getattr(error.__cause__, "errors", None)
    return listed() if listed is not None else []


def _describe_problem(problem: ValueProblem) -> str:
    sentence = _SENTENCES.get(problem["type"])
    if sentence is None:
        return problem["msg"].removeprefix(_PREFIX)
    return translated(sentence) % {"input": problem["input"], **problem.get("ctx", {})}

"""How templates become functions: calls are calls, and macros are functions.

Jinja looks at each function before it calls it, whether it wants the context of the template, has macros sort out what
they are given, and makes a new text of each that it writes. A page of a match has hundreds of all three.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.utils import missing
from markupsafe import Markup, escape

from skyhop.svg.svg import Fragment

MOST_REMEMBERED = 10_000
"""Short texts as pages write them: names, numbers, names of places."""
SHORT = 60
"""Letters; longer ones seldom come again."""


class PlainCalls(CodeGenerator):
    """Writes the function of a template."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802  Jinja's name
        """Write all of it, and let it escape by the function below."""
        super().visit_Template(node, frame)
        self.writeline(f"from {__name__} import escaped as escape, macro_of")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802, FBT001, FBT002
        """Write a call; one whose arguments are unpacked, or with a block, as Jinja does."""
        if forward_caller or node.dyn_args is not None or node.dyn_kwargs is not None:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in [*node.args, *node.kwargs]:
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """Write a macro; one that asks for more than its arguments, as Jinja does."""
        if macro_ref.accesses_kwargs or macro_ref.accesses_varargs or macro_ref.accesses_caller:
            super().macro_def(macro_ref, frame)
        else:
            self.write(f"macro_of(macro, {[argument.name for argument in macro_ref.node.args]!r})")


def macro_of(write: Callable[..., str], names: Sequence[str]) -> Callable[..., Markup]:
    """Make a macro of what writes it, which is given all arguments, `missing` for those that have their default."""

    def macro(*given: object, **named: object) -> Markup:
        given += tuple(named.pop(name, missing) for name in names[len(given) :])
        return Markup(write(*given, **named))  # noqa: S704  a template has escaped it

    return macro


def escaped(value: Any) -> str:  # noqa: ANN401  whatever a template shows
    """Write a value as a page shows it."""
    kind = type(value)
    if kind is Markup or kind is Fragment:
        return value  # type: ignore[no-any-return]  # it has just been asked
    if kind is int:
        return str(value)
    return _short(value) if kind is str and len(value) <= SHORT else escape(value)


@lru_cache(MOST_REMEMBERED)
def _short(text: str) -> str:
    return escape(text)

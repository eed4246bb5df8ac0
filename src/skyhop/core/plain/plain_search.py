"""The kernels that a search asks for, made around those of a plain game."""

from __future__ import annotations

from typing import Any

from skyhop.core.engine.callee import Kernel
from skyhop.core.engine.kernel import kernel
from skyhop.core.engine.record import Row
from skyhop.core.engine.search_kernels import SearchKernels
from skyhop.core.plain.plain_entries import Act, Determinize, Legal
from skyhop.core.plain.plain_table import Plain


def search_kernels(legal: Legal, act: Act, determinize: Determinize | None) -> SearchKernels:
    """Make them of the game's own; a plain game has no rules to read."""

    def list_legal(_rules: Any, table: Any, actions: Row) -> int:  # noqa: ANN401  the game's own records
        return 0 if table.ending else legal(table, actions)

    def step(_rules: Any, table: Any, action: int, actions: Row) -> int:  # noqa: ANN401  as above
        act(table, action)
        return 0 if table.ending else legal(table, actions)

    def fill_in(_rules: Any, view: Any, table: Any) -> None:  # noqa: ANN401  as above
        determinize(table, view.seat)  # type: ignore[misc]  # it is used where there is one

    return SearchKernels(
        determinize=leave if determinize is None else Kernel(fill_in),
        legal=Kernel(list_legal),
        step=Kernel(step),
        to_decide=to_decide,
        winners=winners,
        is_known=is_open if determinize is None else None,
    )


@kernel
def leave(_rules: Any, _view: Any, _table: Any) -> None:  # noqa: ANN401  as above
    """Fill in nothing: all lies open."""


@kernel
def to_decide(_rules: Any, table: Plain) -> int:  # noqa: ANN401  as above
    """Name the seat that decides."""
    return table.to_act


@kernel
def winners(_rules: Any, table: Plain) -> int:  # noqa: ANN401  as above
    """The seats that share the win, bits."""
    return table.winners


@kernel
def is_open(_rules: Any, _view: Any, _table: Any) -> bool:  # noqa: ANN401  as above
    """Nothing is hidden."""
    return True

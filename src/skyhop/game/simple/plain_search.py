"""The kernels that a search asks for, made around those of a plain game."""

from __future__ import annotations

from typing import Any

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import copier, kernel
from skyhop.engine.record import Record, Row
from skyhop.game.ai import SearchKernels
from skyhop.game.simple.kernels import Act, Determinize, Legal, Show, Start
from skyhop.game.simple.plain_table import Plain


def search_kernels(
    legal: Legal,
    act: Act,
    start: Start | None,
    show: Show | None,
    determinize: Determinize | None,
    open_record: type[Record],
) -> SearchKernels:
    """Make them of the game's own; a plain game has no rules to read."""
    copy_open, set_up, show_in_part = copier(open_record.dtype), start or leave_bare, show or leave

    def list_legal(_rules: Any, table: Any, actions: Row) -> int:  # noqa: ANN401  the game's own records
        return 0 if table.ending else legal(table, actions)

    def step(_rules: Any, table: Any, action: int, actions: Row) -> int:  # noqa: ANN401  as above
        act(table, action)
        return 0 if table.ending else legal(table, actions)

    def fill_in(_rules: Any, view: Any, table: Any) -> None:  # noqa: ANN401  as above
        determinize(table, view.seat)  # type: ignore[misc]  # it is used where there is one

    def begin(_rules: Any, table: Any, first: int, actions: Row) -> int:  # noqa: ANN401  as above
        table.to_act = first
        set_up(table)
        return 0 if table.ending else legal(table, actions)

    def show_all(_rules: Any, table: Any, view: Any, seat: int) -> None:  # noqa: ANN401  as above
        copy_open(table, view)
        view.seat = seat
        show_in_part(table, view, seat)

    return SearchKernels(
        determinize=leave if determinize is None else Kernel(fill_in),
        legal=Kernel(list_legal),
        step=Kernel(step),
        to_decide=to_decide,
        winners=winners,
        begin=Kernel(begin),
        show=Kernel(show_all),
        is_known=is_open if determinize is None else None,
    )


@kernel
def leave(_first: Any, _second: Any, _third: Any) -> None:  # noqa: ANN401  as above
    """Fill in nothing, and show nothing in part: all lies open."""


@kernel
def leave_bare(_table: Any) -> None:  # noqa: ANN401  as above
    """Set up nothing: all begins at zero."""


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

"""Who plays the pairs of an experiment: processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from skyhop.core.language.i18n import _

if TYPE_CHECKING:
    from skyhop.lab.pairs_file import Elsewhere, Kept

PROCESSES, RAY = "processes", "ray"


def _checked(given: str) -> str:
    """Say what is wrong with an executor before anything is compiled or played."""
    if given != PROCESSES:
        kind, _colon, address = given.partition(":")
        if kind != RAY:
            problem = _("%(given)s is no executor; one is %(processes)s, %(ray)s or %(ray)s:HOST:PORT")
            raise typer.BadParameter(problem % {"given": repr(given), "processes": PROCESSES, "ray": RAY})
        if find_spec(RAY) is None:
            raise ModuleNotFoundError(name=RAY)  # the program says how to install it
        from skyhop.lab.cluster import check  # noqa: PLC0415 - slow to import

        check(address)
    return given


Executor = Annotated[
    str,
    typer.Option(
        metavar=f"{PROCESSES}|{RAY}[:HOST:PORT]",
        callback=_checked,
        help=_(
            "Who plays: processes of this machine, or a Ray cluster, that of this machine or the one of that address."
        ),
    ),
]


@contextmanager
def playing(cases: Sequence[Kept], executor: str) -> Iterator[tuple[Iterable[Kept], Elsewhere | None]]:
    """Give the cases as an executor wants them, and what plays them there; None for processes of this machine."""
    if executor == PROCESSES:
        yield cases, None
        return
    from skyhop.lab.chunks import in_chunks, played_in_chunks  # noqa: PLC0415 - slow to import
    from skyhop.lab.cluster import mapping_on  # noqa: PLC0415 - as above

    if any(case.pairing.budget.seconds is not None for case in cases):
        raise typer.BadParameter(_("machines do not play alike by the clock: on a cluster, give --iterations"))
    with mapping_on(executor.partition(":")[2], cases[0].pairing.budget.threads) as mapped:
        yield map(in_chunks, cases), partial(played_in_chunks, mapped)

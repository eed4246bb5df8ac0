"""Boards made for the pages: by two worker threads, with a short queue, and kept for a while."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from skyhop.core.i18n import _, language
from skyhop.core.letters import outlined
from skyhop.web.limits import Busy

if TYPE_CHECKING:
    from skyhop.boards.model import Board
    from skyhop.boards.report import Report
    from skyhop.boards.settings import Settings

Made = TypeVar("Made")
BOARDS_KEPT, DRAWINGS_KEPT = 64, 48
MOST_WAITING = 40
_workers = ThreadPoolExecutor(2, thread_name_prefix="boards")


class Examined(NamedTuple):
    """A board, and what its check has found."""

    board: Board
    report: Report


async def in_worker(work: Callable[..., Made], *arguments: object) -> Made:
    """Do work in one of the two threads, in the reader's language; raises Busy where the queue is long."""
    if _workers._work_queue.qsize() >= MOST_WAITING:  # noqa: SLF001  the executor tells it nowhere else
        raise Busy
    context = contextvars.copy_context()
    return await asyncio.get_running_loop().run_in_executor(_workers, lambda: context.run(work, *arguments))


def examined(chosen: Settings) -> Examined:
    """Make and check the board of these settings. Raises ModuleNotFoundError where the press is not installed."""
    return _examined(chosen, language())


def drawing(chosen: Settings, theme: str) -> bytes:
    """Draw the board of these settings as SVG."""
    return outlined(_drawing(chosen, theme, language())).encode()


def plain_file(chosen: Settings) -> bytes:
    """Write the board of these settings as its JSON file."""
    from skyhop.boards.file import dumps  # noqa: PLC0415 - an extra

    return dumps(examined(chosen).board).encode()


def picture(chosen: Settings, theme: str) -> bytes:
    """Draw the board of these settings as PNG."""
    from skyhop.press.sheets import png  # noqa: PLC0415 - an extra

    return png(_drawing(chosen, theme, language()), examined(chosen).board.page.print_size)


def print_out(chosen: Settings, theme: str, *, with_rules: bool) -> bytes:
    """Print the board of these settings as PDF, with a page of rules if asked for."""
    from skyhop.boards.summary import rules_summary  # noqa: PLC0415 - an extra
    from skyhop.press.sheets import Sheets, pdf  # noqa: PLC0415

    board = examined(chosen).board
    size = board.page.print_size
    summary = rules_summary(board) if with_rules else ""
    drawn = _drawing(chosen, theme, language())
    return pdf(drawn, size, board.name or _("A board"), Sheets(chosen.paper), summary)


@lru_cache(BOARDS_KEPT)
def _examined(chosen: Settings, _language: str) -> Examined:
    from skyhop.boards.check import check  # noqa: PLC0415 - an extra
    from skyhop.boards.generate import generate  # noqa: PLC0415

    board = generate(chosen)
    return Examined(board, check(board))


@lru_cache(DRAWINGS_KEPT)
def _drawing(chosen: Settings, theme: str, _language: str) -> str:
    from skyhop.boards.draw.board import draw  # noqa: PLC0415 - an extra

    return draw(examined(chosen).board, theme)

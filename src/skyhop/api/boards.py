"""Maps of Aeronaut Odyssey for programs: made, read, drawn, printed."""

from __future__ import annotations

import secrets
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skyhop.core.language.given_file import text_of
from skyhop.core.language.i18n import _, listed
from skyhop.core.pictures.letters import outlined

if TYPE_CHECKING:
    from skyhop.boards.model import Board as InnerBoard


class Board:
    """A map of Aeronaut Odyssey; `board` gives one, and `start(…, board=…)` plays on it. A notebook shows its picture.

    Examples:
        >>> import skyhop
        >>> made = skyhop.board(size="tiny", seed=7)
        >>> made
        <skyhop.Board ..., 6 cities, ... routes>
        >>> skyhop.start("aeronaut-odyssey", board=made).game
        'aeronaut-odyssey'

    """

    def __init__(self, inner: InnerBoard) -> None:
        """Take a map of the engine up; `board` does."""
        self._inner = inner

    @property
    def name(self) -> str:
        """What it is called."""
        return self._inner.name

    @property
    def size(self) -> tuple[float, float]:
        """Breadth and height on paper, in mm."""
        return self._inner.page.print_size

    def svg(self, theme: str = "colour") -> str:
        """Draw it as one SVG document, which needs no font; `ValueError` names the themes there are."""
        return outlined(drawn(self._inner, theme))

    def pdf(self, file: str | PathLike[str], *, paper: str = "A4", theme: str = "colour", rules: bool = False) -> None:
        """Print it at its true size into a file, on as many sheets as that needs, with a page of rules if wanted.

        Raises:
            ValueError: naming the papers and themes there are.
            OSError: where the file cannot be written.

        """
        Path(file).write_bytes(printed(self._inner, paper, theme, rules=rules))

    def png(self, file: str | PathLike[str], *, theme: str = "colour") -> None:
        """Draw it into a file as PNG, 144 dots an inch; errors are as of `pdf`."""
        from skyhop.press.sheets import png  # noqa: PLC0415  an extra

        Path(file).write_bytes(png(drawn(self._inner, theme), self.size))

    def json(self) -> str:
        """Write it as the text of a board's file, which `board(file=…)` and `skyhop board` read."""
        from skyhop.boards.file import dumps  # noqa: PLC0415  slow to import

        return dumps(self._inner)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<skyhop.Board {self.name}, {len(self._inner.cities)} cities, {len(self._inner.routes)} routes>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._inner == other._inner

    def __hash__(self) -> int:
        return hash(self.json())


def drawn(board: InnerBoard, theme: str) -> str:
    """Draw a map; `ValueError` names the themes there are."""
    from skyhop.boards.draw.board import draw  # noqa: PLC0415  slow to import

    check_theme(theme)
    return draw(board, theme)


def check_theme(theme: str) -> None:
    """Raise `ValueError` where there is no such theme; it names those there are."""
    from skyhop.boards.draw.palette import THEMES  # noqa: PLC0415  as above

    if theme not in THEMES:
        problem = _("there is no theme %(theme)s; choose one of %(themes)s")
        raise ValueError(problem % {"theme": theme, "themes": listed(THEMES)})


def printed(board: InnerBoard, paper: str, theme: str, *, rules: bool) -> bytes:
    """Print a map as PDF; `ValueError` names the papers and themes there are."""
    from skyhop.boards.summary import rules_summary  # noqa: PLC0415  slow to import
    from skyhop.press.sheets import LONG_SIDE, Sheets, pdf  # noqa: PLC0415  an extra

    drawing = drawn(board, theme)
    if paper not in LONG_SIDE:
        problem = _("there is no paper %(paper)s; choose one of %(papers)s")
        raise ValueError(problem % {"paper": paper, "papers": listed(LONG_SIDE)})
    summary = rules_summary(board) if rules else ""
    return pdf(drawing, board.page.print_size, board.title or _("A board"), Sheets(paper), summary)


def board(
    *,
    code: str | None = None,
    file: str | PathLike[str] | None = None,
    **settings: Any,  # noqa: ANN401  what the settings take
) -> Board:
    """Make a map by settings or a share code, or read one from a file.

    Args:
        code: A share code, in place of settings.
        file: A board's file, in place of settings.
        settings: `seed` (0 to 2³² less 1; without one, by luck), `size` (tiny, small, regular, large, huge), `clarity`
            (chaos, okay, normal, clean, superclean), `kind` (pioneer, capital), `types` (letters, or how many),
            `expansions` (names), `players`, `paper`, `pages`; the same ones make the same map [AO-11.1, AO-11.2].

    Raises:
        ValueError: naming the setting and what it may be, or what is wrong with the file.
        OSError: where the file cannot be read.

    Examples:
        >>> import skyhop
        >>> skyhop.board(size="tiny", seed=7) == skyhop.board(size="tiny", seed=7)
        True
        >>> skyhop.board(size="giant")
        Traceback (most recent call last):
        skyhop.boards.settings.SettingsError: size: giant is unknown; choose from tiny, small, regular, large, huge

    """
    from skyhop.boards.file import LARGEST, loads  # noqa: PLC0415  slow to import
    from skyhop.boards.generate import generate  # noqa: PLC0415  as above
    from skyhop.boards.settings import SEEDS  # noqa: PLC0415  as above
    from skyhop.boards.settings import settings as checked  # noqa: PLC0415  as above
    from skyhop.boards.share import settings_of  # noqa: PLC0415  as above

    if file is not None:
        return Board(loads(text_of(Path(file), LARGEST)))
    if code is not None:
        return Board(generate(settings_of(code)))
    return Board(generate(checked({"seed": secrets.randbelow(SEEDS), **settings})))

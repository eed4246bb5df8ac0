"""Maps of Aeronaut Odyssey for programs: made, read, drawn, printed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skyhop.extras import naming_the_extra
from skyhop.files import text_of
from skyhop.i18n import _, listed
from skyhop.svg.element import outline_texts

if TYPE_CHECKING:
    from skyhop.boards.model import Board as InnerBoard
    from skyhop.game.material import Part


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

    def svg(self, style: str = "storybook", *, names: bool = False) -> str:
        """Draw it as one SVG document, which needs no font; `ValueError` names the styles there are.

        With `names`, cities have names beside their letters.
        """
        return outline_texts(drawn(self._inner, style, names=names))

    @naming_the_extra()
    def pdf(
        self,
        file: str | PathLike[str],
        *,
        parts: Sequence[str] = (),
        players: int = 0,
        paper: str = "A4",
        pages: int = 0,
        ink: str = "colour",
        style: str = "",
        names: bool = False,
    ) -> None:
        """Print it into a file, with all that a match on it needs on paper, or with the parts that are named.

        Args:
            file: What is written.
            parts: Such as `map`, `inventories`, `rules`; a wrong name is answered with all there are.
            players: How many play; 0: as many as the map was made for.
            paper: A4 or Letter.
            pages: Sheets of the map, which is made as large as they allow; 0: at its own size.
            ink: `colour`, `ink` or `gray`.
            style: Of the map and its legend, as of `svg`; without one `storybook`, or `ink` where that is saved.
            names: Whether cities have names.

        Raises:
            ValueError: naming what can be chosen instead.
            OSError: where the file cannot be written.
            ModuleNotFoundError: naming the extra that is missing.

        """
        from skyhop.print import document  # noqa: PLC0415  an extra

        named = [parts] if isinstance(parts, str) else parts
        chosen = document.choose_parts(self._material(players, wished(ink, style, names=names)), named)
        how = document.Print(paper, pages, ink=ink)
        Path(file).write_bytes(document.render_pdf(self._inner.title or _("A board"), chosen, how))

    def _material(self, players: int, look: str) -> Sequence[Part]:
        """All that so many need on paper for a match on it."""
        from skyhop.boards.file import to_plain  # noqa: PLC0415  slow to import
        from skyhop.game import registry  # noqa: PLC0415  as above
        from skyhop.game.capability import Capability  # noqa: PLC0415  as above
        from skyhop.game.material import Wish  # noqa: PLC0415  as above

        game = registry.having(Capability.BOARDS, Capability.MATERIAL)[0]
        return game.material(game.boards.on_board(to_plain(self._inner), players), Wish(look))

    @naming_the_extra()
    def png(self, file: str | PathLike[str], *, style: str = "storybook", names: bool = False) -> None:
        """Draw it into a file as PNG, 144 dots an inch; errors are as of `pdf`."""
        from skyhop.print.typst import render_png  # noqa: PLC0415  an extra

        Path(file).write_bytes(render_png(drawn(self._inner, style, names=names), self.size))

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


def drawn(board: InnerBoard, style: str, *, names: bool = False) -> str:
    """Draw a map; `ValueError` names the styles there are."""
    from skyhop.boards.draw.board import draw  # noqa: PLC0415  slow to import

    return draw(board, look_of(style, names=names))


def look_of(style: str, *, names: bool) -> str:
    """The look of a style; `ValueError` names the styles there are."""
    from skyhop.boards.draw.styles import FORMER_NAMES, STYLES, look_text  # noqa: PLC0415  as above

    known = FORMER_NAMES.get(style, style)
    if known not in STYLES:
        problem = _("there is no style %(style)s; choose one of %(styles)s")
        raise ValueError(problem % {"style": style, "styles": listed(STYLES)})
    return look_text(known, names=names)


def wished(ink: str, style: str, *, names: bool) -> str:
    """The look of what is printed; without a style, the one that goes with the ink. `ValueError` as above."""
    return look_of(style or ("ink" if ink == "ink" else "storybook"), names=names)


def printed(board: InnerBoard, look: str) -> bytes:
    """Print the drawing of a map as PDF at its own size."""
    from skyhop.boards.draw.board import draw  # noqa: PLC0415  slow to import
    from skyhop.game.material import Drawing, Poster  # noqa: PLC0415  as above
    from skyhop.print.document import Print, render_pdf  # noqa: PLC0415  an extra

    name = board.title or _("A board")
    paper = str(board.settings.get("paper", "A4"))
    return render_pdf(
        name, [Poster("map", name, Drawing(draw(board, look), name), board.page.print_size)], Print(paper)
    )


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
        ValueError: naming the setting and what it may be, or what is wrong with the file or the code; also where two
            of these are given.
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

    if (file is not None) + (code is not None) + bool(settings) > 1:
        raise ValueError(_("a board comes from settings, from a code or from a file: give one of them"))
    if file is not None:
        return Board(loads(text_of(Path(file), LARGEST)))
    return Board(_generated(code, settings))


def _generated(code: str | None, chosen: Mapping[str, object]) -> InnerBoard:
    """Make a map by a share code, or by settings, among which luck is the seed where they name none."""
    from skyhop.boards.generate import generate  # noqa: PLC0415  slow to import
    from skyhop.boards.settings import (  # noqa: PLC0415  as above
        SEEDS,
        settings,
        settings_of,
    )

    if code is not None:
        return generate(settings_of(str(code)))
    return generate(settings({"seed": secrets.randbelow(SEEDS), **chosen}))

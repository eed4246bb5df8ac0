"""Maps of Aeronaut Odyssey for programs: make, load, draw and print maps."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from skyhop.extras import naming_the_extra
from skyhop.files import text_of
from skyhop.i18n import _
from skyhop.svg import outline_texts

if TYPE_CHECKING:
    from skyhop.boards.model import Board as InnerBoard
    from skyhop.game.capability import Part


class Board:
    """Map of Aeronaut Odyssey, made by `board` and played with `start(…, board=…)`. A notebook shows its picture.

    Examples:
        >>> import skyhop
        >>> made = skyhop.board(size="tiny", seed=7)
        >>> made
        <skyhop.Board ..., 6 cities, ... routes>
        >>> skyhop.start("aeronaut-odyssey", board=made).game
        'aeronaut-odyssey'

    """

    def __init__(self, inner: InnerBoard) -> None:
        """Wrap a map of the engine. Call `board` to make a map."""
        self._inner = inner

    @property
    def name(self) -> str:
        """Name of the map."""
        return self._inner.name

    @property
    def size(self) -> tuple[float, float]:
        """Width and height on paper, in mm."""
        return self._inner.page.print_size

    def svg(self, style: str = "storybook", *, names: bool = False) -> str:
        """Return the map as an SVG document that needs no font.

        If `names` is True, the map shows each city's name next to its letter. An unknown style raises `ValueError`.
        The message lists the styles.
        """
        return outline_texts(render_board(self._inner, style, names=names))

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
        """Write a PDF file with all paper material for a match on the map, or only with the given `parts`.

        Args:
            file: Path of the PDF file.
            parts: Parts to print, such as `map`, `inventories` or `rules`; all if empty.
            players: Number of players; 0 for the number in the settings of the map.
            paper: A4 or Letter.
            pages: Number of sheets for the map. The map fills these sheets. 0 keeps the size of the map.
            ink: `colour`, `ink` or `gray`.
            style: Style of the map and its legend, as in `svg`. If empty, the style is `ink` for `ink="ink"`, otherwise
                `storybook`.
            names: True to print city names.

        Raises:
            ValueError: if an argument is unknown; the message lists the choices.
            OSError: if the file cannot be written.
            ModuleNotFoundError: if an extra is not installed; the message names the extra.
        """
        from skyhop.print import document  # noqa: PLC0415  an optional dependency

        named = [parts] if isinstance(parts, str) else parts
        chosen = document.choose_parts(self._list_parts(players, choose_look(ink, style, names=names)), named)
        options = document.Print(paper, pages, ink=ink)
        Path(file).write_bytes(document.render_pdf(self._inner.title or _("A board"), chosen, options))

    def _list_parts(self, players: int, look: str) -> Sequence[Part]:
        """Return the paper material for a match on the map: the parts to print for `players` players.

        `look` contains the drawing options.
        """
        from skyhop.boards.file import to_plain  # noqa: PLC0415  slow to import
        from skyhop.game import registry  # noqa: PLC0415  as above
        from skyhop.game.capability import Capability, MaterialOptions  # noqa: PLC0415  as above

        game = registry.list_games_with(Capability.BOARDS, Capability.MATERIAL)[0]
        return game.material(game.boards.on_board(to_plain(self._inner), players), MaterialOptions(look))

    @naming_the_extra()
    def png(self, file: str | PathLike[str], *, style: str = "storybook", names: bool = False) -> None:
        """Write the map as a PNG file with 144 pixels per inch. Raise the same errors as `pdf`."""
        from skyhop.print.typst import render_png  # noqa: PLC0415  an optional dependency

        Path(file).write_bytes(render_png(render_board(self._inner, style, names=names), self.size))

    def json(self) -> str:
        """Return the map as the text of a board file, which `board(file=…)` and `skyhop board` read."""
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


def render_board(board: InnerBoard, style: str, *, names: bool = False) -> str:
    """Return the map as SVG text. For an unknown style, raise `ValueError` with the list of styles."""
    from skyhop.boards.draw.board import draw  # noqa: PLC0415  slow to import

    return draw(board, find_look(style, names=names))


def find_look(style: str, *, names: bool) -> str:
    """Return the drawing options of a style, as text.

    For an unknown style, raise `ValueError` with the list of styles.
    """
    from skyhop.boards.draw.styles import DrawOptions  # noqa: PLC0415  as above

    return DrawOptions.of(style, names=names).text


def choose_look(ink: str, style: str, *, names: bool) -> str:
    """Return the drawing options of a printed map.

    If `style` is given, return the options of this style. Otherwise, return the options that fit `ink`. For an unknown
    style, raise `ValueError` with the list of styles.
    """
    return find_look(style or ("ink" if ink == "ink" else "storybook"), names=names)


def print_board(board: InnerBoard, look: str) -> bytes:
    """Return the map as the bytes of a PDF file, in its printed size."""
    from skyhop.boards.draw.board import draw  # noqa: PLC0415  slow to import
    from skyhop.game.capability import Drawing, Poster  # noqa: PLC0415  as above
    from skyhop.print.document import Print, render_pdf  # noqa: PLC0415  an optional dependency

    name = board.title or _("A board")
    paper = str(board.settings.get("paper", "A4"))
    return render_pdf(
        name, [Poster("map", name, Drawing(draw(board, look), name), board.page.print_size)], Print(paper)
    )


def board(
    *,
    code: str | None = None,
    file: str | PathLike[str] | None = None,
    **settings: object,
) -> Board:
    """Make a map from settings or a share code, or load a map from a file.

    Args:
        code: A share code, instead of settings.
        file: Path of a board file, instead of settings.
        settings: `seed` (0 to 2³² - 1; random by default), `size` (tiny, small, regular, large, huge), `clarity`
            (chaos, okay, normal, clean, superclean), `kind` (pioneer, capital), `types` (letters of balloon types
            such as "ROYWKB", or the number of types), `expansions` (names), `players`, `paper`, `pages`. The same
            settings make the same map [AO-11.1, AO-11.2].

    Raises:
        ValueError: if a setting, the code or the file is invalid, or if more than one of settings, code and file is
            given. The message for a setting names its choices.
        OSError: if the file cannot be read.

    Examples:
        >>> import skyhop
        >>> skyhop.board(size="tiny", seed=7) == skyhop.board(size="tiny", seed=7)
        True
        >>> skyhop.board(size="giant")
        Traceback (most recent call last):
        skyhop.boards.settings.SettingsError: size: there is no value giant; choose one of tiny, ...
    """
    from skyhop.boards.file import LARGEST, loads  # noqa: PLC0415  slow to import

    if (file is not None) + (code is not None) + bool(settings) > 1:
        raise ValueError(_("a board comes from settings, a share code or a file: give exactly one of these"))
    if file is not None:
        return Board(loads(text_of(Path(file), LARGEST)))
    return Board(_generate(code, settings))


def _generate(code: str | None, chosen: Mapping[str, object]) -> InnerBoard:
    """Generate a map from a share code or from settings. If the settings have no seed, choose a random seed."""
    from skyhop.boards.generate import generate  # noqa: PLC0415  slow to import
    from skyhop.boards.settings import SEEDS, read_share_code, settings  # noqa: PLC0415  as above

    if code is not None:
        return generate(read_share_code(str(code)))
    return generate(settings({"seed": secrets.randbelow(SEEDS), **chosen}))

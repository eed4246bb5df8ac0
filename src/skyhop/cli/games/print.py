"""Print a game to cut out and play: cards, tiles, tokens and rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from skyhop.cli.arguments import RulesetArguments, RulesetChoice, find_game, raise_usage_errors
from skyhop.cli.options import with_examples, with_game_options, with_gathered_options
from skyhop.game.capability import COLOUR, SAVING, MaterialOptions, MissingCapability
from skyhop.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from skyhop.engine.state import Ruleset
    from skyhop.game.game import Game
    from skyhop.print.document import Print

KINDS = (".pdf", ".png")


class PrintRequest(NamedTuple):
    """Command-line options of a print."""

    parts: Annotated[str, typer.Option("--with", metavar="NAMES")] = ""
    """Parts to print, such as cards,rules. Default: all parts."""
    output: Annotated[Path | None, typer.Option("-o", "--output")] = None
    """PDF file to write. Or a name for PNG files: one file per page, 300 dots per inch."""
    paper: str = "A4"
    """A4 or Letter."""
    pages: int = 0
    """Number of sheets that a map fills. 0 prints the map at its original size."""
    sides: str = "fold"
    """fold: backs beside the fronts, for folding. duplex: backs on separate sheets."""
    bleed: bool = False
    """Add a bleed around each card. A sheet then holds eight cards instead of nine."""
    back_shift: Annotated[str, typer.Option(metavar="X,Y")] = "0,0"
    """Shift of the backs in mm, to the right and down, for --sides duplex. See --with calibration."""
    ink: str = COLOUR
    """Colours of the print: colour, ink (saves ink) or gray."""

    @property
    def names(self) -> list[str]:
        """Names of the requested parts, such as `cards`, parsed from the options."""
        return [name for name in self.parts.replace(",", " ").split() if name]

    def make_options(self) -> Print:
        """Return the print options. An impossible combination is a usage error."""
        from skyhop.print.document import Print  # noqa: PLC0415 - an optional dependency
        from skyhop.print.pieces import Backs  # noqa: PLC0415
        from skyhop.print.typst import PaperError  # noqa: PLC0415

        with raise_usage_errors(PaperError):
            options = Print(
                self.paper, self.pages, Backs.of(self.sides, self.back_shift, own_bleed=self.bleed), self.ink
            )
            options.check()
        return options


def print_material(
    game: Game, ruleset: Ruleset, look: MaterialOptions, title: str, request: PrintRequest, usual: str
) -> None:
    """Write the requested parts to a file and print a description of them. The default file name is `usual`."""
    from skyhop.print import document  # noqa: PLC0415 - an optional dependency
    from skyhop.print.typst import PaperError  # noqa: PLC0415

    options, output = request.make_options(), request.output or Path(usual)
    if output.suffix not in KINDS:
        problem = _("%(file)s: the name of a file must end with %(kinds)s")
        raise typer.BadParameter(problem % {"file": output, "kinds": listed(KINDS)})
    with raise_usage_errors(PaperError):
        parts = document.choose_parts(game.material(ruleset, look), request.names)
    if output.suffix == ".pdf":
        save(output, document.render_pdf(title, parts, options))
    else:
        _save_pages(output, document.render_pictures(title, parts, options))
    for part, count in zip(parts, document.count_pages(parts, options), strict=True):
        pages = ", " + ngettext("%(count)s page", "%(count)s pages", count) % {"count": count} if count else ""
        typer.echo(f"  {part.name}: {part.title}{pages}")
    for line in document.list_hints(parts, options):
        typer.echo(line)


def _save_pages(output: Path, pages: Sequence[bytes]) -> None:
    for number, content in enumerate(pages, 1):
        save(output.with_stem(f"{output.stem}-{number}") if len(pages) > 1 else output, content)


def save(output: Path, content: bytes) -> None:
    """Write the content to a file, and print the name of the file."""
    output.write_bytes(content)
    typer.echo(_("wrote %(file)s") % {"file": output})


@with_game_options
@with_gathered_options
@with_examples
def print(  # noqa: A001  name of the command
    game: str,
    *,
    request: PrintRequest,
    rules: RulesetArguments,
    options: dict[str, str | bool],
) -> None:
    """Print a game to cut out and play: cards, tiles, tokens and rules.

    Args:
        game: Name of the game, such as balloon-cup.
    """
    choice = RulesetChoice(find_game(game), *rules, options)
    look = MaterialOptions(SAVING if request.ink == SAVING else COLOUR)
    with raise_usage_errors(MissingCapability):
        print_material(choice.game, choice.ruleset(), look, choice.game.title, request, f"{choice.game.name}.pdf")

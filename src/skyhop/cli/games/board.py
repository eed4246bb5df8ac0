"""Generate, check, show and print boards of Aeronaut Odyssey."""

from __future__ import annotations

import base64
import itertools
import secrets
import webbrowser
import zlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from skyhop.boards.settings import SEEDS, SIZES, Settings, SettingsError, read_share_code, settings, share_code
from skyhop.cli.arguments import raise_usage_errors
from skyhop.cli.compile_progress import BOARDS, compile_and_wait
from skyhop.cli.games.print import PrintRequest, print_material, save
from skyhop.cli.options import with_gathered_options
from skyhop.engine.document import encode_document, replace_fields, write_document
from skyhop.files import printable, text_of
from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.capability import Capability
from skyhop.i18n import _, listed, translated
from skyhop.svg import outline_texts

if TYPE_CHECKING:
    from skyhop.boards.drafts.draft import Draft

FAILED, MALFORMED = 1, 2


def check_file(file: Path, *, as_json: bool) -> int:
    """Check a board file and print the mistakes. Return the exit code: 0, FAILED or MALFORMED."""
    from skyhop.boards.check import UnreadBoard  # noqa: PLC0415
    from skyhop.boards.check import check as examine  # noqa: PLC0415 - slow to import
    from skyhop.boards.file import LARGEST, faults_in_text, loads  # noqa: PLC0415

    try:
        text = text_of(file, LARGEST)
    except OSError as error:
        problems = [str(error.strerror)]
    else:
        if (draft := _parse_draft(text)) is not None:
            return _check_draft(file, draft, as_json=as_json)
        problems = faults_in_text(text)
    if problems:
        message = _("error %(file)s: %(difference)s") % {"file": file, "difference": "\n    ".join(problems)}
        unread = UnreadBoard(file=str(file), error=problems[0], faults=tuple(problems))
        typer.echo(write_document(unread) if as_json else printable(message))
        return MALFORMED
    report = examine(loads(text))
    if as_json:
        typer.echo(write_document(replace_fields(report, file=str(file))))
    else:
        lines = list(map(str, report.mistakes))
        lines += [_("missed target: %(miss)s") % {"miss": miss} for miss in report.misses]
        _print_board_verdict(file, lines, is_fine=report.valid)
    return 0 if report.valid else FAILED


def _check_draft(file: Path, draft: Draft, *, as_json: bool) -> int:
    from skyhop.boards.drafts.check import check as examine  # noqa: PLC0415 - slow to import

    found = examine(draft)
    if as_json:
        typer.echo(write_document(found))
    else:
        titles = {"error": _("error: %(issue)s"), "open": _("to do: %(issue)s"), "warning": _("warning: %(issue)s")}
        lines = [titles[each.level] % {"issue": each.text} for each in found.issues if not each.is_left]
        _print_board_verdict(file, lines, is_fine=found.is_playable)
    return 0 if found.is_playable else FAILED


def _print_board_verdict(file: Path, lines: Sequence[str], *, is_fine: bool) -> None:
    verdict = _("ok %(file)s") if is_fine else _("failed %(file)s")
    typer.echo(printable("\n    ".join([verdict % {"file": file}, *lines])))


def pack_draft(file: Path) -> str:
    """Return the draft in a file as a URL fragment: the part after `#`, which browsers do not send to the server."""
    from skyhop.boards.drafts.draft import draft_of  # noqa: PLC0415 - slow to import
    from skyhop.boards.file import LARGEST, BoardError, loads  # noqa: PLC0415

    with raise_usage_errors(BoardError, OSError, place=file):
        text = text_of(file, LARGEST)
        draft = _parse_draft(text) or draft_of(loads(text))
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    content = packing.compress(write_document(draft).encode()) + packing.flush()
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _parse_draft(text: str) -> Draft | None:
    """Parse a draft document or a draft journal, and return its draft. Return None if the text is neither.

    A draft that cannot be read is a usage error.
    """
    from skyhop.boards.drafts.draft import Draft, DraftJournal  # noqa: PLC0415  slow to import
    from skyhop.engine.document import DocumentError, read  # noqa: PLC0415

    if "skyhop-draft-" not in text:
        return None
    with raise_usage_errors(DocumentError):
        return read(DraftJournal, text).draft if "skyhop-draft-journal-" in text else read(Draft, text)


if TYPE_CHECKING:
    from skyhop.boards.model import Board
    from skyhop.game.game import Game

CONTACT_WIDTH = 420.0  # mm of a contact sheet as PNG
KINDS = (".json", ".svg", ".png", ".pdf")

app = typer.Typer(rich_markup_mode=None)

Size = Annotated[str, typer.Option(help=_("Size of the map: tiny, small, regular, large or huge."))]
Clarity = Annotated[str, typer.Option(help=_("Spacing: chaos, okay, normal, clean or superclean."))]
Kind = Annotated[str, typer.Option(help=_("Ruleset of the map: pioneer or capital."))]
Seed = Annotated[int, typer.Option(min=0, help=_("The same seed gives the same boards."))]
Output = Annotated[Path | None, typer.Option("-o", "--output", help=_("File to write: .json, .svg, .png or .pdf."))]
Sheet = Annotated[Path, typer.Option("-o", "--output", help=_("SVG or PNG file to write."))]
Style = Annotated[
    str,
    typer.Option("--style", "--theme", help=_("Style of the map: storybook, old-chart, night-flight, subway or ink.")),
]
Names = Annotated[bool, typer.Option("--names", help=_("Show city names next to the city letters."))]
Source = Annotated[str, typer.Argument(help=_("A board file or a share code."))]


class BoardRequest(NamedTuple):
    """Command-line options that describe a board to generate."""

    seed: Annotated[int | None, typer.Option(min=0)] = None
    """The same seed gives the same board."""
    code: str | None = None
    """Share code of a board. It replaces the seed and all settings."""
    size: Size = "regular"
    clarity: Clarity = "clean"
    kind: Kind = "pioneer"
    players: int = 4
    """Number of inventories to print: 1 to 6."""
    types: str = "6"
    """Number of balloon types, or the letters of the types."""
    expansions: str = "trajectories"
    """Names of expansions, separated by spaces. An empty string means no expansions."""
    paper: str = "A4"
    """A4 or Letter."""
    pages: int = 0
    """Number of sheets: 1, 4 or 9. 0 means the number that the board size needs."""
    real_material: bool = False
    """Draw each space 27.66 mm long, for plastic trains."""

    def settings(self, style: str) -> Settings:
        """Return the settings of the board. An impossible combination is a usage error."""
        fields = {name: value for name, value in self._asdict().items() if name != "code"}
        seed = secrets.randbelow(SEEDS) if self.seed is None else self.seed
        with raise_usage_errors(SettingsError):
            return read_share_code(self.code) if self.code else settings(fields, seed=seed, ink=style == "ink")


@app.command()
@with_gathered_options
def new(
    *,
    request: BoardRequest,
    style: Style = "storybook",
    names: Names = False,
    stage: str | None = None,
    output: Output = None,
) -> None:
    """Generate a board. Without an output file, describe the board.

    Args:
        stage: Draw the unfinished board after this stage of the generator.
    """
    board_settings = request.settings(style)
    if stage is not None:
        save(output or Path(f"{stage}.svg"), outline_texts(_draw_sketch(board_settings, stage)).encode())
        return
    board = _generate(board_settings)
    words = {"name": board.title, "seed": board_settings.seed, "code": share_code(board_settings)}
    typer.echo(_("%(name)s, seed %(seed)s, share code %(code)s") % words)
    _show(board, output, style, names=names)


@app.command()
def check(files: list[Path], *, as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """Check board files and list their mistakes and missed targets.

    Args:
        files: Files of boards.
        as_json: Print one JSON object per file.
    """
    raise typer.Exit(max(check_file(file, as_json=as_json) for file in files))


@app.command()
def show(source: Source, *, style: Style = "storybook", names: Names = False, output: Output = None) -> None:
    """Draw a board as SVG or PNG, or write its board file. Without an output file, describe the board."""
    _show(_load_board(source), output, style, names=names)


@app.command(name="print")
@with_gathered_options
def print_(
    source: Source,
    *,
    request: PrintRequest,
    players: Annotated[int, typer.Option(min=0, max=6)] = 0,
    style: str = "",
    names: Names = False,
) -> None:
    """Print a board with all material for a match.

    Args:
        players: Number of players. 0 means the maximum of the map. 1 means a match against the rival.
        style: Style of the map and legend. Default: the style that fits --ink.
    """
    from skyhop.api.boards import choose_look  # noqa: PLC0415 - slow to import
    from skyhop.boards.file import to_plain  # noqa: PLC0415
    from skyhop.game.capability import MaterialOptions  # noqa: PLC0415

    board, game = _load_board(source), _find_game_on_boards()
    request.make_options()
    with raise_usage_errors(ValueError):
        look = choose_look(request.ink, style, names=names)
    with raise_usage_errors(RulesetError, place=source):
        ruleset = game.boards.on_board(to_plain(board), players)
    is_solo = game.seat_count(ruleset) == 1
    marks = _measure_marks(game, board) if is_solo and (not request.names or "solo" in request.names) else {}
    name = board.title or _("A board")
    print_material(game, ruleset, MaterialOptions(look, marks), name, request, "board.pdf")


def _find_game_on_boards() -> Game:
    """Return the first game that uses boards and supports self-play."""
    return registry.list_games_with(Capability.BOARDS, Capability.SELF_PLAY)[0]


def _measure_marks(game: Game, board: Board) -> dict[str, int]:
    """Return the number of points for each medal on a board, by the name of the medal."""
    from skyhop.lab import calibration as measure  # noqa: PLC0415 - slow to import

    compile_and_wait([registry.package(game.name)])
    found = measure.marks(game, measure.solo_ruleset(game, board))
    return {translated(measure.TITLES[name]): points for name, points in found._asdict().items()}


@app.command()
def marks(
    source: Source,
    *,
    points: int | None = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure how many points a bronze, silver or gold medal needs in a solo match on a board.

    Args:
        points: Show the medal for this number of points.
        as_json: Print one JSON object.
    """
    from skyhop.lab import calibration as measure  # noqa: PLC0415 - slow to import

    board = _load_board(source)
    game = _find_game_on_boards()
    compile_and_wait([registry.package(game.name)])
    with raise_usage_errors(RulesetError, place=source):
        found = measure.marks(game, measure.solo_ruleset(game, board))
    titles = {name: translated(title) for name, title in measure.TITLES.items()}
    if as_json:
        reached = None if points is None else found.find_mark(points) or None
        typer.echo(write_document(measure.MarksDocument(**found._asdict(), points=points, mark=reached)))
        return
    for name, least in found._asdict().items():
        typer.echo(_("%(mark)s: at least %(points)s points") % {"mark": titles[name], "points": least})
    if points is not None:
        mark = titles.get(found.find_mark(points)) or _("no medal")
        typer.echo(_("Medal for %(points)s points: %(mark)s") % {"points": points, "mark": mark})


@app.command()
def gallery(
    *,
    size: Size = "regular",
    clarity: Clarity = "superclean",
    kind: Kind = "pioneer",
    seed: Annotated[int, typer.Option(min=0)] = 0,
    style: Style = "storybook",
    names: Names = False,
    output: Sheet = Path("gallery.svg"),
) -> None:
    """Draw twelve generated boards of one size on one sheet.

    Args:
        seed: Seed of the first board.
    """
    from skyhop.boards.draw.board import draw_contact_sheet, size_of_sheet  # noqa: PLC0415 - slow to import

    look = _find_look(style, names=names)
    boards = _generate_boards({"seed": seed + n, "size": size, "clarity": clarity, "kind": kind} for n in range(12))
    _save_sheet(draw_contact_sheet(boards, look), size_of_sheet(boards), output)
    _print_left_out(boards, [look])


@app.command()
def styles(
    *,
    clarity: Clarity = "superclean",
    kind: Kind = "pioneer",
    seed: Seed = 0,
    names: Names = False,
    output: Sheet = Path("styles.svg"),
) -> None:
    """Draw boards of all sizes in all styles on one sheet."""
    from skyhop.boards.draw.board import draw_styles_sheet, size_of_styles_sheet  # noqa: PLC0415 - slow to import
    from skyhop.boards.draw.styles import STYLES  # noqa: PLC0415

    boards = _generate_boards({"seed": seed, "size": size, "clarity": clarity, "kind": kind} for size in SIZES)
    _save_sheet(draw_styles_sheet(boards, names=names), size_of_styles_sheet(boards), output)
    _print_left_out(boards, [_find_look(style, names=names) for style in STYLES])


def _save_sheet(drawing: str, size: tuple[float, float], output: Path) -> None:
    across, down = size
    save(output, _render_picture(drawing, output, (CONTACT_WIDTH, CONTACT_WIDTH * down / across)))


def _generate_boards(value_sets: Iterable[Mapping[str, object]]) -> list[Board]:
    """Generate boards with these settings, and show the progress on standard error. A wrong value is a usage error."""
    from skyhop.boards.generate import generate  # noqa: PLC0415 - slow to import

    with raise_usage_errors(SettingsError):
        all_settings = [settings(each) for each in value_sets]
    compile_and_wait([BOARDS])
    console = Console(stderr=True)
    return [
        generate(each)
        for each in track(all_settings, _("Making boards"), console=console, disable=not console.is_terminal)
    ]


def _generate(board_settings: Settings) -> Board:
    from skyhop.boards.generate import generate  # noqa: PLC0415 - slow to import

    compile_and_wait([BOARDS])
    return generate(board_settings)


def _load_board(source: str) -> Board:
    """Return the board from a file or a share code."""
    from skyhop.boards.file import LARGEST, BoardError, loads  # noqa: PLC0415 - slow to import

    path = Path(source)
    with raise_usage_errors(BoardError, SettingsError, place=source):
        if path.exists() or path.suffix:
            return loads(text_of(path, LARGEST))
        return _generate(read_share_code(source))


@app.command()
def edit(file: Path | None = None, *, at: str = "http://127.0.0.1:8000", no_browser: bool = False) -> None:
    """Draw a map in the map editor: open a board, a draft or an empty map in the browser.

    Args:
        file: File of a board or draft. Default: an empty map.
        at: Address of the server.
        no_browser: Print the address, but open no browser.
    """
    part = "" if file is None else f"#map={pack_draft(file)}"
    address = f"{at.rstrip('/')}/boards/edit{part}"
    if no_browser or not webbrowser.open(address):
        typer.echo(address)
    else:
        typer.echo(
            _("The editor is open at %(address)s. To keep the map, save it there as a file.")
            % {"address": f"{at}/boards/edit"}
        )


def _print_summary(board: Board) -> None:
    """Print a summary of a board, such as its size and share code."""
    from skyhop.boards.check import check as examine  # noqa: PLC0415 - slow to import

    report = examine(board)
    measures = encode_document(report.measures)
    typer.echo(_("%(cities)s cities, %(routes)s routes, %(trajectories)s trajectories") % measures)
    for finding in (*report.mistakes, *report.misses):
        typer.echo(f"    {finding}")


def _draw_sketch(board_settings: Settings, stage: str) -> str:
    from skyhop.boards.draw.board import draw_sketch  # noqa: PLC0415 - slow to import
    from skyhop.boards.generate import sketches  # noqa: PLC0415
    from skyhop.boards.pipeline import STAGES  # noqa: PLC0415

    if stage not in STAGES:
        problem = _("there is no stage %(stage)s; choose one of %(stages)s")
        raise typer.BadParameter(problem % {"stage": stage, "stages": listed(STAGES)})
    compile_and_wait([BOARDS])
    found = [sketch for sketch in sketches(board_settings) if sketch.stage == stage]
    return draw_sketch(found[-1])


def _show(board: Board, output: Path | None, style: str, *, names: bool) -> None:
    """Write the board to `output` as a board file or a picture. Without an output file, print a summary."""
    if output is None:
        _print_summary(board)
        return
    look = _find_look(style, names=names)
    save(output, _render_file(board, output, look))
    _print_left_out([board] * (output.suffix != ".json"), [look])


def _render_file(board: Board, output: Path, look: str) -> bytes:
    """Return the content of an output file: a picture or a board file, depending on the suffix of its name."""
    from skyhop.api.boards import print_board  # noqa: PLC0415 - slow to import
    from skyhop.boards.draw.board import draw  # noqa: PLC0415
    from skyhop.boards.file import dumps  # noqa: PLC0415

    if output.suffix == ".json":
        return dumps(board).encode()
    if output.suffix == ".pdf":
        return print_board(board, look)
    return _render_picture(draw(board, look), output, board.page.print_size)


def _render_picture(drawing: str, output: Path, size: tuple[float, float]) -> bytes:
    """Return a drawing as SVG or PNG, depending on the suffix of the file name."""
    from skyhop.print.typst import render_png  # noqa: PLC0415 - an optional dependency

    if output.suffix == ".svg":
        return outline_texts(drawing).encode()
    if output.suffix == ".png":
        return render_png(drawing, size)
    problem = _("%(file)s: the name of a file must end with %(kinds)s")
    raise typer.BadParameter(problem % {"file": output, "kinds": listed(KINDS)})


def _find_look(style: str, *, names: bool) -> str:
    """Return the drawing options of a style. An unknown style is a usage error."""
    from skyhop.api.boards import find_look  # noqa: PLC0415 - slow to import

    with raise_usage_errors(ValueError):
        return find_look(style, names=names)


def _print_left_out(boards: Sequence[Board], looks: Sequence[str]) -> None:
    """For each board and style, print the number of routes that stay curved, and the names that do not fit."""
    from skyhop.boards.draw.board import describe_left_out  # noqa: PLC0415 - slow to import

    for board, look in itertools.product(boards, looks):
        names = [board.title] * (len(boards) > 1) + [look] * (len(looks) > 1)
        for sentence in describe_left_out(board, look):
            typer.echo(": ".join([*names, sentence]))

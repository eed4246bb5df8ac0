"""Tools for boards of Aeronaut Odyssey: generate, check and draw a board, and measure the balance of turn order."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

from mcp.server.mcpserver import Context
from mcp_types import ImageContent
from pydantic import Field

from skyhop.boards.check import Report
from skyhop.boards.draw.styles import look_text
from skyhop.boards.settings import EXPANSIONS, SEEDS, Settings, SettingsError, read_share_code, settings, share_code
from skyhop.bots.bot import BY_ITERATIONS
from skyhop.engine.document import Document, replace_fields
from skyhop.engine.jit.compilation import entries_of
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.i18n import _, language
from skyhop.jobs import limited
from skyhop.mcp.errors import Tool, refuse
from skyhop.mcp.jobs import BALANCE, BOARD, Progress, ToolJobs, compile_now
from skyhop.mcp.positions import PictureForm, make_image_content
from skyhop.svg import outline_texts

if TYPE_CHECKING:
    from skyhop.boards.model import Board
    from skyhop.lab.pairs import PairBlock, Pairing

LARGEST = 512 * 1024
"""Maximum number of characters in a board file, five times the size of the largest generated board."""
BOARDS_KEPT = 32
MOST_GAMES = 1000
AT_A_TIME = 20
"""Number of matches in one job with limited memory. These matches take some seconds."""
BOARDS = "skyhop.boards"
"""Name of the package of the board generator. Its kernels must be compiled before a board job starts."""

Answer = TypeVar("Answer")
Source = Annotated[
    Mapping[str, object] | str,
    Field(description="Board: its share code, or its file as an object or as JSON text (AO-13.1)."),
]
Size = Annotated[
    Literal["tiny", "small", "regular", "large", "huge"],
    Field(description="Size of the board, from 6 to 50 cities (AO-11.2)."),
]
Kind = Annotated[Literal["pioneer", "capital"], Field(description="Ruleset of the board.")]
Expansions = Annotated[
    list[str],
    Field(description="Names of expansions: trajectories, bonus, multi, wild, thieves (AO-9).", max_length=5),
]
Style = Annotated[
    Literal["storybook", "old-chart", "night-flight", "subway", "ink"],
    Field(description="Style of the drawing. The style ink is black on white."),
]
Names = Annotated[bool, Field(description="True to show city names next to the city letters.")]


class Balance(Document, tag="skyhop-balance-1"):
    """Results by turn order in matches of the greedy bot against itself, with 95% confidence intervals."""

    games: int
    boards: int
    rows: dict[str, str]
    """Figures of the matches, by heading."""
    won: list[float]
    """Win share of each position in the turn order. The starting player comes first."""
    margin: list[float]
    """Half the width of the 95% confidence interval of each win share."""


class BoardTools:
    """Tools that generate, check and draw boards."""

    def __init__(self, work: ToolJobs) -> None:
        self._work = work

    @property
    def reading(self) -> Sequence[Tool]:
        """Tools that change nothing. All tools for boards are of this kind."""
        return (self.make_board, self.check_board, self.draw_board, self.measure_balance)

    async def make_board(
        self,
        context: Context,
        seed: Annotated[int | None, Field(description="The same seed and settings give the same board.", ge=0)] = None,
        size: Size = "regular",
        kind: Kind = "pioneer",
        players: Annotated[int, Field(description="Number of inventories on the printed board.", ge=1, le=6)] = 4,
        types: Annotated[str, Field(description="Number of balloon types, or their letters.", max_length=8)] = "6",
        expansions: Expansions = ["trajectories"],  # noqa: B006  never changed
        clarity: Annotated[
            Literal["chaos", "okay", "normal", "clean", "superclean"],
            Field(description="Minimum clarity of the layout."),
        ] = "clean",
    ) -> Report:
        """Generate and check a board, and return its share code. This takes some seconds, and you can cancel it."""
        try:
            chosen = settings(
                seed=secrets.randbelow(SEEDS) if seed is None else seed,
                size=size,
                kind=kind,
                players=players,
                types=types,
                expansions=expansions,
                clarity=clarity,
            )
        except SettingsError as error:
            refuse(f"{error}.", _("Clause AO-11.2 lists the choices."))
        return await self._work.run(BOARD, lambda progress: _run_limited(progress, _generate, chosen), context)

    async def check_board(self, context: Context, board: Source) -> Report:
        """Check a board. Return its errors with their clauses, and the targets that the board misses."""
        return await self._work.run(BOARD, lambda progress: _run_limited(progress, _check, board), context)

    async def draw_board(
        self,
        context: Context,
        board: Source,
        style: Style = "storybook",
        names: Names = False,  # noqa: FBT002  tools take arguments by name
        form: PictureForm = "png",
    ) -> ImageContent:
        """Draw a board as in print."""
        look = look_text(style, names=names)
        return await self._work.run(BOARD, lambda progress: _run_limited(progress, _draw, board, look, form), context)

    async def measure_balance(
        self,
        context: Context,
        kind: Kind = "pioneer",
        seats: Annotated[int, Field(description="Number of players. 1 means a solo match.", ge=1, le=6)] = 2,
        expansions: Expansions = ["trajectories"],  # noqa: B006  never changed
        size: Size = "small",
        games: Annotated[
            int,
            Field(
                description="Number of matches, each on a new board. More matches give narrower intervals.",
                ge=10,
                le=MOST_GAMES,
            ),
        ] = 200,
        seed: Annotated[int, Field(description="The same seed gives the same figures.", ge=0, le=2**31)] = 1,
    ) -> Balance:
        """Play Aeronaut Odyssey with the greedy bot at all seats, and count wins by turn order. You can cancel this."""
        if odd := set(expansions) - set(EXPANSIONS):
            problem = _("expansions: there is no expansion %(name)s; choose one of %(names)s.")
            refuse(problem % {"name": repr(min(odd)[:40]), "names": ", ".join(EXPANSIONS)})
        pairing = _make_pairing(kind, expansions, seats, size, seed)
        blocks = list["PairBlock"]()
        for first in range(0, games, AT_A_TIME):  # other jobs can run between two batches
            numbers = range(first, min(first + AT_A_TIME, games))
            blocks += await self._work.run(BALANCE, partial(_play, pairing, numbers, games), context)
        return _make_balance(pairing, blocks)


def board_file(code: str) -> str:
    """Return the JSON text of the board file for a share code."""
    from skyhop.boards.file import dumps  # noqa: PLC0415 - an optional dependency

    return dumps(_read(code))


def _run_limited(progress: Progress, work: Callable[..., Answer], *arguments: object) -> Answer:
    """Run a job in a process with limited memory, because clients may send any board. The job reports two steps."""
    return limited.run(work, *arguments, report=lambda done: progress(done, 2))


def _generate(settings: Settings, report: Callable[[int], None]) -> Report:
    report(0)
    board = _make_map(settings, language())
    report(1)
    return _report(board, share_code(settings))


def _check(source: Mapping[str, object] | str, report: Callable[[int], None]) -> Report:
    report(0)
    board = _read(source)
    report(1)
    return _report(board, source if isinstance(source, str) and "{" not in source else "")


def _report(board: Board, code: str) -> Report:
    from skyhop.boards.check import check  # noqa: PLC0415 - slow to import

    return replace_fields(check(board), code=code)


def _read(source: Mapping[str, object] | str) -> Board:
    """Parse a board file, or generate the board of a share code. Refuse an invalid board."""
    from skyhop.boards.file import BoardError, loads  # noqa: PLC0415 - slow to import

    try:
        if isinstance(source, str) and "{" not in source:
            return _make_map(read_share_code(source[:80]), language())
        text = source if isinstance(source, str) else json.dumps(source)
    except SettingsError as error:
        refuse(f"{error}.", _("make_board generates a board and returns its share code."))
    except (ValueError, RecursionError) as error:
        refuse(_("The board is not valid JSON: %(reason)s.") % {"reason": str(error)[:200]})
    if len(text) > LARGEST:
        refuse(_("The board is too large: the limit is %(most)s kB.") % {"most": LARGEST // 1024})
    try:
        return loads(text)
    except BoardError as error:
        refuse(f"{error}.", _("Clause AO-13.1 explains the board format."))


@lru_cache(BOARDS_KEPT)
def _make_map(settings: Settings, _language: str) -> Board:
    from skyhop.boards.generate import generate  # noqa: PLC0415 - an optional dependency

    return generate(settings)


def _draw(source: Mapping[str, object] | str, look: str, form: str, report: Callable[[int], None]) -> ImageContent:
    from skyhop.boards.draw.board import draw  # noqa: PLC0415 - an optional dependency
    from skyhop.print.typst import render_png  # noqa: PLC0415 - as above

    report(0)
    board = _read(source)
    report(1)
    drawing = draw(board, look)
    if form == "svg":
        return make_image_content(outline_texts(drawing).encode(), "image/svg+xml")
    return make_image_content(render_png(drawing, board.page.print_size), "image/png")


def _make_pairing(kind: str, expansions: Sequence[str], seats: int, size: str, seed: int) -> Pairing:
    """Return a pairing of the greedy bot with itself. Each match is on a new board of this size."""
    from skyhop.bots.one_ply import Greedy  # noqa: PLC0415
    from skyhop.lab.pairs import Pairing  # noqa: PLC0415

    game = registry.list_games_with(Capability.BOARDS, Capability.EVALUATION)[0]
    options = game.options
    board = share_code(settings(seed=seed, size=size, kind=kind, expansions=expansions, players=seats))
    chosen = {"expansions": tuple(expansions), "board": board}
    ruleset = game.ruleset({**options.ruleset(kind).values, **options.choose_for_players(seats), **chosen})
    return Pairing(
        game.name, ruleset.parameters, 2 * (Greedy.name,), BY_ITERATIONS, seed, is_fresh=True, is_by_turn=True
    )


def _play(pairing: Pairing, numbers: range, games: int, progress: Progress) -> list[PairBlock]:
    """Play the pairs with these numbers in a process with limited memory."""
    progress(numbers.start, games)
    compile_now(entries_of([registry.package(pairing.game), BOARDS]), progress)
    return limited.run(_play_limited, pairing, numbers, report=lambda number: progress(number + 1, games))


def _play_limited(pairing: Pairing, numbers: range, report: Callable[[int], None]) -> list[PairBlock]:
    from skyhop.lab.pairs import pair  # noqa: PLC0415 - slow to import

    found = list["PairBlock"]()
    for number in numbers:
        found.append(pair(pairing, number))
        report(number)
    return found


def _make_balance(pairing: Pairing, blocks: Sequence[PairBlock]) -> Balance:
    from skyhop.lab.cases import Case  # noqa: PLC0415 - slow to import
    from skyhop.lab.pairs_file import header_of  # noqa: PLC0415
    from skyhop.lab.tables import rows  # noqa: PLC0415

    case = Case(header_of(pairing), list(blocks))
    count, turns = len(blocks), case.standing_by_turn
    won, margin = [turn.share for turn in turns], [float(turn.margin) for turn in turns]
    return Balance(games=count, boards=count, rows=rows([case])[0], won=won, margin=margin)

"""Boards of Aeronaut Odyssey: made from a seed and settings, checked, drawn; and a small experiment on fairness."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from mcp.server.mcpserver import Context
from mcp_types import ImageContent
from pydantic import Field

from skyhop.boards.draw.styles import look_text
from skyhop.boards.report import Report
from skyhop.bots.bot import BY_ITERATIONS
from skyhop.engine.document import Document, changed
from skyhop.engine.jit.entries import entries_of
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.i18n import _, language
from skyhop.jobs import limited
from skyhop.mcp.errors import Tool, refuse
from skyhop.mcp.jobs import BALANCE, BOARD, Told, Work, compile_now
from skyhop.mcp.pictures import Form, image
from skyhop.svg.element import outlined

if TYPE_CHECKING:
    from skyhop.boards.model import Board
    from skyhop.boards.settings import Settings
    from skyhop.lab.pairs import PairBlock, Pairing

LARGEST = 512 * 1024
"""Characters of a board's file; the largest one that is generated has a fifth."""
BOARDS_KEPT = 32
MOST_GAMES = 1000
AT_A_TIME = 20
"""Number of games of one job, some seconds of work."""
BOARDS = "skyhop.boards"
"""The package that makes them, which has entries."""

Found = TypeVar("Found")
Source = Annotated[
    dict[str, Any] | str,
    Field(description="A board: its share code, or its file as an object or as JSON text (AO-13.1)."),
]
Size = Annotated[
    Literal["tiny", "small", "regular", "large", "huge"], Field(description="From 6 cities to 50 (AO-11.2).")
]
Kind = Annotated[Literal["pioneer", "capital"], Field(description="The rulebook that it is for.")]
Expansions = Annotated[
    list[str], Field(description="Of trajectories, bonus, multi, wild, thieves (AO-9).", max_length=5)
]
Style = Annotated[
    Literal["storybook", "old-chart", "night-flight", "subway", "ink"], Field(description="Ink needs no colour.")
]
Names = Annotated[bool, Field(description="Names beside the letters of cities.")]


class Balance(Document, tag="skyhop-balance-1"):
    """How many games of greedy against itself went, with intervals of 95%."""

    games: int
    boards: int
    rows: dict[str, str]
    """Figures by heading."""
    won: list[float]
    """The share of the win of whoever begins, of the next one, and so on."""
    margin: list[float]
    """How far these may err, to either side."""


class BoardTools:
    """The tools that make, check and draw boards."""

    def __init__(self, work: Work) -> None:
        self._work = work

    @property
    def looking(self) -> Sequence[Tool]:
        """All of them; none changes anything."""
        return (self.make_board, self.check_board, self.draw_board, self.measure_balance)

    async def make_board(
        self,
        context: Context,
        seed: Annotated[int | None, Field(description="The same seed and settings give the same board.", ge=0)] = None,
        size: Size = "regular",
        kind: Kind = "pioneer",
        players: Annotated[int, Field(description="For so many inventories are printed.", ge=1, le=6)] = 4,
        types: Annotated[str, Field(description="How many types of balloons, or their letters.", max_length=8)] = "6",
        expansions: Expansions = ["trajectories"],  # noqa: B006  it is only read
        clarity: Annotated[
            Literal["chaos", "okay", "normal", "clean", "superclean"], Field(description="How little crowding.")
        ] = "clean",
    ) -> Report:
        """Make a board of Aeronaut Odyssey, check it, give its share code. Takes seconds at most; can be cancelled."""
        from skyhop.boards.settings import SEEDS, SettingsError, settings  # noqa: PLC0415 - slow to import

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
            refuse(f"{error}.", _("AO-11.2 says what can be chosen."))
        return await self._work.done(BOARD, lambda told: _limited(told, _of_settings, chosen), context)

    async def check_board(self, context: Context, board: Source) -> Report:
        """Check a board from its file alone: what is wrong, each with its clause, and which targets it misses."""
        return await self._work.done(BOARD, lambda told: _limited(told, _of_source, board), context)

    async def draw_board(
        self,
        context: Context,
        board: Source,
        style: Style = "storybook",
        names: Names = False,  # noqa: FBT002  an argument of a tool has a name
        form: Form = "png",
    ) -> ImageContent:
        """Draw a board as it is printed."""
        look = look_text(style, names=names)
        return await self._work.done(BOARD, lambda told: _limited(told, _drawn, board, look, form), context)

    async def measure_balance(
        self,
        context: Context,
        kind: Kind = "pioneer",
        seats: Annotated[int, Field(description="How many play; 1 is solo.", ge=1, le=6)] = 2,
        expansions: Expansions = ["trajectories"],  # noqa: B006  it is only read
        size: Size = "small",
        games: Annotated[
            int, Field(description="Each on a board of its own; more games, narrower intervals.", ge=10, le=MOST_GAMES)
        ] = 200,
        seed: Annotated[int, Field(description="The same seed gives the same figures.", ge=0, le=2**31)] = 1,
    ) -> Balance:
        """Let greedy play Aeronaut Odyssey against itself and count who wins by turn. Can be cancelled."""
        if odd := set(expansions) - set(_names_of_expansions()):
            problem = _("expansions: there is no %(name)s; choose from %(names)s.")
            refuse(problem % {"name": repr(min(odd)[:40]), "names": ", ".join(_names_of_expansions())})
        pairing = _pairing(kind, expansions, seats, size, seed)
        blocks = list["PairBlock"]()
        for first in range(0, games, AT_A_TIME):  # between two parts, others have their turn
            numbers = range(first, min(first + AT_A_TIME, games))
            blocks += await self._work.done(BALANCE, partial(_played, pairing, numbers, games), context)
        return _balance(pairing, blocks)


def board_file(code: str) -> str:
    """The file of the board of a share code, as JSON."""
    from skyhop.boards.file import dumps  # noqa: PLC0415 - an extra

    return dumps(_read(code))


def _limited(told: Told, work: Callable[..., Found], *arguments: object) -> Found:
    """Do board work of two steps in a process with limited memory; an assistant may send any board."""
    return limited.run(work, *arguments, report=lambda done: told(done, 2))


def _of_settings(chosen: Settings, report: Callable[[int], None]) -> Report:
    from skyhop.boards.share import share_code  # noqa: PLC0415 - slow to import

    report(0)
    board = _made(chosen)
    report(1)
    return _examined(board, share_code(chosen))


def _of_source(source: dict[str, Any] | str, report: Callable[[int], None]) -> Report:
    report(0)
    board = _read(source)
    report(1)
    return _examined(board, source if isinstance(source, str) and "{" not in source else "")


def _examined(board: Board, code: str) -> Report:
    from skyhop.boards.check import check  # noqa: PLC0415 - slow to import

    return changed(check(board), code=code)


def _read(source: dict[str, Any] | str) -> Board:
    """Read a board, or make the one of a share code; refused where it is none."""
    from skyhop.boards.file import BoardError, loads  # noqa: PLC0415 - slow to import
    from skyhop.boards.settings import SettingsError  # noqa: PLC0415
    from skyhop.boards.share import settings_of  # noqa: PLC0415

    try:
        if isinstance(source, str) and "{" not in source:
            return _made(settings_of(source[:80]))
        text = source if isinstance(source, str) else json.dumps(source)
    except SettingsError as error:
        refuse(f"{error}.", _("make_board makes a board and gives its share code."))
    except (ValueError, RecursionError) as error:
        refuse(_("The board is no JSON that can be read: %(reason)s.") % {"reason": str(error)[:200]})
    if len(text) > LARGEST:
        refuse(_("The board is larger than %(most)s kB, which is more than one can need.") % {"most": LARGEST // 1024})
    try:
        return loads(text)
    except BoardError as error:
        refuse(f"{error}.", _("AO-13.1 says how a board is written."))


def _made(chosen: Settings) -> Board:
    return _generated(chosen, language())


@lru_cache(BOARDS_KEPT)
def _generated(chosen: Settings, _language: str) -> Board:
    from skyhop.boards.generate import generate  # noqa: PLC0415 - an extra

    return generate(chosen)


def _drawn(source: dict[str, Any] | str, look: str, form: str, report: Callable[[int], None]) -> ImageContent:
    from skyhop.boards.draw.board import draw  # noqa: PLC0415 - an extra
    from skyhop.print.typst import png  # noqa: PLC0415 - as above

    report(0)
    board = _read(source)
    report(1)
    drawing = draw(board, look)
    if form == "svg":
        return image(outlined(drawing).encode(), "image/svg+xml")
    return image(png(drawing, board.page.print_size), "image/png")


def _names_of_expansions() -> tuple[str, ...]:
    from skyhop.boards.settings import EXPANSIONS  # noqa: PLC0415 - slow to import

    return EXPANSIONS


def _pairing(kind: str, expansions: Sequence[str], seats: int, size: str, seed: int) -> Pairing:
    """Say what is played: the first game on boards, by greedy at all seats, on a fresh board of this size each time."""
    from skyhop.boards.settings import settings  # noqa: PLC0415 - slow to import
    from skyhop.boards.share import share_code  # noqa: PLC0415
    from skyhop.bots.one_ply import Greedy  # noqa: PLC0415
    from skyhop.lab.pairs import Pairing  # noqa: PLC0415

    game = registry.having(Capability.BOARDS, Capability.EVALUATION)[0]
    options = game.options()
    board = share_code(settings(seed=seed, size=size, kind=kind, expansions=expansions, players=seats))
    chosen = {"expansions": tuple(expansions), "board": board}
    ruleset = game.ruleset({**options.ruleset(kind).values, **options.at_table(seats), **chosen})
    return Pairing(
        game.name, ruleset.parameters, 2 * (Greedy.name,), BY_ITERATIONS, seed, is_fresh=True, is_by_turn=True
    )


def _played(pairing: Pairing, numbers: range, games: int, told: Told) -> list[PairBlock]:
    """Play games of a pairing in a process with limited memory."""
    told(numbers.start, games)
    compile_now(entries_of([registry.package(pairing.game), BOARDS]), told)
    return limited.run(_paired, pairing, numbers, report=lambda number: told(number + 1, games))


def _paired(pairing: Pairing, numbers: range, report: Callable[[int], None]) -> list[PairBlock]:
    from skyhop.lab.pairs import pair  # noqa: PLC0415 - slow to import

    found = list["PairBlock"]()
    for number in numbers:
        found.append(pair(pairing, number))
        report(number)
    return found


def _balance(pairing: Pairing, blocks: Sequence[PairBlock]) -> Balance:
    from skyhop.lab.pairs_file import header_of  # noqa: PLC0415 - slow to import
    from skyhop.lab.tables import by_turn, rows  # noqa: PLC0415

    (figures,), turns = rows([(header_of(pairing), blocks)]), by_turn(blocks)
    return Balance(
        games=len(blocks),
        boards=len(blocks),
        rows=figures,
        won=[turn.share for turn in turns],
        margin=[turn.margin for turn in turns],
    )

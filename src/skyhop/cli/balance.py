"""Is a game on boards fair? Let greedy play against itself and count."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.cli._compiling import BOARDS, compiled
from skyhop.cli._named import game_named
from skyhop.core.game import registry
from skyhop.core.game.capability import Capability
from skyhop.core.game.game import Game
from skyhop.core.language.i18n import _, listed

if TYPE_CHECKING:
    from skyhop.lab.balance.sample import Case, Sample

EXPANSION = ("trajectories",)
"""On boards where numbers of seats are compared."""


class What(StrEnum):
    """What is compared."""

    SEATS = "seats"
    EXPANSIONS = "expansions"
    STRENGTH = "strength"


def balance(
    what: Annotated[
        What, typer.Argument(help=_("Numbers of seats, expansions with four seats, or greedy among random players."))
    ] = What.SEATS,
    *,
    games: Annotated[int, typer.Option(min=10, help=_("Games for each row."))] = 10_000,
    boards: Annotated[int, typer.Option(min=5, help=_("Boards that they are spread over."))] = 50,
    game: Annotated[str | None, typer.Option(help=_("Name of the game; the first on boards if left out."))] = None,
    size: Annotated[str, typer.Option(help=_("Size of the boards: tiny, small, regular, large or huge."))] = "regular",
    seed: Annotated[int, typer.Option(min=0, help=_("The same seed gives the same figures."))] = 1,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FOLDER", help=_("Write table and plots into this folder."))
    ] = None,
) -> None:
    """Let greedy play a game by the thousand; show length, first seat, scores and endings as a table."""
    from skyhop.boards.settings import SIZES  # noqa: PLC0415 - slow to import
    from skyhop.lab.balance import report  # noqa: PLC0415

    if size not in SIZES:
        problem = _("there is no size %(size)s; choose one of %(sizes)s")
        raise typer.BadParameter(problem % {"size": repr(size), "sizes": listed(SIZES)})
    played, each = _game(game), min(boards, games)
    if output is not None and what is not What.STRENGTH:
        import_module("matplotlib")  # an extra, and missed before the games rather than after them
    compiled([registry.package(played.name), BOARDS])
    if what is What.STRENGTH:
        samples = _played(_by_size(played), games // len(SIZES), each // len(SIZES), seed, alone=True)
        groups = [samples[start : start + len(SIZES)] for start in range(0, len(samples), len(SIZES))]
        written = report.table([report.strength_of(group) for group in groups])
    else:
        cases = _by_expansion(played, size) if what is What.EXPANSIONS else _by_seats(played, size)
        samples = _played(cases, games, each, seed)
        written = report.table([report.row_of(sample) for sample in samples])
    print(written)
    if output is not None:
        _save(output, what, written, samples)


def _save(folder: Path, what: What, written: str, samples: Sequence[Sample]) -> None:
    """Write the table, and the plots where seats or expansions were compared."""
    from skyhop.lab.balance import plots  # noqa: PLC0415 - an extra, and slow to import
    from skyhop.lab.plot import save  # noqa: PLC0415 - as above

    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{what}.md").write_text(written + "\n", encoding="utf-8")
    if what is not What.STRENGTH:
        save(plots.wins_by_seat(samples), folder / f"{what}-wins.svg")
        save(plots.scores(samples), folder / f"{what}-scores.svg")


def _game(name: str | None) -> Game:
    """The game of a name, by default the first that can be compared."""
    known = [each for each in registry.names() if not _problem(game_named(each))]
    game = game_named(name or (known or registry.names())[0])
    if problem := _problem(game):
        names = {"problem": problem, "names": listed(known) or _("none")}
        raise typer.BadParameter(_("%(problem)s; choose one of %(names)s") % names)
    return game


def _problem(game: Game) -> str:
    """Say why a game cannot be compared; nothing where it can."""
    if not game.has(Capability.SELF_PLAY):
        return _("%(title)s cannot be compared: it does not play against itself") % {"title": game.title}
    return (
        ""
        if game.has(Capability.BOARDS)
        else _("%(title)s cannot be compared: it is not played on boards") % {"title": game.title}
    )


def _by_size(game: Game) -> list[Case]:
    """List the sizes of boards with two and four seats in both rulesets, with all expansions."""
    from skyhop.boards.settings import EXPANSIONS, SIZES  # noqa: PLC0415 - slow to import
    from skyhop.lab.balance.sample import Case  # noqa: PLC0415

    return [
        Case(game, base, tuple(EXPANSIONS), seats, size)
        for base in game.rulesets()
        for seats in (2, 4)
        for size in SIZES
    ]


def _by_seats(game: Game, size: str) -> list[Case]:
    """List every number of seats in both rulesets, with trajectories."""
    from skyhop.lab.balance.sample import Case  # noqa: PLC0415 - slow to import

    return [Case(game, base, EXPANSION, seats, size) for base in game.rulesets() for seats in game.seats]


def _by_expansion(game: Game, size: str) -> list[Case]:
    """List each expansion alone, none, and all of them, with four seats in both rulesets."""
    from skyhop.boards.settings import EXPANSIONS  # noqa: PLC0415 - slow to import
    from skyhop.lab.balance.sample import Case  # noqa: PLC0415

    choices: list[tuple[str, ...]] = [(), *((name,) for name in EXPANSIONS), tuple(EXPANSIONS)]
    return [Case(game, base, chosen, 4, size) for base in game.rulesets() for chosen in choices]


def _played(cases: Sequence[Case], games: int, boards: int, seed: int, *, alone: bool = False) -> list[Sample]:
    """Play all cases, as many at once as there are processors."""
    from skyhop.lab.balance.sample import play  # noqa: PLC0415 - slow to import

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(_("Playing"), total=len(cases) * boards)
        told: Callable[[], None] = lambda: progress.advance(bar)  # noqa: E731 - said once, right here
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda case: play(case, games, boards, seed, alone=alone, told=told), cases))

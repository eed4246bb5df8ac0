"""Commands that analyse finished matches, and check games and scenario files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.cli.arguments import raise_usage_errors
from skyhop.cli.compile_progress import compile_and_wait
from skyhop.cli.files import read_journals, report_damage, take_single_match
from skyhop.cli.options import AsJson, with_examples
from skyhop.engine.document import write_document
from skyhop.files import printable
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.game.conformance import Conformance, check_game
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.match import replay
from skyhop.i18n import _, grouped
from skyhop.rulebook import scenario

if TYPE_CHECKING:
    from skyhop.analysis.analysis import Analysis
    from skyhop.analysis.estimator import Estimator

FAILED, MALFORMED = 1, 2


@with_examples
def analyse(
    file: Path,
    *,
    match: Annotated[int | None, typer.Option(min=1)] = None,
    iterations: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    as_json: AsJson = False,
    plain: bool = False,
) -> None:
    """Analyse a finished match: win chances, mistakes, turning points, luck and decisions.

    Each decision is compared with the best decision for the information that its player had. The figures are
    estimates.

    Args:
        file: A journal from skyhop simulate or skyhop play --save.
        match: Number of the match to analyse, if the file has several matches.
        iterations: Search iterations for each decision. More iterations analyse deeper.
        seed: The same seed gives the same results.
        plain: Print without colours, even in a terminal.
    """
    line, read = take_single_match(read_journals(file, match), file)
    with report_damage(file, line):
        if replay(read).outcome is None:
            problem = _("%(file)s: match %(match)s is not over. Only finished matches can be analysed.")
            raise typer.BadParameter(problem % {"file": file, "match": read.header.match})
    estimator = _make_estimator(read, seed, iterations)
    found = _analyse_match(read, estimator)
    if as_json:
        from skyhop.analysis.analysis import analysis_document  # noqa: PLC0415 - slow to import

        print(write_document(analysis_document(read.header, estimator, found)))
        return
    from skyhop.terminal.analysis import format_analysis  # noqa: PLC0415 - slow to import

    console = Console(highlight=False, soft_wrap=True, color_system=None if plain else "auto")
    header = replace(read.header, seats=tuple(map(printable, read.header.seats)))
    for text in format_analysis(registry.game(read.header.game), header, found):
        console.print(text)


def _make_estimator(journal: Journal, seed: int, iterations: int | None) -> Estimator:
    """Compile and return the estimator of win chances for a match."""
    from skyhop.analysis.estimator import Estimator  # noqa: PLC0415 - slow to import

    game = registry.game(journal.header.game)
    with raise_usage_errors(MissingCapability):
        estimator = Estimator(game, seed, iterations, is_solo=journal.header.is_solo)
        entries = estimator.entries()
    compile_and_wait([registry.package(game.name)], entries)
    return estimator


def _analyse_match(journal: Journal, estimator: Estimator) -> Analysis:
    """Analyse the match. Show the progress if the error output is a terminal."""
    from skyhop.analysis.analysis import analyse  # noqa: PLC0415 - slow to import

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(_("Analysing"), total=None)
        return analyse(
            journal, estimator, lambda each: progress.update(task, completed=each.analysed_count, total=each.total)
        )


@with_examples
def check(
    paths: list[Path],
    *,
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: int = 0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check your own game, or run scenario files.

    Print one line per file. Exit with 0 if all passed.

    For a game, play random matches and check every position. Each finding names the file and line of the
    mistake, and the seed and ply of its position.

    Args:
        paths: Files of games (.py), folders of games (with game.py), scenario files (.toml), or folders of scenarios.
        games: Number of random matches for each game.
        seed: Seed of the first match. The next matches have the next seeds.
        as_json: Write one JSON object for each file.
    """
    results = [_check_game(path, games, seed, as_json=as_json) for path in paths if _is_game(path)]
    scenarios = [path for path in paths if not _is_game(path)]
    if scenarios:
        with raise_usage_errors(scenario.ScenarioError):
            files = scenario.find(scenarios)
        codes = [_check_file(file, as_json=as_json) for file in files]
        if not as_json:
            names = {"passed": codes.count(0), "count": len(codes)}
            print(_("%(passed)s of %(count)s scenarios passed") % names)
        results += codes
    raise typer.Exit(max(results))


def _is_game(path: Path) -> bool:
    """Return True for a Python file, and for the folder of a game."""
    return path.suffix == ".py" or (path / "game.py").is_file()


def _check_game(path: Path, games: int, seed: int, *, as_json: bool) -> int:
    """Check one game and print the findings. Return 0 if there are none, otherwise FAILED."""
    if not path.exists():
        raise typer.BadParameter(_("%(file)s does not exist") % {"file": path})
    with registry.with_file(path) as game:
        result = _check_with_progress(game, games, seed)
    if as_json:
        print(write_document(result))
        return FAILED if result.findings else 0
    for finding in result.findings:
        print(printable(_("failed %(file)s") % {"file": finding}))
    if not result.findings:
        print(printable(_("ok %(file)s") % {"file": path}))
    names = {"matches": result.matches, "decisions": result.decisions, "speed": grouped(result.speed)}
    print(_("Matches: %(matches)s. Decisions: %(decisions)s (%(speed)s a second).") % names)
    return FAILED if result.findings else 0


def _check_with_progress(game: Game, games: int, seed: int) -> Conformance:
    """Check a game. Show the progress if the error output is a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(_("Checking matches"), total=games)

        def track(numbers: range) -> Iterator[int]:
            for number in numbers:
                yield number
                progress.advance(task)
            progress.update(task, description=_("Compiling the game, and replaying the matches"), total=None)

        return check_game(game, games, seed, track=track)


def _check_file(file: Path, *, as_json: bool) -> int:
    """Run one scenario file and print its result. Return 0 if it passed, otherwise FAILED or MALFORMED."""
    try:
        difference = scenario.run(scenario.load(file))
        code = 0 if difference is None else FAILED
    except scenario.ScenarioError as error:
        difference, code = str(error), MALFORMED
    if as_json:
        print(write_document(scenario.ScenarioResult(file=str(file), passed=code == 0, difference=difference)))
    elif code == MALFORMED:
        print(printable(_("error %(file)s: %(difference)s") % {"file": file, "difference": difference}))
    elif difference is not None:
        print(printable(_("failed %(file)s: %(difference)s") % {"file": file, "difference": difference}))
    else:
        print(printable(_("ok %(file)s") % {"file": file}))
    return code

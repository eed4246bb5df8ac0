"""Check your own game, or run scenario files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.arguments import raise_usage_errors
from skyhop.cli.options import with_examples
from skyhop.engine.document import write_document
from skyhop.files import printable
from skyhop.game import registry
from skyhop.game.conformance import check_game
from skyhop.i18n import _, grouped
from skyhop.rulebook import scenario

FAILED, MALFORMED = 1, 2


@with_examples
def check(
    paths: list[Path],
    *,
    games: Annotated[int, typer.Option(min=1)] = 10,
    seed: int = 0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check games or run scenario files, and print one line per file. Exit with 0 if all passed.

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
        result = check_game(game, games, seed)
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

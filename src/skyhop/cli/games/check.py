"""Run scenario files and report the result of each file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.arguments import raise_usage_errors
from skyhop.cli.options import with_examples
from skyhop.engine.document import write_document
from skyhop.files import printable
from skyhop.i18n import _
from skyhop.rulebook import scenario

FAILED, MALFORMED = 1, 2


@with_examples
def check(paths: list[Path], *, as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """Run scenario files: print one line per file and the number of failures. Exit with 0 if all passed.

    Args:
        paths: Scenario files, or folders with scenario files.
        as_json: Write one JSON object for each file.
    """
    with raise_usage_errors(scenario.ScenarioError):
        files = scenario.find(paths)
    results = [_check_file(file, as_json=as_json) for file in files]
    if not as_json:
        names = {"passed": results.count(0), "count": len(results)}
        print(_("%(passed)s of %(count)s scenarios passed") % names)
    raise typer.Exit(max(results))


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

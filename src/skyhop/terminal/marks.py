"""What a solo match reaches, said at its end: bronze, silver, gold or none."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress

from skyhop.game.match import Match
from skyhop.i18n import _
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks


def marks_said(match: Match) -> str:
    """Say which mark a match reaches, or how to learn it where counting takes too long; nothing where it has none."""
    if not measure.is_marked(match):
        return ""
    points = measure.points_of(match)
    if measure.is_quick(match.game):
        return _counted(match).sentence(points)
    return _("Bronze, silver or gold? skyhop board marks FILE --points %(points)s says it for a map.") % {
        "points": points
    }


def marks_to_reach(match: Match) -> str:
    """Say at the beginning of a match how many points make each mark; nothing where counting takes too long."""
    return _counted(match).told() if measure.has_marks(match) and measure.is_quick(match.game) else ""


def _counted(match: Match) -> Marks:
    """Count the marks; a line on the error stream says how far it is."""
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(_("Counting the marks"), total=measure.PARTS)
        return measure.marks(match.game, match.view(None).ruleset, told=lambda: progress.advance(bar))

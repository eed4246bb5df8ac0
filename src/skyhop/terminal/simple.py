"""Default terminal for games without their own: the view in words, actions in notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from rich.box import ROUNDED
from rich.panel import Panel
from rich.text import Text

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match, Step, steps
from skyhop.game.text import GameTerminal
from skyhop.i18n import _
from skyhop.rulebook.clause import Clause
from skyhop.rulebook.rulebook import Rulebook, UnknownClause, rulebook_of

WIDTH = 76


class SimpleTerminal:
    """Default input and output of a game for a person at a terminal."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def render(self, view: View) -> Panel:
        """Frame the text of a view."""
        text = self._game.text(view)
        return Panel(Text(text), title=Text(self._game.title, "bold"), box=ROUNDED, padding=(1, 3), expand=False)

    def normalize(self, text: str) -> str:
        """Remove redundant spaces; the notation is unknown here."""
        return " ".join(text.split())

    def explain(self, view: View, action: int) -> str:  # noqa: ARG002  nothing is known of what actions do
        """Return only the action itself, without an explanation."""
        return _("your choice.")

    def choices(self, view: View) -> list[str]:
        """List the legal actions."""
        actions = "  ".join(self._game.write(view, action) for action in self._game.legal(view))
        return [_("You may do, as it is written here:"), *(f"  {line}" for line in wrap(actions, WIDTH))]

    def topics(self, view: View) -> Mapping[str, str]:  # noqa: ARG002  as above
        """Return no topics: only the view can be shown."""
        return {}

    def legend(self) -> str:
        """Return an empty legend: the notation is unknown here."""
        return ""

    def clauses(self, view: View) -> Sequence[str]:  # noqa: ARG002  as above
        """Return no clauses: the relevant ones are unknown here."""
        return ()


def terminal_of(game: Game) -> GameTerminal:
    """Return the game's own terminal, or the default one."""
    return game.terminal() if game.has(Capability.TERMINAL) else SimpleTerminal(game)


def rules_of_the_moment(game: Game, view: View, number: str = "") -> str:
    """Return the clauses that matter now, or those of a number, under the match's ruleset; Markdown.

    Return the summary if the relevant clauses are unknown.
    """
    if not game.has(Capability.RULEBOOK):
        return _("%(title)s has no rulebook yet.") % {"title": game.title}
    book = rulebook_of(game).for_ruleset(view.ruleset.parameters)
    try:
        numbers = [number] if number else list(terminal_of(game).clauses(view))
        return _clauses(book, numbers) if numbers else "\n\n".join(paragraph.text for paragraph in book.summary)
    except UnknownClause as error:
        return str(error)


def in_one_paragraph(clause: Clause) -> str:
    """Return a clause in one paragraph with its number and title; Markdown."""
    stop = "" if clause.title.endswith("?") else "."
    return f"**{clause.number} {clause.title}{stop}** {clause.text}"


def _clauses(book: Rulebook, numbers: list[str]) -> str:
    return "\n\n".join(in_one_paragraph(clause) for number in numbers for clause in book.named(number))


def log_of(match: Match, seat: int) -> Iterator[str]:
    """Yield the sentences of the match from its beginning, in a seat's view."""
    for step in steps(match.journal):
        yield from told(match, step, seat)


def told(match: Match, step: Step, seat: int) -> list[str]:
    """Return the sentences of one step, in a seat's view."""
    view = match.game.view(step.state, seat)
    return match.game.tell(view, match.game.heard(view.ruleset, step.events, seat))

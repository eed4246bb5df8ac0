"""An answer to a puzzle: whether it is right, and why, told from the view of the seat that decides alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from skyhop.bots.bot import title_of
from skyhop.core.figures import percent
from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.state import View
from skyhop.puzzles.collection import collection, number_of
from skyhop.puzzles.puzzle import Puzzle, Weighed

NamedAction = Callable[[View, int], str]
"""How a door calls an action, from the view of the seat that decides: in notation, or in words."""
SURE = 1.96
"""Standard errors to each side that hold 95%."""


class Told(NamedTuple):
    """One of the candidates in words."""

    text: str
    """In notation."""
    named: str
    """As the door calls it."""
    chance: str
    """Its win chance, with how far that may err."""
    why: str
    """What is at stake, in a sentence or two; empty where the game counts nothing."""
    is_best: bool
    is_chosen: bool


class Answer(NamedTuple):
    """What is said of an action that was chosen."""

    is_right: bool
    chosen: str
    """In notation, as the game writes it."""
    headline: str
    """Whether it is right, in a sentence that does not tell what is."""
    worth: str
    """What the choice promises, where it is not the best."""
    sentences: tuple[str, ...]
    """What is best, and why; then what is at stake with the choice, where it is another candidate."""
    candidates: tuple[Told, ...]
    """All that were looked at closely, the best first."""


def answered(puzzle: Puzzle, view: View, text: str, named: NamedAction | None = None) -> Answer:
    """Judge an action by its notation, and explain; `Refused` where the rules forbid it.

    The view must be that of the seat that decides. All is said in the language in use.
    """
    game = puzzle.game
    action = game.read(view, text)
    chosen = game.write(view, action)
    call = named or game.write
    candidates = tuple(_told(game, view, call, each, puzzle, chosen) for each in puzzle.candidates)
    is_right = chosen == puzzle.answer
    worth = "" if is_right else _worth(puzzle, chosen, call(view, action))
    others = [each.why for each in candidates if each.is_chosen and not each.is_best]
    sentences = (_best(candidates, puzzle), candidates[0].why, *others)
    headline = _("Right.") if is_right else _("%(action)s is not the best.") % {"action": call(view, action)}
    return Answer(is_right, chosen, headline, worth, tuple(filter(None, sentences)), candidates)


def heading(puzzle: Puzzle) -> str:
    """Say above a puzzle which one it is: the game, and its number among all, the easiest first."""
    names = {"title": puzzle.game.title, "number": number_of(puzzle), "count": len(collection(puzzle.game))}
    return _("%(title)s, puzzle %(number)s of %(count)s") % names


def asked() -> str:
    """Say what puzzles ask for."""
    return _("One action is clearly the best here. Which?")


def difficulty(puzzle: Puzzle) -> str:
    """Say how hard it is, by the level that solves about half of such puzzles."""
    names = {"points": round(puzzle.difficulty), "level": title_of(puzzle.level)}
    return _("Difficulty %(points)s: players of the level %(level)s solve about half of these.") % names


def _told(game: Game, view: View, call: NamedAction, each: Weighed, puzzle: Puzzle, chosen: str) -> Told:
    candidate = each.candidate(game, view)
    return Told(
        each.text,
        call(view, candidate.action),
        _chance(each),
        " ".join(candidate.told(game, view)),
        is_best=each.text == puzzle.answer,
        is_chosen=each.text == chosen,
    )


def _chance(each: Weighed) -> str:
    """Write a win chance with its interval of 95%."""
    return _("%(chance)s ± %(margin)s") % {"chance": percent(each.chance), "margin": percent(SURE * each.error, 1)}


def _best(candidates: tuple[Told, ...], puzzle: Puzzle) -> str:
    best, second, *_others = candidates
    names = {"best": best.named, "chance": best.chance, "second": second.named, "other": second.chance}
    told = _(
        "%(best)s promises a win chance of %(chance)s, the next best, %(second)s, one of %(other)s "
        "(%(count)s ways that the match may go on were tried)."
    )
    return told % (names | {"count": puzzle.worlds})


def _worth(puzzle: Puzzle, chosen: str, named: str) -> str:
    """Say what an action that is not the best was worth."""
    if chosen not in puzzle.chances:
        return _("%(action)s was hardly considered: it soon seemed to be worth much less.") % {"action": named}
    names = {"action": named, "chance": percent(puzzle.chances[chosen])}
    return _("%(action)s promises about %(chance)s.") % names

"""A match in words: made from one seat's view and from what it heard, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from operator import itemgetter
from typing import Any, NamedTuple

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.refusal import Refusal
from skyhop.game.text import Passage
from skyhop.i18n import _
from skyhop.server.matches.history import LogStep
from skyhop.server.matches.live import Live, heard_by
from skyhop.server.seats import has_several
from skyhop.web.http.fragments import PLY, TOKEN, Picture
from skyhop.web.http.templates import fragment
from skyhop.web.pages.match import after_game, clocks, rendering
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.names import names
from skyhop.web.simple_page.words import words_of

FEW = 9
"""Choices that are all shown at once; of more, those under each heading are opened by whoever wants them."""


class TextUpdate(NamedTuple):
    """A line of what has changed: a key, by which a page knows what it has announced, and the sentence."""

    key: str
    sentence: str


class NumberedChoice(NamedTuple):
    """A choice by the number that is typed for it."""

    number: str
    text: str
    title: str
    brings: str


class NumberedChoices(NamedTuple):
    """What `core.game.words.Choices` is, numbered."""

    title: str
    choices: tuple[NumberedChoice, ...]
    begin: str

    @property
    def span(self) -> str:
        """The numbers from the first to the last."""
        first, last = self.choices[0].number, self.choices[-1].number
        return first if first == last else _("%(first)s to %(last)s") % {"first": first, "last": last}


def picture(live: Live, seat: int | None, since: int | None = None, notice: Refusal | str = "") -> Picture:
    """Tell how the match stands to a seat or a spectator; of what has changed at least all since a ply, if given.

    Whoever looks from the same place is told the same, however many watch; a notice is for one reader.
    """

    def written() -> Picture:
        return Picture(fragment("web/words.html", shown(live, seat, since, notice)), {}, live.history.ply)

    if notice:
        return written()
    if since is not None:
        since = live.history.ply_of(live.history.count(since))
    return rendering.drawn_once(live, ("words", seat, since), written)


def due(live: Live, seat: int | None) -> str:
    """Say in one sentence whose turn it is and what is to be done, or how the match ended."""
    return words_of(live.match.game).due(live.view(seat), names(live.seats, seat))


def shown(live: Live, seat: int | None, since: int | None = None, notice: Refusal | str = "") -> dict[str, Any]:
    """What a page in words shows."""
    game, view = live.match.game, live.view(seat)
    named, outcome = names(live.seats, seat), game.outcome(view)
    words, beside = words_of(game), {"names": named, "seat": seat, "said": (), "is_past": False}
    told = {"headline": words.due(view, named), "is_over": outcome is not None, "is_own": game.may_decide(view)}
    around = rendering.match_shown(live, {**beside, **told}, is_latest=True)
    own = f"?seat={seat}" if is_shared(live, seat) else ""
    return {
        **beside,
        **told,
        **around,
        "headline": around.get("ending", around.get("headline", told["headline"])),
        "version": live.version_for(seat),
        "ply": PLY,
        "token": TOKEN,
        "table": f"/matches/{live.info.id}",
        "address": f"/matches/{live.info.id}/text{own}",
        "actor": live.history.showing(len(live.history) - 1, seat).actor if len(live.history) else None,
        "outcome": outcome,
        "changed": tuple(changed(live, seat, named, since)),
        "passages": tuple(passage for passage in words.passages(view, named) if passage.lines),
        "choices": () if live.is_paused or live.is_covered else choices_of(game, view, named),
        "few": FEW,
        "whole": tuple(map(str.strip, game.text(view).splitlines())) if game.has(Capability.WORDS) else (),
        "fresh": game.options().fresh,
        "notice": Notice.of(live.match, notice) if notice else None,
    }


def is_shared(live: Live, seat: int | None) -> bool:
    """Say whether who sits here plays other seats too, so that the device is handed on until the match is over."""
    return seat is not None and live.match.outcome is None and has_several(live.seats, seat)


def changed(live: Live, seat: int | None, named: tuple[str, ...], since: int | None) -> Iterator[TextUpdate]:
    """Tell what a seat has heard since its last turn, and what is said beside the play."""
    told, history = live.history.told(seat, None, named), live.history
    first = first_since(told, seat)
    if since is not None:
        first = min(first, history.steps_after(since).start)
    steps = [((step.ply, 0), TextUpdate(str(step.ply), " ".join(step.plain))) for step in told[first:]]
    remarks = [
        ((remark.ply, number), TextUpdate(f"{remark.ply}.{number}", remark.sentence(named, seat)))
        for number, remark in enumerate(heard_by(live, seat), 1)
        if remark.ply > history.ply_of(max(first - 1, 0)) or remark.ply == history.ply
    ]
    yield from (line for _place, line in sorted([*steps, *remarks], key=itemgetter(0)) if line.sentence)
    if live.match.outcome is None:
        left = clocks.disconnected_shown(live, named, seat)
        yield from (TextUpdate(f"gone{each.seat}{each.way}", each.told) for each in left)
        others = set(live.away) - set(live.gone)
        yield from (TextUpdate(f"away{n}", _("%(player)s is away.") % {"player": named[n]}) for n in sorted(others))
    if told_after := after_game.told(live, seat, named):
        yield TextUpdate(f"rematch{told_after}", told_after)


def first_since(told: Sequence[LogStep], seat: int | None) -> int:
    """Find the first step that a seat is told of: of its last turn, whose end it may not have heard, or after it.

    In the midst of a turn that is the first of the others since the turn before. For whoever only watches, it is so as
    for whoever acted last; where nobody else acts, it is the last step.
    """
    own = seat if seat is not None or not told else told[-1].actor
    runs = [(actor == own, len(list(run))) for actor, run in groupby(step.actor for step in told)]
    is_own = bool(runs) and runs[-1][0]
    others = sum(1 for _run in takewhile(lambda run: not run[0], reversed(runs[:-1] if is_own else runs)))
    kept = others + 1
    if is_own and not others:
        return len(told) - 1
    return len(told) - sum(length for _is_own, length in runs[-kept:])


def choices_of(game: Game, view: View, named: Sequence[str]) -> tuple[NumberedChoices, ...]:
    """Number all that the view's seat can do; where the notations are numbers themselves, by these."""
    groups = words_of(game).choices(view, named)
    texts = [choice.text for group in groups for choice in group.choices]
    numbers = iter(texts if all(map(str.isdecimal, texts)) else map(str, range(1, len(texts) + 1)))
    return tuple(
        NumberedChoices(
            group.title, tuple(NumberedChoice(next(numbers), *choice) for choice in group.choices), group.begin
        )
        for group in groups
    )


def told_passage(passage: Passage) -> str:
    """Say what stands under a heading, and its name first."""
    lines = " ".join(ended(line) for line in passage.lines)
    return _("%(title)s: %(lines)s") % {"title": passage.title, "lines": lines} if passage.title else lines


def told_choices(groups: Sequence[NumberedChoices]) -> str:
    """Say in short what can be done: each heading with its numbers, or of few choices each with its own."""
    told = _("%(number)s: %(choice)s")
    if sum(len(group.choices) for group in groups) > FEW:
        named = [told % {"number": group.span, "choice": group.title} for group in groups]
    else:
        named = [told % {"number": each.number, "choice": each.title} for group in groups for each in group.choices]
    return " ".join(map(ended, named))


def ended(sentence: str) -> str:
    """Let a voice rest behind what need not be a sentence."""
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."

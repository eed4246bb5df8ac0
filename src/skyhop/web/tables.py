"""The table as a picture: made from one seat's views and from nothing else, and once for all who look from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from skyhop.core.capability import Capability
from skyhop.core.i18n import _, language
from skyhop.core.match import Match
from skyhop.core.refusals import Refusal
from skyhop.core.state import View
from skyhop.table.history import History, Told
from skyhop.table.live import Live
from skyhop.table.seats import Seat
from skyhop.web.files import page_folder
from skyhop.web.game_page import page_of
from skyhop.web.names import names
from skyhop.web.notice import Notice
from skyhop.web.pages import fragment
from skyhop.web.picture import PLY, TOKEN, Parts, Picture
from skyhop.web.rules import address_of

STEPS_OF_PART = 16
"""Of the log, in one part of the page."""


class Line(NamedTuple):
    """One step in the log; the notation of others' actions, which may tell what they hide, only after the match."""

    actor: int
    ply: int
    sentences: tuple[str, ...]
    notation: str


class Played(Protocol):
    """One play of a game that a table shows: a match, or what leads to an exercise of a lesson."""

    @property
    def match(self) -> Match:
        """The match as it stands."""

    @property
    def history(self) -> History:
        """Its steps."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who plays it."""


_albums: WeakKeyDictionary[Live, tuple[str, dict[tuple[int | None, int, str], Picture]]] = WeakKeyDictionary()


def latest(live: Live, seat: int | None, notice: Refusal | str = "") -> Picture:
    """Show how the match stands, to a seat or a spectator; `notice` is an answer to the reader."""
    steps = len(live.history)
    if notice:
        return _drawn(live, seat, steps - 1, notice)
    return after_step(live, seat, steps - 1)


def after_step(live: Live, seat: int | None, index: int) -> Picture:
    """Show how the match stood after one step, -1 for its beginning; the last step is the latest picture.

    Whoever looks from the same place is given the same drawing.
    """
    made = _album(live)
    place = (seat, index, language())
    if place not in made:
        made[place] = _drawn(live, seat, index)
    return made[place]


def looked_back(live: Live, seat: int | None, count: int) -> Picture:
    """Show what a seat saw after so many steps: nothing can be done there, and the log goes on until now."""
    return _drawn(live, seat, count - 1, is_past=True)


def forget(live: Live) -> None:
    """Draw a match anew when it is looked at next."""
    _albums.pop(live, None)


def _album(live: Live) -> dict[tuple[int | None, int, str], Picture]:
    """The pictures that were drawn of a match since it changed."""
    version, made = _albums.get(live, ("", {}))
    if version != live.version:
        made = {}
        _albums[live] = (live.version, made)
    return made


def _drawn(live: Live, seat: int | None, index: int, notice: Refusal | str = "", *, is_past: bool = False) -> Picture:
    """Draw what a seat sees after a step: the offer of a draw, and what can be done, only after the last."""
    is_latest = index == len(live.history) - 1 and not is_past
    shown = play_shown(live, seat, index, is_past=is_past)
    context = {
        **shown,
        **_match_shown(live, shown, is_latest=is_latest),
        **(_looked_back_at(index + 1, len(live.history), shown["said"]) if is_past else {}),
        "version": live.version if is_latest else shown["version"],
        "notice": Notice.of(live.match, notice) if notice else None,
    }
    return picture_of("web/table.html", context, live.history.ply_of(index + 1))


def picture_of(template: str, context: dict[str, Any], ply: int) -> Picture:
    """Draw a table in parts."""
    parts = Parts(context["game"])
    return Picture(fragment(template, {**context, "part": parts}), parts.drawn, ply)


def view_at(played: Played, seat: int | None, step: int) -> View:
    """What a seat saw after so many steps."""
    if step == len(played.history):
        return played.match.view(seat)
    return played.history.view(step, seat)


def play_shown(played: Played, seat: int | None, index: int, *, is_past: bool) -> dict[str, Any]:
    """What a table shows of the play itself, after a step; nothing can be done there unless it is the last."""
    game, history = played.match.game, played.history
    view = view_at(played, seat, index + 1)
    showing = history.showing(index, seat) if index >= 0 else None
    is_latest = index == len(history) - 1 and not is_past
    named = names(played.seats, seat)
    told = history.told(seat, None if is_past else index + 1, named)
    legal = [game.write(view, action) for action in game.legal(view)] if is_latest else []
    outcome = game.outcome(view)
    return {
        "game": game.name,
        "version": str(history.ply_of(index + 1)),
        "ply": PLY,
        "seat": seat,
        "token": TOKEN,
        "names": named,
        "to_decide": game.to_decide(view),
        "outcome": outcome,
        "actor": showing.actor if showing else None,
        "said": told[index].sentences if index >= 0 else (),
        "step": index + 1,
        "is_past": is_past,
        "is_over": (played.match.outcome if is_past else outcome) is not None,
        "log": _log(told, seat, is_open=played.match.outcome is not None),
        "has_secrets": False,
        "seat_sign": "",
        **page_of(game.name).context(
            view, legal, showing.events if showing else (), named, history.heard_before(index, seat)
        ),
    }


def _match_shown(live: Live, shown: dict[str, Any], *, is_latest: bool) -> dict[str, Any]:
    """What a table shows of a match beside the play."""
    named, is_over = shown["names"], shown["is_over"]
    return {
        "match": live.info.id,
        "address": f"/matches/{live.info.id}",
        "said": _news(live, named, shown["said"]) if is_latest else shown["said"],
        "offer": live.offer if is_latest else None,
        "may_draw": live.may_draw,
        "away": tuple(named[number] for number in live.away) if is_latest and not is_over else (),
        "afterwards": Afterwards(shown["seat"] is not None, live.info.rematch if live.has_rematch else ""),
        "has_open_seat": any(place.kind == "open" for place in live.seats),
        "fairness": tuple(live.info.fairness(is_over=is_over).items()),
    }


def _log(told: Sequence[Told], seat: int | None, *, is_open: bool) -> list[tuple[Line, ...]]:
    """Write the log in parts; where it is open, with the notation of all actions."""
    lines = [
        Line(step.actor, step.ply, step.sentences, step.text if is_open or step.actor == seat else "") for step in told
    ]
    return [tuple(lines[first : first + STEPS_OF_PART]) for first in range(0, len(lines), STEPS_OF_PART)]


class Afterwards(NamedTuple):
    """What there is after a match: whether the reader may begin another like it, and the one that was begun."""

    may_begin: bool
    rematch: str


def _news(live: Live, named: Sequence[str], said: Sequence[str]) -> Sequence[str]:
    """What is told of the latest picture: what has happened beside the play since the last action, else that."""
    if live.has_rematch:
        return [_("The next match with the same players has begun.")]
    if live.offer is not None and live.match.outcome is None:
        return [_("%(player)s offers a draw.") % {"player": named[live.offer]}]
    return said


def _looked_back_at(step: int, steps: int, said: Sequence[str]) -> dict[str, Any]:
    """Tell what had happened, instead of what was to be done."""
    return {
        "is_own": False,
        "headline": _("Step %(step)s of %(steps)s") % {"step": step, "steps": steps},
        "advice": " ".join(said) or _("The match begins."),
    }


def frame(match: Match) -> dict[str, Any]:
    """What stands around the table and never changes."""
    game, ruleset = match.game, match.journal.header.ruleset
    options = game.options()
    return {
        "game": game.name,
        "title": game.title,
        "rules": address_of(game, ruleset),
        "has_rules": game.has(Capability.RULEBOOK),
        "documents": [option.title_of(str(ruleset[option.name])) for option in options.documents],
        "ruleset_title": options.title_of(str(ruleset["name"])),
        "definitions": page_of(game.name).definitions(match.view(None).ruleset),
        "has_module": (page_folder(game.name) / "table.js").is_file(),
    }

"""The table as a fragment of a page: made from one seat's views and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, cast

from skyhop.core import registry
from skyhop.core.capability import Capability
from skyhop.core.event import Event
from skyhop.core.i18n import _
from skyhop.core.ruleset import Ruleset
from skyhop.core.state import View
from skyhop.table.history import Showing
from skyhop.table.live import Live
from skyhop.table.seats import Seat
from skyhop.web.files import page_folder
from skyhop.web.pages import fragment
from skyhop.web.plain.page import PlainPage


class GamePage(Protocol):
    """What a game brings along for its page: a module `page/page.py` beside `table.html` and `table.css`.

    A game that brings none has the plain page, which is such a folder too: `skyhop.web.plain`.

    There may be `tools.html` for the bar above the table, and `table.js`, which hears of `picture-coming` and
    `picture-shown`.
    """

    def definitions(self, ruleset: Ruleset | None = None) -> str:
        """What is drawn once on a page; with a ruleset, on that of a match under it."""

    def emblem(self) -> str:
        """A small picture that stands for the game."""

    def context(
        self, view: View, legal: Sequence[str], events: Sequence[Event], names: Sequence[str]
    ) -> dict[str, Any]:
        """What `table.html` shows, made from a view, the legal actions of its seat and what it heard last.

        With `has_secrets` a device that several people share is handed on before the next seat's picture is shown, to
        the seat that `seat_sign` draws.
        """


def page_of(game: str) -> GamePage:
    """A game's page: its own, or the plain one."""
    played = registry.game(game)
    return cast("GamePage", registry.part(game, "page.page")) if played.has(Capability.PAGE) else PlainPage(played)


def latest(live: Live, seat: int | None, token: str, notice: str = "") -> str:
    """Show how the match stands, to a seat or a spectator; `notice` is an answer to the reader."""
    steps = len(live.history)
    showing = live.history.showing(steps - 1, seat) if steps else None
    view = live.match.view(seat)
    return fragment(
        "web/table.html", {**_context(live, view, showing, token), "version": live.version, "notice": notice}
    )


def after_step(live: Live, seat: int | None, index: int, token: str) -> str:
    """Show how the match stood after one step; the last step is the latest picture."""
    if index == len(live.history) - 1:
        return latest(live, seat, token)
    showing = live.history.showing(index, seat)
    context = _context(live, showing.view, showing, token)
    return fragment("web/table.html", {**context, "version": str(showing.ply), "notice": "", "offer": None})


def _context(live: Live, view: View, showing: Showing | None, token: str) -> dict[str, Any]:
    game, seat = live.match.game, view.seat
    ply = showing.ply if showing else live.history.ply
    is_latest = ply == live.history.ply
    told = live.history.told(seat, live.history.count(ply))
    legal = [game.write(view, action) for action in game.legal(view)] if is_latest else []
    return {
        "game": game.name,
        "match": live.info.id,
        "ply": ply,
        "seat": seat,
        "token": token,
        "names": names(live.seats, seat),
        "to_decide": game.to_decide(view),
        "outcome": game.outcome(view),
        "offer": live.offer,
        "actor": showing.actor if showing else None,
        "said": told[-1].sentences if told else (),
        "may_draw": live.may_draw,
        "has_open_seat": any(place.kind == "open" for place in live.seats),
        "log": told,
        "fairness": live.info.fairness(is_over=game.outcome(view) is not None),
        "has_secrets": False,
        "seat_sign": "",
        **page_of(game.name).context(view, legal, showing.events if showing else (), names(live.seats, seat)),
    }


def frame(live: Live) -> dict[str, Any]:
    """What stands around the table and never changes."""
    page = page_of(live.match.game.name)
    return {
        "game": live.match.game.name,
        "match": live.info.id,
        "ruleset": live.info.ruleset["name"],
        "has_rules": live.match.game.has(Capability.RULEBOOK),
        "ruleset_title": live.match.game.options().title_of(str(live.info.ruleset["name"])),
        "definitions": page.definitions(live.match.view(None).ruleset),
        "has_module": (page_folder(live.match.game.name) / "table.js").is_file(),
    }


def names(seats: list[Seat], seat: int | None) -> tuple[str, ...]:
    """Name the players as a seat's own page does.

    With the numbers of their seats where more than two play or one plays two, and to those who only watch, to whom
    nobody is the opponent: so does the log.
    """
    told = tuple(place.name(is_reader=number == seat) for number, place in enumerate(seats))
    is_shared = seat is not None and seats.count(seats[seat]) > 1
    if seat is not None and len(seats) <= 2 and not is_shared:
        return told
    return tuple(
        name if number == seat and not is_shared else _named(seats[number], name, number, is_reader=number == seat)
        for number, name in enumerate(told)
    )


def _named(place: Seat, name: str, number: int, *, is_reader: bool) -> str:
    if place.kind == "guest" and not is_reader:
        return _("Seat %(seat)s") % {"seat": number}
    return _("%(player)s, seat %(seat)s") % {"player": name, "seat": number}

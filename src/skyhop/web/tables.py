"""The table as a fragment of a page: made from one seat's views and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from skyhop.core.i18n import _
from skyhop.core.protocol import Ruleset, View
from skyhop.core.start import Fields, Start
from skyhop.table.history import Showing
from skyhop.table.matches import Live
from skyhop.table.seats import Seat
from skyhop.web.files import page_folder
from skyhop.web.pages import fragment


class GamePage(Protocol):
    """What a game brings along for its page: a module `page/page.py` beside `table.html` and `table.css`.

    There may be `tools.html` for the bar above the table, and `table.js`, which hears of `picture-coming` and
    `picture-shown`.
    """

    def rulesets(self) -> list[tuple[str, str, str]]:
        """Name the rulesets: name, title, a sentence."""

    def ruleset_title(self, name: str) -> str:
        """Give a ruleset's title, also for one of the players' own making."""

    def definitions(self, ruleset: Ruleset | None = None) -> str:
        """Give what is drawn once on a page; with a ruleset, on that of a match under it."""

    def emblem(self) -> str:
        """Give a small picture that stands for the game."""

    def context(self, view: View, legal: Sequence[str], step: Showing | None, names: Sequence[str]) -> dict[str, Any]:
        """Give what `table.html` shows, made from a view and the legal actions of its seat."""


class GameStart(Protocol):
    """How a game is begun from the lobby: a module `page/start.py` beside `start.html`."""

    def form_of(self, fields: Fields) -> dict[str, Any]:
        """Give what `start.html` shows, with the choices made so far."""

    def start_of(self, fields: Fields) -> Start:
        """Read the form; `RulesetError` says what cannot be. It may take a while."""


def page_of(game: str) -> GamePage:
    """Give a game's page."""
    return cast("GamePage", import_module(f"skyhop.games.{game.replace('-', '_')}.page.page"))


def start_of(game: str) -> GameStart:
    """Give a game's form."""
    return cast("GameStart", import_module(f"skyhop.games.{game.replace('-', '_')}.page.start"))


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
    context = _context(live, showing.after, showing, token)
    return fragment("web/table.html", {**context, "version": str(showing.ply), "notice": "", "offer": None})


def _context(live: Live, view: View, showing: Showing | None, token: str) -> dict[str, Any]:
    game, seat = live.match.game, view.seat
    ply = showing.ply if showing else live.history.ply
    is_latest = ply == live.history.ply
    told = live.history.told(seat, live.history.count(ply))
    legal = [game.write(view, action) for action in game.legal(view)] if is_latest else []
    return {
        "game": game.name,
        "match": live.sheet.id,
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
        "fairness": fairness(live, is_over=game.outcome(view) is not None),
        **page_of(game.name).context(view, legal, showing, names(live.seats, seat)),
    }


def frame(live: Live) -> dict[str, Any]:
    """Give what stands around the table and never changes."""
    page = page_of(live.match.game.name)
    return {
        "game": live.match.game.name,
        "match": live.sheet.id,
        "ruleset": live.sheet.ruleset["name"],
        "ruleset_title": page.ruleset_title(live.sheet.ruleset["name"]),
        "definitions": page.definitions(live.match.view(None).ruleset),
        "has_module": (page_folder(live.match.game.name) / "table.js").is_file(),
    }


def names(seats: list[Seat], seat: int | None) -> tuple[str, ...]:
    """Name the players as a seat's own page does; with seats' numbers where more than two play, or one plays two."""
    told = tuple(place.name(is_reader=number == seat) for number, place in enumerate(seats))
    is_shared = seat is not None and seats.count(seats[seat]) > 1
    if len(seats) <= 2 and not is_shared:
        return told
    return tuple(
        name if number == seat and not is_shared else _named(seats[number], name, number, is_reader=number == seat)
        for number, name in enumerate(told)
    )


def _named(place: Seat, name: str, number: int, *, is_reader: bool) -> str:
    if place.kind == "guest" and not is_reader:
        return _("Seat %(seat)s") % {"seat": number}
    return _("%(player)s, seat %(seat)s") % {"player": name, "seat": number}


def fairness(live: Live, *, is_over: bool) -> dict[str, str]:
    """Give what makes the shuffles checkable: the published hash, and after the match the secret."""
    shown = {"match": live.sheet.id, "commitment": live.shuffler.commitment}
    return shown | {"secret": live.sheet.secret.hex()} if is_over else shown

"""The matches of whoever looks at the lobby, in words: those that go on, and those that are over."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from skyhop.engine.state import Outcome
from skyhop.figures import moment
from skyhop.game import registry
from skyhop.game.ending import ending_of
from skyhop.game.text import names_listed
from skyhop.i18n import _, ngettext, translated
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import Matches
from skyhop.server.seats import Seat


class Listed(NamedTuple):
    """A match in the lobby's list, in words: whose turn it is or who has won, and when something happened last."""

    id: str
    title: str
    against: str
    stand: str
    is_due: bool
    actions: str
    last: str
    last_at: str


def known(rows: Sequence[Summary]) -> list[Summary]:
    """Leave out matches of games that are not there now: examples."""
    return [row for row in rows if row.game in registry.names()]


async def running(matches: Matches, guest: str) -> list[Listed]:
    """List a guest's matches that go on: those that others ask for first, then the latest."""
    rows = known(await matches.store.of_player(guest, is_over=False))
    rows.sort(key=lambda row: row.last_at, reverse=True)
    return [listed(row) for row in (*known(await matches.store.asking(guest)), *rows)]


def listed(row: Summary) -> Listed:
    """Say how a match stands."""
    game = registry.game(row.game)
    title = f"{game.title}, {game.options().title_of(row.ruleset)}"
    if row.series is not None:
        title += f" · {row.series.title(next(iter(row.own), None))}"
    actions = ngettext("%(count)s action", "%(count)s actions", row.actions) % {"count": row.actions}
    last = moment(datetime.fromisoformat(row.last_at)) + " UTC"
    is_due = not row.own or row.is_due
    stand = _ended(row, row.outcome) if row.outcome is not None else _("your turn") if is_due else _waiting(row.due)
    stand = stand if row.own else _("you are asked to play again")
    return Listed(row.id, title, _against(row.others), stand, is_due, actions, last, row.last_at)


def _ended(row: Summary, outcome: Outcome) -> str:
    if not outcome.winners:
        return _("drawn") if ending_of(outcome).counts else translated(ending_of(outcome).title)
    return _("you won") if set(row.own) & set(outcome.winners) else _("you lost")


def _waiting(due: Seat | None) -> str:
    if due is None:
        return ""
    if due.kind == "open":
        return _("waiting for somebody to sit down")
    return _("%(player)s is to act") % {"player": due.name(is_reader=False)}


def _against(others: Sequence[Seat]) -> str:
    if not others:
        return _("on this device")
    return _("against %(player)s") % {"player": names_listed(seat.name(is_reader=False) for seat in others)}

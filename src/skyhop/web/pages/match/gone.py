"""Who is gone from a match by minutes, as the others see it: how long they still wait, and what they can do then."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.bots import bot
from skyhop.i18n import _
from skyhop.server.matches.live import Live
from skyhop.server.timestamps import between, now
from skyhop.web.pages.match.clocks import EPOCH, span

REST = "\ue000rest\ue000"
"""Stands in a sentence for the time that is left."""


class GoneShown(NamedTuple):
    """Somebody who is gone: what is told of them, how long the others wait, and what can be done when that is over."""

    seat: int
    sentence: str
    headline: str
    """What is told of them while they are on turn."""
    before: str
    """What stands before the time that is left; nothing where none is."""
    after: str
    rest: int
    until: int
    """Milliseconds since 1970, by the clock of the server."""
    text: str
    way: str
    """What is offered then; nothing to whoever only watches."""
    may_call_off: bool
    back: str
    """What is told when they are back."""
    is_news: bool
    """Whether it has become so since the last action."""

    @property
    def told(self) -> str:
        """All of it in a sentence or two."""
        if self.before or self.after:
            return f"{self.sentence} {self.before}{self.text}{self.after}"
        return self.sentence + " " + _("You need not wait any longer.") if self.way else self.sentence


def shown(live: Live, names: tuple[str, ...], reader: int | None) -> tuple[GoneShown, ...]:
    """Whoever is gone, for a reader: of their own seats nothing is told."""
    if not (gone := live.gone):
        return ()
    own = set() if reader is None else set(live.seats_of(str(live.seats[reader].player)))
    at, entries = between(EPOCH, now()), live.match.journal.entries
    quiet = live.clock() - (entries[-1].at or 0 if entries else 0)
    told = list[GoneShown]()
    for seat, left in gone.items():
        if seat in own:
            continue
        who, goes_on = {"player": names[seat]}, live.goes_on_without(seat)
        sentence = _("%(player)s has closed the page.") if left.is_closed else _("%(player)s gives no sign of life.")
        before, _rest, after = _waiting(live, goes_on=goes_on).partition(REST) if left.is_waited_for else ("", "", "")
        told.append(
            GoneShown(
                seat,
                sentence % who,
                _("%(player)s is not here …") % who,
                before,
                after,
                left.rest,
                at + left.rest,
                span(left.rest + 999),
                "" if reader is None or left.is_waited_for else _way(live, goes_on=goes_on),
                may_call_off=not goes_on,
                back=_("%(player)s is back.") % who,
                is_news=left.age <= quiet,
            )
        )
    return tuple(told)


def _waiting(live: Live, *, goes_on: bool) -> str:
    """Say what the others can do, and when: before and after the place of the time."""
    if goes_on:
        words = {"bot": bot.title_of(live.stand_in), "time": REST}
        return _("In %(time)s a bot, %(bot)s, may be asked to play on for them.") % words
    return _("In %(time)s the win may be claimed, or the match called off.") % {"time": REST}


def _way(live: Live, *, goes_on: bool) -> str:
    return _("Let %(bot)s play on") % {"bot": bot.title_of(live.stand_in)} if goes_on else _("Claim the win")

"""What a table shows of what people do beside the play: taking back, time as a gift, phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skyhop.core.game.naming import inside
from skyhop.core.language.i18n import _, ngettext
from skyhop.table import gifts, take_backs
from skyhop.table.live import Live
from skyhop.table.phrases import Phrase
from skyhop.table.time_control import DAY, SECOND


class Asked(NamedTuple):
    """That somebody asks to take an action back: in words, and what the reader may do about it."""

    sentence: str
    is_own: bool
    may_answer: bool


class Beside(NamedTuple):
    """What the reader may do beside the play."""

    asked: Asked | None = None
    may_ask: bool = False
    gift: str = ""
    """What a button says that gives time; empty where none can be given."""
    phrases: tuple[tuple[str, str], ...] = ()
    """Words for a form, and what is said."""
    others: tuple[tuple[int, str, bool], ...] = ()
    """Who else sits there: seat and name, and whether the reader has muted them."""
    told: tuple[str, ...] = ()
    """What cannot be done here, and why; how a series stands."""


NOTHING = Beside()


def shown(live: Live, seat: int | None, named: Sequence[str]) -> Beside:
    """What a seat, or a spectator, is shown after the last step, by these names."""
    asked, series = _asked(live, seat, tuple(named)), live.info.series
    told = (series.after(live.match.outcome).sentence(named),) if series else ()
    if seat is None:
        return Beside(asked, told=told)
    others = take_backs.asked_of(live, seat)
    is_rated = live.info.is_rated and live.match.outcome is None and bool(others)
    return Beside(
        asked,
        take_backs.may_ask(live, seat) > 0,
        _gift(live, seat, named),
        tuple((each.value, each.words) for each in Phrase) if others else (),
        _others(live, seat, named),
        (*told, _("This match is rated: no action can be taken back.")) if is_rated else told,
    )


def _asked(live: Live, seat: int | None, named: tuple[str, ...]) -> Asked | None:
    request = take_backs.request_of(live)
    if request is None:
        return None
    step = live.history.told(seat, None, named)[-take_backs.since_own(live, request.seat)]
    words = {"player": named[request.seat], "action": " ".join(step.plain)}
    is_own = seat is not None and live.seats[seat].player == live.seats[request.seat].player
    if is_own:
        sentence = _("You ask to take this back: “%(action)s”") % words
    else:
        sentence = _("%(player)s asks to take this back: “%(action)s”") % words
    is_due = seat is not None and seat in take_backs.asked_of(live, request.seat) - request.agreed
    return Asked(sentence, is_own, is_due)


def _gift(live: Live, seat: int, named: Sequence[str]) -> str:
    other, control = gifts.receiver_of(live, seat), live.info.control
    if other is None or control is None:
        return ""
    if control.free:
        days = control.gift // DAY
        told = ngettext("Give %(player)s %(count)s day", "Give %(player)s %(count)s days", days)
        return told % {"player": inside(named[other]), "count": days}
    return _("Give %(player)s %(count)s s") % {"player": inside(named[other]), "count": control.gift // SECOND}


def _others(live: Live, seat: int, named: Sequence[str]) -> tuple[tuple[int, str, bool], ...]:
    muted = live.muted_by(seat)
    return tuple((number, inside(named[number]), number in muted) for number in sorted(take_backs.asked_of(live, seat)))

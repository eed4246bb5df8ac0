"""The clocks that a form offers, as they are written and in words."""

from __future__ import annotations

from skyhop.i18n import _, translated
from skyhop.server.clocks.time_control import CHOICES, NoControl, TimeControl
from skyhop.web.pages.lobby.fields import CLOCK, Fields


def clock_of(fields: Fields) -> str:
    """The clock as it is written; of a link the sign + arrives as a blank."""
    return fields.get(CLOCK).replace(" ", "+")


def clocks_offered(chosen: str = "") -> tuple[tuple[str, str], ...]:
    """The clocks to choose from, as they are written and in words; another one that was chosen is among them."""
    written = [*CHOICES, *([chosen] if chosen not in CHOICES else [])]
    return tuple((each, clock_title(each)) for each in written if _is_clock(each))


def clock_title(written: str) -> str:
    """Say what a clock gives, and how fast matches with it are."""
    control = TimeControl.read(written)
    if control is None:
        return _("no clock")
    names = {"clock": control.title, "speed": translated(control.speed.title)}
    return control.title if control.free else _("%(clock)s · %(speed)s") % names


def _is_clock(written: str) -> bool:
    try:
        return TimeControl.read(written) is not None
    except NoControl:
        return False

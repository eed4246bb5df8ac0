"""Display settings of a reader. A cookie stores the settings, so readers need no account.

The server reads the cookie and renders each page with these settings. Scripts write the same cookie
(`static/settings.js`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple
from urllib.parse import parse_qsl

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from skyhop.i18n import N_
from skyhop.web.http.app_state import state_of

YEAR_SECONDS = 365 * 24 * 3600
"""Lifetime of our cookies in seconds."""


def parse_cookie(header: str, name: str) -> str | None:
    """Return the value of a cookie in a Cookie header, without quotes. Return None if the header lacks the cookie.

    The function decodes no escapes, because our cookies contain none.
    """
    for pair in header.split(";"):
        key, _equals, value = pair.strip().partition("=")
        if key == name:
            is_quoted = len(value) > 1 and value[0] == value[-1] == '"'
            return value[1:-1] if is_quoted else value
    return None


def read_cookie(request: Request, name: str) -> str:
    """Return the value of a cookie, or an empty text."""
    return parse_cookie(request.headers.get("cookie", ""), name) or ""


def set_cookie(request: Request, response: Response, name: str, value: str, *, is_secret: bool = False) -> None:
    """Set a cookie for a year. Scripts cannot read a secret cookie.

    If the public URL is https, the cookie is always secure, even if a proxy does not report the scheme.
    """
    is_secure = request.url.scheme == "https" or state_of(request).public_url == f"https://{request.url.netloc}"
    response.set_cookie(name, value, max_age=YEAR_SECONDS, samesite="lax", secure=is_secure, httponly=is_secret)


COOKIE = "skyhop-settings"
"""Name of the settings cookie. All servers on the same host name share it."""
MAX_COOKIE_LENGTH = 400
"""Maximum number of characters that are parsed of the settings cookie."""


class SettingChoice(NamedTuple):
    """Possible value of a display setting, with the title that the settings page shows."""

    value: str
    title: str


class Setting(NamedTuple):
    """Display setting with its choices. If `needs_script` is True, it works only with JavaScript."""

    name: str
    title: str
    sentence: str
    choices: tuple[SettingChoice, ...]
    needs_script: bool = False
    default: str = ""
    """Value of the default choice. If this field is empty, the first choice is the default."""


SETTINGS = (
    Setting(
        "theme",
        N_("Colours"),
        N_("For all pages and matches."),
        (
            SettingChoice("system", N_("System")),
            SettingChoice("light", N_("Light")),
            SettingChoice("dark", N_("Dark")),
        ),
    ),
    Setting(
        "text",
        N_("Text"),
        N_("“Larger” makes all text 25% bigger."),
        (SettingChoice("normal", N_("Normal")), SettingChoice("larger", N_("Larger"))),
    ),
    Setting(
        "motion",
        N_("Motion"),
        N_("Reduced: changes fade in. None: changes appear without animation."),
        (
            SettingChoice("system", N_("System")),
            SettingChoice("less", N_("Reduced")),
            SettingChoice("none", N_("None")),
        ),
    ),
    Setting(
        "notation",
        N_("Notation"),
        N_("Show move notation on buttons and in the log."),
        (SettingChoice("off", N_("Hidden")), SettingChoice("on", N_("Shown"))),
    ),
    Setting(
        "watching",
        N_("When you watch a match"),
        N_("Choose how you appear to the players and the other spectators."),
        (SettingChoice("guest", N_("As a guest")), SettingChoice("named", N_("By name"))),
    ),
    Setting(
        "confirm",
        N_("Confirm each move"),
        N_("Always: you confirm each move. On touch: you can undo a move for three seconds before it counts."),
        (
            SettingChoice("device", N_("On touch: undo")),
            SettingChoice("always", N_("Always")),
            SettingChoice("never", N_("Never")),
        ),
        needs_script=True,
    ),
    Setting(
        "letters",
        N_("Single-key shortcuts"),
        N_("Off: shortcuts of one letter or digit work only while the map has the focus."),
        (SettingChoice("on", N_("On")), SettingChoice("off", N_("Off"))),
        needs_script=True,
    ),
    Setting(
        "hand",
        N_("Order of the hand"),
        N_("In games with cards."),
        (SettingChoice("kind", N_("By colour")), SettingChoice("rank", N_("By value"))),
        needs_script=True,
    ),
    Setting(
        "sound",
        N_("Sound"),
        N_("A sound for events of the match and for your turn. The page always shows the same information as text."),
        (SettingChoice("off", N_("Off")), SettingChoice("on", N_("On"))),
        needs_script=True,
    ),
    Setting(
        "voice",
        N_("Read aloud"),
        N_("Your browser reads events and errors aloud. Screen readers do so without this setting."),
        (SettingChoice("off", N_("Off")), SettingChoice("on", N_("On"))),
        needs_script=True,
    ),
    Setting(
        "loudness",
        N_("Volume"),
        N_("Volume of sound and voice, if you have turned them on."),
        (SettingChoice("soft", N_("Soft")), SettingChoice("medium", N_("Medium")), SettingChoice("loud", N_("Loud"))),
        needs_script=True,
        default="medium",
    ),
)
DEFAULTS: Mapping[str, str] = {setting.name: setting.default or setting.choices[0].value for setting in SETTINGS}
ALLOWED_VALUES = {setting.name: frozenset(choice.value for choice in setting.choices) for setting in SETTINGS}
"""Allowed values of each setting, by its name."""
_chosen: ContextVar[Mapping[str, str]] = ContextVar("skyhop_settings", default=DEFAULTS)


def current_settings() -> Mapping[str, str]:
    """Return the reader's settings: the value of each setting, by its name."""
    return _chosen.get()


def parse_settings(text: str) -> dict[str, str]:
    """Parse a settings cookie or form. Ignore unknown settings, and use the default for missing ones."""
    values = {
        name: value for name, value in parse_qsl(text[:MAX_COOKIE_LENGTH]) if value in ALLOWED_VALUES.get(name, ())
    }
    return {**DEFAULTS, **values}


@contextmanager
def use_settings(cookies: str) -> Iterator[None]:
    """Use the settings in a Cookie header for all pages rendered during the block."""
    token = _chosen.set(parse_settings(parse_cookie(cookies, COOKIE) or ""))
    try:
        yield
    finally:
        _chosen.reset(token)


def render_attributes() -> Markup:
    """Return the settings as HTML attributes of the page's root element. Style sheets and scripts read them."""
    return Markup(" ").join(Markup('data-{}="{}"').format(name, value) for name, value in current_settings().items())

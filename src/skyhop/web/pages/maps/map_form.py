"""Form that describes a map: its fields with their texts, and the parser of its query string."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from skyhop.boards.draw.styles import NAMES, STYLES, USUAL, DrawOptions, UnknownStyle
from skyhop.boards.settings import (
    EXPANSION_CHOICES,
    KIND_CHOICES,
    SEEDS,
    TYPES,
    Settings,
    SettingsError,
    settings,
    share_code,
)
from skyhop.game.options import OptionValue
from skyhop.i18n import N_, _, listed, translated

SINGLE = ("size", "clarity", "kind", "players", "paper", "pages", "real_material", "version")
SEVERAL = {"types": "", "expansions": " "}
BY_SIZE = "0"
"""Form value for the number of sheets. It means that the size of the map determines this number."""
ANOTHER = "roll"
"""Query parameter that requests another map with the same settings."""
IDEAS = "ideas"
"""Query parameter that requests several maps with consecutive seeds. Its value is the number of maps."""
COUNTS = (6, 9, 12)
"""Allowed numbers of maps on the page of ideas."""
EXAMPLE_SEED = 1
"""Seed of the example maps for the clarities. With this seed, the differences are easy to see."""
MAX_SEED_DIGITS = 10


class MapChoice(NamedTuple):
    """Chosen board: the settings of the generator, and the map style of the drawing."""

    settings: Settings
    theme: str = USUAL
    """Map style of the board. If cities have names, `names` follows, as in `subway,names`."""

    @property
    def code(self) -> str:
        """Share code of the board."""
        return share_code(self.settings)

    @property
    def path(self) -> str:
        """Address of the page that shows the board in the chosen map style."""
        more = {"theme": self.theme} if self.theme != self.usual_theme else {}
        return f"/boards/{self.code}" + (f"?{urlencode(more)}" if more else "")

    @property
    def code_with_style(self) -> str:
        """Share code followed by the map style, for the form that starts a match on the board."""
        more = {"theme": self.style} if self.theme != self.usual_theme else {}
        return self.code + (f"?{urlencode(more)}" if more else "")

    def file(self, kind: str, **more: str) -> str:
        """Return the address of a file of the board. `kind` is the type of the file, such as `svg`."""
        query = ({"theme": self.theme} if kind != "json" and self.theme != self.usual_theme else {}) | more
        return f"/boards/{self.code}.{kind}" + (f"?{urlencode(query)}" if query else "")

    @property
    def preview(self) -> str:
        """Address of the small picture of the board."""
        return self.file("webp")

    def after(self, count: int) -> MapChoice:
        """Return a choice that differs only in its seed: the seed is higher by `count`, modulo `SEEDS`."""
        return self._replace(settings=replace(self.settings, seed=(self.settings.seed + count) % SEEDS))

    def ideas(self, count: int) -> str:
        """Return the address of a page with `count` similar maps. The first of these maps is the map of this choice."""
        query = ({"theme": self.theme} if self.theme != self.usual_theme else {}) | {"count": str(count)}
        return f"/boards/{self.code}/ideas?{urlencode(query)}"

    @property
    def usual_theme(self) -> str:
        """Default map style for the settings of this choice."""
        return "ink" if self.settings.ink else USUAL

    @property
    def style(self) -> str:
        """Name of the map style, without the suffix `names`."""
        return DrawOptions.of(self.theme).style.name

    @property
    def has_names(self) -> bool:
        """True if the cities on the map have names."""
        return DrawOptions.of(self.theme).has_names


def read_choice(query: QueryParams) -> MapChoice:
    """Parse the form. Raise SettingsError for an invalid field.

    If the form requests another map, use the newest version of the generator.
    """
    values: dict[str, object] = {name: query[name] for name in SINGLE if query.get(name, BY_SIZE) != BY_SIZE}
    if ANOTHER in query:
        values.pop("version", None)
    values |= {name: glue.join(query.getlist(name)) for name, glue in SEVERAL.items() if name in query}
    look = read_look(query.get("theme", USUAL), names=NAMES in query)
    values["seed"] = _seed(query)
    return MapChoice(settings(values, ink=look.style is STYLES["ink"]), look.text)


def read_choice_or_defaults(query: QueryParams) -> MapChoice:
    """Parse the form. Use default values in place of invalid fields."""
    fields = query.multi_items()
    while fields:
        try:
            return read_choice(QueryParams(fields))
        except SettingsError as error:
            rest = [field for field in fields if field[0] != error.name]
            fields = rest if len(rest) < len(fields) else []
    return MapChoice(settings())


def read_count(query: QueryParams, field: str) -> int:
    """Return the number of maps that the page of ideas shows, from the field `field` of the query.

    Raise SettingsError if this number is not in `COUNTS`.
    """
    value = query.get(field, str(COUNTS[1]))
    if value not in map(str, COUNTS):
        words = {"given": value[:20], "known": listed(map(str, COUNTS))}
        raise SettingsError(field, _("there is no value %(given)s; choose one of %(known)s") % words)
    return int(value)


def read_look(style: str, *, names: bool = False) -> DrawOptions:
    """Return the drawing options for the present or former name of a map style. `names` adds the names of cities.

    Raise SettingsError if no style has this name.
    """
    try:
        return DrawOptions.of(style, names=names)
    except UnknownStyle as error:
        raise SettingsError("theme", str(error)) from None


def _seed(query: QueryParams) -> str | int:
    """Return the seed in the query. If there is no seed, or the form requests another map, return a random seed."""
    text = query.get("seed", "").strip()
    if ANOTHER in query or not text:
        return secrets.randbelow(SEEDS)
    if len(text) > MAX_SEED_DIGITS:
        raise SettingsError("seed", _("must be %(low)s to %(high)s, not %(given)s") % _range(text))
    return text


def _range(text: str) -> dict[str, object]:
    return {"low": 0, "high": SEEDS - 1, "given": text[:20] + "…"}


CHOICES = {
    "size": (
        OptionValue("tiny", N_("Tiny"), N_("6 cities")),
        OptionValue("small", N_("Small"), N_("about 12 cities")),
        OptionValue("regular", N_("Regular"), N_("about 18 cities")),
        OptionValue("large", N_("Large"), N_("about 34 cities")),
        OptionValue("huge", N_("Huge"), N_("about 48 cities")),
    ),
    "clarity": (
        OptionValue("chaos", N_("Chaos"), N_("many bent routes, close together")),
        OptionValue("okay", N_("Okay"), N_("close, with fewer bends")),
        OptionValue("normal", N_("Normal"), N_("some room, slight bends")),
        OptionValue("clean", N_("Clean"), N_("room on both sides, nearly straight")),
        OptionValue("superclean", N_("Superclean"), N_("straight routes, far apart")),
    ),
    "kind": KIND_CHOICES,
    "types": (
        OptionValue("R", N_("Red")),
        OptionValue("O", N_("Orange")),
        OptionValue("Y", N_("Yellow")),
        OptionValue("W", N_("White")),
        OptionValue("K", N_("Black")),
        OptionValue("B", N_("Blue")),
        OptionValue("P", N_("Pink")),
        OptionValue("G", N_("Green")),
    ),
    "bonus": (
        OptionValue("+1", N_("a point")),
        OptionValue("-1", N_("lose a point")),
        OptionValue("+space", N_("an inventory space")),
        OptionValue("-space", N_("lose an inventory space")),
        OptionValue("-balloon", N_("lose a balloon")),
        OptionValue("swap", N_("a swap")),
        OptionValue("steal", N_("steal")),
        OptionValue("late", N_("late arrival")),
        OptionValue("share", N_("share")),
        OptionValue("teleport", N_("teleport")),
        OptionValue("toll", N_("toll")),
        OptionValue("wind", N_("second wind")),
    ),
    "expansions": EXPANSION_CHOICES,
    "theme": (
        OptionValue("storybook", N_("Storybook")),
        OptionValue("old-chart", N_("Old chart"), N_("parchment and sepia")),
        OptionValue("night-flight", N_("Night flight"), N_("dark, with lights")),
        OptionValue("subway", N_("Subway"), N_("straight lines")),
        OptionValue("ink", N_("Ink"), N_("black on white, saves toner")),
    ),
    "pages": (
        OptionValue(BY_SIZE, N_("automatic, by map size")),
        OptionValue("1", N_("1 sheet")),
        OptionValue("4", N_("4 sheets")),
        OptionValue("9", N_("9 sheets")),
    ),
}
"""Choices of the form's fields, and of the editor's field for bonuses on spaces [AO-1.1, AO-9.3, AO-9.4, AO-11.2]."""


def list_choices(field: str) -> list[OptionValue]:
    """Return the choices of a field, with texts in the language of the reader."""
    return [OptionValue(value, translated(title), translated(hint)) for value, title, hint in CHOICES[field]]


def list_titles(field: str) -> dict[str, str]:
    """Return the titles of the choices of a field, by value."""
    return {choice.value: translated(choice.title) for choice in CHOICES[field]}


def example_of(clarity: str) -> MapChoice:
    """Return a map that illustrates a clarity. The examples differ only in their clarity."""
    values = {"size": "regular", "clarity": clarity, "seed": EXAMPLE_SEED, "expansions": "", "types": TYPES[:6]}
    return MapChoice(settings(values))

"""Form that describes a map: its fields with their texts, and the parser of its query string."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from skyhop.boards.draw.styles import NAMES, STYLES, USUAL, DrawOptions, look_text
from skyhop.boards.settings import SEEDS, TYPES, Settings, SettingsError, settings, share_code
from skyhop.i18n import _, listed

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
LONGEST_SEED = 10


class FormOption(NamedTuple):
    """Choice of a form field: its value, its title and a hint."""

    value: str
    title: str
    hint: str = ""


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
        """Address of the board's page."""
        more = {"theme": self.theme} if self.theme != self.usual_theme else {}
        return f"/boards/{self.code}" + (f"?{urlencode(more)}" if more else "")

    @property
    def played(self) -> str:
        """Share code with the map style, for the form that starts a match on the board."""
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
        """Return the same choice with the seed increased by `count`."""
        return self._replace(settings=replace(self.settings, seed=(self.settings.seed + count) % SEEDS))

    def ideas(self, count: int) -> str:
        """Return the address of a page with `count` similar maps. This map is the first of them."""
        query = ({"theme": self.theme} if self.theme != self.usual_theme else {}) | {"count": str(count)}
        return f"/boards/{self.code}/ideas?{urlencode(query)}"

    @property
    def usual_theme(self) -> str:
        """Default map style for these settings."""
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
    given: dict[str, object] = {name: query[name] for name in SINGLE if query.get(name, BY_SIZE) != BY_SIZE}
    if ANOTHER in query:
        given.pop("version", None)
    given |= {name: glue.join(query.getlist(name)) for name, glue in SEVERAL.items() if name in query}
    look = DrawOptions.of(theme_of(query.get("theme", USUAL)))
    given["seed"] = _seed(query)
    theme = look_text(look.style.name, names=look.has_names or NAMES in query)
    return MapChoice(settings(given, ink=look.style is STYLES["ink"]), theme)


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
    """Return the number of maps that the page of ideas shows. Raise SettingsError if it is not in `COUNTS`."""
    given = query.get(field, str(COUNTS[1]))
    if given not in map(str, COUNTS):
        words = {"given": given[:20], "known": listed(map(str, COUNTS))}
        raise SettingsError(field, _("there is no value %(given)s; choose one of %(known)s") % words)
    return int(given)


def theme_of(name: str) -> str:
    """Return the current name of a map style. `name` may be an older name of the style.

    Raise SettingsError if no style has this name.
    """
    try:
        return DrawOptions.of(name).text
    except KeyError:
        words = {"given": name, "known": listed(STYLES)}
        raise SettingsError("theme", _("there is no value %(given)s; choose one of %(known)s") % words) from None


def _seed(query: QueryParams) -> str | int:
    """Return the seed in the query. If there is no seed, or the form requests another map, return a random seed."""
    written = query.get("seed", "").strip()
    if ANOTHER in query or not written:
        return secrets.randbelow(SEEDS)
    if len(written) > LONGEST_SEED:
        raise SettingsError("seed", _("must be %(low)s to %(high)s, not %(given)s") % _range(written))
    return written


def _range(given: str) -> dict[str, object]:
    return {"low": 0, "high": SEEDS - 1, "given": given[:20] + "…"}


def list_sizes() -> list[FormOption]:
    """Return the choices of the field for the size of the map."""
    return [
        FormOption("tiny", _("Tiny"), _("6 cities")),
        FormOption("small", _("Small"), _("about 12 cities")),
        FormOption("regular", _("Regular"), _("about 18 cities")),
        FormOption("large", _("Large"), _("about 34 cities")),
        FormOption("huge", _("Huge"), _("about 48 cities")),
    ]


def list_clarities() -> list[FormOption]:
    """Return the choices of the field for the clarity of the map."""
    return [
        FormOption("chaos", _("Chaos"), _("many bent routes, close together")),
        FormOption("okay", _("Okay"), _("close, with fewer bends")),
        FormOption("normal", _("Normal"), _("some room, slight bends")),
        FormOption("clean", _("Clean"), _("room on both sides, nearly straight")),
        FormOption("superclean", _("Superclean"), _("straight routes, far apart")),
    ]


def example_of(clarity: str) -> MapChoice:
    """Return a map that illustrates a clarity. The examples differ only in their clarity."""
    given = {"size": "regular", "clarity": clarity, "seed": EXAMPLE_SEED, "expansions": "", "types": TYPES[:6]}
    return MapChoice(settings(given))


def list_kinds() -> list[FormOption]:
    """Return the choices of the field for the kind of board."""
    return [
        FormOption("pioneer", _("Pioneer"), _("start where you like")),
        FormOption("capital", _("Capital"), _("all start at the capital")),
    ]


def list_types() -> list[FormOption]:
    """Return the choices of the field for the types of balloons, named by their colours [AO-1.1]."""
    return [
        FormOption("R", _("Red")),
        FormOption("O", _("Orange")),
        FormOption("Y", _("Yellow")),
        FormOption("W", _("White")),
        FormOption("K", _("Black")),
        FormOption("B", _("Blue")),
        FormOption("P", _("Pink")),
        FormOption("G", _("Green")),
    ]


def list_bonuses() -> list[FormOption]:
    """Return the choices of the field for bonuses on spaces [AO-9.3, AO-9.4]."""
    return [
        FormOption("+1", _("a point")),
        FormOption("-1", _("lose a point")),
        FormOption("+space", _("an inventory space")),
        FormOption("-space", _("lose an inventory space")),
        FormOption("-balloon", _("lose a balloon")),
        FormOption("swap", _("a swap")),
        FormOption("steal", _("steal")),
        FormOption("late", _("late arrival")),
        FormOption("share", _("share")),
        FormOption("teleport", _("teleport")),
        FormOption("toll", _("toll")),
        FormOption("wind", _("second wind")),
        *(FormOption(f"+{kind.value}", _("a balloon: %(type)s") % {"type": kind.title}) for kind in list_types()),
    ]


def list_expansions() -> list[FormOption]:
    """Return the choices of the field for expansions."""
    return [
        FormOption("trajectories", _("Trajectories"), _("join two cities for a reward")),
        FormOption("bonus", _("Bonus balloons"), _("gifts and losses printed on spaces")),
        FormOption("multi", _("Multiroutes"), _("each space has its own type")),
        FormOption("wild", _("Wild winds"), _("a gray route costs balloons of any one type")),
        FormOption("thieves", _("Thieves and spies"), _("take balloons from other players' inventories")),
    ]


def list_themes() -> list[FormOption]:
    """Return the choices of the field for the map style."""
    return [
        FormOption("storybook", _("Storybook")),
        FormOption("old-chart", _("Old chart"), _("parchment and sepia")),
        FormOption("night-flight", _("Night flight"), _("dark, with lights")),
        FormOption("subway", _("Subway"), _("straight lines")),
        FormOption("ink", _("Ink"), _("black on white, saves toner")),
    ]


def list_page_counts() -> list[FormOption]:
    """Return the choices of the field for the number of sheets."""
    return [
        FormOption(BY_SIZE, _("automatic, by map size")),
        FormOption("1", _("1 sheet")),
        FormOption("4", _("4 sheets")),
        FormOption("9", _("9 sheets")),
    ]

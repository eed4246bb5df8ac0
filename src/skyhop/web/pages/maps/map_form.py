"""What a reader chooses about a board: the form's fields in words, and from its query to settings."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from skyhop.boards.draw.styles import NAMES, STYLES, USUAL, DrawOptions, look_text
from skyhop.boards.settings import SEEDS, TYPES, Settings, SettingsError, settings
from skyhop.boards.share import share_code
from skyhop.i18n import _, listed

SINGLE = ("size", "clarity", "kind", "players", "paper", "pages", "real_material", "version")
SEVERAL = {"types": "", "expansions": " "}
BY_SIZE = "0"
"""As a number of sheets: as many as the size needs."""
ANOTHER = "roll"
"""The field by which another map is asked for."""
IDEAS = "ideas"
"""The field by which several are, of seeds that follow each other; its value says how many."""
COUNTS = (6, 9, 12)
"""So many ideas at once."""
EXAMPLE_SEED = 1
"""Of the maps that explain clarities: it shows them all well."""
LONGEST_SEED = 10


class FormOption(NamedTuple):
    """One value of a field, in words."""

    value: str
    title: str
    hint: str = ""


class MapChoice(NamedTuple):
    """A board that somebody chose: its settings, and how it is drawn."""

    settings: Settings
    theme: str = USUAL
    """Its look: the style, and whether cities have names, such as `subway,names`."""

    @property
    def code(self) -> str:
        """The share code of the board."""
        return share_code(self.settings)

    @property
    def path(self) -> str:
        """The address that shows the board again."""
        more = {"theme": self.theme} if self.theme != self.usual_theme else {}
        return f"/boards/{self.code}" + (f"?{urlencode(more)}" if more else "")

    @property
    def played(self) -> str:
        """The code with its style, by which a match on it begins."""
        more = {"theme": self.style} if self.theme != self.usual_theme else {}
        return self.code + (f"?{urlencode(more)}" if more else "")

    def file(self, kind: str, **more: str) -> str:
        """The address of the board as a file."""
        query = ({"theme": self.theme} if kind != "json" and self.theme != self.usual_theme else {}) | more
        return f"/boards/{self.code}.{kind}" + (f"?{urlencode(query)}" if query else "")

    @property
    def preview(self) -> str:
        """The address of its small picture."""
        return self.file("webp")

    def after(self, count: int) -> MapChoice:
        """The same choice with the seed that comes so many later."""
        return self._replace(settings=replace(self.settings, seed=(self.settings.seed + count) % SEEDS))

    def ideas(self, count: int) -> str:
        """The address that shows so many maps at once, this one first."""
        query = ({"theme": self.theme} if self.theme != self.usual_theme else {}) | {"count": str(count)}
        return f"/boards/{self.code}/ideas?{urlencode(query)}"

    @property
    def usual_theme(self) -> str:
        """The theme that the code itself asks for."""
        return "ink" if self.settings.ink else USUAL

    @property
    def style(self) -> str:
        """The name of its style."""
        return DrawOptions.of(self.theme).style.name

    @property
    def has_names(self) -> bool:
        """Say whether its cities have names."""
        return DrawOptions.of(self.theme).has_names


def choice_of(query: QueryParams) -> MapChoice:
    """Read the form; another map is one of the newest version. Raises SettingsError."""
    given: dict[str, object] = {name: query[name] for name in SINGLE if query.get(name, BY_SIZE) != BY_SIZE}
    if ANOTHER in query:
        given.pop("version", None)
    given |= {name: glue.join(query.getlist(name)) for name, glue in SEVERAL.items() if name in query}
    look = DrawOptions.of(theme_of(query.get("theme", USUAL)))
    given["seed"] = _seed(query)
    theme = look_text(look.style.name, names=look.has_names or NAMES in query)
    return MapChoice(settings(given, ink=look.style is STYLES["ink"]), theme)


def kept_of(query: QueryParams) -> MapChoice:
    """Read the form as far as it can be read; a field that cannot be has its usual value."""
    fields = query.multi_items()
    while fields:
        try:
            return choice_of(QueryParams(fields))
        except SettingsError as error:
            rest = [field for field in fields if field[0] != error.name]
            fields = rest if len(rest) < len(fields) else []
    return MapChoice(settings())


def count_of(query: QueryParams, field: str) -> int:
    """Read how many ideas are asked for. Raises SettingsError."""
    given = query.get(field, str(COUNTS[1]))
    if given not in map(str, COUNTS):
        words = {"given": given[:20], "known": listed(map(str, COUNTS))}
        raise SettingsError(field, _("%(given)s is unknown; choose from %(known)s") % words)
    return int(given)


def theme_of(name: str) -> str:
    """Check the name of a look, and give the one that it has now. Raises SettingsError."""
    try:
        return DrawOptions.of(name).text
    except KeyError:
        words = {"given": name, "known": listed(STYLES)}
        raise SettingsError("theme", _("%(given)s is unknown; choose from %(known)s") % words) from None


def _seed(query: QueryParams) -> str | int:
    """The seed that is written, or a new one where there is none and where another map is wanted."""
    written = query.get("seed", "").strip()
    if ANOTHER in query or not written:
        return secrets.randbelow(SEEDS)
    if len(written) > LONGEST_SEED:
        raise SettingsError("seed", _("must be %(low)s to %(high)s, not %(given)s") % _range(written))
    return written


def _range(given: str) -> dict[str, object]:
    return {"low": 0, "high": SEEDS - 1, "given": given[:20] + "…"}


def sizes() -> list[FormOption]:
    """Name the sizes."""
    return [
        FormOption("tiny", _("Tiny"), _("6 cities")),
        FormOption("small", _("Small"), _("about 12 cities")),
        FormOption("regular", _("Regular"), _("about 18 cities")),
        FormOption("large", _("Large"), _("about 34 cities")),
        FormOption("huge", _("Huge"), _("about 48 cities")),
    ]


def clarities() -> list[FormOption]:
    """Name the clarities."""
    return [
        FormOption("chaos", _("Chaos"), _("many bent routes, close together")),
        FormOption("okay", _("Okay"), _("close, with fewer bends")),
        FormOption("normal", _("Normal"), _("some room, slight bends")),
        FormOption("clean", _("Clean"), _("room on both sides, nearly straight")),
        FormOption("superclean", _("Superclean"), _("straight routes, far apart")),
    ]


def example_of(clarity: str) -> MapChoice:
    """A map that shows what a clarity is; it differs from those of the others in that alone."""
    given = {"size": "regular", "clarity": clarity, "seed": EXAMPLE_SEED, "expansions": "", "types": TYPES[:6]}
    return MapChoice(settings(given))


def kinds() -> list[FormOption]:
    """Name the two kinds of boards."""
    return [
        FormOption("pioneer", _("Pioneer"), _("start where you like")),
        FormOption("capital", _("Capital"), _("all start at the capital")),
    ]


def types() -> list[FormOption]:
    """Name the types of balloons by their colours [AO-1.1]."""
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


def bonuses() -> list[FormOption]:
    """Name what may be printed on a space [AO-9.3, AO-9.4]."""
    return [
        FormOption("+1", _("a point")),
        FormOption("-1", _("a point less")),
        FormOption("+space", _("an inventory space")),
        FormOption("-space", _("an inventory space less")),
        FormOption("-balloon", _("a balloon less")),
        FormOption("swap", _("a swap")),
        FormOption("steal", _("steal")),
        FormOption("late", _("late arrival")),
        FormOption("share", _("share")),
        FormOption("teleport", _("teleport")),
        FormOption("toll", _("toll")),
        FormOption("wind", _("second wind")),
        *(FormOption(f"+{kind.value}", _("a balloon: %(type)s") % {"type": kind.title}) for kind in types()),
    ]


def expansions() -> list[FormOption]:
    """Name the expansions."""
    return [
        FormOption("trajectories", _("Trajectories"), _("join two cities for a reward")),
        FormOption("bonus", _("Bonus balloons"), _("gifts and losses printed on spaces")),
        FormOption("multi", _("Multiroutes"), _("each space has a type of its own")),
        FormOption("wild", _("Wild winds"), _("gray routes take any one type")),
        FormOption("thieves", _("Thieves and spies"), _("take from each other's inventories")),
    ]


def themes() -> list[FormOption]:
    """Name the styles."""
    return [
        FormOption("storybook", _("Storybook")),
        FormOption("old-chart", _("Old chart"), _("parchment and sepia")),
        FormOption("night-flight", _("Night flight"), _("dark, with lights")),
        FormOption("subway", _("Subway"), _("straight lines")),
        FormOption("ink", _("Ink"), _("black on white, saves toner")),
    ]


def page_counts() -> list[FormOption]:
    """Name the numbers of sheets."""
    return [
        FormOption(BY_SIZE, _("as many as the size needs")),
        FormOption("1", _("1 sheet")),
        FormOption("4", _("4 sheets")),
        FormOption("9", _("9 sheets")),
    ]

"""What a reader chooses about a board: the form's fields in words, and from its query to settings."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from skyhop.boards.draw.styles import NAMES, STYLES, USUAL, Look, look_text
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


class Option(NamedTuple):
    """One value of a field, in words."""

    value: str
    title: str
    hint: str = ""


class Choice(NamedTuple):
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

    def after(self, count: int) -> Choice:
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
        return Look.of(self.theme).style.name

    @property
    def has_names(self) -> bool:
        """Say whether its cities have names."""
        return Look.of(self.theme).has_names


def choice_of(query: QueryParams) -> Choice:
    """Read the form; another map is one of the newest version. Raises SettingsError."""
    given: dict[str, object] = {name: query[name] for name in SINGLE if query.get(name, BY_SIZE) != BY_SIZE}
    if ANOTHER in query:
        given.pop("version", None)
    given |= {name: glue.join(query.getlist(name)) for name, glue in SEVERAL.items() if name in query}
    look = Look.of(theme_of(query.get("theme", USUAL)))
    given["seed"] = _seed(query)
    theme = look_text(look.style.name, names=look.has_names or NAMES in query)
    return Choice(settings(given, ink=look.style is STYLES["ink"]), theme)


def kept_of(query: QueryParams) -> Choice:
    """Read the form as far as it can be read; a field that cannot be has its usual value."""
    fields = query.multi_items()
    while fields:
        try:
            return choice_of(QueryParams(fields))
        except SettingsError as error:
            rest = [field for field in fields if field[0] != error.name]
            fields = rest if len(rest) < len(fields) else []
    return Choice(settings())


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
        return Look.of(name).text
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


def sizes() -> list[Option]:
    """Name the sizes."""
    return [
        Option("tiny", _("Tiny"), _("6 cities")),
        Option("small", _("Small"), _("about 12 cities")),
        Option("regular", _("Regular"), _("about 18 cities")),
        Option("large", _("Large"), _("about 34 cities")),
        Option("huge", _("Huge"), _("about 48 cities")),
    ]


def clarities() -> list[Option]:
    """Name the clarities."""
    return [
        Option("chaos", _("Chaos"), _("many bent routes, close together")),
        Option("okay", _("Okay"), _("close, with fewer bends")),
        Option("normal", _("Normal"), _("some room, slight bends")),
        Option("clean", _("Clean"), _("room on both sides, nearly straight")),
        Option("superclean", _("Superclean"), _("straight routes, far apart")),
    ]


def example_of(clarity: str) -> Choice:
    """A map that shows what a clarity is; it differs from those of the others in that alone."""
    given = {"size": "regular", "clarity": clarity, "seed": EXAMPLE_SEED, "expansions": "", "types": TYPES[:6]}
    return Choice(settings(given))


def kinds() -> list[Option]:
    """Name the two kinds of boards."""
    return [
        Option("pioneer", _("Pioneer"), _("start where you like")),
        Option("capital", _("Capital"), _("all start at the capital")),
    ]


def types() -> list[Option]:
    """Name the types of balloons by their colours [AO-1.1]."""
    return [
        Option("R", _("Red")),
        Option("O", _("Orange")),
        Option("Y", _("Yellow")),
        Option("W", _("White")),
        Option("K", _("Black")),
        Option("B", _("Blue")),
        Option("P", _("Pink")),
        Option("G", _("Green")),
    ]


def bonuses() -> list[Option]:
    """Name what may be printed on a space [AO-9.3, AO-9.4]."""
    return [
        Option("+1", _("a point")),
        Option("-1", _("a point less")),
        Option("+space", _("an inventory space")),
        Option("-space", _("an inventory space less")),
        Option("-balloon", _("a balloon less")),
        Option("swap", _("a swap")),
        Option("steal", _("steal")),
        Option("late", _("late arrival")),
        Option("share", _("share")),
        Option("teleport", _("teleport")),
        Option("toll", _("toll")),
        Option("wind", _("second wind")),
        *(Option(f"+{kind.value}", _("a balloon: %(type)s") % {"type": kind.title}) for kind in types()),
    ]


def expansions() -> list[Option]:
    """Name the expansions."""
    return [
        Option("trajectories", _("Trajectories"), _("join two cities for a reward")),
        Option("bonus", _("Bonus balloons"), _("gifts and losses printed on spaces")),
        Option("multi", _("Multiroutes"), _("each space has a type of its own")),
        Option("wild", _("Wild winds"), _("gray routes take any one type")),
        Option("thieves", _("Thieves and spies"), _("take from each other's inventories")),
    ]


def themes() -> list[Option]:
    """Name the styles."""
    return [
        Option("storybook", _("Storybook")),
        Option("old-chart", _("Old chart"), _("parchment and sepia")),
        Option("night-flight", _("Night flight"), _("dark, with lights")),
        Option("subway", _("Subway"), _("straight lines")),
        Option("ink", _("Ink"), _("black on white, saves toner")),
    ]


def page_counts() -> list[Option]:
    """Name the numbers of sheets."""
    return [
        Option(BY_SIZE, _("as many as the size needs")),
        Option("1", _("1 sheet")),
        Option("4", _("4 sheets")),
        Option("9", _("9 sheets")),
    ]

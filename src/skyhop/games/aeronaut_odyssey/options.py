"""[AO-11, AO-13.1] Options of a ruleset, including its board.

The board is the game's own board, a board document, or a board generated from a share code.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from urllib.parse import parse_qs

from skyhop.boards.file import BoardError, expansions_of, from_plain, loads, to_plain
from skyhop.boards.model import Board
from skyhop.boards.settings import (
    EXPANSION_CHOICES,
    KIND_CHOICES,
    SEEDS,
    SettingsError,
    read_share_code,
    settings,
    share_code,
)
from skyhop.engine.kernel import is_quick
from skyhop.game.action import RulesetError
from skyhop.game.options import (
    ChoiceOption,
    DocumentOption,
    GeneratedDocument,
    MultipleChoiceOption,
    NamedRuleset,
    NumberOption,
    OptionCondition,
    OptionConflict,
    Options,
    OptionValue,
    ShareCode,
    SwitchOption,
    Value,
)
from skyhop.games.aeronaut_odyssey.constants import SEATS
from skyhop.i18n import N_, _

SIZE_FOR = ((2, "small"), (4, "regular"), (6, "large"))
"""Sizes of new boards. Each pair is the maximum number of players and the size for up to this number."""


def board_text(spec: object) -> str:
    """[AO-13.1] Return a board as canonical JSON text. `spec` is a board, a JSON text or a share code.

    For None or "", return the game's own board. A share code, or its URL, may end with a map style, as in
    `6aqn…?theme=subway`. The returned board then has this style.

    Raises:
        RulesetError: If `spec` is neither a board nor a share code, or if the map style is unknown.
    """
    try:
        if isinstance(spec, Board):
            return _write_board(spec)
        if isinstance(spec, str) and spec and "{" not in spec:
            return _generate_board(*_parse_code(spec))
        if spec is None or isinstance(spec, str):
            return _canonical(spec or load_own_board())
        return _write_board(from_plain(spec))
    except BoardError as error:
        raise RulesetError(f"board: {error}") from None


@lru_cache(maxsize=256)
def read_board(text: str) -> Board:
    """Parse the JSON text of a ruleset's board."""
    return loads(text)


@lru_cache(maxsize=256)
def mistakes_in(text: str) -> tuple[str, ...]:
    """[AO-1, AO-11.3] List the mistakes in a ruleset's board, as `skyhop board check` finds them.

    The list is empty for the game's own board. It is also empty if the packages to check boards are not installed.
    """
    if text == _canonical(load_own_board()) or not can_generate_boards():
        return ()
    from skyhop.boards.check import Shapes, mistakes_of  # noqa: PLC0415  slow to import

    board = read_board(text)
    return tuple(map(str, mistakes_of(board, Shapes(board))))


@lru_cache(maxsize=1)
def load_own_board() -> str:
    """Return the game's own board as JSON text."""
    return (files(__package__) / "first-flight.json").read_text("utf-8")


def name_of(text: str) -> str:
    """Return the title of a board in the user's locale.

    `text` is the board as JSON, or "" for the game's own board.
    """
    return read_board(text or load_own_board()).title


def suggest_options(code: str) -> Mapping[str, Value]:
    """[AO-11.2] Return the options that a share code contains: base rules, expansions and number of players.

    If the code is invalid, return an empty mapping.
    """
    try:
        settings = read_share_code(_parse_code(code)[0])
    except SettingsError:
        return {}
    return {"base": settings.kind, "expansions": " ".join(sorted(settings.expansions)), "seats": settings.players}


def can_generate_boards() -> bool:
    """Return True if this installation has the optional packages that generate boards."""
    return all(find_spec(package) for package in ("rustworkx", "shapely"))


def are_made_quickly() -> bool:
    """Return True if the board generator is already compiled. It then needs only a tenth of a second for a board."""
    return is_quick("skyhop.boards")


def new_code(parameters: Mapping[str, Value], seed: int | None = None) -> str:
    """[AO-11.1] Return a share code for the chosen base rules, expansions and number of players.

    Without a seed, the seed is random.
    """
    players = int(parameters["seats"])
    return share_code(
        settings(
            seed=secrets.randbelow(SEEDS) if seed is None else seed % SEEDS,
            size=next(size for most, size in SIZE_FOR if players <= most),
            clarity="superclean",
            kind=parameters["base"],
            players=players,
            expansions=parameters["expansions"],
        )
    )


def lacks(text: str, parameters: Mapping[str, Value]) -> list[str]:
    """List the chosen features that a board lacks, such as multiroutes, gray routes or a capital.

    `text` is a board or a share code. For a share code, the function reads the settings in the code and does not
    generate the board. The expansion `thieves` is never in the list. On a board without secret orders, it only
    adds thieves and spies [AO-9.11].
    """
    carried, has_capital = _read_expansions(text)
    names = {
        "trajectories": _("trajectories"),
        "bonus": _("bonus balloons"),
        "multi": _("multiroutes"),
        "wild": _("gray routes"),
    }
    missing = [
        title for name, title in names.items() if name in str(parameters["expansions"]).split() and name not in carried
    ]
    return [*missing, *([_("capital")] if parameters["base"] == "capital" and not has_capital else [])]


def _read_expansions(text: str) -> tuple[AbstractSet[str], bool]:
    """Return the expansions that a board or share code supports.

    The second value is True if the board has a capital.
    """
    if made_for := suggest_options(text) if text and "{" not in text else None:
        return set(str(made_for["expansions"]).split()), made_for["base"] == "capital"
    board = read_board(board_text(text))
    return expansions_of(board), any(city.capital for city in board.cities)


def _parse_code(spec: str) -> tuple[str, str]:
    """Split a share code or its URL into the code and the name of the map style.

    Without a map style, the name is "".
    """
    code, _mark, query = spec.strip().rpartition("/")[2].partition("?")
    return code, parse_qs(query).get("theme", [""])[0]


@lru_cache(maxsize=64)
def _generate_board(code: str, look: str = "") -> str:
    """[AO-11.1] Generate the board of a share code and return its JSON text. The generation takes up to a second."""
    from skyhop.boards.generate import generate  # noqa: PLC0415  slow to import

    try:
        settings = read_share_code(code)
    except SettingsError as error:
        problem = _("board: this is neither a board nor a share code (%(reason)s) [AO-11.1]")
        raise RulesetError(problem % {"reason": error}) from None
    board = generate(settings)
    return _write_board(_apply_style(board, look) if look else board)


def _apply_style(board: Board, look: str) -> Board:
    """Return the board in the map style called `look`, with its routes redrawn for this style."""
    from skyhop.boards.draw.board import apply_style  # noqa: PLC0415  as above
    from skyhop.boards.draw.styles import DrawOptions, UnknownStyle  # noqa: PLC0415

    try:
        style = DrawOptions.of(look).style
    except UnknownStyle as error:
        raise RulesetError(f"board: {error} [AO-11.1]") from None
    return replace(apply_style(board, style), settings={**board.settings, "style": style.name})


@lru_cache(maxsize=256)
def _canonical(text: str) -> str:
    """Return the canonical JSON text of a board. Calls with equal texts return the same cached object."""
    return _write_board(read_board(text))


def _write_board(board: Board) -> str:
    return json.dumps(to_plain(board), separators=(",", ":"))


BASE = ChoiceOption(
    name="base",
    title=N_("Rules"),
    sentence=N_("rulebook for the match"),
    clause="AO-11.1",
    default="pioneer",
    choices=KIND_CHOICES,
)
EXPANSIONS = MultipleChoiceOption(
    name="expansions",
    title=N_("Expansions"),
    sentence=N_("any combination of expansions"),
    clause="AO-9",
    proposed="trajectories",
    choices=EXPANSION_CHOICES,
)
VARIANT = ChoiceOption(
    name="variant",
    title=N_("Variant"),
    sentence=N_("a different rule for the balloons after a move"),
    clause="AO-10",
    default="",
    only=OptionCondition("base", ("capital",), N_("for the ruleset capital only"), "AO-10"),
    choices=(
        OptionValue("", N_("none")),
        OptionValue(
            "two_types",
            N_("two different types in each move"),
            N_("you pick two balloons of different types, if the city has two types"),
        ),
        OptionValue(
            "not_that_way",
            N_("not the type just flown over"),
            N_("you cannot pick the type of the route that you flew over, if the city has another type"),
        ),
        OptionValue(
            "veto",
            N_("an owner may refuse"),
            N_("an owner may refuse a reward; the player to move then picks another balloon"),
        ),
    ),
)
OPTIONS = Options(
    clause="AO-9",
    ruleset_clause="AO-11.1",
    named_by="base",
    seats="seats",
    alone={"solo": True},
    options=(
        BASE,
        EXPANSIONS,
        VARIANT,
        SwitchOption(
            name="secret_inventories",
            title=N_("Secret inventories"),
            sentence=N_("other players see only the number of your balloons"),
            clause="AO-2.4",
        ),
        SwitchOption(
            name="even_start",
            title=N_("Even start"),
            sentence=N_("later players start with more points"),
            clause="AO-3.5",
            only=OptionCondition("base", ("pioneer",), N_("for the ruleset pioneer only"), "AO-3.5"),
        ),
        SwitchOption(name="solo", title=N_("Solo"), sentence=N_("one player against a rival"), clause="AO-8.1"),
        NumberOption(
            name="seats",
            title=N_("Seats"),
            sentence=N_("number of players"),
            clause="AO-8.1",
            default=2,
            numbers=range(1, SEATS + 1),
        ),
        DocumentOption(
            name="board",
            title=N_("Board"),
            sentence=N_("map of the match"),
            clause="AO-13.1",
            reading=board_text,
            title_of=name_of,
            own_sentence=N_("the standard board of the game"),
            file_title=N_("A board file"),
            file_sentence=N_("a map file you downloaded"),
            file_kinds=".json,application/json",
            fresh=GeneratedDocument(
                N_("A new map"),
                N_("generated for this match with your options; the number of players sets the size of the map"),
                N_("The same map again"),
                N_("Another map"),
                new_code,
                can_generate_boards,
                are_made_quickly,
            ),
            lacks=lacks,
            code=ShareCode(N_("A share code"), N_("make or choose a map"), "/boards", "AO-11.1", suggest_options),
        ),
    ),
    conflicts=(
        OptionConflict(
            "AO-8.1",
            N_("seats: a solo game has one player besides the rival; choose 1"),
            lambda values: bool(values["solo"]) and values["seats"] not in (1, 2),
        ),
        OptionConflict(
            "AO-3.5",
            N_("even_start: a solo game has no even start; turn this option off"),
            lambda values: bool(values["solo"]) and bool(values["even_start"]),
        ),
        OptionConflict(
            "AO-8.1",
            N_("seats: one player plays solo against a rival; set solo = true"),
            lambda values: not values["solo"] and values["seats"] == 1,
        ),
    ),
    rulesets=(
        NamedRuleset(
            "pioneer",
            N_("Pioneer"),
            N_("The first version of the rules: start at any city, and profit from flights of other players."),
            {"base": "pioneer"},
        ),
        NamedRuleset(
            "capital",
            N_("Capital"),
            N_(
                "The later version of the rules: all players start at the capital, and routes around a face score "
                "points."
            ),
            {"base": "capital"},
        ),
    ),
)

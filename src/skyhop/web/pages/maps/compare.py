"""Comparison of two maps: their pictures and their measures."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.boards.check import Report
from skyhop.boards.model import Board, title_of
from skyhop.boards.settings import Settings, SettingsError, settings_of
from skyhop.i18n import _, decimal, languages, listed, ngettext, use_language
from skyhop.web.http.rate_limits import COST_OF_SIZE, LOOK, MAP, charge, limited
from skyhop.web.http.templates import render
from skyhop.web.pages.maps import map_form, rendered
from skyhop.web.pages.maps.map_form import MapChoice
from skyhop.web.pages.maps.rendered import CheckedBoard


def describe_board(chosen: Settings) -> dict[str, str]:
    """Return a title of a board and its expansions, in a few words."""
    size = {option.value: option.title for option in map_form.list_sizes()}[chosen.size]
    kind = {option.value: option.title for option in map_form.list_kinds()}[chosen.kind]
    added = [option.title for option in map_form.list_expansions() if option.value in chosen.expansions]
    return {"title": f"{size}, {kind}", "added": listed(added) or _("no expansions")}


def encode_board_card(chosen: Settings, name: str = "") -> str:
    """Return the JSON that a browser stores about a board: texts by locale, since the reader may change it."""
    kept = {}
    for tag in languages():
        with use_language(tag):
            words, seed = describe_board(chosen), _("Seed %(seed)s") % {"seed": chosen.seed}
            kept[tag] = [title_of(name), words["title"]] if name else [words["title"], f"{seed}; {words['added']}"]
    return json.dumps(kept)


def list_measures(board: Board, report: Report) -> list[tuple[str, str]]:
    """Return the measures of a board as names and values, in words."""
    return [(name, value) for name, value in _measured(board, report) if value]


def _orders(board: Board) -> str:
    """Return the number of secret orders, and the number of players from which none are dealt."""
    count, players = len(board.orders), board.settings.get("players")
    if not count or not isinstance(players, int) or count >= 2 * players:
        return str(count or "")
    few = ngettext(
        "%(count)s, enough for %(players)s player. Matches with more players deal none.",
        "%(count)s, enough for %(players)s players. Matches with more players deal none.",
        count // 2,
    )
    return few % {"count": count, "players": count // 2}


def _measured(board: Board, report: Report) -> Iterator[tuple[str, str]]:
    """Yield the measures in the order of interest; an empty value is not shown."""
    found = report.measures
    colours = {option.value: option.title for option in map_form.list_types()}
    yield _("Cities"), str(found.cities)
    routes = _("%(routes)s, %(share)s of them parallel to another route")
    doubles = sum(route.double == 2 for route in board.routes)
    yield _("Routes"), routes % {"routes": found.routes, "share": doubles}
    yield _("Neighbours of a city"), _("%(mean)s on average") % {"mean": decimal(found.routes_per_city, 1)}
    lengths = [_("%(count)s of %(spaces)s") % {"count": n, "spaces": spaces} for spaces, n in found.lengths.items()]
    yield _("Routes by spaces"), listed(lengths)
    types = [f"{colours.get(letter, letter)} {count}" for letter, count in found.spaces_of_type.items()]
    yield _("Spaces of each type"), listed(types)
    yield _("Trajectories"), str(len(board.trajectories) or "")
    yield _("Secret orders"), _orders(board)
    yield _("Most routes of one type in a row"), str(found.chain)
    yield _("Smallest gap"), _("%(gap)s mm apart in print") % {"gap": decimal(found.clearance)}
    width, height = board.page.print_size
    size = {"width": round(width), "height": round(height)}
    yield _("Size in print"), _("%(width)s by %(height)s mm") % size


MAPS = "map"
"""Query parameter for a map, as its share code or the address of its page; it occurs twice."""
TWO = 2


class ComparisonRow(NamedTuple):
    """Measure of both maps."""

    name: str
    values: tuple[str, str]

    @property
    def differs(self) -> bool:
        """True if the maps differ in it."""
        return self.values[0] != self.values[1]


async def page(request: Request) -> Response:
    """GET /boards/compare: show two maps side by side, or a form with the reason why not."""
    codes = list(dict.fromkeys(map(_code, request.query_params.getlist(MAPS))))
    codes = [code for code in codes if code]
    try:
        choices = [MapChoice(settings_of(code)) for code in codes[: TWO + 1]]
    except SettingsError as error:
        return _asking(codes, str(error), 422)
    if len(choices) != TWO:
        problem = _("Choose two different maps to compare.")
        return _asking(codes, problem if codes else "", 422 if codes else 200)
    await charge(request, MAP, sum(COST_OF_SIZE.get(choice.settings.size, 1) for choice in choices))
    one, other = [await rendered.check_board(request, choice.settings) for choice in choices]
    both = list(zip(choices, (one, other), strict=True))
    rows = [ComparisonRow(name, values) for name, values in _rows(choices, (one, other)) if any(values)]
    return render(
        "web/compared.html", {"both": both, "rows": rows, "codes": codes, "notice": "", "told": encode_board_card}
    )


def _asking(codes: Sequence[str], notice: str, status: int) -> Response:
    return render("web/compared.html", {"both": [], "rows": [], "codes": codes[:TWO], "notice": notice}, status)


def _code(given: str) -> str:
    """Return a share code: the text itself, or the last part of a map's address."""
    return given.strip().partition("?")[0].rstrip("/").rpartition("/")[2][:200]


def _rows(
    choices: Sequence[MapChoice], both: tuple[CheckedBoard, CheckedBoard]
) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the measures in the order of interest."""
    for name, field, options in (
        (_("Size"), "size", map_form.list_sizes()),
        (_("Clarity"), "clarity", map_form.list_clarities()),
        (_("Kind"), "kind", map_form.list_kinds()),
    ):
        titles = {option.value: option.title for option in options}
        yield name, _two(titles[getattr(choice.settings, field)] for choice in choices)
    found = [made.report.measures for made in both]
    boards = [made.board for made in both]
    yield _("Cities"), _two(str(of.cities) for of in found)
    yield _("Routes"), _two(str(of.routes) for of in found)
    yield _("Parallel routes"), _two(str(sum(route.double == TWO for route in board.routes)) for board in boards)
    yield _("Neighbours of a city"), _two(decimal(of.routes_per_city, 1) for of in found)
    yield _("Spaces"), _two(str(sum(len(route.spaces) for route in board.routes)) for board in boards)
    for length in sorted({length for of in found for length in of.lengths}):
        yield _("Routes of %(spaces)s") % {"spaces": length}, _two(str(of.lengths.get(length, 0)) for of in found)
    yield _("Trajectories"), _two(str(len(board.trajectories)) for board in boards)
    yield _("Most routes of one type in a row"), _two(str(of.chain) for of in found)
    yield (
        _("Smallest gap"),
        _two(_("%(gap)s mm apart in print") % {"gap": decimal(of.clearance)} for of in found),
    )
    yield _("Crossings and overlaps"), _two(_overlaps(made) for made in both)
    yield _("Size in print"), _two(_("%(width)s by %(height)s mm") % _print_size(made) for made in both)


def _two(values: Iterator[str]) -> tuple[str, str]:
    one, other = values
    return one, other


def _overlaps(made: CheckedBoard) -> str:
    """Return the number of overlaps that the check has found, in words."""
    count = sum(mistake.kind.startswith("over ") for mistake in made.report.mistakes)
    return str(count) if count else _("none")


def _print_size(made: CheckedBoard) -> dict[str, int]:
    width, height = made.board.page.print_size
    return {"width": round(width), "height": round(height)}


ROUTES = (Route("/boards/compare", limited(page, LOOK)),)

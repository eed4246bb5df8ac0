"""What is said of a board: in a few words, and in figures that its check has measured."""

from __future__ import annotations

import json
from collections.abc import Iterator

from skyhop.boards.model import Board
from skyhop.boards.name import title_of
from skyhop.boards.report import Report
from skyhop.boards.settings import Settings
from skyhop.figures import decimal
from skyhop.i18n import _, languages, listed, ngettext, use_language
from skyhop.web.pages.maps import map_form


def shown(chosen: Settings) -> dict[str, str]:
    """Say in a few words what a board is: a title, and what is added to it."""
    size = {option.value: option.title for option in map_form.sizes()}[chosen.size]
    kind = {option.value: option.title for option in map_form.kinds()}[chosen.kind]
    added = [option.title for option in map_form.expansions() if option.value in chosen.expansions]
    return {"title": f"{size}, {kind}", "added": listed(added) or _("no expansions")}


def told(chosen: Settings, name: str = "") -> str:
    """What a browser keeps of a board, in JSON: title and words by language, since its reader may change that."""
    kept = {}
    for tag in languages():
        with use_language(tag):
            words, seed = shown(chosen), _("Seed %(seed)s") % {"seed": chosen.seed}
            kept[tag] = [title_of(name), words["title"]] if name else [words["title"], f"{seed}; {words['added']}"]
    return json.dumps(kept)


def facts(board: Board, report: Report) -> list[tuple[str, str]]:
    """List what the check has measured: name and value, in words."""
    return [(name, value) for name, value in _measured(board, report) if value]


def _orders(board: Board) -> str:
    """Count the secret orders, and say with how many players none are dealt."""
    count, players = len(board.orders), board.settings.get("players")
    if not count or not isinstance(players, int) or count >= 2 * players:
        return str(count or "")
    few = ngettext(
        "%(count)s, enough for %(players)s player; with more none are dealt",
        "%(count)s, enough for %(players)s players; with more none are dealt",
        count // 2,
    )
    return few % {"count": count, "players": count // 2}


def _measured(board: Board, report: Report) -> Iterator[tuple[str, str]]:
    """Yield the measures in the order in which a reader wants them; an empty value is not shown."""
    found = report.measures
    colours = {option.value: option.title for option in map_form.types()}
    yield _("Cities"), str(found["cities"])
    routes = _("%(routes)s, %(share)s of them second ones beside another")
    doubles = sum(route.double == 2 for route in board.routes)
    yield _("Routes"), routes % {"routes": found["routes"], "share": doubles}
    yield _("Neighbours of a city"), _("%(mean)s in the mean") % {"mean": decimal(found["routes_per_city"], 1)}
    lengths = [_("%(count)s of %(spaces)s") % {"count": n, "spaces": spaces} for spaces, n in found["lengths"].items()]
    yield _("Routes by spaces"), listed(lengths)
    types = [f"{colours.get(letter, letter)} {count}" for letter, count in found["spaces_of_type"].items()]
    yield _("Spaces of each type"), listed(types)
    yield _("Trajectories"), str(len(board.trajectories) or "")
    yield _("Secret orders"), _orders(board)
    yield _("Longest row of one type"), str(found["chain"])
    yield _("Nearest two things"), _("%(gap)s mm apart in print") % {"gap": decimal(found["clearance"])}
    width, height = board.page.print_size
    size = {"width": round(width), "height": round(height)}
    yield _("Size in print"), _("%(width)s by %(height)s mm") % size

"""A game's page drawn whole, without a server, and what it relies on."""

import re
from collections.abc import Mapping

from skyhop.web.http.fragments import FragmentRenderer, RenderedPage, collect_fragments
from skyhop.web.http.templates import environment
from skyhop.web.pages.match.after_game import AfterGame

_NAMED = re.compile(r'id="([^"]+)"')
_USED = re.compile(r'(?:href="#|url\(#)([^")]+)')


def drawn(game: str, context: Mapping[str, object], **around: object) -> str:
    """Draw the table with all its parts."""
    template = environment().get_template(f"{game}/table.html")
    shown = {
        "match": "m",
        "address": "/matches/m",
        "token": "t",
        "ply": 1,
        "log": (),
        "is_past": False,
        "said": (),
        "said_beside": None,
        "said_by_others": "",
        "actor": None,
        "unplayed": "",
        "part": FragmentRenderer(game),
    }
    shown["afterwards"] = AfterGame(may_ask=True)
    with collect_fragments() as parts:
        frame = template.render({**shown, **around, **context})
    return RenderedPage(frame, parts, 1).render_all("t")


def undefined(*drawings: str) -> set[str]:
    """Name what drawings show by reference and none of them defines."""
    whole = "".join(drawings)
    return set(_USED.findall(whole)) - set(_NAMED.findall(whole))

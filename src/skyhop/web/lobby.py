"""The lobby: one click begins a match, and running matches are listed."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.core import registry
from skyhop.core.i18n import _, ngettext
from skyhop.core.refusals import RulesetError
from skyhop.table.seats import Seat
from skyhop.table.store import Summary
from skyhop.web.guests import form_of, give_badge, guest_of, token_of
from skyhop.web.pages import page_folder, render
from skyhop.web.tables import page_of

RULE = "rule."
STARTERS = {"lot": None, "me": 0, "other": 1}


async def lobby(request: Request, notice: str = "", status: int = 200) -> Response:
    """GET /: the games, the form to begin a match, and the guest's own matches."""
    rows = await request.app.state.matches.store.of_player(guest_of(request))
    context = {
        "games": [registry.game(name) for name in playable_games()],
        "definitions": [page_of(name).definitions() for name in playable_games()],
        "emblems": {name: page_of(name).emblem() for name in playable_games()},
        "rulesets": {name: page_of(name).rulesets() for name in playable_games()},
        "bots": list(reversed(bot.names())),
        "bot_titles": bot_titles(),
        "running": [_listed(row) for row in rows if row.outcome is None],
        "finished": [_listed(row) for row in rows if row.outcome is not None][:10],
        "notice": notice,
        "token": token_of(request),
    }
    page = render("web/lobby.html", context, status)
    give_badge(request, page)
    return page


async def start(request: Request) -> Response:
    """POST /matches: begin a match and go to its table."""
    form = await form_of(request)
    matches = request.app.state.matches
    await asyncio.shield(request.app.state.engine)
    try:
        seats = (Seat("guest", guest_of(request)), _opponent(str(form.get("opponent", bot.names()[-1]))))
        first = STARTERS.get(str(form.get("first", "lot")))
        game = registry.game(str(form.get("game", playable_games()[0])))
        live = await matches.start(game.name, _ruleset(game.rulesets()[0], form), seats, first)
    except (RulesetError, LookupError) as error:
        return await lobby(request, str(error), 422)
    matches.let_bots_play(live)
    await matches.bots_have_played(live, 0.2)
    response = RedirectResponse(f"/matches/{live.sheet.id}", 303)
    give_badge(request, response)
    return response


def bot_titles() -> dict[str, tuple[str, str]]:
    """Name the bots, and say in a few words what each is like; a bot without words goes by its name."""
    known = {
        "random": (_("Random"), _("plays anything that is allowed; for first steps")),
        "greedy": (_("Greedy"), _("takes what looks best now")),
    }
    return {name: known.get(name, (name.capitalize(), "")) for name in bot.names()}


class Listed(NamedTuple):
    """A match in the lobby's list, in words."""

    id: str
    title: str
    against: str
    stand: str
    begun: str
    begun_at: str


def _listed(row: Summary) -> Listed:
    rules = {name: title for name, title, _sentence in page_of(row.game).rulesets()}.get(row.ruleset, _("Own rules"))
    if row.outcome is None:
        stand = ngettext("%(count)s action", "%(count)s actions", row.plies) % {"count": row.plies}
    elif not row.outcome.winners:
        stand = _("drawn")
    else:
        stand = _("you won") if row.seat in row.outcome.winners else _("you lost")
    begun = row.begun_at[:16].replace("T", " ") + " UTC"
    against = _("against %(player)s") % {"player": row.against.name(is_reader=False)}
    return Listed(row.id, f"{registry.game(row.game).title}, {rules}", against, stand, begun, row.begun_at)


def playable_games() -> list[str]:
    """Name the games that have a page."""
    return [name for name in registry.names() if (page_folder(name) / "table.html").is_file()]


def _opponent(name: str) -> Seat:
    if name == "friend":
        return Seat("open")
    if name not in bot.names():
        raise bot.UnknownBot(_("there is no bot %(name)s") % {"name": repr(name)})
    return Seat("bot", name)


def _ruleset(default: str, form: FormData) -> str | dict[str, object]:
    """Read the ruleset from a form: a name, and single rules that differ from it."""
    name = str(form.get("ruleset", default))
    changed = {
        key.removeprefix(RULE): _value(str(value))
        for key, value in form.multi_items()
        if key.startswith(RULE) and value
    }
    if not changed:
        return name
    game = registry.game(str(form.get("game", playable_games()[0])))
    return {**game.ruleset(name).parameters, **changed}


def _value(text: str) -> str | int | bool:
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if text.isdecimal() and len(text) < 4 else text

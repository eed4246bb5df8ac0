"""The lobby: one click begins a match, and running matches are listed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.core import registry
from skyhop.core.i18n import _, ngettext
from skyhop.core.refusals import RulesetError
from skyhop.core.start import FRIEND, ME, Fields, Start
from skyhop.table.matches import Matches, UnknownMatch
from skyhop.table.seats import Seat
from skyhop.table.store import Summary
from skyhop.web.files import page_folder
from skyhop.web.guests import form_of, give_badge, guest_of, token_of
from skyhop.web.pages import render
from skyhop.web.tables import page_of, start_of

LARGEST_PART = 1024 * 1024
"""Bytes of a form's largest field: a board."""


async def lobby(request: Request, notice: str = "", status: int = 200, given: Fields | None = None) -> Response:
    """GET /: the games, the form to begin a match, and the guest's own matches.

    A game's choices are those `given`, or those of the address: `/?game=…` opens its form.
    """
    rows = await request.app.state.matches.store.of_player(guest_of(request))
    fields = given or Fields(request.query_params.multi_items())
    chosen, games = fields.get("game"), playable_games()
    rulesets = {name: page_of(name).rulesets() for name in games}
    context = {
        "games": [registry.game(name) for name in games],
        "chosen": chosen,
        "forms": {
            name: {"ruleset": fields.get("ruleset") if name == chosen else ""}
            | start_of(name).form_of(fields if name == chosen else Fields())
            for name in games
        },
        "definitions": [page_of(name).definitions() for name in games],
        "emblems": {name: page_of(name).emblem() for name in games},
        "rulesets": rulesets,
        "ruleset_names": {name: [ruleset[0] for ruleset in rulesets[name]] for name in games},
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
    form = await form_of(request, files=1, largest=LARGEST_PART)
    fields = await _fields(form)
    matches: Matches = request.app.state.matches
    try:
        if "again" in fields:
            name, wanted = await _again(matches, fields.get("again"), guest_of(request))
        else:
            name = registry.game(fields.get("game", playable_games()[0])).name
            wanted = await asyncio.to_thread(start_of(name).start_of, fields)
        await request.app.state.engines.ready(name)
        seats = [_seat(player, guest_of(request)) for player in wanted.players]
        live = await matches.start(name, wanted.ruleset, seats, wanted.first)
    except (RulesetError, LookupError) as error:
        return await lobby(request, str(error), 422, fields)
    matches.let_bots_play(live)
    await matches.bots_have_played(live, 0.2)
    response = RedirectResponse(f"/matches/{live.sheet.id}", 303)
    give_badge(request, response)
    return response


async def _fields(form: FormData) -> Fields:
    """Read a form's texts, and close its files; a file is the text in it."""
    items = []
    for name, value in form.multi_items():
        text = value if isinstance(value, str) else (await value.read()).decode("utf-8", "replace")
        items.append((name, text))
    await form.close()
    return Fields(items)


async def _again(matches: Matches, match: str, guest: str) -> tuple[str, Start]:
    """Begin a match like another: same rules, same players; who sat after its starter begins now."""
    try:
        live = await matches.open(match)
    except UnknownMatch:
        raise LookupError(_("That match is not known here; choose one below.")) from None
    game, count = live.match.game, len(live.seats)
    starters = game.starters(live.match.view(None).ruleset)
    players = [_word(place, guest) for place in live.seats]
    after = (live.sheet.first + 1) % count
    parameters = {key: value for key, value in live.sheet.ruleset.items() if key != "name"}
    named = str(live.sheet.ruleset["name"])
    ruleset = named if named in game.rulesets() and game.ruleset(named).parameters == parameters else parameters
    if after in starters:
        return game.name, Start(ruleset, tuple(players), after)
    return game.name, Start(ruleset, (*players[1:], *players[:1]), live.sheet.first)


def _word(place: Seat, guest: str) -> str:
    """Say in a form's word who sat in a seat."""
    if place.kind == "bot":
        return str(place.player)
    return ME if place == ("guest", guest) else FRIEND


def _seat(word: str, guest: str) -> Seat:
    """Give the seat that a form's word means; `UnknownBot` where there is none of that name."""
    if word in (ME, FRIEND):
        return Seat("guest", guest) if word == ME else Seat("open")
    if word and word not in bot.names():
        raise bot.UnknownBot(_("there is no bot %(name)s") % {"name": repr(word)})
    return Seat("bot", word or bot.names()[-1])


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
        stand = _("you won") if set(row.own) & set(row.outcome.winners) else _("you lost")
    begun = row.begun_at[:16].replace("T", " ") + " UTC"
    against = _against(row.others)
    return Listed(row.id, f"{registry.game(row.game).title}, {rules}", against, stand, begun, row.begun_at)


def _against(others: Sequence[Seat]) -> str:
    if not others:
        return _("on this device")
    return _("against %(player)s") % {"player": ", ".join(seat.name(is_reader=False) for seat in others)}


def playable_games() -> list[str]:
    """Name the games that have a page."""
    return [name for name in registry.names() if (page_folder(name) / "table.html").is_file()]

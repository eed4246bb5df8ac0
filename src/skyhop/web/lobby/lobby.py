"""The lobby: one click begins a match, and running matches are listed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.core.book.lesson import exercises_of
from skyhop.core.engine.state import Outcome
from skyhop.core.game import registry
from skyhop.core.game.capability import Capability
from skyhop.core.game.ending import ending_of
from skyhop.core.game.game import Game
from skyhop.core.game.naming import names_listed
from skyhop.core.game.refusals import JournalError, RulesetError
from skyhop.core.language.figures import moment
from skyhop.core.language.i18n import _, ngettext, translated
from skyhop.jobs.job import Kind
from skyhop.table.live import Live
from skyhop.table.matches import Matches, Terms, UnknownMatch
from skyhop.table.player_name import NoName
from skyhop.table.records import MatchInfo, Summary
from skyhop.table.seats import Seat
from skyhop.table.store import TooManyOffers
from skyhop.table.time_control import NoControl
from skyhop.web.library.maps import game_on_boards
from skyhop.web.lobby import offers, pairing
from skyhop.web.lobby.start_form import (
    ANY_BOT,
    FRIEND,
    ME,
    Fields,
    Start,
    brings_document,
    clock_of,
    clock_title,
    read_form,
    shown_form,
)
from skyhop.web.programs.connected import Connected
from skyhop.web.shell.crowd import only_waiting
from skyhop.web.shell.game_page import by_length, page_of
from skyhop.web.shell.guests import (
    called_by,
    form_of,
    give_cookie,
    guest_of,
    is_signed_in,
    keep_guest,
    name_of,
    own_seat,
    token_of,
)
from skyhop.web.shell.limits import BYTES_PER_COST, COST_OF_SIZE, MAP, START, charge
from skyhop.web.shell.orders import PAGES, made
from skyhop.web.shell.pages import render
from skyhop.web.table import levels
from skyhop.web.table.match import way_back
from skyhop.web.table.meeting import meets, no_meeting
from skyhop.web.table.notice import Notice
from skyhop.web.table.own_name import FIELD, keep_name, kept_name

LARGEST_PART = 256 * 1024
"""Bytes of a form's largest field: a board."""
STARTS = Kind("starts", PAGES)
ON_A_PAGE = 10
"""Matches that are over."""
MOST_OPENED = 8
"""Of the matches that go on; one that is not in memory has to be replayed to see whose turn it is."""


async def lobby(request: Request, notice: str = "", status: int = 200, given: Fields | None = None) -> Response:
    """GET /: the games, the form to begin a match, and the guest's own matches.

    A game's choices are those `given`, or those of the address: `/?game=…` opens its form.
    """
    matches: Matches = request.app.state.matches
    guest, page = guest_of(request), _page(request)
    over = await matches.store.of_player(guest, ON_A_PAGE + 1, skipped=(page - 1) * ON_A_PAGE, is_over=True)
    fields = given or Fields(request.query_params.multi_items())
    chosen, games = fields.get("game"), by_length(map(registry.game, registry.names()))
    lately = await levels.played_by(matches.store, guest)
    running = await _running(matches, guest)
    advised = {game.name: levels.advice(game, lately) for game in games}
    context = {
        "games": games,
        "chosen": chosen,
        "forms": {game.name: shown_form(game, fields if game.name == chosen else Fields()) for game in games},
        "definitions": [page_of(game.name).definitions() for game in games],
        "facts": {game.name: _facts(game) for game in games},
        "introductions": {game.name: page_of(game.name).introduction() for game in games},
        "emblems": {game.name: page_of(game.name).emblem() for game in games},
        "bots_of": {game.name: _bots(game) for game in games},
        "scales": {game.name: levels.scale(game, _level(request, game, fields), advised[game.name]) for game in games},
        "advised": advised,
        "last_exercises": {game.name: len(exercises_of(game)) for game in games if game.has(Capability.LESSON)},
        "with_puzzles": [game for game in games if game.has(Capability.PUZZLES)],
        "has_quiz": any(game.has(Capability.QUIZ) for game in games),
        "on_paper": [game for game in games if game.has(Capability.MATERIAL)],
        "with_rules": [game.name for game in games if game.has(Capability.RULEBOOK)],
        "quick": [(clock, clock_title(clock)) for clock in pairing.QUICK],
        "offers": await offers.shown(matches, guest),
        "due": [match for match in running if match.is_due],
        "running": [match for match in running if not match.is_due],
        "finished": [_listed(row) for row in _known(over[:ON_A_PAGE])],
        "page": page,
        "has_more": len(over) > ON_A_PAGE,
        "played_on_maps": game_on_boards(),
        "notice": _notice(notice, fields) if notice else None,
        "token": token_of(request),
        "called": name_of(request) if (has_account := is_signed_in(request)) else _called(request, fields),
        "has_account": has_account,
    }
    answer = render("web/lobby.html", context, status)
    give_cookie(request, answer)
    return answer


def _called(request: Request, fields: Fields) -> str:
    return fields.get(FIELD) or kept_name(request) or name_of(request)


def _notice(problem: str, fields: Fields) -> Notice:
    """Say why nothing begins, with the clause where a game's rules say so."""
    if (name := fields.get("game")) not in registry.names():
        return Notice(problem)
    return Notice.of_start(registry.game(name), problem, fields.get("ruleset"))


def _page(request: Request) -> int:
    """Read which page of the finished matches is asked for, counted from one."""
    text = request.query_params.get("page", "")
    return int(text) if re.fullmatch(r"[1-9][0-9]{0,3}", text) else 1


def _known(rows: Sequence[Summary]) -> list[Summary]:
    """Leave out matches of games that are not there now: examples."""
    return [row for row in rows if row.game in registry.names()]


async def _running(matches: Matches, guest: str) -> list[Listed]:
    """List a guest's matches that go on: the latest first."""
    rows = _known(await matches.store.of_player(guest, is_over=False))
    rows.sort(key=lambda row: row.last_at, reverse=True)
    shown = []
    for number, row in enumerate(rows):
        if number >= MOST_OPENED:
            shown.append(_listed(row))
            continue
        try:
            live = await matches.open(row.id)
        except UnknownMatch:  # it was forgotten meanwhile
            continue
        except JournalError:  # it cannot be played on, but all others can
            shown.append(_listed(row))
            continue
        seat = live.match.to_decide
        shown.append(_listed(row, None if seat is None else live.seats[seat]))
    return shown


def _bots(game: Game) -> list[type[bot.Bot]]:
    """List the bots of a game that are no levels of it, the best first."""
    return [kind for kind in bot.bots(game)[::-1] if not kind.is_level]


def _level(request: Request, game: Game, fields: Fields) -> str:
    """The level that is chosen already: by the form that is answered, or the last time."""
    said = fields.get(levels.FIELD, fields.get("seat2")) if game.name == fields.get("game") else ""
    return said or levels.remembered(request).get(game.name, "")


def _facts(game: Game) -> str:
    """Say for how many players a game is, and how many minutes it takes."""
    least, most = min(game.seats), max(game.seats)
    words = {"least": least, "most": most}
    told = _("%(least)s to %(most)s players") % words if least < most else _("%(most)s players") % words
    length = page_of(game.name).minutes
    if not length:
        return told
    return _("%(players)s · %(least)s to %(most)s minutes") % {"players": told, "least": length[0], "most": length[1]}


async def start(request: Request) -> Response:
    """POST /matches: begin a match and go to its table."""
    form = await form_of(request, files=1, largest=LARGEST_PART)
    fields = await _fields(form)
    try:
        called = called_by(request, fields.get(FIELD))
        live = await (
            again(request, fields, name_of(request)) if "again" in fields else _paired(request, fields, called)
        )
    except TooManyOffers:
        problem = _("You offer ten matches already; take one back before you offer another.")
        return await lobby(request, problem, 422, fields)
    except (RulesetError, LookupError, NoName, NoControl) as error:
        return await lobby(request, str(error), 422, fields)
    with only_waiting():
        await live.bots.have_played(0.2)
    response = RedirectResponse(f"/matches/{live.info.id}{way_back(fields.get('page'))}", 303)
    levels.remember(request, response, live.match.game, fields.get(levels.FIELD))
    give_cookie(request, response)
    if FIELD in fields:
        keep_name(request, response, called)
    return response


async def _paired(request: Request, fields: Fields, called: str | None) -> Live:
    """Sit down at what fits best, where a form asks for any opponent; else begin what it says."""
    if "quick" not in fields:
        return await _begun(request, fields, called)
    await keep_guest(request, called)
    game, begin = registry.game(fields.get("game")).name, partial(_begun, request, fields, called)
    return await pairing.paired(request, clock_of(fields), game, own_seat(request, called), begin)


async def _begun(request: Request, fields: Fields, called: str | None, unless: pairing.Unless | None = None) -> Live:
    """Begin a match as the form of a game says, unless another is found in the same commit."""
    matches: Matches = request.app.state.matches
    game = registry.game(fields.get("game", registry.names()[0]))
    wanted = await _wanted(request, game, fields)
    await charge_start(request, wanted.ruleset)
    await keep_guest(request, called)
    seats = [_seat(game, player, own_seat(request, called)) for player in wanted.players]
    if wanted.stand_in is not None:
        bot.kind_of(wanted.stand_in).check(game)
    host = guest_of(request) if wanted.is_offered else None
    terms = Terms(wanted.control, host, wanted.is_rated, wanted.stand_in, wanted.series)
    is_private = FRIEND in wanted.players and not wanted.is_offered
    return await matches.start(
        game.name,
        wanted.ruleset,
        seats,
        wanted.first,
        is_friendly=wanted.is_friendly,
        terms=terms,
        closing=guest_of(request) if is_private else None,
        unless=unless,
    )


async def charge_start(request: Request, ruleset: object) -> None:
    """Charge what the rules of a match are larger than usual, as with a map of one's own."""
    await charge(request, START, len(str(ruleset)) // BYTES_PER_COST)


async def _wanted(request: Request, game: Game, fields: Fields) -> Start:
    """Read a game's form; what makes or reads a document, such as a map, waits for its turn among those who make maps.

    Raises RulesetError, or Busy where too many wait.
    """
    if not brings_document(game, fields):
        return read_form(game, fields)
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    return await made(request, STARTS, _checked_start, game, fields)


def _checked_start(game: Game, fields: Fields) -> Start:
    """Read a game's form and see whether its rules can be played on its map."""
    wanted = read_form(game, fields)
    game.ruleset(wanted.ruleset)
    return wanted


async def _fields(form: FormData) -> Fields:
    """Read a form's texts, and close its files; a file is the text in it."""
    items = []
    for name, value in form.multi_items():
        text = value if isinstance(value, str) else (await value.read()).decode("utf-8", "replace")
        items.append((name, text))
    await form.close()
    return Fields(items)


async def again(request: Request, fields: Fields, name: str) -> Live:
    """Begin a match like another: same rules, same players; who sat after its starter begins now.

    `name` is that of who asks, for programs that are invited.
    Bots may be replaced by those of a level.
    Several people have one rematch, after the end: whoever asks second goes to the one that the first began. Before it
    nobody has agreed to another match. After one that was broken off the same one begins: nothing is won by that.
    """
    matches: Matches = request.app.state.matches
    guest = guest_of(request)
    try:
        live = await matches.open(fields.get("again"), is_fresh=True)
        people = {seat.player for seat in live.sat_down if seat.acts_for_itself}
        while live.has_rematch and len(people) > 1:
            live = await matches.open(live.info.rematch, is_fresh=True)
            if live.match.outcome is None:
                return live
    except UnknownMatch:
        raise LookupError(_("That match is not known here; choose one below.")) from None
    if guest not in people:
        raise LookupError(_("Only those who have played a match can begin it again; choose one below."))
    if not await meets(request, live.sat_down):
        raise LookupError(no_meeting())
    if len(people) > 1 and live.match.outcome is None:
        raise LookupError(_("That match goes on; another one with the same players can begin when it is over."))
    ruleset = await _same_rules(request, live, is_renewed="new" in fields)
    await charge_start(request, ruleset)
    after = live.info if len(people) > 1 else None
    series = live.info.series and live.info.series.next(live.match.outcome)
    is_broken_off = live.match.outcome is not None and not ending_of(live.match.outcome).counts
    next_first = (live.info.first + (not is_broken_off)) % len(live.seats)
    seats = _seats(live, fields.get(levels.FIELD), guest)
    if next_first not in live.match.game.starters(live.match.view(None).ruleset):
        next_first, seats = live.info.first, [*seats[1:], seats[0]]
        series = series and series.turned(1)
    terms: Any = {"is_friendly": live.info.is_friendly, "terms": terms_of(live.info)._replace(series=series)}
    if live.closed_by is not None:
        terms["closing"] = live.sat_down[live.closed_by].player
    begun = await matches.start(live.match.game.name, ruleset, seats, next_first, after, **terms)
    _invite_programs(request, live, begun, name)
    return begun


def terms_of(info: MatchInfo) -> Terms:
    """The terms of a match like another, which is offered to nobody."""
    return Terms(info.control, None, info.is_rated, info.stand_in)


def _invite_programs(request: Request, live: Live, rematch: Live, name: str) -> None:
    """Ask the programs of a match whether they sit down at its rematch, where their seats are free."""
    connected: Connected = request.app.state.connected
    for seat in live.seats:
        is_lacking = seat.kind == "program" and not rematch.seats_of(str(seat.player))
        if is_lacking and any(place.kind == "open" for place in rematch.seats):
            connected.invite(str(seat.player), rematch, name, live.info.id)


def _seats(live: Live, level: str, guest: str) -> list[Seat]:
    """Who sits where, with bots of this level if one is named; `LookupError` where there is none such.

    Programs but the one that asks are asked first: their seats are free.
    """
    if level:
        bot.kind_of(level).check(live.match.game)
    others = {"program": Seat("open"), **({"bot": Seat("bot", level)} if level else {})}
    return [seat if seat.is_of(guest) else others.get(seat.kind, seat) for seat in live.sat_down]


async def _same_rules(request: Request, live: Live, *, is_renewed: bool) -> str | Mapping[str, object]:
    """The rules of a match, by their name where they have one; on another map if wanted, which is made in its turn."""
    game = live.match.game
    parameters = {key: value for key, value in live.info.ruleset.items() if key != "name"}
    if is_renewed:
        return await _on_another(request, game, parameters)
    return by_name(game, str(live.info.ruleset["name"]), parameters)


def by_name(game: Game, name: str, parameters: Mapping[str, object]) -> str | Mapping[str, object]:
    """Rules by the name that they are published under, or where they are not, by their parameters."""
    return name if name in game.rulesets() and game.ruleset(name).parameters == parameters else parameters


async def _on_another(request: Request, game: Game, parameters: Mapping[str, Any]) -> Mapping[str, object]:
    """The parameters of a match on another map, which waits for its turn to be made."""
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    ruleset = game.options().renewed(parameters)
    await made(request, STARTS, game.ruleset, ruleset)
    return ruleset


def _seat(game: Game, word: str, own: Seat) -> Seat:
    """The seat that a form's word means; `LookupError` where there is no such bot, or it cannot play the game."""
    if word in (ME, FRIEND):
        return own if word == ME else Seat("open")
    name = bot.usual(game).name if word == ANY_BOT else word
    bot.kind_of(name).check(game)
    return Seat("bot", name)


class Listed(NamedTuple):
    """A match in the lobby's list, in words: whose turn it is or who has won, and when something happened last."""

    id: str
    title: str
    against: str
    stand: str
    is_due: bool
    actions: str
    last: str
    last_at: str


def _listed(row: Summary, due: Seat | None = None) -> Listed:
    """Say how a match stands; `due` is who is to decide, where that is known."""
    game = registry.game(row.game)
    title = f"{game.title}, {game.options().title_of(row.ruleset)}"
    if row.series is not None:
        title += f" · {row.series.title(next(iter(row.own), None))}"
    actions = ngettext("%(count)s action", "%(count)s actions", row.plies) % {"count": row.plies}
    last = moment(datetime.fromisoformat(row.last_at)) + " UTC"
    is_due = due is not None and due not in row.others
    stand = _ended(row, row.outcome) if row.outcome is not None else _("your turn") if is_due else _waiting(due)
    return Listed(row.id, title, _against(row.others), stand, is_due, actions, last, row.last_at)


def _ended(row: Summary, outcome: Outcome) -> str:
    if not outcome.winners:
        return _("drawn") if ending_of(outcome).counts else translated(ending_of(outcome).title)
    return _("you won") if set(row.own) & set(outcome.winners) else _("you lost")


def _waiting(due: Seat | None) -> str:
    if due is None:
        return ""
    if due.kind == "open":
        return _("waiting for somebody to sit down")
    return _("%(player)s is to act") % {"player": due.name(is_reader=False)}


def _against(others: Sequence[Seat]) -> str:
    if not others:
        return _("on this device")
    return _("against %(player)s") % {"player": names_listed(seat.name(is_reader=False) for seat in others)}

"""Another match like one that was played: the same rules, the same players, another one begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from skyhop.bots import bot
from skyhop.core.game.ending import ending_of
from skyhop.core.game.game import Game
from skyhop.core.language.i18n import _
from skyhop.jobs.job import Kind
from skyhop.table.live import Live
from skyhop.table.matches import Matches, Terms, UnknownMatch
from skyhop.table.records import MatchInfo
from skyhop.table.seats import Seat
from skyhop.web.lobby.fields import Fields
from skyhop.web.programs.connected import Connected
from skyhop.web.shell.guests import guest_of
from skyhop.web.shell.limits import BYTES_PER_COST, COST_OF_SIZE, MAP, START, charge
from skyhop.web.shell.orders import PAGES, made
from skyhop.web.table import levels
from skyhop.web.table.meeting import check_wait, meets, no_meeting

STARTS = Kind("starts", PAGES)


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
    if len(people) > 1:
        await check_wait(request, live.info.control)
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


async def charge_start(request: Request, ruleset: object) -> None:
    """Charge what the rules of a match are larger than usual, as with a map of one's own."""
    await charge(request, START, len(str(ruleset)) // BYTES_PER_COST)

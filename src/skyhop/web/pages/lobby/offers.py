"""Offers of matches in the lobby, and rematches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.ending import ending_of
from skyhop.game.game import Game
from skyhop.game.text import join_names
from skyhop.i18n import _, ngettext, translated
from skyhop.jobs.queue import JobKind
from skyhop.server.clocks.clocks import DAY_MS, MINUTE_MS, SECOND_MS
from skyhop.server.exceptions import StaleAction, UnknownMatch
from skyhop.server.lobby import LeaveRecord, OfferEstimate, OwnNews
from skyhop.server.match_record import OpenOffer, Summary, describe_end
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Sit, Withdraw
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.players.friends import FriendRequest
from skyhop.server.seats import Seat
from skyhop.server.timestamps import milliseconds, milliseconds_between
from skyhop.web import levels
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.fragments import find_page
from skyhop.web.http.rate_limits import BYTES_PER_COST, COST_OF_SIZE, MAP, START, charge
from skyhop.web.http.sessions import guest_of
from skyhop.web.pages.accounts.ratings_page import format_moment, rules_title
from skyhop.web.pages.lobby.form_fields import ANY_BOT, ME, Fields, describe_clock
from skyhop.web.pages.match import match
from skyhop.web.pages.match.after_game import may_ask
from skyhop.web.pages.match.clocks import EPOCH, format_duration
from skyhop.web.pages.match.flash_message import check_wait, describe_no_meeting, may_meet
from skyhop.web.pages.match.match import find_seat_context
from skyhop.web.pages.match.names import describe_stand_in, name_seat, profile_address, short_rating

STARTS = JobKind("starts", PAGES)


async def start_rematch(request: Request, fields: Fields, name: str) -> Live:
    """Start a rematch of a match, or join the rematch that another player started.

    The server sends `name`, the name of the requesting player, to invited programs. If the form contains a level,
    bots of this level replace all bots. A match of several people has only one rematch. The second player who requests
    a rematch joins the existing one. Raise `LookupError` if no rematch is possible.
    """
    matches = state_of(request).matches
    guest = guest_of(request)
    try:
        live, last = await _find_latest(matches, fields.get("again"))
    except UnknownMatch:
        raise LookupError(_("This match was not found. Choose a match below.")) from None
    own = next((seat for seat in live.stored_seats if seat.is_of(guest)), None)
    if own is None:
        raise LookupError(_("Only the players of a match can ask for a rematch. Choose a match below."))
    if not await may_meet(request, live.stored_seats):
        raise LookupError(describe_no_meeting())
    if has_several := _has_several(live):
        if live.match.outcome is None:
            raise LookupError(_("This match is still running. You can start a rematch when it is over."))
        await check_wait(request, live.info.control)
        if last.match.outcome is None:
            return await _seat_player(last, own)
        if not may_ask(live, guest):
            raise LookupError(_("The other players declined a rematch. Start a new match."))
    begun = await _seat_player(await _start_rematch(request, fields, live, last if has_several else None), own)
    connected = state_of(request).connected
    for seat in begun.seats:
        if seat.kept_for is not None:
            connected.invite(seat.kept_for, begun, name, live.info.id)
    return begun


async def _find_latest(matches: MatchRegistry, name: str) -> tuple[Live, Live]:
    """Return two matches of a chain of rematches: the last match that was played, and the last match that was started.

    The chain begins with the match with the id `name`.
    """
    live = last = await matches.open(name, is_fresh=True)
    while last.rematch is not None and _has_several(live):
        last = await matches.open(last.rematch.id, is_fresh=True)
        if last.match.outcome is None:
            break
        live = live if last.has_open_seat else last
    return live, last


def _has_several(live: Live) -> bool:
    """Return True if at least two people or programs have a seat or a reserved seat."""
    return len({seat.player or seat.kept_for for seat in live.stored_seats if seat.kind != "bot"} - {None}) > 1


async def _start_rematch(request: Request, fields: Fields, live: Live, after: Live | None) -> Live:
    """Start a rematch of `live`. At first, the seats of other people and programs are only reserved.

    If several people play, the new match is the rematch of `after`. After an aborted match, the same seat acts
    first again. A player therefore gains nothing by aborting.
    """
    info, outcome = live.info, live.match.outcome
    ruleset = await _same_rules(request, live, is_renewed="new" in fields)
    await charge_start(request, ruleset)
    series = info.series and info.series.next(outcome)
    is_broken_off = outcome is not None and not ending_of(outcome).counts
    next_first = (info.first + (not is_broken_off)) % len(live.seats)
    seats = _seats(live, fields.get(levels.FIELD), guest_of(request))
    if next_first not in live.match.game.starters:
        next_first, seats = info.first, [*seats[1:], seats[0]]
        series = series and series.rotate_seats(1)
    matches = state_of(request).matches
    start = partial(matches.start, info.game) if after is None else partial(matches.start_again, after.info)
    closing = None if live.closed_by is None else live.stored_seats[live.closed_by].player
    terms = Terms(info.control, None, info.is_rated, info.stand_in, series, info.is_friendly, closing)
    return await start(ruleset, seats, next_first, terms)


async def _seat_player(live: Live, own: Seat) -> Live:
    """Give the player a seat in a match that exists already. Raise `LookupError` if the match is full or over."""
    if not await live.handle(Sit(own)):
        raise LookupError(_("You cannot join this match: it is full or over."))
    return live


def _seats(live: Live, level: str, guest: str) -> list[Seat]:
    """Return the seats of a rematch. If `level` is given, bots of this level replace the earlier bots.

    The seats of people and programs other than `guest` are reserved for these players. Raise `LookupError` for an
    unknown level.
    """
    if level:
        bot.kind_of(level).check(live.match.game)
    bots = {"bot": Seat("bot", level)} if level else {}
    return [
        Seat("open", called=seat.called, kept_for=seat.player)
        if seat.acts_for_itself and seat.player != guest
        else bots.get(seat.kind, seat)
        for seat in live.stored_seats
    ]


async def _same_rules(request: Request, live: Live, *, is_renewed: bool) -> str | Mapping[str, object]:
    """Return the rules of a match: the name of a published ruleset, or the parameters of a custom ruleset.

    If `is_renewed` is True, return parameters with a newly generated map.
    """
    game = live.match.game
    parameters = {key: value for key, value in live.info.ruleset.items() if key != "name"}
    if is_renewed:
        return await _change_map(request, game, parameters)
    return by_name(game, str(live.info.ruleset["name"]), parameters)


def by_name(game: Game, name: str, parameters: Mapping[str, object]) -> str | Mapping[str, object]:
    """Return `name` if it is a published ruleset with these parameters. Otherwise return the parameters."""
    return name if name in game.rulesets() and game.ruleset(name).parameters == parameters else parameters


async def _change_map(request: Request, game: Game, parameters: Mapping[str, str | int | bool]) -> Mapping[str, object]:
    """Return the parameters of a ruleset with another map. A background job generates the map."""
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    ruleset = game.options.renew_documents(parameters)
    await run_job(request, STARTS, game.ruleset, ruleset)
    return ruleset


def make_seat(game: Game, word: str, own: Seat, free: str) -> Seat:
    """Return the seat for the text `word`: `me`, the text `free` for an open seat, or the name of a bot.

    An empty text means the default bot.

    Raise `LookupError` if no bot has this name, or if the bot cannot play the game.
    """
    if word in (ME, free):
        return own if word == ME else Seat("open")
    name = bot.default_opponent(game).name if word == ANY_BOT else word
    bot.kind_of(name).check(game)
    return Seat("bot", name)


async def charge_start(request: Request, ruleset: object) -> None:
    """Count a start for the rate limit. A ruleset with a large custom map counts as several starts."""
    await charge(request, START, len(str(ruleset)) // BYTES_PER_COST)


MAX_SHOWN = 50


class Offer(NamedTuple):
    """Offer in the list of the lobby, as texts. `is_own` is True if the reader made the offer."""

    id: str
    title: str
    host: str
    clock: str
    is_rated: bool
    seats: str
    minutes: str
    leaving: str
    is_own: bool
    stand_in: str
    series: str = ""
    chosen_name: str = ""
    """Name that the host chose. The reader can report it. Empty if the host has no name."""
    rating: str = ""
    """Rating of the host. Empty before the first rated match."""
    profile: str = ""
    """Address of the profile page of the host. Empty if readers cannot see the page."""


async def describe_offers(matches: MatchRegistry, guest: str) -> list[Offer]:
    """Return the offers that a guest may see. The oldest comes first."""
    offers = await list_open_offers(matches, guest)
    estimates = await matches.estimates.read(offers)
    return [_describe_offer(offer, guest, estimates[offer.id]) for offer in offers]


async def list_open_offers(matches: MatchRegistry, player: str) -> list[OpenOffer]:
    """Return at most `MAX_SHOWN` offers of installed games. The oldest comes first.

    Leave out the offers of hosts whom the player never meets, because one of the two blocks the other.
    """
    known = [offer for offer in await matches.list_offers() if offer.game in registry.names()]
    return [offer for offer in known if player not in offer.strangers][:MAX_SHOWN]


def _describe_offer(offer: OpenOffer, guest: str, estimate: OfferEstimate) -> Offer:
    host = next((seat for seat in offer.seats if seat.player == offer.host), None)
    count = {"count": offer.free}
    return Offer(
        offer.id,
        rules_title(offer.game, offer.ruleset),
        host.name(is_reader=False) if host and host.kind == "program" else (host and host.called) or _("a guest"),
        describe_clock(str(offer.control) if offer.control else ""),
        offer.is_rated,
        ngettext("%(count)s free seat", "%(count)s free seats", offer.free) % count,
        _length(offer, estimate.seconds),
        _describe_abandoned(estimate.leaving),
        offer.host == guest,
        describe_stand_in(offer.stand_in),
        _("best of %(length)s") % {"length": offer.series.length} if offer.series else "",
        (host and host.called) or "",
        short_rating(estimate.rating) if estimate.rating else "",
        profile_address(host.called) if estimate.has_profile and host and host.called else "",
    )


def _length(offer: OpenOffer, seconds: float | None) -> str:
    """Return the expected length of a match in words. `seconds` is an estimate from similar past matches.

    If `seconds` is None, return the usual length of the game, limited by the clocks. If this length is not known, or
    the clocks count days, return an empty text.
    """
    if seconds is not None and seconds >= DAY_MS / SECOND_MS:
        days = round(seconds * SECOND_MS / DAY_MS)
        return ngettext("about %(count)s day", "about %(count)s days", days) % {"count": days}
    if seconds is not None:
        minutes = max(1, round(seconds * SECOND_MS / MINUTE_MS))
        return ngettext("about %(count)s minute", "about %(count)s minutes", minutes) % {"count": minutes}
    usual, control = find_page(offer.game).minutes, offer.control
    if usual is None or (control and control.free):
        return ""
    least, most = usual
    if control:
        longest = max(1, round(len(offer.seats) * control.estimate * SECOND_MS / MINUTE_MS))
        least, most = min(least, longest), min(most, longest)
    if least == most:
        return ngettext("about %(count)s minute", "about %(count)s minutes", most) % {"count": most}
    return _("about %(least)s to %(most)s minutes") % {"least": least, "most": most}


def _describe_abandoned(leaving: LeaveRecord | None) -> str:
    """Return a sentence that says how many matches the host of an offer abandoned.

    Return an empty text if `leaving` is None.
    """
    if leaving is None:
        return ""
    if leaving.left == 0:
        return _("finished all %(count)s matches") % {"count": leaving.of}
    return _("abandoned %(left)s of %(count)s matches") % {"left": leaving.left, "count": leaving.of}


class ListedMatch(NamedTuple):
    """Match in a list, as texts: its title, its opponents, the seat to move or the winner, and the last action."""

    id: str
    title: str
    against: str
    stand: str
    actions: str
    last: str
    last_at: str


class OwnMatch(NamedTuple):
    """Match in the bar of the reader's own matches, as texts."""

    listed: ListedMatch
    kind: str
    """Kind of the match for the reader. `ORDER` contains all kinds."""
    who: str
    """Names of the opponents. Without an opponent, the title of the game."""
    game: str
    """Title of the game. Empty if all matches in the bar are of one game."""
    stand: str
    until: int = 0
    """Time at which the clock of the deciding player runs out, in milliseconds since 1970. 0 while no clock runs."""
    rest: str = ""
    """Time left until `until`, as text."""
    is_first_turn: bool = False
    """True if `until` ends the separate time limit of a first turn. False if a clock reaches zero at this time."""

    @property
    def path(self) -> str:
        """Address of the page of the match. For the entry of friend requests, the address of the page of friends."""
        return FRIENDS if self.listed.id == REQUESTS else f"/matches/{self.listed.id}"

    @property
    def is_due(self) -> bool:
        """True if the match waits for the reader."""
        return self.kind in {"due", "asked"}

    @property
    def without_countdown(self) -> OwnMatch:
        """Same entry, but without a remaining time of less than a day: the page itself shows a countdown for it."""
        return self._replace(rest="") if self.until - milliseconds() < DAY_MS else self


FRIENDS, REQUESTS = "/friends", "requests"
"""Address of the page of friends, and the id of the entry in the bar that leads to it."""
ORDER = ("due", "asked", "over", "waiting", "open")
"""Kinds of matches in the bar, in the order of the bar.

In the same order, they mean: the reader must act, may accept a rematch or a challenge, has not seen the result, waits
for another player, or has an open offer.
"""


def drop_unknown_games(rows: Sequence[Summary]) -> list[Summary]:
    """Return only the matches of installed games. The server may no longer have the game of an old match."""
    return [row for row in rows if row.game in registry.names()]


def drop_unlisted(rows: Sequence[Summary]) -> list[Summary]:
    """Return only the matches of installed games. Leave out rematches and challenges with a reserved seat."""
    return [row for row in drop_unknown_games(rows) if not any(seat.kept_for for seat in row.others)]


def describe_news(news: OwnNews, excluded: str = "", seen_results: Collection[str] = ()) -> list[OwnMatch]:
    """Return the entries of a player's bar of running matches: friend requests, and matches.

    `describe_own` explains `excluded` and `seen_results`.
    """
    return [*_describe_requests(news.requests), *describe_own(news.matches, excluded, seen_results)]


def _describe_requests(requests: Sequence[FriendRequest]) -> list[OwnMatch]:
    """Return one entry for all friend requests that wait for an answer, or none."""
    if not requests:
        return []
    last, count = requests[0], len(requests)
    who, stand = last.name, _("wants to be your friend")
    if count > 1:
        text = ngettext("%(count)s friend request", "%(count)s friend requests", count)
        who, stand = _("Friends"), text % {"count": count}
    at = format_moment(last.at)
    listed = ListedMatch(REQUESTS, _("Friend requests"), "", "", _("accept or decline"), at, last.at)
    return [OwnMatch(listed, "asked", who, "", stand)]


def describe_own(rows: Sequence[Summary], excluded: str = "", seen_results: Collection[str] = ()) -> list[OwnMatch]:
    """Return the matches in a player's bar of running matches.

    Leave out the match `excluded`, which the page itself shows, and the results in `seen_results`, which the
    player has seen.
    """
    visible = [
        row
        for row in drop_unknown_games(rows)
        if row.id != excluded and (row.outcome is None or row.id not in seen_results)
    ]
    visible.sort(key=lambda row: row.last_at, reverse=True)
    games = {row.game for row in visible}
    own = [_describe_own(row, has_several_games=len(games) > 1) for row in visible]
    return sorted(own, key=lambda match: (ORDER.index(match.kind), not match.until, match.until))


def _describe_own(row: Summary, *, has_several_games: bool) -> OwnMatch:
    kind, stand = _describe_state(row)
    until = milliseconds_between(EPOCH, row.until) if row.until and kind in {"due", "waiting"} else 0
    is_met = [seat.kind != "open" or seat.kept_for is not None for seat in row.others]
    players = list(compress(_name_others(row), is_met))
    title = registry.game(row.game).title
    return OwnMatch(
        describe_row(row),
        kind,
        (players[0] if len(players) == 1 else join_names(players)) if players else title,
        title if has_several_games and players else "",
        stand,
        until,
        format_duration(until - milliseconds()) if until else "",
        row.is_first_turn and until > 0,
    )


def _describe_state(row: Summary) -> tuple[str, str]:
    """Return the kind of a match in the bar, and its text."""
    if row.outcome is not None:
        return "over", describe_end(row, row.outcome)
    if not row.own:
        return "asked", _("challenges you") if row.is_challenge else _("rematch offered")
    if is_own_rematch(row):
        return "open", _("your challenge") if row.is_challenge else _("your rematch offer")
    if row.is_offer or _is_unmet(row) or (row.due is not None and row.due.kind == "open"):
        return "open" if row.is_offer else "waiting", _("waiting for a player")
    return ("due", _("your turn")) if row.is_due else ("waiting", _("their turn"))


def describe_row(row: Summary) -> ListedMatch:
    """Return a match as texts for a list of matches."""
    title = rules_title(row.game, row.ruleset)
    if row.is_daily:
        title = " · ".join((title, _("daily match")))
    if row.series is not None:
        title += f" · {row.series.title(next(iter(row.own), None))}"
    actions = ngettext("%(count)s action", "%(count)s actions", row.actions) % {"count": row.actions}
    stand = _describe_ending(row, row.outcome) if row.outcome is not None else ""
    return ListedMatch(row.id, title, _list_opponents(row), stand, actions, format_moment(row.last_at), row.last_at)


def _describe_ending(row: Summary, outcome: Outcome) -> str:
    """Return the result of a match. If the match does not count, return the reason.

    The bar and notices do not show this reason. Next to the name of the opponent, a word such as "abandoned" would
    blame the opponent.
    """
    if row.is_unanswered or ending_of(outcome).counts:
        return describe_end(row, outcome)
    return translated(ending_of(outcome).title)


def _is_unmet(row: Summary) -> bool:
    """Return True if a seat of the match is free and no opponent has joined yet."""
    others = row.others
    return any(seat.kind == "open" for seat in others) and not any(seat.acts_for_itself for seat in others)


def is_own_rematch(row: Summary) -> bool:
    """Return True if the reader offers this rematch or challenge, and no opponent has accepted it yet."""
    return bool(row.own) and _is_unmet(row) and any(seat.kept_for is not None for seat in row.others)


def _list_opponents(row: Summary) -> str:
    if not row.others:
        return _("on this device")
    if len(row.others) == 1 and row.others[0].is_person and not row.others[0].called:
        return _("against a guest")
    return _("against %(player)s") % {"player": join_names(_name_others(row))}


def _name_others(row: Summary) -> list[str]:
    """Return the names of the other players of a match. A bot has the same name as on the page of the match."""
    seats = zip(row.others, row.other_numbers, strict=True)
    return [name_seat(seat, number, is_reader=False) for seat, number in seats]


async def withdraw(request: Request, _form: FormData) -> Response:
    """POST /matches/{match}/withdrawal: withdraw an offer while a seat is free."""
    place = await find_seat_context(request, is_fresh=True)
    try:
        await place.live.handle(Withdraw(guest_of(request)))
    except StaleAction:
        return await match.show(request, _("Someone has joined, so you can no longer withdraw this match."), 409)
    return RedirectResponse("/#offers", 303)

"""Profile page of an account: ratings with their graphs, results against opponents, and the latest rated matches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from functools import partial
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.options import CUSTOM
from skyhop.game.text import join_names
from skyhop.i18n import N_, _, translated
from skyhop.server.clocks.clocks import ALL_SPEEDS
from skyhop.server.matches.spectators import PublicMatch, read_running
from skyhop.server.names import MAX_TYPED, compute_likeness
from skyhop.server.players.friends import read_relation
from skyhop.server.players.moderation import read_strangers
from skyhop.server.ratings.eligibility import TITLES
from skyhop.server.ratings.profiles import (
    DRAWN,
    LOST,
    NOT_COUNTED,
    WON,
    MatchFilter,
    Profile,
    ProfileMatch,
    find_visible,
    read_played,
    read_profile,
    read_rating_points,
    read_results,
    set_profile_hidden,
)
from skyhop.server.ratings.recorder import HeadToHead, Rating, read_ratings
from skyhop.server.seats import Seat
from skyhop.svg import Fragment, number, tag
from skyhop.web.http.app_state import state_of
from skyhop.web.http.errors import error_page
from skyhop.web.http.rate_limits import LOOK, form_route, limited
from skyhop.web.http.sessions import UNWRITABLE, add_cookie, guest_of, is_signed_in, read_text, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.accounts.ratings_page import (
    describe_rating,
    format_moment,
    game_title,
    name_of,
    rules_title,
    speed_title,
)
from skyhop.web.pages.match.names import profile_address

MATCHES_PER_PAGE = 20
MAX_PAGE = 9999
RESULT_TITLES = {WON: N_("won"), DRAWN: N_("drawn"), LOST: N_("lost"), NOT_COUNTED: N_("did not count")}
GRAPH_WIDTH, GRAPH_HEIGHT = 600, 160
MIN_SPAN = 200
"""Minimum difference, in points, between the top and the bottom of a graph. Small changes then look small."""


class RatingGraph(NamedTuple):
    """Rating in one game and speed class, as texts, with its graph."""

    game: str
    speed: str
    rating: str
    matches: int
    graph: Fragment
    days: tuple[str, str]
    """Days of the first and the last match in the graph."""
    range: str
    """Lowest and highest rating in the graph."""
    own: str
    """Rating of the reader in the same game and speed class. Empty if the reader has none."""


class OpponentShown(NamedTuple):
    """Name of an opponent, and address of the profile page. The address is empty if the reader cannot see the page."""

    name: str
    address: str


class ResultShown(NamedTuple):
    """Numbers of results against one opponent."""

    opponent: OpponentShown
    record: HeadToHead


class PlayedShown(NamedTuple):
    """Match in the list, as texts."""

    match: str
    title: str
    result: str
    opponents: Sequence[OpponentShown]
    rating: str
    at: str
    is_counted: bool
    is_closed: bool


class FilterChoice(NamedTuple):
    """Value of a filter with its title. `is_chosen` is True for the present value."""

    value: str
    title: str
    is_chosen: bool


async def show(request: Request) -> Response:
    """GET /players/{name}: show the profile of an account. The query selects the matches in the list.

    If the owner has hidden the profile, other readers get the same page as for an unknown name.
    """
    read, reader = state_of(request).store.read, guest_of(request)
    profile = await read(partial(read_profile, name=request.path_params["name"]))
    is_own = profile is not None and profile.player == reader
    if profile is None or (profile.is_hidden and not is_own):
        return error_page(
            404, _("No player shows a profile under this name."), [("/ratings#search", _("Find a player"))]
        )
    if compute_likeness(profile.name) != compute_likeness(request.path_params["name"][:MAX_TYPED]):
        return RedirectResponse(profile_address(profile.name), 307)  # the account had this name until recently
    player = profile.player
    results = await read(partial(read_results, player=player, is_own=is_own))
    opponents = await _add_requested_opponent(request, player, results, is_own=is_own)
    chosen = _parse_filter(request.query_params, opponents)
    page = _parse_page(request.query_params)
    read_page = partial(read_played, player=player, chosen=chosen, is_own=is_own)
    played = await read(partial(read_page, limit=MATCHES_PER_PAGE + 1, offset=(page - 1) * MATCHES_PER_PAGE))
    matches = played[:MATCHES_PER_PAGE]
    people = {record.player for record in results if record.kind == "account"}
    people.update(str(seat.player) for match in matches for seat in match.opponents if seat.kind == "account")
    visible = await read(partial(find_visible, players=people))
    query = {name: value for name, value in request.query_params.items() if value and name != "page"}
    address = profile_address(profile.name)
    context = {
        "profile": profile,
        "address": address,
        "is_own": is_own,
        "relation": None
        if is_own or not is_signed_in(request)
        else await read(partial(read_relation, player=reader, other=player)),
        "running": await _list_running(request, player),
        "ratings": await _read_ratings(request, profile),
        "results": _split_results(results, visible),
        "own_record": await _find_own_record(request, profile),
        "matches": [_describe_match(match, visible, is_own=is_own) for match in matches],
        "filters": _list_filters(chosen, opponents),
        "first": chosen.first,
        "last": chosen.last,
        "is_filtered": chosen != MatchFilter(),
        "page": page,
        "newer": f"{address}?{urlencode({**query, 'page': page - 1})}#matches",
        "older": f"{address}?{urlencode({**query, 'page': page + 1})}#matches",
        "has_more": len(played) > MATCHES_PER_PAGE,
        "token": token_of(request),
    }
    return add_cookie(request, render("web/profile.html", context))


async def _list_running(request: Request, player: str) -> list[tuple[str, str]]:
    """Return the running matches of a player: the id of each match, and its title with the opponents.

    Leave out the matches that the reader may not watch.
    """
    found = await state_of(request).store.read(partial(read_running, player=player, reader=guest_of(request)))
    return [(match.id, _describe_running(match, player)) for match in found if match.game in registry.names()]


def _describe_running(match: PublicMatch, player: str) -> str:
    others = [_describe_seat(seat, (), is_own=False).name for seat in match.seats if seat.player != player]
    against = _("against %(player)s") % {"player": join_names(others)}
    return f"{rules_title(match.game, match.ruleset)} · {against}"


async def choose(request: Request, form: FormData) -> Response:
    """POST /account/profile: choose who can read the profile page of the account: everybody, or only the owner."""
    if is_signed_in(request):
        work = partial(set_profile_hidden, player=guest_of(request), is_hidden=read_text(form, "visible") == "owner")
        await state_of(request).store.write(work)
    return RedirectResponse("/account?kept", 303)


async def _read_ratings(request: Request, profile: Profile) -> list[RatingGraph]:
    """Return the ratings of a player with their graphs, and the reader's own ratings for comparison."""
    read, reader = state_of(request).store.read, guest_of(request)
    points = await read(partial(read_rating_points, player=profile.player, is_own=reader == profile.player))
    by_class: dict[tuple[str, str], list[Rating]] = {}
    for point in points:
        by_class.setdefault((point.game, point.speed), []).append(point.rating)
    own = {}
    if reader != profile.player and await _may_compare(request, profile):
        own = {(each.game, each.speed): each.rating for each in await read(partial(read_ratings, player=reader))}
    found = []
    for each in await read(partial(read_ratings, player=profile.player)):
        key = each.game, each.speed
        history = by_class.get(key, [each.rating])
        found.append(
            RatingGraph(
                game_title(each.game),
                speed_title(each.speed),
                describe_rating(each.rating),
                each.rating.matches,
                draw_graph(history),
                (history[0].at[:10], history[-1].at[:10]),
                _describe_range([rating.points for rating in history]),
                describe_rating(own[key]) if key in own else "",
            )
        )
    return found


def _describe_range(points: Sequence[int]) -> str:
    return _("%(lowest)s to %(highest)s") % {"lowest": min(points), "highest": max(points)}


async def _may_compare(request: Request, profile: Profile) -> bool:
    """Return True if the page may compare the reader with the player: neither of the two blocks the other."""
    return profile.player not in await state_of(request).store.read(partial(read_strangers, player=guest_of(request)))


async def _find_own_record(request: Request, profile: Profile) -> HeadToHead | None:
    """Return the results of the player against the reader, or None without such results."""
    reader = guest_of(request)
    read = partial(read_results, player=profile.player, is_own=False, opponent=reader)
    record = next((each for each in await state_of(request).store.read(read) if each.player == reader), None)
    return record if record is not None and await _may_compare(request, profile) else None


async def _add_requested_opponent(
    request: Request, player: str, results: Sequence[HeadToHead], *, is_own: bool
) -> Sequence[HeadToHead]:
    """Return the results. If they lack the opponent that the query names, add the result against this opponent."""
    requested, read = request.query_params.get("opponent", ""), state_of(request).store.read
    if not requested or UNWRITABLE in requested or any(_opponent_key(each) == requested for each in results):
        return results
    known = await read(partial(read_profile, name=requested))
    opponent = known.player if known is not None else requested
    return [*results, *await read(partial(read_results, player=player, is_own=is_own, opponent=opponent))]


def draw_graph(history: Sequence[Rating]) -> Fragment:
    """Draw ratings as a line, with their intervals as a band, as SVG. With fewer than two ratings, draw nothing."""
    if len(history) < 2:
        return Fragment("")
    lowest = min(rating.points - rating.margin for rating in history)
    highest = max(rating.points + rating.margin for rating in history)
    middle, span = (lowest + highest) / 2, max(highest - lowest, MIN_SPAN)

    def place(index: int, points: float) -> str:
        x = GRAPH_WIDTH * index / (len(history) - 1)
        return f"{number(x)},{number(GRAPH_HEIGHT * (0.5 - (points - middle) / span))}"

    upper = [place(n, rating.points + rating.margin) for n, rating in enumerate(history)]
    lower = [place(n, rating.points - rating.margin) for n, rating in enumerate(history)]
    line = [place(n, rating.points) for n, rating in enumerate(history)]
    words = _("Rating after each match: from %(first)s to %(last)s, lowest %(lowest)s, highest %(highest)s.") % {
        "first": history[0].points,
        "last": history[-1].points,
        "lowest": min(rating.points for rating in history),
        "highest": max(rating.points for rating in history),
    }
    return tag(
        "svg",
        tag("polygon", points=" ".join([*upper, *reversed(lower)]), class_="interval"),
        tag("polyline", points=" ".join(line), class_="curve"),
        viewBox=f"0 0 {GRAPH_WIDTH} {GRAPH_HEIGHT}",
        preserveAspectRatio="none",
        role="img",
        aria_label=words,
        class_="rating-graph",
    )


def _describe_opponent(name: str | None, kind: str, player: str, visible: Collection[str]) -> OpponentShown:
    is_linked = name is not None and player in visible
    return OpponentShown(name_of(name, kind, player), profile_address(name) if is_linked and name else "")


def _split_results(results: Sequence[HeadToHead], visible: Collection[str]) -> list[tuple[str, list[ResultShown]]]:
    """Return the results against levels and against other players, each with a title. Leave out an empty group."""
    entries = [
        (each.kind, ResultShown(_describe_opponent(each.name, each.kind, each.player, visible), each))
        for each in results
    ]
    groups = [
        (_("Results against bots"), [result for kind, result in entries if kind == "bot"]),
        (_("Results against players"), [result for kind, result in entries if kind != "bot"]),
    ]
    return [(title, group) for title, group in groups if group]


def _describe_match(played: ProfileMatch, visible: Collection[str], *, is_own: bool) -> PlayedShown:
    """Return a match as texts. Only the owner of the profile sees the names of opponents without an account."""
    result = translated(RESULT_TITLES[played.result])
    if played.annulled is not None:
        result = _("did not count: %(reason)s") % {"reason": translated(TITLES[played.annulled])}
    return PlayedShown(
        played.match,
        f"{rules_title(played.game, played.ruleset)}, {speed_title(played.speed)}",
        result,
        [_describe_seat(seat, visible, is_own=is_own) for seat in played.opponents],
        describe_rating(played.rating),
        format_moment(played.rating.at),
        played.annulled is None,
        played.is_closed,
    )


def _describe_seat(seat: Seat, visible: Collection[str], *, is_own: bool) -> OpponentShown:
    name = None if seat.kind == "guest" and not is_own else seat.called
    return _describe_opponent(name, seat.kind, str(seat.player), visible)


def _parse_filter(query: QueryParams, results: Sequence[HeadToHead]) -> MatchFilter:
    """Return the filter in a query. Ignore unknown values."""
    opponents = {key: each.player for each in results if (key := _opponent_key(each))}
    return MatchFilter(
        _parse_choice(query, "game", registry.names()),
        _parse_choice(query, "ruleset", {name for name, _title in _list_rulesets()}),
        _parse_choice(query, "speed", ALL_SPEEDS),
        opponents.get(query.get("opponent", ""), ""),
        _parse_choice(query, "result", RESULT_TITLES),
        _parse_day(query.get("first", "")),
        _parse_day(query.get("last", "")),
    )


def _opponent_key(record: HeadToHead) -> str:
    """Return the text that selects an opponent in addresses. Empty for people without an account.

    For a person with an account, the text is the name, because the id is not public. No account has the name of a
    bot.
    """
    if record.kind == "account":
        return record.name or ""
    return record.player if record.kind in {"bot", "program"} else ""


def _parse_choice(query: QueryParams, field: str, known: Collection[str]) -> str:
    value = query.get(field, "")
    return value if value in known else ""


def _parse_day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _parse_page(query: QueryParams) -> int:
    text = query.get("page", "")
    return min(max(int(text), 1), MAX_PAGE) if text.isascii() and text.isdigit() and len(text) < 6 else 1


def _list_rulesets() -> list[tuple[str, str]]:
    """Return the names and titles of the published rulesets of all games, and of custom rulesets."""
    games = [registry.game(name) for name in registry.names()]
    found = {ruleset.name: game.options.title_of(ruleset.name) for game in games for ruleset in game.options.rulesets}
    return [*found.items(), (CUSTOM, games[0].options.title_of(CUSTOM))]


def _list_filters(chosen: MatchFilter, results: Sequence[HeadToHead]) -> list[tuple[str, str, list[FilterChoice]]]:
    """Return the fields of the filter form: name, title and values. The first value selects all matches."""
    keys = {each.player: _opponent_key(each) for each in results}
    opponents = [(key, name_of(each.name, each.kind, each.player)) for each in results if (key := keys[each.player])]
    fields: list[tuple[str, str, str, list[tuple[str, str]]]] = [
        ("game", _("Game"), chosen.game, [(name, game_title(name)) for name in registry.names()]),
        ("ruleset", _("Rules"), chosen.ruleset, _list_rulesets()),
        ("speed", _("Speed"), chosen.speed, [(name, speed_title(name)) for name in ALL_SPEEDS]),
        ("opponent", _("Opponent"), keys.get(chosen.opponent, ""), opponents),
        ("result", _("Result"), chosen.result, [(name, translated(title)) for name, title in RESULT_TITLES.items()]),
    ]
    return [
        (name, title, [FilterChoice(value, text, value == present) for value, text in [("", _("all")), *values]])
        for name, title, present, values in fields
    ]


ROUTES = (
    Route("/players/{name}", limited(show, LOOK)),
    form_route("/account/profile", choose, LOOK),
)

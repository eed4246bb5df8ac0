"""Page of ratings: the player's ratings, the earlier rated matches with their opponents, and the leaderboards."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.i18n import _, moment, translated
from skyhop.server.clocks.clocks import ALL_SPEEDS
from skyhop.server.ratings.eligibility import TITLES
from skyhop.server.ratings.profiles import find_profiles, find_visible
from skyhop.server.ratings.recorder import RatedMatch, Rating, read_history, read_ratings, read_records
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import add_cookie, guest_of, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match.names import profile_address


async def page(request: Request) -> Response:
    """GET /ratings: show the player's ratings and a leaderboard. `?game=…&speed=…` selects the leaderboard.

    `?name=…` searches for players by the beginning of their names.
    """
    matches = state_of(request).matches
    guest = guest_of(request)
    game = _parse_choice(request, "game", registry.names())
    speed = _parse_choice(request, "speed", list(ALL_SPEEDS), "blitz")
    read = matches.store.read
    own = await read(partial(read_ratings, player=guest))
    history = await read(partial(read_history, player=guest))
    records = await read(partial(read_records, player=guest))
    visible = await read(partial(find_visible, players={each.player for each in records}))
    searched = request.query_params.get("name", "")
    context = {
        "own": [(game_title(each.game), speed_title(each.speed), describe_rating(each.rating)) for each in own],
        "history": [
            (
                each,
                game_title(each.game),
                speed_title(each.speed),
                _outcome(each),
                describe_rating(each.rating),
                format_moment(each.rating.at),
            )
            for each in history
        ],
        "records": [
            (
                name_of(each.name, each.kind, each.player),
                each,
                each.name,
                profile_address(each.name) if each.name and each.player in visible else "",
            )
            for each in records
        ],
        "best": [
            (
                name_of(each.name, each.kind, each.player),
                describe_rating(each.rating),
                each.rating.matches,
                each.player == guest,
                each.name,
                profile_address(each.name) if each.name and each.kind == "account" else "",
            )
            for each in await read(partial(read_ratings, game=game, speed=speed))
        ],
        "games": [(name, registry.game(name).title) for name in registry.names()],
        "speeds": [(name, translated(each.title)) for name, each in ALL_SPEEDS.items()],
        "searched": searched,
        "found": [(name, profile_address(name)) for name in await read(partial(find_profiles, prefix=searched))],
        "game": game,
        "speed": speed,
        "token": token_of(request),
        "annulled": [translated(title) for title in TITLES.values()],
    }
    return add_cookie(request, render("web/ratings.html", context))


def describe_rating(rating: Rating) -> str:
    """Return a rating and its margin as text. A provisional rating has a question mark."""
    names = {"points": rating.points, "margin": rating.margin}
    return _("%(points)s? ± %(margin)s") % names if rating.is_provisional else _("%(points)s ± %(margin)s") % names


def name_of(name: str | None, kind: str, player: str) -> str:
    """Return the public name of a player. For a guest without a name, return the text for anonymous guests."""
    if kind == "program":
        return _("%(name)s (program)") % {"name": name}
    return bot.title_of(player) if kind == "bot" else name or _("a guest")


def _parse_choice(request: Request, field: str, known: list[str] | tuple[str, ...], usual: str = "") -> str:
    value = request.query_params.get(field, "")
    return value if value in known else usual or known[0]


def game_title(game: str) -> str:
    """Return the title of a game. For a game that is not installed, return its name."""
    return registry.game(game).title if game in registry.names() else game


def rules_title(game: str, ruleset: str) -> str:
    """Return the titles of a game and of its ruleset. For a game that is not installed, return their names."""
    title = registry.game(game).options.title_of(ruleset) if game in registry.names() else ruleset
    return f"{game_title(game)}, {title}"


def speed_title(name: str) -> str:
    """Return the title of a speed class."""
    return translated(ALL_SPEEDS[name].title)


def format_moment(at: str) -> str:
    """Return a stored time as a date and time of day in UTC."""
    return moment(datetime.fromisoformat(at)) + " UTC"


def _outcome(played: RatedMatch) -> str:
    if played.rank is not None:
        return _("place %(rank)s") % {"rank": played.rank}
    if played.annulled is None:
        return _("did not count")
    return _("did not count: %(reason)s") % {"reason": translated(TITLES[played.annulled])}

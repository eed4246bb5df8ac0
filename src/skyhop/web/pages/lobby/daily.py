"""Pages of the daily matches: the matches of today with their tables, and the results of earlier days.

The page of today also offers the reader's own result as text and as a picture. Neither of them reveals anything about
the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.bots.bot import default_opponent, title_of
from skyhop.game.game import Game
from skyhop.i18n import _, ngettext
from skyhop.server.clocks.clocks import MINUTE_MS
from skyhop.server.daily import (
    DailyOverview,
    DailyTask,
    DayOver,
    DayTable,
    Ranked,
    Try,
    begin_try,
    list_tasks,
    milliseconds_left,
    read_first_day,
    read_overview,
    shift_day,
)
from skyhop.server.timestamps import find_today
from skyhop.svg import FONT, Fragment, outline_texts, tag
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import run_job
from skyhop.web.http.rate_limits import LOOK, PAPER, START, charge, form_route, limited
from skyhop.web.http.sessions import add_cookie, guest_of, is_signed_in, name_of, own_seat, store_guest, token_of
from skyhop.web.http.templates import origin_of, render
from skyhop.web.pages.lobby.offers import STARTS
from skyhop.web.pages.match.match import redirect_back
from skyhop.web.pages.match.names import profile_address
from skyhop.web.pages.replay.replay import PICTURES

ADDRESS = "/daily"
MAX_LISTED = 10
"""Maximum number of results in the table of yesterday."""
MAX_LISTED_IN_ARCHIVE = 100
"""Maximum number of results in a table on the page of an earlier day."""
HOUR_MINUTES = 60
BOT_WAIT_SECONDS = 0.2
"""Seconds for which the server waits for the first action of the bot before it shows the match."""
WIDTH, HEIGHT = 640, 336
"""Size of the picture of a result, in units of its drawing."""


class FriendResult(NamedTuple):
    """Result in the table of the reader's friends. The reader's own row has no address."""

    place: int
    is_own: bool
    name: str
    address: str
    """Address of the friend's profile page."""
    result: str
    replay: str
    """Address of the friend's match. Empty until the day ends, and if the match cannot be replayed."""


class TaskShown(NamedTuple):
    """Daily match of a game on the page: its texts, the reader's try, and the table of the day."""

    game: Game
    sentence: str
    commitment: str
    own: Try | None
    result: str
    """Result of the reader's try in words. Empty if there is no result."""
    told: str
    """Text of the result for sharing."""
    picture: str
    """Address of the picture of the result, without its file type."""
    table: DayTable
    best: str
    median: str
    place: str
    friends: tuple[FriendResult, ...]


class DayShown(NamedTuple):
    """Results of an earlier day in one game: the best rows, the reader's result, and the address of the best play."""

    game: Game
    rows: tuple[tuple[Ranked, str], ...]
    own_match: str
    own: str
    replay: str
    friends: tuple[FriendResult, ...]


async def page(request: Request, notice: str = "", status: int = 200) -> Response:
    """GET /daily: show the daily matches of today with their tables, and the results of yesterday.

    `?day=…` leads to the page of an earlier day.
    """
    if _is_day(day := request.query_params.get("day", "")):
        return RedirectResponse(f"{ADDRESS}/{day}", 307)
    today, tasks = find_today(), _list_tasks(request)
    yesterday = shift_day(today, -1)
    overview = await _read_overview(request, tasks, (today, yesterday))
    first = await state_of(request).store.read(read_first_day)
    minutes = -(-milliseconds_left(today) // MINUTE_MS)
    streak = overview.count_streak(today)
    context = {
        "day": today,
        "minutes": minutes,
        "left": format_minutes(minutes),
        "streak": ngettext("%(count)s day", "%(count)s days", streak) % {"count": streak} if streak else "",
        "tasks": [_show_task(request, task, overview) for task in tasks],
        "results": [_show_day(task.game, yesterday, overview) for task in tasks],
        "yesterday": yesterday if first is not None and first <= yesterday else "",
        "has_account": is_signed_in(request),
        "notice": notice,
        "token": token_of(request),
    }
    return add_cookie(request, render("web/daily.html", context, status))


async def archive(request: Request) -> Response:
    """GET /daily/{day}: show the results of an earlier day, with the best play in each game."""
    day, today = request.path_params["day"], find_today()
    if day == today:
        return RedirectResponse(ADDRESS, 307)
    first = await state_of(request).store.read(read_first_day)
    if not _is_day(day) or first is None or not first <= day < today:
        raise HTTPException(404)
    tasks = _list_tasks(request)
    overview = await _read_overview(request, tasks, (day,))
    context = {
        "day": day,
        "first": first,
        "yesterday": shift_day(today, -1),
        "earlier": shift_day(day, -1) if first < day else "",
        "later": shift_day(day, 1),
        "results": [_show_day(task.game, day, overview, MAX_LISTED_IN_ARCHIVE) for task in tasks],
    }
    return add_cookie(request, render("web/daily_archive.html", context))


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


async def begin(request: Request, form: FormData) -> Response:
    """POST /daily: start the reader's try at the daily match of a game, or open it again.

    The form contains the day that its page showed. A form of an earlier day starts nothing.
    """
    task = next((each for each in _list_tasks(request) if each.game.name == form.get("game")), None)
    if task is None or form.get("day") != task.day:
        return await _refuse_earlier_day(request)
    called = name_of(request) or None
    await store_guest(request, called)
    ruleset = await run_job(request, STARTS, task.make_ruleset)
    matches, own = state_of(request).matches, own_seat(request, called)
    try:
        live = await begin_try(matches, task, own, ruleset, is_counted=is_signed_in(request))
    except DayOver:
        return await _refuse_earlier_day(request)
    with leave_while_waiting():
        await live.bots.wait(BOT_WAIT_SECONDS)
    return add_cookie(request, redirect_back(live, None))


async def _refuse_earlier_day(request: Request) -> Response:
    return await page(request, _("A new day has begun. These are the new daily matches."), 409)


async def picture(request: Request) -> Response:
    """GET /daily/{day}/{game}/picture.{kind}: draw the reader's own result as SVG or PNG."""
    day, name, kind = (request.path_params[field] for field in ("day", "game", "kind"))
    tasks = [task for task in _list_tasks(request) if task.game.name == name]
    known = {find_today(), shift_day(find_today(), -1)}
    if kind not in {"svg", "png"} or day not in known or not tasks:
        raise HTTPException(404)
    overview = await _read_overview(request, tasks, (day,))
    own = overview.find_try(day, name)
    if own is None or own.points is None:
        raise HTTPException(404)
    lines = (describe_result(own), describe_place(overview.find_place(day, name)))
    svg = draw_result(tasks[0].game.title, day, lines)
    headers = {"Content-Disposition": f'inline; filename="skyhop-daily-{day}-{name}.{kind}"'}
    if kind == "svg":
        return Response(outline_texts(svg), media_type="image/svg+xml", headers=headers)
    await charge(request, PAPER)
    return Response(
        await run_job(request, PICTURES, _render_png, svg, f"{origin_of(request)}{ADDRESS}"),
        media_type="image/png",
        headers=headers,
    )


ROUTES = (
    Route(ADDRESS, limited(page, LOOK)),
    form_route(ADDRESS, begin, START),
    Route(ADDRESS + "/{day}", limited(archive, LOOK)),
    Route(ADDRESS + "/{day}/{game}/picture.{kind}", limited(picture, LOOK)),
)


def _list_tasks(request: Request) -> tuple[DailyTask, ...]:
    return list_tasks(find_today(), state_of(request).cookies.derive_bytes)


async def _read_overview(request: Request, tasks: Sequence[DailyTask], days: Sequence[str]) -> DailyOverview:
    games = [task.game.name for task in tasks]
    state = state_of(request)
    return await read_overview(state.store, state.day_tables, guest_of(request), games, days)


def _show_task(request: Request, task: DailyTask, overview: DailyOverview) -> TaskShown:
    own, table = overview.find_try(task.day, task.game.name), overview.tables[task.day, task.game.name]
    place = describe_place(overview.find_place(task.day, task.game.name))
    result = describe_result(own) if own is not None and own.points is not None else ""
    if task.is_solo:
        sentence = _(
            "The map of the day, played alone against the rival of the solo rules. You also decide for the rival."
        )
    else:
        sentence = _("The deal of the day against %(bot)s.") % {"bot": title_of(default_opponent(task.game).name)}
    lines = (
        _("Skyhop daily, %(day)s") % {"day": task.day},
        f"{task.game.title}: {result}",
        *filter(None, [place]),
        f"{origin_of(request)}{ADDRESS}",
    )
    return TaskShown(
        task.game,
        sentence,
        task.commitment,
        own,
        result,
        "\n".join(lines) if result else "",
        f"{ADDRESS}/{task.day}/{task.game.name}/picture",
        table,
        describe_result(table.best.result) if table.best else "",
        describe_result(table.median.result) if table.median else "",
        place,
        _show_friends(task.game, task.day, overview),
    )


def _show_day(game: Game, day: str, overview: DailyOverview, most: int = MAX_LISTED) -> DayShown:
    own, table = overview.find_try(day, game.name), overview.tables[day, game.name]
    best = table.best_play
    return DayShown(
        game,
        tuple((row, describe_result(row.result)) for row in table.rows[:most]),
        own.match if own is not None else "",
        describe_result(own) if own is not None and own.points is not None else "",
        f"/matches/{best.result.match}?step=0" if best else "",
        _show_friends(game, day, overview),
    )


def _show_friends(game: Game, day: str, overview: DailyOverview) -> tuple[FriendResult, ...]:
    """Return the table of the reader's friends, with the reader's own result."""
    today = find_today()
    return tuple(
        FriendResult(
            row.place,
            not row.player,
            row.name or _("a guest"),
            profile_address(row.name) if row.name else "",
            describe_result(row.result),
            f"/matches/{row.result.match}?step=0" if row.is_replayable and day < today else "",
        )
        for row in overview.list_friends(day, game.name, today)
    )


def format_minutes(minutes: int) -> str:
    """Return a number of minutes as hours and minutes in words."""
    return _("%(hours)s h %(minutes)s min") % {"hours": minutes // HOUR_MINUTES, "minutes": minutes % HOUR_MINUTES}


def describe_result(result: Try) -> str:
    """Return a result in words: won or lost, the points of both sides, and the number of actions.

    Leave out the points if nobody has any, for example in a game without points.
    """
    points, against = result.points or 0, result.against
    names = {"points": points, "against": against, "actions": result.actions}
    if against is None:
        return _("%(points)s points in %(actions)s actions") % names
    if points == against == 0:
        texts = {
            1: _("won in %(actions)s actions"),
            0: _("drawn in %(actions)s actions"),
            -1: _("lost in %(actions)s actions"),
        }
    else:
        texts = {
            1: _("won %(points)s : %(against)s in %(actions)s actions"),
            0: _("drawn %(points)s : %(against)s in %(actions)s actions"),
            -1: _("lost %(points)s : %(against)s in %(actions)s actions"),
        }
    return texts[result.won or 0] % names


def describe_place(place: tuple[int, int] | None) -> str:
    """Return a place and the number of results in words. `place` is the place and this number, or None.

    Return an empty text if `place` is None, or if there is only one result.
    """
    if place is None or place[1] < 2:
        return ""
    return _("place %(place)s of %(count)s") % {"place": place[0], "count": place[1]}


def draw_result(title: str, day: str, lines: tuple[str, ...]) -> Fragment:
    """Draw a result as an SVG document: the game, the day, and the given lines of text."""
    texts = [_draw_text(_("Skyhop daily, %(day)s") % {"day": day}, 66, 26, "#52626f")]
    texts.append(_draw_text(title, 138, 48, "#22303c", weight="bold"))
    texts += [_draw_text(line, 206 + 46 * number, 32, "#22303c") for number, line in enumerate(filter(None, lines))]
    return tag(
        "svg",
        tag("title", title),
        tag("rect", width=WIDTH, height=HEIGHT, fill="#e6f1f9"),
        tag("circle", cx=548, cy=96, r=44, fill="#c8553d"),
        tag("path", d="M518 128 L540 164 H556 L578 128 Z", fill="#c8553d"),
        tag("rect", x=538, y=172, width=20, height=16, rx=3, fill="#7f6c3a"),
        tag("path", d=f"M0 {HEIGHT} V300 Q160 262 320 300 T640 290 V{HEIGHT} Z", fill="#a9cf8b"),
        *texts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _draw_text(words: str, y: int, size: int, colour: str, weight: str | None = None) -> Fragment:
    return tag("text", words, x=40, y=y, font_size=size, font_family=FONT, fill=colour, font_weight=weight)


def _render_png(drawing: str, caption: str) -> bytes:
    from skyhop.print.picture import render_picture  # noqa: PLC0415 - an optional dependency

    return render_picture(drawing, caption)

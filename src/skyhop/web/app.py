"""ASGI application: its routes, its exception handlers, and the services that run while the application runs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from skyhop.game.action import JournalError
from skyhop.i18n import translated
from skyhop.jobs.limited import TooCostly
from skyhop.jobs.persistent import PersistentJobs
from skyhop.jobs.queue import JobQueue, QueueFull
from skyhop.server.daily import DailyRecorder, DayTables
from skyhop.server.events import (
    CaughtUp,
    MatchBegan,
    MatchFinished,
    MatchOpened,
    ResultRecorded,
    SeatMoved,
    SeatTaken,
    Subscriber,
)
from skyhop.server.exceptions import StoreFault
from skyhop.server.match_registry import BOTS, PAGES, MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import supervise
from skyhop.server.matches.spectators import PublicMatches
from skyhop.server.metrics import ACTIONS
from skyhop.server.notices.delivery import Links, NoticeService
from skyhop.server.notices.mail import MailServer, MailTransport
from skyhop.server.notices.web_push import ServerKey
from skyhop.server.players.players import PlayerGone
from skyhop.server.players.sessions import SessionCookies
from skyhop.server.ratings.recorder import RatingRecorder
from skyhop.server.store.data_folder import load_signing_key
from skyhop.server.store.projections import Recorder
from skyhop.server.store.store import open_store
from skyhop.server.tournaments.service import TournamentService
from skyhop.web import levels
from skyhop.web.api import operations
from skyhop.web.event_stream import ProgramStreams
from skyhop.web.http import errors, monitoring, static_files, templates
from skyhop.web.http.app_state import Application, AppState, state_of
from skyhop.web.http.connections import LEVEL, Connections
from skyhop.web.http.guard import THIS_MACHINE, Guard, HostNames
from skyhop.web.http.monitoring import Readiness
from skyhop.web.http.passphrases import Passphrases
from skyhop.web.http.rate_limits import (
    ACT,
    LOOK,
    START,
    RateLimiter,
    TooFast,
    TooOften,
    form_route,
    limited,
    read_limits,
)
from skyhop.web.http.sessions import find_own_matches, identify_player
from skyhop.web.http.static_files import KINDS, STATIC, WORKER
from skyhop.web.http.templates import ACCOUNT_NAME, ConfirmationRequired, render
from skyhop.web.pages import operator, rules
from skyhop.web.pages.accounts import (
    account_page,
    notices_page,
    passkey_forms,
    privacy,
    profile_page,
    ratings_page,
    settings_page,
)
from skyhop.web.pages.learn import lessons, puzzle, quiz
from skyhop.web.pages.lobby import daily, friends, lobby, offers, tournaments, watch
from skyhop.web.pages.maps import editor, maps, rendered
from skyhop.web.pages.match import hints, match, match_text, player_request_forms, stream
from skyhop.web.pages.match.after_game import MedalJobs
from skyhop.web.pages.match.names import load_ratings
from skyhop.web.pages.replay import analysis_page, replay

ENDING_EVENTS = (MatchFinished, CaughtUp, MatchOpened)
"""Classes of events after which subscribers check if the match is over."""


RATED_EVENTS = (MatchBegan, SeatTaken, CaughtUp, MatchOpened, ResultRecorded)
"""Classes of events after which the ratings of the players may have changed."""


def _count(live: Live, event: SeatMoved) -> None:
    ACTIONS.labels(live.match.game.name, live.seats[event.seat].kind).inc()


def list_subscribers(marks: MedalJobs, connected: ProgramStreams, *others: Subscriber) -> tuple[Subscriber, ...]:
    """Return the subscribers that receive the events of all matches.

    `marks` computes the medals of solo matches. `connected` sends events to programs. `others` are further subscribers.
    They receive each event before the pages.
    """
    return (
        Subscriber("actions counted", (SeatMoved,), _count),
        BOTS,
        Subscriber("marks", (MatchBegan, *ENDING_EVENTS), lambda live, _event: marks.count(live), is_repeatable=True),
        Subscriber(
            "advice on levels",
            ENDING_EVENTS,
            lambda live, _event: levels.load_earlier_matches(live),
            is_repeatable=True,
        ),
        Subscriber("ratings of seats", RATED_EVENTS, lambda live, _event: load_ratings(live), is_repeatable=True),
        connected.subscriber,
        *others,
        PAGES,
    )


RECORDERS: tuple[Recorder, ...] = (RatingRecorder(), DailyRecorder())
"""Projections of events into tables of the store."""


async def show_service_worker(_request: Request) -> Response:
    """GET /service-worker.js: return the service worker.

    The address is at the root, so browsers let the service worker control all pages.
    """
    return FileResponse(STATIC / WORKER, media_type=KINDS[".js"], headers={"Cache-Control": "no-cache"})


async def show_offline_page(_request: Request) -> Response:
    """GET /offline: return the page that browsers show without a connection. It contains no match data."""
    return render("web/offline.html", {})


async def show_accessibility_statement(_request: Request) -> Response:
    """GET /accessibility: return the accessibility statement."""
    return render("web/accessibility.html", {})


async def show_components(_request: Request) -> Response:
    """GET /components: return a page with all components of the pages, for developers. No page links to it."""
    return render("web/components.html", {})


async def show_own_page(request: Request) -> Response:
    """GET /imprint and /terms: return the page that the operator has written, or 404."""
    name = request.url.path.removeprefix("/")
    found = await asyncio.to_thread(static_files.find_own_page, state_of(request).folder, name)
    if found is None:
        raise HTTPException(404)
    try:
        content = await asyncio.to_thread(static_files.render_own_page, found)
    except OSError:  # the operator has just removed the file, or the server may not read it
        raise HTTPException(404) from None
    title = translated(static_files.OWN_PAGES[name])
    return render("web/own_page.html", {"title": title, "content": content, "tag": found.language})


ROUTES = (
    Route("/", limited(lobby.lobby, LOOK)),
    form_route("/matches", lobby.start, START, files=1, largest=lobby.MAX_FIELD_BYTES),
    Route("/matches/{match}", limited(replay.look, LOOK)),
    form_route("/matches/{match}/actions", match.play, ACT),
    form_route("/matches/{match}/resignation", match.resign, ACT),
    form_route("/matches/{match}/draw", match.draw, ACT),
    form_route("/matches/{match}/hint", hints.hint, ACT),
    form_route("/matches/{match}/stuck", match.recover, ACT),
    form_route("/matches/{match}/presence", match.sign, ACT),
    form_route("/matches/{match}/claim", match.claim, ACT),
    form_route("/matches/{match}/return", match.come_back, ACT),
    form_route("/matches/{match}/refusal", match.refuse, ACT),
    Route("/ratings", limited(ratings_page.page, LOOK)),
    *profile_page.ROUTES,
    *friends.ROUTES,
    Route("/offers/events", limited(lobby.events, LOOK)),
    form_route("/matches/{match}/withdrawal", offers.withdraw, ACT),
    Route("/matches/{match}/code.svg", limited(match.code, LOOK)),
    form_route("/matches/{match}/seats", match.sit_down, ACT),
    Route("/matches/{match}/events", limited(stream.events, LOOK)),
    Route("/matches/{match}/text", limited(match_text.page, LOOK)),
    form_route("/matches/{match}/text", match_text.act, ACT),
    Route("/matches/{match}/text/events", limited(stream.text_events, LOOK)),
    Route("/matches/{match}/journal", limited(match.journal, LOOK)),
    Route("/matches/{match}/why", limited(hints.why, LOOK)),
    Route("/matches/{match}/explanation", limited(hints.explanation, LOOK)),
    Route("/matches/{match}/picture.svg", limited(replay.picture, LOOK)),
    Route("/matches/{match}/picture.png", limited(replay.png, LOOK)),
    Route("/matches/{match}/film", limited(replay.page, LOOK)),
    Route("/matches/{match}/film.webp", limited(replay.file, LOOK)),
    Route("/matches/{match}/analysis", limited(analysis_page.page, LOOK)),
    Route("/matches/{match}/analysis.json", limited(analysis_page.file, LOOK)),
    *analysis_page.ROUTES,
    Route("/matches/{match}/play-on", limited(replay.show_play_on, LOOK)),
    form_route("/matches/{match}/play-on", replay.start_branch, START),
    *player_request_forms.ROUTES,
    *replay.ROUTES,
    *rules.ROUTES,
    Route("/rules/{game}", limited(rules.rules, LOOK)),
    Route("/rules/{game}/{ruleset}", limited(rules.rules, LOOK)),
    *daily.ROUTES,
    *tournaments.ROUTES,
    *watch.ROUTES,
    *lessons.ROUTES,
    *quiz.ROUTES,
    *puzzle.PUZZLES_ROUTES,
    *puzzle.ROUTES,  # after the lists, because `today` would match as the name of a puzzle
    *settings_page.ROUTES,
    *notices_page.ROUTES,
    *account_page.ROUTES,
    *privacy.ROUTES,
    *passkey_forms.ROUTES,
    Route(f"/{WORKER}", show_service_worker),
    Route("/offline", limited(show_offline_page, LOOK)),
    Route("/accessibility", limited(show_accessibility_statement, LOOK)),
    Route("/components", limited(show_components, LOOK)),
    *(Route(f"/{name}", limited(show_own_page, LOOK)) for name in static_files.OWN_PAGES),
    *editor.ROUTES,  # before the maps, because `edit` would match as a share code
    *maps.COMPARE_ROUTES,
    *maps.ROUTES,
    *rendered.ROUTES,
    *operator.ROUTES,
    *monitoring.ROUTES,
    *operations.ROUTES,
    Route(static_files.FILES + "{path:path}", static_files.file),
)
MIN_COMPRESSED_BYTES = 1000
"""Minimum size in bytes of a response that the server compresses. A shorter response fits into one packet."""


PUSH_KEY_TEXTS = ("push key 1", "push key 2")
"""Texts for deriving the key for push services from the signing key. A change of them would end all subscriptions."""


def _find_contact(names: HostNames) -> str:
    """Return the contact address for push services: the public URL with https, or an empty text.

    Some push services refuse an address without https.
    """
    return names.public_url if names.public_url.startswith("https://") else ""


async def _answer_http_error(request: Request, error: Exception) -> Response:
    """Return the error page for an unknown address, a wrong method or an invalid form."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status in {404, 405} and ACCOUNT_NAME.get() is None:
        with contextlib.suppress(StoreFault):  # without the store, the page shows no account name
            await identify_player(request)
            await find_own_matches(request)
    if status == 404:
        return await errors.not_found(request, error)
    if status == 405:
        return await errors.wrong_method(request, error)
    return errors.error_page(status, str(getattr(error, "detail", "")))


EXCEPTION_HANDLERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    HTTPException: _answer_http_error,
    errors.SpectatorsBarred: errors.spectators_barred,
    TooFast: errors.too_fast,
    TooOften: account_page.too_often,
    QueueFull: errors.workers_busy,
    TooCostly: errors.too_costly,
    ConfirmationRequired: templates.ask_confirmation,
    StoreFault: errors.store_fault,
    PlayerGone: errors.player_gone,
    JournalError: errors.damaged_match,
    ModuleNotFoundError: errors.package_missing,
    ClientDisconnect: errors.client_gone,
    Exception: errors.defect,
}
"""Exception handlers, by exception class."""


def create_app(
    folder: Path,
    names: HostNames = THIS_MACHINE,
    *,
    has_limits: bool = True,
    database: str = "",
    workers: int = 1,
    mail: MailServer | None = None,
) -> Guard:
    """Create the application for a data folder.

    The application answers only requests to the host names in `names`. By default, `names` are the names of this
    machine. If `has_limits` is False, the server does not limit the rate of requests. If `database` is a URL, that
    database stores the matches, and the folder holds only the key and generated files. `workers` is the number of
    processes that serve the application. `mail` is the server for e-mail notices, if the operator configured one.
    Raise `LimitsError` if the operator's file of limits is invalid.
    """
    key = load_signing_key(folder)
    jobs = JobQueue()
    cookies = SessionCookies(key)
    state = AppState(
        folder,
        names.public_url,
        cookies,
        # Browsers ignore the port of a cookie, so each server on a machine needs its own cookie name.
        "skyhop-" + hashlib.sha256(key).hexdigest()[:8],
        RateLimiter(is_on=has_limits, workers=workers, own=read_limits(folder)),
        Connections(),
        jobs,
        films=PersistentJobs(jobs, folder, replay.KEEPING),
        analyses=PersistentJobs(jobs, folder, analysis_page.KEEPING),
        passphrases=Passphrases(),
        connected=ProgramStreams(),
        day_tables=DayTables(),
        public_matches=PublicMatches(),
        push_key=ServerKey.derive(b"".join(map(cookies.derive_bytes, PUSH_KEY_TEXTS)), _find_contact(names)),
        is_private=names.is_private,
        has_mail=mail is not None,
        describe_news=offers.describe_news,
        workers=workers,
    )
    app = Application(
        routes=ROUTES,
        middleware=[Middleware(GZipMiddleware, minimum_size=MIN_COMPRESSED_BYTES, compresslevel=LEVEL)],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=lambda _app: _services(state, database, mail),
    )
    app.state = state
    return Guard(app, names)


@contextlib.asynccontextmanager
async def _services(state: AppState, database: str, mail: MailServer | None) -> AsyncIterator[None]:
    """Open the store and start the services of the worker. When the block ends, stop all services."""
    store = await open_store(state.folder, database)
    rounds = Subscriber("tournaments", (MatchFinished,), lambda live, _event: state.tournaments.handle_end(live))
    subscribers = list_subscribers(MedalJobs(state.jobs), state.connected, rounds, watch.make_subscriber(state))
    state.matches = MatchRegistry(store, subscribers, RECORDERS)
    state.tournaments = TournamentService(state.matches, partial(tournaments.plan_in_queue, state.jobs))
    if store.is_shared:
        state.limits.share(store, state.cookies.hash_text)
    state.readiness = Readiness(state.matches)
    closing = asyncio.Event()
    pages = (notices_page.find_notices_end, notices_page.find_mail_confirmation)
    links = Links(state.public_url, *(partial(page, state.cookies) for page in pages))
    sender = MailTransport(mail, links) if mail else None
    notices = NoticeService(state.matches, state.push_key, links, is_private_allowed=state.is_private, mail=sender)
    own = {"notices": notices.run, "tournaments": state.tournaments.run}
    works = (*(supervise(name, work) for name, work in own.items()), *state.matches.list_services(closing))
    *others, keeping = map(asyncio.create_task, works)
    try:
        yield
    finally:
        closing.set()
        state.films.close()
        state.analyses.close()
        state.jobs.close()
        for task in others:
            task.cancel()
        await asyncio.wait([keeping, *others])  # the store does not wait for readers when it closes
        await state.matches.close(max(0.0, state.closes_at - time.monotonic()))

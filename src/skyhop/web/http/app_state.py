"""Typed state of the application and of a request. Endpoints read the two states from the request."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from starlette.applications import Starlette
from starlette.requests import Request

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from skyhop.jobs.persistent import PersistentJobs
    from skyhop.jobs.queue import JobQueue
    from skyhop.server.daily import DayTables
    from skyhop.server.lobby import OwnNews
    from skyhop.server.match_registry import MatchRegistry
    from skyhop.server.matches.spectators import PublicMatches
    from skyhop.server.notices.web_push import ServerKey
    from skyhop.server.players.sessions import Session, SessionCookies, Sessions
    from skyhop.server.players.tokens import Tokens
    from skyhop.server.store.store import Store
    from skyhop.server.tournaments.service import TournamentService
    from skyhop.web.event_stream import ProgramStreams
    from skyhop.web.http.connections import Connections
    from skyhop.web.http.monitoring import Readiness
    from skyhop.web.http.passphrases import Passphrases
    from skyhop.web.http.rate_limits import RateLimiter


class MatchInBar(Protocol):
    """Match in the bar of the reader's own matches."""

    @property
    def is_due(self) -> bool:
        """True if the match waits for the reader."""


@dataclass
class AppState:
    """Services of one worker. The application sets the last three fields when it starts."""

    folder: Path
    public_url: str
    """Public URL of the server, such as `https://play.example`. Empty if the operator configured none."""
    cookies: SessionCookies
    cookie_name: str
    limits: RateLimiter
    connections: Connections
    jobs: JobQueue
    films: PersistentJobs
    analyses: PersistentJobs
    passphrases: Passphrases
    connected: ProgramStreams
    day_tables: DayTables
    """Cache of the tables of daily matches."""
    public_matches: PublicMatches
    """Cache of the matches that everybody may find."""
    push_key: ServerKey
    """Key by which push services recognise this server."""
    is_private: bool
    """True if only this machine reaches the server. Notices may then go to addresses of this machine too."""
    workers: int
    """Number of processes that serve the application."""
    has_mail: bool
    """True if the server sends notices by e-mail."""
    describe_news: Callable[[OwnNews, str, Collection[str]], Sequence[MatchInBar]]
    """Function that describes a reader's own matches and friend requests for the bar of a page."""
    closes_at: float = 0.0
    """Monotonic time in seconds. After this time, a stopping server no longer waits for decisions of bots."""
    matches: MatchRegistry = field(init=False)
    readiness: Readiness = field(init=False)
    tournaments: TournamentService = field(init=False)

    @property
    def store(self) -> Store:
        """Store of the matches."""
        return self.matches.store

    @property
    def proofs(self) -> Sessions:
        """Cache of the sessions of guests and accounts."""
        return self.matches.proofs

    @property
    def tokens(self) -> Tokens:
        """Cache of API tokens."""
        return self.matches.tokens


class Application(Starlette):
    """Starlette application with a typed state."""

    state: AppState  # type: ignore[assignment]  # the attribute of starlette has no types


@dataclass
class Sender:
    """Sender of a request: a browser or a program."""

    session: Session
    """Session of the sender. For a program, it contains only the identity of the program."""
    proof: str = ""
    """Proof of the session: the text in the cookie of a browser. Empty for a program."""
    is_new: bool = False
    """True if the request has no valid session."""
    has_ended: bool = False
    """True if the browser sent a proof that is no longer valid, for example after a sign-out on another device."""


def state_of(request: Request) -> AppState:
    """Return the services of the application that answers a request."""
    app: Application = request.app
    return app.state


def sender_of(request: Request) -> Sender:
    """Return the sender of a request. `identify_player` or the check of the token must have run before."""
    sender: Sender = request.state.sender
    return sender

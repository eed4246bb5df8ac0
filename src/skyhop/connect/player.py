"""Bot that plays on a remote server.

It accepts invitations, plays its matches, and reconnects after network failures. The server sends only the view of
the bot's seat.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from skyhop.bots import bot
from skyhop.bots.bot import AGAINST_PEOPLE, Bot
from skyhop.connect.client import (
    ClocksReceived,
    InvitationReceived,
    MatchChanged,
    MatchReceived,
    MatchStarted,
    NotASkyhopServer,
    OfferedTerms,
    OfferReceived,
    OffersReceived,
    PlayerAbsent,
    RemoteServer,
    ServerRefusal,
    StreamEnded,
    Unreachable,
    read_message,
)
from skyhop.engine.document import replace_fields
from skyhop.game import registry
from skyhop.game.action import Refused, RulesetError
from skyhop.game.capability import MissingCapability
from skyhop.game.documents import restore_view
from skyhop.i18n import _
from skyhop.server.clocks.clocks import ASSUMED_TURNS, TimeControl

RECONNECT_SECONDS = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""Seconds to wait before each reconnection. The last value applies to all later reconnections."""
MINUTE_SECONDS = 60.0
DEFAULT_SECONDS = AGAINST_PEOPLE.seconds or 0.0
MIN_SECONDS = 0.02
"""Minimum thinking time in seconds. It applies even if the clock has less time."""
RESERVED_SECONDS = 0.2
"""Seconds of each turn that the bot reserves for the network and for other delays."""
MAX_COUNTED = 1000
"""Maximum number of matches to remember (to count rematches), and of opponents (to count their matches)."""
MAX_MATCHES = 200
"""Maximum number of matches at once. A server lists at most this number of matches after a reconnection."""
FINAL_REASONS = frozenset({"replaced", "revoked"})
"""Final reasons for the end of the event stream: another program uses the token, or the token is revoked.

The bot then stops.
"""


class PlayStopped(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when the bot stops playing. The message contains the reason."""


class PlayRules(NamedTuple):
    """Limits for a bot on a remote server: number of matches, accepted clocks, and answers to proposals."""

    at_once: int = 4
    """Maximum number of matches that the bot plays at once."""
    of_opponent: int = 2
    """Maximum number of new matches per minute against one opponent."""
    clocks: tuple[TimeControl, ...] = ()
    """Accepted clocks.

    The bot also joins open offers with these clocks. If the tuple is empty, the bot only waits for invitations, and
    accepts them with any clock.
    """
    rematches: int = 5
    """Maximum number of rematches in a row with the same players."""
    agrees: bool = False
    """True if the bot accepts take-backs. The bot always accepts a pause, as the server's own bots do."""
    claims: str = ""
    """Result to claim against a player who stays disconnected: `win`, or `off` to cancel the match.

    If the text is empty, the bot keeps waiting.
    """

    def accepts_clock(self, clock: str, seconds: float) -> bool:
        """Return True if the bot plays with this clock, and `seconds` seconds per turn are not too long for it."""
        control = TimeControl.read(clock)
        if self.clocks and control not in self.clocks:
            return False
        return control is None or can_keep(control, seconds)


def can_keep(control: TimeControl, seconds: float) -> bool:
    """Return True if a clock leaves enough time for the bot.

    The bot needs `seconds` seconds plus the network delay for each turn. The clock must have twice the time that
    the bot needs for all turns.
    """
    return control.estimate >= 2 * ASSUMED_TURNS * (seconds + RESERVED_SECONDS)


def find_thinking_time(name: str) -> float:
    """Return the maximum number of seconds that the bot with this name needs per turn."""
    kind = bot.kind_of(name)
    return 0.0 if kind.is_instant and not kind.is_level else DEFAULT_SECONDS


class Program:
    """Client through which a bot plays on a remote server, as a program with a token."""

    def __init__(
        self,
        table: RemoteServer,
        name: str,
        manners: PlayRules | None = None,
        report: Callable[[str], None] = lambda _line: None,
    ) -> None:
        """Prepare a client for the bot with this name. The client calls `report` with a sentence about each event."""
        self._table, self._name, self._manners, self._report = table, name, manners or PlayRules(), report
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._acceptance_times: dict[str, deque[float]] = {}
        self._tried_offers: set[str] = set()
        """Ids of the open offers that the bot has tried to join."""
        self._chains: dict[str, int] = {}
        """Number of consecutive rematches that led to a match, by the id of the match."""
        self.results = Counter[str]()

    async def run(self, matches: Sequence[str] = ()) -> None:
        """Join the given matches, then play all matches of the program until the task is cancelled.

        Raises:
            ServerRefusal: if the server refuses the program.
            NotASkyhopServer: if the address is not a Skyhop server.
            PlayStopped: if another program uses the token, or the token was revoked.
        """
        program = await self._table.request("/program")
        self._report(_("%(name)s has connected to the server.") % {"name": program["name"]})
        try:
            for match in matches:
                await self._table.post(f"/matches/{match}/seats")
            looking = asyncio.create_task(self._join_open_offers()) if self._manners.clocks else None
            try:
                await self._follow_forever(self._follow_events)
            finally:
                if looking is not None:
                    looking.cancel()
        finally:
            for task in self._playing.values():
                task.cancel()

    async def _join_open_offers(self) -> None:
        """Join open offers. Stop when the server refuses to send the stream of open offers."""
        try:
            await self._follow_forever(self._follow_offers)
        except (ServerRefusal, NotASkyhopServer) as problem:
            self._report(str(problem))

    async def _follow_offers(self) -> bool:
        """Read the stream of open offers, and join suitable offers.

        The stream has no regular end, so this method always returns False.
        """
        async with contextlib.aclosing(self._table.stream_lines("/offers/stream")) as lines:
            async for line in lines:
                offers = read_message(OffersReceived, line).offers
                self._tried_offers &= {offer.match for offer in offers}
                for offer in offers:
                    await self._join_offer(offer)
        return False

    async def _join_offer(self, offer: OfferReceived) -> None:
        """If the bot accepts the clock of an open offer, try once to join the offer.

        Another player may take the seat first.
        """
        is_new = not offer.is_yours and offer.match not in self._tried_offers
        is_timed = bool(offer.terms.clock) and self._accepts_terms(offer.terms)
        if is_new and is_timed and self._has_room and self._can_play(offer.game) and self._count_opponent(offer.host):
            self._tried_offers.add(offer.match)
            with contextlib.suppress(ServerRefusal):
                await self._table.post(f"/matches/{offer.match}/seats")

    @property
    def _has_room(self) -> bool:
        return len(self._playing) < self._manners.at_once

    def _accepts_terms(self, terms: OfferedTerms | None) -> bool:
        return terms is None or self._manners.accepts_clock(terms.clock, find_thinking_time(self._name))

    async def _follow_forever(self, follow: Callable[[], Awaitable[bool]]) -> None:
        """Call `follow`, which reads a stream, until it returns True. Reconnect after failures.

        The pauses between connections grow until a connection lasts longer than a minute.

        Raises:
            NotASkyhopServer: if a line of the stream is not from a Skyhop server.
        """
        failures = 0
        while True:
            begun, seconds = time.monotonic(), 0.0
            try:
                if await follow():
                    return
            except Unreachable as problem:
                self._report(str(problem))
                seconds = problem.seconds
            except (LookupError, TypeError) as problem:  # a line without a type, or a view of another game
                raise NotASkyhopServer from problem
            failures = 0 if time.monotonic() - begun > MINUTE_SECONDS else failures + 1
            pause = RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS)) - 1] if failures else RECONNECT_SECONDS[0]
            await asyncio.sleep(max(seconds, pause))

    async def _follow_events(self) -> bool:
        """Read the bot's stream of events, and react to each event.

        The stream has no regular end, so this method always returns False.
        """
        async with contextlib.aclosing(self._table.stream_lines("/events")) as lines:
            async for line in lines:
                match line["type"]:
                    case "matchStart":
                        started = read_message(MatchStarted, line)
                        self._begin(started.match, started.game)
                    case "invited":
                        await self._answer_invitation(read_message(InvitationReceived, line))
                    case "end":
                        end = read_message(StreamEnded, line)
                        if end.reason in FINAL_REASONS:
                            raise PlayStopped(end.detail)
        return False

    async def _answer_invitation(self, invitation: InvitationReceived) -> None:
        """Accept or decline an invitation to a match.

        Decline if the bot cannot play the game, does not accept the terms, or already plays too many matches. Also
        decline too many rematches, and too many matches per minute against this opponent.
        """
        is_welcome = self._has_room and self._can_play(invitation.game) and self._accepts_terms(invitation.terms)
        is_welcome = is_welcome and self._count_rematches(invitation) and self._count_opponent(invitation.by)
        with contextlib.suppress(ServerRefusal):  # another player was faster, or the match ended
            await self._table.post(f"/matches/{invitation.match}/{'seats' if is_welcome else 'decline'}")

    def _can_play(self, game: str) -> bool:
        try:
            bot.kind_of(self._name).check(registry.game(game))
        except (LookupError, MissingCapability):
            return False
        return True

    def _count_rematches(self, invitation: InvitationReceived) -> bool:
        """Count consecutive rematches, including this invitation. Return True if the bot may still accept.

        The bot may accept while the number of rematches is within the limit.
        """
        before = invitation.rematch_of
        length = 0 if before is None else max(1, self._chains.get(before, -1) + 1)
        self._chains[invitation.match] = length
        _drop_oldest(self._chains)
        return length <= self._manners.rematches

    def _count_opponent(self, opponent: str) -> bool:
        """Count a match against an opponent. Return True if the bot may play it.

        The bot may play while the number of matches per minute against this opponent is within the limit.
        """
        now = time.monotonic()
        self._acceptance_times = {
            who: times for who, times in self._acceptance_times.items() if times[-1] > now - MINUTE_SECONDS
        }
        times = self._acceptance_times.setdefault(
            opponent, deque([now - 2 * MINUTE_SECONDS], self._manners.of_opponent)
        )
        _drop_oldest(self._acceptance_times)
        if len([at for at in times if at > now - MINUTE_SECONDS]) >= self._manners.of_opponent:
            return False
        times.append(now)
        return True

    def _begin(self, match: str, game: str) -> None:
        """Start a task that plays the match with the id `match`. Resign if the bot cannot play the game.

        Raises:
            NotASkyhopServer: if the bot receives more matches than a Skyhop server would send.
        """
        if match not in self._playing:
            if len(self._playing) >= MAX_MATCHES:
                problem = _(
                    "The server at this address lists more than %(most)s matches at once. It is not a Skyhop server. "
                    "Check the address."
                )
                raise NotASkyhopServer(problem % {"most": MAX_MATCHES})
            task = asyncio.create_task(self._play(match, game))
            self._playing[match] = task
            task.add_done_callback(lambda _done: self._playing.pop(match, None))

    async def _play(self, match: str, game: str) -> None:
        try:
            player = bot.bot(self._name, registry.game(game), secrets.randbits(64), AGAINST_PEOPLE)
            await self._follow_forever(lambda: self._follow(match, player))
        except (
            Refused,
            ServerRefusal,
            NotASkyhopServer,
            LookupError,
            MissingCapability,
            RulesetError,
            ValueError,
        ) as problem:
            self._report(_("Match %(match)s has ended early: %(reason)s") % {"match": match, "reason": problem})

    async def _follow(self, match: str, player: Bot) -> bool:
        """Read the stream of the match with the id `match`, and play the bot's actions.

        Return True if the match is over.
        """
        async with contextlib.aclosing(self._table.stream_lines(f"/matches/{match}/stream")) as lines:
            received: MatchReceived | None = None
            async for line in lines:
                kind = line["type"]
                if kind == "end" and read_message(StreamEnded, line).reason != "over":
                    return False
                if kind == "match":
                    received = read_message(MatchReceived, line["match"])
                if received is None:
                    raise NotASkyhopServer
                if kind == "end":
                    self._count(match, received)
                    return True
                if kind == "state":
                    received = received.after(read_message(MatchChanged, line))
                if kind == "opponentGone":
                    await self._claim(match, received, read_message(PlayerAbsent, line))
                else:
                    await self._answer_proposals(match, received)
                    await self._act(match, received, player)
        return False

    async def _answer_proposals(self, match: str, received: MatchReceived) -> None:
        """Answer the proposals of other seats. The server refuses an answer if the position has changed meanwhile."""
        for asked_by, path in ((received.take_back_asked_by, "take-back"), (received.pause_asked_by, "pause")):
            if asked_by not in {None, received.seat} and received.seat is not None:
                is_agreed = path == "pause" or self._manners.agrees
                answer = "agree" if is_agreed else "decline"
                self._report(_describe_response(path, is_agreed=is_agreed) % {"match": match})
                await self._send_if_current(f"/matches/{match}/{path}", answer=answer, ply=received.ply)

    async def _claim(self, match: str, received: MatchReceived, gone: PlayerAbsent) -> None:
        """Claim a result because the player in `gone` has disconnected, if the limits and the server allow it."""
        if self._manners.claims and gone.claim_in == 0 and not received.result:
            outcome = self._manners.claims
            self._report(_("Match %(match)s: the other player has left, so the bot stops waiting.") % {"match": match})
            await self._send_if_current(f"/matches/{match}/claim", seat=gone.seat, outcome=outcome, ply=received.ply)

    async def _send_if_current(self, path: str, **body: object) -> None:
        """Send a request. If the server refuses it because the position has changed, ignore the refusal."""
        try:
            await self._table.post(path, **body)
        except ServerRefusal as refusal:
            if refusal.status != 409:
                raise

    async def _act(self, match: str, received: MatchReceived, player: Bot) -> None:
        """If it is the bot's turn in the match, let the bot choose an action in a thread, and send the action.

        The client keeps reading streams while the thread chooses.
        """
        is_paused = received.clocks is not None and received.clocks.paused_for is not None
        if received.to_decide is None or received.to_decide != received.seat or is_paused:
            return
        view = restore_view(player.game, received.view)
        if (seconds := _compute_seconds(received.clocks, received.seat)) < DEFAULT_SECONDS:
            player = bot.bot(
                self._name, player.game, secrets.randbits(64), replace_fields(AGAINST_PEOPLE, seconds=seconds)
            )
        action = await asyncio.to_thread(player.choose, view)
        await self._send_if_current(
            f"/matches/{match}/actions", action=player.game.write(view, action), ply=received.ply
        )

    def _count(self, match: str, received: MatchReceived) -> None:
        if received.result is None:
            raise NotASkyhopServer
        winners = received.result.winners
        how = "draw" if not winners else "won" if received.seat in winners else "lost"
        self.results[how] += 1
        sentences = {"won": _("The bot won match %(match)s."), "lost": _("The bot lost match %(match)s.")}
        self._report(sentences.get(how, _("Match %(match)s is drawn.")) % {"match": match})


def _drop_oldest(known: dict[str, int] | dict[str, deque[float]]) -> None:
    """Remove the oldest entries of `known` until at most `MAX_COUNTED` are left."""
    while len(known) > MAX_COUNTED:
        del known[next(iter(known))]


def _describe_response(path: str, *, is_agreed: bool) -> str:
    """Return a sentence about the bot's answer to a proposal to pause or to undo an action.

    The sentence has a placeholder for the match.
    """
    if path == "pause":
        return _("Match %(match)s: the bot agrees to a pause.")
    if is_agreed:
        return _("Match %(match)s: the bot agrees to undo the move.")
    return _("Match %(match)s: the bot does not agree to undo the move.")


def _compute_seconds(clocks: ClocksReceived | None, seat: int) -> float:
    """Return the time in seconds that the bot may think about its next action.

    This is the usual thinking time, or a part of the remaining time on the clock if this part is shorter.
    """
    return (
        DEFAULT_SECONDS
        if not clocks
        else min(DEFAULT_SECONDS, max(MIN_SECONDS, clocks.left[seat] / 1000 / ASSUMED_TURNS))
    )

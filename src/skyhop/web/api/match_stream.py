"""Document of a match for a program, and the stream of a match: first the whole match, then each change."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable
from dataclasses import replace

from skyhop.engine.document import LEFT_OUT, LeftOut
from skyhop.engine.event import Event
from skyhop.engine.state import View
from skyhop.game.documents import ViewShown, make_view_document
from skyhop.game.journal import Result
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.create import is_first_turn
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, PAUSE, TAKE_BACK, count_pauses_left
from skyhop.server.matches.spectators import may_watch
from skyhop.server.players.tokens import Token, Tokens
from skyhop.server.seats import Seat
from skyhop.web.api_documents import (
    ClocksShown,
    MatchSeen,
    MatchUpdate,
    MatchWhole,
    OpponentGone,
    SeatShown,
    StreamLine,
)
from skyhop.web.event_stream import describe_terms, follow_channel, make_stream_end


def describe_match(live: Live, program: str) -> MatchSeen:
    """Return the document of a match in its current state, with only facts that the program may know.

    The document also lists the events of the last step, as far as the program's seat may know them.
    """
    match, seat, info = live.match, live.seat_of(program), live.info
    events = live.history.show_step(len(live.history) - 1, seat).events if len(live.history) else ()
    return MatchSeen(
        match=info.id,
        game=match.game.name,
        ruleset=str(info.ruleset["name"]),
        seats=[describe_seat(each, program) for each in live.seats],
        seat=seat,
        is_friendly=info.is_friendly,
        first=info.first,
        ply=match.ply,
        to_decide=None if live.is_covered else match.game.to_decide(live.view(seat)),
        result=_result(live),
        view=make_view_document(match.game, live.view(seat), events),
        terms=describe_terms(info.control, is_rated=info.is_rated, is_offered=info.offered_by is not None),
        clocks=_clocks(live, seat),
        **_find_proposers(live),
    )


PROPOSALS = {"draw_offered_by": DRAW, "take_back_asked_by": TAKE_BACK, "pause_asked_by": PAUSE}
"""Kinds of proposals. Each key is the field of the match document that contains the proposing seat."""


def _find_proposers(live: Live) -> dict[str, int | None]:
    return {name: kind.proposer_of(live) for name, kind in PROPOSALS.items()}


def _find_absent(live: Live, own: int | None) -> dict[int, OpponentGone]:
    """Return an `OpponentGone` event for each absent player, by seat. Leave out the program's own seat `own`.

    If a claim will be possible, the event contains the milliseconds until the program may claim a win or call the
    match off.
    """
    gone = live.disconnects
    rests = {seat: gone[seat].rest if seat in gone else LEFT_OUT for seat in live.away_seats if seat != own}
    return {seat: OpponentGone(seat, gone=True, claim_in=rest) for seat, rest in rests.items()}


def _clocks(live: Live, own: int | None) -> ClocksShown | LeftOut:
    """Return the document of the current clocks, or LEFT_OUT for a match without clocks.

    The document names only one seat whose clock runs. It prefers the program's own seat `own`.
    """
    control, clocks = live.info.control, live.clocks
    if control is None or clocks is None:
        return LEFT_OUT
    if own is not None and own in live.match.deciders:
        clocks = replace(clocks, seat=own, is_first=is_first_turn(live.match, own))
    due, now = clocks.find_deadline(control), live.clock()
    runs, due_in = (None, None) if due is None else (clocks.seat, max(0, due - now))
    paused_for = None if clocks.pause is None else max(0, clocks.pause[1] - now)
    left, forgiven, pauses_left = clocks.left, clocks.forgiven, count_pauses_left(live)
    return ClocksShown(left, forgiven, runs, due_in, clocks.is_first, paused_for, pauses_left)


def describe_seat(seat: Seat, program: str) -> SeatShown:
    """Return the document of a seat. For a person, the document contains the name but not the id of the player."""
    is_known = seat.kind in {"bot", "program"}
    is_you = seat.is_of(program)
    return SeatShown(seat.kind, str(seat.name(is_reader=is_you)), is_you, seat.player if is_known else None)


def _result(live: Live) -> Result | None:
    return live.match.outcome and Result(*live.match.outcome)


class MatchStreamState:
    """State of the stream of a match: the values that the program received last."""

    def __init__(self, live: Live, program: str) -> None:
        self._program = program
        self._take(live)

    def _take(self, live: Live) -> MatchWhole:
        whole = describe_match(live, self._program)
        self.first = MatchWhole(whole)
        self._seats, self._seat, self._ply = list(live.seats), whole.seat, whole.ply
        self._table, self._clocks = dict(whole.view.table), live.clocks
        self._proposers, self._away = _find_proposers(live), dict[int, bool]()
        return self.first

    def since(self, live: Live) -> Iterable[StreamLine]:
        """Yield a line for each change of the match since the last call.

        The line of a step contains only facts that the program's seat may know. Other lines report changes of
        seats, proposals, clocks or presence.
        """
        if live.seats != self._seats:
            yield self._take(live)
        for index in live.history.list_steps_after(self._ply):
            step = live.history.show_step(index, self._seat)
            yield self._state(live, step.view, step.ply, step.actor, step.events)
        if (live.clocks, _find_proposers(live)) != (self._clocks, self._proposers):
            yield self._state(live, live.view(self._seat), live.match.ply)
        absent = _find_absent(live, self._seat)
        away = {seat: line.claim_in == 0 for seat, line in absent.items()}
        for seat in sorted({seat for seat, _may_claim in away.items() ^ self._away.items()}):
            yield absent.get(seat, OpponentGone(seat, gone=False))
        self._away = away

    def _state(
        self, live: Live, view: View, ply: int, actor: int | None = None, events: Iterable[Event] = ()
    ) -> MatchUpdate:
        game = live.match.game
        document: ViewShown = make_view_document(game, view, events)
        changed: dict[str, object] = {name: now for name, now in document.table.items() if now != self._table.get(name)}
        self._table, self._ply = dict(document.table), ply
        is_last = ply == live.match.ply
        if is_last:
            self._clocks, self._proposers = live.clocks, _find_proposers(live)
        return MatchUpdate(
            ply=ply,
            to_decide=game.to_decide(view),
            phase=document.phase,
            actor=actor,
            table=changed,
            heard=document.heard,
            result=_result(live) if is_last else None,
            clocks=_clocks(live, self._seat) if is_last else LEFT_OUT,
            **(_find_proposers(live) if is_last else {"draw_offered_by": None}),
        )


def stream_lines(matches: MatchRegistry, match: str, tokens: Tokens, token: Token) -> AsyncGenerator[StreamLine | None]:
    """Yield the lines of the stream of a match. Yield None after six seconds without a line.

    The stream ends with the match. The stream also ends if the players make the match private, the token is
    revoked, or the server stops.
    """
    following: MatchStreamState | None = None

    async def read() -> list[StreamLine]:
        nonlocal following
        live = await (matches.open(match) if following else matches.visit(match))
        present = tokens.find_cached(token.hash) or token  # the owner changes if a guest signs in during the stream
        if not may_watch(live, token.program, present.owner):
            return [make_stream_end("closed")]
        is_first, following = following is None, following or MatchStreamState(live, token.program)
        lines = [following.first] if is_first else []
        is_over = live.match.outcome is not None
        return [*lines, *following.since(live), *([make_stream_end("over")] if is_over else [])]

    return follow_channel(matches.find_channel(match), tokens, token, read)

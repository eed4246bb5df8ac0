"""Practice position on the real board, in which one action is the task: an exercise or a puzzle.

No state is stored: an answer depends only on the address and the posted action. Pages are rendered from the view of the
acting seat, as in a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from starlette.requests import Request
from starlette.responses import Response

from skyhop.game.match import Match, Step
from skyhop.game.refusal import Refusal
from skyhop.i18n import _
from skyhop.rulebook.lesson import Prepared
from skyhop.server.matches.history import History
from skyhop.server.seats import Seat
from skyhop.svg.element import outline_texts
from skyhop.web.http.fragments import RenderedPage
from skyhop.web.http.sessions import add_cookie, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.after_game import AfterGame
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.hints import explain_action, explain_refusals
from skyhop.web.pages.match.match import respond_fragments, wants_fragment
from skyhop.web.pages.match.names import names


class Practice(NamedTuple):
    """Position to practise, in the shape of a live match: match, history, seats and acting seat."""

    match: Match
    history: History
    seats: tuple[Seat, ...]
    seat: int

    @classmethod
    def of(cls, position: Prepared) -> Self:
        """Return a position before its action: the reader acts, and unknown guests have the other seats."""
        return cls.after(position, position.match, ())

    @classmethod
    def after(cls, position: Prepared, match: Match, more: Sequence[Step]) -> Self:
        """Return a position after more steps."""
        history = History(match.game, 0, position.start)
        for step in (*position.steps, *more):
            history.add(step)
        count = match.game.seat_count(match.state.ruleset)
        return cls(match, history, tuple(Seat("guest", str(seat)) for seat in range(count)), position.seat)

    @property
    def seats_by_ply(self) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
        """Players of the seats; they never change."""
        return ((0, self.seats),)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players, as the acting seat reads them."""
        return names(self.seats, self.seat)

    @property
    def drawing(self) -> str:
        """Position as one SVG drawing, as the acting seat sees it."""
        return self.match.game.renderer.draw(self.match.view(self.seat), self.names)

    def shown(self, address: str, notice: Refusal | str = "", *, is_past: bool = False) -> Mapping[str, object]:
        """Return the template context with a message to the reader; with `is_past`, no action is possible."""
        return {
            **rendering.build_play_context(self, self.seat, len(self.history) - 1, is_past=is_past),
            "match": "",
            "unplayed": _("Moves appear here."),
            "address": address,
            "afterwards": AfterGame(),
            "notice": Notice.of(self.match, notice) if notice else None,
        }

    def page(self, request: Request, template: str, picture: RenderedPage, status: int, **more: object) -> Response:
        """Return a picture as a response: its fragments, or a whole page."""
        if wants_fragment(request):
            return respond_fragments(request, picture, status)
        context = {"table": picture.render_all(token_of(request)), **rendering.build_frame(self.match), **more}
        return add_cookie(request, render(template, context, status))

    def why(self, request: Request) -> Response:
        """Explain why an action is illegal, as in a match."""
        return explain_refusals(self.match, self.seat, request.query_params.getlist("action"))

    def explanation(self, request: Request) -> Response:
        """Describe an action, as in a match."""
        return explain_action(self.match, self.seat, self.seats, request.query_params.get("action", ""))


def drawing_response(drawing: str) -> Response:
    """Return the drawing of a fixed position as a response that may be cached."""
    headers = {"Cache-Control": "private, max-age=3600"}
    return Response(outline_texts(drawing), media_type="image/svg+xml", headers=headers)

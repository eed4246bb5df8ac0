"""Friends page, forms about another player on profiles, blocks of players, and challenges by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.ending import TWO_SEATS
from skyhop.i18n import _
from skyhop.server.clocks.clocks import NoControl
from skyhop.server.match_registry import write_between
from skyhop.server.players import friends
from skyhop.server.players.friends import LINK_DAYS, Friend, FriendRefused, Relation
from skyhop.server.players.moderation import read_others
from skyhop.server.ratings.profiles import Profile, read_profile
from skyhop.server.schema import BLOCKS
from skyhop.server.timestamps import hours_ahead, now
from skyhop.web.http.app_state import state_of
from skyhop.web.http.errors import error_page
from skyhop.web.http.fragments import sort_by_length
from skyhop.web.http.rate_limits import ACT, FRIEND, LOOK, START, charge, form_route, limited
from skyhop.web.http.sessions import add_cookie, guest_of, is_signed_in, name_of, read_text, token_of
from skyhop.web.http.templates import CONFIRMATION_FIELD, ConfirmationRequired, origin_of, render
from skyhop.web.pages.accounts.account_page import ADDRESS as ACCOUNT
from skyhop.web.pages.lobby.form_fields import FRIEND as FREE_SEAT
from skyhop.web.pages.lobby.form_fields import Fields, describe_clock
from skyhop.web.pages.lobby.lobby import QUICK, start_match
from skyhop.web.pages.match import match
from skyhop.web.pages.match.flash_message import block_player, describe_no_block, unblock_player
from skyhop.web.pages.match.match import redirect_back
from skyhop.web.pages.match.names import profile_address

ADDRESS = "/friends"
LINKS, LINK = f"{ADDRESS}/links", f"{ADDRESS}/link"
USUAL_CLOCK = "1d"
"""Time control that the form of a challenge proposes. The challenged player need not be here."""


class FriendShown(NamedTuple):
    """Friend on the page: id, name, address of the profile page, and presence."""

    player: str
    name: str
    address: str
    is_here: bool
    is_visible: bool


async def show(request: Request, problem: str = "", status: int = 200, typed: str = "", new_link: str = "") -> Response:
    """GET /friends: show the friends, the open requests and the blocked players.

    `problem` is the reason for a refusal, `typed` the refused name, and `new_link` the address of a new link.
    """
    read, player, has_account = state_of(request).store.read, guest_of(request), is_signed_in(request)
    relations = await read(partial(friends.read_friends, player=player)) if has_account else []
    context = {
        "has_account": has_account,
        "friends": _list_friends(relations, Relation.FRIENDS),
        "received": _list_friends(relations, Relation.RECEIVED),
        "sent": _list_friends(relations, Relation.SENT),
        "links": [end for end in await read(partial(friends.read_links, player=player)) if end > now()],
        "is_shown": await read(partial(friends.is_presence_shown, player=player)) if has_account else False,
        "blocked": await read(partial(read_others, player=player, table=BLOCKS)),
        "link_days": LINK_DAYS,
        "made": new_link,
        "ends": hours_ahead(24 * LINK_DAYS),
        "typed": typed,
        "problem": problem,
        "said": _("Saved.") if "kept" in request.query_params else _describe_request(request, relations),
        "token": token_of(request),
    }
    return add_cookie(request, render("web/friends.html", context, status))


def _list_friends(relations: Sequence[Friend], relation: Relation) -> list[FriendShown]:
    return [
        FriendShown(each.player, each.name, profile_address(each.name), each.is_here, each.is_visible)
        for each in relations
        if each.relation is relation
    ]


def _describe_request(request: Request, relations: Sequence[Friend]) -> str:
    """Return a message about the player whom the address of the page names after a request or an answer.

    Return an empty text if the reader has no friendship and no open request with this player.
    """
    names = {"player": request.query_params.get("asked", "")}
    relation = next((each.relation for each in relations if each.name and each.name == names["player"]), None)
    if relation is Relation.SENT:
        return _("Request sent to %(player)s.") % names
    return _("%(player)s is your friend now.") % names if relation is Relation.FRIENDS else ""


def describe_no_account() -> str:
    """Return the message for guests that friends and challenges need an account."""
    return _("Friends and challenges need an account. Sign in or sign up, then try again.")


def _refuse_guest() -> Response:
    return error_page(403, describe_no_account(), [("/account", _("Sign in or sign up"))])


async def _find_other(request: Request, name: str) -> Profile | None:
    """Return the account with a name, or None.

    If the profile of the account is hidden, only three kinds of readers find the account: its owner, its friends, and
    players to whom it sent a friend request.
    """
    read, player = state_of(request).store.read, guest_of(request)
    found = await read(partial(read_profile, name=name))
    if found is None or not found.is_hidden or found.player == player:
        return found
    relation = await read(partial(friends.read_relation, player=player, other=found.player))
    return found if relation in {Relation.FRIENDS, Relation.RECEIVED} else None


def describe_unknown() -> str:
    """Return the message that no account with a visible profile has the typed name."""
    return _("No player shows a profile under this name. Check the name, or send a link instead.")


def _refuse_unknown() -> Response:
    return error_page(404, describe_unknown(), [(ADDRESS, _("Friends"))])


async def add(request: Request, form: FormData) -> Response:
    """POST /friends: send a friend request to the player with the name in the form."""
    typed = read_text(form, "name")
    if not is_signed_in(request):
        return await show(request, describe_no_account(), 403)
    await charge(request, FRIEND)
    if (other := await _find_other(request, typed)) is None:
        return await show(request, describe_unknown(), 404, typed)
    return await _befriend(request, other, ADDRESS, typed)


async def _befriend(
    request: Request, other: Profile, back: str, typed: str = "", *, is_answer: bool = False
) -> Response:
    work = partial(friends.befriend, player=guest_of(request), other=other.player, is_answer=is_answer)
    try:
        await write_between(state_of(request).matches, work, guest_of(request), other.player)
    except FriendRefused as refused:
        return await show(request, str(refused), 409, typed)
    return RedirectResponse(f"{ADDRESS}?{urlencode({'asked': other.name})}" if back == ADDRESS else back, 303)


async def answer(request: Request, form: FormData) -> Response:
    """POST /players/{name}/friendship: send, accept, decline or withdraw a request, or end a friendship."""
    if not is_signed_in(request):
        return _refuse_guest()
    if (other := await _find_other(request, request.path_params["name"])) is None:
        return _refuse_unknown()
    choice = read_text(form, "answer")
    back = ADDRESS if read_text(form, "back") == ADDRESS else profile_address(other.name)
    if choice == "end":
        work = partial(friends.end_friendship, player=guest_of(request), other=other.player)
        await write_between(state_of(request).matches, work, guest_of(request), other.player)
        return RedirectResponse(back, 303)
    if choice == "ask":
        await charge(request, FRIEND)
    return await _befriend(request, other, back, is_answer=choice != "ask")


async def withdraw(request: Request, form: FormData) -> Response:
    """POST /friends/requests/ended: withdraw a request. The form contains the id of the other player."""
    player, other = guest_of(request), read_text(form, "player")[:64]
    work = partial(friends.end_friendship, player=player, other=other)
    await write_between(state_of(request).matches, work, player, other)
    return RedirectResponse(ADDRESS, 303)


async def block(request: Request, form: FormData) -> Response:
    """POST /players/{name}/block: block a player after a confirmation, or unblock the player."""
    if not is_signed_in(request):
        return _refuse_guest()
    if (other := await _find_other(request, request.path_params["name"])) is None:
        return _refuse_unknown()
    address = profile_address(other.name)
    if read_text(form, "answer") == "end":
        await unblock_player(request, other.player)
        return RedirectResponse(address, 303)
    if CONFIRMATION_FIELD not in form:
        explanation = _(
            "You and this player no longer see each other's offers. You meet in new matches only in a round robin, "
            "or in a Swiss tournament if no other pairing is possible. The player cannot watch your running "
            "matches. If you are friends, the friendship ends. The player gets no message about the block. You can "
            "unblock the player on the page Friends."
        )
        title = _("Block %(player)s?") % {"player": other.name}
        raise ConfirmationRequired(form, title, explanation, answer=_("Block"), back=address)
    if not await block_player(request, other.player):
        return await show(request, describe_no_block(), 409)
    return RedirectResponse(f"{ADDRESS}?kept#others", 303)


async def make_link(request: Request, _form: FormData) -> Response:
    """POST /friends/links: create a link by which somebody becomes a friend. Only this answer contains the link."""
    if not is_signed_in(request):
        return await show(request, describe_no_account(), 403)
    await charge(request, FRIEND)
    secret = await state_of(request).store.write(partial(friends.make_link, player=guest_of(request)))
    return await show(request, new_link=f"{origin_of(request)}{LINK}/{secret}")


async def end_links(request: Request, _form: FormData) -> Response:
    """POST /friends/links/ended: end all links of the player."""
    await state_of(request).store.write(partial(friends.end_links, player=guest_of(request)))
    return RedirectResponse(f"{ADDRESS}?kept", 303)


async def show_link(request: Request) -> Response:
    """GET /friends/link/{secret}: ask if the reader wants to be a friend of the player who created the link.

    The request alone does not use up the link, because programs open links too.
    """
    secret = request.path_params["secret"]
    owner = await state_of(request).store.read(
        partial(friends.read_link_owner, secret=secret, reader=guest_of(request))
    )
    if owner is None:
        return error_page(404, friends.describe_dead_link())
    if owner.id == guest_of(request):
        sentence, links = _("Send this link to a friend. It works once."), [(ADDRESS, _("Friends"))]
        return render("web/error.html", {"title": _("This is your own link"), "sentence": sentence, "links": links})
    sentence = _("Friends see each other on the page Friends, and challenge each other with one click.")
    if not is_signed_in(request):
        sentence = _("Friends need an account. Sign in or sign up in this browser, then open the link again.")
    context = {
        "title": _("%(player)s wants to be your friend") % {"player": owner.name},
        "sentence": sentence,
        "has_account": is_signed_in(request),
        "address": f"{LINK}/{secret}",
        "token": token_of(request),
    }
    return add_cookie(request, render("web/friend_link.html", context))


async def use_link(request: Request, _form: FormData) -> Response:
    """POST /friends/link/{secret}: become a friend of the player who created the link."""
    if not is_signed_in(request):
        return _refuse_guest()
    matches, secret, player = state_of(request).matches, request.path_params["secret"], guest_of(request)
    owner = await matches.store.read(partial(friends.read_link_owner, secret=secret, reader=player))
    work = partial(friends.use_link, secret=secret, player=player)
    try:
        await write_between(matches, work, player, *([owner.id] if owner else []))
    except FriendRefused as refused:
        return await show(request, str(refused), 409)
    return RedirectResponse(ADDRESS, 303)


async def choose_presence(request: Request, form: FormData) -> Response:
    """POST /friends/presence: choose if friends see when the player is here."""
    if is_signed_in(request):
        work = partial(friends.show_presence, player=guest_of(request), is_shown=read_text(form, "shown") == "yes")
        await state_of(request).store.write(work)
        state_of(request).proofs.forget()
    return RedirectResponse(f"{ADDRESS}?kept", 303)


async def show_challenge(
    request: Request, problem: str = "", status: int = 200, fields: Fields | None = None
) -> Response:
    """GET /players/{name}/challenge: show the form of a challenge. `fields` contains the values of a refused form."""
    if not is_signed_in(request):
        return _refuse_guest()
    if (other := await _find_other(request, request.path_params["name"])) is None:
        return _refuse_unknown()
    games = [game for game in sort_by_length(map(registry.game, registry.names())) if TWO_SEATS in game.seats]
    fields = fields or Fields()
    context = {
        "name": other.name,
        "address": profile_address(other.name),
        "games": [(game.name, game.title) for game in games],
        "game": fields.get("game", games[0].name),
        "clocks": [(clock, describe_clock(clock)) for clock in (*QUICK, "")],
        "clock": fields.get("clock", USUAL_CLOCK),
        "is_rated": "rated" in fields,
        "problem": problem,
        "back": ADDRESS if other.is_hidden else profile_address(other.name),
        "token": token_of(request),
    }
    return add_cookie(request, render("web/challenge.html", context, status))


async def challenge(request: Request, form: FormData) -> Response:
    """POST /players/{name}/challenge: start a match in which one seat is reserved for the named player."""
    if not is_signed_in(request):
        return _refuse_guest()
    if (other := await _find_other(request, request.path_params["name"])) is None:
        return _refuse_unknown()
    values = [(name, read_text(form, name)) for name in ("game", "clock", "rated") if name in form]
    fields = Fields([*values, ("sent", "1"), ("seat2", FREE_SEAT)])
    check = partial(friends.check_may_challenge, player=guest_of(request), other=other.player)
    try:
        live = await start_match(request, fields, name_of(request), check, challenged=other)
    except (RulesetError, LookupError, NoControl, FriendRefused) as error:
        return await show_challenge(request, str(error), 409, fields)
    return redirect_back(live, None)


async def block_others(request: Request, _form: FormData) -> Response:
    """POST /matches/{match}/blocks: block the other people of this match."""
    place, player = await match.find_seat_context(request), guest_of(request)
    if place.seat is None:
        return await match.show(request, _("You are watching this match. Only its players can act."), 403)
    for seat in place.live.stored_seats:
        if seat.is_person and seat.player != player and not await block_player(request, str(seat.player)):
            return await match.show(request, describe_no_block(), 409)
    return RedirectResponse(f"{ACCOUNT}?blocked", 303)


async def end_block(request: Request, form: FormData) -> Response:
    """POST /account/blocks/ended: unblock a player."""
    await unblock_player(request, read_text(form, "player"))
    back = ADDRESS if read_text(form, "back") == ADDRESS else ACCOUNT
    return RedirectResponse(f"{back}?kept", 303)


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    form_route(ADDRESS, add, LOOK),
    form_route(f"{ADDRESS}/requests/ended", withdraw, LOOK),
    form_route(LINKS, make_link, LOOK),
    form_route(f"{LINKS}/ended", end_links, LOOK),
    Route(f"{LINK}/{{secret}}", limited(show_link, LOOK)),
    form_route(f"{LINK}/{{secret}}", use_link, LOOK),
    form_route(f"{ADDRESS}/presence", choose_presence, LOOK),
    form_route("/players/{name}/friendship", answer, LOOK),
    form_route("/players/{name}/block", block, LOOK),
    Route("/players/{name}/challenge", limited(show_challenge, LOOK)),
    form_route("/players/{name}/challenge", challenge, START),
    form_route("/matches/{match}/blocks", block_others, ACT),
    form_route(f"{ACCOUNT}/blocks/ended", end_block, LOOK),
)

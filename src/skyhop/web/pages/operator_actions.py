"""Actions of an operator: decide about names, pause, ban and release players, and change tournaments.

Each action and its entry in the log are one transaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa
from markupsafe import Markup, escape
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request

from skyhop.i18n import N_, _, translated
from skyhop.server.exceptions import UnknownMatch
from skyhop.server.match_registry import leave_all, withdraw_offers
from skyhop.server.names import LONGEST, is_readable
from skyhop.server.players.moderation import OperatorAction, allow, log_action, release, remove_name, restrict
from skyhop.server.players.players import PlayerKind
from skyhop.server.players.tokens import list_owner_and_programs
from skyhop.server.schema import LONGEST_REASON, TOURNAMENT_RECORDS, TOURNAMENTS
from skyhop.server.store.store import WITHDRAWN, find_player
from skyhop.server.timestamps import seconds_ahead
from skyhop.server.tournaments import Phase, RecordKind, Tournament
from skyhop.server.tournaments.service import TournamentRefused, append_end, withdraw
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import DAY_SECONDS
from skyhop.web.http.sessions import read_text
from skyhop.web.http.templates import CONFIRMATION_FIELD, ConfirmationRequired

PAUSES = (("1", N_("1 day")), ("7", N_("7 days")), ("30", N_("30 days")), ("365", N_("a year")))
"""Lengths of a pause: days as text, and the title."""
FINAL = {
    OperatorAction.REMOVE: N_(
        "All players and tournaments with this name get another name. Nobody can choose the removed name again."
    ),
    OperatorAction.BAN: N_("The player leaves all running matches and tournaments, and cannot start or join new ones."),
    OperatorAction.END: N_("No further round begins. Running matches go on, but do not count for the standings."),
    OperatorAction.WITHDRAW: N_("The player leaves the tournament and cannot enter it again."),
}
"""Texts about the consequences of actions that need a confirmation."""
ACTION_TITLES = {
    OperatorAction.KEEP: N_("Keep the name"),
    OperatorAction.REMOVE: N_("Remove the name"),
    OperatorAction.PAUSE: N_("Pause the player"),
    OperatorAction.BAN: N_("Ban the player"),
    OperatorAction.RELEASE: N_("End the pause or ban"),
    OperatorAction.END: N_("End the tournament"),
    OperatorAction.WITHDRAW: N_("Remove from the tournament"),
}


LOG_TEXTS = {
    OperatorAction.SIGN_IN: N_("signed in"),
    OperatorAction.KEEP: N_("kept the name %(subject)s"),
    OperatorAction.REMOVE: N_("removed the name %(subject)s"),
    OperatorAction.PAUSE: N_("paused %(subject)s"),
    OperatorAction.BAN: N_("banned %(subject)s"),
    OperatorAction.RELEASE: N_("ended the pause or ban of %(subject)s"),
    OperatorAction.END: N_("ended the tournament %(subject)s"),
    OperatorAction.WITHDRAW: N_("removed %(subject)s from a tournament"),
}
"""Texts of the log. Each follows the name of the operator."""


def describe_log_entry(action: OperatorAction, subject: str | None) -> Markup:
    """Return the text of an entry of the log. A player who deleted their data has no name there."""
    named = Markup("<bdi>{}</bdi>").format(subject) if subject else escape(_("(deleted account)"))
    return escape(translated(LOG_TEXTS[action])) % {"subject": named}


class ActionRefused(ValueError):  # noqa: N818  an answer, not an error of the program
    """Error raised for an invalid form of an operator, or an impossible action. The message says why."""


class Ask(NamedTuple):
    """Action that an operator asks for, with its reason and the fields of its form."""

    operator: str
    action: OperatorAction
    reason: str
    form: FormData

    def log(self, connection: sa.Connection, subject: str | None, player: str | None = None) -> None:
        """Append the action to the log."""
        log_action(connection, self.operator, self.action, subject, player=player, reason=self.reason)


async def find_tournament(request: Request, name: str) -> Tournament:
    """Return a tournament by its id. Raise 404 if there is none."""
    try:
        return await state_of(request).tournaments.read(name)
    except UnknownMatch:
        raise HTTPException(404) from None


def parse_action(operator: str, form: FormData, back: str) -> Ask:
    """Return the action of a form.

    Raises:
        ActionRefused: if the action is unknown, or the reason is missing or not valid.
        ConfirmationRequired: if the action needs a confirmation that the form does not contain.
    """
    done, reason = read_text(form, "do"), " ".join(read_text(form, "reason").split())
    if done not in ACTS:
        raise ActionRefused(_("Press one of the buttons in the form."))
    if not reason or len(reason) > LONGEST_REASON or not reason.isprintable():
        sentence = _("Give a reason with up to %(most)s characters. The log keeps it.")
        raise ActionRefused(sentence % {"most": LONGEST_REASON})
    action = OperatorAction(done)
    if action in FINAL and CONFIRMATION_FIELD not in form:
        title = translated(ACTION_TITLES[action])
        raise ConfirmationRequired(form, title, translated(FINAL[action]), answer=title, back=back)
    return Ask(operator, action, reason, form)


async def _keep_name(request: Request, ask: Ask) -> None:
    name = _read_name(ask)

    def work(connection: sa.Connection) -> None:
        allow(connection, name)
        ask.log(connection, name)

    await state_of(request).store.write(work)


async def _remove_name(request: Request, ask: Ask) -> None:
    name, state = _read_name(ask), state_of(request)

    def work(connection: sa.Connection) -> list[str]:
        uses = remove_name(connection, name)
        ask.log(connection, name)
        return uses.matches

    await state.matches.write(work, list)
    await _forget_sessions(request)


def _read_name(ask: Ask) -> str:
    name = read_text(ask.form, "name")
    if len(name) > LONGEST or not is_readable(name):  # a backup refuses a store with such a name
        raise ActionRefused(_("Nobody has this name."))
    return name


async def _forget_sessions(request: Request) -> None:
    """Make all workers read the sessions of players again."""
    state_of(request).proofs.forget()
    await state_of(request).store.notify(WITHDRAWN)


async def _restrict(request: Request, ask: Ask) -> None:
    """Pause or ban a player, or end a pause or ban. The open offers of a paused player end.

    A banned player leaves all matches and tournaments. All this also applies to the programs of the player.
    """
    state = state_of(request)
    player = await find_player(state.store, read_text(ask.form, "player"))
    if player is None or player.kind not in (PlayerKind.GUEST, PlayerKind.ACCOUNT):
        raise ActionRefused(_("This player no longer exists."))
    days = read_text(ask.form, "days")
    if ask.action is OperatorAction.PAUSE and days not in dict(PAUSES):
        raise ActionRefused(_("Choose the length of the pause."))
    until = seconds_ahead(int(days) * DAY_SECONDS) if ask.action is OperatorAction.PAUSE else None

    def work(connection: sa.Connection) -> None:
        if ask.action is OperatorAction.RELEASE:
            release(connection, player.id)
        else:
            restrict(connection, player.id, until, ask.reason)
        ask.log(connection, player.name, player.id)

    await state.store.write(work)
    own = await state.store.read(partial(list_owner_and_programs, player=player.id))
    for each in own if ask.action is OperatorAction.PAUSE else ():
        await withdraw_offers(state.matches, each)
    for each in own if ask.action is OperatorAction.BAN else ():
        await leave_all(state.matches, each)
        for name in await state.store.read(partial(_list_entered, player=each)):
            await _withdraw_player(request, name, each)


def _list_entered(connection: sa.Connection, player: str) -> list[str]:
    """Return the ids of the tournaments that a player has entered and that have not ended."""
    query = sa.select(TOURNAMENTS.c.id).join(TOURNAMENT_RECORDS).where(TOURNAMENTS.c.ended_at.is_(None))
    own = (TOURNAMENT_RECORDS.c.player == player) & (TOURNAMENT_RECORDS.c.kind == RecordKind.ENTERED)
    return list(connection.scalars(query.where(own).distinct()))


async def _withdraw_player(request: Request, name: str, player: str) -> None:
    """Withdraw a player from a tournament, if the player takes part."""

    def work(connection: sa.Connection, tournament: Tournament) -> None:
        entrant = tournament.find_entrant(player)
        if entrant is not None and not entrant.has_withdrawn and tournament.phase is not Phase.OVER:
            withdraw(connection, tournament, entrant, is_removed=True)

    await state_of(request).tournaments.change(name, work)


async def _end_tournament(request: Request, ask: Ask) -> None:
    def work(connection: sa.Connection, tournament: Tournament) -> None:
        if tournament.phase is Phase.OVER:
            raise TournamentRefused(_("This tournament is over."))
        append_end(connection, tournament)
        ask.log(connection, tournament.terms.name)

    await _change_tournament(request, ask, work)


async def _remove_entrant(request: Request, ask: Ask) -> None:
    number = read_text(ask.form, "entrant")

    def work(connection: sa.Connection, tournament: Tournament) -> None:
        entrant = next((each for each in tournament.entrants if str(each.number) == number), None)
        if entrant is None:
            raise TournamentRefused(_("This player no longer takes part."))
        withdraw(connection, tournament, entrant, is_removed=True)
        ask.log(connection, entrant.name, entrant.player)

    await _change_tournament(request, ask, work)


async def _change_tournament(request: Request, ask: Ask, work: Callable[[sa.Connection, Tournament], None]) -> None:
    tournament = await find_tournament(request, read_text(ask.form, "tournament"))
    await state_of(request).tournaments.change(tournament.terms.id, work)


ACTS: dict[str, Callable[[Request, Ask], Awaitable[None]]] = {
    OperatorAction.KEEP: _keep_name,
    OperatorAction.REMOVE: _remove_name,
    OperatorAction.PAUSE: _restrict,
    OperatorAction.BAN: _restrict,
    OperatorAction.RELEASE: _restrict,
    OperatorAction.END: _end_tournament,
    OperatorAction.WITHDRAW: _remove_entrant,
}


async def do_action(request: Request, ask: Ask) -> None:
    """Do an action and log it.

    Raises:
        ActionRefused: if the action is not possible.
        TournamentRefused: if the tournament is over, or the player does not take part in it.
        PlayerGone: if the player deleted their data.
        StaleAction: if a match of a banned player changed at the same moment.
        WriteConflict: if other players write to the tournament all the time.
    """
    await ACTS[ask.action](request, ask)

"""Sign in to the operator's page of a server, and decide about reported names."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import sqlalchemy as sa
import typer

from skyhop.cli.files import Data, Database, run_with_store
from skyhop.i18n import _, ngettext
from skyhop.server.names import LONGEST, is_readable
from skyhop.server.players.moderation import (
    OperatorAction,
    RemovedName,
    allow,
    log_action,
    read_reports,
    remove_name,
)
from skyhop.server.players.sessions import end_operator_keys, make_operator_link
from skyhop.server.store.store import WITHDRAWN, Store

app = typer.Typer()
LOCAL = "http://127.0.0.1:8000"
OPERATOR = "command"
"""Name of the operator that the log shows for decisions of a command."""


@app.command(name="link")
def link(
    name: str = "operator",
    *,
    public_url: Annotated[
        str, typer.Option("--public-url", "--origin", envvar="SKYHOP_PUBLIC_URL", metavar="URL")
    ] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Print a link that signs in an operator once, within fifteen minutes.

    Args:
        name: Name of the operator in the log.
        public_url: Public address of the server, such as https://play.example.
    """
    _check_name(name)
    code = run_with_store(data, database, lambda store: store.write(partial(make_operator_link, operator=name)))
    print(f"{(public_url or LOCAL).rstrip('/')}/operator?code={code}")


@app.command(name="end")
def end(*, data: Data = None, database: Database = "") -> None:
    """End all links and sessions of operators immediately."""
    count = run_with_store(data, database, lambda store: store.write(end_operator_keys))
    sentence = ngettext("Ended %(count)s link or session.", "Ended %(count)s links or sessions.", count)
    print(sentence % {"count": count})


@app.command(name="names")
def names(
    *,
    clear: Annotated[str, typer.Option(metavar="NAME")] = "",
    keep: Annotated[str, typer.Option(metavar="NAME")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """List the reported names with the number and dates of their reports, or decide about one name.

    Pages show the decision within half a minute. You can also decide about names without reports. A later decision
    replaces an earlier one.

    Args:
        clear: Remove this name. The player gets another name and a message.
        keep: Keep this name, and dismiss the reports about it.
    """
    if clear and keep:
        raise typer.BadParameter(_("the options --clear and --keep exclude each other; give only one of them"))
    if clear or keep:
        _check_name(clear or keep)
    for line in run_with_store(data, database, lambda store: _decide(store, clear, keep)):
        print(line)


def _check_name(name: str) -> None:
    """Raise a usage error for a name that no player can have. A backup refuses a store with such a name."""
    if len(name) > LONGEST:
        raise typer.BadParameter(_("A name has at most %(most)s letters. Choose a shorter one.") % {"most": LONGEST})
    if not is_readable(name):
        problem = _("A name needs letters or digits, without invisible characters. Choose another one.")
        raise typer.BadParameter(problem)


async def _decide(store: Store, clear: str, keep: str) -> list[str]:
    """Keep or remove a name, log this, and return a description of the decision.

    If no name is given, return the reported names.
    """

    def remove(connection: sa.Connection) -> RemovedName:
        log_action(connection, OPERATOR, OperatorAction.REMOVE, clear)
        return remove_name(connection, clear)

    def dismiss(connection: sa.Connection) -> None:
        log_action(connection, OPERATOR, OperatorAction.KEEP, keep)
        allow(connection, keep)

    if clear:
        removed = await store.write(remove, lambda removed: (*removed.matches, WITHDRAWN))
        sentence = ngettext(
            "%(count)s player lost the name “%(name)s”. Nobody can choose this name again.",
            "%(count)s players lost the name “%(name)s”. Nobody can choose this name again.",
            removed.players,
        )
        return [sentence % {"name": clear, "count": removed.players}]
    if keep:
        await store.write(dismiss)
        return [_("The name “%(name)s” is allowed, and its reports are closed.") % {"name": keep}]
    reports = await store.read(read_reports)
    return [f"{each.reporters} {each.first[:10]} {each.last[:10]} {each.name}" for each in reports]

"""Create, list and revoke the tokens of programs that play on a server."""

from __future__ import annotations

from typing import Annotated

import typer

from skyhop.cli.files import Data, Database, run_with_store
from skyhop.i18n import _
from skyhop.server.players.tokens import Scope
from skyhop.server.store.store import list_tokens, make_token, revoke_token

app = typer.Typer()
SHOWN = 12
"""Number of hash digits that identify a token in commands."""
ALL = [*Scope]
Scopes = Annotated[list[Scope], typer.Option("--scope", help=_("Permission of the token. You can repeat this option."))]


@app.command(name="new")
def new(name: str, *, scope: Scopes = ALL, data: Data = None, database: Database = "") -> None:
    """Create a token for a program and print the token. Skyhop cannot show it again.

    Args:
        name: Name of the program, as shown in matches.
    """
    print(run_with_store(data, database, lambda store: make_token(store, None, name, scope)))


@app.command(name="list")
def print_tokens(*, data: Data = None, database: Database = "") -> None:
    """List the valid tokens with their program, owner, scopes and name. You need the name to revoke a token."""
    for token in run_with_store(data, database, lambda store: list_tokens(store, None, of_all=True)):
        print(token.hash[:SHOWN], token.name, token.owner_name or "-", ",".join(sorted(token.scopes)), token.seen[:10])


@app.command(name="revoke")
def revoke(token: str, *, data: Data = None, database: Database = "") -> None:
    """Revoke a token. Running servers may still accept the token for half a minute.

    Args:
        token: Name of the token, from skyhop token list.
    """
    if len(token) < SHOWN or not run_with_store(data, database, lambda store: revoke_token(store, token)):
        raise typer.BadParameter(_("no token has that name; “skyhop token list” lists the valid tokens"))

"""Create, list and revoke the tokens of programs that play on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.files import Data, Database, open_table
from skyhop.i18n import _
from skyhop.server.players.tokens import Scope, Token
from skyhop.server.store.access import list_tokens, make_token, revoke_token

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
    print(asyncio.run(_make_token(data, database, name, scope)))


@app.command(name="list")
def listed(*, data: Data = None, database: Database = "") -> None:
    """List the valid tokens with their program, owner, scopes and name. You need the name to revoke a token."""
    for token in asyncio.run(_list(data, database)):
        print(token.hash[:SHOWN], token.name, token.owner_name or "-", ",".join(sorted(token.scopes)), token.seen[:10])


@app.command(name="revoke")
def revoke(token: str, *, data: Data = None, database: Database = "") -> None:
    """Revoke a token. Running servers may accept the token for another half a minute.

    Args:
        token: Name of the token, from skyhop token list.
    """
    if len(token) < SHOWN or not asyncio.run(_revoke(data, database, token)):
        raise typer.BadParameter(_("no token has that name; “skyhop token list” lists the valid tokens"))


async def _make_token(data: Path | None, database: str, name: str, scopes: list[Scope]) -> str:
    async with open_table(data, database) as store:
        return await make_token(store, None, name, scopes)


async def _list(data: Path | None, database: str) -> list[Token]:
    async with open_table(data, database) as store:
        return await list_tokens(store, None, of_all=True)


async def _revoke(data: Path | None, database: str, token: str) -> bool:
    async with open_table(data, database) as store:
        return await revoke_token(store, token)

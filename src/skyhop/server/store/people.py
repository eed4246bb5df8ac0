"""Who plays, in the store: players, the proofs that their browsers show, and the tokens of their programs."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from skyhop.server.accounts import check_name
from skyhop.server.players import players, sessions
from skyhop.server.players import tokens as of_tokens
from skyhop.server.players.players import Player, PlayerKind
from skyhop.server.players.sessions import Proved
from skyhop.server.players.tokens import Scope, Token
from skyhop.server.schema import PLAYERS
from skyhop.server.store.store import Store

WITHDRAWN = "-"
"""What workers tell each other where a proof or a token was withdrawn; no match is called so."""


async def player(store: Store, identity: str) -> Player | None:
    """Read a player; of one who was merged into another, that one. None where there is none."""
    return await store.read(lambda connection: players.read_player(connection, identity))


async def proved(store: Store, proof: str) -> Proved | None:
    """Say who shows a proof; None where it has ended."""
    return await store.read(lambda connection: sessions.read_proof(connection, proof))


async def keep_player(store: Store, proof: str, player: str, name: str | None, device: str | None = None) -> None:
    """Write who is about to take a seat, the proof that they showed, and what they want to be called.

    `NameTaken` where that is the name of somebody's account, `PlayerGone` where the player was deleted meanwhile.
    """

    def keep(connection: sa.Connection) -> None:
        if name is not None:
            check_name(connection, name, player)
        players.enter_player(connection, player, PlayerKind.GUEST)
        players.check_is_here(connection, player)
        connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
        sessions.show_proof(connection, proof, player, device)

    await store.write(keep)


async def show_proof(store: Store, proof: str, player: str, device: str | None = None) -> None:
    """Write that a player showed a proof; the one before it ends soon."""
    await store.write(lambda connection: sessions.show_proof(connection, proof, player, device))


async def withdraw_proofs(
    store: Store, player: str, but: str | None = None, *, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player but one, or those of one browser; give their hashes. All workers hear of it."""
    return await store.write(
        lambda connection: sessions.withdraw_proofs(connection, player, but=but, browser=browser), _all_workers
    )


async def tell_of_withdrawal(store: Store) -> None:
    """Let all workers ask anew for each proof, since some were ended amid other work."""
    await store.write(lambda connection: None, _all_workers)  # noqa: ARG005  nothing is left to be written


async def token(store: Store, hashed: str) -> Token | None:
    """Read the token of a hash; None where there is none, or it was revoked."""
    return await store.read(lambda connection: of_tokens.read_token(connection, hashed))


async def tokens(store: Store, owner: str | None, *, of_all: bool = False) -> list[Token]:
    """List the tokens of an owner, or of all."""
    return await store.read(lambda connection: of_tokens.read_tokens(connection, owner, of_all=of_all))


async def make_token(store: Store, owner: str | None, name: str, scopes: Collection[Scope]) -> str:
    """Make a token for a program of an owner; errors as of the function of that name."""
    return await store.write(lambda connection: of_tokens.make_token(connection, owner, name, scopes))


async def revoke_token(store: Store, hashed: str, owner: str | None = None) -> bool:
    """End a token at once, as the function of that name says; all workers hear of it."""
    return await store.write(lambda connection: of_tokens.revoke_token(connection, hashed, owner), _all_workers)


def _all_workers(_answer: object) -> tuple[str, ...]:
    return (WITHDRAWN,)

"""Functions for sessions and tokens, each in its own transaction of the store.

Revocations also notify all workers.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from skyhop.server.accounts import check_name
from skyhop.server.players import players, sessions, tokens
from skyhop.server.players.players import Player, PlayerKind
from skyhop.server.players.sessions import Session
from skyhop.server.players.tokens import Scope, Token
from skyhop.server.schema import PLAYERS
from skyhop.server.store.store import Store

WITHDRAWN = "-"
"""Text of the notification that a proof or a token was revoked. No match has this id."""
MERGED = "="
"""Text of the notification that taken seats may have new players, as after a merge. No match has this id."""


async def find_player(store: Store, identity: str) -> Player | None:
    """Return the player with an id, or None if the id is unknown.

    If the player was merged into another player, return the other player.
    """
    return await store.read(lambda connection: players.read_player(connection, identity))


async def find_session(store: Store, proof: str) -> Session | None:
    """Return the session that belongs to a browser's proof, or None if the proof has ended."""
    return await store.read(lambda connection: sessions.read_proof(connection, proof))


async def keep_player(store: Store, proof: str, player: str, name: str | None, device: str | None = None) -> None:
    """Store a player who will take a seat, with the chosen name and the proof of the browser.

    Raise `NameTaken` if an account has this name, and `PlayerGone` if the player was deleted meanwhile.
    """

    def keep(connection: sa.Connection) -> None:
        if name is not None:
            check_name(connection, name, player)
        players.enter_player(connection, player, PlayerKind.GUEST)
        players.check_is_here(connection, player, is_changed=True)
        connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
        sessions.record_proof(connection, proof, player, device)

    await store.write(keep)


async def record_proof(store: Store, proof: str, player: str, device: str | None = None) -> None:
    """Record the use of a proof. If this proof replaces an older proof, set a near end time for the older proof."""
    await store.write(lambda connection: sessions.record_proof(connection, proof, player, device))


async def withdraw_proofs(
    store: Store, player: str, but: str | None = None, *, browser: str | None = None
) -> Sequence[str]:
    """End all proofs of a player except `but`, and notify all workers. Return the hashes of the ended proofs.

    If `browser` is given, end only proofs of this browser.
    """
    return await store.write(
        lambda connection: sessions.withdraw_proofs(connection, player, but=but, browser=browser), _notify_all_workers
    )


async def find_token(store: Store, hashed: str) -> Token | None:
    """Return the token whose hash is `hashed`, or None if the token is unknown or revoked."""
    return await store.read(lambda connection: tokens.read_token(connection, hashed))


async def list_tokens(store: Store, owner: str | None, *, of_all: bool = False) -> list[Token]:
    """Return the valid API tokens of an owner, or of all owners if `of_all` is True."""
    return await store.read(lambda connection: tokens.read_tokens(connection, owner, of_all=of_all))


async def make_token(store: Store, owner: str | None, name: str, scopes: Collection[Scope]) -> str:
    """Create an API token for a program of an owner, and return the token. See `players.tokens.make_token`."""
    return await store.write(lambda connection: tokens.make_token(connection, owner, name, scopes))


async def revoke_token(store: Store, hashed: str, owner: str | None = None) -> bool:
    """Revoke an API token at once and notify all workers. See `players.tokens.revoke_token`."""
    return await store.write(lambda connection: tokens.revoke_token(connection, hashed, owner), _notify_all_workers)


def _notify_all_workers(_answer: object) -> tuple[str, ...]:
    return (WITHDRAWN,)

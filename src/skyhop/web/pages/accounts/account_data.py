"""All that a table knows of a player, for that player: one document."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part
from skyhop.game.journal import Result
from skyhop.server.backup.backup import whole_record
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MOST_LEFT, MatchRegistry
from skyhop.server.passkeys import read_passkeys
from skyhop.server.players.blocks import read_others
from skyhop.server.players.reports import read_own_reports
from skyhop.server.players.sessions import read_devices
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.ratings.projection import RatedMatch, read_history, read_ratings
from skyhop.server.schema import BLOCKS, MUTES
from skyhop.server.store.store import player as people_player
from skyhop.server.store.store import tokens


class DeviceShown(Part):
    """A browser that proves the player."""

    device: str | None
    since: str
    seen: str
    """When it was here last, to the day."""


class PasskeyShown(Part):
    """A passkey that signs for the player."""

    name: str
    site: str
    """The name of the table that it was made for."""
    created: str
    seen: str | None
    """When it signed last."""


class ProgramOwned(Part):
    """A program of the player's."""

    name: str
    scopes: list[str]
    created: str


class RatingShown(Part):
    """A rating of one game at one speed; of the history, what one match made of it."""

    game: str
    speed: str
    mean: float
    unsure: float
    match: str | None = None
    rank: int | None = None
    annulled: ExclusionReason | LeftOut = LEFT_OUT
    """Why it did not count."""


class MatchOwned(Part):
    """A match in which the player sat."""

    match: str
    game: str
    ruleset: str
    seats: list[int]
    """The player's own, from 0."""
    begun_at: str
    last_at: str
    actions: int
    result: Result | None
    """Null while it goes on."""
    journal: Mapping[str, Any] | None
    """The whole record, a document of its own; null while the match goes on, since it holds what others hide."""


class AccountData(Document, tag="skyhop-account-1"):
    """What a table knows of a player. Hashes of passphrases, codes and proofs, and keys, are left out."""

    name: str | None
    has_account: bool
    created: str | None
    settings: str
    """What is chosen of pages, as the cookie has it."""
    devices: list[DeviceShown]
    programs: list[ProgramOwned]
    blocked: list[str | None]
    """Whom the player has blocked; null for whoever has no name."""
    ratings: list[RatingShown]
    history: list[RatingShown]
    matches: list[MatchOwned]
    passkeys: list[PasskeyShown] | LeftOut = LEFT_OUT
    muted: list[str | None] | LeftOut = LEFT_OUT
    """Whose phrases the player does not hear."""
    reported: list[str] | LeftOut = LEFT_OUT
    """Names that the player has reported, as far as nothing was decided."""


async def data_of(matches: MatchRegistry, player: str, proof: str, settings: str) -> AccountData:
    """Gather it."""
    store = matches.store
    known = await people_player(store, player)
    rows = await store.of_player(player, MOST_LEFT)
    devices = await store.read(partial(read_devices, player=player, own=proof))
    ratings = await store.read(partial(read_ratings, player=player))
    history = await store.read(partial(read_history, player=player))
    return AccountData(
        name=known and known.name,
        has_account=known is not None and known.kind == "account",
        created=known and known.created,
        settings=settings,
        devices=[DeviceShown(each.device, each.since, each.seen) for each in devices],
        passkeys=[
            PasskeyShown(each.name, each.site, each.created, each.seen)
            for each in await store.read(partial(read_passkeys, player=player))
        ],
        programs=[ProgramOwned(each.name, sorted(each.scopes), each.created) for each in await tokens(store, player)],
        blocked=[each.name for each in await store.read(partial(read_others, player=player, table=BLOCKS))],
        ratings=[RatingShown(each.game, each.speed, each.rating.mean, each.rating.unsure) for each in ratings],
        history=[_rated(each) for each in history],
        matches=[await _owned(matches, row) for row in rows],
        muted=[each.name for each in await store.read(partial(read_others, player=player, table=MUTES))],
        reported=await store.read(partial(read_own_reports, player=player)),
    )


def _rated(played: RatedMatch) -> RatingShown:
    rating, annulled = played.rating, played.annulled or LEFT_OUT
    return RatingShown(played.game, played.speed, rating.mean, rating.unsure, played.match, played.rank, annulled)


async def _owned(matches: MatchRegistry, row: Summary) -> MatchOwned:
    """A match, with its record where that is no secret any more."""
    stored = await matches.store.load(row.id) if row.outcome is not None else None
    record = stored and whole_record(stored.info, stored.journal(), stored.remarks, stored.clocks)
    return MatchOwned(
        match=row.id,
        game=row.game,
        ruleset=row.ruleset,
        seats=list(row.own),
        begun_at=row.begun_at,
        last_at=row.last_at,
        actions=row.actions,
        result=row.outcome and Result(row.outcome.winners, row.outcome.reason),
        journal=json.loads(record) if record else None,
    )

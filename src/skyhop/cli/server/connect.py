"""Let a bot play on another server, as a program."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from skyhop.bots import bot
from skyhop.cli.arguments import load_bot, raise_usage_errors
from skyhop.cli.compile_progress import compile_in_background
from skyhop.cli.options import with_gathered_options
from skyhop.files import printable, text_of
from skyhop.game import registry
from skyhop.i18n import _
from skyhop.server.clocks.clocks import NoControl, TimeControl

if TYPE_CHECKING:
    from skyhop.connect.client import RemoteServer
    from skyhop.connect.player import PlayRules

VARIABLE = "SKYHOP_TOKEN"


class ClaimPolicy(StrEnum):
    """Result that the bot claims when an opponent has left a match."""

    NONE = "none"
    WIN = "win"
    OFF = "off"


class PlayPolicy(NamedTuple):
    """Options for the behaviour of the bot: number of matches, accepted clocks, and answers to proposals."""

    clock: Annotated[list[str] | None, typer.Option(metavar="CLOCK")] = None
    """Join only open matches with this clock, such as 5+3."""
    rematches: Annotated[int, typer.Option(min=0, max=99)] = 5
    """Number of rematches with the same players."""
    at_once: Annotated[int, typer.Option(min=1, max=18)] = 4
    """Maximum number of matches at the same time."""
    take_backs: bool = False
    """Accept requests to undo a move. Without this option, the bot declines them."""
    claim: ClaimPolicy = ClaimPolicy.NONE
    """Claim of the bot after a player has left: win (the bot wins), off (the match is cancelled) or none (the bot
    waits).
    """

    def manners(self, seconds: float) -> PlayRules:
        """Return the limits for a bot that thinks `seconds` per turn. A clock with too little time is a usage error."""
        from skyhop.connect.player import PlayRules  # noqa: PLC0415  an optional dependency

        clocks = tuple(_parse_clock(each, seconds) for each in self.clock or ())
        claims = "" if self.claim is ClaimPolicy.NONE else self.claim.value
        return PlayRules(self.at_once, clocks=clocks, rematches=self.rematches, agrees=self.take_backs, claims=claims)


@with_gathered_options
def connect(
    address: Annotated[str, typer.Argument(metavar="URL")],
    *,
    name: Annotated[str, typer.Option("--bot", metavar="BOT")],
    token_file: Path | None = None,
    match: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    play: PlayPolicy,
) -> None:
    """Let a bot play on a server until you press Ctrl+C. It accepts invitations and, with --clock, open offers.

    Args:
        address: Address of the server, such as https://play.example.
        name: Bot that plays the matches, or FILE:Class for your own bot.
        token_file: File with the token. Default: the environment variable SKYHOP_TOKEN.
        match: Address of a match that the bot joins first, such as /matches/…
    """
    from skyhop.connect.client import NotASkyhopServer, RemoteServer, ServerRefusal, Unreachable  # noqa: PLC0415
    from skyhop.connect.player import PlayStopped, find_thinking_time  # noqa: PLC0415  an optional dependency

    load_bot(name)
    bot.kind_of(name)
    manners = play.manners(find_thinking_time(name))
    token = (text_of(token_file) if token_file else os.environ.get(VARIABLE, "")).strip()
    if not token.isascii() or not token:
        raise typer.BadParameter(
            _("no token was given: set SKYHOP_TOKEN, or name a file with the token: --token-file FILE")
        )
    if not address.startswith(("http://", "https://")):
        raise typer.BadParameter(_("the address of a server begins with http:// or https://"))
    matches = [each.rstrip("/").rpartition("/")[2] for each in match or ()]
    try:
        with compile_in_background(registry.packages()):
            asyncio.run(_play(RemoteServer(address, token, report=_print_line), name, manners, matches))
    except KeyboardInterrupt:
        print(_("Disconnected. Running matches stay on the server."))
    except (ServerRefusal, NotASkyhopServer, Unreachable, PlayStopped) as problem:
        print(f"skyhop: {printable(str(problem))}", file=sys.stderr)
        raise typer.Exit(1) from None


async def _play(table: RemoteServer, name: str, manners: PlayRules, matches: Sequence[str]) -> None:
    """Let a bot play all its matches on the server, and print messages about these matches."""
    from skyhop.connect.player import Program  # noqa: PLC0415  an optional dependency

    try:
        await Program(table, name, manners, _print_line).run(matches)
    finally:
        await table.close()


def _print_line(line: str) -> None:
    print(printable(line), flush=True)


def _parse_clock(text: str, seconds: float) -> TimeControl:
    """Return the time control from its text. A clock with too little time for the bot is a usage error."""
    from skyhop.connect.player import can_keep  # noqa: PLC0415  an optional dependency

    with raise_usage_errors(NoControl):
        control = TimeControl.read(text)
    if control is None or not can_keep(control, seconds):
        problem = _("the bot is too slow for the clock %(clock)s: it thinks for up to %(seconds)s seconds in each turn")
        raise typer.BadParameter(problem % {"clock": repr(text), "seconds": seconds})
    return control

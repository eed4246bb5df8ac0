"""Let a bot play at a table elsewhere, as a program."""

from __future__ import annotations

import asyncio
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from skyhop.bots import bot
from skyhop.cli._compiling import compiled_beside
from skyhop.cli._wrong_calls import wrong_call
from skyhop.core.game import registry
from skyhop.core.language.given_file import text_of
from skyhop.core.language.i18n import _
from skyhop.table.time_control import NoControl, TimeControl

VARIABLE = "SKYHOP_TOKEN"


class Claim(StrEnum):
    """What is claimed of a match that somebody has left."""

    NONE = "none"
    WIN = "win"
    OFF = "off"


def connect(
    address: Annotated[str, typer.Argument(metavar="URL", help=_("Of the table, such as https://play.example."))],
    *,
    name: Annotated[str, typer.Option("--bot", metavar="BOT", help=_("Which bot plays."))],
    token_file: Annotated[
        Path | None, typer.Option(help=_("File with the token; without, the variable SKYHOP_TOKEN has it."))
    ] = None,
    match: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help=_("Sit down at this match first, such as /matches/…"))
    ] = None,
    clock: Annotated[
        list[str] | None,
        typer.Option(metavar="CLOCK", help=_("Sit down at open tables with this clock, such as 5+3, and no others.")),
    ] = None,
    rematches: Annotated[
        int, typer.Option(min=0, max=99, help=_("Rematches with the same players, one after another."))
    ] = 5,
    at_once: Annotated[int, typer.Option(min=1, max=18, help=_("Matches at the same time."))] = 4,
    take_backs: Annotated[
        bool, typer.Option("--take-backs", help=_("Agree when others want to take an action back; else it does not."))
    ] = False,
    claim: Annotated[
        Claim, typer.Option(help=_("What to claim when somebody is gone for long enough; none waits for them."))
    ] = Claim.NONE,
) -> None:
    """Let a bot play at a table: where it is invited, and at open tables by --clock, until you press Ctrl+C."""
    from skyhop.connect.player import Ended, Manners, Program, seconds_of  # noqa: PLC0415  an extra
    from skyhop.connect.table import NoTable, Refusal, Table, Unreachable  # noqa: PLC0415

    bot.kind_of(name)
    claims = "" if claim is Claim.NONE else claim.value
    clocks = tuple(_clock(each, seconds_of(name)) for each in clock or ())
    token = (text_of(token_file) if token_file else os.environ.get(VARIABLE, "")).strip()
    if not token.isascii() or not token:
        raise typer.BadParameter(_("a token is missing: put it into SKYHOP_TOKEN, or name its file by --token-file"))
    if not address.startswith(("http://", "https://")):
        raise typer.BadParameter(_("the address of a table begins with http:// or https://"))

    manners = Manners(at_once, clocks=clocks, rematches=rematches, agrees=take_backs, claims=claims)

    async def play() -> None:
        table = Table(address, token)
        try:
            program = Program(table, name, manners, lambda line: print(_shown(line), flush=True))
            await program.run([each.rstrip("/").rpartition("/")[2] for each in match or ()])
        finally:
            await table.close()

    try:
        with compiled_beside(registry.packages()):
            asyncio.run(play())
    except KeyboardInterrupt:
        print(_("Away from the table; matches that go on wait there."))
    except (Refusal, NoTable, Unreachable, Ended) as problem:
        print(f"skyhop: {_shown(str(problem))}", file=sys.stderr)
        raise typer.Exit(1) from None


def _shown(said: str) -> str:
    """What a table may have said, without what a terminal would take for an order."""
    return "".join(filter(str.isprintable, said))


def _clock(written: str, seconds: float) -> TimeControl:
    """A clock by which the bot can play; what it could not keep is refused."""
    from skyhop.connect.player import can_keep  # noqa: PLC0415  an extra

    with wrong_call(NoControl):
        control = TimeControl.read(written)
    if control is None or not can_keep(control, seconds):
        problem = _("the bot cannot keep the clock %(clock)s: it thinks for up to %(seconds)s seconds a turn")
        raise typer.BadParameter(problem % {"clock": repr(written), "seconds": seconds})
    return control

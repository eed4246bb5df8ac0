"""Play a match in the terminal, against a bot or the person beside you."""

from __future__ import annotations

import hashlib
import secrets
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from skyhop.bots.bot import Bot, bot
from skyhop.bots.bot import names as bot_names
from skyhop.cli._named import game_named, ruleset_named
from skyhop.core import registry
from skyhop.core.chance import SecretShuffler, mixed_seed
from skyhop.core.i18n import _
from skyhop.core.match import Match
from skyhop.core.refusals import JournalError
from skyhop.terminal.save import SECRET_BYTES, Save, resume
from skyhop.terminal.screen import screen
from skyhop.terminal.sitting import Sitting

FAILED, INTERRUPTED = 1, 130
PERSON = "human"
"""What a journal calls the player of a seat at which a person sits; `--vs human` seats a second one."""


class First(StrEnum):
    """Who begins."""

    ME = "me"
    BOT = "bot"
    LOT = "lot"


def play(
    game: Annotated[str | None, typer.Argument(help=_("Name of the game, such as balloon-cup."))] = None,
    *,
    vs: Annotated[
        str | None,
        typer.Option(metavar="BOT", help=_("Your opponent: greedy, random, or human for two at one keyboard.")),
    ] = None,
    ruleset: Annotated[str | None, typer.Option(help=_("Name of the ruleset; the default one if left out."))] = None,
    first: Annotated[First | None, typer.Option(help=_("Who begins; by lot if left out."))] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=_("The same seed gives the same shuffles."))] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help=_("Keep the match here, after every action."))
    ] = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=_("Go on with the match of this file."))
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_("Plain text, for screen readers, pipes and files."))] = False,
    yes: Annotated[bool, typer.Option("--yes", help=_("Do actions at once, without asking back."))] = False,
) -> None:
    """Play a match, action by action; h lists what may be typed, quit goes."""
    if resumed is None:
        match, kept = _begin(game, vs or "greedy", ruleset, first or First.LOT, seed, save)
    elif any(option is not None for option in (vs, ruleset, first, seed, save)):
        raise typer.BadParameter(_("--resume goes on with the match as it was; leave the other options out"))
    else:
        match, kept = _go_on(game, resumed)
    sitting = Sitting(match, _bots(match, kept.secret), kept, screen(plain=plain), asks=not yes)
    if not sitting.play():
        raise typer.Exit(INTERRUPTED)


def _begin(
    name: str | None, vs: str, ruleset: str | None, first: First, seed: int | None, path: Path | None
) -> tuple[Match, Save]:
    """Begin a match as the options say; the person sits at seat 0."""
    if name is None:
        raise typer.BadParameter(_("name a game, such as %(name)s") % {"name": registry.names()[0]})
    if path is not None and path.exists():
        raise typer.BadParameter(
            _("%(file)s exists; go on with it by --resume, or choose another name") % {"file": path}
        )
    if first == First.BOT and vs == PERSON:
        raise typer.BadParameter(_("no bot plays here: --first me or lot"))
    game = game_named(name)
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    kept = Save(secret, path)
    lot = SecretShuffler(secret, "lot").order((0, 1), 0)[0]
    _check_opponent(vs)
    rules = ruleset_named(game, ruleset)
    begins = {First.ME: 0, First.BOT: 1, First.LOT: lot}[first]
    return Match.start(game, rules, first=begins, seats=(PERSON, vs), shuffler=kept.shuffler), kept


def _go_on(name: str | None, path: Path) -> tuple[Match, Save]:
    """Take a saved match up."""
    try:
        match, kept = resume(path)
    except JournalError as error:
        typer.echo(f"skyhop: {path}: {error}", err=True)
        raise typer.Exit(FAILED) from None
    if name not in (None, match.game.name):
        names = {"file": path, "name": match.game.name}
        raise typer.BadParameter(_("the match in %(file)s is one of %(name)s") % names)
    return match, kept


def _check_opponent(name: str) -> None:
    known = (*bot_names(), PERSON)
    if name not in known:
        problem = _("there is no bot %(name)s; choose one of %(names)s")
        raise typer.BadParameter(problem % {"name": repr(name), "names": ", ".join(known)})


def _bots(match: Match, secret: bytes) -> dict[int, Bot]:
    """Seat the bots; their choices among equals come from the secret too, apart from the shuffles."""
    seed = int.from_bytes(hashlib.sha256(secret).digest()[:8], "big")
    seats = enumerate(match.journal.header.seats)
    return {seat: bot(name, match.game, mixed_seed(seed, match.ply, seat)) for seat, name in seats if name != PERSON}

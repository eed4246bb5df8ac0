"""Play a match in the terminal, against bots or the people beside you."""

from __future__ import annotations

import hashlib
import secrets
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from skyhop.bots import bot
from skyhop.cli._branch import Source
from skyhop.cli._compiling import compiled_beside
from skyhop.cli._named import Examples, RulesetChoice, RulesetName, Settings, check_bots, game_named
from skyhop.cli._options import of_a_game
from skyhop.core.engine.chance import SECRET_BYTES, SecretShuffler, mixed_seed
from skyhop.core.engine.kernel import Begin, beginning
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.game import registry
from skyhop.core.game.game import Game
from skyhop.core.game.match import Match
from skyhop.core.game.refusals import JournalError
from skyhop.core.language.i18n import _, listed, ngettext
from skyhop.terminal.save import PERSON, Save, resume
from skyhop.terminal.screen import screen
from skyhop.terminal.session import Session

FAILED, INTERRUPTED = 1, 130


class First(StrEnum):
    """Who begins."""

    ME = "me"
    BOT = "bot"
    LOT = "lot"


@of_a_game
def play(
    game: Annotated[str | None, typer.Argument(help=_("Name of the game, such as balloon-cup."))] = None,
    *,
    vs: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT …",
            help=_("Your opponents: %(bots)s, or human for one more at the keyboard; one for all.")
            % {"bots": listed(bot.names())},
        ),
    ] = None,
    ruleset: RulesetName = None,
    settings: Settings = None,
    options: dict[str, str | bool],
    first: Annotated[First | None, typer.Option(help=_("Who begins; by lot if left out."))] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=_("The same seed gives the same shuffles."))] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help=_("Keep the match here, after every action."))
    ] = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=_("Go on with the match of this file."))
    ] = None,
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help=_("Play on from a step of a match that is over, another way.")),
    ] = None,
    step: Annotated[
        int | None, typer.Option(min=0, help=_("The step to play on from, as skyhop replay and pages count."))
    ] = None,
    number: Annotated[
        int | None, typer.Option("--match", min=1, help=_("The match of this number, of several."))
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help=_("Your seat; without it, the one that decides there."))
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_("Plain text, for screen readers, pipes and files."))] = False,
    yes: Annotated[bool, typer.Option("--yes", help=_("Do actions at once, without asking back."))] = False,
    _examples: Examples = False,
) -> None:
    """Play a match, action by action; h lists what may be typed, quit goes."""
    with beginning(Begin.UNCOMPILED):
        if resumed is not None:
            others = (vs, ruleset, settings, first, seed, save, source, step, number, seat)
            if options or any(option is not None for option in others):
                raise typer.BadParameter(_("--resume goes on with the match as it was; leave the other options out"))
            match, kept = _go_on(game, resumed)
        elif source is not None:
            if step is None or options or any(option is not None for option in (ruleset, settings, first)):
                problem = _("--from takes a step, such as --step 12; rules and beginner are those of the match")
                raise typer.BadParameter(problem)
            match, kept = _branch(game, Source.read(source, number, step, seat), vs, seed, save)
        elif any(option is not None for option in (step, number, seat)):
            raise typer.BadParameter(_("--step, --match and --seat say what --from FILE plays on from"))
        else:
            if game is None:
                raise typer.BadParameter(_("name a game: %(names)s") % {"names": listed(registry.names())})
            choice = RulesetChoice(game_named(game), ruleset, settings, options)
            match, kept = _begin(choice, _opponents(choice.game, vs), first or First.LOT, seed, save)
        session = Session(match, _bots(match, kept.secret), kept, screen(plain=plain), asks=not yes)
        with compiled_beside([registry.package(match.game.name)]):
            is_over = session.play()
    if not is_over:
        raise typer.Exit(INTERRUPTED)


def _opponents(game: Game, vs: list[str] | None) -> list[str]:
    """Read the opponents, one an option or several in one; none where nothing is said."""
    names = [name for option in vs or [] for name in option.replace(",", " ").split()]
    check_bots(game, [name for name in names if name != PERSON], PERSON)
    return names


def _begin(
    choice: RulesetChoice, opponents: list[str], first: First, seed: int | None, path: Path | None
) -> tuple[Match, Save]:
    """Begin a match as the options say.

    You sit at seat 0. Where seat 0 must begin and another is to, all move on until that player sits there.
    """
    kept, game = _save(seed, path), choice.game
    rules = choice.ruleset(1 + len(opponents) if len(opponents) > 1 else None)
    players = _players(game, rules, opponents)
    begins = _beginner(first, players, kept.secret)
    if begins not in game.starters(rules):
        players, begins = players[begins:] + players[:begins], 0
    return Match.start(game, rules, first=begins, seats=players, shuffler=kept.shuffler), kept


def _save(seed: int | None, path: Path | None) -> Save:
    """Draw the secret of a match, or make it from a seed; keep the match in a file if there is to be one."""
    if path is not None and path.exists():
        raise typer.BadParameter(
            _("%(file)s exists; go on with it by --resume, or choose another name") % {"file": path}
        )
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else hashlib.sha256(f"seed {seed}".encode()).digest()
    return Save(secret, path)


def _branch(
    name: str | None, source: Source, vs: list[str] | None, seed: int | None, path: Path | None
) -> tuple[Match, Save]:
    """Begin a match at a step of another, against these opponents or those who sat there."""
    _check_name(name, source.game, source.file)
    opponents = _opponents(source.game, vs) or source.opponents
    players, kept = _players(source.game, source.ruleset, opponents), _save(seed, path)
    return source.begin(players, kept.shuffler), kept


def _check_name(name: str | None, game: Game, path: Path) -> None:
    """Refuse the name of another game than that of a file."""
    if name not in (None, game.name):
        raise typer.BadParameter(_("the match in %(file)s is one of %(name)s") % {"file": path, "name": game.name})


def _players(game: Game, rules: Ruleset, opponents: list[str]) -> list[str]:
    """Seat a person and the opponents; a single one, or the default, sits at every other seat."""
    others = game.seat_count(rules) - 1
    if len(opponents) == 1 and others:
        opponents = opponents * others
    elif not opponents:
        opponents = [bot.usual(game).name] * others
    if len(opponents) != others:
        problem = ngettext(
            "%(title)s has %(seats)s seat here, yours too, but the opponents named are %(count)s",
            "%(title)s has %(seats)s seats here, yours too, but the opponents named are %(count)s",
            others + 1,
        )
        raise typer.BadParameter(problem % {"title": game.title, "seats": others + 1, "count": len(opponents)})
    return [PERSON, *opponents]


def _beginner(first: First, players: list[str], secret: bytes) -> int:
    """The number of the player who begins."""
    if first == First.ME:
        return 0
    if first == First.LOT:
        return SecretShuffler(secret, "lot").order(tuple(range(len(players))), 0)[0]
    bots = [number for number, name in enumerate(players) if name != PERSON]
    if not bots:
        raise typer.BadParameter(_("no bot plays here: --first me or lot"))
    return bots[0]


def _go_on(name: str | None, path: Path) -> tuple[Match, Save]:
    """Take a saved match up."""
    try:
        match, kept = resume(path)
    except JournalError as error:
        typer.echo(f"skyhop: {path}: {error}", err=True)
        raise typer.Exit(FAILED) from None
    _check_name(name, match.game, path)
    return match, kept


def _bots(match: Match, secret: bytes) -> dict[int, bot.Bot]:
    """Seat the bots; their choices among equals come from the secret too, apart from the shuffles."""
    seed = int.from_bytes(hashlib.sha256(secret).digest()[:8], "big")
    seats = enumerate(match.journal.header.seats)
    return {
        seat: bot.bot(name, match.game, mixed_seed(seed, match.ply, seat), bot.AT_A_TABLE)
        for seat, name in seats
        if name != PERSON
    }

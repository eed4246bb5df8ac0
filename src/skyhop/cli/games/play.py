"""Play a match in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import hashlib
import secrets
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from skyhop.bots import bot
from skyhop.cli.arguments import RulesetArguments, RulesetChoice, check_bots, find_game
from skyhop.cli.compile_progress import compile_in_background
from skyhop.cli.files import read_journals, report_damage, take_single_match
from skyhop.cli.options import Plain, with_examples, with_game_options, with_gathered_options
from skyhop.engine.chance import SECRET_BYTES, SecretShuffler, mix_seed
from skyhop.engine.kernel import FirstCall, beginning
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.match import Match, Shuffler, branch, find_game_of
from skyhop.i18n import _, listed, ngettext
from skyhop.server.matches.history import History
from skyhop.terminal.replay import PERSON, Save, resume
from skyhop.terminal.screen import screen
from skyhop.terminal.session import TerminalSession


class Source(NamedTuple):
    """Starting point of a new match: a step of a finished match, and the seat that the person takes."""

    file: Path
    journal: Journal
    game: Game
    ply: int
    seat: int

    @classmethod
    def read(cls, file: Path, match: int | None, step: int, seat: int | None) -> Source:
        """Return the step of a match in a file. Without `seat`, the person takes the seat that decides at this step.

        Raises:
            BadParameter: if the match has no such step or seat, is still running, or ends at the step.
        """
        line, journal = take_single_match(read_journals(file, match), file)
        with report_damage(file, line):
            game = find_game_of(journal)
            history = History.of(game, journal)
        if journal.outcome is None:
            raise typer.BadParameter(
                _("the match in %(file)s is not over; use --resume to continue the match") % {"file": file}
            )
        if step >= len(history):
            names = {"file": file, "last": len(history) - 1}
            raise typer.BadParameter(_("choose a step from 0 to %(last)s to continue the match in %(file)s") % names)
        if seat is not None and seat > len(journal.header.seats):
            raise typer.BadParameter(_("the match in %(file)s has no seat %(number)s") % {"file": file, "number": seat})
        deciding_seat = game.to_decide(history.view(step, None)) or 0
        return cls(file, journal, game, history.ply_of(step), deciding_seat if seat is None else seat - 1)

    @property
    def ruleset(self) -> Ruleset:
        """Ruleset of the match."""
        return self.game.ruleset(self.journal.header.ruleset)

    @property
    def opponents(self) -> list[str]:
        """Names of the bots at the other seats. At each seat of another person, the default bot plays."""
        others = (name for seat, name in enumerate(self.journal.header.seats) if seat != self.seat)
        return [name if name in bot.names() else bot.default_opponent(self.game).name for name in others]

    def begin(self, players: list[str], shuffler: Shuffler) -> Match:
        """Start the new match. The first player gets `seat`. The remaining players get the remaining seats in order."""
        me, *others = players
        return branch(
            self.journal, self.ply, [*others[: self.seat], me, *others[self.seat :]], shuffler, self.file.name
        )


FAILED, INTERRUPTED = 1, 130


class FirstSeat(StrEnum):
    """Choice of the first seat."""

    ME = "me"
    BOT = "bot"
    RANDOM = "random"


class Branching(NamedTuple):
    """Options for a match that continues from a step of a finished match."""

    source: Annotated[Path | None, typer.Option("--from", metavar="FILE")] = None
    """Start a new match from a step of a finished match."""
    step: Annotated[int | None, typer.Option(min=0)] = None
    """Continue the match from this step. skyhop replay and the pages show the same step numbers."""
    number: Annotated[int | None, typer.Option("--match", min=1)] = None
    """Number of the match to continue, if the file has several matches."""
    seat: Annotated[int | None, typer.Option(min=1)] = None
    """Your seat. Default: the seat that decides at the step of --step."""


class MatchSetup(NamedTuple):
    """Options of a new match: the opponents, the seed of the shuffles, and the file to save the match."""

    vs: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT BOT …",
            help=_(
                "Your opponents: %(bots)s, or human for another person at the keyboard. Name several opponents as in "
                "--vs greedy random, or repeat --vs for each. A single name applies to all opponents."
            )
            % {"bots": listed(bot.names())},
        ),
    ] = None
    first: FirstSeat | None = None
    """First player. Default: a random player."""
    seed: Annotated[int | None, typer.Option(min=0)] = None
    """The same seed gives the same shuffles."""
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None
    """File in which skyhop saves the match after every action."""
    more: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None
    """Other opponents, after the first one named with --vs."""

    def opponents(self, game: Game) -> list[str]:
        """Return the names of the opponents, from one option or several; empty without such an option."""
        names = [name for option in self.vs or [] for name in option.replace(",", " ").split()]
        if self.more:
            if len(self.vs or []) != 1:
                problem = _(
                    "%(names)s: write all opponents after one --vs, such as --vs %(example)s, or repeat --vs for each"
                )
                known = {"names": " ".join(self.more), "example": " ".join([*names, *self.more])}
                raise typer.BadParameter(problem % known)
            names += self.more
        check_bots(game, [name for name in names if name != PERSON], PERSON)
        return names

    def make_save(self) -> Save:
        """Return the secret and, if given, the file of a new match. The secret is random or derived from the seed."""
        if self.save is not None and self.save.exists():
            raise typer.BadParameter(
                _("%(file)s already exists. Continue its match with --resume, or choose another name.")
                % {"file": self.save}
            )
        if self.seed is None:
            return Save(secrets.token_bytes(SECRET_BYTES), self.save)
        return Save(hashlib.sha256(f"seed {self.seed}".encode()).digest(), self.save)


@with_game_options
@with_gathered_options
@with_examples
def play(
    game: str | None = None,
    *,
    setup: MatchSetup,
    rules: RulesetArguments,
    options: dict[str, str | bool],
    resumed: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    branching: Branching,
    plain: Plain = False,
    yes: bool = False,
) -> None:
    """Play a match, action by action. Enter `h` for a list of the commands, and `quit` to leave.

    Args:
        game: Name of the game, such as balloon-cup.
        resumed: Continue the match in this file.
        yes: Play actions immediately, without confirmation.
    """
    with beginning(FirstCall.UNCOMPILED):
        if resumed is not None:
            if options or any(option is not None for option in (*setup, *rules, *branching)):
                raise typer.BadParameter(_("--resume continues the match unchanged: leave out the other options"))
            match, save = _resume(game, resumed)
        elif branching.source is not None:
            if branching.step is None or options or any(option is not None for option in (*rules, setup.first)):
                problem = _(
                    "--from needs a step, such as --step 12. "
                    "Leave out the options for rules and first player: the file of --from sets them."
                )
                raise typer.BadParameter(problem)
            match, save = _begin_branch(
                game, Source.read(branching.source, branching.number, branching.step, branching.seat), setup
            )
        elif any(option is not None for option in branching):
            raise typer.BadParameter(_("--step, --match and --seat need a saved match: add --from FILE"))
        else:
            if game is None:
                raise typer.BadParameter(_("name a game: %(names)s") % {"names": listed(registry.names())})
            match, save = _begin(RulesetChoice(find_game(game), *rules, options), setup)
        session = TerminalSession(match, _make_bots(match, save.secret), save, screen(plain=plain), asks=not yes)
        with compile_in_background([registry.package(match.game.name)]):
            is_over = session.play()
    if not is_over:
        raise typer.Exit(INTERRUPTED)


def _begin(choice: RulesetChoice, setup: MatchSetup) -> tuple[Match, Save]:
    """Start the match that the options describe.

    The person gets seat 0. If the rules require that seat 0 begins, exchange the seats so that the player who
    begins has seat 0.
    """
    game = choice.game
    opponents, save = setup.opponents(game), setup.make_save()
    rules = choice.ruleset(1 + len(opponents) if len(opponents) > 1 else None)
    players = _seat_players(game, rules, opponents)
    begins = _choose_beginner(setup.first or FirstSeat.RANDOM, players, save.secret)
    if begins not in game.starters:
        players, begins = players[begins:] + players[:begins], 0
    return Match.start(game, rules, first=begins, seats=players, shuffler=save.shuffler), save


def _begin_branch(name: str | None, source: Source, setup: MatchSetup) -> tuple[Match, Save]:
    """Start a match at a step of a finished match.

    The opponents are the players named in `setup` or, without such names, the opponents of the finished match.
    """
    _check_name(name, source.game, source.file)
    opponents = setup.opponents(source.game) or source.opponents
    players, save = _seat_players(source.game, source.ruleset, opponents), setup.make_save()
    return source.begin(players, save.shuffler), save


def _check_name(name: str | None, game: Game, path: Path) -> None:
    """Raise a usage error if `name` is given and the match in the file belongs to another game."""
    if name not in (None, game.name):
        raise typer.BadParameter(
            _("the match in %(file)s is a match of %(name)s; name this game, or leave out the name")
            % {"file": path, "name": game.name}
        )


def _seat_players(game: Game, rules: Ruleset, opponents: list[str]) -> list[str]:
    """Return the players by seat: the person, then the opponents. A single opponent gets all seats except seat 0."""
    others = game.seat_count(rules) - 1
    if len(opponents) == 1 and others:
        opponents = opponents * others
    elif not opponents:
        opponents = [bot.default_opponent(game).name] * others
    if len(opponents) != others:
        problem = ngettext(
            "%(title)s has %(seats)s seat under these rules, including yours, but you named %(count)s opponents",
            "%(title)s has %(seats)s seats under these rules, including yours, but you named %(count)s opponents",
            others + 1,
        )
        raise typer.BadParameter(problem % {"title": game.title, "seats": others + 1, "count": len(opponents)})
    return [PERSON, *opponents]


def _choose_beginner(first: FirstSeat, players: list[str], secret: bytes) -> int:
    """Return the index of the player who begins."""
    if first == FirstSeat.ME:
        return 0
    if first == FirstSeat.RANDOM:
        return SecretShuffler(secret, "lot").order(tuple(range(len(players))), 0)[0]
    bots = [number for number, name in enumerate(players) if name != PERSON]
    if not bots:
        raise typer.BadParameter(_("no bot plays in this match: use --first me or --first random"))
    return bots[0]


def _resume(name: str | None, path: Path) -> tuple[Match, Save]:
    """Load a saved match from a file to continue the match."""
    try:
        match, save = resume(path)
    except JournalError as error:
        typer.echo(f"skyhop: {path}: {error}", err=True)
        raise typer.Exit(FAILED) from None
    _check_name(name, match.game, path)
    return match, save


def _make_bots(match: Match, secret: bytes) -> dict[int, bot.Bot]:
    """Return the bots, by seat. Their seeds are derived from the secret, but do not reveal the shuffles."""
    seed = int.from_bytes(hashlib.sha256(secret).digest()[:8], "big")
    seats = enumerate(match.journal.header.seats)
    return {
        seat: bot.bot(name, match.game, mix_seed(seed, match.ply, seat), bot.AGAINST_PEOPLE)
        for seat, name in seats
        if name != PERSON
    }

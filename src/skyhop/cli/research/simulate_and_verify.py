"""Commands that simulate matches between bots, and verify the shuffles in journals."""

from __future__ import annotations

import re
import sys
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from skyhop.bots import bot
from skyhop.bots.bot import entries_of_bots
from skyhop.cli.arguments import RulesetArguments, RulesetChoice, check_bots, find_game
from skyhop.cli.compile_progress import compile_and_wait, find_entries_in_play
from skyhop.cli.files import FAILED, read_journals, report_damage, require_sound, take_single_match
from skyhop.cli.options import with_examples, with_game_options, with_gathered_options
from skyhop.engine.document import write_document
from skyhop.files import printable
from skyhop.game.match import Match
from skyhop.i18n import _, listed, ngettext
from skyhop.server.shuffle_proof import ShufflesChecked, check_shuffles

HASH = re.compile(r"\s*[0-9a-fA-F]{64}\s*")
MOST_MATCHES = 10_000_000
"""Maximum number of matches; a larger number would take many hours and is probably a typing error."""


@with_game_options
@with_gathered_options
@with_examples
def simulate(
    game: str,
    more_bots: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    *,
    rules: RulesetArguments,
    options: dict[str, str | bool],
    bots: Annotated[str | None, typer.Option(metavar="BOT BOT …")] = None,
    matches: Annotated[int, typer.Option(min=1, max=MOST_MATCHES)] = 1,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    output: Annotated[Path | None, typer.Option("-o", "--output")] = None,
) -> None:
    """Let bots play matches. Write the journals as lines of JSON, and the results to standard error.

    Args:
        game: Name of the game.
        more_bots: Bots for the remaining seats, after the bots named with --bots.
        bots: Bots in the order of the seats. Without this option, the bot `random` plays all seats.
        matches: Number of matches.
        seed: The same seed gives the same matches.
        output: File for the journals. Default: standard output.
    """
    chosen = find_game(game)
    names = [*(bots or "").replace(",", " ").split(), *(more_bots or [])]
    check_bots(chosen, names)
    ruleset = RulesetChoice(chosen, *rules, options).ruleset(len(names) or None)
    names = names or ["random"] * chosen.seat_count(ruleset)
    if len(names) != (seats := chosen.seat_count(ruleset)):
        problem = ngettext(
            "%(title)s has %(seats)s seat under these rules, but you named %(count)s bots",
            "%(title)s has %(seats)s seats under these rules, but you named %(count)s bots",
            seats,
        )
        raise typer.BadParameter(problem % {"title": chosen.title, "seats": seats, "count": len(names)})
    compile_and_wait((), [*find_entries_in_play(chosen, ruleset), *entries_of_bots(chosen, names)])
    played, console = bot.matches(chosen, ruleset, names, matches, seed), Console(stderr=True)
    with output.open("w", encoding="utf-8") if output else nullcontext(sys.stdout) as file:
        tally = Counter[str]()
        for match in track(played, _("Playing"), matches, console=console, disable=not console.is_terminal):
            file.write(match.journal.to_line() + "\n")
            tally[_describe_result(match, names)] += 1
    for result, count in tally.most_common():
        typer.echo(f"{count:7d}  {result}", err=True)


def _describe_result(match: Match, names: list[str]) -> str:
    """Return the winners and the reason for the end in words.

    If no bot plays the seat of a winner, the text contains only the number of the seat.
    """
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return _("drawn (%(reason)s)") % {"reason": outcome.reason if outcome else ""}
    winners = listed(f"{seat + 1} {names[seat]}" if seat < len(names) else f"{seat + 1}" for seat in outcome.winners)
    return _("won by seat %(winners)s (%(reason)s)") % {"winners": winners, "reason": outcome.reason}


@with_examples
def verify(
    file: Path,
    *,
    match: Annotated[int | None, typer.Option(min=1)] = None,
    commitment: Annotated[str, typer.Option(metavar="HASH")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Verify shuffles: compute each shuffle again from the secret, and compare the secret with its published hash.

    The exit code is 1 if a shuffle differs or a journal has no secret.

    Args:
        file: File with journals of a server, one per line, or with a match from skyhop play --save.
        match: Number of the match. Default: all matches of the file.
        commitment: Hash that you noted. The server showed it before the deal.
        as_json: Print one JSON object per match.
    """
    if commitment and not HASH.fullmatch(commitment):
        raise typer.BadParameter(_("the hash has 64 digits, from 0 to 9 and from a to f"))
    found = read_journals(file, match)
    if commitment:  # each match has its own hash
        found = iter([take_single_match(found, file)])
    all_fit = True
    for line, reading in found:
        with report_damage(file, line):
            checked = check_shuffles(require_sound(reading), commitment)
        print(write_document(checked) if as_json else _describe_shuffles(line, checked))
        all_fit = all_fit and checked.fits
    if not all_fit:
        raise typer.Exit(FAILED)


def _describe_shuffles(line: int, shuffles: ShufflesChecked) -> str:
    name = shuffles.name or _("match %(number)s") % {"number": shuffles.match}
    words = {"line": line, "match": name, "found": " ".join(shuffles.sentences)}
    return printable(_("Line %(line)s, %(match)s: %(found)s") % words)

"""Measure the strength of bots and levels by experiments."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from skyhop.analysis.estimator import MISTAKE
from skyhop.api.match import make_file_bot
from skyhop.bots.bot import BY_ITERATIONS, Budget, Weights, WeightsChoice, is_in_file, levels
from skyhop.bots.one_ply import Greedy, Random
from skyhop.cli.arguments import RulesetArguments, RulesetChoice, check_bots, find_game, raise_usage_errors
from skyhop.cli.compile_progress import compile_and_wait
from skyhop.cli.options import AsJson, with_examples, with_gathered_options
from skyhop.engine.document import LEFT_OUT, DocumentError, write_document
from skyhop.files import UnreadableFile
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.i18n import _, listed
from skyhop.lab import decisions
from skyhop.lab.cases import Case, Sweep, read
from skyhop.lab.cluster import check as check_address
from skyhop.lab.cluster import mapping_on, play_chunks, set_chunk_size
from skyhop.lab.decisions import list_event_rows, names_of
from skyhop.lab.luck_adjustment import entries as entries_of_luck
from skyhop.lab.pairs import Maker, Pairing, entries_of
from skyhop.lab.pairs_file import PairPlayer, PairsFileError, PairsSettings, SavedPairs
from skyhop.lab.report import LadderClimbed, PairsPlayed, write
from skyhop.lab.tables import format_interval, markdown, rows
from skyhop.puzzles.answer import Depth
from skyhop.puzzles.collection import PuzzleFileError
from skyhop.puzzles.mining import Recipe, WrongRecipe, check, entries, load_progress, mine
from skyhop.search.value_network import network_path, value_network_of

OWN = "own"
"""Word on the command line for the value network that a game includes."""
PROCESSES, RAY = "processes", "ray"


def _check_executor(executor: str) -> str:
    """Raise a usage error if the executor is invalid. Check this before the slow compilation."""
    if executor != PROCESSES:
        kind, _colon, address = executor.partition(":")
        if kind != RAY:
            problem = _("%(given)s is not an executor. Choose %(processes)s, %(ray)s or %(ray)s:HOST:PORT.")
            raise typer.BadParameter(problem % {"given": repr(executor), "processes": PROCESSES, "ray": RAY})
        if find_spec(RAY) is None:
            raise ModuleNotFoundError(name=RAY)  # the error line names the package to install
        check_address(address)
    return executor


Processes = Annotated[
    int | None, typer.Option(min=1, help=_("Number of processes. Default: enough to use all processors."))
]


class Machines(NamedTuple):
    """Options for the machines that play the pairs: this machine or a cluster."""

    processes: Processes = None
    executor: Annotated[str, typer.Option(metavar=f"{PROCESSES}|{RAY}[:HOST:PORT]", callback=_check_executor)] = (
        PROCESSES
    )
    """Executor that plays the pairs: processes on this machine, the Ray cluster of this machine, or a Ray cluster
    at an address."""


Seed = Annotated[int, typer.Option(min=0, help=_("The same seed gives the same matches."))]
FreshMaps = Annotated[
    bool, typer.Option("--fresh-maps", help=_("Play each pair on a new map. No bot was trained on these maps."))
]


class ChanceOptions(NamedTuple):
    """Options for chance in an experiment: the luck adjustment, the maps and the seed."""

    luck: Annotated[str | None, typer.Option("--luck", metavar="own|FILE")] = None
    """Subtract luck from the results. Use the value network of the game, or a network from a file."""
    is_fresh: FreshMaps = False
    seed: Seed = 0


def choose_processes(requested: int | None, threads: int = 1) -> int:
    """Return the number of processes: `requested` or, if it is None, the number of cores divided by `threads`.

    `threads` is the number of threads of each process. The result is at least 1.
    """
    return requested or max(1, (os.cpu_count() or 1) // threads)


def find_makers(names: tuple[str, str]) -> tuple[Maker | None, Maker | None]:
    """Return the function that creates each of the two bots from its file, or None for a bot of Skyhop."""
    one, other = (partial(make_file_bot, name) if is_in_file(name) else None for name in names)
    return one, other


def name_files(folder: Path | None, count: int) -> list[Path | None]:
    """Return one file in the folder for each case of an experiment. Without a folder, return None for each case."""
    try:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        problem = _("%(folder)s cannot be created, because a part of its path is a file. Choose another folder.")
        raise typer.BadParameter(problem % {"folder": folder}) from None
    return [folder and folder / f"{number:03}.jsonl" for number in range(1, count + 1)]


def prepare_cases(
    pairings: Sequence[tuple[Pairing, int]],
    files: Sequence[Path | None],
    test: tuple[float, float] | None = None,
    luck: str | None = None,
) -> list[SavedPairs]:
    """Read the cases from their files or create them. Compile all functions that the cases need.

    `pairings` has the number of pairs for each pairing. Usage errors are raised before the compilation starts.
    """
    game, command = registry.game(pairings[0][0].game), shlex.join(["skyhop", *sys.argv[1:]])
    value, needed = _find_value_file(game, luck), entries_of_luck(game) if luck else []
    cases = list[SavedPairs]()
    with raise_usage_errors(PairsFileError):
        for file, (pairing, pairs) in zip(files, pairings, strict=True):
            last = PairsSettings(command, pairs, test or LEFT_OUT)
            complete = pairing._replace(value=value, makers=find_makers(pairing.bots))
            cases.append(SavedPairs.read(file, complete, last))
    for case in cases:
        case.write()
        for value_file in {value, None}:  # `with_cost` measures with and without the network
            needed += entries_of(case.pairing._replace(value=value_file))
    compile_and_wait([registry.package(game.name)], dict.fromkeys(needed))
    return [case.with_cost() if luck else case for case in cases]


def _find_value_file(game: Game, weights: str | None) -> Path | None:
    """Return the file of the network for the luck adjustment, or None if the experiment has no luck adjustment.

    An unsuitable file is a usage error.
    """
    if weights is None:
        return None

    path = None if weights == OWN else Path(weights)
    with raise_usage_errors(MissingCapability, LearnedFileError):
        value_network_of(game, path)
    return path or network_path(game)


def play_cases(cases: Sequence[SavedPairs], machines: Machines) -> list[Case]:
    """Play all cases, and show progress, remaining time and interim results."""
    console, found, threads = Console(stderr=True), list[Case](), cases[0].pairing.budget.threads
    with ExitStack() as stack:
        ready: Iterable[SavedPairs] = cases
        on_cluster: PairPlayer | None = None
        if machines.executor != PROCESSES:
            if any(case.pairing.budget.seconds is not None for case in cases):
                problem = _("with a time limit, results depend on machine speed: on a cluster, use --iterations")
                raise typer.BadParameter(problem)
            mapped = stack.enter_context(mapping_on(machines.executor.partition(":")[2], threads))
            ready, on_cluster = map(set_chunk_size, cases), partial(play_chunks, mapped)
        progress = stack.enter_context(Progress(console=console, disable=not console.is_terminal))
        bar = progress.add_task(_("Playing"), total=sum(case.requested_pairs for case in cases))
        for case in ready:
            found.append(Case(case.header, []))
            for block in case.play(choose_processes(machines.processes, threads), on_cluster):
                found[-1].blocks.append(block)
                progress.advance(bar)
                if console.is_terminal and len(found[-1].blocks).bit_count() == 1:
                    interval = format_interval(found[-1].standing)
                    progress.update(bar, description=" ".join([*case.pairing.bots, interval]))
    return found


USUAL_PAIRS, MOST_PAIRS = 100, 100_000
"""Default numbers of pairs: for a fixed number of pairs, and as the limit of a sequential test."""
MOST_THREADS = 64
"""Largest number of threads of one bot; few machines have more cores."""
EXTRAS_OF_REPORT = {"PNG": "print", "Parquet": "lab"}

Folder = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        metavar="FOLDER",
        help=_("Folder for the pairs. The command continues the files of an existing folder."),
    ),
]


class Length(NamedTuple):
    """Length of an experiment: a number of pairs, or a sequential test."""

    pairs: Annotated[int | None, typer.Option(min=1)] = None
    """Number of pairs (default: 100). With --test, the maximum number of pairs (default: 100,000)."""
    test: Annotated[tuple[float, float] | None, typer.Option(metavar="LOWER UPPER")] = None
    """Stop when the results clearly support one of two strengths, LOWER or UPPER, in normalised Elo points. The error
    rate is 1 in 20."""

    def pair_limit(self) -> int:
        """Return the maximum number of pairs. If `test[0]` is not less than `test[1]`, raise a usage error."""
        if self.test and not self.test[0] < self.test[1]:
            raise typer.BadParameter(_("--test needs two different strengths. Write the smaller one first"))
        return self.pairs or (MOST_PAIRS if self.test else USUAL_PAIRS)


class Thinking(NamedTuple):
    """Options for the decisions of bots: the budget per decision, and the weights."""

    iterations: Annotated[int, typer.Option(min=1)] = BY_ITERATIONS.iterations
    """Search iterations for each decision of a bot."""
    seconds: Annotated[float | None, typer.Option(min=0.001)] = None
    """Search time for each decision in seconds, instead of --iterations."""
    threads: Annotated[int, typer.Option(min=1, max=MOST_THREADS)] = BY_ITERATIONS.threads
    """Worker threads for each search bot."""
    weights: Annotated[str | None, typer.Option(metavar="FILE")] = None
    """Weights file for the first bot, instead of its own weights. The word `none` means random playouts."""
    other_weights: Annotated[str | None, typer.Option(metavar="FILE")] = None
    """Weights file for the other bot, instead of its own weights. The word `none` means random playouts."""


class LadderSize(NamedTuple):
    """Options for the effort of a ladder: the number of pairs, and the budget per decision."""

    pairs: Annotated[int, typer.Option(min=1)] = 100
    """Number of pairs. The matches of a pair have the same shuffles, and the bots exchange their seats."""
    iterations: Annotated[int, typer.Option(min=1)] = BY_ITERATIONS.iterations
    """Search iterations for each decision of a bot."""


class ContestArguments(NamedTuple):
    """Command-line arguments with a game and the two bots that play it."""

    one: Annotated[str, typer.Argument(metavar="BOT")]
    """Bot to measure, or FILE:Class for your own bot."""
    other: Annotated[str, typer.Argument(metavar="BOT")]
    """Bot for all other seats."""
    game: Annotated[str, typer.Argument()]
    """Name of the game."""


app = typer.Typer(rich_markup_mode=None)


@app.callback()
def lab() -> None:
    """Measure how bots play."""


@app.command()
@with_gathered_options
@with_examples
def match(
    *,
    contest: ContestArguments,
    rules: RulesetArguments,
    length: Length,
    thinking: Thinking,
    chance: ChanceOptions,
    out: Annotated[Path | None, typer.Option("--out", "-o")] = None,
    machines: Machines,
    as_json: AsJson = False,
) -> None:
    """Let two bots play pairs of matches. Show the win share of the first bot with a 95% interval.

    Args:
        out: File for the pairs. The command continues an existing file.
    """
    chosen, bots = find_game(contest.game), (contest.one, contest.other)
    goes_by = _find_weights(thinking.weights), _find_weights(thinking.other_weights)
    for name, by in zip(bots, goes_by, strict=True):
        check_bots(chosen, (name,), weights=by)
    most, ruleset = length.pair_limit(), RulesetChoice(chosen, *rules, {}).ruleset()
    budget = Budget(thinking.iterations, thinking.seconds, threads=thinking.threads)
    pairing = Pairing(chosen.name, ruleset.parameters, bots, budget, chance.seed, goes_by, chance.is_fresh)
    [case] = prepare_cases([(pairing, most)], [out], length.test, chance.luck)
    start = time.monotonic()
    [played] = play_cases([case], machines)
    spent = round(time.monotonic() - start, 1)
    found = PairsPlayed.of(played, ruleset.name, (thinking.weights, thinking.other_weights), spent)
    print(write_document(found) if as_json else found.describe())


@app.command()
@with_gathered_options
@with_examples
def ladder(
    game: str,
    names: Annotated[list[str] | None, typer.Argument(metavar="BOT …")] = None,
    *,
    rules: RulesetArguments,
    size: LadderSize,
    chance: ChanceOptions,
    out: Folder = None,
    machines: Machines,
    as_json: AsJson = False,
) -> None:
    """Let each level of a game play pairs of matches against the next level. Show the differences in Elo points.

    Args:
        game: Name of the game.
        names: Bots, the weakest first. Default: all levels.
    """
    chosen = find_game(game)
    bots = names or [level.name for level in levels(chosen)]
    check_bots(chosen, bots)
    if len(bots) < 2:
        raise typer.BadParameter(_("a ladder needs two bots that can play %(game)s") % {"game": chosen.title})
    ruleset = RulesetChoice(chosen, *rules, {}).ruleset()
    budget, pairs = Budget(size.iterations), size.pairs
    first = Pairing(chosen.name, ruleset.parameters, (bots[0], bots[1]), budget, chance.seed, is_fresh=chance.is_fresh)
    pairings = [(first._replace(bots=(stronger, weaker)), pairs) for weaker, stronger in pairwise(bots)]
    cases = prepare_cases(pairings, name_files(out, len(pairings)), luck=chance.luck)
    found = LadderClimbed.of(play_cases(cases, machines), ruleset.name, pairs)
    print(write_document(found) if as_json else found.describe())


@app.command()
@with_gathered_options
@with_examples
def sweep(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    out: Folder = None,
    machines: Machines,
) -> None:
    """Play all combinations of the bots and the rules in a file. Print one row for each combination.

    Args:
        file: TOML file with the cases to compare.
    """
    try:
        plan = Sweep.read(file)
    except (DocumentError, UnreadableFile) as error:
        problem = error.strerror if isinstance(error, UnreadableFile) else error
        raise typer.BadParameter(f"{file}: {problem}") from None
    _play_sweep(plan, out, machines)


@app.command()
@with_gathered_options
@with_examples
def balance(
    game: str,
    name: Annotated[str | None, typer.Argument(metavar="BOT")] = None,
    *,
    pairs: Annotated[int, typer.Option(min=1)] = 1000,
    is_fresh: FreshMaps = False,
    out: Folder = None,
    seed: Seed = 0,
    machines: Machines,
) -> None:
    """Let one bot play all seats under each ruleset. Show the advantage of each position in the turn order.

    Args:
        game: Name of the game.
        name: Bot that plays all seats. Default: greedy, if the game supports it.
        pairs: Number of matches for each combination of ruleset and number of seats.
    """
    chosen = find_game(game)
    bot = name or (Greedy if Greedy.can_play(chosen) else Random).name
    _play_sweep(Sweep.of_balance(chosen, bot, pairs, seed, is_fresh=is_fresh), out, machines)


def _play_sweep(plan: Sweep, out: Path | None, machines: Machines) -> None:
    """Play the cases of a sweep. Print one row per case."""
    chosen, budget, pairings = find_game(plan.game), Budget(plan.iterations), list[tuple[Pairing, int]]()
    for bots, pairs, values in plan.cases():
        check_bots(chosen, bots)
        name = values.pop("ruleset", None)
        settings = [f"{option}={value}" for option, value in values.items()]
        rules = RulesetChoice(chosen, None if name is None else str(name), settings, {}).ruleset()
        pairing = Pairing(chosen.name, rules.parameters, bots, budget, plan.seed, is_fresh=plan.fresh_maps)
        pairings.append((pairing._replace(is_by_turn=bots[0] == bots[1]), pairs))
    cases = prepare_cases(pairings, name_files(out, len(pairings)))
    print(markdown(rows(play_cases(cases, machines))))


@app.command()
@with_examples
def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    *,
    with_decisions: Annotated[bool, typer.Option("--decisions")] = False,
    with_journals: Annotated[bool, typer.Option("--journals")] = False,
    processes: Processes = None,
) -> None:
    """Write a report of an experiment into its folder: the question, the results with intervals, and plots.

    Args:
        folder: Folder with pairs from skyhop lab match, ladder or sweep (--out).
        with_decisions: Also write decisions.parquet: play all pairs again and record every decision with its hidden
            information.
        with_journals: Also write the journals of all matches, one file for each case. To get them, the command
            plays the matches again.
    """
    with raise_usage_errors(PairsFileError):
        page, kinds = write(folder)
        if with_decisions:
            decisions.write(folder, read(folder), choose_processes(processes))
        if with_journals:
            decisions.write_journals(folder, read(folder), choose_processes(processes))
    lacking = [extra for kind, extra in EXTRAS_OF_REPORT.items() if kind not in kinds]
    sentence = _("The report is %(page)s. The same folder has the plots and tables (%(kinds)s)")
    if lacking:
        sentence = _(
            "The report is %(page)s. The same folder has the plots and tables (%(kinds)s). For more formats, "
            "run: pip install %(extras)s"
        )
    print(sentence % {"page": page, "kinds": listed(kinds), "extras": f"'skyhop[{','.join(lacking)}]'"})


@app.command()
@with_examples
def worth(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    names: Annotated[list[str] | None, typer.Argument(metavar="EVENT[.NUMBER] …")] = None,
    *,
    processes: Processes = None,
) -> None:
    """Replay matches of a bot against itself. Count each event, and show how often the seat of the event wins.

    Args:
        folder: Folder with pairs from skyhop lab sweep or balance (--out).
        names: Name of the event to count, as in the schema. Default: all events.
    """
    with raise_usage_errors(PairsFileError):
        cases = read(folder)
        known = names_of(cases)
        if unknown := [name for name in names or () if name not in known]:
            problem = _("there is no event %(name)s; choose one of %(names)s")
            raise typer.BadParameter(problem % {"name": repr(unknown[0]), "names": listed(sorted(known))})
        if not (found := list_event_rows(cases, names or (), choose_processes(processes))):
            raise typer.BadParameter(_("none of these events occurs in the pairs of %(folder)s") % {"folder": folder})
    print(markdown(found))


@app.command()
@with_examples
def puzzles(
    game: str,
    *,
    out: Annotated[Path, typer.Option("--out", "-o")],
    count: Annotated[int, typer.Option(min=1)] = 300,
    lead: Annotated[float, typer.Option(min=0.01, max=1.0)] = MISTAKE,
    searches: Annotated[int, typer.Option(min=1)] = 4,
    iterations: Annotated[int, typer.Option(min=100)] = 12_500,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    processes: Processes = None,
) -> None:
    """Generate puzzles from bot matches: positions with one clearly best action. Bots measure the difficulty.

    Args:
        game: Name of the game.
        out: File for the puzzles. If it exists, the command adds puzzles to it.
        count: Number of puzzles.
        lead: Minimum difference in win chance between the best action and every other action, from 0 to 1.
        searches: Number of searches that must find the same best action.
        iterations: Iterations of each search.
        seed: The same seed finds the same puzzles.
    """
    chosen = find_game(game)
    recipe = Recipe(seed=seed, depth=Depth(searches=searches, iterations=iterations, lead=lead))
    with raise_usage_errors(MissingCapability, PuzzleFileError, WrongRecipe):
        check(chosen)
        load_progress(chosen, recipe, out)
    compile_and_wait([registry.package(chosen.name)], entries(chosen))
    sentence = _("searched %(matches)s matches, found %(puzzles)s puzzles")
    with Console(stderr=True).status(_("Searching for puzzles")) as status:
        for found in mine(chosen, recipe, out, count, choose_processes(processes)):
            message = sentence % {"matches": found.matches, "puzzles": len(found.puzzles)}
            status.update(message)
    print(message)


def _find_weights(weights: str | None) -> Weights | None:
    """Return the weights that the option names: a file, random playouts, or None for the weights of the game."""
    if weights == WeightsChoice.PLAYOUTS.value:
        return WeightsChoice.PLAYOUTS
    return None if weights is None else Path(weights)

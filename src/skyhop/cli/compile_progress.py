"""Progress of the compilation: a line while a command waits, or messages about a background compilation."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from skyhop.analysis.estimator import Estimator
from skyhop.analysis.hint import Adviser
from skyhop.bots.bot import entries_of_bots, names
from skyhop.engine.jit.code_key import code_file, code_folder
from skyhop.engine.jit.compilation import LOW_PRIORITY, Compilation, entries_of
from skyhop.engine.kernel import Entry, FirstCall, beginning
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import _, ngettext

SHOWING = 12
"""Number of decisions after which a match has called nearly all engine functions (entries) that it needs."""
BOARDS = "skyhop.boards"
"""Package of the map generator, which also has entries."""


def compile_and_wait(packages: Iterable[str], entries: Iterable[Entry] = ()) -> Compilation:
    """Compile the entries in these packages and the additional `entries`. Show progress on standard error.

    If the compilation of an entry fails, this process compiles the entry at its first call, which raises the error.
    """
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(_("Compiling, once per version"), visible=False)

        def tell(compilation: Compilation) -> None:
            progress.update(
                bar,
                total=compilation.lacking,
                completed=compilation.compiled,
                visible=compilation.compiled < compilation.lacking,
            )

        with Compilation([*entries_of(packages), *entries], notify=tell) as compilation:
            compilation.wait()
    return compilation


@contextmanager
def compile_in_background(
    packages: Iterable[str], notify: Callable[[Compilation], None] | None = None
) -> Iterator[None]:
    """Context manager: compile entries at low priority. An entry runs as plain Python until it is compiled.

    If `notify` is given, it receives the compilation whenever its progress changes.
    """
    packages = tuple(packages)
    entries = [*entries_of(packages), *list_further_entries(packages)]
    with beginning(FirstCall.UNCOMPILED), Compilation(entries, niceness=LOW_PRIORITY, notify=notify) as compilation:
        yield
    report_failures(compilation)


def list_further_entries(packages: Collection[str]) -> list[Entry]:
    """Return the entries of bots, analyses and hints for the games in these packages."""
    games = [registry.game(name) for name in registry.names() if registry.package(name) in packages]
    judges = [kind(game) for kind in (Estimator, Adviser) for game in games if game.has(Capability.SEARCH)]
    of_bots = [each for game in games for each in entries_of_bots(game, names(game))]
    return list(dict.fromkeys([*of_bots, *(each for judge in judges for each in judge.entries())]))


def find_entries_in_play(game: Game, ruleset: Ruleset) -> list[Entry]:
    """Return the entries that a match needs. If the game is not compiled yet, play a few decisions to find them.

    All other entries are compiled at their first call.
    """
    entries = entries_of([registry.package(game.name)])
    if all(entry.is_compiled or code_file(entry.py_func).exists() for entry in entries):
        return entries
    with beginning(FirstCall.UNCOMPILED):
        match = Match.start(game, ruleset)
        for _decision in range(SHOWING):
            if (seat := match.to_decide) is None:
                break
            view = match.view(seat)
            match.play(seat, game.write(view, game.legal(view)[-1]))
    return [entry for entry in entries if entry.seconds]


class Announcement:
    """Callback that announces the start and the end of a compilation, through `say` or on standard error."""

    def __init__(self, say: Callable[[str], None] | None = None) -> None:
        self._say = say or _print
        self._begun: float | None = None
        self._is_over = False

    def __call__(self, compilation: Compilation) -> None:
        """Report the start and the end of a background compilation, each of them once."""
        if compilation.lacking and self._begun is None:
            self._begun = time.monotonic()
            self._say(_("Compiling the engine in the background, once per version. You can play meanwhile."))
        if compilation.is_done and self._begun is not None and not self._is_over:
            self._is_over = True
            seconds = {"seconds": f"{time.monotonic() - self._begun:.0f}"}
            self._say(_("Compiled the engine in %(seconds)s s.") % seconds)
            report_failures(compilation, self._say)


def report_failures(compilation: Compilation, say: Callable[[str], None] | None = None) -> None:
    """Report the number of functions that failed to compile, and the first error.

    Errors in game code come first, because they cause the other errors.
    """
    problems = list(dict.fromkeys(compilation.faults)) or compilation.failures  # one fault may affect several functions
    if not problems:
        return
    sentence = ngettext(
        "%(count)s function could not be compiled, so it runs slowly. %(problem)s",
        "%(count)s functions could not be compiled, so they run slowly. The first problem: %(problem)s",
        len(problems),
    )
    sentences = [sentence % {"count": len(problems), "problem": problems[0]}]
    if not compilation.faults:
        sentences.append(_("If this happens again, delete the folder %(folder)s.") % {"folder": code_folder()})
    (say or _print)(" ".join(sentences))


def _print(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)

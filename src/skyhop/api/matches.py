"""How matches come to be: begun, set up at a position, loaded from journals; and what is said of them afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any

from skyhop.analysis.analysis import Analysis
from skyhop.api.game import game_of, looked_up, ruleset_of
from skyhop.api.match import Match, Moment
from skyhop.api.players import check_iterations
from skyhop.api.view import Action
from skyhop.engine.chance import SECRET_BYTES, SecretShuffler, mixed_seed
from skyhop.engine.ruleset import Ruleset
from skyhop.game import ending, journal, match, take_back
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.position import ruleset_in, state_at
from skyhop.game.position_fields import read_table
from skyhop.game.refusal import JournalError
from skyhop.i18n import _, listed

SEEDS = 2**64


def start(
    game: str | Game,
    ruleset: str | None = None,
    *,
    seed: int | None = None,
    first: int | None = None,
    names: Sequence[str] = (),
    **options: Any,  # noqa: ANN401  what a game's options take
) -> Match:
    """Begin a match, deal, and stop at the first decision.

    Args:
        game: Its name, one of `game_names()`, or a game of one's own file as an object.
        ruleset: One of `ruleset_names(game)`; the first of them where none is named.
        seed: Any whole number: the same one deals and draws alike, and lets the same seat begin. Without one, by luck.
        first: The seat that begins, from 0; without one, as the seed has it.
        names: What the players are called, seat by seat.
        options: Options of the ruleset that shall differ, by name, such as `seats=3` or `board=skyhop.board()`.

    Raises:
        ValueError: where a name or a value is none; the message names what there is.

    Examples:
        >>> import skyhop
        >>> skyhop.start("aeronaut-odyssey", seats=3, seed=1, names=["Ada", "Ben", "Cy"])
        <skyhop.Match of aeronaut-odyssey (...), ply ..., seat ... decides>
        >>> skyhop.start("chess")
        Traceback (most recent call last):
        ValueError: there is no game 'chess'; choose one of aeronaut-odyssey, balloon-cup, ...

    """
    if isinstance(names, str) or not all(is_text(name) for name in names):
        raise ValueError(_("names: they are a list of texts, one for each seat"))
    chosen = game_of(game)
    rules = ruleset_of(chosen, ruleset, options, len(names))
    of_match = secrets.randbelow(SEEDS) if seed is None else mixed_seed(index(seed))
    return begun(chosen, rules, names, of_match, first=first)


def begun(
    game: Game, rules: Ruleset, names: Sequence[str], seed: int, *, first: int | None = None, number: int = 1
) -> Match:
    """Begin a match by the seed of its generator."""
    starters, count = game.starters(rules), game.seat_count(rules)
    if names and len(names) != count:
        raise ValueError(_("the names are %(named)d, and the seats %(count)d") % {"named": len(names), "count": count})
    beginner = starters[seed % len(starters)] if first is None else index(first)
    if beginner not in starters:
        problem = _("seat %(seat)s cannot begin under these rules; choose one of %(seats)s")
        raise ValueError(problem % {"seat": beginner, "seats": listed(map(str, starters))})
    return Match(match.Match.start(game, rules, first=beginner, seats=names, seed=seed, number=number))


def is_text(given: object) -> bool:
    """Whether something is a text that a file can hold: half a character cannot be part of it."""
    return isinstance(given, str) and given.encode(errors="replace").decode() == given


def position(
    game: str | Game,
    fields: Mapping[str, Any],
    ruleset: str | None = None,
    **options: Any,  # noqa: ANN401  as above
) -> Match:
    """Begin a match at a position, given as in the `[position]` of a scenario file.

    `Match.position` writes a whole one. A position without `ruleset` is of the ruleset and options given here, else of
    the default; one without `moment` is the start of a turn. The journal of the match begins with the position.

    Raises:
        ValueError: naming the field that cannot be, or what there is instead of a name; also where the ruleset given
            here is not that of the position.

    Examples:
        >>> import skyhop
        >>> skyhop.position("nim", {"left": 1, "stones": [[1] + [0] * 6] + [[0] * 7] * 2}).legal()
        [1]

    """
    chosen, given = game_of(game), read_table(fields, "position")
    with looked_up():
        named = None if ruleset or options else ruleset_in(chosen, given)
        rules = named or ruleset_of(chosen, ruleset, options)
        return Match(match.Match.start_at(chosen, state_at(chosen, rules, given)))


def load(file: str | PathLike[str]) -> Match:
    """Read a match from a journal, replay it and have it ready to be played on; what is drawn from then on is luck.

    Raises:
        ValueError: where the file has no match or several (`load_all` reads these), or naming the ply that cannot be.
        OSError: where the file cannot be read.

    Examples:
        >>> import skyhop
        >>> match = skyhop.start("nim", seed=1)
        >>> match.save("match.jsonl")
        >>> skyhop.load("match.jsonl") == match
        True

    """
    found = [reading for _line, reading in journal.readings(Path(file))]
    if found and (len(found) == 1 or isinstance(found[0], JournalError)):
        return _loaded(found[0])
    problem = _("%(file)s has %(count)d matches; load reads one, load_all reads them all")
    raise ValueError(problem % {"file": file, "count": len(found)})


def load_all(file: str | PathLike[str]) -> Iterator[Match]:
    """Read all matches of a file of any size, one a line, as `skyhop simulate` writes them, each when it is asked for.

    Raises:
        ValueError: naming the line of a match that cannot be.
        OSError: where the file cannot be read.

    Examples:
        >>> import skyhop
        >>> (match,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
        >>> match.save("one.jsonl")
        >>> [match.outcome.reason for match in skyhop.load_all("one.jsonl")]
        ['rules']

    """
    for line, reading in journal.readings(Path(file)):
        try:
            yield _loaded(reading)
        except ValueError as error:
            raise JournalError(_("line %(line)d: %(error)s") % {"line": line, "error": error}) from None


def _loaded(read: Journal | JournalError) -> Match:
    if isinstance(read, JournalError):
        raise read
    moments: list[Moment] = []
    with looked_up():
        game = match.game_of(read)
        for ply in match.plies(read):
            if moments:
                moments[-1] = moments[-1]._replace(events=[*moments[-1].events, *ply.events])
            if ply.entry is None or isinstance(ply.entry.actor, str):
                continue
            if count := take_back.count_in(ply.entry):
                del moments[-count:]
            elif ending.read(ply.entry.text, ply.entry.actor) is None:
                moments.append(Moment(Action(ply.entry.text, ply.entry.actor), ply.state, ply.number, ()))
    of_engine = match.Match(game, ply.state, read, SecretShuffler(secrets.token_bytes(SECRET_BYTES), ""))
    of_engine.let_chance_act()
    return Match(of_engine, moments)


def analyse(played: Match, *, iterations: int | None = None, seed: int = 0) -> Analysis:
    """Say what each decision of a match that is over was worth, where it turned, and how much of it was luck.

    Win chances are shares of a win, 0 to 1, by seat, each estimated by what that seat saw itself. With `iterations` a
    search looks so far ahead; the same seed gives the same figures.

    Raises:
        ValueError: while the match goes on, where the game has no kernels for a search, or nothing is to be tried.

    Examples:
        >>> import skyhop
        >>> (match,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
        >>> found = skyhop.analyse(match, iterations=16)
        >>> len(found.decisions) == len(match)
        True

    """
    from skyhop.analysis.analysis import analyse as analysed  # noqa: PLC0415  slow to import
    from skyhop.analysis.estimator import Estimator  # noqa: PLC0415  as above

    if not isinstance(played, Match):
        raise TypeError(_("a match is needed, and this is none: %(given)s") % {"given": repr(played)})
    check_iterations(iterations)
    kept = journal.read_line(played.line())
    with looked_up():
        estimator = Estimator(game_of(played.game), index(seed), iterations, is_solo=kept.header.is_solo)
        return analysed(kept, estimator)

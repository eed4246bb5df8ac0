"""Conformance checks: random matches of a game, with checks of every position.

The checks hold for any game. A failed check is a *finding*. It contains a sentence, the file and line of the
responsible code, and the seed and ply to repeat the check.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from random import Random
from time import perf_counter

from skyhop.engine.document import Document, Part
from skyhop.engine.event import Event
from skyhop.engine.kernel import ENTRIES, JIT, FirstCall, beginning
from skyhop.engine.state import Outcome, Ruleset, State, View
from skyhop.files import printable
from skyhop.game import registry
from skyhop.game.action import JournalError, Refused
from skyhop.game.game import EndlessChanceError, Game, GameError, find_refusal_code, list_deciders, list_teams
from skyhop.game.journal import Journal, read_line
from skyhop.game.match import Match, plies, replay
from skyhop.game.simple.author_error import GameAuthorError, check_notation, compare_items, find_place, write_place
from skyhop.game.simple.record import RANDOM, ChoosingState, list_fields
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import _, listed

MAX_PLIES = 2_000
"""Maximum length of a match. A match of random actions that is longer is a finding."""
MAX_TRIED = 300
"""Maximum number of action numbers whose refusals are checked in one position."""
NEAR = (-10, -1, 0, 1, 10)
"""Distances from legal actions. The numbers at these distances are tried first, because mistakes are likely there."""
MAX_ALTERNATIVES = 4
"""Maximum number of actions whose events are compared in one position."""
MAX_LISTED = 20
"""Maximum number of actions that a sentence lists."""
Track = Callable[[range], Iterable[int]]
"""Function that receives the numbers of the matches. It yields each number when this match can begin."""


class Finding(Part):
    """Failed check of a game."""

    check: str
    """Name of the check, such as `hidden-information`."""
    sentence: str
    """Sentence that describes the mistake."""
    place: str
    """File and line of the responsible code. Empty if the code is unknown."""
    ruleset: str = ""
    """Name of the ruleset. Empty if the finding concerns no match."""
    seed: int | None = None
    """Seed of the match. Null if the finding concerns no match."""
    ply: int | None = None
    """Index of the journal entry after the position. Null if the finding concerns no match."""
    seats: int | None = None
    """Number of seats of the match. Null if the finding concerns no match."""

    def __str__(self) -> str:
        """Return place, match and sentence as one line."""
        where = _("%(ruleset)s, seats %(seats)s, seed %(seed)s, ply %(ply)s")
        names = {"ruleset": self.ruleset, "seats": self.seats, "seed": self.seed, "ply": self.ply}
        return ": ".join(filter(None, (self.place, "" if self.seed is None else where % names, self.sentence)))


class Conformance(Document, tag="skyhop-conformance-1"):
    """Document with the result of all checks of a game: the first finding of each check, and the speed of the game."""

    game: str
    """Name of the game."""
    findings: tuple[Finding, ...]
    matches: int
    decisions: int
    speed: int
    """Number of decisions per second, in one process and without the checks."""


def check_game(
    game: Game, matches: int = 10, seed: int = 0, *, compiles: bool = JIT, track: Track = iter
) -> Conformance:
    """Play `matches` random matches of a registered game, and check every position.

    The matches have the seeds from `seed` on. They use the published rulesets and the numbers of seats in turn. A
    simple game runs as plain Python, because compiled code does not check the bounds of arrays. If `compiles` is True,
    the kernels are then compiled, and the matches are replayed with the machine code. `track` can follow the progress.
    """
    checker = _Checker(game)
    is_simple = isinstance(game, SimpleGame)
    with beginning(FirstCall.UNCOMPILED if is_simple or not compiles else FirstCall.COMPILED):
        numbers = track(range(matches))
        journals = [journal for number in numbers if (journal := checker.check_match(number, seed + number))]
        checker.check_whole_run()
    if compiles and is_simple and not checker.found:  # compiled only: without a compiler there is no machine code
        with beginning(FirstCall.COMPILED):
            checker.check_compiled(journals)
    speed = round(checker.decisions / checker.seconds) if checker.seconds else 0
    return Conformance(game.name, tuple(checker.found.values()), matches, checker.decisions, speed)


class _Checker:
    """Checks of one game. `found` has the first finding of each check."""

    def __init__(self, game: Game) -> None:
        self.game, self._package = game, registry.package(game.name)
        self.found: dict[str, Finding] = {}
        self.decisions, self.seconds = 0, 0.0
        self._ruleset, self._seats = "", 0
        self._seed: int | None = None
        self._ply: int | None = None
        self._is_varied = False
        """True if two worlds of the same view differed."""

    def check_match(self, number: int, seed: int) -> Journal | None:
        """Play and check one match. Return its journal, or None if there was a finding."""
        before = len(self.found)
        names = self.game.rulesets()
        with self._reports_errors("new"):
            self._seats = self.game.seats[number // len(names) % len(self.game.seats)]
            base = self.game.ruleset(names[number % len(names)]).parameters
            ruleset = self.game.ruleset({**base, **self.game.options.choose_for_players(self._seats)})
            self._ruleset, self._seed, self._ply = ruleset.name, seed, 0
            first = self.game.starters[number % len(self.game.starters)]
            match = self._play(ruleset, first, seed)
            with self._reports_errors("act"):
                for ply in plies(match.journal) if "end" not in self.found else ():
                    self._ply = ply.number
                    self._check_state(ply.state.copy())
            if len(self.found) == before and match.outcome is not None:
                self._check_replay(match)
                return match.journal
        return None

    def _play(self, ruleset: Ruleset, first: int, seed: int) -> Match:
        """Play a random match until its end, or until an error or `MAX_PLIES`."""
        chance, begun = Random(seed), perf_counter()  # noqa: S311  no secret depends on it
        match = Match.start(self.game, ruleset, first=first, seed=seed)
        with self._reports_errors("act"):
            while (seat := match.to_decide) is not None and match.ply < MAX_PLIES:
                self._ply = match.ply
                match.play(seat, self.game.write(match.state, chance.choice(self.game.legal(match.state))))
                self.decisions += 1
        self.seconds += perf_counter() - begun
        if match.ply >= MAX_PLIES:
            problem = _("The match has not ended after %(count)s plies. Make sure that each match ends.")
            self._report("end", problem % {"count": MAX_PLIES}, "act")
        return match

    def _check_state(self, state: State) -> None:
        """Check one position. No check may change the state."""
        before = state.copy()
        for broken in self.game.invariants(state):
            self._report("invariants", _("The position is impossible: %(problem)s.") % {"problem": broken}, "act")
        seat = self.game.to_decide(state)
        if self.game.chance(state) is not None:
            self._check_chance(state)
        if seat is None:
            self._check_pause(state)
        else:
            self._check_actions(state)
            self._check_notation(state, seat)
            self._check_determinism(state)
        for viewer in (None, *range(self.game.seat_count(state.ruleset))):
            self._check_view(state, viewer)
        if state != before:
            problem = _("A method that reads the position changed it. Only actions and shuffles may change a position.")
            self._report("reading", problem, "legal")

    def _check_pause(self, state: State) -> None:
        """Check a position in which no seat decides: a shuffle is pending, or the match is over."""
        if legal := self.game.legal(state):
            problem = _("No seat decides, but the actions %(actions)s are legal.")
            self._report("pause", problem % {"actions": _list(legal)}, "legal")
        outcome, seats = self.game.outcome(state), self.game.seat_count(state.ruleset)
        if self.game.chance(state) is None and outcome is None:
            self._report("pause", _("No seat decides, but the match goes on. End it, or choose a seat."), "act")
        elif outcome is not None and not set(outcome.winners) <= set(range(seats)):
            problem = _("The winners are the seats %(winners)s, but the seats are 0 to %(last)s.")
            self._report("winners", problem % {"winners": _list(outcome.winners), "last": seats - 1}, "act")
        elif outcome is not None:
            self._check_teams(state, outcome)

    def _check_teams(self, state: State, outcome: Outcome) -> None:
        """Check that the seats of each team have the same points, and win together."""
        points, seats = self.game.points(state), self.game.seat_count(state.ruleset)
        for team in list_teams(self.game, seats):
            if len({points[seat] for seat in team}) > 1 or len({seat in outcome.winners for seat in team}) > 1:
                problem = _("The seats %(seats)s are a team, but they have different points, or only some of them win.")
                self._report("teams", problem % {"seats": _list(team)}, "act")

    def _check_actions(self, state: State) -> None:
        """Check the list of legal actions, and compare it with the refusals of all actions."""
        legal = self.game.legal(state)
        if legal != sorted(set(legal)) or not legal:
            problem = _("The legal actions are %(actions)s. List each action once, in increasing order.")
            self._report("order", problem % {"actions": _list(legal)}, "legal")
        listing = set(legal)
        for action in self._list_tries(legal):
            if (find_refusal_code(self.game, state, action) == 0) != (action in listing):
                problem = _("Action %(action)s is in the list of legal actions, but it is refused.")
                if action not in listing:
                    problem = _("Action %(action)s is not in the list of legal actions, but it is not refused.")
                self._report("refusals", problem % {"action": action}, "judge legal")
        refused = next((action for action in self._list_tries(legal) if action not in listing), None)
        if refused is not None:
            trial = state.copy()
            try:
                self.game.apply(trial, refused)
            except Refused as error:
                if trial != state or not error.sentence:
                    problem = _("The refusal of action %(action)s changes the position or gives no reason.")
                    self._report("refusals", problem % {"action": refused}, "judge legal")

    def _list_tries(self, legal: list[int]) -> list[int]:
        """Return action numbers to try: all, or the legal actions, their neighbours and a sample if there are many."""
        numbers = range(-1, self.game.action_count + 1)
        if len(numbers) <= MAX_TRIED:
            return list(numbers)
        near = {action + step for action in legal for step in NEAR}
        sampled = Random(len(legal)).sample(numbers, MAX_TRIED // 4)  # noqa: S311  no secret depends on it
        return sorted({-1, self.game.action_count, *near, *sampled} & set(numbers))

    def _check_notation(self, state: State, seat: int) -> None:
        """Check that notation is unique and readable, and that the seat's view has the same actions and notation."""
        legal, view = self.game.legal(state), self.game.view(state, seat)
        texts = [self.game.write(state, action) for action in legal]
        try:
            check_notation(texts)
        except GameError as error:
            self._report("notation", f"{self.game.title}: {error}", "write")
        for action, text in zip(legal, texts, strict=True):
            if texts.count(text) > 1:
                problem = _("Several legal actions have the notation “%(text)s”.")
                self._report("notation", problem % {"text": text}, "write")
            elif (read := self.game.understand(state, text).action) != action:
                problem = _(
                    "The notation of action %(action)s is “%(text)s”, but this text is read as action %(read)s."
                )
                self._report("notation", problem % {"action": action, "text": text, "read": read}, "understand write")
        if self.game.legal(view) != legal:
            problem = _(
                "From the view of the deciding seat, the legal actions are %(seen)s instead of %(actions)s. "
                "Legal actions must not depend on hidden fields."
            )
            names = {"seen": _list(self.game.legal(view)), "actions": _list(legal)}
            self._report("hidden-rules", problem % names, "legal")
        elif [self.game.write(view, action) for action in legal] != texts:
            problem = _("The notation from the view of the deciding seat differs from the notation of the position.")
            self._report("hidden-rules", problem, "write")

    def _check_determinism(self, state: State) -> None:
        """Check that an action has the same effect in equal positions: all randomness comes from declared chance."""
        action = Random(str(self._ply)).choice(self.game.legal(state))  # noqa: S311  no secret depends on it
        first, second = state.copy(), state.copy()
        events = [self.game.act(trial, action) for trial in (first, second)]
        if first != second or repr(events[0]) != repr(events[1]):
            problem = _(
                "Action %(text)s had two different effects in the same position. "
                "Draw at random only with the generator in the record."
            )
            self._report("determinism", problem % {"text": self.game.write(state, action)}, "act")

    def _check_chance(self, state: State) -> None:
        """Check the pending shuffle.

        The order must contain exactly the items of the pile. The same order must always have the same effect. An order
        with an additional item must be refused.
        """
        due, order = self.game.chance(state), self.game.roll(state.copy())
        if due is None or sorted(order) != sorted(due.tokens):
            self._report("chance", _("The order of a shuffle does not contain exactly the items of the pile."), "roll")
            return
        first, second = state.copy(), state.copy()
        for trial in (first, second):
            self.game.settle(trial, order)
        if first != second:
            self._report("determinism", _("The same shuffle had two different effects in the same position."), "settle")
        try:
            self.game.settle(state.copy(), (*order, order[0]))
        except ValueError:
            return
        self._report("chance", _("A shuffle with an additional item was not refused."), "settle")

    def _check_view(self, state: State, viewer: int | None) -> None:
        """Check that a view, its texts and its events reveal nothing hidden."""
        game, view = self.game, self.game.view(state, viewer)
        seed = Random(f"{self._seed} {self._ply} {viewer}").getrandbits(40)  # noqa: S311  no secret depends on it
        worlds = [game.determinize(view, seed + number) for number in range(2)]
        self._is_varied |= any((worlds[0].record[name] != worlds[1].record[name]).any() for name in self._list_hidden())
        viewer_name = _("a spectator") if viewer is None else _("seat %(number)s") % {"number": viewer + 1}
        for world in worlds:
            world_view = game.view(world, viewer)
            if world_view != view:
                fields = listed(_list_different(world_view, view))
                problem = _(
                    "The view of %(viewer)s reveals hidden facts: after determinize() changed only hidden facts, "
                    "%(fields)s in the view changed too."
                )
                self._report("hidden-information", problem % {"viewer": viewer_name, "fields": fields}, "show")
                return
            for broken in game.invariants(world):
                problem = _("A world for the view of %(viewer)s is impossible: %(problem)s.")
                self._report("determinize", problem % {"viewer": viewer_name, "problem": broken}, "determinize")
            self._check_items(state, world, viewer_name)
        is_asked = viewer in list_deciders(game, state) or game.chance(state) is not None
        if not is_asked and (legal := game.legal(view)):
            problem = _("The view of %(viewer)s lists the actions %(actions)s, but another seat decides.")
            self._report("order", problem % {"viewer": viewer_name, "actions": _list(legal)}, "legal")
        if not game.renderer.draw(view).lstrip().startswith("<svg"):
            self._report("texts", _("The drawing of a view must be an SVG document."), "draw")
        self._check_events(state, worlds[0], viewer, viewer_name)

    def _check_items(self, state: State, world: State, viewer_name: str) -> None:
        """Check that each hidden deck and hand has as many items in a world as in the match.

        Decks are the rows that chance sets, and hands are the cards in the picture. Skip positions in which no seat
        decides, because a search samples no worlds there.
        """
        game = self.game
        if not isinstance(game, SimpleGame) or game.to_decide(state) is None:
            return
        declared = {*game.chance_fields, *(area.field for area in game.areas if area.names)}
        fields = [name for name in self._list_hidden() if name in declared and state.record[name].shape]
        for problem in compare_items(fields, state.record, world.record, game.seats[-1], viewer_name):
            self._report("worlds", problem, "determinize")

    def _check_events(self, state: State, world: State, viewer: int | None, viewer_name: str) -> None:
        """Check that an action causes equal events in two worlds, if the viewer cannot tell these worlds apart.

        In a simple game with secret actions, compare the events of different actions, too. Skip an action that
        reveals the choices of several seats.
        """
        heard_of: dict[View, str] = {}
        fields = self.game.simultaneous
        is_last_choice = fields is not None and int(state.record[fields.choosing]).bit_count() == 1
        common = [action for action in self.game.legal(state) if action in set(self.game.legal(world))]
        generator = Random(str(self._ply))  # noqa: S311  no secret depends on it
        for action in generator.sample(common, min(MAX_ALTERNATIVES, len(common))):
            worlds = state.copy(), world.copy()
            events = [self.game.list_visible_events(each.ruleset, self._apply(each, action), viewer) for each in worlds]
            first, second = (self.game.view(each, viewer) for each in worlds)
            self.game.renderer.tell(first, events[0])
            if is_last_choice:
                continue  # it reveals the choices of all seats
            is_secret = isinstance(self.game, SimpleGame) and self.game.has_secret_actions
            expected = heard_of.setdefault(first, repr(events[0])) if is_secret else repr(events[0])
            if expected != repr(events[0]) or (first == second and expected != repr(events[1])):
                problem = _("The events of action %(text)s reveal hidden facts to %(viewer)s.")
                self._report("events", problem % {"text": self.game.write(state, action), "viewer": viewer_name}, "act")

    def _apply(self, state: State, action: int) -> list[Event]:
        """Apply an action and the chance outcomes that follow. Return the events of the action."""
        events = self.game.act(state, action)
        while self.game.chance(state) is not None:
            self.game.settle(state, self.game.roll(state))
        return events

    def _check_replay(self, match: Match) -> None:
        """Check that a replay of the journal leads to the same end and the same journal."""
        line = match.journal.to_line()
        again = replay(read_line(line))
        views = [
            (game.view(again.state, seat), game.view(match.state, seat)) for game in [self.game] for seat in (None, 0)
        ]
        if any(first != second for first, second in views) or again.journal.to_line() != line:
            self._report("replay", _("A replay of the journal does not reach the final position of the match."), "act")

    def check_whole_run(self) -> None:
        """Check facts about all matches together, and about the declaration of the game."""
        self._ruleset, self._seed, self._ply, self._seats = "", None, None, 0
        if not isinstance(self.game, SimpleGame):
            return
        hidden = self._list_hidden()
        if hidden and not self._is_varied and not self.found:
            problem = _(
                "The game hides %(fields)s, but these fields have the same values in all worlds of a view. Draw the "
                "hidden values at random, and check that views do not contain them."
            )
            self._report("determinize", problem % {"fields": listed(hidden)}, "determinize")
        sources = "\n".join(path.read_text("utf-8") for path in _list_files(self._package))
        for name in list_fields(self.game.state_record):
            if name not in (*list_fields(ChoosingState), RANDOM) and not re.search(rf"[.\"']{name}\b", sources):
                problem = _("No code reads or writes the field %(field)s. Remove the field from the record.")
                self._report("fields", problem % {"field": name}, "")

    def check_compiled(self, journals: Sequence[Journal]) -> None:  # compiled only: as above
        """Compile the kernels, and replay the journals with the machine code. Measure the speed of the replays."""
        self._ruleset, self._seed, self._ply, self._seats = "", None, None, 0
        self.decisions, self.seconds = 0, 0.0
        with self._reports_errors("act"):
            for each in list(ENTRIES.values()):
                if each.py_func.__module__ == self.game.module and each.py_func.__qualname__.startswith(self.game.name):
                    each.compile()
            begun = perf_counter()
            for journal in journals:
                try:
                    replay(read_line(journal.to_line()))
                except JournalError as error:
                    problem = _("Compiled kernels and plain Python have different results: %(error)s.")
                    self._report("compilation", problem % {"error": error}, "act")
                self.decisions += sum(not entry.is_chance for entry in journal.entries)
            self.seconds = perf_counter() - begun

    def _list_hidden(self) -> list[str]:
        """Return the names of the state's fields that are not public, without the random generator."""
        fields, public = list_fields(self.game.state_record), {*list_fields(self.game.open_record), RANDOM}
        return [name for name in fields if name not in public]

    def _report(self, check: str, sentence: str, names: str) -> None:
        """Store a finding. Keep only the first finding of each check.

        `names` has the kernels or methods that may be responsible, with spaces between them.
        """
        if check not in self.found:
            self._store(check, sentence, self._find_code(names))

    @contextmanager
    def _reports_errors(self, name: str) -> Iterator[None]:
        """Context manager: convert an error in the block to a finding.

        If the error has no line in the code of the game, the finding names the kernel or method `name`.
        """
        try:
            yield
        except GameAuthorError as error:
            self._store("errors", str(error), "")
        except EndlessChanceError as error:
            self._report("end", str(error), "settle")
        except Exception as error:  # noqa: BLE001  the code of a game may raise any error
            place = find_place(error, self._package) or self._find_code(name)
            self._store("errors", f"{type(error).__name__}: {error}", place)

    def _store(self, check: str, sentence: str, place: str) -> None:
        found = Finding(check, printable(sentence), place, self._ruleset, self._seed, self._ply, self._seats or None)
        self.found.setdefault(check, found)

    def _find_code(self, names: str) -> str:
        """Return file and line of the first of these methods or kernels that the game itself defines.

        If there is none, return the file of the game.
        """
        owners = (type(self.game), type(self.game.renderer), getattr(self.game, "kernels", None))
        for name, owner in product(names.split(), owners):
            found = getattr(owner, name, None)
            code = getattr(getattr(found, "py_func", found), "__code__", None)
            if code is not None and _is_within(str(getattr(found, "__module__", "")), self._package):
                return write_place(code.co_filename, code.co_firstlineno)
        return str(next(iter(_list_files(self._package)), ""))


def _is_within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def _list_files(package: str) -> list[Path]:
    """Return the Python files of a package or module."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return []
    path = Path(spec.origin)
    return sorted(path.parent.rglob("*.py")) if spec.submodule_search_locations else [path]


def _list_different(world_view: View, view: View) -> list[str]:
    """Return the names of the fields in which two views differ."""
    return [name for name in view.records.dtype.names or () if (world_view.record[name] != view.record[name]).any()]


def _list(actions: Iterable[int]) -> str:
    """Return the first action numbers as text, or the word "none"."""
    return listed(map(str, list(actions)[:MAX_LISTED])) or _("none")

"""The solver: what the actions of a position are worth when all play as well as they can, to the end.

By two it is alpha-beta (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975), by more maxⁿ (Luckhardt and Irani,
An Algorithmic Solution of N-Person Games, 1986), where a seat that has no more to win gives the seat that asks the
least. Positions that were met before, whatever led there, are remembered (transpositions). It goes only by what
the view shows: what was drawn, or hidden, is not known, and counts first as lost to the seat that asks, then as won.

The functions take the game's kernels as arguments, so that they are compiled for each game as if written for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import FIRST_MIX, GOLDEN, SECOND_MIX, SHIFTS
from skyhop.engine.kernel import Entry, kernel, where_field
from skyhop.engine.record import Array1, Array2, Many, Record, Records, Row, of, records
from skyhop.engine.state import View
from skyhop.game.ai import SearchKernels
from skyhop.game.game import Game
from skyhop.search.entry import game_entry
from skyhop.search.leaf import MOST_WINNERS, PAIR
from skyhop.search.worlds import SearchView, World

DEEPEST = 128
"""Actions from the position to an end at most; what goes on longer is not solved."""
REMEMBERED = 2**16
"""Positions of which the values are remembered; a power of two."""
ROOM = 2**14
"""Actions of a line, which are listed one behind the other, besides those of one more decision."""
BYTES = 8
"""Of a word."""
RANDOM = "random"
"""The generator of a state that draws."""
TRIED, GUARD, ROOT = range(3)
"""The places of states: one to try an action in; one that stays blank, since a key reads a few bytes too many; then
those of the line, from the position on."""

NOBODY_YET = 0
"""Stands where winners could: nothing is known yet."""
EXACT = -1
"""Stands where a seat could: no more than that is to be had either."""

Words = Array1[np.uint64]
Counts = Array2[np.int64]


class Frame(Record):
    """A decision of a line."""

    key: np.uint64
    first: int = of(kind="i4")
    """Where its actions begin."""
    next: int = of(kind="i4")
    """Where those begin that were not followed yet."""
    end: int = of(kind="i4")
    """Where they end."""
    seat: int
    """Who decides."""
    best: int
    """Who wins by the best action so far, bits; `NOBODY_YET` before the first."""
    floor: Row = of(2)
    """By seat of two, the parts of a win that decisions further up have in hand for it already."""


class SolvedPosition(Record):
    """What is known of a position: who wins, bits, and whether one of two seats may win more than that."""

    key: np.uint64
    winners: int
    bound: int
    """`EXACT`, or the seat that has so much at least."""


class SolverProgress(Record):
    """How far a solver is."""

    random: np.uint64
    """The generator of the position: as long as it stays the same, nothing is drawn."""
    depth: int = of(kind="i4")
    """The decision that is at work; before the first when all is done."""
    nodes: int = of(kind="i8")
    """Actions that were tried."""
    asker: int
    """The seat that wants to know."""
    unknown: int
    """Who is taken for the winner where something is drawn, bits."""
    is_unknown: int
    """Whether the action that was tried last had something drawn, or showed what was hidden."""
    has_unknown: int
    """Whether any did."""
    has_failed: int
    """Whether a line was too long."""


class Line(NamedTuple):
    """What a solver takes. Which records of a game the first ones are, `game_entry` says."""

    rules: Many[World]
    shown: Many[SearchView]
    states: Many[World]
    words: Words
    """The same memory as that of the states."""
    origin: Words
    """That of the position."""
    frames: Many[Frame]
    actions: Row
    history: Counts
    """By seat and action, how often it made others needless."""
    known: Many[SolvedPosition]
    course: Many[SolverProgress]
    found: Row
    """By action of the position, who wins by it, bits."""
    seats: Row
    """As long as there are seats, and otherwise empty."""


def line_of(game: Game, view: View, position: Records, unknown: int) -> Line:
    """Make a line that begins at a position, shape (1,); the view is that of who decides.

    Where something is drawn, or found out, those win whose bits are `unknown`.
    """
    actions = game.legal(view)
    count, seats = ROOT + DEEPEST, game.seat_count(view.ruleset)
    size = game.state_record.dtype.itemsize
    memory = np.zeros(-(-count * size // BYTES), np.uint64)
    states = memory.view(np.uint8)[: count * size].view(game.state_record.dtype)
    frames = records(Frame, DEEPEST)
    states[TRIED] = states[ROOT] = position[0]
    origin = memory[: -(-size // BYTES)].copy()
    listed = np.zeros(game.action_count + ROOM, np.int16)
    listed[: len(actions)] = actions
    course = records(SolverProgress, 1)
    course["asker"], course["unknown"] = view.record["seat"], unknown
    if RANDOM in (position.dtype.names or ()):
        course["random"] = position[RANDOM]
    frames[0]["end"], frames[0]["seat"] = len(actions), view.record["seat"]
    return Line(
        rules=view.ruleset.record,
        shown=view.records,
        states=states,
        words=memory,
        origin=origin,
        frames=frames,
        actions=listed,
        history=np.zeros((seats, game.action_count), np.int64),
        known=records(SolvedPosition, REMEMBERED),
        course=course,
        found=np.zeros(game.action_count, np.int16),
        seats=np.zeros(seats, np.int16),
    )


WIN = 840
"""The parts of a win, which up to eight seats can share without a rest."""
NO_MORE = np.uint64(0)


@kernel
def solve_on(game: SearchKernels, line: Line, nodes: int) -> None:
    """Go on until all is solved, or so many actions more were tried, or a line was too long."""
    course = line.course[0]
    last = course.nodes + nodes
    while course.depth >= 0 and course.nodes < last and not course.has_failed:
        frame = line.frames[course.depth]
        if frame.next == frame.end or is_content(line, frame, course.depth):
            close(line)
        else:
            follow(game, line)


@kernel
def follow(game: SearchKernels, line: Line) -> None:
    """Try the next action of the decision at work: credit what it is worth, or begin with the decision after it."""
    course, rules = line.course[0], line.rules[0]
    frame = line.frames[course.depth]
    action = most_useful(line, frame)
    frame.next += 1
    course.nodes += 1
    line.states[TRIED] = line.states[ROOT + course.depth]
    world = line.states[TRIED]
    count = game.step(rules, world, action, line.actions[frame.end :])
    course.is_unknown = not game.is_known(rules, line.shown[0], world)  # type: ignore[misc]  # it is used where there is one
    note_draw(world, course)
    if course.is_unknown:
        course.has_unknown = 1
        credit(line, course.unknown)
    elif count == 0:
        credit(line, winners_of(game.winners(rules, world), len(line.seats)))
    else:
        begin(line, game.to_decide(rules, world), count)


@where_field("random")
def note_draw(world: World, course: SolverProgress) -> None:
    """Say that what a world holds is not known, where something was drawn."""
    if world.random != course.random:  # type: ignore[attr-defined]  # it is called where there is one
        course.is_unknown = 1


@kernel
def winners_of(winners: int, seats: int) -> int:
    """The seats that share the win, bits; all at a draw."""
    return winners or (1 << seats) - 1


@kernel
def begin(line: Line, seat: int, count: int) -> None:
    """Begin with the decision after the action that was tried, unless its worth is known."""
    course = line.course[0]
    above = line.frames[course.depth]
    key = key_of(line)
    parts = parts_of(above.best, above.seat) if course.depth > 0 and above.best != NOBODY_YET else 0
    floor = (
        max(above.floor[0], parts) if above.seat == 0 else above.floor[0],
        max(above.floor[1], parts) if above.seat == 1 else above.floor[1],
    )
    known = line.known[place_of(key, len(line.known))]
    if known.winners != NOBODY_YET and known.key == key and is_enough(known, floor):
        credit(line, known.winners)
        return
    first = above.end
    if course.depth + 1 == len(line.frames) or first + 2 * count + len(line.history[0]) > len(line.actions):
        course.has_failed = 1
        return
    course.depth += 1
    line.states[ROOT + course.depth] = line.states[TRIED]
    frame = line.frames[course.depth]
    frame.key = key
    frame.first = frame.next = first
    frame.end = first + count
    frame.seat = seat
    frame.best = NOBODY_YET
    frame.floor[0], frame.floor[1] = floor


@kernel
def close(line: Line) -> None:
    """Remember what the decision at work is worth, and credit it to the action that led there."""
    course = line.course[0]
    frame = line.frames[course.depth]
    if course.depth > 0:
        remember(line, frame)
    course.depth -= 1
    if course.depth >= 0:
        credit(line, frame.best)


@kernel
def credit(line: Line, winners: int) -> None:
    """Credit the action that was followed last at the decision at work with who wins by it."""
    course = line.course[0]
    frame = line.frames[course.depth]
    place = frame.next - 1
    if course.depth == 0:
        line.found[line.actions[place]] = winners
    elif frame.best == NOBODY_YET or is_better(winners, frame.best, frame.seat, course.asker, len(line.seats)):
        frame.best = winners
        if is_content(line, frame, course.depth):
            line.history[frame.seat, line.actions[place]] += 1


@kernel
def is_content(line: Line, frame: Frame, depth: int) -> bool:
    """Say whether nothing better can come of a decision, or nothing that decisions further up would let happen.

    Those of the position are all followed to the end.
    """
    if depth == 0 or frame.best == NOBODY_YET:
        return False
    other = frame.floor[1 - frame.seat] if len(line.seats) == PAIR else 0
    return parts_of(frame.best, frame.seat) >= WIN - other


@kernel
def remember(line: Line, frame: Frame) -> None:
    """Remember who wins after a decision that was looked into, or how much its seat or the other has at least."""
    known = line.known[place_of(frame.key, len(line.known))]
    known.key, known.winners, known.bound = frame.key, frame.best, EXACT
    if len(line.seats) == PAIR:
        parts = parts_of(frame.best, frame.seat)
        if parts < WIN and parts >= WIN - frame.floor[1 - frame.seat]:
            known.bound = frame.seat
        elif 0 < parts <= frame.floor[frame.seat]:
            known.bound = 1 - frame.seat


@kernel
def is_enough(known: SolvedPosition, floor: tuple[int, int]) -> bool:
    """Say whether what is known of a position settles it for the decisions further up."""
    if known.bound == EXACT:
        return True
    return parts_of(known.winners, known.bound) >= WIN - floor[1 - known.bound]


@kernel
def is_better(winners: int, others: int, seat: int, asker: int, seats: int) -> bool:
    """Say whether a seat that decides prefers these winners to others.

    It does by its own part; among equal ones by the part of the seat that asks, which is to have little, then by those
    of the seats in order.
    """
    own, other = parts_of(winners, seat), parts_of(others, seat)
    if own != other or seats <= PAIR:
        return own > other
    own, other = parts_of(winners, asker), parts_of(others, asker)
    for each in range(seats):
        if own != other:
            break
        own, other = parts_of(winners, each), parts_of(others, each)
    return own < other


@kernel
def parts_of(winners: int, seat: int) -> int:
    """Count the parts of the win that a seat has."""
    if winners >> seat & 1 == 0:
        return 0
    count = 0
    for each in range(MOST_WINNERS):
        count += winners >> each & 1
    return WIN // count


@kernel
def most_useful(line: Line, frame: Frame) -> int:
    """Bring to the front, of the actions that were not followed yet, the one that made others needless most often."""
    best = frame.next
    for place in range(frame.next + 1, frame.end):
        if line.history[frame.seat, line.actions[place]] > line.history[frame.seat, line.actions[best]]:
            best = place
    action = line.actions[best]
    line.actions[best] = line.actions[frame.next]
    line.actions[frame.next] = action
    return action


@kernel
def key_of(line: Line) -> np.uint64:
    """Make a number of the state that was tried: of what differs from the position, and where."""
    key, place = NO_MORE, NO_MORE
    for number in range(len(line.origin)):
        word = line.words[number]
        if word != line.origin[number]:
            place = np.uint64(number) * GOLDEN
            word = (word ^ place ^ word >> SHIFTS[1]) * FIRST_MIX
            word = (word ^ place ^ word >> SHIFTS[2]) * SECOND_MIX
            key += word ^ word >> SHIFTS[0]
    return key


@kernel
def place_of(key: np.uint64, size: int) -> int:
    """The place of a position among so many that are remembered."""
    place: int = np.int64(key & np.uint64(size - 1))  # type: ignore[assignment]  # compiled, both are one
    return place


NODES = 200_000
"""Actions that are tried, at most; about a fifth of a second."""
SLICE, FIRST_SLICE = 2_000, 16
"""Actions between two looks at the clock, at most and at first, since what is not compiled takes its time."""
NOTHING = 1e-24
"""A part of all lines: where less is done after so many actions, it is given up."""
HARDLY_ANY = 1e-12
"""The same after a sixteenth of the actions."""


class Solution(NamedTuple):
    """What actions are worth, in parts of a win, at least and at most; both are one where nothing unknown comes up."""

    actions: tuple[int, ...]
    """All that are legal."""
    least: NDArray[np.float64]
    """What each seat has of the win at least; shape (actions, seats)."""
    most: NDArray[np.float64]
    """The same at most."""
    seat: int
    """Who decides."""

    @property
    def best(self) -> tuple[int, ...]:
        """The actions that are proved to be as good as any; none where what is unknown may make another one better."""
        least, most = self.least[:, self.seat], self.most[:, self.seat]
        if least.max() < most.max():
            return ()
        return tuple(each for each, worth in zip(self.actions, least, strict=True) if worth == least.max())

    @property
    def is_whole(self) -> bool:
        """Say whether of every action it is known what it is worth."""
        return bool((self.least == self.most).all())

    def shares(self, action: int) -> tuple[float, ...]:
        """What each seat has of the win after an action, at least."""
        return tuple(self.least[self.actions.index(action)].tolist())


def solved(game: Game, view: View, nodes: int = NODES, is_late: Callable[[], bool] = lambda: False) -> Solution | None:
    """Solve the decision of a view, whose seat must be to decide; None where more than so many actions would be tried.

    What is drawn, or found out, on the way is nobody's to choose: by two, an action is worth what is sure without it.
    With more seats there is no solution then. `MissingCapability` where the game has no kernels for a search.
    """
    if game.search_kernels().is_known is None:
        return None
    seat, seats = int(view.record["seat"]), game.seat_count(view.ruleset)
    line = _followed(game, view, 1 << (1 - seat) % max(PAIR, seats), nodes, is_late)
    if not _is_done(line) or (seats > PAIR and line.course["has_unknown"][0]):
        return None
    least = most = _worth(game, view, line)
    if line.course["has_unknown"][0]:
        line = _followed(game, view, 1 << seat, nodes, is_late)
        if not _is_done(line):
            return None
        most = _worth(game, view, line)
    return Solution(tuple(game.legal(view)), least, most, seat)


def is_certain(game: Game, view: View) -> bool:
    """Say whether nothing is drawn or found out any more, as far as the ways tell that are followed first."""
    if game.search_kernels().is_known is None:
        return False
    return not _followed(game, view, 1, SLICE, lambda: False).course["has_unknown"][0]


def entries(game: Game) -> list[Entry]:
    """What is compiled for it besides the game itself; nothing where the game cannot tell what is known."""
    return [] if game.search_kernels().is_known is None else [game_entry(solving, game)]


def solving(game: Game) -> Callable[..., None]:
    """Make the solver of a game."""
    kernels = game.search_kernels().of_search

    def solve(line: Line, nodes: int) -> None:
        solve_on(kernels, line, nodes)

    return solve


def _followed(game: Game, view: View, unknown: int, nodes: int, is_late: Callable[[], bool]) -> Line:
    """Follow all actions, where the unknown makes some the winners, until it is done, late, or hopeless."""
    entry, line = game_entry(solving, game), line_of(game, view, game.determinize(view, 0).records, unknown)
    course = line.course
    while not _is_done(line) and course["nodes"][0] < nodes and not course["has_failed"][0] and not is_late():
        tried = int(course["nodes"][0])
        entry(line, min(SLICE, nodes - tried, FIRST_SLICE + tried))
        if tried >= SLICE and _done(line) < (HARDLY_ANY if tried * 16 >= nodes else NOTHING):
            break
    return line


def _is_done(line: Line) -> bool:
    return bool(line.course["depth"][0] < 0)


def _worth(game: Game, view: View, line: Line) -> NDArray[np.float64]:
    """What legal actions are worth to each seat; shape (actions, seats)."""
    seats = range(len(line.seats))
    return np.array([[parts_of(int(line.found[each]), seat) / WIN for seat in seats] for each in game.legal(view)])


def _done(line: Line) -> float:
    """Estimate what part of all lines is done, as if each action led to as many as the others."""
    done, part = float(_is_done(line)), 1.0
    frames = line.frames[: int(line.course["depth"][0]) + 1]
    for first, following, end in zip(frames["first"], frames["next"], frames["end"], strict=True):
        part /= int(end) - int(first)
        done += part * max(0, int(following) - int(first) - 1)
    return done

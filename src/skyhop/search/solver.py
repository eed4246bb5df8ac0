"""Solver: exact values of a position's actions under optimal play to the end.

Two-player matches use alpha-beta (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975). Larger matches use maxⁿ
(Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986). There a seat that cannot win more
chooses the action that is worst for the asking seat. A transposition table stores known positions. The solver uses
only the view, so it does not know hidden items or future draws. It counts them first as a loss for the asking seat,
then as a win.

The functions take the game's kernels as arguments, so that they are compiled for each game separately.
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
from skyhop.search.compiled_entries import game_entry
from skyhop.search.leaf import MOST_WINNERS, PAIR
from skyhop.search.worlds import SearchView, World

DEEPEST = 128
"""Largest number of actions from the position to an end. Longer matches are not solved."""
REMEMBERED = 2**16
"""Size of the transposition table in positions, a power of two."""
ROOM = 2**14
"""Space for the actions of all decisions of a line, listed one behind the other, except those of the last one."""
BYTES = 8
"""Bytes of a word."""
RANDOM = "random"
"""Field of a state with the random generator for draws."""
TRIED, GUARD, ROOT = range(3)
"""Indices of states: one for trying an action, one blank guard, because a key reads a few bytes too many, then
the states of the line from the position on.
"""

NOBODY_YET = 0
"""Value of winners that are not known yet."""
EXACT = -1
"""Bound of an exact value, in place of a seat."""

Words = Array1[np.uint64]
Counts = Array2[np.int64]


class Frame(Record):
    """Decision of a line."""

    key: np.uint64
    first: int = of(kind="i4")
    """Index of its first action."""
    next: int = of(kind="i4")
    """Index of its next action to follow."""
    end: int = of(kind="i4")
    """Index after its last action."""
    seat: int
    """Seat that decides."""
    best: int
    """Winners of the best action so far, as bits; `NOBODY_YET` before the first."""
    floor: Row = of(2)
    """Parts of a win that earlier decisions already guarantee, by seat of two."""


class SolvedPosition(Record):
    """Known value of a position: the winners as bits, and the kind of bound for two seats."""

    key: np.uint64
    winners: int
    bound: int
    """`EXACT`, or the seat that has at least this value."""


class SolverProgress(Record):
    """Progress of a solver."""

    random: np.uint64
    """Random generator of the position. If it changes, something was drawn."""
    depth: int = of(kind="i4")
    """Index of the current decision; negative when all is solved."""
    nodes: int = of(kind="i8")
    """Number of tried actions."""
    asker: int
    """Seat that asks for the solution."""
    unknown: int
    """Winners after an unknown event, as bits."""
    is_unknown: int
    """True if the last tried action drew something, or revealed something hidden."""
    has_unknown: int
    """True if any tried action drew something or revealed something hidden."""
    has_failed: int
    """True if a line was longer than `DEEPEST`."""


class Line(NamedTuple):
    """Arrays of a solver. `game_entry` defines the game records of the first fields."""

    rules: Many[World]
    shown: Many[SearchView]
    states: Many[World]
    words: Words
    """States as words, in the same memory."""
    origin: Words
    """Position as words."""
    frames: Many[Frame]
    actions: Row
    history: Counts
    """Number of cutoffs by seat and action."""
    known: Many[SolvedPosition]
    course: Many[SolverProgress]
    found: Row
    """Winners by action of the position, as bits."""
    seats: Row
    """Array whose length is the number of seats. Its values are not used."""


def line_of(game: Game, view: View, position: Records, unknown: int) -> Line:
    """Return a line that begins at a position, shape (1,). The view is that of the deciding seat.

    If something is drawn or revealed, the seats with bits in `unknown` win.
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
"""Parts of a win, divisible by up to eight seats."""
NO_MORE = np.uint64(0)


@kernel
def solve_on(game: SearchKernels, line: Line, nodes: int) -> None:
    """Continue until all is solved, `nodes` more actions were tried, or a line was too long."""
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
    """Try the next action of the current decision; store its value, or start the decision that follows it."""
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
    """Mark the world as unknown if something was drawn."""
    if world.random != course.random:  # type: ignore[attr-defined]  # it is called where there is one
        course.is_unknown = 1


@kernel
def winners_of(winners: int, seats: int) -> int:
    """Return the seats that share the win, as bits; all seats at a draw."""
    return winners or (1 << seats) - 1


@kernel
def begin(line: Line, seat: int, count: int) -> None:
    """Start the decision after the tried action, unless its value is known."""
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
    """Store the value of the current decision, as the result of the action that led to it."""
    course = line.course[0]
    frame = line.frames[course.depth]
    if course.depth > 0:
        remember(line, frame)
    course.depth -= 1
    if course.depth >= 0:
        credit(line, frame.best)


@kernel
def credit(line: Line, winners: int) -> None:
    """Store the winners as the result of the action that the current decision followed last."""
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
    """Return True if the decision's seat cannot do better, or if earlier decisions would avoid a better result.

    At the root, follow all actions to the end.
    """
    if depth == 0 or frame.best == NOBODY_YET:
        return False
    other = frame.floor[1 - frame.seat] if len(line.seats) == PAIR else 0
    return parts_of(frame.best, frame.seat) >= WIN - other


@kernel
def remember(line: Line, frame: Frame) -> None:
    """Store the winners after a solved decision, or a bound for its seat or the other."""
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
    """Return True if the known value of a position suffices for the earlier decisions."""
    if known.bound == EXACT:
        return True
    return parts_of(known.winners, known.bound) >= WIN - floor[1 - known.bound]


@kernel
def is_better(winners: int, others: int, seat: int, asker: int, seats: int) -> bool:
    """Return True if the deciding seat prefers these winners to others.

    It compares its own part first. Among equal ones it prefers a smaller part of the asking seat, then the parts
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
    """Return a seat's share of the win, in parts of `WIN`."""
    if winners >> seat & 1 == 0:
        return 0
    count = 0
    for each in range(MOST_WINNERS):
        count += winners >> each & 1
    return WIN // count


@kernel
def most_useful(line: Line, frame: Frame) -> int:
    """Move the open action with the most cutoffs to the front, and return it."""
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
    """Return a hash of the tried state, from its differences to the position and their places."""
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
    """Return the index of a position in a table of this size."""
    place: int = np.int64(key & np.uint64(size - 1))  # type: ignore[assignment]  # compiled, both are one
    return place


NODES = 200_000
"""Largest number of tried actions, about a fifth of a second."""
SLICE, FIRST_SLICE = 2_000, 16
"""Number of actions between two checks of the clock, at most and at first. Uncompiled code is slow."""
NOTHING = 1e-24
"""Least solved share of all lines after the first slice of actions. Below it the solver gives up."""
HARDLY_ANY = 1e-12
"""Least solved share of all lines after a sixteenth of the actions. Below it the solver gives up."""


class Solution(NamedTuple):
    """Lower and upper values of actions in parts of a win. Both are equal if no unknown event occurs."""

    actions: tuple[int, ...]
    """All legal actions."""
    least: NDArray[np.float64]
    """Least part of the win of each seat; shape (actions, seats)."""
    most: NDArray[np.float64]
    """Largest part of the win of each seat; shape (actions, seats)."""
    seat: int
    """Seat that decides."""

    @property
    def best(self) -> tuple[int, ...]:
        """Actions proved to be optimal. Empty if unknown events may make another action better."""
        least, most = self.least[:, self.seat], self.most[:, self.seat]
        if least.max() < most.max():
            return ()
        return tuple(each for each, worth in zip(self.actions, least, strict=True) if worth == least.max())

    @property
    def is_whole(self) -> bool:
        """True if the exact value of every action is known."""
        return bool((self.least == self.most).all())

    def shares(self, action: int) -> tuple[float, ...]:
        """Return the least part of the win of each seat after an action."""
        return tuple(self.least[self.actions.index(action)].tolist())


def solve_decision(
    game: Game, view: View, nodes: int = NODES, is_late: Callable[[], bool] = lambda: False
) -> Solution | None:
    """Solve the decision of a view, whose seat must be to decide. None if it takes more than `nodes` actions.

    The solver treats draws and revealed items as unknown. With two seats, the value of an action is then what it
    guarantees without them. With more seats they prevent a solution. Raises `MissingCapability` if the game has no
    kernels for a search.
    """
    if game.search_kernels.is_known is None:
        return None
    seat, seats = int(view.record["seat"]), game.seat_count(view.ruleset)
    line = _follow_actions(game, view, 1 << (1 - seat) % max(PAIR, seats), nodes, is_late)
    if not _is_done(line) or (seats > PAIR and line.course["has_unknown"][0]):
        return None
    least = most = _worth(game, view, line)
    if line.course["has_unknown"][0]:
        line = _follow_actions(game, view, 1 << seat, nodes, is_late)
        if not _is_done(line):
            return None
        most = _worth(game, view, line)
    return Solution(tuple(game.legal(view)), least, most, seat)


def is_certain(game: Game, view: View) -> bool:
    """Return True if the first lines that the solver follows draw and reveal nothing."""
    if game.search_kernels.is_known is None:
        return False
    return not _follow_actions(game, view, 1, SLICE, lambda: False).course["has_unknown"][0]


def entries(game: Game) -> list[Entry]:
    """Return the compiled entries of the solver. Empty if the game cannot tell what is known."""
    return [] if game.search_kernels.is_known is None else [game_entry(solving, game)]


def solving(game: Game) -> Callable[..., None]:
    """Return the solver of a game."""
    kernels = game.search_kernels.of_search

    def solve(line: Line, nodes: int) -> None:
        solve_on(kernels, line, nodes)

    return solve


def _follow_actions(game: Game, view: View, unknown: int, nodes: int, is_late: Callable[[], bool]) -> Line:
    """Follow all actions, with these winners after unknown events, until the solver is done, late, or gives up."""
    entry, line = game_entry(solving, game), line_of(game, view, game.determinize(view, 0).records, unknown)
    course = line.course
    while not _is_done(line) and course["nodes"][0] < nodes and not course["has_failed"][0] and not is_late():
        tried = int(course["nodes"][0])
        entry(line, min(SLICE, nodes - tried, FIRST_SLICE + tried))
        if tried >= SLICE and _share_done(line) < (HARDLY_ANY if tried * 16 >= nodes else NOTHING):
            break
    return line


def _is_done(line: Line) -> bool:
    return bool(line.course["depth"][0] < 0)


def _worth(game: Game, view: View, line: Line) -> NDArray[np.float64]:
    """Return the value of the legal actions for each seat; shape (actions, seats)."""
    seats = range(len(line.seats))
    return np.array([[parts_of(int(line.found[each]), seat) / WIN for seat in seats] for each in game.legal(view)])


def _share_done(line: Line) -> float:
    """Return the estimated solved share of all lines, as if each action led to equally many."""
    done, part = float(_is_done(line)), 1.0
    frames = line.frames[: int(line.course["depth"][0]) + 1]
    for first, following, end in zip(frames["first"], frames["next"], frames["end"], strict=True):
        part /= int(end) - int(first)
        done += part * max(0, int(following) - int(first) - 1)
    return done

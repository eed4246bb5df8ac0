"""Solver: exact values of the actions in a position, if all seats play optimally to the end.

Two-player matches use alpha-beta (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975). Larger matches use
maxⁿ (Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986). In a larger match, a seat that cannot
increase its share of the win chooses the action that is worst for the requesting seat. A transposition table stores
the values of positions. The solver uses only the view, so hidden items and future draws are unknown events. If
unknown events occur, the solver solves the position twice. The first time, an unknown event is a loss for the
requesting seat. The second time, an unknown event is a win.

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
"""Maximum number of actions from the position to the end of the match. The solver gives up on longer matches."""
REMEMBERED = 2**16
"""Number of positions in the transposition table, a power of two."""
ROOM = 2**14
"""Number of actions that `Line.actions` can store for all decisions except the last one."""
BYTES = 8
"""Bytes of a word."""
RANDOM = "random"
"""Name of the state field with the random generator for draws."""
TRIED, GUARD, ROOT = range(3)
"""Indexes in `Line.states`: a state to try an action, a blank guard, and the first state of the line.

The guard exists because a hash reads a few bytes beyond the tried state.
"""

NOBODY_YET = 0
"""Value that marks a set of winners as not yet known."""
EXACT = -1
"""Value of `SolvedPosition.bound` if the stored value is exact."""

Words = Array1[np.uint64]
Counts = Array2[np.int64]


class Frame(Record):
    """Decision on the current line: its actions, and the best result that the solver has found for it."""

    key: np.uint64
    first: int = of(kind="i4")
    """Index of the first action of this decision in `Line.actions`."""
    next: int = of(kind="i4")
    """Index of the next action to try in `Line.actions`."""
    end: int = of(kind="i4")
    """Index after the last action of this decision in `Line.actions`."""
    seat: int
    """Seat that is to decide."""
    best: int
    """Winners after the best action so far, as bits; `NOBODY_YET` before the first result."""
    floor: Row = of(2)
    """Win shares that earlier decisions guarantee to each of two seats, in parts of `WIN`."""


class SolvedPosition(Record):
    """Entry of the transposition table: a position and its winners as bits.

    In matches of two seats, the winners may be only a bound.
    """

    key: np.uint64
    winners: int
    bound: int
    """`EXACT`, or a seat. The winners are then a lower bound on this seat's share of the win."""


class SolverProgress(Record):
    """Progress of a solver."""

    random: np.uint64
    """State of the random generator in the position. If an action changes this state, the action drew an item."""
    depth: int = of(kind="i4")
    """Index of the current decision; negative when the position is solved."""
    nodes: int = of(kind="i8")
    """Number of tried actions."""
    asker: int
    """Requesting seat: the seat that decides in the position."""
    unknown: int
    """Assumed winners after an unknown event, as bits."""
    is_unknown: int
    """True if the last tried action drew an item or revealed hidden information."""
    has_unknown: int
    """True if any tried action drew an item or revealed hidden information."""
    has_failed: int
    """True if a line was longer than `DEEPEST`, or if its actions needed more space than `Line.actions` has."""


class Line(NamedTuple):
    """Arrays of the solver for one position. `game_entry` sets the record types of the first fields."""

    rules: Many[World]
    shown: Many[SearchView]
    states: Many[World]
    words: Words
    """Memory of `states` as an array of words."""
    origin: Words
    """Position as an array of words. The solver compares states with it."""
    frames: Many[Frame]
    actions: Row
    history: Counts
    """Number of cutoffs by seat and action. It determines the order in which the solver tries actions."""
    known: Many[SolvedPosition]
    course: Many[SolverProgress]
    found: Row
    """Winners as bits, for each action of the position."""
    seats: Row
    """Array whose length is the number of seats. Its values are not used."""


def line_of(game: Game, view: View, position: Records, unknown: int) -> Line:
    """Return the arrays to solve `position`, a record array of shape (1,). `view` is the view of the deciding seat.

    The solver assumes that the seats with bits in `unknown` win after an unknown event.
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
"""Number of parts of a whole win, divisible by any number of winners up to eight."""
NO_MORE = np.uint64(0)


@kernel
def solve_on(game: SearchKernels, line: Line, nodes: int) -> None:
    """Continue until the position is solved, `nodes` more actions were tried, or a line is too long."""
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
    """Try the next action of the current decision. Then store the result of the action, or start the next decision."""
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
    """Set `is_unknown` if the tried action drew a random item."""
    if world.random != course.random:  # type: ignore[attr-defined]  # it is called where there is one
        course.is_unknown = 1


@kernel
def winners_of(winners: int, seats: int) -> int:
    """Return the seats that share the win, as bits. After a draw, return all seats."""
    return winners or (1 << seats) - 1


@kernel
def begin(line: Line, seat: int, count: int) -> None:
    """Start the decision after the tried action.

    If the transposition table already contains the value of this decision, only store this value as the action's
    result.
    """
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
    """End the current decision. Store the value of this decision as the result of the action before it."""
    course = line.course[0]
    frame = line.frames[course.depth]
    if course.depth > 0:
        remember(line, frame)
    course.depth -= 1
    if course.depth >= 0:
        credit(line, frame.best)


@kernel
def credit(line: Line, winners: int) -> None:
    """Store the winners as the result of the action that the current decision tried last."""
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
    """Return True if the other actions of a decision need no examination.

    This is the case if the seat already has the best possible result. It is also the case if an earlier decision
    has an action that avoids this position. At the root, return False. Every action of the root then gets a value.
    """
    if depth == 0 or frame.best == NOBODY_YET:
        return False
    other = frame.floor[1 - frame.seat] if len(line.seats) == PAIR else 0
    return parts_of(frame.best, frame.seat) >= WIN - other


@kernel
def remember(line: Line, frame: Frame) -> None:
    """Store the value of a decision in the transposition table. With two seats, the value may be only a bound."""
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
    """Return True if the stored value of a position is exact, or if it is a bound that causes a cutoff."""
    if known.bound == EXACT:
        return True
    return parts_of(known.winners, known.bound) >= WIN - floor[1 - known.bound]


@kernel
def is_better(winners: int, others: int, seat: int, asker: int, seats: int) -> bool:
    """Return True if the deciding seat prefers the set `winners` to the set `others`.

    The seat prefers a larger share of the win for itself. If its shares are equal, it prefers a smaller share for
    the requesting seat. If the requesting seat also has equal shares, the deciding seat compares the shares of all
    seats, one after another. It prefers a smaller share for the first seat with different shares.
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
    """Return a seat's share of the win, in units of 1 / `WIN`."""
    if winners >> seat & 1 == 0:
        return 0
    count = 0
    for each in range(MOST_WINNERS):
        count += winners >> each & 1
    return WIN // count


@kernel
def most_useful(line: Line, frame: Frame) -> int:
    """Return the untried action that has caused the most cutoffs. Swap it to the front of the untried actions."""
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
    """Return a hash of the state after the tried action.

    The hash covers only the words that differ from the position that the solver started with.
    """
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
    """Return the index for the hash `key` in a transposition table with `size` positions."""
    place: int = np.int64(key & np.uint64(size - 1))  # type: ignore[assignment]  # compiled, both are one
    return place


NODES = 200_000
"""Default maximum number of tried actions. The solver tries 200,000 actions in about a fifth of a second."""
SLICE, FIRST_SLICE = 2_000, 16
"""Number of actions between two checks of the clock: the maximum, and the number before the first check.

The first number is small, because uncompiled code is slow.
"""
NOTHING = 1e-24
"""Minimum share of all lines that must be solved after the first slice of actions. Otherwise the solver gives up."""
HARDLY_ANY = 1e-12
"""Minimum share of all lines that must be solved after a sixteenth of the allowed actions.

Otherwise the solver gives up.
"""


class Solution(NamedTuple):
    """Lower and upper bounds of the shares of the win after each action. Without unknown events, they are equal."""

    actions: tuple[int, ...]
    """All legal actions of the position."""
    least: NDArray[np.float64]
    """Lower bound on the win share of each seat; shape (actions, seats)."""
    most: NDArray[np.float64]
    """Upper bound on the win share of each seat; shape (actions, seats)."""
    seat: int
    """Seat that decides."""

    @property
    def best(self) -> tuple[int, ...]:
        """Actions that are proved optimal. Empty if unknown events could make another action better."""
        least, most = self.least[:, self.seat], self.most[:, self.seat]
        if least.max() < most.max():
            return ()
        return tuple(each for each, worth in zip(self.actions, least, strict=True) if worth == least.max())

    @property
    def is_whole(self) -> bool:
        """True if the exact value of every action is known."""
        return bool((self.least == self.most).all())

    def shares(self, action: int) -> tuple[float, ...]:
        """Return the lower bound on the win share of each seat after an action."""
        return tuple(self.least[self.actions.index(action)].tolist())


def solve_decision(
    game: Game, view: View, nodes: int = NODES, is_late: Callable[[], bool] = lambda: False
) -> Solution | None:
    """Solve the decision of a view. Return None if the solution needs more than `nodes` actions.

    The view must belong to the seat that decides. The solver treats draws and revealed items as unknown events. If
    such events occur with two seats, the values of actions are lower bounds. With more seats, unknown events
    prevent a solution. Raises `MissingCapability` if the game has no kernels for a search.
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
    """Return True if the solver finds no unknown event among the first actions that it tries."""
    if game.search_kernels.is_known is None:
        return False
    return not _follow_actions(game, view, 1, SLICE, lambda: False).course["has_unknown"][0]


def entries(game: Game) -> list[Entry]:
    """Return the compiled entries of the solver; empty if the game has no kernel that detects unknown events."""
    return [] if game.search_kernels.is_known is None else [game_entry(solving, game)]


def solving(game: Game) -> Callable[..., None]:
    """Return the solver function of a game."""
    kernels = game.search_kernels.of_search

    def solve(line: Line, nodes: int) -> None:
        solve_on(kernels, line, nodes)

    return solve


def _follow_actions(game: Game, view: View, unknown: int, nodes: int, is_late: Callable[[], bool]) -> Line:
    """Solve a position until it is solved, `is_late` returns True, or the solver gives up.

    The solver assumes that the seats in `unknown` win after an unknown event.
    """
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
    """Return the win shares of the seats after each legal action; shape (actions, seats)."""
    seats = range(len(line.seats))
    return np.array([[parts_of(int(line.found[each]), seat) / WIN for seat in seats] for each in game.legal(view)])


def _share_done(line: Line) -> float:
    """Return the part of the search that is done, from 0 to 1, estimated from the solved lines.

    The estimate assumes that each action of a decision leads to the same number of lines.
    """
    done, part = float(_is_done(line)), 1.0
    frames = line.frames[: int(line.course["depth"][0]) + 1]
    for first, following, end in zip(frames["first"], frames["next"], frames["end"], strict=True):
        part /= int(end) - int(first)
        done += part * max(0, int(following) - int(first) - 1)
    return done

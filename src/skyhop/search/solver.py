"""Solver: exact values of the actions in a position, if all seats play optimally to the end.

Two-player matches use alpha-beta (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975). Larger matches use maxⁿ
(Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986). If a seat in a larger match has several best
actions, it chooses the one that is worst for the seat at the root. A transposition table stores the values of
positions, and the history heuristic (Schaeffer, 1989) orders the actions. The solver uses only the view, so hidden
items and future draws are unknown events. If they occur with two seats, the solver solves the position twice. The first
time, an unknown event is a loss for the root's seat. The second time, it is a win.

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
from skyhop.search.worlds import MAX_WINNERS, TWO_SEATS, SearchView, WorldRecord

MAX_DEPTH = 128
"""Maximum depth of the search tree, in actions. The solver gives up on a position with a longer line."""
TABLE_SIZE = 2**16
"""Number of entries of the transposition table, a power of two."""
ACTION_CAPACITY = 2**14
"""Number of actions that `SolverMemory.actions` can store for the open nodes, without those of the last node."""
WORD_BYTES = 8
"""Bytes of a word in `SolverMemory.words`."""
RANDOM_FIELD = "random"
"""Name of the state field with the random generator for draws."""
CHILD, GUARD, ROOT = range(3)
"""Indexes in `SolverMemory.states`: the state after the tried action, a blank guard, and the state of the root.

The guard exists because the hash of the state `CHILD` reads a few bytes beyond that state.
"""

NO_RESULT = 0
"""Value of a set of winners before the search has found one."""
EXACT = -1
"""Value of `TableEntry.bound_seat` if the stored winners are the exact result."""

Words = Array1[np.uint64]
Counts = Array2[np.int64]


class Frame(Record):
    """Open node of the search tree: a decision on the current line of actions.

    The record contains the actions of the decision and the best result found so far.
    """

    key: np.uint64
    """Hash of the position; key of its entry in the transposition table."""
    first: int = of(kind="i4")
    """Index of the first action of this decision in `SolverMemory.actions`."""
    next: int = of(kind="i4")
    """Index of the next action to try in `SolverMemory.actions`."""
    end: int = of(kind="i4")
    """Index after the last action of this decision in `SolverMemory.actions`."""
    seat: int
    """Seat that is to decide."""
    best: int
    """Winners after the best action so far, as bits; `NO_RESULT` before the first result."""
    alphas: Row = of(2)
    """Alpha of each of two seats: the win share that nodes above guarantee to the seat, in units of 1 / `WHOLE_WIN`.

    The beta of a seat is `WHOLE_WIN` minus the alpha of the other seat.
    """


class TableEntry(Record):
    """Entry of the transposition table: the hash of a position, and the winners of this position as bits.

    In matches of two seats, the winners may be only a bound.
    """

    key: np.uint64
    winners: int
    bound_seat: int
    """`EXACT`, or a seat. If it is a seat, the winners are a lower bound on this seat's win share."""


class SolverProgress(Record):
    """Counters and state of the solver, which change while it tries actions."""

    random: np.uint64
    """State of the random generator at the root. If an action changes this state, the action drew an item."""
    depth: int = of(kind="i4")
    """Index of the current node in `SolverMemory.frames`; negative when the root is solved."""
    nodes: int = of(kind="i8")
    """Number of tried actions."""
    root_seat: int
    """Seat that decides at the root."""
    unknown_winners: int
    """Assumed winners after an unknown event, as bits."""
    reached_unknown: int
    """True if the last tried action drew an item or revealed hidden information."""
    has_unknown: int
    """True if any tried action drew an item or revealed hidden information."""
    has_failed: int
    """True if a line was longer than `MAX_DEPTH`, or if its actions did not fit into `SolverMemory.actions`."""


class SolverMemory(NamedTuple):
    """Arrays of the solver for one root position, such as the open nodes and the transposition table.

    `game_entry` sets the record types of the first fields.
    """

    rules: Many[WorldRecord]
    views: Many[SearchView]
    states: Many[WorldRecord]
    words: Words
    """Memory of `states` as an array of words."""
    root_words: Words
    """State of the root as an array of words. Hashes depend only on the differences from it."""
    frames: Many[Frame]
    """Stack of the open nodes, from the root to the current node."""
    actions: Row
    """Legal actions of the open nodes, one node after another."""
    history: Counts
    """History heuristic: number of cutoffs by seat and action. Actions with more cutoffs come first."""
    table: Many[TableEntry]
    """Transposition table. A new position replaces the entry with the same index."""
    progress: Many[SolverProgress]
    root_winners: Row
    """Winners after each action of the root, as bits."""
    seats: Row
    """Array whose length is the number of seats. Its values are not used."""


def allocate_memory(game: Game, view: View, position: Records, unknown_winners: int) -> SolverMemory:
    """Return the arrays to solve `position`, a record array of shape (1,). `view` is the view of the deciding seat.

    The solver assumes that the seats with bits in `unknown_winners` win after an unknown event.
    """
    actions = game.legal(view)
    count, seats = ROOT + MAX_DEPTH, game.seat_count(view.ruleset)
    size = game.state_record.dtype.itemsize
    buffer = np.zeros(-(-count * size // WORD_BYTES), np.uint64)
    states = buffer.view(np.uint8)[: count * size].view(game.state_record.dtype)
    frames = records(Frame, MAX_DEPTH)
    states[CHILD] = states[ROOT] = position[0]
    root_words = buffer[: -(-size // WORD_BYTES)].copy()
    listed = np.zeros(game.action_count + ACTION_CAPACITY, np.int16)
    listed[: len(actions)] = actions
    progress = records(SolverProgress, 1)
    progress["root_seat"], progress["unknown_winners"] = view.record["seat"], unknown_winners
    if RANDOM_FIELD in (position.dtype.names or ()):
        progress["random"] = position[RANDOM_FIELD]
    frames[0]["end"], frames[0]["seat"] = len(actions), view.record["seat"]
    return SolverMemory(
        rules=view.ruleset.record,
        views=view.records,
        states=states,
        words=buffer,
        root_words=root_words,
        frames=frames,
        actions=listed,
        history=np.zeros((seats, game.action_count), np.int64),
        table=records(TableEntry, TABLE_SIZE),
        progress=progress,
        root_winners=np.zeros(game.action_count, np.int16),
        seats=np.zeros(seats, np.int16),
    )


WHOLE_WIN = 840
"""Number of parts of a whole win, divisible by any number of winners up to eight."""
ZERO = np.uint64(0)


@kernel
def search_nodes(game: SearchKernels, memory: SolverMemory, nodes: int) -> None:
    """Continue the search of the solver.

    Stop when the root is solved, when `nodes` more actions were tried, or when a line of actions is too long.
    """
    progress = memory.progress[0]
    limit = progress.nodes + nodes
    while progress.depth >= 0 and progress.nodes < limit and not progress.has_failed:
        frame = memory.frames[progress.depth]
        if frame.next == frame.end or has_cutoff(memory, frame, progress.depth):
            close_node(memory)
        else:
            try_next_action(game, memory)


@kernel
def try_next_action(game: SearchKernels, memory: SolverMemory) -> None:
    """Try the next action of the current node.

    If the result of the action is known, store the result. Otherwise, open a child node.
    """
    progress, rules = memory.progress[0], memory.rules[0]
    frame = memory.frames[progress.depth]
    action = select_action(memory, frame)
    frame.next += 1
    progress.nodes += 1
    memory.states[CHILD] = memory.states[ROOT + progress.depth]
    world = memory.states[CHILD]
    count = game.step(rules, world, action, memory.actions[frame.end :])
    progress.reached_unknown = not game.is_known(rules, memory.views[0], world)  # type: ignore[misc]  # called only if the game has this kernel
    detect_draw(world, progress)
    if progress.reached_unknown:
        progress.has_unknown = 1
        store_result(memory, progress.unknown_winners)
    elif count == 0:
        store_result(memory, winners_of(game.winners(rules, world), len(memory.seats)))
    else:
        open_node(memory, game.to_decide(rules, world), count)


@where_field("random")
def detect_draw(world: WorldRecord, progress: SolverProgress) -> None:
    """Set `progress.reached_unknown` if the tried action used the random generator of the world to draw an item."""
    if world.random != progress.random:  # type: ignore[attr-defined]  # called only for records with this field
        progress.reached_unknown = 1


@kernel
def winners_of(winners: int, seats: int) -> int:
    """Return the seats that share the win, as bits. After a draw, these are all seats."""
    return winners or (1 << seats) - 1


@kernel
def open_node(memory: SolverMemory, seat: int, count: int) -> None:
    """Open a node for the decision after the tried action, with `count` legal actions.

    If the transposition table has a usable entry for the position, open no node. Instead, store the winners of the
    entry as the result of the action.
    """
    progress = memory.progress[0]
    parent = memory.frames[progress.depth]
    key = hash_position(memory)
    share = win_share(parent.best, parent.seat) if progress.depth > 0 and parent.best != NO_RESULT else 0
    alphas = (
        max(parent.alphas[0], share) if parent.seat == 0 else parent.alphas[0],
        max(parent.alphas[1], share) if parent.seat == 1 else parent.alphas[1],
    )
    entry = memory.table[table_index(key, len(memory.table))]
    if entry.winners != NO_RESULT and entry.key == key and is_usable(entry, alphas):
        store_result(memory, entry.winners)
        return
    first = parent.end
    if progress.depth + 1 == len(memory.frames) or first + 2 * count + len(memory.history[0]) > len(memory.actions):
        progress.has_failed = 1
        return
    progress.depth += 1
    memory.states[ROOT + progress.depth] = memory.states[CHILD]
    frame = memory.frames[progress.depth]
    frame.key = key
    frame.first = frame.next = first
    frame.end = first + count
    frame.seat = seat
    frame.best = NO_RESULT
    frame.alphas[0], frame.alphas[1] = alphas


@kernel
def close_node(memory: SolverMemory) -> None:
    """Close the current node. Store its best result as the result of the action that leads to this node."""
    progress = memory.progress[0]
    frame = memory.frames[progress.depth]
    if progress.depth > 0:
        store_table_entry(memory, frame)
    progress.depth -= 1
    if progress.depth >= 0:
        store_result(memory, frame.best)


@kernel
def store_result(memory: SolverMemory, winners: int) -> None:
    """Store `winners` as the result of the action that the current node tried last."""
    progress = memory.progress[0]
    frame = memory.frames[progress.depth]
    index = frame.next - 1
    if progress.depth == 0:
        memory.root_winners[memory.actions[index]] = winners
    elif frame.best == NO_RESULT or is_better(winners, frame.best, frame.seat, progress.root_seat, len(memory.seats)):
        frame.best = winners
        if has_cutoff(memory, frame, progress.depth):
            memory.history[frame.seat, memory.actions[index]] += 1


@kernel
def has_cutoff(memory: SolverMemory, frame: Frame, depth: int) -> bool:
    """Return True if the best result so far reaches the seat's beta. The other actions then need no examination.

    A whole win always reaches beta. At the root, return False. Every action of the root then gets a value.
    """
    if depth == 0 or frame.best == NO_RESULT:
        return False
    other = frame.alphas[1 - frame.seat] if len(memory.seats) == TWO_SEATS else 0
    return win_share(frame.best, frame.seat) >= WHOLE_WIN - other


@kernel
def store_table_entry(memory: SolverMemory, frame: Frame) -> None:
    """Store the best result of a node in the transposition table. With two seats, this result may be only a bound."""
    entry = memory.table[table_index(frame.key, len(memory.table))]
    entry.key, entry.winners, entry.bound_seat = frame.key, frame.best, EXACT
    if len(memory.seats) == TWO_SEATS:
        share = win_share(frame.best, frame.seat)
        if share < WHOLE_WIN and share >= WHOLE_WIN - frame.alphas[1 - frame.seat]:
            entry.bound_seat = frame.seat
        elif 0 < share <= frame.alphas[frame.seat]:
            entry.bound_seat = 1 - frame.seat


@kernel
def is_usable(entry: TableEntry, alphas: tuple[int, int]) -> bool:
    """Return True if the winners of an entry are exact, or if they are a bound that causes a cutoff."""
    if entry.bound_seat == EXACT:
        return True
    return win_share(entry.winners, entry.bound_seat) >= WHOLE_WIN - alphas[1 - entry.bound_seat]


@kernel
def is_better(winners: int, others: int, seat: int, root_seat: int, seats: int) -> bool:
    """Return True if the deciding seat prefers the set `winners` to the set `others`.

    The seat prefers a larger win share for itself. If its shares are equal, it prefers a smaller share for
    `root_seat`. If the shares of `root_seat` are also equal, the deciding seat compares the shares of all seats, one
    after another. It prefers a smaller share for the first seat with different shares.
    """
    own, other = win_share(winners, seat), win_share(others, seat)
    if own != other or seats <= TWO_SEATS:
        return own > other
    own, other = win_share(winners, root_seat), win_share(others, root_seat)
    for each in range(seats):
        if own != other:
            break
        own, other = win_share(winners, each), win_share(others, each)
    return own < other


@kernel
def win_share(winners: int, seat: int) -> int:
    """Return a seat's win share, in units of 1 / `WHOLE_WIN`."""
    if winners >> seat & 1 == 0:
        return 0
    count = 0
    for each in range(MAX_WINNERS):
        count += winners >> each & 1
    return WHOLE_WIN // count


@kernel
def select_action(memory: SolverMemory, frame: Frame) -> int:
    """Return the untried action with the most cutoffs so far. Swap the action to the front of the untried actions."""
    best = frame.next
    for index in range(frame.next + 1, frame.end):
        if memory.history[frame.seat, memory.actions[index]] > memory.history[frame.seat, memory.actions[best]]:
            best = index
    action = memory.actions[best]
    memory.actions[best] = memory.actions[frame.next]
    memory.actions[frame.next] = action
    return action


@kernel
def hash_position(memory: SolverMemory) -> np.uint64:
    """Return a hash of the state after the tried action.

    The hash covers only the words that differ from the state of the root.
    """
    key, index = ZERO, ZERO
    for number in range(len(memory.root_words)):
        word = memory.words[number]
        if word != memory.root_words[number]:
            index = np.uint64(number) * GOLDEN
            word = (word ^ index ^ word >> SHIFTS[1]) * FIRST_MIX
            word = (word ^ index ^ word >> SHIFTS[2]) * SECOND_MIX
            key += word ^ word >> SHIFTS[0]
    return key


@kernel
def table_index(key: np.uint64, size: int) -> int:
    """Return the index for the hash `key` in a transposition table with `size` entries."""
    index: int = np.int64(key & np.uint64(size - 1))  # type: ignore[assignment]  # compiled code has one integer type
    return index


DEFAULT_NODES = 200_000
"""Default maximum number of tried actions. The solver tries 200,000 actions in about a fifth of a second."""
NODES_PER_CHECK, FIRST_CHECK_NODES = 2_000, 16
"""Number of actions between two checks of the clock: the maximum, and the number before the first check.

The number before the first check is small, because uncompiled code is slow.
"""
EARLY_MIN_PROGRESS = 1e-24
"""Minimum progress, from 0 to 1, after the first `NODES_PER_CHECK` actions. Below it, the solver gives up."""
LATE_MIN_PROGRESS = 1e-12
"""Minimum progress, from 0 to 1, after a sixteenth of the allowed actions. Below it, the solver gives up."""


class Solution(NamedTuple):
    """Result of the solver: lower and upper bounds of each seat's win share after each action.

    Without unknown events, the lower and the upper bounds are equal.
    """

    actions: tuple[int, ...]
    """All legal actions of the position."""
    lower: NDArray[np.float64]
    """Lower bound on the win share of each seat; shape (actions, seats)."""
    upper: NDArray[np.float64]
    """Upper bound on the win share of each seat; shape (actions, seats)."""
    seat: int
    """Seat that decides."""

    @property
    def best(self) -> tuple[int, ...]:
        """Actions that the solver proved optimal. Empty if unknown events could make another action better."""
        lower, upper = self.lower[:, self.seat], self.upper[:, self.seat]
        if lower.max() < upper.max():
            return ()
        return tuple(each for each, share in zip(self.actions, lower, strict=True) if share == lower.max())

    @property
    def is_exact(self) -> bool:
        """True if the exact value of every action is known."""
        return bool((self.lower == self.upper).all())

    def shares(self, action: int) -> tuple[float, ...]:
        """Return the lower bound on the win share of each seat after an action."""
        return tuple(self.lower[self.actions.index(action)].tolist())


def solve_decision(
    game: Game, view: View, nodes: int = DEFAULT_NODES, is_late: Callable[[], bool] = lambda: False
) -> Solution | None:
    """Solve the decision of a view. Return None without a solution.

    The solver gives up if the solution needs more than `nodes` actions, if `is_late` returns True, or if the game has
    no kernel that detects unknown events. The view must belong to the seat that decides. The solver treats draws and
    revealed items as unknown events. If such events occur with two seats, the solution contains a lower and an upper
    bound for each action. With more seats, unknown events prevent a solution. Raise `MissingCapability` if the game
    has no kernels for a search.
    """
    if game.search_kernels.is_known is None:
        return None
    seat, seats = int(view.record["seat"]), game.seat_count(view.ruleset)
    memory = _run_solver(game, view, 1 << (1 - seat) % max(TWO_SEATS, seats), nodes, is_late)
    if not _is_done(memory) or (seats > TWO_SEATS and memory.progress["has_unknown"][0]):
        return None
    lower = upper = _win_shares(game, view, memory)
    if memory.progress["has_unknown"][0]:
        memory = _run_solver(game, view, 1 << seat, nodes, is_late)
        if not _is_done(memory):
            return None
        upper = _win_shares(game, view, memory)
    return Solution(tuple(game.legal(view)), lower, upper, seat)


def is_fully_known(game: Game, view: View) -> bool:
    """Return True if none of the first actions that the solver tries leads to an unknown event."""
    if game.search_kernels.is_known is None:
        return False
    return not _run_solver(game, view, 1, NODES_PER_CHECK, lambda: False).progress["has_unknown"][0]


def entries(game: Game) -> list[Entry]:
    """Return the compiled functions (entries) of the solver for a game.

    The list is empty if the game has no kernel that detects unknown events.
    """
    return [] if game.search_kernels.is_known is None else [game_entry(make_solver, game)]


def make_solver(game: Game) -> Callable[..., None]:
    """Return the compiled function that solves positions of a game."""
    kernels = game.search_kernels.of_search

    def solve(memory: SolverMemory, nodes: int) -> None:
        search_nodes(kernels, memory, nodes)

    return solve


def _run_solver(game: Game, view: View, unknown_winners: int, nodes: int, is_late: Callable[[], bool]) -> SolverMemory:
    """Solve a position until it is solved, `is_late` returns True, or the solver gives up.

    The solver assumes that the seats in `unknown_winners` win after an unknown event.
    """
    entry = game_entry(make_solver, game)
    memory = allocate_memory(game, view, game.determinize(view, 0).records, unknown_winners)
    progress = memory.progress
    while not _is_done(memory) and progress["nodes"][0] < nodes and not progress["has_failed"][0] and not is_late():
        tried = int(progress["nodes"][0])
        entry(memory, min(NODES_PER_CHECK, nodes - tried, FIRST_CHECK_NODES + tried))
        if tried >= NODES_PER_CHECK and _estimate_progress(memory) < (
            LATE_MIN_PROGRESS if tried * 16 >= nodes else EARLY_MIN_PROGRESS
        ):
            break
    return memory


def _is_done(memory: SolverMemory) -> bool:
    return bool(memory.progress["depth"][0] < 0)


def _win_shares(game: Game, view: View, memory: SolverMemory) -> NDArray[np.float64]:
    """Return each seat's win share after each legal action of the solved position; shape (actions, seats)."""
    seats = range(len(memory.seats))
    return np.array(
        [[win_share(int(memory.root_winners[each]), seat) / WHOLE_WIN for seat in seats] for each in game.legal(view)]
    )


def _estimate_progress(memory: SolverMemory) -> float:
    """Return an estimate of the solved part of the search tree, from 0 to 1.

    The estimate uses the open nodes. It assumes that the subtrees of all actions of a node have the same size.
    """
    done, part = float(_is_done(memory)), 1.0
    frames = memory.frames[: int(memory.progress["depth"][0]) + 1]
    for first, following, end in zip(frames["first"], frames["next"], frames["end"], strict=True):
        part /= int(end) - int(first)
        done += part * max(0, int(following) - int(first) - 1)
    return done

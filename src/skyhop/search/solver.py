"""The solver: what the actions of a position are worth when all play as well as they can, to the end.

By two it is alpha-beta (Knuth and Moore, An Analysis of Alpha-Beta Pruning, 1975), by more maxⁿ (Luckhardt and Irani,
An Algorithmic Solution of N-Person Games, 1986), where a seat that has no more to win gives the seat that asks the
least. Positions that were met before, whatever led there, are remembered (transpositions). It goes only by what
the view shows: what was drawn, or hidden, is not known, and counts first as lost to the seat that asks, then as won.

The functions take the game's kernels as arguments, so that they are compiled for each game as if written for it.
"""

from __future__ import annotations

import numpy as np

from skyhop.engine.chance import FIRST_MIX, GOLDEN, SECOND_MIX, SHIFTS
from skyhop.engine.kernel import kernel, where_field
from skyhop.game.ai import SearchKernels
from skyhop.search.leaf import MOST_WINNERS, PAIR
from skyhop.search.line import EXACT, NOBODY_YET, ROOT, TRIED, Course, Frame, Known, Line
from skyhop.search.worlds import World

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
def note_draw(world: World, course: Course) -> None:
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
def is_enough(known: Known, floor: tuple[int, int]) -> bool:
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

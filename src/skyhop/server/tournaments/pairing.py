"""Pairing of tournaments: Berger tables for round robins, minimum-cost perfect matching for Swiss rounds and arenas.

Pods of more than two players have no such matching. A search fills them, and exchanges of players improve them.

All functions are pure. Entrants are numbers, and a pairing names first the entrant who starts. `plan_round` chooses the
function for the form of a tournament.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from itertools import combinations
from random import Random
from typing import NamedTuple

from skyhop.game.game import Game
from skyhop.server.tournaments import POD_SIZES, Form, Tournament

FOLD_COST = 1
BALANCE_COST = FOLD_COST << 20
SCORE_COST = BALANCE_COST << 16
START_COST = SCORE_COST << 21
MEETING_COST = START_COST << 8
BYE_COST = MEETING_COST << 14
STRANGER_COST = MEETING_COST << 15
LIMIT_COST = MEETING_COST << 16
"""Weights of the costs of a pair, from the least important cost to a bound above every cost.

A weight exceeds the sum of all less important costs of a round. The costs of a round have these maxima, for 128
entrants and 15 rounds: 2^19 for the fold, 2^15 for the balance of starts, 2^20 for the squared differences of scores
or places, 2^6 for starts out of balance, and 2^14 for earlier meetings.
"""
POD_MEETING_COST = 1 << 40
POD_STRANGER_COST = POD_MEETING_COST << 20
"""Weights of the costs of two players in one pod. Each exceeds the sum of all less important costs of a round.

For 128 entrants and 15 rounds, the squared differences of scores have a sum below 2^31. The sum for earlier meetings is
below 2^17.
"""
MAX_SEARCH_STEPS = 240_000
"""Maximum number of steps of all searches for the pods of a round. They take about half a second."""
SEARCH_SHARE = 8
"""Divisor for the steps of a search. With 8, each search for pods may use an eighth of the steps that are left."""
STEPS_OF_PAIRS = 16
"""Number of pairs of players that a search prepares in the time of one step."""
MAX_IMBALANCE = 2
"""Limit of `SwissEntrant.imbalance`, positive or negative. A pair that would exceed the limit has an extra cost."""


def list_forms() -> list[Form]:
    """Return the forms that this installation can pair. Swiss rounds and arenas need the package rustworkx."""
    return [form for form in Form if form not in (Form.SWISS, Form.ARENA) or find_spec("rustworkx") is not None]


def list_pod_sizes(game: Game) -> list[int]:
    """Return the possible numbers of players of a pod in tournaments of a game."""
    return [size for size in POD_SIZES if size in game.seats and size > game.seats.start]


class RoundPlan(NamedTuple):
    """Plan of the next round: the entrants of each match by seat, and the entrants who get a point without a match."""

    pairings: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class Pairs(NamedTuple):
    """Pairs of a round, and the entrant who has no opponent, or None."""

    pairs: tuple[tuple[int, int], ...]
    free: int | None = None


def pair_round_robin(count: int, number: int) -> Pairs:
    """Return the pairs of one round of a round robin, from the Berger tables. `number` is the round, counted from 0.

    With an odd number of entrants, one of them has no opponent in each round.
    """
    size = count + count % 2
    wheel, shift = size - 1, number * (size // 2) % (size - 1)
    turned = [(place + shift) % wheel for place in range(wheel)]
    pairs = [(turned[place], turned[wheel - place]) for place in range(1, size // 2)]
    fixed = (turned[0], wheel) if number % 2 == 0 else (wheel, turned[0])
    if count % 2:
        return Pairs(tuple(pairs), turned[0])
    return Pairs((fixed, *pairs))


@dataclass(frozen=True)
class SwissEntrant:
    """Entrant of the next round, with the earlier rounds as far as the pairing needs them."""

    number: int
    score: int
    """Score in the unit of `Form.point`."""
    met: dict[int, int] = field(default_factory=dict)
    """Number of earlier matches against each opponent."""
    imbalance: int = 0
    """Number of matches that the entrant started, minus the number of the other matches."""
    had_bye: bool = False
    is_last_first: bool = False
    """True if the entrant started the latest match."""
    strangers: frozenset[int] = frozenset()
    """Entrants who must not meet this entrant, because of a block."""


def pair_swiss(entrants: Sequence[SwissEntrant]) -> Pairs:
    """Return the pairs of a Swiss round. `entrants` are in the order of the standings, the best first.

    The pairs have the minimum total cost. The costs are, the most important first: a block between the two entrants, an
    earlier meeting, an imbalance of starts above `MAX_IMBALANCE`, different scores, any imbalance of starts, and the
    distance from the fold (see `find_folds`). With an odd number of entrants, one of the lowest entrants without an
    earlier bye has no opponent.
    """
    fold, lowest, last = find_folds(entrants), min((each.score for each in entrants), default=0), len(entrants) - 1
    return _match(
        entrants,
        lambda one, other: compute_cost(entrants[one], entrants[other], fold(one, other)),
        lambda place: compute_bye_cost(entrants[place], lowest, last - place),
    )


def _match(
    entrants: Sequence[SwissEntrant], cost_of: Callable[[int, int], int], bye_cost_of: Callable[[int], int]
) -> Pairs:
    """Return the pairs with the minimum total cost.

    The functions compute the cost of a pair and of a bye. Their arguments are indices in `entrants`.
    """
    import rustworkx  # noqa: PLC0415 - takes 0.1 s to import, and most servers never pair

    count = len(entrants)
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * (count + count % 2))
    edges = [(one, other, LIMIT_COST - cost_of(one, other)) for one, other in combinations(range(count), 2)]
    if count % 2:
        edges += [(place, count, LIMIT_COST - bye_cost_of(place)) for place in range(count)]
    graph.add_edges_from(edges)
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    matched = sorted((min(pair), max(pair)) for pair in found)
    free = next((entrants[one].number for one, other in matched if other == count), None)
    pairs = (order_pair(entrants[one], entrants[other]) for one, other in matched if other < count)
    return Pairs(tuple(pairs), free)


def pair_arena(free: Sequence[SwissEntrant], played: Mapping[int, int]) -> Pairs:
    """Return pairs of an arena. `free` are the entrants without a match, in the order of the standings.

    `met` of an entrant contains only the latest opponents. Two entrants who have just met are not paired again if there
    is another choice. Among the other pairs, entrants with similar places play each other. With an odd number, an
    entrant who has played the most matches waits. `played` contains the number of matches of each entrant.
    """
    most = max((played.get(each.number, 0) for each in free), default=0)
    return _match(
        free,
        lambda one, other: compute_cost(replace(free[one], score=one), replace(free[other], score=other), 0),
        lambda place: (most - played.get(free[place].number, 0)) * START_COST + (len(free) - place) * FOLD_COST,
    )


def compute_cost(one: SwissEntrant, other: SwissEntrant, fold: int) -> int:
    """Return the cost of a pair.

    `fold` is the distance of the pair from the fold of its score group (see `find_folds`).
    """
    times = one.met.get(other.number, 0)
    first = order_pair(one, other)[0] == one.number
    after = (one.imbalance + (1 if first else -1), other.imbalance + (-1 if first else 1))
    worst = max(map(abs, after))
    return (
        (other.number in one.strangers) * STRANGER_COST
        + times * times * MEETING_COST
        + (worst > MAX_IMBALANCE) * START_COST
        + (one.score - other.score) ** 2 * SCORE_COST
        + sum(each * each for each in after) * BALANCE_COST
        + fold * fold * FOLD_COST
    )


def compute_bye_cost(entrant: SwissEntrant, lowest: int, place: int) -> int:
    """Return the cost of a bye. `place` is the place of the entrant in the standings, counted from the last."""
    return entrant.had_bye * BYE_COST + (entrant.score - lowest) ** 2 * SCORE_COST + place * FOLD_COST


def order_pair(one: SwissEntrant, other: SwissEntrant) -> tuple[int, int]:
    """Return the numbers of a pair, the starting entrant first.

    The entrant with the smaller `imbalance` of starts begins. If both have the same imbalance, the entrant who did not
    start the latest match begins. If this does not decide either, the sum of the two numbers decides: if it is even,
    the lower number begins, otherwise the higher number.
    """
    if one.imbalance != other.imbalance:
        is_first = one.imbalance < other.imbalance
    elif one.is_last_first != other.is_last_first:
        is_first = other.is_last_first
    else:
        is_first = (one.number < other.number) is ((one.number + other.number) % 2 == 0)
    return (one.number, other.number) if is_first else (other.number, one.number)


def find_folds(entrants: Sequence[SwissEntrant]) -> Callable[[int, int], int]:
    """Return a function that computes the distance of a pair from the fold of its score group.

    The arguments of the function are the indices of two entrants. The fold pairs the first entrant of the upper half of
    a group with the first entrant of its lower half, and so on. The distance is 0 for entrants of different groups.
    """
    sizes, places = dict[int, int](), list[int]()
    for each in entrants:
        places.append(sizes.get(each.score, 0))
        sizes[each.score] = places[-1] + 1

    def measure(one: int, other: int) -> int:
        if entrants[one].score != entrants[other].score:
            return 0
        return abs(places[other] - places[one]) - sizes[entrants[one].score] // 2

    return measure


def split_into_pods(count: int, most: int, fewest: int) -> list[tuple[int, ...]]:
    """Return the possible sizes of the pods of `count` players, the best first: as few pods as possible, or one more.

    The sizes differ by at most one, and the smaller pods come last. The list is empty if a pod would have fewer players
    than `fewest`.
    """
    least = -(-count // most)
    numbers = (number for number in (least, least + 1) if 0 < number <= count // fewest)
    return [tuple(count // number + (place < count % number) for place in range(number)) for number in numbers]


def pair_pods(entrants: Sequence[SwissEntrant], most: int, fewest: int, rng: Random) -> RoundPlan:
    """Return the pods of a round, each with at most `most` players and at least `fewest`.

    Two players with a block between them never share a pod. The search first looks for pods with few repeated meetings,
    and among these for pods with similar scores. The player with the fewest starts gets the first seat. If several
    choices are equally good, the random generator decides.

    If the players do not fill the pods, some players have a bye: first players whom blocks keep out, then players with
    the lowest score and no earlier bye. If many players block each other, the searches use up their steps. The function
    then fills one pod after another.
    """
    here = sorted(entrants, key=lambda each: (-each.score, rng.random()))
    costs = [[_compute_pod_cost(one, other) for other in here] for one in here]
    byes, budget = list[int](), _SearchBudget()
    pods: list[list[int]] | None = None
    while here:
        present = {each.number for each in here}
        blocks = [len(present & each.strangers) for each in here]
        if budget.is_used_up(len(here)):
            by_blocks = sorted(range(len(here)), key=lambda place: (-blocks[place], not here[place].had_bye, place))
            filled = (_fill_pods(costs, by_blocks, size, fewest) for size in range(most, fewest - 1, -1))
            pods = _exchange(max(filled, key=lambda pods: sum(map(len, pods))), costs)
            seated_places = {place for pod in pods for place in pod}
            byes += [each.number for place, each in enumerate(here) if place not in seated_places]
            break
        sizes = split_into_pods(len(here), most, fewest)
        pods = next(filter(None, (_find_pods(costs, each, rng, budget) for each in sizes)), None)
        if pods is not None:
            break
        keys = [(blocks[place] * bool(sizes), not each.had_bye, place) for place, each in enumerate(here)]
        out = max(keys)[-1]
        byes.append(here.pop(out).number)
        costs = [[*row[:out], *row[out + 1 :]] for place, row in enumerate(costs) if place != out]

    def order(place: int) -> tuple[int, bool, float]:
        return here[place].imbalance, here[place].is_last_first, rng.random()

    seated = (sorted(pod, key=order) for pod in sorted(map(sorted, pods or ())))
    return RoundPlan(tuple(tuple(here[place].number for place in pod) for pod in seated), tuple(byes))


@dataclass
class _SearchBudget:
    """Number of steps that are left for the searches of a round. Each search may use a part of them."""

    left: int = MAX_SEARCH_STEPS

    def is_used_up(self, count: int) -> bool:
        """Return True if the steps do not suffice to place `count` players, even if the search never goes back."""
        return self.left // SEARCH_SHARE < count + count * count // STEPS_OF_PAIRS


def _fill_pods(costs: Sequence[Sequence[int]], order: Sequence[int], most: int, fewest: int) -> list[list[int]]:
    """Return pods of `most` players, and then pods of one player fewer, without a block in a pod.

    Each pod begins with the next player in `order`, and takes the first players who fit. If a pod does not become full,
    its first player is left out.
    """
    pods, left = list[list[int]](), [*order]
    for size in (most, most - 1):
        waiting, left = left, []
        while size >= fewest and waiting:
            pod = list[int]()
            for each in waiting:
                if len(pod) < size and all(costs[each][other] < POD_STRANGER_COST for other in pod):
                    pod.append(each)
            if len(pod) == size:
                pods.append(pod)
                waiting = [each for each in waiting if each not in pod]
            else:
                left.append(waiting.pop(0))
        left += waiting
    return pods


def _compute_pod_cost(one: SwissEntrant, other: SwissEntrant) -> int:
    times = one.met.get(other.number, 0)
    is_blocked = other.number in one.strangers
    return is_blocked * POD_STRANGER_COST + times * times * POD_MEETING_COST + (one.score - other.score) ** 2


def _find_pods(
    costs: Sequence[Sequence[int]], sizes: Sequence[int], rng: Random, budget: _SearchBudget
) -> list[list[int]] | None:
    """Return pods of these sizes with a low total cost. Return None if the searches find no pods without a block.

    A pod contains indices in `costs`. First search for pods without a repeated meeting, in several orders of the
    players. With few players, the search finds such pods if they exist. In the second order, the players with the most
    blocks or meetings come first. If these searches find no pods, search for pods with repeated meetings.
    """
    usual = range(len(costs))
    orders = [
        [*usual],
        sorted(usual, key=lambda place: -sum(costs[place])),
        *(rng.sample(usual, len(usual)) for _ in "12"),
    ]
    for order in orders:
        if (fresh := _search_pods(costs, sizes, order, POD_MEETING_COST, budget)) is not None:
            return _exchange(fresh, costs)
    searched = (_search_pods(costs, sizes, order, POD_STRANGER_COST, budget) for order in orders)
    found = [_exchange(pods, costs) for pods in searched if pods is not None]
    return min(found, key=lambda pods: sum(costs[a][b] for pod in pods for a, b in combinations(pod, 2)), default=None)


def _search_pods(
    costs: Sequence[Sequence[int]], sizes: Sequence[int], order: Sequence[int], limit: int, budget: _SearchBudget
) -> list[list[int]] | None:
    """Return pods in which all costs between two players are below a limit, or None if the search found none.

    The search prefers players who follow each other in `order`, and gives up when its share of the budget is used up.
    """
    count, most_steps = len(order), budget.left // SEARCH_SHARE
    fits = [sum(1 << n for n in range(count) if costs[order[m]][order[n]] < limit) for m in range(count)]
    pods, left, steps = list[list[int]](), Counter(sizes), count * count // STEPS_OF_PAIRS

    def fill(free: int, fitting: int, missing: int) -> bool:
        """Add `missing` players of the set `fitting` to the last pod. Then form pods of all other players in `free`."""
        nonlocal steps
        if missing == 0:
            return begin(free)
        while fitting.bit_count() >= missing:
            steps += 1
            if steps > most_steps:
                return False
            each = fitting & -fitting
            fitting ^= each
            place = each.bit_length() - 1
            pods[-1].append(place)
            if fill(free ^ each, fitting & fits[place], missing - 1):
                return True
            pods[-1].pop()
        return False

    def begin(free: int) -> bool:
        """Begin a pod with the first player of the set `free`, in each possible size."""
        if not free:
            return True
        first = free & -free
        place = first.bit_length() - 1
        for size in sorted(+left, reverse=True):
            left[size] -= 1
            pods.append([place])
            if fill(free ^ first, (free ^ first) & fits[place], size - 1):
                return True
            pods.pop()
            left[size] += 1
        return False

    is_found = begin((1 << count) - 1)
    budget.left -= steps
    return [[order[place] for place in pod] for pod in pods] if is_found else None


def _exchange(pods: list[list[int]], costs: Sequence[Sequence[int]]) -> list[list[int]]:
    """Exchange two players of different pods while this lowers the total cost."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(pods, 2):
            for m, n in ((m, n) for m in range(len(one)) for n in range(len(other))):
                mine, theirs = costs[one[m]], costs[other[n]]
                here = sum(theirs[each] - mine[each] for place, each in enumerate(one) if place != m)
                there = sum(mine[each] - theirs[each] for place, each in enumerate(other) if place != n)
                if here + there < 0:
                    one[m], other[n] = other[n], one[m]
                    is_better = True
    return pods


def plan_round(tournament: Tournament) -> RoundPlan:
    """Return the pairings of the next round. Each call with the same tournament returns the same round."""
    terms = tournament.terms
    if terms.form is Form.ROUND_ROBIN:
        return _plan_round_robin(tournament, pair_round_robin(len(tournament.table), len(tournament.rounds)))
    if terms.form is Form.ARENA:
        return RoundPlan(pair_arena(list_arena_entrants(tournament), _count_pairings(tournament)).pairs)
    if terms.form is Form.PODS:
        rng = Random(f"{terms.id} {len(tournament.rounds)}")  # noqa: S311  no secret
        return pair_pods(list_swiss_entrants(tournament), terms.seats, terms.fewest, rng)
    found = pair_swiss(list_swiss_entrants(tournament))
    return RoundPlan(found.pairs, () if found.free is None else (found.free,))


def _plan_round_robin(tournament: Tournament, places: Pairs) -> RoundPlan:
    """Return the plan of a round: the pairs in `places` whose two entrants are still active.

    The opponent of an entrant who has left gets a point without a match.
    """
    present = {each.number for each in tournament.active}
    pairs = [(tournament.table[first], tournament.table[second]) for first, second in places.pairs]
    alone = (present.intersection(pair) for pair in pairs)
    return RoundPlan(
        tuple(pair for pair in pairs if present.issuperset(pair)),
        tuple(entrant for left in alone if len(left) == 1 for entrant in left),
    )


def list_swiss_entrants(tournament: Tournament) -> list[SwissEntrant]:
    """Return the active entrants for the pairing of a round, in the order of the standings."""
    met = {each.number: Counter[int]() for each in tournament.entrants}
    starts, last = Counter[int](), dict[int, bool]()
    for pairing in tournament.pairings:
        for seat, entrant in enumerate(pairing.entrants):
            met[entrant].update(pairing.list_others(entrant))
            starts[entrant] += -1 if seat else 1
            last[entrant] = seat == 0
    had_bye = {entrant for each in tournament.rounds for entrant in each.byes}
    present = {each.number for each in tournament.active}
    strangers = {
        each.number: frozenset(
            other.number for other in tournament.active if other.player in tournament.strangers.get(each.player, ())
        )
        for each in tournament.active
    }
    return [
        SwissEntrant(
            number,
            row.score,
            dict(met[number]),
            starts[number],
            number in had_bye,
            last.get(number, False),
            strangers[number],
        )
        for row in tournament.standings
        if (number := row.entrant.number) in present
    ]


def list_arena_entrants(tournament: Tournament) -> list[SwissEntrant]:
    """Return the free entrants of an arena in the order of the standings.

    `met` counts an opponent twice if the match against this opponent was the latest match of both entrants. It counts
    an opponent once if this match was the latest match of only one of the two.
    """
    free = {each.number: tournament.pairings_by_entrant.get(each.number, ()) for each in tournament.free}
    latest = {number: own[-1].list_others(number)[0] for number, own in free.items() if own}
    found = []
    for each in list_swiss_entrants(tournament):
        if (number := each.number) in free:
            others = [latest.get(number), *(other for other in free if latest.get(other) == number)]
            found.append(replace(each, met=dict(Counter(other for other in others if other is not None))))
    return found


def _count_pairings(tournament: Tournament) -> dict[int, int]:
    return {entrant: len(pairings) for entrant, pairings in tournament.pairings_by_entrant.items()}

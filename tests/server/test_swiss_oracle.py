"""Swiss rounds beside those of an independent program, which follows the rules of FIDE (py4swiss).

The two need not pair alike. But where FIDE's rules allow a round, ours must have no repeated meeting either, and its
differences of scores must not be larger.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import pytest
from tests.amount import IS_THOROUGH

from skyhop.server.seats import DRAW, WIN
from skyhop.server.tournaments.pairing import SwissEntrant, pair_swiss

pytest.importorskip("py4swiss", reason="py4swiss has wheels for Python 3.11 only")

from py4swiss.engines import DutchEngine
from py4swiss.engines.common.exceptions import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
from py4swiss.trf.sections import PlayerSection, XSection

NOBODY: Mapping[int, int] = MappingProxyType({})
TOKENS = {WIN: ResultToken.WIN, DRAW: ResultToken.DRAW, 0: ResultToken.LOSS}
BYE, MISSED, AWAY = (
    RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=result)
    for result in (ResultToken.PAIRING_ALLOCATED_BYE, ResultToken.HALF_POINT_BYE, ResultToken.ZERO_POINT_BYE)
)


class Played(NamedTuple):
    """A round with its results: half points of the first of each pair."""

    pairs: tuple[tuple[int, int], ...]
    free: int | None
    points: tuple[int, ...]


def entrants_after(rounds: Sequence[Played], count: int, missed: Mapping[int, int] = NOBODY) -> list[SwissEntrant]:
    """Return the entrants after some rounds, in the order of the standings. Some have missed the first rounds."""
    found = []
    for number in range(count):
        score, met, starts, had_bye, is_last = missed.get(number, 0) * DRAW, dict[int, int](), 0, False, False
        for each in rounds:
            had_bye |= each.free == number
            score += WIN if each.free == number else 0
            for pair, points in zip(each.pairs, each.points, strict=True):
                if number in pair:
                    is_last = pair[0] == number
                    other = pair[is_last]
                    score += points if is_last else WIN - points
                    met[other] = met.get(other, 0) + 1
                    starts += 1 if is_last else -1
        found.append(SwissEntrant(number, score, met, starts, had_bye, is_last))
    return sorted(found, key=lambda each: (-each.score, each.number))


def section_of(
    rounds: Sequence[Played], entrant: SwissEntrant, rank: int, missed: int = 0, *, is_away: bool = False
) -> PlayerSection:
    results = []
    for turn, each in enumerate(rounds):
        if each.free == entrant.number:
            results.append(BYE)
        elif not any(entrant.number in pair for pair in each.pairs):
            results.append(MISSED if turn < missed else AWAY)
        for pair, points in zip(each.pairs, each.points, strict=True):
            if entrant.number in pair:
                is_first = pair[0] == entrant.number
                result = TOKENS[points if is_first else WIN - points]
                color = ColorToken.WHITE if is_first else ColorToken.BLACK
                results.append(RoundResult(id=pair[is_first] + 1, color=color, result=result))
    results += [AWAY] * is_away
    points = 5 * entrant.score  # tenths
    number = entrant.number + 1
    return PlayerSection(
        code=PlayerCode.PLAYER, starting_number=number, points_times_ten=points, rank=rank, results=results
    )


def pair_by_fide(
    rounds: Sequence[Played],
    entrants: Sequence[SwissEntrant],
    count: int,
    missed: Mapping[int, int] = NOBODY,
    away: Collection[int] = (),
) -> Played | None:
    """Return the next round by the rules of FIDE, or None if these allow none. Some entrants are away."""
    sections = [
        section_of(rounds, each, rank, missed.get(each.number, 0), is_away=each.number in away)
        for rank, each in enumerate(entrants, start=1)
    ]
    ordered = sorted(sections, key=lambda each: each.starting_number)
    document = ParsedTrf(player_sections=ordered, x_section=XSection(number_of_rounds=count))
    document.validate_contents()
    try:
        found = DutchEngine.generate_pairings(document)
    except PairingError:
        return None
    free = next((each.white - 1 for each in found if each.black == 0), None)
    return Played(tuple((each.white - 1, each.black - 1) for each in found if each.black), free, ())


def sum_differences(pairs: Sequence[tuple[int, int]], free: int | None, entrants: Sequence[SwissEntrant]) -> int:
    scores = {each.number: each.score for each in entrants}
    lowest = 0 if free is None else (scores[free] - min(scores.values())) ** 2
    return lowest + sum((scores[one] - scores[other]) ** 2 for one, other in pairs)


def check_round(
    rounds: Sequence[Played],
    own: Played,
    number: int,
    entrants: Sequence[SwissEntrant],
    missed: Mapping[int, int] = NOBODY,
) -> bool:
    """Compare a round with the round that the rules of FIDE give. Return False if these allow none.

    Entrants who are neither paired nor free in this round are away.
    """
    away = {each.number for each in entrants} - {entrant for pair in own.pairs for entrant in pair} - {own.free}
    other = pair_by_fide(rounds, entrants, number, missed, away)
    if other is None:
        return False
    here = [each for each in entrants if each.number not in away]
    met = {each.number: each.met for each in here}
    assert not any(second in met[first] for first, second in own.pairs)
    assert own.free is None or not next(each.had_bye for each in here if each.number == own.free)
    ours, theirs = (sum_differences(each.pairs, each.free, here) for each in (own, other))
    assert ours <= theirs
    return True


@pytest.mark.parametrize("seed", range(200 if IS_THOROUGH else 25))
def test_a_round_is_as_good_as_the_round_of_an_independent_program(seed: int) -> None:
    rng = random.Random(seed)
    count, number = rng.randint(4, 28), rng.randint(3, 9)
    rounds = list[Played]()
    for _round in range(min(number, count - 1)):
        entrants = entrants_after(rounds, count)
        own = pair_swiss(entrants)
        check_round(rounds, Played(own.pairs, own.free, ()), number, entrants)
        points = tuple(rng.choice((0, 0, WIN, WIN, DRAW)) for _pair in own.pairs)
        rounds.append(Played(own.pairs, own.free, points))

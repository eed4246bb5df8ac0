"""Random matches on random boards, by random rules, with 1 to 6 seats: every moment, with all that may be done then."""

from collections.abc import Iterator
from functools import cache
from random import Random

from tests.amount import met
from tests.reference.aeronaut_odyssey import random_board, random_rules

from skyhop.engine.state import Ruleset, State
from skyhop.game import registry
from skyhop.games.aeronaut_odyssey.actions import kind_of
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

GAME = registry.game("aeronaut-odyssey")


def random_ruleset(chance: Random) -> Ruleset:
    seats = chance.randint(1, 6)
    rules = random_rules(chance, seats)
    return GAME.ruleset({**rules, "seats": seats, "board": random_board(chance, rules)})


def moments(seed: int, matches: int) -> Iterator[tuple[State, Random]]:
    """Every state at which somebody decides, and the last one of each match."""
    for number in range(matches):
        chance = Random(f"{seed} {number}")
        state = dealt(GAME.new(random_ruleset(chance), seed=chance.getrandbits(60)))
        while GAME.legal(state):
            yield state, chance
            state = after(state, chance.choice(GAME.legal(state)))
        yield state, chance


@cache
def decisions() -> tuple[State, ...]:
    """Decisions of every phase, with actions of every kind: one for each set of kinds that is met among six matches."""
    found: dict[tuple[str, frozenset[int]], State] = {}
    for state, _chance in moments(958, 6):
        if GAME.to_decide(state) is not None:
            found.setdefault((GAME.phase(state), frozenset(map(kind_of, GAME.legal(state)))), state)
    return met(tuple(found.values()))


def after(state: State, action: int) -> State:
    """The state after an action; the first stays as it is."""
    state = state.copy()
    GAME.apply(state, action)
    return dealt(state)


def dealt(state: State) -> State:
    while GAME.chance(state) is not None:
        GAME.settle(state, GAME.roll(state))
    return state


def viewers(state: State) -> list[int | None]:
    return [None, *range(GAME.seat_count(state.ruleset))]


def view_of(state: State, seat: int | None) -> AeronautOdysseyView:
    """Show a state to a seat, or with None to a spectator."""
    view = GAME.view(state, seat)
    assert isinstance(view, AeronautOdysseyView)
    return view

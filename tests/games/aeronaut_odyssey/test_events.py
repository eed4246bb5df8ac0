"""Events: they add up to what has changed, there is room for them, and secrets are heard by those they concern."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.conformance import playing
from tests.conformance.listening import listeners, moments, sounds_of_actions, sounds_of_worlds
from tests.games.aeronaut_odyssey import walks
from tests.games.aeronaut_odyssey.walks import GAME, random_ruleset

from skyhop.engine.event import CAPACITY, Event
from skyhop.engine.state import State
from skyhop.games.aeronaut_odyssey import events as happened
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON
from skyhop.games.aeronaut_odyssey.constants import FACES, SEATS, SPACES, TRAJECTORIES, WILD
from skyhop.games.aeronaut_odyssey.layout import Prize, Symbol
from skyhop.games.aeronaut_odyssey.state import board_of

pytestmark = pytest.mark.presentation

SECRET = {"secret_inventories": True}
ANNOUNCED = ("turn", "profit")

Changes = dict[tuple[object, ...], int]


def changes(state: State, events: list[Event]) -> Changes:
    """Add up what events say has changed."""
    found: Counter[tuple[object, ...]] = Counter()
    for event in events:
        for change, count in _CHANGES.get(type(event), nothing)(state.ruleset.record[0], event):
            found[change] += count
    return {change: count for change, count in found.items() if count}


Told = Iterator[tuple[tuple[object, ...], int]]


def nothing(_rules: Any, _event: Any) -> Told:  # noqa: ANN401 - records
    yield from ()


def received(seat: int, *balloons: int) -> Told:
    for balloon in balloons:
        if balloon != NO_BALLOON:
            yield ("held", seat, balloon), 1
            yield ("free", seat), -1


def given(seat: int, balloon: int, count: int = 1) -> Told:
    if count:
        yield ("held", seat, balloon), -count


def _paid(rules: Any, event: Any) -> Told:  # noqa: ANN401
    yield from given(event.seat, event.balloon, int(rules["length"][event.route]) - event.wilds)
    yield from given(event.seat, WILD, event.wilds)
    yield ("claims", event.route), 1


def _space_claimed(rules: Any, event: happened.SpaceClaimed) -> Told:  # noqa: ANN401
    own = int(rules["type_of_space"][event.route][event.space])
    yield from given(event.seat, WILD if event.is_wild else own)
    yield ("claims", event.route), 1


def _symbol(rules: Any, event: happened.SymbolFound) -> Told:  # noqa: ANN401
    symbol = int(rules["bonus"][event.route][event.space])
    if not event.has_effect:
        return
    if symbol >= Symbol.ABILITY:
        yield ("abilities", event.seat, symbol - Symbol.ABILITY), 1
    elif symbol in (Symbol.PLUS_POINT, Symbol.MINUS_POINT):
        yield ("points", event.seat), 1 if symbol == Symbol.PLUS_POINT else -1
    elif symbol == Symbol.PLUS_SPACE:
        yield from _space_gained(rules, event)
    elif symbol == Symbol.MINUS_SPACE:
        yield ("free", event.seat), -1
    elif symbol == Symbol.TOLL:
        yield ("toll", event.seat, event.route), 1
    elif symbol < Symbol.PLUS_POINT:
        yield from received(event.seat, symbol - Symbol.BALLOON)


def _space_gained(_rules: Any, event: Event) -> Told:  # noqa: ANN401
    yield ("free", event.seat), 1
    yield ("cell_count", event.seat), 1


def _fulfilled(rules: Any, event: happened.Fulfilled) -> Told:  # noqa: ANN401
    prize, amount = int(rules["prize"][event.trajectory]), int(rules["amount"][event.trajectory])
    yield ("taken", event.trajectory), 1
    if prize == Prize.POINTS:
        yield ("points", event.seat), amount
    for _one in range(amount if prize == Prize.SPACES else 0):
        yield from _space_gained(rules, event)
    yield from received(event.seat, *[prize] * (amount - event.lost if prize < Prize.POINTS else 0))


def _moved(_rules: Any, event: Any) -> Told:  # noqa: ANN401
    yield ("slots_used", event.city), 1


def _robbed(_rules: Any, event: happened.Robbed) -> Told:  # noqa: ANN401
    yield ("is_named", event.victim, event.cell), 1
    if event.has_found and event.balloon is not None:
        yield from given(event.victim, event.balloon)
        yield from received(event.seat, event.balloon)


def _stole(_rules: Any, event: happened.Stole) -> Told:  # noqa: ANN401
    yield ("abilities", event.seat, 0), -1
    if event.has_found:
        yield from given(event.victim, event.balloon)
        yield from received(event.seat, event.balloon)


def _toll(_rules: Any, event: happened.Toll) -> Told:  # noqa: ANN401
    assert event.balloon is not None
    yield from given(event.payer, event.balloon)
    yield from received(event.seat, event.balloon)


def _vetoed(_rules: Any, event: happened.Vetoed) -> Told:  # noqa: ANN401
    yield from given(event.mover, event.balloon)
    yield ("free", event.mover), 1


def _swapped(_rules: Any, event: Any) -> Told:  # noqa: ANN401
    yield ("held", event.seat, event.old), -1
    yield ("held", event.seat, event.new), 1


def _shared(rules: Any, event: happened.Shared) -> Told:  # noqa: ANN401
    yield from _paid(rules, event)
    yield ("abilities", event.seat, 2), -1


def _arrived_late(_rules: Any, event: happened.ArrivedLate) -> Told:  # noqa: ANN401
    yield ("abilities", event.seat, 1), -1


def _teleported(_rules: Any, event: happened.Teleported) -> Told:  # noqa: ANN401
    yield ("abilities", event.seat, 3), -1
    yield ("slots_used", event.city), 1


def _second_wind(_rules: Any, event: happened.SecondWind) -> Told:  # noqa: ANN401
    yield ("abilities", event.seat, 4), -1


_CHANGES: dict[type[Any], Callable[[Any, Any], Told]] = {
    happened.Gift: lambda _rules, event: received(event.seat, event.first, event.second, event.third),
    happened.Picked: lambda _rules, event: received(event.seat, event.first, event.second),
    happened.Repicked: lambda _rules, event: received(event.seat, event.balloon),
    happened.Profited: lambda _rules, event: received(event.seat, event.balloon),
    happened.Rewarded: lambda _rules, event: received(event.seat, event.balloon),
    happened.RivalReceived: lambda _rules, event: received(event.seat, event.balloon),
    happened.Spied: lambda _rules, event: received(event.seat, *[event.balloon] * event.has_received),
    happened.CrossedOut: lambda _rules, event: given(event.seat, event.balloon),
    happened.SpaceGained: _space_gained,
    happened.Claimed: _paid,
    happened.SpaceClaimed: _space_claimed,
    happened.Shared: _shared,
    happened.SymbolFound: _symbol,
    happened.Fulfilled: _fulfilled,
    happened.Moved: _moved,
    happened.Robbed: _robbed,
    happened.Stole: _stole,
    happened.Toll: _toll,
    happened.Vetoed: _vetoed,
    happened.Swapped: _swapped,
    happened.ArrivedLate: _arrived_late,
    happened.Teleported: _teleported,
    happened.SecondWind: _second_wind,
}
"""Changes that each kind of event causes. Other kinds change none of the counted values."""
COUNTED = (*("held", "free", "cell_count", "points", "claims", "slots_used", "taken", "abilities", "toll", "is_named"),)


def differences(before: State, after: State) -> Changes:
    """Compare the counted fields of two states."""
    found: Changes = {}
    for field in COUNTED:
        change = after.record[field].astype(int) - before.record[field].astype(int)
        for place in zip(*change.nonzero(), strict=True):
            found[(field, *map(int, place))] = int(change[place])
    return found


@pytest.mark.parametrize("seed", range(3))
def test_events_add_up_to_what_has_changed(seed: int) -> None:
    for state, chance in walks.moments(300 + seed, 12):
        if GAME.outcome(state) is not None:
            continue
        after = state.copy()
        events = playing.played(GAME, after, GAME.write(state, chance.choice(GAME.legal(state))))
        assert changes(state, events) == differences(state, after)


def test_every_kind_of_events_happens() -> None:
    seen: set[type[Any]] = set()
    for state, chance in walks.moments(5, 60):
        for action in chance.sample(legal := GAME.legal(state), min(3, len(legal))):
            seen |= {type(event) for event in GAME.apply(state.copy(), action)}
    classes = {made for made in vars(happened).values() if isinstance(made, type) and hasattr(made, "_fields")}

    assert classes - seen == {happened.Dealt}


def test_there_is_room_for_all_that_one_action_can_bring() -> None:
    """A claim brings most; each line is what a record has room for, though no printed board comes near it."""
    claim = 2  # of a space, and that it was the last
    reward = 2  # a space, the only answer
    symbols = 3 * SPACES  # found, the only answer, what it was
    thief = 2
    spies = SEATS - 1
    trajectories = 3 * TRAJECTORIES * SEATS  # each once by each seat; swaps that nobody can use
    end_of_turn = 2
    skipped = 4 * SEATS + 2  # turn, the only answer, its end, skipped; then a turn, or the end

    assert claim + FACES + reward + symbols + thief + spies + trajectories + end_of_turn + skipped <= CAPACITY


def test_few_events_happen_at_once_on_random_boards() -> None:
    most = 0
    for state, chance in walks.moments(7, 30):
        if legal := GAME.legal(state):
            most = max(most, len(GAME.apply(state.copy(), chance.choice(legal))))

    assert 10 < most < 60


@pytest.mark.parametrize("seed", range(12))
def test_no_world_sounds_unlike_another_under_any_rules(seed: int) -> None:
    """Solo matches, secret inventories and all expansions among them."""
    ruleset = random_ruleset(Random(f"sounds {seed}"))
    for state, chance in moments(GAME, ruleset, 4):
        for listener in listeners(GAME, ruleset):
            assert all(len(sounds) == 1 for sounds in sounds_of_worlds(GAME, state, listener, chance))
            if GAME.phase(state) not in ANNOUNCED:
                assert all(len(sounds) == 1 for sounds in sounds_of_actions(GAME, state, listener, chance))


def heard(events: list[Event], state: State, kind: type[Any]) -> dict[int | None, list[Any]]:
    """Return the events of a kind as each listener receives them."""
    return {
        listener: [
            event for event in GAME.list_visible_events(state.ruleset, events, listener) if isinstance(event, kind)
        ]
        for listener in (None, 0, 1, 2)
    }


def table(rules: dict[str, Any], *seats: dict[str, Any], **more: Any) -> State:  # noqa: ANN401 - any field
    ruleset = GAME.ruleset({"seats": len(seats), "expansions": "bonus thieves", **rules, "board": board("six")})
    return GAME.positions.from_position(ruleset, {"turn": 0, "seats": list(seats), **more})


def board(name: str) -> Any:  # noqa: ANN401 - JSON
    from tests.games.aeronaut_odyssey.test_log import BOARD, WINDY_BOARD

    return {"six": BOARD, "six-winds": WINDY_BOARD}[name]


def test_a_secret_theft_is_known_to_thief_and_victim() -> None:
    state = table(
        SECRET,
        {"city": "A", "cells": "OORR.."},
        {"city": "C", "cells": "W....."},
        {"city": "C", "cells": "......"},
        owners={"D-E": "1"},
    )
    playing.played(GAME, state, "+D-E2")
    events = playing.played(GAME, state, "#1")

    found = heard(events, state, happened.Robbed)
    known, masked = happened.Robbed(0, 1, 0, 1, 3), happened.Robbed(0, 1, 0, 1, None)

    assert found == {0: [known], 1: [known], 2: [masked], None: [masked]}


def test_a_secret_toll_is_known_to_payer_and_holder() -> None:
    state = table(
        SECRET,
        {"city": "E", "cells": "OO...."},
        {"city": "C", "cells": "Y...", "tolls": ["E-F"]},
        {"city": "C", "profited": True},
    )
    events = playing.played(GAME, state, ">F")

    known, masked = happened.Toll(1, 0, 1), happened.Toll(1, 0, None)

    assert heard(events, state, happened.Toll) == {0: [known], 1: [known], 2: [masked], None: [masked]}


def test_orders_are_secret_though_inventories_are_open() -> None:
    ruleset = GAME.ruleset({"expansions": "thieves", "board": board("six")})
    state = GAME.new(ruleset, seed=4)
    dealt = GAME.settle(state, GAME.roll(state))
    kept = playing.played(GAME, state, GAME.write(state, GAME.legal(state)[2]))
    first, second = (int(order) for order in state.record["orders"][0])

    assert heard(dealt, state, happened.Dealt)[1][0] == happened.Dealt(0, None, None)
    assert heard(dealt, state, happened.Dealt)[0][0] == happened.Dealt(0, first, second)
    assert heard(kept, state, happened.Kept)[0] == [happened.Kept(0, 2, first, second)]
    assert heard(kept, state, happened.Kept)[1] == [happened.Kept(0, 2, None, None)]


def test_a_face_is_told_once_with_all_who_score_it() -> None:
    ruleset = GAME.ruleset({"base": "capital", "seats": 3, "board": board("six")})
    seats = [{"city": "A", "cells": "RRR..."}, {"city": "D"}, {"city": "D"}]
    position = {"turn": 0, "seats": seats, "owners": {"A-B": "0", "A-E": "1"}}
    state = GAME.positions.from_position(ruleset, position)
    face = next(n for n, each in enumerate(board_of(ruleset).faces) if set(each.routes) == {"A-B", "A-E", "B-E"})

    events = playing.played(GAME, state, "+B-E")

    assert heard(events, state, happened.FaceScored)[2] == [happened.FaceScored(-1, face, 0b001)]

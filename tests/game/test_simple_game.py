"""Plain games: what they do without being told, and what they must be told."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.own_games.matching_pennies import GAME as PENNIES
from tests.own_games.matching_pennies import Seen, Table, Whole, act, determinize, legal, show_in_part

from skyhop.engine.chance import ChanceEvent, SecretShuffler, below, seed_word
from skyhop.engine.kernel import FirstCall, begin, kernel, with_attributes
from skyhop.engine.record import Block, Grid, Record, Row, Sight, of, records
from skyhop.engine.state import GivenUp, Outcome, Ruleset, State
from skyhop.examples.connect_four import GAME as CONNECT_FOUR
from skyhop.examples.hex import GAME as HEX
from skyhop.examples.kuhn_poker import BET, PASS
from skyhop.examples.kuhn_poker import GAME as KUHN
from skyhop.examples.nim import GAME as NIM
from skyhop.examples.pig import GAME as PIG
from skyhop.examples.pig import HOLD, ROLL, settle
from skyhop.examples.pig import PigState as PigTable
from skyhop.examples.trick_taking import GAME as TRICKS
from skyhop.game import registry
from skyhop.game.action import PositionError, Refused, RulesetError
from skyhop.game.capability import Capability, CapabilityAttribute, MissingCapability
from skyhop.game.ending import AGREEMENT, LEFT, RESIGNATION
from skyhop.game.game import MAX_CHANCE_OUTCOMES, Game, GameError
from skyhop.game.match import Match, end_early, replay
from skyhop.game.options import ChoiceOption, NamedRuleset, NumberOption, Options, OptionValue, SwitchOption
from skyhop.game.simple import kernels
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import (
    AWAITING,
    NOBODY,
    Acted,
    ActedUnseen,
    MatchEnded,
    Rolled,
    Shuffled,
    SimpleRules,
    SimpleState,
    await_chance,
    end_match,
)
from skyhop.game.simple.renderer import Area, describe_events, words_of
from skyhop.game.simple.simple_game import SimpleGame, SimpleObservation
from skyhop.search.compiled_entries import evaluation_of


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    begin(FirstCall.UNCOMPILED)
    yield
    begin(FirstCall.COMPILED)


def test_the_help_of_the_module_has_the_parameters_of_each_kernel() -> None:
    found = re.findall(r"^    (\w+)\([\w, ]+\) ", str(kernels.__doc__), re.MULTILINE)

    assert sorted(found) == sorted(Kernels._fields)


def begun(game: Game, first: int = 0, seed: int = 0) -> State:
    return game.new(game.ruleset("standard"), first=first, seed=seed)


def after(game: Game, *texts: str) -> State:
    state = begun(game)
    for text in texts:
        game.act(state, game.read(state, text))
    return state


def refusal(game: Game, state: State, text: str, seat: int | None = None) -> str:
    with pytest.raises(Refused) as refused:
        game.read(state, text, seat)
    return str(refused.value)


def test_four_in_a_row_win() -> None:
    state = after(CONNECT_FOUR, *"1213141")

    assert CONNECT_FOUR.outcome(state) == Outcome((0,), "rules")
    assert CONNECT_FOUR.to_decide(state) is None
    assert CONNECT_FOUR.legal(state) == []


@pytest.mark.parametrize(
    "moves", ["1122334", "12233434464", "76655454424"], ids=["along a row", "up to the right", "up to the left"]
)
def test_a_line_counts_in_every_direction(moves: str) -> None:
    assert CONNECT_FOUR.outcome(after(CONNECT_FOUR, *moves)) is not None


def test_a_full_table_is_a_draw() -> None:
    cells = [[1 + (column // 2 + row) % 2 for column in range(7)] for row in range(6)]
    cells[0][6] = 0
    state = CONNECT_FOUR.positions.from_position(CONNECT_FOUR.ruleset("standard"), {"cells": cells})

    CONNECT_FOUR.act(state, 6)

    assert CONNECT_FOUR.outcome(state) == Outcome((), "rules")
    assert CONNECT_FOUR.renderer.tell(CONNECT_FOUR.view(state, 0), [MatchEnded(0)]) == ["A draw."]


def test_a_text_that_is_no_legal_action_is_refused_with_those_that_are() -> None:
    full = after(CONNECT_FOUR, *"111111")

    assert refusal(CONNECT_FOUR, full, "1") == "“1” is not possible now; choose one of 2, 3, 4, 5, 6, 7."
    assert refusal(CONNECT_FOUR, full, "x" * 99).startswith(f"“{'x' * 40}” is not possible")
    assert refusal(CONNECT_FOUR, full, "2", seat=1) == "It is not your decision now; wait for the other player."
    over = after(CONNECT_FOUR, *"1213141")
    assert refusal(CONNECT_FOUR, over, "1") == "The game is over. Start a new game to play again."


def test_there_is_one_ruleset_without_parameters() -> None:
    assert CONNECT_FOUR.ruleset({"name": "standard"}) == CONNECT_FOUR.ruleset("standard")
    with pytest.raises(RulesetError, match="there is no ruleset 'gravon'; choose one of standard"):
        CONNECT_FOUR.ruleset("gravon")
    with pytest.raises(RulesetError, match="there is no option 'seats'; these rules have no options"):
        CONNECT_FOUR.ruleset({"name": "standard", "seats": 2})


def test_whoever_resigns_loses_to_all_others() -> None:
    three = SimpleGame("three", "Three", Table, Kernels(legal, act), action_count=3, seats=3)
    state = begun(three)

    end_early(three, state, RESIGNATION, 1)

    assert three.outcome(state) == Outcome((0, 2), "resignation")
    assert three.renderer.text(three.view(state, 1)).endswith("The win is shared: seat 1, seat 3.")


def test_the_log_tells_each_seat_what_it_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    state = after(CONNECT_FOUR, *"121314")
    events = CONNECT_FOUR.act(state, 0)

    def told(seat: int | None) -> list[str]:
        return CONNECT_FOUR.renderer.tell(
            CONNECT_FOUR.view(state, seat), CONNECT_FOUR.list_visible_events(state.ruleset, events, seat)
        )

    assert list[object](events) == [Acted(0, 0), MatchEnded(0)]
    assert told(0) == ["You: Drop a disc into column 1.", "You have won."]
    assert told(1) == ["Your opponent: Drop a disc into column 1.", "Your opponent has won."]
    assert told(None) == ["Seat 1: Drop a disc into column 1.", "Seat 1 has won."]
    monkeypatch.setattr(CONNECT_FOUR, "action_sentences", {})
    assert told(1) == ["Your opponent chose 1.", "Your opponent has won."]


def test_the_text_shows_the_grid_whose_marks_are_whose_and_what_is_due() -> None:
    lines = CONNECT_FOUR.renderer.text(CONNECT_FOUR.view(after(CONNECT_FOUR, "4", "3"), 1)).splitlines()

    assert lines[5:] == [". . ○ ● . . .", "1 2 3 4 5 6 7", "● Your opponent, ○ You", "Waiting for your opponent."]


def test_without_a_grid_the_text_shows_the_fields() -> None:
    view = PENNIES.view(after(PENNIES, "2"), 0)

    fields = ["points: 0 0", "last round: 0 0", "has chosen: 1 0", "chosen: 2 0"]
    assert PENNIES.renderer.text(view).splitlines() == [*fields, "Waiting for your opponent."]
    assert PENNIES.renderer.draw(view).startswith("<svg")


def test_a_picture_is_well_named_and_its_columns_can_be_pressed_by_who_decides() -> None:
    state = after(CONNECT_FOUR, "4")

    own, other = (CONNECT_FOUR.renderer.draw(CONNECT_FOUR.view(state, seat)) for seat in (1, 0))

    assert 'role="img" aria-label="' in own
    assert [f'data-action="{number}"' in own for number in range(9)] == [False, *[True] * 7, False]
    assert "data-action" not in other
    assert 'data-key="cell-5-3-1"' in own


class Squares(SimpleState, seen_by=Sight.EVERYBODY):
    cells: Grid = of(2, 2)


@kernel
def every_square(table: Squares, actions: Row) -> int:  # noqa: ARG001  all of them
    for square in range(4):
        actions[square] = square
    return 4


def test_where_there_are_as_many_actions_as_cells_an_action_is_a_cell() -> None:
    four = SimpleGame("four", "Four", Squares, Kernels(every_square, act), action_count=4, grid="cells", marks=".xo")
    state = begun(four)
    state.records["cells"] = [[1, 0], [0, 2]]

    assert four.renderer.text(four.view(state, 0)).splitlines()[:3] == ["x 2", "3 o", "x You, o Your opponent"]
    assert four.renderer.cells_of(2) == [(1, 0)]


def test_a_position_is_the_fields_of_the_record_and_can_be_set_up() -> None:
    state = after(NIM, "3", "1")
    position = NIM.positions.position(state)

    assert position["left"] == 17
    assert NIM.positions.from_position(state.ruleset, position) == state
    assert NIM.positions.expect(state, "left", 17) is None
    assert NIM.positions.expect(state, "left", 16) == "17"
    with pytest.raises(PositionError, match="right: there is no such field"):
        NIM.positions.expect(state, "right", 17)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"stones": [[0] * 7]}, "stones: expected 3 by 7 whole numbers"),
        ({"stones": [[0], [0, 1]]}, "stones: expected 3 by 7 whole numbers"),
        ({"left": "all"}, "left: expected a whole number"),
        ({"left": 1.5}, "left: expected a whole number"),
        ({"left": 70_000}, "left: expected a whole number"),
        ({"right": 1}, "right: there is no such field; the fields are to_act, ending, winners, left, stones"),
        ({"to_act": 2}, "position: there is no seat 2 to decide"),
        ({"winners": 1}, "position: the seats (0,) cannot have won"),
        ({"ending": 1, "winners": 4}, "position: the seats (2,) cannot have won"),
        ({"left": 0}, "position: nothing can be done, and the match goes on"),
        ({"stones": [[9] * 7] * 3}, "position: stones holds a number that has no mark"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError) as refused:
        NIM.positions.from_position(NIM.ruleset("standard"), fields)

    assert str(refused.value) == str(pickle.loads(pickle.dumps(refused.value))) == problem


def test_what_is_hidden_is_seen_as_the_game_says_and_heard_by_its_seat_alone() -> None:
    state = begun(PENNIES)
    events = PENNIES.act(state, 1)

    assert [PENNIES.view(state, seat).record["chosen"].tolist() for seat in (0, 1, None)] == [[2, 0], [0, 0], [0, 0]]
    assert [PENNIES.list_visible_events(state.ruleset, events, seat) for seat in (0, 1, None)] == [
        [ActedUnseen(0, 1)],
        [ActedUnseen(0, None)],
        [ActedUnseen(0, None)],
    ]
    told = PENNIES.renderer.tell(PENNIES.view(state, 1), PENNIES.list_visible_events(state.ruleset, events, 1))
    assert told == ["Your opponent made a secret choice."]
    PENNIES.act(state, 0)
    assert PENNIES.view(state, None).record["last_round"].tolist() == [2, 1]


def test_worlds_differ_in_what_a_seat_does_not_see_and_in_nothing_else() -> None:
    view = PENNIES.view(after(PENNIES, "2"), 1)

    worlds = [PENNIES.determinize(view, seed) for seed in range(30)]

    assert {int(world.record["chosen"][0]) for world in worlds} == {1, 2}
    assert all(PENNIES.view(world, 1) == view for world in worlds)
    assert "random" not in PENNIES.positions.position(worlds[0])


def test_compiled_kernels_do_the_same() -> None:
    before = after(PENNIES, "2")
    views = [PENNIES.view(before, seat) for seat in (0, 1, None)]
    world = PENNIES.determinize(views[1], 5)

    assert isinstance(PENNIES.observation, SimpleObservation)
    for each in (PENNIES._legal, PENNIES._act, PENNIES.observation.show_entry, PENNIES._fill_in):
        assert each is not None
        each.compile()

    assert after(PENNIES, "2") == before
    assert [PENNIES.view(before, seat) for seat in (0, 1, None)] == views
    assert PENNIES.determinize(views[1], 5) == world


class Late(Whole, seen_by=Sight.EVERYBODY):
    on_top: int


class Partly(Table, seen_by=Sight.IN_PART):
    deep: Block = of(2, 2, 2)


@pytest.mark.parametrize(
    ("record", "kernels", "problem"),
    [
        (Partly, {}, "Game shows only parts of deep. Declare a Row or Grid with a number or row for each seat"),
        (
            Whole,
            {"show": show_in_part},
            "Game hides chosen. Write a kernel that draws possible values for the hidden fields",
        ),
        (
            Partly,
            {"show": show_in_part},
            "Game hides deep. Write a kernel that draws possible values for the hidden fields",
        ),
        (
            Late,
            {"show": show_in_part, "determinize": determinize},
            "Game: everybody may see on_top. Define all visible fields before the hidden fields",
        ),
    ],
)
def test_a_record_that_hides_something_must_say_more(
    record: type[SimpleState], kernels: dict[str, Any], problem: str
) -> None:
    with pytest.raises(GameError) as refused:
        SimpleGame("game", "Game", record, Kernels(legal, act, **kernels), action_count=3)

    assert str(refused.value).startswith(problem)


def test_a_function_that_is_no_kernel_is_refused() -> None:
    def idle(_table: Table, _action: int) -> None:
        pass

    with pytest.raises(GameError, match=r"^idle is not a kernel: write @kernel above it$"):
        SimpleGame("game", "Game", Table, Kernels(legal, idle), action_count=3)


@pytest.mark.parametrize(
    ("grid", "problem"),
    [
        ("cels", "Game has no field cels, but grid= names this field. Choose one of cells"),
        (
            "winners",
            (
                "Game: grid= needs a field with rows and columns, but winners has no rows and columns. "
                "The fields are cells"
            ),
        ),
    ],
)
def test_a_picture_of_no_grid_is_refused_with_the_fields_there_are(grid: str, problem: str) -> None:
    with pytest.raises(GameError) as refused:
        SimpleGame("game", "Game", Squares, Kernels(every_square, act), action_count=4, grid=grid)

    assert str(refused.value) == problem


def test_actions_that_the_game_is_not_said_to_have_are_refused_where_it_is_defined() -> None:
    with pytest.raises(GameError) as refused:
        SimpleGame("game", "Game", Squares, Kernels(every_square, act), action_count=3)

    problem = "Game: the kernel lists the actions 0, 1, 2, 3, but action_count=3 allows only the actions 0 to 2"
    assert str(refused.value) == problem


@kernel
def one_more_each_time(table: Squares, actions: Row) -> int:
    """List the number that the first square holds."""
    actions[0] = table.cells[0, 0]
    return 1


@pytest.mark.parametrize("action", [1, -1])
def test_they_are_refused_later_in_a_match_too(action: int) -> None:
    game = SimpleGame("game", "Game", Squares, Kernels(one_more_each_time, act), action_count=1)
    state = begun(game)
    assert game.legal(state) == [0]
    state.records["cells"] = action

    with pytest.raises(GameError, match=f"lists the actions {action}, but action_count=1"):
        game.legal(state)


class BeginsOtherwise(SimpleGame):
    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        state = super().new(ruleset, first=first, seed=seed)
        state.records["cells"] = 0
        return state


def test_a_game_that_begins_in_a_way_of_its_own_is_not_tried_before_it_begins() -> None:
    assert BeginsOtherwise("game", "Game", Squares, Kernels(every_square, act), action_count=3).action_count == 3


def test_actions_are_valued_where_a_kernel_values_them() -> None:
    view = CONNECT_FOUR.view(after(CONNECT_FOUR, *"112233"), 0)

    assert int(np.argmax(CONNECT_FOUR.evaluation.evaluate(view, CONNECT_FOUR.legal(view)))) == 3
    assert CONNECT_FOUR.has(Capability.EVALUATION)
    assert not NIM.has(Capability.EVALUATION)
    with pytest.raises(MissingCapability, match=r"has no evaluation: define evaluate in nim\.py"):
        NIM.evaluation.evaluate(NIM.view(begun(NIM), 0), [0])


def test_an_evaluation_without_a_kernel_is_missing_to_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        with_evaluation = {**NIM.capabilities, Capability.EVALUATION: SimpleNamespace(kernel=None)}
        patched.setattr(NIM, "capabilities", with_evaluation)
        assert NIM.has(Capability.EVALUATION)
        with pytest.raises(MissingCapability, match="has no evaluation: define evaluate"):
            evaluation_of(NIM)

    assert not NIM.has(Capability.EVALUATION)
    assert isinstance(Game.evaluation, CapabilityAttribute)


def test_a_simple_game_says_who_has_won_and_nothing_of_its_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    words, drawn = words_of(NIM), Match.start(NIM, NIM.ruleset("standard"), seed=1)
    drawn.end(AGREEMENT, 0)

    assert words.due(drawn.view(0)) == "A draw"
    monkeypatch.setattr(NIM, "outcome", lambda _view: Outcome((0, 1), "rules"))
    assert words.due(drawn.view(None), ("Anna", "Ben")) == "The win is shared: Anna, Ben."
    assert (words.topics(drawn.view(0)), words.legend(), words.clauses(drawn.view(0))) == ({}, "", ())


def test_a_view_has_the_open_fields_and_who_sees_it() -> None:
    assert CONNECT_FOUR.view_record.dtype.names == ("to_act", "ending", "winners", "cells", "seat")
    assert PENNIES.open_record is Table
    assert PENNIES.seen_record is Seen
    assert [field.name for field in PENNIES.view_record.fields()][-2:] == ["chosen", "seat"]


def test_chance_is_never_due() -> None:
    state = begun(NIM)

    assert NIM.chance(state) is None
    with pytest.raises(ValueError, match="a b"):
        NIM.settle(state, ["a", "b"])
    with pytest.raises(ValueError, match="State"):
        NIM.roll(state)


def test_a_search_is_given_the_kernels_of_a_plain_game() -> None:
    """They list nothing where the match is over, and fill in what only the others know."""
    state, actions = after(CONNECT_FOUR, "4", "4"), np.zeros(7, np.int16)
    kernels, table = CONNECT_FOUR.search_kernels, with_attributes(state.records)[0]

    assert (kernels.to_decide(None, table), kernels.legal(None, table, actions)) == (0, 7)
    for column in (4, 2, 4, 2, 4, 2):
        assert kernels.step(None, table, column, actions) == 7
    assert (kernels.step(None, table, 4, actions), kernels.legal(None, table, actions)) == (0, 0)
    assert kernels.winners(None, table) == 1

    kernels.determinize(None, table, table)  # all lies open: it does nothing
    hidden = after(PENNIES, "1")
    view = PENNIES.view(hidden, 1)
    made = PENNIES.determinize(view, 1)
    with np.errstate(over="ignore"):  # as entries are run where they are not compiled
        PENNIES.search_kernels.determinize(None, with_attributes(view.records)[0], with_attributes(made.records)[0])
    assert PENNIES.view(made, 1).records.tobytes() == view.records.tobytes()


def test_several_texts_that_cannot_be_done_have_one_reason() -> None:
    full = after(CONNECT_FOUR, *"444444")

    refused = CONNECT_FOUR.why_not(full, ["4", "9"])

    assert refused is not None
    assert refused.sentence.startswith("“4” is not possible now")
    assert CONNECT_FOUR.why_not(full, ["4", "3"]) is None


SIDES, TIMES = 6, 8


class Spun(SimpleState, seen_by=Sight.EVERYBODY):
    start: int
    spins: Row = of(TIMES)
    count: int


class Spins(Spun):
    random: np.uint64


class Open(SimpleState, seen_by=Sight.EVERYBODY):
    random: np.uint64


@kernel
def begin_spins(table: Spins) -> None:
    table.start = 1 + below(table, SIDES)


@kernel
def spin_only(table: Spun, actions: Row) -> int:  # noqa: ARG001  always the same
    actions[0] = 0
    return 1


@kernel
def spin(table: Spins, action: int) -> None:  # noqa: ARG001  as above
    table.spins[table.count] = 1 + below(table, SIDES)
    table.count += 1
    if table.count == TIMES:
        end_match(table, NOBODY)


@kernel
def wait(table: SimpleState, action: int) -> None:  # noqa: ARG001  as above
    table.to_act = 1 - table.to_act


@kernel
def begin_and_wait(table: Open, action: int) -> None:  # noqa: ARG001  as above
    table.to_act = below(table, 2)


SPINS = SimpleGame("spins", "Spins", Spins, Kernels(spin_only, spin, start=begin_spins), action_count=1)


def spun(match: Match) -> tuple[int, ...]:
    """Play a match of spins to its end; give what it began with and what was spun."""
    while match.to_decide is not None:
        match.play(match.to_decide, "1")
    record = match.state.record
    return (int(record["start"]), *record["spins"].tolist())


def spins_at(table: str, seed: int = 0) -> Match:
    shuffler = SecretShuffler(table.encode(), "spins") if table else None
    return Match.start(SPINS, SPINS.ruleset("standard"), seed=seed, shuffler=shuffler)


def test_every_table_draws_differently_and_every_journal_says_what_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda _name: SPINS)
    matches = [spins_at(table) for table in ("a", "b", "c")]
    found = [spun(match) for match in matches]

    assert len(set(found)) == 3
    assert [spun(replay(match.journal)) for match in matches] == found
    assert [entry.is_chance for entry in matches[0].journal.entries] == [True] + [False] * TIMES
    assert spun(spins_at("a")) == found[0]


def test_a_simulation_draws_by_its_seed() -> None:
    found = [spun(spins_at("", seed)) for seed in (1, 2, 1)]

    assert found[0] == found[2] != found[1]


def test_nothing_is_decided_before_it_is_known_what_will_be_drawn() -> None:
    state = begun(SPINS)

    assert (SPINS.phase(state), SPINS.to_decide(state), SPINS.legal(state), SPINS.outcome(state)) == (
        "deal",
        None,
        [],
        None,
    )
    with pytest.raises(ValueError, match="1 2 3"):
        SPINS.settle(state, ("1", "2", "3"))
    SPINS.settle(state, SPINS.roll(state))
    assert (SPINS.phase(state), SPINS.to_decide(state), SPINS.legal(state), SPINS.chance(state)) == (
        "play",
        0,
        [0],
        None,
    )


def test_a_position_of_a_game_that_draws_is_one_that_has_begun() -> None:
    state = SPINS.positions.from_position(SPINS.ruleset("standard"), {"count": 3, "to_act": 1})

    assert (SPINS.phase(state), SPINS.to_decide(state), SPINS.chance(state)) == ("play", 1, None)


def test_views_do_not_tell_what_will_be_drawn() -> None:
    one, other = (spins_at(table).state for table in ("a", "b"))
    other.record["start"] = one.record["start"]

    assert one != other
    assert all(SPINS.view(one, seat) == SPINS.view(other, seat) for seat in (0, 1, None))


def test_a_game_that_draws_in_sight_of_all_is_refused_and_one_that_does_not_draw_is_not() -> None:
    with pytest.raises(
        GameError, match="Spins draws at random, but a player who sees the field random could predict the draws"
    ):
        SimpleGame("spins", "Spins", Open, Kernels(spin_only, begin_and_wait), action_count=1)

    for game in (SimpleGame("wait", "Wait", Open, Kernels(spin_only, wait), action_count=1), PENNIES):
        assert game.chance(begun(game)) is None


def _silent(_who: str, _action: int) -> str:
    return ""


def test_who_gave_a_seat_up_and_who_plays_it_on_is_told() -> None:
    view = NIM.view(NIM.new(NIM.ruleset(NIM.rulesets()[0])), 1)

    (sentence,) = describe_events(view, [GivenUp(0, LEFT.name, "cadet")], _silent, [(0,), (1,)], ["Anna", "Ben"])

    assert sentence.endswith("The bot Cadet takes over the seat. The seat finishes last.")


class Heap(SimpleState, seen_by=Sight.EVERYBODY):
    left: int


class HeapRules(SimpleRules):
    stones: int
    last_loses: int
    most: int


@kernel
def fill_heap(rules: HeapRules, table: Heap) -> None:
    table.left = rules.stones


@kernel
def list_amounts(rules: HeapRules, table: Heap, actions: Row) -> int:
    count = min(2 + rules.most, table.left)
    for action in range(count):
        actions[action] = action
    return count


@kernel
def take(rules: HeapRules, table: Heap, action: int) -> None:
    table.left -= action + 1
    if table.left == 0:
        end_match(table, (table.to_act + rules.last_loses) % rules.seats)
    else:
        table.to_act = (table.to_act + 1) % rules.seats


@kernel
def prefer_all(rules: HeapRules, table: Heap, action: int) -> float:
    return 1.0 if table.left == action + 1 and rules.last_loses == 0 else 0.0


class HeapGame(SimpleGame):
    rules_record: type[Record] = HeapRules
    options = Options(
        options=(
            NumberOption(name="stones", title="Stones", default=5, numbers=range(3, 30)),
            SwitchOption(name="last_loses", title="Last loses"),
            ChoiceOption(
                name="most", title="Most", default="two", choices=(OptionValue("two", "2"), OptionValue("three", "3"))
            ),
        ),
        rulesets=(
            NamedRuleset("standard", "Standard", "", {}),
            NamedRuleset("misere", "Misère", "", {"last_loses": True}),
        ),
    )


HEAP_KERNELS = Kernels(list_amounts, take, start=fill_heap, evaluate=prefer_all)
HEAP = HeapGame("heap", "Heap", Heap, HEAP_KERNELS, action_count=3, seats=range(2, 5))


def test_kernels_read_the_options_and_the_number_of_seats() -> None:
    ruleset = HEAP.ruleset({"seats": 3, "stones": 4, "last_loses": True, "most": "three"})
    state = HEAP.new(ruleset, first=1)

    assert HEAP.seat_count(ruleset) == 3
    assert HEAP.legal(state) == [0, 1, 2]
    HEAP.act(state, 2)
    assert HEAP.to_decide(state) == 2
    HEAP.act(state, 0)
    assert HEAP.outcome(state) == Outcome((0,), "rules")
    assert HEAP.renderer.text(HEAP.view(state, 1)).splitlines()[-1] == "Seat 1 has won."


def test_a_ruleset_is_named_by_its_values_whatever_the_number_of_seats() -> None:
    assert HEAP.ruleset("standard").parameters == {"seats": 2, "stones": 5, "last_loses": False, "most": "two"}
    assert HEAP.ruleset({"seats": 4}).name == "standard"
    assert HEAP.ruleset({"last_loses": True}).name == "misere"
    assert HEAP.ruleset({"stones": 7}).name == "custom"
    assert HEAP.options.seats == "seats"
    with pytest.raises(RulesetError, match="seats cannot be 5; choose one of 2, 3, 4"):
        HEAP.ruleset({"seats": 5})


def test_an_evaluation_and_worlds_follow_the_rules() -> None:
    state = HEAP.new(HEAP.ruleset({"stones": 3, "most": "three"}))
    view = HEAP.view(state, 0)

    assert list(HEAP.evaluation.evaluate(view, [0, 1, 2])) == [0.0, 0.0, 1.0]
    assert HEAP.determinize(view, 1) == state
    assert HEAP.positions.from_position(state.ruleset, HEAP.positions.position(state)) == state


def test_an_invariant_knows_the_number_of_seats() -> None:
    state = HEAP.new(HEAP.ruleset({"seats": 3}))
    state.records["to_act"] = 3

    assert HEAP.invariants(state) == ["there is no seat 3 to decide"]


def test_an_option_without_a_field_is_refused() -> None:
    class Forgetful(HeapGame):
        rules_record = SimpleRules

    problem = "Heap: the fields of SimpleRules are seats, but the options are seats, stones, last_loses, most. Declare"
    with pytest.raises(GameError, match=problem):
        Forgetful("heap", "Heap", Heap, HEAP_KERNELS, action_count=3)


def thrown(target: int, *throws: str) -> State:
    """A match of Pig in which one seat holds after each throw, unless the die shows 1."""
    state = PIG.new(PIG.ruleset({"target": target}))
    for throw in throws:
        PIG.act(state, ROLL)
        PIG.settle(state, [throw, *(face for face in "123456" if face != throw)])
        if throw != "1":
            PIG.act(state, HOLD)
    return state


def test_a_die_is_a_chance_event_of_which_one_item_counts() -> None:
    state = PIG.new(PIG.ruleset("standard"))
    PIG.act(state, ROLL)

    assert PIG.chance(state) == ChanceEvent("die", ("1", "2", "3", "4", "5", "6"), needed=1)
    assert (PIG.to_decide(state), PIG.legal(state), PIG.phase(state)) == (None, [], "deal")
    assert list[object](PIG.settle(state, ["4", "6", "5", "3", "2", "1"])) == [Rolled(0, 0, 4)]
    assert PIG.renderer.tell(PIG.view(state, 1), [Rolled(0, 0, 4)]) == ["Die: 4."]
    assert (int(state.record["die"]), int(state.record["turn_points"]), PIG.legal(state)) == (4, 4, [HOLD, ROLL])


def test_pig_counts_points_until_the_target() -> None:
    assert PIG.points(thrown(10, "6", "1")) == (6, 0)
    assert PIG.to_decide(thrown(10, "6", "1")) == 0
    assert PIG.outcome(thrown(10, "6", "5", "4")) == Outcome((0,), "rules")


def test_rolls_differ_in_simulations_and_are_replayed_from_the_journal() -> None:
    with registry.with_examples():
        match = Match.start(PIG, PIG.ruleset({"seats": 3}), seed=5)
        while (seat := match.to_decide) is not None:
            match.play(seat, PIG.write(match.state, PIG.legal(match.state)[-1 if match.ply % 5 else 0]))
        rolls = [entry.text for entry in match.journal.entries if entry.is_chance]

        again = replay(match.journal)

    assert {roll.split()[0] for roll in rolls} == set("123456")
    assert PIG.positions.position(again.state) == PIG.positions.position(match.state)


def test_a_server_rolls_by_its_secret() -> None:
    matches = [
        Match.start(PIG, PIG.ruleset({}), shuffler=SecretShuffler(bytes(32), "one"), seed=seed) for seed in (1, 2)
    ]
    for match in matches:
        match.play(0, "roll")

    assert matches[0].journal.entries == matches[1].journal.entries


@given(seed=st.integers(0, 2**64 - 1))
@settings(max_examples=40)
def test_search_kernels_set_chance_fields_with_the_generator(seed: int) -> None:
    for game in (PIG, KUHN):
        rules, states = game.ruleset({}).record, records(game.state_record, 1)
        states["random"] = np.uint64(seed)
        rule, table = with_attributes(rules)[0], with_attributes(states)[0]
        actions = np.zeros(8, np.int16)
        with np.errstate(over="ignore"):
            count = game.search_kernels.begin(rule, table, 0, actions)
            while count:
                count = game.search_kernels.step(rule, table, int(actions[seed % count]), actions)
                assert table.ending >= 0
                assert not game.invariants(State(game.ruleset({}), states))
                seed = (seed * 5 + 1) % 2**32
        assert game.search_kernels.winners(rule, table) == table.winners


@kernel
def roll_again(table: PigTable, _number: int) -> None:
    table.turn_points += 1
    await_chance(table, 0)


def test_a_search_ends_at_chance_without_end() -> None:
    roll_on = kernels._make_chance_kernel(PIG.kernels._replace(settle=roll_again), PIG.state_record, PIG.chance_fields)
    states = records(PIG.state_record, 1)
    states["ending"] = AWAITING

    with np.errstate(over="ignore"):
        roll_on(with_attributes(PIG.ruleset({}).record)[0], with_attributes(states)[0])

    assert (int(states["turn_points"][0]), int(states["ending"][0])) == (MAX_CHANCE_OUTCOMES, AWAITING)


@pytest.mark.parametrize(("ending", "is_possible"), [(3, False), (-2, True), (-3, False)])
def test_a_position_awaits_only_chance_fields(ending: int, *, is_possible: bool) -> None:
    state = PIG.new(PIG.ruleset({}))
    state.record["ending"] = ending

    assert (PIG.invariants(state) == []) is is_possible
    if ending == -3:
        with pytest.raises(GameError, match="The number of these fields is 1"):
            PIG.chance(state)


@pytest.mark.parametrize(
    ("actions", "chips"),
    [("pp", (1, -1)), ("bp", (1, -1)), ("bb", (2, -2)), ("pbp", (-1, 1)), ("pbb", (2, -2))],
)
def test_each_way_through_a_hand_of_kuhn_poker_pays_by_its_rules(actions: str, chips: tuple[int, int]) -> None:
    state = KUHN.new(KUHN.ruleset({"hands": 1}))
    KUHN.settle(state, ["K", "J", "Q"])
    for action in actions:
        assert KUHN.outcome(state) is None
        KUHN.act(state, BET if action == "b" else PASS)

    assert KUHN.points(state) == chips
    assert KUHN.chance(state) is None
    assert KUHN.outcome(state) == Outcome((0 if chips[0] > 0 else 1,), "rules")


def test_a_deck_is_dealt_to_hands_that_only_their_seats_see() -> None:
    state = KUHN.new(KUHN.ruleset({"hands": 1}))
    assert list[object](KUHN.settle(state, ["K", "J", "Q"])) == [Shuffled(0, 0)]

    assert [KUHN.view(state, seat).record["hand"].tolist() for seat in (0, 1, None)] == [[3, 0], [0, 1], [0, 0]]
    worlds = [KUHN.determinize(KUHN.view(state, 0), seed).record["hand"].tolist() for seed in range(20)]
    assert {tuple(hand) for hand in worlds} == {(3, 1), (3, 2)}
    assert list[object](KUHN.act(state, BET)) == [Acted(0, BET)]
    KUHN.act(state, BET)
    assert KUHN.points(state) == (2, -2)
    assert KUHN.outcome(state) == Outcome((0,), "rules")


@pytest.mark.parametrize(
    ("record", "fields", "kernels", "problem"),
    [
        (PigTable, {"die": "12"}, {}, "Game has chance fields. Write a kernel that continues after chance, and pass"),
        (PigTable, {"coin": "12"}, {"settle": settle}, "Game has no field coin, but chance needs this field."),
        (SimpleState, {"to_act": "12"}, {"settle": settle}, "Game has no field random, but chance needs this field."),
        (PigTable, {"points": "12"}, {"settle": settle}, "the field points must be a number, or a Row = of(2)"),
    ],
)
def test_chance_that_is_declared_wrongly_is_refused(
    record: type[SimpleState], fields: dict[str, str], kernels: dict[str, Any], problem: str
) -> None:
    class Chancy(SimpleGame):
        chance_fields = fields

    with pytest.raises(GameError, match=re.escape(problem)):
        Chancy("game", "Game", record, Kernels(legal, act, **kernels), action_count=2)


class DieAndDeck(SimpleState):
    """Record with two chance fields."""

    die: int
    deck: Row = of(3)
    random: np.uint64


@pytest.mark.parametrize("awaited", ["die", "deck"])
@pytest.mark.parametrize("names", [("die", "deck"), ("deck", "die")])
def test_of_several_chance_fields_the_awaited_one_is_drawn(names: tuple[str, ...], awaited: str) -> None:
    draw = kernels._make_drawing_kernels(DieAndDeck, dict.fromkeys(names, ("a", "b", "c")))
    states = records(DieAndDeck, 1)
    states["ending"], states["random"] = AWAITING - names.index(awaited), seed_word(7)

    with np.errstate(over="ignore"):
        draw(with_attributes(states)[0])

    is_die = awaited == "die"
    assert (int(states["die"][0]) > 0, sorted(states["deck"][0])) == (is_die, [0, 0, 0] if is_die else [1, 2, 3])


def test_areas_show_cards_by_name_and_only_ones_own_hand() -> None:
    state = KUHN.new(KUHN.ruleset("standard"))
    KUHN.settle(state, ("Q", "K", "J"))

    texts = [KUHN.renderer.text(KUHN.view(state, seat)).splitlines() for seat in (0, 1, None)]

    assert [lines[0] for lines in texts] == [
        "Hand: you Q, your opponent _",
        "Hand: your opponent _, you K",
        "Hand: seat 1 _, seat 2 _",
    ]
    assert texts[0][1:] == ["Bets: you 0, your opponent 0", "Chips: you 0, your opponent 0", "Your turn."]
    drawn = KUHN.renderer.draw(KUHN.view(state, 1), ["Anna", "Ben"])
    assert ">K<" in drawn
    assert ">Q<" not in drawn


def test_a_track_ends_at_the_number_of_an_option() -> None:
    state = PIG.new(PIG.ruleset({"target": 30}))
    state.record["points"][1] = 12

    lines = PIG.renderer.text(PIG.view(state, 0)).splitlines()

    assert lines[:2] == ["Points, you: 0/30", "Points, your opponent: 12/30"]


def test_an_area_must_show_a_field_of_the_view() -> None:
    class Wrong(SimpleGame):
        areas = (Area("hand"),)

    with pytest.raises(GameError) as refused:
        Wrong("wrong", "Wrong", Table, Kernels(legal, act), action_count=2)

    problem = "Wrong: an area shows the field hand, but views have only the fields points, last_round, has_chosen."
    assert str(refused.value) == problem


def test_only_the_legal_cards_of_the_own_hand_can_be_pressed() -> None:
    state = TRICKS.new(TRICKS.ruleset("standard"))
    TRICKS.settle(state, TRICKS.roll(state))
    seat = TRICKS.to_decide(state) or 0
    legal_cards = [TRICKS.write(state, action) for action in TRICKS.legal(state)]

    own, other = (TRICKS.renderer.draw(TRICKS.view(state, each)) for each in (seat, (seat + 1) % 3))

    assert re.findall(r'data-action="(\w+)"', own) == legal_cards
    assert "data-action" not in other


def test_an_additional_action_of_a_grid_chooses_no_cell() -> None:
    state = HEX.new(HEX.ruleset("standard"))
    HEX.act(state, HEX.read(state, "b1"))

    pressed = re.findall(r'data-action="(\w+)"', HEX.renderer.draw(HEX.view(state, 1)))

    assert "swap" not in pressed
    assert len(pressed) == 48
    assert HEX.renderer.text(HEX.view(state, 1)).splitlines()[0].startswith("a1  ● c1")

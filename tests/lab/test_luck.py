"""Tests of luck adjustment: any value function gives no bias. A small game allows to try every shuffle."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from statistics import fmean, stdev
from types import SimpleNamespace
from typing import Any, cast

import pytest
import typer
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.amount import in_turn

from skyhop.bots.bot import BY_ITERATIONS
from skyhop.cli.__main__ import main
from skyhop.engine.chance import ChanceEvent, mix_seed
from skyhop.engine.kernel import Entry as Compiled
from skyhop.engine.state import Outcome, State
from skyhop.game import registry
from skyhop.game.journal import Header, Journal, JournalEntry
from skyhop.game.match import Match, Ply
from skyhop.lab import luck_adjustment as module
from skyhop.lab.luck_adjustment import luck
from skyhop.lab.pairs import Pairing, entries_of, pair
from skyhop.search.value_network import network_path

CARDS = ("1", "2", "2", "3", "9")
"""Cards of the deck below. Two of them are equal."""


class Table:
    """State with a deck and the cards drawn from it."""

    def __init__(self, deck: Sequence[str] = (), drawn: Sequence[str] = (), *, is_due: bool = True) -> None:
        self.deck, self.drawn, self.is_due = list(deck), list(drawn), is_due

    def copy(self) -> Table:
        return Table(self.deck, self.drawn, is_due=self.is_due)


class Drawing:
    """Game in which two seats draw `at_once` cards in turn. The seat with the higher sum at the end wins.

    If `more_after` is "3", a 3 gives one more card. If the sum of all drawn cards is even, an action of several
    cards draws one card less, so that actions depend on earlier draws.
    """

    name = "drawing"
    simultaneous = None

    def __init__(self, at_once: int, more_after: str = "") -> None:
        self.at_once, self.more_after = at_once, more_after

    def chance(self, state: Table) -> ChanceEvent | None:
        return ChanceEvent("deck", CARDS) if state.is_due else None

    def settle(self, state: Table, tokens: Sequence[str]) -> None:
        state.deck, state.is_due = list(tokens), False

    def undrawn(self, state: Table) -> Mapping[str, int]:
        return {"deck": len(state.deck)}

    def reorder(self, state: Table, _pile: str, order: Sequence[int]) -> None:
        state.deck = [state.deck[place] for place in order]

    def to_decide(self, state: Table) -> int | None:
        return None if len(state.drawn) >= 4 else len(state.drawn) % 2

    def read(self, _state: Table, text: str, _seat: int) -> int:
        return int(text)

    def act(self, state: Table, action: int) -> None:
        for _card in range(action):
            state.drawn.append(state.deck.pop(0))
        if state.drawn and state.drawn[-1] == self.more_after and state.deck:
            state.drawn.append(state.deck.pop(0))

    def choice(self, state: Table) -> int:
        """Return the action of a player who knows the drawn items."""
        return self.at_once - (sum(map(int, state.drawn)) % 2 == 0 and self.at_once > 1)

    def outcome(self, state: Table) -> Outcome | None:
        if len(state.drawn) < 4:
            return None
        points = [sum(map(int, state.drawn[seat::2])) for seat in range(2)]
        return Outcome(tuple(seat for seat in range(2) if points[seat] == max(points)), "points")


def matches(game: Drawing, monkeypatch: pytest.MonkeyPatch) -> Iterator[Match]:
    """Yield every possible match: one for each order of the deck."""
    for order in permutations(CARDS):
        state, entries, reached = Table(), [JournalEntry("deck", " ".join(order), "")], [Table()]
        game.settle(state, order)
        while game.to_decide(state) is not None:
            reached.append(state.copy())
            action = game.choice(state)
            entries.append(JournalEntry(len(state.drawn) % 2, str(action), ""))
            game.act(state, action)
        reached.append(state)
        header = Header(game.name, {}, "0", seats=("one", "other"))
        places = [
            Ply(number, cast("State", at), entry, ())
            for number, (at, entry) in enumerate(zip(reached, [*entries, None], strict=True))
        ]
        monkeypatch.setattr(module, "count_undrawn", Drawing.undrawn)
        monkeypatch.setattr(module, "reorder", game.reorder)
        monkeypatch.setattr(module, "plies", lambda _journal, places=places: iter(places))
        yield cast("Match", SimpleNamespace(game=game, journal=Journal(header, entries)))


def reached(match: Match) -> list[Ply]:
    """Return the positions of a match in the order of its replay."""
    return list(vars(module)["plies"](match.journal))


def adjusted(game: Drawing, value: Callable[[Any], float], seed: int = 0) -> tuple[list[float], list[float]]:
    """Return the win share of the first seat in each match, and this share without luck."""
    shares, left = [], []
    with pytest.MonkeyPatch.context() as patch:
        for number, match in enumerate(matches(game, patch)):
            outcome = game.outcome(cast("Table", reached(match)[-1].state))
            assert outcome is not None
            shares.append((0 in outcome.winners) / len(outcome.winners))
            left.append(shares[-1] - luck(match, 0, value, mix_seed(seed, number)))
    return shares, left


def rubbish(seed: int) -> Callable[[Table], float]:
    """Return a meaningless value function with an arbitrary number for any drawn cards."""
    return lambda state: mix_seed(seed, *map(int, state.drawn)) / 2**64 * 3 - 1


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 2**32))
def test_card_by_card_rubbish_changes_nothing_in_the_mean(seed: int) -> None:
    shares, left = adjusted(Drawing(1), rubbish(seed))

    assert fmean(left) == pytest.approx(fmean(shares), abs=1e-12)
    assert stdev(left) > 0


def test_no_value_leaves_what_the_last_card_decided_out_and_the_mean_as_it_is() -> None:
    shares, left = adjusted(Drawing(1), lambda _state: 0.0)

    assert fmean(left) == pytest.approx(fmean(shares), abs=1e-12)


@pytest.mark.slow
def test_the_true_value_leaves_no_luck_at_all() -> None:
    game = Drawing(1)

    def expected(state: Table) -> float:
        if (outcome := game.outcome(state)) is not None:
            return (0 in outcome.winners) / len(outcome.winners)
        found = []
        for place in range(len(state.deck)):
            after = state.copy()
            after.deck[0], after.deck[place] = after.deck[place], after.deck[0]
            game.act(after, game.choice(after))
            found.append(expected(after))
        return fmean(found)

    shares, left = adjusted(game, expected)

    assert left == [pytest.approx(fmean(shares), abs=1e-12)] * math.factorial(len(CARDS))


@pytest.mark.parametrize("game", in_turn([Drawing(1, more_after="3"), Drawing(2)], 2))
def test_several_cards_at_once_change_nothing_in_the_mean_either(game: Drawing) -> None:
    """Draws depend on earlier draws, even in their number. The mean covers all orders and samples."""
    off = []
    for seed in range(16):
        shares, left = adjusted(game, rubbish(5), seed)
        off.append(fmean(left) - fmean(shares))

    assert abs(fmean(off)) < 4 * stdev(off) / math.sqrt(len(off)) + 1e-12


CUP = registry.game("balloon-cup")
PAIRING = Pairing(CUP.name, CUP.ruleset({}).parameters, ("random", "random"), BY_ITERATIONS, 5)


def test_luck_changes_nothing_in_how_pairs_are_played_and_is_the_same_again() -> None:
    value = network_path(CUP)
    plain, first, second = (pair(PAIRING._replace(value=file), 0) for file in (None, value, value))

    assert first == second
    assert (first.shares, first.matches) == (plain.shares, plain.matches)
    assert first.adjusted_shares != first.shares == plain.adjusted_shares


def test_luck_is_left_out_where_it_is_asked_what_it_is_worth_to_begin() -> None:
    """In this case, both bots are the same, and each seat has a share."""
    by_turn = pair(PAIRING._replace(value=network_path(CUP), is_by_turn=True), 0)

    assert by_turn.adjusted_shares == by_turn.shares


@pytest.mark.parametrize("command", [["match", "random", "greedy", CUP.name], ["ladder", CUP.name, "random", "greedy"]])
def test_all_that_plays_is_compiled_before_also_what_is_timed_without_luck(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[Compiled]()

    def noted(_packages: object, needed: Iterable[Compiled]) -> None:
        asked.extend(needed)
        raise typer.Exit

    monkeypatch.setattr("skyhop.cli.research.lab.compile_and_wait", noted)
    main(["lab", *command, "--luck", "own"])

    assert {each.address for each in entries_of(PAIRING._replace(bots=("random", "greedy")))} <= {
        each.address for each in asked
    }


def test_every_other_order_of_balloon_cup_is_a_position_that_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[list[str]]()

    def valued(_path: Path, _match: Match, _seat: int) -> Callable[[State], float]:
        def looked(state: State) -> float:
            seen.append(CUP.invariants(state))
            return 0.0

        return looked

    monkeypatch.setattr("skyhop.lab.pairs.load_value", valued)
    pair(PAIRING._replace(value=Path("none")), 1)

    assert len(seen) > 100
    assert not any(seen)


@pytest.mark.slow
def test_the_command_says_how_much_narrower_the_interval_is_and_by_which_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "lab match random random balloon-cup --pairs 4 --processes 1 --luck own --out"
    assert main([*line.split(), str(tmp_path / "001.jsonl")]) == 0
    told = capsys.readouterr().out
    assert main(["lab", "report", str(tmp_path)]) == 0
    page = (tmp_path / "report.html").read_text()

    assert "Without luck: " in told
    assert " for the same matches, " in told
    assert "value file " in told
    assert "subtracted with a value network; its file (SHA-256 " in page
    assert "for the same processor time" in page


@pytest.mark.slow
def test_a_ladder_tells_the_same_without_luck_for_each_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab ladder balloon-cup random passenger --pairs 2 --processes 1 --luck own --out"
    assert main([*line.split(), str(tmp_path)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert main([*line.split(), str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert len(told) == 3
    assert told[2].startswith("  Without luck: ")
    assert [each["value"][:12] in told[2] for each in found["luck"]] == [True]


def test_where_a_game_has_no_value_network_command_and_report_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = "lab match greedy random connect-four --examples --pairs 2 --processes 1 --out"
    line = [*asked.split(), str(tmp_path / "1.jsonl")]
    assert main([*line, "--luck", "own"]) == 2
    assert "Connect Four" in capsys.readouterr().err
    assert main(line) == 0
    assert main(["lab", "report", str(tmp_path), "--examples"]) == 0

    assert "the game has no value network" in (tmp_path / "report.html").read_text()

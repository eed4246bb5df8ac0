"""Tests of an analysis: it adds up, depends only on the seed, marks the right actions, and judges by views alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.amount import some
from tests.conformance.playing import match_at

from skyhop.analysis.analysis import (
    Account,
    Analysis,
    AnalysisProgress,
    Decision,
    MatchGoesOn,
    accounts_of,
    analyse,
    analysis_document,
    result_shares,
)
from skyhop.analysis.estimator import (
    BLUNDER,
    FINE,
    MISTAKE,
    SLIP,
    Estimator,
    Mark,
    accuracy_of,
    mark_of,
    mean_accuracy,
)
from skyhop.engine.document import LEFT_OUT, LeftOut, encode_document
from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.kernel import ENTRIES, JIT
from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.ending import ABORTED, ADJUDICATED, AGREEMENT, LEFT, RESIGNATION, TIME, Ending
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.search.compiled_entries import Way, attempts, game_entry
from skyhop.search.search import ActionRollouts
from skyhop.terminal.analysis import format_analysis

with registry.with_examples():
    NIM, KUHN = registry.game("nim"), registry.game("kuhn-poker")
GAMES = [NIM, KUHN]
if JIT:  # Uncompiled, their playouts take minutes.
    GAMES += [registry.game("balloon-cup"), registry.game("aeronaut-odyssey")]
FEW = 32
"""Number of iterations of a quick analysis."""


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    with registry.with_examples():
        yield


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def ended(game: Game, seed: int, decisions: int = 6) -> Match:
    """Return a match of a few random decisions. If it is not over then, one seat resigns or all agree on a draw."""
    match = match_at(game, game.ruleset(game.rulesets()[0]), seed, decisions)
    if match.outcome is None and seed % 3:
        match.end(RESIGNATION, seed % 2)
    elif match.outcome is None:
        match.end(AGREEMENT, 0)
    return match


def analysed(match: Match, iterations: int | None = FEW, seed: int = 1) -> Analysis:
    return analyse(match.journal, Estimator(match.game, seed, iterations))


class Dealt(NamedTuple):
    """Shuffler that always deals these cards."""

    cards: str

    def order(self, _items: Sequence[str], _event: int) -> Sequence[str]:
        return tuple(self.cards)


def nim(*taken: int) -> Match:
    """Return a match of Nim with these numbers of stones taken in turn."""
    match = Match.start(NIM, NIM.ruleset({}))
    for count in taken:
        assert match.to_decide is not None
        match.play(match.to_decide, str(count))
    return match


def test_what_was_taken_back_is_not_judged_and_the_rest_adds_up_as_before() -> None:
    match = nim(1)
    match.take_back(int(match.journal.entries[-1].actor), 1)
    taken_back = match.ply
    while match.to_decide is not None:
        match.play(match.to_decide, NIM.write(match.state, NIM.legal(match.state)[-1]))

    found = analysed(match)

    first, back, *others = found.decisions
    assert [first.text, back.text] == ["1", "takeback 1"]
    assert [(each.mark, each.loss, each.better) for each in (first, back)] == [(None, 0.0, None)] * 2
    assert all(each.ply >= taken_back for each in others)
    for account, result in zip(found.accounts, result_shares(found.outcome, 2), strict=True):
        assert account.result == result


def test_luck_and_decisions_add_up_to_the_result_exactly(game: Game) -> None:
    for seed in some(6):
        match = ended(game, seed)
        assert match.outcome is not None

        found = analysed(match)

        result = result_shares(match.outcome, len(found.accounts))
        for seat, each in enumerate(found.accounts):
            assert each.start + each.left_over + each.own + each.others == each.result == result[seat]


def test_what_follows_a_decision_is_what_the_next_one_meets(game: Game) -> None:
    decisions = analysed(ended(game, 1)).decisions

    assert [each.after for each in decisions[:-1]] == [each.before for each in decisions[1:]]
    for each in decisions:
        left = each.luck if isinstance(each.error, LeftOut) else each.error
        parts = zip(each.before, each.decided, left, strict=True)
        assert tuple(sum(part) for part in parts) == each.after
        assert each.decided[each.seat] <= 0
        assert all(0 <= chance <= 1 for chance in each.before)
        assert sum(each.before) == sum(each.after) == 1


def test_the_same_seed_finds_the_same(game: Game) -> None:
    match = ended(game, 2)

    assert analysed(match) == analysed(match)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_solo_match_is_played_out_and_not_left_to_a_network_that_takes_it_for_won(seats: int) -> None:
    game = registry.game("aeronaut-odyssey")
    ruleset = game.ruleset({"seats": seats, "solo": seats == 1})
    header = Match.start(game, ruleset, seats=["random"] * seats, seed=1).journal.header

    assert game.has(Capability.JUDGEMENT)
    assert Estimator(game, is_solo=header.is_solo).method == ("playouts" if seats == 1 else "network")


def test_another_seed_estimates_anew() -> None:
    assert analysed(ended(NIM, 1), seed=1) != analysed(ended(NIM, 1), seed=2)


@pytest.mark.parametrize("iterations", [FEW, None])
def test_what_a_seat_cannot_see_changes_nothing_of_how_it_is_judged(game: Game, iterations: int | None) -> None:
    estimator = Estimator(game, 1, iterations)
    for seed in some(4):
        match = match_at(game, game.ruleset(game.rulesets()[0]), seed, 3 * seed)
        seat = match.to_decide
        if seat is None:
            continue
        view = match.view(seat)
        imagined = game.view(game.determinize(view, seed), seat)
        taken = game.legal(view)[-1]

        assert estimator.estimate_decision(view, taken, 1) == estimator.estimate_decision(imagined, taken, 1)
        assert estimator.estimate_shares(view, 1) == estimator.estimate_shares(imagined, 1)


def test_what_is_only_learned_later_does_not_change_a_mark() -> None:
    """Two matches of Kuhn poker differ in the card of seat 0. Seat 1 passes with the same card and the same mark."""
    found = []
    for dealt in ("JQK", "KQJ"):
        match = Match.start(KUHN, KUHN.ruleset({}), shuffler=Dealt(dealt))
        for seat in (0, 1):
            match.play(seat, "pass")
        match.end(RESIGNATION, 0)
        found.append(analysed(match).decisions[1])

    def judgement(each: Decision) -> tuple[object, ...]:
        return each.expected, each.loss, each.mark, each.better, each.before[1]

    assert judgement(found[0]) == judgement(found[1])
    assert found[0].after != found[1].after


def test_who_leaves_a_win_at_once_has_blundered() -> None:
    match = nim(*[3] * 6, 1, 2)

    missed, taken = analysed(match, None).decisions[-2:]

    assert (missed.mark, missed.better) == (Mark.BLUNDER, "3")
    assert missed.before[0] == 1.0
    assert missed.loss >= BLUNDER
    assert (taken.mark, taken.better, taken.loss, taken.expected) == (Mark.BEST, None, 0.0, 1.0)


def test_the_greatest_swings_are_the_turning_points() -> None:
    found = analysed(nim(*[3] * 6, 1, 2), None)

    assert [turn.decision.ply for turn in found.turns()] == sorted(turn.decision.ply for turn in found.turns())
    assert any(turn.decision.ply == 6 and not turn.is_luck for turn in found.turns())


CHANCES = st.floats(0, 1)


@given(
    before=CHANCES, after=CHANCES, expected=CHANCES, given_to_other=st.floats(-1, 1), other=st.tuples(CHANCES, CHANCES)
)
def test_luck_is_told_as_a_way_from_one_chance_to_another(
    before: float, after: float, expected: float, given_to_other: float, other: tuple[float, float]
) -> None:
    """The chances of two seats need not agree, so no text mentions a chance above 100%."""
    decided = (expected - before, given_to_other)
    befores, afters = (before, other[0]), (after, other[1])
    luck = tuple(afters[seat] - befores[seat] - decided[seat] for seat in range(2))
    decision = Decision(1, 0, "", 2, befores, afters, expected, 0.0, 0.0, Mark.BEST, None, decided, luck, 100.0)

    assert all(-1e-9 <= afters[seat] - decision.swing(seat) <= 1 + 1e-9 for seat in range(2))
    assert decision.swing(0) == luck[0]
    assert all(abs(decision.swing(seat)) <= abs(luck[seat]) for seat in range(2))


def test_without_chance_and_hidden_things_what_is_left_over_is_an_error_and_no_luck() -> None:
    open_, hidden = analysed(ended(NIM, 1)), analysed(ended(KUHN, 1))

    assert not open_.has_luck
    assert [any(each.luck) for each in open_.decisions] == [False] * len(open_.decisions)
    assert not any(isinstance(each.error, LeftOut) for each in open_.decisions)
    assert any(each.left_over for each in open_.accounts)
    assert hidden.has_luck
    assert all(isinstance(each.error, LeftOut) for each in hidden.decisions)


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="uncompiled, its estimates take minutes")
def test_of_six_seats_who_left_has_no_chance_and_the_chances_of_the_others_add_up() -> None:
    game = registry.game("aeronaut-odyssey")
    match = match_at(game, game.ruleset({"seats": 6}), 1, 9)
    match.leave(LEFT, 2, "cadet")
    while match.to_decide is not None:
        match.play(match.to_decide, game.write(match.state, game.legal(match.state)[-1]))

    found = analysed(match)

    assert not found.has_luck
    assert all(turn.is_luck is False for turn in found.turns())
    assert all(sum(each.before) == sum(each.after) == 1 for each in found.decisions)
    (left,) = [number for number, each in enumerate(found.decisions) if each.text == "left cadet"]
    assert found.decisions[left].expected == 0.0
    assert all(each.before[2] == each.after[2] == 0.0 for each in found.decisions[left + 1 :])
    assert {each.title for each in found.decisions[left + 1 :] if each.seat == 2} == {"can no longer win"}


def test_a_choice_that_was_solved_says_so_in_the_object_and_in_words() -> None:
    for match, is_solved in ((nim(3, 3, 3, 3, 3, 3, 1, 2), True), (ended(KUHN, 1), False)):
        found = analysed(match)
        document = encode_document(analysis_document(match.journal.header, Estimator(match.game, 1, FEW), found))
        words = "\n".join(map(str, format_analysis(match.game, match.journal.header, found)))

        assert found.has_solved is is_solved
        assert found.decisions[-1].solved is (True if is_solved else LEFT_OUT)
        assert [each.get("solved", LEFT_OUT) for each in document["decisions"]] == [
            each.solved for each in found.decisions
        ]
        assert words.count(" (solved)") == sum(each.is_solved for each in found.decisions)
        assert ("completely" in words) is is_solved


def test_a_match_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(MatchGoesOn, match="after its end"):
        analysed(nim(3))


def test_a_match_that_is_given_up_at_once_is_judged() -> None:
    match = Match.start(NIM, NIM.ruleset({}))
    match.end(RESIGNATION, 1)

    found = analysed(match)
    (only,) = found.decisions
    words = "\n".join(map(str, format_analysis(match.game, match.journal.header, found)))

    assert (only.choices, only.better, only.expected) == (0, None, 0.0)
    assert only.mark is not Mark.BEST
    assert only.luck == only.error == (0.0, 0.0)
    assert words.count("no accuracy, because every action was the only legal one") == 2


@pytest.mark.parametrize("ending", [RESIGNATION, TIME, LEFT], ids=lambda ending: ending.name)
def test_whoever_runs_out_of_time_or_leaves_is_judged_like_whoever_resigns(ending: Ending) -> None:
    match = nim(3, 3)
    match.end(ending, 0)

    found = analysed(match)
    last = found.decisions[-1]

    assert (last.seat, last.text, last.choices, last.after) == (0, ending.text, 0, (0.0, 1.0))
    assert last.mark is mark_of(last.loss, 0.0)
    assert last.loss == last.before[0]
    assert found.outcome == Outcome((1,), ending.name)


@pytest.mark.parametrize(
    ("ending", "title", "after"),
    [
        (AGREEMENT, "draw agreed", (0.5, 0.5)),
        (ABORTED, "abandoned", (0.5, 0.5)),
        (ADJUDICATED, "adjudicated", (1.0, 0.0)),
    ],
    ids=lambda value: value.name if isinstance(value, Ending) else "",
)
def test_what_is_no_loss_by_oneself_has_a_title_and_no_mark(
    ending: Ending, title: str, after: tuple[float, float]
) -> None:
    match = nim(3, 3)
    match.end(ending, 0)

    last = analysed(match).decisions[-1]

    assert (last.title, last.mark, last.after) == (title, None, after)


def test_an_agreed_draw_has_no_mark() -> None:
    match = Match.start(NIM, NIM.ruleset({}))
    match.end(AGREEMENT, 1)

    (only,) = analysed(match).decisions

    assert (only.text, only.mark, only.after) == (AGREEMENT.text, None, (0.5, 0.5))


def test_there_is_nothing_to_analyse_where_nobody_acted_before_the_match_was_broken_off() -> None:
    at_once = Match.start(NIM, NIM.ruleset({}))
    given_up, later = Match.start(NIM, NIM.ruleset({})), nim(3)
    at_once.end(ABORTED, 0)
    given_up.end(RESIGNATION, 0)
    later.end(ABORTED, 0)

    assert [analysed(match).is_empty for match in (at_once, given_up, later)] == [True, False, False]


def test_winners_share_the_win() -> None:
    assert result_shares(Outcome((0, 2), ""), 3) == (0.5, 0.0, 0.5)
    assert result_shares(Outcome((1,), ""), 1) == (0.0,)
    assert sum(result_shares(Outcome((), ""), 4)) == 1.0


@pytest.mark.parametrize(
    ("loss", "margin", "mark"),
    [
        (0.0, 0.0, Mark.BEST),
        (FINE, 0.0, Mark.FINE),
        (SLIP, 0.0, Mark.SLIP),
        (MISTAKE, 0.0, Mark.MISTAKE),
        (BLUNDER, 0.0, Mark.BLUNDER),
        (BLUNDER, BLUNDER, Mark.FINE),
    ],
)
def test_marks_go_by_what_was_lost_and_is_sure(loss: float, margin: float, mark: Mark) -> None:
    assert mark_of(loss, margin) is mark


@pytest.mark.parametrize(
    ("loss", "accuracy"),
    [
        (0.0, 100.0),
        (0.001, 100.0),  # 103.1668 * 0.995655 - 3.1669 + 1 = 100.55, limited to 100
        (0.05, 80.8),  # 103.1668 * 0.804350 - 2.1669
        (0.10, 64.6),  # 103.1668 * 0.646979 - 2.1669
        (0.20, 41.0),  # 103.1668 * 0.418582 - 2.1669
        (0.50, 9.5),  # 103.1668 * 0.113358 - 2.1669
        (1.0, 0.0),  # 103.1668 * 0.012850 - 2.1669 = -0.84, limited to 0
    ],
)
def test_accuracy_is_the_one_of_lichess(loss: float, accuracy: float) -> None:
    assert accuracy_of(loss) == pytest.approx(accuracy, abs=0.05)


@given(loss=CHANCES, margin=CHANCES)
def test_a_loss_within_the_margin_costs_no_accuracy(loss: float, margin: float) -> None:
    assert accuracy_of(loss, margin) == (100.0 if loss <= margin else accuracy_of(loss))


def test_a_player_whose_losses_are_within_the_margins_is_faultless(game: Game) -> None:
    for seed in some(4):
        found = analysed(ended(game, seed))
        judged = tuple(each for each in found.decisions if each.accuracy is not None)
        sure = tuple(replace(each, accuracy=accuracy_of(each.loss, max(each.margin, each.loss))) for each in judged)
        assert {account.accuracy for account in accounts_of(sure, found.decisions[-1].after)} <= {100.0, None}


@given(losses=st.tuples(CHANCES, CHANCES))
def test_who_loses_more_is_less_accurate(losses: tuple[float, float]) -> None:
    less, more = sorted(losses)

    assert 0.0 <= accuracy_of(more) <= accuracy_of(less) <= 100.0


@given(st.lists(st.floats(0, 100), min_size=1, max_size=40))
def test_the_accuracy_of_a_player_is_between_the_accuracies_of_the_decisions(accuracies: list[float]) -> None:
    mean = mean_accuracy(accuracies)

    assert mean is not None
    assert min(accuracies) - 1e-9 <= mean <= max(1.0, *accuracies) + 1e-9
    assert mean <= max(1.0, sum(accuracies) / len(accuracies)) + 0.5 + 1e-9


def test_one_blunder_among_good_decisions_costs_more_than_in_an_arithmetic_mean() -> None:
    assert mean_accuracy([]) is None
    assert mean_accuracy([100.0, 25.0]) == pytest.approx((62.5 + 40) / 2)  # 2 / (1/100 + 1/25) = 40
    assert mean_accuracy([0.0, 0.0]) == 0.5  # the harmonic mean counts at least 1


def test_only_a_choice_with_a_mark_has_an_accuracy(game: Game) -> None:
    for seed in some(4):
        found = analysed(ended(game, seed))
        for each in found.decisions:
            assert (each.accuracy is None) is (each.mark is None or each.choices < 2)
            assert each.accuracy is None or each.accuracy == round(accuracy_of(each.loss, each.margin), 1)
        for seat, account in enumerate(found.accounts):
            own = [each.accuracy for each in found.decisions if each.seat == seat and each.accuracy is not None]
            mean = mean_accuracy(own)  # The mean uses the shown accuracies, so that a reader can check it.
            assert account.accuracy == (None if mean is None else round(mean, 1))


def lucky(*lucks: float) -> Analysis:
    """Return an analysis of a match in which the seats had this luck."""
    accounts = tuple(Account(0.5, luck, 0.0, 0.0, 0.5 + luck, None) for luck in lucks)
    return Analysis((), accounts, Outcome((), "rules"))


def test_luck_is_told_in_a_sentence() -> None:
    assert lucky(0.08, -0.08).describe_luck(("Anna", "Ben")) == ["Anna gained about 8% of a win by luck."]
    assert lucky(-0.08, 0.08).describe_luck(("Anna", "Ben")) == ["Ben gained about 8% of a win by luck."]
    assert lucky(0.01, -0.01).describe_luck(("Anna", "Ben")) == ["Luck was even."]
    assert lucky(-0.3, 0.01, 0.29).describe_luck(("Anna", "Ben", "Cleo")) == [
        "Cleo gained about 29% of a win by luck.",
        "Anna lost about 30% of a win by bad luck.",
    ]
    assert analysed(ended(NIM, 1)).describe_luck(("a", "b")) == [
        "This match has no random or hidden elements, so luck had no effect."
    ]


def test_marks_are_told_while_the_analysis_goes_on() -> None:
    told: list[AnalysisProgress] = []

    found = analyse(nim(*[3] * 6, 1, 2).journal, Estimator(NIM), told.append)

    assert [each.analysed_count for each in told] == list(range(9))
    assert {each.total for each in told} == {8}
    assert told[-1].marks == tuple(each.mark for each in found.decisions)
    assert all(each.marks == told[-1].marks[: each.analysed_count] for each in told)


def test_a_process_that_compiles_it_finds_a_trial_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    address = game_entry(attempts, NIM, Way.PLAYED_OUT).address
    monkeypatch.delitem(ENTRIES, address)

    assert entry_at(address).address == address


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_trial_finds_the_same_as_it_is_written_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    entry, view = game_entry(attempts, KUHN, Way.PLAYED_OUT), Match.start(KUHN, KUHN.ruleset({})).view(0)

    def worth() -> list[list[float]]:
        made: list[list[float]] = []
        for actions in ((), (0, 1)):
            trial = ActionRollouts(KUHN, view, actions, seed=1)
            trial.run(20)
            made += trial.win_chances.tolist()
        return made

    compiled = worth()
    monkeypatch.setattr(entry, "_run", entry.run_as_written)

    assert worth() == compiled
    assert all(sum(shares) == pytest.approx(1) for shares in compiled)


def test_late_in_a_match_without_chance_a_decision_is_weighed_by_what_is_proved() -> None:
    with registry.with_examples():
        game = registry.game("nim")
        match = Match.start(game, game.ruleset({}))
        for text in ("3", "3", "3", "3"):
            match.play(match.to_decide or 0, text)
        view = match.view(match.to_decide)
        left = int(view.record["left"])
        right, wrong = (game.read(view, str(count)) for count in (left % 4, left % 4 % 3 + 1))
        weighed = Estimator(game, iterations=20).estimate_decision(view, wrong, 1)

    assert left % 4
    assert weighed.best == right
    seat = view.seat or 0
    assert (weighed.of_best[seat], weighed.of_taken[seat], weighed.margin) == (1.0, 0.0, 0.0)

"""Trick-taking with teams: suits are followed, an independent count finds the winners, and partners share them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhop.engine.kernel import FirstCall, begin
from skyhop.engine.state import GivenUp
from skyhop.examples.trick_taking import CARDS, HAND, RANKS
from skyhop.examples.trick_taking import GAME as TRICKS
from skyhop.game import registry
from skyhop.game.conformance import check_game
from skyhop.game.ending import RESIGNATION, compute_ranks
from skyhop.game.game import Game, list_partners, list_teams
from skyhop.game.match import Match, end_early, give_up
from skyhop.game.simple.renderer import words_of
from skyhop.server.ratings.recorder import Rating, update_ratings

SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 999)


@pytest.fixture(autouse=True)
def _uncompiled() -> Iterator[None]:
    begin(FirstCall.UNCOMPILED)
    with registry.with_examples():
        yield
    begin(FirstCall.COMPILED)


def begun(seats: int, seed: int = 0, *, misere: bool = False) -> Match:
    return Match.start(TRICKS, TRICKS.ruleset({"misere": misere, "seats": seats}), seed=seed)


def hand(match: Match, seat: int) -> list[int]:
    return np.flatnonzero(match.state.record["hands"][seat]).tolist()


def play_out(match: Match, choose: st.DataObject) -> list[tuple[int, int]]:
    """Play a match to its end. Return the seat and the card of each action."""
    played = []
    while (seat := match.to_decide) is not None:
        card = choose.draw(st.sampled_from(TRICKS.legal(match.state)))
        match.play(seat, TRICKS.write(match.state, card))
        played.append((seat, card))
    return played


@given(data=st.data(), seats=SEATS, seed=SEEDS, misere=st.booleans())
@settings(max_examples=20, deadline=None)
def test_suits_are_followed_and_another_count_finds_the_same_winners(
    data: st.DataObject, seats: int, seed: int, *, misere: bool
) -> None:
    match = begun(seats, seed, misere=misere)
    hands = [set(hand(match, seat)) for seat in range(seats)]
    assert [len(each) for each in hands] == [HAND] * seats
    tricks = [0] * seats
    leader = 0

    played = play_out(match, data)

    for start in range(0, len(played), seats):
        trick = dict(played[start : start + seats])
        suit = trick[leader] // RANKS
        for seat, card in trick.items():
            assert card in hands[seat]
            assert card // RANKS == suit or all(other // RANKS != suit for other in hands[seat])
            hands[seat].remove(card)
        trumps = [card for card in trick.values() if card // RANKS == 3 and not misere]
        best = max(trumps or [card for card in trick.values() if card // RANKS == suit])
        leader = next(seat for seat, card in trick.items() if card == best)
        tricks[leader] += 1
    won = {team: sum(tricks[seat] for seat in team) for team in list_teams(TRICKS, seats)}
    wanted = min(won.values()) if misere else max(won.values())
    best_teams = [team for team, count in won.items() if count == wanted]
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == tuple(sorted(seat for team in best_teams for seat in team))


@given(data=st.data(), seats=SEATS, seed=SEEDS, plies=st.integers(0, 23))
@settings(max_examples=20, deadline=None)
def test_an_imagined_hand_has_no_suit_that_the_seat_could_not_follow(
    data: st.DataObject, seats: int, seed: int, plies: int
) -> None:
    match = begun(seats, seed)
    for _ply in range(plies):
        match.play(
            match.to_decide or 0, TRICKS.write(match.state, data.draw(st.sampled_from(TRICKS.legal(match.state))))
        )
    voids = match.state.record["voids"]

    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        for number in range(400):  # few worlds keep to all voids where nearly every seat has some
            hands = TRICKS.determinize(view, number).record["hands"]
            assert hands.sum(axis=1)[:seats].tolist() == [len(hand(match, seat)) for seat in range(seats)]
            assert (hands.sum(axis=0) + match.state.record["is_played"]).max() <= 1
            if not (hands.reshape(-1, CARDS // RANKS, RANKS).sum(axis=2) * voids).any():
                break
        else:
            pytest.fail("no world keeps to the voids")


def test_four_seats_are_two_teams_and_other_numbers_play_alone() -> None:
    assert list_teams(TRICKS, 4) == ((0, 2), (1, 3))
    assert list_teams(TRICKS, 3) == ((0,), (1,), (2,))
    assert list_partners(TRICKS, 4, 1) == {3}
    assert list_partners(TRICKS, 5, 1) == frozenset()


@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_partners_have_the_same_points_rank_and_result(data: st.DataObject, seed: int) -> None:
    match = begun(4, seed)
    play_out(match, data)
    points, outcome = TRICKS.points(match.state), match.outcome
    assert outcome is not None

    ranks = compute_ranks(points, outcome.winners)

    assert points[0] + points[1] == HAND
    assert (points[0], points[1], ranks[0], ranks[1]) == (points[2], points[3], ranks[2], ranks[3])
    assert outcome.winners in {(0, 2), (1, 3), (0, 1, 2, 3)}


def test_the_partner_of_a_player_who_ends_the_match_does_not_win_it() -> None:
    match = begun(4)
    match.state.record["points"] = [3, 1, 3, 1, 0]

    end_early(TRICKS, match.state, RESIGNATION, 0)

    assert match.outcome is not None
    assert match.outcome.winners == (1, 3)


def test_a_match_of_teams_ends_when_a_whole_team_has_left() -> None:
    match = begun(4)
    match.state.record["points"] = [3, 1, 3, 1, 0]

    match.leave(RESIGNATION, 0, "random")
    assert match.outcome is None
    match.leave(RESIGNATION, 2, "random")

    assert match.outcome is not None
    assert match.outcome.winners == (1, 3)


def test_the_only_player_who_remains_wins_even_if_the_partner_ends_the_match() -> None:
    match = begun(4)
    for seat in (0, 2):
        give_up(TRICKS, match.state, GivenUp(seat, "resignation", "random"))

    end_early(TRICKS, match.state, RESIGNATION, 1)

    assert match.outcome is not None
    assert match.outcome.winners == (3,)


def test_players_without_teams_play_on_while_two_remain() -> None:
    match = begun(5)
    for seat in (0, 2, 3):
        match.leave(RESIGNATION, seat, "random")
    assert match.outcome is None

    match.leave(RESIGNATION, 1, "random")

    assert match.outcome is not None
    assert match.outcome.winners == (4,)


def test_the_texts_name_the_teams_and_the_team_that_has_won() -> None:
    match = begun(4)
    assert TRICKS.renderer.text(match.view(0)).splitlines()[-3:-1] == ["Team: you, seat 3.", "Team: seat 2, seat 4."]
    assert not any(line.startswith("Team:") for line in TRICKS.renderer.text(begun(3).view(0)).splitlines())

    match.state.record["ending"], match.state.record["winners"] = 1, 0b101

    words = words_of(TRICKS)
    assert TRICKS.renderer.text(match.view(1)).splitlines()[-1] == "The team has won: seat 1, seat 3."
    assert [words.due(match.view(seat)) for seat in (0, 1)] == ["You have won!", "You lost"]


def test_partners_are_rated_as_one_team() -> None:
    strong, weak = Rating(30.0, 2.0), Rating(20.0, 2.0)

    first, other, second, fourth = update_ratings([strong, weak, weak, strong], (1, 2, 1, 2), "", (0, 1, 0, 1))

    assert first.mean > 30.0
    assert second.mean > 20.0
    assert first.mean - 30.0 == pytest.approx(second.mean - 20.0)
    assert 20.0 - other.mean == pytest.approx(30.0 - fourth.mean)


def test_a_seat_whose_player_left_is_not_rated_with_its_partner() -> None:
    left, *_others = update_ratings([Rating()] * 4, (4, 2, 1, 2), "", (0, 1, 0, 1))
    stayed = update_ratings([Rating()] * 4, (1, 2, 1, 2), "", (0, 1, 0, 1))[0]

    assert left.mean < 25.0 < stayed.mean


def test_the_check_finds_partners_that_do_not_win_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TRICKS, "teams", {3: (0, 1, 1)}, raising=False)

    found = {finding.check: finding.sentence for finding in check_game(TRICKS, 2, compiles=False).findings}

    assert found["teams"] == "The seats 1, 2 are a team, but they have different points, or only some of them win."


def test_games_without_teams_have_none() -> None:
    games: list[Game] = [registry.game("balloon-cup"), registry.game("pig")]

    assert [list_teams(game, 2) for game in games] == [((0,), (1,))] * 2

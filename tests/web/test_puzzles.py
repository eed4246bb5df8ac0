"""Tests of puzzles: forms on the board of a match, the first answer counts, and pages hide the solution."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime
from html import unescape
from typing import Any, cast

import pytest
from tests.web.page import Page
from tests.web.test_account import opened
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.games.balloon_cup.text.labels import cards_text
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.puzzles.collection import Puzzle, collection, get_daily, prepare_puzzle
from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.svg import outline_texts
from skyhop.web.pages.learn import puzzle as puzzle_page
from skyhop.web.pages.learn.puzzle import PuzzleAddress, PuzzleProgress

ENDS = {1.0: "win", 0.5: "tie", 0.0: "defeat"}
"""Result of a solved match, by the share of the win."""
GAMES = ("balloon-cup", "aeronaut-odyssey")
MINUS = "\N{MINUS SIGN}"


def of(game: str, share: float) -> Puzzle:
    """A puzzle of a game, so far along its collection."""
    listed = collection(registry.game(game))
    return listed[int(share * (len(listed) - 1))]


CASES = [pytest.param(game, share, id=f"{game}-{share}") for game in GAMES for share in (0.0, 0.6)]


def address_of(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.game.name}/{puzzle.name}"


def words(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", " ", html)).split())


def table_of(html: str) -> str:
    """The table alone, without an answer to the reader, and without the task, which says if an answer counts."""
    whole = html[html.index('<div id="table"') : html.index("</main>")]
    return re.sub(r'<p class="notice".*?</p>|<section class="lesson.*?</section>', "", whole, flags=re.DOTALL)


async def solution_of(visitor: Visitor, puzzle: Puzzle) -> str:
    """The page with the solution, as a browser without a session gets it."""
    visitor.http.cookies.clear()
    return (await visitor.get(f"{address_of(puzzle)}/answer")).text


def candidates_on(html: str) -> list[str]:
    """The actions that a page says are worth considering, in notation."""
    return [unescape(text) for text in re.findall(r'<li data-action="([^"]*)"', html)]


def chances_on(html: str) -> list[str]:
    """Return the win chances that a page shows for the actions."""
    return [unescape(told) for told in re.findall(r'<span class="hint-chance">([^<]*)</span>', html)]


def legal(puzzle: Puzzle) -> list[str]:
    """Return the legal actions of the puzzle in notation."""
    match = prepare_puzzle(puzzle).match
    return [match.game.write(match.state, action) for action in match.game.legal(match.state)]


@pytest.mark.parametrize(("game", "share"), CASES)
async def test_the_best_action_is_answered_with_all_that_was_considered_and_nothing_can_be_done_then(
    anna: Visitor, game: str, share: float
) -> None:
    puzzle = of(game, share)
    before = (await anna.get(address_of(puzzle))).text
    after = await anna.play(address_of(puzzle), puzzle.answer)

    assert "one move is clearly the best" in words(before)
    assert f'action="{address_of(puzzle)}/actions"' in before
    assert after.status_code == 200
    assert candidates_on(after.text) == [each.text for each in puzzle.candidates]
    assert chances_on(after.text) == [
        ENDS[each.chance] if puzzle.is_solved else f"win chance {each.chance:.0%}" for each in puzzle.candidates
    ]
    assert "puzzle-found" in after.text
    assert 'name="action"' not in after.text


@pytest.mark.parametrize(("game", "share"), CASES)
async def test_any_other_action_changes_nothing_and_is_told_what_the_search_thought_of_it(
    anna: Visitor, game: str, share: float
) -> None:
    puzzle = of(game, share)
    before = (await anna.get(address_of(puzzle))).text
    others = [text for text in legal(puzzle) if text != puzzle.answer]
    known = [text for text in others if text in puzzle.chances][:1]
    unknown = [text for text in others if text not in puzzle.chances][:1]
    for text in known + unknown:
        answer = await anna.play(address_of(puzzle), text)

        chance = puzzle.chances.get(text, 0)
        seen = f"this move leads to a {ENDS[chance]}." if puzzle.is_solved else f"about {chance:.0%}"
        told = seen if text in known else "Not the best move. Try again."
        assert answer.status_code == 200
        assert told in unescape(anna.notice)
        assert table_of(answer.text) == table_of(before)


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_forbidden_is_refused_with_its_clause_and_explained_in_the_same_words(
    anna: Visitor, game: str
) -> None:
    puzzle = of(game, 0.3)
    position = prepare_puzzle(puzzle)
    await anna.get(address_of(puzzle))
    with pytest.raises(Refused) as refused:
        position.match.game.read(position.match.state, "nonsense", position.seat)
    refusal = refused.value.refusal

    answer = await anna.play(address_of(puzzle), "nonsense")
    why = await anna.why(address_of(puzzle), 0, "nonsense")

    assert answer.status_code == 409
    assert unescape(anna.notice) == f"{refusal.sentence} {refusal.clause}"
    assert words(why.text) == unescape(anna.notice)
    assert candidates_on(answer.text) == []


@pytest.mark.parametrize(("game", "share"), CASES)
def test_a_table_is_the_same_whatever_the_answer_is_until_that_is_told(
    monkeypatch: pytest.MonkeyPatch, game: str, share: float
) -> None:
    puzzle = of(game, share)
    place = PuzzleAddress.of(puzzle)
    other = replace(puzzle, candidates=puzzle.candidates[::-1], chances={}, worlds=1)

    def tables() -> dict[PuzzleProgress, str]:
        return {stand: puzzle_page._render_puzzle(place, stand).render_all("") for stand in PuzzleProgress}

    real = tables()
    monkeypatch.setattr(puzzle_page, "number_of", lambda _puzzle: 1 + collection(puzzle.game).index(puzzle))
    monkeypatch.setattr(puzzle_page, "find_puzzle", {puzzle.name: other}.__getitem__)
    imagined = tables()

    assert [stand for stand in PuzzleProgress if real[stand] == imagined[stand]] == [PuzzleProgress.ASKED]


async def test_the_answer_that_was_asked_for_is_not_counted_as_solved(anna: Visitor) -> None:
    puzzle = of("balloon-cup", 0.2)
    asked = (await anna.get(address_of(puzzle))).text
    shown = (await anna.post(f"{address_of(puzzle)}/answer")).text

    assert f'action="{address_of(puzzle)}/answer"' in asked
    assert candidates_on(shown) == [each.text for each in puzzle.candidates]
    assert "puzzle-found" not in shown
    assert f'href="{address_of(puzzle)}"' in shown
    assert f'href="{address_of(puzzle)}/answer"' in (await anna.get(address_of(puzzle))).text
    assert "Solved 0 of 600" in words((await anna.get("/puzzles")).text)


@pytest.mark.parametrize("number", range(3))
async def test_the_hand_of_the_opponent_is_hidden_as_at_a_match(anna: Visitor, number: int) -> None:
    listed = collection(registry.game("balloon-cup"))
    puzzle = [each for each in listed if each.journal.header.ruleset["name"] == "rio-grande"][number]
    match, seat = prepare_puzzle(puzzle).match, prepare_puzzle(puzzle).seat
    position: dict[str, Any] = match.game.positions.position(match.state)
    hands = [set(hand.split()) for hand in position["hands"]]
    laid_open = set(cards_text(cast("BalloonCupView", match.view(seat)).shown_cards(1 - seat)).split())

    shown = (await anna.get(address_of(puzzle))).text + await solution_of(anna, puzzle)

    keys = set(re.findall(r'data-key="card-(\w+)"', shown))
    assert keys >= hands[seat]
    assert keys & hands[1 - seat] <= laid_open
    assert hands[1 - seat] - laid_open


async def test_a_page_with_scripts_is_sent_the_parts_that_it_lacks(anna: Visitor) -> None:
    puzzle, page = of("balloon-cup", 0.0), Page()
    page.receive((await anna.http.get(address_of(puzzle), headers=FRAGMENT)).text)
    anna.page = (await anna.http.get(address_of(puzzle))).text

    known = {**FRAGMENT, "Skyhop-Parts": ",".join(page.newest)}
    sent = await anna.play(address_of(puzzle), puzzle.answer, **known)

    assert page.receive(sent.text)
    assert candidates_on(page.shown) == [each.text for each in puzzle.candidates]
    assert len(sent.text) < len(page.shown) / 2


@pytest.mark.parametrize("game", GAMES)
async def test_the_list_has_all_puzzles_by_difficulty_in_bands_of_the_levels(anna: Visitor, game: str) -> None:
    listed = collection(registry.game(game))
    page = (await anna.get(f"/puzzles/{game}")).text
    bands = page.split('<section class="band"')[1:]

    names = [re.findall(r'data-puzzle="(\w+)"', band) for band in bands]
    assert [name for band in names for name in band] == [puzzle.name for puzzle in listed]
    assert [re.findall(r'id="level-(\w+)"', band) for band in bands] == [
        [level] for level in dict.fromkeys(puzzle.level for puzzle in listed)
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_the_puzzle_of_the_day_is_that_of_its_date_and_is_found_from_everywhere(anna: Visitor, game: str) -> None:
    days = [datetime.now(UTC).date()]
    today = (await anna.http.get(f"/puzzles/{game}/today", follow_redirects=False)).headers["location"]
    days.append(datetime.now(UTC).date())  # midnight may have come meanwhile

    assert today in {address_of(get_daily(registry.game(game), day)) for day in days}
    for address in ("/puzzles", f"/puzzles/{game}"):
        assert f'href="{today}"' in (await anna.get(address)).text
        assert f'src="{today}/picture.svg"' in anna.page
    home = (await anna.get("/")).text
    assert f'href="/puzzles/{game}/today"' in home
    assert 'href="/puzzles"' in home
    assert f'href="/puzzles/{game}"' in (await anna.get(f"/rules/{game}")).text


async def test_one_puzzle_leads_to_the_next_and_to_a_harder_one_and_the_last_to_the_list(anna: Visitor) -> None:
    listed = collection(registry.game("balloon-cup"))
    first, second, last = listed[0], listed[1], listed[-1]
    harder = next(puzzle for puzzle in listed if puzzle.level != first.level)

    page = await solution_of(anna, first)
    assert f'href="{address_of(second)}" rel="next"' in page
    assert f'href="{address_of(harder)}"' in page
    page = await solution_of(anna, last)
    assert 'rel="next"' not in page
    assert 'href="/puzzles/balloon-cup" data-landing' in page


@pytest.mark.parametrize("game", GAMES)
async def test_a_preview_is_the_position_as_the_seat_sees_it_that_acts(anna: Visitor, game: str) -> None:
    puzzle = of(game, 0.0)
    match, seat = prepare_puzzle(puzzle).match, prepare_puzzle(puzzle).seat
    called = ("You", "Your opponent") if seat == 0 else ("Your opponent", "You")

    answer = await anna.http.get(f"{address_of(puzzle)}/picture.svg")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text == outline_texts(match.game.renderer.draw(match.view(seat), called))


async def test_a_puzzle_that_there_is_not_is_not_found(anna: Visitor) -> None:
    puzzle = of("balloon-cup", 0.0)
    for path in ("chess", "chess/today", "nim", "balloon-cup/00000000", f"aeronaut-odyssey/{puzzle.name}"):
        assert (await anna.get(f"/puzzles/{path}")).status_code == 404


async def test_an_old_link_to_a_puzzle_that_is_gone_leads_to_a_sentence(anna: Visitor) -> None:
    page = (await anna.get("/puzzles/aeronaut-odyssey/203e5705")).text

    assert "This puzzle is not available." in page


async def test_a_game_without_puzzles_has_no_link_to_any(anna: Visitor) -> None:
    with registry.with_examples():
        home = (await anna.get("/")).text

    assert "/puzzles/nim" not in home
    assert "/puzzles/balloon-cup/today" in home


async def answered(visitor: Visitor, puzzle: Puzzle, *, is_right: bool) -> str:
    """Answer a puzzle by its form. Return the text of the page."""
    text = puzzle.answer if is_right else next(text for text in legal(puzzle) if text != puzzle.answer)
    await visitor.get(address_of(puzzle))
    return words((await visitor.play(address_of(puzzle), text)).text)


def rating_on(text: str) -> tuple[int, int]:
    """Return the rating that a page shows after an answer, and its change."""
    found = re.search(rf"Rating (\d+) \(([+{MINUS}]\d+)\)", text)
    assert found is not None, text
    return int(found[1]), int(found[2].replace(MINUS, "-"))


async def test_without_the_store_puzzles_have_no_figures_and_no_solution(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = (of("balloon-cup", share) for share in (0.4, 0.5))
    await answered(anna, one, is_right=True)

    def fail(*_given: object, **_named: object) -> None:
        raise StoreFault(FaultCause.BUSY, "planted")

    monkeypatch.setattr(puzzle_page, "read_standing", fail)
    shown = [await anna.get(address) for address in ("/puzzles", "/puzzles/balloon-cup", address_of(two))]
    assert [each.status_code for each in shown] == [200, 200, 200]
    assert "Best moves first" not in (await anna.get(f"{address_of(two)}/answer")).text


async def test_only_the_first_answer_moves_the_rating_and_the_streak(anna: Visitor) -> None:
    one, two, three = (of("balloon-cup", share) for share in (0.4, 0.5, 0.6))

    first, again = [await answered(anna, one, is_right=True) for _try in range(2)]
    second = await answered(anna, two, is_right=True)
    assert "Your first answer counts for your rating." in words((await anna.get(address_of(three))).text)
    missed = await answered(anna, three, is_right=False)
    later = await answered(anna, three, is_right=True)

    assert rating_on(first) == rating_on(again) == (1500 + rating_on(first)[1], rating_on(first)[1])
    assert rating_on(first)[1] > 0
    assert f"({rating_on(second)[1]:+d}), 2 in a row." in second
    assert (
        rating_on(missed)
        == rating_on(later)
        == (sum(rating_on(second)[:1]) + rating_on(missed)[1], rating_on(missed)[1])
    )
    assert (rating_on(missed)[1] < 0, "in a row" in missed) == (True, False)
    assert "You can try as often as you like." in words((await anna.get(address_of(three))).text)
    head = words((await anna.get("/puzzles")).text)
    assert "Solved 2 of 600 Streak 0 Best streak 2" in head
    assert f"Your rating {rating_on(missed)[0]} ± " in head
    assert "This browser keeps your rating." in head
    listed = (await anna.get("/puzzles/balloon-cup")).text
    assert re.findall(r'class="(solved|missed)" data-puzzle="(\w+)"', listed) == [
        ("solved", one.name),
        ("solved", two.name),
        ("missed", three.name),
    ]


async def test_an_account_that_asks_for_the_answer_has_not_solved_the_puzzle(anna: Visitor) -> None:
    await opened(anna)
    puzzle = of("aeronaut-odyssey", 0.5)
    direct = await anna.http.get(f"{address_of(puzzle)}/answer", follow_redirects=False)
    await anna.get(address_of(puzzle))
    shown = await anna.post(f"{address_of(puzzle)}/answer")
    later = await answered(anna, puzzle, is_right=True)

    assert (direct.status_code, direct.headers["location"]) == (303, address_of(puzzle))
    assert candidates_on(shown.text) == [each.text for each in puzzle.candidates]
    assert rating_on(words(shown.text)) == rating_on(later)
    assert rating_on(later)[1] < 0
    following = re.search(r'href="([^"]*)" rel="next"', anna.page)
    assert following is not None
    assert f'href="{following[1]}">Next puzzle' in (await anna.get("/puzzles")).text
    data = (await anna.http.get("/account/data")).json()
    assert [(each["puzzle"], each["is_right"]) for each in data["puzzles"]] == [(puzzle.name, False)]


async def test_an_account_has_the_rating_of_its_guest_and_the_next_guest_has_none(anna: Visitor) -> None:
    puzzle = of("balloon-cup", 0.4)
    before = words((await anna.get("/puzzles")).text)
    told = await answered(anna, puzzle, is_right=True)
    await opened(anna)
    after = words((await anna.get("/puzzles")).text)
    await anna.get("/account")
    await anna.post("/account/session/ended")
    later = words((await anna.get("/puzzles")).text)

    assert "Your first answers give you a rating and a streak." in before
    assert f"Solved 1 of 600 Streak 1 Best streak 1 Balloon Cup Your rating {rating_on(told)[0]}" in after
    assert "This browser keeps your rating." not in after
    assert "Your first answers give you a rating and a streak." in later


async def test_a_guest_who_deletes_their_data_leaves_no_answer(anna: Visitor) -> None:
    await answered(anna, of("balloon-cup", 0.4), is_right=True)
    data = (await anna.http.get("/account/data")).json()
    await anna.get("/account")
    await anna.post("/account/deletion", {"sure": "yes"})

    assert [each["is_right"] for each in data["puzzles"]] == [True]
    assert "Solved" not in words((await anna.get("/puzzles")).text)

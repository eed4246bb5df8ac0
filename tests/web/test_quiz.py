"""Tests of the quiz pages: they work with forms and links alone, and store nothing."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import languages
from skyhop.rulebook import quiz
from skyhop.rulebook.rulebook import anchor
from skyhop.web.pages.learn import quiz as pages

GAME = "balloon-cup"
START = f"/quiz/{GAME}?seed=7&n=2"


def link(page: str, text: str) -> str:
    """Return the target of the link with these words."""
    (address,) = re.findall(rf'<a [^>]*href="([^"]*)"[^>]*>{text}</a>', page)
    return unescape(address)


def wrong(question: quiz.Question) -> str:
    return next(choice.letter for choice in question.choices if choice.letter != question.right)


async def test_a_run_is_answered_by_links_and_forms_and_summed_up_with_what_to_read(anna: Visitor) -> None:
    first, second = quiz.draw_questions(registry.game(GAME), 2, 7)

    await anna.get(START)
    assert "Question 1 of 2" in anna.page
    assert re.findall(r'<button class="answer" name="answer" value="(.)">', anna.page) == [
        choice.letter for choice in first.choices
    ]
    assert first.verdict("a").clause.title not in anna.page
    await anna.get(f"{START}&answer={first.right}")
    assert "<h2>Right.</h2>" in anna.page
    assert f"#{anchor(first.clause)}" in anna.page
    await anna.get(link(anna.page, "Next question"))
    assert "Question 2 of 2" in anna.page
    await anna.get(f"{START}&a={first.right}&answer={wrong(second)}")
    assert "<h2>Wrong.</h2>" in anna.page
    await anna.get(link(anna.page, "The result"))
    assert "<h1>1 of 2 right</h1>" in anna.page
    (read,) = re.findall(r'<li><a href="([^"]*)"><b>', anna.page)
    assert urlsplit(read).fragment == anchor(second.clause)
    assert (await anna.get(read)).status_code == 200


async def test_the_start_page_offers_each_game_and_a_seed_is_drawn(anna: Visitor) -> None:
    await anna.get("/quiz")
    assert re.findall(r'<form action="(/quiz/[^"]*)"', anna.page) == [
        *(f"/quiz/{game.name}" for game in quiz.games()),
        "/quiz/all",
    ]
    answer = await anna.get("/quiz/all?n=5")
    said = parse_qs(answer.url.query.decode())
    assert said["n"] == ["5"]
    assert said["seed"][0].isdigit()
    assert "Question 1 of 5" in anna.page


async def test_the_overview_leads_to_the_rules_and_both_to_the_quiz(anna: Visitor) -> None:
    await anna.get("/learn")
    assert 'href="/quiz"' in anna.page
    assert f'href="/rules/{GAME}"' in anna.page
    await anna.get(f"/rules/{GAME}/rio-grande")
    assert f'href="/quiz/{GAME}"' in anna.page


@pytest.mark.parametrize("game", [game.name for game in quiz.games()])
async def test_the_situation_in_words_is_written_as_the_text_mode_writes_it(anna: Visitor, game: str) -> None:
    await anna.get(f"/quiz/{game}?seed=7&n=1")
    told = anna.page.partition('<details class="in-words">')[2].partition("</details>")[0]

    (question,) = quiz.draw_questions(registry.game(game), 1, 7)
    lines = [line for passage in words_of(question.game).passages(question.view) for line in passage.lines]
    assert [unescape(line) for line in re.findall(r"<li>([^<]*)</li>", told)] == lines != []
    assert not re.search(r"\b\d+@\d", told)


async def test_whoever_asks_for_all_questions_again_has_nothing_drawn_or_judged_anew(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    total = sum(len(quiz.questions_of(game)) for game in quiz.games())
    end = f"/quiz/{GAME}?seed=3&n=4&a=aaaa"
    await anna.get(end)
    first = anna.page
    monkeypatch.delattr(quiz.Question, "verdict")
    await anna.get(end)

    assert anna.page == first
    assert "right</h1>" in first
    for kept in (pages._draw_position, pages._make_feedback, pages._make_reading_link):
        assert (kept.cache_info().maxsize or 0) >= total * len(languages())


@pytest.mark.parametrize(
    "address",
    [
        "/quiz/no-such",
        f"/quiz/{GAME}?seed=-1",
        f"/quiz/{GAME}?seed=1234567",
        f"/quiz/{GAME}?seed=1&n=0",
        f"/quiz/{GAME}?seed=1&n=51",
        f"/quiz/{GAME}?seed=1&n=2&a=abc",
        f"/quiz/{GAME}?seed=1&n=2&a=z",
        f"/quiz/{GAME}?seed=1&n=2&answer=z",
    ],
)
async def test_an_address_that_no_run_has_is_answered_404(anna: Visitor, address: str) -> None:
    assert (await anna.get(address)).status_code == 404

"""Tests of rules pages: every ruleset, also an own one, and the search for clauses."""

from __future__ import annotations

import re

import pytest
from tests.amount import in_turn
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.rulebook.rulebook import rulebook_of
from skyhop.web.pages.rules import address_of

BC = registry.game("balloon-cup")
NAMES = [(game, ruleset) for game in ("balloon-cup", "aeronaut-odyssey") for ruleset in registry.game(game).rulesets()]


@pytest.mark.parametrize(("game", "ruleset"), in_turn(NAMES, 2))
async def test_every_ruleset_has_a_page_whose_links_lead_to_clauses(anna: Visitor, game: str, ruleset: str) -> None:
    page = (await anna.get(f"/rules/{game}/{ruleset}")).text

    anchors = set(re.findall(r' id="([^"]*)"', page))
    assert set(re.findall(r'href="#([^"]*)"', page)) <= anchors
    assert 'aria-current="page"' in page


async def test_the_rules_of_a_game_lead_to_those_of_its_first_ruleset_with_what_was_asked(anna: Visitor) -> None:
    whole, sought = await anna.get("/rules/balloon-cup"), await anna.get("/rules/balloon-cup?q=a+bag&q=%C3%BC")

    assert whole.url.raw_path == b"/rules/balloon-cup/rio-grande"
    assert sought.url.raw_path == b"/rules/balloon-cup/rio-grande?q=a+bag&q=%C3%BC"


async def test_clauses_that_other_rulesets_have_otherwise_are_listed(anna: Visitor) -> None:
    page = (await anna.get("/rules/balloon-cup/rio-grande")).text
    whole, options = rulebook_of(BC), BC.options

    told = dict(re.findall(r"<b>(BC-[\d.]+)</b> [^<]*</a> <small>different in: ([^<]*)</small>", page))
    expected = {
        clause.number: ", ".join(
            options.title_of(name)
            for name, parameters in whole.rulesets.items()
            if clause.for_ruleset(name, parameters).text
            != clause.for_ruleset("rio-grande", whole.rulesets["rio-grande"]).text
        )
        for clause in whole.clauses()
    }

    assert told == {number: names for number, names in expected.items() if names}
    assert len(told) > 3
    assert page.count("clause-varies") == len(told)


async def test_rules_of_ones_own_are_shown_with_what_they_change(anna: Visitor) -> None:
    path = await anna.start(**{"sent": "1", "option.trade": "cube", "option.best_of": "3"})
    match = (await anna.get(path)).text
    link = re.search(r'href="(/rules/balloon-cup/custom[^"]*)"', match)
    assert link is not None

    page = (await anna.get(link[1].replace("&amp;", "&"))).text
    other = (await anna.get("/rules/balloon-cup/rio-grande")).text

    own = page.partition('id="own"')[2].partition("</section>")[0]
    assert own.count("<dt>") == 2
    assert "You put three cubes of one colour" in page
    assert "You put three cubes of one colour" not in other


async def test_rules_of_no_such_name_lead_to_those_that_there_are(anna: Visitor) -> None:
    answer = await anna.get("/rules/balloon-cup/own")

    assert (answer.status_code, "own" in re.sub("<[^>]*>", "", anna.page)) == (404, False)
    assert "Balloon Cup has no ruleset with this name. Choose one of these:" in anna.page
    for ruleset in BC.options.rulesets:
        assert f'href="/rules/balloon-cup/{ruleset.name}">{ruleset.title}</a>' in anna.page


@pytest.mark.parametrize(
    "path",
    ["custom?trade=gold", "custom?nothing=1", "custom?exchange_max=99", "custom?best_of=" + "9" * 5000],
)
async def test_rules_that_cannot_be_are_answered_with_a_sentence(anna: Visitor, path: str) -> None:
    answer = await anna.get(f"/rules/balloon-cup/{path}")

    assert answer.status_code == 404
    assert "BC-9.6" in answer.text


def test_the_address_of_a_match_names_what_its_rules_have_otherwise() -> None:
    named = {"name": "gravon", **BC.ruleset("gravon").parameters}
    own = BC.ruleset({"trade": "cube", "open_hands": True})

    assert address_of(BC, named) == "/rules/balloon-cup/gravon"
    assert address_of(BC, {"name": own.name, **own.parameters}) == (
        "/rules/balloon-cup/custom?trade=cube&open_hands=true"
    )


async def test_what_was_found_is_marked(anna: Visitor) -> None:
    page = (await anna.get("/rules/balloon-cup/rio-grande?q=<b>+xylophone")).text

    assert "Nothing found" in page
    assert "<mark>bag</mark>" in (await anna.get("/rules/balloon-cup/rio-grande?q=bag")).text


async def test_a_whole_question_finds_what_has_most_of_its_words(anna: Visitor) -> None:
    page = (await anna.get("/rules/balloon-cup/rio-grande?q=who+starts")).text

    assert "No clause contains all of these words." in page
    assert re.findall(r"<b>(BC-[\d.]+)</b>", page)[0] == "BC-2.4"


@pytest.mark.parametrize("sought", ["4.1", "bag", "", "<script>alert(1)</script>", '"><u>', "%", "x" * 5000, "(", "\\"])
async def test_what_was_found_is_a_short_page(anna: Visitor, sought: str) -> None:
    answer = await anna.http.get("/rules/balloon-cup/rio-grande", params={"q": sought})

    assert answer.status_code == 200
    assert "<script>alert" not in answer.text
    assert "<u>" not in answer.text
    assert "data-panel" in answer.text


async def test_the_search_in_rules_of_ones_own_stays_in_them(anna: Visitor) -> None:
    page = (await anna.get("/rules/balloon-cup/custom?trade=cube&q=9.1")).text

    assert '<input type="hidden" name="trade" value="cube">' in page
    assert "You put three cubes of one colour" in page

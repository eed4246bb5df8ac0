"""Tests of the rules as text for programs, with an index."""

import re

import pytest
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.rulebook.rulebook import rulebook_of


async def test_the_index_leads_to_the_rules_of_every_ruleset(anna: Visitor) -> None:
    index = (await anna.http.get("/llms.txt")).text
    links = re.findall(r"\((http://[^)]+)\): ", index)

    assert index.startswith("# Skyhop\n> ")
    assert [link.split("/rules/")[1] for link in links] == [
        f"{name}/{ruleset}.md" for name in registry.names() for ruleset in registry.game(name).rulesets()
    ]
    for link in links:
        answer = await anna.http.get(link)
        name, ruleset = link.removesuffix(".md").split("/")[-2:]
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        for clause in rulebook_of(registry.game(name)).for_ruleset(ruleset).clauses():
            assert f"### {clause.number} {clause.title}\n\n{clause.text}" in answer.text


@pytest.mark.parametrize("path", ["go/rio-grande", "balloon-cup/chess", "balloon-cup/custom"])
async def test_rules_that_there_are_not_are_not_found(anna: Visitor, path: str) -> None:
    assert (await anna.http.get(f"/rules/{path}.md")).status_code == 404

"""The rulesets of every game satisfy the declarations of its options."""

from __future__ import annotations

import pytest
from tests.conformance.games import GAMES

from skyhop.game.action import RulesetError
from skyhop.game.capability import Capability
from skyhop.game.game import Game, ruleset_for_match
from skyhop.game.options import DocumentOption, Value


def test_every_published_ruleset_is_made_and_found_again(game: Game) -> None:
    for named in game.options.rulesets:
        ruleset = game.ruleset(named.name)

        assert (ruleset.name, game.ruleset(ruleset.parameters)) == (named.name, ruleset)
        assert list(ruleset.parameters) == [option.name for option in game.options.options]
        assert named.title
        assert named.sentence


def test_every_option_says_what_it_is_and_by_which_clause(game: Game) -> None:
    for option in game.options.options:
        assert option.title
        assert option.sentence or not game.has(Capability.RULEBOOK)
        assert bool(option.clause) == game.has(Capability.RULEBOOK)
        assert len({word.value for word in option.words}) == len(option.words)


def test_every_word_of_an_option_can_be_chosen_unless_another_forbids_it(game: Game) -> None:
    options = game.options
    forbidding = {conflict.clause for conflict in options.conflicts}
    forbidding |= {option.only.clause for option in options.options if option.only}
    refused = {
        clause_against(game, {option.name: option.check(option.read(word.value))})
        for option in options.options
        for word in option.words
    }

    assert refused <= forbidding | {""}


def clause_against(game: Game, parameters: dict[str, Value]) -> str:
    """The clause by which a ruleset is refused; none where it is made, and keeps what it was given."""
    try:
        ruleset = game.ruleset(parameters)
    except RulesetError as refused:
        return str(refused).rpartition("[")[2].rstrip("]")
    return "" if parameters.items() <= ruleset.parameters.items() else "not kept"


def test_what_no_option_can_be_is_refused_with_a_clause(game: Game) -> None:
    cited = r"\[[A-Z]+-\d+(\.\d+)?\]$" if game.has(Capability.RULEBOOK) else "cannot be"
    for option in game.options.options:
        with pytest.raises(RulesetError, match=cited):
            game.ruleset({option.name: "what cannot be" if isinstance(option, DocumentOption) else ["what", "cannot"]})


def test_what_a_form_proposes_can_be_chosen(game: Game) -> None:
    proposed = {option.name: option.proposed for option in game.options.options if option.proposed is not None}

    assert proposed.items() <= game.ruleset(proposed).parameters.items()


def test_a_ruleset_is_made_by_its_name_for_so_many_players_with_what_differs_from_it(game: Game) -> None:
    first, *_others = game.rulesets()
    least = min(game.seats)
    counted = ruleset_for_match(game, first, {}, least)

    assert ruleset_for_match(game, "", {}, None) == game.ruleset(first)
    assert (game.seat_count(counted), counted) == (least, ruleset_for_match(game, "", {}, least))
    with pytest.raises(RulesetError):
        ruleset_for_match(game, first, {"what cannot": "be"}, None)


def test_what_is_wished_of_a_ruleset_goes_before_what_its_name_says() -> None:
    made = ruleset_for_match(GAMES["balloon-cup"], "gravon", {"best_of": 3}, 2)

    assert made == GAMES["balloon-cup"].ruleset({**GAMES["balloon-cup"].ruleset("gravon").parameters, "best_of": 3})
    assert made.parameters["best_of"] == 3

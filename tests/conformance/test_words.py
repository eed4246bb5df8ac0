"""The text page lists every legal action exactly once, and depends only on the view."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations

import pytest
from tests.conformance.games import GAMES
from tests.conformance.playing import random_matches

from skyhop.engine.state import Ruleset, View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.simple.renderer import SimpleWords, words_of

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def offered(game: Game, view: View) -> tuple[list[str], list[str]]:
    """The notations of all that words offer: actions, and what can be put together of parts of some."""
    actions, built = list[str](), list[str]()
    for group in words_of(game).choices(view, NAMES[: game.seat_count(view.ruleset)]):
        texts = [choice.text for choice in group.choices]
        if group.begin:
            runs = chain.from_iterable(combinations(texts, count) for count in range(1, len(texts) + 1))
            built += [group.begin + "".join(run) for run in runs]
        else:
            actions += texts
    return actions, built


@cache
def moments(game: Game, ruleset: Ruleset) -> tuple[View, ...]:
    """Views of some moments of a match, the last among them: of a spectator, of who decides, and of another seat."""
    views = []
    for number, match in enumerate(random_matches(game, ruleset, 1, seed=4)):
        if number % 8 == 0 or match.to_decide is None:
            due = match.to_decide or 0
            seats = (None, due, (due + 1) % game.seat_count(ruleset))
            views += [game.view(match.state, seat) for seat in seats]
    return tuple(views)


def test_words_offer_every_action_once_and_only_to_whoever_decides(played: Played) -> None:
    game, ruleset = played
    for view in moments(game, ruleset):
        (actions, built), legal = offered(game, view), {game.write(view, action) for action in game.legal(view)}
        assert len(actions + built) == len({*actions, *built})
        assert set(actions) <= legal <= {*actions, *built}  # how many parts go together, the rules say
        assert not built or legal & set(built)


def test_words_say_what_is_due_and_where_things_stand_in_whole_lines(played: Played) -> None:
    game, ruleset = played
    names = NAMES[: game.seat_count(ruleset)]
    for view in moments(game, ruleset):
        due, passages = words_of(game).due(view, names), words_of(game).passages(view, names)
        assert due
        assert "\n" not in due
        assert all(line.strip() for passage in passages for line in passage.lines)
        assert any(passage.lines for passage in passages)


def test_what_is_typed_as_notation_stays_as_it_is(played: Played) -> None:
    game, ruleset = played
    for view in moments(game, ruleset):
        for action in game.legal(view)[:20]:
            assert words_of(game).normalize(game.write(view, action)) == game.write(view, action)


def test_a_game_without_words_of_its_own_speaks_plainly(game: Game) -> None:
    assert isinstance(words_of(game), SimpleWords) is not game.has(Capability.WORDS)


def test_the_view_of_another_game_has_no_words(game: Game) -> None:
    if not game.has(Capability.WORDS):
        pytest.skip("a plain game has plain views")
    other = next(each for each in GAMES.values() if each.view_class is not game.view_class)
    view = other.view(other.new(other.ruleset(other.rulesets()[0])), None)

    with pytest.raises(TypeError):
        game.words.due(view, NAMES[:2])

"""The capabilities of every game work. A missing capability is refused with the file to add."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.panel import Panel
from tests.conformance.playing import match_at

from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.settings import settings
from skyhop.bots.bot import bot, bots
from skyhop.engine.state import State
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.action import PositionError
from skyhop.game.capability import PARTS, Capability, MaterialOptions, MissingCapability, list_missing_parts
from skyhop.game.game import Game, GameError, open_view
from skyhop.puzzles.collection import collection
from skyhop.rulebook.rulebook import rulebook_of
from skyhop.search.value_network import value_network_of
from skyhop.terminal.screen import render_board
from skyhop.web.http import fragments
from skyhop.web.http.fragments import find_page
from skyhop.web.simple_page import SimplePage

pytestmark = pytest.mark.presentation


def a_position_set_up_again(game: Game) -> State | None:
    """Set a position of a match up; games take those at the start of a turn."""
    ruleset = game.ruleset(game.rulesets()[0])
    for decisions in range(12):
        with suppress(PositionError):
            return game.positions.from_position(
                ruleset, game.positions.position(match_at(game, ruleset, 1, decisions).state)
            )
    return None


USES: dict[Capability, Callable[[Game], object]] = {
    Capability.RULEBOOK: rulebook_of,
    Capability.TERMINAL: lambda game: game.terminal,
    Capability.WORDS: lambda game: game.words,
    Capability.OPEN_VIEW: lambda game: open_view(game, match_at(game, game.ruleset(game.rulesets()[0]), 1, 3).state),
    Capability.EVALUATION: lambda game: bot("greedy", game, 0),
    Capability.POSITIONS: a_position_set_up_again,
    Capability.BULK: lambda game: game.bulk,
    Capability.FEATURES: lambda game: game.features,
    Capability.HINT_FEATURES: lambda game: game.hint_features,
    Capability.JUDGEMENT: value_network_of,
    Capability.PUZZLES: collection,
    Capability.BOARDS: lambda game: game.boards.on_board(to_plain(generate(settings(size="tiny", players=2))), 2),
    Capability.MATERIAL: lambda game: game.material(game.ruleset(game.rulesets()[0]), MaterialOptions()),
}


@pytest.mark.parametrize("capability", USES, ids=lambda capability: capability.value)
def test_what_a_game_has_can_be_used_and_what_it_lacks_is_refused(game: Game, capability: Capability) -> None:
    if game.has(capability):
        assert USES[capability](game) is not None
        return
    with pytest.raises(MissingCapability) as refused:
        USES[capability](game)

    assert str(refused.value).startswith(f"{game.title} has no {PARTS[capability].title}: ")
    assert all(part in str(refused.value) for part in list_missing_parts(game, capability))


def test_a_game_without_page_or_terminal_of_its_own_has_the_plain_ones(game: Game) -> None:
    view = game.view(game.new(game.ruleset(game.rulesets()[0])), None)

    assert isinstance(find_page(game.name), SimplePage) is not game.has(Capability.PAGE)
    assert isinstance(render_board(game, view), Panel) is not game.has(Capability.TERMINAL)


def test_a_page_without_its_template_is_refused_with_the_files_that_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "__init__.py").touch()
    monkeypatch.setattr(NIM, "folder", tmp_path)
    monkeypatch.setattr(NIM, "_found_capabilities", set())
    monkeypatch.setattr(registry, "game", lambda _name: NIM)

    with pytest.raises(GameError) as refused:
        fragments._page_of(("nim",), "nim")

    assert str(refused.value) == "Nim is not finished (custom page): add nim/page/table.html, nim/page/table.css"


def test_a_bot_is_offered_for_a_game_exactly_when_it_can_play_it(game: Game) -> None:
    for kind in bots():
        if kind in bots(game):
            assert kind(game, 1).name == kind.name
        else:
            with pytest.raises(MissingCapability, match=kind.name):
                kind(game, 1)

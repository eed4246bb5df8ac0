"""The home page introduces each game to newcomers."""

from importlib import import_module

import pytest

from skyhop.game import registry


@pytest.mark.parametrize("name", ["balloon-cup", "aeronaut-odyssey"])
def test_a_game_is_told_in_two_sentences_and_how_long_it_takes(name: str) -> None:
    page = import_module(f"{type(registry.game(name)).__module__.rpartition('.')[0]}.page")

    sentences = page.introduction()

    assert len(sentences) == 2
    assert all(sentence.endswith(".") and len(sentence) < 120 for sentence in sentences)
    assert 0 < page.minutes[0] < page.minutes[1]

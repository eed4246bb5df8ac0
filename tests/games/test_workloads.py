"""Benchmark workloads of the games have distinct names."""

from skyhop.game import registry


def test_every_figure_of_every_game_has_a_name_and_a_title_of_its_own() -> None:
    games = [registry.game(name) for name in registry.names()]
    figures = [each for game in games for load in game.workloads for each in load.figures.values()]

    assert all(game.workloads for game in games)
    assert len({figure.name for figure in figures}) == len(figures)
    assert all(figure.title for figure in figures)

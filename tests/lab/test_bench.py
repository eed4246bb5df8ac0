"""Tests of the benchmarks: they measure the named values, and their JSON keeps its format."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from tests.amount import in_turn

from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.game.ai import Workload
from skyhop.game.game import Game
from skyhop.lab.bench import Measurement, play, programs, server

FAST = Measurement("fast", "Fast", "steps/s", [90.0, 110.0, 100.0], 95)


def one_figure(_runs: int) -> Iterator[Measurement]:
    yield FAST


@pytest.fixture
def only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PROGRAMS", {"fast": one_figure})
    monkeypatch.setattr("skyhop.cli.research.bench.NAMES", ("fast",))


def test_the_median_counts() -> None:
    assert FAST.value == 100


@pytest.mark.parametrize(
    ("target", "more_is_better", "met"),
    [(95, True, True), (101, True, False), (101, False, True), (95, False, False), (None, True, None)],
)
def test_a_target_is_met_from_its_own_side(target: float | None, more_is_better: bool, met: bool | None) -> None:  # noqa: FBT001
    assert met is Measurement("n", "N", "s", [100.0], target, more_is_better).is_met


@pytest.mark.usefixtures("only_one")
def test_json_has_always_the_same_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--runs", "1"]) == 0

    written = json.loads(capsys.readouterr().out)
    assert list(written) == ["format", "machine", "versions", "measurements"]
    assert written["format"] == "skyhop-bench-1"
    assert list(written["machine"]) == ["processor", "cores", "system", "load"]
    assert list(written["versions"]) == ["skyhop", "python", "numba", "numpy", "llvmlite"]
    assert written["measurements"] == [
        {
            "name": "fast",
            "value": 100.0,
            "unit": "steps/s",
            "low": 90.0,
            "high": 110.0,
            "runs": 3,
            "target": 95,
            "met": True,
        }
    ]


@pytest.mark.usefixtures("only_one")
def test_the_table_for_people_names_target_and_spread(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench"]) == 0

    printed = capsys.readouterr().out
    assert "90 … 110" in printed
    assert "met" in printed


def test_an_unknown_benchmark_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "no-such"]) == 2
    assert "'no-such'" in capsys.readouterr().err


def short(name: str, *figures: str) -> tuple[Game, Workload]:
    """Return a game and its first workload with these figures, with few matches."""
    game = registry.game(name)
    workload = next(workload for workload in game.workloads if set(figures) <= set(workload.figures))
    return game, workload._replace(matches=20)


ENGINE = [
    (name, benchmark)
    for name in registry.names()
    for benchmark in ("play", "step", "batch", "plies", "greedy", "value", "search", "judged", "envs", "rivals")
    if any(benchmark in workload.figures for workload in registry.game(name).workloads)
]


@pytest.mark.parametrize(("name", "benchmark"), in_turn(ENGINE, 3))
def test_an_engine_benchmark_measures_as_often_as_asked(
    name: str, benchmark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for constant in ("STEPS", "BATCH"):
        monkeypatch.setattr(play, constant, 100)
    for constant in ("VECTOR_STEPS", "VECTOR_SIZE", "TURNS"):
        monkeypatch.setattr(play, constant, 20)
    monkeypatch.setattr(programs, "DECISIONS", 20)
    monkeypatch.setattr(play, "MATCHES", 1)
    monkeypatch.setattr(play, "ITERATIONS", 100)

    measured = list(programs.GAME_PROGRAMS[benchmark](*short(name, benchmark), 2))

    assert all(len(measurement.runs) == 2 and min(measurement.runs) > 0 for measurement in measured)


@pytest.mark.parametrize("extras", [{"pyspiel", "gymnasium"}, {"pyspiel"}, set()])
def test_what_is_not_installed_has_no_row(extras: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "find_spec", lambda name: name in extras or None)
    for speed in ("time_single_steps", "measure_vector", "time_openspiel"):
        monkeypatch.setattr(programs, speed, lambda *_given: 2.0)

    rows = {each.name: each.runs for each in programs.measure_rivals(*short("balloon-cup", "rivals"), 1)}

    assert len(rows) == (1 + len(extras) if extras else 0)
    assert all(min(runs) > 0 for runs in rows.values())


@pytest.mark.parametrize("name", registry.names())
def test_every_figure_of_a_workload_has_a_name_of_its_own_and_a_benchmark(name: str) -> None:
    figures = [figure for workload in registry.game(name).workloads for figure in workload.figures.items()]

    assert len({figure.name for _key, figure in figures}) == len(figures)
    beside = {"decisions": "play", "ratio": "reference", "click": "start", "table-often": "table"}
    beside |= {"cost-wire": "cost", "cost-page": "cost"}
    beside |= dict.fromkeys(("openspiel-one", "openspiel-vector"), "rivals")
    beside |= dict.fromkeys(("pettingzoo", "pettingzoo-turns"), "rivals")
    beside |= {f"envs-{each}": "envs" for each in ("numpy", "record", "features", "threads", "turns")}
    assert {beside.get(key, key) for key, _figure in figures} <= set(programs.GAME_PROGRAMS)


def test_a_benchmark_measures_the_games_that_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(game: Game, workload: Workload, _runs: int) -> Iterator[Measurement]:
        yield Measurement(workload.figures["play"].name, game.title, "", [1.0])

    monkeypatch.setattr(programs, "GAME_PROGRAMS", {"play": named})

    assert {measurement.title for measurement in programs.run_benchmark("play", 1)} == {
        "Aeronaut Odyssey",
        "Balloon Cup",
    }
    assert [measurement.name for measurement in programs.run_benchmark("play", 1, game="balloon-cup")] == [
        "random-play"
    ]


def test_the_game_of_a_benchmark_must_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "play", "--game", "chess"]) == 2

    assert "'chess'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("balloon-cup", ["reference", "reference-ratio"]),
        ("aeronaut-odyssey", ["odyssey-reference", "odyssey-ratio"]),
    ],
)
def test_the_reference_is_measured_in_a_checkout_only(
    name: str, figures: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play, "REFERENCE_MATCHES", 1)
    names = [measurement.name for measurement in play.reference_ratio(*short(name, "reference"), 1)]
    monkeypatch.setattr(play, "CHECKOUT", tmp_path)

    assert (names, list(play.reference_ratio(*short(name, "reference"), 1))) == (figures, [])


@pytest.mark.process
@pytest.mark.parametrize("name", in_turn(registry.names(), 2))
def test_a_start_is_measured_with_nothing_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    seconds_of = programs.seconds_of

    def timed(arguments: Sequence[str], variables: Mapping[str, str] | None = None) -> float:
        assert variables is not None
        seen.extend(path.name for path in Path(variables["SKYHOP_CACHE"]).iterdir())
        return seconds_of(arguments, variables)

    monkeypatch.setattr(programs, "seconds_of", timed)
    click, move = programs.measure_cold_start(*short(name, "click", "start"), 1)

    assert (click.value > 0, move.value > 0, seen) == (True, True, [])


def test_a_benchmark_of_a_game_is_not_one_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "cold_seconds_of", lambda _arguments: 2.0)
    monkeypatch.setattr(programs, "time_first_click", lambda _game: 1.0)
    of_one = [measurement.name for measurement in programs.run_benchmark("start", 1, game="balloon-cup")]
    of_all = [measurement.name for measurement in programs.run_benchmark("start", 1)]

    assert of_one == ["click", "start"]
    assert of_all == ["odyssey-click", "odyssey-start", "click", "start", "compile", "help"]


@pytest.mark.parametrize(
    ("page", "fields"),
    [
        ('<button name="to" value="x1" data-takes="R6 R12">', {"action": "R6", "to": "x1"}),
        ('<button class="choice" name="action" value="&gt;B">fly</button>', {"action": ">B"}),
        ("<p>wait</p>", None),
    ],
)
def test_an_action_is_found_on_a_page(page: str, fields: dict[str, str] | None) -> None:
    assert server.action_on(page) == fields
    assert server.field_of(f'<input name="ply" value="7">{page}', "ply") == "7"


def test_boards_are_measured_by_size_and_clarity(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SEEDS", 1)
    monkeypatch.setattr(programs, "SIZES", ("tiny",))
    monkeypatch.setattr(programs, "CLARITIES", ("okay", "clean"))

    names = [measurement.name for measurement in programs.making(1)]

    assert names == ["board-tiny-okay", "board-tiny-okay-99", "board-tiny-clean", "board-tiny-clean-99"]


def test_the_properties_of_boards_count_their_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SIZES", ("tiny",))

    figures = {measurement.name: measurement for measurement in programs.properties(1)}

    assert (max(figures["board-tiny-mistakes"].runs), figures["board-tiny-cities"].value) == (0, 6)


@pytest.mark.process
@pytest.mark.slow
def test_the_table_is_measured_with_real_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "OPEN_MATCHES", 3)
    monkeypatch.setattr(server, "ACTIONS", 12)

    posted, slow = programs.run_benchmark("table", 1, game="balloon-cup")

    assert 0 < posted.value <= slow.value

"""Short runs of the programs in `tools/reliability`: the promises hold, and the programs notice violations."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests import postgresql
from tests.amount import in_turn
from tests.running_server import Server
from tests.server.test_migrations import GOLDEN, laid
from tools.reliability import arena, fuzz, kill, load, messages, recovery, shuffles, slow, soak, timing, turn
from tools.reliability.figures import Figure, percentile, told
from tools.reliability.guest import in_a_loop
from tools.reliability.served import Served, served

ROOT = Path(__file__).parents[2]
ON_EACH = pytest.mark.parametrize("database", in_turn(["sqlite", "postgresql"], 2))
OF_THE_MACHINE = ("[ms]", "seconds", "fewer than half as many")
"""Words of promises about speed. They depend on the load of the machine, so only the long runs check them."""


@pytest.fixture(autouse=True)
def _needs(request: pytest.FixtureRequest) -> None:
    is_postgresql = getattr(request.node, "callspec", None) and request.node.callspec.params.get("database")
    if is_postgresql == "postgresql" and (reason := postgresql.why_not()):
        pytest.skip(reason)


def kept(figures: Iterable[Figure]) -> dict[str, float]:
    """Give figures by name, where all promises are kept that do not hang on the machine."""
    found = list(figures)
    broken = [
        str(figure) for figure in found if not figure.is_met and not any(m in figure.name for m in OF_THE_MACHINE)
    ]
    assert broken == []
    return {figure.name.strip(): figure.value for figure in found}


@pytest.fixture(scope="module")
def table() -> Iterator[Served]:
    """One served table for all programs that leave it as it was."""
    with served() as opened:
        yield opened


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.parametrize("seconds", [4])
def test_spoilt_requests_are_answered_and_none_by_a_defect(table: Served, seconds: float) -> None:
    found = kept(in_a_loop(fuzz.spoil(table, seconds, seed=7)))

    assert found["requests"] > 20


@pytest.mark.process
@ON_EACH
def test_of_a_crowd_that_acts_at_one_turn_exactly_one_does(table: Served, database: str) -> None:
    one = database == "sqlite"
    found = kept(in_a_loop(turn.crowd_in(table, 3, 20, 20)) if one else turn.run(3, 20, database, workers=2, size=20))

    assert (found["turns"] >= 1, found["answered 409"] >= 10) == (True, True)


@pytest.mark.process
@ON_EACH
def test_processes_that_are_killed_amid_writes_lose_nothing(database: str) -> None:
    found = kept(kill.kill_often(8, 6, database))

    assert found["kills"] >= 1
    assert found["acknowledged actions"] >= 1


@pytest.mark.process
def test_pages_are_in_step_after_any_faults_of_the_network(table: Served) -> None:
    found = kept(in_a_loop(messages.disturb(table, 150, 8, matches=1, seed=1)))

    assert min(found["pages looked at"], found["messages"]) >= 6


@pytest.mark.process
@pytest.mark.parametrize("seconds", in_turn([1.5, 3], 2))
def test_a_load_is_played_and_nothing_of_it_lost(table: Served, seconds: float) -> None:
    found = kept(in_a_loop(load.loaded(table, 6, 8, seconds, times=4)))

    assert found["acknowledged actions"] >= 5


@pytest.mark.slow
@pytest.mark.process
def test_others_play_on_beside_rude_clients(table: Served) -> None:
    found = kept(in_a_loop(slow.compare(table, 4, each=3)))

    assert min(found["actions before"], found["actions meanwhile"]) >= 3


@pytest.mark.slow
@pytest.mark.process
def test_what_programs_play_is_the_same_when_it_is_recounted_from_the_journals() -> None:
    with served() as own:
        found = kept(in_a_loop(soak.soaked(own, 10, 300, 20, seed=1, resigns=0.6)))

    assert found["matches ended"] >= 20
    assert found["recounted: rows of ratings"] >= 20


@pytest.mark.slow
@pytest.mark.process
@ON_EACH
def test_an_arena_under_kills_is_the_same_when_it_is_recounted(database: str) -> None:
    found = kept(arena.run(8, 1, 120, database, workers=1 if database == "sqlite" else 2, seed=2))

    assert found["matches of programs that ended"] >= 2
    assert found["kills of a worker"] + found["kills of the whole server"] >= 1


@pytest.mark.slow
@pytest.mark.process
def test_a_table_whose_disk_is_lost_comes_back_from_its_backup() -> None:
    found = kept(recovery.run(1))

    assert found["acknowledged actions"] >= 1


@pytest.mark.slow
@pytest.mark.process
def test_the_time_of_an_answer_tells_no_world_from_another(table: Served) -> None:
    """So few questions show that all of them are asked; whether they tell anything the long run says."""
    found = kept(in_a_loop(timing.compare(table, 5, seed=1)))

    assert found["questions of each kind to each world"] == 5
    assert len(found) > 12


@pytest.mark.slow
def test_times_that_tell_two_worlds_apart_are_found_and_others_are_not() -> None:
    rng = random.Random(3)
    one, same, later = ([rng.gauss(mean, 1.0) for _answer in range(2000)] for mean in (5.0, 5.0, 5.2))

    assert timing.permuted(one, same, 1) > timing.ALARM
    assert timing.permuted(one, later, 1) < timing.ALARM


@pytest.fixture
def journals(tmp_path: Path) -> Path:
    """Journals that the table has exported."""
    file, data = tmp_path / "journals.jsonl", tmp_path / "data"
    data.mkdir()
    laid(GOLDEN[-1], data)
    command = [sys.executable, "-m", "skyhop.cli", "export", "-o", str(file), "--data", str(data)]
    subprocess.run(command, check=True, capture_output=True)
    return file


@pytest.mark.process
def test_shuffles_are_derived_again_without_the_package(journals: Path) -> None:
    alone = [sys.executable, "-I", "-S", str(ROOT / "tools" / "reliability" / "shuffles.py"), str(journals)]

    done = subprocess.run(alone, check=False, capture_output=True, text=True)

    count = int(done.stdout.split()[0])
    assert (done.returncode, done.stderr, count > 2) == (0, "", True)
    assert done.stdout == f"{count} shuffles of 5 matches follow from their secrets.\n"


@pytest.mark.process
def test_a_shuffle_that_was_changed_or_another_secret_is_found(journals: Path) -> None:
    line = next(line for line in journals.read_text("utf-8").splitlines() if shuffles.check(line) > 1)
    swapped, other = json.loads(line), json.loads(line)
    order = swapped["plies"][0][1].split()
    swapped["plies"][0][1] = " ".join([order[1], order[0], *order[2:]])
    other["fairness"]["secret"] = "00" * 32

    with pytest.raises(shuffles.Broken, match=r"shuffle 0 \(of the pile"):
        shuffles.check(json.dumps(swapped))
    with pytest.raises(shuffles.Broken, match="is not the commitment that the server showed"):
        shuffles.check(json.dumps(other))


def test_a_promise_that_is_broken_is_shown_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    code = told([Figure("kept", 1, 1), Figure("broken", 2, 1), Figure("counted", 9)])

    assert (code, capsys.readouterr().out.count("BROKEN")) == (1, 1)
    assert told([Figure("kept", 1, 1)]) == 0


def test_an_error_that_nobody_expected_is_found_in_the_log(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    line = 'time=2026 level=error event="Exception in ASGI application\\n" error=ValueError places="app.py:1 show"'
    server.log.write_text(f'time=2026 level=warning event="The store works again."\n{line}\n')

    assert server.defects() == [line]


def test_a_percentile_is_a_value_that_was_measured() -> None:
    assert [percentile([3.0, 1.0, 2.0], share) for share in (0.0, 0.5, 0.99)] == [1.0, 2.0, 3.0]
    assert percentile([], 0.5) == 0.0

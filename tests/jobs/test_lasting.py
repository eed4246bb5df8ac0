"""Another worker continues a persistent job if its worker was killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from skyhop.jobs.persistent import JobFolder, JobNote, PersistentJobs, RetentionLimits
from skyhop.jobs.queue import JobOwner, JobQueue, Report

KEEPING = RetentionLimits("things", ".txt", 1800.0, 1000)
ANNA = JobOwner("anna", "home")
MAKER = """
import sys, time
from pathlib import Path
from skyhop.jobs.persistent import JobFolder, RetentionLimits
from skyhop.jobs.queue import JobOwner

folder = JobFolder(Path(sys.argv[1]), RetentionLimits("things", ".txt", 1800.0, 1000))
folder.record_request("thing", JobOwner("anna", "home"))
assert folder.claim("thing")
assert folder.renew("thing", 3)
print("made 3", flush=True)
time.sleep(600)
"""


class Thing(NamedTuple):
    """Something that can be made."""

    name: str = "thing"
    parts: int = 5

    def make(self, report: Report) -> bytes:
        report(5)
        return b"all five"


@pytest.mark.process
async def test_what_a_worker_was_making_that_is_killed_is_taken_up_by_the_one_that_is_asked(tmp_path: Path) -> None:
    jobs = JobQueue()
    lasting = PersistentJobs(jobs, tmp_path, KEEPING)
    program = [sys.executable, "-c", MAKER, str(tmp_path)]
    maker = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    assert maker.stdout is not None
    said = await maker.stdout.readline()
    alive, began = lasting.find(Thing(), ANNA), not jobs.is_idle
    maker.kill()
    await maker.wait()
    taken_up = lasting.find(Thing(), ANNA)
    async with asyncio.timeout(10):
        while (made := lasting.read(Thing())) is None:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.01)
    jobs.close()

    assert said.strip() == b"made 3"
    assert alive is not None
    assert (alive.finished, began) == (3, False)
    assert taken_up is not None
    assert made == b"all five"


def test_who_has_left_for_something_else_waits_no_longer(tmp_path: Path) -> None:
    folder, ben = JobFolder(tmp_path, KEEPING), JobOwner("ben", "home")
    for asker in (ANNA, ben):
        folder.record_request("thing", asker)
    folder.claim("thing")
    both = folder.list_waiting()
    folder.leave("thing", "anna")
    one, is_wanted = folder.list_waiting(), folder.renew("thing", 1)
    folder.leave("thing", "ben")

    assert {*both["thing"]} == {ANNA, ben}
    assert one == {"thing": [ben]}
    assert (is_wanted, folder.renew("thing", 2), folder.list_waiting()) == (True, False, {})
    folder.release("thing")
    assert list((tmp_path / "things").iterdir()) == []


def test_what_a_job_has_found_so_far_is_read_by_every_worker(tmp_path: Path) -> None:
    here, elsewhere = JobFolder(tmp_path, KEEPING), JobFolder(tmp_path, KEEPING)
    here.record_request("thing", ANNA)
    here.claim("thing")
    noted = []
    for finished, findings in ((0, ""), (1, "b"), (2, "bx"), (3, "bx")):
        assert here.renew("thing", finished, findings)
        note = elsewhere.read_note("thing")
        assert note is not None
        noted.append((note.finished, note.findings, note.is_orphan))

    assert noted == [(0, "", False), (1, "b", False), (2, "bx", False), (3, "bx", False)]
    here.abandon("thing")
    assert elsewhere.claim("thing")
    assert here.read_note("thing") == JobNote(0, is_orphan=False)
    elsewhere.abandon("thing")
    here.release("thing")

"""Test of a lost disk while people play: the part of the matches that the backup lacks, and the time to recover.

`skyhop backup --follow` runs on another disk. The program kills both processes, removes the server's folder, restores
the backup, and starts the server. The age of the first lost action is the measured loss.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from tools.reliability.figures import Figure, told
from tools.reliability.kill import Player, stands
from tools.reliability.served import Served, served

from skyhop.server.store.store import open_store

RPO, RTO = 1.0, 60.0
"""Maximum seconds of play that may be lost, and maximum seconds until the server answers again."""
PLAYERS = 4


class Clocked(Player):
    """Player who stores the time at which the server acknowledged each action."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.times: list[float] = []

    def run(self) -> None:
        """Play until `is_over` is True, or until the server is gone."""
        with contextlib.suppress(AssertionError, httpx.TransportError):
            super().run()

    def act(self) -> None:
        """Act once, and store the time of the acknowledgement."""
        super().act()
        if len(self.acknowledged) > len(self.times):
            self.times.append(time.monotonic())


def skyhop(*words: object) -> None:
    """Run a skyhop command. Raise `CalledProcessError` if it fails."""
    command = [sys.executable, "-m", "skyhop.cli", *map(str, words)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def following(folder: Path, kept: Path) -> subprocess.Popen[str]:
    """Start a following backup, and wait until it has made its first copy. Return its process."""
    command = [sys.executable, "-m", "skyhop.cli", "backup", str(kept), "--data", str(folder), "--follow"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None  # noqa: S101  it has just been asked for
    if not any("follows" in line for line in process.stdout):
        raise RuntimeError("the backup failed")
    return process


def lose_disk(table: Served, seconds: float) -> Iterator[Figure]:
    """Play for about `seconds`, remove the server's folder, and restore the backup. Yield the figures."""
    kept = table.folder.with_name("kept")
    players = [Clocked(table.server.address) for _player in range(PLAYERS)]
    for player in players:
        player.start()
    follower = following(table.folder, kept)
    try:
        time.sleep(seconds * random.uniform(0.8, 1.2))  # noqa: S311  at any moment of a look
        is_following = follower.poll() is None
        lost_at = time.monotonic()
        follower.kill()  # first, so that it copies nothing from the dead server
        table.server.kill()
    finally:
        follower.kill()
        follower.communicate()
        for player in players:
            player.is_over = True
    shutil.rmtree(table.folder)
    begun = time.monotonic()
    skyhop("restore", kept, "--data", table.folder)
    restored = time.monotonic() - begun
    table.start()
    opened = time.monotonic() - begun
    for player in players:
        player.join()
    missing = asyncio.run(lacking(table, players))
    lost = [lost_at - moment for moment in missing if moment < lost_at]
    pages = [httpx.get(table.server.address + player.path).status_code for player in players]
    yield Figure("acknowledged actions", sum(len(player.acknowledged) for player in players))
    yield Figure("backup process that had stopped", float(not is_following), 0)
    yield Figure("acknowledged actions that the backup lacks", len(lost))
    yield Figure("seconds of lost play", max(lost, default=0.0), RPO)
    yield Figure("seconds for skyhop restore", restored)
    yield Figure("seconds until the server answers again", opened, RTO)
    yield Figure("matches whose page fails", sum(status != 200 for status in pages), 0)


async def lacking(table: Served, players: list[Clocked]) -> list[float]:
    """Return the times of the acknowledged actions that the restored store lacks."""
    store, missing = await open_store(table.folder), list[float]()
    for player in players:
        match = await store.load(player.path.rpartition("/")[2])
        pairs = zip(player.times, player.acknowledged, strict=False)
        missing += [moment for moment, (ply, text) in pairs if not stands(match, ply, text)]
    await store.close()
    return missing


def run(seconds: float) -> list[Figure]:
    """Start a server and simulate the loss of its disk. Return the figures."""
    with served() as table:
        return list(lose_disk(table, seconds))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    return told(run(parser.parse_args().seconds))


if __name__ == "__main__":
    sys.exit(main())

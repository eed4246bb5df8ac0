"""The disk of a served table is lost while people play: how much the last backup lacks, and how long until all goes on.

`skyhop backup` runs again and again beside the table. Then the table is killed, its folder removed, the last whole
backup restored, and the table started. What is lost is as old as the first acknowledged action that is not back.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from tools.reliability.figures import Figure, told
from tools.reliability.kill import Player, stands
from tools.reliability.served import Served, served

from skyhop.table.store import open_store

RPO, RTO = 1.0, 60.0
"""Seconds of play that may be lost, and until the table is open again."""
PLAYERS = 4


class Clocked(Player):
    """Notes when each action was acknowledged."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.times: list[float] = []

    def run(self) -> None:
        """Play until told to end, or until the table is gone."""
        with contextlib.suppress(AssertionError, httpx.TransportError):
            super().run()

    def act(self) -> None:
        """Act, and note the time."""
        super().act()
        if len(self.acknowledged) > len(self.times):
            self.times.append(time.monotonic())


class Backups(threading.Thread):
    """Runs `skyhop backup` again and again; each file is whole when it has its name.

    The last one may find that the table has gone.
    """

    def __init__(self, folder: Path, kept: Path) -> None:
        super().__init__()
        self._folder = folder
        self._kept = kept
        self.is_over = False
        self.seconds: list[float] = []

    def run(self) -> None:
        """Back up until told to end."""
        while not self.is_over:
            begun = time.monotonic()
            try:
                skyhop("backup", self._kept, "--data", self._folder, "--yes")
            except subprocess.CalledProcessError:
                if not self.is_over:
                    raise
            else:
                self.seconds.append(time.monotonic() - begun)

    def wait_for_one(self) -> None:
        """Return when there is a backup; fails where none can be made."""
        while not self.seconds:
            if not self.is_alive():
                raise RuntimeError("no backup could be made")
            time.sleep(0.05)


def skyhop(*words: object) -> None:
    """Run a command of skyhop; its failure is one of this program."""
    command = [sys.executable, "-m", "skyhop.cli", *map(str, words)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def lose_disk(table: Served, seconds: float) -> Iterator[Figure]:
    """Play for about so long, lose everything, and come back."""
    kept = table.folder.with_name("kept")
    backups, players = Backups(table.folder, kept), [Clocked(table.server.address) for _player in range(PLAYERS)]
    at_hand = kept.with_name("at-hand")
    for thread in (*players, backups):
        thread.start()
    try:
        backups.wait_for_one()
        time.sleep(seconds * random.uniform(0.8, 1.2))  # noqa: S311  at any moment of a backup
        lost_at = time.monotonic()
        table.server.kill()
        shutil.copy(kept, at_hand)  # what later backups would say of a folder that has gone does not count
    finally:
        for player in players:
            player.is_over = True
        backups.is_over = True
        backups.join()
    shutil.rmtree(table.folder)
    begun = time.monotonic()
    skyhop("restore", at_hand, "--data", table.folder)
    restored = time.monotonic() - begun
    table.start()
    opened = time.monotonic() - begun
    for player in players:
        player.join()
    missing = asyncio.run(lacking(table, players))
    pages = [httpx.get(table.server.address + player.path).status_code for player in players]
    yield Figure("acknowledged actions", sum(len(player.acknowledged) for player in players))
    yield Figure("backups", len(backups.seconds))
    yield Figure("  seconds for one, the longest", max(backups.seconds))
    yield Figure("actions that the last backup lacks", len(missing))
    yield Figure("seconds of play that are lost", max((lost_at - moment for moment in missing), default=0.0), RPO)
    yield Figure("seconds for skyhop restore", restored)
    yield Figure("seconds until the table is open", opened, RTO)
    yield Figure("matches that do not open", sum(status != 200 for status in pages), 0)


async def lacking(table: Served, players: list[Clocked]) -> list[float]:
    """Times of acknowledged actions, before the loss, that do not stand in the store now."""
    store, missing = await open_store(table.folder), list[float]()
    for player in players:
        match = await store.load(player.path.rpartition("/")[2])
        pairs = zip(player.times, player.acknowledged, strict=False)
        missing += [moment for moment, (ply, text) in pairs if not stands(match, ply, text)]
    await store.close()
    return missing


def run(seconds: float) -> list[Figure]:
    """Serve a table and lose its disk."""
    with served() as table:
        return list(lose_disk(table, seconds))


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    return told(run(parser.parse_args().seconds))


if __name__ == "__main__":
    sys.exit(main())

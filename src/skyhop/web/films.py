"""Films of matches: made one after another beside the play, for whoever asks of whichever worker.

Nothing but the address names a film, so every worker can make it, and finds what another has made or is making.
"""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from skyhop.core.i18n import language
from skyhop.core.state import Viewer
from skyhop.table.history import History
from skyhop.web.board_jobs import Busy
from skyhop.web.film_folder import PATIENCE, FilmFolder
from skyhop.web.moments import Moment

MOST_WAITING = 12
"""Films that are not done, of all workers; a guest has one of them."""
BEAT = 1.0
"""Seconds from one look to the next whether a film that is being made is still wanted."""
_worker = ThreadPoolExecutor(1, thread_name_prefix="films")


class Stretch(NamedTuple):
    """What a film shows: the steps of a match from one to another, seen from a place, told in a language."""

    match: str
    viewer: Viewer
    first: int
    last: int
    language: str
    names: tuple[str, ...]
    """Of the players, which change while a seat is open."""

    @classmethod
    def between(cls, first: Moment, last: Moment) -> Stretch:
        """What is to be seen from one moment to another."""
        return cls(first.live.info.id, first.viewer, first.step, last.step, language(), first.names)

    @property
    def pictures(self) -> int:
        """How many pictures that are."""
        return self.last - self.first + 1

    @property
    def name(self) -> str:
        """What the film of it is called on the disk."""
        return _hashed(repr(tuple(self)))


class Progress(NamedTuple):
    """How far a film is: how many of its pictures are done, and its bytes once it is there."""

    made: int
    size: int = 0


class Unwanted(Exception):  # noqa: N818  nothing is wrong
    """Nobody waits for the film any more: no page asks for it, its guest wants another, or the table closes."""


class Film:
    """A film that waits or is being made by this worker."""

    def __init__(self, stretch: Stretch, history: History, folder: FilmFolder) -> None:
        """Have it made in the language in use."""
        self.made = 0
        self._stretch = stretch
        self._history = history
        self._folder = folder
        self._is_wanted = True
        context = contextvars.copy_context()
        self.work = asyncio.get_running_loop().run_in_executor(_worker, context.run, self._make)

    def stop(self) -> None:
        """Let it be."""
        self._is_wanted = False
        self.work.cancel()

    def _make(self) -> None:
        from skyhop.press.film import film  # noqa: PLC0415 - an extra

        self._folder.keep(self._stretch.name, film(self._frame, self._stretch.pictures, self._report))

    def _frame(self, number: int) -> tuple[str, str]:
        return self._history.frame(self._stretch.first + number, self._stretch.viewer, self._stretch.names)

    def _report(self, made: int) -> None:
        if not self._is_wanted:
            raise Unwanted
        self.made = made


class Films:
    """The films of a table, as one of its workers sees them."""

    def __init__(self, folder: FilmFolder) -> None:
        """Keep them in a folder that all workers share."""
        self._folder = folder
        self._begun: dict[str, Film] = {}
        self._failed: dict[str, BaseException] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, stretch: Stretch, guest: str) -> Progress | None:
        """Say to a guest how far a film is, None where nobody makes it; what went wrong with it is raised."""
        name = stretch.name
        if error := self._failed.get(name):
            raise error
        if size := self._folder.size(name):
            return Progress(stretch.pictures, size)
        note = self._folder.note(name)
        if note is None:
            return None
        self._folder.ask(name)
        if note.guest != _hashed(guest):
            self._folder.share(name, _hashed(guest))
        return Progress(self._begun[name].made if name in self._begun else note.made)

    def forgive(self, stretch: Stretch) -> None:
        """Forget what went wrong with a film, so that it is made anew."""
        self._failed.pop(stretch.name, None)

    def read(self, stretch: Stretch) -> bytes | None:
        """The film, None where it is not there."""
        return self._folder.read(stretch.name)

    def ask_for_room(self, guest: str) -> None:
        """`Busy` where too many wait for theirs; the one that the guest waits for makes room itself."""
        if sum(note.guest != _hashed(guest) for note in self._folder.notes().values()) >= MOST_WAITING:
            raise Busy

    def begin(self, first: Moment, last: Moment, guest: str) -> Progress:
        """Have a film made for a guest, instead of any other that this guest alone waits for."""
        live, stretch, guest = first.live, Stretch.between(first, last), _hashed(guest)
        for name in [name for name, note in self._folder.notes().items() if note.guest == guest]:
            if not self._folder.pass_on(name):
                self._drop(name)
        self._folder.sweep()
        if self._folder.claim(stretch.name, guest):
            film = Film(stretch, live.history.copy(), self._folder)
            self._begun[stretch.name] = film
            task = asyncio.create_task(self._look_after(stretch.name, film))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return Progress(0)

    def close(self) -> None:
        """Stop what is being made."""
        for name in list(self._begun):
            self._drop(name)

    def _drop(self, name: str) -> None:
        """Have a film stopped, by whichever worker makes it."""
        self._folder.release(name)
        if film := self._begun.pop(name, None):
            film.stop()

    async def _look_after(self, name: str, film: Film) -> None:
        """Renew the note of a film while it is made, stop it when nobody waits for it, and forget it then."""
        while not film.work.done():
            if self._begun.get(name) is film and not self._folder.renew(name, film.made):
                self._drop(name)
            await asyncio.wait([film.work], timeout=BEAT)
        if self._begun.get(name) is not film:
            return
        del self._begun[name]
        error = film.work.exception()
        del film
        if error is not None:
            self._failed[name] = error
        self._folder.release(name)
        if error is not None:
            await asyncio.sleep(PATIENCE)
            self._failed.pop(name, None)


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]

"""Entry points that call the kernels of a simple game. Skyhop generates them for the records of the game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import ENTRIES, Entry, copier, kernel
from skyhop.engine.record import Many, Record, Row, Values
from skyhop.game.ai import SearchKernels
from skyhop.game.game import GameError
from skyhop.game.simple.author_error import GameCode, write_place
from skyhop.game.simple.record import SimpleState
from skyhop.i18n import _

Legal = Callable[..., int]
"""(table, actions): write the legal actions in increasing order into `actions`, and return their number."""
Act = Callable[..., None]
"""(table, action): apply a legal action. Then set the seat that decides next, or end the match."""
Start = Callable[..., None]
"""(table): set the fields whose initial value is not 0."""
Evaluate = Callable[..., float]
"""(table, action): return the value of a legal action for the deciding seat. Higher values are better."""
Show = Callable[..., None]
"""(table, view, seat): write the partly visible fields that a seat sees into its view. Seat -1 is a spectator."""
Determinize = Callable[..., None]
"""(table, seat): fill the fields that the seat does not see with random possible values."""


class Kernels(NamedTuple):
    """Kernels of a simple game: `legal` and `act` for the rules, and optional kernels.

    The optional kernels set up a match, evaluate actions, copy visible values into a view, and determinize hidden
    fields.
    """

    legal: Legal
    act: Act
    start: Start | None = None
    evaluate: Evaluate | None = None
    show: Show | None = None
    determinize: Determinize | None = None


class Owner(NamedTuple):
    """Owner of entry points: the name of the game, and the module whose import creates the game."""

    module: str
    game: str


class GameEntry(Entry):
    """Entry point that calls a kernel of a game. It reports errors of the kernel as faults in the game's code."""

    def __init__(self, function: Callable[..., object], kernel: Kernel, code: GameCode) -> None:
        super().__init__(function)
        self._kernel = kernel
        self._of = code

    @property
    def place(self) -> str:
        """File and line of the kernel."""
        code = self._kernel.py_func.__code__
        return write_place(code.co_filename, code.co_firstlineno)

    def compile(self) -> None:
        """Compile the entry point. Raise `GameAuthorError` if the kernel cannot be compiled."""
        try:
            super().compile()
        except Exception as error:  # compiled only: Python accepts every kernel
            fault = self._of.fault_of_compilation(error, self._kernel.py_func)
            if fault is None:
                raise
            raise fault from error

    def run_as_written(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        """Run the entry point as Python code. Raise `GameAuthorError` if the kernel raises an error."""
        try:
            return super().run_as_written(*arguments)
        except Exception as error:
            fault = self._of.fault_of_run(error)
            if fault is None:
                raise
            raise fault from error


def legal_entry(owner: Owner, kernel: Legal, record: type[Record]) -> GameEntry:
    """Return an entry point with parameters (states, index, actions). It calls a kernel that lists legal actions."""

    def legal(states: Any, index: int, actions: Row) -> int:  # noqa: ANN401  `_entry` sets the type
        return kernel(states[index], actions)

    return _make_entry(owner, legal, kernel, record, actions=Row)


def act_entry(owner: Owner, kernel: Act | Determinize, record: type[Record]) -> Entry:
    """Return an entry point with parameters (states, index, number). It calls a kernel that changes the record.

    The number is the kernel's second argument: an action or a seat.
    """

    def act(states: Any, index: int, number: int) -> None:  # noqa: ANN401  as above
        kernel(states[index], number)

    return _make_entry(owner, act, kernel, record, number=int)


def start_entry(owner: Owner, kernel: Start, record: type[Record]) -> Entry:
    """Return an entry point with parameters (states, index). It calls a kernel that sets up a match."""

    def start(states: Any, index: int) -> None:  # noqa: ANN401  as above
        kernel(states[index])

    return _make_entry(owner, start, kernel, record)


def evaluate_entry(owner: Owner, kernel: Evaluate, record: type[Record]) -> Entry:
    """Return an entry point with parameters (states, index, actions, values).

    The entry point calls the kernel for each action and writes the action's value into `values`.
    """

    def evaluate(states: Any, index: int, actions: Row, values: Values) -> None:  # noqa: ANN401  as above
        for number in range(len(actions)):
            values[number] = kernel(states[index], actions[number])

    return _make_entry(owner, evaluate, kernel, record, actions=Row, values=Values)


def show_entry(owner: Owner, kernel: Show, record: type[Record], view: type[Record]) -> Entry:
    """Return an entry point with parameters (states, index, views, seat).

    The entry point calls a kernel that writes partly visible fields into a view.
    """

    def show(states: Any, index: int, views: Any, seat: int) -> None:  # noqa: ANN401  as above
        kernel(states[index], views[0], seat)

    return _make_entry(owner, show, kernel, record, view, views=Many[view], seat=int)  # type: ignore[valid-type]  # a type known only at run time


def _make_entry(
    owner: Owner,
    function: Callable[..., object],
    kernel: object,
    record: type[Record],
    view: type[Record] = Record,
    **types: object,
) -> GameEntry:
    """Return an entry point that calls a kernel. `types` are the types of its parameters after states and index.

    Several games may use the same kernel with their own records. Each game therefore has its own entry point with
    its own address.
    """
    if not isinstance(kernel, Kernel):
        name = getattr(kernel, "__name__", repr(kernel))
        raise GameError(_("%(name)s is not a kernel: write @kernel above it") % {"name": name})
    states = Many[record]  # type: ignore[valid-type]  # as above
    function.__annotations__ = {"states": states, "index": int, **types}
    function.__module__, function.__qualname__ = owner.module, f"{owner.game}.{kernel.py_func.__qualname__}"
    made = GameEntry(function, kernel, GameCode(owner.module, _index_by_fields(record, view)))
    ENTRIES[made.address] = made
    return made


def _index_by_fields(*records: type[Record]) -> dict[tuple[str, ...], str]:
    """Return a dictionary from the field names of a record to its name, for these records and their base classes."""
    classes = (each for record in records for each in record.__mro__ if issubclass(each, Record))
    return {each.dtype.names or (): each.__name__ for each in classes}


def find_maker_module() -> str:
    """Return the name of the module that creates the game. An import of this module also creates its entry points."""
    frame: FrameType | None = sys._getframe(1)  # noqa: SLF001  only frames tell the caller
    while frame is not None and frame.f_code.co_name == "__init__":
        frame = frame.f_back
    return str(frame.f_globals["__name__"]) if frame is not None else __name__


def search_kernels(kernels: Kernels, open_record: type[Record]) -> SearchKernels:
    """Return the kernels that a search of the game needs. These kernels ignore the record of the ruleset."""
    legal, act, determinize = kernels.legal, kernels.act, kernels.determinize
    copy_open, set_up, show_in_part = copier(open_record.dtype), kernels.start or leave_bare, kernels.show or leave

    def list_legal(_rules: object, table: Any, actions: Row) -> int:  # noqa: ANN401  records of the game
        return 0 if table.ending else legal(table, actions)

    def step(_rules: object, table: Any, action: int, actions: Row) -> int:  # noqa: ANN401  as above
        act(table, action)
        return 0 if table.ending else legal(table, actions)

    def fill_in(_rules: object, view: Any, table: Any) -> None:  # noqa: ANN401  as above
        determinize(table, view.seat)  # type: ignore[misc]  # used only if it exists

    def begin(_rules: object, table: Any, first: int, actions: Row) -> int:  # noqa: ANN401  as above
        table.to_act = first
        set_up(table)
        return 0 if table.ending else legal(table, actions)

    def show_all(_rules: object, table: Any, view: Any, seat: int) -> None:  # noqa: ANN401  as above
        copy_open(table, view)
        view.seat = seat
        show_in_part(table, view, seat)

    return SearchKernels(
        determinize=leave if determinize is None else Kernel(fill_in),
        legal=Kernel(list_legal),
        step=Kernel(step),
        to_decide=to_decide,
        winners=winners,
        begin=Kernel(begin),
        show=Kernel(show_all),
        is_known=is_open if determinize is None else None,
    )


@kernel
def leave(_first: object, _second: object, _third: object) -> None:
    """Do nothing. This is the default of `show` and `determinize` for games without hidden fields."""


@kernel
def leave_bare(_table: object) -> None:
    """Do nothing. This is the default of `start` for games whose fields all start at 0."""


@kernel
def to_decide(_rules: object, table: SimpleState) -> int:
    """Return the seat that decides."""
    return table.to_act


@kernel
def winners(_rules: object, table: SimpleState) -> int:
    """Return the seats that share the win, as a bit mask. Bit 0 is seat 0."""
    return table.winners


@kernel
def is_open(_rules: object, _view: object, _table: object) -> bool:
    """Return True, because a view of a game without hidden fields hides nothing."""
    return True

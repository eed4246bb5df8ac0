"""Entry points that call the kernels of a simple game. Skyhop generates them for the records of the game.

The class `Kernels` takes these functions. Only `legal` and `act` are necessary:

    legal(table, actions) -> int      Write the legal actions in increasing order into `actions`. Return their number.
    act(table, action)                Apply a legal action. Then set `table.to_act`, or end the match.
    start(table)                      Set the fields whose initial value is not 0.
    settle(table, number)             Continue after chance has set the chance field with this index.
    reveal(table)                     Continue after all seats have chosen. Their choices are in `table.choices`.
    show(table, view, seat)           Fill the view with the values that the seat sees. Seat -1 is a spectator.
    determinize(table, seat)          Fill the fields that the seat does not see with random possible values.
    evaluate(table, action) -> float  Return the value of a legal action for the seat in `table.to_act`.

Each kernel may have the record of the rules as an additional first parameter: `legal(rules, table, actions)`. The
rules contain the number of seats and the values of the game's options.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from skyhop.engine.chance import below, shuffle
from skyhop.engine.jit.code_key import functions_of
from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import ENTRIES, Entry, copier, kernel
from skyhop.engine.record import Many, Record, Row, Values
from skyhop.game.ai import SearchKernels
from skyhop.game.game import MAX_CHANCE_OUTCOMES, GameError
from skyhop.game.simple.author_error import GameCode, write_place
from skyhop.game.simple.record import AWAITING, SimpleRules, SimpleState, lowest_seat
from skyhop.i18n import _

GameObject: TypeAlias = Any
"""Type of records and kernels of a game. They have a type only in the code of the game."""
Legal = Callable[..., int]
"""(table, actions): write the legal actions in increasing order into `actions`, and return their number."""
Act = Callable[..., None]
"""(table, action): apply a legal action. Then set the seat that decides next, or end the match."""
Start = Callable[..., None]
"""(table): set the fields whose initial value is not 0."""
Evaluate = Callable[..., float]
"""(table, action): return the value of a legal action for the deciding seat. Higher values are better."""
Show = Callable[..., None]
"""(table, view, seat): fill the view with the partly visible values that the seat sees. Seat -1 is a spectator."""
Reveal = Callable[..., None]
"""(table): continue after all seats that choose together have chosen. Their choices are in the field `choices`."""
Settle = Callable[..., None]
"""(table, number): continue after chance has set the field with this index in `SimpleGame.chance_fields`."""
Determinize = Callable[..., None]
"""(table, seat): fill the fields that the seat does not see with random possible values."""


class Kernels(NamedTuple):
    """Kernels of a simple game: `legal` and `act` for the rules, and optional kernels.

    The optional kernels set up a match, evaluate actions, copy visible values into a view, determinize hidden
    fields, and continue after chance or after choices at the same time. A game in which seats always choose at the
    same time needs no `act`.
    """

    legal: Legal
    act: Act | None
    start: Start | None = None
    evaluate: Evaluate | None = None
    show: Show | None = None
    determinize: Determinize | None = None
    settle: Settle | None = None
    reveal: Reveal | None = None

    def join(self, record: type[Record], own_fields: Sequence[str]) -> Kernels:
        """Return these kernels with complete `act` and `show`.

        `show` also copies the viewing seat's number or row of the fields `own_fields`. If seats choose at the same
        time, `act` stores the choice of a seat and, after the last choice, calls `reveal`. While the viewing seat must
        choose, it is the deciding seat of its view.
        """
        kernels = self
        for field in own_fields:
            kernels = kernels._replace(show=_make_showing_kernel(field, record.dtype[field].shape, kernels.show))
        if self.reveal is None:
            return kernels
        act, reveal = take_rules(self.act or leave_pair, 2), take_rules(self.reveal, 1)
        show: GameObject = take_rules(kernels.show, 3)

        def choose(rules: GameObject, table: GameObject, action: int) -> None:
            if table.choosing == 0:
                act(rules, table, action)
                return
            seat = table.to_act
            table.choices[seat] = action + 1
            table.done_choosing |= 1 << seat
            table.choosing &= ~(1 << seat)
            if table.choosing != 0:
                table.to_act = lowest_seat(table.choosing)
                return
            table.to_act = lowest_seat(table.done_choosing)
            reveal(rules, table)
            for other in range(len(table.choices)):
                table.choices[other] = 0
            table.done_choosing = 0

        def show_decider(rules: GameObject, table: GameObject, view: GameObject, seat: int) -> None:
            show(rules, table, view, seat)
            if table.choosing != 0:
                is_asked = seat >= 0 and (table.choosing >> seat) & 1 == 1
                view.to_act = seat if is_asked else lowest_seat(table.choosing)

        return kernels._replace(act=Kernel(choose), show=Kernel(show_decider))


class Owner(NamedTuple):
    """Owner of entry points: the module whose import creates the game, the game's name, and the record of its rules."""

    module: str
    game: str
    rules: type[Record] = SimpleRules


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

    def run_as_written(self, *arguments: object) -> GameObject:
        """Run the entry point as Python code. Raise `GameAuthorError` if the kernel raises an error."""
        try:
            return super().run_as_written(*arguments)
        except Exception as error:
            fault = self._of.fault_of_run(error)
            if fault is None:
                raise
            raise fault from error


def take_rules(kernel: GameObject, parameters: int) -> GameObject:
    """Return a kernel that takes the rules as its first parameter.

    `parameters` is the number of parameters without the rules. Raise `GameError` if `kernel` is not a kernel.
    """
    if not isinstance(kernel, Kernel):
        name = getattr(kernel, "__name__", repr(kernel))
        raise GameError(_("%(name)s is not a kernel: write @kernel above it") % {"name": name})
    if kernel.py_func.__code__.co_argcount > parameters:
        return kernel

    def take_table(_rules: object, table: GameObject) -> GameObject:
        return kernel(table)

    def take_two(_rules: object, table: GameObject, second: GameObject) -> GameObject:
        return kernel(table, second)

    def take_three(_rules: object, table: GameObject, second: GameObject, third: GameObject) -> GameObject:
        return kernel(table, second, third)

    return Kernel((take_table, take_two, take_three)[parameters - 1])


def _make_showing_kernel(field: str, shape: Sequence[int], other: Show | None) -> Show:
    """Return a kernel that calls `other`, and then copies the viewing seat's number or row of a field."""
    show: GameObject = take_rules(other or leave, 3)
    is_row, size = len(shape) == 1, shape[-1]

    def show_number(rules: GameObject, table: GameObject, view: GameObject, seat: int) -> None:
        show(rules, table, view, seat)
        if seat >= 0:
            view[field][seat] = table[field][seat]

    def show_row(rules: GameObject, table: GameObject, view: GameObject, seat: int) -> None:
        show(rules, table, view, seat)
        for place in range(size if seat >= 0 else 0):
            view[field][seat, place] = table[field][seat, place]

    return Kernel(show_number if is_row else show_row)


def legal_entry(owner: Owner, kernel: Legal, record: type[Record]) -> GameEntry:
    """Return an entry point with parameters (rules, states, index, actions). It calls a kernel that lists actions."""
    called = take_rules(kernel, 2)

    def legal(rules: GameObject, states: GameObject, index: int, actions: Row) -> int:
        return called(rules[0], states[index], actions)  # type: ignore[no-any-return]  # kernels of games have no types

    return _make_entry(owner, legal, kernel, record, actions=Row)


def act_entry(owner: Owner, kernel: Act | Determinize | Settle | None, record: type[Record]) -> Entry:
    """Return an entry point with parameters (rules, states, index, number). It calls a kernel that changes the record.

    The number is the kernel's second argument: an action, a seat or a chance field.
    """
    called = take_rules(kernel, 2)

    def act(rules: GameObject, states: GameObject, index: int, number: int) -> None:
        called(rules[0], states[index], number)

    return _make_entry(owner, act, kernel, record, number=int)


def start_entry(owner: Owner, kernel: Start, record: type[Record]) -> Entry:
    """Return an entry point with parameters (rules, states, index). It calls a kernel that sets up a match."""
    called = take_rules(kernel, 1)

    def start(rules: GameObject, states: GameObject, index: int) -> None:
        called(rules[0], states[index])

    return _make_entry(owner, start, kernel, record)


def draw_entry(owner: Owner, record: type[Record], chance_fields: Mapping[str, Sequence[str]]) -> Entry:
    """Return an entry point with parameters (rules, states, index). It sets the awaited chance field at random."""
    draw_awaited = _make_drawing_kernels(record, chance_fields)

    def draw(_rules: GameObject, states: GameObject, index: int) -> None:
        draw_awaited(states[index])

    return _make_entry(owner, draw, draw_awaited, record)


def evaluate_entry(owner: Owner, kernel: Evaluate, record: type[Record]) -> Entry:
    """Return an entry point with parameters (rules, states, index, actions, values).

    The entry point calls the kernel for each action and writes the action's value into `values`.
    """
    called = take_rules(kernel, 2)

    def evaluate(rules: GameObject, states: GameObject, index: int, actions: Row, values: Values) -> None:
        for number in range(len(actions)):
            values[number] = called(rules[0], states[index], actions[number])

    return _make_entry(owner, evaluate, kernel, record, actions=Row, values=Values)


def show_entry(owner: Owner, kernel: Show, record: type[Record], view: type[Record]) -> Entry:
    """Return an entry point with parameters (rules, states, index, views, seat).

    The entry point calls a kernel that writes partly visible fields into a view.
    """
    called = take_rules(kernel, 3)

    def show(rules: GameObject, states: GameObject, index: int, views: GameObject, seat: int) -> None:
        called(rules[0], states[index], views[0], seat)

    return _make_entry(owner, show, kernel, record, view, views=Many[view], seat=int)  # type: ignore[valid-type]  # a type known only at run time


def _make_entry(
    owner: Owner,
    function: Callable[..., object],
    kernel: GameObject,
    record: type[Record],
    view: type[Record] = Record,
    **types: object,
) -> GameEntry:
    """Return an entry point that calls a kernel. `types` are the types of its parameters after the index.

    Several games may use the same kernel with their own records. Each game therefore has its own entry point with
    its own address.
    """
    rules, states = Many[owner.rules], Many[record]  # type: ignore[name-defined, valid-type]  # as above
    function.__annotations__ = {"rules": rules, "states": states, "index": int, **types}
    function.__module__, function.__qualname__ = owner.module, f"{owner.game}.{kernel.py_func.__qualname__}"
    entry = GameEntry(function, kernel, GameCode(owner.module, _index_by_fields(owner.rules, record, view)))
    ENTRIES[entry.address] = entry
    return entry


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


def is_called_by(kernel: GameObject, callee: GameObject) -> bool:
    """Return True if a kernel calls another kernel, directly or through other kernels. `kernel` may be None."""
    return kernel is not None and callee.py_func in functions_of(kernel.py_func)


def search_kernels(
    kernels: Kernels, open_record: type[Record], record: type[Record], chance_fields: Mapping[str, Sequence[str]]
) -> SearchKernels:
    """Return the kernels that a search of the game needs."""
    legal, act, copy_open = take_rules(kernels.legal, 2), take_rules(kernels.act, 2), copier(open_record.dtype)
    set_up, show_in_part = take_rules(kernels.start or leave_bare, 1), take_rules(kernels.show or leave, 3)
    determinize = take_rules(kernels.determinize or leave, 2)
    let_chance_act = _make_chance_kernel(kernels, record, chance_fields) if chance_fields else leave_pair

    def list_legal(rules: GameObject, table: GameObject, actions: Row) -> int:
        return 0 if table.ending else legal(rules, table, actions)

    def step(rules: GameObject, table: GameObject, action: int, actions: Row) -> int:
        act(rules, table, action)
        let_chance_act(rules, table)
        return 0 if table.ending else legal(rules, table, actions)

    def fill_in(rules: GameObject, view: GameObject, table: GameObject) -> None:
        determinize(rules, table, view.seat)

    def begin(rules: GameObject, table: GameObject, first: int, actions: Row) -> int:
        table.to_act = first
        set_up(rules, table)
        let_chance_act(rules, table)
        return 0 if table.ending else legal(rules, table, actions)

    def show_all(rules: GameObject, table: GameObject, view: GameObject, seat: int) -> None:
        copy_open(table, view)
        view.seat = seat
        show_in_part(rules, table, view, seat)

    return SearchKernels(
        determinize=leave if kernels.determinize is None else Kernel(fill_in),
        legal=Kernel(list_legal),
        step=Kernel(step),
        to_decide=to_decide,
        winners=winners,
        begin=Kernel(begin),
        show=Kernel(show_all),
        is_known=is_open if kernels.determinize is None else None,
    )


def _make_chance_kernel(
    kernels: Kernels, record: type[Record], chance_fields: Mapping[str, Sequence[str]]
) -> GameObject:
    """Return a kernel (rules, table) that sets all awaited chance fields with the generator in the record."""
    settle: GameObject = take_rules(kernels.settle, 2)
    draw_awaited = _make_drawing_kernels(record, chance_fields)

    def let_chance_act(rules: GameObject, table: GameObject) -> None:
        for _outcome in range(MAX_CHANCE_OUTCOMES):  # a match refuses endless chance, and a search must end too
            if table.ending > AWAITING:
                return
            number = AWAITING - table.ending
            draw_awaited(table)
            table.ending = 0
            settle(rules, table, number)

    return Kernel(let_chance_act)


def _make_drawing_kernels(record: type[Record], chance_fields: Mapping[str, Sequence[str]]) -> GameObject:
    """Return a kernel (table) that sets the awaited chance field with the generator in the record."""
    draw_awaited: GameObject = leave_bare
    for number, (field, items) in enumerate(chance_fields.items()):
        is_pile = record.dtype[field].shape != ()
        draw_awaited = _make_drawing_kernel(number, field, items, draw_awaited, is_pile=is_pile)
    return draw_awaited


def _make_drawing_kernel(
    number: int, field: str, items: Sequence[str], otherwise: GameObject, *, is_pile: bool
) -> GameObject:
    """Return a kernel (table) that sets the chance field `number`. For other fields, it calls `otherwise`."""
    count, codes = len(items), np.array(encode_items(items, items), np.int16)

    def shuffle_pile(table: GameObject) -> None:
        if table.ending == AWAITING - number:
            pile = table[field]
            for place in range(count):
                pile[place] = codes[place]
            shuffle(table, pile, count)
        else:
            otherwise(table)

    def roll(table: GameObject) -> None:
        if table.ending == AWAITING - number:
            table[field] = codes[below(table, count)]
        else:
            otherwise(table)

    return Kernel(shuffle_pile if is_pile else roll)


def encode_items(items: Sequence[str], order: Sequence[str]) -> list[int]:
    """Return the numbers of the items in `order`. Equal items have equal numbers, counted from 1."""
    kinds = list(dict.fromkeys(items))
    return [1 + kinds.index(item) for item in order]


@kernel
def leave_pair(_rules: object, _table: object) -> None:
    """Do nothing. This is the default for games without chance fields."""


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
    """Return True. Only games without hidden fields use this kernel: their views show the complete state."""
    return True

"""Tests of garbage collection: it is off during a compilation, and then on only if it was on before."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from skyhop.engine.jit.functions import keep_all, look_seldom, no_collection

THRESHOLDS = gc.get_threshold()


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.set_threshold(*THRESHOLDS)
    gc.enable()
    gc.unfreeze()


@pytest.mark.parametrize("is_wanted", [True, False])
def test_no_garbage_is_collected_meanwhile_even_if_it_fails(is_wanted: bool) -> None:  # noqa: FBT001  a case
    (gc.enable if is_wanted else gc.disable)()

    with pytest.raises(RuntimeError):
        compile_in_vain()

    assert gc.isenabled() == is_wanted


def compile_in_vain() -> None:
    with no_collection():
        assert not gc.isenabled()
        raise RuntimeError


def test_what_is_kept_for_good_is_not_looked_through_again() -> None:
    held = [[]]  # type: list[list[object]]
    assert any(each is held for each in gc.get_objects())

    keep_all()

    assert not any(each is held for each in gc.get_objects())


def test_what_has_lived_long_is_looked_through_less_often() -> None:
    def looks() -> Any:  # noqa: ANN401  a number
        gc.collect()
        before = gc.get_stats()[2]["collections"]
        youngest, younger, _oldest = THRESHOLDS
        held = [[number] for number in range(30 * youngest * younger)]
        assert held
        after = gc.get_stats()[2]["collections"]
        return after - before

    gc.freeze()  # Exclude the other objects of this process: with many of them, collections would be rare anyway.
    usual = looks()
    look_seldom()

    assert usual > 0
    assert looks() == 0

"""Tests of Python's random generator as kernels: it draws the same as Python's own generator."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from skyhop.engine.chance import SIZE, Twister, choice, mix_seed, seed
from skyhop.engine.kernel import with_attributes
from skyhop.engine.record import records

pytestmark = pytest.mark.every_python


@pytest.mark.parametrize("number", [0, 1, 2**32 - 1, 2**32, mix_seed(3, 1, 4), 2**64 - 1])
def test_it_chooses_as_python_does(number: int) -> None:
    twister, python = with_attributes(records(Twister, 1))[0], Random(number)

    with np.errstate(over="ignore"):
        seed(twister, np.uint64(number))
        counts = [1, 2, 3, 45, 977, 64] * (SIZE // 5)
        chosen = [choice(twister, count) for count in counts]

    assert chosen == [python.choice(range(count)) for count in counts]

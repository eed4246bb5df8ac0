"""The package of the search is also the public function of its name."""

from importlib import import_module
from inspect import signature
from typing import Any

import skyhop.api


def test_a_call_of_the_package_is_a_call_of_the_function() -> None:
    package: Any = import_module("skyhop.search")
    view = skyhop.api.start("nim", first=0).view(0)

    assert package(view, worlds=3, seed=5) == skyhop.api.search(view, worlds=3, seed=5)
    assert signature(package) == signature(skyhop.api.search)

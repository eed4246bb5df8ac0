"""Search for the best action of a seat, from its view alone.

The search samples many worlds and evaluates the actions in each of them. A world is a complete state that agrees
with the view.

`skyhop.search` is also the name of a public function. Python sets an attribute of `skyhop` to this package as soon as
a module imports it. Calls of the package therefore call the function.
"""

import sys
from importlib import import_module
from inspect import Signature, signature
from types import ModuleType


class _CallablePackage(ModuleType):
    """Package that also works as the function `skyhop.search`."""

    @property
    def __signature__(self) -> Signature:
        return signature(import_module("skyhop.api").search)

    def __call__(self, *arguments: object, **options: object) -> object:
        return import_module("skyhop.api").search(*arguments, **options)


sys.modules[__name__].__class__ = _CallablePackage

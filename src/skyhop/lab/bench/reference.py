"""The plain reference engines of the tests, where a checkout has them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

CHECKOUT = Path(__file__).resolve().parents[4]
REFERENCES = Path("tests/reference")
"""A folder for each game, with `play_by(parameters, chance)`, which plays one match at random."""


def load_reference(folder: Path) -> ModuleType | None:
    """Import the reference engine from a folder of a checkout; None where there is none."""
    spec = importlib.util.spec_from_file_location(
        f"{folder.name}_reference", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    if spec is None or spec.loader is None or not folder.is_dir():
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module

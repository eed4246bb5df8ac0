"""Writer of software bills of materials (SBOM, CycloneDX 1.6) from lock files: versions, hashes and dependencies.

Equal lock files give equal bytes. `make sbom` writes one bill for each lock file into `dist/`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

from skyhop import __version__

ROOT = Path(__file__).resolve().parents[1]
OURS = "skyhop (pyproject.toml)"
"""Name under which the lock file lists the project's own requirements."""
PACKAGE = re.compile(
    r"^(?P<name>[A-Za-z0-9_.-]+)(?:\[\S*\])?==(?P<version>[^\s;\\]+)(?P<rest>.*(?:\n[ \t]+\S.*)*)", re.MULTILINE
)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
NEEDED_BY = re.compile(r"^    #(?: via|  ) (\S.*)$", re.MULTILINE)


class Locked(NamedTuple):
    """Package of a lock file."""

    name: str
    version: str
    hashes: tuple[str, ...]
    """SHA-256 of each file of this version in the index."""
    needed_by: tuple[str, ...]


def locked(lock: str) -> Iterator[Locked]:
    """Yield the packages in the text of a lock file."""
    for found in PACKAGE.finditer(lock):
        needed_by = [name for name in NEEDED_BY.findall(found["rest"]) if not name.startswith("-")]
        yield Locked(found["name"], found["version"], tuple(HASH.findall(found["rest"])), tuple(needed_by))


def bill(lock: str) -> Bom:
    """Return the bill of materials for the text of a lock file.

    Raise `KeyError` if the lock file names a dependent package that it does not contain.
    """
    ours = Component(name="skyhop", version=__version__, type=ComponentType.APPLICATION, bom_ref="skyhop")
    made_of: dict[str, list[Component]] = {OURS: [ours]}
    packages = list(locked(lock))
    for package in packages:  # a package may have different versions for different systems
        made_of.setdefault(package.name, []).append(_component(package))
    needs: dict[str, set[Component]] = {name: set() for name in made_of}
    for package in packages:
        for needing in package.needed_by:
            needs[needing].update(made_of[package.name])
    made = Bom(
        components=[component for name in made_of if name != OURS for component in made_of[name]],
        serial_number=uuid5(NAMESPACE_URL, lock),
        metadata=BomMetaData(component=ours, timestamp=datetime.fromtimestamp(0, UTC)),
    )
    for name, components in made_of.items():
        for component in components:
            made.register_dependency(component, needs[name])
    return made


def _component(package: Locked) -> Component:
    address = PackageURL("pypi", name=package.name, version=package.version)
    return Component(
        name=package.name,
        version=package.version,
        type=ComponentType.LIBRARY,
        purl=address,
        bom_ref=str(address),
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=content) for content in package.hashes],
    )


def written(lock: str) -> str:
    """Return the bill of materials for the text of a lock file as JSON. Raise `ValueError` if the JSON is invalid."""
    text = make_outputter(bill(lock), OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)
    if problem := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise ValueError(str(problem)[:500])
    return text


def main(locks: list[Path]) -> None:
    """Write a bill of materials into `dist/` for each lock file."""
    folder = ROOT / "dist"
    folder.mkdir(exist_ok=True)
    for lock in locks:
        path = folder / f"skyhop-{__version__}-{lock.stem}.cdx.json"
        path.write_text(written(lock.read_text("utf-8")), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]] or sorted((ROOT / "requirements").glob("*.txt")))

"""Tests of the bill of materials: it lists exactly the locked packages."""

from __future__ import annotations

import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.fixture(scope="module")
def sbom() -> ModuleType:
    spec = spec_from_file_location("sbom", ROOT / "tools" / "sbom.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_the_bill_of_a_lock_holds_its_packages_with_their_hashes(sbom: ModuleType, lock: Path) -> None:
    text = lock.read_text("utf-8")

    bill = json.loads(sbom.written(text))

    named = {f"{package['name']}=={package['version']}" for package in bill["components"]}
    hashes = [found["content"] for package in bill["components"] for found in package["hashes"]]
    assert named == {name + version for name, version in re.findall(r"^([\w.-]+)\S*(==\S+)", text, re.MULTILINE)}
    assert sorted(hashes) == sorted(re.findall(r"sha256:([0-9a-f]{64})", text))
    assert bill["specVersion"] == "1.6"


def test_the_bill_says_what_needs_what(sbom: ModuleType) -> None:
    bill = json.loads(sbom.written((ROOT / "requirements" / "serve.txt").read_text("utf-8")))
    name_of = {package["bom-ref"]: package["name"] for package in bill["components"]} | {"skyhop": "skyhop"}
    needs = {
        name_of[entry["ref"]]: {name_of[ref] for ref in entry.get("dependsOn", [])} for entry in bill["dependencies"]
    }

    assert needs["numba"] == {"llvmlite", "numpy"}
    assert {"numba", "starlette", "asyncpg", "prometheus-client"} <= needs["skyhop"]
    assert needs.keys() == set(name_of.values())


def test_one_lock_gives_the_same_bytes(sbom: ModuleType) -> None:
    text = LOCKS[0].read_text("utf-8")

    assert sbom.written(text) == sbom.written(text)


def test_a_lock_that_lacks_what_needs_a_package_is_refused(sbom: ModuleType) -> None:
    with pytest.raises(KeyError, match="nobody"):
        sbom.written(f"one==1 \\\n    --hash=sha256:{'0' * 64}\n    # via nobody\n")

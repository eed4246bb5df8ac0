"""Tests of the link check: it finds links without a target."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "links.py"


def check(site: Path, body: str) -> tuple[int, str]:
    """Check a site of two pages, one of which has this body."""
    (site / "rules").mkdir()
    (site / "rules" / "index.html").write_text('<h2 id="BC-4.2">Room</h2>', "utf-8")
    (site / "index.html").write_text(body, "utf-8")
    ended = subprocess.run([sys.executable, TOOL, site], capture_output=True, text=True, check=False)
    return ended.returncode, ended.stdout


@pytest.mark.parametrize(
    "body",
    [
        '<a href="rules/index.html#BC-4.2">',
        '<a href="rules/#BC-4.2">',
        '<p id="top"><a href="#top">',
        '<a href="https://example.org/any">',
        '<a href="mailto:a@example.org">',
    ],
)
def test_a_good_link_is_let_pass(tmp_path: Path, body: str) -> None:
    assert check(tmp_path, body) == (0, "Every link of 2 pages leads somewhere.\n")


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="no.html">', "no.html leads nowhere"),
        ('<a href="rules/index.html#nowhere">', "rules/index.html#nowhere: there is no anchor 'nowhere'"),
        ('<img src="table.png">', "table.png leads nowhere"),
        ('<script src="https://example.org/x.js">', "loads https://example.org/x.js from elsewhere"),
        ('<link rel="stylesheet" href="//example.org/x.css">', "loads //example.org/x.css from elsewhere"),
    ],
)
def test_a_bad_link_is_named_with_its_page(tmp_path: Path, body: str, fault: str) -> None:
    code, printed = check(tmp_path, body)

    assert code == 1
    assert f"index.html: {fault}" in printed

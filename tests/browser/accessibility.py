"""Accessibility problems that axe finds on an open page, as readable lines."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
"""All rules of WCAG 2.2 A and AA and of good practice; the size of targets has to be asked for."""


def problems(page: Page) -> list[str]:
    """List what axe finds, with some of the elements."""
    results = Axe().run(page, options=OPTIONS)
    return [
        f"{violation['id']}: {node['html'][:140]} {node.get('failureSummary', '')[:200]}"
        for violation in results.response["violations"]
        for node in violation["nodes"][:3]
    ]

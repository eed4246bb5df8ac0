"""Waiting for what a page's own script knows."""

from __future__ import annotations

import time

from playwright.sync_api import Page

SECONDS = 15.0


def wait_until(page: Page, question: str, asked: object = None, seconds: float = SECONDS) -> None:
    """Ask a page again until it says yes.

    `Page.wait_for_function` asks a second time by `eval`, which the policy of the table's pages forbids.
    """
    end = time.monotonic() + seconds
    while not page.evaluate(question, asked):
        assert time.monotonic() < end, f"not within {seconds} s: {question}"
        page.wait_for_timeout(20)

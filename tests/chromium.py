"""Path of Chromium for the browser tests. As a script, the module prints the path or fails."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Names of the program. The headless program comes first, because it takes a third less processor time."""


def executable() -> str | None:
    """Return the path of Chromium: from the variable SKYHOP_CHROMIUM, else from the system, else from Playwright.

    Return None if there is none.
    """
    named = os.environ.get("SKYHOP_CHROMIUM")
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    return named or installed or _of_playwright()


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


if __name__ == "__main__":
    if path := executable():
        sys.stdout.write(f"{path}\n")
    else:
        sys.exit("No Chromium was found.")

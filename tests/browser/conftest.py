from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright
from tests.browser import pages
from tests.browser.player import Player
from tests.chromium import executable
from tests.running_server import Server

Opens = Callable[..., Player]
PATIENCE = 15_000
"""Maximum milliseconds until a page shows an expected element. The value is high, because the machine may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Server for all tests. Each test has different players."""
    folder = tmp_path_factory.mktemp("data")
    pages.prepare_profile(folder)
    with Server(folder) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> str:
    path = executable()
    if path is None:
        pytest.fail("no Chromium was found; tools/chromium.sh installs one")
    return path


@pytest.fixture(scope="package")
def playwright(chromium: str) -> Iterator[Playwright]:
    """Driver of all browsers.

    Its event loop counts as running until the driver ends, so it ends before asynchronous tests of other folders. The
    search for Chromium comes first, since it may start a driver too.
    """
    assert chromium
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """Chromium for all tests of a worker. Each test has separate contexts, which share no data.

    All pages are of one site. With isolation of sites, each context would begin a second process for its first page.
    """
    arguments = ["--no-sandbox", "--disable-site-isolation-trials"]
    launched = playwright.chromium.launch(executable_path=chromium, args=arguments)
    yield launched
    launched.close()


@pytest.fixture
def complaints() -> list[str]:
    """Return the complaints of the browsers. A test that expects complaints empties the list."""
    return []


@pytest.fixture
def open_browser(browser: Browser, server: Server, complaints: list[str]) -> Iterator[Opens]:
    """Function that opens a browser for one more player. A message in the browser's console fails the test.

    By default, the browser requests reduced motion, so nothing moves. Tests of motion, and a whole match of each game,
    request motion.
    """
    contexts: list[BrowserContext] = []

    def opening(**options: object) -> Player:
        usual = {
            "viewport": {"width": 1280, "height": 800},
            "service_workers": "block",
            "reduced_motion": "reduce",
        }
        context = browser.new_context(**cast("Any", usual | options))
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return Player(context, server.address, complaints)

    yield opening
    for context in contexts:
        context.close()
    assert complaints == []

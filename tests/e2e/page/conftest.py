"""A browser for every file of tests, a server for all of them whose tables have the same chance, and windows that note whatever
goes wrong inside."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.browser.axe import AXE
from support.browser.browsing import PAGE, Visitor, launched
from support.browser.chromium import NOT_OPTIMISED, chromium, end_all
from support.browser.staging import Stage
from support.serving import Server, served

NO_BROWSER = "NO BROWSER, THE PAGE IS NOT TESTED: install chromium (Debian: apt install chromium), or name one with CHROMIUM=..."
NO_PAGE = "there is no page to test: build it with make page"

LONGEST = 600.0  # seconds; the longest test takes a tenth of that


@pytest.fixture(autouse=True)
def no_test_waits_for_ever() -> Iterator[None]:
    """Whoever drives a browser waits for its answer without a limit: one that hangs is ended, and the test says where it was."""
    watch = threading.Timer(LONGEST, end_all)
    watch.daemon = True
    watch.start()
    yield
    watch.cancel()


@pytest.fixture(scope="module")
def wishes() -> list[str]:
    """What else the browser of a file is started with."""
    return []


# Not for the whole session: while it lives, nothing else in this thread can run an event loop of its own.
@pytest.fixture(scope="module")
def browser(wishes: list[str]) -> Iterator[Browser]:
    if not (PAGE / "index.html").exists():
        pytest.fail(NO_PAGE)
    if not chromium()[0]:
        if os.environ.get("CI"):
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    with launched(NOT_OPTIMISED, *wishes) as running:
        yield running


@pytest.fixture(scope="session")
def axe() -> str:
    assert AXE.exists(), "axe-core is not there: fetch it with make page"
    return AXE.read_text("utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("page")) as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.fixture
def url(server: Server) -> str:
    return server.url


@pytest.fixture(scope="module")
def stage(browser: Browser, server: Server) -> Iterator[Stage]:
    """A window in which every kind of decision can be put on."""
    visitor = Visitor(browser, server.url)
    yield Stage(visitor)
    wrong = visitor.wrong
    visitor.context.close()
    assert not wrong


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Callable[..., Visitor]]:
    """Opens windows, each of somebody else. At the end of the test nothing may have gone wrong in any of them."""
    windows: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        windows.append(Visitor(browser, options.pop("url", url), **options))
        return windows[-1]

    yield come
    wrong = [line for window in windows for line in window.wrong]
    for window in windows:
        window.context.close()
    assert not wrong

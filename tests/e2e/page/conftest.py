"""Fixtures of the browser tests: a browser, kept for all tests that a worker runs in a row; a server for them whose tables all
have the same chance; and windows, one for each person, that note every error inside."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
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
    """A browser driver waits for an answer without a limit. End a browser that hangs, so that the test fails where it was."""
    watch = threading.Timer(LONGEST, end_all)
    watch.daemon = True
    watch.start()
    yield
    watch.cancel()


@pytest.fixture(scope="module")
def wishes() -> list[str]:
    """Further arguments with which the browser of a file is started."""
    return []


class Running:
    """The running browser, and the arguments it was started with. Starting one takes as long as opening a table."""

    def __init__(self) -> None:
        self._ending = ExitStack()
        self._browser: Browser | None = None
        self._arguments: tuple[str, ...] = ()

    def with_(self, *arguments: str) -> Browser:
        """Return the running browser, or a new one if it was started with other arguments or was killed."""
        if self._browser is None or not self._browser.is_connected() or self._arguments != arguments:
            self.end()
            self._browser, self._arguments = self._ending.enter_context(launched(*arguments)), arguments
        return self._browser

    def end(self) -> None:
        self._browser = None
        self._ending.close()


RUNNING = Running()


# Not for the whole session: while it lives, nothing else in this thread can run an event loop of its own.
@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """End the browser after the last test before one that needs none."""
    try:
        yield
    finally:
        if nextitem is None or "browser" not in nextitem.keywords:
            RUNNING.end()


@pytest.fixture(scope="module")
def browser(wishes: list[str]) -> Iterator[Browser]:
    if not (PAGE / "index.html").exists():
        pytest.fail(NO_PAGE)
    if not chromium()[0]:
        if os.environ.get("CI"):
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    running = RUNNING.with_(NOT_OPTIMISED, *wishes)
    yield running
    for context in running.contexts:  # windows that a test has left open
        context.close()


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
    """A window that can be shown every kind of decision."""
    visitor = Visitor(browser, server.url)
    yield Stage(visitor)
    wrong = visitor.wrong
    visitor.context.close()
    assert not wrong


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Callable[..., Visitor]]:
    """Open windows, each for another person. At the end of the test nothing may have gone wrong in any of them."""
    windows: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        windows.append(Visitor(browser, options.pop("url", url), **options))
        return windows[-1]

    yield come
    wrong = [line for window in windows for line in window.wrong]
    for window in windows:
        window.context.close()
    assert not wrong

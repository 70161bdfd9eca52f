"""A real browser on a real server with the built page. Nothing may be written to the console as an error."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import chromium
from browser.people import Person
from server.serving import Server

PAGE = Path(__file__).parents[2] / "src" / "hustings" / "server" / "page" / "index.html"


def _missing(what: str) -> None:
    """Loud, and a failure where nobody would read it."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(f"NOT TESTED: {what}")


@pytest.fixture(scope="module")  # while it is open nothing else may run an event loop
def browser() -> Iterator[Browser]:
    if not PAGE.exists():
        _missing("the page is not built: make page")
    there, path = chromium()
    if not there:
        _missing("no Chromium: set CHROMIUM to one, or install it")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("browser") / "tables.db").start()
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Person]]:
    """Opens a window of its own for each call; at the end none of them may have written an error."""
    people: list[Person] = []

    def open_window(url: str, **wishes: Any) -> Person:
        people.append(Person(browser, url, **wishes))
        return people[-1]

    yield open_window
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.context.close()
    assert not errors

"""The Chromium for the tests of the page: where it comes from ($CHROMIUM, the system's, apt where root, Playwright's own), and
how it is ended if it hangs."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

# A Chromium with a frame draws the list under its address bar as two pages of their own for every window of a test, which takes
# more than the page that is tested. The other names are those that Playwright leaves out itself: of two lists the later counts.
LEFT_OUT = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
# Without a frame, letters would be fitted to whole pixels, and be wider than anybody sees them.
ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none", f"--disable-features={LEFT_OUT}"]
# A window of a test is gone after some seconds: to optimise its scripts in the background never pays, and is a sixth of what it
# takes to open a table. Whoever measures how fast the page is does without this.
NOT_OPTIMISED = "--js-flags=--no-opt --no-maglev"
# The shell comes first: the same engine without the frame that nobody sees in a test, which is a quarter of opening a window.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = (SHELL, "chromium")


def _of_the_system() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _by_apt() -> str | None:
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def apt(*words: str) -> bool:
        return subprocess.run(["apt-get", *words], env=environment, capture_output=True, check=False).returncode == 0

    if apt("update", "-q") and any(apt("install", "-q", "-y", "--no-install-recommends", package) for package in PACKAGES):
        return _of_the_system()
    return None


def _of_playwright() -> bool:
    made = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], capture_output=True, check=False)
    return made.returncode == 0


@cache
def chromium() -> tuple[bool, str | None]:
    """Whether there is one, and where; None for the place that Playwright knows by itself."""
    if given := os.environ.get("CHROMIUM"):
        return True, given
    if found := _of_the_system() or _by_apt():
        return True, found
    return _of_playwright(), None


def executable() -> str:
    """The place that Playwright knows by itself."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def end_all() -> None:
    """Kill the browsers that this process has started: whoever waits for one is told that it is gone."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has just ended
    for pid in parents:
        above, ours = pid, False
        while above in parents and not ours:
            above = parents[above]
            ours = above == os.getpid()
        try:
            if ours and b"--user-data-dir" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(pid, signal.SIGKILL)
        except OSError:
            continue

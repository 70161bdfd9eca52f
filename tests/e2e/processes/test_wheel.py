"""The wheel, installed in an environment without the checkout: its server shows the page, and a table is played there."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from support.patience import PATIENCE, get
from support.ports import free_port
from support.serving import hang_up, new_table, play_on

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make wheel` does."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel. Its dependencies are those of this environment, since tests fetch nothing.
    Naming their folder in a .pth file does not bring along the editable checkout, which is a .pth file itself: such files are not
    read from there."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, timeout=300)
    python = str(folder / "bin" / "python")
    places = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], check=True, capture_output=True, text=True
    )
    (Path(places.stdout.strip()) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    pip = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
        "--force-reinstall",
    ]
    subprocess.run([*pip, str(wheel)], check=True, timeout=300)
    return folder / "bin"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An empty home, and no way to the checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HUSTINGS_", "XDG_"))}
    return {**kept, "HOME": str(tmp_path), "NO_COLOR": "1"}


def test_it_holds_the_page_weights_words_and_migrations(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for part in (
        "server/page/index.html",
        "games/die_macher/thinking/weights/net.npz",
        "text/catalogues/",
        "store/migrations/versions/",
    ):
        assert any(name.startswith(f"hustings/{part}") for name in names), part
    assert not any(name.startswith(("tests/", "support/", "tools/")) for name in names)


def test_commands_run_from_it_alone(installed: Path, environment: dict[str, str], tmp_path: Path) -> None:
    where = subprocess.run(
        [installed / "python", "-c", "import hustings; print(hustings.__file__)"],
        cwd=tmp_path, env=environment, check=True, capture_output=True, text=True,
    )  # fmt: skip
    assert Path(where.stdout.strip()).is_relative_to(installed.parent)
    done = subprocess.run(
        [installed / "hustings", "play", "helvetiq", "--people", "0", "--seed", "1"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


@pytest.fixture
def server(installed: Path, environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    port = free_port()
    command = [str(installed / "hustings"), "serve", "--port", str(port), "--no-limits", "--bot-pace", "0", "--workers", "0"]
    log = tmp_path / "log"
    with log.open("wb") as out, subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=out, stderr=out) as process:
        try:
            url, deadline = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
            while True:
                assert process.poll() is None and time.monotonic() < deadline, log.read_text(errors="replace")
                try:
                    get(f"{url}/api/healthz").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            yield url
            hang_up(url)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_a_table_is_played_over_http(server: str) -> None:
    page = get(f"{server}/")
    assert page.status_code == 200 and "<title>" in page.text
    _, people, spectator = new_table(server, ("person", "person", {"kind": "bot", "bot": "easy"}), game="helvetiq")
    assert play_on(people, lambda view: False) is None
    assert len(spectator.view()["result"]["scores"]) == 3

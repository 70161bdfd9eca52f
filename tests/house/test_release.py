"""The command that makes a release, in a temporary repository."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from support.patience import PATIENCE

ROOT = Path(__file__).parents[2]
LOG = "# Changelog\n\n## Unreleased\n\n### Rules\n\n- Bids have no cap.\n\n## 0.1.0 (2026-01-02)\n\n- The first.\n"


def git(checkout: Path, *words: str) -> str:
    named = ["-c", "user.name=Tester", "-c", "user.email=tester@example.org"]
    return subprocess.run(["git", *named, *words], cwd=checkout, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src" / "hustings").mkdir(parents=True)
    (tmp_path / "src" / "hustings" / "version.py").write_text('"""The version."""\n\n__version__ = "0.1.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(LOG, "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Tester")
    git(tmp_path, "config", "user.email", "tester@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def release(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/release.py", *words, "--root", str(checkout)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_version_and_change_log_are_written_and_tagged(checkout: Path) -> None:
    done = release(checkout, "0.2.0", "--tag")
    assert (done.returncode, done.stderr) == (0, "") and "git push --follow-tags" in done.stdout
    assert '__version__ = "0.2.0"\n' in (checkout / "src" / "hustings" / "version.py").read_text("utf-8")
    log = (checkout / "CHANGELOG.md").read_text("utf-8")
    assert log.index("## Unreleased\n\n## 0.2.0 (") < log.index("- Bids have no cap.") < log.index("## 0.1.0 (2026-01-02)")
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "log", "-1", "--format=%s").strip() == "Version 0.2.0"
    message = git(checkout, "tag", "--list", "v0.2.0", "--format=%(contents)")
    assert "### Rules" in message and "- Bids have no cap." in message and "- The first." not in message


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("next", "next is not a version: give three numbers"),
        ("0.1.0", "0.1.0 does not come after 0.1.0"),
        ("0.0.9", "does not come after"),
    ],
)
def test_what_cannot_be_the_next_version_is_refused(checkout: Path, version: str, reason: str) -> None:
    done = release(checkout, version)
    assert done.returncode == 1 and reason in done.stderr and len(done.stderr.splitlines()) == 1
    assert (checkout / "CHANGELOG.md").read_text("utf-8") == LOG


def test_there_must_be_something_to_release_and_nothing_unsaved(checkout: Path) -> None:
    (checkout / "other.txt").write_text("not committed", "utf-8")
    assert "the checkout has changes" in release(checkout, "0.2.0", "--tag").stderr
    assert release(checkout, "0.2.0").returncode == 0
    assert 'nothing under "## Unreleased"' in release(checkout, "0.3.0").stderr

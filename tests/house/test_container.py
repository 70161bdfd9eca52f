"""The container file: not every machine that runs the tests has a container engine, so each step is compared with the
checkout."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from hustings.server.settings import declared
from hustings.server.settings_sources import OTHERS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Containerfile").read_text("utf-8")
LOCK = (ROOT / "requirements.lock").read_text("utf-8")
STEPS = [line for line in re.sub(r"\\\n\s*", "", TEXT).splitlines() if line and not line.startswith("#")]


def steps(kind: str) -> list[str]:
    return [step.partition(" ")[2].strip() for step in STEPS if step.startswith(kind + " ")]


def test_everything_that_is_copied_is_there() -> None:
    ignored = [line for line in (ROOT / ".containerignore").read_text("utf-8").splitlines() if line]
    stages = set(re.findall(r" AS (\w+)", TEXT))
    for step in steps("COPY"):
        if step.startswith("--from="):
            assert step.split()[0].removeprefix("--from=") in stages
            continue
        for source in step.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert not [name for name in ignored if source == name or source.startswith(f"{name}/")], f"{source} is left out"


def test_nobody_runs_it_as_root_and_the_data_is_a_volume() -> None:
    assert steps("USER") == ["hustings"] and steps("VOLUME") == ["/data"]
    last = TEXT[TEXT.rindex("\nFROM ") :]
    assert last.index("USER hustings") < last.index('CMD ["hustings"')
    assert "useradd" in last and "node" not in last, "what runs is without what builds"


def test_its_settings_are_settings_and_its_command_is_a_command() -> None:
    known = {option.variable for option in declared().values()} | OTHERS
    variables = dict(part.split("=", 1) for part in shlex.split(" ".join(steps("ENV"))))
    assert variables and set(variables) <= known
    assert json.loads(steps("CMD")[-1]) == ["hustings", "serve"]
    assert variables["HUSTINGS_PORT"] in steps("EXPOSE")


def test_what_it_installs_is_locked_and_its_bases_are_named_exactly() -> None:
    assert "--require-hashes" in TEXT and "--only-binary=:all: -r requirements.lock" in TEXT and "--no-deps /wheel/*.whl" in TEXT
    bases = dict(step.split("=", 1) for step in steps("ARG"))
    assert {step.split()[0] for step in steps("FROM")} == {f"${{{name}}}" for name in bases}
    for image in bases.values():
        assert re.fullmatch(r"\w+:[\d.]+-[\w-]+(@sha256:[0-9a-f]{64})?", image), image
    done = subprocess.run([sys.executable, "tools/lock.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert LOCK.count("==") == len(re.findall(r"== *[\w.+-]+ \\\n    --hash=sha256:[0-9a-f]{64}", LOCK)) > 30


def test_the_bill_of_materials_names_every_part(tmp_path: Path) -> None:
    file = tmp_path / "sbom.json"
    subprocess.run([sys.executable, "tools/sbom.py", str(file)], cwd=ROOT, check=True, capture_output=True)
    made = json.loads(file.read_text("utf-8"))
    urls = {part["purl"] for part in made["components"]}
    assert {f"pkg:pypi/{name}@{version}" for name, version in re.findall(r"^([\w.-]+)==([\w.+-]+)", LOCK, re.MULTILINE)} <= urls
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert sum(url.startswith("pkg:npm/") for url in urls) > len(packages) / 2
    assert all(part["version"] and part["name"] for part in made["components"])
    references = [part["bom-ref"] for part in made["components"]]
    assert len(references) == len(set(references)) and made["bomFormat"] == "CycloneDX"


def test_the_health_check_asks_what_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    (check,) = steps("HEALTHCHECK")
    command = json.loads(check[check.index("[") :])
    asked: list[str] = []
    monkeypatch.setenv("HUSTINGS_PORT", "8123")
    monkeypatch.setattr(urllib.request, "urlopen", lambda url, timeout: asked.append(url))
    exec(compile(command[2], "health", "exec"), {})
    assert command[:2] == ["python", "-c"] and asked == ["http://127.0.0.1:8123/healthz"]


def test_the_wheel_it_builds_holds_the_page(tmp_path: Path) -> None:
    """Build a wheel as the second stage does, from a folder with the sources and a page made by the test."""
    for source in ("pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / source).write_bytes((ROOT / source).read_bytes())
    package = tmp_path / "src" / "hustings"
    (package / "server" / "page").mkdir(parents=True)
    (package / "server" / "page" / "index.html").write_text("<title>page</title>", "utf-8")
    (package / "version.py").write_bytes((ROOT / "src" / "hustings" / "version.py").read_bytes())
    code = "import hatchling.build, sys; print(hatchling.build.build_wheel(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert "hustings/server/page/index.html" in wheel.namelist()

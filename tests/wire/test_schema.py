"""The schema that the page's types are generated from is that of the models."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_schema_of_the_page_s_types_is_that_of_the_models(tmp_path: Path) -> None:
    # In a separate process, as in `npm run types`: a server that has run in this one leaves descriptions on shared models.
    made = tmp_path / "wire.json"
    subprocess.run([sys.executable, str(WEB / "scripts" / "wire.py"), str(made)], check=True)
    assert (WEB / "wire.json").read_text(encoding="utf-8") == made.read_text(encoding="utf-8"), "run npm run types in web/"

"""Writes the JSON Schema of everything that crosses the wire, from the server's own models: `npm run types` makes the page's
types from it. Requests as they may be sent, answers and pushes as they come."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import sys
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import hustings.wire
from hustings.wire import tables

REQUESTS = (
    "SeatWish", "NewTable", "Join", "Me", "Replace", "Agree", "Mute", "Act", "Trial", "Undo", "Rewind", "Why", "NewLine",
    "Hello", "Resync", "Ping",
)  # fmt: skip


def schema() -> dict[str, Any]:
    """One schema with a definition for each model of `hustings.wire`."""
    modules = [module.name for module in pkgutil.iter_modules(hustings.wire.__path__)]
    found = [
        model
        for name in sorted(modules)
        for module in [importlib.import_module(f"{hustings.wire.__name__}.{name}")]
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, BaseModel) and model.__module__ == module.__name__ and model is not tables.Model
    ]
    modes: list[tuple[type[BaseModel], Literal["validation", "serialization"]]] = [
        (model, "validation" if model.__name__ in REQUESTS else "serialization") for model in found
    ]
    _, made = models_json_schema(modes, title="Wire")
    return made


def text() -> str:
    """The schema as it is committed."""
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")

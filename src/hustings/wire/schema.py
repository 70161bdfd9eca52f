"""The JSON Schema of the wire: one definition for each model, from which the page's types are made."""

from __future__ import annotations

import inspect
import json
from typing import Any, Literal

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from .. import wire


def schema() -> dict[str, Any]:
    """One schema with a definition for each model of the package."""
    models = [model for _, model in inspect.getmembers(wire, inspect.isclass) if issubclass(model, BaseModel)]
    mode: Literal["validation", "serialization"] = "validation"
    _, made = models_json_schema([(model, mode) for model in models if model is not wire.Model], title="Wire")
    return made


def text() -> str:
    """The schema as the text that is committed."""
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"

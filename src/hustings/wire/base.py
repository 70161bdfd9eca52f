"""What all models of the wire share."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Nothing more than is named, and nothing taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)

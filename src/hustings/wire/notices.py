"""Notices on the wire: how a person wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ..tables.notice_channels import Channel, Format
from .base import Model


class NoticeWish(Model):
    """How I want to be told. What is left out is turned off."""

    webhook: Annotated[str, Field(min_length=1, max_length=500)] | None = Field(
        default=None, description="an address that begins with https://, of Discord, Slack, ntfy or a service of one's own"
    )
    format: Format = Field(default="auto", description="what the webhook understands; auto: by its address")
    email: Annotated[str, Field(min_length=3, max_length=254)] | None = Field(
        default=None, description="a code is mailed there, which `confirm` wants to have"
    )


class LastNotice(Model):
    """How the latest notice went."""

    at: float
    channel: Channel
    ok: bool
    message: str = Field(description="for people (English)")


class Notices(Model):
    """How I am told that I am asked."""

    webhook: str | None
    format: Format
    email: str | None
    email_confirmed: bool
    last: LastNotice | None
    channels: list[Channel] = Field(description="what this server can send; none: its operator has not set it up")
    after: float = Field(description="seconds that I am asked and not here before a notice is sent")


class Code(Model):
    """The code that was mailed."""

    code: Annotated[str, Field(min_length=1, max_length=20)]

"""Notices on the wire: how a person wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ..tables.notice_channels import Channel, Format
from .base import Model


class NoticeWish(Model):
    """How I want to be notified. A channel that is left out is turned off."""

    webhook: Annotated[str, Field(min_length=1, max_length=500)] | None = Field(
        default=None, description="an address that begins with https://, of Discord, Slack, ntfy or your own service"
    )
    format: Format = Field(default="auto", description="the format that the webhook expects; auto: chosen by its address")
    email: Annotated[str, Field(min_length=3, max_length=254)] | None = Field(
        default=None, description="a code is mailed to this address, to be sent to `confirm`"
    )


class LastNotice(Model):
    """The outcome of the latest notice."""

    at: float
    channel: Channel
    ok: bool
    message: str = Field(description="for people (English)")


class Notices(Model):
    """How I am notified that it is my turn."""

    webhook: str | None
    format: Format
    email: str | None
    email_confirmed: bool
    last: LastNotice | None
    channels: list[Channel] = Field(description="what this server can send; empty: its operator has set up nothing")
    after: float = Field(description="how many seconds I have to be asked and absent before a notice is sent")


class Code(Model):
    """The code from the mail."""

    code: Annotated[str, Field(min_length=1, max_length=20)]

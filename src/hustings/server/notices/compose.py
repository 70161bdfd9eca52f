"""Texts of notices, and the format each service wants. Only what everybody at the table may know: its title, the phase, and a
link without any token."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import SplitResult, urlsplit, urlunsplit

import orjson

from ...tables.notice_channels import Format, WebhookFormat
from ...tables.table import Table
from ...text.words import Words

JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class Notice:
    """What somebody is told. `kind`: your-turn or test."""

    kind: str
    table: str
    game: str
    title: str
    phase: str
    link: str
    lang: str

    @property
    def _words(self) -> Words:
        return Words(None, self.lang)

    @property
    def subject(self) -> str:
        return self._words.say(f"notice-{self.kind}", title=self.title)

    @property
    def text(self) -> str:
        return self._words.say(f"notice-{self.kind}-text", title=self.title, phase=self.phase)


def about(kind: str, table: Table, lang: str, public_url: str) -> Notice:
    """A notice of a table, from what a spectator may see."""
    words = Words(table.game, lang)
    phase = words.phase(table.observe(table.spectator)) if table.play is not None else words.say("table-waiting")
    return Notice(kind, table.id, table.game.name, table.head.title, phase, f"{public_url}/t/{table.id}", lang)


# Webhooks


@dataclass(frozen=True)
class Request:
    """A request to a webhook: address, body, headers."""

    url: str
    body: bytes
    headers: Mapping[str, str]


def detected(url: str) -> WebhookFormat:
    """The format that a service of this address understands."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if host.removeprefix("ptb.").removeprefix("canary.") in ("discord.com", "discordapp.com"):
        return "discord"
    if host in ("hooks.slack.com", "hooks.slack-gov.com"):
        return "slack"
    return "ntfy" if host == "ntfy.sh" or host.startswith("ntfy.") else "json"


def request(url: str, format: Format, notice: Notice) -> Request:
    """A notice as one request."""
    kind = detected(url) if format == "auto" else format
    if kind == "ntfy":
        return _ntfy(urlsplit(url), notice)
    if kind == "discord":
        text = f"**{_discord(notice.subject)}**\n{_discord(notice.text)}\n{notice.link}"
        return Request(url, orjson.dumps({"content": text[:2000], "allowed_mentions": {"parse": []}}), JSON)
    if kind == "slack":
        text = f"*{_slack(notice.subject)}*\n{_slack(notice.text)}\n<{notice.link}>"
        return Request(url, orjson.dumps({"text": text, "unfurl_links": False}), JSON)
    content = {
        "event": notice.kind,
        "table": notice.table,
        "game": notice.game,
        "title": notice.title,
        "phase": notice.phase,
        "subject": notice.subject,
        "text": notice.text,
        "link": notice.link,
        "lang": notice.lang,
    }
    return Request(url, orjson.dumps(content), JSON)


def _ntfy(parts: SplitResult, notice: Notice) -> Request:
    """To the server's root, with the topic in the body: headers would not take every letter."""
    topic = parts.path.strip("/")
    root = urlunsplit((parts.scheme, parts.netloc, "/", parts.query, ""))
    content = {"topic": topic, "title": notice.subject, "message": notice.text, "click": notice.link}
    return Request(root, orjson.dumps(content), JSON)


def ntfy_topic(url: str) -> bool:
    """Whether an address for ntfy names a topic."""
    return re.fullmatch(r"/?[A-Za-z0-9_-]{1,64}/?", urlsplit(url).path) is not None


def _discord(text: str) -> str:
    """What somebody called a table is not markup."""
    return re.sub(r"([\\`*_~|>#\[\]()<@:-])", r"\\\1", text)


def _slack(text: str) -> str:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([*_~`])", "\u200b\\1", escaped)


# Mail


def mail(sender: str, to: str, notice: Notice, stop: str) -> EmailMessage:
    """A notice as a mail, with the link that ends them."""
    words = Words(None, notice.lang)
    body = f"{notice.text}\n\n{notice.link}\n\n-- \n{words.say('notice-why')}\n{words.say('notice-stop', link=stop)}\n"
    message = _mail(sender, to, notice.subject, body, notice.lang)
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def confirmation(sender: str, to: str, code: str, game: str, lang: str) -> EmailMessage:
    """The mail that asks whether an address wants notices. It may reach somebody who knows nothing of all this: it says nothing
    that whoever asked for it has written."""
    words = Words(None, lang)
    body = f"{words.say('notice-confirm-text', game=game, code=code)}\n\n{words.say('notice-confirm-ignore')}\n"
    return _mail(sender, to, words.say("notice-confirm", code=code), body, lang)


def _mail(sender: str, to: str, subject: str, body: str, lang: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body, cte="quoted-printable")
    message["Content-Language"] = lang
    return message

"""Mail by SMTP: the address of the mail server, and the delivery itself. It blocks: call it in a thread of its own."""

from __future__ import annotations

import re
import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from email import policy
from email.message import EmailMessage
from email.utils import formataddr, parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

SECONDS = 10.0  # for each step of the conversation
LONGEST = 254
_POLICY = policy.SMTP.clone(max_line_length=900)  # at the usual 78 a long link in a header would be broken up and encoded
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class MailRefused(Exception):
    """A mail that was not taken. `again`: later it may be. What the mail server said is not told: it may name people."""

    def __init__(self, message: str, *, again: bool) -> None:
        super().__init__(message)
        self.again = again


class MailUnknown(Exception):
    """The mail was handed in, but the connection ended before it was confirmed: it may have arrived."""


@dataclass(frozen=True)
class Post:
    """A mail server. `tls`: `start` (STARTTLS, and nothing without it), `from-the-start` or `none`."""

    host: str
    port: int
    tls: str
    user: str | None = None
    secret: str | None = field(default=None, repr=False)


def parse_smtp(url: str) -> Post:
    """`smtp://user:secret@host:587` (STARTTLS), `smtps://host` (TLS from the start), `smtp://host:25?tls=none` (in the open)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ValueError("is no address of a mail server: give one like smtp://user:secret@host:587") from None
    query = parse_qs(parts.query, keep_blank_values=True)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
        raise ValueError("is no address of a mail server: give one like smtp://user:secret@host:587")
    if set(query) - {"tls"} or query.get("tls", ["start"]) not in (["start"], ["none"]):
        raise ValueError("has something unknown after the question mark: only ?tls=none is possible")
    tls = "from-the-start" if parts.scheme == "smtps" else "none" if query.get("tls") == ["none"] else "start"
    if tls == "none" and parts.password:
        raise ValueError("would send its password in the open: leave out ?tls=none, or the password")
    if bool(parts.username) != bool(parts.password):
        raise ValueError("has a user without a password, or the other way round: give both or neither")
    user = unquote(parts.username) if parts.username else None
    secret = unquote(parts.password) if parts.password else None
    return Post(parts.hostname, port or (465 if tls == "from-the-start" else 587 if tls == "start" else 25), tls, user, secret)


def checked_address(address: str) -> str:
    """One plain mail address."""
    address = address.strip()
    local, _, host = address.rpartition("@")
    bad_dots = local.startswith(".") or local.endswith(".") or ".." in local
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address) or "." not in host or bad_dots:
        raise ValueError("is no mail address: give one like name@example.org")
    return address


def parse_address(text: str) -> str:
    """An address with or without a name, as it stands in From."""
    name, address = parseaddr(text)
    if any(ord(sign) < 32 for sign in text):
        raise ValueError("holds control characters: give an address like Hustings <play@example.org>")
    if not address or "@" not in address or not _ADDRESS.fullmatch(address):
        raise ValueError(f"{text!r} is no address: give one like play@example.org or Hustings <play@example.org>")
    return formataddr((name, address))


def hand_in(post: Post, message: EmailMessage, context: ssl.SSLContext | None = None) -> None:
    """Give a mail to the mail server. Raises MailRefused or MailUnknown."""
    given = False
    try:
        smtp = _connected(post, context)
        try:
            if post.user is not None and post.secret is not None:
                smtp.login(post.user, post.secret)
            smtp.ehlo_or_helo_if_needed()
            _taken(smtp.mail(parseaddr(message["From"])[1]))
            _taken(smtp.rcpt(parseaddr(message["To"])[1]))
            given = True
            _taken(smtp.data(message.as_bytes(policy=_POLICY)))
            with suppress(OSError, smtplib.SMTPException):  # it is taken, whatever is said at parting
                smtp.quit()
        finally:
            smtp.close()
    except smtplib.SMTPResponseException as error:
        again = 400 <= error.smtp_code < 500
        raise MailRefused(f"the mail server refused it ({error.smtp_code})", again=again) from None
    except smtplib.SMTPNotSupportedError:
        raise MailRefused("the mail server does not offer what the settings ask for (STARTTLS or a login)", again=True) from None
    except ssl.SSLError:
        raise MailRefused("no secure connection to the mail server can be made", again=True) from None
    except (OSError, smtplib.SMTPException) as error:
        if given:
            raise MailUnknown("the mail server did not confirm it: it may have arrived, so it is not sent again") from None
        kind = "does not answer" if isinstance(error, TimeoutError) else "cannot be reached"
        raise MailRefused(f"the mail server {kind}", again=True) from None


def _taken(said: tuple[int, bytes]) -> None:
    if said[0] not in (250, 251):
        raise smtplib.SMTPResponseException(said[0], b"")


def _connected(post: Post, context: ssl.SSLContext | None) -> smtplib.SMTP:
    context = context or ssl.create_default_context()
    if post.tls == "from-the-start":
        return smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=context)
    smtp = smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    if post.tls == "start":
        try:
            smtp.starttls(context=context)
        except BaseException:
            smtp.close()
            raise
    return smtp

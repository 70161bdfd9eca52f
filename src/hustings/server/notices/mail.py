"""Mail by SMTP: its delivery. It blocks: call it in a thread of its own."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from email import policy
from email.message import EmailMessage
from email.utils import parseaddr

from ..mail_addresses import Post

SECONDS = 10.0  # for each step of the conversation
_POLICY = policy.SMTP.clone(max_line_length=900)  # at the usual 78 a long link in a header would be broken up and encoded


class MailRefused(Exception):
    """A mail that was not taken. `again`: later it may be. What the mail server said is not told: it may name people."""

    def __init__(self, message: str, *, again: bool) -> None:
        super().__init__(message)
        self.again = again


class MailUnknown(Exception):
    """The mail was handed in, but the connection ended before it was confirmed: it may have arrived."""


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

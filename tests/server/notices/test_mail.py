"""Mail handed in to a real mail server: unencrypted, by STARTTLS or by TLS, with every refusal recognised."""

from __future__ import annotations

import ssl
from email.message import EmailMessage

import pytest
import trustme

from hustings.server.mail_addresses import Post, checked_address, parse_address, parse_smtp
from hustings.server.notices import compose
from hustings.server.notices.compose import Notice
from hustings.server.notices.mail import MailRefused, MailUnknown, hand_in
from support.posting import post_office

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:aiosmtpd", "ignore:Requiring AUTH while not requiring TLS")
STOP = "https://play.a-rather-long-name-of-a-club.example.org/api/notices/stop/0123456789abcdef012345"
TOLD = Notice("your-turn", "kq3v7t", "die-macher", "Äpfel & Birnen", "Média", "https://p.example/t/kq3v7t", "fr")


def message() -> EmailMessage:
    return compose.mail("Hustings <play@p.example>", "ann@example.org", TOLD, STOP)


def test_addresses_of_mail_servers() -> None:
    assert parse_smtp("smtp://h") == Post("h", 587, "start")
    assert parse_smtp("smtp://u%40x:p%2Fw@h:26") == Post("h", 26, "start", "u@x", "p/w")
    assert parse_smtp("smtps://u:p@h") == Post("h", 465, "from-the-start", "u", "p")
    assert parse_smtp("smtp://h?tls=none") == Post("h", 25, "none")
    assert "p/w" not in repr(parse_smtp("smtp://u:p%2Fw@h"))
    for wrong in ("h:25", "http://h", "smtp://", "smtp://h/x", "smtp://h?x=1", "smtp://h?tls=maybe", "smtp://h:x", "smtps://u@h"):
        with pytest.raises(ValueError, match=":"):
            parse_smtp(wrong)


@pytest.mark.parametrize(
    "wrong",
    ["", "x", "a@b", "a@b c.d", "a b@c.d", "a@b.c\r\nBcc: x@y.z", "a@b.c, d@e.f", "<a@b.c>", "a@@b.c", ".a@b.c", "a..b@c.d",
     "ä@b.c", "a@-", "a@" + "x" * 300 + ".c", "a\0@b.c"],
)  # fmt: skip
def test_what_is_no_mail_address_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"name@example\.org"):
        checked_address(wrong)


def test_mail_addresses() -> None:
    assert checked_address(" o'neil+x@mail.example.org ") == "o'neil+x@mail.example.org"
    assert parse_address("Hustings <play@p.example>") == "Hustings <play@p.example>"
    for wrong in ("x", "a@b\nBcc: c@d.e", "<>"):
        with pytest.raises(ValueError, match="address"):
            parse_address(wrong)


def test_a_notice_by_mail_says_what_it_must() -> None:
    with post_office() as (sink, port):
        hand_in(Post("127.0.0.1", port, "none"), message())
    (found,) = sink.got
    assert sink.recipients == ["ann@example.org"]
    assert (found["From"], found["To"]) == ("Hustings <play@p.example>", "ann@example.org")
    assert found["Subject"] == "Äpfel & Birnen : à vous de jouer" and found["Message-ID"].endswith("@p.example>")
    assert f"\r\nList-Unsubscribe: <{STOP}>\r\n".encode() in sink.raw[0], "in one piece, as mail programs read it"
    assert found["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and found["Auto-Submitted"] == "auto-generated"
    assert found["Date"] and found["Content-Language"] == "fr" and found.get_content_type() == "text/plain"
    text = found.get_content()
    assert TOLD.link in text and "Média" in text and STOP in text and "notice-" not in text


def test_no_title_adds_a_header() -> None:
    from dataclasses import replace

    sneaky = replace(TOLD, title="x\r\nBcc: eve@example.org")
    made = compose.mail("a@b.example", "ann@example.org", sneaky, "https://p.example/s")
    assert made["Bcc"] is None and "\n" not in made["Subject"]


def test_starttls_and_tls_with_a_login() -> None:
    authority = trustme.CA()
    server, client = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert("localhost", "127.0.0.1").configure_cert(server)
    authority.configure_trust(client)
    for tls, office in (("start", {"start_tls": server}), ("from-the-start", {"tls": server})):
        with post_office(login=True, **office) as (sink, port):
            hand_in(Post("localhost", port, tls, "ann", "hunter22"), message(), client)
            assert len(sink.got) == 1 and sink.users == [(b"ann", b"hunter22")]
            with pytest.raises(MailRefused, match=r"refused it \(535\)") as wrong:
                hand_in(Post("localhost", port, tls, "ann", "wrong"), message(), client)
            assert "hunter22" not in str(wrong.value) and "wrong" not in str(wrong.value)
            with pytest.raises(MailRefused, match="secure"):
                hand_in(Post("localhost", port, tls, "ann", "hunter22"), message())  # nobody vouches for its certificate
            assert len(sink.got) == 1


def test_nothing_is_sent_in_the_open_that_should_not_be() -> None:
    with post_office() as (sink, port), pytest.raises(MailRefused, match="STARTTLS"):
        hand_in(Post("127.0.0.1", port, "start", "ann", "hunter22"), message())
    assert not sink.got and not sink.users


@pytest.mark.parametrize(("answer", "again"), [("550 no such user ann@example.org", False), ("451 later", True)])
def test_a_refusal_is_tried_again_where_that_helps(answer: str, again: bool) -> None:
    with post_office() as (sink, port):
        for name in ("rcpt", "data"):
            sink.rcpt = sink.data = ""
            setattr(sink, name, answer)
            with pytest.raises(MailRefused, match=answer[:3]) as refused:
                hand_in(Post("127.0.0.1", port, "none"), message())
            assert refused.value.again is again and "ann@" not in str(refused.value)


def test_a_mail_server_that_is_away_is_tried_again() -> None:
    with post_office() as (_, port):
        pass
    with pytest.raises(MailRefused, match="reached") as refused:
        hand_in(Post("127.0.0.1", port, "none"), message())
    assert refused.value.again


def test_one_that_says_nothing_after_the_mail_is_not_asked_again() -> None:
    with post_office() as (sink, port):
        sink.data = "drop"
        with pytest.raises(MailUnknown):
            hand_in(Post("127.0.0.1", port, "none"), message())
    assert len(sink.got) == 1

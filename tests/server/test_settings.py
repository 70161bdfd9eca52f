"""Settings from flags, the environment and a file, in this order of precedence; every wrong one is named before anything
starts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from hustings.cli.serve import serve as serve_command
from hustings.server.hosts import KnownHosts
from hustings.server.settings import Limits, Settings, declared
from hustings.server.settings_sources import BadSettings, gather, shown
from support.patience import PATIENCE


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("HUSTINGS_") or name == "HUSTINGS_CACHE"}
    command = [sys.executable, "-m", "hustings", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**env, **environment})


def said(flags: dict[str, Any] | None = None, file: Path | None = None, **environment: str) -> Settings:
    return gather(flags or {}, file, environment)[0]


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('port = 1\nhost = "a"\nbot_pace = 3\n', "utf-8")
    found, sources = gather({"port": 3, "host": None}, file, {"HUSTINGS_PORT": "2", "HUSTINGS_HOST": "b"})
    assert (found.port, found.host, found.bot_pace, found.idle_seconds) == (3, "b", 3.0, 900.0)
    assert sources == {"port": "flag", "host": "environment", "bot_pace": "file"}


def test_the_file_can_be_named_in_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("port = 77\n[limits]\nsockets = 9\nper_second = 2.5\n", "utf-8")
    found = said(HUSTINGS_SETTINGS=str(file), HUSTINGS_LIMITS_BURST="8")
    assert (found.port, found.limits) == (77, Limits(sockets=9, per_second=2.5, burst=8))


def test_a_mark_of_a_windows_editor_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("port = 77\r\n", "utf-8-sig")
    assert said(file=file).port == 77


def test_every_kind_is_read_from_the_environment() -> None:
    found = said(
        HUSTINGS_TRUSTED_PROXIES="127.0.0.1, 10.0.0.0/8", HUSTINGS_WEBHOOKS_PRIVATE="Yes", HUSTINGS_RETENTION_DAYS="0.5",
        HUSTINGS_PUBLIC_URL="https://Play.example.org/", HUSTINGS_PASSWORD="correct horse", HUSTINGS_LOG="json",
    )  # fmt: skip
    assert found.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8")
    assert (found.webhooks_private, found.retention_days, found.public_url) == (True, 0.5, "https://play.example.org")
    assert (found.password, found.log) == ("correct horse", "json")


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("https://Müller.example:8443/", "https://xn--mller-kva.example:8443"),
        ("https://spiel.straße.example", "https://spiel.xn--strae-oqa.example"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_a_name_beyond_ascii_is_known_as_browsers_send_it(written: str, sent: str) -> None:
    found = said(HUSTINGS_PUBLIC_URL=written, HUSTINGS_ORIGINS=written, HUSTINGS_HOSTS="BÜRO")
    assert (found.public_url, found.origins, found.hosts) == (sent, (sent,), ("xn--bro-hoa",))
    known = KnownHosts((found.public_url,), found.hosts)
    assert all(host in known for host in (sent.partition("://")[2], "xn--bro-hoa:8000")) and "xn--bro" not in known


def test_an_empty_variable_is_none() -> None:
    assert said(HUSTINGS_PASSWORD="", HUSTINGS_PORT="") == said()


WRONG = [
    ("HUSTINGS_PORT", "abc", "whole number"),
    ("HUSTINGS_PORT", "70000", "0 to 65535"),
    ("HUSTINGS_PORT", "1.5", "whole number"),
    ("HUSTINGS_PORT", "inf", "whole number"),
    ("HUSTINGS_BOT_PACE", "nan", "number"),
    ("HUSTINGS_LOG", "xml", "text or json"),
    ("HUSTINGS_WEBHOOKS_PRIVATE", "maybe", "true or false"),
    ("HUSTINGS_TRUSTED_PROXIES", "localhost", "10.0.0.0/8"),
    ("HUSTINGS_ORIGINS", "play.example.org", "https://"),
    ("HUSTINGS_PUBLIC_URL", "https://x.example/club", "folder"),
    ("HUSTINGS_PUBLIC_URL", "ftp://x.example", "https://"),
    ("HUSTINGS_PUBLIC_URL", "https://[::1", "no address of a page: give one like https://"),
    ("HUSTINGS_PUBLIC_URL", "https://x.example:99999", "no address of a page"),
    ("HUSTINGS_PUBLIC_URL", "https://my club.example", "no address of a page"),
    ("HUSTINGS_ORIGINS", "https://", "no address of a page"),
    ("HUSTINGS_PASSWORD", "short", "at least 8"),
    ("HUSTINGS_PASSWORD", "Süßigkeiten", "ASCII"),
    ("HUSTINGS_PASSWORD", "correct horse ", "ends with a space"),
    ("HUSTINGS_SMTP", "mail.example.org", "smtp://"),
    ("HUSTINGS_SMTP", "smtp://u:hidden@h?tls=none", "in the open"),
    ("HUSTINGS_SMTP", "smtp://u@h", "both or neither"),
    ("HUSTINGS_SMTP_FROM", "nobody", "play@example.org"),
    ("HUSTINGS_RETENTION_DAYS", "-1", "0 to"),
    ("HUSTINGS_LIMITS_BURST", "0", "1 to"),
    ("HUSTINGS_PASWORD", "whatever it is", "HUSTINGS_PASSWORD"),
    ("HUSTINGS_LIMITS_SPEED", "1", "no such setting"),
]


@pytest.mark.parametrize(("variable", "value", "remedy"), WRONG, ids=[f"{name}={value}" for name, value, _ in WRONG])
def test_a_wrong_one_is_named_with_reason_and_remedy(variable: str, value: str, remedy: str) -> None:
    with pytest.raises(BadSettings) as refused:
        gather({}, None, {variable: value})
    assert str(refused.value).startswith(f"{variable}: ") and remedy in str(refused.value)


def test_all_wrong_ones_are_named_at_once_and_no_secret_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('prot = 8000\nlimits = 3\npassword = "abc"\nsmtp = 7\n', "utf-8")
    with pytest.raises(BadSettings) as refused:
        said(file=file, HUSTINGS_SMTP="smtp://user:hunter22@h?tls=none", HUSTINGS_PORT="x")
    text = str(refused.value)
    for part in (
        f"{file}: prot: ",
        "is it port?",
        f"{file}: limits: ",
        f"{file}: password: ",
        "HUSTINGS_SMTP: ",
        "HUSTINGS_PORT: ",
    ):
        assert part in text
    assert "hunter22" not in text and "abc" not in text


@pytest.mark.parametrize("content", [b"port = ", b"\xff\xfe", b"port = 1\nport = 2\n"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "club.toml"
    file.write_bytes(content)
    with pytest.raises(BadSettings, match=r"club\.toml: "):
        said(file=file)
    with pytest.raises(BadSettings, match=r"none\.toml: .*--settings"):
        said(file=tmp_path / "none.toml")


def test_mail_needs_a_sender_and_an_address_to_link_to() -> None:
    with pytest.raises(BadSettings, match=r"smtp_from(.|\n)*public_url"):
        said(HUSTINGS_SMTP="smtp://mail.example.org")


def test_variables_of_other_parts_are_left_alone() -> None:
    assert said(HUSTINGS_CACHE="x", HUSTINGS_HOME="y", HUSTINGS_TEST_POSTGRES="z", HUSTINGS_EXAMPLES="3") == said()


def test_every_field_can_be_set_and_every_setting_is_a_field() -> None:
    assert {name for name in declared() if "." not in name} == set(Settings.model_fields) - {"limits", "clock"}
    assert {name.partition(".")[2] for name in declared() if "." in name} == set(Limits.model_fields)
    assert all(setting.about for setting in declared().values())


def test_a_flag_is_described_as_its_setting() -> None:
    hints = get_type_hints(serve_command, include_extras=True)
    about = {name: hint.__metadata__[0].help for name, hint in hints.items() if name in declared()}
    assert len(about) >= 8
    for name, text in about.items():
        said = declared()[name].about
        assert text == f"{said[0].upper()}{said[1:]}."


def test_the_command_names_what_is_wrong_in_one_line_and_ends_with_2(tmp_path: Path) -> None:
    ended = serve("--db", f"sqlite:///{tmp_path / 'x.db'}", HUSTINGS_PORT="eighty", HUSTINGS_SMPT="smtp://host")
    assert ended.returncode == 2 and "Traceback" not in ended.stderr and not ended.stdout
    lines = ended.stderr.splitlines()
    assert len(lines) == 2 and all(line.startswith("hustings: HUSTINGS_") for line in lines)
    assert not (tmp_path / "x.db").exists()


def test_the_settings_can_be_shown_and_read_again(tmp_path: Path) -> None:
    secret = {"HUSTINGS_PASSWORD": "correct horse", "HUSTINGS_DB": "postgresql://u:hunter22@h/x"}
    shown = serve("--show-settings", "--port", "8123", HUSTINGS_NOTICE_AFTER="30", **secret)
    assert shown.returncode == 0 and "port = 8123  # flag" in shown.stdout
    assert "notice_after = 30.0  # environment" in shown.stdout and 'host = "127.0.0.1"  # default' in shown.stdout
    assert "correct horse" not in shown.stdout and "hunter22" not in shown.stdout
    file = tmp_path / "again.toml"
    file.write_text("\n".join(line for line in shown.stdout.splitlines() if not line.startswith(("password", "db"))), "utf-8")
    again = gather({}, file, {})[0]
    assert (again.port, again.notice_after, again.limits) == (8123, 30.0, Limits())


def test_help_tells_where_settings_come_from() -> None:
    text = " ".join(serve("--help").stdout.split())
    assert "hustings serve --settings /etc/hustings.toml" in text and "HUSTINGS_PORT" in text


def test_shown_settings_never_hold_a_secret() -> None:
    found, sources = gather({}, None, {
        "HUSTINGS_SMTP": "smtp://u:hunter22@h:25", "HUSTINGS_SMTP_FROM": "a@b.example", "HUSTINGS_PUBLIC_URL": "http://h"
    })  # fmt: skip
    assert "hunter22" not in shown(found, sources) and "hunter22" not in repr(found)

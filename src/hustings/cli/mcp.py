"""`hustings mcp`: a seat at a table for a language model."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

MISSING = "a seat for language models needs the MCP SDK: pip install 'hustings[mcp]'"
LONGEST_PASSWORD = 10_000  # bytes


def mcp(
    link: Annotated[
        str | None,
        typer.Argument(
            envvar="HUSTINGS_LINK",
            show_envvar=False,
            help="The link of a seat or an invitation, http://127.0.0.1:8000/t/TABLE#TOKEN; the model brings one unless given.",
        ),
    ] = None,
    name: Annotated[str, typer.Option(help="The model's name when it takes a seat by invitation.")] = "Language model",
    lang: Annotated[str, typer.Option(help="The language of the texts: en, de, fr, nl or it.")] = "en",
    server: Annotated[str | None, typer.Option(help="Links to this server only, e.g. http://127.0.0.1:8000.")] = None,
    password_file: Annotated[Path | None, typer.Option(help="A file with the server's password, where it has one.")] = None,
) -> None:
    """Give a language model a seat at a table: an MCP server over standard input and output, for MCP clients to start.

    Its tools tell what the seat may know in words, the legal options and why others are not, the rules by paragraph; they decide,
    talk in public and in private, and wait until the seat is asked. The link may stand in $HUSTINGS_LINK instead, where other
    users of the machine do not see it. More: docs/language-models.md.

    Example: hustings mcp 'http://127.0.0.1:8000/t/TABLE#TOKEN' --name Ada
    """
    from ..core.errors import HustingsError, UnknownName
    from ..text.words import LANGUAGES

    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    try:
        from ..client.mcp.server import make_server
    except ImportError as error:
        raise HustingsError(f"{MISSING} ({error.name} is missing)") from None
    service, chair = make_server(
        link, name=name, lang=lang, only=server, password=None if password_file is None else password_in(password_file)
    )
    try:
        service.run("stdio")
    finally:
        chair.close()


def password_in(path: Path) -> str:
    """The password of a server that stands in a file."""
    from ..core.errors import HustingsError
    from ..core.reading import read_at_most

    try:
        data = read_at_most(path, LONGEST_PASSWORD)
        if data is None:
            raise HustingsError(f"cannot read the password in {path}: more than {LONGEST_PASSWORD} bytes are no password")
        return data.decode("utf-8-sig").strip()  # Windows editors put a mark first
    except OSError as error:
        raise HustingsError(f"cannot read the password in {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise HustingsError(f"cannot read the password in {path}: it is not text in UTF-8") from None

"""Names under which a server may be asked. A page of a stranger can point a name of its own at this machine (DNS rebinding), and
the browser then takes us for that page's server; so a name that nobody here has given us is not answered."""

from __future__ import annotations

import socket
import unicodedata
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

ANY = "*"
LOOPBACK = ("localhost", "ip6-localhost")


def host_name(host: str) -> str:
    """The name in a Host header, without port, in small letters; of an IPv6 address without brackets."""
    host = host.strip().lower()
    if host.startswith("["):
        name, _, rest = host[1:].partition("]")
        return name if not rest or (rest[0] == ":" and not rest[1:].strip("0123456789")) else host
    name, _, port = host.partition(":")
    return host if port and not port.isdigit() else name.removesuffix(".")


def in_ascii(name: str) -> str:
    """A name as browsers send it: of müller.example they make xn--mller-kva.example."""
    labels = unicodedata.normalize("NFC", name.lower()).split(".")
    return ".".join(label if label.isascii() else "xn--" + label.encode("punycode").decode("ascii") for label in labels)


class KnownHosts:
    """The names of this server: loopback names, any numeric address (no stranger's name), the machine's own names, those of the
    addresses that the operator has set, and `more`."""

    def __init__(self, addresses: Iterable[str | None], more: Iterable[str] = ()) -> None:
        machine = host_name(socket.gethostname())
        own = {*LOOPBACK, machine, machine.partition(".")[0], f"{machine.partition('.')[0]}.local"}
        set_ = {urlsplit(address).hostname or "" for address in addresses if address}
        self._names = frozenset({*own, *set_, *more} - {""})

    def __contains__(self, host: str) -> bool:
        name = host_name(host)
        return ANY in self._names or name in self._names or name.endswith(".localhost") or _is_numeric(name)


def _is_numeric(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True

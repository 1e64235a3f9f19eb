"""Who asks, and by which name: addresses of peers and proxies, the `Host` we answer to, the `Origin` that may ask."""

from __future__ import annotations

import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from talia.server.run.costs import OWN
from talia.server.run.settings import Settings

# Balancers ask these without a name, or by an inner one, and as often as they like; they tell nothing of any table.
NAMELESS = frozenset({"/api/live", "/api/health"})


@lru_cache(maxsize=4096)
def group_of(address: str) -> str:
    """What is counted as one address: of IPv6 the /64 that a provider gives to one household."""
    found = _ip(address)
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found), 64), strict=False))
    return address[:64]


def _ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


def address_of(scope: Scope, settings: Settings) -> str:
    """The address a request comes from. A forwarded one is believed only from a proxy that the host has named."""
    client = scope.get("client")
    peer = str(client[0]) if client else "unknown"
    if peer in settings.trusted_proxies:
        forwarded = Headers(scope=scope).get("x-forwarded-for", "").rsplit(",", 1)[-1].strip()
        if forwarded:
            return group_of(forwarded[:64])
    return counted_for(peer, settings)


def counted_for(peer: str, settings: Settings) -> str:
    """What the connections of a peer are counted for."""
    found = _ip(peer) if settings.trust_loopback else None
    return OWN if found is not None and found.is_loopback else group_of(peer)


def is_https(scope: Scope, trusted: tuple[str, ...]) -> bool:
    client = scope.get("client")
    if client and client[0] in trusted:
        return Headers(scope=scope).get("x-forwarded-proto") == "https"
    return scope.get("scheme") in ("https", "wss")


def origin_allowed(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Does a page of this site ask, or no page at all? Programs send no Origin, pages of other sites always do."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


def host_allowed(scope: Scope, origins: tuple[str, ...]) -> bool:
    """Is this one of our own names? A page of another site may have its name point to us (DNS rebinding): then `Origin`
    and `Host` agree, and only the name itself tells that it is not ours."""
    if scope["path"] in NAMELESS:
        return True
    host = host_named(Headers(scope=scope).get("host", ""))
    if host is None:
        return False
    found = _ip(host)
    if found is not None:
        # Numbers cannot be made to point elsewhere; those of the wide net are ours only if the request came in there.
        server = scope.get("server")
        return not found.is_global or (server is not None and group_of(host) == group_of(str(server[0])))
    return host == "localhost" or host.endswith(".localhost") or host in _own_names() or host in _named(origins)


def host_named(header: str) -> str | None:
    """The name or number in a `Host`, without its port; None if it is none."""
    try:
        parts = urlsplit(f"//{header}")
        _ = parts.port  # refuses what is no number
        name = parts.hostname
    except ValueError:
        return None
    if not name or parts.netloc != header or "@" in header:
        return None
    return name.rstrip(".")


@lru_cache(maxsize=8)
def _named(origins: tuple[str, ...]) -> frozenset[str]:
    """The names of the addresses that the host of the server has set."""
    return frozenset(name for origin in origins if (name := host_named(urlsplit(origin).netloc)) is not None)


@lru_cache(maxsize=1)
def _own_names() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} - {""})

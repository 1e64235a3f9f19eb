"""HAProxy by hosting/haproxy.cfg: the tables of a killed process go to one place, and not first to another."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx2
from bench.scale.cluster import NAMES, Balancer, free_port

TABLES = [f"{number * 0x9E3779B97F4A7C15 % 2**64:016x}" for number in range(300)]
UNSURE = 3  # requests that are refused before a killed process counts as down


def naming(name: str) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]:
    """A server that answers everything with its name."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer), contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(f"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{name}".encode())
            await writer.drain()

    return answer


async def homes(address: str, tables: list[str]) -> dict[str, str]:
    """Which server each table's requests are sent to. Whoever is cut off when one is found dead asks again."""
    found: dict[str, str] = {}
    async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=10) as client:
        for id in tables:
            for _ in range(3):
                with contextlib.suppress(httpx2.TransportError):
                    found[id] = (await client.get(f"/api/tables/{id}")).text
                    break
    return found


def test_a_killed_process_tables_move_once(tmp_path: Path) -> None:
    async def test() -> None:
        ports = {name: free_port() for name in NAMES}
        servers = {name: await asyncio.start_server(naming(name), "127.0.0.1", ports[name]) for name in NAMES}
        balancer = Balancer(tmp_path, ports)
        try:
            await asyncio.to_thread(balancer.wait)
            before = await homes(balancer.address, TABLES)
            lost = [id for id in TABLES if before[id] == "c"]
            assert len(lost) > 50
            servers["c"].close()
            at_once = await homes(balancer.address, lost)
            await asyncio.sleep(2.5)  # its checks have failed by now
            later = await homes(balancer.address, TABLES)
            assert sum(at_once[id] != later[id] for id in lost) <= UNSURE
            assert all(later[id] == before[id] for id in TABLES if before[id] != "c"), "only the dead one's tables move"
        finally:
            await asyncio.to_thread(balancer.stop)
            for server in servers.values():
                server.close()
            while len(asyncio.all_tasks()) > 1:  # the balancer is gone: whoever still answers it hears so
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)  # and their connections are closed

    asyncio.run(test())

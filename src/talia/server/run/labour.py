"""Labour: what takes the processor long and can be told in bytes, and who does it. On a server processes do
(`labourers.py`); `talia.server.labourer` is what can be asked for.
"""

from __future__ import annotations

from typing import Protocol


class Labour(Protocol):
    """Whoever does such work."""

    lost: int  # pieces of which nothing came

    async def do(self, work: str, form: bytes, address: str) -> bytes:
        """Have it done for an address; Refused says why not. Cancelled, it is dropped."""

    def waiting(self) -> int: ...

    async def warm(self) -> None:
        """Be ready before anybody asks."""

    async def close(self) -> None: ...

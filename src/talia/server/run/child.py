"""Child: somebody apart who is asked one thing at a time, in lines, and can be stopped. On a server it is a process
(`children.py`), in a browser another worker.
"""

from __future__ import annotations

from typing import Protocol


class Lost(Exception):
    """No answer came, or none that can be used: the child is to be stopped."""


class Child(Protocol):
    """One of them: `asked` counts what it was asked."""

    asked: int

    async def start(self) -> None:
        """Have it run, a new one if need be; Lost, BotLost or OSError where it cannot."""

    def send(self, data: bytes) -> None:
        """One line to it, once it runs."""

    async def line(self, seconds: float) -> bytes:
        """Its next line, in time; an empty one is its end. Lost where none comes."""

    def interrupt(self) -> None:
        """Ask it to drop what it does; where that cannot be asked, end it."""

    async def stop(self) -> None:
        """End it; `start` begins a new one."""


class Holding(Child, Protocol):
    """One that can be held in the middle of what it does, at once, and goes on as if nothing had been."""

    def hold(self) -> None:
        """Have it rest until `go_on`."""

    def go_on(self) -> None:
        """Let it go on."""

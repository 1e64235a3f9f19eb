"""How a server is set up. Every limit that a host may want to change is here."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from talia import registry


def _games() -> tuple[str, ...]:
    return registry.working() or ("template",)


def _workers() -> int:
    """One core is left for the tables; of two both are used, each with less right to them than the tables have."""
    cores = os.cpu_count() or 2
    return min(4, cores, max(2, cores - 1))


@dataclass(frozen=True)
class Settings:
    """All settings, with defaults for a table among friends."""

    database: str = "sqlite:///talia.db"
    durable: bool = False  # SQLite: wait for the disk at each commit, against power cuts (PostgreSQL always does)
    member: str = ""  # PostgreSQL: this process' name among several that share the database (docs/scaling.md)
    lease: float = 5.0  # seconds without a beat after which a member counts as dead
    games: tuple[str, ...] = field(default_factory=_games)
    origins: tuple[str, ...] = ()  # how the page is reached besides loopback and LAN: https://cards.example
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are believed; none by default
    trust_loopback: bool = False  # programs of this machine may ask as often as they like
    workers: int = field(default_factory=_workers)
    bot_seconds: float = 5.0
    bot_megabytes: int = 2048
    labourers: int = 1  # processes for other heavy work: the calculator, replays, imports
    work: tuple[float, float] = (5.0, 0.25)  # seconds of theirs an address may have at once, and gets back a second
    hinting: tuple[float, float] = (60.0, 0.5)  # the same for bots' thinking on hints
    reviewing: tuple[float, float] = (120.0, 0.5)  # and for reviews of finished games
    tend_memory: bool = False  # set by whoever gives the server a process of its own, see run/collecting.py
    memory: int = 0  # megabytes; beyond them new tables are refused. 0: half of what the machine or container has
    most_body: int = 64 * 1024
    most_import: int = 512 * 1024
    connections: int = 8192  # at once, in all; fewer if the system lets a process open fewer files
    connections_per_address: int = 200  # an IPv6 /64 counts as one address, here and in all that follows
    arrivals: tuple[int, float] = (240, 30.0)  # new connections in so many seconds, an address
    head_seconds: float = 10.0  # from the first byte of a request to the end of its head
    body_seconds: float = 30.0
    write_seconds: float = 20.0  # a peer that takes nothing for so long is given up
    hello_seconds: float = 10.0
    sockets_per_address: int = 40
    handshakes: tuple[int, float] = (80, 30.0)  # how many in how many seconds, an address
    requests: tuple[int, float] = (400, 30.0)
    new_tables: tuple[int, float] = (60, 600.0)
    imports: tuple[int, float] = (20, 600.0)
    bot_tables: tuple[int, float] = (10, 600.0)  # new tables at which only bots sit
    most_bot_tables: int = 40  # of these being played at once, in all
    scorings: tuple[int, float] = (120, 60.0)  # calls of the calculator
    learning: tuple[int, float] = (240, 60.0)  # answers to lessons and puzzles
    studying: tuple[int, float] = (240, 60.0)  # calls of the study table
    exports: tuple[int, float] = (30, 60.0)
    seat_messages: tuple[int, float] = (100, 20.0)  # a socket
    onlooker_messages: tuple[int, float] = (50, 20.0)
    silent_after: float = 35.0
    ended_after: float = 10.0  # a table whose game is over and that nobody looks at is put away
    idle_after: float = 600.0  # a table without listeners is put away; the store keeps it
    keep_ended: float = 365.0  # days after its last entry that an ended game stays in the store; 0: for ever
    end_untouched: float = 180.0  # days after its last entry that a game nobody has touched is ended; 0: never
    keep_waiting: float = 30.0  # days that a table stays whose seats were never all taken; 0: for ever

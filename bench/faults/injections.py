"""The faults, each as something that is done to the house or to the players, and ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bench.faults.guests import Party
from bench.faults.house import House
from talia.core.rng import Random

Injection: TypeAlias = Callable[[House, Party, Random], Awaitable[bool]]  # True: the server was started anew
HELD = 3.0  # seconds that a lasting fault lasts


async def _restart(house: House, how: signal.Signals) -> bool:
    await asyncio.to_thread(house.fall, how)
    await asyncio.to_thread(house.start)
    return True


async def kill(house: House, party: Party, dice: Random) -> bool:
    """kill -9, and a new process."""
    return await _restart(house, signal.SIGKILL)


async def terminate(house: House, party: Party, dice: Random) -> bool:
    """SIGTERM, and a new process."""
    return await _restart(house, signal.SIGTERM)


async def stop(house: House, party: Party, dice: Random) -> bool:
    """SIGSTOP, and later SIGCONT; now and then longer than clients wait."""
    house.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(11.0 if dice.below(4) == 0 else HELD)
    house.process.send_signal(signal.SIGCONT)
    return False


async def full_disk(house: House, party: Party, dice: Random) -> bool:
    """The disk is full for a while; now and then the server is killed meanwhile."""
    with house.full():
        await asyncio.sleep(HELD)
        if dice.below(3) == 0:
            await asyncio.to_thread(house.fall, signal.SIGKILL)
    if house.process.poll() is None:
        return False
    await asyncio.to_thread(house.start)
    return True


async def read_only(house: House, party: Party, dice: Random) -> bool:
    """The database takes no writes for a while."""
    house.lever(readonly=True)
    await asyncio.sleep(HELD)
    house.lever(readonly=False)
    return False


async def locked(house: House, party: Party, dice: Random) -> bool:
    """Somebody else holds the database's lock, now and then longer than the server waits for it."""
    with house.locked():
        await asyncio.sleep(8.0 if dice.below(2) == 0 else HELD)
    return False


async def slow_disk(house: House, party: Party, dice: Random) -> bool:
    """Every commit takes a while."""
    house.lever(slow=0.3)
    await asyncio.sleep(HELD)
    house.lever(slow=0.0)
    return False


async def unreadable(house: House, party: Party, dice: Random) -> bool:
    """A table from another version lies in the database when the server starts."""
    await asyncio.to_thread(house.spoil)
    return await _restart(house, signal.SIGKILL)


async def dead_bots(house: House, party: Party, dice: Random) -> bool:
    """The processes that think are killed."""
    for pid in await asyncio.to_thread(house.workers):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return False


async def slow_bots(house: House, party: Party, dice: Random) -> bool:
    """The processes that think get no time for a while."""
    pids = await asyncio.to_thread(house.workers)
    for how in (signal.SIGSTOP, signal.SIGCONT):
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)
        if how == signal.SIGSTOP:
            await asyncio.sleep(HELD)
    return False


async def throttled_bots(house: House, party: Party, dice: Random) -> bool:
    """The processes that think get 15 % of their time, in pieces of a fifth of a second."""
    pids = await asyncio.to_thread(house.workers)
    await throttle(pids, HELD, 0.15)
    return False


async def throttle(pids: list[int], seconds: float, share: float, turn: float = 0.2) -> None:
    """Let processes run for that share of each turn only; they run on afterwards, whatever happens."""

    def tell(how: signal.Signals) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)

    try:
        for _ in range(round(seconds / turn)):
            tell(signal.SIGSTOP)
            await asyncio.sleep(turn * (1 - share))
            tell(signal.SIGCONT)
            await asyncio.sleep(turn * share)
    finally:
        tell(signal.SIGCONT)


async def cut(house: House, party: Party, dice: Random) -> bool:
    """A third of all connections break."""
    for guest in party.guests:
        if guest.socket is not None and dice.below(3) == 0:
            guest.socket.transport.abort()
    return False


async def half_open(house: House, party: Party, dice: Random) -> bool:
    """A third of all players fall silent without closing, and later come by another connection."""
    for guest in party.guests:
        guest.mute = guest.socket is not None and dice.below(3) == 0
    await asyncio.sleep(HELD)
    for guest in party.guests:
        if guest.mute and guest.socket is not None:
            guest.socket.transport.abort()
        guest.mute = False
    return False


async def vanished(house: House, party: Party, dice: Random) -> bool:
    """A tenth of all players are gone from the network without a word, and come back by another connection.

    Nothing that is sent to their old ends arrives, and nothing tells the server so: it has to find out by itself.
    """
    for guest in list(party.guests):
        if guest.socket is not None and dice.below(10) == 0:
            party.vanish(guest)
    await asyncio.sleep(HELD)
    return False


async def clock_jump(house: House, party: Party, dice: Random) -> bool:
    """The machine's clock is set an hour ahead or back; now and then the server starts anew with it."""
    house.set_clock(3600.0 if house.clock < 0.0 or (house.clock == 0.0 and dice.below(2) == 0) else -3600.0)
    await asyncio.sleep(1.0)
    if dice.below(2) == 0:
        return await _restart(house, signal.SIGKILL)
    return False


ALL: dict[str, Injection] = {
    "kill -9": kill,
    "SIGTERM": terminate,
    "SIGSTOP": stop,
    "full disk": full_disk,
    "read-only database": read_only,
    "locked database": locked,
    "slow database": slow_disk,
    "unreadable table": unreadable,
    "dead bots": dead_bots,
    "slow bots": slow_bots,
    "throttled bots": throttled_bots,
    "cut sockets": cut,
    "half-open sockets": half_open,
    "vanished players": vanished,
    "clock jump": clock_jump,
}

"""Which rules bots think with: compiled ones are taken up as soon as they are there."""

from __future__ import annotations

import asyncio
import os

from talia import engine
from talia.server.run.logs import log
from talia.server.run.workers import Workers

LOOK = 2.0  # seconds between two looks for compiled rules


async def take_up_rules(workers: Workers) -> None:
    """Let bots think with the compiled rules as soon as they are there, if they are on their way."""
    if engine.COMPILED not in os.environ or engine.for_bots() == "compiled":
        return
    while engine.for_bots() != "compiled":
        await asyncio.sleep(LOOK)
    log("rules_compiled")
    await workers.warm()

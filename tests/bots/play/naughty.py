"""A bot's process with bots that misbehave, to see that the table goes on. Run by the tests of the door."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace

from talia.bots.play import child, levels
from talia.bots.play.bot import Answer, Bot
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation
from talia.bots.play.levels import Level
from talia.core.view import View


class Naughty(Bot):
    def __init__(self, fault: float) -> None:
        self.fault = int(fault)

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        action = view["decision"]["options"][0]["action"]
        if self.fault == 0:
            raise RuntimeError("I do not want to")
        if self.fault == 1:
            os._exit(3)
        if self.fault == 2:
            time.sleep(60)
        if self.fault == 3:
            return Answer(10**6, Explanation([Choice(10**6)]))
        if self.fault == 4:
            return Answer(action, Explanation([Choice(action)], quality={"much": len(bytearray(1 << 40))}))
        if self.fault == 5:
            print('{"id": 1, "action": 0}')
            sys.stdout.flush()
        if self.fault == 6:
            time.sleep(2.0 * (budget.seconds or 0.0))
        if self.fault == 7:
            with open("/tmp/talia-bots-leak", "w", encoding="utf-8") as file:
                file.write("a bot writes no file")
        return Answer(action, Explanation([Choice(action)]))


if __name__ == "__main__":
    level = Level("naughty", Naughty, "misbehaves", knobs={"fault": 0})
    levels.GENERAL = (*levels.GENERAL, replace(level))
    child.main()

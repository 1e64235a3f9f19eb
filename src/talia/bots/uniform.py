"""The novice: any allowed answer, each equally likely."""

from __future__ import annotations

from talia.bots.bot import Bot
from talia.core.rng import Random
from talia.core.view import View


class Uniform(Bot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Random(seed)

    def answer(self, view: View) -> int:
        action: int = self.rng.pick(view["decision"]["options"])["action"]
        return action

"""Bots that measure Cardia's master: weights that are not shipped yet, and the local best response to it.

    talia train cardia cardia-master --lessons 0 --out build/candidate
    talia arena cardia bench/cardia_masters.py:Candidate@900n master@900n --deals 200 --seeds gating --inside
    talia arena cardia 'bench/cardia_masters.py:AgainstMaster[nodes=900]@9000n' master@900n --deals 100 \
        --seeds reporting --inside                               # a lower bound of what the master can be made to lose
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from talia.bots.cardia.inputs import NAME, inputs
from talia.bots.cardia.lbr import LocalBestResponse
from talia.bots.cardia.looking import Look
from talia.bots.cardia.master import Master
from talia.bots.cardia.playing import DOMAINS, FILES, critic_of, hidden, policy_of
from talia.bots.cardia.round import Rounds
from talia.bots.cardia.telling import exactly
from talia.bots.methods.policy import Critic, Policy
from talia.bots.methods.weights import load
from talia.bots.play.bot import Answer, options_of
from talia.bots.play.budget import Budget
from talia.core.setup import Setup
from talia.core.view import View, canonical
from talia.games.cardia.state import Cardia

FOLDER = Path(__file__).parents[1] / "build" / "candidate"  # a bot's process is told no folder


@lru_cache(maxsize=4)
def candidate(folder: Path, setup: Setup) -> tuple[Policy, Critic, str]:
    """Policy and critic of a folder; the shipped ones may play in the same process."""
    (first, second), domain = FILES["cardia"], DOMAINS["cardia"]
    policy, about = load(folder / first, "cardia", 2, domain, NAME, inputs())
    critic, _ = load(folder / second, "cardia", 2, domain, NAME, [*inputs(), *hidden()])
    return policy_of(policy, setup), critic_of(critic, setup), f"{first} {about.sha256[:12]}"


class Candidate(Master):
    """The master by other weights."""

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        if len(options_of(view)) == 1:
            return super().think(view, seed, budget)
        look = Look(view, seed, budget, self.worlds)
        exact = look.exact()
        if exact is not None:
            return exactly(look, seed, *exact)
        policy, critic, look.weights = candidate(FOLDER, look.base.kit)
        look.rounds = Rounds(look.rounds.net, critic, self.critic)
        return self._together(look, policy, seed) if look.together else self._stepped(look, policy, seed)


class AgainstMaster(LocalBestResponse):
    """Asks the master what it would mix with each of some dealt hands, and plays what is best against that."""

    def __init__(self, nodes: float = 900.0) -> None:
        super().__init__(nodes)
        self.master = Master()

    def mixture(self, world: Cardia, seat: int, nodes: int, seed: int) -> list[tuple[int, float]]:
        seen: View = json.loads(canonical(world.view(seat)))  # of a dealt world: the true table is not known here
        choices = self.master.think(seen, seed, Budget(nodes=nodes)).explanation.choices
        offset = int(world.domain_of(seat).offset)
        if choices[0].mix is None:  # a forced answer
            return [(choices[0].action - offset, 1.0)]
        return [(choice.action - offset, choice.mix) for choice in choices if choice.mix]

"""The master: the expert's look for a sure win and its beam, in more worlds; a sure win ends the thinking.

By its knob `threats` it also looks at what its plans let happen (it is off: no gain was measured). After the best plans
of the turn, hands that the other one may hold are dealt, and the other one's turn is searched for a sure win, as one's
own is. Where it has one the plan is lost; so a plan keeps its chance in the other worlds only. What is searched is the
best play with a dealt hand: of the true hand nothing is known here.
"""

from __future__ import annotations

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Meter
from talia.bots.radlands.judge import Judge
from talia.bots.radlands.planning import LONGEST_WIN, Draft, Planning
from talia.bots.radlands.turn import Plan, Planner, end_of
from talia.core import rng as random
from talia.games.radlands.extra.winning import WON, Search

HARMLESS = 3  # worlds without a win after which no more are dealt
POSITIONS = 1500  # that are looked at in each
A_NODE = 6  # positions of such a search that take as long as one that the net judges
PART = 8  # of so many parts of the budget, one is kept for it
LATEST = 0.92  # of the time: then no search is begun any more


class Master(Planning):
    """Plans turns, and looks what each plan lets the other one do."""

    def __init__(
        self,
        judge: Judge,
        draft: Draft,
        longest: int,
        width: float,
        worlds: float,
        water: float,
        quality: str,
        wins: float,
        threats: float,
    ) -> None:
        super().__init__(judge, draft, longest, width, worlds, water, quality, wins)
        self.threats = int(threats)  # worlds in which the other one's turn is searched; 0: it is not

    def enough(self, meter: Meter, planner: Planner, win: Search | None) -> bool:
        if win is not None and win.way is not None:
            return planner.mind.seen > 0  # nothing is better than a sure win: the others are looked at once, to be told
        if self.threats == 0 or planner.mind.seen == 0:
            return False
        nodes, seconds = meter.budget.nodes, meter.budget.seconds
        if nodes is not None:
            return meter.nodes >= nodes - nodes // PART
        assert seconds is not None
        return meter.spent >= seconds * (1.0 - 1.0 / PART)

    def think_again(self, planner: Planner, chances: list[float], seed: int, meter: Meter) -> int:
        """The best plan first: whoever has less chance than what is left to the best need not be looked at."""
        if self.threats == 0 or planner.theirs:
            return 0
        nodes = meter.budget.nodes
        most = None if nodes is None else A_NODE * nodes // PART
        order = sorted(range(len(chances)), key=lambda n: (-chances[n], n))
        best = 0.0
        looked = 0
        for n in order:
            plan = planner.plans[n]
            if chances[n] <= best or plan is None or (most is not None and looked >= most):
                break
            lost, positions = self._lost(plan, int(planner.seat), derived(seed, "threats"), meter)
            looked += positions
            chances[n] *= 1.0 - lost
            best = max(best, chances[n])
        return looked // A_NODE

    def _lost(self, plan: Plan, seat: int, seed: int, meter: Meter) -> tuple[float, int]:
        """In what share of the worlds the other one has a sure win after a plan, and the positions looked at."""
        end = end_of(plan, seat)
        seconds = meter.budget.seconds
        if end.ended or end.active == seat:
            return 0.0, 0
        rng = random.seeded(seed)
        worlds = lost = positions = 0
        for _ in range(self.threats):
            if worlds == HARMLESS and lost == 0:
                break
            if seconds is not None and meter.spent > LATEST * seconds:
                break
            world = end.clone()
            rng = world.redeal(seat, rng)
            search = Search(world, 1 - seat, LONGEST_WIN)
            search.run(POSITIONS)
            worlds += 1
            lost += search.result == WON
            positions += int(search.positions)
        return lost / max(1, worlds), positions

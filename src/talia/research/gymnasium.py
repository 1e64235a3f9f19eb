"""Gymnasium: one seat of a game for a learner, the others played by a level. Importing this module registers them.

    import gymnasium
    import talia.research.gymnasium

    env = gymnasium.make("talia/Cardia-v1", opponent="adept", seat=0, deck="II")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

The same seeds and answers give the same game, as long as the opponent's budget is in nodes, which it is unless one asks
for seconds (`opponent="expert@0.2s"`).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from talia.bots.play.budget import Budget
from talia.bots.play.levels import Spec, find
from talia.bots.play.thinking import Player
from talia.core.check import told
from talia.core.errors import BadOption, GameOver, IllegalAnswer
from talia.research.needing import needing
from talia.research.sitting import Arrays, Sitting, number, setup_for
from talia.research.words import seen

with needing("Gymnasium", "gymnasium"):
    import gymnasium
    from gymnasium import spaces

__all__ = ["AgainstLevel", "register"]

NAMES: Final = {
    "cardia": "talia/Cardia-v1",
    "radlands": "talia/Radlands-v1",
    "fantasy_realms": "talia/FantasyRealms-v1",
}
NODES: Final = 200  # what a level that thinks takes for a decision, unless its name says otherwise
ANY: Final = "any"
ILLEGAL: Final = ("refuse", "lose")


class AgainstLevel(gymnasium.Env):
    """One seat of a game; levels play at the others."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium reads it from the class

    def __init__(
        self,
        game: str,
        opponent: str = "adept",
        seat: int | str = ANY,
        observation: str = "moment",
        illegal: str = "refuse",
        render_mode: str | None = None,
        seats: int | None = None,
        **options: Any,
    ) -> None:
        """`seat` is the learner's, or "any": drawn anew for each game. An illegal answer is refused, or loses."""
        setup = setup_for(game, seats, options)
        self.sitting = Sitting(setup, observation)
        self.render_mode = render_mode
        self.illegal = illegal
        self.chair = seat
        self.seat = seat if isinstance(seat, int) else 0
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal: {told(illegal)} is not allowed; allowed: {', '.join(ILLEGAL)}")
        if seat != ANY and (type(seat) is not int or not 0 <= seat < setup.seats):
            raise BadOption(f"seat: {told(seat)} is not allowed; allowed: 0 to {setup.seats - 1}, {ANY}")
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode: {told(render_mode)} is not allowed; allowed: ansi, None")
        spec = Spec.parse(opponent)
        found = find(spec.name, setup.game, int(setup.seats), setup.options)
        self.opponent = spec.level
        self.budget = spec.budget or (Budget(nodes=NODES) if found.level.thinks else found.level.budget)
        self._players: list[Player] = []
        self._over = True
        self.action_space = spaces.Discrete(self.sitting.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, self.sitting.observer.shape, np.uint8),
                "action_mask": spaces.Box(0, 1, (self.sitting.actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """A new game, played up to the learner's first question: drawn by the seed, or `options={"deal": 7}`."""
        super().reset(seed=seed)
        seats = self.sitting.seats
        self.sitting.deal(self.np_random, options)
        if self.chair == ANY:
            self.seat = int(self.np_random.random() * seats)
        luck = int(self.np_random.random() * (1 << 53))
        self._players = [Player(self.opponent, luck + seat, self.budget) for seat in range(seats)]
        self._over = False
        self._others()
        return self._told()

    def step(self, action: Any) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """The learner answers, and the others up to its next question or the end."""
        state = self.sitting.state
        if self._over:
            raise GameOver("the game is over: nobody is asked; reset() deals a new one")
        try:
            self.sitting.answer(action)
        except IllegalAnswer:
            if self.illegal == "refuse":
                raise
            self._over = True
            observation, info = self._told()
            return observation, -1.0, True, False, {**info, "illegal": number(action)}
        self._others()
        self._over = state.over
        observation, info = self._told()
        return observation, float(state.returns()[self.seat]), self._over, False, info

    def _others(self) -> None:
        """Let the levels answer until the learner is asked. They get what they may know, as everywhere."""
        state = self.sitting.state
        while state.who not in (self.seat, -1):
            action = state.legal()
            if len(action) == 1:
                self.sitting.answer(action[0])
            else:
                self.sitting.answer(self._players[state.who].answer(state.view(state.who, memory=True)))

    def _told(self) -> tuple[Arrays, dict[str, Any]]:
        observation = self.sitting.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"].copy(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered now, as masked learners ask for it."""
        return self.sitting.mask(self.seat, self.sitting.actions).astype(np.bool_)

    def render(self) -> str | None:
        """What the learner's seat sees, as text."""
        return seen(self.sitting.state, self.seat) if self.render_mode == "ansi" else None


def register() -> list[str]:
    """Let Gymnasium know our games, once; their names."""
    for game, name in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:AgainstLevel", kwargs={"game": game})
    return list(NAMES.values())


register()

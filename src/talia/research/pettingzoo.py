"""PettingZoo: a game as an environment of several agents, one after another (AEC) or all at once (Parallel).

    from talia.research import pettingzoo

    env = pettingzoo.aec("cardia", deck="II")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0` and so on. An observation has a row of what the seat knows and a mask of what it may answer. An
answer that is not allowed is refused in a sentence, and nothing has changed.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from talia.core.check import told
from talia.core.errors import BadOption, IllegalAnswer, NotAsked
from talia.core.setup import Setup
from talia.research.needing import needing
from talia.research.observer import Observer
from talia.research.sitting import Arrays, Sitting, number, setup_for
from talia.research.words import seen, whole

with needing("PettingZoo", "pettingzoo"):
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import seeding

__all__ = ["aec", "parallel"]

RENDERS: Final = ("ansi",)


def aec(game: str, seats: int | None = None, observation: str = "moment", **options: Any) -> Aec:
    """A game whose seats answer one after another; those that choose at once do not see what the others chose."""
    return Aec(setup_for(game, seats, options), observation)


def parallel(game: str, seats: int | None = None, observation: str = "moment", **options: Any) -> Parallel:
    """A game whose seats all answer at once; who is not asked has one action, the last: to wait."""
    return Parallel(setup_for(game, seats, options), observation)


class _Seated:
    """What both have: seats by name, their spaces, the game that is being played, a generator for deals."""

    def __init__(self, setup: Setup, observation: str, actions: int) -> None:
        self.sitting = Sitting(setup, observation)
        self.observation = observation
        self.possible_agents = [f"player_{seat}" for seat in range(setup.seats)]
        self.agents: list[str] = []
        self.metadata = {"name": f"talia_{setup.game}_v1", "render_modes": list(RENDERS), "is_parallelizable": True}
        self.render_mode: str | None = "ansi"
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = actions
        shape = self.sitting.observer.shape
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._generator: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        if seed is not None or self._generator is None:
            self._generator = seeding.np_random(seed)[0]
        self.sitting.deal(self._generator, options)
        self.agents = self.possible_agents.copy()

    @cached_property
    def _all(self) -> Observer:
        return Observer(self.sitting.setup, "all")

    @cached_property
    def state_space(self) -> Any:
        return spaces.Box(0, 1, self._all.shape, np.uint8)

    def state(self) -> NDArray[Any]:
        """All there is, hidden cards too, for those who train all agents together; never for one who plays."""
        return self._all.write(self.sitting.state, 0)

    def render(self) -> str:
        """The whole table as text."""
        return whole(self.sitting.state)

    def text(self, agent: str) -> str:
        """What an agent sees, as text."""
        return seen(self.sitting.state, self._seat[agent])

    def close(self) -> None:
        """Nothing is open."""


class Aec(_Seated, pettingzoo.AECEnv):
    """Agents answer one after another, in the order of `State.who`."""

    def __init__(self, setup: Setup, observation: str) -> None:
        super().__init__(setup, observation, setup.facts.actions)
        self.agent_selection: str = self.possible_agents[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: drawn by the seed, or without one the next of the last seed; `{"deal": 7}` is that very one."""
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.sitting.state.who]

    def observe(self, agent: str) -> Arrays:
        return self.sitting.observe(self._seat[agent])

    def step(self, action: Any) -> None:
        """The selected agent answers; None for one whose game is over."""
        agent = self.agent_selection
        if not self.agents:
            raise NotAsked("the game is over: nobody is asked; reset() deals a new one")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.sitting.answer(action)
        self._cumulative_rewards[agent] = 0.0
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        for name, worth in zip(self.agents, self.sitting.state.returns(), strict=True):
            self.rewards[name] = worth
            self.terminations[name] = True
        self._accumulate_rewards()
        self._deads_step_first()


class Parallel(_Seated, pettingzoo.ParallelEnv):
    """All agents answer at once. Who is not asked waits, by the action `wait`, the last of all."""

    def __init__(self, setup: Setup, observation: str) -> None:
        facts = setup.facts
        if facts.places > facts.seats:
            raise BadOption(
                f"{setup.game}: with these options an answer changes what others may answer at the same moment, so they"
                " cannot all answer at once; aec() plays it"
            )
        super().__init__(setup, observation, facts.actions + 1)
        self.wait = facts.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Arrays], dict[str, dict[str, Any]]]:
        """A new game, drawn as in `aec`."""
        self._deal(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Arrays], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody answers, or waits."""
        if not self.agents:
            raise NotAsked("the game is over: nobody is asked; reset() deals a new one")
        state = self.sitting.state
        for seat, action in self._checked(actions):
            state.answer(seat, action)
        agents = self.agents
        over = state.over
        rewards = dict(zip(agents, state.returns(), strict=True))
        if over:
            self.agents = []
        return (
            {agent: self._observation(seat) for seat, agent in enumerate(agents)},
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _checked(self, actions: dict[str, Any]) -> list[tuple[int, int]]:
        """The answers of those who are asked; refused as a whole if one of them is."""
        state = self.sitting.state
        asked = state.asked
        found: list[tuple[int, int]] = []
        for agent, action in actions.items():
            if agent not in self._seat:
                raise NotAsked(f"{told(agent)} is no agent; allowed: {', '.join(self.possible_agents)}")
            seat = self._seat[agent]
            if seat in asked:
                state.check(seat, number(action))
                found.append((seat, number(action)))
            elif number(action) != self.wait:
                raise IllegalAnswer(f"{agent} is not asked, and {told(action)} is not to wait; allowed: {self.wait}")
        missing = [self.possible_agents[seat] for seat in asked if seat not in dict(found)]
        if missing:
            raise NotAsked(f"{', '.join(missing)} must answer too: every agent does at each step")
        return sorted(found)

    def _observations(self) -> dict[str, Arrays]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.agents)}

    def _observation(self, seat: int) -> Arrays:
        mask = self.sitting.mask(seat, self._actions)
        if seat not in self.sitting.state.asked:
            mask[self.wait] = 1
        return {"observation": self.sitting.row(seat), "action_mask": mask}

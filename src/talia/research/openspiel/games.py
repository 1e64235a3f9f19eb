"""Our games as OpenSpiel's: their types, their parameters, what is known of them before the first deal."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

import pyspiel

from talia.core.bits import ROOM
from talia.core.check import told
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.open import OpenSetup
from talia.core.state import State
from talia.registry import game as game_of
from talia.research.dealing import DRAWS, OUTCOMES
from talia.research.openspiel.observers import TaliaObserver, kind_of
from talia.research.openspiel.open_state import OpenChanceState
from talia.research.openspiel.state import SimultaneousState, TaliaState, begun
from talia.research.parameters import defaults, setup_of

HOW: Final = "chance"  # the parameter: deals by seeds, or every draw a chance node of its own
SEEDS: Final = "seeds"
OPEN: Final = "open"
OFFERED: Final = ("cardia", "radlands", "fantasy_realms")
TOGETHER: Final = ("cardia", "radlands")  # where seats choose at once
NAMES: Final = {"cardia": "Cardia", "radlands": "Radlands", "fantasy_realms": "Fantasy Realms"}


class TaliaGame(pyspiel.Game):
    """One way to play one of our games. Each game and form is a class of its own, which OpenSpiel calls."""

    talia: ClassVar[Game]
    form: ClassVar[Any]  # OpenSpiel's type of it
    states: ClassVar[type[TaliaState]]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        how = given.get(HOW, SEEDS)
        self.setup = setup_of(self.talia, {name: value for name, value in given.items() if name != HOW})
        self.open = self._opened(how)
        self.ticks = 0
        super().__init__(self.form, self._info(), given)

    def _opened(self, how: Any) -> OpenSetup | None:
        """Chance as a seat of its own, where that is asked for."""
        if how not in (SEEDS, OPEN):
            raise BadOption(f"parameter {HOW}: {told(how)} is not allowed; allowed: {SEEDS}, {OPEN}")
        if how == OPEN and self.states is SimultaneousState:
            raise BadOption(f"parameter {HOW}: {OPEN} is for the sequential form alone; allowed here: {SEEDS}")
        return self.setup.open_chance() if how == OPEN else None

    def _info(self) -> Any:
        facts = self.setup.facts
        if facts.longest is None:
            raise BadOption(f"{self.talia.name}: with these options the rules set no end, and OpenSpiel needs one")
        if facts.places > facts.seats:
            self.ticks = int(self.setup.options["turns"])  # the clock's answers are chance's
        return pyspiel.GameInfo(
            num_distinct_actions=facts.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=facts.seats,
            min_utility=facts.least,
            max_utility=facts.most,
            utility_sum=facts.total,
            max_game_length=facts.longest,
        )

    def dealt(self, deal: int) -> State:
        return self.setup.start(deal)

    def new_initial_state(self, given: Any = None) -> TaliaState:
        """A new game, the deal not drawn yet; or the state of a struct, as a dict, as JSON or as OpenSpiel has it."""
        state = self.states(self) if self.open is None else OpenChanceState(self)
        if given is not None:
            self._lay(state, given)
        return state

    def _lay(self, state: TaliaState, given: Any) -> None:
        if isinstance(given, pyspiel.StateStruct):
            given = given.to_dict()
        if isinstance(given, dict) and given.keys() == {"drawn"} and self.open is None:
            state.table = begun(given["drawn"])
            return
        table = self.talia.load(given, log=False) if isinstance(given, str) else self.talia.position(given, log=False)
        if table.setup != self.setup:
            raise BadOption(f"position: it is of {table.setup!r}, and this game is of {self.setup!r}")
        if isinstance(state, OpenChanceState):
            assert self.open is not None
            state.open = self.open.at(table)
        else:
            state.table = table

    def max_chance_nodes_in_history(self) -> int:
        if self.open is None:
            return DRAWS + self.ticks
        return (
            int(self.max_game_length()) * ROOM + 2 * ROOM
        )  # loose: no answer draws more cards than a set has room for

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TaliaObserver:
        if params:
            raise BadOption(f"observer: there are no parameters of observers; passed {params}")
        return TaliaObserver(self.setup, kind_of(iig_obs_type))


def type_of(name: str, together: bool) -> Any:
    """OpenSpiel's type of a game in one of its forms."""
    game = game_of(name)
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"talia_{name}{'_simultaneous' if together else ''}",
        long_name=f"{NAMES[name]} (Talia)",
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={HOW: SEEDS, **defaults(game, game.least_seats)},
    )


@cache
def games() -> dict[str, type[TaliaGame]]:
    """Every game in every form, by the name it has in OpenSpiel.

    OpenSpiel keeps them after Python has ended. That does no harm to a class, which Python never takes apart by itself;
    a function would be freed then, and end the process badly.
    """
    found: dict[str, type[TaliaGame]] = {}
    for name in OFFERED:
        for together in (False, True) if name in TOGETHER else (False,):
            form = type_of(name, together)
            states = SimultaneousState if together else TaliaState
            found[form.short_name] = type(
                form.short_name, (TaliaGame,), {"talia": game_of(name), "form": form, "states": states}
            )
    return found


def register() -> list[str]:
    """Let OpenSpiel know our games, once; their names."""
    known = set(pyspiel.registered_names())
    for name, game in games().items():
        if name not in known:
            pyspiel.register_game(game.form, game)
    return list(games())

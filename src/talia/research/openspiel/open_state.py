"""The same with open chance: every draw and every shuffle is a chance node of its own, with the true chances.

That is what exact methods need. It is slower, and each game has many more nodes, so it is for small variants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from talia.core.chance import CHANCE as DRAWING
from talia.core.errors import NotAsked
from talia.core.open import OpenState
from talia.core.rng import Random
from talia.core.state import State
from talia.research.openspiel.state import CHANCE, TERMINAL, TaliaState
from talia.research.words import line

if TYPE_CHECKING:
    from talia.research.openspiel.games import TaliaGame


class OpenChanceState(TaliaState):
    """The sequential form, its table an open one."""

    open: OpenState

    def __init__(self, game: TaliaGame) -> None:
        super().__init__(game)
        del self.table  # one attribute alone is copied
        assert game.open is not None
        self.open = game.open.start(memory=True)

    def current_player(self) -> Any:
        seat = self.open.who
        if 0 <= seat < self.open.setup.setup.seats:
            return seat
        return TERMINAL if seat == -1 else CHANCE

    def is_terminal(self) -> bool:
        return self.open.over and self.open.who != DRAWING

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.is_chance_node():
            return [outcome for outcome, _ in self.chance_outcomes()]
        if not self.is_terminal() and (player is None or player == self.open.who):
            return self.open.legal()
        found: list[int] = super(TaliaState, self).legal_actions(*() if player is None else (player,))
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return self.open.legal(int(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.open
        if table.who == DRAWING:
            chances = table.chances()
            total = sum(weight for _, weight in chances)
            return [(outcome, weight / total) for outcome, weight in chances]
        actions = table.legal()  # a clock's
        first = table.mask()[0]
        return [(action - first, 1 / len(actions)) for action in actions]

    def _apply_action(self, action: int) -> None:
        table = self.open
        clock = table.who >= table.setup.setup.seats
        table.apply(action + table.mask()[0] if clock else action)

    def _action_to_string(self, player: int, action: int) -> str:
        words: list[str] = self.get_game().talia.actions.words
        if player >= 0:
            return words[action]
        table = self.open
        return f"draw:{action}" if table.who == DRAWING else words[action + table.mask()[0]]

    def returns(self) -> list[float]:
        return list(self.open.returns())

    def __str__(self) -> str:
        table = self.open.table
        drawn = f"{self.open.digest():x}, {self.open.chances()} can come up"
        return drawn if table is None else f"{line(table.to_position())} {drawn}"

    def seen(self) -> State | None:
        return self.open.table

    def remembering(self) -> State | None:
        return self.open.table

    def _to_struct(self) -> dict[str, Any]:
        if self.open.who == DRAWING:
            raise NotAsked("chance is to act: a position tells no draw that is under way")
        return self.open.to_position()

    def resample_from_infostate(self, player: int, sampler: Any) -> TaliaState:
        table = self.open.table
        if table is None or self.is_chance_node():
            raise NotAsked("chance is to act: there is nothing yet that the player knows, or something is being drawn")
        found: OpenChanceState = self.get_game().new_initial_state()
        world = self.get_game().talia.resample(table, int(player), Random(int(sampler() * (1 << 53))))
        found.open = self.open.setup.at(world)
        return found

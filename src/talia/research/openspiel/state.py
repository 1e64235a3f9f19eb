"""A table as OpenSpiel's State: the deal is drawn at chance nodes, then the seats answer.

In the sequential form seats that choose at once answer one after another, and nobody sees what the others chose. In
the simultaneous form they answer in one joint action. A game's clock (Chaos) is drawn as chance: each of its answers is
equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyspiel

from talia.core.check import told
from talia.core.errors import BadPosition, IllegalAnswer, NotAsked
from talia.core.rng import Random
from talia.core.state import State
from talia.research.dealing import DRAWS, OUTCOMES
from talia.research.words import whole

if TYPE_CHECKING:
    from talia.research.openspiel.games import TaliaGame

CHANCE: Final = pyspiel.PlayerId.CHANCE
SIMULTANEOUS: Final = pyspiel.PlayerId.SIMULTANEOUS
TERMINAL: Final = pyspiel.PlayerId.TERMINAL

NUMBERS: Final = list(range(OUTCOMES))
EVENLY: Final = [(number, 1 / OUTCOMES) for number in NUMBERS]
UNDEALT: Final = 1  # what has been drawn stands behind it, as the digits of a number
DEALT: Final = OUTCOMES**DRAWS


def begun(drawn: Any) -> int:
    """What has been drawn of a deal, if it can be."""
    if type(drawn) is int and any(OUTCOMES**place <= drawn < 2 * OUTCOMES**place for place in range(DRAWS)):
        return drawn
    raise BadPosition(f"drawn: {told(drawn)} is no part of a deal; allowed: what the struct of such a state tells")


class TaliaState(pyspiel.State):
    """The sequential form.

    OpenSpiel clones a state by copying every attribute of it with `deepcopy`, so there is one alone: the table, or,
    while the deal is drawn, what has been drawn so far.
    """

    table: State | int

    def __init__(self, game: TaliaGame) -> None:
        super().__init__(game)
        self.table = UNDEALT

    # Who acts.

    def current_player(self) -> Any:
        table = self.table
        if isinstance(table, int):
            return CHANCE
        seat = table.who
        if seat < 0:
            return TERMINAL
        return seat if seat < table.setup.seats else CHANCE

    def is_terminal(self) -> bool:
        table = self.table
        return not isinstance(table, int) and table.over

    def is_chance_node(self) -> bool:
        return self.current_player() is CHANCE

    # What they may answer. OpenSpiel's own `legal_actions` asks back five times; in Python's loops this one is called.

    def legal_actions(self, player: int | None = None) -> list[int]:
        table = self.table
        if isinstance(table, int):
            return NUMBERS.copy()
        seat = table.who
        if seat < table.setup.seats and (player is None or player == seat):
            return table.legal()
        found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return found

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        assert not isinstance(table, int)
        return table.legal(int(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table = self.table
        if isinstance(table, int):
            return EVENLY.copy()
        actions = table.legal()
        first = table.mask()[0]
        return [(action - first, 1 / len(actions)) for action in actions]

    # Answers.

    def _apply_action(self, action: int) -> None:
        table = self.table
        if not isinstance(table, int):
            table.apply(action if table.who < table.setup.seats else action + table.mask()[0])
        elif 0 <= action < OUTCOMES:
            drawn = table * OUTCOMES + action
            self.table = drawn if drawn < DEALT else self.get_game().dealt(drawn - DEALT)
        else:
            raise IllegalAnswer(f"{told(action)} is not an outcome of the deal; allowed: 0 to {OUTCOMES - 1}")

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player >= 0:
            return str(self.get_game().talia.actions.words[action])
        if isinstance(table, int):
            return f"deal:{action}"
        return str(self.get_game().talia.actions.words[action + table.mask()[0]])

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """The action of a word; what is not allowed is refused in a sentence, with what is and by which rule."""
        table = self.table
        word = player if text is None else text
        if self.is_chance_node():
            found = [action for action, _ in self.chance_outcomes() if self._action_to_string(CHANCE, action) == word]
            if found:
                return found[0]
            raise IllegalAnswer(f"{told(word)} is not an outcome of chance, which is to act")
        assert not isinstance(table, int)
        seat = table.who if text is None else player
        try:
            number = table.check(seat, word)
        except IllegalAnswer as error:
            rule = table.cause()
            raise IllegalAnswer(f"{error} (rule {rule})" if rule else str(error)) from None
        return int(table.domain_of(table.who if text is None else int(player)).offset) + number

    # How it ended.

    def returns(self) -> list[float]:
        table = self.table
        return [0.0] * self.num_players() if isinstance(table, int) else list(table.returns())

    # As text and as data.

    def __str__(self) -> str:
        table = self.table
        return f"{table - UNDEALT} of the deal is drawn" if isinstance(table, int) else whole(table)

    def seen(self) -> State | None:
        """The table, to look at; None before the deal."""
        return None if isinstance(self.table, int) else self.table

    def remembering(self) -> State | None:
        """The table, with what each seat remembers: worked out from the history when it is asked for the first time.

        From then on the table keeps it, and so do clones. A memory makes an answer several times as dear, and many who
        play never ask.
        """
        table = self.table
        if isinstance(table, int):
            return None
        if table.recall is None:
            history = [(item.player, item.action) for item in self.full_history()]
            deal = 0
            for _, drawn in history[:DRAWS]:
                deal = deal * OUTCOMES + drawn
            table = self.get_game().setup.start(deal, memory=True)
            clock = table.setup.seats
            for player, action in history[DRAWS:]:
                table.answer(*((player, action) if player >= 0 else (clock, action + table.mask(clock)[0])))
            self.table = table
        return table

    def information(self, player: int) -> str:
        """All that a seat was ever told and ever answered, as one short word; equal only where all of it was."""
        table = self.remembering()
        if table is None:
            return ""
        return f"{table.setup.game} seat {player} question {table.question} memory {table.memory(player):x}"

    def _to_struct(self) -> dict[str, Any]:
        table = self.table
        return {"drawn": table} if isinstance(table, int) else table.to_position()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        table = self.seen()
        return {} if table is None else table.view(int(player), memory=True)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"answer": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        return [self.string_to_action(struct["answer"])]

    # Another table that fits what a seat knows.

    def resample_from_infostate(self, player: int, sampler: Any) -> TaliaState:
        """A state that the player cannot tell from this one, dealt evenly.

        It has no history: the true one would tell what is hidden.
        """
        if self.is_chance_node():
            raise NotAsked("chance is to act: there is nothing yet that the player knows, or something is being drawn")
        game = self.get_game()
        found: TaliaState = game.new_initial_state()
        luck = Random(int(sampler() * (1 << 53)))
        found.table = game.talia.resample(self.remembering(), int(player), luck)
        return found


class SimultaneousState(TaliaState):
    """The simultaneous form: seats that are asked at once answer in one joint action."""

    def current_player(self) -> Any:
        table = self.table
        if isinstance(table, int):
            return CHANCE
        asked = table.asked
        if len(asked) == 1:
            return asked[0]
        return SIMULTANEOUS if asked else TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        table = self.table
        if not isinstance(table, int) and player is not None and player in table.asked:
            return table.legal(player)
        return super().legal_actions(player)

    def _apply_actions(self, actions: list[int]) -> None:
        table = self.table
        assert not isinstance(table, int)
        asked = table.asked
        for seat in asked:
            table.check(seat, actions[seat])  # nothing is answered unless all of it can be
        for seat in asked:
            table.answer(seat, actions[seat])

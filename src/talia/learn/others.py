"""The other seats of a lesson: they answer by its script, and by a bot's level where no word of it is offered.

All of it comes out the same each time. Where everybody may act at any time (Chaos), the others do only what the script
says: each seat its words one after the other, each once, as soon as it is offered. The table's clock lets a moment pass
when the learner has acted.
"""

from __future__ import annotations

from talia.bots.play.levels import Spec, find
from talia.bots.play.thinking import Player, bot
from talia.core.state import State
from talia.learn.lesson import BadLesson, Opponent

MOST = 300  # answers of the others between two of the learner's: a script that takes more never ends


class Others:
    """Whoever sits at a lesson's table besides the learner."""

    def __init__(self, opponent: Opponent, learner: int) -> None:
        self.opponent = opponent
        self.learner = learner
        self.spoken: dict[int, int] = {}  # at will: how many words of its script each seat has said
        self._bots: dict[int, Player] = {}

    def copy(self) -> Others:
        """The same for a copy of the table."""
        other = Others(self.opponent, self.learner)
        other.spoken = dict(self.spoken)
        other._bots = self._bots  # they remember nothing
        return other

    def answer(self, state: State) -> None:
        """Answer for all others, until the learner is asked and nobody else, or the game is over."""
        for _ in range(MOST):
            others = [seat for seat in state.asked if seat != self.learner]
            if not others:
                return
            if state.asking().locks_in():
                state.answer(others[0], self._word(state, others[0]) or self._choice(state, others[0]))
            elif not self._at_will(state, others):
                return
        raise BadLesson(f"the other seats answer {MOST} times and do not come to an end")

    def _at_will(self, state: State, others: list[int]) -> bool:
        """Where all may act at any time: the next word of a script, or a moment passes; False where neither can be."""
        clock = state.setup.seats
        waiting = self.learner not in state.asked
        for seat in others:
            words = self.opponent.words(seat) if seat != clock else self.opponent.scripts.get(str(seat), ())
            said = self.spoken.get(seat, 0)
            if said < len(words) and (seat != clock or waiting) and offered(state, seat, words[said]) is not None:
                self.spoken[seat] = said + 1
                state.answer(seat, words[said])
                return True
        if not waiting or clock not in others:
            return False
        state.answer(clock, state.legal(clock)[0])
        return True

    def _word(self, state: State, seat: int) -> str | None:
        """The first word of the script that is offered."""
        words = (offered(state, seat, word) for word in self.opponent.words(seat))
        return next((word for word in words if word is not None), None)

    def _choice(self, state: State, seat: int) -> int:
        """What the level answers."""
        if seat not in self._bots:
            level = self.opponent.level
            spec = Spec.parse(level)
            found = find(spec.name, state.setup.game, state.setup.seats, state.setup.options)
            if found.level.thinks and (spec.budget is None or spec.budget.nodes is None):
                raise BadLesson(f"level {level!r}: it thinks by the clock, so a lesson would not come out the same")
            self._bots[seat] = bot(level, self.opponent.seed)
        return self._bots[seat].answer(state.view(seat, memory=True))


def offered(state: State, seat: int, word: str) -> str | None:
    """A word, bare, if a seat that is asked may answer with it."""
    domain = state.domain_of(seat)
    number = domain.number_of(word)
    return domain.words[number] if number >= 0 and domain.offset + number in state.legal(seat) else None

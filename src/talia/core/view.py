"""What a seat gets to see: a Decision is the open question in words, an Outcome how it ended.

A View is a dict ready for JSON, made by `State.view(seat)`. It is built up from what the seat may know; nothing else
ever goes out, to a person or to a bot. What may be remembered but not looked up is a part of its own, for bots only.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeAlias, final

from talia.core.action import Option
from talia.core.bits import has, members
from talia.core.frame import NOTHING

if TYPE_CHECKING:
    from talia.core.state import State

View: TypeAlias = dict[str, Any]


def canonical(view: View) -> bytes:
    """A view as bytes, the same for equal views."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


@final
class Decision:
    """An open question to one seat: what is asked (`prompt`), because of which card, and every answer that is allowed.

    The options stand in a fixed order: rising by action.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        question: int,
        card: str | None,
        domain: str,
        options: list[Option],
        parts: dict[str, Any],
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.question = question
        self.card = card
        self.domain = domain  # what the options are: the name of their domain in the game's action space
        self.options = options
        self.parts = parts

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "prompt": self.prompt,
            "question": self.question,
            "card": self.card,
            "domain": self.domain,
            "options": [option.to_json() for option in self.options],
            **self.parts,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt, self.question))

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.seat, self.prompt, self.question, self.card, self.domain, self.options, self.parts)
        return Decision, parts

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={[o.word for o in self.options]})"


@final
class Outcome:
    """How a game ended. No winner is a draw; several share the win."""

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason))

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.winners, self.scores, self.reason)

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


def decision(state: State, seat: int) -> Decision:
    """The open question to a seat that is asked, with every option that is allowed."""
    step = state.asking()
    domain = state.domain_of(seat)
    options = [
        Option(domain.offset + n, domain.words[n], state.option_parts(domain, n, seat))
        for n in members(state.options_of(seat))
    ]
    card = state.card_word(state.card) if state.card != NOTHING else None
    prompt = step.prompt_of(state, seat)
    return Decision(seat, prompt, state.question, card, domain.name, options, state.decision_parts(seat))


def view(state: State, seat: int | None, memory: bool = False) -> View:
    """All that a seat (None: an onlooker) may look at, and with `memory` remember, ready for JSON."""
    setup = state.setup
    outcome = state.outcome
    seen: View = {
        "game": setup.game,
        "rules": setup.rules,
        "seats": setup.seats,
        "options": setup.told_options(),
        "seat": seat,
        "asked": members(state.owing),
        "locked": members(state.locked),
        "question": state.question,
        "doing": state.doing(seat, False),
        "table": state.see(seat),
        "outcome": None if outcome is None else outcome.to_json(),
    }
    if memory:
        remembered = state.recalls(seat)
        if remembered is not None:
            seen["remembered"] = remembered
    if seat is not None and not state.ended and has(state.owing | state.may_answer_again(), seat):
        seen["decision"] = state.decision(seat).to_json()  # the game's own: it may add to it
    return seen

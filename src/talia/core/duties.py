"""What each game says of its own table: core asks for it, and for nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from talia.core.action import Domain
from talia.core.telling import Telling

if TYPE_CHECKING:
    from talia.core.state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Duties(Telling):
    """The part of a state that every game writes anew."""

    def clone(self) -> State:
        """An independent state, with the same memory, without log and record."""
        raise NotImplementedError

    def see(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: an onlooker) sees of the table, built up from what it may know."""
        raise NotImplementedError

    def lay_out(self) -> dict[str, Any]:
        """The whole table in words, as a position has it."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: i64) -> i64:
        """Deal anew, evenly, everything that the seat cannot know, and give the generator back as it is afterwards.

        Also lays a new generator into the state, so that a guess knows nothing of what is still to be drawn.
        """
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The score of every seat, as it stands."""
        raise NotImplementedError

    def card_word(self, card: i64) -> str:
        """The word of a card number."""
        raise NotImplementedError

    def option_parts(self, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
        """What a client needs to know of an option besides its word, such as whose card it is."""
        return {}

    def decision_parts(self, seat: int) -> dict[str, Any]:
        """What a client needs to know of the open question besides its options."""
        return {}

    def recalls(self, seat: int | None) -> dict[str, Any] | None:
        """What an attentive player remembers and nobody may look up at the table, ready for JSON.

        Bots and hints are given it beside the view; people never are. None where nothing is of that kind.
        """
        return None

    def tell_start(self) -> None:
        """Tell what the deal has brought, once there is somebody to tell: it happens before a log is kept."""

    def may_change(self) -> bool:
        """May a locked-in choice be changed while others still choose?"""
        return False

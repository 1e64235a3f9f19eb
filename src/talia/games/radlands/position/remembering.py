"""What is remembered of the reshuffle, on its way in."""

from __future__ import annotations

from typing import Any, Final

from talia.core.bits import count
from talia.core.check import Checker, told
from talia.games.radlands.numbers import CARD_NUMBERS
from talia.games.radlands.shape import LAST_KIND
from talia.games.radlands.state import Radlands, Returned
from talia.games.radlands.verbs.memory import unknown_in_hand
from talia.games.radlands.verbs.remembered import Age, Reshuffle

MEMORY: Final = [
    "again",
    "split",
    "seen_old",
    "seen_new",
    "doubt",
    "old_in_hand",
    "own_old",
    "own_shown_old",
    "returned",
]


def _kinds(given: Checker, words: Any, at: str) -> int:
    """Kinds that something is remembered of."""
    if not isinstance(words, list):
        raise given.error(f"{given.at}.{at}: {told(words)} is not a list of cards")
    kinds = 0
    for word in words:
        kind = CARD_NUMBERS.get(word, 0) if isinstance(word, str) else 0
        if not 1 <= kind <= LAST_KIND or kinds >> kind & 1:
            raise given.error(f"{given.at}.{at}: {told(word)} is no kind of the deck, or is there twice")
        kinds |= 1 << kind
    return kinds


def lay_memory(s: Radlands, given: Checker, order: list[int]) -> list[int]:
    """What is remembered of the reshuffle; gives back the deck without the punks lying on it."""
    given.only(MEMORY)
    if s.reshuffled == 0:
        raise given.error(f"{given.at}: nothing was reshuffled yet")
    s.mixed = Reshuffle(*(_kinds(given, given.get(key), key) for key in ("again", "split", "seen_old", "seen_new")))
    held = given.numbers("old_in_hand", 0, 66)
    if len(held) != 2:
        raise given.error(f"{given.at}.old_in_hand: {told(held)} is not a list with one number for each of 2 seats")
    own, shown, doubt = (given.per_seat(key, 2) for key in ("own_old", "own_shown_old", "doubt"))
    for seat in (0, 1):
        own_old = _kinds(given, own[seat], f"own_old[{seat}]")
        own_shown = _kinds(given, shown[seat], f"own_shown_old[{seat}]")
        s.set_age(seat, Age(held[seat], own_old, own_shown, _kinds(given, doubt[seat], f"doubt[{seat}]")))
    returned = given.get("returned")
    if not isinstance(returned, list) or len(returned) > len(order):
        raise given.error(
            f"{given.at}.returned: {told(returned)} is not a list of true and false for cards on the deck"
        )
    for n in range(len(returned) - 1, -1, -1):
        if not isinstance(returned[n], bool):
            raise given.error(f"{given.at}.returned[{n}]: {told(returned[n])} is not true or false")
        s.returned = Returned(order[n], returned[n], s.returned)
    _check(s, given)
    return order[len(returned) :]


def _check(s: Radlands, given: Checker) -> None:
    """What is remembered of one thing fits what is remembered of the others, and the hands."""
    mixed = s.mixed
    if mixed.split & ~(mixed.again & s.doors().doubles()) != 0:
        raise given.error(f"{given.at}.split: of these kinds two cards are in the game, and one of them in `again`")
    if (mixed.seen_old | mixed.seen_new) & ~mixed.split != 0:
        raise given.error(f"{given.at}.seen_old, seen_new: only kinds of `split` can be told apart")
    for seat in (0, 1):
        age = s.age(seat)
        if (age.doubt | age.own_shown) & ~mixed.split != 0:
            raise given.error(f"{given.at}.doubt[{seat}], own_shown_old[{seat}]: only kinds of `split` are in doubt")
        most = unknown_in_hand(s, seat) + count(age.doubt)
        if age.old > most:
            raise given.error(f"{given.at}.old_in_hand[{seat}]: {age.old} is not a number from 0 to {most}")

"""The words that cards are written in: what a card counts, needs, blanks, clears and may choose.

Cards are data, a file a box (`base.py`). `extra/tables.py` turns these words into the numbers of the compiled kernel
and `extra/explain.py` reads them aloud; neither knows a card by name.
"""

from __future__ import annotations

from typing import Any, Final

from talia.core.declared import Declared
from talia.games.fantasy_realms.cards.gist import any_of, icons, signed
from talia.games.fantasy_realms.cards.suits import SUITS


class Group:
    """Cards of some suits or with some names. `other` suits leave out the card whose text this is."""

    def __init__(self, *suits: int, other: int | None = None, names: tuple[str, ...] = ()) -> None:
        self.suits: Final[tuple[int, ...]] = suits if other is None else (*suits, other)
        self.other: Final = other
        self.names: Final = names

    def without(self, suit: int) -> Group:
        """The same text with the word of one suit deleted (Rangers, Warship)."""
        kept = tuple(s for s in self.suits if s != suit and s != self.other)
        other = self.other if self.other != suit else None
        return Group(*kept, other=other, names=self.names)

    def gist(self) -> str:
        return any_of(self.suits, self.names)


def named(*names: str) -> Group:
    """Any card bearing one of these names, whatever its suit."""
    return Group(names=names)


class Effect:
    """One numeric line of a card."""

    def gist(self) -> str:
        raise NotImplementedError


class Each(Effect):
    """Points for each card of a group; `raised` points instead while a card named `raised_by` is active."""

    def __init__(self, points: int, group: Group, raised: int = 0, raised_by: str = "") -> None:
        self.points: Final = points
        self.group: Final = group
        self.raised: Final = raised
        self.raised_by: Final = raised_by

    def gist(self) -> str:
        raised = f"|{signed(self.raised)} × [with] <{self.raised_by}>" if self.raised_by else ""
        return f"{signed(self.points)} × {self.group.gist()}{raised}"


class With(Effect):
    """Points once, while every one of the groups is represented; `otherwise` a lesser sum on lesser terms."""

    def __init__(self, points: int, *groups: Group, otherwise: With | None = None) -> None:
        self.points: Final = points
        self.groups: Final[tuple[Group, ...]] = groups
        self.otherwise: Final = otherwise

    def gist(self) -> str:
        """The lesser sum first."""
        terms = f"{signed(self.points)} {' + '.join([group.gist() for group in self.groups])}"
        return terms if self.otherwise is None else f"{self.otherwise.gist()}|{terms}"


class Without(Effect):
    """Points once, while the group is not represented ("unless" for a penalty)."""

    def __init__(self, points: int, group: Group) -> None:
        self.points: Final = points
        self.group: Final = group

    def gist(self) -> str:
        return f"{signed(self.points)} [no] {self.group.gist()}"


class BestBase(Effect):
    """The highest base strength in a group. The owner may pick any: the highest is never worse."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def gist(self) -> str:
        return f"+[best] {self.group.gist()}"


class BaseSum(Effect):
    """The base strengths of a whole group."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def gist(self) -> str:
        return f"+Σ {self.group.gist()}"


class Sets(Effect):
    """Points for differently named cards of one suit, by how many there are; every suit may pay."""

    def __init__(self, *points: tuple[int, int]) -> None:
        self.points: Final[tuple[tuple[int, int], ...]] = points

    def gist(self) -> str:
        return f"+{'/'.join([str(points) for _, points in self.points])} [sets]"


class Runs(Effect):
    """Points for consecutive base strengths, by length; disjoint runs each pay."""

    def __init__(self, *points: tuple[int, int]) -> None:
        self.points: Final[tuple[tuple[int, int], ...]] = points

    def gist(self) -> str:
        return f"+{self.points[0][1]}…{self.points[-1][1]} [runs]"


class AllDifferent(Effect):
    """Points while no two active cards share a suit."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def gist(self) -> str:
        return f"{signed(self.points)} [differ]"


class Blanks:
    """Blanks a group (or, `all_but`, everything else). A spared name is spared only in the suit that spares it."""

    def __init__(self, group: Group, spares: tuple[tuple[int, str], ...] = (), all_but: bool = False) -> None:
        self.group: Final = group
        self.spares: Final = spares
        self.all_but: Final = all_but

    def gist(self) -> str:
        spared = any_of((), tuple([name for _, name in self.spares]))
        return f"∅ {'[all_but] ' if self.all_but else ''}{self.group.gist()}{f' [but] {spared}' if spared else ''}"


class Blanked:
    """The card itself is blanked `unless` one group is represented, and `by` any card of another."""

    def __init__(self, unless: Group | None = None, by: Group | None = None) -> None:
        self.unless: Final = unless
        self.by: Final = by

    def gist(self) -> str:
        parts = [] if self.unless is None else [f"∅ [no] {self.unless.gist()}"]
        if self.by is not None:
            parts.append(f"∅ [with] {self.by.gist()}")
        return "|".join(parts)


class Clears:
    """Removes whole penalties of some suits, or (with `word`) one suit's word from the penalties of some suits."""

    def __init__(self, *suits: int, word: int | None = None) -> None:
        self.suits: Final[tuple[int, ...]] = suits
        self.word: Final = word

    def gist(self) -> str:
        if self.word is not None:
            return f"✓ {icons((self.word,))}"
        return "✓ [all]" if len(self.suits) > len(SUITS) else f"✓ {icons(self.suits)}"


class Ability:
    """A decision at scoring: the suits it is limited to, and its ruling, which tells its turn among the others."""

    def __init__(self, *suits: int, rule: str) -> None:
        self.suits: Final[tuple[int, ...]] = suits
        self.rule: Final = rule

    def gist(self) -> str:
        raise NotImplementedError


class TakesFromDiscard(Ability):
    """Adds a discarded card of these suits to the hand (spec 5.0)."""

    def gist(self) -> str:
        return f"[takes] {icons(self.suits)}"


class TakesNameAndSuit(Ability):
    """Bears the name and suit of any card of these suits, or only the suit (spec 5.2, 5.3)."""

    def gist(self) -> str:
        return f"[named] {icons(self.suits)}"


class CopiesCard(Ability):
    """Takes name, base strength, suit and penalty of another card in hand (spec 5.1)."""

    def gist(self) -> str:
        return "[copies]"


class ChangesSuit(Ability):
    """Gives one other card another suit (spec 5.4)."""

    def gist(self) -> str:
        return "[turns]"


class ClearsOne(Ability):
    """Removes the penalty of one card of these suits (spec 5.5)."""

    def gist(self) -> str:
        return f"✓ 1 {icons(self.suits)}"


class Card(Declared):
    """A printed card. Its text is whatever of these it has; `number` follows the declarations, from 0."""

    def __init__(
        self,
        word: str,
        suit: int,
        base: int,
        *,
        bonus: Effect | None = None,
        penalty: Effect | None = None,
        blanks: Blanks | None = None,
        blanked: Blanked | None = None,
        clears: Clears | None = None,
        ability: Ability | None = None,
    ) -> None:
        super().__init__(word)
        self.suit: Final = suit
        self.base: Final = base
        self.bonus: Final = bonus
        self.penalty: Final = penalty
        self.blanks: Final = blanks
        self.blanked: Final = blanked
        self.clears: Final = clears
        self.ability: Final = ability

    def has_penalty(self) -> bool:
        """Whether there is anything to clear: points lost, cards blanked, or a condition of its own."""
        return self.penalty is not None or self.blanks is not None or self.blanked is not None

    def gist(self) -> str:
        """All it does, in the order of its text (`cards/gist.py`)."""
        parts: list[str] = []
        if self.bonus is not None:
            parts.append(self.bonus.gist())
        if self.penalty is not None:
            parts.append(self.penalty.gist())
        if self.blanks is not None:
            parts.append(self.blanks.gist())
        if self.blanked is not None:
            parts.append(self.blanked.gist())
        if self.clears is not None:
            parts.append(self.clears.gist())
        if self.ability is not None:
            parts.append(self.ability.gist())
        return "|".join(parts)

    def facts(self) -> dict[str, Any]:
        return {
            "suit": SUITS[self.suit],
            "base": self.base,
            "takes": isinstance(self.ability, TakesFromDiscard),  # a card from the discard area into the hand
            "chooses": ""
            if self.ability is None
            else self.ability.rule,  # at scoring: by which ruling, and so in which order
            "gist": self.gist(),
            "rule": "7",
        }

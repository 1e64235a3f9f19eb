"""What a card is: its cost, its junk icon, its abilities and traits, what is printed on it. Each is declared once."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit
from talia.core.declared import Declared
from talia.core.frame import Step
from talia.core.program import Program, program
from talia.games.radlands.numbers import JUNK_WORDS, NO_SELF_RESTORE
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.board import restorable
from talia.games.radlands.verbs.needs import TO_RESTORE

Steps = tuple[Step[Any], ...]

# What an ability does, for those who have not played it: bots, and whoever reads the box.
DAMAGES: Final = 1  # cards of the opponent, camps among them
INJURES: Final = 2  # people of the opponent only
GAINS: Final = 4  # cards, water, punks, or an event of one's own sooner
SACRIFICES: Final = 8  # something of one's own is lost or spent for it
MENDS: Final = 16  # restores, or makes ready


class Ability:
    """Something a card in play can be used for. Its program is named by the first card that has it."""

    program: Program  # laid when the card is declared

    def __init__(
        self,
        cost: i64,
        steps: Steps,
        needs: i64 = 0,
        does: i64 = 0,
        copied: bool = True,
        reckoned: bool = False,
        name: str = "",
        notes: tuple[Domain, ...] = (),
    ) -> None:
        self.cost: i64 = cost
        self.steps = steps
        self.needs: i64 = needs  # the facts without which it may not be started
        self.does: i64 = does
        self.copied: bool = copied  # False: copying it offers nothing new (Mimic)
        self.reckoned: bool = reckoned  # it costs what another one costs
        self.name = name  # of its program, where several cards share it
        self.notes = notes  # what its notes are numbers of, where saved games must know them by word

    def lay(self, word: str, name: str) -> None:
        """A card has it: lay its program, unless another card has it, too."""
        if self.steps:
            rule = f"radlands.card.{word}"
            self.program = program(f"radlands.{self.name or name}", self.steps, rule=rule, notes=self.notes)
            self.steps = ()

    def price(self, s: Radlands, me: i64) -> i64:
        """What it costs now."""
        return self.cost

    def allowed(self, s: Radlands, me: i64, place: i64, met: i64) -> bool:
        """May a seat start it with the card at this place (9.4)? Whether the card is ready is asked elsewhere."""
        if self.needs & ~met != 0 or self.price(s, me) > s.water:
            return False
        if s.rules & NO_SELF_RESTORE != 0 and self.needs & TO_RESTORE != 0:
            return restorable(s, me) & ~bit(place) != 0  # V2
        return True


def lay_abilities(word: str, suffix: str, first: Ability | None, second: Ability | None) -> None:
    """Lay the programs of a card's abilities; saved games know them by these names."""
    if first is not None:
        first.lay(word, f"{word}{suffix}")
    if second is not None:
        second.lay(word, f"{word}{suffix}.2")


def costs(first: Ability | None, second: Ability | None) -> list[int | None]:
    """The water of each ability; None where it is reckoned."""
    given = [ability for ability in (first, second) if ability is not None]
    return [None if ability.reckoned else int(ability.cost) for ability in given]


def printed(kind: str, gist: str, rule: str) -> dict[str, Any]:
    """The facts of a card on which nothing else is printed. `rule` is the section of the rules that tells of it."""
    return {
        "kind": kind,
        "cost": None,
        "junk": None,
        "cards": None,  # a camp: how many its owner begins with
        "queue": None,  # an event: the space it is played to; 0 happens at once
        "abilities": [],  # water of each; None where it is reckoned
        "gist": gist,
        "rule": rule,
    }


@final
class Card(Declared):
    """A kind of the draw deck: a person, or an event with its number in the queue.

    `gist` tells what it does in signs: `{name}` is an icon, `[word]` a short word, `|` stands between two abilities.
    """

    def __init__(
        self,
        word: str,
        cost: i64,
        junk: i64,
        first: Ability | None = None,
        second: Ability | None = None,
        enters: Steps = (),
        queue: i64 = -1,
        effect: Steps = (),
        single: bool = False,
        lasting: i64 = 0,
        enters_ready: bool = False,
        free_without_camp: bool = False,
        fells: bool = False,
        hits_all: bool = False,
        gist: str = "",
    ) -> None:
        super().__init__(word)
        self.cost: i64 = cost
        self.junk: i64 = junk
        self.first = first
        self.second = second
        self.queue: i64 = queue  # an event's number; -1: a person
        self.single: bool = single  # there is one card of it only (D1)
        self.lasting: i64 = lasting  # the trait that acts while it is undamaged (state)
        self.enters_ready: bool = enters_ready
        self.free_without_camp: bool = free_without_camp  # costs nothing where the camp is destroyed
        self.fells: bool = fells  # destroys an undamaged camp at one go: whoever counts hits asks (extra/winning.py)
        self.hits_all: bool = hits_all  # hits all camps of the other side at once
        self.gist = gist
        lay_abilities(word, "", first, second)
        self.enters: Program | None = None
        if enters:
            self.enters = program(f"radlands.{word}.enters", enters, rule=f"radlands.card.{word}")
        self.effect: Program | None = None
        if effect:
            self.effect = program(f"radlands.{word}", effect, rule=f"radlands.card.{word}")
        # The least its abilities cost, and whether that is what another one costs: Parachute Base asks.
        self.least: i64 = 0
        self.reckoned: bool = False
        if first is not None:
            self.least = first.cost
            self.reckoned = first.reckoned
            if second is not None and second.cost < self.least:
                self.least = second.cost

    def facts(self) -> dict[str, Any]:
        found = printed("person", self.gist, "16") if self.queue < 0 else printed("event", self.gist, "17")
        found["cost"] = int(self.cost)
        found["junk"] = JUNK_WORDS[self.junk]
        if self.queue >= 0:
            found["queue"] = int(self.queue)
        found["abilities"] = costs(self.first, self.second)
        return found


# How a camp stands when the camps are revealed.
WHOLE: Final = 0
DAMAGED: Final = 1
DESTROYED: Final = 2


@final
class Camp(Declared):
    """A camp, as one printing has it: how many cards it starts with, its abilities and traits."""

    def __init__(
        self,
        word: str,
        starting: i64,
        first: Ability | None = None,
        second: Ability | None = None,
        begins: i64 = WHOLE,
        discount: i64 = 0,
        restored: bool = True,
        moves: bool = False,
        wins_at_last_card: bool = False,
        fells: bool = False,
        counts_hand: bool = False,
        gist: str = "",
    ) -> None:
        super().__init__(word)
        assert 0 <= discount < 8, f"{word}: there is room for a discount of 7"
        self.starting: i64 = starting
        self.first = first
        self.second = second
        self.begins: i64 = begins
        self.discount: i64 = discount  # for a person played into its column, if nobody is there
        self.restored: bool = restored  # can it be restored?
        self.moves: bool = moves  # may it stand elsewhere than at home?
        self.wins_at_last_card: bool = wins_at_last_card  # when it leaves the deck
        self.fells: bool = fells  # as a card's
        self.counts_hand: bool = counts_hand  # asks how many cards the other one holds
        self.gist = gist

    def facts(self) -> dict[str, Any]:
        found = printed("camp", self.gist, "15")
        found["cards"] = int(self.starting)
        found["abilities"] = costs(self.first, self.second)
        return found


@final
class Token(Declared):
    """What belongs to no deck: the Water Silo, the Raiders, a punk. In play they are cards like others."""

    def __init__(
        self, word: str, kind: str, junk: i64 = 0, queue: i64 = -1, effect: Steps = (), gist: str = ""
    ) -> None:
        super().__init__(word)
        self.kind = kind
        self.gist = gist
        self.card = Card(word, 0, junk, queue=queue, effect=effect)

    def facts(self) -> dict[str, Any]:
        found = printed(self.kind, self.gist, "18")
        found["junk"] = JUNK_WORDS[self.card.junk] or None
        found["queue"] = None if self.card.queue < 0 else int(self.card.queue)
        return found

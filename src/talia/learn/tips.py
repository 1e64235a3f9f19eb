"""First-use tips: one sentence when something is met for the first time. Declared here as data, for page and terminal.

A tip is due when its trigger fits what a seat sees and was just told, and nothing else. `talia export` writes the table
for the page, which looks at its own view and events in the same few ways as `fires` does here, and knows no rule:

    event, where   an event of that kind, all named parts of it as told; `me` is the seat's own number, `them` another
    hand           one of these cards lies in the seat's own hand (`table.hands` of the view, at its seat)
    prompt         the seat is asked this
    path           that place of the view: `is` this value, or, of a number or the length of a list, `least` or more

Each is shown once a device, at most one a turn, the first that is due; its text is `learn-tip-<id>`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from talia.core.view import View
from talia.games.fantasy_realms.cards.base import BASE
from talia.games.fantasy_realms.cards.suits import WILD

ME, THEM = "me", "them"
Told = dict[str, Any]


@dataclass(frozen=True)
class Tip:
    """One tip: what it is called, and the one trigger that makes it due."""

    id: str
    game: str
    event: str | None = None
    where: dict[str, str | int] = field(default_factory=dict)
    hand: tuple[str, ...] = ()
    prompt: str | None = None
    path: str | None = None
    value: str | int | None = None  # `is`
    least: int | None = None

    @property
    def text(self) -> str:
        return f"learn-tip-{self.id}"

    def to_json(self) -> dict[str, Any]:
        """The tip as data, with the parts of its trigger only."""
        parts: dict[str, Any] = {
            "event": self.event,
            "where": self.where or None,
            "hand": list(self.hand) or None,
            "prompt": self.prompt,
            "path": self.path,
            "is": self.value,
            "least": self.least,
        }
        told = {name: part for name, part in parts.items() if part is not None}
        return {"id": self.id, "game": self.game, "text": self.text, **told}


def fires(tip: Tip, view: View, events: Iterable[Told]) -> bool:
    """Is a tip due to a seat that sees this view and was just told these events?"""
    seat = view["seat"]
    if tip.game != view["game"] or seat is None:
        return False
    if tip.event is not None:
        return any(event["event"] == tip.event and _fits(tip.where, event, seat) for event in events)
    if tip.hand:
        hand = _at(view, "table.hands.me", seat)
        return isinstance(hand, list) and any(card in hand for card in tip.hand)
    if tip.prompt is not None:
        return bool("decision" in view and seat in view["asked"] and view["decision"]["prompt"] == tip.prompt)
    assert tip.path is not None
    found = _at(view, tip.path, seat)
    if tip.value is not None:
        return bool(found == tip.value)
    size = len(found) if isinstance(found, list) else found
    return isinstance(size, int) and tip.least is not None and size >= tip.least


def due(view: View, events: Iterable[Told], known: Container[str] = ()) -> Tip | None:
    """The first tip that is due and not yet known."""
    told = list(events)
    return next((tip for tip in TIPS if tip.id not in known and fires(tip, view, told)), None)


def _fits(where: dict[str, str | int], event: Told, seat: int) -> bool:
    for part, wanted in where.items():
        found = event.get(part)
        if wanted == THEM:
            if not isinstance(found, int) or found == seat:
                return False
        elif found != (seat if wanted == ME else wanted):
            return False
    return True


def _at(view: View, path: str, seat: int) -> Any:
    """What lies at a path such as `table.signets.me`; None where there is nothing."""
    found: Any = view
    for step in path.split("."):
        if isinstance(found, list) and step == ME and seat < len(found):
            found = found[seat]
        elif isinstance(found, dict) and step in found:
            found = found[step]
        else:
            return None
    return found


_REALMS = {card.word: card for card in BASE.things}

# In the order in which they are told where several are due at once.
TIPS: Final = (
    Tip("cardia-djinn", "cardia", hand=("djinn",)),
    Tip("cardia-lost", "cardia", event="lost", where={"owner": ME}),
    Tip("cardia-their-lost", "cardia", event="lost", where={"owner": THEM}),
    Tip("cardia-tie", "cardia", event="compared", where={"result": "tie"}),
    Tip("cardia-token", "cardia", event="token_put"),
    Tip("cardia-modifier", "cardia", event="modifier_waits"),
    Tip("cardia-turned", "cardia", event="turned"),
    Tip("cardia-openly", "cardia", event="must_play_openly"),
    Tip("cardia-faction", "cardia", prompt="cardia.name_faction"),
    Tip("cardia-discarded", "cardia", event="discarded", where={"owner": ME}),
    Tip("cardia-low", "cardia", hand=("hired_blade", "void_mage", "surgeon", "poisoner", "kinesis_mage", "envoy")),
    Tip("cardia-copied", "cardia", event="copied"),
    Tip("radlands-first_turn", "radlands", event="replenished", where={"seat": ME, "water": 1}),
    Tip("radlands-junk", "radlands", prompt="radlands.play_or_junk"),
    Tip("radlands-person", "radlands", event="person_played", where={"seat": ME}),
    Tip("radlands-raid", "radlands", event="event_queued", where={"card": "raiders"}),
    Tip("radlands-event", "radlands", event="event_queued", where={"seat": ME}),
    Tip("radlands-their-event", "radlands", event="event_queued", where={"seat": THEM}),
    Tip("radlands-punk", "radlands", event="punk_gained"),
    Tip("radlands-camp", "radlands", event="damaged", where={"seat": ME, "space": 0}),
    Tip("radlands-hurt", "radlands", event="damaged", where={"seat": ME}),
    Tip("radlands-ability", "radlands", event="ability_used", where={"seat": ME}),
    Tip("radlands-restored", "radlands", event="restored", where={"seat": ME}),
    Tip("radlands-raiders", "radlands", prompt="radlands.raiders"),
    Tip("radlands-reshuffled", "radlands", event="reshuffled"),
    Tip("radlands-silo", "radlands", path="table.silos.me", value="area"),
    Tip("fantasy_realms-trade", "fantasy_realms", prompt="fantasy_realms.trade"),
    Tip("fantasy_realms-build", "fantasy_realms", prompt="fantasy_realms.build"),
    Tip("fantasy_realms-ending", "fantasy_realms", path="table.area", least=7),
    Tip("fantasy_realms-draw", "fantasy_realms", prompt="fantasy_realms.draw"),
    Tip("fantasy_realms-discard", "fantasy_realms", prompt="fantasy_realms.discard"),
    Tip("fantasy_realms-necromancer", "fantasy_realms", hand=("necromancer",)),
    Tip(
        "fantasy_realms-wild",
        "fantasy_realms",
        hand=tuple(word for word, card in _REALMS.items() if card.suit == WILD),
    ),
    Tip(
        "fantasy_realms-blanks",
        "fantasy_realms",
        hand=tuple(word for word, card in _REALMS.items() if card.blanks is not None),
    ),
    Tip("fantasy_realms-book", "fantasy_realms", hand=("book_of_changes",)),
    Tip("fantasy_realms-island", "fantasy_realms", hand=("island",)),
    Tip("fantasy_realms-taken", "fantasy_realms", event="took", where={"seat": THEM}),
    Tip("fantasy_realms-scored", "fantasy_realms", event="scored", where={"seat": ME}),
)

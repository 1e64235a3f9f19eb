"""What the cards of Fantasy Realms are worth, as data of the page's own scorer: texts, read from the declarations.

Suits and cards are numbers here, as in the engine. What would say nothing is left out, so that every number that is
written is read by the scorer, and a wrong one is found by the recorded scores (`tests/golden/scoring`).
"""

from __future__ import annotations

from typing import Any, Final

from talia.export.typescript import HEAD, literal
from talia.games.fantasy_realms.cards import CARDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, SUITS
from talia.games.fantasy_realms.cards.vocabulary import (
    Ability,
    AllDifferent,
    BaseSum,
    BestBase,
    Blanked,
    Blanks,
    Card,
    ChangesSuit,
    Clears,
    ClearsOne,
    CopiesCard,
    Each,
    Effect,
    Group,
    Runs,
    Sets,
    TakesFromDiscard,
    TakesNameAndSuit,
    With,
    Without,
)

_ABILITIES: Final[dict[type[Ability], str]] = {
    TakesFromDiscard: "adds",
    CopiesCard: "copies",
    TakesNameAndSuit: "names",
    ChangesSuit: "turns",
    ClearsOne: "clears",
}


def typescript() -> str:
    """The module of the page."""
    written = HEAD.format(source="what the cards of fantasy_realms declare (`cards/base.py`)")
    written += "import type { CardText } from '../../games/fantasy_realms/scorer/texts';\n\n"
    written += f"export const SUITS: string[] = {literal(SUITS)};\n\n"
    written += "export const TEXTS: CardText[] = [\n"
    written += "".join([f"  {literal(text_of(card))},\n" for card in CARDS])
    return written + "];\n"


def text_of(card: Card) -> dict[str, Any]:
    """All that a card's text says."""
    return _said(
        {
            "word": card.word,
            "suit": card.suit,
            "base": card.base,
            "bonus": _effect(card.bonus),
            "penalty": _effect(card.penalty),
            "blanks": _blanks(card.blanks),
            "blanked": _blanked(card.blanked),
            "clears": _clears(card.clears),
            "ability": _ability(card.ability),
        }
    )


def _said(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if value is not None and value != [] and value is not False}


def _suits(suits: tuple[int, ...]) -> list[int] | str:
    """Any suit is a word of its own: there are as many as a box has."""
    own = [suit for suit in suits if suit < SUIT_COUNT]
    return "any" if len(own) == SUIT_COUNT else own


def _group(group: Group | None) -> dict[str, Any] | None:
    if group is None:
        return None
    own = list(group.suits) if group.other is None else list(group.suits[:-1])
    return _said({"suits": own, "other": group.other, "names": [NUMBER[name] for name in group.names]})


def _effect(effect: Effect | None) -> dict[str, Any] | None:
    if effect is None:
        return None
    if isinstance(effect, Each):
        raised = effect.raised_by
        return _said(
            {
                "kind": "each",
                "points": effect.points,
                "group": _group(effect.group),
                "raised": effect.raised if raised else None,
                "raised_by": NUMBER[raised] if raised else None,
            }
        )
    if isinstance(effect, With):
        groups = [_group(group) for group in effect.groups]
        otherwise = _effect(effect.otherwise)
        return _said({"kind": "with", "points": effect.points, "groups": groups, "otherwise": otherwise})
    if isinstance(effect, Without):
        return {"kind": "without", "points": effect.points, "group": _group(effect.group)}
    if isinstance(effect, BestBase):
        return {"kind": "best_base", "group": _group(effect.group)}
    if isinstance(effect, BaseSum):
        return {"kind": "base_sum", "group": _group(effect.group)}
    if isinstance(effect, Sets):
        return {"kind": "sets", "steps": effect.points}
    if isinstance(effect, Runs):
        return {"kind": "runs", "steps": effect.points}
    assert isinstance(effect, AllDifferent), f"the page's scorer cannot count {type(effect).__name__}"
    return {"kind": "differ", "points": effect.points}


def _blanks(blanks: Blanks | None) -> dict[str, Any] | None:
    if blanks is None:
        return None
    spares = [[suit, NUMBER[name]] for suit, name in blanks.spares]
    return _said({"group": _group(blanks.group), "spares": spares, "all_but": blanks.all_but})


def _blanked(blanked: Blanked | None) -> dict[str, Any] | None:
    return None if blanked is None else _said({"unless": _group(blanked.unless), "by": _group(blanked.by)})


def _clears(clears: Clears | None) -> dict[str, Any] | None:
    return None if clears is None else _said({"suits": _suits(clears.suits), "word": clears.word})


def _ability(ability: Ability | None) -> dict[str, Any] | None:
    if ability is None:
        return None
    kind = _ABILITIES[type(ability)]
    suits = None if isinstance(ability, ChangesSuit) else _suits(ability.suits)
    return _said({"kind": kind, "rule": ability.rule, "suits": suits})

"""Results told to people: how an encounter was decided and by what, and which earlier one has turned since.

Nothing here is asked by the rules, which read the row each time (ongoing.py): it is made only where a log is kept. To
memories it would be nothing new: it follows from what everybody was told of the row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from talia.core.bits import bit, has, lowest
from talia.core.memory import number_of
from talia.games.cardia.numbers import SIDE_0, SIDE_1, seat_of
from talia.games.cardia.verbs.ongoing import rule_of, signets, winners_of, winning_cards
from talia.games.cardia.verbs.row import Encounter

if TYPE_CHECKING:
    from talia.games.cardia.state import Cardia


def tell_compared(s: Cardia, row: Encounter) -> None:
    """The newest encounter is decided: by influence, or by a card that is at work."""
    if s.log is None:
        return
    rule = rule_of(s.kit, row, 0, s.tokens)
    if rule == "cardia.4.3":
        rule = "cardia.5.phase1.3"  # the plain case: influence decides
    parts = result(s, row, 0)
    parts["influence"] = [row.influence(0), row.influence(1)]
    s.narrate("compared", rule, parts)


def standing_winners(s: Cardia) -> i64:
    """The cards that win now, for `tell_turned` to compare with; nothing where no log is kept."""
    return winning_cards(s.kit, s.row, s.tokens) if s.log is not None else 0


def tell_turned(s: Cardia, before: i64) -> None:
    """Encounters whose winner is another than before: their signets have moved."""
    row = s.row
    after: i64 = 0
    turned: list[tuple[str, dict[str, Any]]] = []
    while row is not None:
        winners = winners_of(s.kit, row, after, s.tokens)
        now = (bit(row.first) if has(winners, 0) else 0) | (bit(row.second) if has(winners, 1) else 0)
        if now != before & row.cards:
            turned.append((rule_of(s.kit, row, after, s.tokens), result(s, row, after)))
        after = s.tokens & row.cards
        row = row.before
    turned.reverse()  # the oldest encounter first
    for rule, parts in turned:
        s.narrate("turned", rule, parts)


def tell_change(
    s: Cardia,
    kind: str,
    card: i64,
    before: i64,
    whole: bool,
    heard: i64 = 0,
    more: dict[str, Any] | None = None,
) -> None:
    """Something happened to a card in the row; when the deed is whole, what has turned by it as well."""
    s.hear((number_of(kind) >> 16 << 16) + ((heard + 128) << 8) + card)  # what is heard besides may be below 0
    if s.log is None:
        return
    parts: dict[str, Any] = {"card": s.kit.name_of(card), "owner": seat_of(card)}
    if more is not None:
        parts.update(more)
    s.narrate(kind, s.cause(), parts)
    if whole:
        tell_turned(s, before)


def result(s: Cardia, encounter: Encounter, after: i64) -> dict[str, Any]:
    """Who wins an encounter and against whom, the winner's side first; how the signets stand."""
    winners = winners_of(s.kit, encounter, after, s.tokens)
    first: i64 = 1 if winners == 2 else 0
    both = signets(s.kit, s.row, s.tokens)
    counts = [both & 255, both >> 8]
    rule = rule_of(s.kit, encounter, after, s.tokens)
    by = decisive(s, encounter, after, winners, rule)
    return {
        "result": how(rule, winners),
        "winner": None if winners == 0 or winners == 3 else first,
        "card": s.kit.name_of(encounter.card(first)),
        "other": s.kit.name_of(encounter.card(1 - first)),
        "high": encounter.influence(first),
        "low": encounter.influence(1 - first),
        "signets": counts,
        "ahead": counts[first],
        "behind": counts[1 - first],
        "by": None if by == 0 else s.kit.name_of(by),
    }


def how(rule: str, winners: i64) -> str:
    """The way an encounter is decided, by the rule that decides it, in a word."""
    if winners == 3:
        return "both"
    if winners == 0:
        return "levelled" if rule == "cardia.4.2" else "tie"
    return "claimed" if rule == "cardia.4.1" else "tie_won" if rule == "cardia.4.4" else "won"


def decisive(s: Cardia, encounter: Encounter, after: i64, winners: i64, rule: str) -> i64:
    """The active card that decides an encounter, or 0 where influence alone does (rules, section 4)."""
    kit = s.kit
    mine = SIDE_0 if winners == 1 else SIDE_1 if winners == 2 else SIDE_0 | SIDE_1
    found: i64 = 0
    if rule == "cardia.4.1":
        found = after & kit.claimants & mine
    elif rule == "cardia.4.4":
        found = s.tokens & kit.tie_winners & mine
    elif rule == "cardia.4.2":
        found = s.tokens & kit.levellers & encounter.cards
    return 0 if found == 0 else lowest(found)

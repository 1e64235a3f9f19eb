"""Lasting abilities: answers to the questions that the rules ask of the row (rules, section 4).

The setup knows which cards answer which question. The row is read from the newest encounter to the oldest, so the
active cards of the following encounter are known when an encounter is judged, whatever gap has closed between them.
Nothing of this is ever stored, and nothing is read between the parts of an ability (R16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core.bits import bit
from talia.games.cardia.numbers import R8, SIDE_0, SIDE_1
from talia.games.cardia.verbs.row import Encounter

if TYPE_CHECKING:
    from talia.games.cardia.setup import CardiaSetup


def sides(cards: i64) -> i64:
    """The seats that a set of cards belongs to: bit 0, bit 1."""
    return (1 if cards & SIDE_0 != 0 else 0) | (2 if cards & SIDE_1 != 0 else 0)


def winners_of(kit: CardiaSetup, encounter: Encounter, after: i64, tokens: i64) -> i64:
    """The seats whose cards win an encounter. `after` are the active cards of the following encounter."""
    if tokens != 0:
        claims = sides(after & kit.claimants)
        if claims == 1 or claims == 2:  # R9: whatever else is said of this encounter
            return claims
        if claims == 3 and kit.other & R8 != 0:
            return 3
        # R8: two claims cancel, and the encounter is read as usual.
        if encounter.gap == 0 or tokens & kit.levellers & encounter.cards != 0:
            return sides(tokens & kit.tie_winners)  # a tie: each player with an active card that wins ties wins it
    if encounter.gap > 0:
        return 1
    return 2 if encounter.gap < 0 else 0


def rule_of(kit: CardiaSetup, encounter: Encounter, after: i64, tokens: i64) -> str:
    """The rule by which an encounter is won or tied (rules, section 4), for people."""
    claims = sides(after & kit.claimants)
    if claims == 1 or claims == 2 or (claims == 3 and kit.other & R8 != 0):
        return "cardia.4.1"
    level = tokens & kit.levellers & encounter.cards != 0
    if (level or encounter.gap == 0) and tokens & kit.tie_winners != 0:
        return "cardia.4.4"
    return "cardia.4.2" if level else "cardia.4.3"


def signets(kit: CardiaSetup, row: Encounter | None, tokens: i64) -> i64:
    """Both players' signets, in one number: seat 0's in the low eight bits, seat 1's above."""
    total: i64 = 0
    after: i64 = 0
    while row is not None:
        here = tokens & row.cards
        if after | here != 0 or (row.gap == 0 and tokens != 0):
            total += signets_at(kit, row, after, tokens)
        elif row.gap > 0:  # most encounters: nothing lasting bears on them, but on ties
            total += 1
        elif row.gap < 0:
            total += 256
        after = here
        row = row.before
    return total


def decided(kit: CardiaSetup, row: Encounter | None, tokens: i64) -> i64:
    """Who has enough signets and more than the other, as a set; 0 if nobody has."""
    both = signets(kit, row, tokens)
    first = both & 255
    second = both >> 8
    if first != second and (first >= kit.signets or second >= kit.signets):
        return 1 if first > second else 2
    return 0


def signets_at(kit: CardiaSetup, encounter: Encounter, after: i64, tokens: i64) -> i64:
    """The signets that lie at an encounter, as `signets` tells them."""
    return signets_to(kit, encounter, after, tokens, winners_of(kit, encounter, after, tokens))


def signets_to(kit: CardiaSetup, encounter: Encounter, after: i64, tokens: i64, winners: i64) -> i64:
    """The same where it is known who wins."""
    if winners == 0:
        return 0
    found: i64 = 0
    extra: i64 = 1
    richer = after & kit.enrichers_before
    if richer != 0:  # R20: each such card adds one, for every winning card, whoever owns either
        extra = 3 if sides(richer) == 3 else 2
    proud = tokens & kit.enrichers & encounter.cards
    if winners & 1 != 0:
        found += extra + (1 if proud & SIDE_0 != 0 else 0)
    if winners & 2 != 0:
        found += (extra + (1 if proud & SIDE_1 != 0 else 0)) << 8
    return found


def winning_cards(kit: CardiaSetup, row: Encounter | None, tokens: i64) -> i64:
    """The cards that win their encounters."""
    found: i64 = 0
    after: i64 = 0
    while row is not None:
        winners = winners_of(kit, row, after, tokens)
        if winners & 1 != 0:
            found |= bit(row.first)
        if winners & 2 != 0:
            found |= bit(row.second)
        after = tokens & row.cards
        row = row.before
    return found


def losing_cards(kit: CardiaSetup, row: Encounter | None, tokens: i64) -> i64:
    """The cards that face a winning card and do not win themselves (rules, section 4)."""
    found: i64 = 0
    after: i64 = 0
    while row is not None:
        winners = winners_of(kit, row, after, tokens)
        if winners == 1:
            found |= bit(row.second)
        elif winners == 2:
            found |= bit(row.first)
        after = tokens & row.cards
        row = row.before
    return found


def runs_of_three(kit: CardiaSetup, row: Encounter | None, tokens: i64) -> i64:
    """The seats with winning cards in three adjacent encounters."""
    found: i64 = 0
    after: i64 = 0
    last: i64 = 0
    last_but_one: i64 = 0
    while row is not None:
        winners = winners_of(kit, row, after, tokens)
        found |= winners & last & last_but_one
        last_but_one = last
        last = winners
        after = tokens & row.cards
        row = row.before
    return found


def finished_by(kit: CardiaSetup, row: Encounter | None, tokens: i64) -> i64:
    """The seats that have won the game: an active card of theirs says so if the encounter following it is won."""
    found: i64 = 0
    after: i64 = 0
    following: i64 = 0  # who wins the following encounter
    while row is not None:
        found |= following & sides(tokens & kit.finishers & row.cards)
        following = winners_of(kit, row, after, tokens)
        after = tokens & row.cards
        row = row.before
    return found

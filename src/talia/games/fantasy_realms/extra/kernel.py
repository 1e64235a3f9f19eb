"""The compiled heart of scoring: a hand as one number in, its points out.

`score_mask` scores a hand as printed (every choice declined), `score_changed` one in which some cards bear another
name or suit. Both follow sections 5 to 7 of the rules: clear, blank, then count what is active; they blank and count by
the same functions, and amends are made for what changed cards do otherwise. The columns are those of `narrow.py`; no
card is known by name. Explanations are made elsewhere (`explain.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.games.fantasy_realms.extra.blanking import blank_in_rings
from talia.games.fantasy_realms.extra.changes import (
    Change,
    changed_hit,
    changed_names,
    changed_tally,
    conditions_in_rings,
    ring_targets,
)
from talia.games.fantasy_realms.extra.narrow import (
    BASE_AT,
    BIT,
    BLANKER_COUNT,
    BLANKERS,
    BLANKING_ORDER,
    CLEARERS,
    CLEARS,
    CLEARS_ARMY,
    CLEARS_ARMY_SUITS,
    CLEARS_SUITS,
    CONDITION_COUNT,
    CONDITION_ORDER,
    CONDITIONALS,
    COUNT_NAMES,
    EACH,
    EACH_BUT_ITSELF,
    EACH_NAMES,
    EACH_POINTS,
    EACH_RAISED,
    EACH_RAISED_BY,
    EACH_SUITS,
    FORBIDS,
    HIT_BY_NO_ARMY,
    HITS,
    INDEX,
    LESS_ALL,
    LESS_ANY,
    LESS_POINTS,
    LESS_SUITS,
    LOSES_EACH,
    LOSES_WITHOUT,
    NEEDS,
    NO_ARMY,
    OF_THEIR_OWN,
    PENALTIES,
    TALLY,
    WITH,
    WITH_ALL,
    WITH_ANY,
    WITH_POINTS,
    WITH_REST,
    WITH_SUITS,
    tally,
)
from talia.games.fantasy_realms.extra.own_kind import own_kind

LOST_ROW: Final = NO_ARMY  # penalties' rows begin here in the "for each" columns, those without Army as far behind


def score_mask(hand: i64) -> i64:
    """The points of a hand as printed: wilds stay wild, nothing is turned or cleared by choice."""
    active = hand
    lost = hand & PENALTIES
    no_army: i64 = 0
    if lost != 0:
        left = hand & CLEARERS
        while left != 0:
            low = left & -left
            left ^= low
            i = INDEX[low % 67]
            lost &= ~CLEARS[i]
            no_army |= CLEARS_ARMY[i]
        if lost & BLANKERS != 0:
            active = blank_in_order(hand, None, lost, no_army, active)
            lost &= active
    counts = tally(active)
    if lost & CONDITIONALS != 0:
        dead = conditions_in_order(lost, no_army, counts)
        active ^= dead
        lost ^= dead
        counts -= tally(dead)
    points = points_of(active, lost, no_army, active, counts)
    if active & OF_THEIR_OWN != 0:
        points += own_kind(active, active, counts, active, None)
    return points


def score_changed(cards: i64, first: Change | None, spared: i64) -> i64:
    """The points of a hand in which the chain of changes bears other names and suits.

    `cards` are the cards that stay as printed, `spared` the bit of the card whose penalty is cleared by choice (or 0).
    A real card with only a new suit keeps its bonus, so it is a change with its own bit in `Change.text`.
    """
    turned: i64 = 0  # the changed card whose own bonus and clearing stand
    active = cards
    change = first
    while change is not None:
        active |= change.bit
        if change.real:
            turned = change.bit
        change = change.next
    texts = cards | turned
    # 5.5 Clearing, all at once and by current suit.
    lost = cards & PENALTIES & ~spared
    cleared_suits: i64 = 0
    no_army: i64 = 0
    no_army_suits: i64 = 0
    left = texts & CLEARERS
    while left != 0:
        low = left & -left
        left ^= low
        i = INDEX[low % 67]
        lost &= ~CLEARS[i]
        cleared_suits |= CLEARS_SUITS[i]
        no_army |= CLEARS_ARMY[i]
        no_army_suits |= CLEARS_ARMY_SUITS[i]
    no_army &= cards
    odd: i64 = 0  # kinds of uncleared penalties on changed cards: these may form rings, or hit themselves
    change = first
    while change is not None:
        if change.text & PENALTIES != 0 and change.unit & cleared_suits == 0 and change.bit != spared:
            lost |= change.bit
            odd |= change.text
            if change.unit & no_army_suits != 0:
                no_army |= change.bit
        change = change.next
    # 5.6 Blanking.
    if odd & BLANKERS != 0:
        active &= ~blank_in_rings(ring_targets(cards, first, lost, no_army))
    elif lost & BLANKERS != 0:
        active = blank_in_order(cards, first, lost, no_army, active)
    lost &= active
    counts = tally(active & cards)
    names = active & cards
    change = first
    while change is not None:
        if active & change.bit != 0:
            counts += change.tally
            names |= change.name
        change = change.next
    if odd & CONDITIONALS != 0:
        active &= ~conditions_in_rings(cards, first, lost, no_army, active)
        lost &= active
        counts = tally(active & cards) + changed_tally(first, active)
        names = active & cards | changed_names(first, active)
    elif lost & CONDITIONALS != 0:
        dead = conditions_in_order(lost, no_army, counts)
        active ^= dead
        lost ^= dead
        names ^= dead
        counts -= tally(dead)
    # 5.7 Points.
    points = points_of(active & texts, lost & texts, no_army, names, counts)
    if turned != 0:
        points += counted_itself(turned, active, lost, no_army, names)
    if active & texts & COUNT_NAMES != 0:
        points += counted_by_name(active & texts, active, names, cards, first)
    if odd != 0:
        points += copied_penalties(first, lost, no_army, names, counts)
    if active & texts & OF_THEIR_OWN != 0:
        points += own_kind(active & texts, active, counts, cards, first)
    return points


def points_of(active: i64, lost: i64, no_army: i64, names: i64, counts: i64) -> i64:
    """Base strengths and whatever is paid or lost for each or on terms, as for printed cards."""
    points = counts >> BASE_AT
    left = active & EACH
    while left != 0:
        low = left & -left
        left ^= low
        i = INDEX[low % 67]
        number = (counts & EACH_SUITS[i]) % 15 - EACH_BUT_ITSELF[i]
        if names & EACH_NAMES[i] != 0:
            number += 1
        points += number * (EACH_RAISED[i] if names & EACH_RAISED_BY[i] != 0 else EACH_POINTS[i])
    left = lost & LOSES_EACH
    while left != 0:
        low = left & -left
        left ^= low
        i = INDEX[low % 67] + LOST_ROW
        if no_army & low != 0:
            i += NO_ARMY
        points += ((counts & EACH_SUITS[i]) % 15 - EACH_BUT_ITSELF[i]) * EACH_POINTS[i]
    return points + with_points((active & WITH) | (lost & LOSES_WITHOUT), names, counts)


def blank_in_order(cards: i64, first: Change | None, lost: i64, no_army: i64, active: i64) -> i64:
    """6a: what stays active. Printed blankers form no ring, so one fixed order does."""
    k: i64 = 0
    while k < BLANKER_COUNT:
        i = BLANKING_ORDER[k]
        k += 1
        bit = BIT[i]
        if lost & bit != 0:
            active &= ~(cards & (HITS[i + NO_ARMY] if no_army & bit != 0 else HITS[i]))
            if first is not None:
                active &= ~changed_hit(first, bit, HIT_BY_NO_ARMY if no_army & bit != 0 else 0)
            lost &= active
    return active


def conditions_in_order(lost: i64, no_army: i64, counts: i64) -> i64:
    """6b: the cards blanked by their own conditions. As printed these form no ring either."""
    dead: i64 = 0
    k: i64 = 0
    while k < CONDITION_COUNT:
        i = CONDITION_ORDER[k]
        k += 1
        bit = BIT[i]
        if lost & bit != 0:
            needs = NEEDS[i + NO_ARMY] if no_army & bit != 0 else NEEDS[i]
            if counts & needs == 0 or counts & FORBIDS[i] != 0:
                dead |= bit
                counts -= TALLY[i]
    return dead


def with_points(texts: i64, names: i64, counts: i64) -> i64:
    """Everything paid once on a condition."""
    points: i64 = 0
    while texts != 0:
        low = texts & -texts
        texts ^= low
        i = INDEX[low % 67]
        wanted = WITH_ALL[i]
        if names & wanted == wanted and names & WITH_ANY[i] != 0 and counts & WITH_SUITS[i] != 0:
            points += WITH_POINTS[i]
        elif names & LESS_ANY[i] != 0 and counts & LESS_SUITS[i] != 0 and names & LESS_ALL[i] == LESS_ALL[i]:
            points += LESS_POINTS[i]
        else:
            points += WITH_REST[i]
    return points


def counted_itself(turned: i64, active: i64, lost: i64, no_army: i64, names: i64) -> i64:
    """Amends for a turned card: of another suit than its text names, it has not left itself out."""
    points: i64 = 0
    i = INDEX[turned % 67]
    if active & turned & EACH != 0:
        paid = EACH_RAISED[i] if names & EACH_RAISED_BY[i] != 0 else EACH_POINTS[i]
        points += EACH_BUT_ITSELF[i] * paid
    if lost & turned & LOSES_EACH != 0:
        i += LOST_ROW
        if no_army & turned != 0:
            i += NO_ARMY
        points += EACH_BUT_ITSELF[i] * EACH_POINTS[i]
    return points


def counted_by_name(texts: i64, active: i64, names: i64, cards: i64, first: Change | None) -> i64:
    """Amends for names that are counted: every copy counts, and one that fits by its suit too counts once [P]."""
    points: i64 = 0
    left = texts & COUNT_NAMES
    while left != 0:
        low = left & -left
        left ^= low
        i = INDEX[low % 67]
        wanted = EACH_NAMES[i]
        if names & wanted == 0:
            continue
        number: i64 = 0 if active & cards & wanted != 0 else -1  # no printed card fits a group both ways
        change = first
        while change is not None:
            if active & change.bit != 0 and change.name & wanted != 0 and change.unit & EACH_SUITS[i] == 0:
                number += 1
            change = change.next
        points += number * (EACH_RAISED[i] if names & EACH_RAISED_BY[i] != 0 else EACH_POINTS[i])
    return points


def copied_penalties(first: Change | None, lost: i64, no_army: i64, names: i64, counts: i64) -> i64:
    """What a Doppelgänger loses by the penalty it copied; "other" is relative to itself."""
    points: i64 = 0
    change = first
    while change is not None:
        if not change.real and lost & change.bit != 0:
            if change.text & LOSES_EACH != 0:
                i = INDEX[change.text % 67] + LOST_ROW
                if no_army & change.bit != 0:
                    i += NO_ARMY
                number = (counts & EACH_SUITS[i]) % 15
                if change.as_printed:
                    number -= EACH_BUT_ITSELF[i]
                points += number * EACH_POINTS[i]
            points += with_points(change.text & LOSES_WITHOUT, names, counts)
        change = change.next
    return points

"""Which suits and names can matter to a hand at all: what the search for the best choices may skip, and why.

A text can want a suit or a name (points for it, a condition met by it), be hurt by it (points lost), or let it decide
which cards are active (blanking, clearing, a card's own condition). Nothing but the texts of the hand reads suits and
names, so an option that no text wants and that decides nobody's activity can only be worse than, or equal to, an
option that no text reads at all. The suit Wild is read by no printed text except by Wildfire (blanks it) and World
Tree (needs suits to differ), for which see *Some for all*, and by Collector, which wants a suit where a set is within
reach.

**Wilds.** Mirage or Shapeshifter as (name n, suit t), with n not wanted and t not wanted, against the same card left
as printed, all else equal. It has no strength and no text, so it clears and blanks nobody either way; t decides no
condition (those suits count as wanted), so all other cards are active in both cases or in neither. Their points read
t and n only where these hurt. The card itself scores 0 in both; left as printed it is active (Wildfire is not there),
which can only help a Gem run. So n and t may be skipped. If n alone is not wanted, the bare suit t replaces it: it
differs by the name only, and its own name is a different one from every other card's (Collector) unless a
Doppelgänger copies this wild; then all names are tried.

**Book.** Card c of suit s to suit t, with t not wanted for c, against c to Wild: c keeps name, strength and text; t
neither clears c's penalty nor lets c be hit (both count as wanted if c has a penalty to lose; without one, being hit
only takes away what c scores and lends, and Wild is never hit here), and conditions do not read t. So the same cards
are active, and their points read t only where it hurts. If moreover no text is hurt by s, and s decides nobody's
activity, declining is at least as good as Wild. So per card the wanted suits are tried, and Wild if leaving s can
matter.

**Some for all.** Wildfire reads every suit, but only whether it is among those that it spares: among spared suits that
nothing else in the hand reads (a *quiet* one) all are alike, and every other unwanted suit, spared or not, is at best
like one of them or like Wild. So one quiet spared suit does for all. World Tree reads whether suits differ: an unwanted
suit that some card takes only to differ can be swapped for a quiet one that no card of the hand was printed with and
no other card took, and as many of these as there are cards that can move do for all. Where there are not enough quiet
ones, or both texts are there, all suits are tried. With Collector and a Doppelgänger that copies a wild, a name is read
for being another's or not: in each suit one name does that nothing wants and no card of the hand was printed with.

**Twice the same.** A wild that has named a bare suit and is then turned by the Book bears what it bears when it has
named nothing and is turned: tried once.

The tests hold this against trying every legal choice, and count how much it saves.
"""

from __future__ import annotations

from typing import Final

from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.cards.suits import EVERY_SUIT, WILD
from talia.games.fantasy_realms.cards.vocabulary import (
    AllDifferent,
    BaseSum,
    BestBase,
    Blanks,
    Card,
    ClearsOne,
    Each,
    Effect,
    With,
    Without,
)
from talia.games.fantasy_realms.extra.narrow import ALL_SUITS, TABLES
from talia.games.fantasy_realms.extra.tables import column, digits


def _wanted(effect: Effect | None) -> int:
    """Suits whose cards can add points even without a strength of their own."""
    if isinstance(effect, Each) and effect.points > 0:
        return digits(effect.group.suits)
    if isinstance(effect, With):
        suits = _wanted(effect.otherwise)
        for group in effect.groups:
            suits |= digits(group.suits)
        return suits
    if isinstance(effect, Without) and effect.points < 0:
        return digits(effect.group.suits)
    return 0


def _hurting(effect: Effect | None) -> int:
    """Suits whose cards can cost points."""
    if isinstance(effect, Each) and effect.points < 0:
        return digits(effect.group.suits)
    if isinstance(effect, Without) and effect.points > 0:
        return digits(effect.group.suits)
    return 0


def _hit(blanks: Blanks | None) -> int:
    if blanks is None:
        return 0
    return ALL_SUITS & ~digits(blanks.group.suits) if blanks.all_but else digits(blanks.group.suits)


def _worth_a_hit(blanks: Blanks | None) -> int:
    """Suits to be hit in: of a text that blanks all but some, Wild does for all."""
    return digits((WILD,)) if blanks is not None and blanks.all_but else _hit(blanks)


def _spared(card: Card) -> int:
    """Suits that a text spares which blanks all others."""
    return digits(card.blanks.group.suits) if card.blanks is not None and card.blanks.all_but else 0


def _conditions(card: Card) -> int:
    found = 0
    if card.blanked is not None:
        for group in (card.blanked.unless, card.blanked.by):
            found |= digits(group.suits) if group is not None else 0
    return found


def _wants(card: Card) -> int:
    return _wanted(card.bonus) | _wanted(card.penalty) | _conditions(card)


def _wants_strength(card: Card) -> int:
    """Suits in which a card's base strength counts for another's bonus."""
    return digits(card.bonus.group.suits) if isinstance(card.bonus, (BestBase, BaseSum)) else 0


def _hurt(card: Card) -> int:
    """Suits that a card may do well to leave."""
    differing = ALL_SUITS if isinstance(card.bonus, AllDifferent) else 0
    return _read(card) | differing


def _read(card: Card) -> int:
    """Suits whose cards can cost points or be blanked."""
    return _hurting(card.bonus) | _hurting(card.penalty) | _conditions(card) | _hit(card.blanks)


def _clears(card: Card) -> int:
    """Suits that clear a penalty; a card that clears in every suit makes none of them special."""
    if isinstance(card.ability, ClearsOne):
        return digits(card.ability.suits)
    if card.clears is None or card.clears.suits == EVERY_SUIT:
        return 0
    return digits(card.clears.suits)


def _names_in(effect: Effect | None) -> int:
    if isinstance(effect, Each):
        return TABLES.named(effect.group.names) | (TABLES.named((effect.raised_by,)) if effect.raised_by else 0)
    if isinstance(effect, With):
        names = _names_in(effect.otherwise)
        for group in effect.groups:
            names |= TABLES.named(group.names)
        return names
    return 0


def _names(card: Card) -> int:
    """Names that a text pays for or spares."""
    spared = 0
    if card.blanks is not None:
        spared = TABLES.named(card.blanks.group.names) | TABLES.named(tuple([name for _, name in card.blanks.spares]))
    return _names_in(card.bonus) | spared


WANTS: Final = column([_wants(card) for card in CARDS])
WANTS_STRENGTH: Final = column([_wants_strength(card) for card in CARDS])
HURT: Final = column([_hurt(card) for card in CARDS])
LOUD: Final = column([_read(card) & ~_spared(card) for card in CARDS])
HITS_SUITS: Final = column([_worth_a_hit(card.blanks) for card in CARDS])
SPARED: Final = column([_spared(card) for card in CARDS])
CLEARS_IN: Final = column([_clears(card) for card in CARDS])
WANTS_NAMES: Final = column([_names(card) for card in CARDS])
DIFFERING: Final = TABLES.named(tuple([card.word for card in CARDS if isinstance(card.bonus, AllDifferent)]))

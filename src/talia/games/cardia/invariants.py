"""What is true of every table at every question. Tests and `bench/soak_cardia.py` look after each answer."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, lowest, members, nth
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.cardia.numbers import cards_of
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import piles
from talia.games.cardia.verbs.memory import Places
from talia.games.cardia.verbs.ongoing import sides, signets, winning_cards


def check(state: State) -> None:
    """Raise AssertionError, with a sentence, where something cannot be."""
    assert isinstance(state, Cardia)
    s: Cardia = state
    in_row: i64 = 0
    encounters: i64 = 0
    row = s.row
    while row is not None:
        # R2: each encounter has exactly two cards, one of each player, and none lies twice.
        assert sides(bit(row.first)) == 1, "R2: an encounter without seat 0's card"
        assert sides(bit(row.second)) == 2, "R2: an encounter without seat 1's card"
        assert in_row & row.cards == 0, "a card lies twice in the row"
        in_row |= row.cards
        encounters += 1
        row = row.before
    assert in_row == s.played, "the set of played cards is not that of the row"
    assert count(in_row) == 2 * encounters, "R2: cards in the row are not two an encounter"
    assert s.tokens & ~s.played == 0, "a token lies beside the row"
    for seat in range(2):
        _check_seat(s, seat)
    both = signets(s.kit, s.row, s.tokens)
    won = winning_cards(s.kit, s.row, s.tokens)
    for seat in range(2):
        mine = both & 255 if seat == 0 else both >> 8
        assert mine >= count(won & cards_of(seat)), "a winning card without a signet"
    if s.ended:
        assert s.owing == 0, "somebody is asked after the end"
    else:
        assert s.owing != 0, "nobody is asked"


def _check_seat(s: Cardia, seat: i64) -> None:
    left = s.left(seat)
    deck = piles.spread(s.deck(seat), left)
    assert count(deck) == left, "a card lies twice in a deck"
    assert s.deck(seat) >> (4 * left) == 0, "a deck holds more than it should"
    side = cards_of(seat)
    shift = 16 * seat
    fog = s.fog
    elsewhere = 0 if fog is None else bit(fog.card(seat) + shift)
    if s.shown != 0 and cards_of(seat) & bit(s.shown) != 0:
        elsewhere |= bit(s.shown)
    hand = s.hands & side
    gone = s.discards & side
    row = s.played & side
    together = count(hand) + count(gone) + count(row) + left + count(elsewhere)
    assert hand | gone | row | elsewhere | (deck << shift) == s.kit.cards << shift, "a card is missing"
    assert together == s.kit.size, "a card lies in two places"
    assert s.known & side & ~hand == 0, "a card is known in a hand that does not hold it"
    if not s.ended:
        for place in s.kit.in_play:
            place.sound(s, seat)


# What is remembered takes longer to look at: where cards are known, all the ways they may lie.


def check_memory(s: Cardia) -> None:
    """What everybody remembers of a hand is not wrong."""
    for seat in range(2):
        remembered = s.remembered(seat)
        if remembered is not None:
            fits = any(_lies_so(s, seat, world) for world in remembered.worlds())
            assert fits, f"what was seen of seat {seat} does not fit the cards in its hand and deck"


def _lies_so(s: Cardia, seat: i64, world: Places) -> bool:
    """Are the hidden cards of a seat one of the deals of this world?"""
    hand, deck, fog = world
    for card, kind in zip(piles.in_order(s.deck(seat), s.left(seat)), deck, strict=True):
        if not has(kind, card):
            return False
    if fog != 0 and not has(fog, s.face_down(seat)):
        return False
    cards = members(s.hand(seat))
    owner: list[int] = [-1] * len(hand)  # which card each kind of the hand is taken to be
    return all(_find_room(cards, hand, owner, n, set()) for n in range(len(cards)))


def _find_room(cards: list[int], kinds: tuple[int, ...], owner: list[int], card: int, tried: set[int]) -> bool:
    """Find a kind for a card, moving others along if need be."""
    for n, kind in enumerate(kinds):
        if has(kind, cards[card]) and n not in tried:
            tried.add(n)
            if owner[n] < 0 or _find_room(cards, kinds, owner, owner[n], tried):
                owner[n] = card
                return True
    return False


def play_checked(setup: Setup, rng: i64, most: i64) -> i64:
    """Play one random game, look after every answer, and tell how many there were; -1 if it did not end."""
    s = setup.deal(rng)
    dice = random.scramble(rng ^ 0x2AAAAAAA)
    answers: i64 = 0
    check(s)
    while not s.ended:
        if answers >= most:
            return -1
        seat = lowest(s.owing)
        options = s.options_of(seat)
        dice = random.advance(dice)
        s.take(seat, nth(options, random.scaled(dice, count(options))))
        answers += 1
        check(s)
    return answers

"""What a seat may know of hidden cards: views, guesses and beliefs, exact to the last deal."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

import talia
from talia.games.cardia.extra.beliefs import _deals, beliefs
from talia.games.cardia.verbs import memory
from talia.games.cardia.verbs.memory import Memory
from tests.games.cardia.scenario import GAME, THEM, US, Scenario

SMALL = "judge mediator saboteur surgeon"


def guesses(view: dict[str, Any], times: int, seed: int = 1) -> Counter[tuple[str, ...]]:
    """How often each hand of the other seat is guessed."""
    rng = talia.Random(seed)
    found: Counter[tuple[str, ...]] = Counter()
    for world in GAME.worlds(view, rng, times):
        found[tuple(world.to_position()["table"]["hands"][1 - view["seat"]])] += 1
    return found


def fits(found: Counter[tuple[str, ...]], view: dict[str, Any]) -> None:
    """Guessed as often as the beliefs say: chi-square, far below what chance allows once in a thousand."""
    expected = beliefs(view)
    times = sum(found.values())
    assert set(found) <= set(expected.hands)
    chi = 0.0
    for hand, weight in zip(expected.hands, expected.weights, strict=True):
        share = times * weight / expected.total
        chi += (found[hand] - share) ** 2 / share
    degrees = len(expected.hands) - 1
    assert chi < degrees + 4 * (2 * degrees) ** 0.5 + 6, (chi, degrees)


def test_at_the_start_all_4368_hands_are_alike() -> None:
    found = beliefs(GAME.start(3).view(0))
    assert len(found) == 4368
    assert set(found.weights) == {1}
    assert found.holds("djinn") == 5 / 16


def test_after_each_ordinary_round_fewer_hands_are_left() -> None:
    state = GAME.start(11)
    for round_number, hands in enumerate((4368, 3003)):
        assert len(beliefs(state.view(0))) == hands, round_number
        for seat in (0, 1):
            state.answer(seat, state.decision(seat).options[-1])
        if list(state.asked) != [0, 1]:
            break


def test_a_card_taken_back_is_known_until_it_is_played() -> None:
    t = Scenario("judge | swamp_guardian surgeon | saboteur mediator", "djinn | inventor surgeon")
    t.both_play("swamp_guardian", "inventor")
    assert t.table(THEM)["known"] == [["judge"], []]
    found = beliefs(t.state.view(THEM))
    assert len(found) == 3  # of three unseen cards two are in hand, beside the Judge
    assert found.holds("judge") == 1.0
    fits(guesses(t.state.view(THEM), 600), t.state.view(THEM))


def test_an_ambusher_proves_what_is_in_hand_and_later_draws_are_free() -> None:
    t = Scenario(" | ambusher surgeon", " | djinn judge mediator saboteur | treasurer inventor void_mage palace_guard")
    t.both_play("ambusher", "djinn")
    t.answer("dynasty")
    # In hand: one card that is not of the Dynasty, and one drawn afterwards.
    view = t.state.view(US)
    assert view["table"]["hands"][THEM] == 2
    found = beliefs(view)
    assert found.holds("treasurer") > 0  # it may have been drawn
    both = [hand for hand in found.hands if "treasurer" in hand]
    assert len(both) == 4
    # Count the deals: the old card is one of four others, the drawn one any of the four left.
    by_hand = Counter({tuple(sorted(hand)): weight for hand, weight in zip(found.hands, found.weights, strict=True)})
    one, two = by_hand[tuple(sorted(("saboteur", "treasurer")))], by_hand[tuple(sorted(("saboteur", "inventor")))]
    assert two == 2 * one  # either of the two may be the old one, but a Treasurer must be the new one
    fits(guesses(view, 2000), view)


def test_beliefs_weigh_every_deal_once() -> None:
    """Against brute force: all orders of six cards, an Ambusher, a draw, a card shown, another draw."""
    cards = (1, 2, 5, 6, 8, 12)
    dynasty = {8, 12}
    count: Counter[frozenset[int]] = Counter()
    for order in permutations(cards):
        hand, deck = set(order[:3]), list(order[3:])
        if hand & dynasty:
            continue
        hand.add(deck.pop(0))
        if 5 not in hand:
            continue
        hand.remove(5)
        hand.add(deck.pop(0))
        count[frozenset(hand)] += 1
    chain = Memory(memory.START, 3 | 3 << 8, None)
    chain = Memory(memory.HAND_ONLY, memory.ANY & ~(1 << 8 | 1 << 12 | 1 << 4 | 1 << 16), chain)
    for what, value in ((memory.DREW, 0), (memory.SHOWN, 5), (memory.DREW, 0)):
        chain = Memory(what, value, chain)
    left = [card for card in cards if card != 5]
    unseen = sum(1 << card for card in left)
    found: dict[frozenset[int], int] = {}
    for held in combinations(left, 4):
        mask = sum(1 << card for card in held)
        weight = sum(times * _deals(places, mask, unseen & ~mask) for places, times in chain.worlds().items())
        if weight:
            found[frozenset(held)] = weight
    assert set(found) == set(count)
    assert len({count[held] / weight for held, weight in found.items()}) == 1
    assert len(set(count.values())) > 1  # not all alike


def test_an_elemental_that_finds_nothing_tells_so() -> None:
    t = Scenario(" | elemental aristocrat counselor | prodigy engineer envoy", " | successor prodigy | envoy engineer")
    t.both_play("elemental", "successor")
    t.answer("decline")
    view = t.state.view(THEM)
    found = beliefs(view)
    # Two ongoing cards of three, and two drawn afterwards: one for the Elemental, one at the round's end.
    assert all(len({"aristocrat", "counselor", "mechanical_djinn"} & set(hand)) >= 2 for hand in found.hands)
    fits(guesses(view, 1500), view)


def test_in_the_swamp_a_card_taken_back_may_lie_face_down() -> None:
    t = Scenario(
        "judge | saboteur surgeon hired_blade | mediator treasurer void_mage",
        "djinn | palace_guard surgeon hired_blade",
        table={"fog": ["swamp_guardian", "inventor"]},
        locations=["foggy_swamp"],
    )
    t.both_play("saboteur", "surgeon")  # the Swamp Guardian takes the Judge back
    view = t.state.view(THEM)
    assert view["table"]["known"][US] == ["judge"]
    assert beliefs(view).holds("judge") == 1.0
    t.both_play("judge", "palace_guard")  # face down: it may be the Judge or any other
    view = t.state.view(THEM)
    found = beliefs(view)
    assert 0 < found.holds("judge") < 1
    assert "judge" not in view["table"]["known"][US]
    fits(guesses(view, 3000), view)


def test_a_known_card_may_go_under_the_deck() -> None:
    t = Scenario(
        "judge | swamp_guardian surgeon | saboteur mediator treasurer",
        "djinn | inventor surgeon | saboteur mediator treasurer",
        locations=["scrapyard"],
    )
    t.both_play("swamp_guardian", "inventor")
    t.answer("judge", US)
    t.answer("saboteur", THEM)
    view = t.state.view(THEM)
    found = beliefs(view)
    assert found.holds("judge") == 3 / 4  # four cards in hand, one of them went under the deck
    assert t.table(US)["under"][US] == ["judge"]
    fits(guesses(view, 3000), view)
    for world in GAME.worlds(t.state.view(US), talia.Random(5), 20):
        assert world.to_position()["table"]["decks"][US][-1] == "judge"  # its owner knows


def test_a_seat_knows_its_deck_but_not_its_order() -> None:
    state = GAME.start(4)
    decks = {
        tuple(world.to_position()["table"]["decks"][0]) for world in GAME.worlds(state.view(0), talia.Random(1), 50)
    }
    assert len(decks) > 40
    assert len({tuple(sorted(deck)) for deck in decks}) == 1


def test_guessed_hands_and_decks_are_even() -> None:
    """Every arrangement of a small game's hidden cards comes up equally often."""
    state = GAME.start(2, influences=["1", "4", "8", "11", "16"], hand=2)
    found: Counter[str] = Counter()
    for world in GAME.worlds(state.view(0), talia.Random(9), 6000):
        table = world.to_position()["table"]
        found[json.dumps([table["hands"][1], table["decks"][1]])] += 1
    assert len(found) == 60  # ten hands, six orders of the rest
    chi = sum((times - 100) ** 2 / 100 for times in found.values())
    assert chi < 59 + 4 * (2 * 59) ** 0.5 + 6


def test_a_locked_in_card_is_guessed_among_the_hand() -> None:
    state = GAME.start(2)
    state.answer(1, state.decision(1).options[0])
    chosen: Counter[bool] = Counter()
    for world in GAME.worlds(state.view(0), talia.Random(3), 200):
        position = world.to_position()
        number = position["doing"][0]["notes"][1]
        chosen[GAME.actions.word(number).split(":")[1] in position["table"]["hands"][1]] += 1
    assert chosen == {True: 200}


def test_beliefs_of_an_onlooker_need_an_owner() -> None:
    view = GAME.start(3).view(None)
    with pytest.raises(talia.BadView, match="onlooker"):
        beliefs(view)
    assert len(beliefs(view, 1)) == 4368
    assert len(beliefs(GAME.start(3).view(0), 0)) == 1


def test_the_true_hand_is_always_among_the_beliefs() -> None:
    rng = talia.Random(77)
    looked = 0
    remembered = 0
    for seed in range(60):
        places = rng.shuffled(["scrapyard", "foggy_swamp", "bazaar", "serpent_temple"])[: rng.below(3)]
        mix = rng.shuffled(["rebellion", "academy", "guild", "dynasty"])[: rng.below(5)]
        state = GAME.start(seed, deck="mix", mix=mix, locations=places)
        while not state.over:
            table = state.to_position()["table"]
            if len(table["decks"][0]) + len(table["hands"][0]) <= 9:
                found = beliefs(state.view(1))
                assert tuple(table["hands"][0]) in found.hands
                looked += 1
                remembered += table["memory"][0] is not None
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))
    assert looked > 300
    assert remembered > 30


def test_what_lies_below_the_two_that_are_looked_at_is_unknown() -> None:  # R11 read otherwise
    t = Scenario(
        " | saboteur surgeon | djinn judge mediator inventor clockmaker magistra",
        " | void_mage surgeon | inventor",
        locations=["scrapyard"],
        rulings=["R11"],
    )
    t.both_play("saboteur", "void_mage")
    t.asks(US, "judge", "djinn")
    view = t.state.view(US)
    decks = Counter(
        tuple(world.to_position()["table"]["decks"][US]) for world in GAME.worlds(view, talia.Random(4), 400)
    )
    tops = {deck[:2] for deck in decks}
    assert tops == {tuple(view["table"]["peeked"][US])}
    rest = {deck[2:] for deck in decks}
    assert rest == set(permutations(sorted(next(iter(rest)))))  # all 24 orders
    assert max(decks.values()) < 60
    # The other seat does not look, and knows nothing of the order.
    theirs = {
        tuple(w.to_position()["table"]["decks"][US]) for w in GAME.worlds(t.state.view(THEM), talia.Random(4), 50)
    }
    assert len({deck[:2] for deck in theirs}) > 5

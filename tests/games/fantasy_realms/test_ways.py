"""What a choice brings is told before it is made: ways at scoring and takes from the area, both tried."""

from __future__ import annotations

from random import Random

import pytest

import talia
from talia.games.fantasy_realms import BadHand, best_mask
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.best import Search
from talia.games.fantasy_realms.extra.choosers import CHOOSER, SLOTS
from talia.games.fantasy_realms.extra.comparing import takes
from talia.games.fantasy_realms.extra.hand import mask_of
from talia.games.fantasy_realms.extra.ways import Way, ways
from talia.games.fantasy_realms.state import FantasyRealms
from tests.games.fantasy_realms.scenario import Scenario
from tests.games.fantasy_realms.test_ending import at_the_end

CHOOSERS = tuple(dict.fromkeys(card.word for card in CHOOSER))


def ways_of(state: FantasyRealms, seat: int) -> list[Way]:
    """As whoever sees the table asks for them."""
    decision = state.decision(seat)
    table = state.view(seat)["table"]
    chaos = state.view(seat)["options"]["variant"] == "chaos"
    assert decision.card is not None
    return ways(
        table["hands"][seat],
        decision.card,
        decision.prompt.split(".")[1],
        table["choices"],
        [] if chaos else table["area"],
        table["drawn"] if chaos else [],
    )


def played_out(state: FantasyRealms, seat: int, way: Way, best: bool) -> int:
    """The points of the seat after this way, all later choices declined or made as they are marked."""
    after = state.clone()
    after.answer(seat, way.answers[0])
    for word in way.answers[1:]:
        after.answer(seat, word)
    while not after.over:
        (asked,) = after.asked
        options = after.decision(asked).options
        marked = [option.word for option in options if option.parts.get("best")]
        assert len(marked) == 1
        after.answer(asked, marked[0] if best and asked == seat else options[0].word)
    outcome = after.outcome
    assert outcome is not None
    return outcome.scores[seat]


def a_table(chance: Random, rules: dict[str, object]) -> Scenario:
    """Two hands with two to four choosers between them, on the last discard."""
    cards = [card for card in IDS if card != "candle"]
    hands = chance.sample(CHOOSERS, chance.randint(2, 4))
    others = [card for card in cards if card not in CHOOSERS]
    chance.shuffle(others)
    first = hands[:3] + others[: 7 - len(hands[:3])]
    second = hands[3:] + others[7 : 14 - len(hands[3:])]
    return at_the_end(" ".join(first), " ".join(second), area=" ".join(others[14:20]), **rules)


@pytest.mark.parametrize("seed", range(6))
def test_each_way_brings_what_it_says(seed: int) -> None:
    chance = Random(seed)
    t = a_table(chance, {})
    while not t.over():
        (seat,) = t.asked()
        found = ways_of(t.state, seat)
        words = [option.word for option in t.state.decision(seat).options]
        assert {way.answers[0] for way in found} == set(words)
        assert len({way.answers for way in found}) == len(found)
        (marked,) = t.best(seat)
        assert marked in [way.answers[0] for way in found if way.best]
        for way in [*chance.sample(found, min(6, len(found))), *[way for way in found if way.best][:2]]:
            assert played_out(t.state, seat, way, best=False) == way.now, way
            assert played_out(t.state, seat, way, best=True) == way.most, way
        t.answer(seat, *chance.choice(found).answers)


def test_a_name_asked_for_after_its_suit_and_a_suit_after_its_card() -> None:
    t = at_the_end("mirage book_of_changes bell_tower knights", "hydra swamp rangers king")
    t.answer(0, "flame")
    assert {way.answers for way in ways_of(t.state, 0)} == {(word,) for word in t.words(0)}
    t.answer(0, "forge")
    t.answer(0, "bell_tower")
    found = ways_of(t.state, 0)
    assert {way.answers for way in found} == {(word,) for word in t.words(0)}
    for way in found:
        assert played_out(t.state, 0, way, best=True) == way.most


def test_of_the_first_rules_a_name_is_one_answer() -> None:
    found = ways(["king", "shapeshifter", "knights"], "shapeshifter", "name", {})
    assert ("queen",) in [way.answers for way in found]
    assert ("leader",) in [way.answers for way in found]
    (best,) = [way for way in found if way.best]
    assert (best.card, best.now, best.most) == ("queen", 48, 48)


def test_chaos_adds_what_was_turned_up() -> None:
    found = ways(["king", "necromancer"], "necromancer", "add", {}, drawn=["swamp", "knights", "hydra"])
    assert {way.answers for way in found} == {("decline",), ("swamp",), ("knights",), ("hydra",)}
    assert [way.card for way in found if way.best] == ["knights"]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_given_is_kept_and_the_rest_is_the_best(seed: int) -> None:
    """Against a search that skips nothing."""
    chance = Random(100 + seed)
    quick, thorough = Search(), Search(thorough=True)
    for _ in range(6):
        some = chance.sample(CHOOSERS[1:], 2)
        hand = [*some, *chance.sample([card for card in IDS if card not in CHOOSERS], 4)]
        state = (
            at_the_end(" ".join(hand), "hydra swamp rangers king forge queen".replace("forge", "smoke")).state
            if not set(hand) & {"hydra", "swamp", "rangers", "king", "smoke", "queen", "candle"}
            else None
        )
        if state is None:
            continue
        while not state.over:
            option = chance.choice(state.decision(0).options)
            state.answer(0, option.word)
            given = state.choices
            mask = mask_of(hand)
            for upto in range(SLOTS):
                if upto != 5:
                    assert quick.best_from(mask, given, upto) == thorough.best_from(mask, given, upto), (hand, upto)
    assert quick.best_of(mask_of(["king", "knights"])) == 33  # nothing given stays


@pytest.mark.parametrize(
    ("asked", "prompt", "choices", "what"),
    [
        ("king", "copy", {}, "chooses nothing"),
        ("mirage", "copy", {}, "not in the hand"),
        ("shapeshifter", "eat", {}, "no question"),
        ("shapeshifter", "name_card", {}, "no suit yet"),
        ("book_of_changes", "turn_to", {"book_of_changes": {}}, "no card"),
    ],
)
def test_a_wrong_question_is_refused(asked: str, prompt: str, choices: dict[str, object], what: str) -> None:
    with pytest.raises(BadHand, match=what):
        ways(["shapeshifter", "book_of_changes", "knights"], asked, prompt, choices)


@pytest.mark.parametrize("variant", ["classic", "two_player"])
def test_a_take_leads_to_what_it_says(variant: str) -> None:
    """Games of random play: before every draw each take is tried in the game, with each discard after it."""
    chance = Random(7)
    game = talia.game("fantasy_realms")
    tried = 0
    for seed in range(3):
        state = game.start(seats=2, seed=seed, variant=variant)
        assert isinstance(state, FantasyRealms)
        while not state.open:
            (seat,) = state.asked
            decision = state.decision(seat)
            if decision.domain == "draw" and state.area:
                hand, area = state.hand(seat), state.area
                for take in takes(hand, area, 7):
                    after = state.clone()
                    after.answer(seat, take.card)
                    results: dict[str, int] = {}
                    if list(after.asked) == [seat] and after.decision(seat).prompt.endswith("discard"):
                        for option in after.decision(seat).options:
                            done = after.clone()
                            done.answer(seat, option.word)
                            results[option.word] = int(best_mask(done.hand(seat), done.area))
                        assert dict(take.left) == results
                        assert take.points == max(results.values()) == results[take.goes]
                    else:
                        assert take.goes == ""
                        assert take.points == best_mask(after.hand(seat), after.area)
                    tried += 1
            state.answer(seat, chance.choice(decision.options).word)
    assert tried > 50


@pytest.mark.parametrize("variant", ["classic", "two_player"])
def test_what_is_told_does_not_hang_on_what_is_hidden(variant: str) -> None:
    """Before every draw the hidden cards are dealt anew: each take brings the same in every such world."""
    chance = Random(8)
    game = talia.game("fantasy_realms")
    state = game.start(seats=2, seed=4, variant=variant)
    compared = 0
    while not state.over and not state.view(0)["table"]["open"]:
        (seat,) = state.asked
        decision = state.decision(seat)
        if decision.domain == "draw":
            view = state.view(seat)
            worlds = [state, *[game.guess(view, talia.Random(n)) for n in range(5)]]
            told = []
            for world in worlds:
                assert isinstance(world, FantasyRealms)
                told.append(takes(world.hand(seat), world.area, 7))
            assert all(one == told[0] for one in told)
            compared += len({world.save() for world in worlds}) > 1
        state.answer(seat, chance.choice(decision.options).word)
    assert compared > 3


def test_nothing_gained_means_that_the_taken_card_goes_again() -> None:
    (found,) = takes(mask_of(["king", "knights"]), mask_of(["candle"]), 2)
    assert (found.goes, found.points) == ("candle", 33)
    (swap,) = takes(mask_of(["king", "knights"]), mask_of(["candle"]), 2, swapped=True)
    assert (swap.goes, swap.points) == ("king", 14)  # in a swap it stays: Knights without a Leader, and the Candle

"""The search for a sure win of the turn: what it finds, what it must not count on, and that it finds what there is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import talia
from talia.core.bits import members
from talia.games.radlands.extra.winning import GAVE_UP, NOT, WON, Search, after, hidden, keeping, shows, winning
from talia.games.radlands.state import Radlands
from tests.games.radlands.following import ACT, Plain, TooMuch, some_turns, wins
from tests.games.radlands.scenario import Scenario

LAST = ["arcade#", "mulcher#"]  # two of their camps have fallen
EXAMPLES = json.loads(Path(__file__).with_name("winning.json").read_text())


def table(scenario: Scenario) -> Radlands:
    assert isinstance(scenario.state, Radlands)
    return scenario.state


def found(scenario: Scenario) -> int:
    return int(winning(table(scenario)).result)


# Scenarios.


def test_a_guard_falls_first_and_the_muse_pays() -> None:
    search = winning(table(Scenario(["railgun: holdout muse"], ["oasis! : punk", *LAST], water=2)))
    assert search.result == WON
    assert search.way is not None
    assert search.way.actions == 3
    assert found(Scenario(["railgun: holdout"], ["oasis! : punk", *LAST], water=2)) == NOT


def test_a_win_does_not_hang_on_a_draw() -> None:
    lucky = Scenario(["garage: scout~"], ["oasis!", *LAST], deck="sniper sniper", water=3)
    assert found(lucky) == NOT


def test_a_card_drawn_on_the_way_does_nothing() -> None:
    """Looter draws for a camp that it hits; that the second hit wins has nothing to do with the card."""
    assert found(Scenario(["railgun: looter", "garage: holdout"], ["oasis", *LAST], water=3)) == WON
    assert found(Scenario(["mulcher: muse", "garage: sniper"], ["oasis!: muse", "arcade#", "cache#"], water=2)) == WON


def test_a_punk_in_hand_is_not_a_card_to_count_on() -> None:
    ours = ["oasis: rescue_team punk=muse", "garage: holdout~", "outpost"]
    assert found(Scenario(ours, ["cache!", *LAST], water=1)) == NOT


def test_a_punk_turned_up_is_chance() -> None:
    ours = ["training_camp: punk=rescue_team", "garage", "outpost"]
    assert found(Scenario(ours, ["cache!", *LAST], hand="", water=3)) == NOT


def test_every_answer_of_theirs_is_tried() -> None:
    """Scud Launcher lets them choose: one camp alone must be hit, one with somebody beside it need not."""
    ours = ["scud_launcher", "garage", "outpost"]
    assert found(Scenario(ours, ["oasis!", *LAST], water=1)) == WON
    assert found(Scenario(ours, ["oasis!: muse", *LAST], water=1)) == NOT


@pytest.mark.parametrize(("their_hand", "result"), [("muse", WON), ("muse scout", NOT), ("sniper gunner", NOT)])
def test_of_their_hand_only_the_number_of_cards_counts(their_hand: str, result: int) -> None:
    ours = ["mercenary_camp", "garage", "outpost"]
    assert found(Scenario(ours, ["oasis", "arcade#", "mulcher#"], their_hand=their_hand, water=2)) == result


def test_their_punk_that_goes_to_their_hand_stays_hidden() -> None:
    """Truce sends their guards home, a punk too: nobody who acts learns what it was."""
    ours = ["railgun!", "garage", "outpost"]
    theirs = ["oasis!: punk", *LAST]
    search = winning(table(Scenario(ours, theirs, hand="truce looter", water=3, silos=["hand", "area"])))
    assert search.result == WON


def test_a_person_played_and_taken_back_for_nothing_leads_nowhere() -> None:
    """Rescue Team is free in Oasis' column and takes itself back: that must not be played for ever."""
    state = table(Scenario(["oasis", "outpost", "arcade"], ["cache!", "reactor#", "mulcher#"], hand="rescue_team"))
    assert winning(state).result in (NOT, GAVE_UP)
    ours = ["oasis", "railgun", "garage"]
    state = table(Scenario(ours, ["cache!", *LAST], hand="rescue_team", water=3))
    answers = 0
    while not state.over:
        way = winning(state).way
        assert way is not None
        state.take(0, way.numbers[0])
        answers += 1
    assert answers == 1


def test_it_is_nobodys_win_in_the_other_ones_turn() -> None:
    state = table(Scenario(["railgun"], ["oasis!", *LAST], water=2))
    assert Search(state, 1).result == NOT
    assert Search(state, 1).positions == 0


# Examples, and what an answer does to a win.


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_are_won_in_so_many_actions_in_every_world(example: dict[str, object]) -> None:
    state = talia.game("radlands").position(example["position"], log=False)
    assert isinstance(state, Radlands)
    search = winning(state)
    assert search.way is not None
    assert search.way.actions == example["actions"]
    rng = 7
    for _ in range(200):
        world = state.clone()
        rng = world.redeal(state.active, rng)
        assert wins(search.way, world, state.active)


def test_which_answers_keep_the_win() -> None:
    state = talia.game("radlands").position(EXAMPLES[0]["position"], log=False)
    assert isinstance(state, Radlands)
    words = state.domain_of(state.active).words
    kept = {words[number]: result for number, result in keeping(state).items()}
    assert kept == {
        "end": NOT,
        "mutant": WON,
        "water_silo": WON,
        "use-left-0": NOT,
        "use-middle-2": WON,
        "draw": WON,  # two water are enough to waste
    }


def test_a_search_that_gave_up_goes_on() -> None:
    state = talia.game("radlands").position(EXAMPLES[3]["position"], log=False)
    assert isinstance(state, Radlands)
    whole = winning(state)
    search = Search(state, state.active)
    search.run(100)
    assert (search.result, search.decided, search.positions) == (GAVE_UP, False, 100)
    while not search.decided:
        search.run(64)
    assert (search.result, search.positions) == (WON, whole.positions)


def test_the_rest_of_a_way_takes_no_more_positions_than_the_whole() -> None:
    for example in EXAMPLES[:4]:
        state = talia.game("radlands").position(example["position"], log=False)
        assert isinstance(state, Radlands)
        seat, whole = state.active, winning(state).positions
        while not state.over:
            search = winning(state)
            assert search.way is not None
            assert search.positions <= whole
            asked = state.who
            state.take(asked, search.way.numbers[0] if asked == seat else members(state.options_of(asked))[-1])
        assert state.won == 1 << seat


def test_a_table_with_blanks_offers_no_blank() -> None:
    """Whoever goes on with such a table is asked about cards that there are."""
    s = hidden(table(Scenario(["railgun: looter", "garage: holdout"], ["oasis", *LAST], water=3)))
    while s.water == 3 or not s.asks_at(ACT):
        way = winning(s).way
        assert way is not None
        assert not shows(s, way.numbers[0], 0)
    assert set(keeping(s)) == {number for number in range(len(s.domain_of(0).words)) if s.options >> number & 1}


# Turns of games.


def test_hidden_cards_change_nothing_and_ways_win_in_every_world() -> None:
    results = dict.fromkeys((GAVE_UP, NOT, WON), 0)
    for state in some_turns(0, 14):
        seat = state.active
        search = winning(state, 3000)
        results[int(search.result)] += 1
        rng = 3
        for _ in range(5):
            world = state.clone()
            rng = world.redeal(seat, rng)
            again = winning(world, 3000)
            assert (again.result, again.positions) == (search.result, search.positions)
            if search.result == WON:
                assert wins(search.way, world, seat)
    assert results[WON] > 10
    assert results[NOT] > 10


def test_it_finds_every_win_that_a_plain_search_finds() -> None:
    """The plain one cuts every draw; the quick one may go on after it, and then its way wins."""
    compared = won = 0
    for state in some_turns(100, 14):
        search = winning(state, 3000)
        if search.result == GAVE_UP:
            continue
        try:
            plain = Plain(int(state.active), 700).wins(state)
        except TooMuch:
            continue
        compared += 1
        won += plain
        assert not plain or search.result == WON
        if search.result == WON and not plain:
            assert wins(search.way, state.clone(), state.active)
    assert compared > 20
    assert won > 5


def test_an_action_brings_no_more_hits_than_reckoned() -> None:
    """The search leaves out what would need more actions than are left: no action may bring more than it reckons."""
    looked = 0
    for state in some_turns(200, 12):
        seat = state.active
        rng = talia.Random(int(state.turn))
        s = state.clone()
        while not s.over and s.active == seat:
            search = Search(s, seat)
            least = search.least(s)
            s.apply(rng.pick(s.legal()))
            while not s.over and not s.asks_at(ACT):
                s.apply(rng.pick(s.legal()))
            if s.over or s.active == seat:
                assert search.least(s) >= least - 1 or search.all_at_once
                looked += 1
    assert looked > 100


def test_an_answer_that_ends_the_turn_or_shows_a_card_keeps_no_win() -> None:
    state = table(Scenario(["railgun"], ["oasis!", *LAST], water=2))
    assert after(state, 0) == NOT
    scientist = table(Scenario(["railgun: scientist"], ["oasis!", *LAST], water=3))
    words = scientist.domain_of(0).words
    assert after(scientist, words.index("use-left-1")) == NOT
    assert after(scientist, words.index("use-left-0")) == WON

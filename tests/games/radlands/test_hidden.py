"""What stays hidden (section 12), what is remembered, and that guesses are even over everything that fits a view."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import talia
from talia.core import playout
from talia.core import rng as random
from talia.games.radlands.cards.box import EVENTS, PEOPLE
from talia.games.radlands.hidden.aged import redeal_aged
from talia.games.radlands.hidden.dealing import unseen
from talia.games.radlands.state import Radlands
from tests.games.radlands.scenario import GAME, THEM, US, Scenario

SMALL = ["mimic", "rescue_team", "muse", "scientist", "vanguard", "sniper", "scout", "cult_leader", "uprising", "truce"]


def test_hands_deck_and_punks_are_numbers_to_others() -> None:
    t = Scenario(["cannon: punk=truce"], ["oasis: punk=strafe"], hand="muse scout", their_hand="sniper")
    ours = t.state.view(US)["table"]
    assert ours["hands"] == [["muse", "scout"], 1]
    assert ours["deck"] == 66 - 5
    for seat in (US, THEM, None):
        text = json.dumps(t.state.view(seat)["table"])
        assert "truce" not in text
        assert "strafe" not in text
    assert t.state.view(None)["table"]["hands"] == [2, 1]


def test_the_card_picked_from_the_hand_is_its_owners_secret_until_it_is_played() -> None:
    t = Scenario(hand="scout muse")
    t.do("scout")
    assert t.state.view(THEM)["table"]["picked"]["card"] is None
    assert "scout" not in json.dumps(t.state.view(THEM)["table"]) + json.dumps(t.state.view(THEM)["doing"])
    assert t.state.view(US)["table"]["picked"]["card"] == "scout"
    t.do("play")
    assert t.state.view(THEM)["table"]["picked"]["for"] == "place"
    t.do("our left 1")
    assert "picked" not in t.state.view(THEM)["table"]


def test_this_turns_discards_and_the_top_card_are_seen() -> None:
    t = Scenario(hand="scout muse", discards="sniper gunner")
    t.junk("scout").junk("muse")
    pile = t.state.view(THEM)["table"]["discard"]
    assert (pile["top"], pile["this_turn"]) == ("muse", ["muse", "scout"])
    t.end()
    assert t.state.view(THEM)["table"]["discard"]["this_turn"] == []


def test_a_known_card_is_no_longer_known_once_it_left() -> None:
    t = Scenario(["cannon: rescue_team muse"], water=1)
    t.do("use rescue_team", "our muse")
    assert t.state.view(THEM)["table"]["known"][US] == ["muse"]
    t.play("muse", "our middle 1")
    assert t.state.view(THEM)["table"]["known"][US] == []


def test_interrogate_leaves_a_known_equal_card_known() -> None:
    t = Scenario(hand="interrogate muse", known=[["muse"], []], deck="muse scout sniper gunner")
    t.play("interrogate").do("muse", "scout", "sniper")
    assert t.state.view(THEM)["table"]["known"][US] == ["muse"]
    assert t.hand() == ["gunner", "muse"]


def even(counts: Counter[Any], kinds: int, total: int) -> None:
    """Chi-square against equal shares, at about one in ten thousand."""
    expected = total / kinds
    chi = sum((counts[key] - expected) ** 2 / expected for key in counts) + (kinds - len(counts)) * expected
    freedom = kinds - 1
    assert chi < freedom + 4.0 * (2 * freedom) ** 0.5 + 10, (chi, freedom)


def test_guesses_of_hand_punk_and_deck_are_even() -> None:
    """Four unseen single cards over their hand (1), a punk (1) and the deck (2, in order): 24 tables."""
    cards = ["argo_yesky", "karli_blaze", "magnus_karv", "molgur_stang", "muse", "scout", "sniper", "gunner"]
    seen = ["muse", "scout", "sniper", "gunner"]
    table: dict[str, Any] = {
        "columns": [
            [{"camp": {"card": camp}} for camp in ("garage", "railgun", "watchtower")],
            [{"camp": {"card": camp}} for camp in ("scud_launcher", "mulcher", "juggernaut")],
        ],
        "hands": [seen[:2], ["argo_yesky"]],
        "discard": {"cards": seen[2:]},
        "deck": ["magnus_karv", "molgur_stang"],
    }
    table["columns"][0][0]["people"] = [{"card": "punk", "space": 1, "is": "karli_blaze"}]
    camps = [[column["camp"]["card"] for column in side] for side in table["columns"]]
    options = {"cards": cards, "copies": 1, "camps": "given", "camps_0": camps[0], "camps_1": camps[1]}
    view = GAME.position({"game": "radlands", "options": options, "table": table}).view(US)
    rng = talia.Random(5)
    found: Counter[Any] = Counter()
    for world in GAME.worlds(view, rng, 2400) + [GAME.guess(view, rng) for _ in range(240)]:
        laid = world.lay_out()
        found[laid["hands"][1][0], laid["columns"][0][0]["people"][0]["is"], *laid["deck"]] += 1
    even(found, 24, 2640)


def test_a_guess_of_a_card_held_ready_is_one_that_fits() -> None:
    t = Scenario(hand="scout molgur_stang muse", water=3)
    t.do("scout")  # play or junk: it can be played
    view = t.state.view(THEM)
    rng = talia.Random(8)
    picked: Counter[str] = Counter()
    for _ in range(1500):
        world = GAME.guess(view, rng)
        picked[world.lay_out()["picked"]["card"]] += 1
        assert world.lay_out()["picked"]["card"] in world.lay_out()["hands"][US]
    assert picked["molgur_stang"] == 0  # it costs 4
    assert picked["bombardment"] == 0
    assert picked["scout"] > 1.2 * picked["karli_blaze"]  # there are two Scouts
    assert len(picked) == 34


def test_a_guess_of_camps_before_the_reveal() -> None:
    state = GAME.start(7)
    mine = {option.word for option in state.decision(US).options}
    state.answer(THEM, state.decision(THEM).options[2])
    rng = talia.Random(2)
    seen: Counter[str] = Counter()
    for _ in range(900):
        world = GAME.guess(state.view(US), rng)
        dealt, laid = world.lay_out()["dealt"][THEM], world.lay_out()["camps"][THEM]
        assert (len(dealt), len(laid)) == (5, 1)
        assert len({*dealt, *laid} - mine) == 6
        seen.update([*dealt, *laid])
    even(seen, 28, 5400)


@pytest.mark.parametrize("options", [{}, {"cards": SMALL, "camps": "first_game"}])
def test_what_is_remembered_of_the_reshuffle_adds_up(options: dict[str, Any]) -> None:
    """For both seats, at every question: hidden cards that must be old are as many as hidden places of old cards."""
    setup = GAME.setup(**options)
    checked = 0
    for seed in range(25):
        state = setup.deal(random.scramble(seed))
        assert isinstance(state, Radlands)
        answers = 0
        while not state.ended:
            playout.play_some(state, random.scramble(seed * 7777 + answers), 1)
            answers += 1
            if state.ended or state.reshuffled == 0:
                continue
            for seat in (0, 1):
                if state.picked == 0 or state.active == seat:
                    checked += 1
                    world = state.clone()
                    assert redeal_aged(world, seat, unseen(world, seat), random.scramble(answers)) >= 0
                    assert world.view(seat)["table"] == state.view(seat)["table"]
                    new = set(world.order[world.drawn :])
                    assert all(state.mixed.again >> kind & 1 for kind in new)  # the deck is made of what was shuffled
    assert checked > 100


def test_after_the_reshuffle_an_old_hand_is_not_guessed_from_the_new_deck() -> None:
    """Their one hidden card is from before the reshuffle, and everything else old is seen: it is known for certain."""
    t = Scenario(["mulcher: muse"], their_hand="truce", deck="scout", only_deck=True)
    t.do("use mulcher")  # takes the last card: all discards become the deck
    view = t.state.view(US, memory=True)
    assert view["remembered"]["reshuffle"]["old_in_hand"] == [1, 1]
    rng = talia.Random(3)
    for world in GAME.worlds(view, rng, 50):
        assert world.lay_out()["hands"][THEM] == ["truce"]


def test_a_guess_gives_the_other_seat_the_options_of_its_guessed_hand() -> None:
    t = Scenario(hand="scout muse", their_hand="sniper gunner")
    rng = talia.Random(4)
    for world in GAME.worlds(t.state.view(THEM), rng, 60):
        offered = {option.word for option in world.decision(US).options}
        assert {*world.lay_out()["hands"][US]} <= offered
        assert len(offered & {*PEOPLE.words(), *EVENTS.words()}) == len({*world.lay_out()["hands"][US]})


def test_a_guess_while_they_choose_whom_to_drop_gives_them_somebody() -> None:
    t = Scenario(["parachute_base"], hand="molgur_stang muse", water=1)
    t.do("use parachute_base")
    rng = talia.Random(4)
    for world in GAME.worlds(t.state.view(THEM), rng, 60):
        assert world.decision(US).options
        assert "muse" in {option.word for option in t.state.decision(US).options}


def test_a_doubt_is_weighed_by_how_many_ways_there_are() -> None:
    """Their hand had an old and a new card and has shown a Muse; the other Muse is hidden, and nobody knows its age.

    Old places: a punk and perhaps the hand; new ones: the deck and perhaps the hand. Old cards are Scout and perhaps
    Muse, new ones Sniper and perhaps Muse. Of the two ways for each age four tables come, all equally likely.
    """
    cards = ["assassin", "cult_leader", "gunner", "looter", "muse", "pyromaniac", "scout", "sniper"]
    hidden = ["muse", "scout", "sniper"]
    table: dict[str, Any] = {
        "columns": [
            [{"camp": {"card": camp}} for camp in ("garage", "railgun", "watchtower")],
            [{"camp": {"card": camp}} for camp in ("scud_launcher", "mulcher", "juggernaut")],
        ],
        "hands": [[], ["sniper"]],
        "discard": {"cards": [word for word in cards for _ in range(1 if word in hidden else 2)]},
        "deck": ["muse"],
        "reshuffled": True,
        "memory": {
            "again": ["muse", "sniper"],
            "split": ["muse"],
            "seen_old": [],
            "seen_new": [],
            "doubt": [[], ["muse"]],
            "old_in_hand": [0, 1],
            "own_old": [[], []],
            "own_shown_old": [[], []],
            "returned": [],
        },
    }
    table["columns"][1][0]["people"] = [{"card": "punk", "space": 1, "is": "scout", "old": True}]
    camps = [[column["camp"]["card"] for column in side] for side in table["columns"]]
    options = {"cards": cards, "camps": "given", "camps_0": camps[0], "camps_1": camps[1]}
    view = GAME.position({"game": "radlands", "options": options, "table": table}).view(US, memory=True)
    found: Counter[Any] = Counter()
    for world in GAME.worlds(view, talia.Random(6), 2000):
        laid = world.lay_out()
        found[laid["hands"][1][0], laid["columns"][1][0]["people"][0]["is"], laid["deck"][0]] += 1
    assert set(found) == {
        ("muse", "scout", "sniper"),
        ("scout", "muse", "sniper"),
        ("sniper", "scout", "muse"),
    }
    assert 880 < found["muse", "scout", "sniper"] < 1120  # two of the four ways look alike
    assert 410 < found["scout", "muse", "sniper"] < 590

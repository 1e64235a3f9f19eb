"""The discard pile is not to be looked through (section 12): people get its top card, its size and this turn's cards.

What an attentive player remembers of it is for bots alone.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import talia
from talia.core.view import canonical
from talia.server.wire.telling import events_told, view_told
from tests.every_game.test_secrecy import gets
from tests.every_game.tools import decisions
from tests.games.radlands.scenario import GAME, THEM, US, Scenario


def older(table: dict[str, Any]) -> list[int]:
    """Places of discards that lie below the top card and fell before this turn."""
    pile = table["discard"]
    seen = Counter(pile["this_turn"])
    if pile["top"] is not None and not seen[pile["top"]]:
        seen[pile["top"]] += 1
    found: list[int] = []
    for n, word in enumerate(pile["cards"]):
        if seen[word]:
            seen[word] -= 1
        else:
            found.append(n)
    return found


def sent(state: talia.State, seat: int | None) -> bytes:
    """What a page gets: the view as the server tells it, and everything else the engine says."""
    return canonical(view_told(state.view(seat))) + gets(state, seat)


def test_older_discards_change_no_byte_of_what_people_get() -> None:
    rng = talia.Random(5)
    compared = 0
    for seed in range(6):
        for state in decisions("radlands", 2, {}, seed=seed, every=5):
            position = state.to_position()
            table = position["table"]
            if table["turn"] == 0 or table["reshuffled"]:
                continue
            places = older(table)
            below = [n for n, word in enumerate(table["deck"]) if word not in table["discard"]["cards"]]
            if not places or not below:
                continue
            twin_position = json.loads(json.dumps(position))
            one, other = rng.pick(places), rng.pick(below)
            cards, deck = twin_position["table"]["discard"]["cards"], twin_position["table"]["deck"]
            cards[one], deck[other] = deck[other], cards[one]
            twin_position["table"]["discard"]["cards"] = rng.shuffled(cards)
            true, twin = GAME.position(position), GAME.position(twin_position)
            for seat in (US, THEM, None):
                assert sent(twin, seat) == sent(true, seat), (cards[one], deck[other])
                assert twin.view(seat, memory=True) != true.view(seat, memory=True)
                assert events_told("radlands", twin.events(seat)) == events_told("radlands", true.events(seat))
            compared += 1
    assert compared > 40


def test_the_view_of_a_reshuffled_deck_does_not_tell_what_was_shuffled() -> None:
    t = Scenario(["mulcher: muse"], their_hand="truce", deck="scout", only_deck=True)
    t.do("use mulcher")  # takes the last card: all discards become the deck
    for seat in (US, THEM, None):
        table = t.state.view(seat)["table"]
        assert table["reshuffled"]
        assert "memory" not in table
        assert "sniper" not in json.dumps(table)
        assert "sniper" in t.state.view(seat, memory=True)["remembered"]["reshuffle"]["again"]


def test_people_see_the_top_card_the_size_and_this_turns_discards() -> None:
    t = Scenario(hand="scout muse", discards="sniper gunner")
    assert t.state.view(THEM)["table"]["discard"] == {"size": 2, "top": "gunner", "this_turn": []}
    t.junk("scout")
    assert t.state.view(THEM)["table"]["discard"] == {"size": 3, "top": "scout", "this_turn": ["scout"]}
    assert "sniper" not in json.dumps(t.state.view(THEM)["table"])
    assert t.state.view(THEM, memory=True)["remembered"] == {"discard": ["gunner", "scout", "sniper"]}


def test_a_guess_without_memory_takes_older_discards_from_all_unseen_cards() -> None:
    t = Scenario(discards="sniper gunner muse")
    rng = talia.Random(9)
    found: Counter[str] = Counter()
    for world in GAME.worlds(t.state.view(US), rng, 200):
        cards = world.lay_out()["discard"]["cards"]
        assert len(cards) == 3
        assert "muse" in cards  # the top one
        found.update(cards)
        assert world.view(US) == t.state.view(US)
    assert len(found) > 20


def test_a_guess_with_memory_keeps_the_pile() -> None:
    t = Scenario(discards="sniper gunner muse")
    for world in GAME.worlds(t.state.view(US, memory=True), talia.Random(9), 20):
        assert sorted(world.lay_out()["discard"]["cards"]) == ["gunner", "muse", "sniper"]


def test_a_guess_without_memory_gives_them_a_card_that_fits_what_they_are_asked() -> None:
    for water, hand in ((1, "muse"), (4, "molgur_stang")):
        t = Scenario(hand=hand, water=water, discards=" ".join(["scout", "sniper", "gunner"]))
        t.do(hand)
        assert t.prompt() == "play_or_junk"
        for world in GAME.worlds(t.state.view(THEM), talia.Random(2), 30):
            assert [option.word for option in world.decision(US).options] == ["play", "junk"]


def test_a_memory_that_cannot_be_is_refused_in_one_sentence() -> None:
    view = Scenario(discards="sniper muse").state.view(US, memory=True)
    wrongs: list[dict[str, Any]] = [
        {"discard": ["sniper", "nobody"]},
        {"discard": 3},
        {"more": 1},
        {"discard": [], "old_punks": [{}]},
    ]
    for wrong in wrongs:
        with pytest.raises(talia.BadView, match=r"^[^\n]+$"):
            GAME.guess({**view, "remembered": wrong}, talia.Random(1))


def test_views_of_earlier_versions_told_the_pile_and_are_still_guessed_from() -> None:
    view = Scenario(discards="sniper gunner muse").state.view(US)
    view["table"]["discard"] = {"cards": ["gunner", "muse", "sniper"], "top": "muse", "this_turn": []}
    world = GAME.guess(view, talia.Random(1))
    assert sorted(world.lay_out()["discard"]["cards"]) == ["gunner", "muse", "sniper"]

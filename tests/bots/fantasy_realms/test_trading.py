"""Chaos: swaps that lose points are refused, swaps that win many are taken."""

from __future__ import annotations

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.fantasy_realms.hands import Hands
from talia.bots.fantasy_realms.sight import mask, members
from talia.bots.fantasy_realms.trades import Partners, swap_gain
from talia.bots.fantasy_realms.trading import asked_for
from talia.games.fantasy_realms import score
from talia.games.fantasy_realms.cards import CARD_COUNT, IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS
from tests.bots.fantasy_realms.tools import GAME
from tests.bots.tools import sent

HANDS = [
    ["bell_tower", "forest", "warhorse", "knights", "swamp", "candle", "light_cavalry"],
    ["warlock_lord", "unicorn", "smoke", "dragon", "king", "queen", "rangers"],
    ["mountain", "cavern", "great_flood", "blizzard", "hydra", "elven_archers", "forge"],
]


def laid_against(offered: str, laid: str) -> talia.State:
    """Seat 0 has offered a card to anyone, and seat 1 has laid one against it."""
    position = {"game": "fantasy_realms", "seats": 3, "options": {"variant": "chaos"}, "table": {"hands": HANDS}}
    state = GAME.position(position)
    for seat, word in ((0, "offer"), (0, offered), (0, "anyone"), (0, "anything"), (1, "answer_0_1"), (1, laid)):
        state.answer(seat, word)
    return state


@pytest.mark.parametrize("level", ["greedy", "apprentice", "adept", "expert"])
def test_what_loses_points_is_not_accepted_and_what_wins_many_is(level: str) -> None:
    before = score(HANDS[0]).total
    taken = 0
    for laid in HANDS[1]:
        after = score([*[card for card in HANDS[0] if card != "swamp"], laid]).total
        view = sent(laid_against("swamp", laid), 0)
        words = [think(view, level, seed, Budget(nodes=16))[1]["best"]["word"] for seed in range(6)]
        if after <= before:
            assert "accept_1" not in words
        elif after - before >= 15:
            assert "accept_1" in words
            taken += 1
    assert taken > 0


def test_a_swap_is_told_by_its_points() -> None:
    view = sent(laid_against("swamp", "unicorn"), 0)
    record = think(view, "expert", 1, Budget(nodes=16))[1]
    assert record["because"][0]["code"].startswith("realms-")
    assert record["quality"]["worlds"] == 4


def partners_of(hands: list[list[str]]) -> Partners:
    """What seat 0 deals: seat 1 may hold any of the hands, one a world."""
    own = HANDS[0]
    partners = Partners(Hands(), 0, 3, ((1 << CARD_COUNT) - 1) & ~mask(own))
    for hand in hands:
        rest = [card for card in IDS if card not in own and card not in hand][:7]
        table = {"hands": [own, hand, rest]}
        position = {"game": "fantasy_realms", "seats": 3, "options": {"variant": "chaos"}, "table": table}
        partners.see(GAME.position(position, memory=False))
    return partners


FLAMES = ["fire_elemental", "lightning", "fountain_of_life", "mountain", "smoke", "dragon", "rainstorm"]
ARMIES = ["king", "queen", "rangers", "dwarvish_infantry", "rainstorm", "shield_of_keth", "sword_of_keth"]


@pytest.mark.parametrize(("wish", "likelier"), [("flame", 0), ("army", 1)])
def test_who_wishes_for_a_suit_holds_a_hand_that_it_fits(wish: str, likelier: int) -> None:
    partners = partners_of([FLAMES, ARMIES])
    partners.weigh(1, [], [])
    before = partners.shares[1][likelier]
    partners.weigh(1, [(NUMBER["rainstorm"], SUITS.index(wish))], [])
    assert partners.shares[1][likelier] > before + 0.02
    assert sum(partners.shares[1]) == pytest.approx(1.0)


def test_who_lays_a_card_does_not_hold_a_hand_that_is_worse_off() -> None:
    partners = partners_of([FLAMES, ARMIES])
    hands = Hands()
    offered, laid = NUMBER["knights"], NUMBER["rainstorm"]
    gains = [swap_gain(hands, mask(hand), laid, offered) for hand in (FLAMES, ARMIES)]
    partners.weigh(1, [], [])
    before = partners.shares[1]
    partners.weigh(1, [], [(offered, laid)])
    worse = min(range(2), key=lambda at: gains[at])
    assert gains[worse] <= 0 < gains[1 - worse]
    assert partners.shares[1][worse] < before[worse] / 2


def test_what_partners_gain_counts_against_a_swap() -> None:
    partners = partners_of([FLAMES])
    for partner in (1, 2):
        partners.weigh(partner, [], [])
    own = mask(HANDS[0])
    for card in members(own):
        kind = partners.promises(own, card, 0.0)[1]
        spiteful = partners.promises(own, card, 0.3)[1]
        assert kind[0] == spiteful[0]
        assert kind[1] >= spiteful[1]
        assert kind[1] == 0.0 or kind[1] > spiteful[1]
    assert any(partners.promises(own, card, 0.0)[1][1] > 0 for card in members(own))


def test_only_the_view_is_asked_what_others_have_said() -> None:
    state = laid_against("swamp", "unicorn")
    for word in ("offer", "blizzard", "anyone", "weather"):
        state.answer(2, word)
    view = sent(state, 0)
    assert asked_for(view, 2) == ([(NUMBER["blizzard"], SUITS.index("weather"))], [])
    assert asked_for(view, 1) == ([], [(NUMBER["swamp"], NUMBER["unicorn"])])
    assert asked_for(sent(state, 2), 1) == ([], [])

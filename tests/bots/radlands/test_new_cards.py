"""A camp that no bot has heard of is taken, used and judged by all levels, and the weights keep what they know."""

from __future__ import annotations

from pathlib import Path

import pytest

from talia.bots.methods.net import load
from talia.bots.methods.weights import weights_of
from talia.bots.radlands.features import FEATURES, NAME, feature_words
from talia.bots.radlands.rules import COST, EXCEPTIONS, GAIN, HARM, INJURE, OTHER, good_for, worked_out
from talia.games.radlands.cards.box import CAMPS, PEOPLE
from tests.games.radlands.added import NIGHT_MARKET, run, with_card

PLAY = """
import json, talia
from talia.bots import Budget, bot
from talia.bots.radlands.features import FEATURES, feature_words
from talia.bots.radlands.rules import good_for
game = talia.game("radlands")
camps = ["night_market", "oasis", "garage"]
state = game.start(4, camps="given", camps_0=camps, camps_1=["reactor", "cannon", "watchtower"], first_player="seat_0")
players = [bot("expert", 1, Budget(nodes=40)), bot("apprentice", 2)]
answers = 0
while not state.over and answers < 40:
    seat = state.asked[0]
    state.answer(seat, players[seat].answer(state.view(seat)))
    answers += 1
drafted = game.start(5)
drafted.answer(0, bot("expert", 3, Budget(nodes=40)).answer(drafted.view(0)))
print(json.dumps([good_for("night_market"), FEATURES, len(set(feature_words())), answers]))
"""


def test_every_level_plays_with_a_camp_it_has_never_seen(tmp_path: Path) -> None:
    folder = with_card(tmp_path, "camps.py", "\nOASIS: Final", NIGHT_MARKET)
    good, features, words, answers = run(folder, PLAY)
    assert good == GAIN
    assert features == words == FEATURES + 10  # four states and a ruin, mine and theirs
    assert answers == 40


def test_the_net_says_of_known_cards_what_it_said_before() -> None:
    words = feature_words()
    wanted = ["mine:night_market:whole", *words]
    net, _ = load(weights_of("radlands") / "radlands", "radlands", 2, {}, NAME, words)
    moved, _ = load(weights_of("radlands") / "radlands", "radlands", 2, {}, NAME, wanted)
    assert (moved.layers[0][0][1:] == net.layers[0][0]).all()
    assert not moved.layers[0][0][0].any()


@pytest.mark.parametrize(
    ("card", "good"),
    [("sniper", HARM), ("vigilante", INJURE), ("muse", GAIN), ("reactor", COST), ("oasis", OTHER), ("punk", OTHER)],
)
def test_what_a_card_is_good_for_follows_from_what_it_does(card: str, good: str) -> None:
    assert card not in EXCEPTIONS
    assert good_for(card) == good


def test_exceptions_are_cards_that_would_count_for_something_else() -> None:
    for card, good in EXCEPTIONS.items():
        assert card in PEOPLE or card in CAMPS
        assert good_for(card) == good != worked_out(card)

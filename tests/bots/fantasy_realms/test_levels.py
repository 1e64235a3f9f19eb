"""The levels of Fantasy Realms: what each takes and discards, in every variant, to the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.bots import LEVELS, Budget, think
from talia.bots.play.levels import find
from tests.bots.fantasy_realms.tools import GAME, asked_view, laid, whole_game

NODES = Budget(nodes=60)
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"scoring": "best"}),
    (6, {}),
    (2, {"variant": "two_player"}),
    (3, {"variant": "chaos", "moments": 2}),
    (4, {"variant": "chaos", "offers": "hidden", "moments": 2}),
    (2, {"cards": ["land", "flood", "necromancer", "book_of_changes", "mirage"], "hand": 3, "end": 4}),
]
# A hand without choices: bell_tower is 8, and 23 with a wizard.
PLAIN = ["bell_tower", "forest", "warhorse", "knights", "swamp", "candle", "light_cavalry"]
OTHER = ["mountain", "cavern", "great_flood", "blizzard", "dragon", "king", "queen"]


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_every_level_plays_every_variant_to_its_end(level: str, seats: int, options: dict[str, Any]) -> None:
    state, records = whole_game([level] * seats, 7, 8, **options)
    assert state.over
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason != "turn_limit"
    playing = find(level, "fantasy_realms", seats, GAME.setup(seats, **options).options).level.name
    assert {record["quality"]["plays"] for record in records} <= {playing}


def test_greedy_takes_what_raises_its_score_and_the_deck_otherwise() -> None:
    raising = asked_view(laid([PLAIN, OTHER], ["warlock_lord", "smoke"]))
    action, record = think(raising, "greedy", 1, NODES)
    assert record["best"]["word"] == "warlock_lord"
    assert record["because"][0]["code"] == "realms-table"
    assert record["because"][0]["points"] == round(record["options"][0]["score"] - talia_score(PLAIN)) > 0
    assert action == record["best"]["action"]
    useless = asked_view(laid([PLAIN, OTHER], ["smoke"]))
    record = think(useless, "greedy", 1, NODES)[1]
    assert record["best"]["word"] == ("deck" if record["because"][0]["code"] == "realms-no_table" else "smoke")


def talia_score(cards: list[str]) -> int:
    from talia.games.fantasy_realms import score

    return score(cards).total


def test_the_adept_weighs_the_deck_by_its_mean() -> None:
    view = asked_view(laid([PLAIN, OTHER], ["smoke"]))
    record = think(view, "adept", 1, NODES)[1]
    reason = record["because"][0]
    assert reason["code"] == "realms-deck_table"
    unseen = [card for card in _every() if card not in {*PLAIN, "smoke"}]
    now = talia_score(PLAIN)
    mean = sum(_best_of(card) for card in unseen) / len(unseen)
    # The other hand is not seen: its cards count among those that may be drawn.
    assert reason["deck"] == round(mean - now)
    deck = next(option for option in record["options"] if option["word"] == "deck")
    assert deck["score"] == pytest.approx(mean, abs=0.01)


def _every() -> list[str]:
    from talia.games.fantasy_realms.cards import IDS

    return list(IDS)


def _best_of(card: str) -> int:
    """The points after drawing a card: the best of all discards, Necromancer and all."""
    from talia.games.fantasy_realms import score

    held = [*PLAIN, card]
    found = []
    for out in held:
        kept = [other for other in held if other != out]
        found.append(score(kept, discard=["smoke", out], explained=False).total)
    return max(found)


def test_the_apprentice_errs_between_near_equals_but_not_wildly() -> None:
    view = asked_view(laid([PLAIN, OTHER], ["hydra", "unicorn", "basilisk", "rangers", "empress"]))
    records = [think(view, "apprentice", seed, NODES)[1] for seed in range(60)]
    taken = [record["best"]["word"] for record in records]
    assert len(set(taken)) > 2
    best = think(view, "greedy", 1, NODES)[1]["best"]
    assert best["word"] in taken
    lost = [best["score"] - record["best"]["score"] for record in records]
    assert sum(lost) / len(lost) < 12  # points; the deck at random would lose more
    assert taken.count("deck") < 30


def test_a_choice_at_scoring_is_the_proven_best_one() -> None:
    hand = ["book_of_changes", "mirage", "forest", "unicorn", "warhorse", "princess", "bell_tower"]
    state = GAME.position(
        {
            "game": "fantasy_realms",
            "seats": 2,
            "table": {"hands": [hand, OTHER], "area": _ten(hand), "open": True},
        }
    )
    best = talia_score(hand)
    while not state.over:
        seat = state.asked[0]
        state.answer(seat, think(asked_view(state), "apprentice", 1, NODES)[0])
    assert state.scores()[0] == best


def _ten(hand: list[str]) -> list[str]:
    return [card for card in _every() if card not in {*hand, *OTHER}][:10]


def test_a_node_budget_bounds_what_is_looked_at() -> None:
    view = asked_view(laid([PLAIN, OTHER], ["smoke"]))
    few = think(view, "adept", 1, Budget(nodes=10))[1]["quality"]["nodes"]
    many = think(view, "adept", 1, Budget(nodes=1000))[1]["quality"]["nodes"]
    assert few == 10 + 1
    assert many == 53 - 7 - 1 + 1


def test_bots_of_every_level_are_the_same_again() -> None:
    view = asked_view(laid([PLAIN, OTHER], ["smoke", "unicorn"]))
    for level in (*LEVELS, "greedy"):
        assert think(view, level, 5, NODES) == think(view, level, 5, NODES)
    with pytest.raises(talia.BadOption, match="greedy"):
        find("wizard", "fantasy_realms", 2, {"variant": "classic"})

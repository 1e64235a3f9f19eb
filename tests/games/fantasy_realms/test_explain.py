"""The explanation: each step of the rulebook's order, by whom and why."""

from __future__ import annotations

from talia.games.fantasy_realms import score
from talia.games.fantasy_realms.extra.explain import Line
from tests.games.fantasy_realms.cases import CASES, RULINGS, read_case

ORDER = [
    *("takes-card", "copies", "takes-name", "takes-suit", "changes-suit", "clears", "clears-army", "blanks"),
    *("blanks-itself", "ring", "blanked-unless", "blanked-with", "condition-ring", "base", "bonus", "penalty"),
    "would-have",
]
STEPS = [{0}, {1}, {2, 3}, {4}, {5, 6}, {7, 8, 9}, {10, 11, 12}, {13, 14, 15, 16}]


def lines(hand: str) -> list[Line]:
    cards, choices = read_case(hand)
    return list(score(cards, choices=choices).lines)


def test_steps_come_in_the_order_of_the_rulebook() -> None:  # 5
    kinds = set()
    for _, hand, points in CASES + RULINGS:
        found = lines(hand)
        kinds |= {line.kind for line in found}
        steps = [next(n for n, step in enumerate(STEPS) if ORDER.index(line.kind) in step) for line in found]
        assert steps == sorted(steps), hand
        assert sum(line.points for line in found if line.kind in ("base", "bonus", "penalty")) == points
    assert kinds >= set(ORDER) - {"takes-card"}


def test_who_clears_and_who_blanks_whom() -> None:  # 8.1
    found = lines("blizzard great_flood wildfire cavern")
    assert found[:2] == [
        Line("clears", "fantasy_realms.5.5", ("cavern", "blizzard")),
        Line("blanks", "fantasy_realms.6a", ("great_flood", "cavern", "wildfire")),
    ]
    assert Line("would-have", "fantasy_realms.7.wildfire", ("wildfire",), 40) in found


def test_a_ring_and_what_its_cards_would_have_scored() -> None:  # LOOP-1
    cards, choices = read_case("basilisk doppelganger=basilisk king knights")
    found = score(cards, choices=choices)
    assert Line("ring", "fantasy_realms.6a.ring", ("basilisk", "doppelganger")) in found.lines
    by_id = {card.card: card for card in found.cards}
    assert by_id["basilisk"].blanked_by == ("doppelganger",)
    assert by_id["basilisk"].would_have == 35
    assert by_id["doppelganger"].name == "basilisk"
    assert by_id["king"].bonus == 5


def test_a_bonus_names_the_cards_that_gave_it() -> None:
    assert Line("bonus", "fantasy_realms.7.forest", ("forest", "elven_archers", "unicorn"), 24) in lines(
        "forest unicorn elven_archers"
    )
    assert Line("penalty", "fantasy_realms.7.swamp", ("swamp", "candle", "knights"), -6) in lines(
        "swamp candle knights"
    )


def test_the_word_army_is_said_to_be_cleared_only_where_it_stands() -> None:  # ARMY-2
    found = lines("rangers basilisk knights king warlock_lord")
    assert Line("clears-army", "fantasy_realms.5.5", ("rangers", "basilisk")) in found
    cards, choices = read_case("warship great_flood knights")
    by_id = {card.card: card for card in score(cards, choices=choices).cards}
    assert by_id["great_flood"].army_cleared_by == ("warship",)
    assert by_id["knights"].army_cleared_by == ()


def test_without_explanation_only_the_total_and_choices_are_given() -> None:
    found = score(["king", "queen", "knights"], explained=False)
    assert (found.total, found.lines, found.cards) == (8 + 20 + 6 + 20 + 20, (), ())

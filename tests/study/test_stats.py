"""Statistics of many games: the same bytes whoever plays them, tables that are right, and those that are shipped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from talia import engine
from talia.bots.training.stats import Tally
from talia.cli.__main__ import main
from talia.core.errors import BadOption
from talia.core.rng import Random
from talia.games.radlands.cards.box import CAMPS
from talia.study import shelf
from talia.study.stats import form, playing, radlands
from talia.study.stats.logistic import fit, inverse, sigmoid

COMPILED = engine.kind() == "compiled"
MADE = Path(__file__).parent / "made"
# Made by `talia stats fantasy_realms --games N --seats 2 --out …`, on either engine.
AGAIN = 1000 if COMPILED else 2


def test_a_table_is_made_again_to_the_digit(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    words = ["stats", "fantasy_realms", "--seats", "2", "--jobs", "1", "--json", "--games", str(AGAIN)]
    assert main([*words, "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == (MADE / f"fantasy_realms-{AGAIN}.json").read_text(encoding="utf-8")


def test_games_are_the_same_in_any_order_and_in_parts() -> None:
    asked = playing.wish("fantasy_realms", "quick", 2, {}, 7)
    told = json.dumps({**asked, "games": 2})
    whole = playing.part(told, 0)["games"]
    assert whole == [playing.play(asked, 0), playing.play(asked, 1)]
    assert whole[0] != whole[1]
    assert playing.play(playing.wish("fantasy_realms", "quick", 2, {}, 8), 0) != whole[0]


def test_what_is_not_counted_is_refused() -> None:
    with pytest.raises(BadOption, match="allowed"):
        playing.wish("template", "quick", None, {}, 1)
    with pytest.raises(BadOption, match="classic"):
        playing.wish("fantasy_realms", "quick", 3, {"variant": "chaos"}, 1)
    with pytest.raises(BadOption, match="quick and expert"):
        playing.wish("cardia", "slow", None, {}, 1)


def test_everybody_has_random_camps_and_nobody_the_same() -> None:
    seen: set[str] = set()
    for seed in range(40):
        options = radlands.options(seed, {})
        six = [*options["camps_0"], *options["camps_1"]]
        assert len(set(six)) == 6
        seen.update(six)
    assert len(seen) == len(CAMPS.words())


def test_a_card_that_wins_and_one_that_only_seems_to() -> None:
    rng = Random(3)
    points, hands = [], []
    for _ in range(3000):
        dealt = [["good"], ["bad"]] if rng.below(2) else [["bad"], ["good"]]
        better = 0 if dealt[0] == ["good"] else 1
        won = better if rng.below(100) < 60 else 1 - better
        points.append(form.winners([won], 2))
        hands.append([[*dealt[0], "both"], [*dealt[1], "both"]])
    rows = {row["of"][0]: row for row in form.held(points, hands, ["good", "bad", "both"])}
    assert rows["good"]["low"] < 0.6 < rows["good"]["high"]
    assert rows["good"]["low"] > 0.55
    # What both hold wins half of the time, and that is sure: the games' results hang together.
    assert rows["both"]["value"] == 0.5
    assert rows["both"]["share"] == 1.0
    assert form.winners([], 4) == [0.25] * 4
    assert form.in_turn([0.0, 1.0, 0.0], 1) == [1.0, 0.0, 0.0]


def test_the_most_frequent_groups_come_first_with_what_they_won() -> None:
    points = [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]
    had: list[list[list[list[str]]]] = [[[["a", "b"]], [[]]], [[["a", "b"]], [["c"]]], [[["a", "b"]], [[]]]]
    rows = form.groups(points, had, 2)
    assert [(row["of"], row["value"], row["share"]) for row in rows] == [(["a", "b"], 0.6667, 0.5), ([], 0.0, 0.3333)]


def test_what_is_played_when_and_what_it_loses_is_read_from_the_log() -> None:
    told = playing.play(playing.wish("cardia", "quick", None, {}, 3), 0)
    played = told["played"]
    assert [number for _, number, _ in played] == sorted(number for _, number, _ in played)
    for first, second in zip(played[::2], played[1::2], strict=True):
        assert first[1] == second[1]
        assert not (first[2] and second[2]), "one of two cards loses at most"
    assert sum(lost for _, _, lost in played) > len(played) / 4
    assert [card for card, number, _ in played if number == 1] == told["first"] or told["first"] == []


def test_the_first_turns_of_radlands_are_those_of_both_seats() -> None:
    told = playing.play(playing.wish("radlands", "quick", None, {}, 3), 0)
    assert [len(turns) for turns in told["first"]] == [radlands.FIRST, radlands.FIRST]
    cards = [card for turns in told["first"] for turn in turns for card in turn]
    assert cards
    assert all(turn == sorted(turn) for turns in told["first"] for turn in turns)


def test_the_logistic_fit_finds_what_camps_are_worth() -> None:
    rng = Random(5)
    true = [0.8, 0.4, 0.2, 0.0, -0.2, -0.4, -0.3, -0.5]
    games = []
    for _ in range(4000):
        six = rng.shuffled(list(range(8)))[:6]
        ahead = sum(true[n] for n in six[:3]) - sum(true[n] for n in six[3:]) + 0.3
        games.append((six[:3], six[3:], float(float(rng.below(10**6)) < 10**6 * sigmoid(ahead))))
    found = fit(games, 8)
    mean = sum(true) / 8
    for weight, error, wanted in zip(found.weights, found.errors, true, strict=True):
        assert abs(weight - (wanted - mean)) < 4 * error
        assert 0.02 < error < 0.08
    assert abs(found.first - 0.3) < 4 * found.first_error
    assert abs(sum(found.weights)) < 1e-9


def test_an_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    back = inverse(matrix)
    for i in range(3):
        for j in range(3):
            assert abs(sum(matrix[i][k] * back[k][j] for k in range(3)) - (i == j)) < 1e-12


def test_a_pair_is_listed_only_if_it_stands_out() -> None:
    words = CAMPS.words()
    rng = Random(9)
    games: list[dict[str, Any]] = []
    for _ in range(1500):
        six = rng.shuffled(words)[:6]
        mine = {words[0], words[1]} <= set(six[:3])
        theirs = {words[0], words[1]} <= set(six[3:])
        chance = 95 if mine else 5 if theirs else 50
        games.append({"began": 0, "camps": [six[:3], six[3:]], "won": [0 if rng.below(100) < chance else 1]})
    singles, pairs = radlands.camps(games, [form.winners(game["won"], 2) for game in games])
    assert len(singles["rows"]) == len(words)
    assert pairs["tried"] == len(words) * (len(words) - 1) // 2
    assert pairs["rows"] == [] or pairs["rows"][0]["of"] == sorted(words[:2], key=words.index)


@pytest.mark.parametrize("game", playing.GAMES)
def test_shipped_statistics_say_how_many_games_and_how_to_make_them_again(game: str) -> None:
    found = shelf.statistics(game)
    assert [one["players"] for one in found][:2] == ["quick", "expert"]
    for one in found[:2]:
        asked = playing.wish(game, one["players"], one["seats"], one["options"], 1)
        assert one["command"] == playing.command(asked, one["games"])
        for table in one["tables"]:
            assert table["rows"] or table["kind"] == "pairs"
            for row in table["rows"]:
                assert row["low"] <= row["value"] <= row["high"]
                assert 0 < row["games"] <= one["games"] * one["seats"]
        whole = sum(row["value"] for table in one["tables"] if table["kind"] == "seats" for row in table["rows"])
        assert abs(whole - 1.0) < 0.001


def test_intervals_hold_what_they_say() -> None:
    """In about 95 of 100 counts the true share lies in its interval."""
    rng = Random(11)
    inside = 0
    for _ in range(300):
        tally = Tally()
        for _ in range(60):
            lucky = rng.below(100) < 30
            tally.add(2.0 * lucky, 2)
        found = tally.estimate()
        inside += found.low <= 0.3 <= found.high
    assert 270 <= inside <= 298

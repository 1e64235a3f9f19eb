"""The study of every hand: nothing missed, nothing counted twice, sums right, runs resumed, results told."""

from __future__ import annotations

import json
import sys
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

from talia import engine
from talia.cli.__main__ import main
from talia.core.errors import BadOption
from talia.games.fantasy_realms import best_mask, score, score_mask
from talia.games.fantasy_realms.extra.bulk import (
    AS_PRINTED,
    BEST_CHOICES,
    EIGHTH,
    Totals,
    best_checksum,
    disagreements,
)
from talia.games.fantasy_realms.extra.choosers import ADDER, FROM_DISCARD
from talia.games.fantasy_realms.extra.narrow import ALL_CARDS
from talia.study import fantasy_realms, report, workers
from talia.study.fantasy_realms import HANDS, PARTS, by_card, prefixes

Out = pytest.CaptureFixture[str]
COMPILED = engine.kind() == "compiled"
BEST_OF_400 = 842928497514  # mixed from the best scores of 400 random hands
TINY = {0: [(44, 45), (44, 46)], 1: [(45, 46), (25, 47)]}  # the two lowest cards of a few dozen hands


def mask(cards: tuple[int, ...]) -> int:
    return sum(1 << card for card in cards)


def test_the_parts_hold_every_hand_once_and_are_of_one_size() -> None:
    dealt = [pair for part in range(PARTS) for pair in prefixes(part)]
    assert len(dealt) == len(set(dealt))
    assert sum(comb(52 - b, 5) for _, b in dealt) == HANDS == 154_143_080
    sizes = [sum(comb(52 - b, 5) for _, b in prefixes(part)) for part in range(PARTS)]
    assert max(sizes) < 2 * HANDS / PARTS


@pytest.mark.parametrize("mode", [AS_PRINTED, BEST_CHOICES])
def test_the_sums_are_those_of_the_hands_one_by_one(mode: int) -> None:
    lowest = 43 if mode == AS_PRINTED or COMPILED else 45
    totals = Totals()
    counted = sum(totals.add_prefix(a, b, mode) for a, b in combinations(range(lowest, 53), 2))
    hands = list(combinations(range(lowest, 53), 7))
    points = {hand: score_mask(mask(hand)) if mode == AS_PRINTED else best_mask(mask(hand)) for hand in hands}
    assert counted == len(hands)
    scores = totals.scores()
    assert {score: list(points.values()).count(score) for score in scores} == scores
    sums = dict(zip(combinations(range(53), 3), totals.triple_sums(), strict=True))
    for trio in combinations(range(lowest, 53), 3):
        assert sums[trio] == sum(worth for hand, worth in points.items() if set(trio) <= set(hand)), trio
    assert sum(sums.values()) == 35 * sum(points.values())
    assert max(totals.best)[0] == max(points.values())


def test_an_eighth_card_is_one_the_necromancer_could_take() -> None:
    totals = Totals()
    low, high = 44, 53  # Weapons, Artifacts, wilds only: nothing to take
    assert sum(totals.add_prefix(a, b, EIGHTH) for a, b in combinations(range(low, high), 2)) == 0
    pairs = [(25, 45), (27, 45), (25, 27)]
    counted = sum(totals.add_prefix(a, b, EIGHTH) for a, b in pairs[:2])
    wanted = [
        hand
        for hand in combinations([25, *range(45, 53)], 7)
        if hand[:2] == (25, 45) and ADDER not in hand and mask(hand) & FROM_DISCARD
    ]
    assert counted == len(wanted)  # a hand that holds the Necromancer twice is none
    best = max(best_mask(mask(hand) | 1 << ADDER) for hand in wanted)
    assert max(totals.best)[0] == best


def test_the_best_hands_are_kept_in_order() -> None:
    totals = Totals()
    for a, b in combinations(range(42, 53), 2):
        totals.add_prefix(a, b, AS_PRINTED)
    all_points = sorted((int(score_mask(mask(hand))) for hand in combinations(range(42, 53), 7)), reverse=True)
    assert [points for points, _ in totals.best] == all_points[:100]
    assert all(score_mask(hand) == points for points, hand in totals.best)


def test_bulk_and_exact_scorer_agree_on_a_sample() -> None:
    """`talia study` does the same on a million hands."""
    assert disagreements(99, 20_000 if COMPILED else 150) == []
    # The same best scores compiled and interpreted.
    assert best_checksum(5, 400, ALL_CARDS) == BEST_OF_400


def test_the_known_maxima() -> None:  # section 10; that nothing is better is what the whole study shows
    seven = score(["cavern", "bell_tower", "earth_elemental", "candle", "collector", "gem_of_order", "book_of_changes"])
    assert seven.total == 385
    hand = [
        "bell_tower",
        "candle",
        "necromancer",
        "warhorse",
        "sword_of_keth",
        "shield_of_keth",
        "gem_of_order",
        "book_of_changes",
    ]
    assert score(hand).total == 397


def test_cards_that_simply_add_up_are_worth_nothing_together() -> None:
    values = [float(number * number % 23) for number in range(53)]
    deck = sum(values)
    triples = []
    for trio in combinations(range(53), 3):
        own = sum(values[card] for card in trio)
        triples.append(int(own * comb(50, 4) + (deck - own) * comb(49, 3)))
    found = by_card(triples, 7 * deck / 53, 1378)
    assert all(abs(pair["value"]) < 1e-6 for pair in found["most_together"])
    ranked = {card["card"]: card["worth"] for card in found["cards"]}
    # worth = value - average of the 52 others, as one of them stands in for it
    assert ranked["mountain"] == pytest.approx(values[0] - (deck - values[0]) / 52)
    assert [card["with"] for card in found["cards"]] == sorted((card["with"] for card in found["cards"]), reverse=True)


def test_finished_parts_are_not_done_again(tmp_path: Path) -> None:
    calls: list[int] = []

    def work(mode: str, part: int) -> dict[str, Any]:
        calls.append(part)
        return {"part": part, "mode": mode}

    def run(mark: str) -> list[dict[str, Any]]:
        return workers.run_parts(tmp_path / "parts", "test", range(4), work, "best", mark, 1, None)

    assert [part["part"] for part in run("one")] == [0, 1, 2, 3]
    (tmp_path / "parts" / "part-002.json").write_text('{"half', encoding="utf-8")
    assert [part["part"] for part in run("one")] == [0, 1, 2, 3]
    assert calls == [0, 1, 2, 3, 2]  # only the broken file was made anew
    run("two")
    assert calls[5:] == [0, 1, 2, 3]  # other rules: nothing is reused
    assert sorted(path.name for path in (tmp_path / "parts").iterdir()) == [f"part-00{n}.json" for n in range(4)]


def part_by_name(mode: str, part: int) -> dict[str, Any]:
    return {"part": part, "mode": mode, "square": part * part}


def test_worker_processes_give_the_same_as_one(tmp_path: Path) -> None:
    several = workers.run_parts(tmp_path / "a", "test", range(5), part_by_name, "m", "x", 2, None)
    alone = workers.run_parts(tmp_path / "b", "test", range(5), part_by_name, "m", "x", 1, None)
    assert several == alone
    assert [part["square"] for part in alone] == [0, 1, 4, 9, 16]


def test_without_ray_the_option_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"--ray: Ray is not installed; pip install 'talia\[ray\]' brings it"):
        workers.run_parts(tmp_path, "test", range(2), part_by_name, "m", "x", 1, "")


def test_the_command_writes_tables_plots_and_json(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fantasy_realms, "prefixes", lambda part: TINY[part])
    arguments = ["study", "fantasy-realms", "--parts", "2", "--workers", "1", "--out", str(tmp_path), "--lang", "pl"]
    assert main([*arguments, "--verify", "64"]) == 0
    told = capsys.readouterr()
    assert "Incomplete" in told.out
    assert "checked 64 random hands: 0 disagreements" in told.err
    names = {path.name for path in tmp_path.iterdir()}
    for mode in ("as-printed", "best", "eighth"):
        assert names >= {f"{mode}.json", f"{mode}.md"}
    assert names >= {"distribution-best.png", "verified.json"}
    found = json.loads((tmp_path / "best.json").read_text(encoding="utf-8"))
    assert found["hands"] == 21 + 6 + 6 + 1
    assert sum(found["scores"].values()) == found["hands"]
    assert "Księga zmian" in (tmp_path / "best.md").read_text(encoding="utf-8")
    assert main([*arguments, "--verify", "0", "--no-plots", "--mode", "best", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["best"] == found["best"]


def test_a_complete_study_is_reported_and_drawn_in_full(tmp_path: Path) -> None:
    triples = [sum(trio) for trio in combinations(range(53), 3)]
    # Whole hands' sums divide by 5 and by 6; these made-up ones are made to.
    found = {
        "mode": "best",
        "complete": True,
        "hands": HANDS,
        "sum": HANDS * 80,
        "mean": 80.0,
        "deviation": 1.0,
        "quantiles": {"median": 80},
        "core_seconds": 1.0,
        "evaluations": 1,
        "scores": {"79": 1, "80": 2},
        "best": [{"points": 80, "hand": ["king"], "choices": {"mirage": {"suit": "land"}, "island": "swamp"}}],
        **by_card([30 * points for points in triples], 80.0, 3),
    }
    page = report.report(found, "en")
    assert "| 80 | King | Mirage = Land; Island = Swamp |" in page
    assert "## Best triples" in page
    drawn = report.plots(found, tmp_path, "hu")
    assert [path.name for path in drawn] == ["distribution-best.png", "cards-best.png", "pairs-best.png"]
    assert all(path.stat().st_size > 10_000 for path in drawn)


def test_wrong_options_are_refused(capsys: Out) -> None:
    for wrong in (["--workers", "0"], ["--parts", "0"], ["--parts", "129"]):
        assert main(["study", "fantasy-realms", *wrong]) == 1
        assert capsys.readouterr().err == "talia: --workers: at least 1; --parts: 1 to 128\n"

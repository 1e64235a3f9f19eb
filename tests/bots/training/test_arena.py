"""The arena: paired deals, independent streams, logs that resume, tables that do not mix, and reports that repeat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.bots import Budget
from talia.bots.training import runners
from talia.bots.training.arena import Arena, fingerprint
from talia.bots.training.match import RANGE, RANGES, Match, arranged, play_deal
from talia.bots.training.stats import Sprt
from talia.cli.__main__ import main
from talia.games import PLACES

Out = pytest.CaptureFixture[str]


def match(*players: str, **more: Any) -> list[Match]:
    return arranged("template", None, {}, list(players), Budget(nodes=30), inside=True, **more)[0]


def one_by_one(matches: list[Match], jobs: Iterable[tuple[int, int]]) -> Iterator[Any]:
    return runners.local(matches, jobs, 1)


def test_a_deal_is_played_from_both_seats() -> None:
    (arranged_match,) = match("apprentice", "novice")
    played = play_deal(arranged_match.to_json(), 3)
    assert len(played["games"]) == 2
    for game in played["games"]:
        assert sum(game["points"]) == 1
        assert game["failed"] == [0, 0]
    # The same level on both sides without any luck of its own: the swapped game is the mirror of the first.
    (mirror,) = match("apprentice", "apprentice")
    for deal in range(8):
        first, second = play_deal(mirror.to_json(), deal)["games"]
        assert first["points"] == second["points"][::-1]
        assert first["scores"] == second["scores"][::-1]


def test_the_ranges_of_deals_do_not_meet() -> None:
    starts = sorted(RANGES.values())
    assert all(after - before >= RANGE for before, after in pairwise(starts))
    assert set(RANGES) == {"tuning", "gating", "reporting", "training"}
    seeds = {match("novice", "novice", seeds=name)[0].seed(deal) for name in RANGES for deal in range(50)}
    assert len(seeds) == 50 * len(RANGES)


def test_bots_have_luck_of_their_own() -> None:
    (one,) = match("novice", "novice")
    games = [play_deal(one.to_json(), 1) for _ in range(2)]
    assert _without_times(games[0]) == _without_times(games[1])
    # Two of a kind on one deal do not play alike once seats are swapped: each has a stream of its own in each game.
    results = [play_deal(one.to_json(), deal)["games"] for deal in range(12)]
    assert any(a["scores"] != b["scores"][::-1] for a, b in results)


def _without_times(played: dict[str, Any]) -> dict[str, Any]:
    return {**played, "games": [{**game, "times": None} for game in played["games"]]}


def test_inside_and_behind_the_door_the_games_are_the_same() -> None:
    inside = match("ismcts", "apprentice")[0]
    behind = Match.from_json({**inside.to_json(), "inside": False})
    assert _without_times(play_deal(inside.to_json(), 2)) == _without_times(play_deal(behind.to_json(), 2))


def test_nodes_and_seconds_are_never_in_one_table() -> None:
    with pytest.raises(talia.BadOption, match="one table has one kind"):
        arranged("template", None, {}, ["ismcts@10n", "ismcts@0.1s"], None)
    # Levels that do not think have no budget, and go with either.
    found = arranged("template", None, {}, ["novice", "ismcts@0.1s"], Budget(nodes=5))[0]
    assert found[0].table == ("novice", "ismcts@0.1s")


def test_a_run_is_resumed_from_its_log(tmp_path: Path) -> None:
    log = tmp_path / "deals.jsonl"
    whole = Arena(match("ismcts", "novice"), 6)
    whole.play(one_by_one)
    part = Arena(match("ismcts", "novice"), 4, log=log)
    part.play(one_by_one)
    with log.open("a", encoding="utf-8") as file:
        file.write('{"match": 0, "deal": 4, "ga')  # killed in the middle of a line
    again = Arena(match("ismcts", "novice"), 6, log=log)
    assert again.resume() == 4
    played: list[int] = []

    def watched(matches: list[Match], jobs: Iterable[tuple[int, int]]) -> Iterator[Any]:
        for job, done in one_by_one(matches, jobs):
            played.append(job[1])
            yield job, done

    again.play(watched)
    assert played == [4, 5]
    assert again.results[0].points() == whole.results[0].points()
    third = Arena(match("ismcts", "novice"), 6, log=log)
    assert third.resume() == 6


def test_a_log_of_something_else_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "deals.jsonl"
    Arena(match("novice", "apprentice"), 1, log=log).play(one_by_one)
    with pytest.raises(talia.BadRecord, match="other matches"):
        Arena(match("novice", "ismcts"), 1, log=log).resume()
    log.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(talia.BadRecord):
        Arena(match("novice", "apprentice"), 1, log=log).resume()


def test_results_count_in_the_order_of_deals(tmp_path: Path) -> None:
    def backwards(matches: list[Match], jobs: Iterable[tuple[int, int]]) -> Iterator[Any]:
        return runners.local(matches, reversed(list(jobs)), 1)

    one, other = Arena(match("apprentice", "novice"), 5), Arena(match("apprentice", "novice"), 5)
    one.play(one_by_one)
    other.play(backwards)
    assert one.results[0].points() == other.results[0].points()


def test_a_sequential_test_stops_as_soon_as_it_is_clear() -> None:
    arena = Arena(match("ismcts", "novice"), 400, Sprt(0.5, 0.6))
    arena.play(one_by_one)
    report = arena.to_json()["matches"][0]
    assert report["sprt"]["verdict"] == "accepted"
    assert report["sprt"]["ratio"] >= report["sprt"]["bound"]
    assert report["deals"] < 120


def test_a_game_without_end_is_stopped_counted_and_shared() -> None:
    arena = Arena(match("novice", "novice", cap=3), 4)
    arena.play(one_by_one)
    report = arena.to_json()["matches"][0]
    assert report["unfinished"] == 8
    assert report["points"] == 0.5


def test_who_overruns_can_be_made_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talia.bots.training.match.OVERRUN", 0.0)
    (one,) = arranged("template", None, {}, ["ismcts@0.002s", "novice"], None, inside=True, forfeit=True)[0]
    for game in play_deal(one.to_json(), 0)["games"]:
        assert game["late"][0] > 0
        assert game["points"] == [0.0, 1.0]


@pytest.mark.parametrize("name", [name for name in PLACES if talia.game(name).most_seats > 2])
def test_at_larger_tables_one_plays_against_a_field_from_every_seat(name: str) -> None:
    matches, _ = arranged(name, 3, {}, ["novice", "random"], None, inside=True)
    assert [one.table for one in matches] == [("novice", "random", "random"), ("random", "novice", "novice")]
    played = play_deal(matches[0].to_json(), 0)
    assert len(played["games"]) == 3
    assert all(sum(game["points"]) == pytest.approx(1) for game in played["games"])


def test_the_command_reports_for_people_and_programs(tmp_path: Path, capsys: Out) -> None:
    out, plot = tmp_path / "report.json", tmp_path / "plot.png"
    words = ["arena", "template", "novice", "expert", "ismcts@20n", "hand=2", "--deals", "3", "--inside"]
    assert main([*words, "--workers", "1", "--out", str(out), "--plot", str(plot)]) == 0
    printed = capsys.readouterr()
    assert "template has no expert of its own here: apprentice plays" in printed.err
    assert "points of … against" in printed.out
    assert "ismcts@20n" in printed.out
    report = json.loads(out.read_text())
    assert len(report["matches"]) == 3
    assert report["options"]["hand"] == 2
    assert report["code"] == fingerprint("template")
    assert report["budget"] == "nodes"
    assert plot.stat().st_size > 5000
    assert main([*words, "--workers", "1", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert _untimed(again["matches"]) == _untimed(report["matches"])
    assert report["command"].startswith("talia arena template novice expert ismcts@20n hand=2 --deals 3")


def test_knobs_are_shown(capsys: Out) -> None:
    assert main(["arena", "template", "novice", "ismcts[exploration=0.5]@20n", "--deals", "2", "--inside"]) == 0
    assert capsys.readouterr().out.count("ismcts[exploration=0.5]@20n") >= 3  # in the match, the times and the command


def _untimed(matches: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**one, "players": [player["name"] for player in one["players"]]} for one in matches]


def test_worker_processes_play_the_same_games(capsys: Out) -> None:
    words = ["arena", "template", "apprentice", "ismcts@20n", "--deals", "4", "--json"]
    assert main([*words, "--workers", "2"]) == 0
    two = json.loads(capsys.readouterr().out)
    assert main([*words, "--workers", "1", "--inside"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert _untimed(two["matches"]) == _untimed(one["matches"])


def test_wrong_use_is_told_in_a_sentence(capsys: Out) -> None:
    for words, complaint in (
        (["novice"], "two of them at least"),
        (["novice", "wizard"], "there is none of that name"),
        (["novice", "ismcts@1s", "ismcts@5n"], "one table has one kind"),
        (["novice", "random", "--deals", "0"], "from 1 up"),
        (["novice", "random", "--sprt", "0.6", "0.5"], "rising"),
        (["novice", "random", "--first", "-1"], "option first"),
        (["novice", "random", "ranks=77"], "option ranks"),
    ):
        assert main(["arena", "template", *words]) == 1
        assert complaint in capsys.readouterr().err


def test_with_a_field_all_others_meet_the_last_player_on_the_same_deals() -> None:
    for seats, options in ((2, {"variant": "two_player"}), (4, {})):
        found = arranged("fantasy_realms", seats, options, ["adept", "greedy", "novice"], Budget(nodes=5), field=True)[
            0
        ]
        assert [match.table for match in found] == [
            ("adept@5n", *["novice"] * (seats - 1)),
            ("greedy", *["novice"] * (seats - 1)),
        ]

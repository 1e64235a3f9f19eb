"""The ladder: ratings with intervals by deals, tables that go on and that others join, and those that are shipped."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import talia
from talia import engine
from talia.bots.play import strength
from talia.bots.play.levels import own_levels
from talia.cli.__main__ import main
from talia.games import PLACES
from talia.research import ladder
from talia.server import bots

HOUSE = Path(talia.__file__).parent
SHIPPED = [path for game in PLACES for path in sorted((HOUSE / "bots" / game / "ratings").glob("*.json"))]
LOWEST = """
from talia.bots import Bot


class Lowest(Bot):
    def think(self, view, seed, budget):
        return view["decision"]["options"][0]["action"]
"""

Out = pytest.CaptureFixture[str]


def match(one: str, other: str, tally: dict[str, int], seats: int = 2) -> dict[str, Any]:
    deals = sum(tally.values())
    return {"bot": one, "against": other, "deals": deals, "games": seats * deals, "tally": tally}


def rated(matches: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Ratings and margins, strongest first."""
    return {player["bot"]: (player["rating"], player["margin"]) for player in ladder.players(matches, "apprentice")}


def test_ratings_follow_the_odds_and_the_anchor_has_a_thousand() -> None:
    # 300 games to 100 and 360 to 40, of two a deal: 3 to 1 is 191 points, 9 to 1 is 382, and three times that is 573.
    found = rated(
        [
            match("adept", "apprentice", {"1": 100, "0.5": 100}),
            match("expert", "apprentice", {"1": 160, "0.5": 40}),
            match("expert", "adept", {"1": 100, "0.5": 100}),
        ]
    )
    assert found["apprentice"] == (1000.0, 0.0)
    assert found["adept"][0] == pytest.approx(1191, abs=3)
    assert found["expert"][0] == pytest.approx(1382, abs=5)
    assert list(found) == ["expert", "adept", "apprentice"]
    # At a table of four, one who wins half of the games against three has odds of 3 to 1 against each of them.
    four = rated([match("adept", "apprentice", {"0.5": 200}, seats=4), match("novice", "apprentice", {"0.25": 9}, 4)])
    assert four["adept"][0] == pytest.approx(1191, abs=4)
    assert four["novice"][0] == pytest.approx(1000, abs=2)


def test_intervals_count_deals_and_not_games() -> None:
    # 400 games won by halves: where a deal's two games go to one player each time, they tell no more than 200.
    split = rated([match("adept", "apprentice", {"0": 50, "0.5": 100, "1": 50})])["adept"]
    whole = rated([match("adept", "apprentice", {"0": 100, "1": 100})])["adept"]
    assert split[0] == whole[0] == 1000
    assert whole[1] == pytest.approx(split[1] * 2**0.5, rel=0.02)
    # 95 % of 400 free games: 1.96 * (400 / ln 10) * 2 / sqrt(400).
    assert split[1] == pytest.approx(34, abs=1)


def made(capsys: Out, *words: str) -> dict[str, Any]:
    assert main(["ladder", *words, "--workers", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_without_bots_all_levels_and_frozen_opponents_play(capsys: Out) -> None:
    assert ladder.usual("cardia") == ("novice", "apprentice", "adept", "expert", "master", "highest")
    # The master does not play by other rulings.
    assert ladder.usual("cardia", None, {"rulings": ["R4"]}) == ("novice", "apprentice", "adept", "expert", "highest")
    assert ladder.usual("radlands") == ("novice", "apprentice", "adept", "expert", "rules")
    assert ladder.usual("fantasy_realms", 4) == ("novice", "apprentice", "adept", "expert", "greedy")
    table = made(capsys, "template", "--deals", "2")
    assert {player["bot"] for player in table["players"]} == {"novice", "apprentice"}
    assert table["matches"][0]["games"] == 4


def test_a_table_that_was_stopped_goes_on_to_the_same(tmp_path: Path, capsys: Out) -> None:
    log = tmp_path / "log"
    words = ("template", "novice", "apprentice", "ismcts@20n")
    whole = made(capsys, *words, "--deals", "6")
    made(capsys, *words, "--deals", "2", "--log", str(log))
    with (tmp_path / "log.0").open("a", encoding="utf-8") as file:
        file.write('{"match": 0, "dea')  # killed in the middle of a line
    played = len((tmp_path / "log.0").read_text(encoding="utf-8").splitlines()) - 2
    assert played == 3 * 2
    assert made(capsys, *words, "--deals", "6", "--log", str(log)) == whole
    assert made(capsys, *words, "--deals", "6") == whole  # no time and no date is in it
    # Fewer deals for those who think: the others' games are the same.
    fewer = made(capsys, *words, "--deals", "6", "--thinking-deals", "3")
    games = {(one["bot"], one["against"]): one for one in fewer["matches"]}
    assert [games["novice", "apprentice"]] == [one for one in whole["matches"] if one["against"] == "apprentice"]
    assert {one["deals"] for one in fewer["matches"] if "ismcts@20n" in (one["bot"], one["against"])} == {3}
    near = made(capsys, *words, "--deals", "1", "--apart", "1")
    assert [(one["bot"], one["against"]) for one in near["matches"]] == [
        ("novice", "apprentice"),
        ("apprentice", "ismcts@20n"),
    ]


def test_a_bot_in_a_file_joins_a_table_by_its_own_games_only(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(LOWEST, encoding="utf-8")
    kept = made(capsys, "template", "novice", "apprentice", "--deals", "3", "--out", "kept.json")
    assert json.loads(Path("kept.json").read_text(encoding="utf-8")) == kept
    joined = made(capsys, "template", "mine.py:Lowest", "--onto", "kept.json", "--deals", "4", "--out", "more.json")
    new = [one for one in joined["matches"] if one not in kept["matches"]]
    assert joined["matches"][: len(kept["matches"])] == kept["matches"]
    assert [(one["bot"].partition("@")[0], one["against"], one["games"]) for one in new] == [
        ("mine.py:Lowest", "apprentice", 8),
        ("mine.py:Lowest", "novice", 8),
    ]
    assert len(joined["players"]) == 3
    assert joined["commands"] == [*kept["commands"], joined["commands"][-1]]
    one = made(capsys, "template", "ismcts@9n", "--onto", "kept.json", "--deals", "1", "--against", "novice")
    assert [(new["bot"], new["against"]) for new in one["matches"][1:]] == [("ismcts@9n", "novice")]
    # A file that has changed is another player.
    Path("mine.py").write_text(LOWEST.replace("[0]", "[-1]"), encoding="utf-8")
    assert main(["ladder", "template", "ismcts@9n", "--onto", "more.json", "--workers", "1"]) == 1
    assert "mine.py has changed since this table was made" in capsys.readouterr().err


def test_a_table_shows_what_it_says(capsys: Out) -> None:
    assert main(["ladder", "template", "--deals", "2", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "template, 2 seats" in out
    assert "apprentice is 1000" in out
    assert "points of … against" in out
    assert out.count("±") == 1  # the anchor has its rating by decree


def test_first_games_that_come_out_otherwise_are_told(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "table.json"
    table = made(capsys, "template", "novice", "apprentice", "random", "--deals", "2", "--out", str(path))
    assert main(["ladder", "template", "--check", str(path)]) == 0
    assert "the first deals of 3 matches come out as they did" in capsys.readouterr().out
    table["matches"][1]["first_deal"][0]["answers"] += 1
    path.write_text(json.dumps(table), encoding="utf-8")
    assert main(["ladder", "template", "--check", str(path)]) == 1
    assert capsys.readouterr().out.startswith("novice against random: the first deal comes out otherwise")


WRONG = [
    (["cardia", "novice"], "players: two of them at least"),
    (["cardia", "novice", "novice"], "players: one of them is named twice"),
    (["cardia", "novice", "genius"], "level 'genius': there is none of that name in cardia"),
    (["radlands", "novice", "adept", "hand=9"], "option hand: there is none of that name; allowed: camps, "),
    (["cardia", "apprentice", "expert@0.5s"], "bot expert@0.5s: a table is made again to the digit; give it a budget"),
    (["cardia", "novice", "random"], "anchor 'apprentice': it is none of the players: novice, random"),
    (["cardia", "none.py:Bot", "apprentice"], "level 'none.py:Bot': there is no file none.py"),
    (["cardia", "--deals", "0"], "--deals: allowed are whole numbers from 1 up"),
    (["cardia", "--apart", "-1"], "--apart: allowed are whole numbers from 0 up"),
    (["cardia", "--against", "novice"], "--against: this needs a table that is kept (--onto FILE)"),
    (["cardia", "expert", "--onto", "none.json"], "none.json: there is no such file"),
    (["cardia", "--check", "none.json"], "none.json: there is no such file"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_told_in_one_sentence(words: list[str], said: str, capsys: Out) -> None:
    assert main(["ladder", *words]) == 1
    err = capsys.readouterr().err
    assert err.startswith("talia: ")
    assert said in err
    assert err.count("\n") == 1


def test_what_does_not_fit_a_table_is_told_in_one_sentence(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "table.json"
    table = made(capsys, "template", "--deals", "1", "--out", str(path))

    def said(*words: str, **changed: Any) -> str:
        path.write_text(json.dumps({**table, **changed}), encoding="utf-8")
        assert main(["ladder", *words, "--onto", str(path)]) == 1
        return capsys.readouterr().err

    assert "this is a table of template, not of cardia" in said("cardia", "novice")
    assert "name those that are to join" in said("template")
    assert "the table says seats, options and deals" in said("template", "random", "--first", "3")
    assert "against 'expert': it is not in the table" in said("template", "random", "--against", "expert")
    assert "made with other rules or weights" in said("template", "random", weights={"net": "0" * 12})
    assert "made with other rules or weights" in said("template", "random", rules=99)
    assert "this is no table of the ladder" in said("template", "random", talia_ladder=0)


# What is shipped.


def test_each_game_has_ratings_of_the_weights_that_are_here() -> None:
    games = {path.parent.parent.name for path in SHIPPED}
    assert games == {"cardia", "radlands", "fantasy_realms"}
    for game in games:
        there = [json.loads(path.read_text(encoding="utf-8")) for path in SHIPPED if path.parent.parent.name == game]
        # Made anew with each change of the weights: docs/bots.md has the commands.
        assert [one["weights"] for one in there] == [strength.weights(game)] * len(there)
        assert list(strength.tables(game)) == there
        for table in there:
            assert table["rules"] == talia.game(game).rules
            assert table["players"] == ladder.players(table["matches"], table["anchor"])
            levels = [level for level in bots.levels(game) if level in strength.of_table(table)]
            assert levels == bots.levels(game)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_ratings_are_of_the_bots_that_are_here(path: Path) -> None:
    table = ladder.read(path)
    quick = {"novice", "random", *(level.name for level in own_levels(table["game"]) if not level.thinks)}

    def cheap(match: dict[str, Any]) -> bool:
        names = {match[side].partition("@")[0].partition("[")[0] for side in ("bot", "against")}
        return names <= quick

    # What can be played within this test: on interpreted rules the cheap levels only, and a few of them.
    soon = [match for match in table["matches"] if cheap(match)][:3]
    if engine.kind() == "compiled" and table["seats"] == 2:
        soon = table["matches"]
    assert len(soon) >= 3
    assert ladder.otherwise({**table, "matches": soon}) == []


def test_ratings_are_shown_where_they_were_measured_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = talia.game("cardia")
    usual = strength.strengths("cardia", 2, game.setup().options)
    assert set(bots.levels("cardia")) <= set(usual)
    assert usual["apprentice"] == strength.Strength(1000, 0)
    assert strength.strengths("cardia", 2, game.setup(2, deck="II").options) == {}
    realms = talia.game("fantasy_realms")
    four = strength.strengths("fantasy_realms", 4, realms.setup(4).options)
    two = strength.strengths("fantasy_realms", 2, realms.setup(2, variant="two_player").options)
    assert four
    assert two
    assert four != two
    assert strength.strengths("fantasy_realms", 5, realms.setup(5).options) == {}
    # With other weights nothing is known.
    shutil.copytree(HOUSE / "bots" / "cardia" / "weights", tmp_path / "weights")
    shutil.copytree(HOUSE / "bots" / "cardia" / "ratings", tmp_path / "ratings")
    monkeypatch.setattr(strength, "places", lambda game: tmp_path / "ratings")
    strength.tables.cache_clear()
    try:
        assert strength.strengths("cardia", 2, game.setup().options) == usual
        about = tmp_path / "weights" / "cardia.json"
        about.write_text(json.dumps({**json.loads(about.read_text()), "sha256": "0" * 64}), encoding="utf-8")
        strength.tables.cache_clear()
        assert strength.strengths("cardia", 2, game.setup().options) == {}
    finally:
        strength.tables.cache_clear()


def test_what_people_are_told_is_rounded_and_no_surer_than_it_is() -> None:
    assert strength.Strength(1464.9, 31.2).rounded() == (1460, 35)
    assert strength.Strength(1000, 0).rounded() == (1000, 0)
    assert strength.Strength(765.1, 40.0).rounded() == (770, 40)
    assert [round(strength.expected(ahead)) for ahead in (0, 100, 200, 400)] == [50, 64, 76, 91]
    assert [round(strength.expected(ahead, 4)) for ahead in (0, 400)] == [25, 77]

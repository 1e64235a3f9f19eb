"""Data sets: the same games in every form, by any number of processes, resumed; rows are what the observer says."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import talia
from talia.bots.training import runners
from talia.cli.__main__ import main
from talia.core.errors import BadOption, TaliaError
from talia.research import Observer, datasets
from talia.research.datasets import making
from talia.research.datasets.making import randomly

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("cardia", 2, {"deck": "II"}),
    ("radlands", 2, {}),
    ("fantasy_realms", 3, {"variant": "chaos", "moments": 6}),
    ("fantasy_realms", 4, {}),
]
every = pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=str)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of three games, so that a few games have several."""
    monkeypatch.setattr(making, "PART", {True: 3, False: 2})


@every
def test_games_are_read_back_as_they_were_played(
    name: str, seats: int, options: dict[str, Any], tmp_path: Path
) -> None:
    asked = datasets.wish(name, seats=seats, options=options)
    found: list[list[talia.Record]] = []
    for ending in (".jsonl", ".jsonl.gz", ".parquet"):
        path = tmp_path / f"games{ending}"
        told = datasets.write(path, asked, 7)
        assert datasets.about(path) == told
        assert told["games"] == 7
        found.append(list(datasets.read(path)))
    assert found[0] == found[1] == found[2]
    assert len({record.seed for record in found[0]}) == 7
    for record in found[0]:
        assert record.replay(talia.game(name)).over


def test_random_games_are_even_and_of_the_setup_s_own_deals() -> None:
    """Of all that is allowed each is taken about as often: no option is favoured."""
    setup = talia.game("template").setup()
    firsts = [randomly(setup, seed) for seed in range(300)]
    places = []
    for record in firsts:
        assert record.seed is not None
        state = setup.start(record.seed)
        legal = [talia.game("template").actions.word(action) for action in state.legal(0)]
        places.append(legal.index(record.answers[0][1]))
    for place in range(max(places) + 1):
        assert 300 / (max(places) + 1) * 0.6 < places.count(place) < 300 / (max(places) + 1) * 1.4


def test_processes_and_resumed_runs_give_the_same_bytes(tmp_path: Path) -> None:
    asked = datasets.wish("cardia", ["novice", "apprentice"])
    whole = tmp_path / "whole.jsonl.gz"
    datasets.write(whole, asked, 5)
    many = tmp_path / "many.jsonl.gz"
    seen: list[tuple[int, int]] = []
    datasets.write(many, asked, 3, progress=lambda done, games: seen.append((done, games)))
    assert seen == [(0, 3), (2, 3), (3, 3)]
    parts = sorted((tmp_path / "many.jsonl.gz.parts").glob("part-*"))
    assert len(parts) == 2
    kept = parts[0].stat().st_mtime_ns
    seen.clear()
    datasets.write(many, asked, 5, workers=2, progress=lambda done, games: seen.append((done, games)))
    assert seen[0] == (2, 5)  # the first part is taken over, the second had too few games
    assert parts[0].stat().st_mtime_ns == kept
    assert gzip.decompress(many.read_bytes()) == gzip.decompress(whole.read_bytes())
    first = list(datasets.read(many))
    assert first[0].answers[0][0] == 0
    assert datasets.about(many)["players"] == ["novice", "apprentice"]


def test_the_work_of_a_part_can_be_sent_to_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to a cluster is a text and two numbers; what comes back is bytes."""
    sent: list[tuple[Any, ...]] = []

    def in_ray(work: Any, given: Any, jobs: Any, address: str | None) -> Any:
        for job in jobs:
            sent.append(given(job))
            yield job, work(*json.loads(json.dumps(given(job))))

    monkeypatch.setattr(runners, "in_ray", in_ray)
    asked = datasets.wish("cardia")
    datasets.write(tmp_path / "one.jsonl", asked, 7, ray="")
    datasets.write(tmp_path / "other.jsonl", asked, 7)
    assert len(sent) == 3
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "other.jsonl").read_bytes()


@every
def test_rows_tell_what_was_seen_and_done(name: str, seats: int, options: dict[str, Any], tmp_path: Path) -> None:
    asked = datasets.wish(name, seats=seats, options=options, rows="moment")
    datasets.write(tmp_path / "rows.parquet", asked, 4)
    datasets.write(tmp_path / "rows.jsonl.gz", asked, 4)
    rows, lines = (datasets.rows(tmp_path / f"rows{ending}") for ending in (".parquet", ".jsonl.gz"))
    for part in ("game", "seat", "observation", "mask", "action", "returns"):
        assert np.allclose(getattr(rows, part), getattr(lines, part))
    setup = asked.setup()
    observer = Observer(setup, "moment")
    assert rows.names == observer.names
    at = 0
    for number in range(4):
        seed = asked.match().seed(number)
        record, state = randomly(setup, seed), setup.start(seed)
        first = at
        for seat, word in record.answers:
            if seat < seats:
                assert (rows.game[at], rows.seat[at]) == (number, seat)
                assert np.array_equal(rows.observation[at], observer.write(state, seat))
                assert np.flatnonzero(rows.mask[at]).tolist() == state.legal(seat)
                assert talia.game(name).actions.word(int(rows.action[at])) == word
                at += 1
            state.answer(seat, word)
        assert np.allclose(rows.returns[first:at], [state.returns()[seat] for seat in rows.seat[first:at]])
    assert at == len(rows)


def test_a_data_set_too_large_is_read_in_blocks(tmp_path: Path) -> None:
    asked = datasets.wish("cardia", rows="public")
    for ending in (".parquet", ".jsonl"):
        path = tmp_path / f"rows{ending}"
        datasets.write(path, asked, 3)
        blocks = list(datasets.blocks(path, 20))
        assert all(len(block) <= 20 for block in blocks)
        assert sum(len(block) for block in blocks) == len(datasets.rows(path))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game 'chess': there is none of that name"),
    (
        {"game": "cardia", "players": ["random"] * 3},
        "players: 3 of them are not allowed; allowed: 1, or 2",
    ),
    ({"game": "cardia", "players": ["genius"]}, "level 'genius': there is none of that name in cardia"),
    ({"game": "cardia", "players": ["x.py:Bot"]}, "level 'x.py:Bot': there is no file x.py"),
    ({"game": "cardia", "seeds": "mine"}, "option seeds: 'mine' is not allowed; allowed: tuning, gating"),
    ({"game": "cardia", "first": -1}, "option first: -1 is not allowed; allowed: 0 to 499999999"),
    ({"game": "cardia", "rows": "some"}, "rows: there is no observer 'some'; allowed: moment, recall, public, all"),
    ({"game": "cardia", "options": {"deck": "III"}}, "option deck: 'III' is not allowed"),
]


@pytest.mark.parametrize(("given", "said"), WRONG, ids=lambda value: str(value)[:40])
def test_a_wrong_wish_is_refused_in_one_sentence(given: dict[str, Any], said: str) -> None:
    with pytest.raises(TaliaError) as error:
        datasets.wish(**given)
    assert str(error.value).startswith(said)


def refused(*words: str, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main([*words]) == 1
    said = capsys.readouterr().err.splitlines()
    return said[-1]


def test_files_that_cannot_be_are_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def wrong(*words: str) -> str:
        return refused(*words, capsys=capsys)

    assert wrong("dataset", "cardia", "--out", "a.csv") == (
        "talia: a.csv: the name tells the form; allowed endings: .jsonl, .jsonl.gz, .parquet"
    )
    assert wrong("dataset", "cardia", "--games", "0", "--out", "a.jsonl") == (
        "talia: --games and --jobs: allowed are whole numbers from 1 up"
    )
    assert main(["dataset", "cardia", "--games", "4", "--jobs", "1", "--out", "a.jsonl", "--json"]) == 0
    assert wrong("dataset", "cardia", "deck=II", "--games", "4", "--out", "a.jsonl") == (
        "talia: a.jsonl.parts: these parts are of other games, rules or bots; choose another file"
    )
    assert wrong("check", "none.jsonl") == "talia: none.jsonl: there is no such file"
    Path("b.jsonl").write_text("{}\n", encoding="utf-8")
    assert wrong("check", "b.jsonl") == "talia: b.jsonl: this is no data set: it does not begin with 'talia_dataset'"
    Path("c.jsonl.gz").write_bytes(b"nonsense")
    assert wrong("check", "c.jsonl.gz").startswith("talia: c.jsonl.gz: cannot be read: ")
    Path("d.parquet").write_bytes(b"nonsense")
    assert wrong("check", "d.parquet").startswith("talia: d.parquet: cannot be read: ")
    assert not Path("a.csv").exists()


def test_check_replays_a_data_set_and_finds_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("games.jsonl")
    assert main(["dataset", "cardia", "--games", "4", "--jobs", "1", "--out", "games.jsonl"]) == 0
    capsys.readouterr()
    assert main(["check", "games.jsonl"]) == 0
    assert capsys.readouterr().out.startswith("sound: 4 games of cardia, ")
    lines = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[2])
    path.write_text("\n".join([*lines[:2], json.dumps({**record, "seed": "5"}), *lines[3:]]), encoding="utf-8")
    assert "talia: games.jsonl: game 2: record.answers[" in refused("check", "games.jsonl", capsys=capsys)
    path.write_text("\n".join([*lines[:2], "nonsense", *lines[3:]]), encoding="utf-8")
    assert refused("check", "games.jsonl", capsys=capsys).startswith("talia: games.jsonl: line 3: this is not a record")
    path.write_text("\n".join(lines[:4]), encoding="utf-8")
    assert refused("check", "games.jsonl", capsys=capsys) == "talia: games.jsonl: 3 games are in it, and it says 4"


def test_without_pyarrow_lines_work_and_parquet_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    asked = datasets.wish("cardia")
    assert datasets.write(tmp_path / "a.jsonl", asked, 2)["games"] == 2
    with pytest.raises(TaliaError, match=r"^Parquet needs the package pyarrow: pip install 'talia\[data\]'$"):
        datasets.write(tmp_path / "a.parquet", asked, 2)
    assert not (tmp_path / "a.parquet.parts").exists()


def test_rows_and_records_are_not_taken_for_each_other(tmp_path: Path) -> None:
    datasets.write(tmp_path / "a.jsonl", datasets.wish("cardia"), 2)
    datasets.write(tmp_path / "b.jsonl", datasets.wish("cardia", rows="moment"), 2)
    with pytest.raises(TaliaError, match="this data set has records, not rows"):
        datasets.rows(tmp_path / "a.jsonl")
    with pytest.raises(TaliaError, match="this data set has rows, not records"):
        datasets.read(tmp_path / "b.jsonl")


def test_an_arena_keeps_its_games_also_when_it_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["arena", "cardia", "novice", "apprentice", "--workers", "1", "--inside", "--json", "--log", "log.jsonl"]
    assert main([*words, "--deals", "2", "--records", "games.jsonl.gz"]) == 0
    assert main([*words, "--deals", "3", "--records", "games.jsonl.gz"]) == 0
    played = list(datasets.read("games.jsonl.gz"))
    assert len(played) == 6
    assert datasets.about("games.jsonl.gz")["matches"] == [[["novice", "apprentice"], 3]]
    assert main(["check", "games.jsonl.gz"]) == 0
    assert not Path("games.jsonl.gz.parts").exists()
    with pytest.raises(BadOption, match="there is no file"):
        datasets.wish("cardia", ["none.py:Bot"])

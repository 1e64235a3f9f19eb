"""Matches and tournaments on top of games."""

from __future__ import annotations

import json

import pytest

import talia
from talia.core.series import FINAL
from talia.games.cardia.extra.match import Match
from talia.games.cardia.extra.tournament import Tournament

FIRST = talia.Outcome((0,), (5, 2), "signets")
SECOND = talia.Outcome((1,), (3, 3), "djinn")
DRAWN = talia.Outcome((), (2, 2), "neither_can_play")


def test_two_won_games_win_the_match() -> None:
    match = Match(["Anna", "Bela"], {"deck": "II"})
    assert not match.over
    match.add(FIRST)
    match.add(SECOND)
    assert match.score == (1, 1)
    match.add(SECOND)
    assert match.winner == 1
    with pytest.raises(talia.BadRecord, match="over, won by Bela"):
        match.add(FIRST)
    with pytest.raises(talia.BadRecord, match="over"):
        match.start()


def test_a_drawn_game_counts_for_nobody() -> None:  # R24
    match = Match(["Anna", "Bela"])
    for _ in range(5):
        match.add(DRAWN)
    assert match.score == (0, 0)
    assert not match.over


def test_each_game_is_set_up_anew_and_can_be_dealt_again() -> None:
    match = Match(["Anna", "Bela"], {"locations": ["bazaar"]}, seed=7)
    first = match.start()
    assert first.save() == match.start().save()
    assert first.view(0)["options"]["locations"] == ["bazaar"]
    match.add(FIRST)
    assert match.start().save() != first.save()
    assert match.start().view(None)["table"]["decks"] == [11, 11]


@pytest.mark.parametrize("wins", [0, 100, -1, True, "2", 1.0, None])
def test_a_match_is_for_a_number_of_wins(wins: object) -> None:
    with pytest.raises(talia.BadRecord, match=r"match\.wins: .* is not a whole number from 1 to 99"):
        Match(["Anna", "Bela"], wins=wins)


@pytest.mark.parametrize("seed", [-1, True, "2", 1.0, None])
def test_a_match_has_a_whole_number_for_a_seed(seed: object) -> None:
    with pytest.raises(talia.BadRecord, match=r"match\.seed: .* is not a whole number from 0 up"):
        Match(["Anna", "Bela"], seed=seed)


def test_the_games_of_a_match_are_told_unless_one_does_without() -> None:
    assert Match(["Anna", "Bela"], wins=99).start().log is not None
    assert Match(["Anna", "Bela"], wins=1).start(log=False).log is None


def test_a_match_is_saved_and_read() -> None:
    match = Match(["Anna", "Bela"], {"deck": "II"}, seed=1 << 80)
    match.add(FIRST)
    match.add(DRAWN)
    again = Match.read(match.write())
    assert again.to_json() == match.to_json()
    assert again.start().save() == match.start().save()


@pytest.mark.parametrize(
    ("key", "value", "match"),
    [
        ("players", ["Anna", "Anna"], "two?|2 different names"),
        ("wins", 0, "match.wins"),
        ("seed", "-1", "match.seed"),
        ("games", [{"winners": [0, 1], "scores": [1, 1], "reason": "djinn"}], "one winner or none"),
        ("games", [{"winners": [0], "scores": [1, 1], "reason": "magic"}], "reason"),
        ("games", [FIRST.to_json()] * 3, "over before"),
        ("match", 9, "format 1"),
        ("more", 1, "more"),
    ],
)
def test_a_broken_match_is_refused(key: str, value: object, match: str) -> None:
    good = Match(["Anna", "Bela"]).to_json()
    with pytest.raises(talia.BadRecord, match=match):
        Match.read(json.dumps({**good, key: value}))


def test_what_is_not_a_match_is_refused() -> None:
    for wrong in ("", "{", None, 7, "[]"):
        with pytest.raises(talia.BadRecord):
            Match.read(wrong)
    with pytest.raises(talia.BadOption, match="deck"):
        Match(["Anna", "Bela"], {"deck": "III"})


NAMES = ["Anna", "Bela", "Cleo", "Dora"]


def played(winners: list[int]) -> Tournament:
    """A round robin in which these sides (0 or 1) win."""
    tournament = Tournament(NAMES, seed=5)
    for number, side in enumerate(winners):
        for _ in range(2):
            tournament.add(number, FIRST if side == 0 else SECOND)
    return tournament


def test_everybody_meets_everybody_and_the_two_best_the_final() -> None:
    tournament = Tournament(NAMES)
    assert tournament.open() == [0, 1]
    pairs = {frozenset(tournament.pair(number)) for number in range(FINAL)}
    assert len(pairs) == 6
    tournament = played([0, 0, 0, 0, 0, 0])  # Anna beats all, Bela beats Cleo and Dora
    assert [row["player"] for row in tournament.standings()] == [0, 1, 2, 3]
    assert tournament.open() == [FINAL]
    assert tournament.match(FINAL).players == ["Anna", "Bela"]
    tournament.add(FINAL, SECOND)
    tournament.add(FINAL, DRAWN)
    assert not tournament.over
    tournament.add(FINAL, SECOND)
    assert tournament.winner == 1
    assert tournament.open() == []


def test_rounds_are_played_in_order_and_the_final_last() -> None:
    tournament = Tournament(NAMES)
    with pytest.raises(talia.BadRecord, match="match 2 is not open; open: 0, 1"):
        tournament.add(2, FIRST)
    with pytest.raises(talia.BadRecord, match="final is played when"):
        tournament.match(FINAL)


def test_two_level_players_are_told_apart_by_their_match() -> None:
    # Cleo beats Anna; both win two matches by the same games and signets.
    tournament = Tournament(NAMES, seed=5)
    level = talia.Outcome((0,), (3, 3), "djinn")
    other = talia.Outcome((1,), (3, 3), "djinn")
    for number, side in enumerate([0, 0, 1, 0, 0, 0]):
        for _ in range(2):
            tournament.add(number, level if side == 0 else other)
    table = tournament.standings()
    # 0-1: Anna; 2-3: Cleo; 0-2: Cleo; 1-3: Bela; 0-3: Anna; 1-2: Bela.
    assert [row["matches"] for row in table] == [2, 2, 2, 0]
    assert table[3]["player"] == 3
    assert tournament.standings() == table  # by lot, but always the same one
    pair = Tournament(NAMES, seed=5)
    for number, side in enumerate([0, 0, 1, 0, 0, 1]):  # Cleo beats Bela: Cleo has three, Anna two, Bela one
        for _ in range(2):
            pair.add(number, level if side == 0 else other)
    assert [row["player"] for row in pair.standings()] == [2, 0, 1, 3]


def test_level_by_two_goes_to_the_winner_of_their_match() -> None:
    level = talia.Outcome((0,), (3, 3), "djinn")
    other = talia.Outcome((1,), (3, 3), "djinn")
    for bela_wins in (False, True):
        tournament = Tournament(NAMES, seed=5)
        # 0-1, 2-3, 0-2, 1-3, 0-3, 1-2: Anna and Bela win two each, Cleo and Dora one each.
        sides = [1 if bela_wins else 0, 0, 0, 0 if not bela_wins else 1, 1 if not bela_wins else 0, 0]
        for number, side in enumerate(sides):
            for _ in range(2):
                tournament.add(number, level if side == 0 else other)
        assert [row["matches"] for row in tournament.standings()] == [2, 2, 1, 1]
        assert [row["player"] for row in tournament.standings()][:2] == ([1, 0] if bela_wins else [0, 1])


def test_a_tournament_is_saved_and_read_at_any_time() -> None:
    tournament = Tournament(NAMES, {"deck": "II"}, seed=5)
    while not tournament.over:
        again = Tournament.read(tournament.write())
        assert again.to_json() == tournament.to_json()
        assert again.open() == tournament.open()
        for number in tournament.open()[:1]:
            tournament.add(number, FIRST)
    assert Tournament.read(tournament.write()).winner == tournament.winner
    for wrong in ("{", {"tournament": 1}, {**tournament.to_json(), "players": ["a"]}):
        with pytest.raises(talia.BadRecord):
            Tournament.read(wrong)

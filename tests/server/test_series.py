"""Matches and tournaments: who meets whom, who has won, and that everybody is sent on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from talia.server import tokens
from talia.server.errors import Refused
from talia.server.forms import Claim, NewSeries, PlayerForm
from talia.server.protocol import Next, Resign
from talia.server.series import ROUNDS, AllSeries, Doc, Meeting, Player, next_pairs, over, standing, winner
from tests.server.tools import Ear, Rig, played, settle


def doc(kind: str, results: Sequence[tuple[list[int], int | None]]) -> Doc:
    from talia.server.protocol import ClockRule

    count = 2 if kind == "match" else 4
    return Doc(
        id="x",
        kind=kind,  # type: ignore[arg-type]  # one of the two words
        game="template",
        options={},
        clock=ClockRule(),
        undo="consent",
        hints=False,
        created=0.0,
        key="k",
        host="h",
        players=[Player(who="bot") for _ in range(count)],
        meetings=[
            Meeting(table=str(n), round=0, number=n, players=players, ended=True, winner=won)
            for n, (players, won) in enumerate(results)
        ],
    )


def test_a_match_goes_to_the_first_with_two_and_draws_count_for_nobody() -> None:
    assert next_pairs(doc("match", [])) == [(0, 1)]
    assert next_pairs(doc("match", [([0, 1], 0)])) == [(1, 0)]
    drawn = doc("match", [([0, 1], 0), ([1, 0], None), ([0, 1], 1)])
    assert winner(drawn) is None
    assert next_pairs(drawn) == [(1, 0)]
    decided = doc("match", [([0, 1], 1), ([1, 0], 1)])
    assert winner(decided) == 1
    assert over(decided)
    assert next_pairs(decided) == []


def test_everybody_meets_everybody_and_seats_are_shared_out() -> None:
    pairs = [pair for round in ROUNDS for pair in round]
    assert len({frozenset(pair) for pair in pairs}) == 6
    assert all(len({player for pair in round for player in pair}) == 4 for round in ROUNDS)
    assert sorted(Counter(pair[0] for pair in pairs).values()) == [1, 1, 2, 2]


def test_the_table_of_a_tournament() -> None:
    clear = [([0, 1], 0), ([2, 3], 2), ([2, 0], 0), ([3, 1], 3), ([0, 3], 0), ([1, 2], 2)]
    assert standing(doc("tournament", clear)) == [0, 2, 3, 1]
    assert winner(doc("tournament", clear)) == 0
    level = [([0, 1], 0), ([2, 3], 3), ([2, 0], 0), ([3, 1], 3), ([0, 3], 3), ([1, 2], 1)]
    assert winner(doc("tournament", level)) == 3
    circle = [([0, 1], 0), ([2, 3], 2), ([2, 0], 2), ([3, 1], None), ([0, 3], 0), ([1, 2], 1)]
    assert winner(doc("tournament", circle)) == 2, "level on wins, but won the game between them"
    three = [([0, 1], 0), ([2, 3], 2), ([2, 0], 2), ([3, 1], 1), ([0, 3], 0), ([1, 2], 1)]
    assert winner(doc("tournament", three)) is None, "each beat one of the others: nobody stands alone"
    assert over(doc("tournament", three))


async def sit(rig: Rig, series: AllSeries, document: Doc, held: tokens.Held) -> dict[int, Ear]:
    """Claim all seats of mine at running tables; ears by the series' player."""
    seated = await series.seated(document, held)
    ears: dict[int, Ear] = {}
    for invite in seated.tables:
        id = invite.path.partition("#")[0].removeprefix("/table/")
        room = await rig.lobby.find(id)
        seat, token = await rig.lobby.claim(room, Claim(join=invite.join))
        assert seat == invite.seat
        ear = Ear(rig, room, tokens.Held({seat: token}, None), seat)
        await ear.hello()
        place = room.table.plan.series
        assert place is not None
        ears[place.players[seat]] = ear
    return ears


@pytest.mark.parametrize("crash", [False, True])
def test_a_match_is_played_table_after_table(tmp_path: Path, crash: bool) -> None:
    async def test(rig: Rig) -> None:
        series = AllSeries(rig.lobby)
        players = [PlayerForm(who="me", name="Anna"), PlayerForm(who="open")]
        document, held = await series.new(NewSeries(kind="match", game="template", players=players))
        assert series.told(document).status == "waiting"
        invite = (await series.seated(document, held)).invites[0]
        with pytest.raises(Refused):
            await series.claim(document, Claim(join="wrong"))
        number, token = await series.claim(document, Claim(join=invite.join, name="Bela"))
        assert number == 1
        other = tokens.Held({1: token}, None)
        tables = []
        for game in range(3):
            ears = {**await sit(rig, series, document, held), **await sit(rig, series, document, other)}
            assert sorted(ears) == [0, 1]
            tables.append(ears[0].room.table.id)
            assert ears[0].seat == game % 2, "seats are swapped"
            assert ears[0].room.info().status == "playing"
            loser = [1, 0, 1][game]
            await ears[loser].wish(Resign(ref="r"))
            if crash:
                rig.crash()
                series = AllSeries(rig.lobby)
                document = await series.find(document.id)
                await settle()
            else:
                await settle()
                ears[0].drain()
                sent = [message for message in ears[0].heard if isinstance(message, Next)]
                assert len(sent) == (1 if game < 2 else 0)
                if sent:
                    assert sent[0].why == "series"
                    assert sent[0].table not in tables
                    assert sent[0].join is not None
        told = series.told(document)
        assert (told.status, told.winner) == ("ended", 0)
        assert [player.wins for player in told.players] == [2, 1]
        assert len(set(tables)) == 3

    played(tmp_path, test)


def test_a_tournament_of_four_is_played_to_its_end(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        series = AllSeries(rig.lobby)
        players = [PlayerForm(who="me", name=name) for name in ("Anna", "Bela", "Ciri")]
        players.append(PlayerForm(who="bot", level="novice"))
        document, held = await series.new(NewSeries(kind="tournament", game="template", players=players))
        for _ in range(3):
            ears = await sit(rig, series, document, held)
            for player in sorted(ears):
                opponents = set(ears[player].room.table.plan.series.players) - {player}  # type: ignore[union-attr]  # is one
                if not ears[player].room.table.over and (player != 0 or opponents == {3}):
                    await ears[player].wish(Resign(ref="r"))
            await asyncio.sleep(0.05)
        told = series.told(document)
        assert told.status == "ended"
        assert told.winner == 3, "the bot, to whom everybody resigned"
        assert [player.wins for player in told.players] == [2, 0, 1, 3]
        assert len(told.games) == 6

    played(tmp_path, test)


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "match", "players": [PlayerForm(who="me")] * 3},
        {"kind": "tournament", "players": [PlayerForm(who="me")] * 2},
        {"kind": "match", "players": [PlayerForm(who="me"), PlayerForm(who="bot", level="x")]},
        {"kind": "match", "players": [PlayerForm(who="me", level="novice")] * 2},
        {"kind": "match", "players": [PlayerForm(who="me"), PlayerForm(who="open")], "undo": "free"},
        {"kind": "match", "players": [PlayerForm(who="me")] * 2, "options": {"hand": 9}},
    ],
)
def test_a_wrong_series_is_refused(tmp_path: Path, form: dict[str, object]) -> None:
    async def test(rig: Rig) -> None:
        with pytest.raises(Refused) as error:
            await AllSeries(rig.lobby).new(NewSeries(game="template", **form))  # type: ignore[arg-type]  # wrong on purpose
        assert error.value.status == 400
        assert rig.lobby.rooms == {}

    played(tmp_path, test)

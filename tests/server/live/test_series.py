"""Matches and tournaments: who meets whom, who has won, and that everybody is sent on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from talia.core.rng import Random
from talia.core.series import FINAL, ROUND_ROBIN
from talia.core.view import Outcome
from talia.games.cardia.extra.tournament import Tournament
from talia.server.keep.standings import (
    Doc,
    Meeting,
    Player,
    next_games,
    open_matches,
    over,
    pair,
    standing,
    winner,
)
from talia.server.keep.store import StoreError
from talia.server.live.series import AllSeries
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewSeries, PlayerForm
from talia.server.wire.protocol import Next, Resign
from tests.server.tools import Ear, Rig, played, settle


def doc(kind: str, results: Sequence[tuple[int, list[int], int | None]]) -> Doc:
    """A series with these games behind it: match, players by seat, winner."""
    from talia.server.wire.about import ClockRule

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
        key="ab12",
        host="h",
        players=[Player(who="bot") for _ in range(count)],
        meetings=[
            Meeting(table=str(n), match=match, number=n, players=players, ended=True, winner=won)
            for n, (match, players, won) in enumerate(results)
        ],
    )


def robin(winners: list[int]) -> list[tuple[int, list[int], int | None]]:
    """Six matches, each won by two games to none."""
    return [(match, list(ROUND_ROBIN[match]), won) for match, won in enumerate(winners) for _ in range(2)]


def test_a_match_goes_to_the_first_with_two_and_draws_count_for_nobody() -> None:
    assert next_games(doc("match", [])) == [(0, (0, 1))]
    assert next_games(doc("match", [(0, [0, 1], 0)])) == [(0, (1, 0))]
    drawn = doc("match", [(0, [0, 1], 0), (0, [1, 0], None), (0, [0, 1], 1)])
    assert winner(drawn) is None
    assert next_games(drawn) == [(0, (1, 0))]
    decided = doc("match", [(0, [0, 1], 1), (0, [1, 0], 1)])
    assert winner(decided) == 1
    assert over(decided)
    assert next_games(decided) == []
    assert standing(decided) == [1, 0]


def test_everybody_meets_everybody_round_by_round() -> None:
    assert len({frozenset(both) for both in ROUND_ROBIN}) == 6
    for start in range(0, FINAL, 2):
        assert len({player for both in ROUND_ROBIN[start : start + 2] for player in both}) == 4
    assert next_games(doc("tournament", [])) == [(0, (0, 1)), (1, (2, 3))]
    half = doc("tournament", robin([0]))
    assert open_matches(half) == [1], "the round goes on where it is not decided"
    assert open_matches(doc("tournament", robin([0, 2]))) == [2, 3]


def test_the_two_best_play_the_final_and_it_decides() -> None:
    before = robin([0, 2, 0, 3, 0, 2])  # 0 has won three, 2 two, 3 one
    after = doc("tournament", before)
    assert standing(after) == [0, 2, 3, 1]
    assert open_matches(after) == [FINAL]
    assert pair(after, FINAL) == (0, 2)
    assert not over(after)
    final = doc("tournament", [*before, (FINAL, [0, 2], 2), (FINAL, [2, 0], 2)])
    assert winner(final) == 2
    assert over(final)
    assert standing(final) == [2, 0, 3, 1]
    assert next_games(final) == []


def test_two_that_are_level_are_parted_by_their_match_and_more_by_lot() -> None:
    level = doc("tournament", robin([1, 3, 0, 1, 0, 2]))  # 0 and 1 have won two, and 1 beat 0
    assert standing(level)[:2] == [1, 0]
    circle = robin([0, 2, 2, 1, 0, 1])  # 0, 1 and 2 have each won two
    assert sorted(standing(doc("tournament", circle))[:3]) == [0, 1, 2]
    assert standing(doc("tournament", circle)) == standing(doc("tournament", circle)), "the lot is drawn once"
    dearer = [*circle, (5, [1, 2], None)]
    dearer[0] = (0, [0, 1], 0)
    assert standing(doc("tournament", dearer))[3] == 3


def test_the_order_is_that_of_cardias_own_tournament() -> None:
    dice = Random(9)
    compared = 0
    for _ in range(60):
        theirs = Tournament(["a", "b", "c", "d"], seed=1)
        ours = doc("tournament", [])
        while not theirs.over:
            number = theirs.open()[0]
            one, other = theirs.pair(number)
            assert number in open_matches(ours)
            assert set(pair(ours, number)) == {one, other} or number == FINAL
            if number == FINAL and pair(ours, FINAL) != (one, other):
                break  # parted by lot, and lots differ
            won = int(dice.below(3)) - 1
            scores = (int(dice.below(6)), int(dice.below(6)))
            theirs.add(number, Outcome(() if won < 0 else (won,), scores, "signets"))
            ours.meetings.append(
                Meeting(
                    table="t",
                    match=number,
                    number=len(ours.meetings),
                    players=[one, other],
                    ended=True,
                    winner=None if won < 0 else (one, other)[won],
                    scores=list(scores),
                )
            )
        if theirs.over:
            assert winner(ours) == theirs.winner
            compared += 1
    assert compared > 30


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
        watching: list[Next] = []
        for _ in range(20):
            ears = await sit(rig, series, document, held)
            if not ears:
                break
            for player in sorted(ears, reverse=True):  # whoever has the higher number resigns; the bot never does
                if not ears[player].room.table.over:
                    await ears[player].wish(Resign(ref="r"))
            await settle()
            for ear in ears.values():
                ear.drain()
                watching += [message for message in ear.heard if isinstance(message, Next) and message.seat is None]
        told = series.told(document)
        assert told.status == "ended"
        assert told.winner == 3, "the bot, to whom everybody resigned"
        assert told.standing[:2] == [3, 0]
        assert [game.match for game in told.games].count(FINAL) == 2
        assert len(told.games) == 14
        assert watching, "who is not in the final may watch it"

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


def test_an_end_that_could_not_be_written_into_the_series_is_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(rig: Rig) -> None:
        series = AllSeries(rig.lobby)
        players = [PlayerForm(who="me", name="Anna"), PlayerForm(who="bot", level="novice")]
        made, _ = await series.new(NewSeries(kind="match", game="template", players=players))
        room = await rig.lobby.find(made.meetings[0].table)
        join = await rig.lobby.join_for(room.table.id, 0)
        assert join is not None
        _, token = await rig.lobby.claim(room, Claim(join=join))
        ear = Ear(rig, room, tokens.Held({0: token}, None), 0)
        await ear.hello()

        async def full(*_: object) -> None:
            raise StoreError("database or disk is full")

        good = rig.store.set_series
        monkeypatch.setattr(rig.store, "set_series", full)
        await ear.say(Resign(ref="r"))
        await settle()
        await rig.lobby.sweep()
        await settle()
        assert not any(isinstance(message, Next) for message in [*ear.heard, *ear.drain()])
        monkeypatch.setattr(rig.store, "set_series", good)
        await rig.lobby.sweep()
        await settle()
        assert [message.why for message in [*ear.heard, *ear.drain()] if isinstance(message, Next)] == ["series"]
        assert len((await series.find(made.id)).meetings) == 2
        await rig.lobby.sweep()
        await settle()
        assert not ear.drain(), "and not again"

    played(tmp_path, test)

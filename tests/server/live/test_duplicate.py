"""Duplicate matches: every deal from both seats, closed until it has been, and decided by the difference."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from talia import fair
from talia.core.rng import Random
from talia.core.series import Played, deals_in_order, difference, duplicate_seats
from talia.server.keep import replays
from talia.server.keep.standings import Doc
from talia.server.live.series import AllSeries
from talia.server.wire import tokens
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, Continue, NewSeries, PlayerForm
from talia.server.wire.protocol import Resign
from tests.server.live.test_series import sit
from tests.server.tools import Ear, Rig, play_out, played, settle

TWO = [PlayerForm(who="me", name="Anna"), PlayerForm(who="me", name="Bela")]


def test_every_deal_comes_twice_with_the_seats_changed_and_never_twice_in_a_row() -> None:
    for seed in range(200):
        for deals in range(1, 9):
            order = deals_in_order(deals, Random(seed))
            assert sorted(order) == sorted([*range(deals), *range(deals)])
            seats: dict[int, set[tuple[int, int]]] = {}
            for number, deal in enumerate(order):
                seats.setdefault(deal, set()).add(duplicate_seats(number, order))
            assert all(both == {(0, 1), (1, 0)} for both in seats.values())
            assert deals == 1 or all(one != other for one, other in pairwise(order))
    assert [duplicate_seats(number, [0, 1, 0, 1]) for number in range(4)] == [(0, 1), (1, 0), (1, 0), (0, 1)]


def test_the_difference_is_the_first_players_by_games_then_by_scores() -> None:
    lucky = [Played(0, (0, 1), 0, 30), Played(0, (1, 0), 1, 25)]  # the first seat has won both
    found = difference(lucky)
    assert (found.games, found.scores) == (0, 5)
    assert found.winner() == 0
    assert difference([*lucky, Played(0, (0, 1), 1, 9)]).winner() == 1, "games come before scores"
    assert difference([Played(0, (0, 1), 0, 4), Played(0, (1, 0), 1, 4)]).winner() is None


async def begun(
    rig: Rig, deals: int = 1, players: list[PlayerForm] | None = None
) -> tuple[AllSeries, Doc, tokens.Held]:
    series = AllSeries(rig.lobby)
    form = NewSeries(kind="duplicate", game="template", players=players or TWO, deals=deals)
    document, held = await series.new(form)
    return series, document, held


def cards(ears: dict[int, Ear]) -> dict[int, object]:
    """What each seat holds at the start."""
    return {ear.seat or 0: ear.view["table"] for ear in ears.values()}


def test_both_get_the_same_cards_and_the_record_is_closed_until_both_had_them(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        series, document, held = await begun(rig)
        first = await sit(rig, series, document, held)
        assert {player: ear.seat for player, ear in first.items()} == {0: 0, 1: 1}
        dealt = cards(first)
        room = first[0].room
        seed = room.table.record().seed
        await play_out(room, *first.values())
        await settle()

        told = series.told(document)
        assert (told.status, told.deals, told.compared) == ("playing", 1, [])
        assert [game.deal for game in told.games] == [None, None], "which deal it is would help whoever remembers it"
        assert room.info().opening is None
        for closed in (replays.record_of, replays.export):
            with pytest.raises(Refused, match="duplicate match") as error:
                closed(room.table)
            assert error.value.code == "not_now"
        with pytest.raises(Refused, match="duplicate match"):
            await rig.lobby.play_on(room.table.id, Continue(moment=0, seat=0, level="novice"))

        second = await sit(rig, series, document, held)
        assert {player: ear.seat for player, ear in second.items()} == {0: 1, 1: 0}
        assert cards(second) == dealt
        other = second[0].room
        assert other.table.record().seed == seed
        assert other.info().commitment != room.info().commitment, "it does not tell that the deal is the same"
        await play_out(other, *second.values())
        await settle()

        told = series.told(document)
        assert told.status == "ended"
        assert told.winner is None, "both have played the same: level"
        assert told.difference is not None
        assert (told.difference.games, told.difference.scores) == (0, 0)
        assert [(one.deal, one.tables) for one in told.compared] == [(0, [room.table.id, other.table.id])]
        for table in (room.table, (await rig.lobby.find(other.table.id)).table):
            assert replays.record_of(table)["seed"] == str(seed)
            opening = table.opening()
            assert opening is not None
            assert fair.commitment(opening.secret, opening.salt) == table.plan.commitment

    played(tmp_path, test)


def test_luck_of_the_players_does_not_part_the_two_deals(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        series, document, held = await begun(rig)
        seeds = set()
        for game in range(2):
            for invite in (await series.seated(document, held)).tables:
                room = await rig.lobby.find(invite.path.partition("#")[0].removeprefix("/table/"))
                seat, token = await rig.lobby.claim(room, Claim(join=invite.join, luck=f"luck{game}{invite.seat}"))
            seeds.add(room.table.record().seed)
            ear = Ear(rig, room, tokens.Held({seat: token}, None), seat)
            await ear.hello()
            await ear.wish(Resign(ref="r"))
            await settle()
        assert len(seeds) == 1
        rig.crash()
        again = await rig.lobby.find(document.meetings[0].table)
        assert again.table.record().seed in seeds

    played(tmp_path, test)


def test_a_person_and_a_bot_play_two_deals_and_a_crash_opens_nothing(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        players = [PlayerForm(who="me", name="Anna"), PlayerForm(who="bot", level="novice")]
        series, document, held = await begun(rig, 2, players)
        for _ in range(4):
            ears = await sit(rig, series, document, held)
            (ear,) = ears.values()
            await ear.wish(Resign(ref="r"))
            await settle()
            first = document.meetings[0].table
            rig.crash()
            series = AllSeries(rig.lobby)
            room = await rig.lobby.find(first)
            document = await series.find(document.id)
            assert room.table.sealed == (series.told(document).status != "ended")
        told = series.told(document)
        assert (told.status, told.winner) == ("ended", 1)
        assert told.difference is not None
        assert (told.difference.games, told.difference.scores) == (-4, 0), "scores of games given up do not count"
        assert sorted(game.deal for game in told.games if game.deal is not None) == [0, 0, 1, 1]
        assert told.standing == [1, 0]

    played(tmp_path, test)


def test_only_a_duplicate_match_has_deals(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        with pytest.raises(Refused, match="deals") as error:
            await AllSeries(rig.lobby).new(NewSeries(kind="match", game="template", players=TWO, deals=2))
        assert error.value.code == "bad_option"

    played(tmp_path, test)

"""Play somebody now: two who come at once meet; nobody is sat down on other terms, or where nobody is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from talia.server.live.matching import COMING
from talia.server.live.rooms import Room
from talia.server.wire import tokens
from talia.server.wire.about import ClockRule
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewTable, Now, SeatForm
from talia.server.wire.keys import Wish, wish
from talia.server.wire.protocol import Rematch
from tests.server.tools import Ear, Rig, play_out, played

ANY = Now(games=["template"])


def asking(name: str, **more: Any) -> Now:
    return Now(games=["template"], name=name, **more)


def marked(key: str) -> Wish:
    made = wish(key.ljust(20, "x"), "POST", "/api/now", b"{}")
    assert made is not None
    return made


async def come(rig: Rig, name: str, **more: Any) -> tuple[Room, tokens.Held]:
    return await rig.lobby.matching.play(asking(name, **more))


def names(room: Room) -> list[str | None]:
    return [seat.name for seat in room.table.seats]


async def waits(rig: Rig, **form: Any) -> tuple[Room, Ear]:
    """A table that somebody has made and sits at."""
    seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
    room, held = await rig.lobby.new_table(NewTable(game="template", seats=seats, **{"public": True, **form}))
    ear = Ear(rig, room, held, 0)
    await ear.hello()
    rig.now.time += COMING + 1
    return room, ear


def test_two_who_come_at_once_play_each_other(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        (one, first), (other, second) = await asyncio.gather(come(rig, "Anna"), come(rig, "Béla"))
        assert one is other
        assert one.table.status == "playing"
        assert names(one) == ["Anna", "Béla"]
        assert rig.lobby.holds(one, first)[0] | rig.lobby.holds(one, second)[0] == {0, 1}
        assert len(await rig.lobby.listing.rooms()) == 1

    played(tmp_path, test)


def test_of_twenty_at_once_nobody_is_left_and_no_seat_is_given_twice(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        come_all = await asyncio.gather(*(come(rig, f"P{number}") for number in range(20)))
        seats = {(room.table.id, *rig.lobby.holds(room, held)[0]) for room, held in come_all}
        assert len(seats) == 20
        assert all(room.table.status == "playing" for room, _ in come_all)
        assert len({room.table.id for room, _ in come_all}) == 10

    played(tmp_path, test)


def test_who_has_waited_longest_is_first(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        first, _ = await waits(rig)
        await waits(rig)
        assert (await come(rig, "Béla"))[0] is first

    played(tmp_path, test)


@pytest.mark.parametrize(
    "form",
    [{"public": False}, {"options": {"ranks": 7}}, {"clock": ClockRule(bank=300)}],
    ids=["private", "options", "clock"],
)
def test_nobody_is_sat_down_on_other_terms(tmp_path: Path, form: dict[str, Any]) -> None:
    async def test(rig: Rig) -> None:
        room, _ = await waits(rig, **form)
        found, held = await come(rig, "Béla")
        assert found is not room
        assert found.table.status == "waiting"
        assert rig.lobby.holds(found, held) == (frozenset({0}), True)

    played(tmp_path, test)


def test_nor_at_a_table_that_its_people_have_left(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, anna = await waits(rig)
        anna.leave()
        assert (await come(rig, "Béla"))[0] is not room
        again = rig.token_ear(room, anna)
        await again.hello()
        assert (await come(rig, "Csilla"))[0].table.status == "playing"

    played(tmp_path, test)


def test_nor_on_the_seats_of_a_rematch(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, first, second = await rig.online(public=True)
        await play_out(room, first, second)
        for ear in (first, second):
            await ear.wish(Rematch(ref="r"))
        waiting = [one for one in await rig.lobby.listing.rooms() if one.table.status == "waiting"]
        assert len(waiting) == 1
        assert (await come(rig, "Csilla"))[0] is not waiting[0]

    played(tmp_path, test)


def test_nobody_sits_down_opposite_themselves(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        room, _ = await come(rig, "Anna")
        again, held = await come(rig, "Anna", mine=[room.table.id])
        assert again is room
        assert not held.seats
        assert room.table.status == "waiting"

    played(tmp_path, test)


@pytest.mark.parametrize("opened", [True, False])
def test_the_same_wish_again_gets_the_same_seat(tmp_path: Path, opened: bool) -> None:
    async def test(rig: Rig) -> None:
        if not opened:
            await waits(rig)
        key = marked("wish")
        one, first = await rig.lobby.matching.play(ANY, key)
        two, second = await rig.lobby.matching.play(ANY, key)
        assert one is two
        assert rig.lobby.holds(one, first)[0] == rig.lobby.holds(one, second)[0] == {0 if opened else 1}
        rig.crash()
        three, third = await rig.lobby.matching.play(ANY, key)
        assert three.table.id == one.table.id
        assert rig.lobby.holds(three, third)[0] == {0 if opened else 1}

    played(tmp_path, test)


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        with pytest.raises(Refused, match="there is none of that name"):
            await rig.lobby.matching.play(Now(games=["template", "chess"]))
        assert await rig.lobby.listing.rooms() == []

    played(tmp_path, test)


def test_a_link_says_what_has_become_of_it(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
        room, held = await rig.lobby.new_table(NewTable(game="template", seats=seats))
        link = rig.lobby.invites(room)[0].join
        told = rig.lobby.invited
        assert (told(room, link).state, told(room, link).seat) == ("open", 1)
        assert told(room, "nothing").state == "wrong"
        seat, token = await rig.lobby.claim(room, Claim(join=link))
        assert (told(room, link).state, told(room, link).seat) == ("used", 1)
        moved = await rig.lobby.transfer(room, frozenset({seat}), seat)
        assert (told(room, moved).state, told(room, moved).seat) == ("device", 1)
        ears = [Ear(rig, room, held, 0), Ear(rig, room, tokens.Held({seat: token}, None), 1)]
        for ear in ears:
            await ear.hello()
        await play_out(room, *ears)
        assert told(room, link).state == "ended"
        assert told(room, moved).state == "ended"

    played(tmp_path, test)


def test_the_list_is_made_once_a_moment_for_everybody(tmp_path: Path) -> None:
    async def test(rig: Rig) -> None:
        await waits(rig)
        listing = rig.lobby.listing
        made = listing.made
        answers = await asyncio.gather(*(listing.look() for _ in range(200)))
        assert len(set(answers)) == 1
        assert listing.made == made + 1
        rig.now.time += 2
        body, mark = await listing.look()
        assert (body, mark) == answers[0]  # nothing has changed: the same mark
        await rig.lobby.matching.play(ANY)
        assert (await listing.look())[1] != mark

    played(tmp_path, test)

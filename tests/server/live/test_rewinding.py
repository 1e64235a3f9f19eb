"""Going back without playing everything again: copies on the way, and histories of take-backs that stay short."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import talia
from talia.core.rng import Random
from talia.core.state import State
from talia.server.live import rewinding
from talia.server.live.tables import Table
from talia.server.live.wishes import Wisher, World, decide
from talia.server.wire.about import ClockRule
from talia.server.wire.entries import Answered, AnyEntry, Dealt, Place, Plan, Rewound, read_entry, write
from talia.server.wire.protocol import Answer, Hint, Takeback
from tests.server.keep.test_restore import everything
from tests.server.tools import Rig, played

WORLD = World(1000.0, lambda seat: False, ["novice"])


def plan_of(game: str, seats: int, clock: ClockRule, **options: object) -> Plan:
    filled = talia.game(game).setup(seats, **options).options
    places = [Place(who="person", device=0) for _ in range(seats)]
    rules = talia.game(game).rules
    return Plan(
        game=game,
        rules=rules,
        options=filled,
        seats=places,
        created=1.0,
        clock=clock,
        undo="free",
        hints=True,
        key="k",
        secret="s",
        salt="t",
    )


def history(plan: Plan, seed: int, length: int, without: bool = False) -> list[AnyEntry]:
    """A wild game: answers, hints and take-backs at random. `without`: as versions before 0.3 wrote them."""
    rng = Random(seed)
    table = Table("t", plan)
    found: list[AnyEntry] = []
    now = 10.0

    def add(entries: Sequence[AnyEntry]) -> None:
        for entry in entries:
            found.append(read_entry(write(entry)))
            if isinstance(entry, Rewound) and without:
                found[-1] = Rewound(at=entry.at, seat=entry.seat, answers=entry.answers, practice=entry.practice)
            table.apply(found[-1])

    add([Dealt(at=now)])
    while len(found) < length and not table.over:
        now += int(rng.below(7))
        world = WORLD._replace(now=now)
        seat = table.asked[int(rng.below(len(table.asked)))]
        own = seat >= len(plan.seats)
        question = table.live().question
        dice = int(rng.below(10))
        if dice < 2 and not own:
            free, _ = table.takebacks(seat)
            if free:
                wish = Takeback(epoch=table.epoch, question=free[int(rng.below(len(free)))], ref="")
                add(decide(table, Wisher(seat), wish, world))
                continue
        if dice == 2 and not own:
            add(decide(table, Wisher(seat), Hint(epoch=table.epoch, question=question, ref=""), world))
            continue
        options = table.live().decision(seat).options
        option = options[int(rng.below(len(options)))]
        if own:
            add([Answered(at=now, seat=seat, word=f"clock:{option.word}", by="clock")])
        else:
            wish2 = Answer(epoch=table.epoch, question=question, action=option.action, ref="")
            add(decide(table, Wisher(seat), wish2, world))
    return found


def whole(table: Table) -> tuple[object, ...]:
    class Shown:
        def __init__(self) -> None:
            self.table = table

    clock = table.clock
    return (*everything(Shown()), clock.left, clock.limit, clock.since, clock.running, table.record().hints)


def slowly(plan: Plan, entries: list[AnyEntry]) -> Table:
    """As it was once done: every entry happens, and going back plays the whole record."""
    table = Table("t", plan)
    for entry in entries:
        table.past = rewinding.Past()  # forgets its copies
        table.apply(entry)
    return table


CLOCKS = [ClockRule(), ClockRule(bank=90, increment=3), ClockRule(decision=30)]


@pytest.mark.parametrize("clock", CLOCKS, ids=["untimed", "bank", "decision"])
@pytest.mark.parametrize("without", [False, True], ids=["now", "before 0.3"])
@pytest.mark.parametrize(("game", "seats"), [("template", 2), ("cardia", 2), ("radlands", 2), ("fantasy_realms", 3)])
def test_a_table_restored_is_the_table_that_was(game: str, seats: int, clock: ClockRule, without: bool) -> None:
    plan = plan_of(game, seats, clock)
    went_back = 0
    for seed in range(6):
        entries = history(plan, seed, 120, without)
        went_back += sum(isinstance(entry, Rewound) for entry in entries)
        expected = whole(slowly(plan, entries))
        assert whole(Table.restored("t", plan, entries)) == expected
        for cut in range(1, len(entries), 7):
            assert whole(Table.restored("t", plan, entries[:cut])) == whole(slowly(plan, entries[:cut]))
    assert went_back > 10


@pytest.mark.parametrize("without", [False, True], ids=["now", "before 0.3"])
def test_so_is_one_with_a_clock_of_the_game_s_own(without: bool) -> None:
    plan = plan_of("fantasy_realms", 3, ClockRule(limit=200), variant="chaos")
    went_back = 0
    for seed in range(8):
        entries = history(plan, seed, 80, without)
        went_back += sum(isinstance(entry, Rewound) for entry in entries)
        assert whole(Table.restored("t", plan, entries)) == whole(slowly(plan, entries))
    assert went_back > 3


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """1,324 take-backs once held everybody up for 2.5 seconds at a restart."""
    plan = plan_of("cardia", 2, ClockRule(bank=600))
    table = Table("t", plan)
    entries: list[AnyEntry] = [Dealt(at=1.0)]
    table.apply(entries[0])
    for number in range(1400):
        seat = table.asked[0]
        wish = Answer(epoch=table.epoch, question=table.live().question, action=None, word=_word(table, seat), ref="")
        some = decide(table, Wisher(seat), wish, WORLD._replace(now=2.0 + number))
        table.apply(some[0])
        back = Takeback(epoch=table.epoch, question=table.takebacks(seat)[0][0], ref="")
        more = decide(table, Wisher(seat), back, WORLD._replace(now=2.5 + number))
        table.apply(more[0])
        entries += [*some, *more]
    played_again = 0
    answer = State.answer

    def counted(self: State, seat: object, given: object) -> None:
        nonlocal played_again
        played_again += 1
        answer(self, seat, given)

    if type(answer).__name__ == "function":  # a compiled one cannot be replaced
        monkeypatch.setattr(State, "answer", counted)
    again = Table.restored("t", plan, entries)
    assert played_again == 0
    assert whole(again) == whole(table)


def _word(table: Table, seat: int) -> str:
    return table.live().decision(seat).options[0].word


def test_a_game_gone_back_from_a_copy_is_the_one_played_from_the_start() -> None:
    plan = plan_of("cardia", 2, ClockRule())
    for seed in range(20):
        table = Table("t", plan)
        for entry in history(plan, seed, 70):
            table.apply(entry)
        answers = len(table.record().answers)
        for target in range(answers, -1, -5):
            fresh = table.record().shortened(target).replay(table.game)
            back = table.past.back_to(table.game, table.record(), target)
            assert back.save() == fresh.save()
            assert [back.events(seat) for seat in (0, 1, None)] == [fresh.events(seat) for seat in (0, 1, None)]
            assert back.record is not None
            assert fresh.record is not None
            assert back.record.to_json() == fresh.record.to_json()
            assert back.recall is None  # a table keeps a log only


def test_a_table_has_an_end_however_long_it_is_kept_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from talia.server.live import rooms
    from talia.server.wire.protocol import Ack, Refusal

    monkeypatch.setattr(rooms, "MOST_ENTRIES", 30)

    async def test(rig: Rig) -> None:
        room, first, second = await rig.online()
        for _ in range(40):
            reply = await first.answer()
            if isinstance(reply, Refusal):
                break
            assert isinstance(reply, Ack)
            await first.wish(Takeback(epoch=first.epoch, question=first.view["question"], ref="t"))
        assert isinstance(reply, Refusal)
        assert "30 entries" in reply.reason
        result = room.table.result()
        assert result is not None
        assert (result.reason, result.winners) == ("stopped", [])
        assert room.table.length <= 31
        join = rig.lobby.invites(room)
        assert join == []
        rig.crash()
        assert (await rig.lobby.find(room.table.id)).table.over
        second.drain()

    played(tmp_path, test)

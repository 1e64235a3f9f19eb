"""Every game at the server's tables: played to the end by bots and at one screen; Chaos ended by the server's clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.core import takeback
from talia.core.rng import Random
from talia.games import PLACES
from talia.server.calculator import chosen, compared, discards, scored
from talia.server.catalogue import catalogue
from talia.server.live import thinking
from talia.server.live.rooms import Room
from talia.server.wire.about import ClockRule
from talia.server.wire.errors import Refused
from talia.server.wire.forms import NewTable, SeatForm
from talia.server.wire.protocol import Ack, Takeback
from talia.server.wire.sheets import CompareForm, DiscardsForm, HandForm, ScoreForm, WaysForm
from tests.server.tools import Ear, Rig, played

BOT = SeatForm(who="bot", level="novice")
ME = SeatForm(who="me")


async def over(room: Room) -> None:
    for _ in range(20_000):
        if room.table.over:
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("name", PLACES)
def test_bots_play_a_game_to_its_end_while_an_onlooker_watches(tmp_path: Path, name: str) -> None:
    async def test(rig: Rig) -> None:
        game = talia.game(name)
        room, held = await rig.lobby.new_table(NewTable(game=name, seats=[BOT] * game.least_seats))
        ear = Ear(rig, room, held, None)
        await ear.hello()
        await over(room)
        await asyncio.sleep(0.05)
        assert ear.view["outcome"] is not None
        assert ear.view == _json(room.table.live().view(None))
        assert [event["n"] for event in ear.events] == list(range(len(ear.events)))
        before = room.table.live().save()
        rig.crash()
        again = await rig.lobby.find(room.table.id)
        assert again.table.live().save() == before

    played(tmp_path, test, games=tuple(PLACES))


@pytest.mark.parametrize("name", PLACES)
def test_one_screen_plays_a_game_to_its_end(tmp_path: Path, name: str) -> None:
    async def test(rig: Rig) -> None:
        game = talia.game(name)
        room, held = await rig.lobby.new_table(NewTable(game=name, seats=[ME] * game.least_seats))
        ears = [Ear(rig, room, held, seat) for seat in range(game.least_seats)]
        for ear in ears:
            await ear.hello()
        dice = Random(3)
        while not room.table.over:
            ear = ears[room.table.asked[0]]
            reply = await ear.answer(dice.pick(ear.view["decision"]["options"])["word"])
            assert isinstance(reply, Ack), reply
        result = room.info().result
        assert result is not None
        assert result.by_rules

    played(tmp_path, test, games=tuple(PLACES))


@pytest.mark.parametrize("name", PLACES)
def test_what_can_be_taken_back_at_once_is_what_the_rules_say(tmp_path: Path, name: str) -> None:
    async def test(rig: Rig) -> None:
        game = talia.game(name)
        room, held = await rig.lobby.new_table(NewTable(game=name, seats=[ME] * game.least_seats, undo="consent"))
        ears = [Ear(rig, room, held, seat) for seat in range(game.least_seats)]
        for ear in ears:
            await ear.hello()
        dice = Random(4)
        for _ in range(60):
            if room.table.over:
                break
            ear = ears[room.table.asked[0]]
            assert isinstance(await ear.answer(dice.pick(ear.view["decision"]["options"])["word"]), Ack)
            for seat in range(game.least_seats):
                others_locked = room.table.live().locked & ~(1 << seat)
                expected = takeback.points(game, room.table.record(), seat)
                assert room.table.safe(seat) == ([] if others_locked else expected)
        first = room.table.takebacks(0)[0]
        if first:
            before = room.table.live().question
            assert await ears[0].wish(Takeback(epoch=0, question=first[-1], ref="t")) == Ack(ref="t")
            assert room.table.live().question == first[-1] <= before
        assert room.table.practice is False

    played(tmp_path, test, games=tuple(PLACES))


def _json(value: Any) -> Any:
    import json

    return json.loads(json.dumps(value))


def test_chaos_is_ended_by_the_servers_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "CHAOS_PAUSE", 0.0)
    monkeypatch.setattr(thinking, "CHAOS_MOMENT", 0.01)
    monkeypatch.setattr("talia.server.live.clocks.CHAOS_LIMIT", 4.0)

    async def test(rig: Rig) -> None:
        form = NewTable(
            game="fantasy_realms", options={"variant": "chaos"}, seats=[ME, BOT, BOT], clock=ClockRule(limit=4)
        )
        room, held = await rig.lobby.new_table(form)
        ear = Ear(rig, room, held, 0)
        await ear.hello()
        assert 3 in room.table.asked, "the clock has a seat of its own"
        for _ in range(40):
            await asyncio.sleep(0.01)
        moments = sum(seat == 3 for seat, _ in room.table.record().answers)
        assert moments > 2, "bots are asked anew"
        rig.now.time += 1
        for _ in range(200):
            await asyncio.sleep(0.01)
            clocks = ear.update.clocks
            if clocks is not None and clocks.limit == 3.0:
                break
        assert clocks is not None
        assert clocks.limit == 3.0, "moments that pass give nothing back"
        offer = next(option["word"] for option in ear.view["decision"]["options"] if option["word"] == "offer")
        for word in (offer, None, None, None):  # what, to whom, for what: several answers to one question
            for _ in range(20):
                reply = await ear.answer(word or ear.view["decision"]["options"][1]["word"])
                if isinstance(reply, Ack):
                    break
            assert isinstance(reply, Ack), reply
            assert not reply.repeated
        rig.now.time += 3.5
        await room.tick()
        assert 3 not in room.table.asked
        assert room.table.record().answers[-1][1] != "clock:go_on"

    played(tmp_path, test, games=("fantasy_realms",))


def test_the_catalogue_has_every_game() -> None:
    import json

    games = json.loads(catalogue(tuple(PLACES), "compiled"))["games"]
    assert [game["game"] for game in games] == list(PLACES)
    by_name = {game["game"]: game for game in games}
    assert by_name["cardia"]["about"]["stars"]["bazaar"] == 1
    assert by_name["fantasy_realms"]["about"]["variants"]["chaos"] == [3, 7]


def test_the_calculator_scores_and_ranks_a_table() -> None:
    found = scored(ScoreForm(hands=[HandForm(cards=["king", "queen"]), HandForm(cards=["dragon"])], discard=["hydra"]))
    assert [hand.place for hand in found.hands] == [1, 2]
    assert found.hands[0].score == sum(card.points for card in found.hands[0].cards)
    assert found.hands[0].lines


def test_what_each_discard_leaves_is_what_the_calculator_says_of_it() -> None:
    hand = ["king", "queen", "dragon", "knights", "necromancer", "forest", "mirage", "rangers"]
    found = discards(DiscardsForm(hand=hand, discard=["hydra"]))
    assert [left.card for left in found.left] == hand
    for left in found.left:
        rest = [card for card in hand if card != left.card]
        # The discarded card lies in the area: without the King, the Necromancer may bring the King back.
        alone = scored(ScoreForm(hands=[HandForm(cards=rest)], discard=["hydra", left.card])).hands[0]
        assert left.sheet == alone


@pytest.mark.parametrize(
    ("hand", "discard", "what"),
    [
        (["king", "king"], [], "twice"),
        (["king", "ace"], [], "ace"),
        (["king", "queen"], ["king"], "king"),
    ],
)
def test_a_wrong_hand_to_discard_from_is_refused(hand: list[str], discard: list[str], what: str) -> None:
    with pytest.raises(Refused) as error:
        discards(DiscardsForm(hand=hand, discard=discard))
    assert error.value.code == "bad_option"
    assert what in error.value.reason


def test_what_each_take_brings_is_what_the_calculator_says_of_it() -> None:
    hand = ["king", "queen", "dragon", "knights", "necromancer", "forest", "mirage"]
    area = ["hydra", "rangers", "candle"]
    found = compared(CompareForm(hand=hand, open=area))
    assert found.now == scored(ScoreForm(hands=[HandForm(cards=hand)], discard=area)).hands[0]
    assert [take.card for take in found.takes] == area
    for take in found.takes:
        after = discards(DiscardsForm(hand=[*hand, take.card], discard=[card for card in area if card != take.card]))
        assert {left.card: left.score for left in take.left} == {left.card: left.sheet.score for left in after.left}
        best = next(left for left in after.left if left.card == take.goes)
        assert take.score == best.sheet.score == max(left.sheet.score for left in after.left)
        assert (take.sheet.score, take.sheet.lines) == (best.sheet.score, best.sheet.lines)


def test_a_hand_that_is_not_full_only_grows() -> None:
    found = compared(CompareForm(hand=[], open=["king"]))
    assert found.now is None
    assert [(take.score, take.goes, take.left) for take in found.takes] == [(8, None, [])]
    swap = compared(CompareForm(hand=["king", "knights"], open=["queen"], full=2, swap=True))
    assert [(take.score, take.goes) for take in swap.takes] == [(31, "king")]


def test_choices_at_scoring_are_told_with_what_they_bring() -> None:
    hand = ["king", "knights", "elven_archers", "rangers", "bell_tower", "book_of_changes", "shapeshifter"]
    found = chosen(WaysForm(hand=hand, asked="shapeshifter", prompt="name_suit"))
    assert found.best == 149
    queen = next(way for way in found.ways if way.card == "queen")
    assert (queen.answers, queen.now, queen.most, queen.best) == (["leader", "queen"], 129, 149, True)
    assert next(way.now for way in found.ways if way.answers == ["decline"]) == 84
    later = chosen(WaysForm(hand=hand, asked="book_of_changes", prompt="turn_card", choices=queen.choices))
    assert later.best == 149


@pytest.mark.parametrize(
    ("work", "form"),
    [
        (compared, CompareForm(hand=["king"], open=["king"])),
        (compared, CompareForm(hand=["king"], open=["ace"])),
        (compared, CompareForm(hand=["king", "king"], open=["queen"])),
        (chosen, WaysForm(hand=["king"], asked="mirage", prompt="name_suit")),
        (
            chosen,
            WaysForm(hand=["mirage", "shapeshifter"], asked="shapeshifter", prompt="name_suit", choices={"mirage": 7}),
        ),
        (chosen, WaysForm(hand=["mirage"], asked="mirage", prompt="name_card", choices={"mirage": {"suit": []}})),
    ],
)
def test_a_wrong_comparison_is_refused_in_a_sentence(work: Any, form: Any) -> None:
    with pytest.raises(Refused) as error:
        work(form)
    assert error.value.code == "bad_option"
    assert "\n" not in error.value.reason


@pytest.mark.parametrize(
    "form",
    [
        ScoreForm(hands=[HandForm(cards=["ace"])]),
        ScoreForm(hands=[HandForm(cards=[])]),
        ScoreForm(hands=[HandForm(cards=["king", "king"])]),
        ScoreForm(hands=[HandForm(cards=["king"]), HandForm(cards=["king"])]),
        ScoreForm(hands=[HandForm(cards=["king"])], discard=["king"]),
        ScoreForm(hands=[HandForm(cards=["mirage"], choices={"mirage": 7})]),
        ScoreForm(hands=[HandForm(cards=["mirage"], choices={"mirage": {"a": []}})]),
        ScoreForm(hands=[HandForm(cards=["mirage"], choices={"x": None})]),
        ScoreForm(hands=[HandForm(cards=["king"], drawn=["king"])]),
    ],
)
def test_a_wrong_hand_is_refused_in_a_sentence(form: ScoreForm) -> None:
    with pytest.raises(Refused) as error:
        scored(form)
    assert error.value.code == "bad_option"
    assert "\n" not in error.value.reason

"""What an evaluation of Radlands sees: everything a seat may know, nothing else, and mirrored tables alike."""

from __future__ import annotations

import json

import numpy as np
import pytest

import talia
from talia.bots.methods.net import Net, Rows
from talia.bots.methods.weights import weights_of
from talia.bots.radlands.draft import WORDS
from talia.bots.radlands.features import FEATURES, SLOTS, Sight, feature_words, slot_part
from talia.bots.radlands.judge import GROUPS, Learned
from talia.games.radlands.state import Radlands
from tests.bots.radlands.tools import VARIANTS, tables
from tests.games.radlands.scenario import Scenario


def seen(table: talia.State, seat: int) -> list[int]:
    assert isinstance(table, Radlands)
    sight = Sight()
    sight.look(table, seat)
    return sorted(sight.listed())


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_hidden_cards_are_not_seen(options: dict[str, object]) -> None:
    looked = 0
    for table in tables(3, 5, options):
        for seat in (0, 1):
            before = seen(table, seat)
            assert before
            assert min(before) >= 0
            assert max(before) < FEATURES
            world = table.clone()
            world.redeal(seat, 12345 + looked)
            assert seen(world, seat) == before
            looked += 1
    assert looked > 10


def test_mirrored_columns_are_alike_and_other_tables_are_not() -> None:
    base = Scenario(["oasis: muse", "cannon! : gunner! scout", "railgun#"], ["arcade", "mulcher: punk", "reactor"])
    position = base.state.to_position()
    plain = seen(talia.game("radlands").position(position), 0)
    for owner in (0, 1):
        mirrored = json.loads(json.dumps(position))
        mirrored["table"]["columns"][owner].reverse()
        assert seen(talia.game("radlands").position(mirrored), 0) == plain
    changed = json.loads(json.dumps(position))
    changed["table"]["columns"][0][0]["people"][0]["damaged"] = True
    assert seen(talia.game("radlands").position(changed), 0) != plain
    assert seen(talia.game("radlands").position(position), 1) != plain


def test_every_feature_has_a_word_that_tells_what_is_seen() -> None:
    words = feature_words()
    assert len(words) == len(set(words)) == FEATURES
    t = Scenario(["oasis: muse", "cannon! : gunner! scout"], ["arcade", "mulcher: punk"], hand="sniper famine famine")
    told = {words[feature] for feature in seen(t.state, 0)}
    assert {"mine:muse:whole/bare", "mine:gunner:damaged", "mine:scout:whole/bare", "theirs:punk:whole/bare"} <= told
    assert {"mine:oasis:whole", "mine:cannon:damaged", "theirs:arcade:whole/bare", "theirs:mulcher:whole"} <= told
    assert {"held:sniper", "held:famine", "held-twice:famine", "mine:hand-3", "mine:people-3"} <= told


def test_the_weights_know_their_features_by_word() -> None:
    for name, words in (("radlands", feature_words()), ("radlands-camps", list(WORDS))):
        about = json.loads((weights_of("radlands") / f"{name}.json").read_text(encoding="utf-8"))
        assert about["words"].split() == words


def test_the_other_printing_has_camps_of_its_own() -> None:
    default = Scenario(["cannon", "oasis"])
    other = Scenario(["cannon", "oasis"], options={"printing": "other"})
    both = [set(seen(s.state, 0)) for s in (default, other)]
    assert len(both[0] ^ both[1]) == 3  # one camp (the other has one text for both), and that it is that printing


def test_every_slot_belongs_to_one_part_of_the_table() -> None:
    parts = [slot_part(slot) for slot in range(SLOTS)]
    assert set(parts) == {-1, *range(len(GROUPS))}
    assert parts.count(-1) == 6
    assert parts[0] == parts[18] == parts[24] == 0
    assert parts[9] == parts[21] == parts[27] == 2


def test_a_net_kept_up_says_the_same_as_one_asked_from_the_start() -> None:
    net = Net.fresh(FEATURES, 16, 8, 1, 5)
    judge = Learned(net.forward())
    judge.begin()
    compared = 0
    for table in tables(7, 3):
        seat = compared % 2
        sight = Sight()
        sight.look(table, seat)
        whole = float(net.chances(Rows.of([sight.listed()]))[0])
        assert judge.chance(table, seat) == pytest.approx(whole, abs=1e-5)
        compared += 1
    assert compared > 10
    # Every part exchanged with itself changes nothing; with another table, something.
    pair = [table.clone() for table in tables(8, 9)][-2:]
    same = [judge.exchanged(pair[0], pair[0], 0, group) for group in range(len(GROUPS))]
    assert np.allclose(same, judge.chance(pair[0], 0))
    other = [judge.exchanged(pair[0], pair[1], 0, group) for group in range(len(GROUPS))]
    assert not np.allclose(other, same)

"""Tricky interactions (rules, section 14) that no single card owns, and the list of where the others are tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import talia.games.cardia
from talia.games.cardia import invariants
from talia.games.cardia.numbers import RULING_NAMES
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.verbs.ongoing import winners_of
from talia.games.cardia.verbs.row import Encounter
from tests.games.cardia.scenario import BOTH, GAME, US, Scenario

HERE = Path(__file__).parent
CODE = Path(talia.games.cardia.__file__).parent


def test_a_treasurer_rewards_its_new_neighbour() -> None:  # interactions 7 and 30
    t = Scenario(
        "djinn saboteur treasurer* | swamp_guardian surgeon", "judge mediator inventor | magistra surgeon", signets=9
    )
    assert (t.signets("our djinn"), t.signets("our saboteur"), t.score()) == (1, 2, (3, 1))
    t.both_play("swamp_guardian", "magistra")
    t.answer("saboteur")
    assert t.row() == [("djinn", "judge"), ("treasurer", "inventor"), ("swamp_guardian", "magistra")]
    assert t.signets("our djinn") == 2
    assert t.score() == (2, 2)


def test_an_extra_signet_moves_with_the_result() -> None:  # interaction 7: to the winner, whoever it is
    t = Scenario(
        "saboteur djinn treasurer* | swamp_guardian surgeon", "judge mediator inventor | magistra surgeon", signets=9
    )
    t.both_play("swamp_guardian", "magistra")
    t.answer("djinn")
    assert t.signets("their judge") == 2


def test_a_counselor_claims_its_new_neighbour() -> None:  # interaction 30
    t = Scenario(
        "envoy prodigy counselor* | swamp_guardian aristocrat", "successor engineer elemental | mechanical_djinn envoy"
    )
    assert (t.signets("our envoy"), t.signets("our prodigy")) == (0, 1)
    t.both_play("swamp_guardian", "mechanical_djinn")
    t.answer("prodigy")
    assert t.signets("our envoy") == 1
    assert t.score() == (1, 2)


def test_a_second_token_changes_nothing() -> None:  # R3
    t = Scenario(
        "saboteur treasurer* judge* | illusionist surgeon", "djinn inventor clockmaker | elemental surgeon", signets=9
    )
    before = t.score()
    t.both_play("illusionist", "elemental")
    t.asks(US, "saboteur", "judge", "treasurer")
    t.answer("treasurer")  # a second activation
    assert t.score() == (before[0], before[1] + 1)
    t.asks(BOTH)


def test_a_counselor_beats_mediator_and_judge() -> (
    None
):  # R9: they share no legal deck, so the question itself is asked
    kit = GAME.setup()
    assert isinstance(kit, CardiaSetup)
    kit.claimants = 1 << 12 | 1 << 28
    encounter = Encounter(4, 32, 0, 0, None)  # a Mediator against 16
    mediator, their_judge, counselor = 1 << 4, 1 << 24, 1 << 12
    assert winners_of(kit, encounter, 0, mediator | their_judge) == 2
    assert winners_of(kit, encounter, counselor, mediator | their_judge | counselor) == 1


def test_the_invariants_notice_a_broken_table() -> None:  # R2
    t = Scenario("saboteur | surgeon judge", "judge | surgeon saboteur")
    invariants.check(t.cardia)
    one_sided = t.cardia.clone()
    one_sided.row = Encounter(5, 5, 0, 0, None)
    with pytest.raises(AssertionError, match="R2"):
        invariants.check(one_sided)
    lost = t.cardia.clone()
    lost.hands = 0
    with pytest.raises(AssertionError, match="missing"):
        invariants.check(lost)
    twice = t.cardia.clone()
    twice.discards |= twice.hands
    with pytest.raises(AssertionError, match="two places"):
        invariants.check(twice)


def _text(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("number", range(1, 27))
def test_every_ruling_stands_in_the_code_and_in_a_test(number: int) -> None:
    this = re.compile(rf"\bR{number}\b")
    assert this.search(_text(CODE)), f"R{number} is decided nowhere"
    assert this.search(_text(HERE)), f"R{number} is tested nowhere"


@pytest.mark.parametrize("number", range(1, 31))
def test_every_tricky_interaction_is_tested(number: int) -> None:
    cited = set()
    for line in re.findall(r"# interactions? ([\d, and]+)", _text(HERE)):
        cited |= {int(n) for n in re.findall(r"\d+", line)}
    cited |= {int(n) for n in re.findall(r"Interaction (\d+)|interaction (\d+)", _text(HERE)) for n in n if n}
    assert number in cited


def test_every_card_and_location_is_named_in_the_tests() -> None:
    text = _text(HERE)
    assert [name for sort in ("card", "location") for name in GAME.facts()[sort] if name not in text] == []


@pytest.mark.parametrize("ruling", RULING_NAMES)
def test_every_ruling_that_can_be_switched_is_tested_both_ways(ruling: str) -> None:
    assert f'"{ruling}"' in _text(HERE)

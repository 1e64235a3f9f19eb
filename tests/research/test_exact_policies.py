"""Bots as policies, and the command `talia exploit`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import talia
from talia.bots.play.bot import Bot, options_of
from talia.bots.play.budget import Budget
from talia.cli.__main__ import main
from talia.core.errors import TaliaError
from talia.core.view import View, canonical
from talia.research import exact
from talia.research.exact.tree import Tree

LOWEST = """
from talia.bots import Bot

class Lowest(Bot):
    def think(self, view, seed, budget):
        return view["decision"]["options"][0]["action"]
"""


@pytest.fixture(scope="module")
def tree() -> Tree:
    return exact.tree(exact.VARIANTS["cardia-tiny"].setup())


class Lowest(Bot):
    """The first answer there is."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def think(self, view: View, seed: int, budget: Budget) -> int:
        self.views.append(view)
        action: int = options_of(view)[0]["action"]
        return action


def lowest(tree: Tree) -> tuple[Any, Any]:
    found = []
    for form in tree.seats:
        shares = np.zeros(form.sequences)
        shares[0] = 1.0
        shares[form.firsts] = 1.0
        found.append(shares)
    return found[0], found[1]


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(first, second) for first, second in zip(one, other, strict=True))


def test_a_bot_is_asked_in_every_information_set(tree: Tree) -> None:
    bot = Lowest()
    assert same(exact.policy_of(tree, bot), lowest(tree))
    views = {canonical(view) for view in bot.views}
    assert len(views) == len(bot.views)  # equal views are asked once
    assert all(len(options_of(view)) > 1 for view in bot.views)  # and what is forced is not asked at all


def test_a_bot_gets_the_view_of_its_seat_and_no_more(tree: Tree) -> None:
    """What it is given is what any table of the information set would show: never more than the seat knows."""
    for seat in (0, 1):
        for number, state in tree.samples(seat):
            if tree.seats[seat].sizes[number] > 1:
                world = talia.game("cardia").guess(state.view(seat, memory=True), talia.Random(number))
                assert canonical(world.view(seat, memory=True)) == canonical(state.view(seat, memory=True))


def test_who_tells_how_it_mixes_is_taken_at_its_word(tree: Tree) -> None:
    assert same(exact.policy_of(tree, "novice"), tree.uniform())


def test_who_does_not_tell_is_asked_with_several_seeds(tree: Tree) -> None:
    def second(view: View) -> int:
        action: int = options_of(view)[-1]["action"]
        return action

    policy = exact.policy_of(tree, second, seeds=3)
    assert same(policy, exact.policy_of(tree, lambda view: {options_of(view)[-1]["action"]: 2.0}))
    again = exact.policy_of(tree, "apprentice", seeds=4)
    assert same(again, exact.policy_of(tree, "apprentice", seeds=4))
    assert set(np.round(again[0] * 4)) <= {0.0, 1.0, 2.0, 3.0, 4.0}


def test_a_bot_from_a_file_plays_behind_the_door(tree: Tree, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(LOWEST, encoding="utf-8")
    assert same(exact.policy_of(tree, f"{tmp_path}/mine.py:Lowest", budget=Budget(nodes=1)), lowest(tree))


def test_answers_that_are_not_allowed_are_refused(tree: Tree) -> None:
    with pytest.raises(TaliaError, match=r"policy_of: the bot answered \{99999: 1.0\}; allowed: shares of \["):
        exact.policy_of(tree, lambda view: 99999)
    with pytest.raises(TaliaError, match="policy_of: 7 is no bot"):
        exact.policy_of(tree, 7)  # type: ignore[arg-type]
    with pytest.raises(TaliaError, match="policy_of: 0 seeds are not allowed"):
        exact.policy_of(tree, "novice", seeds=0)


def test_every_level_of_every_game_can_be_asked() -> None:
    for name in ("cardia-tiny", "radlands-tiny"):
        tree = exact.tree(exact.VARIANTS[name].setup())
        for level in ("apprentice", "adept", "expert"):
            policy = exact.policy_of(tree, level, budget=Budget(nodes=20))
            for form, shares in zip(tree.seats, policy, strict=True):
                assert np.add.reduceat(shares[1:], form.firsts - 1) == pytest.approx(np.ones(form.many), abs=1e-9)
            assert tree.exploitability(policy) >= -1e-12


def test_a_policy_is_written_in_words(tree: Tree) -> None:
    lines = list(exact.lines(tree, tree.uniform()))
    assert len(lines) == sum(form.many for form in tree.seats)
    assert json.loads(json.dumps(lines)) == lines
    late = next(line for line in lines if len(line["answered"]) == 2)
    assert late["prompt"].startswith("cardia.")
    assert all(word.startswith(("card:", "played:", "faction:", "kind:")) for word in late["answered"])
    assert sum(late["shares"].values()) == pytest.approx(1.0)


# The command.


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["exploit", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_command_lists_the_variants(capsys: pytest.CaptureFixture[str]) -> None:
    assert [one["name"] for one in told(capsys, "--list")] == list(exact.VARIANTS)
    assert main(["exploit", "--list"]) == 0
    assert "cardia-questions" in capsys.readouterr().out


def test_the_command_says_how_far_a_bot_can_be_exploited(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    uniform = told(capsys, "cardia-tiny", "uniform")
    assert uniform["exploitability"] == pytest.approx(1 / 6)
    assert uniform["information_sets"] == [67, 67]
    solved = told(capsys, "cardia-tiny", "cfr+@50", "--policy", str(tmp_path / "p.jsonl"), "--efg", str(tmp_path / "g"))
    assert solved["exploitability"] < 0.01
    assert solved["exploitability"] == sum(solved["best_responses"]) / 2
    assert len((tmp_path / "p.jsonl").read_text(encoding="utf-8").splitlines()) == 134
    assert (tmp_path / "g").read_text(encoding="utf-8").startswith('EFG 2 R "cardia" { "seat 0" "seat 1" }')
    larger = told(capsys, "cardia", "influences=1,8,11", "hand=2", "signets=2", "best-average")
    assert larger["options"]["influences"] == ["1", "8", "11"]
    assert main(["exploit", "radlands-tiny", "novice"]) == 0
    assert "0.6458" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "exploit: name a variant and a bot; variants: cardia-tiny, "),
        (["chess", "expert"], "variant 'chess': there is none of that name; allowed: cardia-tiny, "),
        (["cardia-tiny"], "exploit: one bot is wanted, not 0; such as expert"),
        (["cardia-tiny", "expert", "novice"], "exploit: one bot is wanted, not 2"),
        (["cardia-tiny", "cfr+@many"], "exploit: 'cfr+@many' is not CFR+ and a number of turns"),
        (["cardia-tiny", "champion"], "level 'champion': there is none of that name in cardia"),
        (["cardia-tiny", "nothing.py:Here"], "level 'nothing.py:Here': there is no file nothing.py"),
        (["cardia", "expert"], "deals: cardia with these options has about 10^22 of them"),
        (["cardia-tiny", "expert", "hand=9"], "option hand: 9 is more than the 3 cards of a deck"),
        (["radlands-tiny", "uniform", "turn_limit=6"], "exact: the game draws or shuffles in its course"),
    ],
)
def test_wrong_words_get_a_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exploit", *words]) == 1
    assert said in capsys.readouterr().err

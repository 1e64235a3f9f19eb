"""A table told in words (`talia.cli.told`): complete, in four languages, of every variant, and no more than is seen."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import pytest

import talia
from talia.cli.told import TextObserver
from talia.cli.told.explaining import explained, how
from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.registry import shown
from talia.texts import LANGUAGES
from tests.every_game.tools import MORE, decisions, hidden, label, look, swapped, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)
OURS = ("cardia", "radlands", "fantasy_realms")

# Parts of a table that no line of it tells, and why.
UNTOLD = {
    "cardia.memory": "what was told, kept for proofs: the events told it",
    "cardia.row.*.rule": "follows from the cards of the row",
    "cardia.peeked": "what another one looks at is None",
    "radlands.picked.room": "the place that the last answer chose; the question tells what is left to choose",
    "fantasy_realms.scores.*.lines": "the way to the points that the cards tell",
    "fantasy_realms.scores.*.cards.*.blanked_by": "told where a card is blanked",
    "fantasy_realms.scores.*.cards.*.would_have": "told where a card is blanked",
    "fantasy_realms.turn": "there are no turns in Chaos",
    "fantasy_realms.end": "the clock ends Chaos",
}
ALL_WORDS = {game: [word for words in talia.game(game).facts().values() for word in words] for game in OURS}


def changed(value: Any, game: str, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The value with one thing in it changed, for each thing in it."""
    if isinstance(value, dict):
        for key in value:
            for where, other in changed(value[key], game, (*path, key)):
                yield where, {**value, key: other}
    elif isinstance(value, list):
        if value and value[-1] is not None:
            yield path, value[:-1]
        for n in range(len(value)):
            for where, other in changed(value[n], game, (*path, "*")):
                yield where, [*value[:n], other, *value[n + 1 :]]
    elif isinstance(value, bool):
        yield path, not value
    elif isinstance(value, int):
        yield path, value + 1
    elif isinstance(value, str) and value in ALL_WORDS[game]:
        sort = next(words for words in talia.game(game).facts().values() if value in words)
        alike = [word for word in sort if word != value]
        yield path, alike[len(value) % len(alike)]


def untold(game: str, path: tuple[str, ...], table: dict[str, Any]) -> bool:
    where = ".".join((game, *path))
    if game == "fantasy_realms" and path[0] in ("turn", "end", "area"):
        return table["to_move"] is None  # in Chaos, and once hands lie open
    if game == "radlands" and path[0] == "hands" and table["turn"] == 0:
        return True  # camps are chosen first: nobody has a hand
    return any(where == part or where.startswith(f"{part}.") for part in UNTOLD if part.count(".") > 0)


@pytest.mark.parametrize("name", OURS)
def test_whatever_changes_on_a_table_changes_its_text(name: str) -> None:
    observer = TextObserver("en")
    tried: set[str] = set()
    silent: set[str] = set()
    for seats, options in talia.game(name).variants():
        for state in decisions(name, seats, options, seed=5, every=15):
            for seat in (0, None):
                view = state.view(seat)
                text = observer.table(view)
                for path, table in changed(view["table"], name):
                    if untold(name, path, view["table"]) or len(table) < len(view["table"]):
                        continue
                    where = ".".join(path)
                    tried.add(where)
                    try:
                        same = observer.table({**view, "table": table}) == text
                    except (LookupError, ValueError, TypeError):
                        continue  # a table that cannot be: lists of one length each
                    if same:
                        silent.add(where)
    assert len(tried) > 15
    assert silent == set()


def words_only(told: str, answers: set[str]) -> None:
    """No id is left over but in the words to answer with, and each of those is there."""
    for line in told.splitlines():
        word, _, rest = re.sub("\u00a0:", ":", line).partition(": ")
        left = rest if word in answers else line
        assert not re.search(r"[a-z]_[a-z]|[{}]|\bNone\b|\bTrue\b", left), line
    assert all(f"\n{word}" in told for word in answers)


@every_variant
def test_every_moment_can_be_told(name: str, seats: int, options: dict[str, Any]) -> None:
    """Each in one of the languages, and the whole story in all of them; `make soak` has all of both."""
    told = 0
    for count, state in enumerate(decisions(name, seats, options, seed=8, every=1 if MORE > 1 else 5)):
        for language in LANGUAGES if MORE > 1 else [LANGUAGES[count % len(LANGUAGES)]]:
            for seat in (*range(seats), None):
                view = state.view(seat)
                answers = {option["word"] for option in view.get("decision", {}).get("options", [])}
                assert state.log is not None
                said = TextObserver(language).observe(state, seat, told)
                if name != "template":
                    words_only(said, answers)
        told = len(state.log or [])
    for language in LANGUAGES:
        said = TextObserver(language).observe(state, 0)
        if name != "template":
            words_only(said, set())


@every_variant
def test_twin_worlds_are_told_alike(name: str, seats: int, options: dict[str, Any]) -> None:
    game, rng = talia.game(name), talia.Random(3)
    observer = TextObserver("pl")
    for state in decisions(name, seats, options, seed=4, every=8):
        position = state.to_position()
        for seat in (*range(seats), None):
            for heap in hidden(name, position, seat):
                if len(heap) < 2:
                    continue
                one, other = rng.pick(heap), rng.pick(heap)
                if look(position, one) != look(position, other):
                    twin, true = game.position(swapped(position, one, other)), game.position(position)
                    assert observer.observe(twin, seat) == observer.observe(true, seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_boxes_is_explained(language: str) -> None:
    words = Words(language, [])
    for name in OURS:
        assert len(how(name, words).splitlines()) > 3
        for sort, things in talia.game(name).facts().items():
            for thing in things:
                said = explained(name, thing, words)
                assert thing in said
                assert sort in ("faction", "suit") or "\n" in said, said


def test_things_are_found_by_names_of_any_language_and_near_ones_are_offered() -> None:
    words = Words("en", [])
    assert explained("cardia", "Űrmágus", words) == explained("cardia", "void_mage", words)
    with pytest.raises(BadOption, match=r"^what 'djin': there is no such thing in cardia; near: djinn"):
        explained("cardia", "djin", words)


def test_ended_games_and_onlookers_are_told() -> None:
    for name in shown():
        state = talia.game(name).start(3)
        while not state.over:
            state.apply(state.legal()[0])
        said = TextObserver("fr", ["Ann", "Bo"]).observe(state, None)
        assert "Vous regardez la partie" in said
        assert "La partie est terminée" in said
        view = copy.deepcopy(state.view(0))
        assert TextObserver("en").read(view, state.events(0)) == TextObserver("en").observe(state, 0)

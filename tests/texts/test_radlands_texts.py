"""The words of Radlands in four languages: complete, well formed, the same everywhere and short enough for a card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import talia.texts
from talia.texts import LANGUAGES, texts
from tests.texts.languages import LANGUAGES as LANGUAGES_KNOWN


def _ids(text: str) -> list[str]:
    return text.split()


# Each camp with what its abilities cost, in order (sections 15 and 16 of docs/rules/radlands.md). A cost of "?" is
# written 0, because only the ability used is paid (D5); Mimic's text names no cost at all.
CAMP_COSTS = _ids(
    """adrenaline_lab:0 arcade:1 atomic_garden:2 blood_bank:0 bonfire:0 cache:0 cannon:1 catapult:2 command_post:3
    construction_yard:1 garage:1 juggernaut:1 labor_camp:0 mercenary_camp:2 mulcher:0 nest_of_spies:1 oasis: obelisk:
    omen_clock:1 outpost:2,2 parachute_base:0 pillbox:3 railgun:2 reactor:2 resonator:2 scavenger_camp:2,1
    scud_launcher:1 supply_depot:2 the_octagon:1 training_camp:1 transplant_lab:1 victory_totem:2,2 warehouse:0
    watchtower:1"""
)
PEOPLE_COSTS = _ids(
    """argo_yesky:1 assassin:2 cult_leader:0 doomsayer:1 exterminator:1 gunner:2 holdout:1 karli_blaze:1 looter:2
    magnus_karv:2 mimic: molgur_stang:1 muse:0 mutant:0 pyromaniac:1 rabble_rouser:1,1 repair_bot:2 rescue_team:0
    scientist:1 scout:1 sniper:2 vanguard:1 vera_vosh:1 vigilante:1 wounded_soldier:1 zeto_khan:1"""
)
# V3: the other printing changes eleven camps, but Command Post only in its starting number.
OTHER_PRINTING_COSTS = _ids(
    """cache:2 cannon:2 construction_yard:1,2 mercenary_camp:2 obelisk: resonator:1 scavenger_camp:0 training_camp:2
    victory_totem:2,2 warehouse:1"""
)


def _costs(listed: list[str]) -> dict[str, list[str]]:
    pairs = [entry.split(":") for entry in listed]
    return {card: costs.split(",") if costs else [] for card, costs in pairs}


CAMPS, PEOPLE, OTHER_PRINTING = _costs(CAMP_COSTS), _costs(PEOPLE_COSTS), _costs(OTHER_PRINTING_COSTS)
NAMED_PEOPLE = _ids("argo_yesky karli_blaze magnus_karv molgur_stang vera_vosh zeto_khan")
EVENTS = _ids("banish bombardment famine high_ground interrogate napalm radiation strafe truce uprising")
CARDS = [*CAMPS, *PEOPLE, *EVENTS, "water_silo", "raiders", "punk"]

JUNK_ICONS = _ids("water draw restore injure raid punk")
WORDS = _ids(
    """camp person event punk destroy damage injure restore draw raid junk ability trait ready exhausted damaged
    destroyed protected unprotected column queue water water_silo raiders deck discard hand"""
)
# How many numbered paragraphs each section of docs/rules/radlands.md has.
PARAGRAPHS = {2: 8, 3: 6, 4: 4, 5: 7, 6: 5, 7: 7, 8: 6, 9: 8, 10: 4, 11: 3}
RULES = (
    [f"{section}-{n}" for section, last in PARAGRAPHS.items() for n in range(1, last + 1)]
    + ["12"]
    + [f"D{n}" for n in range(1, 16)]
    + ["V1", "V2", "V3"]
)

NAME_LENGTH, CARD_LENGTH, RULE_LENGTH = 26, 180, 320

every_language = pytest.mark.parametrize("language", LANGUAGES)


class _Places(Visitor):
    """The named places (`{ $card }`) of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # the visitor's naming
        self.names.add(node.id.name)


def _resources(language: str) -> Iterator[ast.Resource]:
    folder = Path(talia.texts.__file__).parent / language
    for subject in ("cards", "words", "rules"):
        yield FluentParser(with_spans=False).parse((folder / f"radlands_{subject}.ftl").read_text(encoding="utf-8"))


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    entries = [entry for resource in _resources(language) for entry in resource.body]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    by_key = {message.id.name: message for message in messages}
    assert len(by_key) == len(messages), f"{language}: a key is given twice"
    return by_key


def _attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def _formatted(language: str) -> Iterator[tuple[str, str]]:
    """Every message and attribute as a reader would see it."""
    words = texts(language)
    for key, message in _messages(language).items():
        yield key, words.get(key)
        for attribute in _attributes(message):
            text = words.attribute(key, attribute)
            assert text is not None
            yield f"{key}.{attribute}", text


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert (len(CAMPS), len(PEOPLE), len(EVENTS)) == (34, 26, 10)  # section 1, D1
    assert len(set(CARDS)) == 73


@every_language
def test_files_parse_without_junk(language: str) -> None:
    junk = [entry for resource in _resources(language) for entry in resource.body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@every_language
def test_keys_are_exactly_the_expected_ones(language: str) -> None:
    keys = set(_messages(language))
    wanted = {f"radlands-card-{card}" for card in CARDS}
    wanted |= {f"radlands-junk-{icon}" for icon in JUNK_ICONS}
    wanted |= {f"radlands-rule-{rule}" for rule in RULES}
    wanted |= {f"radlands-word-{word}" for word in WORDS}
    assert wanted - keys == set()
    # Some cards have a ruling besides their text.
    wanted |= {f"radlands-rule-card-{card}" for card in CARDS}
    assert {key for key in keys - wanted if not key.startswith("radlands-word-")} == set()
    for card in CARDS:
        name = texts(language).get(f"radlands-card-{card}")
        assert (texts(language).rule(f"radlands.card.{card}") or "").startswith(f"{name}. "), card
    assert keys == set(_messages("en"))


@every_language
def test_places_are_the_same_as_in_english(language: str) -> None:
    def places(of: str) -> dict[str, set[str]]:
        found = {}
        for key, message in _messages(of).items():
            visitor = _Places()
            visitor.visit(message)
            found[key] = visitor.names
        return found

    assert places(language) == places("en")


@every_language
def test_every_card_has_its_text_and_all_forms_of_the_language(language: str) -> None:
    for card in CARDS:
        message = _messages(language)[f"radlands-card-{card}"]
        wanted = (
            {"text"} | LANGUAGES_KNOWN[language].radlands_forms | ({"text_v3"} if card in OTHER_PRINTING else set())
        )
        assert _attributes(message) - {"ours"} == wanted, card


@every_language
def test_every_junk_icon_is_explained(language: str) -> None:
    assert all(texts(language).attribute(f"radlands-junk-{icon}", "text") for icon in JUNK_ICONS)


@every_language
def test_everything_formats_into_clean_text(language: str) -> None:
    for where, text in _formatted(language):
        assert text or where.endswith(".art"), where  # a name may go without article
        assert text == text.strip(), where
        assert "  " not in text, where
        assert not set("{}<>") & set(text), where
        assert "'" not in text, f"{where}: typographic apostrophes only"


@every_language
def test_sentences_end_as_sentences(language: str) -> None:
    for where, text in _formatted(language):
        if where.startswith("radlands-rule-") or ".text" in where:
            assert text.endswith("."), where


@every_language
def test_no_two_cards_share_a_name(language: str) -> None:
    names = [texts(language).get(f"radlands-card-{card}") for card in CARDS]
    assert len({name.casefold() for name in names}) == len(CARDS)


@every_language
def test_texts_fit_where_they_are_shown(language: str) -> None:
    for where, text in _formatted(language):
        if where.startswith("radlands-card-") and ".text" in where:
            assert len(text) <= CARD_LENGTH, (where, len(text))
        elif where.startswith(("radlands-rule-", "radlands-junk-")):
            assert len(text) <= RULE_LENGTH, (where, len(text))
        elif where.count(".") == 0:
            assert len(text) <= NAME_LENGTH, (where, len(text))


@every_language
def test_names_translated_by_us_are_marked_and_personal_names_stay(language: str) -> None:
    marked = {card for card in CARDS if texts(language).attribute(f"radlands-card-{card}", "ours") == "yes"}
    assert not marked & set(NAMED_PEOPLE)
    assert len(marked) == LANGUAGES_KNOWN[language].ours
    for card in NAMED_PEOPLE:
        assert texts(language).get(f"radlands-card-{card}") == texts("en").get(f"radlands-card-{card}")


@every_language
def test_texts_name_what_each_ability_costs(language: str) -> None:
    # An ability opens a sentence with its cost: "1 water: …" or "3 water, 1 less for …".
    cost = re.compile(rf"(?:^|\. )(\d) {LANGUAGES_KNOWN[language].water}\u00a0?[:,]")
    for attribute, listed in (("text", CAMPS | PEOPLE), ("text_v3", OTHER_PRINTING)):
        for card, costs in listed.items():
            text = texts(language).attribute(f"radlands-card-{card}", attribute)
            assert text is not None
            assert cost.findall(text) == costs, (card, attribute)


def test_hungarian_articles_fit_the_first_sound() -> None:
    for card in CARDS:
        name = texts("hu").get(f"radlands-card-{card}")
        article = "az" if name[0] in "AÁEÉIÍOÓÖŐUÚÜŰ" else "a"
        article = "" if card in NAMED_PEOPLE else article
        assert texts("hu").attribute(f"radlands-card-{card}", "art") == article, name


def test_french_articles_elide_before_vowels() -> None:
    for card in CARDS:
        name = texts("fr").get(f"radlands-card-{card}")
        elided = name[0] in "AÂÀEÉÈIOUH"  # the one H among the names, of Horloge, is silent
        assert (texts("fr").attribute(f"radlands-card-{card}", "de") or "").endswith(f"’{name}") == elided, name


def test_french_puts_a_hard_space_before_high_punctuation() -> None:
    wrong = [where for where, text in _formatted("fr") if any(f" {mark}" in text for mark in ":;?!»") or "« " in text]
    assert wrong == []


def test_rules_document_holds_every_number_and_card() -> None:
    document = (Path(__file__).parents[2] / "docs" / "rules" / "radlands.md").read_text(encoding="utf-8")
    for section, last in PARAGRAPHS.items():
        if section != 4:  # the four steps of a turn are a numbered list
            assert all(f"\n{section}.{n} " in document for n in range(1, last + 1)), section
            assert f"\n{section}.{last + 1} " not in document, section
    assert all(f"| D{n} |" in document for n in range(1, 16))
    assert all(f"**V{n} " in document for n in (1, 2, 3))
    assert all(f"id `{card}`" in document for card in [*CAMPS, *PEOPLE, *EVENTS])

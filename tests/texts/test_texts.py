"""The words in four languages: complete, alike in keys and places, well formed, and fit for a card."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import talia
import talia.texts
from talia.server import bots
from talia.texts import LANGUAGES, MissingText, Texts, texts
from tests.texts.languages import LANGUAGES as LANGUAGES_KNOWN

ROOT = Path(talia.texts.__file__).parent
CARD_FILES = ("cardia_cards.ftl", "fantasy_realms_cards.ftl")


def words(text: str) -> list[str]:
    return text.split()


CARDS = {
    "cardia": list(talia.game("cardia").facts()["card"]),
    "fantasy_realms": words("""
        mountain cavern bell_tower forest earth_elemental fountain_of_life swamp great_flood island water_elemental
        rainstorm blizzard smoke whirlwind air_elemental wildfire candle forge lightning fire_elemental knights
        elven_archers light_cavalry dwarvish_infantry rangers collector beastmaster necromancer warlock_lord enchantress
        king queen princess warlord empress unicorn basilisk warhorse dragon hydra warship magic_wand sword_of_keth
        elven_longbow war_dirigible shield_of_keth gem_of_order world_tree book_of_changes protection_rune shapeshifter
        mirage doppelganger"""),
}
LOCATIONS = list(talia.game("cardia").facts()["location"])
FACTIONS = words("rebellion academy guild dynasty")
SUITS = words("army leader wizard weapon artifact beast land weather flood flame wild")

NAMED = (
    [f"{game}-card-{card}" for game, cards in CARDS.items() for card in cards]
    + [f"cardia-location-{place}" for place in LOCATIONS]
    + [f"cardia-faction-{faction}" for faction in FACTIONS]
    + [f"fantasy_realms-suit-{suit}" for suit in SUITS]
)
WITH_TEXT = [key for key in NAMED if "-card-" in key or "-location-" in key]

GENDERS = {"pl": {"m", "f", "n", "mp", "np"}, "fr": {"m", "f", "mp", "fp"}}

CARDIA_RULES = (
    [f"R{number}" for number in range(1, 27)]
    + words("2 3 3-1 4 4-1 4-2 4-3 4-4 5-phase1 5-phase1-0 5-phase1-1 5-phase1-2 5-phase1-3 5-phase2 5-phase3 5-end")
    + words("6-1 6-2 6-3 6-4 6-5 9 10 10-mix 10-match 11")
)
FANTASY_REALMS_RULES = words("2 2-end 2-tie 3 3-end 4 4-necromancer 4-end 5 5-0 5-1 5-2 5-3 5-4 5-5 5-6 5-7") + words(
    "6a 6a-ring 6a-self 6b 6b-ring"
)


class Places(Visitor):
    """The named places ({ $x }) below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def places(node: ast.BaseNode) -> set[str]:
    visitor = Places()
    visitor.visit(node)
    return visitor.names


class Spoken(Visitor):
    """The named places that a message says: not those by which it only chooses among its forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def things(node: ast.BaseNode) -> set[str]:
    """What a message speaks of: `$card_acc` and `$card_gender` are forms of `$card`, and languages differ in those."""
    visitor = Spoken()
    visitor.visit(node)
    forms = r"_(the_acc|the|acc|gen|ins|le|de|dat|tra|art|gender|count)$"
    return {re.sub(forms, "", name) for name in visitor.names}


class References(Visitor):
    """The messages that a node refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)


def all_places(language: str, message: ast.Message) -> set[str]:
    """The named places of a message and of those that it refers to, which take them from it."""
    visitor = References()
    visitor.visit(message)
    referred = [messages(language)[name] for name in visitor.names if name != message.id.name]
    return places(message).union(*(all_places(language, other) for other in referred))


@cache
def body(language: str, file: str) -> tuple[ast.BaseNode, ...]:
    return tuple(parse((ROOT / language / file).read_text(encoding="utf-8")).body)


def files(language: str) -> list[str]:
    return sorted(path.name for path in (ROOT / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for file in files(language)
        for entry in body(language, file)
        if isinstance(entry, ast.Message)
    }


def card_file_keys(language: str) -> set[str]:
    return {e.id.name for file in CARD_FILES for e in body(language, file) if isinstance(e, ast.Message)}


def attributes(language: str, key: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)[key].attributes}


def form(language: str, key: str, name: str) -> str:
    value = texts(language).attribute(key, name)
    assert value is not None, f"{language}: {key} has no .{name}"
    return value


def own_words(language: str) -> dict[str, str]:
    """Every name, form, text and rule of the two games' card files, by key."""
    found = {}
    for key in card_file_keys(language):
        found[key] = texts(language).get(key)
        for name in attributes(language, key):
            found[f"{key}.{name}"] = form(language, key, name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse_without_junk(language: str) -> None:
    junk = [(f, entry.content) for f in files(language) for entry in body(language, f) if isinstance(entry, ast.Junk)]
    assert files(language), "no text files found"
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    keys = Counter(e.id.name for f in files(language) for e in body(language, f) if isinstance(e, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_files_and_keys_as_english(language: str) -> None:
    assert files(language) == files("en")
    for file in files("en"):
        ours = [entry.id.name for entry in body(language, file) if isinstance(entry, ast.Message)]
        english = [entry.id.name for entry in body("en", file) if isinstance(entry, ast.Message)]
        assert set(ours) == set(english), file


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_places_as_english(language: str) -> None:
    differing = {}
    for key, english in messages("en").items():
        other = messages(language)[key]
        assert (english.value is None) == (other.value is None), key
        pairs: list[tuple[ast.BaseNode, ast.BaseNode]] = []
        if english.value is not None and other.value is not None:
            pairs.append((english.value, other.value))
        theirs = {attribute.id.name: attribute for attribute in other.attributes}
        pairs += [(a, theirs[a.id.name]) for a in english.attributes if a.id.name in theirs]
        if any(things(a) != things(b) for a, b in pairs):
            differing[key] = (things(english), things(other))
    assert differing == {}


@pytest.mark.parametrize("count", [0, 1, 2, 5, 12, 22, 104])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats(language: str, count: int) -> None:
    reader = Texts(language)
    for key, message in messages(language).items():
        filled = dict.fromkeys(all_places(language, message), count)
        if message.value is not None:
            assert reader.get(key, **filled).strip(), key
        for attribute in message.attributes:
            told = (reader.attribute(key, attribute.id.name, **filled) or "").strip()
            assert told or attribute.id.name == "art", f"{key}.{attribute.id.name}"  # a name may go without article


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_location_has_a_name_and_a_text_that_fits(language: str) -> None:
    for key in WITH_TEXT:
        assert texts(language).get(key)
        text = form(language, key, "text")
        assert len(text) <= 220, f"{key}: {len(text)} characters"
        assert text.endswith("."), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_of_cardia_begins_with_when_it_acts(language: str) -> None:
    """A newcomer with the Djinn in hand reads "you win the game at once", plays it, and nothing happens."""
    for card, printed in talia.game("cardia").facts()["card"].items():
        when = form(language, f"cardia-type-{'ongoing' if printed['ongoing'] else 'immediate'}", "when")
        assert form(language, f"cardia-card-{card}", "text").startswith(f"{when} "), card
    for place in LOCATIONS:
        assert re.match(LANGUAGES_KNOWN[language].moments, form(language, f"cardia-location-{place}", "text")), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_an_ability_acts_is_said_once_and_as_it_is_declared(language: str) -> None:
    whens = {kind: form(language, f"cardia-type-{kind}", "when") for kind in ("immediate", "ongoing")}
    assert whens["immediate"] != whens["ongoing"]
    for card in CARDS["cardia"]:
        text = form(language, f"cardia-card-{card}", "text")
        assert sum(text.count(when) for when in whens.values()) == 1, card


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_complete(language: str) -> None:
    for key in NAMED:
        known = LANGUAGES_KNOWN[language]
        wanted = known.suit_forms if "-suit-" in key else known.forms
        if key in WITH_TEXT:
            wanted = wanted | {"text"}
        assert attributes(language, key) - {"ours"} == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_beyond_the_lists(language: str) -> None:
    named = re.compile("(?:cardia|fantasy_realms)-(?:card|location|faction|suit)-")
    assert {key for key in card_file_keys(language) if named.match(key)} == set(NAMED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_that_engines_cite_have_a_sentence(language: str) -> None:
    wanted = {f"cardia-rule-{rule}" for rule in CARDIA_RULES}
    wanted |= {f"fantasy_realms-rule-{rule}" for rule in FANTASY_REALMS_RULES}
    missing = {key for key in wanted if not texts(language).has(key)}
    assert missing == set()
    assert {key for key in card_file_keys(language) if "-rule-" in key} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_of_a_card_is_its_text(language: str) -> None:
    rules = {f"cardia.card.{card}": f"cardia-card-{card}" for card in CARDS["cardia"]}
    rules |= {f"cardia.location.{place}": f"cardia-location-{place}" for place in LOCATIONS}
    rules |= {f"fantasy_realms.7.{card}": f"fantasy_realms-card-{card}" for card in CARDS["fantasy_realms"]}
    for rule, thing in rules.items():
        assert texts(language).rule(rule) == f"{texts(language).get(thing)}. {form(language, thing, 'text')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_a_sentence_or_nothing_is_said(language: str) -> None:
    words_of = texts(language)
    assert words_of.rule("cardia.R7") == words_of.get("cardia-rule-R7")
    # A ruling of its own wins over the text of the card.
    assert words_of.rule("fantasy_realms.4.necromancer") == words_of.get("fantasy_realms-rule-4-necromancer")
    assert words_of.rule("radlands.card.arcade") == words_of.get("radlands-rule-card-arcade")
    for unknown in ("cardia.R99", "cardia.card.nobody", "cardia", "nothing.at.all", "cardia.faction.guild"):
        assert words_of.rule(unknown) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_one_name(language: str) -> None:
    named = {key for key in messages(language) if re.fullmatch(r"[a-z]+-level-[a-z]+", key)}
    assert all(key.startswith("site-level-") for key in named)
    offered = {level for game in talia.GAMES for level in bots.levels(game)}
    assert {level for level in offered if f"site-level-{level}" not in named} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CARDS)
def test_no_two_cards_share_a_name(game: str, language: str) -> None:
    names = Counter(texts(language).get(f"{game}-card-{card}").casefold() for card in CARDS[game])
    assert [name for name, count in names.items() if count > 1] == []


def test_a_name_means_one_card_in_every_language() -> None:
    """Whoever types a card's name may do so in any language."""
    for game, cards in CARDS.items():
        meaning: dict[str, str] = {}
        for language in LANGUAGES:
            for card in cards:
                name = texts(language).get(f"{game}-card-{card}").casefold()
                assert meaning.setdefault(name, card) == card, f"{name!r} in {language}"


def test_levels_and_types_of_cardia_are_named() -> None:
    for language in LANGUAGES:
        names = {texts(language).get(f"cardia-level-{level}") for level in (1, 2, 3, 4)}
        assert len(names) == 4
        for kind in ("immediate", "ongoing"):
            ability = form(language, f"cardia-type-{kind}", "ability")
            assert texts(language).get(f"cardia-type-{kind}").casefold() in ability


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_genders_are_known_ones(language: str) -> None:
    assert {form(language, key, "gender") for key in NAMED} <= GENDERS[language]


def test_french_articles_and_prepositions_fit_gender_and_vowel() -> None:
    le = {"m": "le ", "f": "la ", "mp": "les ", "fp": "les "}
    de = {"m": "du ", "f": "de la ", "mp": "des ", "fp": "des "}
    for key in NAMED:
        name, gender = texts("fr").get(key), form("fr", key, "gender")
        elided = gender in ("m", "f") and (name[0] in "AÂÉEIÎOUŒ" or name.startswith(("Horlog", "Hydre", "Hérit")))
        assert form("fr", key, "le") == ("l’" if elided else le[gender]) + name
        assert form("fr", key, "de") == ("de l’" if elided else de[gender]) + name


def test_hungarian_article_fits_the_first_sound() -> None:
    for key in NAMED:
        name = texts("hu").get(key)
        article = "az" if name[0].lower() in "aáeéiíoóöőuúüű" else "a"
        # What belongs to a person by name ("Keth kardja") goes without.
        assert form("hu", key, "art") == ("" if name.startswith("Keth ") else article), key


def test_hungarian_cases_end_as_they_must() -> None:
    for key in NAMED:
        assert form("hu", key, "acc").endswith("t"), key
        if "-suit-" not in key:
            assert form("hu", key, "dat").endswith(("nak", "nek")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """True minus signs and apostrophes everywhere, unbreakable spaces in French."""
    for key, text in own_words(language).items():
        assert not re.search(r"(?<!\w)-\d", text), f"{key}: hyphen for a minus in {text!r}"
        assert "'" not in text, f"{key}: straight apostrophe in {text!r}"
        assert "  " not in text, key
        if language == "fr":
            assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", text), f"{key}: breakable space in {text!r}"


def test_names_that_no_rulebook_gives_are_marked_as_ours() -> None:
    marked = {}
    for language in LANGUAGES:
        keys = {key for key in messages(language) if "ours" in attributes(language, key)}
        assert {form(language, key, "ours") for key in keys} <= {"yes"}
        marked[language] = {key for key in keys if key in NAMED}
    fantasy_realms = {key for key in NAMED if key.startswith("fantasy_realms-")}
    unnamed = words(
        "void_mage tax_collector revolutionary librarian aristocrat engineer witch_king elemental successor"
    )
    polish = {f"cardia-card-{card}" for card in unnamed}
    assert marked["en"] == set()
    assert marked["pl"] == polish
    assert marked["fr"] == fantasy_realms | {"cardia-card-successor"}
    assert marked["hu"] == fantasy_realms | polish | {"cardia-card-fortune_teller", "cardia-card-ambusher"}


def test_a_missing_key_and_an_unknown_language_are_refused_clearly() -> None:
    with pytest.raises(MissingText, match="cardia-card-nobody"):
        texts("en").get("cardia-card-nobody")
    with pytest.raises(ValueError, match="allowed: en, pl, fr, hu"):
        Texts("de")


def test_whether_there_is_a_text_is_told_without_reading_it() -> None:
    """Fluent takes a millisecond for a long one: at a server, the first table where something happens would wait."""
    found = Texts("en")
    assert found.has("cardia-card-djinn")
    assert not found._read
    assert not found.has("cardia-card-nobody")

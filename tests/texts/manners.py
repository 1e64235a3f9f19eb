"""What may not be written in a text, found by rules of each language: vocabulary, articles, plurals, typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast

import talia.texts
from talia.texts import texts
from tests.texts.vocabulary import COLON, COLON_MAY, EVENTS, WRONG

ROOT = Path(talia.texts.__file__).parent
NOT_RUNNING = frozenset(("site-hyphens",))  # a list of divided words
PEOPLE = r"(?:name|names|seat|player|players|owner|winner|from|to_seat)"

# Places that hold a number of things that may follow them.
NUMBERS = frozenset(
    [
        "n",
        "count",
        "points",
        "turns",
        "amount",
        "cost",
        "water",
        "worlds",
        "nodes",
        "left",
        "have",
        "less",
        "deck",
        "stars",
        "moments",
        "bases",
        "m",
    ]
)
# Words that may follow a number whatever it is, each for a reason.
INVARIABLE: dict[str, dict[str, str]] = {
    "en": {
        "of": "no noun",
        "for": "no noun",
        "more": "no noun",
        "water": "has no plural",
        "extra": "extra water",
        "unknown": "an adjective",
        "named": "an adjective",
        "left": "an adjective",
        "fewer": "no noun",
    },
    "pl": {
        "pkt": "an abbreviation",
        "p.p": "an abbreviation",
        "z": "no noun",
        "za": "no noun",
        "mniej": "no noun",
        "min": "an abbreviation",
        "punków": "one has a branch of its own",
        "gracza": "the number of an offer",
    },
    "fr": {
        "choix": "the same in the plural",
        "au": "no noun",
        "sur": "no noun",
        "de": "no noun",
        "par": "no noun",
        "pour": "no noun",
        "min": "an abbreviation",
        "à": "no noun",
        "des": "no noun",
    },
}
# Polish nouns after a number in a case that only tells one from many, or that is one for 2 and 5.
TWO_FORMS = frozenset(["sygnetem", "turze", "wodę", "woda", "wyboru"])

VOWELS = "aáeéiíoóöőuúüű"
# "az" is a pronoun, not an article, before these.
AZ_PRONOUN = frozenset(
    [
        "nyer",
        "nyeri",
        "húz",
        "válaszol",
        "számít",
        "marad",
        "kezd",
        "kimarad",
        "nyomtatva",
        "mögé",
        "foglalt",
        "szabad",
        "dönt",
    ]
)
ELIDED = r"(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e|[Jj]usque|[Ll]orsque|[Pp]uisque)"


class Said:
    """One way a text can read: places as `{$name}`, and those numbers that no branch of it has asked for."""

    def __init__(self, language: str, key: str, text: str, asked: frozenset[str]) -> None:
        self.language, self.key, self.text, self.asked = language, key, text, asked


def said(language: str, key: str, pattern: ast.Pattern) -> list[Said]:
    return [Said(language, key, text.strip(), asked) for text, asked in _ways(language, pattern)]


def _ways(language: str, pattern: ast.Pattern) -> Iterator[tuple[str, frozenset[str]]]:
    parts = [_element(language, element) for element in pattern.elements]
    for chosen in product(*parts):
        yield "".join(text for text, _ in chosen), frozenset().union(*(asked for _, asked in chosen))


def _element(language: str, element: ast.TextElement | ast.Placeable) -> list[tuple[str, frozenset[str]]]:
    if isinstance(element, ast.TextElement):
        return [(re.sub(r"\s*\n\s*", " ", element.value), frozenset())]
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        by = inside.selector.id.name if isinstance(inside.selector, ast.VariableReference) else ""
        return [(text, asked | {by}) for variant in inside.variants for text, asked in _ways(language, variant.value)]
    if isinstance(inside, ast.VariableReference):
        return [(f"{{${inside.id.name}}}", frozenset())]
    if isinstance(inside, ast.MessageReference):
        attribute = inside.attribute.name if inside.attribute is not None else None
        return [(_referred(language, inside.id.name, attribute), frozenset())]
    return [(inside.value if isinstance(inside, ast.StringLiteral) else "", frozenset())]


@cache
def _referred(language: str, key: str, attribute: str | None) -> str:
    """The text of a name that another text says; what has places of its own is read where it stands."""
    if not re.search(r"-(card|location|faction|suit|word|type)-", key):
        return "{" + key + "}"
    return texts(language).get(key) if attribute is None else texts(language).attribute(key, attribute) or ""


def written(language: str, source: str) -> list[Said]:
    """Every way to read the texts of a Fluent source."""
    found: list[Said] = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.id.name not in NOT_RUNNING:
            if entry.value is not None:
                found += said(language, entry.id.name, entry.value)
            for attribute in entry.attributes:
                if attribute.id.name not in ("gender", "ours", "art"):
                    found += said(language, f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return found


@cache
def all_written(language: str) -> tuple[Said, ...]:
    files = sorted((ROOT / language).glob("*.ftl"))
    return tuple(one for file in files for one in written(language, file.read_text(encoding="utf-8")))


def vocabulary(one: Said) -> list[str]:
    """Words that are not those of the box."""
    bare = re.sub(r"\{[^}]*\}", "{}", one.text)
    found = [
        f"{wrong.group()!r}: say {right}"
        for texts_of, pattern, right in WRONG.get(one.language, [])
        if re.match(texts_of, one.key) and (wrong := re.search(pattern, bare))
    ]
    key = one.key.partition(".")[0]
    if re.match(EVENTS, one.key) and re.search(COLON, one.text) and (one.language, key) not in COLON_MAY:
        found.append("a colon between subject and verb")
    return found


def articles(one: Said) -> list[str]:
    return _hungarian(one.text) if one.language == "hu" else _french(one.text) if one.language == "fr" else []


def _hungarian(text: str) -> list[str]:
    found = ["a(z)"] if re.search(r"(?i)\ba\(z\)", text) else []
    for article, after in re.findall(r"(?<![\w-])([Aa]z?) [„«“]?(\{?\$?[\w-]+)", text):
        if after.startswith("{"):
            found.append(f"{article} {after}: a place may begin with anything")
        elif article.lower() != _article(after) and not (article.lower() == "az" and after in AZ_PRONOUN):
            found.append(f"{article} {after}")
    return found


def _article(word: str) -> str:
    """The article before a word: the sound counts, of numbers as well (egy, öt and ezer begin with a vowel)."""
    if word[0].isdigit():
        number = re.match(r"\d+", word)
        digits = number.group() if number else ""
        return "az" if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) else "a"
    if re.match(r"II", word):  # kettes
        return "a"
    return "az" if word[0].lower() in VOWELS else "a"


def _french(text: str) -> list[str]:
    found = re.findall(r"\b(?:de|à) les?\b(?= [\wÉÈ])(?! \w+(?:er|ir|re)\b)", text)  # not the pronoun: à le terminer
    found += re.findall(rf"(?<![\w’-]){ELIDED} [aeiouéèêàâîôœAEIOUÉÈÊÀÂÎÔŒ][\w’]*", text)
    found += re.findall(rf"(?<![\w’])(?:[Dd]e|[Qq]ue) \{{\${PEOPLE}\}}", text)
    return [one for one in found if not re.search(r" (onze|un|une|I|II|oui)$", one)]


def plurals(one: Said) -> list[str]:
    """A number before a noun has branches for one and for many."""
    if one.language == "hu":  # the noun stays singular, whatever the number
        return re.findall(r"\{\$(?:n|count|points)\} (?:lapok|kártyák|pontok|körök)\b", one.text)
    found: list[str] = []
    may = INVARIABLE.get(one.language)
    if may is None:  # nobody has told of this language yet
        return found
    for name, after in re.findall(r"\{\$(\w+)\}[ \u00a0]([^\W\d_](?:[\w’]|\.\w)*)", one.text):
        if name in NUMBERS and name not in one.asked and after not in may:
            found.append(f"{{${name}}} {after}")
    return found


def polish_branches(pattern: ast.Pattern) -> list[str]:
    """A Polish number that asks for one also asks for few: 1 karta, 2 karty, 5 kart."""
    found: list[str] = []
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(inside, ast.SelectExpression):
            continue
        by = inside.selector.id.name if isinstance(inside.selector, ast.VariableReference) else ""
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in inside.variants}
        for variant in inside.variants:
            found += polish_branches(variant.value)
        ones = [v for v in inside.variants if isinstance(v.key, ast.Identifier) and v.key.name == "one"]
        noun = re.search(rf"\{{\${by}\}} (\w+)", said("pl", "", ones[0].value)[0].text) if ones else None
        if noun is not None and by in NUMBERS and "few" not in keys and noun[1] not in TWO_FORMS:
            found.append(f"{by}: {noun[1]} has no branch for few")
    return found


def typography(one: Said) -> list[str]:
    """Quotes, apostrophes, minus, dashes, ellipsis and spaces as the language writes them."""
    bare = re.sub(r"\{[^}]*\}", "{}", one.text)
    wrong = {
        "a straight quote": r"['\"]",
        "a hyphen for a minus": r"(?<![\w}\u2019])-(?=[\d{])",
        "a hyphen for a dash": r" - |--|\d-\d",
        "three dots": r"\.\.\.",
        "a space before an ellipsis": r"[ \u00a0]…",
        "two spaces": r"  ",
    }
    quotes = {"en": "„«»", "pl": "“«»", "hu": "“«»", "fr": "“”„"}.get(one.language, "\0")
    wrong["quotes of another language"] = f"[{quotes}]"
    if one.language == "fr":
        wrong["no hard space"] = r"[^\u00a0][;!?»%]|[^\u00a0]:(?!\d)|«[^\u00a0]"
    else:
        wrong["a space before the sign"] = r"[ \u00a0][;!%]|\w[ \u00a0]:|[\w}][ \u00a0]\?$"
    return [name for name, pattern in wrong.items() if re.search(pattern, bare)]


CHECKS = {"vocabulary": vocabulary, "articles": articles, "plurals": plurals, "typography": typography}

"""A score sheet in words: the explanation of the scorer as sentences and a table, in any of the four languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from talia.games.fantasy_realms.extra.explain import CardScore, Line
from talia.games.fantasy_realms.extra.scoring import Score
from talia.games.fantasy_realms.view import card_line
from talia.texts import Texts, texts

if TYPE_CHECKING:  # sheets for programs do without
    from rich.console import Group
    from rich.table import Table

# What comes before the points of the single cards.
STEPS = ("base", "bonus", "penalty", "would-have")
FORMS = ("acc", "gen", "ins", "le", "de", "dat", "tra")


class Sheet:
    """Sentences and tables in one language."""

    def __init__(self, language: str) -> None:
        self.texts: Texts = texts(language)

    def say(self, key: str, **places: Any) -> str:
        return self.texts.get(f"fantasy_realms-score-{key}", **places)

    def card(self, card: str) -> str:
        return self.texts.plain(f"fantasy_realms-card-{card}")

    def suit(self, suit: str) -> str:
        return self.texts.plain(f"fantasy_realms-suit-{suit}")

    def sentence(self, line: Line) -> str:
        """One line of the explanation. Languages take the forms of names that they need."""
        places: dict[str, Any] = {"points": line.points, "others_count": len(line.cards) - 1}
        places |= self._forms("card", line.cards[:1])
        places |= self._forms("others", line.cards[1:])
        places |= self._forms("cards", line.cards)
        places["card_gender"] = self._attribute(f"fantasy_realms-card-{line.cards[0]}", "gender") or "m"
        if line.suit:
            key = f"fantasy_realms-suit-{line.suit}"
            places["suit"] = self.texts.get(key)
            for form in FORMS:
                places[f"suit_{form}"] = self._attribute(key, form) or places["suit"]
        alone = line.kind in ("bonus", "penalty") and len(line.cards) == 1
        said = self.say(f"line-{line.kind}-alone" if alone else f"line-{line.kind}", **places)
        return said[:1].upper() + said[1:]

    def _forms(self, place: str, cards: Sequence[str]) -> dict[str, str]:
        """The names of some cards, joined, in every form; `the` is the name with its Hungarian article."""
        made = {place: self.joined([self.card(card) for card in cards])}
        for form in FORMS:
            made[f"{place}_{form}"] = self.joined([self._form(card, form) for card in cards])
        made[f"{place}_the"] = self.joined([self._the(card, self.card(card)) for card in cards])
        made[f"{place}_the_acc"] = self.joined([self._the(card, self._form(card, "acc")) for card in cards])
        return made

    def _form(self, card: str, form: str) -> str:
        return self._attribute(f"fantasy_realms-card-{card}", form) or self.card(card)

    def _the(self, card: str, name: str) -> str:
        article = self._attribute(f"fantasy_realms-card-{card}", "art")
        return f"{article} {name}" if article else name

    def _attribute(self, key: str, form: str) -> str | None:
        return self.texts.attribute(key, form)

    def joined(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say("and", first=", ".join(names[:-1]), last=names[-1])

    def remark(self, card: CardScore) -> str:
        """What befell a card, in a few words."""
        said: list[str] = []
        if card.name != card.card:
            said.append(self.say("remark-as", card=self.card(card.name)))
        if card.cleared_by:
            said.append(self.say("remark-cleared", **self._forms("cards", card.cleared_by)))
        if card.army_cleared_by:
            said.append(self.say("remark-army-cleared", **self._forms("cards", card.army_cleared_by)))
        if card.blanked and card.blanked_by:
            by = self._forms("cards", card.blanked_by)
            said.append(self.say("remark-blanked-by", points=card.would_have, **by))
        elif card.blanked:
            said.append(self.say("remark-blanked", points=card.would_have))
        return " · ".join(said)

    def render(self, score: Score, title: str | None = None) -> Group:
        """The whole sheet: what was decided and resolved, then every card, then the sum."""
        from rich.console import Group
        from rich.text import Text

        parts: list[Any] = [Text(title or self.say("title", points=score.total), style="bold")]
        resolved = [line for line in score.lines if line.kind not in STEPS]
        if resolved:
            parts.append(Text(self.say("steps"), style="dim"))
            parts += [Text(f"  {number}. {self.sentence(line)}") for number, line in enumerate(resolved, 1)]
        parts.append(self.table(score))
        counted = [line for line in score.lines if line.kind in ("bonus", "penalty")]
        if counted:
            parts.append(Text(self.say("counted"), style="dim"))
            parts += [Text(f"  {self.sentence(line)}") for line in counted]
        return Group(*parts)

    def table(self, score: Score) -> Table:
        from rich.table import Table

        table = Table(box=None, pad_edge=False)
        for column in ("card", "suit", "base", "bonus", "penalty", "points", "remark"):
            number = column in ("base", "bonus", "penalty", "points")
            table.add_column(self.say(f"column-{column}"), justify="right" if number else "left", no_wrap=number)
        for card in score.cards:
            table.add_row(
                self.card(card.card),
                self.suit(card.suit),
                str(card.base),
                f"+{card.bonus}" if card.bonus else "",
                str(card.penalty).replace("-", "−") if card.penalty else "",
                str(card.points).replace("-", "−"),
                self.remark(card),
                style="dim" if card.blanked else "",
            )
        table.add_section()
        table.add_row(self.say("total"), "", "", "", "", str(score.total).replace("-", "−"), "", style="bold")
        return table


def show(*parts: Any) -> None:
    from rich.console import Console

    console = Console()
    for part in parts:
        console.print(part, highlight=False)


def as_json(score: Score) -> dict[str, Any]:
    """The sheet for programs: ids only, no words."""
    return {
        "score": score.total,
        "choices": score.choices,
        "base_sum": score.base_sum,
        "per_card": {card.card: card.points for card in score.cards},
        "blanked": [card.card for card in score.cards if card.blanked],
        "cards": [card_line(card) for card in score.cards],
        "lines": [
            {
                "kind": line.kind,
                "rule": line.rule,
                "cards": list(line.cards),
                "points": line.points,
                **({"suit": line.suit} if line.suit else {}),
            }
            for line in score.lines
        ],
    }

"""Cardia by rules: `Highest`, the frozen opponent, and the apprentice's rules of thumb, which err as people do.

The apprentice wins cheaply, loses on purpose where the ability is worth more than the signet, and forgets what lies in
the discard piles. It takes options more often the better they look, so its errors are near misses, not blunders.
"""

from __future__ import annotations

from math import exp
from typing import Any

from talia.bots.cardia.table import FACTION, INFLUENCE, Table, sign
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.core.rng import Random
from talia.core.view import View

PLAYING = ("cardia.play", "cardia.play_openly")
GIVING_UP = ("cardia.discard", "cardia.discard_to_two", "cardia.put_under", "cardia.pay")
RAISING = ("cardia.raise_card", "cardia.raise_small_card", "cardia.move_to")
LOWERING = ("cardia.lower_card", "cardia.lower_card_or_next")

# What an ability is worth to the loser, in signets. Rough: from the texts, not from games.
ABILITY = {
    "hired_blade": 0.9,
    "void_mage": 0.3,
    "surgeon": 0.2,
    "mediator": 0.8,
    "saboteur": 0.4,
    "fortune_teller": 0.5,
    "palace_guard": 0.5,
    "judge": 0.5,
    "ambusher": 0.6,
    "puppeteer": 0.6,
    "clockmaker": 0.7,
    "treasurer": 0.6,
    "swamp_guardian": 0.7,
    "magistra": 0.6,
    "inventor": 0.9,
    "djinn": 5.0,
    "poisoner": 0.8,
    "kinesis_mage": 0.2,
    "envoy": 0.5,
    "tax_collector": 0.6,
    "revolutionary": 0.4,
    "librarian": 0.3,
    "prodigy": 0.6,
    "aristocrat": 0.3,
    "blackmailer": 0.5,
    "illusionist": 0.6,
    "engineer": 0.5,
    "counselor": 0.9,
    "witch_king": 0.7,
    "elemental": 0.6,
    "mechanical_djinn": 0.9,
    "successor": 1.0,
}
DEAR = 0.035  # signets that a point of influence is worth in hand


class Highest(Bot):
    """Always the highest card; its abilities by one fixed rule. It never changes: others are measured against it."""

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = sorted(options_of(view), key=lambda option: _high(option, view))
        choices = [Choice(option["action"]) for option in options]
        reason = Reason("highest" if len(options) > 1 else "forced")
        return Answer(choices[0].action, Explanation(choices, because=[reason]))


def _high(option: dict[str, Any], view: View) -> tuple[int, int, int]:
    """What the fixed rule takes first: highest of all, but gives up the lowest, lowers theirs and raises its own."""
    prompt = view["decision"]["prompt"]
    influence = INFLUENCE[option["card"]] if "card" in option else 0
    owned = option.get("owner", view["seat"]) == view["seat"]
    if prompt in GIVING_UP:
        return (1 if "card" not in option else 0, influence, option["action"])
    wrong = "card" in option and owned == (prompt in LOWERING)
    return (1 if wrong else 0, -influence, option["action"])


class Apprentice(Bot):
    def __init__(self, temperature: float = 0.12) -> None:
        self.temperature = temperature

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        table = Table(view)
        options = options_of(view)
        worths = [worth(table, option) for option in options]
        mixture = softmax(worths, self.temperature)
        taken = drawn(mixture, seed)
        order = sorted(range(len(options)), key=lambda n: (n != taken, -worths[n], n))
        choices = [Choice(options[n]["action"], mix=mixture[n]) for n in order]
        because = _because(table, options[taken]) if len(options) > 1 else [Reason("forced")]
        return Answer(choices[0].action, Explanation(choices, because=because))


def softmax(worths: list[float], temperature: float) -> list[float]:
    """Better options more often; near ones almost as often as the best."""
    top = max(worths)
    weights = [exp((value - top) / temperature) for value in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def drawn(mixture: list[float], seed: int) -> int:
    """Which option of a mixture a seed takes."""
    dice = Random(seed).below(1 << 30) / (1 << 30)
    last = 0
    for n, share in enumerate(mixture):
        if share > 0.0:
            last = n
            dice -= share
            if dice < 0.0:
                break
    return last


def worth(table: Table, option: dict[str, Any]) -> float:
    """How good an option looks, in signets."""
    prompt = table.view["decision"]["prompt"]
    if prompt in PLAYING:
        return play_worth(table, option["card"])
    if prompt == "cardia.name_faction":
        return _faction_worth(table, option["word"])
    if prompt == "cardia.adjust":
        return _adjust_worth(table, option["word"])
    if "card" not in option:
        return _without_card(table, prompt)
    return _target_worth(table, prompt, option["card"], option.get("owner", table.me))


# Playing a card.


def encounter_chances(table: Table, card: str) -> tuple[float, float]:
    """How often a card wins and loses against what they may play, every unseen card alike."""
    mine = INFLUENCE[card] + table.next_modifier(table.me)
    theirs = [table.shown] if table.shown is not None else table.unseen(remember_discards=False)
    gaps = [mine - INFLUENCE[name] - table.next_modifier(table.them) for name in theirs]
    if not gaps:
        return 0.0, 0.0
    return sum(gap > 0 for gap in gaps) / len(gaps), sum(gap < 0 for gap in gaps) / len(gaps)


def play_worth(table: Table, card: str) -> float:
    wins, loses = encounter_chances(table, card)
    stake = 2.0 if min(table.needs) <= 1 else 1.0  # the next signet may end it
    value = stake * (wins - loses) - DEAR * INFLUENCE[card]  # win, and cheaply
    value += loses * ABILITY[card]  # or lose on purpose
    if "djinn" in table.unseen(False) and INFLUENCE[card] + table.next_modifier(table.me) > 16:
        value -= 0.5  # never feed the Djinn
    if table.view["decision"]["prompt"] == "cardia.play_openly":
        value -= DEAR * INFLUENCE[card]  # it will be answered: give what is not missed
    named = table.named()
    if named is not None and named != FACTION[card]:
        value -= 0.8  # the Blackmailer takes two cards
    if table.row:
        last = table.row[-1]["cards"][table.me]
        if "haunted_catacombs" in table.places and FACTION[last] == FACTION[card]:
            value -= 4.0
        if "auction_house" in table.places and INFLUENCE[card] < table.row[-1]["influence"][table.me]:
            value -= 0.15
    return value


# Abilities.


def _keep(card: str) -> float:
    """What a card is worth in hand."""
    return DEAR * INFLUENCE[card] + 0.3 * ABILITY[card]


def _faction_worth(table: Table, faction: str) -> float:
    """Where most of what they may hold would go."""
    held = [_keep(name) * (2.0 if name in table.known else 1.0) for name in table.unseen(False)]
    names = table.unseen(False)
    return sum(value for name, value in zip(names, held, strict=True) if FACTION[name] == faction) / 2.0


def _adjust_worth(table: Table, word: str) -> float:
    encounter = table.row[-1]
    gap = encounter["influence"][table.me] - encounter["influence"][table.them]
    after = gap + (2 if word == "plus_2" else -2)
    return sign(after) - sign(gap) + (ABILITY[encounter["cards"][table.me]] if after < 0 else 0.0)


def _without_card(table: Table, prompt: str) -> float:
    if prompt == "cardia.pay":  # not to pay: the Guard rises by 7
        doing = table.view["decision"]
        return float(table.swing(doing["card"].partition("/")[0], table.them, 7)) if doing["card"] else 0.0
    if prompt == "cardia.lower_card_or_next":
        return -0.3
    return 0.0


def _target_worth(table: Table, prompt: str, card: str, owner: int) -> float:
    ours = 1.0 if owner == table.me else -1.0
    near = 0.02 * min(5, abs(table.margin(card, owner)))
    if prompt in GIVING_UP:
        return -_keep(card)
    if prompt in RAISING:
        return table.swing(card, owner, 3) + ours * (0.1 - near)
    if prompt in LOWERING:
        return table.swing(card, owner, -3) - ours * (0.1 - near)
    if prompt in ("cardia.copy", "cardia.discard_and_copy", "cardia.activate"):
        return ABILITY[card] - (_keep(card) if prompt == "cardia.discard_and_copy" else 0.0)
    encounter = table.encounter_of(card, owner)
    if encounter is None:
        return 0.0
    if prompt == "cardia.take_back":  # the encounter goes, with whoever's signet lies on it
        return _keep(card) - sign(table.margin(card, owner))
    if prompt in ("cardia.strip_card", "cardia.move_from"):
        mark = encounter["marks"][owner]
        return table.swing(card, owner, -mark) - (0.3 * ours if encounter["tokens"][owner] else 0.0)
    return 0.0


def _because(table: Table, option: dict[str, Any]) -> list[Reason]:
    """The rule that spoke loudest for what is taken."""
    prompt = table.view["decision"]["prompt"]
    if prompt in PLAYING:
        wins, loses = encounter_chances(table, option["card"])
        found = [Reason("cardia-wins", {"percent": round(100 * wins)})]
        if loses * ABILITY[option["card"]] > 0.3:
            found.append(Reason("cardia-ability", {"percent": round(100 * loses)}))
        return found
    if prompt == "cardia.name_faction":
        many = sum(FACTION[name] == option["word"] for name in table.unseen(False))
        return [Reason("cardia-faction", {"count": many})]
    if prompt in GIVING_UP and "card" in option:
        return [Reason("cardia-least")]
    if prompt in RAISING + LOWERING and "card" in option:
        turned = table.swing(option["card"], option["owner"], 3 if prompt in RAISING else -3)
        if turned > 0:
            return [Reason("cardia-turns")]
    return [Reason("cardia-rule")]

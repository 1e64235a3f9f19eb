"""What a seat sees of the table, and the whole table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import count, has, members
from talia.core.frame import NOTHING, Choose
from talia.core.program import STEPS, Done, program_at
from talia.games.cardia.extra.difficulty import level_of, stars_of
from talia.games.cardia.numbers import CARDS, FACTION_NAMES, NEXT, PAY, PLAYED, influence_of, seat_of
from talia.games.cardia.verbs import memory, piles, waiting
from talia.games.cardia.verbs.memory import Memory
from talia.games.cardia.verbs.ongoing import decided, rule_of, signets, signets_at, winners_of
from talia.games.cardia.verbs.row import Encounter, marked, oldest_first

if TYPE_CHECKING:
    from talia.games.cardia.state import Cardia

PLAYING = ("cardia.play", "cardia.play_openly")  # the questions that a card is played by


def see(s: Cardia, seat: int | None) -> dict[str, Any]:
    """Built up: one's own hand, what was shown or proven of the other's, and of everything hidden how much there is."""
    hands: list[Any] = []
    decks: list[int] = []
    under: list[Any] = []
    fog: list[Any] = []
    for owner in (0, 1):
        own = owner == seat
        hand = s.hand(owner)
        hands.append(names(s, hand) if own else count(hand))
        decks.append(s.left(owner))
        buried = s.under(owner)
        under.append(_deck(s, owner)[s.left(owner) - buried :] if own else buried)
        lying = s.fog
        if lying is None:
            fog.append(None)
        else:
            fog.append(s.kit.name_of(lying.card(owner)) if own or has(lying.seen, owner) else "hidden")
    table = _seen_by_all(s)
    table["hands"] = hands
    table["decks"] = decks
    table["under"] = under
    table["fog"] = fog
    table["known"] = [names(s, _known(s, owner)) for owner in (0, 1)]
    if s.peeking != 0:
        table["peeked"] = [_deck(s, owner)[:2] if owner == seat and has(s.peeking, owner) else None for owner in (0, 1)]
    table["signets"] = list(s.scores())
    table["goal"] = s.kit.signets
    table["stars"] = stars_of(s.kit.options)
    table["level"] = level_of(s.kit.options)
    _add_results(s, table["row"])
    pending = [] if s.ended or program_at(s.pc - 1).secret else _foretold(s)
    if pending:
        table["pending"] = [{"card": s.kit.name_of(card), "owner": seat_of(card), "by": by} for card, by in pending]
    return table


def lay_out(s: Cardia) -> dict[str, Any]:
    """Everything, as a position has it; decks from the top."""
    table = _seen_by_all(s)
    table["hands"] = [names(s, s.hand(owner)) for owner in (0, 1)]
    table["decks"] = [_deck(s, owner) for owner in (0, 1)]
    table["under"] = [s.under(0), s.under(1)]
    fog = s.fog
    table["fog"] = [None, None] if fog is None else [s.kit.name_of(fog.first), s.kit.name_of(fog.second)]
    table["known"] = [names(s, s.known >> (16 * owner) & 0x1FFFE) for owner in (0, 1)]
    return table


# Results are shown for people; a position is told without them, since they follow from the row.
DERIVED = ("influence", "wins", "signets", "rule")


def _seen_by_all(s: Cardia) -> dict[str, Any]:
    fog = s.fog
    return {
        "round": s.round,
        "row": [
            {
                "cards": [s.kit.name_of(encounter.first), s.kit.name_of(encounter.second)],
                "marks": [encounter.mark0, encounter.mark1],
                "tokens": [has(s.tokens, encounter.first), has(s.tokens, encounter.second)],
            }
            for encounter in oldest_first(s.row)
        ],
        "discards": [names(s, s.discards >> (16 * owner) & 0x1FFFE) for owner in (0, 1)],
        "waiting": [
            {
                "next": _waiting(waiting.of(s.next, owner)),
                "fog": None if fog is None else _waiting(waiting.of(fog.waits, owner)),
                "here": _waiting(waiting.of(s.here, owner)),
            }
            for owner in (0, 1)
        ],
        "openly": members(s.openly),
        "shown": s.card_word(s.shown) if s.shown != 0 else None,
        "fog_seen": [] if fog is None else members(fog.seen),
        "peeking": members(s.peeking),
        "memory": [_remembered(s, s.remembered(owner)) for owner in (0, 1)],
    }


def _add_results(s: Cardia, row: list[dict[str, Any]]) -> None:
    after: i64 = 0
    encounters = oldest_first(s.row)
    for n in range(len(encounters) - 1, -1, -1):
        encounter = encounters[n]
        winners = winners_of(s.kit, encounter, after, s.tokens)
        both = signets_at(s.kit, encounter, after, s.tokens)
        row[n]["influence"] = [encounter.influence(0), encounter.influence(1)]
        row[n]["wins"] = [has(winners, 0), has(winners, 1)]
        row[n]["signets"] = [both & 255, both >> 8]
        row[n]["rule"] = rule_of(s.kit, encounter, after, s.tokens)
        after = s.tokens & encounter.cards


def _known(s: Cardia, owner: int) -> i64:
    remembered = s.remembered(owner)
    if remembered is None:
        return s.known >> (16 * owner) & 0x1FFFE
    return memory.sure(remembered)


def _deck(s: Cardia, owner: int) -> list[str]:
    return [s.kit.name_of(card) for card in piles.in_order(s.deck(owner), s.left(owner))]


def _waiting(wait: i64) -> dict[str, Any] | None:
    if wait == 0:
        return None
    faction = waiting.faction(wait)
    return {
        "modifier": waiting.modifier(wait),
        "late": waiting.late(wait),
        "choice": waiting.choice(wait),
        "faction": FACTION_NAMES[faction] if faction >= 0 else None,
    }


def _remembered(s: Cardia, remembered: Memory | None) -> list[list[Any]] | None:
    if remembered is None:
        return None
    told: list[list[Any]] = []
    for node in remembered.listed():
        word = memory.WHAT[node.what]
        if node.what == memory.START:
            told.append([word, node.value & 255, node.value >> 8 & 255, node.value >> 16])
        elif node.what in (memory.GAINED, memory.SHOWN, memory.MILLED, memory.REVEALED, memory.CULLED):
            told.append([word, s.kit.name_of(node.value)])
        elif node.what in (memory.HAND_ONLY, memory.DECK_ONLY):
            told.append([word, members(node.value)])
        else:
            told.append([word])
    return told


def stake(s: Cardia, card: i64, seat: i64) -> dict[str, Any]:
    """What a card would count if it were played now, and what that makes of it against a card that lies openly."""
    parts: dict[str, Any] = {"modifier": _modifier(s, seat), "influence": influence_of(card) + _modifier(s, seat)}
    if s.shown != 0:
        parts["against"] = influence_of(s.shown) + _modifier(s, seat_of(s.shown))
        ahead = parts["influence"] - parts["against"]
        parts["result"] = "wins" if ahead > 0 else "loses" if ahead < 0 else "ties"
    return parts


def _modifier(s: Cardia, seat: i64) -> int:
    """The modifiers that wait for a seat's next card."""
    return int(waiting.modifier(waiting.of(s.next, seat)))


def names(s: Cardia, influences: i64) -> list[str]:
    """The names of a set of influences, rising."""
    return [s.kit.name_of(influence) for influence in members(influences)]


# The open question, and what has been chosen for it but is not done yet.


def _foretold(s: Cardia) -> list[tuple[int, int]]:
    """The modifiers that the running ability will put on cards of the row, as far as it is noted which."""
    found: list[tuple[int, int]] = []
    place = s.pc
    while not isinstance(STEPS[place], Done):
        found += STEPS[place].foretells(s)
        place += 1
    return found


def _consequence(s: Cardia, number: i64, seat: int) -> dict[str, Any]:
    """What the row would come to with the modifiers chosen so far and by this answer; nothing where none are chosen.

    All of it follows from cards that lie open. An encounter is told where its result would change, else where the
    modifier of this answer would lie.
    """
    asking = s.asking()
    if not isinstance(asking, Choose):
        return {}
    then = s.clone()
    then.set_note(asking.into, number)
    before = _foretold(s)
    marks = _foretold(then)
    if len(marks) == len(before):
        return {}
    row = s.row
    for card, by in marks:
        row = marked(row, card, by)
    told = _turned(s, row, seat) or _told(s, row, marks[-1][0], seat)
    both = signets(s.kit, row, s.tokens)
    won = decided(s.kit, row, s.tokens)
    return {
        "by": marks[-1][1],
        "would": {**told, "signets": [both & 255, both >> 8], "decides": None if won == 0 else int(won) - 1},
    }


def _results(s: Cardia, row: Encounter | None) -> list[i64]:
    """Who wins each encounter, oldest first."""
    found: list[i64] = []
    after: i64 = 0
    while row is not None:
        found.append(winners_of(s.kit, row, after, s.tokens))
        after = s.tokens & row.cards
        row = row.before
    found.reverse()
    return found


def _turned(s: Cardia, row: Encounter | None, seat: int) -> dict[str, Any]:
    """The encounter whose result would be another: first one the seat would win, then one it would not lose."""
    was = _results(s, s.row)
    now = _results(s, row)
    turned = [n for n in range(len(now)) if was[n] != now[n]]
    if not turned:
        return {}
    best = max(turned, key=lambda n: (has(now[n], seat), not has(now[n], 1 - seat), n))
    return _at(oldest_first(row)[best], now[best], best, seat)


def _told(s: Cardia, row: Encounter | None, card: int, seat: int) -> dict[str, Any]:
    encounters = oldest_first(row)
    for n, encounter in enumerate(encounters):
        if has(encounter.cards, card):
            return _at(encounter, _results(s, row)[n], n, seat)
    return {}


def _at(encounter: Encounter, winners: i64, n: int, seat: int) -> dict[str, Any]:
    mine = has(winners, seat)
    theirs = has(winners, 1 - seat)
    return {
        "encounter": n,
        "influence": [encounter.influence(0), encounter.influence(1)],
        "result": "wins" if mine and not theirs else "loses" if theirs and not mine else "ties",
    }


def option_parts(s: Cardia, domain: Domain, number: i64, seat: int) -> dict[str, Any]:
    """The card that an option means, its owner, and what it would count where it is to be played."""
    if domain is CARDS and number != NOTHING:
        parts: dict[str, Any] = {"card": CARDS.words[number], "owner": seat}
        if s.asking().prompt_of(s, seat) in PLAYING:
            parts.update(stake(s, s.kit.influence(number), seat))
        return parts
    if domain is PLAYED and number not in (NOTHING, NEXT):
        return {"card": s.kit.name_of(number), "owner": seat_of(number), **_consequence(s, number, seat)}
    return {}


def decision_parts(s: Cardia) -> dict[str, Any]:
    """The card whose ability asks, its owner, and the faction that was named, where one was."""
    if s.card == NOTHING:
        return {}
    parts: dict[str, Any] = {"card": s.kit.name_of(s.card), "owner": seat_of(s.card)}
    if s.asking().prompt() == PAY:
        parts["faction"] = FACTION_NAMES[s.a]
    return parts

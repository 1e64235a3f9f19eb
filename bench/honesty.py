"""How honest reviews are: the tests of docs/review.md, each as a command that goes on where it was stopped.

    python -m bench.honesty expert cardia --games 100      an expert's own games: false alarms, sum, luck, calibration
    python -m bench.honesty planted cardia --games 100     one answer of an expert's game replaced by a bad one: found?
    python -m bench.honesty agreement cardia --games 100 --pairs 2000    labels against many more pairs
    python -m bench.honesty again cardia --pairs 2000      the same for the labels of `expert` and `planted`
    python -m bench.honesty real fantasy_realms --pairs 8  the same, played on by experts at the tables of those games
    python -m bench.honesty permutation cardia --games 20  hidden cards swapped: the same bytes
    python -m bench.honesty order cardia --games 20        other answers later on: the same labels
    python -m bench.honesty luck cardia --games 1000       is luck fair?
    python -m bench.honesty worlds cardia --games 100 --pairs 24    are games played on won as often as real ones?
    python -m bench.honesty report cardia                  the figures of all that was run

Each game is a line in `bench/honesty_rows/`; what is there is not played again. A line says by which method it was
judged (`talia.review.plan.method_of`); those of an older one are judged anew, planted mistakes from the game that was
kept. Until then they count in the report, which says how many they are.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

import talia
from bench.honesty_real import real as played_really
from bench.honesty_report import report
from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget as Thinking
from talia.bots.play.calibration import recalibrated
from talia.bots.play.thinking import bot
from talia.core.record import Record
from talia.core.state import State
from talia.review.confirming import Confirming
from talia.review.form import Budget, Judged, Review, Side
from talia.review.jobs import Confirm, Screen, work, written
from talia.review.manner import LEVEL, Played, budget_of, manner_of
from talia.review.plan import Plan, method_of
from talia.review.summing import loss_of

FOLDER = Path(__file__).parent / "honesty_rows"
NODES = {"cardia": 2500, "radlands": 3000, "fantasy_realms": 2000}
PLANTED = 0.15  # screened loss of an answer that is planted, at least
CONFIRMED = 0.10  # and its loss in pairs of its own, at three errors: what is planted has to be a mistake
PAIRS = 240
LEAST = 240  # pairs that a label is played out in, at least
BEYOND = 5.0  # errors: a sign that is clear by so many would not change with more pairs
APART = 1_000_000  # what is added to the seeds of experts' games where they are listed with others

Row = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """Which game is played, by how many, and how."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)


# By the names under which `review/measured.py` keeps their figures.
TABLES = {
    "cardia": Table("cardia", 2),
    "radlands": Table("radlands", 2),
    "fantasy_realms": Table("fantasy_realms", 4),
    "fantasy_realms-two_player": Table("fantasy_realms", 2, {"variant": "two_player"}),
}


def played(name: str, seed: int, levels: list[str], state: State | None = None) -> Record:
    """A game of bots from a deal or a table, to its end."""
    wanted = TABLES[name]
    thinking = Thinking(nodes=NODES[wanted.game])
    bots = [bot(levels[n % len(levels)], derived("honesty", seed, n), thinking) for n in range(wanted.seats)]
    table = state
    if table is None:
        table = talia.game(wanted.game).start(seed, seats=wanted.seats, **wanted.options)
    while not table.over:
        seat = table.asked[0]
        table.answer(seat, bots[seat].answer(table.view(seat, memory=True)))
    record = table.record
    outcome = table.outcome
    assert record is not None
    assert outcome is not None
    record.outcome = outcome.to_json()
    return record


def review_of(record: Record, seats: list[int], budget: Budget | None = None) -> Review:
    """A review with every label, also those that are not shown for want of figures."""
    plan = Plan(record, seats, budget, every=True)
    while (job := plan.next()) is not None:
        plan.take(job, work(job))
    return plan.review()


def in_turn(side: Side, decisions: list[Judged], record: Record) -> float:
    """What of a sum is not explained by anything that others did.

    It would be left over if their turns, and camps that are taken in secret, had a line of their own.
    """
    of = {one.at: one for one in decisions}
    rest = 0.0
    for one, after in pairwise(side.curve):
        others = any(seat != side.seat for seat, _ in record.answers[one.at : after.at])
        if others or of[one.at].prompt.startswith("radlands.pick_"):
            continue
        luck = sum(swing.amount for swing in side.swings if swing.kind == "luck" and one.at <= swing.at < after.at)
        rest += after.chance - one.chance + loss_of(of[one.at]) - luck
    return round(rest, 4)


def told(review: Review, record: Record) -> Row:
    """What the figures need of a review."""
    rows: Row = {"labels": [], "unforced": 0, "judged": 0, "shared": 0}
    for one in review.decisions:
        rows["unforced"] += one.why_not != "forced"
        rows["judged"] += one.why_not not in ("forced", "not_judged")
        share = next((option.mix for option in one.options if option.word == one.played), None)
        rows["shared"] += bool(share) and one.label != ""
        if one.label:
            lost = one.loss.mean if one.loss is not None else None
            pairs = one.loss.pairs if one.loss is not None else None
            rows["labels"].append(
                {
                    "at": one.at,
                    "label": one.label,
                    "loss": lost,
                    "pairs": pairs,
                    "best": one.best,
                    "played": one.played,
                    "sure": one.exact == "missed_win",
                }
            )
    rows["sides"] = [
        {
            "seat": side.seat,
            "result": side.curve[-1].chance if side.curve else None,
            "curve": [point.chance for point in side.curve[:-1]],
            "luck": sum(swing.amount for swing in side.swings if swing.kind == "luck"),
            "sum": msgspec.to_builtins(side.sum),
            "in_turn": in_turn(side, review.decisions, record),
        }
        for side in review.sides
    ]
    return rows


def expert(name: str, seed: int, pairs: int) -> Row:
    """An expert's own game, all seats reviewed; the sum is measured also where it is not shown."""
    manner_of(TABLES[name].game).sums = True
    record = played(name, seed, ["expert"])
    rows = told(review_of(record, list(range(TABLES[name].seats))), record)
    return {**rows, "record": record.write()} if rows["labels"] else rows


def agreement(name: str, seed: int, pairs: int) -> Row:
    """The labels of a weaker player's game, and each of them played on again in many other worlds."""
    record = played(name, seed, ["apprentice", "expert"])
    rows = told(review_of(record, [0], Budget(redeals=0)), record)
    _play_out(record, rows["labels"], pairs)
    return rows


def again(name: str, seed: int, pairs: int) -> Row:
    """The labels of a game that another test has reviewed, played on in many other worlds."""
    kind, number = ("expert", seed - APART) if seed > APART else ("planted", seed)
    row = rows_of(FOLDER / f"{kind}-{name}.jsonl")[number]
    _play_out(Record.read(row["record"]), row["labels"], pairs)
    return {"from": kind, "labels": row["labels"]}


def real(name: str, seed: int, pairs: int) -> Row:
    """The same labels, played on by experts at the table as it was, but for the deck."""
    if TABLES[name].game != "fantasy_realms":
        raise SystemExit("real: only for fantasy_realms, whose worlds and quick players are no part of its screening")
    kind, number = ("expert", seed - APART) if seed > APART else ("planted", seed)
    row = rows_of(FOLDER / f"{kind}-{name}.jsonl")[number]
    labels = [label for label in row["labels"] if label["pairs"]]
    return {"real": [played_really(Record.read(row["record"]), label, pairs) for label in labels]}


def _labelled(name: str, folder: Path) -> list[int]:
    """The games of other tests with labels."""
    return [
        seed + apart
        for kind, apart in (("planted", 0), ("expert", APART))
        for seed, row in rows_of(folder / f"{kind}-{name}.jsonl").items()
        if row.get("record") and row["labels"]
    ]


def _play_out(record: Record, labels: list[Row], pairs: int) -> None:
    """Each label in up to so many pairs: fewer where its sign is beyond doubt, since more would not change it."""
    manner = manner_of(record.game)
    for one in labels:
        if not one["pairs"]:
            continue
        at, best, other, sure = one["at"], one["best"], one["played"], one["sure"]
        more = Confirming(at, best, other, sure, manner.part, pairs)
        for part in range(1000, 1000 + pairs // manner.part):
            job = Confirm(record.write(), record.game, at, best, other, sure, part, manner.part)
            more.parts[part] = msgspec.json.decode(work(written(job)), type=Played)
            one["true"], one["error"], _, _, one["more"] = more.found()
            if one["more"] >= LEAST and abs(one["true"]) > BEYOND * one["error"]:
                break


def worlds(name: str, seed: int, pairs: int) -> Row:
    """One decision of an expert's game played on from dealt worlds: does it win as often as the games really did?"""
    record = played(name, seed, ["expert"])
    plan = Plan(record, list(range(record.seats)), Budget(passes=1, pairs=0, redeals=0))
    manner = manner_of(TABLES[name].game)
    rng = talia.Random(derived("worlds", seed))
    one = rng.pick([one for one in plan.weighed.values() if not one.forced and not _camps_or_scoring(one.prompt)])
    job = Screen(plan.text, record.game, [one.at], 0, 1, budget_of(manner, Budget()).nodes or 1)
    one.passes[0] = json.loads(work(written(job)))[0]
    view = json.loads(plan.replay.moments[one.at].view)
    found = manner.confirm(view, one.word, one.word, False, derived("worlds", seed), pairs)
    value = one.value()
    said = None if value is None else recalibrated(record.game, LEVEL, record.seats, value[0])
    return {"at": one.at, "played_on": found.best / found.pairs, "said": said, "result": plan.replay.results[one.seat]}


def _camps_or_scoring(prompt: str) -> bool:
    turns = ("fantasy_realms.draw", "fantasy_realms.discard", "fantasy_realms.build", "fantasy_realms.keep")
    return prompt.startswith("radlands.pick_") or (prompt.startswith("fantasy_realms.") and prompt not in turns)


def luck(name: str, seed: int, pairs: int) -> Row:
    """The luck of seat 0 in a game of apprentices: fair whoever plays, so quick players will do."""
    record = played(name, seed, ["apprentice"])
    own = budget_of(manner_of(TABLES[name].game), Budget())
    plan = Plan(record, [0], Budget(passes=1, pairs=0, redeals=own.redeals), every=True)
    while (job := plan.next()) is not None:
        if json.loads(job)["type"] != "luck":
            plan.out.discard(job)
            continue
        plan.take(job, work(job))
        if not plan.queue:
            break
    return {"luck": sum(swing.amount for swing in plan.luck.values()), "events": len(plan.luck)}


def planted(name: str, seed: int, pairs: int) -> Row:
    """An expert's game with one bad answer in it: is that a turning point of the review?"""
    kept = rows_of(FOLDER / f"planted-{name}.jsonl").get(seed)
    if kept is not None:
        if not kept["planted"]:
            return {"planted": False}  # which answers are planted does not depend on how reviews judge
        at, loss, other = kept["at"], kept["loss"], Record.read(kept["record"])
        seat = other.answers[at][0]
    else:
        record = played(name, seed, ["expert"])
        spot = _spot(record, derived("planted", seed))
        if spot is None:
            return {"planted": False}
        at, seat, word, loss = spot
        table = record.replay(talia.game(TABLES[name].game), upto=at)
        table.answer(seat, word)
        other = played(name, seed, ["expert"], table)
    review = review_of(other, [seat], Budget(redeals=0))
    side = review.sides[0]
    named = {"turning": side.turning, "why_not": next(one.why_not for one in review.decisions if one.at == at)}
    labels = told(review, other)["labels"]
    return {
        "planted": True,
        "at": at,
        "loss": loss,
        "found": at in side.turning,
        **named,
        "labels": labels,
        "record": other.write(),
    }


def _spot(record: Record, seed: int) -> tuple[int, int, str, float] | None:
    """A moment and a bad answer that playing on bears out."""
    plan = Plan(record, list(range(record.seats)), Budget(passes=2, pairs=0, redeals=0), every=True)
    manner = manner_of(record.game)
    own = budget_of(manner, Budget())
    moments = [one for one in plan.weighed.values() if not one.forced and one.judges]
    for one in talia.Random(seed).shuffled(moments)[:12]:
        job = Screen(plan.text, record.game, [one.at], 0, 2, own.nodes or 1)
        for row in json.loads(work(written(job))):
            one.passes[row["pass"]] = row
        means = {word: sum(found) / 2 for word in one.words if (found := one.chances(word))}
        free = [word for word in means if not one.share(word)]
        if not free or not means:
            continue
        worst, best = min(free, key=lambda word: means[word]), max(means, key=lambda word: means[word])
        if means[best] - means[worst] < PLANTED:
            continue
        tested = Confirming(one.at, best, worst, False, manner.part, PAIRS)
        for part in range(2000, 2000 + PAIRS // manner.part):
            view = json.loads(plan.replay.moments[one.at].view)
            tested.parts[part] = manner.confirm(view, best, worst, False, derived(seed, part), manner.part)
            mean, error, _, _, pairs = tested.found()
            if pairs >= PAIRS // 3 and mean < 1.5 * error:
                break
        else:
            if mean >= CONFIRMED and mean > 3 * error:
                return one.at, one.seat, worst, mean
    return None


def permutation(name: str, seed: int, pairs: int) -> Row:
    """A table and its twin with hidden cards swapped, both played on: the first decision's review, byte by byte."""
    from tests.every_game.test_secrecy import swaps
    from tests.every_game.tools import swapped

    source = played(name, seed, ["apprentice"])
    rng = talia.Random(derived("permutation", seed))
    at = rng.below(max(1, len(source.answers) - 6))
    state = source.replay(talia.game(TABLES[name].game), upto=at)
    seat = state.asked[0]
    position = state.to_position()
    pairs_found = swaps(TABLES[name].game, position, seat, rng)
    if not pairs_found:
        return {"compared": 0, "same": 0}
    twin = swapped(position, *pairs_found[0])
    word = rng.pick(state.decision(seat).options).word
    return _compared(name, [position, twin], seat, word, seed)


def order(name: str, seed: int, pairs: int) -> Row:
    """One table, one answer, and two ways to play on: the answer's review, byte by byte."""
    source = played(name, seed, ["apprentice"])
    rng = talia.Random(derived("order", seed))
    state = source.replay(talia.game(TABLES[name].game), upto=rng.below(max(1, len(source.answers) - 6)))
    seat = state.asked[0]
    position = state.to_position()
    word = rng.pick(state.decision(seat).options).word
    return _compared(name, [position, position], seat, word, seed)


def _compared(name: str, positions: list[Any], seat: int, word: str, seed: int) -> Row:
    found: list[bytes] = []
    for number, position in enumerate(positions):
        state = talia.game(TABLES[name].game).position(position)
        state.answer(seat, word)
        record = played(name, seed + 7919 * number, ["apprentice", "novice"], state)
        own = budget_of(manner_of(TABLES[name].game), Budget(confirmed=99))
        review = review_of(record, [seat], Budget(confirmed=99, pairs=min(48, own.pairs or 0), redeals=0))
        found.append(msgspec.json.encode(review.decisions[0]))
    label = json.loads(found[0])["label"]
    return {"compared": 1, "same": int(found[0] == found[1]), "label": label}


KINDS: dict[str, Callable[[str, int, int], Row]] = {
    "expert": expert,
    "agreement": agreement,
    "again": again,
    "real": real,
    "planted": planted,
    "worlds": worlds,
    "luck": luck,
    "permutation": permutation,
    "order": order,
}


def rows_of(path: Path) -> dict[int, Row]:
    """What was done before; a half line of a stopped run is left out."""
    found: dict[int, Row] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        try:
            row = json.loads(line)
        except ValueError:
            continue
        found[row["seed"]] = row
    return found


def run(kind: str, name: str, games: int, pairs: int, processes: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{kind}-{name}.jsonl"
    wanted = _labelled(name, folder) if kind in ("again", "real") else range(1, games + 1)
    there = rows_of(path)
    method = method_of(TABLES[name].game)
    missing = [seed for seed in wanted if there.get(seed, {}).get("method") != method]
    _tidied(path)  # a half line would swallow the next one
    with path.open("a", encoding="utf-8") as file:
        for seed, row in spread(kind, name, missing, pairs, processes):
            file.write(json.dumps({"seed": seed, "method": method, **row}) + "\n")
            file.flush()
    _tidied(path)


def _tidied(path: Path) -> None:
    """One line a seed, the last one: written beside and put in its place, since any run may be stopped."""
    beside = path.with_suffix(".new")
    beside.write_text("".join(json.dumps(row) + "\n" for row in rows_of(path).values()), encoding="utf-8")
    beside.replace(path)


def spread(kind: str, name: str, seeds: list[int], pairs: int, processes: int) -> Iterator[tuple[int, Row]]:
    if processes < 2:
        for seed in seeds:
            yield seed, KINDS[kind](name, seed, pairs)
        return
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(KINDS[kind], name, seed, pairs): seed for seed in seeds}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=[*KINDS, "report"])
    parser.add_argument("table", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=500, help="of the agreement, for each label")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    if args.kind != "report":
        run(args.kind, args.table, args.games, args.pairs, args.processes, args.folder)
    there = {kind: list(rows_of(args.folder / f"{kind}-{args.table}.jsonl").values()) for kind in KINDS}
    for line in report(there):
        print(line)
    method = method_of(TABLES[args.table].game)
    older = {kind: sum(row.get("method") != method for row in rows) for kind, rows in there.items()}
    print(f"judged by an older method: { {kind: count for kind, count in older.items() if count} }")


if __name__ == "__main__":
    main()

"""What becomes of an input: refused in one sentence, or a sound state that plays on; anything else is a crash.

Run as a program it answers, one line for each line, with the engine that is on its path: so two engines are compared.
"""

from __future__ import annotations

import json
import signal
import sys
import traceback
from types import FrameType
from typing import Any

import talia

ANSWERS = 30
SECONDS = 20  # longer than this is taken for endless


class TooLong(BaseException):
    """An input that takes too long. Nothing may catch it on the way."""


def _alarm(number: int, frame: FrameType | None) -> None:
    raise TooLong


def judge(kind: str, name: str, text: str) -> list[Any]:
    """["refused", sentence], ["accepted", digests …] or ["crash", what happened]."""
    signal.signal(signal.SIGALRM, _alarm)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        state = _read(kind, name, text)
        if isinstance(state, str):
            return ["refused", state]
        return ["accepted", state.digest(), *_play_on(talia.game(name), state)]
    except TooLong:
        return ["crash", f"endless: no answer within {SECONDS} s"]
    except Exception:
        lines = traceback.format_exc().splitlines()
        return ["crash", " | ".join(line.strip() for line in lines[-5:])]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _read(kind: str, name: str, text: str) -> talia.State | str:
    game = talia.game(name)
    try:
        if kind == "positions":
            return game.load(text)
        return talia.Record.read(text).replay(game)
    except talia.TaliaError as error:
        sentence = str(error)
        assert sentence, "an error says what was wrong"
        assert "\n" not in sentence, f"not one sentence: {sentence!r}"
        assert len(sentence) < 4000, f"a sentence of {len(sentence)} letters"
        return sentence


def _play_on(game: talia.Game, state: talia.State) -> list[Any]:
    """Random answers, with everything looked at that anybody may ask for on the way."""
    rng = talia.Random(state.digest())
    _check(game, state, rng)
    for _ in range(ANSWERS):
        if state.over:
            break
        seat = rng.pick(state.asked)
        state.answer(seat, rng.pick(state.decision(seat).options))
        game.invariants(state)
    _check(game, state, rng)
    return [state.digest(), None if state.outcome is None else state.outcome.to_json()]


def _check(game: talia.Game, state: talia.State, rng: talia.Random) -> None:
    """The state is sound: what always holds does, it can be saved and loaded, seen and guessed at."""
    game.invariants(state)
    assert state.over or state.asked, "nobody is asked"
    told = json.loads(state.save())
    again = game.position(told, log=False).to_position()
    assert again == told, f"a saved game is another: {[key for key in told if told[key] != again[key]]}"
    for seat in (*range(state.setup.places), None):
        view = json.loads(json.dumps(state.view(seat)))
        state.events(seat)
        world = game.guess(view, rng)
        seen = json.loads(json.dumps(world.view(seat)))
        assert seen == view, f"a guess is not what seat {seat} sees: {[k for k in view if view[k] != seen.get(k)]}"


def main() -> None:
    print(json.dumps(talia.core.state.__file__), flush=True)
    for line in sys.stdin:
        kind, name, text = json.loads(line)
        print(json.dumps(judge(kind, name, text)), flush=True)


if __name__ == "__main__":
    main()

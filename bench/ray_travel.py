"""Does all that is public travel through Ray? Every game and variant, in mid-ability: sent, compared, played on.

    pip install -e ".[ray]"
    PYTHONPATH=build/compiled python -m bench.ray_travel

It ends by itself and says how much came back equal. Not a part of `make test`: Ray is an extra of its own.
"""

from __future__ import annotations

import copy
import os
import sys
from importlib import import_module

from tests.every_game.test_numbers import everything, played, same
from tests.every_game.tools import variants


def main() -> int:
    ray = import_module("ray")
    paths = os.pathsep.join(path for path in sys.path if path)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": paths}})
    try:
        sent = [everything(*variant) for variant in variants()]
        there = ray.remote(same)
        play = ray.remote(played)
        back = ray.get([there.remote(things) for things in sent])
        ended = ray.get([play.remote(things[3]) for things in sent])
    finally:
        ray.shutdown()
    wrong = 0
    for things, found, end in zip(sent, back, ended, strict=True):
        if found != same(things) or end != played(copy.deepcopy(things[3])):
            wrong += 1
            print(f"not equal: {things[1]!r}")
    print(f"{len(sent) - wrong} of {len(sent)} variants came back equal and played on alike")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
